from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.examples import rectangle, ruled
from tilewright.boards import Board
from tilewright.errors import InvalidPuzzle, InvalidSetup
from tilewright.families import Setup, TilingPuzzle
from tilewright.families.setups import roll, with_blocked
from tilewright.families.tiling import Fixed, Piece, Relation, Rim, piece, tile
from tilewright.families.tiling.mistakes.lint import lint
from tilewright.lattices import FLORET, SQUARE
from tilewright.solving import count

TILES = (tile(SQUARE, "1", "aaaa"), tile(SQUARE, "2", "abab"))
DOMINO = piece(SQUARE, "d", [(0, 0), (1, 0)])


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"pieces": ()}, "there are no pieces"),
        ({"pieces": (TILES[0], TILES[0])}, "two pieces are named '1'"),
        ({"pieces": (Piece("1", ((0, 0, 0),), ((None,) * 4,)),)}, "no cell of the square lattice"),
        ({"pieces": (Piece("1", ((0, 0),), (("*", None, None, None),)),)}, "use None"),
        (
            {"pieces": (Piece("1", ((0, 0), (1, 0)), (("a", None, None, None), (None,) * 4)),)},
            "between two cells of the piece",
        ),
        ({"pieces": (Piece("1", (), ()),)}, "has no cells"),
        ({"pieces": (Piece("1", ((0, 0), (0, 0)), ((None,) * 4,) * 2),)}, "a cell twice"),
        ({"pieces": (Piece("1", ((0, 0),), ((None,) * 4,), least=2, most=1),)}, "2 to 1 copies make no sense"),
        ({"pieces": (Piece("1", ((0, 0),), ()),)}, "labels for 0"),
        ({"pieces": (Piece("1", ((0, 0),), ((None,) * 3,)),)}, "has 3 sides"),
        ({"pieces": (Piece("1", ((0, 0),), ((None,) * 4,), "any"),)}, "no way called 'any'"),  # type: ignore[arg-type]
        ({"blocked": {7}}, "no cell with index 7 to be blocked"),
        ({"optional": {-1}}, "no cell with index -1 to be optional"),
        ({"blocked": {0}, "optional": {0}}, "both blocked and optional"),
        ({"fixed": (Fixed("9", (0,)),)}, "not among the pieces"),
        ({"fixed": (Fixed("1", (9,)),)}, "which the board does not have"),
        ({"fixed": (Fixed("1", ()),)}, "fixed on no cell"),
        ({"fixed": (Fixed("1", (0,)),), "blocked": {0}}, "which is blocked"),
        ({"fixed": (Fixed("1", (0,)), Fixed("2", (0,)))}, "both fixed on cell 1"),
        ({"fixed": (Fixed("1", (0,)), Fixed("1", (1,)))}, "more often than it may be used"),
        ({"pieces": (DOMINO,), "fixed": (Fixed("d", (0,), (None,) * 4),)}, "for tiles only"),
        ({"pieces": (piece(SQUARE, "d", [(0, 0)]),), "fixed": (Fixed("d", (0,), (None,) * 4),)}, "for tiles only"),
        ({"fixed": (Fixed("1", (0,), ("a",)),)}, "fixed with 1 side,"),
        ({"fixed": (Fixed("1", (0, 1)),)}, "has only 1 cell to"),
        ({"relation": Relation.of_pairs([("a", "*")])}, "stands for a side without a label"),
        ({"rim": Rim(label="*")}, "stands for a side without a label"),
        ({"rim": Rim(sides=((0, 1, "a"),), forbidden=frozenset("a"))}, "must lie on the rim and may not"),
        ({"rim": Rim(sides=((9, 1, "a"),))}, "not on the rim"),
        ({"setup": Setup("dice", 1, (("7",),))}, "not on the board"),
        ({"setup": Setup("dice", 2, (("1",),))}, "from each of 1 list"),
        ({"setup": Setup("dice", 1, (("1",),)), "blocked": {0}}, "always blocked"),
        ({"rim": Rim(sides=((0, 0, "a"),))}, "not on the rim"),
        ({"rim": Rim(sides=((0, 1, "a"), (0, 1, "b")))}, "must have two labels"),
        ({"rim": Rim(label="a", forbidden=frozenset("a"))}, "must lie on the rim and may not"),
        ({"rim": Rim(only_there=True)}, "no label that could lie only there"),
    ],
)
def test_parts_that_contradict_each_other(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPuzzle, match=message):
        TilingPuzzle(**{"name": "x", "board": rectangle(2, 1), "pieces": TILES, **parts})


def test_lists_become_what_a_frozen_value_needs() -> None:
    puzzle = TilingPuzzle("x", rectangle(2, 1), [DOMINO], blocked=set())  # type: ignore[arg-type]
    assert puzzle == TilingPuzzle("x", rectangle(2, 1), (DOMINO,))
    assert count(puzzle).distinct == 1
    tiles = [Piece("1", [[0, 0]], [["a"] * 4]), Piece("2", [[0, 0]], [["a"] * 4])]  # type: ignore[arg-type]
    rim = Rim(forbidden=["b"], sides=[[0, 1, "a"]])  # type: ignore[arg-type]
    fixed = [Fixed("1", [0], ["a"] * 4)]  # type: ignore[arg-type]
    assert count(TilingPuzzle("x", rectangle(2, 1), tiles, rim=rim, fixed=fixed)).distinct == 1  # type: ignore[arg-type]


def test_relations_go_both_ways() -> None:
    with pytest.raises(InvalidPuzzle, match="only a meets b"):
        Relation("complementary", frozenset({("a", "b")}))
    with pytest.raises(InvalidPuzzle, match="several mates"):
        Relation("complementary", Relation.of_pairs([("a", "b"), ("a", "c")]).pairs)
    with pytest.raises(InvalidPuzzle, match="there are no pairs"):
        Relation("equal", Relation.of_pairs([("a", "b")]).pairs)


def template(**parts: Any) -> TilingPuzzle:
    return TilingPuzzle(**{"name": "x", "board": rectangle(3, 1), "pieces": (DOMINO,), **parts})


def test_cells_that_are_chosen() -> None:
    optional = template(optional={0}, setup=Setup("cells", 1))
    assert count(with_blocked(optional, ["1"])).distinct == 1
    with pytest.raises(InvalidSetup, match="always blocked"):
        with_blocked(template(blocked={0}, setup=Setup("cells", 1)), ["1"])
    with pytest.raises(InvalidSetup, match="'d' always lies on cell 2"):
        with_blocked(template(fixed=(Fixed("d", (1,)),), setup=Setup("cells", 1)), ["2"])


def test_dice_that_share_faces_are_rolled_until_they_differ() -> None:
    from random import Random

    shared = template(setup=Setup("dice", 2, (("1", "2"), ("1", "2"))))
    for seed in range(20):
        assert sorted(roll(shared, Random(seed))) == ["1", "2"]
    with pytest.raises(InvalidSetup, match="hardly ever"):
        roll(template(setup=Setup("dice", 2, (("1",), ("1",)))), Random(0))


def test_lint_of_a_template_claims_only_what_holds_for_every_choice() -> None:
    """The die always blocks the cell that no piece could cover."""
    from tilewright.boards import Board

    board = Board.of(SQUARE, [(0, 2), (1, 0), (2, 0)])
    lonely = TilingPuzzle("x", board, (DOMINO,), setup=Setup("dice", 1, (("1",),)))
    assert not any(finding.proves for finding in lint(lonely))
    assert count(with_blocked(lonely, ["1"])).distinct == 1
    too_few = template(setup=Setup("cells", 2))
    assert any(finding.proves for finding in lint(too_few))


@pytest.mark.parametrize(
    ("parts", "places"),
    [
        ({}, "on the rim"),
        ({"blocked": {0}}, "on the rim or beside an empty cell"),
        (
            {"pieces": (TILES[0], tile(SQUARE, "2", ["a", None, "a", "a"]))},
            "on the rim or beside a side without a label",
        ),
    ],
)
def test_lint_tells_where_a_label_without_partner_can_lie(parts: dict[str, Any], places: str) -> None:
    others = Relation.of_pairs([("b", "c")])
    puzzle = TilingPuzzle(**{"name": "x", "board": rectangle(2, 1), "pieces": TILES, "relation": others, **parts})
    said = [finding.message for finding in lint(puzzle)]
    assert f"label a has no partner: it can only lie {places}" in said


def test_lint_names_a_fixed_piece_that_has_another_shape_than_its_cells() -> None:
    puzzle = TilingPuzzle("bent", rectangle(2, 2), (DOMINO, replace(DOMINO, name="e")), fixed=(Fixed("d", (0, 3)),))
    said = [finding.message for finding in lint(puzzle)]
    assert said[0] == "piece d cannot lie on cells 1, 4, where it is fixed"
    assert not any("fits nowhere" in message for message in said)


def test_lint_names_a_period_by_which_no_sides_meet() -> None:
    board = Board.of(SQUARE, [(x, y) for x in range(3) for y in range(2)], wrap=[(3, 0), (0, 3)])
    said = [finding.message for finding in lint(TilingPuzzle("wrapped", board, (replace(DOMINO, least=3, most=3),)))]
    assert said == ["no sides of the board meet by the period [0, 3]"]


def test_lint_tells_all_pieces_that_fit_nowhere_together() -> None:
    """Apart those that must be laid and those that need not."""
    bars = [piece(SQUARE, str(size), [(x, 0) for x in range(size)]) for size in range(1, 7)]
    puzzle = TilingPuzzle("x", rectangle(2, 1), (*bars[:4], *(replace(bar, least=0) for bar in bars[4:])))
    said = [(finding.level, finding.message) for finding in lint(puzzle)]
    assert ("impossible", "2 pieces fit nowhere on the board: 3 and 4") in said
    assert ("note", "2 pieces fit nowhere on the board: 5 and 6") in said


def test_lint_finds_a_label_on_one_tile_only() -> None:
    """Two sides of one tile cannot meet; those of two copies can."""
    for copies, said in ((1, True), (2, False)):
        pieces = (TILES[0], replace(TILES[1], least=copies, most=copies))
        puzzle = TilingPuzzle("x", rectangle(copies + 1, 1), pieces)
        messages = [finding.message for finding in lint(puzzle)]
        assert (
            "label b is on one tile only, so that nothing matches it: it can only lie on the rim" in messages
        ) == said


def test_lint_tells_tiles_that_are_mirror_images_where_the_lattice_has_reflections() -> None:
    pair = TilingPuzzle("pair", rectangle(2, 1), (tile(SQUARE, "1", "abcd"), tile(SQUARE, "2", "adcb")))
    assert "tiles 1 and 2 are mirror images of each other" in [finding.message for finding in lint(pair)]
    # The petals of a flower are turned, and the lattice has no other motions.
    petals = [(0, 0, k) for k in range(6)]
    turned = tuple(Piece(str(k), (cell,), (tuple("abcde"),), "fixed") for k, cell in enumerate(petals))
    flower = TilingPuzzle("flower", Board.of(FLORET, petals), turned)
    assert not [finding.message for finding in lint(flower) if "mirror images" in finding.message]


def test_lint_calls_tiles_by_their_name() -> None:
    mirrored = (tile(SQUARE, "1", "abcd"), tile(SQUARE, "2", "dcba"), tile(SQUARE, "3", "abcd"))
    rim = Rim(labels=frozenset("z"))
    for puzzle in (
        TilingPuzzle("row", rectangle(3, 1), mirrored),
        TilingPuzzle("few", rectangle(4, 1), mirrored),
        TilingPuzzle("many", rectangle(2, 1), mirrored, rules=ruled(total=(4, 4))),
        TilingPuzzle("rim", rectangle(3, 1), mirrored, rim=rim, fixed=(Fixed("1", (0,)),)),
    ):
        said = [finding.message for finding in lint(puzzle)]
        assert any("tile" in message for message in said)
        assert not any("piece" in f"{finding.message} {finding.help}" for finding in lint(puzzle))
