"""Values on the points of a labeling puzzle, laid and given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from ...errors import InvalidRequest
from ...sentences import sentence
from ..base import BrokenRule, Orientation, Table, Thing
from ..wording import thing_named
from .check import faults, region_states
from .puzzle import LabelingPuzzle, LabelingSolution, PlacedValue


@lru_cache(maxsize=8)
def things(puzzle: LabelingPuzzle) -> tuple[Thing, ...]:
    """The values of a puzzle; if there are more than points, each may stay unused."""
    lattice, least = puzzle.lattice, int(not puzzle.n_unused)
    alone = (Orientation(((0,) * len(lattice.coordinates),), ((),), {}, ""),)
    return tuple(Thing(str(value), thing_named("number", value), alone, least) for value in puzzle.values)


def values_of(puzzle: LabelingPuzzle, laid: Sequence[object]) -> tuple[PlacedValue, ...]:
    """The laid things as values on points; InvalidRequest if one is a piece."""
    values = tuple(PlacedValue(*one) for one in laid if isinstance(one, tuple))
    if len(values) < len(laid):
        raise InvalidRequest(
            sentence("{title} is about values on points; it has no pieces to lay", title=puzzle.title or puzzle.name)
        )
    return values


def with_given(puzzle: LabelingPuzzle, laid: Sequence[object]) -> tuple[PlacedValue, ...]:
    """The laid values, and after them those that are given."""
    values = values_of(puzzle, laid)
    points = {value.point for value in values}
    return (*values, *(PlacedValue(*pair) for pair in puzzle.given if pair[0] not in points))


def with_laid(puzzle: LabelingPuzzle, laid: Sequence[object]) -> LabelingPuzzle:
    """The puzzle with the laid values given, besides its own."""
    values = [(value.point, value.value) for value in values_of(puzzle, laid)]
    return replace(puzzle, given=tuple(dict.fromkeys((*puzzle.given, *values))))


def _lay(puzzle: LabelingPuzzle, number: int, orientation: int, cells: tuple[int, ...]) -> PlacedValue:
    return PlacedValue(cells[0], puzzle.values[number])


def _place_of(puzzle: LabelingPuzzle, placed: PlacedValue) -> tuple[int, int, int]:
    return puzzle.values.index(placed.value), 0, placed.point


def _faults(puzzle: LabelingPuzzle, laid: Sequence[object], is_partial: bool) -> list[BrokenRule]:
    return faults(puzzle, values_of(puzzle, laid), is_partial=is_partial)


def _solution(puzzle: LabelingPuzzle, laid: Sequence[object]) -> LabelingSolution:
    return LabelingSolution(puzzle, tuple(one.value for one in sorted(values_of(puzzle, laid))))


TABLE = Table(
    covers_one=True,
    things=things,
    lay=_lay,
    place_of=_place_of,
    words=lambda puzzle, placed: thing_named("number", placed.value),
    with_given=with_given,
    with_laid=with_laid,
    faults=_faults,
    regions=lambda puzzle, laid: region_states(puzzle, values_of(puzzle, laid)),
    solution=_solution,
    laid=lambda solution: tuple(PlacedValue(point, value) for point, value in enumerate(solution.values)),
)
