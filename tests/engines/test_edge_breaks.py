from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.examples import rectangle, unicorn
from tests.families.tiling.compiling.test_edges import solved_puzzles, wrong_sides
from tilewright.boards import Board, shape_cells
from tilewright.engines import ENGINES, Status
from tilewright.engines.break_colors import color_bits, colors_of
from tilewright.engines.break_order import given_tiles, scan_order
from tilewright.engines.break_schedule import flat_breaks, widths
from tilewright.engines.break_tables import BreakLayout
from tilewright.engines.edge_breaks import EDGE_BREAKS, BreakSearch, mismatches, start
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Rim, TilingSolution, compile_edges, tile
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.kernels import break_runs
from tilewright.lattices import HEXAGONAL, SQUARE, TRIANGULAR
from tilewright.models import EdgeModel

SLOW_OK = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def framed(columns: int, rows: int, seed: int, n_frame: int = 3, n_inner: int = 4) -> TilingPuzzle:
    """A board cut up into tiles, with a gray rim that may lie nowhere else."""
    import random

    draw = random.Random(seed)
    board = rectangle(columns, rows)
    on_rim = {cell for cell, _ in board.rim}
    labels = [["gray"] * 4 for _ in board.cells]
    for edge in board.edges:
        is_frame = edge.cell in on_rim and edge.other in on_rim
        label = f"f{draw.randrange(n_frame)}" if is_frame else f"i{draw.randrange(n_inner)}"
        labels[edge.cell][edge.side] = labels[edge.other][edge.other_side] = label
    tiles = [tile(SQUARE, str(k), own) for k, own in enumerate(labels)]
    draw.shuffle(tiles)
    return TilingPuzzle("framed", board, tuple(tiles), rim=Rim("gray", only_there=True))


def fewest(model: EdgeModel) -> int:
    """The fewest mismatches of all arrangements, by trying them all."""
    best = 1 << 30
    for tiles in permutations(range(model.n_tiles)):
        ways = [model.allowed[t][model.kinds[cell]] for cell, t in enumerate(tiles)]
        for turns in product(*ways):
            best = min(best, mismatches(model, tuple(x for pair in zip(tiles, turns, strict=True) for x in pair)))
    return best


def run(search: BreakSearch, nodes: int) -> list[tuple[int, ...]]:
    found = []
    while search.nodes < nodes:
        status, rows = search.advance(min(500, nodes - search.nodes), 1)
        assert status is not Status.EXHAUSTED
        found += rows
    return found


@SLOW_OK
@given(solved_puzzles(), st.integers(0, 9))
def test_the_best_arrangement_is_one_and_its_energy_is_right(solution: TilingSolution, seed: int) -> None:
    compiled = compile_edges(solution.puzzle)
    if EDGE_BREAKS.unfit(compiled.model):
        return
    search = start(compiled.model, seed)
    for nodes in (1, 3, 200):
        run(search, nodes)
        wrong, choices = search.best()
        assert wrong == wrong_sides(compiled.model, choices)
        assert sorted(choices[::2]) == list(range(compiled.model.n_tiles))
        given_ones = given_tiles(compiled.model)
        assert all(choices[2 * cell : 2 * cell + 2] == placed for cell, placed in given_ones.items())
        assert (broken_rules(solution.puzzle, compiled.decode(choices)) == []) == (wrong == 0)
    for row in run(search, 400):
        assert wrong_sides(compiled.model, row) == 0


def test_solutions_are_found() -> None:
    compiled = compile_edges(framed(5, 4, 1))
    search = start(compiled.model, 2)
    found = run(search, 30_000)
    assert found
    assert search.lowest == 0
    assert all(broken_rules(compiled.puzzle, compiled.decode(row)) == [] for row in found)


@pytest.mark.parametrize("lattice", [TRIANGULAR, SQUARE, HEXAGONAL])
def test_the_fewest_mismatches_of_a_small_board_are_found(lattice: object) -> None:
    """Without a rim: three or four cells in a row, with labels that cannot all match."""
    assert lattice in (TRIANGULAR, SQUARE, HEXAGONAL)
    lattice = SQUARE if lattice is SQUARE else HEXAGONAL if lattice is HEXAGONAL else TRIANGULAR
    cells = {
        3: shape_cells(TRIANGULAR, "triangle", {"side": 2}),
        4: shape_cells(SQUARE, "rectangle", {"columns": 2, "rows": 2}),
        6: shape_cells(HEXAGONAL, "hexagon", {"side": 2})[:4],
    }[lattice.kinds[0].n_sides]
    board = Board.of(lattice, cells)
    words = ["abcabc", "abbcca", "ddddaa", "dabdab"]
    puzzle = TilingPuzzle(
        "p", board, tuple(tile(lattice, str(k), words[k][: lattice.kinds[0].n_sides]) for k in range(len(cells)))
    )
    model = compile_edges(puzzle).model
    search = start(model, 1)
    run(search, 4000)
    # A tile that breaks two sides at once is never put down: the best may have such a one.
    assert fewest(model) <= search.best()[0] <= fewest(model) + 1


def test_breaks_end_with_the_parities_right() -> None:
    """In every arrangement the colors that are odd in the breaks are those that are odd in all tiles."""
    model = compile_edges(framed(5, 4, 3)).model
    bits = color_bits(model, colors_of(model))
    assert any(bits)
    search = start(model, 5)
    for _ in range(20):
        run(search, search.nodes + 40)
        _, choices = search.best()
        lying = [model.orientations[t][o] for t, o in zip(choices[::2], choices[1::2], strict=True)]
        if any(lying[a][s] not in labels for a, s, labels in model.rim):
            continue
        odd = 0
        for a, s, b, t in model.edges:
            odd ^= bits[lying[a][s]] ^ bits[lying[b][t]]
        assert odd == 0


def test_the_seed_decides_and_slices_do_not_matter() -> None:
    model = compile_edges(framed(5, 5, 2, 4, 7)).model
    whole, sliced, other = start(model, 4), start(model, 4), start(model, 5)
    run(whole, 3000)
    run(other, 3000)
    while sliced.nodes < 3000:
        sliced.advance(min(7, 3000 - sliced.nodes), 0)
        if sliced.nodes % 10 == 0:
            assert EDGE_BREAKS.resume is not None
            resumed = EDGE_BREAKS.resume(model, json.loads(json.dumps(sliced.save())))
            assert isinstance(resumed, BreakSearch)
            sliced = resumed
    assert sliced.register(break_runs.BEST) == whole.register(break_runs.BEST)
    assert {k: v for k, v in sliced.save().items() if k != "found"} == {
        k: v for k, v in whole.save().items() if k != "found"
    }
    assert other.save()["entries"] != whole.save()["entries"]


def test_orders_sweep_along_the_short_side() -> None:
    wide, high = compile_edges(framed(7, 3, 1)).model, compile_edges(framed(3, 7, 1)).model
    assert scan_order(high) == tuple(range(21))
    order = scan_order(wide)
    assert {cell % 7 for cell in order[:3]} in ({0}, {6})


def test_the_schedule_starts_where_the_tree_gets_thin() -> None:
    layout = BreakLayout(compile_edges(framed(8, 8, 1, 5, 10)).model)
    allowed = flat_breaks(layout)
    assert allowed == sorted(allowed)
    assert allowed[20] == 0
    assert allowed[-1] > 0
    width = widths(layout)
    assert width[0] > 0 > width[-2]


def test_a_border_may_have_more_cells_than_tiles() -> None:
    """A tile of the border is fixed in a corner, which leaves one too few for the border."""
    model = compile_edges(framed(4, 4, 2)).model
    stuck = replace(model, fixed=((0, 3, -1), (5, 2, 1)))
    assert EDGE_BREAKS.unfit(stuck) == ""
    search = start(stuck, 1)
    run(search, 200)
    wrong, choices = search.best()
    assert wrong == wrong_sides(stuck, choices) > 0
    assert choices[0] == 3
    assert choices[10:12] == (2, 1)


def test_what_cannot_be_spread_or_has_too_many_labels_is_refused() -> None:
    model = compile_edges(unicorn()).model
    assert EDGE_BREAKS.unfit(model) == ""
    banned = frozenset((cell, 0, turn) for cell in range(9) for turn in range(4))
    ban_all = EdgeModel(
        model.kinds, model.orientations, model.allowed, model.edges, model.rim, model.matches, (), banned
    )
    assert "cannot be spread" in EDGE_BREAKS.unfit(ban_all)
    assert "cannot be spread" in ENGINES["annealing-edges"].unfit(ban_all)


@pytest.mark.parametrize("name", ["edge-breaks", "annealing-edges"])
def test_bans_are_respected(name: str) -> None:
    model = compile_edges(framed(3, 3, 1)).model
    free = ENGINES[name].start(model, 1)
    while not (rows := free.advance(2000, 1)[1]):
        pass
    solution = rows[0]
    ban = frozenset({(cell, solution[2 * cell], solution[2 * cell + 1]) for cell in (0, 4)})
    strict = EdgeModel(model.kinds, model.orientations, model.allowed, model.edges, model.rim, model.matches, (), ban)
    search = ENGINES[name].start(strict, 1)
    for _ in range(20):
        for row in search.advance(500, 1)[1]:
            assert not any((cell, row[2 * cell], row[2 * cell + 1]) in ban for cell in range(9))
    best = search.best()[1]  # type: ignore[attr-defined]
    assert not any((cell, best[2 * cell], best[2 * cell + 1]) in ban for cell in range(9))
