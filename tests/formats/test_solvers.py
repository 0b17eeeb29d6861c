"""Files of polycube and of the PolyForm Puzzle Solver, counted against puzzles that are known."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright.families.tiling.puzzle import piece
from tilewright.formats import FORMATS, FileText, read_sources
from tilewright.formats.polysolver import GRIDS

# The cube of Slothouber and Graatsma, by a list and two drawings; then a box of one layer, for pieces of one side.
CUBES = """\
# A comment.
D:xDim=3:yDim=3:zDim=3
C:name=a:type=M:layout=0 0 0, 0 0 1,0 1 0, 0 1 1
C:name=1:type=S:layout=1 1 1
L:stationary=z
b b , c c , d d
b b , c c , d d

. . . , . . z
~L
L
2 3 3 , . 3 3
2 f f
2 f f
2
~L
~D

D:xDim=4:yDim=2:zDim=1:oneSide
L
J . . S S
J J J # the second piece is drawn beside it
~L
C:name=I:layout=0 0 0, 1 0 0
~D
"""
# Both tiles are bars of squares; the board lacks a corner and has a cell farther out.
SQUARES = """\
Three pieces
Square
Board ( (2,1) (0,0) (3,0) )
tile flip 1 1 ((0,0)(1,0)(2,0)) (255, 0, 0)
tile 2 ((0,0)(0,1))
tile Fixed ((0,0)(1,0)(0,1))
place (1 (0,0|0))
mode FillAll
solution (1 (0,0|0), 2 (0,0|1))
notes abcd
"""


PLACED = """\
D:xDim=4:yDim=2:zDim=1:oneSide
L:stationary=J
J . . S
J J J S
~L
C:name=I:layout=0 0 0, 1 0 0
~D
"""


def written(to: str, puzzle: tw.Puzzle) -> str:
    write = FORMATS[to].write
    assert write is not None
    return write(puzzle)


def read(text: str, variant: str | None = None) -> tw.TilingPuzzle:
    puzzle = read_sources([FileText("some.txt", text)], variant)
    assert isinstance(puzzle, tw.TilingPuzzle)
    return puzzle


def test_polycube_draws_and_lists_pieces() -> None:
    text = "D:xDim=3:yDim=3:zDim=3\nL\n" + "\n\n".join(
        [*(f"{name} {name} , {name} {name}" for name in "abcdef"), *(f"{name} , . , ." for name in "xyz")]
    )
    [first, *_] = [read(f"{text}\n~L\n~D\n")]
    assert first.lattice.name == "cubic"
    assert {len(piece.cells) for piece in first.pieces} == {4, 1}
    graatsma = tw.count(tw.load("slothouber-graatsma"))
    assert tw.count(first).up_to_symmetry == graatsma.up_to_symmetry
    assert tw.count(first).raw == graatsma.raw


def test_polycube_fixes_stationary_pieces_and_has_flat_ones() -> None:
    flat = read(PLACED)
    assert (flat.lattice.name, {piece.freedom for piece in flat.pieces}) == ("square", {"one_sided"})
    assert [fixed.cells for fixed in flat.fixed] == [(0, 4, 5, 6)]
    assert tw.count(flat).distinct == 1
    both = f"{PLACED}D:xDim=2:yDim=1\nC:name=x:layout=0 0 0\nC:name=y:layout=0 0 0\n~D\n"
    assert read(both) == read(both)
    assert len(read(both, "P2").board) == 2
    assert {piece.freedom for piece in read(both, "P2").pieces} == {"free"}
    assert tw.count(read(both, "P2")).distinct == 1


def test_polysolver_has_amounts_and_toggled_cells() -> None:
    with pytest.warns(tw.LeftOut) as said:
        puzzle = read(SQUARES)
    assert len(said) == 4
    assert puzzle.title == "Three pieces"
    assert [(piece.freedom, piece.least, piece.most) for piece in puzzle.pieces] == [
        ("free", 1, 1),
        ("one_sided", 0, 2),
        ("fixed", 0, 1),
    ]
    assert sorted(puzzle.board.cells) == [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0)]


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.parametrize(
    ("grid", "board", "tile", "distinct"),
    [
        ("Triangle", "(1,0:1)", "2 2 ((0,0:0)(0,0:1))", 1),
        ("Tan", "(0,0:3)", "2 2 ((0,0:0)(0,0:1))", 2),
        ("Hexagon", "(2,2)(0,2)(2,0)(1,1)", "3 3 ((0,0)(1,0))", 2),
        ("Cube", "(1,1,1)", "4 4 ((0,0,0)(1,0,0))", 9),
    ],
)
def test_polysolver_knows_grids(grid: str, board: str, tile: str, distinct: int) -> None:
    puzzle = read(f"A test\n{grid}\nboard ({board})\ntile {tile}\nmode FillAll\n")
    lattice = puzzle.lattice
    cells = puzzle.pieces[0].cells
    # What is drawn in one piece hangs together, as it does in the other program.
    assert all(any(near in cells for near in lattice.neighbors(cell)) for cell in cells)
    assert tw.count(puzzle).distinct == distinct


def test_polysolver_may_use_all_pieces_and_leave_cells_empty() -> None:
    puzzle = read("Two\nSquare\nboard ((2,1))\ntile flip 2 ((0,0)(1,0))\nmode UseAll\n")
    assert len(puzzle.optional) == 6
    # Two of the seven dominoes of a 3 x 2 board that do not overlap.
    assert tw.count(puzzle).distinct == 11


@pytest.mark.parametrize(("mode", "distinct"), [("FillAll", 3), ("UseAll", 3)])
def test_polysolver_lays_one_of_several_shapes(mode: str, distinct: int) -> None:
    # The square with an upright domino on either side, or the L with a domino below: by hand.
    shapes = "tile fixed 1 1 ((0,0)(1,0)(0,1)(1,1)+(0,0)(1,0)(2,0)(2,1))\ntile 1 ((0,0)(1,0)+(0,0)(1,1))"
    puzzle = read(f"Two\nSquare\nboard ((2,1))\n{shapes}\nmode {mode}\n")
    assert tw.count(puzzle).distinct == distinct


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.parametrize("grid", GRIDS)
def test_polysolver_gets_every_grid_and_number_of_copies(grid: str) -> None:
    lattice = GRIDS[grid].lattice
    chance = random.Random(grid)
    cells = tw.polyforms(lattice, 5)[2]
    forms = [*tw.polyforms(lattice, 2), *tw.polyforms(lattice, 3)[:3], *tw.polyforms(lattice, 1)]
    pieces = tuple(
        piece(lattice, f"p{k}", form, freedom=chance.choice(("free", "one_sided", "fixed")), least=0, most=2 + k)
        for k, form in enumerate(forms)
    )
    filled = tw.TilingPuzzle("filled", tw.Board.of(lattice, cells), pieces)
    used = replace(filled, pieces=(replace(pieces[0], least=1, most=1), replace(pieces[-1], least=2, most=2)))
    for puzzle in (filled, replace(used, optional=frozenset(range(5)))):
        text = written("polysolver", puzzle)
        assert tw.count(read(text)).distinct == tw.count(puzzle).distinct > 0
    with pytest.raises(tw.InvalidRequest, match="cells may stay empty only if all may"):
        written("polysolver", replace(used, optional=frozenset({3})))


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.parametrize("name", ["polyominoes-one-sided-6x6", "slothouber-graatsma", "soma-figures", "placed"])
def test_polycube_gets_boxes_holes_and_what_lies_there(name: str) -> None:
    puzzle = read(PLACED) if name == "placed" else tw.load(name)
    back = read(written("polycube", puzzle))
    assert back.lattice is puzzle.lattice
    assert tw.count(back).distinct == tw.count(puzzle).distinct > 0


@pytest.mark.parametrize(
    ("to", "name", "words"),
    [
        ("polycube", "tangram", "polycube: it has no quarter squares"),
        ("polycube", "bibi-puzzle", "it knows no labels"),
        ("polycube", "mrs-perkins-quilt-7", "ranges of copies"),
        ("polysolver", "nine-hats", "PolySolver: it has no grid of kites"),
        ("polysolver", "dominoes-torus", "it knows no boards whose sides meet elsewhere"),
    ],
)
def test_what_other_solvers_do_not_know_is_refused(to: str, name: str, words: str) -> None:
    with pytest.raises(tw.InvalidRequest, match=words):
        written(to, tw.load(name))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("D:xDim=3:yDim=3\n", "the puzzle has no end, ~D"),
        ("D:xDim=3:yDim=y\n~D\n", "some.txt:1:1: expected a whole number, found 'y'"),
        ("D:xDim=99999:yDim=99999\n~D\n", "expected a box of 1 to 100,000 cubes"),
        ("D:xDim=3:yDim=3:zdim=1\n~D\n", "expected oneSide, xDim, yDim, zDim, found 'zdim'"),
        ("D:xDim=3:yDim=3\nC:name=a:layout=0 0\n~D\n", "expected a layout of x y z"),
        ("D:xDim=3:yDim=3\nQ\n~D\n", "some.txt:2:1: expected one of D, C, L, ~L and ~D, found 'Q'"),
        ("D:xDim=3:yDim=1\nC:name=a:type=S:layout=9 0 0\n~D\n", "the stationary piece 'a' does not lie in the box"),
        ("A\nOctaword\nboard ((2,1))\n", "some.txt:2:1: expected a grid that is known here: square, cube"),
        ("A\nSquare\nboard ((2,1)\ntile", "some.txt:4:1: expected ), found 'tile'"),
        ("A\nSquare\nboard ((99999,99999))", "expected a board of 1 to 100,000 cells"),
        ("A\nSquare\nboard ((2,1))\ntile ((0,0:1))", "expected a cell of 2 coordinates, of a kind below 1"),
        ("A\nSquare\nboard ((2,1))\ntile ((0,0)+)", "piece '1.2' has no cells"),
        ("A\nSquare\nboard ((2,1))\ntile ((0,0))\nmode Both", "expected fillall or useall, found 'both'"),
        ("A\nSquare\nboard ((2,1))\nplace (", "expected ), found the end"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(tw.InvalidFile) as refusal:
        read(text)
    assert words in str(refusal.value)


def test_changed_files_never_end_in_a_traceback(tmp_path: Path) -> None:
    chance = random.Random(3)
    file = tmp_path / "some.txt"
    for _ in range(80):
        data = bytearray(chance.choice((CUBES, SQUARES)).encode())
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(data))
            if chance.random() < 0.3:
                del data[place : place + chance.randrange(30)]
            else:
                data[place] = chance.choice(b"():,.-019 aDL~=#\n\0\xff")
        file.write_bytes(bytes(data))
        run("convert", file, "-", "--to", "json", status=None)
