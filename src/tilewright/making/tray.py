"""What lies below the pieces: a tray of a frame and a floor, or a board of points and lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees, dist, pi

from ..errors import InvalidRequest
from ..families import Puzzle, family_of
from ..families.scenes import Scene
from ..rendering.font import text_width
from ..rendering.picture import Point
from .base import SheetRequest
from .curves import Curve, circle_curve, offset, turns
from .cut_parts import CutPart, PartCutter
from .engraving import inner_edges, merged
from .lettering import fitting, lettering
from .outlines import Loop

_FEW_CORNERS = 8
_PLAIN_ANGLE = pi / 12
"""A rim follows a thread around the board if that has few corners of plain angles; around others it is a rectangle."""

_TITLE = 0.45
"""The height of the letters of a title, as a share of the width of the rim."""
_NEARLY = 0.01
"""Sides whose lengths differ by a smaller share are equally long."""

_HALF_TURN = str.maketrans("69", "96")
_TOKEN = 0.8
"""The radius of a token, as a share of the distance from the center of its point to the nearest side."""


def tray_parts(cutter: PartCutter, puzzle: Puzzle, scene: Scene) -> list[CutPart]:
    """A frame with the room for the pieces, the floor below it, and blocks for the holes of the board.

    Blocked cells belong to the frame, which goes around them, and to the blocks.
    """
    if puzzle.board.is_closed:
        raise InvalidRequest(f"{puzzle.name}: its board closes up, so that no tray in the plane holds the pieces")
    request = cutter.request
    shown = [cell for cell in scene.cells if cell.state != "blocked"]
    cells = [cell.cell for cell in shown]
    loops = cutter.loops(cells)
    whole = cutter.loops([cell.cell for cell in scene.cells])
    wall = request.wall(request.gap / 2)
    outer = around([(x, y) for loop in whole for x, y in loop], request.rim + max(0.0, wall))
    pockets = [loop[::-1] for loop in loops if _winding(loop) > 0]
    blocks = [loop[::-1] for loop in loops if _winding(loop) < 0]
    engraved = [Curve.of(offset(loop, -wall)) for loop in blocks]
    named = [cell for cell in shown if cell.name]
    if has_names(scene):
        size = min(fitting(cell.name, 1.3 * cutter.room([cell.cell]), 0.8 * cutter.room([cell.cell])) for cell in named)
        engraved += [curve for cell in named for curve in lettering(cell.name, size, *cutter.center(cell.cell))]
    if request.borders or has_names(scene):
        engraved += inner_edges(cutter.lattice, cells, cutter.scale, 0.0)
    rim, title = cutter.cuts("the tray", [outer]), title_on(outer, scene.title, request)
    return [
        CutPart("tray", (*rim, *cutter.cuts("the tray", pockets, 2 * wall)), tuple(title)),
        CutPart("floor", rim, tuple(engraved)),
        *(
            CutPart(f"block-{number}", cutter.cuts("the tray", [loop], 2 * wall))
            for number, loop in enumerate(blocks, start=1)
        ),
    ]


def has_names(scene: Scene) -> bool:
    """Tell whether the cells of the board have names of their own, not only numbers in reading order."""
    return any(cell.name not in ("", str(number)) for number, cell in enumerate(scene.cells, start=1))


def around(points: Sequence[Point], rim: float) -> Loop:
    """The outline of a rim of this width around points."""
    hull = _hull(points)
    if 2 < len(hull) <= _FEW_CORNERS:
        angles = [turn / _PLAIN_ANGLE for turn in turns(hull)]
        if all(abs(angle - round(angle)) < 1e-3 for angle in angles):
            return offset(hull, rim)
    xs, ys = zip(*points, strict=True)
    left, bottom, right, top = min(xs) - rim, min(ys) - rim, max(xs) + rim, max(ys) + rim
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def title_on(outer: Loop, title: str, request: SheetRequest) -> list[Curve]:
    """The title along the lowest of the longest sides of a rim, its foot outward, if it is asked for."""
    if not request.title:
        return []
    sides = list(pairwise([*outer, outer[0]]))
    longest = max(dist(*side) for side in sides)
    (x, y), (to_x, to_y) = min(
        (side for side in sides if dist(*side) > (1 - _NEARLY) * longest),
        key=lambda side: (round(side[0][1] + side[1][1], 3), side),
    )
    length = dist((x, y), (to_x, to_y))
    size = fitting(title, length - 2 * request.rim, _TITLE * request.rim)
    # Counterclockwise around the tray, its middle is to the left.
    along, up = ((to_x - x) / length, (to_y - y) / length), request.rim / 2
    middle = (x + to_x) / 2 - up * along[1], (y + to_y) / 2 + up * along[0]
    return lettering(title, size, *middle, degrees(atan2(along[1], along[0])))


def _hull(points: Sequence[Point]) -> Loop:
    """The corners of the least convex polygon that holds all points, counterclockwise (Andrew's monotone chain)."""
    ordered = sorted({(round(x, 6), round(y, 6)) for x, y in points})
    hull: Loop = []
    for way in (ordered, ordered[::-1]):
        chain: Loop = []
        for x, y in way:
            # Rounded points of a straight line are not quite on it.
            while len(chain) > 1 and _turn(chain[-2], chain[-1], (x, y)) < 1e-3:
                chain.pop()
            chain.append((x, y))
        hull += chain[:-1]
    return hull


def _turn(first: Sequence[float], second: Sequence[float], third: Sequence[float]) -> float:
    """Twice the area of a triangle, positive if it is listed counterclockwise."""
    (ax, ay), (bx, by), (cx, cy) = first, second, third
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def _winding(loop: Loop) -> float:
    return sum(x * to_y - y * to_x for (x, y), (to_x, to_y) in pairwise([*loop, loop[0]]))


def labeling_parts(cutter: PartCutter, puzzle: Puzzle, scene: Scene) -> list[CutPart]:
    """A round token for each value that is not given, and a board with the points and lines.

    With a tray, the points of the board are holes for the tokens, above a floor.
    """
    table, request = family_of(puzzle).table, cutter.request
    given = {place: str(laid.piece) for laid in table.with_given(puzzle, ()) for place in laid.cells}
    cells = [cell.cell for cell in scene.cells]
    radius, centers = _TOKEN * cutter.room(cells), [cutter.center(cell) for cell in cells]
    values = [thing.name for thing in table.things(puzzle)]
    size = min(fitting(value, 1.4 * radius, 0.8 * radius) for value in values)
    parts = []
    for value in values:
        if value not in given.values():
            engraved = [*lettering(value, size, 0.0, 0.0), *_foot(value, size, values)]
            parts.append(CutPart(value, (cutter.disk(radius - request.gap / 2),), tuple(engraved)))
    sums = dict(_beside(scene, centers, radius + size / 2))
    edge = around([*centers, *sums], request.rim + radius)
    outer, title = cutter.cuts("the board", [edge]), title_on(edge, scene.title, request)
    hole = radius + request.wall(request.gap / 2)
    holes = [cutter.disk(hole, *center, is_hole=True) for center in centers]
    ways = [pair for line in scene.lines for pair in pairwise([centers[point] for point in line])]
    engraved = merged(ways, [(x, y, radius) for x, y in centers])
    engraved += [curve for (x, y), text in sums.items() for curve in lettering(text, size / 2, x, y)]
    values_given = [curve for place, text in given.items() for curve in lettering(text, size, *centers[place])]
    if request.tray:
        floor = CutPart("floor", outer, tuple(values_given))
        return [*parts, CutPart("board", (*outer, *holes), (*engraved, *title)), floor]
    rings = [circle_curve(*center, radius) for center in centers]
    return [*parts, CutPart("board", outer, (*rings, *engraved, *values_given, *title))]


def _beside(scene: Scene, centers: Sequence[Point], away: float) -> Iterator[tuple[Point, str]]:
    """The places of the sums that lines have of their own: beyond the end of each that has more room."""
    taken = list(centers)
    for line, text in zip(scene.lines, scene.sums, strict=False):
        spots = []
        for end, other in ((line[0], line[1 % len(line)]), (line[-1], line[-2 % len(line)])) if text else ():
            (x, y), (to_x, to_y) = centers[end], centers[other]
            share = away / (dist((x, y), (to_x, to_y)) or 1.0)
            spots.append((x + share * (x - to_x), y + share * (y - to_y)))
        if spots:
            taken.append(max(spots, key=lambda spot: min(dist(spot, other) for other in taken)))
            yield taken[-1], text


def _foot(value: str, size: float, values: Sequence[str]) -> list[Curve]:
    """A line below a value that is another one when it is turned by half a turn."""
    turned = value[::-1].translate(_HALF_TURN)
    if turned == value or turned not in values or not set(value) <= set("01689"):
        return []
    wide, below = text_width(value) / 2 * size, -0.5 * size
    return [Curve.of([(-wide, below), (wide, below)], is_closed=False)]
