"""A board as a sheet on which pieces are laid one by one: a backdrop, the outlines of cells, and pieces to be moved.

Everything is in pixels, y downward. A piece is drawn around the center of its first cell, its anchor, so that it is
laid on the board by moving it to the center of a cell. That holds in space, too, since the layers of a solid lie
side by side, all at the same distance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from ..families.scenes import LabelMark, Owner, Scene, SceneCell
from ..lattices import Cell, Lattice
from ..values import frozen
from .drawn import Drawn, flat_boards
from .font import text_width
from .layers import layer_caption, seen_from_above
from .picture import Box as Box
from .picture import Frame, Picture, Point
from .planar import FAINT_TEXT, draw_planar, draw_value, fitting_label_size, sums_on
from .regions import badge_box, badges_on, draw_regions
from .solid_views import draw_solid

_CAPTION = 15.0
# Between two layers, in cells.
_AISLE = 0.7


@frozen
class Drawing:
    """Shapes to be put into a picture: SVG markup without its `patterns`, and the box that it fills."""

    markup: str
    box: Box
    patterns: Mapping[str, str]


@frozen
class Sheet:
    """The empty board of a scene, and the scale on which its pieces are drawn."""

    scene: Scene
    """The empty board, without pieces on it."""

    @property
    def lattice(self) -> Lattice:
        return self.scene.lattice

    @cached_property
    def _flat(self) -> bool:
        return self.lattice.dimension == 2

    @cached_property
    def _layers(self) -> list[tuple[int, Drawn]]:
        """The layers that have cells, from the lowest, each with its number; a flat board is one."""
        scene = self.scene
        return flat_boards(self.lattice, scene.cells, (), scene.marks, lines=scene.lines, sums=scene.sums)

    @property
    def scale(self) -> float:
        """Pixels to the unit of length."""
        return self._layers[0][1].scale

    @cached_property
    def _pitch(self) -> float:
        """The distance between layers, in pixels."""
        if self._flat:
            return 0.0
        xs = [x for _, board in self._layers for cell in board.cells for x, _ in board.outline(cell)]
        return (max(xs) - min(xs) + _AISLE) * self.scale

    def _center(self, cell: Cell) -> Point:
        """The center of any cell of the lattice, in pixels."""
        lattice, flat = seen_from_above(self.lattice, cell)
        return self._at(cell, lattice.position(lattice.center(flat)))

    def _at(self, cell: Cell, position: Sequence[float]) -> Point:
        """A position in the drawing of the layer of a cell, in pixels."""
        return self.lattice.grid(cell)[0] * self._pitch + self.scale * position[0], -self.scale * position[1]

    @cached_property
    def steps(self) -> tuple[Point, ...]:
        """For each coordinate of the lattice the way, in pixels, from a cell to the one that is 1 farther."""
        first = self.lattice.first_cells[0]
        x, y = self._center(first)
        ways = []
        for axis in range(self.lattice.dimension):
            to_x, to_y = self._center(tuple(n + (k == axis) for k, n in enumerate(first)))
            ways.append((to_x - x, to_y - y))
        return tuple(ways)

    @cached_property
    def centers_of_kinds(self) -> tuple[Point, ...]:
        """For each kind of cells the center of the one at the origin."""
        return tuple(map(self._center, self.lattice.first_cells))

    @cached_property
    def centers(self) -> tuple[Point, ...]:
        """The center of each cell of the board."""
        return tuple(self._center(cell.cell) for cell in self.scene.cells)

    @cached_property
    def outlines(self) -> tuple[tuple[Point, ...], ...]:
        """The points around each cell of the board."""
        found = []
        for cell in self.scene.cells:
            lattice, flat = seen_from_above(self.lattice, cell.cell)
            found.append(tuple(self._at(cell.cell, corner) for corner in lattice.outline(flat)))
        return tuple(found)

    @cached_property
    def backdrop(self) -> Drawing:
        """The empty board; in space all its layers, each with its name."""
        picture = Picture()
        for number, board in self._layers:
            box = board.box()
            left = box[0] + number * self._pitch
            draw_planar(picture, board, left, box[1], regions=False)
            if not self._flat:
                lowest, highest = self._layers[0][0], self._layers[-1][0]
                caption = layer_caption(number - lowest, highest - lowest + 1)
                size = min(_CAPTION, (self._pitch - _AISLE * self.scale) / max(1.0, text_width(caption)))
                picture.text((left, box[3] + 1.2 * size), caption, size, FAINT_TEXT, align=0)
        return _drawing(picture)

    @cached_property
    def regions(self) -> Drawing | None:
        """The outlines and badges of regions, which lie above the pieces; None without any."""
        if not any(cell.regions for cell in self.scene.cells):
            return None
        picture = Picture()
        for number, board in self._layers:
            draw_regions(picture, board, Frame(self.scale, number * self._pitch))
        return _drawing(picture)

    @cached_property
    def badges(self) -> dict[int, Box]:
        """The box of the badge of each region, by its number."""
        found = {}
        for number, board in self._layers:
            frame = Frame(self.scale, number * self._pitch)
            for cell in board.cells:
                found.update({one.number: badge_box(board, frame, cell, one, at) for one, at in badges_on(board, cell)})
        return found

    @cached_property
    def sums(self) -> dict[int, Box]:
        """The box of the sum on each line that shows one, by the line's number; none in space."""
        if not self._flat or not self.scene.lines:
            return {}
        [(_, board)] = self._layers
        return {number: box for number, (_, box) in sums_on(board, Frame(self.scale)).items()}

    def piece(
        self, cells: Sequence[SceneCell], owner: Owner, marks: Sequence[LabelMark], label_size: float | None = None
    ) -> Drawing:
        """A piece, drawn around the center of the first of its cells; `label_size` is in units of length."""
        picture = Picture()
        x, y = self._center(cells[0].cell)
        for number, board in self._boards_of(cells, owner, marks):
            box = board.box()
            draw_planar(picture, board, box[0] + number * self._pitch - x, box[1] - y, label_size=label_size)
        return _drawing(picture)

    def solid(self, cells: Sequence[SceneCell], owner: Owner) -> Drawing:
        """Draw a piece in space as seen from the front, the right and above."""
        picture = Picture()
        draw_solid(picture, self.lattice, cells, (owner,), 0.0, 0.0, scale=self.scale)
        return _drawing(picture)

    def _boards_of(
        self, cells: Sequence[SceneCell], owner: Owner, marks: Sequence[LabelMark]
    ) -> list[tuple[int, Drawn]]:
        boards = flat_boards(self.lattice, cells, (owner,), marks)
        return [(number, replace(board, scale=self.scale)) for number, board in boards]

    def label_size(self, cells: Sequence[SceneCell], owner: Owner, marks: Sequence[LabelMark]) -> float:
        """The largest size at which the labels of a piece fit, in units of length; infinite without labels."""
        sizes = [fitting_label_size(board) for _, board in self._boards_of(cells, owner, marks) if board.has_labels]
        return min(sizes, default=float("inf"))

    def value(self, cell: Cell, text: str, *, given: bool = False) -> Drawing:
        """A value to be placed on a point of a board with lines, drawn around the center of a cell."""
        picture = Picture()
        board = self._layers[0][1]
        shown = SceneCell(seen_from_above(self.lattice, cell)[1], "filled", text=text, given=given)
        x, y = board.center(shown)
        draw_value(picture, board, Frame(self.scale, -self.scale * x, self.scale * y), shown)
        return _drawing(picture)


def _drawing(picture: Picture) -> Drawing:
    box = (picture.left, picture.top, picture.right - picture.left, picture.bottom - picture.top)
    return Drawing(picture.markup(), box, picture.patterns)
