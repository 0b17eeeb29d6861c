"""Files for OpenSCAD: what they hold is read back, and is the puzzle again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tilewright.families.tiling.puzzle import piece
from tilewright.lattices import CUBIC, SQUARE, Cell
from tilewright.lattices.polyforms import orientations
from tilewright.making import MAKERS, made


def text_of(puzzle: tw.TilingPuzzle, **options: float) -> str:
    return made(MAKERS["scad"], puzzle, options).content.decode()


def read_back(text: str) -> list[list[Cell]]:
    """The cells of all pieces: characters go to the right, rows to the back, strings upward."""
    rows = re.findall(r"^    \[(.*)\],  // ", text, re.MULTILINE)
    return [
        [
            (x, y, z)
            for z, layer in enumerate(re.findall('"([x.|]+)"', row))
            for y, line in enumerate(layer.split("|"))
            for x, character in enumerate(line)
            if character == "x"
        ]
        for row in rows
    ]


@pytest.mark.parametrize(("name", "symmetries"), [("soma", 240), ("bedlam-cube", None), ("pentominoes-2x3x10", None)])
def test_the_pieces_that_are_read_back_are_those_of_the_puzzle(name: str, symmetries: int | None) -> None:
    puzzle = tw.load(name)
    found = read_back(text_of(puzzle))
    # Not mirrored: screws stay what they are.
    wanted = Counter(frozenset(orientations(CUBIC, piece.cells, "one_sided")) for piece in puzzle.pieces)
    assert Counter(frozenset(orientations(CUBIC, cells, "one_sided")) for cells in found) == wanted
    if symmetries is not None:
        pieces = tuple(piece(CUBIC, f"{k}", cells, freedom="one_sided") for k, cells in enumerate(found))
        assert tw.count(replace(puzzle, pieces=pieces, known=())).up_to_symmetry == symmetries


def test_flat_pieces_and_copies() -> None:
    found = read_back(text_of(tw.load("tetrominoes-double-4x10")))
    assert len(found) == 10
    assert all(z == 0 for cells in found for _, _, z in cells)
    shapes = Counter(frozenset(orientations(SQUARE, [cell[:2] for cell in cells], "free")) for cells in found)
    assert list(shapes.values()) == [2] * 5


def test_lengths_are_those_that_were_asked_for() -> None:
    text = text_of(tw.load("soma"), cell=17.0, gap=0.14, bevel=1.3)
    for line in ("$burr_scale = 17;", "$burr_inset = 0.07;", "$burr_bevel = 1.3;", "include <puzzlecad.scad>"):
        assert line in text


@pytest.mark.parametrize("name", ["kanoodle-pyramid", "magic-square-3", "hexiamonds-6x6"])
def test_what_has_no_cubes_is_refused(name: str) -> None:
    with pytest.raises(tw.InvalidRequest, match=r"cannot be made as \.scad: (puzzlecad builds|it is about numbers)"):
        made(MAKERS["scad"], tw.load(name), {})


def cells_in(solid: Any, edge: float) -> list[Cell]:
    """The cubes of a grid whose middles are inside a solid: those around which its triangles go once."""
    import numpy as np

    least = np.round(solid.bounds[0])
    n = np.round((solid.bounds[1] - least) / edge).astype(int)
    found = []
    for cell in np.ndindex(*n):
        a, b, c = np.moveaxis(solid.triangles - (least + edge * (np.array(cell) + 0.5)), 1, 0)
        lengths = [np.linalg.norm(corner, axis=1) for corner in (a, b, c)]
        above = np.einsum("ij,ij->i", a, np.cross(b, c))
        below = np.prod(lengths, axis=0)
        for one, other, length in ((a, b, lengths[2]), (b, c, lengths[0]), (c, a, lengths[1])):
            below = below + np.einsum("ij,ij->i", one, other) * length
        # The angles under which the middle sees the triangles, by A. van Oosterom and J. Strackee (1983).
        if abs(2 * np.arctan2(above, below).sum()) > 2 * np.pi:
            found.append(tuple(map(int, cell)))
    return found


@pytest.mark.skipif("TILEWRIGHT_PUZZLECAD" not in os.environ, reason="on demand: the folder of puzzlecad.scad")
def test_openscad_makes_the_pieces_and_not_their_mirror_images(tmp_path: Path) -> None:
    import trimesh

    puzzle = tw.load("soma")
    shutil.copytree(os.environ["TILEWRIGHT_PUZZLECAD"], tmp_path, dirs_exist_ok=True)
    (tmp_path / "pieces.scad").write_bytes(made(MAKERS["scad"], puzzle, {"cell": 10.0, "gap": 0.002}).content)
    subprocess.run(["openscad", "-o", "pieces.stl", "pieces.scad"], cwd=tmp_path, check=True, capture_output=True)
    solids = trimesh.load(tmp_path / "pieces.stl").split()
    found = Counter(frozenset(orientations(CUBIC, cells_in(solid, 10.0), "one_sided")) for solid in solids)
    assert found == Counter(frozenset(orientations(CUBIC, piece.cells, "one_sided")) for piece in puzzle.pieces)
