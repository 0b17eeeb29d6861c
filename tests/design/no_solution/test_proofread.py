"""Which tile to look at next, played against decks with one label typed wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.design.no_solution.decks import mistyped
from tilewright.catalog import load
from tilewright.design.no_solution.proofread import Correction, corrections_of, left, next_look
from tilewright.design.no_solution.typos import typos
from tilewright.families import TilingPuzzle
from tilewright.families.tiling.mistakes.edits import with_label
from tilewright.solving import solve


def looks_until(corrections: tuple[Correction, ...], wrong: str) -> tuple[int, int]:
    """How many looks, and how many tiles that were compared, until the person sees the tile that is wrong."""
    n_looks = n_tiles = 0
    right: set[tuple[str, int | None]] = set()
    while look := next_look(left(corrections, right)):
        n_looks += 1
        for one in look:
            n_tiles += 1
            if one == wrong:
                return n_looks, n_tiles
            right.add((one, None))
    raise AssertionError(f"the mistake on tile {wrong} is not among the corrections")


def play(seed: int) -> tuple[int, int]:
    wrong, [(name, side, label)] = mistyped(seed)
    found = typos(wrong)
    assert found.is_all
    corrections = corrections_of(wrong, found)
    assert sum(one.chance for one in corrections) == pytest.approx(1)
    [correction] = [one for one in corrections if (one.tile, one.side, one.label) == (name, side, label)]
    assert solve(correction.typo.puzzle).solutions
    return looks_until(corrections, name)


def test_a_mistyped_label_is_found_after_a_few_looks() -> None:
    assert all(play(seed)[0] <= 3 for seed in (2, 3))


@pytest.mark.thorough
def test_three_looks_are_enough_on_twenty_decks() -> None:
    played = [play(seed) for seed in range(20)]
    assert max(n_looks for n_looks, _ in played) <= 3
    # Of 7 to 9 tiles. Without any knowledge a person compares half of them.
    assert sum(n_tiles for _, n_tiles in played) / len(played) < 4


def corrections_with(*chances: tuple[str, float]) -> tuple[Correction, ...]:
    [typo] = typos(replace_one("unicorn", 0, 3, "GH")).typos[:1]
    return tuple(Correction(name, 0, "x", chance, typo) for name, chance in chances)


def replace_one(name: str, number: int, side: int, label: str) -> TilingPuzzle:
    puzzle = load(name)
    assert isinstance(puzzle, TilingPuzzle)
    pieces = list(puzzle.pieces)
    pieces[number] = with_label(pieces[number], 0, side, label)
    return replace(puzzle, pieces=tuple(pieces))


def test_a_look_is_at_the_likeliest_tiles_that_halve_the_list() -> None:
    corrections = corrections_with(("a", 0.3), ("b", 0.15), ("c", 0.2), ("d", 0.15), ("e", 0.2))
    assert next_look(corrections) == ("a", "c")
    assert next_look(left(corrections, {("a", None), ("c", None)})) == ("e", "b")
    # Less than a quarter is left.
    assert next_look(left(corrections, {("a", None), ("c", None), ("e", None), ("b", 0)})) == ("d",)
    assert next_look(()) == ()
    assert next_look(corrections_with(("a", 0.9), ("b", 0.1))) == ("a",)


def test_a_side_that_is_right_leaves_the_others_of_its_tile() -> None:
    wrong = replace_one("unicorn", 0, 3, "GH")
    corrections = corrections_of(wrong, typos(wrong))
    first = corrections[0]
    rest = left(corrections, {(first.tile, first.side)})
    assert {one.side for one in rest if one.tile == first.tile} == {
        one.side for one in corrections if one.tile == first.tile
    } - {first.side}


def test_equal_tiles_are_suspected_alike() -> None:
    wrong = replace_one("unicorn", 0, 3, "GH")
    first, second, third, *others = wrong.pieces
    # The first tile a second time, turned.
    sides = first.labels[0]
    twin = replace(third, labels=((*sides[1:], sides[0]),))
    doubled = replace(wrong, pieces=(first, second, twin, *others))
    corrections = corrections_of(doubled, typos(doubled))
    on_first = {((one.side - 1) % 4, one.label, one.chance) for one in corrections if one.tile == first.name}
    assert len(on_first) == 7
    assert on_first == {(one.side, one.label, one.chance) for one in corrections if one.tile == twin.name}


def test_sides_that_a_turn_makes_equal_share_their_chance() -> None:
    puzzle = load("unicorn")
    assert isinstance(puzzle, TilingPuzzle)
    first, *others = puzzle.pieces
    wrong = replace(puzzle, pieces=(replace(first, labels=(("GT",) * 4,)), *others))
    found = typos(wrong)
    on_first = {(one.side, one.label): one.chance for one in corrections_of(wrong, found) if one.tile == first.name}
    n = sum(typo.edit.pieces == (first.name,) for typo in found.typos if typo.kind == "label")
    assert n > 0
    assert len(on_first) == 4 * n
    assert all(on_first[0, label] == chance for (_, label), chance in on_first.items())


def test_other_slips_are_no_corrections() -> None:
    for name in ("tetrominoes-4x5", "unicorn"):
        puzzle = load(name)
        assert corrections_of(puzzle, typos(puzzle)) == ()
