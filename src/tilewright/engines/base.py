"""The interface of every engine: a search that advances by a budget of nodes and can be saved at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any, Protocol

from ..kernels import status
from ..models import Choices as Choices
from ..models import CoverModel
from ..values import frozen
from .branching import TreePlace

Partial = tuple[tuple[int, int], ...]
"""The choices of a search, in order: (option, 1) for each option taken, or (point, value) for each value placed."""
SavedState = dict[str, list[int] | list[float]]

thread_seconds: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""The seconds that this thread has worked; where no thread has a clock of its own (a browser), those of the wall."""


class Status(IntEnum):
    """The reason why `advance` returned."""

    RUNNING = status.RUNNING
    FULL = status.FULL
    EXHAUSTED = status.EXHAUSTED


class Search(Protocol):
    """A search under way. Its state is everything: saved and resumed, it walks on as if nothing had happened.

    A class need not name this protocol, only have what it lists; `SearchDefaults` has the second half.
    """

    @property
    def nodes(self) -> int:
        """Nodes visited so far."""

    @property
    def found(self) -> int:
        """Solutions found so far, handed out or not."""

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes; stop early after `most` solutions. With `most` 0 they are only counted.

        An engine that cannot pause goes on until it has `most` solutions, or all, or `seconds` are over, or until what
        it heeds says so.
        """

    def progress(self) -> float:
        """The share of the tree already walked, from 0 to 1; it never goes back."""

    @property
    def place(self) -> TreePlace:
        """The part of the tree that it searches."""

    def split(self) -> Search | None:
        """Give a part of what is left to another search; None if there is nothing to share, or it cannot."""

    def save(self) -> SavedState | None:
        """The state as plain lists of numbers; None if it can only begin again."""

    # `SearchDefaults` has all that follows, for searches that have nothing to tell here.

    @property
    def is_compiled(self) -> bool:
        """Tell whether it goes on in compiled code, so that searches of several threads run side by side."""

    def compile(self) -> bool:
        """Go on in compiled code; False if there is none."""

    def compile_nothing(self) -> None:
        """From now on take compiled code only where it is at hand: for a caller who cannot wait for it."""

    def heed(self, is_over: Callable[[], bool]) -> None:
        """Let an engine that cannot pause ask this every now and then, and stop when it is true."""

    @property
    def engine_name(self) -> str:
        """The engine that searches now, if it is not sure to be the one that was begun with; else ""."""

    @property
    def why(self) -> str:
        """The reason for that engine; "" if there is nothing to add to the reason for the first one."""

    @property
    def stopped_by(self) -> str:
        """What stopped a search that proves nothing before any limit; "" while it can go on."""

    def uses(self) -> Mapping[tuple[int, ...], int] | None:
        """When all is counted: the solutions for each way to use the tracked items so and so often; None if unknown."""

    @property
    def ends_all(self) -> bool:
        """Tell whether its end is the end of all that was split off from it, too."""

    @property
    def lowest(self) -> int | None:
        """The smallest number of rules that an arrangement broke so far, if it looks for the best one."""

    def best(self) -> tuple[int, Choices] | None:
        """The number of rules that the best arrangement so far breaks, and that arrangement, if it looks for one."""


class SearchDefaults:
    """Defaults for a `Search` that is never split or saved, is not compiled and looks for no best arrangement."""

    is_compiled: bool = False
    engine_name: str = ""
    why: str = ""
    ends_all: bool = False

    @property
    def stopped_by(self) -> str:
        return ""

    @property
    def place(self) -> TreePlace:
        return TreePlace()

    def compile(self) -> bool:
        return False

    def compile_nothing(self) -> None:
        pass

    def heed(self, is_over: Callable[[], bool]) -> None:
        pass

    def split(self) -> Any:
        return None

    def save(self) -> SavedState | None:
        return None

    def uses(self) -> Mapping[tuple[int, ...], int] | None:
        return None

    @property
    def lowest(self) -> int | None:
        return None

    def best(self) -> tuple[int, Choices] | None:
        return None


@frozen
class Engine:
    """One way to search one kind of model."""

    name: str
    description: str
    model: type
    """The kind of model that it takes."""
    is_exhaustive: bool
    """Whether it proves that there are no more solutions; if not it only ever finds some."""
    start: Callable[[Any, int], Search]
    """Begin a search of a model; the second argument seeds random choices."""
    resume: Callable[[Any, SavedState], Search] | None
    """Go on from a saved state; None if the engine cannot."""
    is_available: Callable[[], bool] = lambda: True
    unfit: Callable[[Any], str] = lambda model: ""
    """The reason why it cannot take this model, or "" if it can; of sums `takes_sums` tells."""
    takes_sums: bool = False
    """Whether it takes exact covers with sums."""
    only_counts: bool = False
    """Whether it counts solutions without ever having one."""
    tells_uses: bool = False
    """Whether it tells how often solutions use the items that a model tracks, see `Search.uses`."""
    chosen: Callable[[Any], Partial] | None = None
    """The choices of a search at the node where it is now; None if the engine cannot tell."""
    estimate: Callable[[Any], float] | None = None
    """A guess, from what laying out a model tells, of how many seconds its compiled kernel takes for the whole tree."""
    estimate_is_drawn: bool = False
    """The guess comes from random descents, too, so it counts as one round of those that follow."""
    closer_estimate: Callable[[Any, Any, float], float] | None = None
    """A better guess, by a search that was just begun, in about so many seconds."""
    nodes_per_second: float = 1e7
    """About how many nodes its compiled kernel visits in a second, where `node_seconds` does not tell: so a trial of an
    engine that only counts can last for as long as the next one expects to take, and turns last about equally long."""
    node_seconds: Callable[[Any, Any], float] | None = None
    """About how many seconds its compiled kernel takes for a node of a model's tree below the place of a search, where
    random descents can tell how many nodes there are."""

    def __post_init__(self) -> None:
        if not self.takes_sums:
            vars(self)["unfit"] = partial(_unfit_with_sums, self.unfit)


def _unfit_with_sums(unfit: Callable[[Any], str], model: Any) -> str:
    """The reason why an engine that adds nothing up cannot take a model, or ""."""
    if isinstance(model, CoverModel) and model.sums:
        return "values add up here; this engine takes covers without sums"
    return unfit(model)


class Unfit(Exception):
    """An engine cannot lay a model out; the message says why."""


def unfit_by(lay_out: Callable[[Any], object]) -> Callable[[Any], str]:
    """The `unfit` of an engine that finds out by laying a model out."""

    def unfit(model: Any) -> str:
        try:
            lay_out(model)
        except Unfit as reason:
            return str(reason)
        return ""

    return unfit
