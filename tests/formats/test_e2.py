"""Lists of tiles and board strings of the Eternity II community."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright.formats import FORMATS, FileText, read_sources, save
from tilewright.formats.puzzle_file import read_toml_text

LIST = """\
# Six tiles.
2 3
0 0 1 2
0 2 3 0
# fixed: tile 3 at row 1, column 2, turned 1
1 0 2 0
4 2 1 0
5 0 3 0 4
0 1 4 2
"""
WORDS = """\
format = 1
family = "tiling"
lattice = "square"
tiles = ["G a b G", "c a G G", "c G G d", "b d G G"]
[board]
shape = "rectangle"
columns = 2
rows = 2
[rim]
label = "G"
only_there = true
[[fixed]]
piece = "2"
cell = "2"
turns = 2
"""


def read(text: str, name: str = "some.txt") -> tw.TilingPuzzle:
    puzzle = read_sources([FileText(name, text)])
    assert isinstance(puzzle, tw.TilingPuzzle)
    return puzzle


def test_a_list_has_tiles_a_board_and_what_lies_there() -> None:
    puzzle = read(LIST)
    assert len(puzzle.board) == 6
    assert puzzle.board.cells[-1] == (2, 0)
    assert [(fixed.piece, fixed.cells) for fixed in puzzle.fixed] == [("3", (1,))]
    # With 10 sides of 0 it is a gray rim; with fewer it is a label as any other.
    assert puzzle.rim == tw.Rim(label="0", only_there=True)
    assert read("1 0 2 3\n").rim == tw.Rim()


@pytest.mark.parametrize("name", ["eternity-2", "eternity-2-clue-2", "words", "copies"])
@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
def test_a_list_that_was_written_is_the_same_puzzle(name: str) -> None:
    puzzle = tw.load(name) if "-" in name else read_toml_text(WORDS)
    assert isinstance(puzzle, tw.TilingPuzzle)
    if name == "copies":
        twice = replace(puzzle.pieces[0], least=2, most=2)
        puzzle = replace(puzzle, pieces=(twice, *puzzle.pieces[2:]), fixed=())
    write = FORMATS["e2-pieces"].write
    assert write is not None
    back = read(write(puzzle))
    assert [fixed.cells for fixed in back.fixed] == [fixed.cells for fixed in puzzle.fixed]
    if "-" in name:
        assert (back.pieces, back.board, back.fixed) == (puzzle.pieces, puzzle.board, puzzle.fixed)
    else:
        counts = [tw.count(one) for one in (back, puzzle)]
        assert counts[0].distinct == counts[1].distinct


def test_a_label_0_that_is_not_gray_gets_another_number() -> None:
    # As many sides have it as the rim has; then it stands alone on a tile, which would be an empty cell of a board.
    for name, tiles in (("nine-squares", None), ("alone", ["0 0 0 0", "0 1 0 1"])):
        text = f'format = 1\nfamily = "tiling"\nlattice = "square"\ntiles = {tiles}\n'
        puzzle = read_toml_text(f'{text}[board]\nshape = "rectangle"\ncolumns = 2\nrows = 1\n') if tiles else None
        puzzle = puzzle or tw.load(name)
        write, write_board = FORMATS["e2-pieces"].write, FORMATS["e2-board"].write_solution
        assert write is not None
        assert write_board is not None
        assert tw.count(read(write(puzzle))).distinct == tw.count(puzzle).distinct > 0
        assert "aaaa" not in write_board(tw.solve(puzzle).solutions[0])


def test_gray_sides_that_make_no_rim_are_refused() -> None:
    puzzle = read_toml_text(WORDS.replace("c G G d", "c b G d"))
    with pytest.raises(tw.InvalidRequest, match="its gray sides are not those of the rim"):
        FORMATS["e2-pieces"].write(puzzle)  # type: ignore[misc]


def test_a_solution_becomes_a_board_string_and_is_checked(tmp_path: Path) -> None:
    puzzle = read_toml_text(WORDS)
    save(puzzle, tmp_path / "words.toml")
    found = tmp_path / "found.json"
    found.write_text(run("solve", tmp_path / "words.toml", "--json").stdout)
    result = run("convert", tmp_path / "words.toml", tmp_path / "found.e2board", "--solution", found)
    assert "Wrote" in result.stderr
    refused = run("convert", tmp_path / "words.toml", tmp_path / "found.e2board", status=2).stderr
    assert "--solution names the file that it is in" in refused
    address = (tmp_path / "found.e2board").read_text()
    assert address.startswith("https://e2.bucas.name/#puzzle=words&board_w=2&board_h=2&board_edges=a")
    board = tmp_path / "any.txt"
    board.write_text(f"My best board:\n{address}")
    [solution] = tw.read_solutions(puzzle, board)
    tw.check(puzzle, solution)
    # As a puzzle it has the same tiles, not yet laid.
    board.write_text(address)
    with pytest.warns(tw.LeftOut, match="they are to be laid again"):
        again = tw.load(board)
    assert tw.count(again).distinct == tw.count(replace(puzzle, fixed=())).distinct
    edges = address.split("board_edges=")[1].split("&")[0]
    board.write_text(address.replace(edges, "aaaa" + edges[4:]).split("&board_pieces")[0])
    assert "1 of 4 cells is empty" in run("convert", board, "-", "--to", "toml", status=2).stderr
    assert "cell 1" in run("check", tmp_path / "words.toml", board, status=1).stdout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1 2 3 4\n1 2 3\n", "some.txt:2:1: expected the four labels of tile 2, found 3 numbers"),
        ("1 2 3 4\n1 2 x 4\n", "some.txt:2:1: expected a number of up to nine digits, found 'x'"),
        ("1 2 3 4\n1 2 3 4\n", "2 tiles do not fill a square board"),
        ("3 5\n1 2 3 4\n", "1 tile does not fill a board of 3 rows and 5 columns"),
        ("999999999 999999999\n1 2 3 4\n", "does not fill a board of 999999999 rows"),
        ("5 5\n", "expected 1 to 10,000 tiles, found 0"),
        ("board_w=9&board_edges=abcd", "board_edges has 1 cell, not 9 x 1"),
        ("board_w=99999&board_h=99999&board_edges=abcd", "board_edges has 1 cell, not 99999 x 99999"),
        ("board_edges=abcdx", "expected four letters from a to z for each cell in board_edges, found 5 characters"),
        ("board_edges=abcd&board_pieces=1", "expected three digits for each of 1 cells"),
    ],
)
def test_what_is_no_list_and_no_board_is_refused(text: str, words: str) -> None:
    with pytest.raises(tw.InvalidFile) as refusal:
        read(text)
    assert words in str(refusal.value)


def test_other_puzzles_have_no_list() -> None:
    write = FORMATS["e2-pieces"].write
    assert write is not None
    for name, words in (("unicorn", "not just equal labels meet"), ("soma", "its cells are cubes")):
        with pytest.raises(tw.InvalidRequest, match=words):
            write(tw.load(name))
