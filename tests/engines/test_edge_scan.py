from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests import reference
from tests.engines.test_split import parts_are_the_whole, whole
from tests.examples import rectangle
from tests.families.tiling.compiling.test_edges import solved_puzzles
from tilewright.boards import Board, shape_cells
from tilewright.catalog import load
from tilewright.engines import Choices, KernelSearch, Status, edge_layout, edge_scan
from tilewright.engines.edge_order import Domains, cell_order
from tilewright.engines.edge_scan import EDGE_SCAN
from tilewright.engines.exact_cover import EXACT_COVER
from tilewright.errors import NoEngine
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import (
    CompiledEdges,
    Fixed,
    Relation,
    Rim,
    TilingSolution,
    compile_cover,
    compile_edges,
    piece,
    tile,
)
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.lattices import HEXAGONAL, SQUARE, TRIANGULAR
from tilewright.models import EdgeModel

MOST_SOLUTIONS = 300
SLOW_OK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def start(model: EdgeModel) -> KernelSearch:
    assert EDGE_SCAN.unfit(model) == ""
    search = EDGE_SCAN.start(model, 0)
    assert isinstance(search, KernelSearch)
    return search


def walk(search: Any, most: int = 100, budget: int = 10**7) -> list[Choices]:
    rows: list[Choices] = []
    while True:
        status, found = search.advance(budget, most)
        rows += found
        if status is Status.EXHAUSTED:
            return rows


def solutions(compiled: CompiledEdges, begin: Callable[[EdgeModel], KernelSearch] = start) -> set[TilingSolution]:
    """All solutions; each was found once, and passes the checker."""
    rows = walk(begin(compiled.model))
    found = {compiled.decode(row) for row in rows}
    assert len(found) == len(rows)
    for solution in found:
        assert broken_rules(compiled.puzzle, solution) == []
    return found


def by_cover(puzzle: TilingPuzzle) -> set[TilingSolution]:
    """All solutions by exact cover; a test with too many is given up."""
    compiled = compile_cover(puzzle)
    search = EXACT_COVER.start(compiled.model, 0)
    status, rows = search.advance(2_000, MOST_SOLUTIONS)
    assume(status is Status.EXHAUSTED)
    return {compiled.decode(compiled.canonical(row)) for row in rows}


def agrees_with_cover(puzzle: TilingPuzzle) -> int:
    wanted = by_cover(puzzle)
    try:
        compiled = compile_edges(puzzle)
    except NoEngine:
        assume(False)
    assert solutions(compiled) == wanted
    return len(wanted)


@settings(max_examples=30, deadline=None, suppress_health_check=SLOW_OK)
@given(solved_puzzles())
def test_finds_what_exact_cover_finds(solution: TilingSolution) -> None:
    assert agrees_with_cover(solution.puzzle) >= 1


BOARDS = [
    Board.of(lattice, shape_cells(lattice, shape, sizes))
    for lattice, shape, sizes in (
        (SQUARE, "rectangle", {"columns": 4, "rows": 3}),
        (SQUARE, "rectangle", {"columns": 2, "rows": 5}),
        (TRIANGULAR, "triangle", {"side": 3}),
        (TRIANGULAR, "hexagon", {"side": 1}),
        (HEXAGONAL, "hexagon", {"side": 2}),
    )
]


@st.composite
def tile_puzzles(draw: Any) -> TilingPuzzle:
    """A board of a common shape cut up into tiles, with few labels, so that many are equal or symmetric."""
    board = draw(st.sampled_from(BOARDS))
    lattice = board.lattice
    relation = draw(
        st.sampled_from(
            [
                Relation(),
                Relation.of_pairs([("a", "b"), ("c", "d")]),
                Relation.of_pairs([("a", "b"), ("a", "c"), ("b", "b"), ("d", "d")]),
            ]
        )
    )
    names = "abcd"[: draw(st.integers(2, 4))] if relation.kind == "equal" else "abcd"
    blanks = draw(st.sampled_from([0, 0, 0, 1]))
    framed = draw(st.booleans())
    labels: list[list[str | None]] = [[None] * lattice.n_sides_of(cell) for cell in board.cells]
    for edge in board.edges:
        first = draw(st.sampled_from([*names, *[None] * blanks]))
        mates = [name for name in "abcd" if first is None or relation.matches(first, name)]
        labels[edge.cell][edge.side] = first
        labels[edge.other][edge.other_side] = draw(st.sampled_from([*mates, *[None] * blanks]))
    for cell, side in board.rim:
        labels[cell][side] = "rim" if framed else draw(st.sampled_from([*names, *[None] * blanks]))
    blocked = frozenset({draw(st.integers(0, len(board) - 1))}) if draw(st.booleans()) else frozenset[int]()
    tiles = []
    for k, cell in enumerate(board.cells):
        if k not in blocked:
            origin = (*(0,) * lattice.dimension, *cell[lattice.dimension :])
            sides = {(origin, side): label for side, label in enumerate(labels[k]) if label is not None}
            freedom = draw(st.sampled_from(["one_sided", "one_sided", "free", "fixed"]))
            tiles.append(piece(lattice, f"t{k}", [origin], labels=sides, freedom=freedom))
    free = [k for k in range(len(board)) if k not in blocked]
    fixed = []
    for k in draw(st.lists(st.sampled_from(free), max_size=2, unique=True)):
        # Only a tile with labels can be said to lie in a certain way.
        ways = [None, tuple(labels[k])] if any(label is not None for label in labels[k]) else [None]
        fixed.append(Fixed(f"t{k}", (k,), draw(st.sampled_from(ways))))
    rim = draw(
        st.sampled_from(
            [
                Rim(label="rim", only_there=not blocked and not blanks) if framed else Rim(),
                Rim() if framed else Rim(forbidden=frozenset({"a"})),
            ]
        )
    )
    return TilingPuzzle("random", board, tuple(tiles), relation, rim, blocked, fixed=tuple(fixed))


@pytest.mark.thorough
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_OK)
@given(tile_puzzles())
def test_finds_what_exact_cover_finds_on_common_boards(puzzle: TilingPuzzle) -> None:
    agrees_with_cover(puzzle)


@pytest.mark.thorough
@settings(max_examples=15, deadline=None, suppress_health_check=SLOW_OK)
@given(solved_puzzles())
def test_counts_what_the_reference_counts(solution: TilingSolution) -> None:
    assume(len(by_cover(solution.puzzle)) < 50)
    assert len(solutions(compile_edges(solution.puzzle))) == reference.count(solution.puzzle).distinct


@st.composite
def banned_models(draw: Any) -> tuple[CompiledEdges, EdgeModel]:
    """A model, and the same with bans drawn from the solutions and beyond."""
    compiled = compile_edges(draw(solved_puzzles()).puzzle)
    model = compiled.model
    cells = st.integers(0, model.n_cells - 1)
    tiles = st.integers(0, model.n_tiles - 1)
    bans = draw(st.sets(st.tuples(cells, tiles, st.integers(0, 5)), max_size=6))
    bans = {(cell, t, turn % len(model.orientations[t])) for cell, t, turn in bans}
    return compiled, EdgeModel(**{**vars(model), "banned": frozenset(bans)})


@settings(max_examples=25, deadline=None, suppress_health_check=SLOW_OK)
@given(banned_models())
def test_bans_leave_out_solutions_and_no_others(models: tuple[CompiledEdges, EdgeModel]) -> None:
    compiled, banned = models
    assume(len(set(compiled.class_of_tile)) == len(compiled.class_of_tile))
    by_cover(compiled.puzzle)
    rows = set(walk(start(compiled.model)))
    left = {
        row
        for row in rows
        if not any(row[2 * cell] == t and row[2 * cell + 1] == turn for cell, t, turn in banned.banned)
    }
    assert set(walk(start(banned))) == left


@pytest.mark.parametrize(
    ("name", "count"), [("ultimate", 48), ("unicorn", 8), ("magic-triangle", 6), ("circus-seven", 6)]
)
def test_known_puzzles(name: str, count: int) -> None:
    puzzle = load(name)
    assert isinstance(puzzle, TilingPuzzle)
    compiled = compile_edges(puzzle)
    assert len(solutions(compiled)) == count
    only_counted = start(compiled.model)
    assert walk(only_counted, 0) == []
    assert only_counted.found == count
    assert only_counted.progress() == 1.0


def framed(columns: int, rows: int, seed: int) -> TilingPuzzle:
    """Tiles cut from a framed board with two labels inside, so that some fit a cell in two ways."""
    rng = random.Random(seed)
    across = [["-", *(rng.choice("ab") for _ in range(columns - 1)), "-"] for _ in range(rows)]
    down = [["-"] * columns, *([rng.choice("ab") for _ in range(columns)] for _ in range(rows - 1)), ["-"] * columns]
    tiles = tuple(
        tile(SQUARE, f"t{x}-{y}", (down[y][x], across[y][x + 1], down[y + 1][x], across[y][x]))
        for y in range(rows)
        for x in range(columns)
    )
    return TilingPuzzle("framed", rectangle(columns, rows), tiles, rim=Rim(label="-", only_there=True))


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(4, 4), (5, 4)])
@pytest.mark.parametrize("seed", [1, 2])
def test_framed_sets(size: tuple[int, int], seed: int) -> None:
    puzzle = framed(*size, seed)
    compiled = compile_edges(puzzle)
    layout = edge_layout.lay_out(compiled.model)
    assert any(layout.arrays.row[1::2]), "no tile fits a cell in two ways"
    cover = compile_cover(puzzle)
    search = EXACT_COVER.start(cover.model, 0)
    rows = walk(search, 512)
    assert solutions(compiled) == {cover.decode(cover.canonical(row)) for row in rows}


@pytest.fixture
def narrow_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words of a few bits, so that small boards need several."""
    monkeypatch.setattr(edge_layout, "WORD_BITS", 4)
    edge_scan._laid_out.cache_clear()
    yield
    edge_scan._laid_out.cache_clear()


@pytest.mark.usefixtures("narrow_words")
@pytest.mark.parametrize("name", ["unicorn", "magic-triangle", "circus-seven"])
def test_boards_of_many_tiles_take_several_words(name: str) -> None:
    puzzle = load(name)
    assert isinstance(puzzle, TilingPuzzle)
    compiled = compile_edges(puzzle)
    assert edge_layout.lay_out(compiled.model).is_wide
    cover = compile_cover(puzzle)
    assert solutions(compiled) == {
        cover.decode(cover.canonical(row)) for row in walk(EXACT_COVER.start(cover.model, 0), 512)
    }


@pytest.mark.thorough
@pytest.mark.usefixtures("narrow_words")
def test_equal_tiles_in_several_words() -> None:
    puzzle = two_of_each()
    compiled = compile_edges(puzzle)
    assert edge_layout.lay_out(compiled.model).is_wide
    cover = compile_cover(puzzle)
    rows = walk(EXACT_COVER.start(cover.model, 0), 512)
    assert solutions(compiled) == {cover.decode(cover.canonical(row)) for row in rows}
    assert len(rows) > 1


def test_more_equal_tiles_than_bits_are_refused() -> None:
    puzzle = TilingPuzzle("blank", rectangle(8, 8), (tile(SQUARE, "A", "aaaa", least=64),))
    assert "64 tiles are equal" in EDGE_SCAN.unfit(compile_edges(puzzle).model)
    fewer = TilingPuzzle("blank", rectangle(7, 9), (tile(SQUARE, "A", "aaaa", least=63),))
    assert len(walk(start(compile_edges(fewer).model))) == 1


def test_tiles_of_nobodys_cell_leave_no_solution() -> None:
    puzzle = TilingPuzzle(
        "none", rectangle(2, 1), (tile(SQUARE, "A", "aaaa"), tile(SQUARE, "B", "bbbb")), rim=Rim(label="a")
    )
    search = start(compile_edges(puzzle).model)
    assert walk(search) == []
    assert (search.nodes, search.progress()) == (0, 1.0)


def test_too_few_tiles_for_the_corners_are_seen_at_once() -> None:
    """Three tiles for four corners, two for the edges of a 3x2 board, and one that fits nowhere."""
    texts = ("aaxx", "abxx", "baxx", "abbx", "baax", "abab")
    puzzle = TilingPuzzle(
        "few", rectangle(3, 2), tuple(tile(SQUARE, text, text) for text in texts), rim=Rim(label="x", only_there=True)
    )
    search = start(compile_edges(puzzle).model)
    assert walk(search) == []
    assert search.nodes == 0


def test_domains_that_are_not_thinned_out_to_the_end_leave_no_wrong_solution() -> None:
    """Tiles that do not turn: each round of thinning leaves one label on some side, and then another."""
    texts = ("8762", "4.99", "3684", "3436", "2448", "6877", "7936", "5234", "5427")
    tiles = (tile(SQUARE, str(k), [None if one == "." else one for one in text]) for k, text in enumerate(texts))
    puzzle = TilingPuzzle("thin", rectangle(3, 3), tuple(replace(one, freedom="fixed") for one in tiles))
    assert solutions(compile_edges(puzzle)) == set()
    assert walk(EXACT_COVER.start(compile_cover(puzzle).model, 0)) == []


def test_the_order_begins_with_given_cells_and_has_all() -> None:
    puzzle = load("eternity-2")
    assert isinstance(puzzle, TilingPuzzle)
    model = compile_edges(puzzle).model
    order, _ = cell_order(Domains(model))
    assert order[0] == model.fixed[0][0]
    assert sorted(order) == list(range(256))


@pytest.mark.parametrize("is_wide", [False, True])
def test_slices_and_saved_searches_walk_the_same_tree(is_wide: bool, request: pytest.FixtureRequest) -> None:
    if is_wide:
        request.getfixturevalue("narrow_words")
    model = compile_edges(framed(4, 4, 1)).model
    whole, sliced = start(model), start(model)
    rows = walk(whole, 3)
    found: list[Choices] = []
    last = 0.0
    status = Status.RUNNING
    while status is not Status.EXHAUSTED:
        status, some = sliced.advance(37, 3)
        found += some
        assert last <= sliced.progress() <= 1.0
        last = sliced.progress()
        assert EDGE_SCAN.resume is not None
        resumed = EDGE_SCAN.resume(model, json.loads(json.dumps(sliced.save())))
        assert isinstance(resumed, KernelSearch)
        sliced = resumed
    assert (found, sliced.nodes, sliced.found) == (rows, whole.nodes, whole.found)


def two_of_each() -> TilingPuzzle:
    """Two each of three kinds of tiles, on 3x2 cells."""
    tiles = tuple(tile(SQUARE, text, text, least=2) for text in ("abab", "aabb", "abbb"))
    return TilingPuzzle("equal", rectangle(3, 2), tiles)


@pytest.mark.thorough
@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize("compile_at", [0.0, 0.2])
@pytest.mark.parametrize("puzzle", [framed(4, 4, 2), framed(4, 4, 3), two_of_each()], ids=["framed", "more", "equal"])
def test_split_searches_walk_the_same_tree(
    puzzle: TilingPuzzle, compile_at: float, is_wide: bool, request: pytest.FixtureRequest
) -> None:
    if is_wide:
        request.getfixturevalue("narrow_words")
    model = compile_edges(puzzle).model
    layout = edge_layout.lay_out(model)
    assert layout.is_wide == is_wide
    assert any(layout.arrays.row[1::2]), "no row is followed by another one"
    for seed in range(6):
        parts_are_the_whole(EDGE_SCAN, model, seed, compile_at)


@pytest.mark.thorough
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_OK)
@given(tile_puzzles(), st.integers(0, 2**32))
def test_any_split_search_walks_the_same_tree(puzzle: TilingPuzzle, seed: int) -> None:
    is_split_rightly(puzzle, seed)


@pytest.mark.thorough
@pytest.mark.usefixtures("narrow_words")
@settings(max_examples=40, deadline=None, suppress_health_check=[*SLOW_OK, HealthCheck.function_scoped_fixture])
@given(tile_puzzles(), st.integers(0, 2**32))
def test_any_split_search_of_several_words_walks_the_same_tree(puzzle: TilingPuzzle, seed: int) -> None:
    is_split_rightly(puzzle, seed)


def is_split_rightly(puzzle: TilingPuzzle, seed: int) -> None:
    by_cover(puzzle)
    model = compile_edges(puzzle).model
    assume(not EDGE_SCAN.unfit(model))
    parts_are_the_whole(EDGE_SCAN, model, seed)


@pytest.mark.parametrize("is_wide", [False, True])
def test_branches_are_given_away_one_by_one(is_wide: bool, request: pytest.FixtureRequest) -> None:
    """However many candidates of the root a search keeps, it walks below these, and the other one below the rest."""
    if is_wide:
        request.getfixturevalue("narrow_words")
    model = compile_edges(two_of_each()).model
    nodes, rows = whole(EDGE_SCAN, model)
    branching = edge_scan.branching(edge_scan._laid_out(model))
    n_candidates = start(model).levels()[0].branches
    assert n_candidates == 10
    for kept in range(n_candidates + 1):
        first, second = start(model), start(model)
        branching.drop_last(first._state, 0, n_candidates - kept)
        branching.go_back(second._state, 0, kept)
        assert [search.levels()[0].untried for search in (first, second)] == [kept, n_candidates - kept]
        found = walk(first) + walk(second)
        assert (first.nodes + second.nodes, found) == (nodes, rows)
