"""Boards and pieces drawn in text."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import lattices, shapes_of
from tilewright.boards import cells_of_picture, picture_of_cells
from tilewright.errors import InvalidPuzzle
from tilewright.lattices import BALLS, CUBIC, HEXAGONAL, SQUARE, TRIANGULAR, TRIANGULAR_BALLS, Lattice, normalized


def read(lattice: Lattice, picture: str) -> set[tuple[int, ...]]:
    return set(cells_of_picture(lattice, dedent(picture)))


@given(st.data())
def test_what_is_drawn_is_read_back(data: Any) -> None:
    lattice = data.draw(lattices())
    shape = data.draw(shapes_of(lattice))
    assert set(cells_of_picture(lattice, picture_of_cells(lattice, shape))) == set(normalized(lattice, shape))


@given(st.data())
def test_characters_are_kept(data: Any) -> None:
    lattice = data.draw(st.sampled_from([SQUARE, HEXAGONAL, CUBIC]))
    shape = normalized(lattice, data.draw(shapes_of(lattice)))
    chars = {cell: data.draw(st.sampled_from("ABCDE#")) for cell in shape}
    assert cells_of_picture(lattice, picture_of_cells(lattice, chars)) == chars


def test_squares_side_by_side_or_with_gaps() -> None:
    wanted = {(0, 1), (1, 1), (2, 1), (0, 0)}
    assert (
        read(
            SQUARE,
            """\
        ###
        #..
        """,
        )
        == wanted
    )
    assert (
        read(
            SQUARE,
            """\
        # # #
        # . .
        """,
        )
        == wanted
    )
    assert (
        read(
            SQUARE,
            """\
          # # #
          #
        """,
        )
        == wanted
    )


def test_blank_rows_and_columns_around_a_picture_do_not_matter() -> None:
    assert read(SQUARE, "\n....\n..#.\n.##.\n\n") == {(0, 0), (1, 0), (1, 1)}


def test_a_row_between_two_parts_is_empty_space() -> None:
    assert read(SQUARE, "#\n.\n#\n") == {(0, 0), (0, 2)}


def test_triangles_point_as_they_are_drawn() -> None:
    assert read(TRIANGULAR, ".^.\n^v^\n") == {(0, 1, 0), (0, 0, 0), (0, 0, 1), (1, 0, 0)}
    assert read(TRIANGULAR, "v\n") == {(0, 0, 1)}
    assert read(TRIANGULAR, "^#^\n") == {(0, 0, 0), (0, 0, 1), (1, 0, 0)}


def test_hexagons_are_shifted_from_row_to_row() -> None:
    assert read(HEXAGONAL, " # #\n# # #\n # #\n") == {(0, 2), (1, 2), (0, 1), (1, 1), (2, 1), (1, 0), (2, 0)}


def test_layers_of_cubes_are_separated_by_empty_lines() -> None:
    tripod = {(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert read(CUBIC, "#.\n##\n\n..\n#.\n") == tripod
    assert read(CUBIC, "#.\n##\n\n\n\n..\n#.\n") == tripod
    assert picture_of_cells(CUBIC, tripod) == "#.\n##\n\n..\n#.\n"


@pytest.mark.parametrize("lattice", [SQUARE, TRIANGULAR, HEXAGONAL, CUBIC])
@pytest.mark.parametrize("picture", ["", "\n\n", "...\n . \n"])
def test_a_picture_without_cells(lattice: Lattice, picture: str) -> None:
    with pytest.raises(InvalidPuzzle, match=r"the picture shows no cell; draw cells with any character but '\.'"):
        cells_of_picture(lattice, picture)


@pytest.mark.parametrize(
    ("lattice", "picture", "message"),
    [
        (TRIANGULAR, "##\n", "does not say which triangles are pointing up: draw at least one as '\\^' "),
        (TRIANGULAR, "^^\n", "row 1, column 2 of the picture: a triangle here is 'v' \\(pointing down\\), since"),
        (TRIANGULAR, "^v\n^v\n", "row 2, column 1 of the picture: a triangle here is 'v' \\(pointing down\\), since"),
        (
            TRIANGULAR,
            "v#v\n.v.\n.v#\n",
            "row 3, column 2 of the picture: a triangle here is '\\^' \\(pointing up",
        ),
        (HEXAGONAL, "##\n", "row 1, column 2 of the picture: a hexagon cannot stand here; leave one blank"),
        (HEXAGONAL, "# #\n# #\n", "row 2, column 1 of the picture: a hexagon cannot stand here"),
    ],
)
def test_a_mistake_in_a_picture_is_shown_where_it_is(lattice: Lattice, picture: str, message: str) -> None:
    with pytest.raises(InvalidPuzzle, match=message):
        cells_of_picture(lattice, picture)


def test_a_mistake_in_a_layer_is_found_in_its_line() -> None:
    picture = "  #\n # #\n\n #\n"
    with pytest.raises(InvalidPuzzle, match=r"^row 4, column 2 of the picture \(layer 2\): a ball cannot stand here"):
        cells_of_picture(TRIANGULAR_BALLS, picture)
    assert len(cells_of_picture(TRIANGULAR_BALLS, "  #\n # #\n\n  #\n")) == 4


def test_layers_of_a_square_pyramid_are_squares() -> None:
    picture = "###\n###\n###\n\n##\n##\n\n#\n"
    assert set(cells_of_picture(BALLS, picture)) == set(BALLS.shape_named["pyramid"].make(3))
