"""The memory that a model may take. It is counted before it is taken: a machine that runs out of it stands still."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ..errors import NoEngine
from ..sentences import sentence

_BYTES_OF_PAIR = 100
"""An item of an option takes so much in all lists and tuples that are made of it before an engine begins."""
_room: ContextVar[int] = ContextVar("room", default=1 << 29)
"""Ten times as much as the largest puzzle of the catalog needs."""


@contextmanager
def room_for(memory: int | None) -> Iterator[None]:
    """Allow models inside to take so many bytes, if that is more than they may take anyway."""
    token = _room.set(max(memory or 0, _room.get()))
    try:
        yield
    finally:
        _room.reset(token)


def demand_room(name: str, n_options: int, n_pairs: int) -> None:
    """Raise NoEngine if the options of a puzzle, which name so many items together, would take too much memory."""
    needed, most = n_pairs * _BYTES_OF_PAIR, _room.get()
    if needed > most:
        raise NoEngine(
            sentence(
                "{name}: {n_options:,} placements and more would need over {needed:,} MiB of memory, and "
                "{most:,} MiB may be taken; `tilewright count --memory MIB` allows more",
                name=name,
                n_options=n_options,
                needed=needed >> 20,
                most=most >> 20,
            )
        )
