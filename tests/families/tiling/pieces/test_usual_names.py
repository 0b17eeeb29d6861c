"""Usual names belong to all shapes of a size, each to one."""

from __future__ import annotations

import pytest

import tilewright as tw
from tilewright.families.tiling.pieces.usual_names import sizes_with_names, usual_names
from tilewright.formats.puzzle_file import read_toml_text
from tilewright.lattices import FREEDOMS, LATTICES, polyforms

HEAD = """
format = 1
family = "tiling"
lattice = "{lattice}"
[board]
{board}
"""
SQUARES = 'shape = "rectangle"\ncolumns = 4\nrows = 5'


def pieces(sets: str, lattice: str = "square", board: str = SQUARES) -> str:
    puzzle = read_toml_text(HEAD.format(lattice=lattice, board=board) + sets)
    assert isinstance(puzzle, tw.TilingPuzzle)
    return " ".join(piece.name for piece in puzzle.pieces)


NAMED = [(lattice, size) for lattice in LATTICES.values() for size in sizes_with_names(lattice)]


@pytest.mark.parametrize(("lattice", "size"), NAMED, ids=[f"{lattice.name}-{size}" for lattice, size in NAMED])
def test_every_shape_has_one_name(lattice: tw.Lattice, size: int) -> None:
    for freedom in FREEDOMS:
        names = usual_names(lattice, size, freedom)
        assert set(names) == (set(polyforms(lattice, size, freedom)) if freedom != "fixed" else set())
        assert len(set(names.values())) == len(names)


def test_usual_names_in_a_file() -> None:
    five = '[[polyforms]]\nsize = 5\nnames = "usual"\n'
    assert pieces(five) == "F I L N P T U V W X Y Z"
    assert pieces(f'{five}freedom = "one_sided"') == "F F' I J L N N' P Q S T U V W X Y Y' Z"
    assert pieces(f'{five}only = "P F L"') == "F L P"
    assert pieces(f'{five}without = "F I L N P T U"') == "V W X Y Z"
    assert pieces(f'{five}only = "I L"\n[[polyforms]]\nsize = 2\nnames = "usual"') == "I5 L5 domino"
    assert pieces('[[polyforms]]\nsize = 3\nonly = "3b"') == "3b"
    box = 'shape = "box"\ncolumns = 4\nrows = 4\nlayers = 2'
    assert pieces('[[polyforms]]\nsize = 4\nnames = "usual"', "cubic", box) == "A B I L O P T Z"


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ('size = 6\nnames = "usual"', "there are no usual names for free polyominoes of 6 cells"),
        ('size = 4\nnames = "usual"\nfreedom = "fixed"', "there are no usual names for fixed polyominoes of 4 cells"),
        ('size = 4\nnames = "usual"\nonly = "I J"', "there is no shape 'J' in this set"),
        ('size = 4\nonly = "4a"\nwithout = "4b"', "`only` and `without` both choose the shapes"),
        ('size = 2\nwithout = "2a"', "no shape of this set is left"),
    ],
)
def test_wrong_choices_are_named(row: str, words: str) -> None:
    with pytest.raises(tw.InvalidFile) as caught:
        pieces(f"[[polyforms]]\n{row}")
    assert [mistake.message.startswith(words) for mistake in caught.value.mistakes] == [True]
