"""Flat boards in SVG: cells, labels at their sides, borders between pieces, values and their lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot, inf

from ..families.scenes import SceneCell, same_piece
from ..lattices import Cell, Vector
from .balls import draw_disks
from .cell_values import draw_value_at, value_fill
from .convex import shrunk
from .drawn import Drawn
from .font import CAP_HEIGHT, text_width
from .palette import (
    BLACK,
    BLOCKED,
    EMPTY,
    GIVEN,
    INK,
    WHITE,
    Fill,
    contrast,
    heat_color,
    ink_on,
    is_outlined,
    mix,
    owner_fill,
)
from .picture import Box, Frame, Picture, Point, fitted_size
from .regions import draw_regions, tint

THIN, THICK = "#8a8a8a", "#1a1a1a"
BESIDE_COLORS = "#e8791a"
"""The lines around pieces whose cells have colors of their own."""
WRONG = "#e00000"
"""Sides that do not match."""

PERIOD = "#b00020"
"""The line around a period."""
FAINT_TEXT = "#5f5f5f"

_SEAM = "1 6"
_HEIGHT_OF_SUM = 1.25
"""The height of the box around the sum of a line, in sizes of its text."""
"""The dashes of sides that meet cells elsewhere in the picture."""

_RIM = 0.032
"""The width of the colored rim of a label drawn in outline, in lattice units."""


def draw_planar(
    picture: Picture,
    board: Drawn,
    left: float,
    top: float,
    *,
    label_size: float | None = None,
    rims: bool = True,
    regions: bool = True,
) -> None:
    """Draw a board with its upper left corner at this point.

    `label_size` is in lattice units; None makes labels as large as fits. Without `rims` there is no line around pieces,
    without `regions` only their tints.
    """
    box = board.box()
    frame = Frame(board.scale, left - box[0], top - box[1])
    if board.has_disks:
        draw_disks(picture, board.lattice, board.cells, {cell.cell: _fill(board, cell) for cell in board.cells}, frame)
        _draw_names(picture, board, frame)
        return
    for cell in board.cells:
        picture.polygon([frame.at(corner) for corner in board.outline(cell)], _fill(board, cell))
    if board.has_labels:
        size = (label_size or fitting_label_size(board)) * board.scale
        for cell in board.cells:
            _draw_labels(picture, board, frame, cell, size)
    _draw_borders(picture, board, frame, rims)
    if board.lines:
        centers = [frame.at(board.center(cell)) for cell in board.cells]
        picture.lines([[centers[point] for point in line] for line in board.lines], "#7f9fbf", 2.5)
        for text, (x, y, width, height) in sums_on(board, frame).values():
            at, size = (x + width / 2, y + height / 2), height / _HEIGHT_OF_SUM
            picture.text(at, text, size, "#2f5f8f", bold=True, halo=WHITE)
        for cell in board.cells:
            draw_value(picture, board, frame, cell)
    else:
        _draw_names(picture, board, frame)
    if regions:
        draw_regions(picture, board, frame)
    if board.parallelogram:
        around = [frame.at(board.lattice.position(corner)) for corner in board.parallelogram]
        picture.polygon(around, stroke=WHITE, width=5.0)
        picture.polygon(around, stroke=PERIOD, width=2.5, dashes="7 4")


def _fill(board: Drawn, cell: SceneCell) -> Fill:
    if cell.state == "blocked":
        return Fill(BLOCKED)
    if cell.heat is not None:
        return Fill(heat_color(cell.heat))
    if cell.owner is None and cell.state != "filled":
        return Fill(tint(cell) or EMPTY)
    if cell.owner is None or (cell.labels and len(board.cells_of_owner[cell.owner]) == 1):
        return Fill(GIVEN if cell.given else WHITE)
    return _value_fill(board, cell) or owner_fill(board.owners[cell.owner])


def _value_fill(board: Drawn, cell: SceneCell) -> Fill | None:
    """The fill that the value of a cell asks for; None if it asks for none."""
    if not cell.value or cell.owner is None:
        return None
    return value_fill(board.owners[cell.owner], cell.value, with_pips=board.with_pips)


def _shows_colors(board: Drawn, cell: SceneCell) -> bool:
    """Tell whether the color of a cell is its value, which need not be written then."""
    return not board.with_pips and _value_fill(board, cell) is not None


def _inradius(board: Drawn, cell: SceneCell) -> float:
    return board.lattice.room(board.lattice.kind(cell.cell))


def _side(board: Drawn, cell: SceneCell, side: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    corners = board.lattice.corners(cell.cell)
    first, second = board.lattice.kind(cell.cell).face_corners[side]
    return board.lattice.position(corners[first]), board.lattice.position(corners[second])


def _band(board: Drawn, cell: SceneCell, side: int) -> list[Point]:
    """The four corners of the strip along a side, outer side first."""
    inner = board.lattice.inner
    center, (first, second) = board.center(cell), _side(board, cell, side)

    def toward(corner: tuple[float, ...]) -> Point:
        return (center[0] + inner * (corner[0] - center[0]), center[1] + inner * (corner[1] - center[1]))

    return [(first[0], first[1]), (second[0], second[1]), toward(second), toward(first)]


def fitting_label_size(board: Drawn) -> float:
    """The largest size, in lattice units, at which every label fits into its strip."""
    size = inf
    for cell in board.cells:
        for side, label in enumerate(cell.labels):
            if label is None:
                continue
            a, b, c, d = _band(board, cell, side)
            length = hypot(b[0] - a[0], b[1] - a[1])
            middle = (length + hypot(c[0] - d[0], c[1] - d[1])) / 2
            along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
            depth = _inradius(board, cell) * (1 - board.lattice.inner)
            wide, high = text_width(label), CAP_HEIGHT
            if is_outlined(board.marks[label]):
                depth, middle = depth - 2 * _RIM, middle - 2 * _RIM
            across = wide * abs(along[1]) + high * abs(along[0])
            lengthwise = wide * abs(along[0]) + high * abs(along[1])
            size = min(size, 0.86 * depth / across, 0.86 * middle / lengthwise, 0.75 * depth)
    return size


def _draw_labels(picture: Picture, board: Drawn, frame: Frame, cell: SceneCell, size: float) -> None:
    for side, label in enumerate(cell.labels):
        if label is None:
            continue
        band = _band(board, cell, side)
        outlined, style = is_outlined(board.marks[label]), board.styles[label]
        points = [frame.at(point) for point in band]
        center = (sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4)
        ink = style.ink
        picture.polygon(points, style, stroke=THIN, width=0.8)
        if outlined:
            # The other half of a pair: the same color, in outline around white.
            pale = contrast(style.color, WHITE) < 1.5
            picture.polygon(shrunk(points, _RIM * frame.scale), WHITE, stroke=THIN if pale else "", width=0.8)
            ink = BLACK
        picture.text(center, label, size, ink, halo="" if outlined else style.halo)


def _draw_borders(picture: Picture, board: Drawn, frame: Frame, rims: bool) -> None:
    """Thin lines inside pieces and between empty cells, thick ones around pieces; seams in dashes."""
    at = {cell.cell: cell for cell in board.cells}
    borders: dict[frozenset[Vector], tuple[list[Point], bool]] = {}
    seams: list[tuple[list[Point], bool]] = []
    for cell in board.cells:
        if board.lines and not any(neighbor in at for neighbor in board.lattice.neighbors(cell.cell)):
            # A point by itself; what joins it to the others is its lines.
            continue
        corners, beyond = board.lattice.corners(cell.cell), dict(cell.seams)
        for side, neighbor in enumerate(board.lattice.neighbors(cell.cell)):
            first, second = (corners[k] for k in board.lattice.kind(cell.cell).face_corners[side])
            ends = [frame.at(board.lattice.position(corner)) for corner in (first, second)]
            if side in beyond:
                seams.append((ends, same_piece(cell, _at_seam(at, beyond[side]))))
                continue
            other = at.get(neighbor)
            both_free = other is not None and cell.owner is None and other.owner is None
            borders[frozenset((first, second))] = ends, same_piece(cell, other) or both_free
    width = max(2.0, 0.045 * board.scale)
    picture.lines([ends for ends, is_inside in borders.values() if is_inside], THIN, 1.0)
    picture.lines([ends for ends, is_inside in seams if is_inside], THIN, 1.0, dashes=_SEAM)
    picture.lines([ends for ends, is_inside in seams if not is_inside], THICK, min(width, 3.5), dashes=_SEAM)
    if rims:
        # Between black and white cells a black line is not seen.
        color = BESIDE_COLORS if any(_shows_colors(board, cell) for cell in board.cells) else THICK
        picture.lines([ends for ends, is_inside in borders.values() if not is_inside], color, min(width, 3.5))
    wrong = [[frame.at(end) for end in _side(board, cell, side)] for cell in board.cells for side in cell.wrong]
    picture.lines(wrong, WRONG, min(2.0 * width, 15.0))
    for cell in board.cells:
        if cell.state == "optional":
            points = [frame.at(corner) for corner in board.outline(cell)]
            picture.polygon(shrunk(points, 0.09 * board.scale), stroke=FAINT_TEXT, width=1.5, dashes="5 4")


def _at_seam(at: Mapping[Cell, SceneCell], cell: Cell | None) -> SceneCell | None:
    return None if cell is None else at.get(cell)


def _draw_names(picture: Picture, board: Drawn, frame: Frame) -> None:
    """The name of each piece once, on its most central cell; the names of cells without a piece.

    Among regions no numbers of cells: they would be taken for values.
    """
    named: set[int] = set()
    has_regions = any(cell.regions for cell in board.cells)
    for cell in board.cells:
        radius = _inradius(board, cell) * board.scale
        if cell.value and not _shows_colors(board, cell):
            style = _fill(board, cell)
            draw_value_at(picture, frame.at(board.center(cell)), radius, cell.value, style.ink, pips=board.with_pips)
        elif cell.owner is None and cell.text and cell.state in ("empty", "optional") and cell.heat is None:
            # A given value.
            draw_value_at(picture, frame.at(board.center(cell)), radius, cell.text, INK, pips=False)
        elif cell.owner is None:
            color = FAINT_TEXT if cell.state != "blocked" and cell.heat is None else _fill(board, cell).ink
            text = cell.text or ("" if has_regions and cell.name.isdigit() else cell.name)
            size = fitted_size(text, min(0.72 * radius, 20.0), 1.5 * radius)
            picture.text(frame.at(board.center(cell)), text, size, color)
        elif cell.labels and len(board.cells_of_owner[cell.owner]) == 1:
            room = radius * board.lattice.inner
            words = cell.text.split("\n")
            x, y = frame.at(board.center(cell))
            for k, word in enumerate(words):
                size = fitted_size(word, (1.05 if len(words) == 1 else 0.7) * room, 1.7 * room)
                picture.text((x, y + (k - (len(words) - 1) / 2) * 0.95 * room), word, size, bold=not k)
        else:
            style = _fill(board, cell)
            name, _, others = cell.text.partition("\n")
            name = board.owners[cell.owner].code if cell.value else name
            if others:
                # Labels to the layers above and below belong to each cell of a piece.
                x, y = frame.at(board.center(cell))
                size = fitted_size(others, 0.4 * radius, 1.7 * radius)
                picture.text((x, y + (0.42 if any(cell.labels) else 0.65) * radius), others, size, style.ink)
            if cell.owner not in named:
                named.add(cell.owner)
                central = _central_cell(board, board.cells_of_owner[cell.owner])
                radius = _inradius(board, central) * board.scale
                size = fitted_size(name, min(radius, 30.0), 1.5 * radius)
                middle, style = frame.at(board.center(central)), _fill(board, central)
                picture.text(middle, name, size, style.ink, bold=True, halo=style.halo)


def _central_cell(board: Drawn, cells: Sequence[SceneCell]) -> SceneCell:
    centers = [board.center(cell) for cell in cells]
    mean = [sum(center[k] for center in centers) / len(centers) for k in range(2)]

    def distance(k: int) -> float:
        return round(hypot(centers[k][0] - mean[0], centers[k][1] - mean[1]), 6)

    return cells[min(range(len(cells)), key=distance)]


def sums_on(board: Drawn, frame: Frame) -> dict[int, tuple[str, Box]]:
    """The sums that lines show, by the numbers of the lines: the text, and its box between the first two points."""
    found = {}
    radius = frame.scale * min((_inradius(board, cell) for cell in board.cells), default=0.0)
    for number, (line, text) in enumerate(zip(board.lines, board.sums, strict=False)):
        if text and len(line) > 1:
            (x, y), (x2, y2) = (frame.at(board.center(board.cells[point])) for point in line[:2])
            size = fitted_size(text, 0.42 * radius, 0.8 * radius)
            width, height = text_width(text) * size, _HEIGHT_OF_SUM * size
            found[number] = text, ((x + x2 - width) / 2, (y + y2 - height) / 2, width, height)
    return found


def draw_value(picture: Picture, board: Drawn, frame: Frame, cell: SceneCell) -> None:
    """A value on a disk above the lines, with the name of its point below it."""
    at, radius = frame.at(board.center(cell)), _inradius(board, cell) * board.scale
    color, stroke, width = (GIVEN, THICK, 2.0) if cell.given else (_fill(board, cell).color, THIN, 1.0)
    picture.circle(at, 0.66 * radius, color, stroke=stroke, width=width)
    size = fitted_size(cell.text, 0.72 * radius, 1.05 * radius)
    if not cell.text:
        picture.text(at, cell.name, fitted_size(cell.name, 0.55 * radius, 1.05 * radius), FAINT_TEXT)
    elif cell.name:
        picture.text((at[0], at[1] - 0.12 * radius), cell.text, 0.9 * size, bold=True)
        name = fitted_size(cell.name, 0.3 * radius, 0.8 * radius)
        picture.text((at[0], at[1] + 0.40 * radius), cell.name, name, FAINT_TEXT)
    else:
        picture.text(at, cell.text, size, ink_on(color), bold=True)


def lighter(style: Fill, share: float) -> Fill:
    """Mix a fill with white, or with black for a negative share."""
    return replace(style, color=mix(style.color, WHITE if share > 0 else BLACK, abs(share)))
