"""Puzzles for SageMath: what its solver is told means the same puzzle, to another solver and to Sage itself."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tilewright.formats.puzzle_file import read_toml_text

Cell = tuple[int, ...]

SMALL = """format = 1
family = "tiling"
lattice = "{lattice}"
[board]
{board}
{pieces}"""
AWAY = ", ".join(f"[{x}, {y}]" for x in (-5, -4, -3) for y in (2, 3, 4))
"""A square away from the origin."""
TEXTS = {
    # Equal pieces around a hole.
    "dominoes": SMALL.format(
        lattice="square",
        board=f"cells = [{AWAY}]\nblocked = '5'",
        pieces="[[piece]]\nname = 'a'\npicture = '##'\ncopies = 4",
    ),
    "corners": SMALL.format(
        lattice="cubic",
        board="shape = 'box'\ncolumns = 3\nrows = 2\nlayers = 2",
        pieces="[[polyforms]]\nsize = 3\ncopies = '0..'",
    ),
    "screws": SMALL.format(
        lattice="cubic",
        board="shape = 'box'\ncolumns = 2\nrows = 2\nlayers = 3",
        pieces="[[polyforms]]\nsize = 4\nfreedom = 'one_sided'\ncopies = '0..'",
    ),
    "fixed": SMALL.format(
        lattice="square",
        board="shape = 'rectangle'\ncolumns = 4\nrows = 3",
        pieces="[[polyforms]]\nsize = 2\nfreedom = 'fixed'\ncopies = '0..'",
    ),
}
FORM = Path(__file__).parents[2] / "contrib" / "four-on-the-stairs.toml"
LARGE = ["pentominoes-3x20", "pentominoes-8x8-holes", "soma", "y-pentomino:5x10", "trominoes-5x9"]


def opened(name: str) -> Any:
    if name in TEXTS:
        return read_toml_text(TEXTS[name])
    name, _, size = name.partition(":")
    puzzle = tw.load(FORM if name == FORM.stem else name)
    return tw.with_size(puzzle, size) if size else puzzle


def wanted(puzzle: Any, sage: tw.SageTiling) -> int:
    found = tw.count(puzzle)
    return found.distinct if sage.options["reusable"] else found.raw


def ways(piece: tuple[Cell, ...], *, rotation: bool, reflection: bool) -> set[frozenset[Cell]]:
    """The shapes of a piece under isometries of the n-cube: permutations of the axes, with signs."""
    n, found = len(piece[0]), set()
    for axes, signs in product(permutations(range(n)), product((1, -1), repeat=n)):
        swaps = sum(axes[i] > axes[j] for i in range(n) for j in range(i + 1, n))
        is_proper = (-1) ** (swaps + signs.count(-1)) == 1
        is_identity = axes == tuple(range(n)) and -1 not in signs
        if is_identity or (rotation and is_proper) or (reflection and not is_proper):
            cells = [tuple(sign * cell[axis] for axis, sign in zip(axes, signs, strict=True)) for cell in piece]
            least = [min(column) for column in zip(*cells, strict=True)]
            found.add(frozenset(tuple(a - b for a, b in zip(cell, least, strict=True)) for cell in cells))
    return found


def solved(sage: tw.SageTiling) -> Iterator[list[frozenset[Cell]]]:
    """All fillings of the box, by trying: the first empty cell is covered by each piece in each way."""
    shapes = [
        ways(piece, rotation=sage.options["rotation"], reflection=sage.options["reflection"]) for piece in sage.pieces
    ]

    def fill(empty: frozenset[Cell], left: list[int], laid: list[frozenset[Cell]]) -> Iterator[list[frozenset[Cell]]]:
        if not empty:
            if sage.options["reusable"] or not left:
                yield laid
            return
        first = min(empty)
        for k in left:
            for shape in shapes[k]:
                # The least of its cells comes to lie on the first empty one.
                shift = [a - b for a, b in zip(first, min(shape), strict=True)]
                cells = frozenset(tuple(a + b for a, b in zip(cell, shift, strict=True)) for cell in shape)
                if cells <= empty:
                    rest = left if sage.options["reusable"] else [one for one in left if one != k]
                    yield from fill(empty - cells, rest, [*laid, cells])

    yield from fill(frozenset(sage.box), list(range(len(sage.pieces))), [])


@pytest.mark.parametrize("name", [*TEXTS, FORM.stem, "tetrominoes-4x5"])
def test_another_solver_finds_our_solutions(name: str) -> None:
    puzzle = opened(name)
    sage = tw.to_sage(puzzle)
    found = list(solved(sage))
    assert len(found) == wanted(puzzle, sage)
    ours = {str(one.placed) for one in tw.solutions(puzzle)}
    assert {str(sage.solution(one).placed) for one in found} == ours


def test_cells_that_are_no_solution_are_refused() -> None:
    sage = tw.to_sage("pentominoes-3x20")
    [solution] = tw.solve("pentominoes-3x20", 1).solutions
    board = solution.puzzle.board
    lying = [[board.cells[cell] for cell in placed.cells] for placed in solution.placed]
    assert sage.solution(lying).placed == solution.placed
    for wrong in (lying[:-1], [*lying, lying[0]], [lying[0][:-1], *lying[1:]], [[(99, 99)]], []):
        with pytest.raises(tw.InvalidSolution):
            sage.solution(wrong)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("unicorn", "labels on the sides"),
        ("hexiamonds-6x6", "it has no triangles"),
        ("kanoodle-pyramid", "it has no balls"),
        ("dominoes-torus", "boards whose sides meet elsewhere"),
        ("tatami", "it knows no"),
        ("tetrominoes-double-4x10", "colors that tell equal pieces apart|may not touch"),
        ("magic-square-3", "numbers that add up"),
        ("genius-star", "is a template"),
        ("katamino", "is a template"),
    ],
)
def test_what_it_cannot_say_is_refused(name: str, words: str) -> None:
    with pytest.raises(tw.InvalidRequest, match=words):
        tw.to_sage(name)


SCRIPT = """
import json, sys
from itertools import islice
from sage.combinat.tiling import Polyomino, TilingSolver
told = json.load(sys.stdin)
solver = TilingSolver(
    [Polyomino([tuple(cell) for cell in piece]) for piece in told["pieces"]],
    Polyomino([tuple(cell) for cell in told["box"]]),
    **told["options"],
)
some = [[[[int(x) for x in cell] for cell in piece] for piece in one] for one in islice(solver.solve(), 300)]
print(json.dumps({"count": int(solver.number_of_solutions()), "some": some}))
"""


@pytest.mark.skipif("TILEWRIGHT_SAGE" not in os.environ, reason="on demand: the path of a Python with SageMath")
@pytest.mark.parametrize("name", [*TEXTS, FORM.stem, *LARGE])
def test_sage_counts_what_we_count(name: str) -> None:
    puzzle = opened(name)
    sage = tw.to_sage(puzzle)
    told = json.dumps({"pieces": sage.pieces, "box": sage.box, "options": sage.options})
    run = [os.environ["TILEWRIGHT_SAGE"], "-c", SCRIPT]
    found: dict[str, Any] = json.loads(
        subprocess.run(run, input=told, capture_output=True, text=True, check=True).stdout
    )
    assert found["count"] == wanted(puzzle, sage)
    assert all(sage.solution(one).puzzle == puzzle for one in found["some"])
    assert len(found["some"]) == min(300, found["count"])
