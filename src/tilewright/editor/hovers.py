"""What an editor shows of the thing under the pointer: its meaning, its picture, the number of solutions."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable

from ..deadline import within
from ..errors import OutOfTime, TilewrightError, visible
from ..families import Puzzle, family_of
from ..families.base import Thing
from ..families.scenes import Scene, ScenePiece
from ..families.wording import listing, plural
from ..rendering import RENDERERS, scene_of
from ..rendering.text import draw_text
from ..values import replace
from .file_names import name_at, pieces_of
from .file_tables import FileKey, about_table, key_at, keys_at, plain_path
from .toml_scan import TomlCursor, TomlScan

_MOST_CELLS = 1_500
"""A larger board is no picture that fits beside a text."""
_MOST_CELLS_IN_SVG = 400
"""Of a larger one that takes too long."""
_LONGEST_SVG = 60_000
"""Visual Studio Code cuts a longer text."""
_MOST_PIECES = 400
"""The orientations of more pieces take too long."""
_COLUMNS = 80
_SECONDS = 0.5


def piece_at(scan: TomlScan, cursor: TomlCursor) -> str | None:
    """The name of the piece that stands at a position, or in the table that it is in; None if there is none."""
    name = name_at(scan, cursor)
    if name is not None and name.kind == "piece":
        return name.word
    path = cursor.path
    if path[:1] == ("tiles",) and len(path) > 1:
        return str(int(path[1]) + 1)
    keys = plain_path(path)
    if keys[:1] in (("piece",), ("fixed",)) and len(path) > 1:
        at = path.index(keys[0]) + 2
        token = scan.values.get((*path[:at], "name" if keys[0] == "piece" else "piece"))
        return None if token is None else token.plain
    return None


def variant_at(cursor: TomlCursor) -> str | None:
    """The variant whose board is shown at a position, "" for the puzzle without one; None if no board is."""
    path = cursor.path
    if cursor.token is None or not path:
        return None
    if path[0] == "variant" and len(path) > 1 and (len(path) == 2 or path[2] == "board"):
        return str(path[1])
    return "" if path[0] in ("board", "title", "family", "known") else None


def words_for_key(scan: TomlScan, cursor: TomlCursor) -> str:
    """What a key or a heading means, in Markdown; "" for what is no key."""
    token = cursor.token
    if token is None or token.wanted not in ("key", "heading"):
        return ""
    key, path = key_at(scan, cursor.path), plain_path(cursor.path)
    if not path:
        return ""
    words = [f"**`{'.'.join(path)}`**" + (f": {key.about}" if key is not None and key.about else "")]
    if key is not None:
        words += _values(key)
    if about := about_table(scan, cursor.path):
        words.append(about)
        words.append("Keys: " + ", ".join(f"`{name}`" for name in keys_at(scan, cursor.path)))
    return "\n\n".join(words) if key is not None or about else ""


def without_markdown(words: str) -> str:
    """The same for editors that show plain text."""
    lines = (line for line in words.split("\n") if not line.startswith("```"))
    return re.sub(r"\*\*|`|\\(?=[^\w\s])", "", "\n".join(lines))


def _values(key: FileKey) -> list[str]:
    words = []
    if key.choices and key.is_closed:
        words.append("One of " + listing((f"`{choice}`" for choice in key.choices), joint="or") + ".")
    if key.default is not None and not key.heading:
        default = f'"{key.default}"' if isinstance(key.default, str) else str(key.default).lower()
        words.append(f"Without it: `{default}`.")
    return words


def board_picture(puzzle: Puzzle, *, as_svg: bool) -> str:
    """The board of a puzzle in Markdown, or why it is not drawn."""
    if len(puzzle.board) > _MOST_CELLS:
        return f"A board of {len(puzzle.board):,} cells."
    as_svg = as_svg and len(puzzle.board) <= _MOST_CELLS_IN_SVG
    return _picture(lambda: replace(scene_of(puzzle, pieces=False), title=""), puzzle.title or puzzle.name, as_svg)


def piece_picture(puzzle: Puzzle, name: str, *, as_svg: bool) -> str:
    """A piece of a puzzle in words and as a picture, in Markdown; "" if it has no such piece."""
    piece = pieces_of(puzzle).get(name)
    if piece is None:
        return ""
    family, is_large = family_of(puzzle), len(pieces_of(puzzle)) > _MOST_PIECES
    words = [f"**{family.nouns.piece} {_escaped(name)}**: {plural(len(piece.cells), 'cell')}"]
    try:
        with within(_SECONDS, share=0):
            if not is_large:
                thing = next(one for one in family.table.things(puzzle) if one.name == name)
                words += [plural(len(thing.orientations), "orientation"), *_copies(thing)]
            scene = scene_of(puzzle)
    except OutOfTime:
        return ", ".join(words)
    shown = next((one for one in scene.pieces if one.name == name), None)
    picture = "" if shown is None else _picture(lambda: _alone(scene, shown), name, as_svg)
    return f"{', '.join(words)}\n\n{picture}"


def _copies(thing: Thing) -> list[str]:
    if thing.least == thing.most:
        return [] if thing.most == 1 else [f"{thing.most} of it"]
    return [f"{thing.least} to {thing.most} of it"]


def _alone(scene: Scene, piece: ScenePiece) -> Scene:
    """The scene of a piece: as if the board were nothing else."""
    return Scene("", scene.lattice, piece.cells, (piece.owner,), scene.marks, words=scene.words)


def _picture(make: Callable[[], Scene], caption: str, as_svg: bool) -> str:
    try:
        with within(_SECONDS, share=0):
            scene = make()
            if as_svg:
                svg = RENDERERS["svg"](scene)
                assert isinstance(svg, str)
                if len(svg) <= _LONGEST_SVG:
                    data = b64encode(_on_white(svg).encode()).decode()
                    return f"![{_escaped(caption)}](data:image/svg+xml;base64,{data})"
            text = draw_text(scene, width=_COLUMNS)
    except OutOfTime:
        return "The picture takes too long to draw."
    except TilewrightError as error:
        return _escaped(str(error))
    return f"```text\n{text.rstrip()}\n```"


def _on_white(svg: str) -> str:
    """A picture for white paper on white, as an editor may be dark."""
    return svg.replace('style="', 'style="background:#fff;', 1)


def _escaped(text: str) -> str:
    """A text as Markdown shows it: no sign of it means anything."""
    plain = visible(text).replace("\n", " ")
    return "".join(f"\\{sign}" if sign in r"\`*_{}[]<>()#+-.!|~&" else sign for sign in plain)
