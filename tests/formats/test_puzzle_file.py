"""What is written reads back as the same puzzle; fields mean what docs/puzzle-file.md says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import ruled
from tests.random_puzzles import own_sums, point_regions, wrapped_puzzles
from tilewright import catalog
from tilewright.boards import Board
from tilewright.errors import InvalidFile, InvalidRequest
from tilewright.families.common import Known, Setup
from tilewright.families.labeling.puzzle import LabelingPuzzle
from tilewright.families.tiling import Groups, PieceGroup
from tilewright.families.tiling.file.build_rules import relation_of_halves
from tilewright.families.tiling.labels import by_side
from tilewright.families.tiling.matching import Relation, Rim
from tilewright.families.tiling.pieces.shapes import lying_labels, orientations_of
from tilewright.families.tiling.puzzle import Fixed, Piece, TilingPuzzle, tile
from tilewright.families.tiling.puzzle import piece as make_piece
from tilewright.formats import FORMATS
from tilewright.formats.puzzle_file import read_json_text, read_toml_text, write
from tilewright.lattices import CUBIC, FREEDOMS, HEXAGONAL, LATTICES, SQUARE, TRIANGULAR, Lattice

PAGE = Path(__file__).parents[2] / "docs" / "puzzle-file.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
LATTICE = st.sampled_from(list(LATTICES.values()))
TEXT = st.text(alphabet="ab \"\\\n'#é", max_size=8)
TITLE = TEXT.map(lambda text: text.replace("\n", " "))
NAME = st.text(alphabet="ABCxyz10'\"\\", min_size=1, max_size=3)
LABEL = st.sampled_from(["A", "B", "red", "3", "-3", "a b", '"'])
COLOR = st.just("") | LABEL
SMALL = settings(max_examples=40, deadline=None)


def board(lattice: Lattice, draw: st.DrawFn) -> Board:
    coordinate = st.integers(-2, 3)
    last = st.integers(0, 1) if len(lattice.kinds) > 1 else coordinate
    cell = st.tuples(*[coordinate] * (len(lattice.coordinates) - 1), last)
    cells = draw(st.lists(cell, min_size=1, max_size=8, unique=True))
    names = draw(st.none() | st.lists(NAME, min_size=len(cells), max_size=len(cells), unique=True))
    return Board.of(lattice, cells, names)


def tile_labels(lattice: Lattice, label: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    """The labels of a tile of any form."""
    sizes = sorted({kind.n_sides for kind in lattice.kinds})
    return st.sampled_from(sizes).flatmap(lambda n: st.lists(label, min_size=n, max_size=n))


@st.composite
def pieces(draw: st.DrawFn, lattice: Lattice) -> Piece:
    freedom, least = draw(st.sampled_from(FREEDOMS)), draw(st.integers(0, 2))
    most = draw(st.integers(max(1, least), 3))
    if draw(st.booleans()):
        labels = draw(tile_labels(lattice, st.none() | LABEL))
        return tile(lattice, draw(NAME), labels, freedom=freedom, least=least, most=most, color=draw(COLOR))
    cells = board(lattice, draw).cells
    outline = [
        (cell, side)
        for cell in cells
        for side in range(lattice.n_sides_of(cell))
        if lattice.across(cell, side)[0] not in cells
    ]
    labeled = draw(st.dictionaries(st.sampled_from(outline), LABEL, max_size=3)) if outline else {}
    return make_piece(
        lattice, draw(NAME), cells, freedom=freedom, least=least, most=most, labels=labeled, color=draw(COLOR)
    )


@st.composite
def tilings(draw: st.DrawFn) -> TilingPuzzle:
    lattice = draw(LATTICE)
    place = board(lattice, draw)
    made = draw(st.lists(pieces(lattice), max_size=3, unique_by=lambda one: one.name))
    plain = draw(st.lists(tile_labels(lattice, LABEL), min_size=1, max_size=3))
    taken = {one.name for one in made}
    numbered = [tile(lattice, str(k + 1), labels) for k, labels in enumerate(plain) if str(k + 1) not in taken]
    cells = draw(st.permutations(range(len(place))))
    fixed = []
    if draw(st.booleans()) and numbered:
        ways = sorted(lying_labels(lattice, numbered[0], place.cells[cells[0]]))
        fixed = [Fixed(numbered[0].name, (cells[0],), draw(st.none() | st.sampled_from(ways)))] if ways else []
    large = [one for one in made if one.has_labels and not one.is_tile]
    if not fixed and large:
        at = place.cells[cells[0]]
        labels_there = {
            labels
            for shape in orientations_of(lattice, large[0])
            for cell, labels in shape
            if lattice.kind_index(cell) == lattice.kind_index(at)
        }
        if labels_there:
            fixed.append(
                Fixed(large[0].name, (cells[0],), sides=(draw(st.sampled_from(sorted(labels_there, key=str))),))
            )
    choice = st.frozensets(LABEL, min_size=1, max_size=3)
    of_all = draw(choice | st.just(frozenset()))
    rim_sides = [(*draw(st.sampled_from(place.rim)), draw(choice))] if place.rim else []
    rim = Rim(None, bool(of_all and place.rim), draw(st.booleans()), frozenset(), tuple(rim_sides), of_all)
    relation = draw(
        st.sampled_from(
            [Relation(), Relation.of_pairs([("A", "B"), ("3", "-3")]), Relation.of_pairs([("A", "A"), ("A", "B")])]
        )
    )
    faces = tuple(place.names[cell] for cell in cells if cell not in cells[:2]) or None
    dice = [Setup("dice", 1, (faces,))] if faces else []
    chosen = tuple(numbered + made) or (tile(lattice, "1", ["A"] * lattice.kinds[0].n_sides),)
    loose = tuple(one.name for one in chosen if one.name not in {one.piece for one in fixed})
    sets = [Setup("pieces", choose=1), Setup("pieces", among=loose, cells=3)]
    setup = draw(st.sampled_from([None, Setup("cells", 1), *dice, *sets]))
    blocked = place.names[:1] if setup and setup.blocked else ()
    named = loose[:1] if setup in sets else ()
    known = [Known(4, "raw", draw(TEXT), blocked, "", None, 2.5, named)]
    return TilingPuzzle(
        "p",
        place,
        chosen,
        relation,
        rim,
        frozenset(cells[1:2]),
        frozenset(cells[2:4]),
        tuple(fixed),
        setup,
        draw(TITLE),
        draw(TEXT),
        tuple(draw(st.lists(TEXT, max_size=2))),
        tuple(known),
        ruled(
            apart=draw(st.sampled_from(("", "alike", "color" if any(one.color for one in chosen) else ""))),
            total=draw(st.sampled_from([(0, None), (2, None), (0, 4), (3, 3)])),
        ),
        maker=tuple(draw(st.lists(NAME, max_size=2))),
        license=draw(st.sampled_from(("", "CC0-1.0"))),
    )


@st.composite
def labelings(draw: st.DrawFn) -> LabelingPuzzle:
    place = board(draw(LATTICE), draw)
    n = len(place)
    n_values = n + draw(st.integers(0, 2))
    some = st.lists(st.integers(-5, 20), min_size=n_values, max_size=n_values, unique=True)
    values = draw(some | st.just(list(range(3, n_values + 3))))
    lines = draw(
        st.lists(
            st.lists(st.integers(0, n - 1), min_size=1, max_size=4, unique=True).map(tuple), min_size=1, max_size=4
        )
    )
    targets = draw(st.none() | st.lists(st.integers(0, 9), min_size=1, max_size=3).map(tuple))
    own = tuple(draw(st.dictionaries(st.integers(0, len(lines) - 1), st.integers(-9, 99).flatmap(own_sums))).items())
    targets = None if len(own) == len(lines) else targets
    given = ((n - 1, values[0]),)
    regions = tuple(draw(st.lists(point_regions(tuple(values[:n])), max_size=2)))
    lines = [] if regions and not own and targets is None and draw(st.booleans()) else lines
    title = draw(TITLE)
    return LabelingPuzzle(
        "p", place, tuple(values), tuple(lines), targets, given, title, own_targets=own, regions=regions
    )


@SMALL
@given(tilings() | labelings() | wrapped_puzzles().filter(lambda puzzle: puzzle.lattice.name in LATTICES))
def test_a_written_puzzle_reads_back(puzzle: TilingPuzzle | LabelingPuzzle) -> None:
    assert read_toml_text(write(puzzle), puzzle.name) == puzzle
    assert read_json_text(FORMATS["json"].write(puzzle), puzzle.name) == puzzle


def test_glued_sides_are_written_and_read_back() -> None:
    puzzle = catalog.load("eight-triangles-octahedron")
    again = read_toml_text(write(puzzle), puzzle.name)
    assert again == puzzle
    assert again.board.glue == puzzle.board.glue != ()


@pytest.mark.parametrize("text", [block for block in EXAMPLES if block.startswith("format")])
def test_the_puzzles_of_the_page_are_right(text: str) -> None:
    puzzle = read_toml_text(text)
    assert read_toml_text(write(puzzle)) == puzzle


def tiling(
    body: str,
    lattice: str = "square",
    board: str = 'shape = "rectangle"\ncolumns = 2\nrows = 1',
    variant: str | None = None,
) -> TilingPuzzle:
    top, *tables = body.split("\n[", maxsplit=1)
    rest = "\n[" + tables[0] if tables else ""
    text = f'format = 1\nfamily = "tiling"\nlattice = "{lattice}"\n{top}\n[board]\n{board}\n{rest}\n'
    puzzle = read_toml_text(text, "p", variant)
    assert isinstance(puzzle, TilingPuzzle)
    return puzzle


def test_labels_are_listed_clockwise() -> None:
    first = tiling('tiles = ["T R B L", [1, -2, "*", "a b"]]').pieces
    names = SQUARE.kinds[0].side_names
    assert dict(zip(names, first[0].labels[0], strict=True)) == {"top": "T", "right": "R", "bottom": "B", "left": "L"}
    assert first[1].labels[0] == by_side(SQUARE, (0, 0), ["1", "-2", None, "a b"])


@pytest.mark.parametrize(
    ("labels", "halves", "mates"),
    [
        (["PH", "PT", "RH"], "HT", {"PH": {"PT"}, "PT": {"PH"}, "RH": {"RT"}, "RT": {"RH"}}),
        (["HO", "BO", "BW"], "HB", {"HO": {"BO"}, "BO": {"HO"}, "BW": {"HW"}, "HW": {"BW"}}),
        (["3", "-3", "-1"], "+-", {"3": {"-3"}, "-3": {"3"}, "-1": {"1"}, "1": {"-1"}}),
        (["+3", "-3"], "+-", {"+3": {"-3"}, "-3": {"+3"}}),
        (["3", "+3", "-3"], "+-", {"3": {"-3"}, "+3": {"-3"}, "-3": {"3", "+3"}}),
    ],
)
def test_halves(labels: list[str], halves: str, mates: dict[str, set[str]]) -> None:
    assert relation_of_halves(labels, *halves).mates == mates


def test_freedom_defaults() -> None:
    body = (
        'tiles = ["A B C D"]\n[[piece]]\nname = "a"\npicture = "#"\n'
        '[[piece]]\nname = "b"\npicture = "#"\nfreedom = "fixed"'
    )
    assert [one.freedom for one in tiling(body).pieces] == ["one_sided", "free", "fixed"]
    assert [one.freedom for one in tiling('freedom = "fixed"\n' + body).pieces] == ["fixed", "fixed", "fixed"]
    box = 'shape = "box"\ncolumns = 1\nrows = 1\nlayers = 2'
    assert tiling('[[piece]]\nname = "a"\npicture = "#"', "cubic", box).pieces[0].freedom == "one_sided"


def test_one_maker_is_a_text_and_several_are_a_list() -> None:
    piece = '[[piece]]\nname = "a"\npicture = "#"'
    assert tiling(f'maker = "Piet Hein"\n{piece}').maker == ("Piet Hein",)
    assert tiling(f'maker = ["A. B.", "C & Co."]\n{piece}').maker == ("A. B.", "C & Co.")


def test_copies_and_polyforms() -> None:
    puzzle = tiling(
        '[[piece]]\nname = "a"\npicture = "#"\ncopies = "0..3"\n[[polyforms]]\nsize = 3\ncopies = 2\n'
        '[[polyforms]]\nsize = 4\nnames = "ILTOS"'
    )
    assert [(one.name, one.least, one.most) for one in puzzle.pieces[:3]] == [("a", 0, 3), ("3a", 2, 2), ("3b", 2, 2)]
    assert [one.name for one in puzzle.pieces[3:]] == list("ILTOS")


def test_pieces_of_a_set_with_values_are_chosen_by_these() -> None:
    dominoes = '[[polyforms]]\nsize = 2\nvalues = "0..2"\n'
    assert [one.name for one in tiling(dominoes + 'only = "1-2 0-0"').pieces] == ["0-0", "1-2"]
    assert [one.name for one in tiling(dominoes + 'without = "1-2 0-0"').pieces] == ["0-1", "0-2", "1-1", "2-2"]
    assert len(tiling(dominoes + 'only = "2a"').pieces) == 6


def test_a_path_of_reflections() -> None:
    board = 'shape = "triangle"\nside = 2'
    written = tiling('[[piece]]\nname = "a"\npath = "[[], [X], [X, Y]]"', "triangular", board)
    listed = tiling('[[piece]]\nname = "a"\npath = [[], ["X"], ["X", "Y"]]', "triangular", board)
    drawn = tiling('[[piece]]\nname = "a"\ncells = [[0, 1, 0], [0, 0, 1], [0, 0, 0]]', "triangular", board)
    assert written == listed
    # Below the first triangle, which points up, lies one pointing down, and across its side Y one at its left.
    assert len(set(written.pieces[0].cells) & set(drawn.pieces[0].cells)) >= 2


def test_without_counts_before_removal_and_names_after() -> None:
    board = 'shape = "rectangle"\ncolumns = 3\nrows = 1\nwithout = [2]\nnames = "XY"'
    puzzle = tiling('tiles = ["A B C D"]', board=board)
    assert puzzle.board.cells == ((0, 0), (2, 0))
    assert puzzle.board.names == ("X", "Y")


def test_fixed_turns_are_clockwise_and_half_a_turn_keeps_a_triangle() -> None:
    puzzle = tiling('tiles = ["T R B L"]\n[[fixed]]\npiece = "1"\ncell = 2\nturns = 1')
    assert puzzle.fixed[0].labels == by_side(SQUARE, (1, 0), ["L", "T", "R", "B"])
    board = 'shape = "triangle"\nside = 2'
    down = tiling('tiles = ["A B C"]\n[[fixed]]\npiece = "1"\ncell = 3\nturns = 0', "triangular", board)
    assert down.board.cells[2][2] == 1
    assert down.fixed[0].labels == down.pieces[0].labels[0]


@pytest.mark.parametrize(("copies", "least", "most"), [("0..", 0, 3), ("2 ..", 2, 3), ("5..", 5, 5), ("1..2", 1, 2)])
def test_a_range_of_copies_may_be_open_above(copies: str, least: int, most: int) -> None:
    for pieces in ('[[piece]]\nname = "a"\npicture = "##"', "[[polyforms]]\nsize = 2"):
        puzzle = tiling(f'{pieces}\ncopies = "{copies}"', board='picture = "#######"')
        assert [(one.least, one.most) for one in puzzle.pieces] == [(least, most)]
        assert read_toml_text(write(puzzle), "p").pieces == puzzle.pieces


def test_variants_replace_and_add_and_drop() -> None:
    body = (
        'tiles = ["A B C D", "E F G H"]\n[[piece]]\nname = "a"\npicture = "#"\n[variant.v]\ndrop = ["a", 1]\n'
        'title = "V"\n[variant.v.board]\npicture = "###"\n[[variant.v.piece]]\nname = "a"\npicture = "##"'
    )
    puzzle = tiling(body, variant="v")
    assert [one.name for one in puzzle.pieces] == ["2", "a"]
    assert (len(puzzle.board), puzzle.title, len(puzzle.pieces[1].cells)) == (3, "V", 2)
    with pytest.raises(InvalidRequest, match="p has no variant 'w'; it has: v"):
        tiling(body, variant="w")


def test_a_variant_takes_a_piece_out_of_its_groups() -> None:
    body = "".join(f'\n[[piece]]\nname = "{name}"\npicture = "##"\ncopies = 2' for name in "ab")
    body += '\n[[group]]\npieces = "a b"\ntotal = 2\n[variant.v]\ndrop = ["b"]'
    (groups,) = tiling(body, variant="v").rules
    assert groups == Groups([PieceGroup(["a"], 2, 2)])
    with pytest.raises(InvalidFile, match="there is no piece 'c' to be in a group"):
        tiling(body.replace('"a b"', '"a b c"'), variant="v")


def test_pictures_are_written_where_they_read_back() -> None:
    for lattice, cells in (
        (HEXAGONAL, [(0, 0), (1, 0), (0, 1)]),
        (TRIANGULAR, [(0, 0, 0), (0, 0, 1)]),
        (CUBIC, [(0, 0, 0), (0, 0, 1), (1, 0, 0)]),
    ):
        puzzle = TilingPuzzle("p", Board.of(lattice, cells), (make_piece(lattice, "a", sorted(cells)),))
        assert write(puzzle).count("picture") >= 1
        assert read_toml_text(write(puzzle), "p") == puzzle
