"""Requests that nobody should send: right ones with something in them changed, and some thought out to hurt."""

from __future__ import annotations

import base64
import copy
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

from tilewright.desk.asks import answer, search
from tilewright.desk.limits import Refused

SCRIPT = "<script>alert(1)</script>"
PUZZLES = ("magic-triangle", "unicorn", "tetrominoes-4x5", "soma", "magic-hexagon-2", "calendar", "bwinf-triangle-0")
NASTY: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    7,
    2**31,
    -(2**63),
    10**17,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "x",
    "0",
    "\0",
    "\x1b[31m",
    "\u202e",
    "\ufeff",
    "\U0010ffff",
    "a\nb\r\nc",
    "../../../etc/passwd",
    "%s%n{}{0.__class__}",
    SCRIPT,
    '" onload="alert(1)',
    "]]></svg>" + SCRIPT,
    "ä" * 300,
    "A" * 20_000,
    [],
    [[]],
    [None],
    [[[[[[]]]]]],
    [0] * 3,
    list(range(300)),
    ["x"] * 300,
    {},
    {"": {}},
    {"name": "unicorn"},
    {"__class__": "x", "constructor": 1},
)


def right_requests() -> list[tuple[str, dict[str, Any]]]:
    """For each ask some requests that make sense."""
    found: list[tuple[str, dict[str, Any]]] = [
        ("gallery", {}),
        ("picture", {"name": "unicorn"}),
        ("read", {"files": [{"name": "x.toml", "text": "format = 1\n"}]}),
        ("read", {"files": [{"name": "x.json", "text": '{"format": 1}'}]}),
        ("unlink", {"link": "1.q1bKS8xNVbJSSk7MSVWqBQA"}),
        ("canvas", {"lattice": "square", "size": [3, 4]}),
        ("preset", {"lattice": "triangular", "shape": "star", "sizes": {"side": 2}}),
    ]
    for name in PUZZLES:
        view = answer("view", {"puzzle": {"name": name}})
        for puzzle in ({"name": name}, {"document": view["document"]}):
            lying: dict[str, Any] = {**puzzle, "placed": _placed(name)}
            if view["setup"] is not None:
                blocked = answer("date", {"puzzle": puzzle, "date": "2026-11-22"})["blocked"]
                lying = {**puzzle, "blocked": blocked}
                found += [
                    ("roll", {"puzzle": puzzle, "seed": 1}),
                    ("date", {"puzzle": puzzle, "date": "2026-11-22"}),
                    ("view", {"puzzle": lying}),
                ]
            found += [
                ("view", {"puzzle": puzzle}),
                ("sprites", {"puzzle": puzzle, "wanted": [[0, 0]]}),
                ("table", {"puzzle": lying}),
                ("hint", {"puzzle": lying, "only_not": True, "besides": [[0, [0]]]}),
                ("why", {"puzzle": lying}),
                ("draw", {"puzzle": lying, "kind": "svg"}),
                ("save", {"puzzle": puzzle, "format": "toml"}),
                ("link", {"puzzle": lying}),
                ("draft", {"document": view["document"]}),
            ]
    return found


def _placed(name: str) -> list[list[int]]:
    """Two pieces where a solution has them; none where something must be chosen first, or there is no solution."""
    try:
        events = list(search({"puzzle": {"name": name}, "mode": "solve", "most": 1}))
    except Refused:
        return []
    found: list[list[int]] = next((event["placements"] for event in events if event["kind"] == "solution"), [])
    return found[:2]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a request where something can be changed: a container and a key."""
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield value, key
        yield from places(inner)


def changed(request: dict[str, Any], dice: Random) -> dict[str, Any]:
    """A request with one to three things in it replaced, left out, doubled or added."""
    twin = copy.deepcopy(request)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        found = list(places(twin))
        if not found:
            twin[dice.choice(("puzzle", "name", "x"))] = copy.deepcopy(dice.choice(NASTY))
            continue
        # Near the top there are few places, and each matters more.
        top = [place for place in found if place[0] is twin]
        container, key = dice.choice(top if dice.random() < 0.3 else found)
        match dice.randrange(6):
            case 0 if isinstance(container, dict):
                del container[key]
            case 1 if isinstance(container, list):
                container.append(copy.deepcopy(container[key]))
            case 2 if isinstance(container, dict):
                container[dice.choice(("x", "count", "__proto__", "shape", "copies"))] = dice.choice(NASTY)
            case 3 if isinstance(container[key], int):
                container[key] = container[key] + dice.choice((-1, 1, 10, 10**6))
            case 4 if isinstance(container[key], str):
                container[key] = dice.choice((container[key] * 2, container[key][:-1], container[key] + SCRIPT))
            case _:
                container[key] = copy.deepcopy(dice.choice(NASTY))
    return twin


def link(text: bytes) -> str:
    """A share link that holds this."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "1." + base64.urlsafe_b64encode(packer.compress(text) + packer.flush()).decode().rstrip("=")


def _copies(n: int) -> dict[str, Any]:
    return {**_board(picture="#"), "piece": [{"name": "x", "picture": "#", "copies": n}]}


def _board(**board: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "title": SCRIPT,
        "family": "tiling",
        "lattice": "square",
        "board": board,
        "piece": [{"name": SCRIPT, "picture": "#\n"}],
    }


BOMBS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("view", {"puzzle": {"document": _board(shape="rectangle", columns=10**9, rows=10**9)}}),
    ("view", {"puzzle": {"document": _board(shape="rectangle", columns=1200, rows=1)}}),
    ("view", {"puzzle": {"document": _board(picture="#" * 60_000)}}),
    ("view", {"puzzle": {"document": _board(picture="#\n" * 60_000)}}),
    ("view", {"puzzle": {"document": _board(picture=("#" * 2000 + "\n") * 60)}}),
    ("view", {"puzzle": {"document": _board(cells=[[x, 0] for x in range(20_000)])}}),
    (
        "view",
        {
            "puzzle": {
                "document": {**_board(picture="#"), "variant": {"x": {"board": {"picture": "#" * 99_999}}}},
                "variant": "x",
            }
        },
    ),
    ("view", {"puzzle": {"document": {**_board(picture="#"), "piece": [{"picture": "#" * 60_000}]}}}),
    (
        "view",
        {"puzzle": {"document": {**_board(picture="#"), "lattice": "hexagonal", "polyforms": [{"size": 8}] * 50}}},
    ),
    ("view", {"puzzle": {"document": {**_board(picture="#"), "lattice": "cubic", "polyforms": [{"size": 7}]}}}),
    ("view", {"puzzle": {"document": {**_board(picture="#"), "polyforms": [{"size": 8}] * 50}}}),
    ("view", {"puzzle": {"document": _copies(10**9)}}),
    ("view", {"puzzle": {"document": {**_board(picture="#"), "piece": [{"picture": "#"}] * 20_000}}}),
    ("view", {"puzzle": {"document": {**_board(picture="#"), "title": "x" * 300_000}}}),
    ("hint", {"puzzle": {"document": _board(picture="#"), "placed": [[0, 0, 0]] * 50_000}}),
    ("draw", {"puzzle": {"name": "unicorn"}, "kind": "svg", "placements": [[0, 0, 0]] * 50_000}),
    ("sprites", {"puzzle": {"name": "unicorn"}, "wanted": [[0, 0]] * 50_000}),
    ("canvas", {"lattice": "square", "size": [10**6, 10**6]}),
    ("canvas", {"lattice": "cubic", "size": [10**3, 10**3, 10**3]}),
    ("preset", {"lattice": "hexagonal", "shape": "hexagon", "sizes": {"side": 10**9}}),
    ("unlink", {"link": link(b"[" * 200_000)}),
    ("unlink", {"link": link(b'{"name": "' + b"x" * 50_000_000 + b'"}')}),
    ("unlink", {"link": link(b'{"name": "unicorn", "target": ' + b"9" * 5000 + b"}")}),
    ("unlink", {"link": link(b'{"document": ' + b'{"a":' * 5000 + b"1" + b"}" * 5001)}),
    ("read", {"files": [{"name": "x.toml", "text": "a = " + "[" * 50_000}]}),
    ("read", {"files": [{"name": "x.json", "text": "[" * 100_000}]}),
    ("read", {"files": [{"name": "x.json", "text": '{"format": ' + "9" * 10_000 + "}"}]}),
    ("read", {"files": [{"name": "x.toml", "text": "format = " + "9" * 10_000}]}),
    ("read", {"files": [{"name": "../../etc/passwd", "text": "\0"}]}),
    ("read", {"files": [{"name": "x.toml", "text": "a." * 10_000 + "b = 1"}]}),
)
"""Small requests that would take much if they were believed."""
