"""For every field of a puzzle two files that differ in it, and have different solutions for that.

`SAMPLES` has for each family the fields by their paths: "rim.forbidden" is the field `forbidden` of the field `rim`,
"rules, total" the rule of that key in the table `RULES`. "in tiles" stands behind a second sample of the same field. A
field of a puzzle that has no sample here fails a test.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

from tilewright.families import FAMILIES, Puzzle
from tilewright.families.common import WORDS
from tilewright.families.tiling.rules import RULES
from tilewright.formats.puzzle_file import read_json_text

Document = Mapping[str, Any]

# Names of pieces, cells and labels: whoever changes one has the same puzzle.
_NAMES = ("pieces.name", "fixed.piece", "board.names", "regions.name")


def _tiling(lattice: str = "square", **keys: Any) -> dict[str, Any]:
    return {"format": 1, "family": "tiling", "lattice": lattice, **keys}


def _rectangle(columns: int, rows: int, **keys: Any) -> dict[str, Any]:
    return {"shape": "rectangle", "columns": columns, "rows": rows, **keys}


def _tiles(*tiles: str, columns: int = 2, rows: int = 2, **keys: Any) -> dict[str, Any]:
    return _tiling(tiles=list(tiles), board=_rectangle(columns, rows), **keys)


def _piece(name: str, picture: str, copies: int | str = 1, **keys: Any) -> dict[str, Any]:
    return {"name": name, "picture": picture.replace("/", "\n"), "copies": copies, **keys}


def _shapes(columns: int, rows: int, *pieces: dict[str, Any], optional: str = "", **keys: Any) -> dict[str, Any]:
    board = _rectangle(columns, rows, **({"optional": optional} if optional else {}))
    return _tiling(board=board, piece=list(pieces), **keys)


def _labeling(values: str, lines: Any, **keys: Any) -> dict[str, Any]:
    board = {"board": _rectangle(3, 2), **keys}
    return {"format": 1, "family": "labeling", "lattice": "square", "values": values, "lines": lines, **board}


def _point_region(**condition: Any) -> dict[str, Any]:
    """No lines, and a region of the upper row; another one of points of both rows, with a sum."""
    other = {"cells": "3 4", **(condition if condition.get("sum") == "same" else {"sum": "< 9"})}
    return {
        **{key: value for key, value in _labeling("1..6", None).items() if key != "lines"},
        "region": [{"cells": "1..3", **condition}, other],
    }


_DOMINO, _MONOMINO = _piece("I", "##", "0..9"), _piece("o", "#", "0..9")
_ONE, _TWO = _piece("a", "##", color="red"), _piece("b", "##")
_COLORS = (("r", "red"), ("b", "blue"), ("g", "red"))
_COLORED = {"piece": [{"name": name, "tile": "a b a b", "color": color} for name, color in _COLORS]}
_RIM = ("a b c d", "a c b d", "b a a c", "c d a b")
_PAIRS = {"polyforms": [{"size": 2, "copies": 3}]}
_ROWS = ["1 2 3", "4 5 6"]
_CORNERS = ["1 2", "3 4"]
_AMONG = [_piece("I", "###"), _piece("V", "##/#."), _piece("d", "##"), _piece("o", "#")]
_CHOSEN = _shapes(3, 2, *_AMONG, setup={"kind": "pieces"})


def _sized(shape: str = "hexagon", side: Any = "1..2", **setup: Any) -> dict[str, Any]:
    """Diamonds on boards of triangles, whose size is left to choose."""
    piece = {"name": "d", "cells": [[0, 0, 0], [0, 0, 1]], "copies": "0..12"}
    keys = {"kind": "size", "side": side, **setup}
    return {**_tiling(board={"shape": shape, "side": 1}, piece=[piece]), "lattice": "triangular", "setup": keys}


def _scaled(picture: str) -> dict[str, Any]:
    """Dominoes on larger copies of a figure."""
    board, setup = {"picture": picture, "scale": 1}, {"kind": "size", "scale": "1..2"}
    return _tiling(board=board, piece=[_piece("d", "##", "0..6")], setup=setup)


def _wrapped(wrap: Any) -> dict[str, Any]:
    """Dominoes on tubes, one way or the other."""
    board, setup = (
        {"shape": "rectangle", "columns": 3, "rows": 4, "wrap": wrap},
        {"kind": "size", "columns": "3..4", "rows": 4},
    )
    return _tiling(board=board, piece=[_piece("d", "##", "0..8")], setup=setup)


_DICE = {"kind": "dice", "choices": ["1 2", "5 6"]}
_TO_BLOCK = (_piece("I", "##", 2),)
# Two dominoes side by side, one with a label where the other begins.
_LABELED = [
    {**_piece("A", "##"), "labels": [{"cell": [0, 0], "side": "left", "label": "x"}]},
    {**_piece("B", "##"), "labels": [{"cell": [0, 0], "side": "left", "label": "x"}]},
]

_VALUED = [{**_piece(name, "##"), "values": name.replace("-", " ")} for name in ("0-1", "0-2", "1-1")]


def _dominoes(**keys: Any) -> dict[str, Any]:
    return _shapes(3, 2, *_VALUED, **keys)


def _in_region(cells: str = "1 2", **condition: Any) -> dict[str, Any]:
    return _dominoes(region=[{"cells": cells, **condition}])


SAMPLES: dict[str, dict[str, tuple[Document, Document]]] = {
    "tiling": {
        "board.lattice": (
            _tiling(board=_rectangle(3, 2), **_PAIRS),
            _tiling("hexagonal", board={"shape": "parallelogram", "columns": 3, "rows": 2}, **_PAIRS),
        ),
        "board.cells": (_shapes(3, 2, _DOMINO), _shapes(6, 1, _DOMINO)),
        "board.wrap": (
            _tiling(board=_rectangle(3, 2, wrap=[[3, 0]]), piece=[_DOMINO]),
            _shapes(3, 2, _DOMINO),
        ),
        "board.wrap in mirrors": (
            _tiling(board=_rectangle(3, 2, wrap=[[3, 0, "mirror"]]), piece=[_DOMINO]),
            _tiling(board=_rectangle(3, 2, wrap=[[3, 0]]), piece=[_DOMINO]),
        ),
        "board.glue": (
            _tiling(tiles=["a b c b", "c b a b"], board=_rectangle(2, 1, glue=[["1 left", "2 right"]])),
            _tiles("a b c b", "c b a b", rows=1),
        ),
        "pieces.cells": (
            _shapes(3, 2, _piece("A", "##/#."), _piece("B", "##/#.")),
            _shapes(3, 2, _piece("A", "###"), _piece("B", "###")),
        ),
        "pieces.labels": (_tiles(*_RIM), _tiles(*_RIM[:3], "c a a b")),
        "pieces.freedom": (
            _shapes(2, 2, _piece("A", "##", 2, freedom="fixed")),
            _shapes(2, 2, _piece("A", "##", 2)),
        ),
        "pieces.least": (
            _shapes(2, 2, _piece("I", "##", "1.."), _MONOMINO),
            _shapes(2, 2, _piece("I", "##", "0.."), _MONOMINO),
        ),
        "pieces.most": (
            _shapes(2, 2, _piece("I", "##", "0..1"), _MONOMINO),
            _shapes(2, 2, _piece("I", "##", "0..2"), _MONOMINO),
        ),
        "pieces.color": (
            _shapes(2, 2, _ONE, {**_TWO, "color": "blue"}),
            _shapes(2, 2, _ONE, {**_TWO, "color": "red"}),
        ),
        "relation.kind": (
            _tiles("a b a a", "b a b a", rows=1, matching={"pairs": [["a", "b"]]}),
            _tiles("a b a a", "b a b a", rows=1),
        ),
        "relation.pairs": (
            _tiles("a b c a", "a c b b", rows=1, matching={"pairs": [["a", "b"], ["a", "a"]]}),
            _tiles("a b c a", "a c b b", rows=1, matching={"pairs": [["a", "b"]]}),
        ),
        "rim.label": (_tiles("a a a b", "a a a b", rows=1, rim={"label": "a"}), _tiles("a a a b", "a a a b", rows=1)),
        "rim.labels": (
            _tiles("a b a c", "a b d c", rows=1, rim={"labels": "a b d"}),
            _tiles("a b a c", "a b d c", rows=1),
        ),
        "rim.only_there": (
            _tiles("a a a *", "a a a *", rows=1, rim={"label": "a", "only_there": True}),
            _tiles("a a a *", "a a a *", rows=1, rim={"label": "a"}),
        ),
        "rim.one_color": (
            _tiles("a a a b", "a a a b", rows=1, rim={"one_color": True}),
            _tiles("a a a b", "a a a b", rows=1),
        ),
        "rim.forbidden": (
            _tiles("a a a b", "a a a b", rows=1, rim={"forbidden": "b"}),
            _tiles("a a a b", "a a a b", rows=1),
        ),
        "rim.sides": (
            _tiles("a b a b", "a b a b", rows=1, rim={"sides": [{"cell": "1", "side": "top", "label": "a"}]}),
            _tiles("a b a b", "a b a b", rows=1),
        ),
        "blocked": (
            _tiling(board=_rectangle(3, 2, blocked="1 2"), piece=[_DOMINO]),
            _tiling(board=_rectangle(3, 2, blocked="1 4"), piece=[_DOMINO]),
        ),
        "optional": (
            _shapes(3, 1, _piece("I", "##"), optional="1 3"),
            _shapes(3, 1, _piece("I", "##"), optional="3"),
        ),
        "fixed.cells": (
            _shapes(2, 2, _ONE, _TWO, fixed=[{"piece": "a", "cells": "1 2"}]),
            _shapes(2, 2, _ONE, _TWO, fixed=[{"piece": "a", "cell": "1"}]),
        ),
        "fixed.labels": (
            _tiles("a b a c", "a c a b", rows=1, fixed=[{"piece": "1", "cell": "1", "turns": 0}]),
            _tiles("a b a c", "a c a b", rows=1, fixed=[{"piece": "1", "cell": "1"}]),
        ),
        "fixed.sides": (
            _shapes(2, 2, *_LABELED, fixed=[{"piece": "A", "cells": "1 2", "labels": ["* * * x", "* * * *"]}]),
            _shapes(2, 2, *_LABELED, fixed=[{"piece": "A", "cells": "1 2"}]),
        ),
        "setup.shape": (_sized(), _sized("triangle")),
        "setup.sizes": (_sized(), _sized(side=[1, 3])),
        "setup.multiple": (_sized(), _sized(multiple=4)),
        "setup.figure": (_scaled("##\n#."), _scaled("###")),
        "setup.wrap": (_wrapped([["columns", 0]]), _wrapped([[0, "rows"]])),
        "setup.kind": (
            _shapes(3, 2, *_TO_BLOCK, setup=_DICE),
            _shapes(3, 2, *_TO_BLOCK, setup={"kind": "cells", "block": 2}),
        ),
        "setup.blocked": (
            _shapes(3, 2, *_TO_BLOCK, setup={"kind": "cells", "block": 2}),
            _shapes(3, 2, _piece("I", "##", "0..3"), setup={"kind": "cells", "block": 4}),
        ),
        "setup.choices": (
            _shapes(3, 2, *_TO_BLOCK, setup=_DICE),
            _shapes(3, 2, *_TO_BLOCK, setup={**_DICE, "choices": ["1 2", "4 6"]}),
        ),
        "setup.among": (
            _shapes(3, 2, *_AMONG, setup={"kind": "pieces", "among": "I V"}),
            _CHOSEN,
        ),
        "setup.choose": (_shapes(3, 2, *_AMONG, setup={"kind": "pieces", "choose": 2}), _CHOSEN),
        "setup.cells": (
            _shapes(3, 2, *_AMONG, setup={"kind": "pieces", "cells": 5}, optional="6"),
            _shapes(3, 2, *_AMONG, setup={"kind": "pieces", "cells": 6}, optional="6"),
        ),
        "rules, apart": (
            _shapes(3, 2, _DOMINO, _MONOMINO, matching={"apart": "alike"}, optional="1 2 3"),
            _shapes(3, 2, _DOMINO, _MONOMINO, optional="1 2 3"),
        ),
        "rules, apart in colors": (
            _shapes(3, 2, _ONE, _TWO, {**_TWO, "name": "c", "color": "red"}, matching={"apart": "color"}),
            _shapes(3, 2, _ONE, _TWO, {**_TWO, "name": "c", "color": "red"}),
        ),
        "pieces.color in tiles": (
            _tiles(columns=3, rows=1, **_COLORED),
            _tiles(columns=3, rows=1, **{**_COLORED, "piece": [{**one, "color": "red"} for one in _COLORED["piece"]]}),
        ),
        "optional in tiles": (
            _tiling(tiles=["a b c d", "c d a b"], board=_rectangle(3, 1, optional="1 3")),
            _tiling(tiles=["a b c d", "c d a b"], board=_rectangle(3, 1, optional="3")),
        ),
        "rules, crossing": (
            _shapes(4, 3, _DOMINO, _MONOMINO, crossing="never"),
            _shapes(4, 3, _DOMINO, _MONOMINO),
        ),
        "rules, group": (
            _shapes(3, 2, _piece("I", "###", "0..2"), _MONOMINO, group=[{"pieces": "I o", "total": "..4"}]),
            _shapes(3, 2, _piece("I", "###", "0..2"), _MONOMINO, group=[{"pieces": "I o", "total": "..2"}]),
        ),
        "rules, given": (
            _dominoes(given="1 * * * * *"),
            _dominoes(given="2 * * * * *"),
        ),
        "rules, region": (_in_region(sum=2), _in_region(sum=3)),
        "rules, region in another place": (_in_region(sum=2), _in_region("1 3", sum=2)),
        "rules, region in bounds": (_in_region(sum="> 1"), _in_region(sum="< 3")),
        "rules, region in equal values": (_in_region(equal=True), _in_region(different=True)),
        "rules, region in some values": (_in_region(values="0 2"), _in_region(values="0 1")),
        "rules, region in numbers": (_in_region(count={"0": 1}), _in_region(count={"0": "..1"})),
        "rules, region in other numbers": (_in_region("1 2 3", count={"0": "2.."}), _in_region(count={"1": 1})),
        "rules, region in sums that agree": (
            _dominoes(region=[{"cells": "1 2", "sum": "same"}, {"cells": "4 5", "sum": "same"}]),
            _dominoes(region=[{"cells": "1 2", "sum": "same"}, {"cells": "4 6", "sum": "same"}]),
        ),
        "rules, region in lines": (
            _dominoes(region=[{"lines": ["rows"], "sum": "2.."}]),
            _dominoes(region=[{"lines": ["columns"], "sum": "..2"}]),
        ),
        "pieces.labels in values": (
            _dominoes(given="1 * * * * *"),
            {**_dominoes(given="1 * * * * *"), "piece": [{**one, "values": "1 2"} for one in _VALUED]},
        ),
        "fixed.sides in values": (
            _dominoes(fixed=[{"piece": "0-1", "cells": "1 2", "values": "0 1"}]),
            _dominoes(fixed=[{"piece": "0-1", "cells": "1 2"}]),
        ),
        "rules, total": (_shapes(3, 2, _DOMINO, _MONOMINO, total="4..5"), _shapes(3, 2, _DOMINO, _MONOMINO)),
    },
    "labeling": {
        "board.lattice": (
            _labeling("1..4", _CORNERS, target="common", board=_rectangle(2, 2)),
            {
                **_labeling(
                    "1..4", _CORNERS, target="common", board={"shape": "parallelogram", "columns": 2, "rows": 2}
                ),
                "lattice": "hexagonal",
            },
        ),
        "board.cells": (
            _labeling("1..6", _CORNERS, target=7),
            _labeling("1..6", _CORNERS, target=7, board=_rectangle(2, 2)),
        ),
        "board.wrap": (
            _labeling("1..7", _ROWS, target=11, board=_rectangle(3, 2, wrap=[[3, 0]])),
            _labeling("1..7", _ROWS, target=11),
        ),
        "board.glue": (
            _labeling("1..7", _ROWS, target=11, board=_rectangle(3, 2, glue=[["1 left", "3 right"]])),
            _labeling("1..7", _ROWS, target=11),
        ),
        "values": (_labeling("1..8", _ROWS, target=12), _labeling("1..7", _ROWS, target=12)),
        "lines": (_labeling("1..7", [*_ROWS, "1 4"], target=11), _labeling("1..7", _ROWS, target=11)),
        "targets": (_labeling("1..7", _ROWS, target=[11, 12]), _labeling("1..7", _ROWS, target=11)),
        "given": (_labeling("1..7", _ROWS, target=11, given={"1": 2}), _labeling("1..7", _ROWS, target=11)),
        "own_targets.ranges": (
            _labeling("1..7", ["1 2 3", "4 5 6 = 12"], target=11),
            _labeling("1..7", _ROWS, target=11),
        ),
        "regions.cells": (
            _labeling("1..6", _CORNERS, target=7, region=[{"cells": "1 5", "sum": 8}]),
            _labeling("1..6", _CORNERS, target=7, region=[{"cells": "1 3", "sum": 8}]),
        ),
        "regions.condition": (_point_region(sum="same"), _point_region(sum=9)),
        "regions.allowed.ranges": (_point_region(sum="< 8"), _point_region(sum=[5, 8])),
        "regions.allowed.ranges in counts": (
            _point_region(count={"1..3": "2.."}),
            _point_region(count={"1..3": "..2"}),
        ),
        "regions.values.ranges": (_point_region(values="1..4"), _point_region(values="3..")),
        "regions.values.ranges in counts": (
            _point_region(count={"1 3 5": 2}),
            _point_region(count={"2..4": 2}),
        ),
        "own_targets.ranges in lists": (
            _labeling("1..7", ["1 2 3 = 7 10", "4 5 6 = 18"]),
            _labeling("1..7", ["1 2 3 = 7 8 9", "4 5 6 = 18"]),
        ),
        "own_targets.ranges in bounds": (
            _labeling("1..7", ["1 2 3 < 8", "4 5 6 > 16"]),
            _labeling("1..7", ["1 2 3 = ..8", "4 5 6 = 17.."]),
        ),
    },
}


@cache
def sample(family: str, field: str) -> tuple[Puzzle, Puzzle]:
    """Two puzzles that differ in a field."""
    one, other = SAMPLES[family][field]
    return _puzzle(one), _puzzle(other)


def _puzzle(document: Document) -> Puzzle:
    return read_json_text(json.dumps(document), "sample")


def fields_of(family: str) -> list[str]:
    """All fields of a family's puzzles that are no words, those of their parts by paths."""
    of_rules = [f"rules, {key}" for key in RULES]
    paths = (path for path in _paths(FAMILIES[family].puzzle) if path not in _NAMES)
    return [name for path in paths for name in (of_rules if path == "rules" else [path])]


def _paths(kind: type, prefix: str = "") -> Iterator[str]:
    hints = get_type_hints(kind)
    for one in fields(kind):
        if prefix or one.name not in WORDS:
            part = _part(hints[one.name])
            # The lattice is one of a table; its parts belong to no puzzle.
            if part is None or one.name == "lattice":
                yield prefix + one.name
            else:
                yield from _paths(part, f"{prefix}{one.name}.")


def _part(hint: Any) -> type | None:
    """The dataclass that a value of this type is, or consists of."""
    if is_dataclass(hint):
        return hint if isinstance(hint, type) else None
    return next((part for one in get_args(hint) if (part := _part(one)) is not None), None)
