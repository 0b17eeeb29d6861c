"""Solutions of labeling puzzles as plain data: the value of each point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...errors import InvalidSolution
from ...sentences import sentence
from ..base import SolutionFormat
from ..pictured import Pictured
from ..wording import found, suggestion
from .puzzle import LabelingPuzzle, LabelingSolution, PlacedValue

if TYPE_CHECKING:
    from ...answers.solving import LabelingSolutionJson


def _to_json(solution: LabelingSolution) -> LabelingSolutionJson:
    return {"values": _row(solution)}


def _from_json(puzzle: LabelingPuzzle, data: Mapping[str, Any]) -> LabelingSolution:
    return LabelingSolution(puzzle, _values(puzzle, data["values"]))


def _values(puzzle: LabelingPuzzle, data: object) -> tuple[int, ...]:
    laid = {one.point: one.value for one in _laid_from_json(puzzle, data)}
    for point, name in enumerate(puzzle.board.names):
        if point not in laid:
            raise InvalidSolution(sentence("point {name} has no value", name=name))
    return tuple(laid[point] for point in range(len(puzzle.board)))


def _laid_from_json(puzzle: LabelingPuzzle, data: object) -> tuple[PlacedValue, ...]:
    if not isinstance(data, Mapping):
        raise InvalidSolution(sentence("expected a value for each point, found {data}", data=found(data)))
    points, laid = puzzle.board.index_of_name, []
    for name, value in data.items():
        if str(name) not in points:
            raise InvalidSolution(
                sentence(
                    "there is no point {name}; {suggestion}",
                    name=repr(name),
                    suggestion=suggestion(str(name), points, "the points are named"),
                )
            )
        if not isinstance(value, int) or isinstance(value, bool):
            raise InvalidSolution(
                sentence("point {name}: expected a whole number, found {data}", name=name, data=found(value))
            )
        laid.append(PlacedValue(points[str(name)], value))
    return tuple(laid)


def _laid_to_json(puzzle: LabelingPuzzle, laid: Sequence[PlacedValue]) -> dict[str, int]:
    return {puzzle.board.names[one.point]: one.value for one in laid}


def _columns(puzzle: LabelingPuzzle) -> dict[str, Any]:
    return dict.fromkeys(puzzle.board.names, "int64")


def _row(solution: LabelingSolution) -> dict[str, int]:
    return dict(zip(solution.puzzle.board.names, solution.values, strict=True))


def _pictured() -> Pictured:
    from .pictured import PICTURED

    return PICTURED


SOLUTIONS = SolutionFormat("values", _to_json, _from_json, _columns, _row, _pictured, _laid_to_json, _laid_from_json)
