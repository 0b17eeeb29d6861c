"""Every mistake in a puzzle file is told, all at once, each with its place."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tilewright.errors import InvalidFile, Mistake
from tilewright.families.wording import listing
from tilewright.formats.puzzle_file import read_json_text, read_toml_text
from tilewright.lattices import LATTICES

HEAD = """\
format = 1
family = "tiling"
lattice = "square"
tiles = ["PT GT RH YH", "PH GH RT YT"]
"""
BOARD = """\
[board]
shape = "rectangle"
columns = 2
rows = 1
"""
BAR = """[[piece]]
name = "bar"
cells = [[0, 0], [1, 0]]
labels = [{ cell = [0, 0], side = "top", label = "A" }]
[[fixed]]
piece = "bar"
cells = "1 2"
"""
KNOWN = '[[known]]\ncount = 1\ncounts = "raw"\nsource = "me"\n'
LABELING = """\
format = 1
family = "labeling"
lattice = "square"
values = "1..4"
lines = ["1 2", "3 4"]
target = 5
"""


def mistakes(text: str) -> list[tuple[int, int, str]]:
    """Line, column and message of every mistake in a file."""
    with pytest.raises(InvalidFile) as caught:
        read_toml_text(text, "bad")
    return [(one.line, one.column, one.message) for one in caught.value.mistakes]


def _failure(text: str) -> InvalidFile:
    with pytest.raises(InvalidFile) as caught:
        read_toml_text(text, "bad")
    return caught.value


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    text = dedent("""\
        format = 2
        titel = "A"
        family = "tilling"
        lattice = "sqare"
        [board]
        shape = "rectangle"
        columns = "2"
        tiles = ["PT GT RH YH"]
        [[piece]]
        picture = "#"
        [[piece]]
        name = "P"
        cells = [[0, 0], [0]]
        colour = "red"
        [setup]
        kind = "dice"
        """)
    assert mistakes(text) == [
        (
            1,
            10,
            "this file is made for a newer version of tilewright: its format is 2, this version reads format 1",
        ),
        (2, 1, "there is no key `titel` at the top of the file"),
        (3, 10, "expected tiling or labeling, found the text 'tilling'"),
        (4, 11, f"expected {listing(LATTICES, joint='or')}, found the text 'sqare'"),
        (7, 11, "expected a whole number, found the text '2'"),
        (8, 1, "there is no key `tiles` in `board`"),
        (9, 3, "`name` is missing in `piece[1]`"),
        (13, 18, "[0] is no cell of the square lattice"),
        (14, 1, "there is no key `colour` in `piece[2]`"),
        (15, 2, 'kind = "dice" needs `choices`, a list with the cells of each die'),
    ]


def test_the_message_shows_the_line_and_what_helps() -> None:
    with pytest.raises(InvalidFile) as caught:
        read_toml_text(HEAD.replace("YH", "YX") + BOARD + "[matching]\nhalves = ['H', 'T']\n", "bad")
    assert str(caught.value) == dedent("""\
        bad.toml:4:20: label 'YX' starts or ends with neither of the `halves` 'H' or 'T'
            4 | tiles = ["PT GT RH YX", "PH GH RT YT"]
              |                    ^^
              help: all labels have the marker at the end, or all have it at the start""")


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("a = [1, 2", 1, 10, "this list is not closed"),
        ("a = b c", 1, 5, "this is no value"),
        ('a = "abc\nb = 1', 1, 9, "a text is not closed on its line"),
        ("[a]\n[a]", 2, 3, "this table is given twice"),
        ("a = 1\na = 2", 2, 6, "this key is given twice"),
        ("a 1", 1, 3, "expected `=` after the key"),
        ("a = 1 2", 1, 7, "something stands after the end of the value"),
    ],
)
def test_syntax(text: str, line: int, column: int, words: str) -> None:
    assert mistakes(text) == [(line, column, words)]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("PH GH RT YT", "PH GH RT"), (4, 25, "this tile has 3 labels; a cell of the square lattice has 4 sides")),
        (('shape = "rectangle"', 'shape = "star"'), (6, 9, "the square lattice has no shape 'star'; it has rectangle")),
        (("format = 1", "format = 1\nmaker = 7"), (2, 9, "expected a text or a list of texts, found the number 7")),
        (("rows = 1\n", ""), (6, 9, "a rectangle on the square lattice needs `columns` and `rows`; `rows` is missing")),
        (("rows = 1", "rows = 1\nside = 3"), (9, 1, "a rectangle on the square lattice has no `side`")),
        (("rows = 1", "rows = 0"), (8, 8, "expected at least 1, found 0")),
        (("rows = 1", "rows = 100000"), (6, 9, "this board has more than 20,000 cells")),
        (
            ("rows = 1", 'rows = 1\npicture = "##"'),
            (9, 1, "`shape` and `picture` both say what the board is; keep one of them"),
        ),
        (
            ('shape = "rectangle"\ncolumns = 2\nrows = 1', ""),
            (5, 2, "the board needs one of `shape`, `picture` or `cells`"),
        ),
        (("rows = 1", 'rows = 1\nnames = "A B C"'), (9, 9, "3 names for 2 cells")),
        (("rows = 1", 'rows = 1\nnames = "A A"'), (9, 12, "two cells are named 'A': number 1 and number 2")),
        (("rows = 1", 'rows = 1\nwithout = ["3"]'), (9, 12, "there is no cell '3' on the board")),
        (("rows = 1", 'rows = 1\nblocked = "1 5"'), (9, 14, "there is no cell '5' on the board")),
        (("rows = 1", 'rows = 1\nblocked = "1"\noptional = "2 1"'), (10, 15, "cell 1 is both blocked and optional")),
        (("rows = 1", "rows = 1\nwrap = [[2, 0], [0]]"), (9, 17, "[0] is no shift of the square lattice")),
        (
            ("rows = 1", "rows = 1\nwrap = [[1, 0]]"),
            (9, 8, "cells 1 and 2 are the same, as they differ by the period [1, 0]"),
        ),
        (("rows = 1", 'rows = 1\nglue = [["1 top", "3 top"]]'), (9, 19, "there is no cell '3' on the board")),
        (("rows = 1", 'rows = 1\nglue = [["1 tip", "2 top"]]'), (9, 10, "cell 1 has no side 'tip'")),
        (("rows = 1", 'rows = 1\nglue = [["1 right", "2 top"]]'), (9, 9, "the side 1 right has a neighbor already")),
        (("rows = 1", 'rows = 1\nglue = [["1 top"]]'), (9, 9, "expected two sides that meet, found 1")),
        (
            ("rows = 1", 'rows = 1\nwrap = [[3, 0]]\nglue = [["1 top", "2 top"]]'),
            (10, 1, "a board is wrapped or glued, not both"),
        ),
        (
            ("rows = 1", 'rows = 1\nglue = [["1 top", "2 top"]]\n[[piece]]\nname = "bar"\npicture = "##"'),
            (9, 1, "piece 'bar' has 2 cells; on a glued board each piece is a single cell"),
        ),
        (
            (
                "columns = 2\nrows = 1",
                'columns = 7\nrows = 1\nnames = "Mon Sun c d e f g"\n'
                + '[setup]\nkind = "date"\nchoices = ["Sun Mon c d e f g"]',
            ),
            (12, 13, "the list of weekdays begins with Sun; it is read from Monday on"),
        ),
        (("rows = 1", 'rows = 1\n[[fixed]]\npiece = "7"\ncell = 1'), (10, 9, "there is no piece '7'")),
        (
            ("rows = 1", 'rows = 1\n[[fixed]]\npiece = "1"\ncell = 1\nlabels = "PT RH GT YH"'),
            (12, 10, "tile '1' cannot lie like this"),
        ),
        (
            ("rows = 1", 'rows = 1\n[[fixed]]\npiece = "1"\ncell = 1\nturns = 1\nlabels = "PT GT RH YH"'),
            (12, 9, "`turns` and `labels` disagree: turned by 1 the tile reads YH PT GT RH"),
        ),
        (
            ("rows = 1", 'rows = 1\n[[fixed]]\npiece = "1"\ncell = 1\nlabels = ["PT GT RH YH", "PT GT RH YH"]'),
            (12, 10, "expected a list of labels for each of 1 cell, found 2"),
        ),
        (
            ("rows = 1", f"rows = 1\n{BAR}labels = 'A B C'"),
            (16, 10, "expected a list of labels for each of 2 cells, found 1"),
        ),
        (
            ("rows = 1", f"rows = 1\n{BAR}labels = ['A * *', '* * * *']"),
            (16, 11, "this tile has 3 labels; a cell of the square lattice has 4 sides"),
        ),
        (
            ("rows = 1", f"rows = 1\n{BAR}labels = ['* A * *', '* * * *']"),
            (16, 10, "piece 'bar' cannot lie like this"),
        ),
        (("rows = 1", f"rows = 1\n{BAR}turns = 1"), (16, 1, "`turns` is for tiles; piece 'bar' is none")),
        (("rows = 1", 'rows = 1\n[matching]\napart = "color"'), (10, 9, "no piece has a color")),
        (("rows = 1", "rows = 1\n[rim]\nlabels = []"), (10, 10, "the list of labels is empty")),
        (
            ("rows = 1", 'rows = 1\n[rim]\nlabel = "A"\nlabels = "B C"'),
            (11, 1, "`label` and `labels` both say what lies there; keep one of them"),
        ),
        (
            ("rows = 1", 'rows = 1\n[[rim.sides]]\ncell = "1"\nside = "top"'),
            (9, 3, "`label` or `labels` must say what lies there"),
        ),
        (("format = 1", 'format = 1\ntotal = "3..1"'), (2, 9, "3 to 1 pieces make no sense")),
        (("rows = 1", 'rows = 1\n[[fixed]]\npiece = "1"'), (9, 3, "`cell` or `cells` must say where the piece lies")),
        (
            ("rows = 1", "rows = 1\n[rim]\nonly_there = true"),
            (10, 1, "`only_there` speaks of the rim's `label`, which is missing"),
        ),
        (
            ("rows = 1", 'rows = 1\n[rim]\nsides = [{ cell = "1", side = "right", label = "A" }]'),
            (10, 31, "the right side of cell 1 is not on the rim: cell 2 lies beyond it"),
        ),
        (
            ("rows = 1", 'rows = 1\n[rim]\nsides = [{ cell = "1", side = "up", label = "A" }]'),
            (10, 31, "cell 1 has no side 'up'"),
        ),
        (
            ("rows = 1", 'rows = 1\n[[rim.sides]]\ncell = "1"\nside = "top"\nlabel = "*"'),
            (12, 9, "* is no label: it stands for a side without one, which meets anything"),
        ),
        (
            ("rows = 1", 'rows = 1\n[rim]\nlabel = "*"'),
            (10, 9, "* is no label: it stands for a side without one, which meets anything"),
        ),
        (
            (
                "rows = 1",
                'rows = 1\n[rim]\nforbidden = "A"\nsides = [{ cell = "1", side = "top", label = "A" }]',
            ),
            (11, 46, "label 'A' is demanded on the rim and forbidden there"),
        ),
        (
            (
                "rows = 1",
                'rows = 1\n[[rim.sides]]\ncell = "1"\nside = "top"\nlabel = "A"\n'
                + '[[rim.sides]]\ncell = "1"\nside = "top"\nlabel = "B"',
            ),
            (16, 9, "the top side of cell 1 must have label 'A' already"),
        ),
        (
            ("rows = 1", 'rows = 1\nblocked = "1"\n[setup]\nkind = "dice"\nchoices = ["2 1"]'),
            (12, 15, "cell 1 cannot be chosen: it is always blocked or covered by a fixed piece"),
        ),
        (
            ("rows = 1", 'rows = 1\n[setup]\nkind = "date"\nchoices = ["1", "2"]'),
            (
                11,
                1,
                "the choices of a date are lists of the cells of the 12 months, the 31 days and the 7 weekdays, "
                "each at most once; found 1 and 1 names",
            ),
        ),
        (
            ("rows = 1", 'rows = 1\n[matching]\npairs = [["a", "*"]]'),
            (10, 10, "* is no label: it stands for a side without one, which meets anything"),
        ),
        (
            ("rows = 1", 'rows = 1\n[matching]\nhalves = ["head", "tail"]'),
            (10, 10, "expected two different single characters"),
        ),
        (
            ("rows = 1", 'rows = 1\n[matching]\nrelation = "table"'),
            (10, 12, 'relation = "table" needs `halves` or `pairs` to say which labels meet'),
        ),
        (
            ("rows = 1", 'rows = 1\n[matching]\npairs = [["a", "b", "c"]]'),
            (10, 10, "expected a pair of labels, found 3 labels"),
        ),
        (
            ("rows = 1", 'rows = 1\n[setup]\nkind = "dice"\nblock = 1\nchoices = ["1 2", "2 1"]'),
            (11, 9, "1 cell is chosen from 2 choices; one is chosen from each"),
        ),
        (("rows = 1", 'rows = 1\n[piece]\nname = "a"'), (9, 2, "expected a list, found a table")),
        (("[board]", "[[board]]"), (5, 3, "expected a table, found a list")),
        (("rows = 1", 'rows = 1\n[[piece]]\nname = "1"\npicture = "#"'), (10, 8, "two pieces are named '1'")),
        (
            ("rows = 1", 'rows = 1\n[[piece]]\nname = "a"\npicture = "#"\ncopies = "3..1"'),
            (12, 10, "3 to 1 copies make no sense"),
        ),
        (
            ("rows = 1", 'rows = 1\n[[piece]]\nname = "a"\npicture = "#"\ncopies = true'),
            (12, 10, 'expected a whole number or a range such as "0..3", "2.." or "..3", found true'),
        ),
        (
            ("rows = 1", 'rows = 1\n[[piece]]\nname = "a"\npath = "[[], [X]]"'),
            (11, 1, "paths of reflections need a triangular lattice, not a square one"),
        ),
        (
            (
                "rows = 1",
                'rows = 1\n[[piece]]\nname = "a"\ncells = [[0, 0], [1, 0]]\n'
                + 'labels = [{ cell = [0, 0], side = "right", label = "A" }]',
            ),
            (12, 35, "the right side of [0, 0] lies between two cells of the piece"),
        ),
        (("rows = 1", 'rows = 1\n[[polyforms]]\nsize = 4\nnames = "a b"'), (11, 9, "2 names for 5 polyominoes")),
        (("rows = 1", "rows = 1\n[[polyforms]]\nsize = 40"), (10, 8, "there are too many polyominoes of 40 cells")),
        (
            ("rows = 1", 'rows = 1\n[[known]]\ncount = 1\ncounts = "all"\nsource = "me"'),
            (11, 10, "expected raw, distinct, rotation, symmetry or relabeling, found the text 'all'"),
        ),
        (
            ("rows = 1", f'rows = 1\n{KNOWN}variant = "none"'),
            (13, 11, "there is no variant 'none' in this file"),
        ),
        (
            ("rows = 1", f"rows = 1\n{KNOWN}target = 7"),
            (13, 1, "`target` is a sum of numbers on lines, which pieces do not have"),
        ),
        (
            ("rows = 1", f'rows = 1\n[setup]\nkind = "cells"\nblock = 1\n{KNOWN}block = "1 2"'),
            (16, 9, "2 cells for a setup that blocks 1"),
        ),
        (
            ("rows = 1", 'rows = 1\n[setup]\nkind = "pieces"\nblock = 1'),
            (11, 1, "`block` is about cells, where pieces are chosen"),
        ),
        (
            ("rows = 1", 'rows = 1\n[setup]\nkind = "cells"\nblock = 1\nchoose = 1'),
            (12, 1, "`choose` is about pieces, where cells are chosen"),
        ),
        (("rows = 1", 'rows = 1\n[setup]\nkind = "pieces"\namong = "1 3"'), (11, 12, "there is no piece '3'")),
        (("rows = 1", 'rows = 1\n[setup]\nkind = "pieces"\namong = "1 1"'), (11, 12, "piece 1 is listed twice")),
        (
            ("rows = 1", 'rows = 1\n[[fixed]]\npiece = "1"\ncell = "1"\n[setup]\nkind = "pieces"\namong = "1"'),
            (14, 10, "piece 1 cannot be chosen: it is fixed, and always takes part"),
        ),
        (
            ("rows = 1", 'rows = 1\n[setup]\nkind = "pieces"\nchoose = 3'),
            (11, 10, "3 pieces cannot be chosen from 2 pieces"),
        ),
        (
            ("rows = 1", f'rows = 1\n[setup]\nkind = "pieces"\n{KNOWN}pieces = "3"'),
            (15, 11, "there is no piece '3'"),
        ),
        (
            ("rows = 1", f'rows = 1\n[setup]\nkind = "cells"\nblock = 1\n{KNOWN}pieces = "1"'),
            (16, 1, "`pieces` names a set of pieces, but here cells are chosen"),
        ),
    ],
)
def test_each_mistake_of_a_tiling(change: tuple[str, str], expected: tuple[int, int, str]) -> None:
    before, after = change
    text = (HEAD + BOARD).replace(before, after)
    assert mistakes(text) == [expected]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (('"1..4"', '"1..3"'), (4, 10, "3 values for 4 points; each point takes one value")),
        (('"1..4"', "[1, 2, 3, 3]"), (4, 20, "value 3 is listed twice; all values must differ")),
        (
            ('"1..4"', '"one"'),
            (4, 10, "expected a range such as \"1..9\" or a list of whole numbers, found the text 'one'"),
        ),
        (('"3 4"', '"3 7"'), (5, 20, "there is no point '7' on the board")),
        (('"3 4"', '"3 3"'), (5, 20, "this line passes point 3 twice")),
        (
            ("target = 5", 'target = "any"'),
            (6, 10, "expected a number, a list of numbers, or \"common\", found the text 'any'"),
        ),
        (("target = 5", "target = 5\ngiven = { 9 = 1 }"), (7, 11, "there is no point '9' on the board")),
        (("target = 5", "target = 5\ngiven = { 1 = 9 }"), (7, 15, "value 9 of point 1 is not among the values")),
        (("target = 5", "target = 5\ngiven = { 1 = 2, 2 = 2 }"), (7, 22, "value 2 is given to two points, 1 and 2")),
        (("target = 5\n", ""), (0, 0, "`target` is missing")),
        (
            ('"3 4"', '"3 4 = x"'),
            (5, 24, 'expected numbers such as 12, [12, 15], "3..5", "< 5" or "> 12", found the text \'x\''),
        ),
        (
            ('"1 2", "3 4"', '"1 2 = 3", "3 4 = 7"'),
            (6, 1, "every line has a sum of its own; no line is left for 5"),
        ),
    ],
)
def test_each_mistake_of_a_labeling(change: tuple[str, str], expected: tuple[int, int, str]) -> None:
    text = (LABELING + BOARD).replace("rows = 1", "rows = 2").replace(*change)
    assert mistakes(text) == [expected]


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("rows = 1", "rows = 1\nwrap = [2, 0]", "list shifts, for example wrap = [[10, 0]]"),
        ("rows = 1", 'rows = 1\nglue = ["1 top = 2 top"]', 'for example glue = [["1 left", "4 right"]]'),
        ("[board]", "wrap = [[2, 0]]\n[board]", "`wrap` belongs to the board: move it below the heading [board]"),
    ],
)
def test_a_mistake_in_lists_and_headings_comes_with_help(before: str, after: str, words: str) -> None:
    assert words in _failure((HEAD + BOARD).replace(before, after)).mistakes[0].help


def test_a_lattice_without_reflections_offers_no_flip() -> None:
    flower = '[board]\nshape = "hexagon"\nside = 1\n[[fixed]]\npiece = "1"\ncell = "1"\nlabels = "E D C B A"\n'
    text = f'format = 1\nfamily = "tiling"\nlattice = "floret"\nfreedom = "free"\ntiles = ["A B C D E"]\n{flower}'
    assert "it reads A B C D E as it is listed, and may be turned" in _failure(text).mistakes[0].help


def test_a_sum_without_blanks_around_its_sign_comes_with_help() -> None:
    text = (LABELING + BOARD).replace("rows = 1", "rows = 2").replace("3 4", "3 4=5")
    assert 'with blanks around it, for example "A B C = 15"' in _failure(text).mistakes[0].help


@pytest.mark.parametrize("sum", [" <= 5", " =", "=5", " == 5"])
def test_a_misspelled_sum_is_one_mistake(sum: str) -> None:
    text = (LABELING + BOARD).replace("rows = 1", "rows = 2").replace("target = 5\n", "")
    [mistake] = _failure(text.replace('"1 2"', '"1 2 = 5"').replace("3 4", f"3 4{sum}")).mistakes
    assert mistake.help.endswith('or "A B C = ..15" if it is at most 15')


def test_a_picture_is_blamed_at_the_character_that_is_wrong() -> None:
    text = dedent('''\
        format = 1
        family = "tiling"
        lattice = "triangular"
        [board]
        shape = "triangle"
        side = 2
        [[piece]]
        name = "a"
        picture = """

          ^v^
          ^^
        """
        ''')
    assert [(line, column) for line, column, _ in mistakes(text)] == [(12, 3)]


def test_mistakes_of_a_variant_are_told_where_they_stand() -> None:
    text = HEAD + BOARD + '[variant.x]\ntiles = ["A B C D", "A B C"]\ndrop = ["9"]\n[variant.x.rim]\nlable = "A"\n'
    assert read_toml_text(text, "good").family == "tiling"
    with pytest.raises(InvalidFile) as caught:
        read_toml_text(text, "bad", "x")
    assert [(one.line, one.column) for one in caught.value.mistakes] == [(10, 21), (11, 9), (13, 1)]


def test_numbers_of_another_variant_are_not_about_the_board_that_is_read() -> None:
    other = '[variant.long]\n[variant.long.board]\nshape = "rectangle"\ncolumns = 3\nrows = 1\n'
    other += '[variant.long.setup]\nkind = "cells"\nblock = 1\n'
    text = HEAD + BOARD + KNOWN + 'variant = "long"\nblock = "3"\n' + other
    assert read_toml_text(text).known[0].variant == "long"
    [one] = read_toml_text(text, variant="long").known
    assert one.blocked == ("3",)
    with pytest.raises(InvalidFile, match="there is no cell '4'"):
        read_toml_text(text.replace('"3"', '"4"'), variant="long")
    with pytest.raises(InvalidFile, match="did you mean 'long'"):
        read_toml_text(text.replace('variant = "long"', 'variant = "lang"'))


def test_of_a_very_long_line_only_what_is_near_the_mistake_is_shown() -> None:
    text = HEAD + BOARD.replace("rows = 1", "rows = 1, " + "x" * 100_000)
    assert len(str(_failure(text))) < 1000
    name = "y" * 100_000
    assert len(str(_failure(HEAD + BOARD + f'[[fixed]]\npiece = "{name}"\ncell = 1\n'))) < 3000


@pytest.mark.parametrize(
    ("source", "column", "width", "shown", "carets"),
    [
        ("rows = 1", 8, 1, "rows = 1", "       ^"),
        ("\tx = 1", 2, 9, "\tx = 1", "\t^^^^^"),
        ("x", 9, 1, "x", " ^"),
        ("a" * 500, 1, 500, "a" * 117 + "...", "^" * 120),
        ("a" * 500, 301, 2, "..." + "a" * 117 + "...", " " * 33 + "^^"),
        ("a" * 500, 500, 1, "..." + "a" * 120, " " * 122 + "^"),
    ],
)
def test_a_line_is_quoted_with_its_place(source: str, column: int, width: int, shown: str, carets: str) -> None:
    assert Mistake("wrong", 1, column, width).quoted(source) == (shown, carets)


def test_json_mistakes_have_places_too() -> None:
    text = (
        '{\n  "format": 1, "family": "tiling", "lattice": "square",\n'
        '  "tiles": ["A B C"],\n  "board": {"shape": "disc"}\n}'
    )
    with pytest.raises(InvalidFile) as caught:
        read_json_text(text, "bad")
    assert [(one.line, one.column) for one in caught.value.mistakes] == [(3, 13), (4, 22)]
    with pytest.raises(InvalidFile, match=r"bad.json:1:9: this is not JSON"):
        read_json_text('{"a": 1 "b"}', "bad")
    with pytest.raises(InvalidFile, match=r"bad.json:1:27: the key `b` is given twice"):
        read_json_text('{"a": [{"b": 1}, {"b": 1, "b": 2}]}', "bad")
    with pytest.raises(InvalidFile, match=r"bad.json:1:7: half a character"):
        read_json_text('{"a": "\\ud800"}', "bad")


def test_a_table_with_one_mistake_is_still_looked_at() -> None:
    text = """\
format = 1
family = "tiling"
lattice = "square"

[board]
shape = "rectangel"
columns = 0

[[piece]]
name = "a"
picture = "#"
copies = "3..1"
freedom = "turn"

[[piece]]
picture = "#"
cells = [[0, 0]]
"""
    with pytest.raises(InvalidFile) as refusal:
        read_toml_text(text, "wrong")
    assert [mistake.line for mistake in refusal.value.mistakes] == [6, 7, 12, 13, 15, 17]


@pytest.mark.parametrize("text", ["{}", '{"family": "tiling"}', '{"family": "labeling"}', '{"format": 2}'])
def test_a_file_without_a_board_among_other_mistakes(text: str) -> None:
    with pytest.raises(InvalidFile) as caught:
        read_json_text(text)
    assert "`board` is missing" in str(caught.value)
