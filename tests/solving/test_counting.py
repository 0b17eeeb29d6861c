"""Counts without looking at solutions, compared with counts of all solutions listed."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import permutations, product
from math import perm

import pytest

from tests.examples import rectangle
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.tiling import compile_cover, piece
from tilewright.lattices import SQUARE
from tilewright.solving import Limits, count, solutions
from tilewright.solving.choice import choose_engine
from tilewright.solving.counting import CountPlan, plan_count
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


def counted_as_long(puzzle: TilingPuzzle) -> tuple[CountPlan, tuple[int, int, int, int]]:
    """All four numbers, as if the search were expected to be long."""
    choice = choose_engine(puzzle)
    group = choice.compiled.symmetries(False)
    parts = choice.compiled.parts(group, True, is_long=True)
    plan = CountPlan(choice, group, parts, lists=False, relabelings=False)
    run = Run(plan)
    assert not list(run)
    found = plan.count(run.counts, run.effort)
    assert found.exhausted
    return plan, (found.raw, found.distinct, found.up_to_rotation, found.up_to_symmetry)


@pytest.mark.parametrize("seed", range(60, 120))
def test_a_long_count_adds_up_shares_of_equal_weight(seed: int) -> None:
    puzzle = drawn(seed)
    plan, numbers = counted_as_long(puzzle)
    assert plan.batch == 0
    assert numbers == listed(puzzle)


@pytest.mark.parametrize(("columns", "rows"), [(4, 2), (4, 3), (4, 4)])
def test_a_long_count_takes_solutions_with_a_certain_piece_apart(columns: int, rows: int) -> None:
    shapes = {**_SHAPES, "long": [(0, 0), (1, 0), (2, 0), (3, 0)], "L": [(0, 0), (0, 1), (0, 2), (1, 0)]}
    del shapes["other domino"]
    pieces = tuple(piece(SQUARE, name, cells, least=0, most=1) for name, cells in shapes.items())
    puzzle = TilingPuzzle("each once", rectangle(columns, rows), pieces)
    plan, numbers = counted_as_long(puzzle)
    assert len(plan.parts) > len(plan.compiled.parts(plan.group, True))
    assert numbers == listed(puzzle)
    assert numbers[0] > 0


@cache
def n_matchings(cells: frozenset[tuple[int, int]], n_dominoes: int) -> int:
    """In how many ways so many dominoes can lie on these cells."""
    if not cells or not n_dominoes:
        return int(not n_dominoes)
    x, y = first = min(cells)
    others = {(x + 1, y), (x, y + 1)} & cells
    return n_matchings(cells - {first}, n_dominoes) + sum(
        n_matchings(cells - {first, other}, n_dominoes - 1) for other in others
    )


def test_solutions_that_no_search_could_list_are_weighed() -> None:
    cell = piece(SQUARE, "cell", [(0, 0)], least=0, most=40)
    domino = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=20)
    found = count(TilingPuzzle("matchings", rectangle(8, 4), (cell, domino)))
    cells = frozenset(product(range(8), range(4)))
    by_use = {n: n_matchings(cells, n) for n in range(17)}
    assert found.distinct == sum(by_use.values())
    assert found.raw == sum(perm(40, 32 - 2 * n) * perm(20, n) * ways for n, ways in by_use.items())


@pytest.mark.parametrize("seed", range(20))
def test_each_sum_is_counted_without_a_look_at_the_solutions(seed: int) -> None:
    chance = random.Random(seed)
    board = rectangle(*chance.choice([(6, 1), (3, 2), (7, 1)]))
    n = len(board)
    values = tuple(chance.sample(range(-3, n + 3), n))
    lines = tuple(tuple(chance.sample(range(n), chance.choice([2, 3]))) for _ in range(chance.choice([2, 3])))
    targets = chance.choice([None, tuple(range(0, 9, 2))])
    puzzle = LabelingPuzzle("open", board, values, lines, targets)
    assert plan_count(puzzle).batch == 0
    reached = Counter[int]()
    for placed in permutations(values):
        sums = {sum(placed[point] for point in line) for line in lines}
        if len(sums) == 1 and (targets is None or sums <= set(targets)):
            reached += Counter(sums)
    for found in (count(puzzle), count(puzzle, limits=Limits(solutions=10**6))):
        assert found.exhausted
        assert (found.by_target, found.raw) == (reached, reached.total())


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
