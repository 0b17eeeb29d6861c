"""Boards of other programs: texts that are laid on the table, and addresses of sites that show what lies there."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from typing import Any

from ..deadline import within
from ..design.table import with_given
from ..errors import InvalidFile, LeftOut, OutOfTime, TilewrightError
from ..families import Puzzle, family_of
from ..sentences import sentence
from .limits import DeskLimits, Refused, bound
from .opened import AskedPuzzle, laid, placements_of, refusal_of, things_of

_NAME = "board.txt"


def viewers_of(puzzle: Puzzle) -> list[str]:
    """The sites that show what lies on the table of a puzzle."""
    from ..formats import FORMATS

    found = []
    for row in FORMATS.values():
        if row.viewer and row.write_solution is not None and puzzle.setup is None:
            try:
                row.write_solution(family_of(puzzle).table.solution(puzzle, ()))
            except TilewrightError:
                continue
            found.append(row.viewer)
    return found


def address_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The address at which a site shows what lies on the table."""
    from ..formats import FORMATS

    viewer = params.get("viewer")
    row = next((row for row in FORMATS.values() if row.viewer and row.viewer == viewer), None)
    if row is None or row.write_solution is None:
        raise Refused(sentence("there is no such site"), "viewer", kind="not-found")
    lying = with_given(asked.puzzle, [laid(asked.puzzle, placement) for placement in asked.placed])
    return {"address": row.write_solution(family_of(asked.puzzle).table.solution(asked.puzzle, lying)).strip()}


def board_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """What a text lays on the table of the puzzle that is open: the first of its solutions, whole or not."""
    asked.demand_set_up()
    try:
        placed = _placed(asked.puzzle, _text(params, limits))
    except InvalidFile as problem:
        raise _refused(problem) from None
    if not placed:
        raise Refused(sentence("this text lays nothing on the table"), "text")
    words = sentence("{n} {n:piece lies|pieces lie} as the text says.", n=len(placed))
    return {"placed": placed, "words": words}


def opened_board(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The puzzle of a board that comes alone: of the catalog if one has its tiles, else with those that lie there."""
    from ..formats import FORMATS, FileText, read_sources
    from ..formats.puzzle_file import document_of_puzzle

    text = _text(params, limits)
    if not any(row.viewer and row.begins(text) for row in FORMATS.values()):
        raise Refused(sentence("this is no board"), "text")
    try:
        with within(limits.ask_seconds / 2):
            for puzzle in _of_catalog():
                try:
                    return {"puzzle": {"name": puzzle.name, "placed": _placed(puzzle, text)}}
                except TilewrightError as problem:
                    if isinstance(problem, OutOfTime):
                        raise
        with warnings.catch_warnings():
            # Where the tiles lie is not left out here.
            warnings.simplefilter("ignore", LeftOut)
            puzzle = read_sources([FileText(_NAME, text)])
        return {"puzzle": {"document": document_of_puzzle(puzzle), "placed": _placed(puzzle, text)}}
    except InvalidFile as problem:
        raise _refused(problem) from None


def _of_catalog() -> Iterator[Puzzle]:
    """The puzzles of the catalog of which there are boards."""
    from .. import catalog

    for summary in catalog.summaries():
        if summary.tiles and not summary.setup:
            puzzle = catalog.open_puzzle(summary.name)
            if viewers_of(puzzle):
                yield puzzle


def _text(params: Mapping[str, Any], limits: DeskLimits) -> str:
    text = params.get("text")
    if not isinstance(text, str) or not text.strip():
        raise Refused(sentence("expected a text"), "text")
    n, most = len(text), limits.characters
    bound(n, most, sentence("the text has {n:,} characters; at most {most:,} are taken", n=n, most=most), "text")
    return text


def _placed(puzzle: Puzzle, text: str) -> list[list[int]]:
    """The placements of the first solution in a text, without what the puzzle fixes and what goes against that."""
    from ..formats import FileText, solutions_of

    solutions = solutions_of(puzzle, FileText(_NAME, text))
    given = with_given(puzzle, ())
    taken = {cell for one in given for cell in one.cells}
    left = {number: thing.most for number, thing in enumerate(things_of(puzzle))}
    names = {thing.name: number for number, thing in enumerate(things_of(puzzle))}
    for one in given:
        left[names[one.piece]] -= 1
    placed = []
    for placement in placements_of(solutions[0]) if solutions else ():
        cells = laid(puzzle, placement).cells
        if taken.isdisjoint(cells) and left[placement[0]]:
            left[placement[0]] -= 1
            taken.update(cells)
            placed.append(list(placement))
    return placed


def _refused(problem: InvalidFile) -> Refused:
    refusal = refusal_of(problem)
    return Refused(refusal.message, "text", refusal.help)
