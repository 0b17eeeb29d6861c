"""Solids to print, read back by another library: closed, of the right volume, apart from each other, on their beds."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tilewright import LATTICES, load, polyforms, sheet, solutions
from tilewright.errors import InvalidRequest, MissingExtra
from tilewright.lattices import Cell, Lattice
from tilewright.making import MAKERS
from tilewright.making.base import SheetRequest, scale_of
from tilewright.making.lying import laid_down
from tilewright.making.mesh import joined
from tilewright.making.solids import mesh_of, solid_of
from tilewright.rendering import scene_of

pytest.importorskip("manifold3d")
trimesh = pytest.importorskip("trimesh")

EDGE, GAP, HEIGHT = 10.0, 0.4, 3.0
SPACE = ("balls", "cubic", "prisms", "rhombic-tetrahedra", "tetrahedral-octahedral", "triangular-balls")
PLANE = ("kisrhombille", "snub-square", "square", "triangular")


def request(gap: float = GAP, bevel: float = 0.0) -> SheetRequest:
    return SheetRequest(load("soma"), cell=EDGE, gap=gap, bevel=bevel, thickness=HEIGHT)


def n_bodies(found: Any) -> int:
    """The number of parts that hang together."""
    return len(trimesh.graph.connected_components(found.face_adjacency, engine="networkx"))


def checked(lattice: Lattice, cells: Iterable[Cell], asked: SheetRequest) -> Any:
    mesh = mesh_of(solid_of(lattice, list(cells), asked))
    found = trimesh.Trimesh(mesh.points, mesh.triangles)
    assert found.is_watertight
    assert found.is_winding_consistent
    assert n_bodies(found) == 1
    return found


def cell_volume(lattice: Lattice, cell: Cell) -> float:
    """The volume of a cell with edges of 10 mm, in the plane of one 3 mm high, from its corners as they are drawn."""
    if lattice.dimension == 2:
        points = lattice.outline(cell)
        twice = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(points, points[1:] + points[:1], strict=True))
        return twice / 2 * EDGE**2 * HEIGHT
    kind, scale = lattice.kind(cell), scale_of(lattice, EDGE)
    corners = [[scale * x for x in lattice.position(corner)] for corner in kind.corners]
    total = 0.0
    for first, *rest in kind.face_corners:
        for second, third in pairwise(rest):
            (a, b, c), (d, e, f), (g, h, i) = corners[first], corners[second], corners[third]
            total += abs(a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g)) / 6
    return total


@pytest.mark.parametrize("name", [*PLANE, *SPACE])
def test_pieces_are_closed_and_as_large_as_their_cells(name: str) -> None:
    lattice = LATTICES[name]
    for cells in polyforms(lattice, 3)[: 1 if lattice.is_round else 4]:
        whole = checked(lattice, cells, request(gap=0.0))
        if not lattice.is_round:
            assert whole.volume == pytest.approx(sum(cell_volume(lattice, cell) for cell in cells), rel=1e-6)
        less, slanted = checked(lattice, cells, request()), checked(lattice, cells, request(bevel=0.5))
        assert less.volume < whole.volume
        # Halves of the gap are missing on both sides of a piece.
        assert sorted(whole.extents - less.extents)[-1] >= GAP - 1e-6
        assert slanted.volume < less.volume or lattice.is_round
        if name in ("cubic", *PLANE):
            # In other lattices a bevel takes away the tips of bodies, too.
            assert slanted.extents == pytest.approx(less.extents, abs=1e-4)


def shrunk_polycube(cells: Iterable[Cell]) -> float:
    """The volume of cubes less the gap: of boxes and of what joins them across faces, edges and corners."""
    taken, side = set(cells), EDGE - GAP
    total = 0.0
    for cell in taken:
        for spread in product((0, 1), repeat=3):
            block = {
                tuple(x + d for x, d in zip(cell, step, strict=True))
                for step in product(*[range(s + 1) for s in spread])
            }
            total += side ** (3 - sum(spread)) * GAP ** sum(spread) * (block <= taken)
    return total


@pytest.mark.parametrize("number", range(0, 23, 3))
def test_polycubes_lose_exactly_the_gap(number: int) -> None:
    cells = polyforms(LATTICES["cubic"], 5)[number]
    assert checked(LATTICES["cubic"], cells, request()).volume == pytest.approx(shrunk_polycube(cells), rel=1e-6)


def test_cubes_that_also_touch_along_an_edge_need_a_gap() -> None:
    ring = [(0, 0, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (1, 1, 0)]
    checked(LATTICES["cubic"], ring, request())
    with pytest.raises(InvalidRequest, match="touch only along an edge or at a corner; a gap keeps them apart"):
        mesh_of(solid_of(LATTICES["cubic"], ring, request(gap=0.0)))
    with pytest.raises(InvalidRequest, match="do not join side to side"):
        solid_of(LATTICES["cubic"], [(0, 0, 0), (1, 1, 0)], request())


def test_a_ring_open_at_a_corner_needs_a_gap_alone() -> None:
    """Seven squares around a hole: the two that the eighth would join touch at a corner."""
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) not in ((1, 1), (0, 0))]
    # Squares less the gap, and what joins them across six sides.
    side = EDGE - GAP
    volume = (7 * side**2 + 6 * side * GAP) * HEIGHT
    assert checked(LATTICES["square"], ring, request()).volume == pytest.approx(volume, rel=1e-6)
    checked(LATTICES["square"], ring, request(bevel=0.5))
    with pytest.raises(InvalidRequest, match="touch only along an edge or at a corner; a gap keeps them apart"):
        mesh_of(solid_of(LATTICES["square"], ring, request(gap=0.0)))


def test_bodies_lie_on_their_greatest_faces_and_balls_on_most_of_them() -> None:
    cubes = [(0, 0, 0), (0, 0, 1), (0, 0, 2), (1, 0, 1)]
    lying = laid_down(LATTICES["cubic"], cubes, solid_of(LATTICES["cubic"], cubes, request(gap=0.0)), EDGE)
    assert lying.bounding_box() == pytest.approx((0, 0, 0, 20, 30, 10))
    for name in ("balls", "triangular-balls"):
        lattice = LATTICES[name]
        for balls in polyforms(lattice, 3):
            lying = laid_down(lattice, balls, solid_of(lattice, balls, request()), EDGE)
            assert lying.bounding_box()[5] == pytest.approx(EDGE - GAP, rel=1e-2)
    cells = LATTICES["tetrahedral-octahedral"]
    octahedron = solid_of(cells, cells.first_cells[:1], request(gap=0.0))
    lying = laid_down(cells, cells.first_cells[:1], octahedron, EDGE)
    assert lying.bounding_box()[5] == pytest.approx(EDGE * math.sqrt(2 / 3))
    assert lying.volume() == pytest.approx(octahedron.volume())


def bodies(path: Path) -> dict[str, Any]:
    """The meshes of a 3MF file in their places, by name and copy."""
    scene = trimesh.load(path)
    found = {}
    for node in scene.graph.nodes_geometry:
        transform, name = scene.graph[node]
        found[node] = scene.geometry[name].copy().apply_transform(transform)
    return found


def test_copies_lie_apart_on_their_beds(tmp_path: Path) -> None:
    remarks = sheet(load("slothouber-graatsma"), tmp_path / "a.3mf", cell=20, bed=(100, 130), tray=True)
    assert remarks == ("the parts take 2 beds of 100 x 130 mm, a file for each",)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["a-1.3mf", "a-2.3mf"]
    volumes: dict[str, int] = {}
    for file in files:
        boxes = []
        for one in bodies(file).values():
            assert one.is_watertight
            boxes.append(one.bounds)
            (left, front, bottom), (right, back, _) = one.bounds
            assert bottom == pytest.approx(0)
            assert 3 - 1e-6 <= left < right <= 97 + 1e-6
            assert 3 - 1e-6 <= front < back <= 127 + 1e-6
            kind = {40: "block", 20: "cube"}.get(round(max(one.extents)), "tray")
            volumes[kind] = volumes.get(kind, 0) + 1
        # These pieces and the box are boxes.
        for one, other in combinations(boxes, 2):
            apart = [max(a, b) for a, b in zip(one[0][:2] - other[1][:2], other[0][:2] - one[1][:2], strict=True)]
            assert max(apart) >= 3 - 1e-6
    assert volumes == {"block": 6, "cube": 3, "tray": 1}
    text = "".join(ZipFile(file).read("3D/3dmodel.model").decode() for file in files)
    assert text.count("<item ") == 10
    assert 'name="block"' in text
    assert 'displaycolor="#77AADD"' in text


def test_pieces_stand_together_as_in_a_solution_and_apart_if_asked(tmp_path: Path) -> None:
    soma = load("soma")
    answer = next(iter(solutions(soma)))
    sheet(soma, tmp_path / "a.3mf", answers=[answer], assembled=True, cell=20, gap=0.5, bed=(100, 80))
    pieces = bodies(tmp_path / "a.3mf")
    assert len(pieces) == 7
    for piece in pieces.values():
        # All faces lie half a gap inside those of the cubes: so pieces keep a gap to each other.
        assert {round((x - 20) % 20, 3) for x in piece.vertices[:, 0]} == {0.25, 19.75}
    bounds = trimesh.util.concatenate(list(pieces.values())).bounds
    assert bounds[1] - bounds[0] == pytest.approx([59.5] * 3)
    assert (bounds[0] + bounds[1])[:2] / 2 == pytest.approx([50, 40])
    sheet(soma, tmp_path / "b.3mf", answers=[answer], explode=1.0, cell=20, gap=0.5)
    apart = trimesh.util.concatenate(list(bodies(tmp_path / "b.3mf").values())).bounds
    assert min(apart[1] - apart[0]) > 75
    assert apart[0][2] == pytest.approx(0)


@pytest.mark.parametrize("name", ["tetrahedra-2x2x2", "triprisms-star", "kisrhombs-2x2"])
def test_pieces_of_a_solution_keep_the_gap(name: str) -> None:
    puzzle = load(name)
    cells: dict[int | None, list[Cell]] = {}
    for one in scene_of(next(iter(solutions(puzzle)))).cells:
        cells.setdefault(one.owner, []).append(one.cell)
    solids = [solid_of(puzzle.lattice, own, request(bevel=0.3)) for own in cells.values()]
    assert min(one.min_gap(other, 1.0) for one, other in combinations(solids, 2)) == pytest.approx(GAP)


def test_a_tray_has_room_for_the_board_and_a_gap_around_it(tmp_path: Path) -> None:
    sheet(load("pentominoes-8x8-center"), tmp_path / "a.3mf", tray=True, cell=10, gap=0.4, rim=6, thickness=5)
    [tray] = [one for one in bodies(tmp_path / "a.3mf").values() if max(one.extents) > 90]
    assert tray.is_watertight
    assert tray.extents == pytest.approx([92, 92, 7])
    # The block in the middle, where no piece lies, is as high as the wall.
    assert tray.volume == pytest.approx(92 * 92 * 7 - (80.4**2 - 19.6**2) * 5, rel=1e-6)


@pytest.mark.thorough
def test_labels_are_cut_into_tiles_and_into_faces(tmp_path: Path) -> None:
    sheet(load("magic-triangle"), tmp_path / "a.3mf", cell=60, gap=0)
    tiles = bodies(tmp_path / "a.3mf")
    plain = math.sqrt(3) / 4 * 60**2 * 4
    assert len(tiles) == 9
    assert all(one.is_watertight and 0.95 * plain < one.volume < 0.99 * plain for one in tiles.values())
    (tmp_path / "cubes.toml").write_text(CUBES)
    remarks = sheet(load(tmp_path / "cubes.toml"), tmp_path / "b.3mf", cell=10, gap=0)
    assert remarks == ()
    cubes = bodies(tmp_path / "b.3mf")
    assert all(one.is_watertight and 930 < one.volume < 995 for one in cubes.values())
    small = sheet(load("magic-triangle"), tmp_path / "c.3mf", cell=15)
    assert small[0] == "labels are 2.5 mm high, which printers blur; make the cells larger"


CUBES = """
format = 1
title = "Two cubes"
family = "tiling"
lattice = "cubic"
tiles = ["A B A B A B", "B A B A B A"]
[board]
shape = "box"
columns = 2
rows = 1
layers = 1
"""


def test_stl_holds_the_same_triangles(tmp_path: Path) -> None:
    sheet(load("tetrahedra-2x2x2"), tmp_path / "a.stl", bevel=0.5)
    sheet(load("tetrahedra-2x2x2"), tmp_path / "a.3mf", bevel=0.5)
    found = trimesh.load(tmp_path / "a.stl")
    assert found.is_watertight
    assert found.is_winding_consistent
    assert n_bodies(found) == 12
    assert found.volume == pytest.approx(sum(one.volume for one in bodies(tmp_path / "a.3mf").values()), rel=1e-5)


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("magic-19", {}, "is about numbers, and has no pieces"),
        (
            "soma",
            {"bed": (50, 50)},
            "piece L is 60 x 40 mm with .* it does not fit on a bed of 50 x 50 mm",
        ),
        ("soma", {"bevel": 12}, "piece V cannot be made: the gap and the bevel leave too little"),
        ("pentominoes-6x10", {"bevel": 2}, "a bevel of 2 mm leaves nothing of a thickness of 4 mm"),
        ("pentominoes-6x10", {"gap": 6}, "a gap of 6 mm is too wide"),
        ("tetrahedra-2x2x2", {"tray": True}, "the tray cannot be made: only a board whose walls stand upright"),
        ("tetrominoes-cylinder", {"tray": True}, "the tray cannot be made: the board closes up"),
        ("soma", {"assembled": True}, "give one as an answer"),
        ("soma", {"explode": 11}, "explode is a share from 0 to 10; found 11"),
    ],
)
def test_impossible_wishes_are_refused(tmp_path: Path, name: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidRequest, match=message):
        sheet(load(name), tmp_path / "a.stl", **options)
    assert not list(tmp_path.iterdir())


def test_a_mesh_knows_whether_it_is_closed() -> None:
    points = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1e-9, 0.0, 0.0]]
    sides = [[0, 2, 1], [4, 1, 3], [1, 2, 3], [2, 0, 3]]
    closed = joined(points, sides, 6)
    assert closed.is_closed
    assert not joined(points, sides[1:], 6).is_closed
    assert not joined(points, [*sides[1:], sides[0][::-1]], 6).is_closed


def test_a_missing_library_is_named_with_the_command_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "manifold3d", None)
    with pytest.raises(MissingExtra, match=r"needs manifold3d.*pip install 'tilewright\[make\]'"):
        sheet(load("soma"), tmp_path / "a.stl")


def test_printers_have_other_usual_lengths_than_lasers() -> None:
    assert MAKERS["stl"].usual["bed"] == (220, 220)
