"""The live board: how many solutions are left at a table, what can still lie on its cells, and where it went wrong."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from ..design.at_table.remaining import Remaining, move_that_left_none, remaining
from ..design.table import with_given
from ..errors import InvalidRequest, NoEngine
from ..families import Laid, Puzzle
from .limits import DeskLimits
from .opened import AskedPuzzle, laid


def live_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The answer to `live`. Asked again about the same table, the count goes on where it stopped."""
    asked.demand_set_up()
    until = time.perf_counter() + limits.live_seconds
    lying = [laid(asked.puzzle, placement) for placement in asked.placed]
    try:
        left = remaining(asked.puzzle, lying)
        left.go_on(until)
        none_since = None
        if left.is_over and not left.found:
            none_since = move_that_left_none(asked.puzzle, lying, until)
    except (InvalidRequest, NoEngine):
        return {"count": None, "exact": False, "none_since": None, "cells": [], "forced": [], "of_solutions": False}
    return {
        # Large numbers travel as digits.
        "count": str(left.found),
        "exact": left.is_over,
        "none_since": none_since,
        "cells": _on_cells(asked.puzzle, lying, left),
        "forced": sorted(left.forced()),
        "of_solutions": left.is_about_solutions,
    }


def _on_cells(puzzle: Puzzle, lying: list[Laid], left: Remaining) -> list[tuple[int, int] | None]:
    """For each cell how many things can still lie there, and in how many ways; None where something lies."""
    taken = {cell for one in with_given(puzzle, lying) for cell in one.cells}
    return [None if k in taken else numbers for k, numbers in enumerate(left.on_cells(range(len(puzzle.board))))]
