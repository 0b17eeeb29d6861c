"""The checker: reads the rules of a labeling puzzle afresh and shares no code with compiling or solving."""

from __future__ import annotations

from collections import Counter

from ..wording import listing
from .puzzle import LabelingPuzzle, LabelingSolution


def broken_rules(puzzle: LabelingPuzzle, solution: LabelingSolution) -> list[str]:
    """The rules that a solution breaks, in words; an empty list if it is right."""
    names, lying = puzzle.board.names, solution.values
    if len(lying) != len(names):
        return [f"there are {len(lying)} values for {len(names)} points"]
    return [*_values(puzzle, lying), *_given(puzzle, lying), *_lines(puzzle, lying)]


def _values(puzzle: LabelingPuzzle, lying: tuple[int, ...]) -> list[str]:
    used = Counter(lying)
    found = []
    for value in puzzle.values:
        if used[value] == 0:
            found.append(f"value {value} is not used")
        elif used[value] > 1:
            points = [name for name, own in zip(puzzle.board.names, lying, strict=True) if own == value]
            found.append(f"value {value} is used {used[value]} times: on points {' '.join(points)}")
    for name, value in zip(puzzle.board.names, lying, strict=True):
        if value not in puzzle.values:
            found.append(f"point {name} has {value}, which is not among the values")
    return found


def _given(puzzle: LabelingPuzzle, lying: tuple[int, ...]) -> list[str]:
    return [
        f"point {puzzle.board.names[point]} has {lying[point]}, but {value} is given there"
        for point, value in puzzle.given
        if lying[point] != value
    ]


def _lines(puzzle: LabelingPuzzle, lying: tuple[int, ...]) -> list[str]:
    totals = []
    for line in puzzle.lines:
        total = 0
        for point in line:
            total += lying[point]
        totals.append((" ".join(puzzle.board.names[point] for point in line), total))
    found = []
    if puzzle.targets is not None:
        allowed = sorted(puzzle.targets)
        wanted = listing(map(str, allowed), joint="or")
        found = [f"line {line} adds up to {total}, not {wanted}" for line, total in totals if total not in allowed]
    if not found:
        # All sums are allowed ones; they must be the same besides.
        first, common = totals[0]
        found = [
            f"line {line} adds up to {total}, but line {first} to {common}" for line, total in totals if total != common
        ]
    return found
