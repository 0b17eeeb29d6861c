"""The limits of a check: seconds, and bytes of what it holds. A certificate may come from a stranger."""

from __future__ import annotations

from math import inf
from time import perf_counter

from ..errors import Undecided

MEMORY = 2 << 30
"""The most bytes that a check holds, unless the caller says otherwise."""


class VerifyLimits:
    """Keeps the limits of one check: raises Undecided where one is reached.

    `hold` counts what grows with the files of the certificate, by the size that it has in memory. No limit is put on
    the process, which may be the caller's own.
    """

    def __init__(self, seconds: float | None = None, memory: int | None = None) -> None:
        self._until = inf if seconds is None else perf_counter() + seconds
        self._memory = MEMORY if memory is None else memory
        self._held: dict[object, int] = {}

    def in_time(self) -> None:
        """Raise Undecided if the seconds are over."""
        if perf_counter() > self._until:
            raise Undecided("seconds")

    def hold(self, what: object, n_bytes: int) -> None:
        """Note that something takes so many bytes now; Undecided if that is too much with all the rest."""
        self._held[what] = n_bytes
        self.in_memory(sum(list(self._held.values())))

    def in_memory(self, n_bytes: int) -> None:
        """Raise Undecided if so many bytes are too many."""
        if n_bytes > self._memory:
            raise Undecided("memory")
