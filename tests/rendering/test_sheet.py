from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from tilewright.catalog import load
from tilewright.families.scenes import SceneCell
from tilewright.families.tiling.pictures.scene import owners_of
from tilewright.families.tiling.puzzle import TilingPuzzle
from tilewright.rendering import scene_of
from tilewright.rendering.sheet import Sheet

NAMES = [
    "genius-star",
    "pentominoes-6x10",
    "tetrahexes-4x7",
    "soma",
    "kanoodle-pyramid",
    "unicorn",
    "magic-triangle",
    "magic-19",
]


def _sheet(name: str) -> Sheet:
    scene = scene_of(load(name))
    empty = tuple(SceneCell(cell.cell, name=cell.name) for cell in scene.cells)
    return Sheet(replace(scene, cells=empty, owners=(), legend=(), pieces=()))


@pytest.mark.parametrize("name", NAMES)
def test_outlines_surround_centers_and_lie_on_the_backdrop(name: str) -> None:
    sheet = _sheet(name)
    left, top, width, height = sheet.backdrop.box
    for (x, y), outline in zip(sheet.centers, sheet.outlines, strict=True):
        xs, ys = [point[0] for point in outline], [point[1] for point in outline]
        assert left <= min(xs) < x < max(xs) <= left + width
        assert top <= min(ys) < y < max(ys) <= top + height
        assert sum(xs) / len(xs) == pytest.approx(x)
        assert sum(ys) / len(ys) == pytest.approx(y)


@pytest.mark.parametrize("name", ["genius-star", "pentominoes-6x10", "soma", "kanoodle-pyramid", "unicorn"])
def test_a_piece_is_drawn_around_the_center_of_its_first_cell(name: str) -> None:
    puzzle = load(name)
    assert isinstance(puzzle, TilingPuzzle)
    sheet, scene = _sheet(name), scene_of(puzzle)
    # The first cells of the board itself, as a piece: what is drawn must lie where these cells lie.
    piece = puzzle.pieces[0]
    owner = owners_of(puzzle)[piece.name]
    cells = [SceneCell(cell, "filled", 0, owner.code) for cell in puzzle.board.cells[:3]]
    drawing = sheet.piece(cells, owner, scene.marks)
    x, y = sheet.centers[0]
    left, top, width, height = drawing.box
    points = [point for outline in sheet.outlines[:3] for point in outline]
    edge = 3.0
    assert left + x == pytest.approx(min(px for px, _ in points), abs=edge)
    assert top + y == pytest.approx(min(py for _, py in points), abs=edge)
    assert left + width + x == pytest.approx(max(px for px, _ in points), abs=edge)
    assert top + height + y == pytest.approx(max(py for _, py in points), abs=edge)


def test_markup_goes_into_another_picture() -> None:
    drawing = _sheet("magic-19").value(load("magic-19").board.cells[5], "<7>")
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing.markup}</svg>')
    assert [path.get("aria-label") for path in root if path.get("aria-label")] == ["<7>"]
