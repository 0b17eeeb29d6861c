"""Tables: what is right is read, what is wrong is named, each mistake where it is.

`tests/golden/test_every_puzzle.py` reads every file of the catalog and changes of it, beside its JSON Schema.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from random import Random
from threading import Event, current_thread, main_thread
from typing import Annotated, Any, Literal

import pytest

from tilewright.families import FAMILIES, declared
from tilewright.families.declared import Fields, WrongPart, WrongValue, at_least, given, keys_of

OTHERS: list[Any] = [
    0,
    -1,
    1.0,
    1.5,
    float("nan"),
    float("inf"),
    True,
    None,
    "",
    "A B",
    "1..3",
    [],
    [""],
    [1],
    [True],
    {},
]
OTHERS += [{"name": 1}, [[0, 1]], [["X"]], [{}], "square", "straight", "common", b"A"]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All lists and tables inside a document with each of their indices and keys."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


def wrong_parts(table: type[Fields], data: Any) -> tuple[WrongPart, ...]:
    """What is wrong with the data of a table, which stay as they are."""
    before = deepcopy(data)
    try:
        table.read(data)
    except WrongValue as wrong:
        assert repr(data) == repr(before)
        return wrong.wrong_parts(data)
    return ()


def is_at_its_place(part: WrongPart, data: Any) -> bool:
    """Whether the value of a mistake is where its path leads; a text may stand for a list of its words."""
    for key in part.path:
        if isinstance(data, str):
            return part.value in data
        if part.kind == "missing" and key not in data:
            return True
        data = data[key]
    # A nan is not equal to itself.
    return repr(data) == repr(part.value)


def changed(document: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """A copy with one value exchanged, left out, or with a key more."""
    copy = deepcopy(dict(document))
    inside, key = random.choice(list(_places(copy)))
    kind = random.randrange(3)
    if kind == 0:
        inside[key] = random.choice(OTHERS)
    elif kind == 1:
        del inside[key]
    elif isinstance(inside, dict):
        inside["other"] = 1
    return copy


class Inner(Fields):
    side: str
    size: Annotated[int, at_least(2)] = given(2)


class Outer(Fields):
    kind: Literal["a", "b"]
    rows: list[list[int]] = given([])
    inner: list[Inner] = given([])
    share: float = 1.0


def test_all_mistakes_are_named_with_their_places() -> None:
    data = {"kind": "c", "rows": [[1, True], 2], "inner": [{"size": 1, "x": 0}, {"side": "S"}], "share": "1", "y": 0}
    assert [(one.path, one.kind, one.detail) for one in wrong_parts(Outer, data)] == [
        (("kind",), "choice", ("a", "b")),
        (("rows", 0, 1), "type", "a whole number"),
        (("rows", 1), "type", "a list"),
        (("inner", 0, "size"), "least", 2),
        (("inner", 0, "side"), "missing", ""),
        (("inner", 0, "x"), "unknown", ""),
        (("share",), "type", "a number"),
        (("y",), "unknown", ""),
    ]
    assert [(one.path, one.detail) for one in wrong_parts(Outer, [])] == [((), "a table")]


def test_defaults_are_not_shared() -> None:
    table = FAMILIES["tiling"].fields
    document = {"format": 1, "family": "tiling", "lattice": "square", "board": {}}
    first, second = table.read(document), table.read(document)
    first.tiles.append(["A"])
    first.variant["A"] = {}
    assert (second.tiles, second.variant) == ([], {})


def test_a_thread_never_sees_a_part_of_the_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    class Table(Fields):
        side: int
        title: str

    begun, may_go_on = Event(), Event()
    hints_of = declared.get_type_hints

    def slow_in_other_threads(table: type, **options: bool) -> dict[str, Any]:
        if current_thread() is not main_thread():
            begun.set()
            assert may_go_on.wait(60)
        return hints_of(table, **options)

    monkeypatch.setattr(declared, "get_type_hints", slow_in_other_threads)
    with ThreadPoolExecutor(1) as other:
        there = other.submit(keys_of, Table)
        try:
            assert begun.wait(60)
            assert list(keys_of(Table)) == ["side", "title"]
        finally:
            may_go_on.set()
        assert there.result() == keys_of(Table)
