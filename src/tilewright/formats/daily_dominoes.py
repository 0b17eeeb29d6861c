"""Daily domino puzzles with regions, as newspapers publish them and collections keep them: JSON, read only.

    {"easy": {"dominoes": [[0, 3], [2, 2]],
              "regions": [{"indices": [[0, 1], [0, 2]], "type": "sum", "target": 5}, ...]},
     "medium": {...}, "hard": {...}}

An index is a row and a column, from the upper left. Types are "sum", "less" and "greater" with a target, "equals",
"unequal" and "empty". The first puzzle is the puzzle, the others are variants; a file may also be one of them alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..boards import Board
from ..errors import InvalidPuzzle
from ..families.fields import MOST_CELLS, FaultReport
from ..families.tiling import Piece, Region, Regions, TilingPuzzle, piece
from ..families.wording import found, listing
from ..lattices import SQUARE, Cell
from ..sentences import sentence
from .document import Document, parse_json
from .imported import document_of_puzzles

LEVELS = ("easy", "medium", "hard")
_TYPES = ("sum", "less", "greater", "equals", "unequal", "empty")
_GREATEST = 1_000_000


def parse_daily(text: str, name: str) -> Document:
    """The puzzles of a day as the data of a puzzle file; InvalidFile, with places, where they are none."""
    document, report = parse_json(text, name), FaultReport()
    data = document.data
    rows = {"": data} if "dominoes" in data else {level: data[level] for level in LEVELS if level in data}
    puzzles = {}
    for level, row in rows.items():
        here = report.at(level) if level else report
        if (puzzle := _puzzle(row, _title(data, level), here)) is not None:
            puzzles[level] = puzzle
    if not puzzles and not report.faults:
        report.add(
            sentence("there is no puzzle here"),
            sentence('expected "dominoes", or puzzles named {levels}', levels=listing(LEVELS)),
        )
    if report.faults:
        raise document.fail([document.mistake(fault) for fault in report.faults])
    return document_of_puzzles(name, text, puzzles)


def _title(data: Mapping[str, Any], level: str) -> str:
    day = data.get("printDate")
    return ", ".join([*([day] if isinstance(day, str) and day else []), *([level] if level else [])]) or "Dominoes"


def _puzzle(row: Any, title: str, report: FaultReport) -> TilingPuzzle | None:
    """A puzzle; None, with faults, if it is none, or without them if it was taken away."""
    if not isinstance(row, dict):
        report.add(sentence("expected a puzzle, found {row}", row=found(row)))
        return None
    if row.get("dominoes") is None:
        return None
    n_before = len(report.faults)
    pieces = _dominoes(row["dominoes"], report.at("dominoes"))
    cells: dict[Cell, None] = {}
    conditions = []
    regions = row.get("regions")
    if not isinstance(regions, list):
        report.add(sentence("expected a list of regions, found {regions}", regions=found(regions)))
        regions = []
    for k, region in enumerate(regions):
        here = report.at("regions", k)
        if not isinstance(region, dict):
            here.add(sentence("expected a region, found {region}", region=found(region)))
            continue
        own = _cells(region.get("indices"), cells, here.at("indices"))
        cells |= dict.fromkeys(own)
        conditions.append((own, _condition(region, here)))
    if not cells and len(report.faults) == n_before:
        report.add(sentence("the regions have no cells"))
    if len(report.faults) > n_before:
        return None
    board = Board.of(SQUARE, sorted(cells, key=SQUARE.reading_key))
    made = [
        Region(tuple(sorted(board.index_of_cell[cell] for cell in own)), *condition)
        for own, condition in conditions
        if condition
    ]
    try:
        return TilingPuzzle("daily", board, pieces, title=title, rules=(Regions(tuple(made)),) if made else ())
    except InvalidPuzzle as problem:
        report.add(str(problem))
        return None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _GREATEST


def _dominoes(listed: Any, report: FaultReport) -> tuple[Piece, ...]:
    if not isinstance(listed, list) or not listed:
        report.add(
            sentence("expected a list of dominoes such as [[0, 3], [2, 2]], found {listed}", listed=found(listed))
        )
        return ()
    copies = Counter[tuple[int, int]]()
    for k, ends in enumerate(listed):
        if isinstance(ends, list) and len(ends) == 2 and all(map(_is_number, ends)):
            copies[min(ends), max(ends)] += 1
        else:
            report.at(k).add(sentence("expected the two numbers of a domino, found {ends}", ends=found(ends)))
    cells = ((0, 0), (1, 0))
    return tuple(
        piece(SQUARE, f"{low}-{high}", cells, values=(low, high), least=n) for (low, high), n in copies.items()
    )


def _cells(indices: Any, taken: Mapping[Cell, None], report: FaultReport) -> list[Cell]:
    if not isinstance(indices, list) or not indices:
        report.add(sentence("expected cells such as [[0, 1], [0, 2]], found {indices}", indices=found(indices)))
        return []
    own: list[Cell] = []
    for k, index in enumerate(indices):
        is_cell = isinstance(index, list) and len(index) == 2 and all(map(_is_number, index))
        if not is_cell or max(index) > MOST_CELLS:
            report.at(k).add(sentence("expected a row and a column, found {index}", index=found(index)))
            continue
        row, column = index
        cell = (column, -row)
        if cell in taken or cell in own:
            report.at(k).add(
                sentence("the cell in row {row}, column {column} is in a region already", row=row, column=column)
            )
        own.append(cell)
    return own


def _condition(region: Mapping[str, Any], report: FaultReport) -> tuple[Any, ...] | None:
    """The condition and its bounds; None for none."""
    kind, target = region.get("type"), region.get("target")
    if kind not in _TYPES:
        names = listing([f'"{one}"' for one in _TYPES], joint="or")
        report.at("type").add(sentence("expected {names}, found {kind}", names=names, kind=found(kind)))
        return None
    if kind in ("equals", "unequal", "empty"):
        return {"equals": ("equal",), "unequal": ("different",)}.get(kind)
    if not isinstance(target, int) or not _is_number(target) or (kind == "less" and target == 0):
        report.add(sentence('"{kind}" needs a target, found {target}', kind=kind, target=found(target)))
        return None
    return {"sum": ("sum", target, target), "less": ("sum", 0, target - 1), "greater": ("sum", target + 1)}[kind]
