"""What is imported when it is first asked for: rows of tables, names of packages, attributes of values.

A home is the module and the name there of one of them, such as "square:SQUARE".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Any, TypeVar

_Imported = TypeVar("_Imported")


def imported(package: str, home: str) -> Any:
    """What has this home in a package."""
    module, _, name = home.partition(":")
    return getattr(import_module(f"{package}.{module}"), name)


def function_in(package: str) -> Callable[[str], Callable[..., Any]]:
    """From a home in a package to its function, which is imported when it is called."""
    return lambda home: lambda *args: imported(package, home)(*args)


class ImportedTable(MutableMapping[str, _Imported]):
    """A table whose rows are imported one by one; `homes` says for each name in which module of the package it is."""

    def __init__(self, package: str, homes: Mapping[str, str]) -> None:
        self._package = package
        self._homes = dict(homes)
        self._rows: dict[str, _Imported] = {}

    def __getitem__(self, name: str) -> _Imported:
        if name not in self._rows:
            self._rows[name] = imported(self._package, self._homes[name])
        return self._rows[name]

    def __setitem__(self, name: str, row: _Imported) -> None:
        self._homes.setdefault(name, "")
        self._rows[name] = row

    def __delitem__(self, name: str) -> None:
        del self._homes[name]
        self._rows.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._homes

    def __iter__(self) -> Iterator[str]:
        return iter(self._homes)

    def __len__(self) -> int:
        return len(self._homes)
