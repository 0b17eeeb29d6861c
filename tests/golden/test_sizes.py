"""Orders of pieces, and the boards that they fill and that no smaller ones make up, as they were published."""

from __future__ import annotations

from typing import Any

import pytest

import tilewright as tw
from tests.families.tiling.test_size_setups import template
from tests.golden.test_surfaces import FORMULAS, SURFACES
from tilewright.families.setups import with_size
from tilewright.solving.size_table import SizeTable
from tilewright.solving.sweep import sweep
from tilewright.values import replace


def swept(puzzle: Any) -> SizeTable:
    found = sweep(puzzle, "solvable", workers=2)
    assert found.exhausted
    assert found.sizes is not None
    return found.sizes


@pytest.mark.parametrize(
    ("picture", "most", "primes", "order", "odd"),
    [
        # L4: D. A. Klarner, American Mathematical Monthly 70 (1963), and M. Reid, cflmath.com/Polyomino/l4_rect.html.
        # T4: D. W. Walkup, American Mathematical Monthly 72 (1965). L5: T. Sillke, PENTA/qu5-l (1993).
        ("##\n#.", 11, "2x3 5x9", 2, 15),
        ("###\n#..", 12, "2x4 3x8", 2, None),
        ("###\n.#.", 12, "4x4", 4, None),
        ("##\n##\n#.", 15, "2x5 7x15", 2, 21),
        ("####\n#...", 15, "2x5 7x15", 2, 21),
    ],
    ids=["L3", "L4", "T4", "P5", "L5"],
)
def test_rectangles_of_a_polyomino(picture: str, most: int, primes: str, order: int, odd: int | None) -> None:
    sizes = {"columns": f"1..{most}", "rows": f"1..{most}", "multiple": picture.count("#")}
    found = swept(template(sizes, piece=[{"name": "x", "picture": picture, "copies": "1.."}]))
    assert " ".join(found.primes) == primes
    assert found.order is not None
    assert (found.order.pieces, found.order.is_least) == (order, True)
    assert (None if found.odd_order is None else found.odd_order.pieces) == odd


def test_rectangles_of_the_y_pentomino() -> None:
    """All of at most 16 columns and rows: T. Sillke, sci.math, 20 November 1992."""
    found = swept(tw.load("y-pentomino"))
    assert found.primes == ("5x10", "10x14", "10x16", "14x15", "15x15", "15x16")
    fitting = {5: (10,), 10: (5, 10, 14, 15, 16), 14: (10, 15), 15: (10, 14, 15, 16), 16: (10, 15)}
    assert {name for name, mark in found.marks.items() if mark != "none"} == {
        f"{columns}x{rows}" for columns, some in fitting.items() for rows in some
    }
    assert found.order is not None
    assert found.odd_order is not None
    assert ((found.order.size, found.order.pieces), found.odd_order.pieces) == (("5x10", 10), 45)


def test_boxes_of_the_y_pentacube() -> None:
    """The same source; in space the smallest boxes take twelve pieces."""
    puzzle = tw.load("y-pentacube")
    sizes = (("columns", (2, 3, 4, 5)), ("rows", (2, 3, 4, 5)), ("layers", (2, 3, 4, 5, 6)))
    found = swept(replace(puzzle, setup=replace(puzzle.setup, sizes=sizes)))
    assert found.primes == ("3x4x5", "2x5x6", "4x4x5", "4x5x5", "5x5x5", "5x5x6")
    assert found.order is not None
    assert found.order.pieces == 12


def test_triangles_of_hexagons_in_threes() -> None:
    """Conway and Lagarias: the side is 0, 2, 9 or 11 modulo 12."""
    found = swept(tw.load("hexagon-trios-triangles"))
    assert [int(name) for name, mark in found.marks.items() if mark != "none"] == [2, 9, 11, 12, 14]


@pytest.mark.parametrize("surface", FORMULAS)
def test_dominoes_on_wrapped_boards_of_all_sizes(surface: str) -> None:
    steps: list[list[Any]] = [["columns", 0], [0, "rows"]]
    ways = zip(steps, SURFACES[surface], strict=True)
    wrap = [[*step, *(["mirror"] if how == "mirror" else [])] for step, how in ways if how]
    found = sweep(template({"columns": "3..7", "rows": "3..7"}, {"wrap": wrap}), "count")
    answers = {names[0]: answer for names, _, answer in found}
    even = {f"{2 * n}x{2 * m}": round(FORMULAS[surface](m, n)) for n in (2, 3) for m in (2, 3)}
    assert {name: answers[name] for name in even} == even
    # A torus may be turned by a quarter, and so may no other of these.
    assert len(found.answers) == (15 if surface == "torus" else 25)
    assert found.sizes is not None
    assert not found.sizes.has_primes


@pytest.mark.parametrize(
    ("picture", "least"),
    # S. W. Golomb, Replicating figures in the plane, Mathematical Gazette 48 (1964), pp. 403-412. T tetrominoes fill
    # the square of 4 x 4 and so a T that is four times as large.
    [("##\n#.", 2), ("###\n#..", 2), ("##\n##\n#.", 2), ("###\n.#.", 4)],
    ids=["L3", "L4", "P5", "T4"],
)
def test_rep_tiles(picture: str, least: int) -> None:
    piece = {"name": "x", "picture": picture, "copies": "1.."}
    found = swept(template({"scale": "2..5"}, {"picture": picture}, piece=[piece]))
    assert found.order is not None
    assert (found.order.size, found.order.pieces) == (str(least), least**2)
    assert found.marks["4"] == ("prime" if least == 4 else "composed")


def test_a_one_sided_piece_may_have_fewer_primes() -> None:
    """The L pentomino that may not be flipped has one prime of up to 12 columns (T. Sillke, qu5-handed)."""
    piece = {"name": "L", "picture": "####\n#...", "copies": "1..", "freedom": "one_sided"}
    found = swept(template({"columns": "1..12", "rows": "1..12", "multiple": 5}, piece=[piece]))
    assert found.primes == ("2x5",)


def test_what_the_table_calls_solvable_has_a_solution() -> None:
    puzzle = tw.load("l-tetromino")
    marks = swept(puzzle).marks
    for name in ("3x8", "6x8", "8x9", "12x12"):
        assert marks[name] != "none"
        assert tw.solve(with_size(puzzle, name)).solutions
    assert not tw.solve(with_size(puzzle, "6x6")).solutions
