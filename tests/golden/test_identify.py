"""Every puzzle of the catalog is found again in other words, and no two are the same unknown to us."""

from __future__ import annotations

import time
from random import Random

import pytest

from tests.families.disguises import disguised
from tilewright import catalog
from tilewright.catalog.identify import identify, puzzles_with
from tilewright.families import family_of
from tilewright.families.tiling import Piece
from tilewright.families.tiling.pieces.marks import marks_of_shape, marks_of_text
from tilewright.lattices import LATTICES, Cell, Lattice
from tilewright.lattices.polyforms import orientations

# Sold or published under several names; `about` says so.
SAME = [
    {"circus-seven", "drive-ya-nuts"},
    {"bibi-puzzle", "monkey-puzzle", "unicorn"},
    {"big-cats", "scramble-insects"},
]


@pytest.mark.parametrize("name", catalog.names())
def test_a_puzzle_of_the_catalog_is_found_in_other_words(name: str) -> None:
    chance = Random(name)
    for variant in ("", *catalog.variants(name)):
        began = time.process_time()
        found = identify(disguised(catalog.open_puzzle(name, variant or None), chance))
        assert time.process_time() - began < 2
        same = [(one.puzzle.name, one.variant) for one in found if one.is_same and not one.setup]
        assert (name, variant) in same
        twins = next((group for group in SAME if name in group), {name})
        assert {(other, one) for other, one in same} == {(other, variant) for other in twins}


@pytest.mark.parametrize("name", ["genius-star", "calendar", "magic-19", "ubongo-duel"])
def test_a_setup_of_the_catalog_is_found_with_its_count(name: str) -> None:
    template = catalog.open_puzzle(name)
    setup = next(one.setup for one in template.known if one.setup)
    puzzle = disguised(family_of(template).setups.with_setup(template, setup), Random(name))
    first = identify(puzzle)[0]
    assert (first.puzzle.name, first.is_same) == (name, True)
    assert family_of(template).likeness.is_same(puzzle, family_of(template).setups.with_setup(template, first.setup))


def test_puzzles_that_are_alike_come_in_order() -> None:
    found = identify(catalog.open_puzzle("pentominoes-6x10"))
    assert [one.puzzle.name for one in found if one.is_same] == ["pentominoes-6x10"]
    likenesses = list(dict.fromkeys(one.likeness for one in found[1:]))
    assert likenesses == ["The same pieces on another board", "Other pieces on the same board"]
    assert {"pentominoes-3x20", "pentominoes-8x8-center"} <= {one.puzzle.name for one in found}
    hints = identify(catalog.open_puzzle("eternity-2", "hints"))
    assert [one.puzzle.name for one in hints] == ["eternity-2"]


def test_traits_that_are_missing_or_old_are_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    text = catalog.text_of("unicorn").replace('"PT GT RH YH"', '"PT GT RH GH"')
    monkeypatch.setattr("tilewright.catalog.identify.names", lambda: ("unicorn", "monkey-puzzle"))
    monkeypatch.setattr("tilewright.catalog.identify.text_of", lambda name: text)
    monkeypatch.setattr(catalog, "text_of", lambda name: text)
    assert [one.puzzle.name for one in identify(catalog.open_puzzle("unicorn"))] == ["unicorn", "monkey-puzzle"]


@pytest.mark.parametrize("lattice", LATTICES.values(), ids=str)
def test_puzzles_are_found_by_each_of_their_pieces_and_by_no_others(lattice: Lattice) -> None:
    """The index, against a look at the ways in which each piece of each puzzle may lie."""
    ways: dict[tuple[Cell, ...], set[str]] = {}
    for summary in catalog.summaries():
        if summary.lattice != lattice.name or summary.family != "tiling":
            continue
        for piece in {(piece.cells, piece.freedom) for piece in _pieces(summary.name)}:
            for shape in orientations(lattice, *piece):
                ways.setdefault(shape, set()).add(summary.name)
    chance = Random(lattice.name)
    assert ways or lattice.name not in {summary.lattice for summary in catalog.summaries()}
    for shape, having in chance.sample(sorted(ways.items()), min(60, len(ways))):
        assert set(puzzles_with(marks_of_shape(lattice, shape))) == having


def _pieces(name: str) -> list[Piece]:
    return [piece for variant in (None, *catalog.variants(name)) for piece in catalog.open_puzzle(name, variant).pieces]


def test_several_pieces_must_all_be_there() -> None:
    square = LATTICES["square"]
    straight, ell = [(x, 0) for x in range(5)], [(0, 0), (1, 0), (0, 1)]
    both = set(puzzles_with(marks_of_shape(square, straight), marks_of_shape(square, ell)))
    alone = [set(puzzles_with(marks_of_shape(square, cells))) for cells in (straight, ell)]
    assert both == alone[0] & alone[1]
    assert both < alone[0]
    assert puzzles_with() == {}
    assert puzzles_with(marks_of_text("PT GT RH YH")) == {"unicorn": ("",)}
