"""Labelings read from pictures: a value in each point."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from ...errors import InvalidSolution
from ...sentences import sentence
from ..pictured import Content, Pictured, SeenPicture
from ..scenes import Scene, SceneCell
from .puzzle import LabelingPuzzle, LabelingSolution
from .scene import scene_of_solution


def _blank(puzzle: LabelingPuzzle) -> Scene:
    scene = scene_of_solution(LabelingSolution(puzzle, (0,) * len(puzzle.board)))
    return replace(scene, cells=tuple(replace(cell, text="") for cell in scene.cells))


def _contents(puzzle: LabelingPuzzle) -> Sequence[Collection[Content]]:
    return [[(str(value), ()) for value in puzzle.values]] * len(puzzle.board)


def _filled(cell: SceneCell, content: Content, owner: int) -> SceneCell:
    return replace(cell, text=content[0])


def _solution(puzzle: LabelingPuzzle, seen: SeenPicture) -> LabelingSolution:
    point_of: dict[str, int] = {}
    for point, contents in enumerate(seen.contents):
        if not contents:
            raise InvalidSolution(sentence("point {name} has no value", name=puzzle.board.names[point]), point)
        value = contents[0][0]
        if value in point_of:
            first, names = point_of[value], puzzle.board.names
            raise InvalidSolution(
                sentence(
                    "number {value} stands on points {name} and {name_2}",
                    value=value,
                    name=names[first],
                    name_2=names[point],
                ),
                point,
            )
        point_of[value] = point
    return LabelingSolution(puzzle, tuple(int(contents[0][0]) for contents in seen.contents))


PICTURED = Pictured(_blank, _contents, _filled, _solution)
