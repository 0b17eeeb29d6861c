"""Solutions of tiling puzzles as plain data: which piece lies on which cells, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ....errors import InvalidSolution
from ....sentences import sentence
from ...base import SolutionFormat
from ...pictured import Pictured
from ...wording import found, suggestion
from ..labels import CellValue, SideLabels, blank_sides, by_side, in_reading_order, rotated, value_on, with_value
from ..puzzle import Placed, TilingPuzzle, TilingSolution
from .label_lines import lines_of, solutions_in_lines
from .touching import touching

if TYPE_CHECKING:
    from ....answers.solving import PlacedJson, TilingSolutionJson

_T = TypeVar("_T")


def _to_json(solution: TilingSolution) -> TilingSolutionJson:
    """The labels of a tile are one list, those of other pieces a list for each cell."""
    return {"placed": _entries(solution, is_short=True)}


def _entries(solution: TilingSolution, *, is_short: bool) -> list[PlacedJson]:
    board = solution.puzzle.board
    placed = []
    for one in solution.placed:
        entry: PlacedJson = {"piece": one.piece, "cells": [board.names[cell] for cell in one.cells]}
        if solution.puzzle.piece_of_name[one.piece].has_labels:
            rows = [
                list(in_reading_order(board.lattice, board.cells[cell], labels))
                for cell, labels in zip(one.cells, one.labels, strict=True)
            ]
            entry["labels"] = rows[0] if is_short and len(rows) == 1 else rows
            turns = solution.turns(one)
            if turns is not None:
                entry["turns"] = turns
        if solution.puzzle.piece_of_name[one.piece].has_values:
            entry["values"] = [None if value is None else str(value) for value in map(value_on, one.labels)]
        placed.append(entry)
    return placed


def _from_json(puzzle: TilingPuzzle, data: Mapping[str, Any]) -> TilingSolution:
    if not isinstance(data["placed"], list):
        raise InvalidSolution(sentence("expected a list of placed pieces, found {data}", data=found(data["placed"])))
    placed = [_placed(puzzle, entry, k) for k, entry in enumerate(data["placed"])]
    return TilingSolution(puzzle, tuple(sorted(placed, key=lambda one: min(one.cells))))


def _placed(puzzle: TilingPuzzle, entry: object, k: int) -> Placed:
    where = sentence("placed piece {k}", k=k + 1)
    if not isinstance(entry, Mapping):
        raise InvalidSolution(sentence("{where}: expected an object, found {entry}", where=where, entry=found(entry)))
    piece = _named("piece", entry.get("piece"), puzzle.piece_of_name, where)
    where = sentence("piece {piece}", piece=repr(piece.name))
    names = entry.get("cells")
    if not isinstance(names, list) or not names:
        raise InvalidSolution(
            sentence("{where}: expected a list of cells, found {names}", where=where, names=found(names))
        )
    cells = tuple(_named("cell", name, puzzle.board.index_of_name, where) for name in names)
    labels = _labels(puzzle, entry, cells, where)
    return Placed(piece.name, cells, tuple(map(with_value, labels, _values(entry, cells, where))))


def _named(noun: str, name: object, known: Mapping[str, _T], where: str) -> _T:
    if not isinstance(name, str | int):
        raise InvalidSolution(
            sentence("{where}: expected the name of a {noun}, found {name}", where=where, noun=noun, name=found(name))
        )
    if str(name) not in known:
        help = suggestion(str(name), known, sentence("the {noun}s are named", noun=noun))
        raise InvalidSolution(
            sentence("{where}: there is no {noun} {name}; {help}", where=where, noun=noun, name=repr(name), help=help)
        )
    return known[str(name)]


def _labels(
    puzzle: TilingPuzzle, entry: Mapping[str, Any], cells: tuple[int, ...], where: str
) -> tuple[SideLabels, ...]:
    board = puzzle.board
    blank = tuple(blank_sides(puzzle.lattice, board.cells[cell]) for cell in cells)
    listed = entry.get("labels")
    piece = puzzle.piece_of_name[str(entry["piece"])]
    if listed is None and isinstance(entry.get("turns"), int) and piece.is_tile and puzzle.lattice.dimension == 2:
        own = in_reading_order(puzzle.lattice, piece.cells[0], piece.labels[0])
        listed = list(rotated(own, entry["turns"]))
    if listed is None:
        return blank
    if isinstance(listed, list) and not any(isinstance(labels, list) for labels in listed):
        listed = [listed]
    if (
        not isinstance(listed, list)
        or len(listed) != len(cells)
        or any(
            not isinstance(labels, list) or len(labels) != len(sides)
            for labels, sides in zip(listed, blank, strict=True)
        )
    ):
        n = puzzle.lattice.sides_in_words
        raise InvalidSolution(
            sentence("{where}: expected {n} labels for each of its {n_2} cells", where=where, n=n, n_2=len(cells))
        )
    wrong = [label for labels in listed for label in labels if not isinstance(label, str | int | None)]
    if wrong:
        raise InvalidSolution(sentence("{where}: expected labels, found {wrong}", where=where, wrong=found(wrong[0])))
    return tuple(
        by_side(puzzle.lattice, board.cells[cell], [None if label is None else str(label) for label in labels])
        for cell, labels in zip(cells, listed, strict=True)
    )


def _values(entry: Mapping[str, Any], cells: tuple[int, ...], where: str) -> list[CellValue | None]:
    listed = entry.get("values")
    if listed is None:
        return [None] * len(cells)
    if not isinstance(listed, list) or len(listed) != len(cells):
        raise InvalidSolution(
            sentence(
                "{where}: expected a value for each of its {n} cells, found {listed}",
                where=where,
                n=len(cells),
                listed=found(listed),
            )
        )
    wrong = [value for value in listed if not isinstance(value, str | int | None)]
    if wrong:
        raise InvalidSolution(sentence("{where}: expected values, found {wrong}", where=where, wrong=found(wrong[0])))
    return [None if value is None else CellValue(value) for value in listed]


def _columns(puzzle: TilingPuzzle) -> dict[str, Any]:
    """One column with all pieces, their cells and labels."""
    columns = {"piece": "string", "cells": ["string"], "labels": [["string"]], "turns": "int32"}
    return {"placed": [columns | ({"values": ["string"]} if puzzle.values else {})]}


def _row(solution: TilingSolution) -> dict[str, Any]:
    """The labels of a piece are a list for each of its cells."""
    return {"placed": _entries(solution, is_short=False)}


def _pictured() -> Pictured:
    from ..pictures.pictured import PICTURED

    return PICTURED


def _keys(puzzle: TilingPuzzle) -> tuple[str, ...]:
    """What a piece of this puzzle has to say."""
    return "piece", "cells", *(("labels", "turns") if puzzle.labels else ()), *(("values",) if puzzle.values else ())


def _laid_to_json(puzzle: TilingPuzzle, laid: Sequence[Placed]) -> list[PlacedJson]:
    return _entries(TilingSolution(puzzle, tuple(laid)), is_short=True)


def _laid_from_json(puzzle: TilingPuzzle, data: object) -> tuple[Placed, ...]:
    return _from_json(puzzle, {"placed": data}).placed


SOLUTIONS = SolutionFormat(
    *("placed", _to_json, _from_json, _columns, _row, _pictured, _laid_to_json, _laid_from_json),
    from_lines=solutions_in_lines,
    to_lines=lines_of,
    laid_keys=_keys,
    touching=touching,
)
