"""A descent to puzzles with few solutions: change a candidate a little, and keep it if it has no more than before."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from itertools import islice
from random import Random
from typing import Protocol, TypeVar

from ..families import Choices, Puzzle
from .trials import MOST_LISTED, Draft, Drafts, Searched, Trials, listed

# So many changes in a row that made nothing better end a descent; near the goal, with few solutions left, more do.
PATIENCE = 50
_MORE_PATIENCE = 300
_MOST_CHANGES = 2000
_STARTS = 4
_TOO_FEW = 1e12
_HEAT = 3.0
"""By how many solutions, on average, a candidate may exceed the middle between the fewest and the latest."""


class Candidate(Protocol):
    """Something that can be a puzzle, and be changed."""

    @property
    def key(self) -> Hashable:
        """The same for candidates that need not be tried both."""

    def puzzle(self) -> Puzzle:
        """The puzzle that it is."""

    def searched(self) -> Searched:
        """The search for its solutions, or a share of it in which each is found at least once, up to symmetry."""


_C = TypeVar("_C", bound=Candidate)


class _End:
    """There are no more candidates."""


_END = _End()
Changes = Callable[[_C, "list[Choices]"], "Iterator[_C]"]
"""From a candidate and some of its solutions the candidates near it, endlessly."""


def descend(
    starts: Iterator[_C | None], changes: Changes[_C], most_symmetries: int, trials: Trials, chance: Random
) -> Drafts:
    """The puzzles with `trials.wanted` solutions up to symmetry that are found from these starts."""
    while True:
        draft = yield from _descent(starts, changes, most_symmetries, trials, chance)
        if draft is not None:
            yield draft


def _descent(
    starts: Iterator[_C | None], changes: Changes[_C], most_symmetries: int, trials: Trials, chance: Random
) -> Generator[None, None, Draft | None]:
    """The puzzle that is reached from the best of some starts; None if it leads nowhere."""
    wanted, least, latest, n_failed = trials.wanted, _TOO_FEW, _TOO_FEW, 0
    # The starts come first; what is accepted of them gets its turn when they are over.
    options: Iterator[_C | None] = _some(starts, _STARTS)
    following: Iterator[_C] = iter(())
    is_begun = False
    seen: set[Hashable] = set()
    while n_failed < PATIENCE + _MORE_PATIENCE / least:
        candidate = next((one for one in options if one is None or one.key not in seen), _END)
        yield None
        if candidate is None:
            continue
        if isinstance(candidate, _End):
            if is_begun:
                return None
            is_begun, n_failed, options = True, 0, islice(following, _MOST_CHANGES)
            continue
        seen.add(candidate.key)
        searched = candidate.searched()
        # What is a little worse than the latest is accepted at times, so that a descent seldom ends in a hollow. The
        # fewest so far hold it back: it would climb otherwise, since most changes give more solutions.
        limit = (least + latest) / 2 + chance.expovariate(1 / _HEAT) if is_begun else least
        listing = yield from listed([searched.part], int(min(limit, MOST_LISTED)) + 1, trials)
        classes = n = listing.expected
        if listing.is_all and n <= wanted * most_symmetries:
            classes = searched.n_classes(listing.found)
            if classes == wanted:
                return Draft(candidate.puzzle())
        # What has too few solutions leads nowhere, for few changes make more of them; a start may have none.
        off = n if classes > wanted else _TOO_FEW - classes
        if trials.off is None or off < trials.off:
            trials.note_solutions(candidate.puzzle(), listing, off)
        n_failed = 0 if off < least else n_failed + 1
        least = min(off, least)
        if off <= limit:
            latest, following = off, changes(candidate, listing.found)
            options = islice(following, _MOST_CHANGES) if is_begun else options
    return None


def _some(starts: Iterator[_C | None], n: int) -> Iterator[_C | None]:
    """Yield up to `n` starts, and None whenever the source has none ready."""
    for start in starts:
        yield start
        n -= start is not None
        if not n:
            return
