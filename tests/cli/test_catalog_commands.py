"""`list`, `show`, `convert` and completion."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.kernels.on_demand import needs_compiler
from tilewright import catalog, deadline
from tilewright.cli.commands import check
from tilewright.kernels import _native

from .running import run


def test_list_has_a_row_for_each_puzzle() -> None:
    rows = run("list").stdout.splitlines()[1:]
    assert [row.split()[0] for row in rows] == list(catalog.names())
    unicorn = next(row for row in rows if row.startswith("unicorn"))
    assert unicorn.split()[1:] == ["Unicorn", "square", "tiling", "2", "up", "to", "rotation"]


def test_list_takes_words() -> None:
    names = [row.split()[0] for row in run("list", "Hexagonal", "tiling").stdout.splitlines()[1:]]
    assert "circus-seven" in names
    assert "tetrakites" in names
    assert all("hexagonal" in catalog.summary(name).lattice for name in names)
    made = [row.split()[0] for row in run("list", "smartgames").stdout.splitlines()[1:]]
    assert made == [name for name in catalog.names() if "SmartGames" in catalog.summary(name).maker] != []
    assert "No puzzle is described" in run("list", "nonsense", status=1).stderr


def test_list_as_json() -> None:
    listed = json.loads(run("list", "unicorn", "--json").stdout)
    assert [puzzle["name"] for puzzle in listed] == ["unicorn"]
    assert {"count": 8, "counts": "distinct"}.items() <= listed[0]["known"][0].items()
    assert json.loads(run("list", "soma", "--json").stdout)[0]["maker"] == ["Piet Hein"]


def test_show() -> None:
    text = run("show", "genius-star").stdout
    for part in (
        "The Genius Star\n",
        "maker: The Happy Puzzle Company\n",
        "pieces:\n",
        "7 dice say",
        "golden-star",
        "7,699 distinct",
        "sources:",
    ):
        assert part in text


def test_show_file_and_json() -> None:
    assert run("show", "unicorn", "--file").stdout == catalog.text_of("unicorn")
    assert json.loads(run("show", "unicorn", "--json").stdout)["title"] == "Unicorn"
    variant = tomllib.loads(run("show", "genius-star", "--file", "--variant", "golden-star").stdout)
    assert "variant" not in variant


def test_a_variant_is_written_with_its_own_numbers() -> None:
    own = catalog.load("genius-star").known
    assert {one.variant for one in own} == {"", "golden-star"}
    written = json.loads(run("convert", "genius-star", "-", "--to", "json", "--variant", "golden-star").stdout)
    assert [one["count"] for one in written["known"]] == [one.count for one in own if one.variant]
    assert not any("variant" in one for one in written["known"])
    plain = json.loads(run("convert", "genius-star", "-", "--to", "json").stdout)
    assert [one["count"] for one in plain["known"]] == [one.count for one in own if not one.variant]


def test_convert_and_back(tmp_path: Path) -> None:
    run("convert", "unicorn", tmp_path / "unicorn.json")
    back = run("convert", tmp_path / "unicorn.json", "-", "--to", "toml").stdout
    assert tomllib.loads(back)["tiles"] == tomllib.loads(catalog.text_of("unicorn"))["tiles"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["unicorn"], "one file to write"),
        (["unicorn", "-"], "say with --to"),
        (["unicorn", "unicorn.xml"], "has the suffix '.xml', which should say the format: .toml, .json"),
        (["unicorn", "no/such/folder/unicorn.toml"], "cannot be written"),
    ],
)
def test_convert_refuses(arguments: list[str], message: str) -> None:
    assert message in run("convert", *arguments, status=2).stderr


def test_convert_does_not_write_over_what_it_reads(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(catalog.text_of("unicorn"))
    assert "written over" in run("convert", file, file, status=2).stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_script(shell: str) -> None:
    script = run("completion", shell).stdout
    assert f"_TILEWRIGHT_COMPLETE={shell}_complete" in script
    assert f"# To have it in every new {shell}:" in script


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("tilewright so", "solve"),
        ("tilewright solve uni", "unicorn"),
        ("tilewright count --engine s", "sums"),
        ("tilewright solve genius-star --variant g", "golden-star"),
    ],
)
def test_completion(words: str, offered: str) -> None:
    environment = {
        "_TILEWRIGHT_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }
    result = subprocess.run(
        [sys.executable, "-m", "tilewright"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    assert f"plain,{offered}" in result.stdout.splitlines()


def test_doctor() -> None:
    text = run("doctor").stdout
    assert all(word in text for word in ("Python", "ortools", "All is well."))
    # Where the kernels do not come with the installation, and none was needed yet, they are still to be compiled.
    assert "run as machine code" in text or "are compiled by" in text


@pytest.mark.parametrize(
    ("target", "build"), [("x86_64_v3", "x86-64-v3"), ("x86_64_v2", "x86-64-v2"), ("generic", "any aarch64")]
)
def test_doctor_names_the_build_that_the_processor_takes(
    target: str, build: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_native, "library_fault", lambda: "")
    monkeypatch.setattr(_native, "library_target", lambda: target)
    monkeypatch.setattr("platform.machine", lambda: "aarch64")
    monkeypatch.delenv("TILEWRIGHT_KERNELS", raising=False)
    assert f"machine code that came with the installation (the build for {build})" in run("doctor").stdout
    monkeypatch.setenv("TILEWRIGHT_KERNELS", "/my/own")
    assert f"machine code from /my/own by TILEWRIGHT_KERNELS (the build for {build})" in run("doctor").stdout


@pytest.mark.skipif(bool(_native.library_fault()), reason="there is no library of kernels")
def test_doctor_knows_the_build_of_a_real_library() -> None:
    assert re.search(r"\(the build for (x86-64-v[234]|any \w+)\)", run("doctor").stdout)


@needs_compiler
def test_doctor_tells_what_fails(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    result = subprocess.run(
        [sys.executable, "-m", "tilewright", "doctor"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_CACHE_HOME": str(file), "TILEWRIGHT_KERNELS": ""},
    )
    if sys.platform == "linux":
        assert result.returncode == 1
        assert "cannot be written" in result.stdout


def test_check_stops_by_a_limit_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "_SECONDS", 0)
    monkeypatch.setattr(check, "within", lambda seconds: nullcontext())
    monkeypatch.setattr(deadline, "_FREE_SECONDS", 0.0)
    file = tmp_path / "large.toml"
    lines = ["format = 1", 'title = "x"', 'family = "tiling"', 'lattice = "square"', "[board]", 'shape = "rectangle"']
    file.write_text("\n".join([*lines, "columns = 40", "rows = 40", "[[polyforms]]", "size = 4"]), encoding="utf-8")
    result = run("check", file, status=3)
    assert "note: the time was over before all ways in which 5 pieces can lie on 1600 cells were seen" in result.stdout
    assert "Stopped by the limit of 0 s for each puzzle" in result.stdout
    assert "No mistakes found" not in result.stdout


@pytest.mark.parametrize("command", ["check", "show", "solve"])
@pytest.mark.parametrize(("name", "text"), [("b.toml", 'format = 1\ntitle = "x\n'), ("b.json", '{"format":1,')])
def test_a_file_that_is_no_toml_or_json_is_refused_with_its_place(
    command: str, name: str, text: str, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_text(text)
    assert run(command, file, status=2).stderr.startswith(f"{file}:")


def test_identify_names_the_puzzle_and_its_counts(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(catalog.text_of("unicorn").replace("P", "x").replace("Unicorn", "Mine"))
    text = run("identify", file).stdout
    assert "This is Unicorn (unicorn).\n  8 distinct: the eight boards" in text
    assert "This is Monkey puzzle (monkey-puzzle).\n" in text
    same = [one["name"] for one in json.loads(run("identify", file, "--json").stdout) if one["same"]]
    assert same == ["bibi-puzzle", "monkey-puzzle", "unicorn"]


def test_identify_tells_what_is_like_an_unknown_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(catalog.text_of("unicorn").replace('"PT GT RH YH"', '"PT PT RH YH"'))
    lines = run("identify", file, status=1).stdout.splitlines()
    assert lines[:3] == ["The catalog does not have this puzzle.", "", "Other pieces on the same board:"]
    assert ["unicorn", "Unicorn", "2", "up", "to", "rotation"] in [line.split() for line in lines]


def test_placements_of_a_piece() -> None:
    text = run("show", "tetrominoes-4x5", "--placements", "O", "-n", 2, "--ascii").stdout
    assert text.startswith("Tetrominoes in 4 x 5\n\npiece O: 12 placements\n2 of them are drawn; -n 12 draws all\n\n")
    assert re.search(r"^1 +2$", text, re.MULTILINE)
    assert (
        "tile 2: 6 placements, in 4 of 6 orientations\n\n" in run("show", "giants-causeway", "--placements", "2").stdout
    )
    answer = json.loads(run("show", "unicorn", "--placements", 3, "-n", 1, "--json").stdout)
    first = {"cells": ["1"], "labels": ["RT", "YH", "GH", "PT"]}
    assert answer == {"puzzle": "unicorn", "piece": "3", "n": 36, "placements": [first]}
    assert "--placements PIECE" in run("show", "soma", "-n", 3, status=2).stderr
    assert "take one of them" in run("show", "soma", "--file", "--placements", "T", status=2).stderr


def test_identify_finds_the_puzzles_that_have_a_piece() -> None:
    lines = run("identify", "--piece", "sphinx", "--lattice", "triangular").stdout.splitlines()
    assert lines[0] == "This piece is in:"
    assert any(line.startswith("  hexiamonds-hexagon ") and "710 up to symmetry" in line for line in lines)
    one = [found["name"] for found in json.loads(run("identify", "--picture", "##/.#/.##", "--json").stdout)]
    both = [
        found["name"]
        for found in json.loads(run("identify", "--picture", "##/.#/.##", "--piece", "W", "--json").stdout)
    ]
    assert set() < set(both) <= set(one)
    assert "magic-triangle" in run("identify", "--tile", "HO BW HW").stdout
    assert "No puzzle of the catalog has that." in run("identify", "--tile", "no-such-label", status=1).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("unicorn", "--piece", "W"), "either a puzzle or pieces"),
        (("--tile", "HO BW"), "has 2 labels, and cells have 3, 4, 5, 6, 8 or 12 sides"),
        (("--lattice", "hexagonal"), "name a piece"),
        (("--piece", "W", "--lattice", "hexagons"), "there is no lattice"),
    ],
)
def test_identify_refuses_what_is_no_piece(words: tuple[str, ...], said: str) -> None:
    assert said in run("identify", *words, status=2).stderr
