"""The next steps in puzzles of any family: moves, the items they serve, and the state after each.

A *move* is a number: a placement of a tiling puzzle, a value on a point of a labeling puzzle. Sets of moves are the
bits of one long integer, so that a single operation rules out all moves that another one excludes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from math import inf
from random import Random
from typing import Literal, Protocol

from ...deadline import seconds_left
from ...engines import Choices, Search, Status
from ...families import Laid
from ...families.wording import listing
from ...sentences import sentence
from ...solving import Limits
from ...values import frozen

# The nodes that a search visits before its caller decides whether it goes on.
SLICE_NODES = 1000
# Beyond this the sets of moves take more memory than help is worth.
MOST_MOVES = 40_000


Begun = tuple[Search, Callable[[Choices], int]]
"""A search, and what reads a solution that it finds as a set of moves."""


@frozen
class Item:
    """A cell or point that moves must serve, or a piece or value that must be used.

    Attributes
    ----------
    moves
        The moves that serve it.
    cells
        The cell or point.
    """

    kind: Literal["place", "piece"]
    words: str
    moves: int
    cells: tuple[int, ...] = ()


@frozen
class Dead:
    """A dead end: a place or a piece with too few moves, or values that miss their sum.

    Of a sum `words` are its subject, "line a b c", and `wanted` is what that cannot do, "add up to 38".
    """

    kind: Literal["place", "piece", "sum"]
    words: str
    wanted: str = ""

    @property
    def now(self) -> str:
        """The dead end in words, as it is."""
        if self.kind == "sum":
            return sentence("{subject} cannot {wanted} any more", subject=self.words, wanted=self.wanted)
        if self.kind == "place":
            return sentence("nothing fits on {place} any more", place=self.words)
        return sentence("no place is left for {thing}", thing=self.words)

    @property
    def after(self) -> str:
        """The dead end of a sum, as it would be after a move."""
        return sentence("{subject} could not {wanted}", subject=self.words, wanted=self.wanted)


def would(dead: Iterable[Dead]) -> str:
    """Dead ends in words, as they would be after a move, joined by "or"."""
    of_kind: dict[str, list[str]] = {}
    for reason in dead:
        of_kind.setdefault(reason.kind, []).append(reason.after if reason.kind == "sum" else reason.words)
    listed = {kind: listing(words, joint="or") for kind, words in of_kind.items()}
    if "place" in listed:
        listed["place"] = sentence("nothing would fit on {places}", places=listed["place"])
    if "piece" in listed:
        listed["piece"] = sentence("no place would be left for {things}", things=listed["piece"])
    return listing(listed.values(), joint="or")


@frozen
class State:
    """The moves made and the moves that are still possible.

    `need` and `room` are for each item the least and the most moves that still serve it. `dead` is a dead end that is
    not about an item.
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
        """All items."""

    @property
    def n_tests(self) -> int:
        """About the number of moves that can be tried out in a quarter of a second."""

    @property
    def has_ways(self) -> bool:
        """Whether a piece may fit in one of several orientations alone."""

    @property
    def noun(self) -> str:
        """The word for a thing that moves lay: "piece", "tile", "number"."""

    def begin(self, laid: Sequence[Laid]) -> State | None:
        """The state with the laid things and those that the puzzle fixes; None if they contradict each other."""

    def after(self, state: State, move: int) -> State:
        """The state once a move that is live is made."""

    def thought(self, state: State) -> State:
        """The state without moves that a longer look at the rules excludes."""

    def words(self, move: int) -> str:
        """The thing that the move lays: "piece L", "number 5"."""

    def where(self, move: int) -> str:
        """The place of the move: "cells 4, 5 and 6", "point C"."""

    def cells(self, move: int) -> tuple[int, ...]:
        """The cells that it covers."""

    def same_cells(self, move: int) -> int:
        """The moves that lay the same thing on the same cells, in any way."""

    def reason(self, state: State, item: Item, move: int) -> str:
        """A sentence, with thing and place, that explains why a move is the only one that serves an item."""

    def laid(self, move: int, laid: Sequence[Laid]) -> Laid:
        """The thing that the move lays, beside those that are laid already."""

    @property
    def kinds(self) -> Sequence[int]:
        """For each kind of piece, or each value, the moves that lay one."""

    def covering(self, cell: int) -> int:
        """The moves that cover a cell."""

    def search(self, state: State) -> Begun | None:
        """A search for the solutions that are left; None if it is plain that there are none."""

    def walk(self, state: State, banned: int, random: Random | None, most_nodes: float) -> Iterator[int | None]:
        """The solutions that are left without the banned moves, as sets of moves; None after each slice of the search.

        A solution may come twice. With `random` they come in another order. The caller stops after `most_nodes`, which
        tells how much work beforehand pays.
        """


class Clock:
    """A clock for thinking: it ends after a share of the seconds, and of the nodes, of some limits."""

    def __init__(self, limits: Limits, share: float = 1.0) -> None:
        given = [seconds for seconds in (limits.seconds, seconds_left()) if seconds is not None]
        self._end = time.perf_counter() + min(given, default=inf) * share
        self._nodes_left = inf if limits.nodes is None else int(limits.nodes * share)

    def spend(self, nodes: int) -> None:
        """Subtract nodes that were visited."""
        self._nodes_left -= nodes

    def left(self, share: float = 1.0) -> Limits:
        """The rest of the limits, or a share of it, for a separate search."""
        seconds = None if self._end == inf else max(0.0, self._end - time.perf_counter()) * share
        return Limits(seconds, None if self._nodes_left == inf else max(1, int(self._nodes_left * share)))

    @property
    def is_over(self) -> bool:
        return not self.has(0.0)

    def has(self, seconds: float) -> bool:
        """Return True if there is time to begin work that takes these seconds and cannot be broken off."""
        return self._nodes_left > 0 and time.perf_counter() + seconds < self._end


def set_of(numbers: Sequence[int], n: int) -> int:
    """A set of numbers less than n; quicker than adding them one by one."""
    octets = bytearray(n // 8 + 1)
    for number in numbers:
        octets[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(octets, "little")


def dead_ends(moves: Moves, state: State) -> Iterator[Dead]:
    """The dead ends of a state that can be seen at once."""
    if state.dead is not None:
        yield state.dead
    live = state.live
    for item, need in zip(moves.items, state.need, strict=True):
        # Mostly one is needed, and to test for any move is quicker than to count the moves.
        if need and (not live & item.moves or (need > 1 and (live & item.moves).bit_count() < need)):
            yield Dead(item.kind, item.words)


def dead_end(moves: Moves, state: State) -> Dead | None:
    """A dead end of a state; None if none can be seen at once."""
    return next(dead_ends(moves, state), None)


def rows(
    search: Search, read: Callable[[Choices], int], most_nodes: int | None = None
) -> Generator[int | None, None, bool]:
    """The solutions that a search finds within `most_nodes`, as sets of moves, and None after each slice.

    Returns whether these are all.
    """
    most = 1
    while most_nodes is None or search.nodes < most_nodes:
        status, found = search.advance(SLICE_NODES, most)
        yield from map(read, found)
        if status is Status.EXHAUSTED:
            return True
        # The first solution comes alone, at once; later ones come in batches.
        most = 64 if search.found else 1
        yield None
    return False
