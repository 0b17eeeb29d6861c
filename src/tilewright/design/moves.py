"""What can be laid next, whatever the family: moves, what they serve, and what each leaves.

A *move* is a number: a placement of a tiling puzzle, a value on a point of a labeling puzzle. Sets of moves are the
bits of one long integer, so that to rule out all that a move excludes is a single operation.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, Protocol

from ..engines import Choices, Search, Status
from ..families import Laid
from ..families.wording import listing
from ..solving import Limits

# So many nodes a search visits before it is asked whether it shall go on.
SLICE_NODES = 1000
# Beyond this the sets of moves take more memory than help is worth.
MOST_MOVES = 40_000


@dataclass(frozen=True)
class Item:
    """What must be served by moves: a cell or point, or a piece or value that must lie somewhere."""

    kind: Literal["place", "piece"]
    words: str
    moves: int
    """The moves that serve it."""


@dataclass(frozen=True)
class Dead:
    """What nothing goes on from: a place or a piece without moves enough, or lines that miss their sum."""

    kind: Literal["place", "piece", "lines"]
    words: str

    @property
    def now(self) -> str:
        """What is so, in words."""
        if self.kind == "lines":
            return self.words.replace("could not", "cannot") + " any more"
        return (
            f"nothing fits on {self.words} any more" if self.kind == "place" else f"no place is left for {self.words}"
        )


def would(dead: Iterable[Dead]) -> str:
    """What would be so, in words, for one reason or another."""
    of_kind: dict[str, list[str]] = {}
    for reason in dead:
        of_kind.setdefault(reason.kind, []).append(reason.words)
    lead = {"place": "nothing would fit on ", "piece": "no place would be left for ", "lines": ""}
    return listing((lead[kind] + listing(words, joint="or") for kind, words in of_kind.items()), joint="or")


@dataclass(frozen=True)
class State:
    """What is laid and what can still be laid.

    `need` and `room` say for each item how many moves must, and may, still serve it. `dead` is a reason that is not
    about an item.
    """

    chosen: tuple[int, ...]
    live: int
    need: tuple[int, ...]
    room: tuple[int, ...]
    dead: Dead | None = None


class Moves(Protocol):
    """The moves of a puzzle."""

    @property
    def items(self) -> Sequence[Item]:
        """All that must be served."""

    @property
    def n_tests(self) -> int:
        """About how many moves can be tried out in a quarter of a second."""

    @property
    def only_so(self) -> str:
        """What is added where a piece fits in one way only, if it has several."""

    def begin(self, laid: Sequence[Laid]) -> State | None:
        """The state with this laid, and with what the puzzle fixes; None if that cannot be."""

    def after(self, state: State, move: int) -> State:
        """The state once a move that is live is made."""

    def thought(self, state: State) -> State:
        """The state without moves that a longer look at the rules excludes."""

    def words(self, move: int) -> str:
        """What is laid: "piece L", "value 5"."""

    def where(self, move: int) -> str:
        """Where: "cells 4, 5 and 6", "point C"."""

    def cells(self, move: int) -> tuple[int, ...]:
        """The cells that it covers."""

    def same_cells(self, move: int) -> int:
        """The moves that lay the same thing on the same cells, in any way."""

    def reason(self, state: State, item: Item, move: int) -> str:
        """Why a move is the only one that serves an item, in a sentence that says what and where."""

    def laid(self, move: int, laid: Sequence[Laid]) -> Laid:
        """What the move lays, beside what lies there."""

    def walk(self, state: State, banned: int, random: Random | None) -> Iterator[int | None]:
        """The solutions that are left without the banned moves, as sets of moves; None after each slice of the search.

        A solution may come twice. With `random` they come in another order.
        """


class Clock:
    """When to stop thinking: after a share of the seconds, and of the nodes, of some limits."""

    def __init__(self, limits: Limits, share: float = 1.0) -> None:
        self._end = None if limits.seconds is None else time.perf_counter() + limits.seconds * share
        self._nodes_left = None if limits.nodes is None else int(limits.nodes * share)

    def spend(self, nodes: int) -> None:
        """Take note that so many nodes were visited."""
        if self._nodes_left is not None:
            self._nodes_left -= nodes

    def left(self, share: float = 1.0) -> Limits:
        """What is left of the limits, or a share of it, for a search of its own."""
        seconds = None if self._end is None else max(0.0, self._end - time.perf_counter()) * share
        return Limits(seconds, None if self._nodes_left is None else max(1, int(self._nodes_left * share)))

    @property
    def is_over(self) -> bool:
        return not self.has(0.0)

    def has(self, seconds: float) -> bool:
        """Whether something that takes so many seconds, and cannot be broken off, may still begin."""
        if self._nodes_left is not None and self._nodes_left <= 0:
            return False
        return self._end is None or time.perf_counter() + seconds < self._end


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def set_of(numbers: Sequence[int], n: int) -> int:
    """A set of numbers less than n; quicker than adding them one by one."""
    octets = bytearray(n // 8 + 1)
    for number in numbers:
        octets[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(octets, "little")


def dead_ends(moves: Moves, state: State) -> Iterator[Dead]:
    """Why nothing goes on from a state, as far as it can be seen at once."""
    if state.dead is not None:
        yield state.dead
    live = state.live
    for item, need in zip(moves.items, state.need, strict=True):
        # Mostly one is needed, and whether there is any is quicker to say than how many there are.
        if need and (not live & item.moves or (need > 1 and (live & item.moves).bit_count() < need)):
            yield Dead(item.kind, item.words)


def dead_end(moves: Moves, state: State) -> Dead | None:
    """A reason why nothing goes on from a state; None if there is none to be seen at once."""
    return next(dead_ends(moves, state), None)


def rows(
    search: Search, read: Callable[[Choices], int], most_nodes: int | None = None
) -> Generator[int | None, None, bool]:
    """The solutions that a search finds within so many nodes, as sets of moves, and None after each slice.

    Returns whether there are no more.
    """
    most = 1
    while most_nodes is None or search.nodes < most_nodes:
        status, found = search.advance(SLICE_NODES, most)
        yield from map(read, found)
        if status is Status.EXHAUSTED:
            return True
        # The first is wanted at once, others then come in numbers.
        most = 64 if search.found else 1
        yield None
    return False
