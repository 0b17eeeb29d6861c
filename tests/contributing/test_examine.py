"""Contributions: what keeps a puzzle out of the catalog is said, all at once, and nothing else does."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tests.cli.running import run
from tests.contracts.templates import template_text
from tilewright import catalog
from tilewright.contributing import compared
from tilewright.contributing.citation import LICENSES, remarks_on_name, remarks_on_words
from tilewright.contributing.examine import Contribution, examine
from tilewright.contributing.twice import CountedCase
from tilewright.families.common import Known
from tilewright.formats import FORMATS
from tilewright.formats.puzzle_file import document_of_puzzle
from tilewright.formats.toml_text import toml_text

ROOT = Path(__file__).parents[2]
FORM = ROOT / "contrib" / "four-on-the-stairs.toml"
WORDS = """format = 1
title = "A puzzle of tests"
about = "A puzzle of tests, drawn in 2026."
maker = "Jane Doe"
sources = ["made for this catalog"]
license = "facts only"
family = "tiling"
lattice = "square"
"""
SUMMARIES = cache(catalog.summaries)


@pytest.fixture(autouse=True)
def _summaries_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the catalog once for all of these tests."""
    monkeypatch.setattr(catalog, "summaries", SUMMARIES)


def looked_at(folder: Path, text: str, name: str = "of-tests.toml", **options: Any) -> Contribution:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return examine(path, **{"seconds": 60, **options})


def said(found: Contribution, *levels: str) -> list[str]:
    return [f"{one.about}: {one.message}" for one in found.having(*levels)]


def test_the_form_is_ready_and_is_the_one_of_the_page() -> None:
    assert examine(FORM).is_accepted
    assert template_text("puzzle.md", FORM.name).lstrip("\n") == FORM.read_text(encoding="utf-8")


def test_all_that_is_missing_is_said_at_once_with_the_counts_to_write(tmp_path: Path) -> None:
    bare = '[board]\nshape = "rectangle"\ncolumns = 3\nrows = 3\n[[polyforms]]\nsize = 3\ncopies = "0.."\n'
    found = looked_at(tmp_path, 'format = 1\nfamily = "tiling"\nlattice = "square"\n' + bare)
    assert [one.about for one in found.having("missing")] == [
        *("title", "about", "maker", "sources", "sources", "license", "known")
    ]
    lines = tomllib.loads(found.remarks[-1].help)["known"]
    answer = tw.count(tw.load(tmp_path / "of-tests.toml"), engine="exact-cover")
    assert {one["counts"]: one["count"] for one in lines} == {
        "symmetry": answer.up_to_symmetry,
        "rotation": answer.up_to_rotation,
        "distinct": answer.distinct,
    }
    done = looked_at(tmp_path, f"{WORDS}{bare}\n{found.remarks[-1].help}\n")
    assert done.is_accepted, done.remarks


def test_mistakes_come_together_with_missing_words(tmp_path: Path) -> None:
    found = looked_at(tmp_path, FORM.read_text(encoding="utf-8").replace('license = "facts only"', "licence = 1"))
    assert isinstance(found.mistakes, tw.InvalidFile)
    assert "licence" in str(found.mistakes)
    assert "license: no license of the facts" in said(found, "missing")


@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff", "format = 1", "= 1", "[" * 500, "format = 1\n\0"])
def test_broken_files_are_no_puzzles(text: str, tmp_path: Path) -> None:
    try:
        found = looked_at(tmp_path, text)
    except tw.TilewrightError:
        return
    assert found.mistakes is not None
    assert not found.is_accepted


def turned(document: dict[str, Any]) -> dict[str, Any]:
    """The same puzzle with other words: pieces renamed, in the opposite order, everything drawn upside down."""
    document = {**document, "title": "Another puzzle", "known": []}
    if "tiles" in document:
        labels = sorted({label for tile in document["tiles"] for label in tile.split()})
        new = {label: str(number) for number, label in enumerate(reversed(labels))}
        document["tiles"] = [" ".join(new[label] for label in tile.split()) for tile in reversed(document["tiles"])]
        pairs = {frozenset((a, b)) for a in labels for b in labels if a[:-1] == b[:-1] and a != b}
        document["matching"] = {"pairs": [[new[one] for one in pair] for pair in pairs]}
    else:
        document["piece"] = [
            {**piece, "name": f"x{k}", "picture": "\n\n".join(part[::-1] for part in piece["picture"].split("\n\n"))}
            for k, piece in enumerate(reversed(document["piece"]))
        ]
    return document


@pytest.mark.parametrize("name", ["unicorn", "soma"])
def test_a_puzzle_of_the_catalog_is_known_under_other_names(name: str, tmp_path: Path) -> None:
    document = turned(document_of_puzzle(tw.load(name)))
    found = looked_at(tmp_path, toml_text(document), seconds=20)
    same = [one.message for one in found.having("wrong") if one.about == "puzzle"]
    assert any(f"({name})" in message for message in same)


def test_a_puzzle_without_a_solution_says_so_itself(tmp_path: Path) -> None:
    text = (
        WORDS + '[board]\npicture = """\n###\n#.#\n###\n"""\n[[polyforms]]\nsize = 4\nnames = "usual"\nonly = "I L"\n'
    )
    found = looked_at(tmp_path, text)
    assert not tw.count(tw.load(tmp_path / "of-tests.toml")).distinct
    assert any("no solution" in one for one in said(found, "missing", "wrong"))
    zero = '[[known]]\ncount = 0\ncounts = "distinct"\nsource = "by hand"\n'
    assert looked_at(tmp_path, text + zero).is_accepted


def test_counts_of_the_file_are_compared(tmp_path: Path) -> None:
    text = FORM.read_text(encoding="utf-8")
    found = looked_at(tmp_path, text.replace("count = 1\n", "count = 2\n"))
    assert "known: count = 2 (distinct) is not what is counted here: 1" in said(found, "wrong")


def test_many_solutions_are_counted_and_too_many_are_left_open(tmp_path: Path) -> None:
    def board(columns: int, rows: int, sizes: str) -> str:
        shape = f'[board]\nshape = "rectangle"\ncolumns = {columns}\nrows = {rows}\n'
        return WORDS + shape + "".join(f'[[polyforms]]\nsize = {size}\ncopies = "0.."\n' for size in sizes)

    found = looked_at(tmp_path, board(10, 8, "2"))
    [counted] = found.counts
    # OEIS A099390, eight rows and ten columns.
    assert counted.numbers["distinct"] == 1_031_151_241
    assert len(counted.engines) == 2
    # Processor time: what else the machine does is no part of it.
    began = time.process_time()
    found = looked_at(tmp_path, board(30, 30, "56"), seconds=2)
    assert time.process_time() - began < 60
    assert found.having("open")
    assert not found.is_accepted


def test_each_variant_and_each_setup_that_has_a_count_is_counted(tmp_path: Path) -> None:
    document = tomllib.loads(catalog.text_of("genius-star"))
    found = looked_at(tmp_path, toml_text({**document, "known": document["known"][:2]}), seconds=20)
    cases = [(one.case.variant, len(one.case.blocked), len(one.known)) for one in found.counts]
    assert cases == [("", 7, 2), ("golden-star", 7, 0)]
    assert all(len(one.engines) == 2 for one in found.counts)
    # The variant has no count in this file; one setup was drawn, and the lines say which.
    [line] = [one.help for one in found.having("note") if "no known count" in one.message]
    assert set(tomllib.loads(line)["known"][0]) - {"seconds"} == {"count", "counts", "variant", "block", "source"}


@pytest.mark.parametrize("name", ["katamino", "y-pentomino", "magic-square-3"])
def test_sets_sizes_and_sums_are_set_up(name: str, tmp_path: Path) -> None:
    document = {**tomllib.loads(catalog.text_of(name)), "known": []}
    document.pop("variant", None)
    found = looked_at(tmp_path, toml_text(document), seconds=20)
    assert [one.case.variant for one in found.counts] == [""]
    [lines] = [one.help for one in found.having("missing") if one.about == "known"]
    again = looked_at(tmp_path, f"{toml_text(document)}\n{lines}\n", seconds=20)
    assert not [one for one in again.remarks if one.about == "known"]


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.parametrize("row", [row for row in FORMATS.values() if row.read and row.write], ids=lambda row: row.name)
def test_every_format_is_looked_at(row: Any, tmp_path: Path) -> None:
    name = next(
        (one for one in ("soma", "pentominoes-3x20", "macmahon-squares-2", "magic-triangle") if _is_written(row, one)),
        "",
    )
    suffix = row.suffixes[0]
    found = looked_at(tmp_path, row.write(tw.load(name)), f"of-tests{suffix}", seconds=20)
    assert found.mistakes is None
    assert any(one.about == "puzzle" for one in found.having("wrong")), name
    assert bool([one for one in found.remarks if one.about == "file"]) == (row.name != "toml")


def _is_written(row: Any, name: str) -> bool:
    try:
        row.write(tw.load(name))
    except tw.TilewrightError:
        return False
    return True


@pytest.mark.parametrize(
    "name",
    [
        *("soma.toml", "SOMA2.toml", "a--b.toml", "-a.toml", "a-.toml", ".toml", "a b.toml", "ä.toml", "con.toml"),
        *(
            "a.b.toml",
            "a.tilewright.toml",
            "a",
            "a.TOML",
            "a.txt",
            "$(id).toml",
            "a;b.toml",
            "::error::.toml",
            "\u202ea.toml",
        ),
        *("a" * 41 + ".toml", "dominoes-hard.toml", "a\nb.toml", "a\x1b[31m.toml"),
    ],
)
def test_names_that_the_catalog_cannot_have(name: str) -> None:
    assert list(remarks_on_name(name))


def test_names_that_it_can_have() -> None:
    for name in ("nine-hexagons.toml", "7-and-11.toml", "a.toml"):
        assert not list(remarks_on_name(name))


@pytest.mark.parametrize(
    ("key", "value", "about"),
    [
        ("title", " Soma CUBE ".strip(), "title"),
        ("maker", "SmartGames Inc", "maker"),
        ("maker", "Smart Games", "maker"),
        ("license", "GPL-3.0", "license"),
        ("sources", ["J. Doe, Nine squares (1999)"], "sources"),
        ("sources", [], "sources"),
        ("sources", "arxiv.org/abs/1903.00001", "sources"),
        ("about", "", "about"),
        ("maker", 7, "maker"),
        ("known", [{"count": 1}], "known"),
        ("known", 7, ""),
        ("sources", ["https://example.org/1999"] * 2, "sources"),
    ],
)
def test_words_that_are_missing_or_wrong(key: str, value: object, about: str) -> None:
    good: dict[str, Any] = {
        "title": "t",
        "about": "about",
        "maker": ["Jane Doe"],
        "sources": ["J. Doe, Cubism 12 (1999), example.org/nine"],
        "license": "CC0-1.0",
    }
    assert not list(remarks_on_words(good))
    found = list(remarks_on_words({**good, key: value}))
    assert about in [one.about for one in found] or not about


@pytest.mark.parametrize(
    "source",
    [
        *("https://example.org/a", "example.org/a", "www.example.org", "doi:10.1000/182", "10.1000/182"),
        *("arXiv:2303.10798", "ISBN 978-0-691-02444-8", "OEIS A000162", "heather.cafe/posts/calendar-puzzle"),
    ],
)
def test_addresses(source: str) -> None:
    words = {"title": "t", "about": "a (1999)", "maker": "m", "license": LICENSES[0], "sources": f"J. Doe, {source}"}
    assert not list(remarks_on_words(words))
    assert list(remarks_on_words({**words, "sources": "E.R.Berlekamp, vol. 2, p. 7"}))


def test_long_words_are_looked_at_quickly() -> None:
    began = time.process_time()
    assert list(remarks_on_words({"about": "a-" * 3_000_000, "sources": ["0 " * 3_000_000, "a." * 3_000_000]}))
    assert time.process_time() - began < 5


def test_engines_that_differ_are_a_fault_of_ours() -> None:
    right, wrong = tw.count("tatami"), tw.count("unicorn")
    found = CountedCase(Known(0, "distinct", ""), (), right, wrong)
    assert found.differs
    [remark] = compared.remarks_on_count(found)
    assert remark.level == "wrong"
    assert "report" in remark.help


def test_only_one_engine_to_its_end_leaves_the_puzzle_open() -> None:
    whole = tw.count("tatami")
    part = tw.count("tatami", engine="exact-cover", limits=tw.Limits(nodes=1))
    assert not part.exhausted
    for first, second in ((part, whole), (whole, part), (whole, None)):
        found = CountedCase(Known(0, "distinct", ""), (), first, second)
        levels = [one.level for one in compared.remarks_on_count(found)]
        assert levels == ["open", "missing"]
        [line] = tomllib.loads(found.to_write())["known"][-1:]
        assert line["count"] == whole.distinct
        assert line["source"].startswith("counted by an engine of tilewright")


@pytest.mark.skipif(os.name == "nt", reason="bash and git")
def test_the_check_of_pull_requests_is_not_fooled_by_names(tmp_path: Path) -> None:
    names = ["$(touch fooled).toml", "a\nb.toml", "-o.toml", "`id`.toml", "link.toml", "good-one.toml"]
    (tmp_path / ".ci").mkdir()
    script = tmp_path / ".ci" / "contributions"
    script.write_bytes((ROOT / ".ci" / "contributions").read_bytes())
    script.chmod(0o755)
    (tmp_path / "contrib").mkdir()
    (tmp_path / "tilewright").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilewright "$@"\n')
    (tmp_path / "tilewright").chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "SECONDS_EACH": "20"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    def commit() -> None:
        run("git", "add", "contrib")
        who = ("-c", "user.name=t", "-c", "user.email=t@example.org")
        assert run("git", *who, "commit", "--allow-empty", "-qm", "x").returncode == 0

    run("git", "init", "-q")
    commit()
    for name in names[:4]:
        (tmp_path / "contrib" / name).write_text(FORM.read_text(encoding="utf-8"))
    (tmp_path / "contrib" / "link.toml").symlink_to("/etc/passwd")
    commit()
    found = run(".ci/contributions", "HEAD^1")
    assert found.returncode == 1, found.stderr
    assert not list(tmp_path.rglob("fooled"))
    assert "root:" not in found.stdout
    assert found.stdout.count("is not ready") == 4
    # A file alone that is ready, and one that was taken away.
    (tmp_path / "contrib" / "good-one.toml").write_text(FORM.read_text(encoding="utf-8"))
    (tmp_path / "contrib" / "link.toml").unlink()
    commit()
    found = run(".ci/contributions", "HEAD^1")
    assert (found.returncode, found.stdout.count("is ready")) == (0, 1), found.stdout + found.stderr
    assert run(".ci/contributions", "no-such-commit").returncode not in (0, 1)


def test_the_page_of_a_puzzle_comes_with_its_certificate(tmp_path: Path) -> None:
    out = tmp_path / "look"
    text = run("check", "--contribution", FORM, "-o", out).output
    page = out / FORM.stem / "index.html"
    assert f"Wrote {page}" in text
    assert "Four on the stairs" in page.read_text(encoding="utf-8")
    with zipfile.ZipFile(page.with_name("certificate.zip")) as packed:
        packed.extractall(tmp_path / "certificate")
    [folder] = {path.parent for path in (tmp_path / "certificate").rglob("puzzle.toml")}
    assert tw.verify(folder).distinct == 1
    # What is found is said even if the page cannot be made.
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "a").touch()
    text = run("check", "--contribution", FORM, "-o", tmp_path / "full", status=2).output
    assert "is ready for the catalog" in text
    assert "has files in it" in text
