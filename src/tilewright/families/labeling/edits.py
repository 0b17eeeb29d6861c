"""Small changes of a labeling puzzle: another number in its file, another point of a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from typing import Any, NoReturn

from ...boards import Board
from ...errors import InvalidPuzzle
from ...lattices.matrices import minus
from ...models import NumberSet
from ...sentences import sentence
from ..edits import Edit, Edits, Mark, Slip
from .puzzle import LabelingPuzzle, PlacedValue
from .setups import possible_targets


def _replaced(key: str, number: int, entry: tuple[int, int | NumberSet], puzzle: LabelingPuzzle) -> LabelingPuzzle:
    """The puzzle with another entry in one of its lists of pairs."""
    pairs = getattr(puzzle, key)
    changes: dict[str, Any] = {key: (*pairs[:number], entry, *pairs[number + 1 :])}
    return replace(puzzle, **changes)


def _changed(changes: dict[str, Any], puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, **changes)


def _aimed(target: int, puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, targets=(target,))


def _dropped(number: int, puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, given=puzzle.given[:number] + puzzle.given[number + 1 :])


def _slips(puzzle: LabelingPuzzle) -> Iterator[Slip]:
    """Another value on a point, another sum of a line, another sum of all lines, another point of a line."""
    names, values = puzzle.board.names, sorted(puzzle.values)
    taken = set(puzzle.given_values.values())
    for number, (point, value) in enumerate(puzzle.given):
        edits = [
            Edit(
                "number",
                sentence(
                    "give {other} instead of {value} on point {point}",
                    other=str(other),
                    value=str(value),
                    point=names[point],
                ),
                partial(_replaced, "given", number, (point, other)),
                cells=(point,),
            )
            for other in values
            if other not in taken
        ]
        yield Slip(tuple(edits), partial(_dropped, number))
    for number, (line, own) in enumerate(puzzle.own_targets):
        points = puzzle.lines[line]
        named = " ".join(names[point] for point in points)
        edits = [
            Edit(
                "number",
                sentence("let {points} add up to {other} instead of {sum}", points=named, other=other, sum=own),
                partial(_replaced, "own_targets", number, (line, other)),
                cells=points,
            )
            for other in _slips_of_sum(own, sum(values[: len(points)]), sum(values[-len(points) :]))
        ]
        yield Slip(tuple(edits))
    if puzzle.target is not None and puzzle.common_lines:
        sums = [other for other in possible_targets(puzzle) if other != puzzle.target]
        yield Slip(
            tuple(Edit("number", _other_sum(puzzle, other), partial(_aimed, other)) for other in sums), _free_sum
        )

    yield from _other_points(puzzle)


def _other_sum(puzzle: LabelingPuzzle, other: int) -> str:
    return sentence("let the lines add up to {other} instead of {sum}", other=str(other), sum=str(puzzle.target))


def _other_points(puzzle: LabelingPuzzle) -> Iterator[Slip]:
    """Another point of a line, the likeliest lines first."""
    board = puzzle.board
    if len(board.lattice.kinds) == 1 and puzzle.lines == board.straight_lines():
        # A file need not list these.
        return
    slips = []
    for number, line in enumerate(puzzle.lines):
        edits = []
        for place, point in enumerate(line):
            for other in set(range(len(board))) - set(line):
                lines = _with_line(puzzle, number, (*line[:place], other, *line[place + 1 :]))
                named = sentence(
                    "write {other} instead of {point} in the line {points}",
                    other=board.names[other],
                    point=board.names[point],
                    points=" ".join(board.names[one] for one in line),
                )
                rank = _rank_of_lines(board, lines)
                edits.append(Edit("line", named, partial(_changed, {"lines": lines}), cells=(point, other), rank=rank))
        edits.sort(key=lambda edit: edit.rank)
        slips.append(Slip(tuple(edits), _without_line(puzzle, number)))
    yield from sorted((slip for slip in slips if slip.edits), key=lambda slip: slip.edits[0].rank)


def _slips_of_sum(own: NumberSet, least: int, most: int) -> Iterator[NumberSet]:
    """What a sum of a line could have been: any that it can reach for another; for several one end that is moved."""
    if own.only is not None:
        yield from (NumberSet.of(other) for other in range(least, most + 1) if other != own.only)
        return
    for k, (low, high) in enumerate(own.ranges):
        before, after = own.ranges[:k], own.ranges[k + 1 :]
        lower = range(least, (most if high is None else high) + 1) if low is not None else ()
        upper = range(least if low is None else low, most + 1) if high is not None else ()
        ends = [*((other, high) for other in lower), *((low, other) for other in upper)]
        changed = (NumberSet((*before, (one, other), *after)) for one, other in ends)
        yield from dict.fromkeys(one for one in changed if one != own)


def _with_line(puzzle: LabelingPuzzle, number: int, line: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*puzzle.lines[:number], line, *puzzle.lines[number + 1 :])


def _without_line(puzzle: LabelingPuzzle, number: int) -> Callable[[LabelingPuzzle], LabelingPuzzle] | None:
    """The change that drops a line; None if no others are left that need the sum."""
    own = tuple((line - (line > number), target) for line, target in puzzle.own_targets if line != number)
    change: dict[str, Any] = {"lines": puzzle.lines[:number] + puzzle.lines[number + 1 :], "own_targets": own}
    try:
        replace(puzzle, **change)
    except InvalidPuzzle:
        return None
    return partial(_changed, change)


def _rank_of_lines(board: Board, lines: tuple[tuple[int, ...], ...]) -> tuple[int, int, int]:
    """The lower, the likelier: lines that are not straight; points that meet twice; how unequally points are used."""
    meetings = Counter(pair for line in lines for pair in combinations(sorted(line), 2))
    times = Counter(point for line in lines for point in line)
    return (
        sum(not _is_straight(board, line) for line in lines),
        sum(often - 1 for often in meetings.values()),
        sum(often**2 for often in times.values()),
    )


def _is_straight(board: Board, line: tuple[int, ...]) -> bool:
    first, *others = (board.lattice.center(board.cells[point]) for point in line)
    steps = [minus(other, first) for other in others]
    axes = list(combinations(range(board.lattice.dimension), 2))
    return all(a[i] * b[j] == a[j] * b[i] for a, b in pairwise(steps) for i, j in axes)


def _free_sum(puzzle: LabelingPuzzle) -> LabelingPuzzle:
    return replace(puzzle, targets=None)


def _to_give(puzzle: LabelingPuzzle, laid: PlacedValue) -> str:
    point = puzzle.board.names[laid.point]
    return sentence("give {value} on point {point}", value=str(laid.value), point=point)


def _no_mark(compiled: object, mark: Mark) -> NoReturn:
    raise AssertionError("a labeling has no marks but its values")


EDITS = Edits(_to_give, lambda compiled: lambda choices: (), _no_mark, _slips, lambda puzzle, edit: [(edit, 1)])
