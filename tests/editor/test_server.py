"""The language server, as an editor meets it: over the pipes of a process."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls", reason="the extra `editor` is not installed")

from tests.editor.client import Editor, Range, edited, in_range, offset_of, spot
from tilewright import catalog

CORPUS = Path(__file__).parents[1] / "corpus"
MOST_SECONDS = 3.0
"""An answer takes less than one; the rest is for busy machines."""
SMALL = """\
format = 1
title = "Two tiles \U0001f600"
family = "tiling"
lattice = "square"
tiles = ["A A B B", "B B A A"]

[board]
picture = "ab"

[[group]]
pieces = "1 2"
total = 2
"""
PIECES = """\
format = 1
family = "tiling"
lattice = "square"

[board]
shape = "rectangle"
columns = 5
rows = 4

[[polyforms]]
size = 4
names = "usual"

[[fixed]]
piece = "T"
cells = "1"

[variant.bar]
drop = "T"
fixed = []
[[variant.bar.piece]]
name = "big bar"
picture = "####"

[[known]]
count = 0
counts = "distinct"
source = "a parity argument"
variant = "bar"
"""
# Names of files and their texts, most of them broken, and a part of what is said about each; None for nothing wrong.
OTHERS: dict[str, tuple[str, str | None]] = {
    "small.toml": (SMALL, None),
    "windows.toml": (SMALL.replace("\n", "\r\n").replace("square", "sqare"), "did you mean 'square'?"),
    "empty.tilewright.toml": ("", "`format` is missing"),
    "blank.tilewright.toml": ("\n\n  \n", "`family` is missing"),
    "marked.toml": ("\ufeff" + SMALL.replace("tiling", "tilling"), "did you mean 'tiling'?"),
    "unclosed.toml": (SMALL.replace('picture = "ab"', 'picture = "ab'), "a text is not closed on its line"),
    "list.toml": (SMALL.replace('A A"]', 'A A"'), "this list is not closed"),
    "half.toml": (SMALL[: SMALL.index("picture") + 5], "expected `=` after the key"),
    "separator.toml": (SMALL.replace("[board]", "# a\u2028b\x85c\n[bord]"), "there is no key `bord`"),
    "control.toml": (SMALL.replace("ab", "a\x07b"), "illegal character"),
    "deep.toml": (SMALL + f"x = {'[' * 400}{']' * 400}\n", "nested too deeply"),
    "long.toml": (SMALL + f"x = {'9' * 5000}\n", "a number of 5,000 digits"),
    "twice.toml": (SMALL + "[board]\n", "this table is given twice"),
    "number.toml": (
        "format = 1\nfamily = 3\nlattice = []\nboard = 1\n",
        "expected tiling or labeling, found the number",
    ),
    "unlabeled.toml": (SMALL.replace("B B A A", "B B A"), "this tile has 3 labels"),
    "puzzle.json": ('{"format": 1, "family": "tiling", "lattice": "squre"}', "did you mean 'square'?"),
    "broken.json": ('{"format": 1,', "this is not JSON"),
    "brief.toml": ('format = 1\ninvent = "shapes"\nlattice = "sqare"\n[board]\n', "did you mean 'square'?"),
    "pieces.toml": (PIECES, "chessboard"),
    "no-variant.toml": (PIECES.replace('drop = "T"', 'drop = "Tt"'), "there is no piece 'Tt' to take away"),
    "large.toml": (
        'format = 1\nfamily = "tiling"\nlattice = "square"\n[board]\nshape = "rectangle"\n'
        'columns = 140\nrows = 140\n[[polyforms]]\nsize = 8\ncopies = "0.."\n',
        None,
    ),
    "too-large.toml": (
        SMALL.replace('picture = "ab"', 'shape = "rectangle"\ncolumns = 999999\nrows = 9999999'),
        "this board has more than 20,000 cells",
    ),
    "no-heading.toml": (SMALL + "[]\n", "a line cannot start like this"),
    "other.toml": ('[project]\nname = "x"\n', None),
}


@pytest.fixture(scope="module")
def _editors() -> Iterator[list[Editor]]:
    editors = [Editor()]
    yield editors
    editors[0].end()


@pytest.fixture
def editor(_editors: list[Editor]) -> Editor:
    return _editors[0]


def _hover(editor: Editor, uri: str, words: str, after: int = 1) -> str:
    found = editor.at(uri, spot(editor.texts[uri], words, after), "hover")
    return "" if found is None else str(found["contents"]["value"])


def _labels(editor: Editor, uri: str, words: str, after: int) -> list[str]:
    found = editor.at(uri, spot(editor.texts[uri], words, after), "completion")
    return [item["label"] for item in found["items"]]


def _fixes(editor: Editor, uri: str, range: Range) -> dict[str, str]:
    """The quick fixes for a part of a file: what each says, and the text that it leads to."""
    asked = editor.ask("textDocument/codeAction", textDocument={"uri": uri}, range=range, context={"diagnostics": []})
    edits = {fix["title"]: fix["edit"]["changes"][uri] for fix in asked if "edit" in fix}
    return {title: edited(editor.texts[uri], edit) for title, edit in edits.items()}


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_wrong_is_said_and_everything_is_answered(editor: Editor, name: str) -> None:
    text, wanted = OTHERS[name]
    uri = editor.open(name, text, name.rpartition(".")[2])
    marks = editor.marks(uri, wanted=wanted)
    assert wanted is not None or not [mark for mark in marks if mark["severity"] == 1], marks
    _ask_everything(editor, uri, marks)
    editor.close(uri)


@pytest.mark.parametrize("path", [*sorted(CORPUS.glob("*.toml"))], ids=lambda path: path.name)
def test_files_that_were_found_by_chance_are_answered(editor: Editor, path: Path) -> None:
    uri = editor.open(path.name, path.read_text(encoding="utf-8"))
    _ask_everything(editor, uri, editor.marks(uri))
    editor.close(uri)


@pytest.mark.parametrize(
    "name", ["eternity-2", "genius-star", "magic-19", "soma", "tatami", "y-pentomino", "fruit-tray"]
)
def test_right_files_have_no_mistakes(editor: Editor, name: str) -> None:
    name = name if name in catalog.names() else catalog.names()[0]
    uri = editor.open(f"{name}.toml", catalog.text_of(name))
    marks = editor.marks(uri)
    assert not marks
    _ask_everything(editor, uri, marks)
    editor.close(uri)


def _ask_everything(editor: Editor, uri: str, marks: list[dict[str, Any]]) -> None:
    """Ask all that can be asked, at several places; each answer comes soon, and is about places in the text."""
    text = editor.texts[uri].replace("\r\n", "\n")
    for mark in marks:
        in_range(text, mark["range"])
        for fixed in _fixes(editor, uri, mark["range"]).values():
            assert fixed != editor.texts[uri]
    n_lines = text.count("\n") + 1
    for line in {0, 1, n_lines // 2, n_lines - 1, n_lines + 5}:
        for character in (0, 3, 12, 999):
            place = {"line": line, "character": character}
            for what in ("completion", "hover", "definition"):
                editor.at(uri, place, what)
    assert editor.slowest < MOST_SECONDS


@pytest.mark.parametrize(
    ("old", "new", "marked", "fix", "then"),
    [
        ('"square"', '"sqare"', '"sqare"', "Write square", '"square"'),
        ("[board]", "[boad]", "boad", "Write board", "[board]"),
        ('pieces = "1 2"', 'pieces = "1 2"\nx = 1', "x", None, ""),
        ("format = 1\n", "", "title", "Add the line format = 1", "format = 1\ntitle"),
        ('family = "tiling"\n', "", "format", 'Add the line family = "tiling"', '\nfamily = "tiling"\nlattice'),
        (
            "total = 2\n",
            "total = 2\nfreedom = 'free'\n",
            "freedom",
            "Move freedom above the first table",
            "\nfreedom = 'free'\n[board]",
        ),
        ("total = 2\n", "total = 2\n[rim]\nsides = [{ freedom = 'free' }]\n", "freedom", None, ""),
        ("tiles =", 'names = "x y"\ntiles =', "names", "Move names to the board", '[board]\nnames = "x y"\n'),
    ],
)
def test_a_mistake_is_marked_where_it_is_and_mended(
    editor: Editor, old: str, new: str, marked: str, fix: str | None, then: str
) -> None:
    uri = editor.open("mend.tilewright.toml", SMALL.replace(old, new, 1))
    marks = editor.marks(uri)
    [mark] = [one for one in marks if editor.marked(uri, one) == marked]
    fixes = _fixes(editor, uri, mark["range"])
    assert (fix is None) == (not fixes)
    if fix is not None:
        assert then in fixes[fix]
        assert not editor.marks(editor.open("mended.tilewright.toml", fixes[fix]))


def test_columns_are_those_of_editors_behind_an_emoji(editor: Editor) -> None:
    text = SMALL.replace('lattice = "square"', "").replace(
        "tiles = [", 'lattice = "square"\ntiles = ["\U0001f600 \U0001f600", '
    )
    uri = editor.open("emoji.toml", text)
    marked = [editor.marked(uri, mark) for mark in editor.marks(uri)]
    assert marked[0] == '"\U0001f600 \U0001f600"'
    found = editor.at(uri, spot(text, '"A A B B"', 2), "completion")["items"]
    assert in_range(text, found[0]["textEdit"]["range"]) == "A"


def test_a_file_is_typed_and_changed_part_by_part(editor: Editor) -> None:
    uri = editor.open("typed.tilewright.toml", "")
    text = ""
    for sign in SMALL:
        place = spot(text, "", len(text))
        text += sign
        editor.change(uri, text, ({"start": place, "end": place}, sign))
    assert editor.marks(uri) == []
    # Two changes at once, the second in the text that the first one left; a line of Unicode's own between them.
    first, second = spot(text, "square"), spot(text, "[board]")
    changes = [
        ({"start": first, "end": {**first, "character": first["character"] + 6}}, "sq\u2028"),
        ({"start": second, "end": {**second, "character": second["character"] + 7}}, "[\U0001f9e9]"),
    ]
    text = text.replace("square", "sq\u2028").replace("[board]", "[\U0001f9e9]")
    editor.change(uri, text, *changes)
    [mark] = editor.marks(uri)
    assert editor.marked(uri, mark) == "\U0001f9e9"
    here = spot(text, "\U0001f9e9")
    there = {**here, "character": here["character"] + 2}
    editor.change(uri, text.replace("\U0001f9e9", "board"), ({"start": here, "end": there}, "board"))
    [mark] = editor.marks(uri)
    assert editor.marked(uri, mark) == '"sq\u2028"'
    # And the whole text at once.
    editor.change(uri, SMALL)
    assert editor.marks(uri) == []


def test_keys_values_and_names_are_offered(editor: Editor) -> None:
    uri = editor.open("offers.toml", PIECES)
    editor.marks(uri, wanted="chessboard")
    assert {"picture", "wrap"} <= set(_labels(editor, uri, "columns", 2))
    assert "rows" not in _labels(editor, uri, "columns", 2), "it is there already"
    assert {"polyomino", "square"} & set(_labels(editor, uri, '"square"', 1))
    assert "rectangle" in _labels(editor, uri, '"rectangle"', 3)
    assert {"big bar", "T", "I"} <= set(_labels(editor, uri, 'piece = "T"', 9))
    assert _labels(editor, uri, 'variant = "bar"', 11) == ["bar"]
    assert {"raw", "symmetry"} <= set(_labels(editor, uri, '"distinct"', 1))
    assert {"[[piece]]", "[matching]", "[[region]]"} <= set(_labels(editor, uri, "\n\n[[fixed]]", 1))
    assert {"drop", "rim", "crossing"} & set(_labels(editor, uri, "drop", 0))
    uri = editor.open("offers-2.toml", SMALL)
    assert _labels(editor, uri, "A A B B", 1) == ["A", "B"]


def test_an_offer_is_typed_where_it_belongs(editor: Editor) -> None:
    for old, words, after, label, then in (
        ("[[group]]", "[[grou", 6, "[[group]]", '"ab"\n\n[[group]]\npieces'),
        ('"square"', "sq", 2, "square", 'lattice = "square"\n'),
        ('"square"', '"', 1, "square", 'lattice = "square\n'),
        ("total = 2", "tot", 3, "total", '"1 2"\ntotal = \n'),
        ("[[group]]", "", 0, "[labels]", '"ab"\n\n[labels]\npieces'),
    ):
        text = SMALL.replace(old, words)
        uri = editor.open("typing.toml", text)
        place = spot(text, SMALL[SMALL.index(old) - 10 : SMALL.index(old)] + words, 10 + after)
        items = editor.at(uri, place, "completion")["items"]
        [edit] = [item["textEdit"] for item in items if item["label"] == label]
        assert then in edited(text, [edit])


def test_the_board_is_shown_with_the_number_of_solutions(editor: Editor) -> None:
    uri = editor.open("unicorn.toml", catalog.text_of("unicorn"))
    editor.marks(uri)
    shown = _hover(editor, uri, "[board]")
    assert "│ 1 │ 2 │ 3 │" in shown
    assert "8 solutions, 2 up to symmetry." in shown
    assert "The cells in play" in shown


def test_a_variant_is_shown_on_its_own_board(editor: Editor) -> None:
    text = SMALL + '[variant.one]\ntiles = ["A A A A"]\ngroup = []\n[variant.one.board]\npicture = "abc"\n'
    uri = editor.open("variant.toml", text)
    editor.marks(uri)
    assert "│ a │" not in _hover(editor, uri, "[board]")
    assert "│ 1 │ 2 │\n" in _hover(editor, uri, "[board]")
    for words in ("[variant.one]", "[variant.one.board]"):
        assert "│ 1 │ 2 │ 3 │" in _hover(editor, uri, words)
        assert "solution" in _hover(editor, uri, words)


def test_a_long_count_is_said_not_to_be_exact_and_ends_with_a_change(editor: Editor) -> None:
    text = catalog.text_of("pentominoes-6x10")
    uri = editor.open("long.toml", text)
    editor.marks(uri)
    said = _hover(editor, uri, "[board]")
    assert "still being counted" in said or "2,339 up to symmetry" in said or "At least" in said
    mistaken = text.replace("rectangle", "rectangel")
    editor.change(uri, mistaken)
    assert editor.marks(uri)
    assert "solution" not in _hover(editor, uri, "[board]")
    assert "latest mistake" in _hover(editor, uri, "[board]")


def test_pieces_are_shown_and_found(editor: Editor) -> None:
    uri = editor.open("shown.toml", PIECES)
    editor.marks(uri, wanted="chessboard")
    assert "**piece T**: 4 cells, 4 orientations" in _hover(editor, uri, 'piece = "T"', 9)
    uri = editor.open("shown-2.toml", SMALL)
    editor.marks(uri)
    assert re.search(r"tile|piece", _hover(editor, uri, "B B A A"))
    assert "A" in _hover(editor, uri, "B B A A")


@pytest.mark.parametrize(
    ("text", "words", "after", "leads_to", "line"),
    [
        (PIECES, 'variant = "bar"', 11, "bar", "[variant.bar]"),
        (PIECES, 'piece = "T"', 9, "polyforms", "[[polyforms]]"),
        (SMALL, 'pieces = "1 2"', 12, "B B A A", 'tiles = ["A A B B", "B B A A"]'),
        (SMALL.replace("[board]", '[labels]\nA = "x"\n\n[board]'), "B B A A", 5, "A", 'A = "x"'),
        (
            SMALL.replace("total = 2", 'total = 2\n[[region]]\ncells = "b"\nequal = true'),
            'cells = "b"',
            9,
            "b",
            'picture = "ab"',
        ),
        (SMALL.replace('"ab"', '"ab"\nblocked = "2"'), 'blocked = "2"', 11, "b", 'picture = "ab"'),
    ],
)
def test_a_name_leads_to_what_it_names(
    editor: Editor, text: str, words: str, after: int, leads_to: str, line: str
) -> None:
    uri = editor.open("leads.toml", text)
    editor.marks(uri)
    place = editor.at(uri, spot(text, words, after), "definition")["range"]
    assert in_range(text, place) == leads_to
    start = offset_of(text, place["start"])
    assert text[text.rfind("\n", 0, start) + 1 :].split("\n")[0] == line


def test_findings_of_lint_are_marked_at_the_piece(editor: Editor) -> None:
    text = catalog.text_of("tetravex-3x3-a")
    uri = editor.open("tetravex.toml", text)
    marks = editor.marks(uri, wanted="label 8 is on one side only")
    [mark] = [one for one in marks if "label 8" in one["message"]]
    assert (editor.marked(uri, mark), mark["severity"]) == ("8", 2)
    assert "help: look whether 8 was typed right on tile 1" in mark["message"]


@pytest.mark.parametrize("as_list", [False, True])
def test_a_mistyped_label_is_found_and_mended(editor: Editor, as_list: bool) -> None:
    text = catalog.text_of("unicorn")
    right = '["YT", "PT", "YH", "GH"]' if as_list else '"YT PT YH GH"'
    text = text.replace('"YT PT YH GH"', right)
    wrong = right.replace("PT", "YT")
    uri = editor.open("mistyped.toml", text.replace(right, wrong))
    assert not editor.marks(uri)
    start = {"line": 0, "character": 0}
    asked = editor.ask(
        "textDocument/codeAction",
        textDocument={"uri": uri},
        range={"start": start, "end": start},
        context={"diagnostics": [], "only": ["source"]},
    )
    [command] = [one["command"] for one in asked]
    editor.ask("workspace/executeCommand", command=command["command"], arguments=command["arguments"])
    said = [one["params"]["message"] for one in editor.others]
    assert said[0].startswith("Looking for typos")
    assert said[1].startswith("With each of the changes")
    editor.others.clear()
    marks = editor.marks(uri, wanted="mistyped?")
    [mark] = [one for one in marks if "write PT instead of YT on tile 8, right" in one["message"]]
    assert editor.marked(uri, mark) == "YT"
    assert text in _fixes(editor, uri, mark["range"]).values()


def test_a_closed_file_is_not_marked_any_more(editor: Editor) -> None:
    uri = editor.open("closed.toml", SMALL.replace("square", "sqare"))
    assert editor.marks(uri)
    editor.close(uri)
    assert editor.marks(uri) == []
    assert editor.at(uri, {"line": 0, "character": 0}, "hover") is None


def test_an_editor_that_shows_images_gets_them() -> None:
    editor = Editor({"pictures": "svg"})
    uri = editor.open("unicorn.toml", catalog.text_of("unicorn"))
    editor.marks(uri)
    assert "](data:image/svg+xml;base64," in _hover(editor, uri, "[board]")
    editor.end()


def test_an_editor_of_plain_text_gets_no_markdown() -> None:
    editor = Editor(textDocument={"hover": {"contentFormat": ["plaintext"]}})
    uri = editor.open("unicorn.toml", catalog.text_of("unicorn"))
    editor.marks(uri)
    found = editor.at(uri, spot(editor.texts[uri], "[board]", 1), "hover")["contents"]
    assert found["kind"] == "plaintext"
    assert found["value"].startswith("board\n")
    assert "`" not in found["value"]
    editor.end()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-32"])
def test_other_units_of_columns_are_understood(encoding: str) -> None:
    editor = Editor(general={"positionEncodings": [encoding]})
    assert editor.server["capabilities"]["positionEncoding"] == encoding
    text = 'format = 1\nfamily = "\U0001f600"; lattice = 1\n'
    uri = editor.open("units.toml", text)
    [mark] = editor.marks(uri)
    assert mark["range"]["start"] == {"line": 1, "character": {"utf-8": 15, "utf-32": 12}[encoding]}
    editor.end()


def test_the_end_of_the_editor_is_the_end_of_the_server() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tilewright", "lsp"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert process.stdout == b""
    assert b"Traceback" not in process.stderr


def test_messages_that_make_no_sense_are_told_in_a_line() -> None:
    messages = [b"{broken", b"[]", b'{"jsonrpc": "2.0", "id": 7, "method": "nonsense", "params": {}}']
    messages += [b'{"jsonrpc": "2.0", "id": 8, "method": "textDocument/hover", "params": {"position": 3}}']
    process = subprocess.run(
        [sys.executable, "-m", "tilewright", "lsp"],
        input=b"".join(b"Content-Length: %d\r\n\r\n%b" % (len(message), message) for message in messages),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert b"Method Not Found: nonsense" in process.stdout
    assert b"JSONDecodeError" in process.stderr
    assert b"Traceback" not in process.stderr


def test_without_the_library_the_command_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys\nsys.modules['pygls'] = sys.modules['lsprotocol'] = None\nsys.argv = ['tilewright', 'lsp']\n"
        "from tilewright.cli import main\nmain()"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert process.returncode == 2
    assert "pip install 'tilewright[editor]'" in process.stderr
    assert "Traceback" not in process.stderr
