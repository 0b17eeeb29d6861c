from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import rectangle, unicorn
from tests.random_puzzles import boards
from tilewright.engines.annealing import ANNEALING_EDGES, anneal
from tilewright.errors import NoEngine
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import (
    Fixed,
    Piece,
    Placed,
    Relation,
    Rim,
    TilingSolution,
    compile_cover,
    compile_edges,
    piece,
    tile,
)
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.lattices import SQUARE
from tilewright.models import EdgeModel
from tilewright.solving import Limits, solutions

MATES = {"a": "b", "b": "a", "c": "d", "d": "c"}


def wrong_sides(model: EdgeModel, choices: tuple[int, ...]) -> int:
    """The energy as the model's docstring defines it, or -1 for an orientation that is not allowed."""
    lying = []
    for cell, (t, turn) in enumerate(zip(choices[::2], choices[1::2], strict=True)):
        if turn not in model.allowed[t][model.kinds[cell]]:
            return -1
        lying.append(model.orientations[t][turn])
    wrong = sum(
        0 not in (lying[a][s], lying[b][t]) and (lying[a][s], lying[b][t]) not in model.matches
        for a, s, b, t in model.edges
    )
    return wrong + sum(lying[a][s] not in labels and lying[a][s] != 0 for a, s, labels in model.rim)


@st.composite
def solved_puzzles(draw: Any) -> TilingSolution:
    """A board cut up into tiles whose sides match; some are alike, one may be fixed, one cell blocked."""
    board = draw(boards(least=2))
    lattice = board.lattice
    complementary = draw(st.booleans())
    rim_label = draw(st.sampled_from([None, "r"]))
    labels: list[list[str | None]] = [[None] * lattice.n_sides_of(cell) for cell in board.cells]
    for edge in board.edges:
        label = draw(st.sampled_from("abcd"))
        labels[edge.cell][edge.side] = label
        labels[edge.other][edge.other_side] = MATES[label] if complementary else label
    for cell, side in board.rim:
        labels[cell][side] = rim_label or draw(st.sampled_from("abcd"))
    blocked = frozenset({0}) if draw(st.booleans()) else frozenset[int]()
    pieces: list[Piece] = []
    placed = []
    for k, cell in enumerate(board.cells):
        if k in blocked:
            continue
        origin = (*(0,) * lattice.dimension, *cell[lattice.dimension :])
        sides = {(origin, side): label for side, label in enumerate(labels[k]) if label is not None}
        pieces.append(piece(lattice, f"t{k}", [origin], labels=sides, freedom=draw(st.sampled_from(["free", "fixed"]))))
        placed.append(Placed(f"t{k}", (k,), (tuple(labels[k]),)))
    last = placed[-1]
    fixed = draw(
        st.sampled_from([(), (Fixed(last.piece, last.cells, last.labels[0]),), (Fixed(last.piece, last.cells),)])
    )
    relation = Relation.of_pairs([("a", "b"), ("c", "d")]) if complementary else Relation()
    rim = Rim(label="r", only_there=not blocked and draw(st.booleans())) if rim_label else Rim()
    puzzle = TilingPuzzle("random", board, tuple(pieces), relation, rim, blocked, fixed=fixed)
    return TilingSolution(puzzle, tuple(placed))


@given(solved_puzzles())
def test_a_solution_has_no_wrong_side_and_comes_back(solution: TilingSolution) -> None:
    puzzle = solution.puzzle
    assert broken_rules(puzzle, solution) == []
    compiled = compile_edges(puzzle)
    choices = compiled.encode(solution)
    assert wrong_sides(compiled.model, choices) == 0
    decoded = compiled.decode(choices)
    assert broken_rules(puzzle, decoded) == []
    assert compiled.encode(decoded) == compiled.canonical(choices) == choices


@settings(max_examples=40)
@given(solved_puzzles(), st.integers(0, 99))
def test_the_engine_tells_the_energy_of_its_arrangement(solution: TilingSolution, seed: int) -> None:
    compiled = compile_edges(solution.puzzle)
    assert ANNEALING_EDGES.unfit(compiled.model) == ""
    search = anneal(compiled.model, seed)
    search.advance(40, 0)
    wrong, choices = search.best()
    assert wrong == wrong_sides(compiled.model, choices)
    assert (broken_rules(solution.puzzle, compiled.decode(choices)) == []) == (wrong == 0)


def test_equal_tiles_make_the_same_picture() -> None:
    puzzle = TilingPuzzle("pair", rectangle(3, 1), (tile(SQUARE, "A", "aaaa", least=2), tile(SQUARE, "B", "abab")))
    compiled = compile_edges(puzzle)
    one, other = (0, 0, 2, 1, 1, 0), (1, 0, 2, 1, 0, 0)
    assert compiled.canonical(one) == compiled.canonical(other)
    assert compiled.weight(one) == 2


@pytest.mark.parametrize(
    ("puzzle", "words"),
    [
        (TilingPuzzle("p", rectangle(2, 1), (piece(SQUARE, "I", [(0, 0), (1, 0)]),)), "piece 'I' has 2"),
        (TilingPuzzle("p", rectangle(2, 1), (tile(SQUARE, "A", "aaaa"),)), "1 tiles for 2 cells"),
        (TilingPuzzle("p", rectangle(1, 1), (tile(SQUARE, "A", "aaaa", least=0, most=1),)), "left over"),
        (TilingPuzzle("p", rectangle(1, 1), (tile(SQUARE, "A", "aaaa"),), rim=Rim(one_color=True)), "name the color"),
        (
            TilingPuzzle(
                "p", rectangle(1, 1), (tile(SQUARE, "A", ["a", None, "a", "a"]),), rim=Rim(label="a", only_there=True)
            ),
            "sides without a label",
        ),
        (
            TilingPuzzle("p", rectangle(1, 1), (tile(SQUARE, "A", "abcd"),), fixed=(Fixed("A", (0,), ("a",) * 4),)),
            "cannot lie as it is fixed",
        ),
    ],
)
def test_rules_that_the_model_lacks_are_refused(puzzle: TilingPuzzle, words: str) -> None:
    with pytest.raises(NoEngine, match=words):
        compile_edges(puzzle)


def test_symmetries_are_those_of_the_cover_model() -> None:
    """Two a and two b in a row: aabb, abab, abba, baab, baba, bbaa, of which the first and last two are mirrored."""
    tiles = tuple(tile(SQUARE, label, label * 4, least=2) for label in "ab")
    puzzle = TilingPuzzle("row", rectangle(4, 1), tiles, Relation.of_pairs([("a", "b"), ("a", "a"), ("b", "b")]))
    compiled = compile_edges(puzzle)
    assert len(compiled.symmetries(False)) == len(compile_cover(puzzle).symmetries(False)) == 4
    assert compiled.symmetries(True) is compiled.symmetries(True)
    limits = Limits(seconds=300, solutions=4)
    found = [compiled.encode(each) for each in solutions(puzzle, up_to="symmetry", engine="annealing", limits=limits)]
    assert len(found) == 4
    images = [{symmetry.image(choices) for symmetry in compiled.symmetries(False)} for choices in found]
    assert sum(map(len, images)) == len(set.union(*images)) == 6
    assert [sum(symmetry.fixes(choices) for symmetry in compiled.symmetries(False)) for choices in found] == [
        4 // len(orbit) for orbit in images
    ]


def test_the_unicorn_has_nine_cells_and_twelve_edges() -> None:
    model = compile_edges(unicorn()).model
    assert (model.n_cells, model.n_tiles, len(model.edges), len(model.rim)) == (9, 9, 12, 0)
