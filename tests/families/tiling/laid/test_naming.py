"""Names for equal pieces, once their places are known."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import rectangle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Fixed, piece
from tilewright.families.tiling.laid.naming import name_places
from tilewright.lattices import SQUARE

NAMES = "abc"


def row(n: int, copies: dict[str, tuple[int, int]], *fixed: Fixed) -> TilingPuzzle:
    """A row of n cells, and single cells with so many copies of each."""
    pieces = [piece(SQUARE, name, [(0, 0)], least=least, most=most) for name, (least, most) in copies.items()]
    return TilingPuzzle("row", rectangle(n, 1), tuple(pieces), fixed=fixed)


def names(puzzle: TilingPuzzle, *fitting: str) -> list[str | None]:
    return name_places(puzzle, [(k,) for k in range(len(fitting))], fitting)


def test_equal_pieces_are_named_in_the_order_of_the_file() -> None:
    assert names(row(3, {"a": (1, 1), "b": (1, 1), "c": (1, 1)}), "abc", "abc", "abc") == ["a", "b", "c"]
    assert names(row(2, {"a": (0, 2), "b": (1, 1)}), "ab", "ab") == ["a", "b"]
    assert names(row(1, {"a": (0, 1), "b": (1, 1)}), "ab") == ["b"]


def test_a_fixed_piece_keeps_its_name() -> None:
    copies = {"a": (1, 1), "b": (1, 1)}
    assert names(row(2, copies, Fixed("b", (0,))), "ab", "ab") == ["b", "a"]
    assert names(row(2, copies, Fixed("b", (0,))), "a", "ab") == ["a", "b"]


def test_places_are_renamed_where_that_makes_room() -> None:
    assert names(row(3, {"a": (1, 1), "b": (1, 1), "c": (1, 1)}), "abc", "ab", "a") == ["c", "b", "a"]


def test_where_nothing_remains_there_is_no_name() -> None:
    assert names(row(2, {"a": (1, 1)}), "a", "a") == ["a", None]
    assert names(row(2, {"a": (1, 1)}), "", "a") == [None, "a"]


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=3, max_size=3),
    st.lists(st.sets(st.sampled_from(NAMES), min_size=1), min_size=1, max_size=5),
)
def test_names_keep_to_all_numbers_wherever_that_is_possible(
    numbers: list[tuple[int, int]], fitting: list[set[str]]
) -> None:
    copies = {name: (least, max(1, least + more)) for name, (least, more) in zip(NAMES, numbers, strict=True)}
    places = ["".join(sorted(fits)) for fits in fitting]

    def is_right(given_names: tuple[str | None, ...]) -> bool:
        return all(least <= given_names.count(name) <= most for name, (least, most) in copies.items())

    found = tuple(names(row(len(places), copies), *places))
    assert all(name is None or name in fits for name, fits in zip(found, places, strict=True))
    assert all(found.count(name) <= most for name, (_, most) in copies.items())
    if any(is_right(chosen) for chosen in product(*places)):
        assert None not in found
        assert is_right(found)
