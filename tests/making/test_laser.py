"""Sheets for a laser, read again by other libraries: svgelements, shapely and ezdxf."""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from math import pi, sin
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import ezdxf
import pytest
from ezdxf.math import bulge_to_arc
from shapely import MultiPoint, MultiPolygon, Polygon, unary_union
from shapely.affinity import scale
from svgelements import Arc, Close, Line, Move
from svgelements import Path as SvgPath

import tilewright as tw
from tests.contracts.templates import EVERY_LATTICE
from tilewright.boards import Board
from tilewright.errors import InvalidRequest, MissingExtra
from tilewright.families import Puzzle
from tilewright.lattices import SQUARE, TRIANGULAR, Cell, Lattice
from tilewright.making import MAKERS, made

PLANE = [lattice for lattice in EVERY_LATTICE.values() if lattice.dimension == 2]
EDGE = 20.0


def _files(puzzle: Puzzle, kind: str = "svg", **options: Any) -> list[str]:
    product = made(MAKERS[kind], puzzle, {"cell": EDGE, **options})
    return [content.decode() for content in (product.content, *product.more)]


def _paths(file: str, layer: str) -> dict[str, SvgPath]:
    """The paths of a layer by their ids, as millimeters with y downward."""
    root = ElementTree.fromstring(file)
    _, _, width, height = root.attrib["viewBox"].split()
    assert (root.attrib["width"], root.attrib["height"]) == (f"{width}mm", f"{height}mm")
    [group] = (group for group in root if group.get("id") == layer)
    return {path.attrib["id"]: SvgPath(path.attrib["d"]) for path in group}


def _regions(file: str, layer: str = "CUT") -> dict[str, Polygon]:
    """What the paths of a layer enclose."""
    found = {}
    for name, path in _paths(file, layer).items():
        shape = Polygon()
        for contour in path.as_subpaths():
            assert isinstance(contour[-1], Close)
            shape = shape.symmetric_difference(Polygon(_points(SvgPath(contour))))
        found[name] = shape
    return found


def _points(path: SvgPath) -> list[tuple[float, float]]:
    """Points along straight lines and arcs; between those of an arc no more than a thousandth of it is lost."""
    found = []
    for segment in path:
        n = 64 if isinstance(segment, Arc) else 1
        if not isinstance(segment, Move | Close):
            found += [tuple(segment.point(k / n)) for k in range(n)]
        elif isinstance(segment, Close):
            found.append(tuple(segment.start))
    return found


def _sides(file: str, layer: str = "CUT") -> list[frozenset[tuple[float, float]]]:
    """The straight lines of a layer, each by its ends."""
    return [
        frozenset((round(end.x, 3), round(end.y, 3)) for end in (segment.start, segment.end))
        for path in _paths(file, layer).values()
        for segment in path
        if isinstance(segment, Line | Close)
    ]


def _cells(lattice: Lattice, cells: tuple[Cell, ...]) -> Polygon:
    return unary_union([scale(Polygon(lattice.outline(cell)), EDGE, EDGE, origin=(0, 0)) for cell in cells])


def _puzzle(lattice: Lattice, *pieces: tuple[Cell, ...]) -> tw.TilingPuzzle:
    named = [tw.piece(lattice, f"P{k}", cells) for k, cells in enumerate(pieces)]
    return tw.TilingPuzzle("test", Board.of(lattice, pieces[0]), tuple(named))


@pytest.mark.parametrize("lattice", PLANE, ids=lambda lattice: lattice.name)
@pytest.mark.parametrize(("gap", "kerf"), [(0.0, 0.0), (0.5, 0.2)])
def test_outlines_are_those_of_the_cells_less_gap_and_kerf(lattice: Lattice, gap: float, kerf: float) -> None:
    shape = next(iter(lattice.shape_named.values()))
    cells = shape.make(*[2] * len(shape.sizes))
    pieces = [cells, *((cell,) for cell in lattice.forms)]
    [file] = _files(_puzzle(lattice, *pieces), gap=gap, kerf=kerf, bed=(900, 900), spacing=1.5)
    regions = _regions(file)
    assert sorted(regions) == sorted(f"P{k}" for k in range(len(pieces)))
    for k, piece in enumerate(pieces):
        wanted = _cells(lattice, piece).buffer((kerf - gap) / 2, join_style="mitre", mitre_limit=20)
        assert regions[f"P{k}"].is_valid
        assert regions[f"P{k}"].area == pytest.approx(wanted.area, rel=1e-6)
        assert regions[f"P{k}"].length == pytest.approx(wanted.length, rel=1e-6)
    # Nothing twice, nothing too near, nothing beyond the edge of the sheet.
    assert max(Counter(_sides(file)).values()) == 1
    assert all(one.distance(other) > 1.5 - 1e-4 for one, other in combinations(regions.values(), 2))
    left, top, right, bottom = MultiPolygon(list(regions.values())).bounds
    assert min(left, top) > 1.5 - 1e-4
    assert max(right, bottom) < 898.5 + 1e-4


def test_rounded_corners_are_arcs_that_touch_the_sides() -> None:
    # Of an L of three squares, five corners stick out and one recedes; the beam takes half its width from all.
    puzzle, radius, kerf = _puzzle(SQUARE, ((0, 0), (1, 0), (0, 1))), 3.0, 0.4
    options = {"gap": 0, "kerf": kerf, "radius": radius, "bed": (90, 90)}
    outer, inner = radius + kerf / 2, radius - kerf / 2
    area = 3 * EDGE**2 + 8 * EDGE * kerf / 2 + 4 * (kerf / 2) ** 2 - (1 - pi / 4) * (5 * outer**2 - inner**2)
    [file] = _files(puzzle, **options)
    assert Counter(round(one.rx, 6) for one in _paths(file, "CUT")["P0"] if isinstance(one, Arc)) == {
        outer: 5,
        inner: 1,
    }
    assert _regions(file)["P0"].area == pytest.approx(area, rel=1e-4)
    [polyline] = _document(_files(puzzle, "dxf", **options)[0]).modelspace()
    assert _area(polyline) == pytest.approx(area, rel=1e-9)


def _document(file: str) -> Any:
    return ezdxf.read(io.StringIO(file))


def _area(polyline: Any) -> float:
    """The area within a closed line: that of the polygon, and of what its arcs add or take away."""
    points = [tuple(point) for point in polyline.get_points("xyb")]
    area = 0.0
    for (x, y, bulge), (to_x, to_y, _) in pairwise([*points, points[0]]):
        area += (x * to_y - y * to_x) / 2
        if bulge:
            _, start, end, radius = bulge_to_arc((x, y), (to_x, to_y), bulge)
            angle = (end - start) % (2 * pi)
            area += (1 if bulge > 0 else -1) * radius**2 * (angle - sin(angle)) / 2
    return area


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["pentominoes-8x8-center", "magic-triangle", "magic-square-durer"])
def test_dxf_has_the_lines_of_svg(name: str) -> None:
    puzzle, options = tw.load(name), {"tray": True, "borders": True, "kerf": 0.2, "bed": (900, 600)}
    [drawing], [file] = _files(puzzle, "dxf", **options), _files(puzzle, **options)
    assert [drawing] == _files(puzzle, "dxf", **options)
    document = _document(drawing)
    assert not document.audit().has_errors
    assert document.units == ezdxf.units.MM
    groups = {group.dxf.name if name is None else name: list(group) for name, group in document.groups}
    cuts = {name: [line for line in lines if line.dxf.layer == "CUT"] for name, lines in groups.items()}
    assert all(line.closed for lines in cuts.values() for line in lines)
    areas = {name: sum(map(_area, lines)) for name, lines in cuts.items()}
    assert areas == {name: pytest.approx(region.area, rel=2e-3) for name, region in _regions(file).items()}
    engraved = {name: len(lines) - len(cuts[name]) for name, lines in groups.items() if len(lines) > len(cuts[name])}
    wanted = {name: len(list(path.as_subpaths())) for name, path in _paths(file, "ENGRAVE").items()}
    assert {f"{name}-engraved": n for name, n in engraved.items()} == wanted


def test_a_tray_goes_around_blocked_corners() -> None:
    puzzle = tw.load("pentominoes-6x10")
    assert isinstance(puzzle, tw.TilingPuzzle)
    [file] = _files(replace(puzzle, blocked=frozenset(range(10))), tray=True, rim=10, bed=(600, 400), gap=0)
    regions, outer = _regions(file), (10 * EDGE + 20) * (6 * EDGE + 20)
    assert regions["floor"].area == pytest.approx(outer)
    assert regions["tray"].area == pytest.approx(outer - 50 * EDGE**2)


def test_a_tray_is_what_the_pieces_leave_of_it() -> None:
    [file] = _files(tw.load("pentominoes-8x8-center"), tray=True, rim=10, bed=(600, 400), gap=0)
    regions, outer = _regions(file), (8 * EDGE + 20) ** 2
    assert regions["floor"].area == pytest.approx(outer)
    assert regions["tray"].area == pytest.approx(outer - 64 * EDGE**2)
    assert regions["block-1"].area == pytest.approx(4 * EDGE**2)
    assert sum(region.area for region in regions.values()) == pytest.approx(2 * outer)
    # The floor shows where the block is to be glued.
    assert _regions(file, "ENGRAVE")["floor-engraved"].area == pytest.approx(4 * EDGE**2)


def test_a_kerf_makes_rooms_smaller_and_pieces_larger() -> None:
    puzzle, options = tw.load("pentominoes-6x10"), {"tray": True, "rim": 10, "gap": 0.3, "radius": 0}
    wide, tight = (_regions(_files(puzzle, kerf=kerf, **options)[0]) for kerf in (0.4, 0.0))
    assert wide["I"].area == pytest.approx(tight["I"].buffer(0.2, join_style="mitre").area)
    room = [Polygon(regions["tray"].interiors[0]).area for regions in (wide, tight)]
    assert room == [pytest.approx((200 - 0.4) * (120 - 0.4)), pytest.approx(200 * 120)]


# A ring with a hole that touches the outside at a corner, where a walk around it may begin.
RINGS = [
    (SQUARE, [(x, y) for x in range(3) for y in range(3) if (x, y) not in ((1, 1), (2, 2))]),
    (SQUARE, [(x, y) for x in range(3) for y in range(3) if (x, y) not in ((1, 1), (0, 0))]),
    (TRIANGULAR, [cell for cell in TRIANGULAR.shape_named["hexagon"].make(2) if cell not in ((0, 0, 0), (1, 0, 0))]),
]


@pytest.mark.parametrize(("lattice", "cells"), RINGS)
def test_what_touches_at_a_corner_stays_apart(lattice: Lattice, cells: list[Cell]) -> None:
    puzzle = _puzzle(lattice, tuple(cells))
    sides = _sides(_files(puzzle, gap=0)[0])
    assert len(set(sides)) == len(sides)
    region = _regions(_files(puzzle, gap=0.2)[0])["P0"]
    assert region.is_valid
    assert region.area == pytest.approx(_cells(lattice, tuple(cells)).buffer(-0.1, join_style="mitre").area)
    # Of a tray for the ring, what fills the hole is a block, cut out by itself.
    assert _regions(_files(puzzle, tray=True)[0])["block-1"].area == pytest.approx(_cells(lattice, cells[:1]).area)
    with pytest.raises(InvalidRequest, match="P0 touches itself at a corner"):
        _files(puzzle, gap=0.1, kerf=0.2)


def test_a_hole_belongs_to_the_path_of_its_piece() -> None:
    ring = tuple((x, y) for x in range(4) for y in range(3) if (x, y) not in ((1, 1), (2, 1)))
    region = _regions(_files(_puzzle(SQUARE, ring), gap=0)[0])["P0"]
    assert (region.area, len(region.interiors)) == (pytest.approx(10 * EDGE**2), 1)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magic-triangle", {}),
        ("magic-19", {"tray": True}),
        ("heterosquare-3", {}),
        ("mayblox", {"nets": True}),
        ("calendar", {"tray": True}),
        pytest.param("genius-star", {"tray": True, "borders": True}, marks=pytest.mark.thorough),
    ],
)
def test_engravings_lie_within_their_parts(name: str, options: dict[str, bool]) -> None:
    for file in _files(tw.load(name), bed=(900, 900), cell=40, **options):
        regions, [_, engraved, _] = _regions(file), re.split(r'<g id="(?:ENGRAVE|CUT)"', file)
        paths = re.findall(r'id="(.*?)-engraved".* d="(.*?)"', engraved)
        assert paths
        for part, path in paths:
            # The ends of straight lines and of arcs.
            ends = re.findall(r"([\d.]+) ([\d.]+)(?=[MLAZ]|$)", path)
            assert regions[part].buffer(1e-4).contains(MultiPoint(ends))


def test_labels_are_upright_where_their_side_is_on_top() -> None:
    tile = tw.tile(SQUARE, "t", "VVVV")
    [file] = _files(tw.TilingPuzzle("test", Board.of(SQUARE, [(0, 0)]), (tile,)))
    middle = _regions(file)["t"].centroid
    letters = [
        contour for contour in _paths(file, "ENGRAVE")["t-engraved"].as_subpaths() if isinstance(contour[-1], Close)
    ]
    assert len(letters) == 4
    for letter in (Polygon(_points(SvgPath(contour))) for contour in letters):
        # A V is wide at its top.
        assert letter.centroid.distance(middle) > letter.envelope.centroid.distance(middle)


def test_points_in_one_line_lie_on_a_board() -> None:
    puzzle = tw.LabelingPuzzle("test", Board.of(SQUARE, [(0, 0), (1, 0), (2, 0)]), (1, 2, 3), ((0, 1, 2),))
    [file] = _files(puzzle, rim=10, gap=0)
    # Disks with radius 8 stand 20 apart, and a rim of 10 is around them.
    assert _regions(file)["board"].area == pytest.approx((2 * EDGE + 36) * 36)


def test_a_number_that_can_be_read_upside_down_has_a_foot() -> None:
    [file] = _files(tw.load("magic-19"))
    n_open = {
        mark.removesuffix("-engraved"): sum(not isinstance(contour[-1], Close) for contour in path.as_subpaths())
        for mark, path in _paths(file, "ENGRAVE").items()
    }
    assert {part for part, n in n_open.items() if n} == {"board", "part-6", "part-9"}


def test_copies_and_pegs_are_numbered_and_names_become_ids() -> None:
    [file] = _files(tw.load("genius-star"), bed=(900, 600))
    assert {f"peg-{k}" for k in range(1, 8)} <= set(_regions(file))
    names = ["two words", "two_words", "7", "CUT", "<&>"]
    pieces = [tw.piece(SQUARE, name, [(0, 0)], least=1 + (name == "7")) for name in names]
    puzzle = tw.TilingPuzzle("test", Board.of(SQUARE, [(x, 0) for x in range(6)]), tuple(pieces))
    [file] = _files(puzzle)
    assert set(_regions(file)) == {"two_words", "two_words_2", "part-7-1", "part-7-2", "CUT_2", "___"}
    labels = {
        value for path in ElementTree.fromstring(file)[-1] for key, value in path.items() if key.endswith("label")
    }
    assert labels == {"two words", "two_words", "7-1", "7-2", "CUT", "<&>"}


def test_what_one_sheet_does_not_hold_goes_on_others(tmp_path: Path) -> None:
    puzzle = tw.load("pentominoes-6x10")
    remarks = tw.sheet(puzzle, tmp_path / "p.svg", bed=(200, 100), cell=EDGE)
    files = sorted(tmp_path.iterdir())
    assert remarks == (f"12 parts on {len(files)} sheets of 200 x 100 mm; a cell has edges of 20 mm",)
    assert [file.name for file in files] == [f"p-{k}.svg" for k in range(1, len(files) + 1)]
    regions = [_regions(file.read_text()) for file in files]
    assert sorted(name for sheet in regions for name in sheet) == sorted(piece.name for piece in puzzle.pieces)


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        (
            "pentominoes-6x10",
            {"bed": (80, 90)},
            "I is .* mm with .* it does not fit on a sheet of 80 x 90 mm",
        ),
        ("pentominoes-6x10", {"gap": 5.5}, "a gap of 5.5 mm is too wide for squares .* at most 2.5 mm"),
        ("hexiamonds-coin", {"kerf": 2}, "a kerf of 2 mm is too wide for triangles .* at most 1.44 mm"),
        (
            "pentominoes-6x10",
            {"radius": 10},
            "corners of piece I cannot be rounded to a radius of 10 mm: at most 9.9 mm",
        ),
        ("pentominoes-6x10", {"nets": True}, "lies in the plane"),
        ("tetrominoes-cylinder", {"tray": True}, "closes up"),
        ("mayblox", {}, "ask for nets to unfold them"),
        ("mayblox", {"nets": True, "tray": True}, "tray"),
        ("soma", {"nets": True}, "pieces are solid"),
        ("kanoodle-pyramid", {}, "stl and .3mf are for balls"),
        ("magic-cube-3", {}, "its points lie in space"),
    ],
)
def test_what_cannot_be_cut_is_told(name: str, options: dict[str, Any], told: str) -> None:
    with pytest.raises(InvalidRequest, match=told):
        _files(tw.load(name), **options)


def test_dxf_without_its_library_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ezdxf", None)
    with pytest.raises(MissingExtra, match=r"tilewright\[make\]"):
        _files(tw.load("unicorn"), "dxf")
    assert _files(tw.load("unicorn"))


def test_holes_are_cut_before_what_is_around_them() -> None:
    puzzle, options = tw.load("pentominoes-8x8-center"), {"tray": True, "bed": (900, 600)}
    [file] = _files(puzzle, **options)
    areas = [Polygon(_points(SvgPath(loop))).area for loop in _paths(file, "CUT")["tray"].as_subpaths()]
    assert len(areas) == 2
    assert areas == sorted(areas)
    # Parts that lie in the hole of another one come before it.
    names, regions = list(_paths(file, "CUT")), _regions(file)
    within = [name for name in names if Polygon(regions["tray"].exterior).contains(regions[name]) and name != "tray"]
    assert within
    assert all(names.index(name) < names.index("tray") for name in within)
    document = _document(_files(puzzle, "dxf", **options)[0])
    tray = {line.dxf.handle for line in document.groups.get("tray")}
    assert [abs(_area(line)) for line in document.modelspace() if line.dxf.handle in tray] == pytest.approx(areas)


@pytest.mark.parametrize(("tray_gap", "room"), [(None, 0.2), (1.0, 1.0), (0.0, 0.0)])
def test_the_wall_of_a_tray_keeps_its_gap_from_the_pieces(tray_gap: float | None, room: float) -> None:
    # One piece fills the board, but for a cell in the middle, on which the frame has a block.
    ring = tuple((x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1))
    options = {"tray": True, "gap": 0.4, "bed": (900, 600)} | ({} if tray_gap is None else {"tray_gap": tray_gap})
    regions = _regions(_files(_puzzle(SQUARE, ring), **options)[0])
    [pocket] = regions["tray"].interiors
    piece = regions["P0"]
    assert Polygon(pocket).area == pytest.approx((3 * EDGE - 0.4 + 2 * room) ** 2)
    assert Polygon(piece.exterior).area == pytest.approx((3 * EDGE - 0.4) ** 2)
    [hole] = piece.interiors
    assert regions["block-1"].area == pytest.approx((Polygon(hole).area ** 0.5 - 2 * room) ** 2)


@pytest.mark.parametrize("name", ["pentominoes-6x10", "hexiamonds-hexagon", "genius-star", "magic-hexagon-3"])
def test_the_title_stands_on_the_rim(name: str) -> None:
    [file] = _files(tw.load(name), tray=True, title=True, bed=(900, 900))
    part = "board" if name == "magic-hexagon-3" else "tray"
    material = _regions(file)[part]
    letters = MultiPoint(_points(_paths(file, "ENGRAVE")[f"{part}-engraved"]))
    if part == "tray":
        assert material.contains(letters.convex_hull)
    else:
        # Lines between the points are engraved there, too.
        plain = _paths(_files(tw.load(name), tray=True, bed=(900, 900))[0], "ENGRAVE")[f"{part}-engraved"]
        more = MultiPoint(sorted({*_points(_paths(file, "ENGRAVE")[f"{part}-engraved"])} - {*_points(plain)}))
        assert material.contains(more.convex_hull)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "kind", "options"),
    [
        ("iq-puzzler-pro", "svg", {"tray": True, "bed": (200, 100)}),
        ("iq-puzzler-pro", "svg", {"tray": True, "bed": (100, 200), "spacing": 0.7}),
        ("pentominoes-6x10", "svg", {"bed": (40, 30), "kerf": 0.3}),
        ("magic-square-4", "dxf", {"tray": True, "bed": (90, 110)}),
        ("tetrominoes-4x5", "stl", {"tray": True, "bed": (60, 80)}),
    ],
)
def test_what_would_fit_is_told_and_true(name: str, kind: str, options: dict[str, Any]) -> None:
    puzzle, maker = tw.load(name), MAKERS[kind]
    with pytest.raises(InvalidRequest) as problem:
        made(maker, puzzle, {"cell": EDGE, **options})
    told = re.search(r"a bed of (\d+) x (\d+) mm takes all parts, and this one cells of (\d+) mm", str(problem.value))
    assert told is not None
    width, height, edge = map(float, told.groups())
    assert made(maker, puzzle, {"cell": EDGE, **options, "bed": (width, height)}).content
    assert made(maker, puzzle, {**options, "cell": edge}).content
    with pytest.raises(InvalidRequest, match="does not fit"):
        made(maker, puzzle, {**options, "cell": edge + 2})


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "kind", "options", "idle"),
    [
        ("unicorn", "svg", {"rim": 5, "tray_gap": 1, "title": True}, {"rim", "tray_gap", "title"}),
        ("unicorn", "svg", {"rim": 5, "tray_gap": 1, "title": True, "tray": True, "borders": True}, set()),
        ("magic-square-3", "svg", {"rim": 5, "title": True, "borders": True}, {"borders"}),
        ("mayblox", "svg", {"nets": True, "gap": 1, "radius": 1}, {"gap"}),
        ("soma", "stl", {"radius": 1, "thickness": 3, "bevel": 1}, {"radius", "thickness"}),
        ("kanoodle-pyramid", "3mf", {"bevel": 1}, {"bevel"}),
    ],
)
def test_options_that_change_nothing_are_told(name: str, kind: str, options: dict[str, Any], idle: set[str]) -> None:
    remarks = made(MAKERS[kind], tw.load(name), options).remarks
    assert {remark.split()[0] for remark in remarks if "changes nothing" in remark} == idle
