"""Exact cover by masks of bits: every kernel, against a search that only follows the definition."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernels.on_demand import needs_kernels
from tilewright.engines import KernelSearch, Status, exact_cover, packing
from tilewright.families import family_of
from tilewright.models import CoverModel, Option

Solutions = list[tuple[int, ...]]


def plain_options(*options: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(tuple((item, 0) for item in option) for option in options)


def padded(model: CoverModel, n_more: int) -> CoverModel:
    """The same choices with so many more items before each old one, which one more option covers: longer masks."""
    step = n_more + 1
    n_items = model.n_items

    def place(item: int) -> int:
        return item * step + n_more if item < model.n_primary else item + model.n_primary * n_more

    def spread(bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(bounds[k // step] if k % step == n_more else 1 for k in range(len(bounds) * step))

    options = [tuple((place(item), color) for item, color in option) for option in model.options]
    if model.n_primary and n_more:
        old = {place(item) for item in range(n_items)}
        options.append(tuple((item, 0) for item in range(model.n_primary * step) if item not in old))
    return CoverModel(spread(model.lower), spread(model.upper), model.n_secondary, tuple(options))


def by_definition(model: CoverModel) -> Solutions:
    """Every set of options that keeps to the bounds, if each of them has a primary item."""
    found: Solutions = []
    n_primary = model.n_primary
    upper = (*model.upper, *[1] * model.n_secondary)

    def extend(first: int, chosen: tuple[int, ...], used: Counter[int]) -> None:
        if all(used[item] >= model.lower[item] for item in range(n_primary)):
            found.append(chosen)
        for number in range(first, len(model.options)):
            items = Counter(item for item, _ in model.options[number])
            if not any(item < n_primary for item in items):
                continue
            for item in items:
                if item >= n_primary:
                    items[item] = 1
            if all(used[item] + times <= upper[item] for item, times in items.items()):
                extend(number + 1, (*chosen, number), used + items)

    extend(0, (), Counter())
    return found


@st.composite
def models(draw: st.DrawFn) -> CoverModel:
    n_primary, n_secondary = draw(st.integers(0, 5)), draw(st.integers(0, 2))
    lower, upper = [], []
    for _ in range(n_primary):
        low = draw(st.sampled_from((1, 1, 1, 0, 2)))
        lower.append(low)
        upper.append(low + draw(st.sampled_from((0, 0, 0, 1, 2))))
    options = []
    for _ in range(draw(st.integers(0, 9))):
        items: list[int] = []
        for item in draw(st.lists(st.integers(0, max(0, n_primary + n_secondary - 1)), max_size=3, unique=True)):
            if item < n_primary:
                items += [item] * draw(st.sampled_from((1, 1, 1, 2, 3) if upper[item] > 1 else (1,)))
            elif item < n_primary + n_secondary:
                items.append(item)
        options.append(tuple(items))
    return CoverModel(tuple(lower), tuple(upper), n_secondary, plain_options(*options))


def walk(search: KernelSearch, budget: int = 10**6, most: int = 512) -> Solutions:
    rows = []
    while True:
        status, found = search.advance(budget, most)
        rows += [tuple(sorted(row)) for row in found]
        if status is Status.EXHAUSTED:
            return rows


@settings(max_examples=400, deadline=None)
@given(models(), st.sampled_from((0, 25, 50, 75)))
def test_every_kernel_finds_what_the_definition_asks_for(model: CoverModel, n_more: int) -> None:
    wanted = by_definition(model)
    longer = padded(model, n_more)
    search = packing.start(longer)
    rows = walk(search)
    assert len(rows) == search.found
    n_options = len(model.options)
    assert sorted(tuple(number for number in row if number < n_options) for row in rows) == sorted(wanted)
    assert all(len(row) == len(set(row)) for row in rows)
    assert search.progress() == 1.0


@settings(max_examples=150, deadline=None)
@given(models(), st.sampled_from((0, 25, 50, 75)), st.integers(1, 3), st.integers(1, 3))
def test_a_walk_may_be_broken_and_saved_anywhere(model: CoverModel, n_more: int, budget: int, most: int) -> None:
    longer = padded(model, n_more)
    wanted = walk(packing.start(longer))
    search = packing.start(longer)
    rows: Solutions = []
    progress = 0.0
    status = Status.RUNNING
    while status is not Status.EXHAUSTED:
        status, found = search.advance(budget, most)
        rows += [tuple(sorted(row)) for row in found]
        assert progress <= search.progress() <= 1.0
        progress = search.progress()
        search = packing.resume(longer, json.loads(json.dumps(search.save())))
    assert rows == wanted


def pentominoes(columns: int, rows: int) -> CoverModel:
    """Twelve pieces on a rectangle, from the definition of a pentomino."""
    shapes = "0,1,2,3,4 0,1,2,3,10 0,1,2,10,11 0,1,2,12,13 0,1,2,10,12 0,1,2,10,20 0,1,11,21,22 0,1,11,12,22".split()
    shapes += "0,1,11,12,21 0,1,2,11,21 1,10,11,12,21 0,1,2,3,11".split()
    options = set()
    for piece, shape in enumerate(shapes):
        cells = [divmod(int(cell), 10) for cell in shape.split(",")]
        for _ in range(2):
            for _ in range(4):
                top, left = min(y for y, _ in cells), min(x for _, x in cells)
                placed = [(y - top, x - left) for y, x in cells]
                for down in range(rows - max(y for y, _ in placed)):
                    for right in range(columns - max(x for _, x in placed)):
                        covered = sorted(12 + (y + down) * columns + x + right for y, x in placed)
                        options.add((piece, *covered))
                cells = [(x, -y) for y, x in cells]
            cells = [(y, -x) for y, x in cells]
    ones = (1,) * (12 + columns * rows)
    return CoverModel(ones, ones, 0, plain_options(*sorted(options)))


def queens(n: int) -> CoverModel:
    options = [(y, n + x, 2 * n + y + x, 4 * n - 1 + y - x + n - 1) for y in range(n) for x in range(n)]
    return CoverModel((1,) * 2 * n, (1,) * 2 * n, 4 * n - 2, plain_options(*options))


def test_it_says_why_it_does_not_take_colors() -> None:
    assert "color" in packing.unfit(CoverModel((1,), (1,), 1, (((0, 0), (1, 2)),)))
    assert packing.unfit(CoverModel((1,), (1,), 1, (((0, 0), (1, 0)),))) == ""


@pytest.mark.parametrize("is_compiled", [False, pytest.param(True, marks=needs_kernels)])
def test_bounds_may_be_far_beyond_what_options_can_reach(is_compiled: bool) -> None:
    model = CoverModel((1, 0), (100, 1000), 0, plain_options((0,), (0, 0, 1), (0, 0, 0), (1, 1)))
    search = packing.start(model)
    if is_compiled:
        assert search.compile()
    assert sorted(walk(search)) == sorted(by_definition(model))


def test_an_option_must_not_name_an_item_more_often_than_a_word_has_bits() -> None:
    model = CoverModel((64,), (64,), 0, plain_options((0,) * 64))
    assert "more than 63 times" in packing.unfit(model)
    assert packing.unfit(CoverModel((63,), (63,), 0, plain_options((0,) * 63))) == ""


def test_lists_that_would_be_too_long_are_refused() -> None:
    n = 5000
    options = plain_options(*[(item,) for item in range(n)])
    reason = packing.unfit(CoverModel((1,) * n, (1,) * n, 0, options))
    assert "long" in reason


def test_copies_are_never_exchanged() -> None:
    """Three of five equal pieces, each with a cell of its own or none: 10 ways."""
    model = CoverModel((3, 0, 0, 0, 0, 0), (3, 1, 1, 1, 1, 1), 0, plain_options(*[(0, cell) for cell in range(1, 6)]))
    assert len(walk(packing.start(model))) == 10


def test_options_that_leave_a_cell_without_are_left_out() -> None:
    """A domino on 1x3 must lie at an end, with a monomino beside it; a tromino may not be with others."""
    model = CoverModel((1,) * 4, (1,) * 4, 0, plain_options((0, 1), (0, 2), (1, 2), (2, 3), (3,)))
    assert len(packing.lay_out(model).masks) < 5
    assert walk(packing.start(model)) == [(0, 3)]


def test_islands_of_a_wrong_size_end_a_branch() -> None:
    """A strip of 1x(2k+1) cells with a bar across: dominoes cannot fill both ends."""
    with_islands = packing.lay_out(pentominoes(20, 3))
    assert with_islands.modulus == 5
    assert with_islands.island_levels > 0


def test_equal_options_are_different_choices() -> None:
    model = CoverModel((1,), (1,), 0, plain_options((0,), (0,)))
    assert walk(packing.start(model)) == [(0,), (1,)]


def test_exact_cover_agrees_on_a_packing_with_copies() -> None:
    """Two straight and two bent trominoes on 3x4, and two dominoes that may be left out."""
    from tests.examples import rectangle
    from tilewright.families import TilingPuzzle
    from tilewright.families.tiling import piece
    from tilewright.lattices import SQUARE

    pieces = (
        piece(SQUARE, "I", [(0, 0), (1, 0), (2, 0)], least=0, most=2),
        piece(SQUARE, "L", [(0, 0), (1, 0), (0, 1)], least=1, most=2),
        piece(SQUARE, "D", [(0, 0), (1, 0)], least=0, most=2),
    )
    model = family_of(puzzle := TilingPuzzle("trominoes", rectangle(4, 3), pieces)).compilers[CoverModel](puzzle).model
    rows = walk(packing.start(model))
    other = [tuple(sorted(row)) for row in walk(exact_cover.start(model))]
    assert sorted(rows) == sorted(other)
    assert len(rows) > 10
