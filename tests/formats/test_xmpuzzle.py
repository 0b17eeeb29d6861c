"""Files of BurrTools: read, written, counted again, and refused with the place of what is wrong."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path
from time import process_time

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright.desk.asks import answer
from tilewright.families.tiling.labels import value_on
from tilewright.formats import FORMATS, FileText, read_sources
from tilewright.formats.burr_grids import GRIDS
from tilewright.formats.puzzle_file import read_toml_text
from tilewright.formats.xml_tree import parse_xml

# Checkered 2 x 4 x 1 with dominoes: plain ones, and one whose cells are colored.
FILE = """<?xml version="1.0"?>
<puzzle version="2">
 <gridType type="0"/>
 <colors><color red="0" green="0" blue="0"/><color red="9" green="9" blue="9"/></colors>
 <shapes>
  <voxel x="2" y="1" z="1" name="domino" type="0">##</voxel>
  <voxel x="2" y="1" z="1" weight="3" type="0">#1#2</voxel>
  <voxel x="4" y="2" z="1" type="0">#1####2###</voxel>
  <voxel x="3" y="1" z="1" type="0">##+</voxel>
  <voxel x="1" y="1" z="1" name="7" type="0">#</voxel>
 </shapes>
 <problems>
  <problem name="first" state="2" assemblies="12">
   <shapes><shape id="0" count="3" group="1"/><shape id="1"/></shapes><result id="2"/>
   <bitmap><pair piece="0" result="0"/><pair piece="1" result="1"/></bitmap>
   <solutions><solution><deep><deep/></deep></solution></solutions>
  </problem>
  <problem name="second">
   <shapes><shape id="0" count="1"/><shape id="4" min="0" max="2"/></shapes><result id="3"/>
  </problem>
  <problem><shapes><shape id="3"/></shapes><result id="2"/></problem>
 </problems>
 <comment popup="">By a friend.</comment>
</puzzle>
"""


# A tetrahedron of ten balls, in layers of triangles; bent threes may turn by a sixth.
TRIANGLES = """\
format = 1
family = "tiling"
lattice = "triangular-balls"
freedom = "free"
[board]
shape = "tetrahedron"
side = 3
[[polyforms]]
size = 3
copies = "0..2"
[[piece]]
name = "ball"
cells = [[0, 0, 0]]
"""


def read(text: str, variant: str | None = None) -> tw.TilingPuzzle:
    puzzle = read_sources([FileText("some.xmpuzzle", text)], variant)
    assert isinstance(puzzle, tw.TilingPuzzle)
    return puzzle


def written(puzzle: tw.Puzzle) -> str:
    write = FORMATS["xmpuzzle"].write
    assert write is not None
    return write(puzzle)


def test_a_file_says_its_problems_and_what_is_left_out() -> None:
    with pytest.warns(tw.LeftOut) as said:
        first = read(FILE)
    assert first.title == "some: first"
    assert first.about == "By a friend.\n\nBurrTools found 12 assemblies."
    assert [(piece.name, piece.least, piece.most) for piece in first.pieces] == [("domino", 3, 3), ("S2", 1, 1)]
    words = "\n".join(str(one.message) for one in said)
    for part in ("groups of pieces", "weights", "problem 'P3' is left out: the piece S4 has variable voxels"):
        assert part in words
    with pytest.warns(tw.LeftOut):
        second = read(FILE, "second")
    assert [piece.name for piece in second.pieces] == ["domino", "S5 7"]
    assert len(second.optional) == 1
    assert not second.rim.sides
    assert second.about == "By a friend."
    # The domino on two cells, and no or one cube beside it: the optional cell may stay empty.
    assert tw.count(second).distinct == 3


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
def test_colors_keep_pieces_from_places() -> None:
    puzzle = read(FILE)
    plain = replace(puzzle, rules=())
    places = {(0, 0): "color-1", (0, 1): "color-2"}
    wanted = 0
    for solution in tw.solutions(plain):
        [colored] = [placed for placed in solution.placed if placed.piece == "S2"]
        shown = {
            plain.board.cells[cell][:2]: str(value_on(own))
            for cell, own in zip(colored.cells, colored.labels, strict=True)
        }
        wanted += all(places.get(place, color) == color for place, color in shown.items())
    assert 0 < wanted < tw.count(plain).distinct
    assert tw.count(puzzle).distinct == wanted
    write = FORMATS["xmpuzzle"].write
    assert write is not None
    again = read_sources([FileText("again.xmpuzzle", write(puzzle))])
    assert tw.count(again).distinct == wanted


@pytest.mark.parametrize("number", GRIDS)
def test_voxels_and_cells_lead_to_each_other(number: int) -> None:
    grid = GRIDS[number]
    voxels = [voxel for voxel in product(range(-6, 6), repeat=3) if grid.cell_of(voxel) is not None]
    for voxel in voxels:
        cell = grid.cell_of(voxel)
        assert cell is not None
        assert voxel in grid.voxels_of(cell)
        for x, y, z in grid.voxels_of(cell):
            assert grid.cell_of((x, y, z)) == cell
        # A move by the period is a move of the lattice.
        moved = grid.cell_of((voxel[0] + grid.period, voxel[1], voxel[2] - grid.period))
        assert moved is not None
        assert grid.lattice.kind_index(moved) == grid.lattice.kind_index(cell)


def _block(name: str, voxels: Iterable[tuple[int, int, int]]) -> str:
    text = "".join("#" if (x, y, z) in voxels else "_" for z, y, x in product(range(5), repeat=3))
    return f'<voxel x="5" y="5" z="5" name="{name}" type="0">{text}</voxel>'


def test_a_cube_of_the_rhombic_grid_is_three_pairs_of_pyramids() -> None:
    """Faces of a cube in pairs that have an edge: of the 15 ways to pair them 7 have a face and the opposite one."""
    cube = {voxel for x, y in product((0, 4), (1, 3)) for voxel in permutations((x, y, 2))}
    pair = [voxel for voxel in cube if voxel[2] == 4 or voxel[0] == 4]
    shapes = f"<shapes>{_block('pair', pair)}{_block('cube', cube)}</shapes>"
    problem = '<problem><shapes><shape id="0" count="3"/></shapes><result id="1"/></problem>'
    puzzle = read(f'<puzzle version="2"><gridType type="3"/>{shapes}<problems>{problem}</problems></puzzle>')
    assert (len(puzzle.board), len(puzzle.pieces[0].cells)) == (24, 8)
    assert tw.count(puzzle).distinct == 8
    assert tw.count(read(written(puzzle))).distinct == 8


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.parametrize(
    "name",
    [
        *("slothouber-graatsma", "diabolical-cube", "hexiamonds-ring", "tetrahexes-rectangle"),
        *("tetrahedra-2x2x2", "tetrahedron-20-balls", "triprisms-3", "cut-cube", "triangles"),
    ],
)
def test_a_puzzle_that_was_written_and_read_has_as_many_solutions(name: str) -> None:
    puzzle = read_toml_text(TRIANGLES) if name == "triangles" else tw.load(name)
    counts = [tw.count(one) for one in (puzzle, read(written(puzzle)))]
    assert counts[0].raw
    assert len({(count.raw, count.distinct, count.up_to_symmetry) for count in counts}) == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("unicorn", "it knows no labels on the sides of pieces"),
        ("tetrominoes-cylinder", "boards whose sides meet elsewhere"),
        ("tangram", "it has no grid of quarter squares"),
        ("tetrominoes-one-sided-4x7", "are never mirrored; here L, J, Z and S may be moved in other ways"),
        ("genius-square", "choose 7 cells to block first"),
        ("magic-19", "numbers that add up"),
    ],
)
def test_what_cannot_be_written_is_refused_with_the_reason(name: str, words: str) -> None:
    with pytest.raises(tw.InvalidRequest) as refusal:
        written(tw.load(name))
    assert words in str(refusal.value)


ENTITIES = '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('<?xml version="1.0"?>', ENTITIES, "some.xmpuzzle:1:13: the file has a document type"),
        ("By a friend", "By a &friend;", "this is not XML: undefined entity"),
        ("</shapes>", "", "this is not XML: mismatched tag"),
        ("<comment", "<a>" * 50 + "</a>" * 50 + "<comment", "nested too deeply"),
        ("<solution>", "<solution>" + "<a>" * 50 + "</a>" * 50, "nested too deeply"),
        ('type="0"/>', 'type="9"/>', "some.xmpuzzle:3:2: the grid 9 is not known"),
        ('<voxel x="4" y="2"', '<voxel x="999999999" y="999999999"', "voxels, found 8"),
        ('<voxel x="4"', '<voxel x="1e9"', "expected a whole number for 'x' of <voxel>, found '1e9'"),
        ("#1####2###", "#1####2##?", "some.xmpuzzle:8:3: expected voxels #, + and _"),
        ("#1#2", "__", "the shape S2 is empty"),
        ('<shape id="1"/>', '<shape id="5"/>', "there is no shape 5; there are 5, counted from 0"),
        ('<result id="2"/>', '<result id="77"/>', "it has no result"),
        ('min="0"', 'min="3"', "expected a range of copies, found 3 to 2"),
        ("<problems>", "<other>", "mismatched tag"),
    ],
)
def test_files_with_something_wrong_are_refused(old: str, new: str, words: str) -> None:
    text = FILE.replace(old, new)
    # Of several problems those that can be read are; here none is left.
    text = text if "empty" not in words and "result" not in words else text.replace('<result id="3"/>', "")
    with pytest.raises(tw.InvalidFile) as refusal:
        read(text)
    assert words in str(refusal.value)


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@pytest.mark.thorough
def test_the_time_to_read_a_long_text_grows_with_its_length_alone() -> None:
    begun = process_time()
    root = parse_xml(f"<a>{'#_' * 10_000_000}</a>", "some.xmpuzzle")
    assert len(root.text) == 20_000_000
    assert process_time() - begun < 5


def test_a_short_file_that_uses_a_large_shape_often_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.formats.xmpuzzle._MOST_LETTERS", 2000)
    voxels = f'<voxel x="10" y="10" z="1">{"#" * 100}</voxel>'
    for n, fails in ((18, False), (20, True)):
        use = '<shape id="0"/>' * n
        text = f"<puzzle><shapes>{voxels}</shapes><problems><problem><shapes>{use}</shapes><result id='0'/></problem>"
        with pytest.raises(tw.InvalidFile) if fails else nullcontext() as refusal:
            read(f"{text}</problems></puzzle>")
        assert not fails or "have more than 2,000 letters" in str(refusal.value)


def test_a_number_of_holes_is_read_where_a_puzzle_file_can_say_it() -> None:
    none = FILE.replace('name="second"', 'name="second" maxHoles="0"')
    assert tw.count(read(none, "second")).distinct == 2
    wider = none.replace('x="3" y="1" z="1" type="0">##+', 'x="4" y="1" z="1" type="0">##++')
    assert not read(wider, "second").optional
    with pytest.warns(tw.LeftOut, match="at most 1 of 2 variable voxels may stay empty"):
        read(wider.replace('maxHoles="0"', 'maxHoles="1"'))


def test_changed_files_never_end_in_a_traceback(tmp_path: Path) -> None:
    chance = random.Random(5)
    file = tmp_path / "some.xmpuzzle"
    for _ in range(60):
        data = bytearray(FILE.encode())
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(data))
            if chance.random() < 0.3:
                del data[place : place + chance.randrange(40)]
            else:
                data[place] = chance.choice(b"<>/\"'&0129#+_ax\xff\0")
        file.write_bytes(gzip.compress(bytes(data)) if chance.random() < 0.5 else bytes(data))
        run("convert", file, "-", "--to", "json", status=None)


def test_commands_and_the_page_take_it_under_any_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(gzip.compress(FILE.encode()))
    result = run("convert", file, tmp_path / "mine.toml", "--variant", "second")
    assert result.stderr.count("note: ") == 3
    assert tw.count(tw.load(tmp_path / "mine.toml")).distinct == 3
    found = answer("read", {"files": [{"name": "mine.txt", "text": FILE}]})
    assert found["document"]["variant"].keys() == {"second"}
    assert found["mistakes"] == []
    assert any("weights" in note for note in found["notes"])
    assert answer("draft", {"document": found["document"]})["ready"]
