"""Names in a puzzle file: where pieces, labels, cells and variants are named, and which words stand for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

from ..families import Puzzle
from ..families.fields import FieldPath
from ..families.scenes import WILD
from ..formats.spans import TextSpan
from ..lattices import LATTICES
from ..values import frozen
from .file_tables import plain_path
from .toml_scan import TomlCursor, TomlScan, TomlToken

NameKind = Literal["piece", "label", "cell", "side", "shape", "variant"]

# What the words of a value stand for, by the keys that lead to it.
_KINDS: dict[tuple[str, ...], NameKind] = {
    **dict.fromkeys([("fixed", "piece"), ("group", "pieces"), ("setup", "among"), ("known", "pieces")], "piece"),
    **dict.fromkeys([("drop",), ("polyforms", "only"), ("polyforms", "without")], "piece"),
    **dict.fromkeys([("tiles",), ("piece", "tile"), ("piece", "labels", "label"), ("fixed", "labels")], "label"),
    **dict.fromkeys([("rim", "label"), ("rim", "labels"), ("rim", "forbidden"), ("matching", "pairs")], "label"),
    **dict.fromkeys([("rim", "sides", "label"), ("rim", "sides", "labels")], "label"),
    **dict.fromkeys([("board", "without"), ("board", "blocked"), ("board", "optional"), ("board", "order")], "cell"),
    **dict.fromkeys([("fixed", "cell"), ("fixed", "cells"), ("rim", "sides", "cell"), ("region", "cells")], "cell"),
    **dict.fromkeys([("known", "block"), ("setup", "choices"), ("lines",)], "cell"),
    **dict.fromkeys([("piece", "labels", "side"), ("rim", "sides", "side")], "side"),
    ("board", "shape"): "shape",
    ("known", "variant"): "variant",
}
_SIGNS = re.compile(r"^(=|<|>|\.\.|[0-9]*\.\.[0-9]*)$")
_MOST_NAMES = 500


@frozen
class FileName:
    """A word of a file that names something."""

    kind: NameKind
    word: str
    span: TextSpan


def kind_at(path: FieldPath) -> NameKind | None:
    """What the words of the value at a path stand for; None for other values."""
    return _KINDS.get(plain_path(path))


def name_at(scan: TomlScan, cursor: TomlCursor) -> FileName | None:
    """The name at a position, if what stands there is one: a use, or the place where it is given."""
    token = cursor.token
    if token is None:
        return None
    path = plain_path(token.path)
    if token.wanted == "value":
        kind = kind_at(token.path)
        if kind in ("side", "shape"):
            return None
        if path == ("piece", "name"):
            return FileName("piece", token.plain, token.inner)
        if path in (("polyforms", "names"), ("board", "names")):
            kind = "piece" if path[0] == "polyforms" else "cell"
        if path in (("fixed", "piece"), ("known", "variant")) and kind is not None:
            return FileName(kind, token.plain, token.inner)
        word = scan.text[slice(*cursor.word)]
        return FileName(kind, word, cursor.word) if kind is not None and word else None
    if len(path) == 2 and path[0] == "labels" and token.wanted == "key":
        return FileName("label", path[1], token.inner)
    if path[:1] == ("given",) and len(path) == 2:
        return FileName("cell", path[1], token.inner)
    return (
        FileName("variant", path[1], token.inner) if token.path[:1] == ("variant",) and len(token.path) == 2 else None
    )


def uses_of(scan: TomlScan, kind: NameKind) -> Iterator[tuple[str, TextSpan, TomlToken]]:
    """All words of values that stand for things of a kind, in the order of the file."""
    for token in scan.tokens:
        if token.wanted == "value" and kind_at(token.path) == kind:
            for word, span in token.words():
                if word != WILD and not (kind == "cell" and _SIGNS.match(word)):
                    yield word, span, token


def place_of(scan: TomlScan, puzzle: Puzzle | None, name: FileName) -> TextSpan | None:
    """Where a thing is named or drawn; None if the file does not say."""
    if name.kind == "piece":
        token = piece_token(scan, puzzle, name.word)
        return None if token is None else _spot_of(token, name.word)
    if name.kind == "variant":
        token = scan.keys.get(("variant", name.word))
        return None if token is None else (token.inner[1] - len(name.word), token.inner[1])
    if name.kind == "label":
        token = scan.keys.get(("labels", name.word))
        uses = (span for word, span, _ in uses_of(scan, "label") if word == name.word)
        return next(uses, None) if token is None else token.inner
    return _cell_place(scan, name.word)


def piece_token(scan: TomlScan, puzzle: Puzzle | None, piece: str) -> TomlToken | None:
    """The part of the file that makes a piece: the tile, its name, or the heading of the set that it is in."""
    for path, token in scan.values.items():
        keys = plain_path(path)
        if keys == ("piece", "name") and token.plain == piece:
            return token
        if keys == ("polyforms", "names") and any(word == piece for word, _ in token.words()):
            return token
    if (tile := scan.values.get(("tiles", int(piece) - 1) if piece.isdecimal() and len(piece) < 9 else ())) is not None:
        return tile
    made = pieces_of(puzzle).get(piece)
    size = "" if made is None else str(len(made.cells))
    sets = [path[:-1] for path in scan.values if plain_path(path) == ("polyforms", "size")]
    fitting = [path for path in sets if scan.values[(*path, "size")].plain == size]
    return next((scan.keys[path] for path in fitting if path in scan.keys), None)


def _spot_of(token: TomlToken, word: str) -> TextSpan:
    if token.wanted == "value" and plain_path(token.path) == ("polyforms", "names"):
        return next(span for one, span in token.words() if one == word)
    return token.inner


def pieces_of(puzzle: Puzzle | None) -> dict[str, Any]:
    """The pieces of a puzzle by name; none of a puzzle that lays numbers."""
    return {piece.name: piece for piece in getattr(puzzle, "pieces", ())}


def _cell_place(scan: TomlScan, cell: str) -> TextSpan | None:
    """The name of a cell in the list of names, or its character in the picture of the board."""
    for path, token in scan.values.items():
        if path[:2] == ("board", "names"):
            words = list(token.words())
            if len(words) == 1 and len(words[0][0]) > 1 and len(path) == 2:
                start = words[0][1][0]
                words = [(sign, (start + k, start + k + 1)) for k, sign in enumerate(words[0][0])]
            for word, span in words:
                if word == cell:
                    return span
    picture = scan.values.get(("board", "picture"))
    if picture is None or ("board", "names") in scan.keys:
        return None
    start = picture.inner[0]
    drawn = [k for k, sign in enumerate(picture.plain) if not sign.isspace() and sign != "."]
    # The letters of a region are in the picture; cells without names are counted there.
    here = next((k for k in drawn if picture.plain[k] == cell), None)
    is_counted = not {"without", "scale"} & scan.keys_in(("board",)) and "\\" not in picture.source
    if here is None and is_counted and cell.isdecimal() and 0 < int(cell) <= len(drawn):
        here = drawn[int(cell) - 1]
    return None if here is None else (start + here, start + here + 1)


def names_of(scan: TomlScan, puzzle: Puzzle | None, kind: NameKind, path: FieldPath) -> list[str]:
    """The names that may stand at a path, those of the file first; `puzzle` is the last one that it made."""
    if kind == "piece":
        named = [token.plain for token in scan.tokens if _names_a_piece(token)]
        tiles = [
            str(int(found[1]) + 1) for found in scan.values if found[:1] == ("tiles",) and isinstance(found[-1], int)
        ]
        found = [*named, *tiles, *pieces_of(puzzle)]
    elif kind == "label":
        found = [str(one[1]) for one in scan.keys if len(one) == 2 and one[0] == "labels"]
        found += [word for word, _, _ in uses_of(scan, "label")]
    elif kind == "cell":
        found = [] if puzzle is None else list(puzzle.board.names[:_MOST_NAMES])
        picture = scan.values.get(("board", "picture"))
        if picture is not None and plain_path(path)[0] == "region":
            found = [*(sign for sign in picture.plain if sign.isalpha()), *found]
    elif kind == "variant":
        found = [str(one[1]) for one in scan.keys if len(one) >= 2 and one[0] == "variant"]
    else:
        found = _of_lattice(scan, puzzle, kind)
    return list(dict.fromkeys(found))[:_MOST_NAMES]


def _names_a_piece(token: TomlToken) -> bool:
    return token.wanted == "value" and plain_path(token.path) == ("piece", "name")


def _of_lattice(scan: TomlScan, puzzle: Puzzle | None, kind: NameKind) -> list[str]:
    named = scan.values.get(("lattice",))
    lattice = None if puzzle is None else puzzle.lattice
    if named is not None and named.plain in LATTICES:
        lattice = LATTICES[named.plain]
    if lattice is None:
        return []
    return list(lattice.shape_named) if kind == "shape" else [side for one in lattice.kinds for side in one.side_names]
