"""Files with something wrong in them: every command answers with a message and a status, never with a traceback.

`bench/fuzz.py` changes files at random. What it found, cut down to what matters, lies in `tests/corpus`: a file, or a
folder of files that are read together, whose name begins with the command that failed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest

from tests.cli.running import run

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus"
LONG = "9" * 5_000
PUZZLE = 'format = 1\nfamily = "tiling"\nlattice = "square"\n'
BOARD = '[board]\nshape = "rectangle"\ncolumns = 2\nrows = 1\n'
SUMS = 'format = 1\nfamily = "labeling"\nlattice = "square"\n'
TOO_LONG = "a number of 5,000 digits; at most 999 are read"
FOUND_LONG = "found a text with a number of 5,000 digits"
CARDS = '"A+", "B-", "C+"\n"A-", "B+", "C-"\n'
# Files that would be long: their text, and what is said about them.
MADE: dict[str, tuple[str, str]] = {
    "copies.toml": (f'{PUZZLE}{BOARD}[[piece]]\nname = "a"\npicture = "x"\ncopies = "0..{LONG}"\n', FOUND_LONG),
    "open.toml": (f'{PUZZLE}{BOARD}[[polyforms]]\nsize = 1\ncopies = "{LONG}.."\n', FOUND_LONG),
    "total.toml": (f'{PUZZLE}total = "{LONG}"\n{BOARD}', "total.toml:4:9: expected a whole number or a range such as"),
    "columns.toml": (f"{PUZZLE}{BOARD}layers = {LONG}\n", f"columns.toml:8:10: {TOO_LONG}"),
    "quoted.toml": (f'about = "{LONG}"\nsize = {LONG}\n', f"quoted.toml:2:8: {TOO_LONG}"),
    "hex.toml": (f"{PUZZLE}{BOARD}layers = 0x1{'0' * 4_000}\n", "hex.toml:8:10: a number of 4,817 digits"),
    "number.json": (f'{{"format": 1, "about": "{LONG}", "title": {LONG}}}', TOO_LONG),
    "values.toml": (f'{SUMS}values = "1..{LONG}"\nlines = "straight"\n{BOARD}', FOUND_LONG),
    "sum.toml": (f'{SUMS}values = "1..2"\nlines = ["1 2 = {LONG}"]\n{BOARD}', FOUND_LONG),
    "target.toml": (f'{SUMS}values = "1..2"\ntarget = -{LONG}\nlines = "straight"\n{BOARD}', TOO_LONG),
    "dotted.toml": (f"{PUZZLE}a{'.a' * 400} = 1\n{BOARD}", "dotted.toml:4:65: lists or tables are nested too deeply"),
    "endless.toml": (
        f"{PUZZLE}a{'.a' * 20_000} = 1\n{BOARD}",
        "endless.toml:4:1: lists or tables are nested too deeply",
    ),
    "nested.toml": (f"{PUZZLE}a{'.a' * 50} = 1\n{BOARD}", "nested.toml:4:65: lists or tables are nested too deeply"),
    "long.xmpuzzle": (f'<puzzle><shapes><voxel x="{LONG}" y="1" z="1">#</voxel></shapes></puzzle>', "long.xmpuzzle"),
}


@pytest.mark.parametrize("command", ["check", "solve", "show", "convert", "draw"])
@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("b.toml", 'format = 1\ntitle = "x\n', "b.toml:2:11: a text is not closed on its line"),
        ("b.json", '{"format":1,', "b.json:1:13: this is not JSON"),
        ("deep.json", "[" * 100_000, "deep.json: lists or tables are nested too deeply"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(
    tmp_path: Path, command: str, name: str, text: str, wanted: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    more = ["-", "--to", "json"] if command == "convert" else []
    result = run(command, file, *more, status=2)
    assert wanted in result.stderr
    assert result.stdout == ""


def test_files_that_were_too_much_are_refused_in_words(tmp_path: Path) -> None:
    for name, (text, wanted) in MADE.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        _is_refused([file], wanted)
    for name, edges, wanted in (
        ("two.csv", "1,²,1\n", "two.csv:1:3: expected a whole number, found the text '²'"),
        ("long.csv", f"1,{LONG},1\n", f"long.csv:1:3: expected a whole number, {FOUND_LONG}"),
    ):
        for file, text in (("cards", CARDS), (name, edges)):
            (tmp_path / file).with_suffix(".csv").write_text(text, encoding="utf-8")
        _is_refused([tmp_path / "cards.csv", tmp_path / name], wanted)


def test_files_that_ended_in_a_traceback_are_refused_in_words() -> None:
    for entry in sorted(CORPUS.iterdir()):
        _is_refused(sorted(entry.iterdir()) if entry.is_dir() else [entry], "", entry.name.partition("-")[0])


def _is_refused(files: list[Path], wanted: str, command: str = "check") -> None:
    begun = process_time()
    result = run(command, *files, status=2)
    assert wanted in result.stderr
    assert process_time() - begun < 10


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="limits of time and memory are those of Unix")
def test_changed_files_are_read_or_refused_in_words() -> None:
    kinds = "puzzle,deck,foreign,model,brief"
    command = [sys.executable, str(ROOT / "bench" / "fuzz.py"), "--inputs", "150", "--kinds", kinds]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
