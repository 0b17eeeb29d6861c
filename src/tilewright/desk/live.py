"""The live board: how many solutions are left at a table, what can still lie on its cells, and where it went wrong."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ..design.at_table.fitting import Fitting, fitting, is_large
from ..design.at_table.near_hints import dead_in_words, first_impossible
from ..design.at_table.nearby import Narrowed, narrowed
from ..design.at_table.remaining import Remaining, move_that_left_none, remaining
from ..design.table import with_given
from ..errors import InvalidRequest, NoEngine
from ..families import Laid, Puzzle
from ..sentences import sentence
from .limits import DeskLimits
from .opened import AskedPuzzle, laid

# To look over a whole board of tiles from cell to cell takes less.
_NEAR_SECONDS = 0.3
_UNCOUNTED = {"count": None, "exact": False, "none_since": None, "of_solutions": False}


def live_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The answer to `live`. Asked again about the same table, the count goes on where it stopped."""
    asked.demand_set_up()
    until = time.perf_counter() + limits.live_seconds
    lying = [laid(asked.puzzle, placement) for placement in asked.placed]
    if is_large(asked.puzzle):
        return _near(asked.puzzle, lying)
    try:
        left = remaining(asked.puzzle, lying)
        left.go_on(until)
        none_since = None
        if left.is_over and not left.found:
            none_since = move_that_left_none(asked.puzzle, lying, until)
    except (InvalidRequest, NoEngine):
        return {**_UNCOUNTED, "cells": [], "forced": [], "words": ""}
    return {
        # Large numbers travel as digits.
        "count": str(left.found),
        "exact": left.is_over,
        "none_since": none_since,
        "cells": _on_cells(asked.puzzle, lying, left),
        "forced": sorted(left.forced()),
        "of_solutions": left.is_about_solutions,
        "words": "",
    }


def _near(puzzle: Puzzle, lying: list[Laid]) -> dict[str, Any]:
    """What is known of tiles whose solutions are too many to be counted: what fits, and what is impossible."""
    fit = fitting(puzzle, lying)
    assert fit is not None
    seen = narrowed(fit, time.perf_counter() + _NEAR_SECONDS)
    n_first = None if seen.dead is None else first_impossible(puzzle, lying, time.perf_counter() + _NEAR_SECONDS)
    cells: list[tuple[int, int] | None] = [None] * len(puzzle.board)
    for cell in fit.empty:
        cells[fit.tiles.compiled.cells[cell]] = fit.n_pieces(cell), fit.on_cells[cell].bit_count()
    return {
        **_UNCOUNTED,
        "none_since": None if n_first is None else n_first - 1,
        "cells": cells,
        "forced": [cell for cell, numbers in enumerate(cells) if numbers == (1, 1)],
        "words": _near_words(fit, seen),
    }


def _near_words(fit: Fitting, seen: Narrowed) -> str:
    if seen.dead is not None:
        why = dead_in_words(fit, seen.dead)
        return sentence("No solution left: {why}", why=why)
    wrong = fit.sides[1]
    if wrong:
        return sentence("{n} {n:side does|sides do} not match", n=wrong)
    return sentence("No dead end seen")


def _on_cells(puzzle: Puzzle, lying: list[Laid], left: Remaining) -> list[tuple[int, int] | None]:
    """For each cell how many things can still lie there, and in how many ways; None where something lies."""
    taken = {cell for one in with_given(puzzle, lying) for cell in one.cells}
    return [None if k in taken else numbers for k, numbers in enumerate(left.on_cells(range(len(puzzle.board))))]
