"""Labels, cells and numbers that may be mistyped in a puzzle without a solution, marked where they stand."""

from __future__ import annotations

from collections.abc import Callable

from ..design.no_solution.typos import Mending, Typo
from ..errors import TilewrightError
from ..families import Finding, Puzzle
from ..solving import Limits
from .file_names import piece_token, pieces_of
from .puzzle_text import PuzzleText
from .remarks import TextChange, TextFix, TextRemark, place_of_finding
from .toml_scan import TomlScan

SECONDS = 10.0
"""So long the search may take."""
_MOST = 30


def mistyped(text: PuzzleText, is_over: Callable[[], bool]) -> tuple[str, tuple[TextRemark, ...]]:
    """Search for a change of one label, cell or number that gives the puzzle a solution; a sentence about the search.

    It ends as soon as `is_over` says that nobody wants to know.
    """
    puzzle = text.read.puzzles.get("")
    if puzzle is None:
        return "The file has mistakes; mend them first.", ()
    try:
        search = Mending(puzzle, Limits(seconds=SECONDS))
        for _ in search.steps():
            if is_over():
                return "", ()
    except TilewrightError as error:
        return str(error), ()
    found = search.answer
    end = "" if not found.stopped_by else f" The search was stopped after {SECONDS:g} s."
    if found.has_solution:
        return "The puzzle has a solution as it is.", ()
    if not found.typos:
        return "No change of one label, cell or number was found that gives a solution." + end, ()
    marks = tuple(_remark(text.scan, puzzle, typo) for typo in found.typos[:_MOST])
    return "With each of the changes that are marked now there is a solution." + end, marks


def _remark(scan: TomlScan, puzzle: Puzzle, typo: Typo) -> TextRemark:
    words = f"mistyped? {typo.words}, and there is a solution"
    change = _relabeled(scan, puzzle, typo)
    if change is not None:
        fix = TextFix(f"{typo.words[:1].upper()}{typo.words[1:]}", (change,))
        return TextRemark(change.span, "warning", words, fixes=(fix,))
    place = Finding("suspicious", typo.words, pieces=typo.edit.pieces, cells=typo.edit.cells)
    return TextRemark(place_of_finding(scan, puzzle, place, ""), "warning", words)


def _relabeled(scan: TomlScan, puzzle: Puzzle, typo: Typo) -> TextChange | None:
    """The change of one label of a tile; None for other changes, and where the label stands elsewhere."""
    if typo.edit.relabel is None:
        return None
    cell, side, now, right = typo.edit.relabel
    name = typo.edit.pieces[0]
    at = puzzle.lattice.kind(pieces_of(puzzle)[name].cells[cell]).reading_order.index(side)
    token = piece_token(scan, puzzle, name)
    if token is None:
        # Its labels are a list.
        token = scan.values.get(("tiles", int(name) - 1, at)) if name.isdecimal() else None
        words = [] if token is None else [*[("", (0, 0))] * at, (token.plain, token.inner)]
    else:
        if token.path[-1:] == ("name",):
            token = scan.values.get((*token.path[:-1], "tile"), token)
        words = list(token.words())
    if words[at : at + 1] == [] or words[at][0] != now:
        return None
    return TextChange(words[at][1], right)
