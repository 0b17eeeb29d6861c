from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests import reference
from tests.engines.test_edge_scan import banned_models, by_cover, framed, tile_puzzles, walk
from tests.engines.test_edge_scan import solutions as all_solutions
from tests.engines.test_split import parts_are_the_whole
from tests.examples import rectangle
from tests.families.tiling.compiling.test_edges import solved_puzzles
from tests.kernels.on_demand import needs_kernels
from tilewright.catalog import load
from tilewright.engines import KernelSearch, edge_domains
from tilewright.engines.edge_domains import EDGE_DOMAINS
from tilewright.engines.exact_cover import EXACT_COVER
from tilewright.errors import NoEngine
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import CompiledEdges, TilingSolution, compile_cover, compile_edges, tile
from tilewright.kernels import edge_domains as walking
from tilewright.kernels import edge_domains_parts as parts
from tilewright.lattices import SQUARE
from tilewright.models import EdgeModel

SLOW_OK = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def start(model: EdgeModel) -> KernelSearch:
    assert EDGE_DOMAINS.unfit(model) == ""
    return edge_domains.start(model)


def solutions(compiled: CompiledEdges) -> set[TilingSolution]:
    return all_solutions(compiled, start)


def agrees_with_cover(puzzle: TilingPuzzle) -> None:
    wanted = by_cover(puzzle)
    try:
        compiled = compile_edges(puzzle)
    except NoEngine:
        assume(False)
    assert solutions(compiled) == wanted


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_OK)
@given(solved_puzzles())
def test_finds_what_exact_cover_finds(solution: TilingSolution) -> None:
    agrees_with_cover(solution.puzzle)


@pytest.mark.thorough
@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_OK)
@given(tile_puzzles())
def test_finds_what_exact_cover_finds_on_common_boards(puzzle: TilingPuzzle) -> None:
    agrees_with_cover(puzzle)


@pytest.fixture(params=[1, 3, 1 << 30])
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Branch on sides, on sides or on cells, on cells only."""
    monkeypatch.setattr(edge_domains, "_patience", lambda n_labels: request.param)


@pytest.mark.thorough
@pytest.mark.usefixtures("patience")
@settings(max_examples=25, deadline=None, suppress_health_check=[*SLOW_OK, HealthCheck.function_scoped_fixture])
@given(tile_puzzles())
def test_the_way_of_branching_changes_no_result(puzzle: TilingPuzzle) -> None:
    agrees_with_cover(puzzle)


@pytest.fixture
def narrow_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words of a few bits, so that small boards need several; compiled code would still have words of 63 bits."""
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")
    for module in (edge_domains, walking, parts):
        monkeypatch.setattr(module, "WORD_BITS", 13)


@pytest.mark.thorough
@pytest.mark.usefixtures("narrow_words")
@settings(max_examples=40, deadline=None, suppress_health_check=[*SLOW_OK, HealthCheck.function_scoped_fixture])
@given(tile_puzzles())
def test_many_tiles_take_several_words(puzzle: TilingPuzzle) -> None:
    agrees_with_cover(puzzle)


@pytest.mark.thorough
@settings(max_examples=15, deadline=None, suppress_health_check=SLOW_OK)
@given(solved_puzzles())
def test_counts_what_the_reference_counts(solution: TilingSolution) -> None:
    assume(len(by_cover(solution.puzzle)) < 50)
    assert len(solutions(compile_edges(solution.puzzle))) == reference.count(solution.puzzle).distinct


@settings(max_examples=25, deadline=None, suppress_health_check=SLOW_OK)
@given(banned_models())
def test_bans_leave_out_solutions_and_no_others(models: tuple[CompiledEdges, EdgeModel]) -> None:
    compiled, banned = models
    assume(len(set(compiled.class_of_tile)) == len(compiled.class_of_tile))
    by_cover(compiled.puzzle)
    left = {
        row
        for row in walk(start(compiled.model))
        if not any(row[2 * cell] == t and row[2 * cell + 1] == turn for cell, t, turn in banned.banned)
    }
    assert set(walk(start(banned))) == left


@pytest.mark.parametrize(
    ("name", "count"), [("unicorn", 8), ("magic-triangle", 6), ("circus-seven", 6), ("giants-causeway", 2)]
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


@pytest.mark.thorough
@needs_kernels
def test_macmahons_squares() -> None:
    puzzle = load("macmahon-squares-4x6")
    assert isinstance(puzzle, TilingPuzzle)
    search = start(compile_edges(puzzle).model)
    walk(search, 0)
    assert search.found == 106_624


@needs_kernels
def test_macmahons_squares_up_to_symmetry_of_the_board() -> None:
    """The plain tile lies in one quarter of the board: it cannot lie on its own image."""
    puzzle = load("macmahon-squares-4x6")
    assert isinstance(puzzle, TilingPuzzle)
    compiled = compile_edges(puzzle)
    plain = compiled.model.orientations.index(((1, 1, 1, 1),))
    cells = [puzzle.board.cells[cell] for cell in compiled.cells]
    middle = [(min(c[k] for c in cells) + max(c[k] for c in cells)) / 2 for k in (0, 1)]
    banned = frozenset((k, plain, 0) for k, c in enumerate(cells) if c[0] > middle[0] or c[1] > middle[1])
    assert len(banned) == 18
    search = start(EdgeModel(**{**vars(compiled.model), "banned": banned}))
    walk(search, 0)
    assert search.found * 4 == 106_624


def test_no_tile_for_a_cell() -> None:
    puzzle = TilingPuzzle("none", rectangle(2, 1), (tile(SQUARE, "A", "aaaa"), tile(SQUARE, "B", "bbbb")))
    assert walk(start(compile_edges(puzzle).model)) == []


def test_many_equal_tiles() -> None:
    puzzle = TilingPuzzle("blank", rectangle(9, 9), (tile(SQUARE, "A", "aaaa", least=81),))
    assert len(walk(start(compile_edges(puzzle).model))) == 1


def test_equal_tiles_are_told_apart_where_one_is_banned() -> None:
    puzzle = TilingPuzzle("two", rectangle(2, 1), (tile(SQUARE, "A", "aaaa", least=2),))
    model = compile_edges(puzzle).model
    assert walk(start(model)) == [(0, 0, 1, 0)]
    assert walk(start(EdgeModel(**{**vars(model), "banned": frozenset({(0, 0, 0)})}))) == [(1, 0, 0, 0)]


def test_what_it_cannot_take() -> None:
    model = EdgeModel((0,), (((1,),),), (((0,),),), (), (), frozenset(), ())
    assert EDGE_DOMAINS.unfit(model) == ""
    assert "tiles" in EDGE_DOMAINS.unfit(EdgeModel(**{**vars(model), "kinds": (0, 0)}))
    assert "own neighbor" in EDGE_DOMAINS.unfit(EdgeModel(**{**vars(model), "edges": ((0, 0, 0, 1),)}))
    many = EdgeModel(**{**vars(model), "orientations": ((tuple(range(1, 70)),),)})
    assert "labels" in EDGE_DOMAINS.unfit(many)
    turns = EdgeModel(**{**vars(model), "orientations": (((1,),) * 64,)})
    assert "orientations" in EDGE_DOMAINS.unfit(turns)


def test_eternity_with_its_clues_runs() -> None:
    puzzle = load("eternity-2")
    assert isinstance(puzzle, TilingPuzzle)
    search = start(compile_edges(puzzle).model)
    shares = []
    for _ in range(3):
        search.advance(3, 1)
        shares.append(search.progress())
    assert search.nodes == 9
    assert all(a <= b for a, b in pairwise(shares))


def test_framed_sets() -> None:
    puzzle = framed(4, 4, 1)
    cover = compile_cover(puzzle)
    rows = walk(EXACT_COVER.start(cover.model, 0))
    assert solutions(compile_edges(puzzle)) == {cover.decode(cover.canonical(row)) for row in rows}


@pytest.mark.thorough
@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("compile_at", [0.0, 0.2])
def test_split_searches_walk_the_same_tree(compile_at: float) -> None:
    model = compile_edges(framed(4, 4, 1)).model
    for seed in range(3):
        parts_are_the_whole(EDGE_DOMAINS, model, seed, compile_at)


@pytest.mark.thorough
@pytest.mark.usefixtures("patience")
@settings(max_examples=25, deadline=None, suppress_health_check=[*SLOW_OK, HealthCheck.function_scoped_fixture])
@given(tile_puzzles(), st.integers(0, 2**32))
def test_any_split_search_walks_the_same_tree(puzzle: TilingPuzzle, seed: int) -> None:
    is_split_rightly(puzzle, seed)


@pytest.mark.thorough
@pytest.mark.usefixtures("narrow_words")
@settings(max_examples=25, deadline=None, suppress_health_check=[*SLOW_OK, HealthCheck.function_scoped_fixture])
@given(tile_puzzles(), st.integers(0, 2**32))
def test_any_split_search_of_several_words_walks_the_same_tree(puzzle: TilingPuzzle, seed: int) -> None:
    is_split_rightly(puzzle, seed)


def is_split_rightly(puzzle: TilingPuzzle, seed: int) -> None:
    by_cover(puzzle)
    model = compile_edges(puzzle).model
    assume(not EDGE_DOMAINS.unfit(model))
    parts_are_the_whole(EDGE_DOMAINS, model, seed)


def test_a_search_tells_its_levels_from_its_first_node_on() -> None:
    search = start(compile_edges(framed(4, 4, 1)).model)
    assert search.levels() == [(1, 1)]
    assert search.progress() == 0.0
    assert search.split() is None
    search.advance(1, 0)
    assert [level.untried for level in search.levels()] == [search.levels()[0].branches]
