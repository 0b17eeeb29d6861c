"""Solutions read back from JSON and from boxes of text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tilewright as tw
from tilewright import catalog
from tilewright.errors import InvalidFile
from tilewright.families.labeling.puzzle import LabelingPuzzle, LabelingSolution
from tilewright.families.tiling.puzzle import Placed, TilingPuzzle, TilingSolution
from tilewright.formats import read_solutions
from tilewright.formats.puzzle_file import read_toml_text
from tilewright.formats.solutions import solution_from_json, solution_to_json
from tilewright.solving import solutions

TILES = """\
format = 1
family = "tiling"
lattice = "square"
tiles = ["A B C D", "E F G B", "* * A A"]
[board]
shape = "rectangle"
columns = 2
rows = 1
"""
LABELING = """\
format = 1
family = "labeling"
lattice = "square"
values = "1..3"
lines = ["ABC"]
target = 6
[board]
shape = "rectangle"
columns = 3
rows = 1
names = "ABC"
"""
BOX = """\
Solution 1
===========
---------------
|  A   |  F   |
| D  B | E  G |
|  C   |  B   |
---------------
"""


def tiles() -> TilingPuzzle:
    puzzle = read_toml_text(TILES, "tiles")
    assert isinstance(puzzle, TilingPuzzle)
    return puzzle


def test_boxes(tmp_path: Path) -> None:
    path = tmp_path / "found.txt"
    path.write_text(BOX + "\nand another one\n" + BOX)
    first, second = read_solutions(tiles(), path)
    assert first == second
    assert isinstance(first, TilingSolution)
    assert [(one.piece, one.cells, first.turns(one)) for one in first.placed] == [("1", (0,), 0), ("2", (1,), 3)]


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        (("D  B", "D  X"), (5, 6), "cell 1: no piece of tiles shows 'X' here"),
        (("D  B", "A  B"), (5, 6), "cell 1: no piece of tiles shows 'B A A C' here"),
        (("D  B", "D"), (5, 8), "the picture of a solution has '|' here, not a blank"),
        (("|  F   |\n", "|\n"), (4, 15), "the picture of a solution has '|' here, not a blank"),
        (("|  A   |  F   |\n", ""), (6, 1), "the picture of a solution has '|' here, not '-'"),
        (("F   |\n", "F   |-\n"), (4, 16), "the picture of a solution has a blank here, not '-'"),
        (("--\n|", "-+\n|"), (3, 15), "the picture of a solution has '-' here, not '+'"),
    ],
)
def test_wrong_boxes_are_told_with_their_place(
    tmp_path: Path, change: tuple[str, str], place: tuple[int, int], words: str
) -> None:
    path = tmp_path / "found.txt"
    path.write_text(BOX.replace(*change))
    with pytest.raises(InvalidFile) as caught:
        read_solutions(tiles(), path)
    assert [((one.line, one.column), one.message) for one in caught.value.mistakes] == [(place, words)]


def test_json_lines(tmp_path: Path) -> None:
    puzzle = tiles()
    solution = TilingSolution(
        puzzle, (Placed("3", (0,), ((None, None, "A", "A"),)), Placed("1", (1,), (("B", "A", "D", "C"),)))
    )
    data = solution_to_json(solution)
    assert data["placed"][0] == {"piece": "3", "cells": ["1"], "labels": [None, None, "A", "A"], "turns": 0}
    assert solution_from_json(puzzle, data) == solution
    for entry in data["placed"]:
        short = {key: value for key, value in entry.items() if key != "labels"}
        assert solution_from_json(puzzle, {"placed": [short]}).placed[0] in solution.placed  # type: ignore[union-attr]
    path = tmp_path / "found.jsonl"
    path.write_text(json.dumps(data) + "\n" + json.dumps(data) + "\n")
    assert read_solutions(puzzle, path) == [solution, solution]
    path.write_text(json.dumps(data) + "\n" + json.dumps(data).replace('"3"', '"7"') + "\n{")
    with pytest.raises(InvalidFile) as caught:
        read_solutions(puzzle, path)
    assert [one.line for one in caught.value.mistakes] == [2, 3]


def test_labelings(tmp_path: Path) -> None:
    puzzle = read_toml_text(LABELING, "three")
    assert isinstance(puzzle, LabelingPuzzle)
    solution = LabelingSolution(puzzle, (2, 1, 3))
    assert solution_to_json(solution) == {"values": {"A": 2, "B": 1, "C": 3}}
    path = tmp_path / "found.json"
    path.write_text(json.dumps([solution_to_json(solution)]))
    assert read_solutions(puzzle, path) == [solution]
    path.write_text('{"values": {"A": 2, "B": 1}}')
    with pytest.raises(InvalidFile, match="point C has no value"):
        read_solutions(puzzle, path)
    path.write_text("nothing here")
    with pytest.raises(InvalidFile, match="there are no solutions in this file"):
        read_solutions(puzzle, path)


ROW = """\
format = 1
family = "tiling"
lattice = "square"
[board]
shape = "rectangle"
columns = 2
rows = 1
"""
A_AND_B = """\
[[piece]]
name = "a"
tile = "{}"
{}
[[piece]]
name = "b"
tile = "{}"
{}
"""


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(ROW + A_AND_B.format("x y x z", "", "x y x z", "[[fixed]]\npiece = 'b'\ncell = 1"), id="fixed"),
        pytest.param(
            ROW + A_AND_B.format("x y x y", "", "x y x y", "freedom = 'fixed'\n[[fixed]]\npiece = 'b'\ncell = 1"),
            id="freedom",
        ),
        pytest.param(
            ROW.replace("columns = 2", "columns = 1") + A_AND_B.format("x y x y", "copies = '0..1'", "x y x y", ""),
            id="range",
        ),
        pytest.param(ROW + A_AND_B.format("* * * *", "", "x y x y", ""), id="wild"),
        pytest.param(
            ROW.replace("columns = 2", "columns = 4\noptional = '3'\nblocked = '4'")
            + A_AND_B.format("x y x y", "", "x y x y", ""),
            id="empty",
        ),
    ],
)
def test_boxes_are_read_as_they_were_written(tmp_path: Path, text: str) -> None:
    puzzle = read_toml_text(text, "row")
    wanted = list(solutions(puzzle))
    assert wanted
    path = tmp_path / "found.txt"
    path.write_text("\n\n".join(map(str, wanted)))
    assert read_solutions(puzzle, path) == wanted


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"placed": [' + "9" * 5_000 + "]}", "a number of 5,000 digits"),
        ('{"placed": [{"piece": [["1"]]}]}', "placed piece 1: expected the name of a piece, found a list"),
        ('{"placed": [{"piece": "1", "cells": [{}]}]}', "piece '1': expected the name of a cell, found a table"),
        ('{"placed": [{"piece": "1", "cells": [1], "labels": ["A", {}, "C", "D"]}]}', "piece '1': expected labels"),
    ],
)
def test_json_that_is_no_solution_is_told_in_words(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "found.json"
    path.write_text(text)
    with pytest.raises(InvalidFile) as caught:
        read_solutions(tiles(), path)
    assert words in caught.value.mistakes[0].message


def test_a_list_of_no_solutions(tmp_path: Path) -> None:
    path = tmp_path / "found"
    for text in ("No solution exists (proved: the search is exhausted).\n", "[]", '{"summary": {"found": 0}}\n'):
        path.write_text(text)
        assert read_solutions(tiles(), path) == []


def test_boxes_in_color_are_read(tmp_path: Path) -> None:
    puzzle = catalog.open_puzzle("unicorn")
    solution = tw.solve(puzzle).solutions[0]
    file = tmp_path / "colored.txt"
    file.write_text(str(tw.draw(solution, "text", color=True)), encoding="utf-8")
    assert "\x1b[" in file.read_text(encoding="utf-8")
    assert read_solutions(puzzle, file) == [solution]
