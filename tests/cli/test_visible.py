"""Text from outside does not steer the terminal: control characters are refused in names, and visible elsewhere."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from unicodedata import category

import pytest
from click.testing import CliRunner

from tilewright import TilingPuzzle, load
from tilewright.boards import Board
from tilewright.cli.app import COMMANDS
from tilewright.cli.parameters.clicked import app
from tilewright.errors import InvalidPuzzle, visible
from tilewright.rendering import RENDERERS, draw_text, scene_of

OBEYED = [
    *(chr(code) for code in range(0x110000) if category(chr(code)) in ("Cc", "Zl", "Zp")),
    *map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    *("\ud800", "\udcff", "\udfff"),
]
HOSTILE = "".join(f"{char}x" for char in OBEYED if char not in "\n\t") + "\x1b[31m\x1b]0;title\x07"
PUZZLE = """
format = 1
family = "tiling"
lattice = "square"
about = "ABOUT"
sources = ["ABOUT"]
board = { shape = "rectangle", columns = 2, rows = 2 }
[[known]]
count = 2
counts = "distinct"
source = "ABOUT"
[[piece]]
name = "I"
picture = "##"
copies = 2
[variant.VARIANT]
"""


def escaped(text: str) -> str:
    """A text as TOML and JSON have it in quotes."""
    return "".join(f"\\u{ord(char):04x}" if char in OBEYED else char for char in text)


def obeyed(output: str) -> set[str]:
    """The characters of an output that a terminal obeys, without the colors of our own pictures."""
    plain = re.sub(r"\x1b\[48;5;\d+;38;5;\d+m|\x1b\[0m", "", output)
    return {char for char in plain if char in OBEYED and char not in "\n\t"}


@pytest.mark.parametrize("key", ['title = "A"', 'maker = "A"', 'maker = ["A"]', 'tiles = [["A", "B", "B", "B"]]'])
def test_names_have_no_control_characters(tmp_path: Path, key: str) -> None:
    file = tmp_path / "named.toml"
    for char in OBEYED:
        if char != "\n" and not "\ud800" <= char <= "\udfff":  # TOML has none of the latter.
            file.write_text(PUZZLE.replace("format = 1", f"format = 1\n{key.replace('A', f'a{escaped(char)}b')}", 1))
            result = CliRunner().invoke(app, ["check", str(file)], color=True)
            assert (result.exit_code, obeyed(result.output)) == (2, set())
            assert "control characters" in result.output


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("serve", "site")])
def test_a_terminal_obeys_no_text_of_a_file(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # The name of the file is the name of the puzzle, too.
    argument = "".join(char for char in HOSTILE if char not in "\0\ud800\udfff")
    file = Path(argument[:120] + ".toml")
    about = escaped("".join(char for char in HOSTILE if not "\ud800" <= char <= "\udfff"))
    text = PUZZLE.replace("ABOUT", about).replace("VARIANT", f'"{about}"')
    try:
        file.write_text(text)
    except OSError:
        pytest.skip("the file system takes no such names")
    outputs = [
        CliRunner().invoke(app, [name, str(file), *options], color=True)
        for options in (
            [],
            ["--json"],
            ["--color", "always"],
            ["--variant", argument],
            [str(file)],
            ["-o", argument],
        )
    ]
    for result in outputs:
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert not obeyed(result.output)
    assert any(r"\x1b" in result.output or r"\u001b" in result.output for result in outputs)


def test_pictures_have_visible_words() -> None:
    scene = scene_of(load("tetravex-4x4-a"))
    cells = (replace(scene.cells[0], name=HOSTILE), *scene.cells[1:])
    pieces = (replace(scene.pieces[0], name=HOSTILE), *scene.pieces[1:])
    scene = replace(scene, title=HOSTILE, caption=HOSTILE, cells=cells, pieces=pieces)
    for text in (draw_text(scene, ascii=True), draw_text(scene, color=True), str(RENDERERS["svg"](scene))):
        assert not obeyed(text)
        assert r"\x1b[31m" in text


def test_puzzles_made_in_python_have_no_control_characters() -> None:
    tiles, sums = load("tetravex-4x4-a"), load("magic-square-3")
    assert isinstance(tiles, TilingPuzzle)
    piece = tiles.pieces[0]
    for makes in (
        lambda: replace(tiles, title="a\nb"),
        lambda: replace(sums, maker=("\x1b[2J",)),
        lambda: replace(tiles, pieces=(replace(piece, name="\x9b"), *tiles.pieces[1:])),
        lambda: replace(tiles, pieces=(replace(piece, labels=(("\u202e",) * 4,)), *tiles.pieces[1:])),
        lambda: Board.of(tiles.lattice, [(0, 0)], ["\x07"]),
    ):
        with pytest.raises(InvalidPuzzle, match="has control characters"):
            makes()


@pytest.mark.thorough
def test_only_what_is_obeyed_is_changed() -> None:
    assert visible("a\tb\n\xa0 \u200d ß \U0001f600") == "a\tb\n\xa0 \u200d ß \U0001f600"
    assert visible("\x07\x9b\u202e\udcff") == r"\x07\x9b\u202e\udcff"
    assert not obeyed(visible("".join(map(chr, range(sys.maxunicode + 1)))))
