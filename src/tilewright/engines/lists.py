"""Lists of numbers in the shapes that kernels read: one after the other, column by column, and filled with zeros."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def flat(lists: Iterable[Iterable[T]]) -> tuple[list[int], list[T]]:
    """The positions where each list begins, and last the end of all; and the lists one after the other."""
    start, joined = [0], list[T]()
    for each in lists:
        joined += each
        start.append(len(joined))
    return start, joined


def columns(rows: Iterable[Sequence[int]], *names: str) -> dict[str, list[int]]:
    """The columns of a table under their names."""
    table = list(rows)
    return {name: [row[k] for row in table] for k, name in enumerate(names)}


def zeros(n: int, *names: str) -> dict[str, list[int]]:
    """A list of n zeros for each name."""
    return {name: [0] * n for name in names}
