"""One suite for every row of the table of lattices and one that is not in it; tests/lattices has the laws in depth."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from itertools import product
from math import hypot, isclose
from typing import Any
from xml.etree import ElementTree

import pytest

import tilewright as tw
from tests.contracts.samples import SMALL
from tests.contracts.templates import ELONGATED, EVERY_LATTICE
from tilewright.boards import Board, cells_of_picture, picture_of_cells, shape_cells
from tilewright.desk.asks import answer
from tilewright.errors import InvalidFile
from tilewright.families import Puzzle, Solution, TilingPuzzle
from tilewright.formats import FORMATS
from tilewright.formats.deck import read_deck
from tilewright.formats.document import FileText
from tilewright.formats.puzzle_file import read_json_text, read_toml_text, write
from tilewright.lattices import LATTICES, Lattice, Matrix, Vector, polyforms
from tilewright.lattices.matrices import minus, plus, times
from tilewright.rendering import RENDERERS

ROWS = [pytest.param(lattice, id=name) for name, lattice in EVERY_LATTICE.items()]


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists the lattice of the documentation, as its author would."""
    monkeypatch.setitem(LATTICES, ELONGATED.name, ELONGATED)


def begun(lattice: Lattice, **more: Any) -> dict[str, Any]:
    """The document of a new puzzle on the page, with more keys."""
    return {"format": 1, "title": "My puzzle", "lattice": lattice.name, "board": _row(lattice)["board"], **more}


@cache
def _row(lattice: Lattice) -> dict[str, Any]:
    """What the page knows of a lattice."""
    found: dict[str, Any] = next(row for row in answer("gallery", {})["lattices"] if row["id"] == lattice.name)
    return found


@cache
def puzzles(lattice: Lattice) -> list[Puzzle]:
    """Shapes that fill a board but for some cells, tiles whose sides match, and points with values."""
    shapes = begun(lattice, family="tiling", polyforms=[{"size": size, "copies": "0..99"} for size in (1, 2)])
    shapes["board"] = {**shapes["board"], "blocked": "1", "optional": "2"}
    n_cells = len(shape_cells(lattice, shapes["board"]["shape"], _sizes(shapes["board"])))
    cells = shape_cells(lattice, shapes["board"]["shape"], _sizes(shapes["board"]))
    # Free, as a cell that is no mirror image of itself can only lie on half of the cells without being flipped.
    tiles = begun(lattice, family="tiling", tiles=[_tile(lattice.n_sides_of(cell)) for cell in cells], freedom="free")
    labels = max(map(_tile, map(lattice.n_sides_of, cells)), key=len).split()
    tiles["matching"] = {"pairs": [f"{a} {b}" for k, a in enumerate(labels) for b in labels[: k + 1]]}
    points = begun(lattice, family="labeling", values=f"1..{n_cells}", lines=["1 2", "3 4"], target="common")
    return [read_json_text(json.dumps(document), "p") for document in (shapes, tiles, points)]


def _tile(n_sides: int) -> str:
    return " ".join(f"a{side}" for side in range(n_sides))


def _sizes(board: dict[str, Any]) -> dict[str, int]:
    return {key: size for key, size in board.items() if isinstance(size, int)}


@cache
def first_solution(puzzle: Puzzle) -> Solution:
    return tw.solve(puzzle).solutions[0]


@pytest.mark.parametrize("lattice", ROWS)
def test_each_row_stands_under_its_name_and_has_shapes(lattice: Lattice) -> None:
    assert LATTICES[lattice.name] is lattice
    for shape, maker in lattice.shape_named.items():
        board = Board.of(lattice, shape_cells(lattice, shape, dict.fromkeys(maker.sizes, 2)))
        assert board.symmetries[0].places == tuple(range(len(board)))
        for edge in board.edges:
            a, b = board.cells[edge.cell], board.cells[edge.other]
            assert lattice.across(a, edge.side) == (b, edge.other_side)
        assert 2 * len(board.edges) + len(board.rim) == sum(map(lattice.n_sides_of, board.cells))
        drawn = cells_of_picture(lattice, picture_of_cells(lattice, board.cells))
        assert Board.of(lattice, drawn).names == board.names


@pytest.mark.parametrize("lattice", ROWS)
def test_every_kind_of_cell_is_listed_in_the_order_of_its_reading(lattice: Lattice) -> None:
    for kind in lattice.kinds:
        assert sorted(kind.reading_order) == list(range(kind.n_sides))
        assert len(set(kind.side_names)) == kind.n_sides


@pytest.mark.parametrize("lattice", ROWS)
def test_kinds_of_cells_are_told_apart_in_pictures_and_in_words(lattice: Lattice) -> None:
    for key in ("symbol", "words", "place"):
        assert len({getattr(kind, key) for kind in lattice.kinds}) == len(lattice.kinds)
    assert all(bool(kind.words) == (len(lattice.kinds) > 1) for kind in lattice.kinds)
    assert not {kind.symbol for kind in lattice.kinds} & set(" .")


@pytest.mark.thorough
@pytest.mark.parametrize("lattice", ROWS)
def test_every_renderer_draws_boards_tiles_and_values(lattice: Lattice) -> None:
    for puzzle in puzzles(lattice):
        solution = first_solution(puzzle)
        for item in (puzzle, solution):
            for kind in RENDERERS:
                if kind == "png" and find_spec("resvg_py") is None:
                    continue
                picture = tw.draw(item, kind, **SMALL.get(kind, {}))
                if isinstance(picture, bytes):
                    # It is made of the SVG, which is the same each time.
                    assert picture.startswith(b"\x89PNG")
                    continue
                assert picture == tw.draw(item, kind, **SMALL.get(kind, {}))
                if kind == "svg":
                    assert ElementTree.fromstring(picture).tag.endswith("svg")
                elif kind == "ascii":
                    assert picture.isascii()


@pytest.mark.parametrize("lattice", ROWS)
def test_text_shows_every_cell_and_every_label(lattice: Lattice) -> None:
    shapes, tiles, _ = puzzles(lattice)
    assert isinstance(tiles, TilingPuzzle)
    written = re.findall(r"\w+", str(tw.draw(shapes, "text")).replace("_", " ").partition("pieces:")[0])
    # The first cell is blocked, the second one may stay empty.
    assert set(shapes.board.names[2:]) <= set(written)
    board = str(tw.draw(first_solution(tiles), "text")).split("\n\n")[0]
    if lattice.dimension == 2:
        n_sides = [lattice.n_sides_of(cell) for cell in tiles.board.cells]
        for side in range(max(n_sides)):
            assert board.count(f"a{side}") == sum(n > side for n in n_sides)


@pytest.mark.parametrize("lattice", ROWS)
def test_a_puzzle_file_keeps_everything(lattice: Lattice) -> None:
    for puzzle in puzzles(lattice):
        assert read_toml_text(write(puzzle), "p") == puzzle
        assert read_json_text(FORMATS["json"].write(puzzle), "p") == puzzle


@pytest.mark.parametrize("lattice", ROWS)
def test_the_page_makes_puzzles_on_it(lattice: Lattice) -> None:
    found = answer("canvas", {"lattice": lattice.name, "columns": 4, "rows": 3, "layers": 2, "sides": True})
    layers = 2 if lattice.dimension == 3 else 1
    assert (found["columns"], found["rows"], found["layers"]) == (4, 3, layers)
    rows, columns = lattice.stride
    assert len(found["cells"]) == 4 * 3 * layers * rows * columns * lattice.cells_per_place
    words = {(cell["layer"], cell["words"]) for cell in found["cells"]}
    assert len(words) == len(found["cells"])
    assert sorted(len(form["sides"]) for form in found["forms"]) == sorted({kind.n_sides for kind in lattice.kinds})
    for shape in answer("preset", {"lattice": lattice.name})["shapes"]:
        sizes = {size["name"]: size["default"] for size in shape["sizes"]}
        made = answer("preset", {"lattice": lattice.name, "shape": shape["name"], "sizes": sizes})
        assert made["board"] == {"shape": shape["name"], **sizes}
        assert answer("canvas", {"lattice": lattice.name, "cells": made["cells"], "margin": 1})["cells"]
    drawn = begun(lattice, family="tiling", polyforms=[{"size": 2, "copies": "0..9"}], piece=[])
    shown = answer("draft", {"document": drawn})
    assert shown["board"]["cells"]
    assert not [remark for remark in shown["mistakes"] if remark["kind"] == "mistake"]
    row = _row(lattice)
    assert row["words"]
    assert row["sets"]
    assert row["extents"] == ["columns", "rows", "layers"][: lattice.dimension]


@pytest.mark.parametrize("lattice", ROWS)
def test_pieces_are_flipped_where_the_lattice_has_reflections_and_only_there(lattice: Lattice) -> None:
    sets = [{"size": 4, "freedom": "free", "copies": "0..1"}]
    view = answer("view", {"puzzle": {"document": begun(lattice, family="tiling", polyforms=sets)}})
    assert _row(lattice)["flips"] == bool(lattice.reflections)
    flips = [move["words"] for move in view["moves"] if move["id"] == "flip"]
    assert flips == (["Flip over"] if lattice.reflections else [])
    if not lattice.reflections:
        assert polyforms(lattice, 4, "free") == polyforms(lattice, 4, "one_sided")


@pytest.mark.parametrize("lattice", [row for row in EVERY_LATTICE.values() if row.dimension == 2], ids=repr)
def test_the_generators_give_every_rotation_and_reflection_of_the_tiling(lattice: Lattice) -> None:
    outlines = [lattice.corners(cell) for cell in lattice.first_cells]
    up_to_shifts = {_moved(lattice, outline) for outline in outlines}
    for a, b, c, d in product(range(-1, 2), repeat=4):
        matrix = ((a, b), (c, d))
        if not _keeps_lengths(lattice, matrix):
            continue
        turned = [[times(matrix, corner) for corner in outline] for outline in outlines]
        kept = any(
            {_moved(lattice, [plus(corner, minus(min(target), min(turned[0]))) for corner in one]) for one in turned}
            == up_to_shifts
            for target in outlines
        )
        assert kept == (matrix in lattice.point_group)


def _moved(lattice: Lattice, corners: Iterable[Vector]) -> tuple[Vector, ...]:
    """The outline of a cell, moved by units so that its least corner is near the origin."""
    least, *others = sorted(corners)
    start = tuple(x % lattice.unit for x in least)
    return (start, *(plus(start, minus(corner, least)) for corner in others))


def _keeps_lengths(lattice: Lattice, matrix: Matrix) -> bool:
    vectors = ((1, 0), (0, 1), (1, 1))
    drawn = [[lattice.position(one) for one in (vector, times(matrix, vector))] for vector in vectors]
    return all(isclose(hypot(*before), hypot(*after)) for before, after in drawn)


def _deck(labels: int, first: str = "") -> tuple[FileText, FileText]:
    words = ("Ha", "Ba", "Hb", "Bb", "Hc", "Bc")[:labels]
    cards = first + "".join(", ".join(f'"{word}"' for word in words) + "\n" for _ in range(2))
    return FileText("deck.csv", cards), FileText("edges.csv", "0, 1, 0\n")


@pytest.mark.parametrize("lattice", [row for row in EVERY_LATTICE.values() if row.dimension == 2], ids=repr)
def test_cards_lie_on_the_lattice_that_they_name(lattice: Lattice) -> None:
    deck = _deck(lattice.kinds[0].n_sides, f"# lattice: {lattice.name}\n")
    if len(lattice.forms) > 1:
        with pytest.raises(InvalidFile, match=f"cards do not lie on a lattice '{lattice.name}'"):
            read_deck(*deck)
        return
    puzzle = read_deck(*deck)
    assert puzzle.lattice is lattice
    assert len(puzzle.board.edges) == 1


def test_cards_that_name_none_lie_on_the_first_lattice_with_as_many_sides() -> None:
    assert [read_deck(*_deck(n)).lattice.name for n in (3, 4, 6)] == ["triangular", "square", "hexagonal"]
    with pytest.raises(InvalidFile, match="cards do not lie on a lattice 'cubic'"):
        read_deck(*_deck(3, "# lattice: cubic\n"))
