"""Heat maps: boards whose cells show a share by their color, one board for each piece, with one scale for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from ..errors import InvalidRequest
from ..families import Puzzle
from ..families.scenes import Scene
from ..values import frozen
from . import scene_of
from .chart import AXIS_COLOR, SMALL_SIZE, TEXT_SIZE, TITLE_SIZE, ticks
from .drawn import Drawn, flat_boards
from .font import text_width
from .palette import BLACK, WHITE, heat_color
from .picture import Picture, Point, fitted_size
from .planar import draw_planar

_WIDTH = 860.0
_GAP, _AISLE, _MARGIN = 26.0, 10.0, 12.0
# Several boards are drawn so wide, one alone as wide as in other pictures.
_SMALL_WIDTH = 250.0
_SCALE_WIDTH, _SCALE_HEIGHT, _STEPS = 260.0, 14.0, 52
# Texts in smaller cells, in pixels, could not be read.
_LEAST_CELL = 17.0
_MOST_CELLS = 60_000


@frozen
class HeatMap:
    """The shares of one piece: for each cell of the board a number from 0 to 1."""

    name: str
    shares: tuple[float, ...]


def percent(share: float) -> str:
    """A share in percent, without the sign: whole or a half; never 0 or 100 for one that is a little more or less."""
    if 0 < share < 0.01 or 0.99 < share < 1:
        return "<1" if share < 0.5 else ">99"
    # One of eight is 12.5, which neither 12 nor 13 says.
    is_half = abs(100 * share % 1 - 0.5) < 1e-9
    return f"{100 * share:.1f}" if is_half else f"{100 * share:.0f}"


def heat_scene(puzzle: Puzzle, shares: Sequence[float], texts: Sequence[str], highest: float = 1.0) -> Scene:
    """The board of a puzzle with a text and a share in each cell that is not blocked; 0 stays white."""
    scene = scene_of(puzzle, pieces=False)
    cells = tuple(
        replace(
            cell,
            state=cell.state if cell.state in ("blocked", "optional") else "empty",
            owner=None,
            labels=(),
            given=False,
            name="",
            text="" if cell.state == "blocked" else text,
            heat=share / highest if share > 0 else None,
        )
        for cell, share, text in zip(scene.cells, shares, texts, strict=True)
    )
    return replace(scene, cells=cells, owners=(), legend=(), notes=(), marks=(), caption="")


def heat_svg(puzzle: Puzzle, maps: Sequence[HeatMap], title: str, remark: str = "") -> str:
    """Heat maps of some pieces, side by side, with the scale of their colors, on a white ground."""
    if len(maps) * len(puzzle.board) > _MOST_CELLS:
        raise InvalidRequest(
            f"{len(maps)} boards of {len(puzzle.board)} cells are too much for a picture; choose pieces"
        )
    marks = ticks(0, min(100.0, 100 * max((share for one in maps for share in one.shares), default=0.0) or 1.0))
    highest = min(marks[-1], 100.0) / 100
    blocks = [(one.name, _boards(puzzle, one, highest, is_small=len(maps) > 1)) for one in maps]
    sizes = [_size(boards, name) for name, boards in blocks]
    places, bottom = _flow(sizes, _GAP + TITLE_SIZE + TEXT_SIZE)
    right = max(x + width for (x, _), (width, _) in zip(places, sizes, strict=True))
    right = max(right, _SCALE_WIDTH + 2 * _GAP, min(_WIDTH, 10 * len(title)))
    picture = Picture()
    # Pages may be dark: the ground belongs to the picture.
    ends = (-_MARGIN, right + _MARGIN), (-_MARGIN - TITLE_SIZE / 2, bottom + 4 * _GAP)
    picture.polygon([(ends[0][0], y) for y in ends[1]] + [(ends[0][1], y) for y in ends[1][::-1]], WHITE)
    picture.text((0, 0), title, fitted_size(title, TITLE_SIZE, right), align=0, bold=True)
    picture.text((0, 1.5 * TITLE_SIZE), remark, fitted_size(remark, TEXT_SIZE, right), AXIS_COLOR, align=0)
    for (name, boards), (x, y) in zip(blocks, places, strict=True):
        picture.text((x, y + TEXT_SIZE / 2), name, TEXT_SIZE, align=0, bold=True)
        for board in boards:
            box = board.box()
            draw_planar(picture, board, x, y + 1.5 * TEXT_SIZE)
            x += box[2] - box[0] + _AISLE
    _draw_scale(picture, (0.0, bottom + _GAP), [mark for mark in marks if mark <= 100])
    return picture.svg(title, remark)


def _boards(puzzle: Puzzle, one: HeatMap, highest: float, *, is_small: bool) -> list[Drawn]:
    """The board of one map, in space its layers."""
    texts = [percent(share) if share > 0 else "" for share in one.shares]
    scene = heat_scene(puzzle, one.shares, texts, highest)

    def drawn(shrink: float, scene: Scene) -> list[Drawn]:
        boards = flat_boards(scene.lattice, scene.cells, (), (), shrink=shrink, lines=scene.lines)
        return [board for _, board in boards]

    boards = drawn(1.0, scene)
    shrink = min(1.0, (_SMALL_WIDTH if is_small else _WIDTH) / (_size(boards, "")[0] or 1.0))
    room = min(
        board.lattice.room(board.lattice.kind(cell.cell)) * board.scale for board in boards for cell in board.cells
    )
    if 2 * room * shrink < _LEAST_CELL:
        scene = replace(scene, cells=tuple(replace(cell, text="") for cell in scene.cells))
    return drawn(shrink, scene)


def _size(boards: Sequence[Drawn], name: str) -> tuple[float, float]:
    """Width and height of boards side by side below their name."""
    boxes = [board.box() for board in boards]
    width = sum(box[2] - box[0] for box in boxes) + _AISLE * (len(boxes) - 1)
    return max(width, text_width(name) * TEXT_SIZE), max(box[3] - box[1] for box in boxes) + 1.5 * TEXT_SIZE


def _flow(sizes: Sequence[tuple[float, float]], top: float) -> tuple[list[Point], float]:
    """Where blocks stand that flow in rows, and where the last row ends."""
    # Many blocks make a picture that is wider than high, not a ribbon.
    full = max(_WIDTH, sqrt(1.5 * sum((width + _GAP) * (high + _GAP) for width, high in sizes)))
    places: list[Point] = []
    x = height = 0.0
    for width, high in sizes:
        if x and x + width > full:
            x, top, height = 0.0, top + height + _GAP, 0.0
        places.append((x, top))
        x, height = x + width + _GAP, max(height, high)
    return places, top + height


def _draw_scale(picture: Picture, at: Point, marks: Sequence[float]) -> None:
    """The colors from 0 to the highest mark."""
    x, y = at
    step = _SCALE_WIDTH / _STEPS
    for k in range(_STEPS):
        # Each reaches to the end, so that no seams show between them.
        left, right = x + k * step, x + _SCALE_WIDTH
        corners = [(left, y), (right, y), (right, y + _SCALE_HEIGHT), (left, y + _SCALE_HEIGHT)]
        picture.polygon(corners, heat_color((k + 0.5) / _STEPS))
    below = y + _SCALE_HEIGHT + 0.9 * SMALL_SIZE
    for mark in marks:
        place = (x + _SCALE_WIDTH * mark / marks[-1], below)
        picture.text(place, f"{mark:g} %" if mark == marks[-1] else f"{mark:g}", SMALL_SIZE, AXIS_COLOR)
    picture.text((x, below + 1.6 * SMALL_SIZE), "of the solutions; without color: never", SMALL_SIZE, BLACK, align=0)
