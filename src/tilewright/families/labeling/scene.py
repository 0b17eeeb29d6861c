"""Pictures of labeling puzzles: values in their places, the lines that add up, the sum."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...boards import Board
from ...sentences import NameList, commas, sentence
from ..closed import ways_round
from ..number_sets import short_words
from ..scenes import Scene, SceneCell
from ..wording import plural
from .puzzle import LabelingPuzzle, LabelingSolution
from .regions import named, shown


def scene_of_puzzle(puzzle: LabelingPuzzle) -> Scene:
    """The points with their names, the values that are given, the lines and the regions."""
    cells = tuple(_point(puzzle, point) for point in range(len(puzzle.board)))
    return _scene(puzzle, cells, _task(puzzle), notes=_lines(puzzle))


def _scene(puzzle: LabelingPuzzle, cells: tuple[SceneCell, ...], caption: str, **more: Any) -> Scene:
    title = puzzle.title or puzzle.name
    regions = shown(puzzle.board, puzzle.regions)
    return Scene(
        title,
        puzzle.lattice,
        tuple(replace(cell, regions=regions.get(point, ())) for point, cell in enumerate(cells)) if regions else cells,
        lines=puzzle.lines,
        sums=_sums(puzzle),
        caption=caption,
        words=puzzle.board.names,
        **more,
    )


def _point(puzzle: LabelingPuzzle, point: int) -> SceneCell:
    cell, name = puzzle.board.cells[point], puzzle.board.names[point]
    if point not in puzzle.given_values:
        return SceneCell(cell, name=name)
    value = str(puzzle.given_values[point])
    if shows_names(puzzle.board):
        return SceneCell(cell, "filled", text=value, name=name, given=True)
    # The other points show their numbers; a value must not look like one of these.
    return SceneCell(cell, "filled", text="=" + value, given=True)


def scene_of_solution(solution: LabelingSolution) -> Scene:
    """The values in their places, and the sum."""
    puzzle = solution.puzzle
    named = shows_names(puzzle.board)
    cells = tuple(
        SceneCell(
            cell,
            "filled",
            text=str(solution.values[point]),
            name=puzzle.board.names[point] if named else "",
            given=point in puzzle.given_values,
        )
        for point, cell in enumerate(puzzle.board.cells)
    )
    return _scene(puzzle, cells, "" if solution.sum is None else f"sum {solution.sum}")


def shows_names(board: Board) -> bool:
    """Tell whether names stand beside values: in the plane mere numbers would only confuse.

    In space, where the layers stand apart, numbers are needed too, to find the points of a line.
    """
    return board.lattice.dimension > 2 or any(name != str(place + 1) for place, name in enumerate(board.names))


def _task(puzzle: LabelingPuzzle) -> str:
    values = sorted(puzzle.values)
    run = values == list(range(values[0], values[0] + len(values)))
    what: str = commas(map(str, values))
    if run and len(values) > 2:
        what = sentence("{least} to {most}", least=str(values[0]), most=str(values[-1]))
    if puzzle.n_unused:
        what = sentence("{n} of {values}", n=len(puzzle.board), values=what)
    if not puzzle.lines:
        return sentence("place {values}: every region meets its condition", values=what)
    if not puzzle.common_lines:
        return sentence("place {values}: every line adds up to its own sum", values=what)
    line = sentence("every other line") if puzzle.own_targets else sentence("every line")
    if puzzle.targets is None:
        return sentence("place {values}: {line} has the same sum", values=what, line=line)
    sums = NameList(" or ".join(map(str, puzzle.targets)), map(str, puzzle.targets), "or")
    if len(puzzle.targets) == 1:
        return sentence("place {values}: {line} adds up to {sums}", values=what, line=line, sums=sums)
    return sentence("place {values}: {line} adds up to the same, {sums}", values=what, line=line, sums=sums)


def _sums(puzzle: LabelingPuzzle) -> tuple[str, ...]:
    """The text on each line: its own sum, or none."""
    own = puzzle.own_target
    return tuple(short_words(own[number]) if number in own else "" for number in range(len(puzzle.lines)))


def _lines(puzzle: LabelingPuzzle) -> tuple[str, ...]:
    listed = [f"  {_in_words(puzzle, number)}" for number in range(len(puzzle.lines))]
    return ("lines:", *listed) if listed else ()


def _in_words(puzzle: LabelingPuzzle, number: int) -> str:
    """The points of a line, and its own sum if it has one: "A B C = 15", "A B C = at most 4"."""
    points, own = " ".join(puzzle.board.names[point] for point in puzzle.lines[number]), puzzle.own_target.get(number)
    return points if own is None else sentence("{points} = {sum}", points=points, sum=own)


def scene_begun(puzzle: LabelingPuzzle) -> Scene:
    """The lines, with a value on each third point."""
    cells = tuple(
        SceneCell(cell, "filled", text=str(puzzle.values[point])) if point % 3 == 0 else SceneCell(cell)
        for point, cell in enumerate(puzzle.board.cells)
    )
    return replace(scene_of_puzzle(puzzle), cells=cells)


def facts(puzzle: LabelingPuzzle) -> list[str]:
    """The numbers of points, lines and values, and the sums of the lines."""
    task, own = _task(puzzle), [_in_words(puzzle, number) for number, _ in puzzle.own_targets]
    return [
        commas([plural(len(puzzle.board), "point"), plural(len(puzzle.lines), "line")]),
        _each_once(puzzle),
        *([task] if task else []),
        *([sentence("lines with sums of their own: {lines}", lines=commas(own))] if own else []),
        *rules(puzzle),
    ]


def _each_once(puzzle: LabelingPuzzle) -> str:
    first, last = str(puzzle.values[0]), str(puzzle.values[-1])
    if puzzle.n_unused:
        return sentence("the values {first} to {last}, each at most once", first=first, last=last)
    return sentence("the values {first} to {last}, each once", first=first, last=last)


def rules(puzzle: LabelingPuzzle) -> list[str]:
    """The ways round its board, and its regions; its task stands below its picture."""
    regions = [
        sentence("region {region}: the values {wanted}", region=named(puzzle.board, one), wanted=one.wanted)
        for one in puzzle.regions
    ]
    return [*ways_round(puzzle.board), *regions]
