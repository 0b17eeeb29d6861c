"""Solutions of labeling puzzles as plain data: the value of each point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...errors import InvalidSolution
from ...sentences import sentence
from ..base import SolutionFormat
from ..pictured import Pictured
from ..wording import found, suggestion
from .puzzle import LabelingPuzzle, LabelingSolution

if TYPE_CHECKING:
    from ...answers.solving import LabelingSolutionJson


def _to_json(solution: LabelingSolution) -> LabelingSolutionJson:
    return {"values": _row(solution)}


def _from_json(puzzle: LabelingPuzzle, data: Mapping[str, Any]) -> LabelingSolution:
    return LabelingSolution(puzzle, _values(puzzle, data["values"]))


def _values(puzzle: LabelingPuzzle, data: object) -> tuple[int, ...]:
    if not isinstance(data, Mapping):
        raise InvalidSolution(sentence("expected a value for each point, found {data}", data=found(data)))
    names = puzzle.board.names
    for name in data:
        if name not in names:
            raise InvalidSolution(
                sentence(
                    "there is no point {name}; {suggestion}",
                    name=repr(name),
                    suggestion=suggestion(name, names, "the points are named"),
                )
            )
    for name in names:
        if name not in data:
            raise InvalidSolution(sentence("point {name} has no value", name=name))
        if not isinstance(data[name], int) or isinstance(data[name], bool):
            raise InvalidSolution(
                sentence("point {name}: expected a whole number, found {data}", name=name, data=found(data[name]))
            )
    return tuple(data[name] for name in names)


def _columns(puzzle: LabelingPuzzle) -> dict[str, Any]:
    return dict.fromkeys(puzzle.board.names, "int64")


def _row(solution: LabelingSolution) -> dict[str, int]:
    return dict(zip(solution.puzzle.board.names, solution.values, strict=True))


def _pictured() -> Pictured:
    from .pictured import PICTURED

    return PICTURED


SOLUTIONS = SolutionFormat("values", _to_json, _from_json, _columns, _row, _pictured)
