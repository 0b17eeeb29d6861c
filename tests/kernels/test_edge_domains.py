from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engines.test_split import in_parts
from tests.engines.test_split import whole as walked
from tilewright.engines import Status
from tilewright.engines.edge_domains import EDGE_DOMAINS, resume, start, unfit
from tilewright.kernels import edge_domains_parts
from tilewright.models import EdgeModel


@st.composite
def edge_models(draw: Any) -> EdgeModel:
    """Up to four cells of any kind and neighborhood, with any relation: more than boards can give."""
    n_cells, n_sides, n_labels = draw(st.integers(1, 4)), draw(st.integers(2, 3)), draw(st.integers(1, 3))
    label = st.integers(0, n_labels)
    n_kinds = draw(st.integers(1, 2))
    ways = [
        tuple(draw(st.lists(st.tuples(*[label] * n_sides), min_size=1, max_size=3, unique=draw(st.booleans()))))
        for _ in range(draw(st.integers(1, n_cells)))
    ]
    tiles = [draw(st.sampled_from(ways)) for _ in range(n_cells)]
    allowed = tuple(
        tuple(tuple(turn for turn in range(len(own)) if draw(st.integers(0, 4))) for _ in range(n_kinds))
        for own in tiles
    )
    ends = draw(st.permutations([(cell, side) for cell in range(n_cells) for side in range(n_sides)]))
    edges = []
    while len(ends) > 1:
        a, b = ends.pop(), ends.pop()
        if a[0] != b[0] and draw(st.integers(0, 3)):
            edges.append((*a, *b))
    matches = set()
    for x in range(1, n_labels + 1):
        for y in range(x, n_labels + 1):
            if draw(st.booleans()):
                matches |= {(x, y), (y, x)}
    rim = [
        (cell, side, frozenset(draw(st.sets(st.integers(1, n_labels))))) for cell, side in ends if draw(st.booleans())
    ]
    fixed = []
    if draw(st.integers(0, 3)) == 0:
        t = draw(st.integers(0, n_cells - 1))
        fixed.append((draw(st.integers(0, n_cells - 1)), t, draw(st.integers(-1, len(tiles[t]) - 1))))
    banned = draw(st.sets(st.tuples(*[st.integers(0, n_cells - 1)] * 2, st.integers(0, 2)), max_size=2))
    return EdgeModel(
        tuple(draw(st.integers(0, n_kinds - 1)) for _ in range(n_cells)),
        tuple(tiles),
        allowed,
        tuple(edges),
        tuple(rim),
        frozenset(matches),
        tuple(fixed),
        frozenset(banned),
    )


def brute_force(model: EdgeModel) -> set[tuple[Any, ...]]:
    """Every permutation of the tiles in all orientations, as pictures in which equal tiles look alike."""
    special = {t for _, t, _ in model.fixed} | {t for _, t, _ in model.banned}
    found = set()
    for tiles in itertools.permutations(range(model.n_tiles)):
        turns = [model.allowed[t][kind] for t, kind in zip(tiles, model.kinds, strict=True)]
        for chosen in itertools.product(*turns):
            ways = [model.orientations[t][turn] for t, turn in zip(tiles, chosen, strict=True)]
            if (
                all(
                    0 in (ways[a][s], ways[b][t]) or (ways[a][s], ways[b][t]) in model.matches
                    for a, s, b, t in model.edges
                )
                and all(ways[cell][side] in labels or ways[cell][side] == 0 for cell, side, labels in model.rim)
                and all(tiles[cell] == t and turn in (-1, chosen[cell]) for cell, t, turn in model.fixed)
                and not any((cell, tiles[cell], chosen[cell]) in model.banned for cell in range(model.n_cells))
            ):
                found.add(picture(model, special, tiles, chosen))
    return found


def picture(model: EdgeModel, special: set[int], tiles: Any, turns: Any) -> tuple[Any, ...]:
    return tuple(
        (model.orientations[t], model.allowed[t], t if t in special else -1, turn)
        for t, turn in zip(tiles, turns, strict=True)
    )


def walk(search: Any, budgets: list[int], most: int) -> list[tuple[int, ...]]:
    rows = []
    for budget in itertools.chain(budgets, itertools.repeat(10**6)):
        status, found = search.advance(budget, most)
        rows += found
        if status is Status.EXHAUSTED:
            return rows
    raise AssertionError


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(edge_models())
def test_finds_each_solution_once(model: EdgeModel) -> None:
    assert unfit(model) == ""
    rows = walk(start(model), [], 512)
    special = {t for _, t, _ in model.fixed} | {t for _, t, _ in model.banned}
    pictures = {picture(model, special, row[::2], row[1::2]) for row in rows}
    assert len(pictures) == len(rows)
    assert pictures == brute_force(model)
    for row in rows:
        assert sorted(row[::2]) == list(range(model.n_tiles))


@pytest.mark.thorough
@given(edge_models(), st.lists(st.integers(1, 3), max_size=30), st.integers(0, 3))
def test_slices_add_up_to_one_run(model: EdgeModel, budgets: list[int], most: int) -> None:
    whole, sliced = start(model), start(model)
    rows = walk(whole, [], 512)
    assert walk(sliced, budgets, most) == (rows if most else [])
    assert (sliced.nodes, sliced.found) == (whole.nodes, len(rows))


@pytest.mark.thorough
@given(edge_models(), st.lists(st.integers(1, 3), max_size=8))
def test_a_saved_search_goes_on_as_if_nothing_had_happened(model: EdgeModel, budgets: list[int]) -> None:
    whole, search = start(model), start(model)
    wanted = walk(whole, [], 512)
    rows = []
    for budget in budgets:
        _, found = search.advance(budget, 512)
        rows += found
        search = resume(model, json.loads(json.dumps(search.save())))
    assert rows + walk(search, [], 512) == wanted
    assert search.nodes == whole.nodes


@pytest.mark.thorough
@settings(deadline=None)
@given(edge_models(), st.integers(0, 2**32))
def test_the_parts_are_the_whole(model: EdgeModel, seed: int) -> None:
    nodes, rows = walked(EDGE_DOMAINS, model)
    assert in_parts(EDGE_DOMAINS, model, random.Random(seed), 0.0) == (nodes, len(rows), rows)


@given(edge_models())
def test_progress_never_goes_back(model: EdgeModel) -> None:
    search = start(model)
    shares = [search.progress()]
    while search.advance(1, 1)[0] is not Status.EXHAUSTED:
        shares.append(search.progress())
    assert shares == sorted(shares)
    assert search.progress() == 1.0


@given(st.lists(st.sets(st.integers(0, 4), min_size=1), min_size=1, max_size=5))
def test_augment_finds_a_matching_if_there_is_one(fits: list[set[int]]) -> None:
    """Cells 0, 1, ... may take these of five classes, each of them a single tile."""
    n = len(fits)
    mate, cell_of_slot, reg = [-1] * n, [-1] * 5, [0] * edge_domains_parts.N_REGISTERS
    domain = [sum(1 << k for k in own) for own in fits]
    lists = [list(range(5)), [1 << k for k in range(5)], list(range(6)), list(range(5))]
    possible = all(
        edge_domains_parts.augment(domain, mate, cell_of_slot, [0] * (n + 1), [0] * 5, [0] * 5, *lists, reg, 1, cell)
        for cell in range(n)
    )
    assert possible == any(
        all(k in own for k, own in zip(chosen, fits, strict=True)) for chosen in itertools.permutations(range(5), n)
    )
    if possible:
        assert all(mate[cell] in own for cell, own in enumerate(fits))
        assert [cell_of_slot[k] for k in mate] == list(range(n))
