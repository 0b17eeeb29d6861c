"""Tables are read as pydantic reads them, and refused where it finds a mistake.

`tests/golden/test_every_puzzle.py` does so with every file of the catalog and with changes of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from random import Random
from threading import Event, current_thread, main_thread
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from tilewright.families import FAMILIES, declared
from tilewright.families.declared import Fields, WrongValue, keys_of, model_of

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


def _plain(value: Any) -> Any:
    if isinstance(value, Fields):
        return {key: _plain(getattr(value, key)) for key in keys_of(type(value))}
    if isinstance(value, BaseModel):
        return {key: _plain(getattr(value, key)) for key in type(value).model_fields}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    # 1, 1.0 and True are equal, but not the same.
    return value if isinstance(value, dict) else (type(value), value)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All lists and tables inside a document with each of their indices and keys."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


def both_readings(table: type[Fields], data: Any) -> tuple[Any, Any]:
    """A table as `read` and as pydantic reads it, or "refused"."""
    try:
        plain = _plain(table.read(deepcopy(data)))
    except WrongValue:
        plain = "refused"
    try:
        told = _plain(model_of(table).model_validate(deepcopy(data)))
    except ValidationError:
        told = "refused"
    return plain, told


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
