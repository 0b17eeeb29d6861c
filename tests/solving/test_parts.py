"""Shares of a search: what was wrong with them once."""

from __future__ import annotations

import random
from math import inf

from tests import reference
from tests.distributed.pretended import MemoryJournal
from tests.examples import rectangle
from tilewright.engines import ENGINES
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import compile_edges, piece, tile
from tilewright.lattices import SQUARE
from tilewright.models import CoverModel, Part
from tilewright.solving import Limits, count, solve
from tilewright.solving.choice import Choice
from tilewright.solving.plan import SearchPlan
from tilewright.solving.run import Run


def test_a_coloring_that_excludes_one_part_does_not_exclude_the_others() -> None:
    """29 x 29 with a monomino and bars of 14: it can only lie in some cells, and not where most symmetries move it."""
    bar = piece(SQUARE, "bar", [(k, 0) for k in range(14)], least=60)
    puzzle = TilingPuzzle("bars", rectangle(29, 29), (piece(SQUARE, "one", [(0, 0)]), bar))
    counted = count(puzzle)
    assert counted.exhausted
    assert (counted.distinct, counted.up_to_symmetry) == (20596, 2596)


def test_only_symmetries_that_keep_the_weight_share_the_search() -> None:
    """L as two pieces, one of them optional, and its mirror image J once or twice: equal totals, other weights."""
    cells = [(0, 0), (1, 0), (2, 0), (2, 1)]
    mirrored = [(0, 1), (1, 1), (2, 1), (2, 0)]
    pieces = (
        piece(SQUARE, "L1", cells, freedom="one_sided"),
        piece(SQUARE, "L2", cells, freedom="one_sided", least=0, most=1),
        piece(SQUARE, "J", mirrored, freedom="one_sided", least=1, most=2),
    )
    board = rectangle(4, 4)
    center = {board.index_of_cell[x, y] for x in (1, 2) for y in (1, 2)}
    optional = frozenset(range(16)) - center
    puzzle = TilingPuzzle("center", board, pieces, optional=optional)
    wanted = reference.count(puzzle)
    assert count(puzzle).raw == count(puzzle, limits=Limits(solutions=10**6)).raw == wanted.raw


def test_a_board_too_large_for_any_estimate_is_begun() -> None:
    board = rectangle(20, 20)
    chance = random.Random(1)
    tiles = tuple(tile(SQUARE, f"t{k}", chance.choices("abcdefghij", k=4)) for k in range(20 * 20))
    puzzle = TilingPuzzle("large", board, tiles)
    estimate = ENGINES["edge-scan"].estimate
    assert estimate is not None
    assert estimate(compile_edges(puzzle).model) == inf
    answer = solve(puzzle, limits=Limits(nodes=200), engine="edge-scan")
    assert answer.effort.stopped_by == "nodes"


def test_an_engine_on_trial_is_followed_by_the_next() -> None:
    # Two of four equal items: the options are single items.
    model = CoverModel((1,) * 8, (1,) * 8, 0, tuple(((k, 0), ((k + 1) % 8, 0)) for k in range(8)))
    pick = Choice(ENGINES["memo"], "on trial", ENGINES["exact-cover"], 2)
    for workers in (1, 2):
        run = Run(SearchPlan(pick, [Part(1, model)]), workers=workers)
        assert list(run) == []
        assert run.counts.found == 2
        assert run.effort.engine == "exact-cover"
        assert run.effort.why.startswith("exact-cover, since memo was not done soon")


def test_a_trial_that_was_stopped_begins_again() -> None:
    model = CoverModel((1,) * 8, (1,) * 8, 0, tuple(((k, 0), ((k + 1) % 8, 0)) for k in range(8)))
    for nodes in range(1, 9):
        plan = SearchPlan(Choice(ENGINES["memo"], "on trial", ENGINES["exact-cover"], 3), [Part(1, model)])
        journal = MemoryJournal(plan.first())
        list(Run(plan, Limits(nodes=nodes), journal=journal))
        # The trial itself is never saved.
        assert all(sub.engine == "exact-cover" for sub in journal.open.values() if sub.state is not None)
        rest = Run(plan, resumed=journal.resumed(plan))
        list(rest)
        assert rest.counts.found == 2
