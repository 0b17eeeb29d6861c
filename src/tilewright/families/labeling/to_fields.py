"""From a labeling puzzle back to the fields of its file."""

from __future__ import annotations

from typing import Any

from ..number_sets import written_numbers
from ..to_fields import fields_of_board, fields_of_known, head, without_empty, words
from .line_words import words_behind
from .puzzle import LabelingPuzzle
from .regions import written_region


def fields_of_puzzle(puzzle: LabelingPuzzle) -> dict[str, Any]:
    """The plain data of the puzzle's file."""
    board, targets = puzzle.board, puzzle.targets
    target: Any = "common" if targets is None else targets[0] if len(targets) == 1 else list(targets)
    if not puzzle.common_lines:
        target = None
    return {
        **head(puzzle),
        "values": _fields_of_values(puzzle.values),
        **({"lines": _fields_of_lines(puzzle)} if puzzle.lines else {}),
        **without_empty(
            {
                "target": target,
                "board": fields_of_board(board),
                "region": [written_region(board, region) for region in puzzle.regions],
                "given": {board.names[point]: value for point, value in puzzle.given},
                "known": fields_of_known(puzzle.known),
            }
        ),
    }


def _fields_of_values(values: tuple[int, ...]) -> Any:
    if len(values) > 2 and values == tuple(range(values[0], values[0] + len(values))):
        return f"{values[0]}..{values[-1]}"
    return list(values)


def _fields_of_lines(puzzle: LabelingPuzzle) -> Any:
    board = puzzle.board
    if len(board.lattice.kinds) == 1 and puzzle.lines == board.straight_lines() and not puzzle.own_targets:
        return "straight"
    listed = [[board.names[point] for point in line] for line in puzzle.lines]
    if all(len(name) == 1 and name.isalpha() for name in board.names):
        listed = [["".join(line)] for line in listed]
    own = puzzle.own_target
    sums = [words_behind(" ".join(map(str, written_numbers(own[k])))) if k in own else [] for k in range(len(listed))]
    return [words([*line, *behind]) for line, behind in zip(listed, sums, strict=True)]
