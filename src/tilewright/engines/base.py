"""What every engine offers: a search that walks on by a budget and can be saved at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, Protocol

from ..kernels import status
from ..kernels._jit import can_compile, compiled, is_compiled_on_disk, is_loaded
from ..models import Choices as Choices
from ..models import Model
from .branching import Branching, Level, Place

Partial = tuple[tuple[int, int], ...]
"""What a search has chosen so far, in the order in which it did: (option, 1) for each option taken, or (point, value)
for each value placed."""
SavedState = dict[str, list[int] | list[float]]

thread_seconds: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""The seconds that this thread has worked; where no thread has a clock of its own (a browser), those of the wall."""


class Status(IntEnum):
    """Why `advance` returned."""

    RUNNING = status.RUNNING
    FULL = status.FULL
    EXHAUSTED = status.EXHAUSTED


# Looked up in this way a status costs nothing, and a slice of a fast kernel is short.
_STATUSES = tuple(Status)


class Search(Protocol):
    """A search under way. Its state is everything: saved and resumed, it walks on as if nothing had happened."""

    @property
    def nodes(self) -> int:
        """Nodes visited so far."""

    @property
    def found(self) -> int:
        """Solutions found so far, handed out or not."""

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes; stop early after `most` solutions. With `most` 0 they are only counted.

        An engine that cannot pause goes on until it has `most` solutions, all, or so many seconds are over.
        """

    def progress(self) -> float:
        """The share of the tree already walked, from 0 to 1; it never goes back."""

    @property
    def place(self) -> Place:
        """Which part of the tree it searches."""

    def split(self) -> Search | None:
        """Give a part of what is left to another search; None if there is nothing to share, or it cannot."""

    def save(self) -> SavedState | None:
        """The state as plain lists of numbers; None if it can only begin again."""

    # What only some searches have to tell; for the others it is so.

    @property
    def is_compiled(self) -> bool:
        """Whether it goes on in compiled code, so that searches of several threads run side by side."""
        return False

    def compile(self) -> bool:
        """Go on in compiled code; False if there is none."""
        return False

    @property
    def engine_name(self) -> str:
        """The engine that searches now, if it is not sure to be the one that was begun with; else ""."""
        return ""

    @property
    def why(self) -> str:
        """Why that engine; "" if there is nothing to add to why it was begun with."""
        return ""

    @property
    def lowest(self) -> int | None:
        """How few rules an arrangement broke so far, if it looks for the best one."""
        return None

    def best(self) -> tuple[int, Choices] | None:
        """How many rules the best arrangement so far breaks, and that arrangement, if it looks for one."""
        return None


@dataclass(frozen=True)
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
    unfit: Callable[[Model], str] = lambda model: ""
    """Why it cannot take this model, or "" if it can."""
    only_counts: bool = False
    """Whether it counts solutions without ever having one."""
    chosen: Callable[[Any], Partial] | None = None
    """What a search has chosen where it is now, on the way to a solution; None if the engine cannot tell."""
    estimate: Callable[[Any], float] | None = None
    """About how many seconds its compiled kernel takes for the whole tree of a model, by a quick trial."""


# A search is handed over to compiled code when it is expected to go on for as long as it takes to load that from
# the user's cache; after a while the share of the tree that was walked tells. How long a first solution takes no
# share tells: it is waited for that long, and longer if the kernel must be compiled, since most of them come soon.
LOOKING_SECONDS = 0.1
LOADING_SECONDS = 0.35
COMPILING_SECONDS = 1.3
# Where this process has the kernel at hand, only making arrays costs anything.
LOADED_SECONDS = 0.003
# Slices are short at first, so that a first solution is seen at once and the handover comes in time.
_FIRST_SLICE = 16
_SHORT = 0.002


@dataclass(frozen=True)
class KernelEntry:
    """The kernel function, and which fields of its model and its state are floats or words of 64 bits."""

    advance: Callable[..., int]
    float_fields: frozenset[str] = frozenset()
    wide_fields: frozenset[str] = frozenset()


class KernelSearch(Search):
    """Drives one kernel: interpreted on lists at first, compiled on arrays when the search is long.

    `registers` names where the kernel's state keeps nodes, solutions found and rows stored.
    """

    def __init__(
        self,
        entry: KernelEntry,
        model: Any,
        state: Any,
        *,
        registers: tuple[int, int, int],
        read_row: Callable[[Any, int], Choices],
        capacity: int,
        branching: Branching | None = None,
        saved: SavedState | None = None,
    ) -> None:
        self._entry = entry
        self._model = model
        self._state = state
        self._nodes, self._found, self._stored = registers
        self._read_row = read_row
        self._capacity = capacity
        self._branching = branching
        self._place = Place() if saved is None else Place.restored(saved)
        self._seconds = 0.0
        self._run: Callable[..., int] | None = None
        self._stays_interpreted = False
        self._slice_nodes = _FIRST_SLICE

    @property
    def nodes(self) -> int:
        return int(self._state.reg[self._nodes])

    @property
    def found(self) -> int:
        return int(self._state.reg[self._found])

    def _is_long(self, capacity: int) -> bool:
        """Whether it is time to ask for compiled code."""
        if is_loaded(self._entry.advance):
            return self._seconds > LOADED_SECONDS
        if capacity == 1:
            return self._seconds > (LOADING_SECONDS if self._is_on_disk else COMPILING_SECONDS)
        if self._seconds < LOOKING_SECONDS:
            return False
        share = self.progress()
        rest = self._seconds * (1 - share) / share if share > 0 else LOADING_SECONDS
        return rest >= LOADING_SECONDS or self._seconds > 2 * LOADING_SECONDS

    @cached_property
    def _is_on_disk(self) -> bool:
        return is_compiled_on_disk(self._entry.advance)

    @property
    def is_at_hand(self) -> bool:
        """Whether its kernel was compiled before, here or on disk, so that it is there at once."""
        return is_loaded(self._entry.advance) or self._is_on_disk

    @property
    def is_compiled(self) -> bool:
        return self._run is not None

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        result = self._slice(budget, min(most, self._capacity))
        if most == 0:
            return result, []
        rows = [self._read_row(self._state, k) for k in range(int(self._state.reg[self._stored]))]
        self._state.reg[self._stored] = 0
        return result, rows

    def _slice(self, budget: int, capacity: int) -> Status:
        """Visit up to `budget` nodes, interpreted or compiled; stop early when so many rows are found."""
        if self._run is not None:
            return _STATUSES[self._run(self._state, self._model, budget, capacity)]
        end = self.nodes + budget
        while (left := end - self.nodes) > 0:
            if not self._stays_interpreted and self._is_long(capacity):
                self._stays_interpreted = not self.compile()
                if not self._stays_interpreted:
                    return self._slice(left, capacity)
            started = thread_seconds()
            result = self._entry.advance(self._state, self._model, min(left, self._slice_nodes), capacity)
            took = thread_seconds() - started
            self._seconds += took
            if took < _SHORT:
                self._slice_nodes *= 2
            if result != status.RUNNING:
                return _STATUSES[result]
        return Status.RUNNING

    def compile(self) -> bool:
        """Hand the search over, state and all, to the compiled kernel; False if there is none."""
        if not can_compile():
            return False
        model = _to_arrays(self._model, self._entry)
        state = _to_arrays(self._state, self._entry)
        run = compiled(self._entry.advance, state, model, 0, 0)
        if run is None:
            return False
        self._run, self._model, self._state = run, model, state
        return True

    def register(self, index: int) -> int:
        """One of the scalars of the kernel's state."""
        return int(self._state.reg[index])

    def stay_interpreted(self) -> None:
        """Never pause to compile: for a search that is watched, which has time."""
        self._stays_interpreted = True

    def view(self) -> tuple[Any, Any]:
        """The kernel's state and model as they are, to be read; they are others as soon as the search is compiled."""
        return self._state, self._model

    def progress(self) -> float:
        return 0.0 if self._branching is None else self._place.share(self.levels())

    def save(self) -> SavedState:
        arrays = {name: _plain_list(array) for name, array in self._state._asdict().items()}
        return {**arrays, **self._place.save()}

    @property
    def place(self) -> Place:
        """Which part of the tree is searched."""
        return self._place

    @property
    def has_tree(self) -> bool:
        """Whether the branches of its tree can be seen and chosen."""
        return self._branching is not None

    def levels(self) -> list[Level]:
        """The nodes from the root to where the search is; none when it is at its end.

        A search that has not begun opens its root; that visits no node. A search without a tree has none.
        """
        if self._branching is None:
            return []
        levels = self._branching.levels(self._state)
        if not levels and self.nodes == 0:
            (self._run or self._entry.advance)(self._state, self._model, 0, self._capacity)
            levels = self._branching.levels(self._state)
        return levels

    def split(self) -> KernelSearch | None:
        """Give away the last half of the untried branches nearest the root; None if there are not two to share.

        The other search has its own count of nodes and solutions, from 0 on. Together both walk the same
        tree, node by node, as this one would have done; what is given away comes last.
        """
        if self._branching is None:
            return None
        levels = self.levels()
        # Where nothing is left below, the branch above is done and not under way: to give away what follows
        # would leave nothing here.
        while len(levels) > 1 and not levels[-1].untried:
            levels.pop()
        for level, (_, untried) in enumerate(levels):
            # Above the deepest level a branch is under way; that one stays here.
            given = untried // 2 if level == len(levels) - 1 else (untried + 1) // 2
            if given:
                other = self.copy()
                other._place = self._place.split(levels, level, given)
                self._branching.drop_last(self._state, level, given)
                self._branching.go_back(other._state, level, untried - given)
                return other
        return None

    def narrow(self, branch: int, level: int = -1, levels: list[Level] | None = None) -> None:
        """Of the branches not tried at a level, the deepest by default, keep only this one, counted from 0; no others.

        So a random descent goes on; the share of the tree that was walked is no longer known. Whoever knows
        the `levels` already may give them.
        """
        assert self._branching is not None
        levels = self.levels() if levels is None else levels
        last = level % len(levels)
        for above, (_, untried) in enumerate(levels[:last]):
            if untried:
                self._branching.drop_last(self._state, above, untried)
        self._branching.go_back(self._state, last, branch)
        self._branching.drop_last(self._state, last, levels[last].untried - branch - 1)

    def copy(self) -> KernelSearch:
        """A second search at the same place that counts its nodes and solutions from 0 on."""
        twin = copy(self)
        twin._place = copy(self._place)
        twin._state = type(self._state)(*(array.copy() for array in self._state))
        for register in (self._nodes, self._found, self._stored):
            twin._state.reg[register] = 0
        return twin


def _plain_list(array: Any) -> list[Any]:
    plain: list[Any] = list(array) if isinstance(array, list) else array.tolist()
    return plain


def _to_arrays(values: Any, entry: KernelEntry) -> Any:
    import numpy as np

    def convert(name: str, numbers: list[int]) -> Any:
        if name in entry.float_fields:
            return np.array(numbers, dtype=np.float64)
        return np.array(numbers, dtype=np.int64 if name == "reg" or name in entry.wide_fields else np.int32)

    return type(values)(*(convert(name, numbers) for name, numbers in values._asdict().items()))


def restored(state_class: Any, saved: Mapping[str, Any]) -> Any:
    """The state that `save` gave, as lists."""
    return state_class(**{name: list(saved[name]) for name in state_class._fields})
