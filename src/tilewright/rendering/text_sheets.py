"""The sheets of a text picture: one for a board in the plane, one for each layer of a board in space."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..families.scenes import SceneCell
from ..lattices import Lattice
from ..values import frozen
from .canvas import Canvas
from .layers import flattened, layer_caption
from .text_boards import BOXES, TILE_BOXES, BoardForm, BoardStyle, Longest, Look
from .text_lines import HEXAGONS, LINES, TRIANGLES

_STYLES: dict[str, BoardStyle] = {"boxes": BOXES, "triangles": TRIANGLES, "hexagons": HEXAGONS, "lines": LINES}
"""The style of a board, for each text style of a lattice."""
_SIGNS = ("^", "_")


@frozen
class TextSheets:
    """The sheets of a board; all have one form, so that a cell has the same size in each."""

    lattice: Lattice
    cells: tuple[SceneCell, ...]

    @property
    def flat(self) -> Lattice:
        """The lattice in which a sheet is drawn."""
        if self.lattice.is_boxed or self.lattice.layer is None:
            return self.lattice
        return self.lattice.layer

    def shown(self, cell: SceneCell) -> tuple[int, SceneCell]:
        """The layer on whose sheet a cell is, and the cell as it is drawn there."""
        layer = self.lattice.grid(cell.cell)[0]
        return layer, cell if self.flat is self.lattice else flattened(self.lattice, cell, _SIGNS)

    def forms(self, most: Longest) -> list[BoardForm]:
        """All forms that the board may need where no text is longer than this."""
        tiles = [TILE_BOXES] if self._has_tile_boxes and most.label else []
        cells = tuple([self.shown(cell)[1] for cell in self.cells])
        styles = (*tiles, _STYLES[self.lattice.text_style])
        return list(dict.fromkeys(form for style in styles for form in style.forms(self.flat, cells, most)))

    def fitting(self) -> BoardForm:
        """The form that suits what is on the board."""
        cells = tuple([self.shown(cell)[1] for cell in self.cells])
        is_boxed = self._has_tile_boxes and any(cell.labels for cell in cells) and _is_all_tiles(cells)
        return (TILE_BOXES if is_boxed else _STYLES[self.lattice.text_style]).fitting(self.flat, cells)

    @property
    def _has_tile_boxes(self) -> bool:
        return self.lattice.layer is None and self.lattice.text_style == "boxes"

    @cached_property
    def levels(self) -> range:
        """The numbers of the layers, the bottom one first."""
        found = [self.lattice.grid(cell.cell)[0] for cell in self.cells]
        return range(min(found), max(found) + 1)

    @cached_property
    def _frame(self) -> list[SceneCell]:
        """The cells that give all sheets one frame: in boxes a cube stands at the same place in each of them."""
        if not self.lattice.is_boxed:
            return []
        return [min(self.cells, key=lambda cell: self.lattice.grid(cell.cell)[axis]) for axis in (1, 2)]

    def drawn(self, form: BoardForm, look: Look) -> list[Canvas]:
        """The sheets, the bottom layer first."""
        layers: dict[int, list[SceneCell]] = {level: [] for level in self.levels}
        for cell in self.cells:
            layer, shown = self.shown(cell)
            layers[layer].append(shown)
        return [self.sheet(form, level, cells, look) for level, cells in layers.items()]

    def sheet(self, form: BoardForm, level: int, shown: Sequence[SceneCell], look: Look) -> Canvas:
        """The sheet of a layer with these cells, as they are drawn there."""
        sheet = form.draw(shown, look)
        if len(self.levels) > 1:
            top, left, *_ = (form.draw(self._frame, look) if self._frame else sheet).bounds
            sheet.write(top - 1, left, layer_caption(level - self.levels[0], len(self.levels)))
        return sheet


def _is_all_tiles(cells: Sequence[SceneCell]) -> bool:
    """Tell whether each piece on the board is a single cell; one without labels is a tile with any label all round."""
    lying = [cell.owner for cell in cells if cell.owner is not None]
    return len(set(lying)) == len(lying)
