"""Files for printers of solids: the pieces of a puzzle on beds, with a tray, or together as in a solution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain, islice
from typing import Any

from ..errors import InvalidRequest
from ..families import Puzzle, family_of
from ..families.base import Thing
from ..families.cell_values import CellValue, sides_only, value_on, with_value
from ..families.scenes import Owner
from ..lattices import Cell
from ..rendering import scene_of
from ..rendering.font import CAP_HEIGHT
from ..rendering.palette import NEUTRAL, owner_fill
from ..values import frozen
from .base import NO_TRAY, WITHOUT_VALUES, Made, SheetRequest
from .boxes import box_of
from .cut_parts import CutPart
from .engraving import Labels
from .fits import PartSize, too_large
from .lettered import LabeledCells, letter_size, with_labels
from .lying import laid_down
from .mesh import Mesh
from .nesting import nested
from .solid_files import Body, Pose, stl, three_mf
from .solids import cutter_of, mesh_of, on_floor, solid_of

_LEGIBLE = 3.0
"""The least height of letters, in mm, that printers make well."""

_ROUGH = 0.1
"""How exactly the shadow of a part is known when it is laid on a bed, in mm."""


@frozen
class _PrintPart:
    """A solid to print, its surface, and the number of its copies.

    `title` is the name in messages; `turns` are the angles at which it may lie on a bed.
    """

    title: str
    name: str
    color: str
    solid: Any
    mesh: Mesh
    copies: int = 1
    turns: tuple[float, ...] = (0.0, 90.0, 180.0, 270.0)


def why_not(puzzle: Puzzle) -> str:
    """Why a puzzle has no solids to print, in words; "" if it has."""
    things = family_of(puzzle).table.things(puzzle)
    return "" if all(thing.owner is not None for thing in things) else "it is about numbers, and has no pieces"


def idle(request: SheetRequest) -> dict[str, str]:
    """The options that change nothing in the solids of this request, each with the reason."""
    lattice, found = request.puzzle.lattice, dict[str, str]()
    if not request.tray:
        found |= dict.fromkeys(("rim", "tray_gap"), NO_TRAY)
    if lattice.dimension > 2:
        found |= dict.fromkeys(("radius", "thickness"), "that is about flat pieces")
    if lattice.is_round:
        found["bevel"] = "balls have no edges"
    if request.assembled or request.explode:
        found["spacing"] = "the pieces stand together"
    return found


def make_stl(request: SheetRequest) -> Made:
    """Make a file for each bed, with all that is on it in one mesh."""
    return _made(request, stl)


def make_3mf(request: SheetRequest) -> Made:
    """Make a file for each bed, with an object for each piece, of its name and color."""
    return _made(request, three_mf)


def _made(request: SheetRequest, written: Callable[[str, Sequence[Body]], bytes]) -> Made:
    # The usual edge is looked up once.
    request, remarks = replace(request, cell=request.edge), list[str]()
    title = request.puzzle.title or request.puzzle.name
    if request.assembled or request.explode:
        beds = [_assembled(request, remarks)]
    else:
        beds = _on_beds(_parts(request, remarks), request)
        if request.answers:
            remarks.append("solutions are left away; ask for one with pieces that stand together (assembled)")
    if len(beds) > 1:
        wide, deep = request.bed
        remarks.append(f"the parts take {len(beds)} beds of {wide:g} x {deep:g} mm, a file for each")
    first, *more = (written(title, bodies) for bodies in beds)
    return Made(first, tuple(remarks), tuple(more))


def _parts(request: SheetRequest, remarks: list[str]) -> list[_PrintPart]:
    """The pieces and the tray, each as it lies on a bed."""
    puzzle = request.puzzle
    things = family_of(puzzle).table.things(puzzle)
    size = _letter_size(request, [*chain.from_iterable(map(_labeled, things))], remarks)
    parts = []
    for number, thing in enumerate(things):
        request.tell(number, len(things))
        copies = copies_of(puzzle, thing)
        parts.append(_piece(request, thing.name, thing.owner, _labeled(thing), size, copies=copies, lies=True))
    if any(thing.least < thing.most for thing in things):
        remarks.append("a solution may leave out pieces; of each there are as many as it can use")
    return [*parts, *([_tray(request, lies=True)] if request.tray else [])]


def _labeled(thing: Thing) -> LabeledCells:
    """The cells of a piece, as it is listed."""
    lying = thing.orientations[0]
    return list(zip(lying.cells, lying.labels, strict=True))


def copies_of(puzzle: Puzzle, thing: Thing) -> int:
    """The greatest number of copies that a solution can use."""
    return min(thing.most, len(puzzle.board) // len(thing.orientations[0].cells))


def _letter_size(request: SheetRequest, cells: LabeledCells, remarks: list[str]) -> float:
    """The size of the letters of all labels; remarks say if they are small, or left away: then it is 0."""
    lattice = request.puzzle.lattice
    if lattice.dimension > 2 and any(value_on(labels) for _, labels in cells):
        remarks.append(WITHOUT_VALUES)
        cells = [(cell, sides_only(labels)) for cell, labels in cells]
    if all(label is None for _, labels in cells for label in labels):
        return 0.0
    if lattice.is_round:
        remarks.append("balls have no faces to cut labels into; they are plain")
        return 0.0
    size = letter_size(lattice, cells, request)
    if CAP_HEIGHT * size < _LEGIBLE:
        remarks.append(f"labels are {CAP_HEIGHT * size:.1f} mm high, which printers blur; make the cells larger")
    return size


def _piece(
    request: SheetRequest,
    name: str,
    owner: Owner | None,
    cells: LabeledCells,
    size: float,
    *,
    copies: int = 1,
    lies: bool = False,
) -> _PrintPart:
    """A piece with letters of this size, where its cells are, or as it lies on a bed."""
    puzzle = request.puzzle
    assert owner is not None
    title, bare = f"{family_of(puzzle).nouns.piece} {name}", [cell for cell, _ in cells]
    with _told_of(title):
        solid = solid_of(puzzle.lattice, bare, request)
        if size:
            solid = with_labels(solid, puzzle.lattice, cells, request, size, owner)
        if lies:
            solid = laid_down(puzzle.lattice, bare, solid, request.edge)
        part = _PrintPart(title, name, owner_fill(owner).color, solid, mesh_of(solid), copies)
    if puzzle.lattice.dimension == 3:
        return part
    cutter = cutter_of(puzzle.lattice, request)
    return replace(part, turns=CutPart(name, cutter.cuts(title, cutter.loops(bare), request.gap)).angles)


def _tray(request: SheetRequest, *, lies: bool = False) -> _PrintPart:
    """The tray around the cells on which pieces can lie."""
    scene = scene_of(request.puzzle)
    free = [cell.cell for cell in scene.cells if cell.state != "blocked"]
    with _told_of("the tray"):
        if request.puzzle.board.is_closed:
            raise InvalidRequest("the board closes up; leave the tray away")
        solid = box_of(scene.lattice, free, [cell.cell for cell in scene.cells], request)
        solid = on_floor(solid) if lies else solid
        return _PrintPart("the tray", "tray", NEUTRAL, solid, mesh_of(solid))


@contextmanager
def _told_of(title: str) -> Iterator[None]:
    """Name the part that cannot be made."""
    try:
        yield
    except InvalidRequest as problem:
        raise InvalidRequest(f"{title} cannot be made: {problem}") from None


def _on_beds(parts: Sequence[_PrintPart], request: SheetRequest) -> list[list[Body]]:
    """The parts side by side, on as few beds as come out of it."""
    offers = [shapes for part in parts for shapes in [_footprints(part)] * part.copies]
    found = nested(offers, request.bed, request.spacing)
    owners = [part for part in parts for _ in range(part.copies)]
    large = [_size(part, request) for part, spot in zip(owners, found, strict=True) if spot is None]
    if large:
        raise too_large(large, "a bed", request)
    spots = iter(found)
    beds: dict[int, list[Body]] = {}
    for part in parts:
        places: dict[int, list[Pose]] = {}
        for spot in islice(spots, part.copies):
            assert spot is not None
            places.setdefault(spot.sheet, []).append(Pose(part.turns[spot.shape], spot.x, spot.y, 0.0))
        for sheet, own in places.items():
            beds.setdefault(sheet, []).append(Body(part.name, part.color, part.mesh, tuple(own)))
    return [beds[sheet] for sheet in sorted(beds)]


def _size(part: _PrintPart, request: SheetRequest) -> PartSize:
    left, front, _, right, back, _ = part.solid.bounding_box()
    return PartSize(part.title, right - left, back - front, 2 * request.rim if part.name == "tray" else 0.0)


def _footprints(part: _PrintPart) -> list[list[list[tuple[float, float]]]]:
    """The shadows of a part on the bed, one for each turn."""
    shadow = part.solid.project().simplify(_ROUGH)
    return [[loop.tolist() for loop in shadow.rotate(degrees).to_polygons()] for degrees in part.turns]


def _assembled(request: SheetRequest, remarks: list[str]) -> list[Body]:
    """The pieces of the first answer in their places, in the middle of the bed, and the tray around them."""
    if not request.answers:
        raise InvalidRequest("pieces stand together as in a solution; give one as an answer")
    scene = scene_of(request.answers[0])
    if any(cell.seams for cell in scene.cells):
        raise InvalidRequest("pieces go across the seams of this board, and cannot stand together as solids")
    cells: dict[int, list[tuple[Cell, Labels]]] = {}
    for cell in scene.cells:
        if cell.owner is not None:
            value = CellValue(cell.value) if cell.value else None
            cells.setdefault(cell.owner, []).append((cell.cell, with_value(cell.labels, value)))
    size = _letter_size(request, [*chain.from_iterable(cells.values())], remarks)
    met: Counter[str] = Counter()
    parts: list[_PrintPart] = []
    for number, own in cells.items():
        request.tell(len(parts), len(cells))
        owner = scene.owners[number]
        met[owner.name] += 1
        name = owner.name if met[owner.name] == 1 else f"{owner.name} ({met[owner.name]})"
        parts.append(_piece(request, name, owner, own, size))
    if request.tray:
        parts.append(_tray(request))
    return _apart(parts, request)


def _apart(parts: Sequence[_PrintPart], request: SheetRequest) -> list[Body]:
    """Parts that stand together in the middle of the bed, moved apart if asked for."""
    boxes = [part.solid.bounding_box() for part in parts]
    middle = [(min(box[k] for box in boxes) + max(box[k + 3] for box in boxes)) / 2 for k in range(3)]
    shifts = [[request.explode * ((box[k] + box[k + 3]) / 2 - middle[k]) for k in range(3)] for box in boxes]
    floor = min(box[2] + z for box, (_, _, z) in zip(boxes, shifts, strict=True))
    start = request.bed[0] / 2 - middle[0], request.bed[1] / 2 - middle[1], -floor
    return [
        Body(part.name, part.color, part.mesh, (Pose(0, *(a + b for a, b in zip(start, shift, strict=True))),))
        for part, shift in zip(parts, shifts, strict=True)
    ]
