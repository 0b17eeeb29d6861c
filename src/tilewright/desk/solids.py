"""Solids of the page: their geometry, with which the page draws them from all sides, and how they go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..design.assembling.assembly import Join, assembly_of, has_solids
from ..design.assembling.assembly_words import assembly_words, step_words
from ..design.table import with_given
from ..families import Laid, Puzzle
from ..lattices import Lattice, Vector
from ..lattices.views import combined, level, viewpoint
from ..rendering.balls import ball_radius
from ..rendering.palette import BLOCKED, Fill, owner_fill
from ..sentences import sentence
from .limits import DeskLimits, Refused
from .opened import AskedPuzzle, laid, placement_of, things_of
from .pictures import sheet_of

_DIGITS = 5
_EFFORT = 100_000
"""Looks whether a piece hits another one: ten times what twelve pieces of balls take that hold each other."""


def solid(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The cells of a board in space with their faces; vectors lead to the right, to the back and upward."""
    puzzle = asked.puzzle
    _demand_space(puzzle)
    lattice, board = puzzle.lattice, puzzle.board
    return {
        "radius": ball_radius(lattice) if lattice.is_round else None,
        "turned": list(viewpoint(lattice.basis)),
        "scale": sheet_of(puzzle).scale,
        "kinds": [
            {
                "corners": [_upright(lattice, corner) for corner in kind.corners],
                "sides": [_upright(lattice, side) for side in kind.sides],
                "faces": [list(face) for face in kind.face_corners],
            }
            for kind in lattice.kinds
        ],
        "cells": [
            {
                "kind": lattice.kind_index(cell),
                "center": _upright(lattice, lattice.center(cell)),
                "layer": lattice.grid(cell)[0],
                "beside": [board.index_of_cell.get(other, -1) for other in lattice.neighbors(cell)],
            }
            for cell in board.cells
        ],
        "fills": [_fill(owner_fill(thing.owner)) for thing in things_of(asked.with_tray) if thing.owner is not None],
        "blocked": _fill(Fill(BLOCKED)),
    }


def assembly(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """Whether the pieces on a board in space can be put together by straight moves, and the steps."""
    puzzle = asked.puzzle
    _demand_space(puzzle)
    lying = with_given(puzzle, [laid(puzzle, placement) for placement in asked.placed])
    found = assembly_of(puzzle, lying, _EFFORT)
    return {
        "words": assembly_words(puzzle, lying, found),
        "is_possible": found.is_possible,
        "placements": [list(placement_of(puzzle, one)) for one in lying],
        "joins": [_step(puzzle, lying, join) for join in found.joins] if found.is_possible else [],
        "locked": [list(group) for group in found.locked],
    }


def _fill(fill: Fill) -> dict[str, str]:
    return {"color": fill.color, "ink": fill.ink, "pattern": fill.pattern, "shade": fill.shade}


def _demand_space(puzzle: Puzzle) -> None:
    if not has_solids(puzzle):
        raise Refused(sentence("only pieces in space make a solid"), "puzzle")


def _upright(lattice: Lattice, vector: Vector) -> list[float]:
    return [round(x, _DIGITS) for x in combined(vector, level(lattice.basis))]


def _step(puzzle: Puzzle, lying: Sequence[Laid], join: Join) -> dict[str, Any]:
    lattice = puzzle.lattice
    return {
        "words": step_words(puzzle, lying, join),
        "moving": list(join.moving),
        "standing": list(join.standing),
        "way": _upright(lattice, join.way),
        "shifts": [{"pieces": list(shift.pieces), "by": _upright(lattice, shift.by)} for shift in join.shifts],
    }


ASKS = {"solid": solid, "assembly": assembly}
"""The requests about solids; each takes a puzzle that is opened."""
