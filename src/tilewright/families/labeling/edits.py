"""Small changes of a labeling puzzle: another number in its file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NoReturn

from ..edits import Edit, Edits, Mark, Slip
from .puzzle import LabelingPuzzle, PlacedValue
from .setups import possible_targets


def _replaced(key: str, number: int, entry: tuple[int, int], puzzle: LabelingPuzzle) -> LabelingPuzzle:
    """The puzzle with another entry in one of its lists of pairs."""
    pairs = getattr(puzzle, key)
    changes: dict[str, Any] = {key: (*pairs[:number], entry, *pairs[number + 1 :])}
    return replace(puzzle, **changes)


def _aimed(target: int, puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, targets=(target,))


def _dropped(number: int, puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, given=puzzle.given[:number] + puzzle.given[number + 1 :])


def _slips(puzzle: LabelingPuzzle) -> Iterator[Slip]:
    """Another value on a point, another sum of a line, another sum of all lines."""
    names, values = puzzle.board.names, sorted(puzzle.values)
    taken = set(puzzle.given_values.values())
    for number, (point, value) in enumerate(puzzle.given):
        words = f"give {{}} instead of {value} on point {names[point]}"
        edits = [
            Edit("number", words.format(other), partial(_replaced, "given", number, (point, other)), cells=(point,))
            for other in values
            if other not in taken
        ]
        yield Slip(tuple(edits), partial(_dropped, number))
    for number, (line, total) in enumerate(puzzle.own_targets):
        points = puzzle.lines[line]
        words = f"let {' '.join(names[point] for point in points)} add up to {{}} instead of {total}"
        edits = [
            Edit("number", words.format(other), partial(_replaced, "own_targets", number, (line, other)), cells=points)
            for other in range(sum(values[: len(points)]), sum(values[-len(points) :]) + 1)
            if other != total
        ]
        yield Slip(tuple(edits))
    if puzzle.target is not None and puzzle.common_lines:
        words = f"let the lines add up to {{}} instead of {puzzle.target}"
        sums = [other for other in possible_targets(puzzle) if other != puzzle.target]
        yield Slip(tuple(Edit("number", words.format(other), partial(_aimed, other)) for other in sums), _free_sum)


def _free_sum(puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, targets=None)


def _to_give(puzzle: LabelingPuzzle, laid: PlacedValue) -> str:
    return f"give {laid.value} on point {puzzle.board.names[laid.point]}"


def _no_mark(compiled: object, mark: Mark) -> NoReturn:
    raise AssertionError("a labeling has no marks but its values")


EDITS = Edits(_to_give, lambda compiled: lambda choices: (), _no_mark, _slips)
