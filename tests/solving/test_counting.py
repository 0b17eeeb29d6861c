"""Counts without looking at solutions, compared with counts of all solutions listed."""

from __future__ import annotations

import random

import pytest

from tests.examples import rectangle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import compile_cover, piece
from tilewright.lattices import SQUARE
from tilewright.solving import Limits, count, solutions
from tilewright.solving.counting import plan_count
from tilewright.solving.run import Run
from tilewright.solving.subproblem import Counts

_SHAPES = {
    "cell": [(0, 0)],
    "domino": [(0, 0), (1, 0)],
    "line": [(0, 0), (1, 0), (2, 0)],
    "corner": [(0, 0), (1, 0), (0, 1)],
    "square": [(0, 0), (1, 0), (0, 1), (1, 1)],
    "other domino": [(0, 0), (0, 1)],
}


def drawn(seed: int) -> TilingPuzzle:
    chance = random.Random(seed)
    pieces = []
    for name in chance.sample(sorted(_SHAPES), chance.randint(1, 5)):
        least = chance.randint(0, 2)
        most = least + chance.choice([0, 0, 1, 1, 2, 6])
        pieces.append(piece(SQUARE, name, _SHAPES[name], least=least, most=max(1, most)))
    columns, rows = chance.choice([(2, 3), (3, 3), (4, 2), (4, 3), (5, 2)])
    optional = frozenset(chance.sample(range(columns * rows), chance.choice([0, 0, 0, 1, 2])))
    return TilingPuzzle(f"drawn {seed}", rectangle(columns, rows), tuple(pieces), optional=optional)


def listed(puzzle: TilingPuzzle) -> tuple[int, int, int, int]:
    """All four numbers, from all solutions."""
    compiled = compile_cover(puzzle)
    all_choices = [compiled.encode(solution) for solution in solutions(puzzle, engine="exact-cover")]
    raw = 0
    for choices in all_choices:
        ways = 1
        for number, group in enumerate(compiled.classes):
            ways *= group.weights()[sum(compiled.placements[option].piece_class == number for option in choices)]
        raw += ways
    group = compiled.symmetries(False)
    turns = [symmetry for symmetry in group if not symmetry.is_reflection]
    up_to = [len({min(move.image(choices) for move in moves) for choices in all_choices}) for moves in (turns, group)]
    return raw, len(all_choices), up_to[0], up_to[1]


@pytest.mark.parametrize("seed", range(60))
def test_all_numbers_are_those_of_the_solutions_listed(seed: int) -> None:
    puzzle = drawn(seed)
    found = count(puzzle)
    assert found.exhausted
    assert (found.raw, found.distinct, found.up_to_rotation, found.up_to_symmetry) == listed(puzzle)


def test_pieces_used_once_or_not_at_all_need_no_look_at_solutions() -> None:
    lines = [piece(SQUARE, str(n), [(0, k) for k in range(n)], least=0, most=1) for n in (1, 2, 3, 4)]
    assert not plan_count(TilingPuzzle("lines", rectangle(4, 2), tuple(lines))).lists


def test_a_number_of_copies_that_the_board_decides_needs_no_look_at_solutions() -> None:
    domino = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=50)
    puzzle = TilingPuzzle("dominoes", rectangle(4, 4), (domino,))
    assert not plan_count(puzzle).lists
    assert count(puzzle).distinct == 36


def test_numbers_known_before_the_search_is_stopped_are_exact() -> None:
    puzzle = TilingPuzzle("dominoes", rectangle(6, 6), (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=18),))
    whole = count(puzzle)
    assert whole.exact == ("raw", "distinct", "up_to_rotation", "up_to_symmetry")
    seen = set()
    for nodes in range(20, whole.effort.nodes, 20):
        found = count(puzzle, limits=Limits(nodes=nodes))
        seen.add(found.exact)
        for name in found.exact:
            assert getattr(found, name) == getattr(whole, name)
    assert {(), ("raw", "distinct"), ("raw", "distinct", "up_to_rotation")} <= seen


def test_nothing_is_exact_while_another_job_has_a_share() -> None:
    plan = plan_count(TilingPuzzle("dominoes", rectangle(4, 2), (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=4),)))
    run = Run(plan)
    assert run.done_parts == frozenset()
    assert plan.count(Counts(), run.effort, done=run.done_parts).exact == ()
