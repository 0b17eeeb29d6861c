"""The position of a search in its tree: the nodes from the root down, their branches, and the part that it owns.

A tree is laid out on the interval from 0 to 1: every node shares its part evenly among its branches, in the order in
which they are tried (Knuth 1975 estimates trees so). A search, whole or split off from another, owns one
interval, and what it has walked is the beginning of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..values import frozen, record


class Level(NamedTuple):
    """A node on the way from the root to where a search is."""

    branches: int
    """The number of its branches, including those done and the one under way."""
    untried: int
    """The number of those not begun yet."""


@frozen
class Branching:
    """Functions that read and change the branches in a kernel's state, between two calls of `advance`.

    `levels` gives the nodes from the root down; an empty list if the search has not begun or is at its end.
    `drop_last(state, level, n)` forgets the last n of the untried branches of a level.
    `go_back(state, level, n)` goes back to a level, whose branch under way is left as if it were done, and
    skips the next n of its untried branches.
    `begin_free(state)` begins the next branch of the deepest level if that visits no node, and tells whether it did.
    `n_before` is how many nodes a search visits before its first level is open.
    """

    levels: Callable[[Any], list[Level]]
    drop_last: Callable[[Any, int, int], None]
    go_back: Callable[[Any, int, int], None]
    begin_free: Callable[[Any], bool] = lambda state: False
    n_before: int = 0


def undone(levels: Sequence[Level]) -> list[Level]:
    """The levels without those at the end that have no branch left: they are done, as is the branch that led there."""
    levels = list(levels)
    while levels and not levels[-1].untried:
        levels.pop()
    return levels


@record
class TreePlace:
    """The part of a tree that a search owns.

    `above` has, for each level above the one where it was split last, which branch leads on (from 0), and of
    how many. On the level below, `end` is the first branch behind its own, of `branches`; None if it was never split.
    """

    above: tuple[tuple[int, int], ...] = ()
    end: int | None = None
    branches: int = 0
    interval: tuple[float, float] = (0.0, 1.0)
    path: str = ""
    """The part as it was given: the branches from the root, then the first and the last one of its own."""

    def following(self, levels: Sequence[Level]) -> list[tuple[int, int]]:
        """For each level the next branch to be tried, and how many there are in the whole tree."""
        following = [(level.branches - level.untried, level.branches) for level in levels]
        base = len(self.above)
        following[:base] = [(branch + 1, branches) for branch, branches in self.above[: len(levels)]]
        if self.end is not None and base < len(levels):
            following[base] = (self.end - levels[base].untried, self.branches)
        return following

    def has(self, steps: Sequence[tuple[int, int, int]]) -> bool:
        """Tell whether a search that owns this part may have these branches: next, of how many, and how many left."""
        for level, (following, branches, untried) in enumerate(steps):
            if level < len(self.above):
                through, of = self.above[level]
                wanted = through + 1, of, 0
            elif level == len(self.above) and self.end is not None:
                wanted = self.end - untried, self.branches, untried
            else:
                wanted = branches - untried, branches, untried
            if (following, branches, untried) != wanted:
                return False
        return True

    def position(self, levels: Sequence[Level]) -> float:
        """The position of a search on the interval of its tree; all begun branches of the deepest level are done."""
        levels = undone(levels)
        if not levels:
            return self.interval[1]
        *above, (branch, branches) = self.following(levels)
        at = _point([(following - 1, of) for following, of in above], branch, branches)
        return min(max(at, self.interval[0]), self.interval[1])

    def share(self, levels: Sequence[Level]) -> float:
        """The share of its own part that a search has walked, from 0 to 1."""
        begin, end = self.interval
        return (self.position(levels) - begin) / (end - begin) if end > begin else 1.0

    def split(self, levels: Sequence[Level], level: int, given: int) -> TreePlace:
        """Give the last branches of a level away; return the place of the search that gets them."""
        following = self.following(levels)
        above = tuple((branch - 1, branches) for branch, branches in following[:level])
        branch, branches = following[level]
        end = branch + levels[level].untried
        first = end - given
        at = min(max(_point(above, first, branches), self.interval[0]), self.interval[1])
        path = ".".join(str(through) for through, _ in above) + f":{first}-{end - 1}"
        other = TreePlace(above, end, branches, (at, self.interval[1]), path)
        self.above, self.end, self.branches = above, first, branches
        self.interval = (self.interval[0], at)
        return other

    def save(self) -> dict[str, list[int] | list[float]]:
        """The place as plain lists of numbers; without the path, which the caller keeps."""
        if self.end is None:
            return {}
        return {
            "tree_place": [self.end, self.branches, *(number for pair in self.above for number in pair)],
            "tree_interval": list(self.interval),
        }

    @classmethod
    def restored(cls, saved: dict[str, Any]) -> TreePlace:
        """The place that `save` gave."""
        if "tree_place" not in saved:
            return cls()
        end, branches, *above = map(int, saved["tree_place"])
        begin, stop = map(float, saved["tree_interval"])
        return cls(tuple(zip(above[::2], above[1::2], strict=True)), end, branches, (begin, stop))


def without_lowest(bits: int, n: int) -> int:
    """A word without the lowest n bits that are set."""
    for _ in range(n):
        bits &= bits - 1
    return bits


def without_highest(bits: int, n: int) -> int:
    """A word without the highest n bits that are set."""
    for _ in range(n):
        bits ^= 1 << (bits.bit_length() - 1)
    return bits


BranchWords = list[tuple[int, int]]
"""Branches of a level as the bits of words, in the order in which they are tried; each word with its number."""


def without_first(words: BranchWords, n: int) -> BranchWords:
    """The words without their first n branches."""
    words = list(words)
    while words and n >= words[0][1].bit_count():
        n -= words.pop(0)[1].bit_count()
    if words:
        number, bits = words[0]
        words[0] = number, without_lowest(bits, n)
    return words


def without_last(words: BranchWords, n: int) -> BranchWords:
    """The words without their last n branches."""
    words = list(words)
    while words and n >= words[-1][1].bit_count():
        n -= words.pop()[1].bit_count()
    if words:
        number, bits = words[-1]
        words[-1] = number, without_highest(bits, n)
    return words


def _point(above: Sequence[tuple[int, int]], branch: int, branches: int) -> float:
    """The beginning of a branch on the interval of the whole tree; the branches above it lead to it.

    Computed from below, so that a level ends at the very number where the next branch of the level above begins.
    """
    at = branch / max(1, branches)
    for through, of in reversed(above):
        at = (through + at) / max(1, of)
    return at
