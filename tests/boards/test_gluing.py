"""Glued boards: the faces of solids. Colorings of the edges of a solid, in space, are the oracle."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.boards import Board, cells_of_picture
from tilewright.boards.gluing import Glue
from tilewright.boards.surface import n_corners
from tilewright.errors import InvalidPuzzle
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import piece, tile
from tilewright.lattices import CUBIC, FLORET, KISRHOMBILLE, SQUARE, TRIANGULAR, Lattice
from tilewright.lattices.matrices import Matrix, determinant, times
from tilewright.solving import count

Point = tuple[int, ...]

CUBE = "#\n####\n#"
CUBE_GLUE = "2 left, 5 right; 1 right, 3 top; 1 top, 4 top; 1 left, 5 top; 6 right, 3 bottom; 6 bottom, 4 bottom; "
CUBE_GLUE += "6 left, 5 bottom"
OCTAHEDRON = "^\nv^v^v^\n v"
OCTAHEDRON_GLUE = "2 left, 7 right; 1 right, 4 top; 1 left, 6 top; 8 right, 5 bottom; 8 left, 7 bottom"
ICOSAHEDRON = "^ ^ ^ ^ ^\nv^v^v^v^v^\n v v v v v"
ICOSAHEDRON_GLUE = "; ".join(
    ["6 left, 15 right"] + [f"{k} right, {k % 5 + 1} left; {k + 15} right, {k % 5 + 16} left" for k in range(1, 6)]
)

MOVES: list[Matrix] = [
    tuple(tuple(sign * (axis == k) for k in range(3)) for axis, sign in zip(axes, signs, strict=True))
    for axes in permutations(range(3))
    for signs in product((1, -1), repeat=3)
]
CUBE_CORNERS: list[Point] = list(product((1, -1), repeat=3))
AXES: list[Point] = [tuple(sign * (axis == k) for k in range(3)) for axis in range(3) for sign in (1, -1)]
# The corners around each face, counterclockwise seen from outside.
CUBE_FACES = [[(1, 1, 1), (1, -1, 1), (1, -1, -1), (1, 1, -1)]]
OCTAHEDRON_FACES = [[(1, 0, 0), (0, 1, 0), (0, 0, 1)]]
for faces in (CUBE_FACES, OCTAHEDRON_FACES):
    for move in MOVES:
        face = [times(move, corner) for corner in faces[0]]
        if determinant(move) > 0 and set(face) not in map(set, faces):
            faces.append(face)  # type: ignore[arg-type]


def glued(lattice: Lattice, picture: str, listed: str) -> Board:
    flat = Board.of(lattice, cells_of_picture(lattice, picture))

    def side(words: str) -> tuple[int, int]:
        name, _, side_name = words.strip().partition(" ")
        cell = flat.index_of_name[name]
        return cell, lattice.kind(flat.cells[cell]).side_names.index(side_name)

    glue: list[Glue] = []
    for pair in listed.split(";"):
        one, other = map(side, pair.split(","))
        glue.append((one, other))
    return Board.of(lattice, flat.cells, glue=glue)


def least_turn(labels: tuple[str, ...]) -> tuple[str, ...]:
    return min(labels[k:] + labels[:k] for k in range(len(labels)))


def colorings(faces: list[list[Point]], tiles: list[tuple[str, ...]]) -> set[tuple[tuple[frozenset[Point], str], ...]]:
    """All ways to color the edges so that the faces are these tiles."""
    edges = sorted({frozenset((face[k - 1], face[k])) for face in faces for k in range(len(face))}, key=sorted)
    wanted, found = Counter(map(least_turn, tiles)), set()
    for labels in product("ab", repeat=len(edges)):
        label_of = dict(zip(edges, labels, strict=True))
        shown = [tuple(label_of[frozenset((face[k - 1], face[k]))] for k in range(len(face))) for face in faces]
        if Counter(map(least_turn, shown)) == wanted:
            found.add(tuple(zip(edges, labels, strict=True)))
    return found


def n_orbits(found: set[Any], moves: list[Matrix]) -> int:
    left, n = set(found), 0
    while left:
        first = left.pop()
        n += 1
        for move in moves:
            moved = [(frozenset(times(move, corner) for corner in edge), label) for edge, label in first]
            left.discard(tuple(sorted(moved, key=lambda one: sorted(one[0]))))
    return n


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("lattice", "picture", "listed", "faces"),
    [
        (SQUARE, CUBE, CUBE_GLUE, CUBE_FACES),
        (TRIANGULAR, OCTAHEDRON, OCTAHEDRON_GLUE, OCTAHEDRON_FACES),
    ],
)
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_tiles_on_a_solid_are_counted_as_colorings_of_its_edges(
    lattice: Lattice, picture: str, listed: str, faces: list[list[Point]], data: Any
) -> None:
    edges = sorted({frozenset((face[k - 1], face[k])) for face in faces for k in range(len(face))}, key=sorted)
    label_of = {edge: data.draw(st.sampled_from("ab")) for edge in edges}
    shown = [tuple(label_of[frozenset((face[k - 1], face[k]))] for k in range(len(face))) for face in faces]
    tiles = tuple(tile(lattice, f"t{k}", labels[::-1]) for k, labels in enumerate(shown))
    counted = count(TilingPuzzle("solid", glued(lattice, picture, listed), tiles))
    found = colorings(faces, shown)
    assert counted.distinct == len(found)
    assert counted.up_to_rotation == n_orbits(found, [move for move in MOVES if determinant(move) > 0])
    if Counter(map(least_turn, shown)) == Counter(least_turn(labels[::-1]) for labels in shown):
        assert counted.up_to_symmetry == n_orbits(found, MOVES)


@pytest.mark.parametrize(
    ("lattice", "picture", "listed", "corners", "order"),
    [
        (SQUARE, CUBE, CUBE_GLUE, 8, 48),
        (TRIANGULAR, OCTAHEDRON, OCTAHEDRON_GLUE, 6, 48),
        (TRIANGULAR, ICOSAHEDRON, ICOSAHEDRON_GLUE, 12, 120),
        (TRIANGULAR, " ^\n^v^", "1 left, 2 left; 1 right, 4 right; 2 bottom, 4 bottom", 4, 24),
    ],
)
def test_a_glued_board_has_the_symmetries_of_its_solid(
    lattice: Lattice, picture: str, listed: str, corners: int, order: int
) -> None:
    made = glued(lattice, picture, listed)
    assert not made.rim
    assert n_corners(made) == corners
    assert len(made.symmetries) == order == 2 * sum(not symmetry.is_reflection for symmetry in made.symmetries)
    for symmetry in made.symmetries:
        for edge in made.edges:
            one = symmetry.places[edge.cell], symmetry.sides[edge.cell][edge.side]
            other = symmetry.places[edge.other], symmetry.sides[edge.other][edge.other_side]
            assert made.across(*one) == other


def test_a_glued_board_has_no_reflections_where_the_lattice_has_none() -> None:
    flower = Board.of(FLORET, [(0, 0, petal) for petal in range(6)])
    place = [flower.index_of_cell[0, 0, petal] for petal in range(6)]
    # The outermost side of each petal meets that of the opposite one.
    made = Board.of(FLORET, flower.cells, glue=[((place[k], 2), (place[k + 3], 2)) for k in range(3)])
    assert [symmetry.is_reflection for symmetry in made.symmetries] == [False] * 6


@pytest.mark.parametrize(
    ("glue", "words"),
    [
        ([((0, 1), (0, 3))], "cell 1 would touch itself"),
        ([((0, 0), (1, 0))], "the side 1 right has a neighbor already"),
        ([((0, 1), (1, 1)), ((0, 1), (1, 3))], "the side 1 top is glued twice"),
    ],
)
def test_sides_that_cannot_be_glued_are_refused(glue: list[Glue], words: str) -> None:
    with pytest.raises(InvalidPuzzle, match=words):
        Board.of(SQUARE, [(0, 0), (1, 0)], glue=glue)


def test_glued_boards_lie_in_the_plane_hang_together_and_are_not_wrapped() -> None:
    with pytest.raises(InvalidPuzzle, match="the cubic lattice lies in space"):
        Board.of(CUBIC, [(0, 0, 0), (1, 0, 0)], glue=[((0, 1), (1, 1))])
    with pytest.raises(InvalidPuzzle, match="no way leads across sides from cell 1 to cell 3"):
        Board.of(SQUARE, [(0, 0), (1, 0), (5, 0)], glue=[((0, 1), (1, 1))])
    with pytest.raises(InvalidPuzzle, match="wrapped or glued, not both"):
        Board.of(SQUARE, [(0, 0), (1, 0)], glue=[((0, 1), (1, 1))], wrap=[(4, 0)])
    with pytest.raises(InvalidPuzzle, match="have different lengths"):
        Board.of(KISRHOMBILLE, [(0, 0, 0), (0, 0, 1)], glue=[((0, 0), (1, 2)), ((0, 1), (1, 0)), ((0, 2), (1, 1))])


def test_only_single_cells_that_turn_lie_on_a_glued_board() -> None:
    board = glued(SQUARE, CUBE, CUBE_GLUE)
    with pytest.raises(InvalidPuzzle, match="'domino' has 2 cells; on a glued board each piece is a single cell"):
        TilingPuzzle("glued", board, (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=3),))
    with pytest.raises(InvalidPuzzle, match="may not turn"):
        TilingPuzzle("glued", board, (tile(SQUARE, "t", "aabb", freedom="fixed", least=6),))
