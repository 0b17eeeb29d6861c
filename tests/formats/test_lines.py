"""Solutions as lines of labels, as people print them: read, refused with their places, and written."""

from __future__ import annotations

from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright.errors import InvalidFile, InvalidRequest
from tilewright.families.tiling.puzzle import TilingSolution
from tilewright.formats import FORMATS, read_solutions
from tilewright.formats.puzzle_file import read_toml_text

RING = """\
GREEN, BLUE, RED, WHITE, BLACK, YELLOW
WHITE, BLUE, GREEN, YELLOW, BLACK, RED
YELLOW, GREEN, BLACK, BLUE, WHITE, RED
GREEN, WHITE, YELLOW, RED, BLUE, BLACK
RED, BLUE, BLACK, YELLOW, GREEN, WHITE
BLUE, BLACK, YELLOW, RED, WHITE, GREEN
"""
"""One of the two solutions of `giants-causeway`, as a program of 2015 printed it: without the tile in the middle."""
LETTERS = "GBRWKY WBGYKR YGKBWR GWYRBK RBKYGW BKYRWG"
ODD = """\
format = 1
family = "tiling"
lattice = "square"
tiles = [["a b", "-3", "*", "it's"], ["[x]", "a b", "#1", "-3"]]
[labels]
"-3" = "minus three"
[board]
shape = "rectangle"
columns = 3
rows = 1
optional = "1 2 3"
"""


def read(tmp_path: Path, text: str, name: str = "giants-causeway") -> list[object]:
    path = tmp_path / "found.txt"
    path.write_text(text)
    return list(read_solutions(tw.load(name), path))


@pytest.mark.parametrize(
    "text",
    [
        RING,
        "\n".join(LETTERS.split()),
        "\n".join(" ".join(row) for row in LETTERS.split()),
        RING.replace(",", "").title(),
        "[" + ",\n ".join(str(list(row)) for row in LETTERS.split()) + "]\n",
        str([list(row) for row in LETTERS.split()]).replace("'", '"'),
        "Solution 1:\n\n" + RING.replace("\n", ";\n\n") + "\n1 solution; the search is exhausted.",
        "my first one\n# with a remark\n" + RING,
        "W K R G B Y\n" + RING,
    ],
)
def test_many_ways_to_list_the_tiles_are_understood(tmp_path: Path, text: str) -> None:
    [found] = read(tmp_path, text)
    puzzle = tw.load("giants-causeway")
    tw.check(puzzle, found)
    assert found in list(tw.solutions(puzzle))


def test_an_empty_line_or_a_heading_parts_solutions(tmp_path: Path) -> None:
    assert len(read(tmp_path, RING + "\n\n" + RING)) == 2
    assert len(read(tmp_path, f"solution 1\n{RING}solution 2\n{RING}")) == 2


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (("GREEN, YELLOW", "GREN, YELLOW"), (2, 14, "solution 1: there is no label 'GREN'", "did you mean 'green'?")),
        (
            (", BLACK, RED\n", ", BLACK\n"),
            (2, 1, "solution 1: place 5 has 6 sides, found 5 labels", "list them as upper"),
        ),
        (
            ("BLUE, BLACK, YELLOW, RED, WHITE, GREEN\n", ""),
            (5, 1, "solution 1 has 5 lines; 7 places take as many, or 6", ""),
        ),
        (
            ("WHITE, BLUE, GREEN,", "BLUE, WHITE, GREEN,"),
            (2, 1, "solution 1: no tile of giants-causeway has these", "place 5"),
        ),
        (
            ("WHITE, BLUE, GREEN, YELLOW, BLACK, RED", "BLUE, RED, WHITE, BLACK, YELLOW, GREEN"),
            (2, 1, "solution 1: tile 4 lies on more than one place", "place 5"),
        ),
    ],
)
def test_mistakes_are_told_with_their_places(
    tmp_path: Path, change: tuple[str, str], found: tuple[object, ...]
) -> None:
    with pytest.raises(InvalidFile) as caught:
        read(tmp_path, RING.replace(*change, 1))
    [mistake] = caught.value.mistakes
    line, column, message, help = found
    assert (mistake.line, mistake.column) == (line, column)
    assert mistake.message.startswith(str(message))
    assert str(help) in mistake.help


def test_lines_that_were_written_read_back(tmp_path: Path) -> None:
    write = FORMATS["lines"].write_solution
    assert write is not None
    puzzle = read_toml_text(ODD, "odd")
    path = tmp_path / "odd.lines"
    every = list(tw.solutions(puzzle))
    path.write_text("\n".join(map(write, every)))
    assert read_solutions(puzzle, path) == every
    assert any("-\n" in write(one) for one in every)


@pytest.mark.parametrize("name", ["magic-triangle", "tetravex-3x3-a", "six-squares-cube"])
def test_solve_writes_lines_that_check_takes(tmp_path: Path, name: str) -> None:
    path = tmp_path / "found"
    written = run("solve", name, "-n", "2", "--format", "lines")
    path.write_text(written.stdout)
    checked = run("check", name, str(path))
    assert written.exit_code == checked.exit_code == 0
    assert "all right" in checked.stdout


def test_only_tiles_are_written_in_lines() -> None:
    write = FORMATS["lines"].write_solution
    assert write is not None
    puzzle = tw.load("soma")
    with pytest.raises(InvalidRequest, match="lines of labels are for puzzles of tiles"):
        write(TilingSolution(puzzle, ()))
    refused = run("solve", "magic-19", "--format", "lines", status=2)
    assert "is for tiles with labels" in refused.stderr
