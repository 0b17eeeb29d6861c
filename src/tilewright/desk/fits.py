"""Which tiles fit on which cell of a table, and how many sides match, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..design.at_table.fitting import fitting
from ..families import Laid, Puzzle


def fits_of(puzzle: Puzzle, lying: Sequence[Laid]) -> dict[str, Any] | None:
    """What fits on each cell; None for a puzzle that is not one of tiles whose sides match.

    Many cells take the same tiles: `groups` has each list of these once, `of_cells` its number for each cell of the
    board, None where something lies or nothing may.
    """
    fit = fitting(puzzle, lying)
    if fit is None:
        return None
    tiles, groups = fit.tiles, list[list[list[int]]]()
    number_of: dict[tuple[int, int], int] = {}
    of_cells: list[int | None] = [None] * len(puzzle.board)
    for cell in fit.empty:
        key = tiles.compiled.model.kinds[cell], fit.on_cells[cell]
        if key not in number_of:
            number_of[key] = len(groups)
            groups.append([[piece, *ways] for piece, ways in fit.pieces(cell)])
        of_cells[tiles.compiled.cells[cell]] = number_of[key]
    matching, _, n_edges = fit.sides
    return {"of_cells": of_cells, "groups": groups, "matching": matching, "sides": n_edges}
