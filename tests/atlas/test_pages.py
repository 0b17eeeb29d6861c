"""The pages of single puzzles: what they say, what is made anew, and what hostile files come to."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from jsonschema import Draft202012Validator

from tests.atlas.test_html import Seen
from tilewright import prove, verify
from tilewright.atlas.base import AtlasOptions
from tilewright.atlas.entries import AtlasEntry, of_catalog, of_folders
from tilewright.atlas.html import Html
from tilewright.atlas.make_atlas import MadeAtlas, make_atlas
from tilewright.atlas.number_words import differs
from tilewright.atlas.one import PAGE, PARTS, make_entry
from tilewright.atlas.part_names import PART_NAMES
from tilewright.atlas.sections import certificate, counts
from tilewright.errors import InvalidRequest, TilewrightError
from tilewright.writing import write_whole

DOCS = Path(__file__).parents[2] / "docs"
NAMES = ("giants-causeway", "unicorn", "magic-square-3", "ubongo-duel")
QUICK = AtlasOptions(seconds=5)
LARGEST_PAGE = 300_000


def entries(*names: str) -> list[AtlasEntry]:
    return [AtlasEntry(name, name) for name in names]


def made(out: Path, given: list[AtlasEntry], options: AtlasOptions = QUICK, **how: Any) -> MadeAtlas:
    steps = make_atlas(out, given, options, **how)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            atlas: MadeAtlas = end.value
            return atlas


def data_in(out: Path, slug: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((out / slug / "data.json").read_text(encoding="utf-8"))
    return data


@pytest.fixture(scope="module")
def atlas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One atlas of small puzzles, with their own processes."""
    out = tmp_path_factory.mktemp("atlas") / "out"
    made(out, entries(*NAMES), workers=2)
    return out


def test_the_table_of_parts_and_its_names_agree() -> None:
    assert tuple(sorted(PART_NAMES)) == tuple(sorted(name for name, part in PARTS.items() if not part.is_needed))
    before: set[str] = set()
    for name, part in {**PARTS, PAGE.name: PAGE}.items():
        assert name == part.name
        assert before.issuperset(part.reads)
        before.add(name)


def test_the_data_are_as_documented(atlas: Path) -> None:
    types = json.loads((DOCS / "schemas" / "answers.schema.json").read_text(encoding="utf-8"))["$defs"]
    for name in NAMES:
        Draft202012Validator({"$ref": "#/$defs/AtlasPuzzleJson", "$defs": types}).validate(data_in(atlas, name))
    listed = json.loads((atlas / "atlas.json").read_text(encoding="utf-8"))
    assert [row["slug"] for row in listed["puzzles"]] == sorted(
        NAMES, key=lambda name: data_in(atlas, name)["title"].casefold()
    )
    for row in listed["puzzles"]:
        Draft202012Validator({"$ref": "#/$defs/AtlasRowJson", "$defs": types}).validate(row)


@pytest.mark.parametrize("name", [*NAMES, ""])
def test_pages_are_small_and_all_that_they_show_is_there(atlas: Path, name: str) -> None:
    for path in (atlas / name).glob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert len(text) < LARGEST_PAGE
        for tag, attributes in Seen(text).tags:
            assert "style" not in attributes
            for key in ("href", "src"):
                if link := attributes.get(key):
                    assert not urlsplit(link).scheme
                    target = (path.parent / link).resolve()
                    assert target.is_file(), (tag, link)
                    assert target.is_relative_to(atlas.resolve())


def test_counts_say_what_is_recorded_what_was_counted_and_who_agrees(atlas: Path) -> None:
    [case] = data_in(atlas, "unicorn")["counts"]
    numbers = {one["counts"]: one for one in case["numbers"]}
    assert (numbers["distinct"]["computed"], numbers["symmetry"]["computed"]) == (8, 2)
    assert numbers["distinct"]["agrees"] is True
    assert numbers["distinct"]["known"][0]["source"]
    assert numbers["raw"] == {"counts": "raw", "known": [], "computed": 8, "agrees": None}
    assert case["second"]["agrees"]
    assert case["second"]["engine"] != case["search"]["engine"]
    text = Seen((atlas / "unicorn" / "index.html").read_text(encoding="utf-8")).text
    assert "the certificate agrees" in text
    assert numbers["distinct"]["known"][0]["source"] in text


def test_a_certificate_can_be_unpacked_and_verified(atlas: Path, tmp_path: Path) -> None:
    for name in ("unicorn", "giants-causeway", "magic-square-3"):
        one = data_in(atlas, name)["certificate"]
        assert one["state"] == "included"
        assert one["verified"]
        with zipfile.ZipFile(atlas / name / one["file"]) as archive:
            archive.extractall(tmp_path / name)
        assert verify(tmp_path / name).distinct == one["distinct"] > 0
        assert one["commands"][0].startswith(f"tilewright prove {name} ")
    # The command makes the same files again.
    prove("unicorn", tmp_path / "again")
    again = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (tmp_path / "again").iterdir()}
    assert again == {file["file"]: file["sha256"] for file in data_in(atlas, "unicorn")["certificate"]["files"]}


def test_all_setups_have_a_table(atlas: Path) -> None:
    [one] = data_in(atlas, "ubongo-duel")["setups"]
    assert (one["setups"], one["answered"], one["solvable"], one["total"]) == (495, 495, 13, 14)
    assert one["exhausted"]
    rows = (atlas / "ubongo-duel" / "setups.csv").read_text(encoding="utf-8").splitlines()
    assert len(rows) == 496
    assert (atlas / "ubongo-duel" / "setups.html").read_text(encoding="utf-8").count("<tr>") == 496


def test_nothing_is_made_anew_unless_something_changed(atlas: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in atlas.rglob("*.*") if path.suffix != ".lock"}
    assert made(atlas, entries(*NAMES)).n_made == 0
    assert {path: path.stat().st_mtime_ns for path in before} == before


SMALL = AtlasOptions(seconds=2, without=tuple({*PART_NAMES} - {"citation", "files"}))
FILE = """\
format = 1
title = "A small one"
family = "labeling"
lattice = "square"
values = "1..4"
lines = "straight"
target = 5
[board]
shape = "rectangle"
columns = 2
rows = 2
"""


def test_only_what_changed_is_made_anew(tmp_path: Path) -> None:
    source, out = tmp_path / "mine.toml", tmp_path / "out"
    source.write_text(FILE)
    entry = AtlasEntry("mine", files=(str(source),))
    assert make_entry(entry, out, SMALL).made == ("about", "pictures", "files", "citation", "page")
    assert make_entry(entry, out, SMALL).made == ()
    named = AtlasOptions(seconds=2, without=SMALL.without, address="https://example.org/atlas/")
    assert make_entry(entry, out, named).made == ("citation", "page")
    assert "https://example.org/atlas/mine/" in (out / "mine" / "cite.bib").read_text()
    source.write_text(FILE.replace("A small one", "Another one"))
    other = AtlasEntry("mine", files=(str(source),))
    assert make_entry(other, out, named).made == ("about", "pictures", "files", "citation", "page")
    # A file that is gone, or was changed, is made again; a part that is left away loses its files.
    copy = out / "mine" / "puzzle.json"
    whole = copy.read_bytes()
    copy.unlink()
    assert make_entry(other, out, named).made == ("files",)
    copy.write_bytes(whole[:-1] + b" ")
    assert make_entry(other, out, named).made == ("files",)
    assert copy.read_bytes() == whole
    bare = AtlasOptions(seconds=2, without=PART_NAMES)
    assert make_entry(other, out, bare).made == ("page",)
    assert {path.name for path in (out / "mine").iterdir()} == {
        *(".atlas", "data.json", "index.html", "picture.svg", "small.svg")
    }


def test_what_is_cut_off_between_two_files_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, out = tmp_path / "mine.toml", tmp_path / "out"
    source.write_text(FILE)
    whole = make_entry(AtlasEntry("mine", files=(str(source),)), tmp_path / "whole", SMALL)
    written: list[Path] = []

    def stopping_write(target: Path, content: str | bytes) -> None:
        if len(written) == stop_after:
            raise KeyboardInterrupt
        written.append(target)
        write_whole(target, content)

    monkeypatch.setattr("tilewright.atlas.records.write_whole", stopping_write)
    n_interrupts = 0
    for n in range(100):
        stop_after = n
        written.clear()
        try:
            found = make_entry(AtlasEntry("mine", files=(str(source),)), out, SMALL)
            break
        except KeyboardInterrupt:
            n_interrupts += 1
    assert n_interrupts > 5
    assert {name: one.facts for name, one in found.records.items()} == {
        name: one.facts for name, one in whole.records.items()
    }
    for path in (tmp_path / "whole").rglob("*.*"):
        if path.is_file():
            assert (out / path.relative_to(tmp_path / "whole")).read_bytes() == path.read_bytes()


MARKUP = """<img src=x onerror=alert(1)>"'&{}$<script>"""
HOSTILE = f'''\
format = 1
title = """{MARKUP}"""
about = """</p><script>alert(2)</script> \\u202e"""
maker = ["</script>", """{MARKUP}"""]
sources = ["javascript:alert(3)", """{MARKUP}"""]
family = "tiling"
lattice = "square"
[board]
shape = "rectangle"
columns = 2
rows = 2
[[piece]]
name = """{MARKUP}"""
color = "red"
picture = "##"
[[piece]]
name = "--"
picture = "##"
[variant."../../x"]
about = """{MARKUP}"""
[[known]]
count = 7
counts = "distinct"
source = """{MARKUP}"""
'''


def test_a_folder_of_hostile_files(tmp_path: Path) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    (folder / "a").mkdir(parents=True)
    (folder / f"a/{'x' * 200}.toml").write_text(FILE)
    (folder / "unicorn.toml").write_text(HOSTILE)
    (folder / "Ünicorn!.toml").write_text(FILE)
    (folder / "broken.toml").write_text('format = 1\nfamily = "tiling"\ntitle = "<b>"\n')
    (folder / "notes.txt").write_text("no puzzle")
    found = [*entries("unicorn"), *of_folders([folder], out, ["unicorn"])]
    slugs = [entry.slug for entry in found]
    assert len({*slugs}) == len(slugs) == 5
    assert all(re.fullmatch(r"[a-z0-9-]{1,70}", slug) for slug in slugs)
    atlas = made(out, found[1:], AtlasOptions(seconds=2), workers=1)
    assert sorted(bool(row["mistake"]) for row in atlas.rows) == [False, False, False, True]
    [hostile] = [slug for slug in slugs if slug.startswith("unicorn-")]
    for path in out.rglob("*.html"):
        for tag, attributes in Seen(path.read_text(encoding="utf-8")).tags:
            assert tag not in ("iframe", "object", "style", "b") or (tag == "b" and path.parent == out)
            assert tag != "script" or attributes == {"src": "search.js", "defer": None}
            assert not any(key.startswith("on") for key in attributes)
            assert not str(attributes.get("href", "")).startswith("javascript:")
    data = data_in(out, hostile)
    assert data["title"] == MARKUP
    text = Seen((out / hostile / "index.html").read_text(encoding="utf-8")).text
    assert MARKUP in text
    assert "\u202e" not in text
    # The file claims a number that is wrong.
    first = data["counts"][0]
    assert [one["agrees"] for one in first["numbers"] if one["counts"] == "distinct"] == [False]
    assert "DIFFERS" in text
    assert [row["slug"] for row in atlas.rows if row["differs"]] == [hostile]
    assert "numbers DIFFER" in (out / "index.html").read_text()
    assert {path.resolve().is_relative_to(out.resolve()) for path in out.rglob("*")} == {True}
    assert not list(tmp_path.glob("x*"))


def test_a_part_that_was_given_up_says_why(tmp_path: Path) -> None:
    found = make_entry(AtlasEntry("unicorn", "unicorn"), tmp_path, SMALL, given_up={"files": "it <took> too long"})
    assert found.records["files"].facts == {"problem": "it <took> too long"}
    assert data_in(tmp_path, "unicorn")["problems"] == {"files": "it <took> too long"}
    assert "it &lt;took&gt; too long" in (tmp_path / "unicorn" / "index.html").read_text()
    # It is not tried again by the same program.
    assert make_entry(AtlasEntry("unicorn", "unicorn"), tmp_path, SMALL).made == ()


def test_a_fault_of_a_part_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError("here")

    with monkeypatch.context() as patch:
        patch.setattr("tilewright.atlas.parts.puzzle_files._short", fail)
        found = make_entry(AtlasEntry("unicorn", "unicorn"), tmp_path, SMALL)
    assert "ZeroDivisionError: here" in found.records["files"].facts["problem"]
    assert "files" in make_entry(AtlasEntry("unicorn", "unicorn"), tmp_path, SMALL).made


@pytest.mark.parametrize(
    ("options", "only", "message"),
    [
        (AtlasOptions(without=("proofs",)), (), "did you mean 'proof'"),
        (AtlasOptions(without=("page",)), (), "no part 'page' can be left away"),
        (AtlasOptions(), ("unicor",), "did you mean 'unicorn'"),
    ],
)
def test_what_is_asked_wrongly_is_refused(
    tmp_path: Path, options: AtlasOptions, only: tuple[str, ...], message: str
) -> None:
    with pytest.raises(InvalidRequest, match=message):
        made(tmp_path / "out", entries("unicorn"), options, only=only)
    assert not (tmp_path / "out").exists()


def test_pages_of_puzzles_that_are_not_named_any_more_stay_and_are_told(tmp_path: Path) -> None:
    out, quick = tmp_path / "out", AtlasOptions(without=tuple(PART_NAMES))
    assert made(out, entries("unicorn", "soma"), quick).unlisted == ()
    assert made(out, entries("unicorn", "soma"), quick, only=("soma",)).unlisted == ()
    later = made(out, entries("soma"), quick)
    assert [row["slug"] for row in later.rows] == ["soma"]
    assert later.unlisted == ("unicorn",)
    assert (out / "unicorn" / "index.html").is_file()


def test_other_folders_are_never_touched(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(InvalidRequest, match="has files in it, and no atlas"):
        made(tmp_path, entries("unicorn"))
    with pytest.raises(InvalidRequest, match="is a file"):
        made(tmp_path / "mine.txt", entries("unicorn"))
    with pytest.raises(TilewrightError):
        of_folders([tmp_path / "none"], tmp_path / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_files_of_the_same_name_in_several_folders_have_addresses_of_their_own(tmp_path: Path) -> None:
    folders = [tmp_path / place for place in ("red", "blue", "old/red", "older/red")]
    for folder in folders:
        (folder / "a").mkdir(parents=True)
        (folder / "a" / "p.toml").write_text(FILE)
    (folders[0] / "a" / "p.json").write_text(json.dumps(tomllib.loads(FILE)))
    found = of_folders(folders, tmp_path / "out", ["a-p"])
    slugs = [entry.slug for entry in found]
    assert len({*slugs}) == len(slugs) == 5
    assert all(slug.startswith("a-p-") for slug in slugs)
    # They do not change from one run to the next.
    assert [entry.slug for entry in of_folders(folders, tmp_path / "out", ["a-p"])] == slugs
    with pytest.raises(InvalidRequest, match="is a folder named several times"):
        of_folders([folders[0]] * 40, tmp_path / "out")


def test_an_atlas_inside_of_a_folder_is_no_part_of_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(FILE)
    for _ in range(2):
        [entry] = of_folders([tmp_path], tmp_path / "public")
        make_entry(entry, tmp_path / "public", SMALL)
    assert (tmp_path / "public" / "mine" / "puzzle.toml").is_file()


def test_the_catalog_has_an_address_for_each_puzzle() -> None:
    found = of_catalog()
    assert [entry.slug for entry in found] == [entry.name for entry in found]


SEARCH = {"engine": "scan", "nodes": 1, "seconds": 1.0}


def text_of(section: Html | None) -> str:
    return "" if section is None else Seen(section.text).text


def numbers_of(*known: int, computed: int | None) -> dict[str, Any]:
    agrees = None if computed is None else {*known} <= {computed}
    recorded = [{"count": one, "source": f"source of {one}"} for one in known]
    return {"counts": "distinct", "known": recorded, "computed": computed, "agrees": agrees}


@pytest.mark.parametrize("computed", [None, 5])
def test_each_recorded_number_is_compared_for_itself(computed: int | None) -> None:
    case: dict[str, Any] = {"variant": "", "setup": [], "target": None, "search": None, "second": None, "remark": ""}
    data: Any = {"counts": [{**case, "numbers": [numbers_of(5, 7, computed=computed)]}]}
    text = text_of(counts(data))
    assert ("agrees with: source of 5" in text) == (computed is not None)
    assert ("DIFFERS from: 7, source of 7" in text) == (computed is not None)
    assert "7, source of 7" in text
    assert differs(data) == (computed is not None)


def test_only_a_certificate_that_was_checked_proves_and_one_with_another_number_differs() -> None:
    case: dict[str, Any] = {"variant": "", "setup": [], "target": None, "search": SEARCH, "second": None, "remark": ""}
    proof: dict[str, Any] = {
        "state": "too large",
        "method": "list",
        "up_to_symmetry": None,
        "remark": "IT DOES NOT HOLD",
        "file": None,
    }
    proof |= {"bytes": 1, "sha256": "", "files": [], "commands": []}
    for distinct, verified in ((5, True), (6, True), (5, False)):
        data: Any = {"counts": [{**case, "numbers": [numbers_of(5, computed=5)]}]}
        data["certificate"] = {**proof, "distinct": distinct, "verified": verified}
        told = text_of(counts(data))
        assert ("the certificate agrees" in told) == (verified and distinct == 5)
        assert ("the certificate DIFFERS, with 6 distinct" in told) == (distinct == 6) == differs(data)
        assert ("It proves" in text_of(certificate(data))) == verified
