"""Trials: how often a candidate is solved by, and the nearest one so far; and plain puzzles drawn from them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Protocol

from ..engines import ENGINES, Choices, Engine, Status
from ..families import Compiled, Puzzle, Solution, family_of
from ..families.wording import plural
from ..models import Model, Part
from ..solving.fallback import start_engine
from ..values import frozen

# Nodes, not seconds: the same seed gives the same puzzles on every machine.
SLICE_NODES = 50_000
MOST_NODES = 20_000_000
MOST_LISTED = 200
"""So many solutions of a candidate are listed; of more, the share of the tree that was walked tells about how many."""


@frozen
class Draft:
    """A puzzle that meets the demands by the inventor's own count.

    `nearly`, for a puzzle without a solution, is the best arrangement; `remark` tells what the puzzle does not show.
    """

    puzzle: Puzzle
    nearly: Solution | None = None
    remark: str = ""


@dataclass
class Trials:
    """The candidates that were counted so far, and the nearest of them to what is wanted."""

    wanted: int = 1
    tries: int = 0
    nodes: int = 0
    nearest: Puzzle | None = None
    off: float | None = None
    """How far the nearest one is from what is wanted; the numbers are only compared."""
    words: str = ""
    """What is known of the nearest one: "3 solutions"."""

    def note(self, puzzle: Puzzle, off: float, words: str) -> None:
        """Take note of a candidate; the first of the nearest ones is kept."""
        if self.off is None or off < self.off:
            self.nearest, self.off, self.words = puzzle, off, words

    def note_solutions(self, puzzle: Puzzle, listing: Listing, off: float) -> None:
        """Take note of a candidate with these solutions."""
        words = plural(len(listing), "distinct solution")
        self.note(puzzle, off, words if listing.is_all else f"{words} or more")


Drafts = Iterator[Draft | None]
"""Drafts as they are found, and None after each slice of work, so that the caller can stop."""


class Inventor(Protocol):
    """Makes puzzles of one kind, from one brief. The steps end when all that is possible was tried."""

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """The drafts, each drawn with these random numbers alone."""


@frozen
class Listing:
    """The solutions of a model, up to a number of them; `is_all` tells that there are no more."""

    found: list[Choices]
    is_all: bool
    share: float = 1.0
    """The share of the tree in which they were found."""

    def __len__(self) -> int:
        return len(self.found)

    @property
    def expected(self) -> float:
        """About how many solutions there are in all."""
        return len(self.found) / max(self.share, 1e-9)


def listing_engine(model: Model) -> Engine:
    """The engine that lists the solutions of a small model soonest: without a guess it is laid out the quickest."""
    able = [
        engine
        for engine in ENGINES.taking([type(model)])
        if engine.is_exhaustive and not engine.only_counts and engine.is_available()
    ]
    plain = next((one for one in able if one.estimate is None and not one.unfit(model)), None)
    if plain is not None:
        return plain
    return min(
        (one for one in able if not one.unfit(model)), key=lambda one: one.estimate(model) if one.estimate else 0.0
    )


def listed(models: Iterable[Part], most: int, trials: Trials) -> Generator[None, None, Listing]:
    """The first `most` solutions of a model's parts, or all; None after each slice. A search may be cut as too long."""
    trials.tries += 1
    found: list[Choices] = []
    parts = tuple(models)
    for number, part in enumerate(parts):
        search = start_engine(listing_engine(part.model), part.model, seconds=1.0)
        status = Status.RUNNING
        while status != Status.EXHAUSTED:
            before = search.nodes
            status, rows = search.advance(SLICE_NODES, most - len(found))
            trials.nodes += search.nodes - before
            found += rows if part.numbers is None else [tuple([part.numbers[k] for k in row]) for row in rows]
            if len(found) >= most or search.nodes > MOST_NODES:
                return Listing(found, False, (number + search.progress()) / len(parts))
            yield None
    return Listing(found, True)


def compiled_first(puzzle: Puzzle) -> Compiled:
    """A puzzle compiled for the most special kind of model that can express it."""
    from ..errors import NoEngine

    for compile_puzzle in family_of(puzzle).compilers.values():
        try:
            return compile_puzzle(puzzle)
        except NoEngine:
            continue
    raise NoEngine(f"no engine can take {puzzle.name}")


def whole(compiled: Compiled) -> tuple[Part, ...]:
    """The whole model as the only part."""
    return (Part(1, compiled.model),)


class Searched(Protocol):
    """The search for the solutions of a candidate."""

    @property
    def part(self) -> Part:
        """The search."""

    def n_classes(self, found: list[Choices]) -> int:
        """How many of all solutions are left when those that a symmetry carries into each other count once."""


@frozen
class SearchedWhole:
    """The search for all solutions of a puzzle, by its compiled model."""

    compiled: Compiled

    @property
    def part(self) -> Part:
        return whole(self.compiled)[0]

    def n_classes(self, found: list[Choices]) -> int:
        group = self.compiled.symmetries(False)
        left = {self.compiled.canonical(choices) for choices in found}
        classes = 0
        while left:
            one = left.pop()
            left.difference_update(symmetry.image(one) for symmetry in group)
            classes += 1
        return classes
