"""Sheets for a laser: parts nested on a bed, as SVG or DXF, with cuts and engravings apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, count
from xml.sax.saxutils import escape, quoteattr

from ..errors import InvalidRequest
from ..families import Puzzle, family_of
from ..families.cell_values import value_on
from ..families.setup_kinds import SETUP_KINDS
from ..families.wording import plural
from ..rendering import scene_of
from ..values import frozen
from .base import NO_TRAY, WITHOUT_VALUES, Made, SheetRequest
from .curves import Curve, arc
from .cut_parts import CutPart, PartCutter
from .fits import PartSize, too_large
from .nesting import nested
from .nets import has_nets, net_parts
from .tray import labeling_parts, tray_parts

_LAYERS = {"ENGRAVE": "#0000ff", "CUT": "#ff0000"}
"""The layers, in the order in which a laser follows them, and their colors."""

_PEG = 0.7
"""The radius of a peg that blocks a cell, as a share of the distance from its center to the nearest side."""


@frozen
class CutSheet:
    """Parts on one sheet of material, y upward from its lower left corner; those that are cut first come first."""

    parts: tuple[CutPart, ...]
    width: float
    height: float


def why_not_cut(puzzle: Puzzle) -> str:
    """Why no laser can cut a puzzle from a sheet; "" if one can."""
    if puzzle.lattice.dimension == 2 or has_nets(puzzle):
        return ""
    if family_of(puzzle).has_sums:
        return "its points lie in space"
    return f"its pieces are solid; .stl and .3mf are for {puzzle.lattice.nouns[1]}"


def idle_when_cut(request: SheetRequest) -> dict[str, str]:
    """The options that change nothing in what is cut for this request, each with the reason."""
    has_sums = family_of(request.puzzle).has_sums
    if request.nets:
        return dict.fromkeys(("borders", "gap", "rim", "title", "tray_gap"), "nets are folded, and lie in no tray")
    found = {"borders": "tokens have no edges inside"} if has_sums else {}
    if not request.tray:
        found |= dict.fromkeys(("tray_gap",) if has_sums else ("rim", "title", "tray_gap"), NO_TRAY)
    return found


def cut_sheets(request: SheetRequest) -> tuple[list[CutSheet], tuple[str, ...]]:
    """All parts of a puzzle, nested on as many sheets as it takes, and remarks for the person who cuts them.

    Raises InvalidRequest for a part that is larger than a sheet, and for lengths that suit no part.
    """
    width, height = request.bed
    parts = _parts(request)
    shapes = {
        part.cuts: [[curve.placed(angle, 0, 0).polygon() for curve in part.cuts] for angle in part.angles]
        for part in parts
    }
    spots = nested([shapes[part.cuts] for part in parts], request.bed, request.spacing)
    rims = dict.fromkeys(("tray", "floor", "board"), 2 * (request.rim + request.kerf))
    large = [
        PartSize(part.name, part.width, part.height, rims.get(part.name, 0.0))
        for part, spot in zip(parts, spots, strict=True)
        if spot is None
    ]
    if large:
        raise too_large(large, "a sheet", request)
    lying: dict[int, list[CutPart]] = {}
    for part, spot in zip(parts, spots, strict=True):
        assert spot is not None
        lying.setdefault(spot.sheet, []).append(part.placed(part.angles[spot.shape], spot.x, spot.y))
    sheets = [
        CutSheet(tuple(sorted(lying[k], key=lambda part: part.width * part.height)), width, height)
        for k in sorted(lying)
    ]
    return sheets, tuple(_remarks(request, parts, len(sheets)))


def _parts(request: SheetRequest) -> list[CutPart]:
    """The parts of a puzzle, each with a name of its own."""
    puzzle = request.puzzle
    lattice, family = puzzle.lattice, family_of(puzzle)
    if request.nets or lattice.dimension > 2:
        return _named(_unfolded(request))
    scene, things = scene_of(puzzle), family.table.things(puzzle)
    cutter = PartCutter(lattice, request, request.edge)
    cells = [cell.cell for cell in scene.cells]
    cutter.check(cells)
    if family.has_sums:
        return _named(labeling_parts(cutter, puzzle, scene))
    size = cutter.label_size(things)
    parts = []
    for thing in things:
        n_copies = max(thing.least, min(thing.most, len(cells) // len(thing.orientations[0].cells)))
        parts += [cutter.piece(thing, size)] * n_copies
    setup = puzzle.setup
    if setup is not None and SETUP_KINDS[setup.kind].has_pegs:
        peg = CutPart("peg", (cutter.disk(_PEG * cutter.room(cells)),))
        parts += [peg] * setup.blocked
    return _named([*parts, *(tray_parts(cutter, puzzle, scene) if request.tray else ())])


def _unfolded(request: SheetRequest) -> list[CutPart]:
    """The nets of cubes."""
    puzzle = request.puzzle
    lattice = puzzle.lattice
    if lattice.layer is None:
        raise InvalidRequest(f"{puzzle.name} lies in the plane: it has no cells to unfold into nets")
    if not request.nets:
        raise InvalidRequest(
            f"the {lattice.nouns[1]} of {puzzle.name} are solid: ask for nets to unfold them, or for .stl or .3mf"
        )
    if request.tray:
        raise InvalidRequest("a tray holds flat pieces; there is none for cubes that are folded from nets")
    things = family_of(puzzle).table.things(puzzle)
    return [
        part
        for part, thing in zip(net_parts(request, lattice.layer, things), things, strict=True)
        for _ in range(min(thing.most, len(puzzle.board)))
    ]


def _named(parts: Sequence[CutPart]) -> list[CutPart]:
    """The parts; copies of one are numbered."""
    times = Counter(part.name for part in parts)
    taken: Counter[str] = Counter()
    found = []
    for part in parts:
        taken[part.name] += 1
        name = f"{part.name}-{taken[part.name]}" if times[part.name] > 1 else part.name
        found.append(replace(part, name=name))
    return found


def _remarks(request: SheetRequest, parts: Sequence[CutPart], n_sheets: int) -> Iterator[str]:
    width, height = request.bed
    on = f"{n_sheets} sheets" if n_sheets > 1 else "a sheet"
    yield f"{plural(len(parts), 'part')} on {on} of {width:g} x {height:g} mm; a cell has edges of {request.edge:g} mm"
    things = family_of(request.puzzle).table.things(request.puzzle) if request.nets else ()
    if any(value_on(labels) for thing in things for labels in thing.orientations[0].labels):
        yield WITHOUT_VALUES
    if request.tray:
        above = "board" if family_of(request.puzzle).has_sums else "tray"
        blocks = ", and the blocks where it shows their outlines" if parts[-1].name.startswith("block-") else ""
        yield f"glue the {above} on the floor{blocks}"


def ids_of(parts: Sequence[CutPart]) -> list[str]:
    """The names of parts as XML allows them for an id, with numbers behind them where they would be alike."""
    found: list[str] = []
    taken = set(_LAYERS)
    for part in parts:
        word = "".join(letter if letter.isalpha() or letter in "0123456789.-" else "_" for letter in part.name)
        word = word if word[:1].isalpha() or word[:1] == "_" else f"part-{word}"
        name = next(name for name in chain([word], (f"{word}_{k}" for k in count(2))) if taken.isdisjoint(_ids(name)))
        taken.update(_ids(name))
        found.append(name)
    return found


def _ids(name: str) -> tuple[str, str]:
    """The ids of the engraving and of the cuts of a part."""
    return f"{name}-engraved", name


def make_svg(request: SheetRequest) -> Made:
    """A sheet as SVG: in a layer the lines to engrave, blue, and in another the cuts, red, one path for each part."""
    sheets, remarks = cut_sheets(request)
    title = request.puzzle.title or request.puzzle.name
    first, *more = (_svg(sheet, title).encode() for sheet in sheets)
    return Made(first, remarks, tuple(more))


def _svg(sheet: CutSheet, title: str) -> str:
    width, height = _number(sheet.width), _number(sheet.height)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
        f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">',
        f"<title>{escape(_printable(title))}</title>",
        "<desc>1 unit is 1 mm. Cut the red lines, engrave the blue ones first.</desc>",
    ]
    for number, (layer, color) in enumerate(_LAYERS.items()):
        lines.append(
            f'<g id="{layer}" inkscape:groupmode="layer" inkscape:label="{layer}" '
            f'fill="none" stroke="{color}" stroke-width="0.1">'
        )
        for part, name in zip(sheet.parts, ids_of(sheet.parts), strict=True):
            path = "".join(_path(curve, sheet.height) for curve in part.layers[number])
            if path:
                label = quoteattr(_printable(part.name))
                lines.append(f'<path id="{_ids(name)[number]}" inkscape:label={label} d="{path}"/>')
        lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


def _printable(text: str) -> str:
    """A text without characters that XML does not allow."""
    return "".join(letter for letter in text if letter.isprintable())


def _path(curve: Curve, height: float) -> str:
    """A curve with arcs, as a part of an SVG path; y runs downward there."""
    x, y, _ = curve.corners[0]
    parts = [f"M{_number(x)} {_number(height - y)}"]
    ways = list(curve.ways)
    for (x, y), (to_x, to_y), bulge in ways:
        end = f"{_number(to_x)} {_number(height - to_y)}"
        if bulge:
            radius, _ = arc(x, y, to_x, to_y, bulge)
            parts.append(f"A{_number(radius)} {_number(radius)} 0 0 {int(bulge < 0)} {end}")
        elif (x, y) != ways[-1][0] or not curve.is_closed:
            # What closes a curve is drawn by its Z.
            parts.append(f"L{end}")
    return "".join([*parts, "Z" if curve.is_closed else ""])


def _number(value: float) -> str:
    """A length with at most five decimals."""
    text = f"{value:.5f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
