"""Random things to lay on a board, and the slow, obvious answers about them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import combinations, islice
from random import Random
from typing import Any

from hypothesis import reject, settings
from hypothesis import strategies as st

from tests.random_puzzles import labeling_puzzles, tiling_puzzles, valued_puzzles
from tilewright.catalog import load
from tilewright.design import Laid, PlacedValue, faults, with_laid
from tilewright.errors import InvalidPuzzle
from tilewright.families import LabelingPuzzle, Puzzle, Solution, TilingPuzzle
from tilewright.families.setups import cells_of_date, roll, with_blocked
from tilewright.families.tiling import Placed, TilingSolution, compile_cover
from tilewright.solving import Limits, solutions

NAMES = (
    "unicorn",
    "genius-star",
    "soma",
    "magic-19",
    "magic-hexagon-3",
    "ultimate",
    "macmahon-triangles",
    "calendar",
    "cube-corners",
    "slothouber-graatsma",
    "tetrominoes-cylinder",
)
# What a hint finds out must not depend on how busy the machine is.
LIMITS = Limits(nodes=200_000)
# Tiles with twelve sides that match anything have millions of solutions on five cells.
MANY = 2000
# Each is compared with all that can be tried, which takes its time.
EXAMPLES = settings(deadline=None, max_examples=100 if "--slow" in sys.argv else 30)


def puzzle_of(name: str) -> Puzzle:
    """A puzzle of the catalog, with a roll or a date where it needs one."""
    import datetime

    puzzle = load(name)
    if name == "genius-star":
        return with_blocked(puzzle, roll(puzzle, Random(3)))
    if name == "calendar":
        return with_blocked(puzzle, cells_of_date(puzzle, datetime.date(2026, 1, 25)))
    return puzzle


def laid_of(solution: Solution) -> list[Laid]:
    """All that a solution lays."""
    if isinstance(solution, TilingSolution):
        return list(solution.placed)
    return [PlacedValue(point, value) for point, value in enumerate(solution.values)]


def all_solutions(puzzle: Puzzle, laid: Sequence[Laid]) -> list[Solution]:
    """The solutions that have all this, by the bridge's own way to fix pieces; tables with thousands are left aside."""
    found = list(islice(_solutions(puzzle, laid), MANY))
    if len(found) == MANY:
        reject()
    return found


def _solutions(puzzle: Puzzle, laid: Sequence[Laid]) -> Iterator[Solution]:
    if not faults(puzzle, laid):
        with suppress(InvalidPuzzle):
            yield from solutions(with_laid(puzzle, laid))


def look(puzzle: Puzzle, laid: Laid) -> object:
    """What can be seen of what lies there: equal pieces look alike."""
    if isinstance(laid, PlacedValue):
        return laid
    assert isinstance(puzzle, TilingPuzzle)
    group = compile_cover(puzzle).class_of_piece[laid.piece]
    return group, frozenset(zip(laid.cells, laid.labels, strict=True))


def fewest_by_trying(puzzle: Puzzle, laid: Sequence[Laid]) -> int | None:
    """How many must be taken back, by trying all sets of them."""
    for size in range(len(laid) + 1):
        for taken in combinations(range(len(laid)), size):
            if any(True for _ in _solutions(puzzle, [one for k, one in enumerate(laid) if k not in taken])):
                return size
    return None


@st.composite
def tables(draw: Any) -> tuple[Puzzle, list[Laid]]:
    """A tiny puzzle and what somebody has laid: part of a solution, or anything that fits somewhere."""
    puzzle: Puzzle = draw(st.one_of(tiling_puzzles(), labeling_puzzles(), valued_puzzles()))
    if isinstance(puzzle, LabelingPuzzle):
        pairs: list[Laid] = [PlacedValue(p, v) for p in range(len(puzzle.board)) for v in puzzle.values]
        given = {PlacedValue(*pair) for pair in puzzle.given}
        anything = [pair for pair in pairs if pair not in given]
    else:
        compiled = compile_cover(puzzle)
        anything = [
            Placed(draw(st.sampled_from(compiled.classes[p.piece_class].members)).name, p.cells, p.labels)
            for p in compiled.placements[:60]
        ]
    if draw(st.booleans()):
        solution = next(solutions(puzzle), None)
        anything = laid_of(solution) if solution is not None else anything
    laid = draw(st.lists(st.sampled_from(anything), max_size=4)) if anything else []
    return puzzle, laid
