"""A search that a kernel walks: laid out, interpreted, handed over to compiled code, split, saved and resumed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property
from typing import Any, Protocol

from ..kernels import status
from ..kernels._marks import KernelEntry
from ..kernels._native import Advance, is_at_hand, is_loaded, native
from ..values import frozen
from .base import Choices, SavedState, SearchDefaults, Status, thread_seconds
from .branching import Branching, Level, TreePlace

# A search is handed over to compiled code when it is expected to go on for as long as it takes to load that from
# the user's cache; after a while the share of the tree that was walked tells. How long a first solution takes no
# share tells: it is waited for that long, and longer if the kernel must be compiled, since most of them come soon.
LOOKING_SECONDS = 0.1
LOADING_SECONDS = 0.35
COMPILING_SECONDS = 1.3
# If this process has compiled or loaded the kernel, only making arrays takes time.
LOADED_SECONDS = 0.003
# Slices are short at first, so that a first solution is seen at once and the handover comes in time.
_FIRST_SLICE = 16
_SHORT = 0.002


# Looked up in this way a status costs nothing, and a slice of a fast kernel is short.
_STATUSES = tuple(Status)

CAPACITY = 512
"""Rows of the buffer of found solutions of most kernels: how many a compiled kernel hands out at a time."""


@frozen
class LaidOut:
    """A model laid out for a kernel."""

    entry: KernelEntry
    arrays: Any
    """The model as the kernel takes it: a named tuple of lists."""
    fresh: Callable[[], Any]
    """The state before the first node."""
    read_row: Callable[[Any, int], Choices]
    """The solution in a row of the state's buffer."""
    branching: Branching | None = None
    """Reads and cuts the branches of its tree; None for a walk that has no tree."""
    capacity: int = CAPACITY
    """Rows of the buffer."""


def options_of_row(state: Any, row: int) -> Choices:
    """A row that begins with its length, in a buffer with `CAPACITY` rows."""
    at = row * (len(state.found) // CAPACITY)
    return tuple(state.found[at + 1 : at + 1 + state.found[at]])


def numbers_of_row(length: int) -> Callable[[Any, int], Choices]:
    """Return a reader of rows that have this many numbers and nothing else."""
    return lambda state, row: tuple(state.found[row * length : (row + 1) * length])


class KernelSearch(SearchDefaults):
    """Drives one kernel: interpreted on lists at first, compiled on arrays when the search is long."""

    def __init__(self, laid_out: LaidOut, saved: SavedState | None = None) -> None:
        self._entry = laid_out.entry
        self._model = laid_out.arrays
        self._state = laid_out.fresh() if saved is None else restored(laid_out.entry.state, saved)
        self._read_row = laid_out.read_row
        self._capacity = laid_out.capacity
        self._branching = laid_out.branching
        self._place = TreePlace() if saved is None else TreePlace.restored(saved)
        self._seconds = 0.0
        self._bind: Callable[[Any, Any], Advance] | None = None
        self._run: Advance | None = None
        self._stays_interpreted = False
        self._slice_nodes = _FIRST_SLICE

    @property
    def nodes(self) -> int:
        return int(self._state.reg[status.NODES])

    @property
    def found(self) -> int:
        return int(self._state.reg[status.N_FOUND])

    def _is_long(self, capacity: int) -> bool:
        """Tell whether it is time to ask for compiled code."""
        if self._seconds <= LOADED_SECONDS:
            return False
        if self.is_loaded:
            return True
        if capacity == 1:
            return self._seconds > (LOADING_SECONDS if self.is_at_hand else COMPILING_SECONDS)
        if self._seconds < LOOKING_SECONDS:
            return False
        share = self.progress()
        rest = self._seconds * (1 - share) / share if share > 0 else LOADING_SECONDS
        return rest >= LOADING_SECONDS or self._seconds > 2 * LOADING_SECONDS

    @property
    def is_loaded(self) -> bool:
        """Tell whether it can go on in machine code without any delay."""
        return is_loaded(self._entry)

    @cached_property
    def is_at_hand(self) -> bool:
        """Tell whether its kernel was compiled before, here or on disk, so that it is there at once."""
        return is_at_hand(self._entry)

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        result = self._slice(budget, min(most, self._capacity))
        if most == 0:
            return result, []
        rows = [self._read_row(self._state, k) for k in range(self._state.reg[status.N_STORED])]
        self._state.reg[status.N_STORED] = 0
        return result, rows

    def _slice(self, budget: int, capacity: int) -> Status:
        """Visit up to `budget` nodes, interpreted or compiled; stop early when `capacity` rows are found."""
        if self._run is not None:
            return _STATUSES[self._run(budget, capacity)]
        end = self.nodes + budget
        while (left := end - self.nodes) > 0:
            if not self._stays_interpreted and self._is_long(capacity):
                self._stays_interpreted = not self.compile()
                if not self._stays_interpreted:
                    return self._slice(left, capacity)
            started = thread_seconds()
            result = self._walk(min(left, self._slice_nodes), capacity)
            took = thread_seconds() - started
            self._seconds += took
            if took < _SHORT:
                self._slice_nodes *= 2
            if result != status.RUNNING:
                return _STATUSES[result]
        return Status.RUNNING

    def _walk(self, budget: int, capacity: int) -> int:
        if self._run is not None:
            return self._run(budget, capacity)
        return self._entry.advance(self._state, self._model, budget, capacity)

    def compile(self) -> bool:
        """Hand the search over, state and all, to the compiled kernel; False if there is none."""
        if self._run is None:
            self._bind = native(self._entry)
            if self._bind is None:
                return False
            self._model = self._entry.stored(self._model)
            self._replace_state(self._entry.stored(self._state))
            self.is_compiled = True
        return True

    def _replace_state(self, state: Any) -> None:
        """Go on in another state, whose arrays are stored like those of the one before."""
        self._state = state
        if self._bind is not None:
            self._run = self._bind(state, self._model)

    def register(self, index: int) -> int:
        """One of the scalars of the kernel's state."""
        return int(self._state.reg[index])

    @property
    def n_numbers(self) -> int:
        """The length of its state."""
        return sum(map(len, self._state))

    def stay_interpreted(self) -> None:
        """Never pause to compile: for a search that is watched, which has time."""
        self._stays_interpreted = True

    def wait_for_nothing(self) -> None:
        if not self.is_loaded:
            self._stays_interpreted = True

    def view(self) -> tuple[Any, Any]:
        """The kernel's state and model as they are, to be read; they are others as soon as the search is compiled."""
        return self._state, self._model

    def progress(self) -> float:
        return 0.0 if self._branching is None else self._place.share(self.levels())

    def save(self) -> SavedState:
        arrays = {name: list(numbers) for name, numbers in self._state._asdict().items()}
        return {**arrays, **self._place.save()}

    @property
    def place(self) -> TreePlace:
        """The part of the tree that it searches."""
        return self._place

    @property
    def has_tree(self) -> bool:
        """Tell whether the branches of its tree can be seen and chosen."""
        return self._branching is not None

    def levels(self) -> list[Level]:
        """The nodes from the root to where the search is; none when it is at its end.

        A search that has not begun opens its root; that visits no node. A search without a tree has none.
        """
        if self._branching is None:
            return []
        levels = self._branching.levels(self._state)
        if not levels and self.nodes == 0:
            self._walk(0, self._capacity)
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
        # If nothing is left below, the branch above is done and not under way: giving away what follows
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

        A random descent goes on so; the share of the tree that was walked is no longer known. A caller that knows
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

    def copy(self, *, only_counts: bool = False) -> KernelSearch:
        """A second search at the same place that counts its nodes and solutions from 0 on.

        With `only_counts` it is never asked for a solution, and may share the buffer for them.
        """
        twin = copy(self)
        twin._place = copy(self._place)
        shared = "found" if only_counts else ""
        fields = self._state._asdict()
        twin._replace_state(
            type(self._state)(*(numbers if name == shared else numbers[:] for name, numbers in fields.items()))
        )
        for register in (status.NODES, status.N_FOUND, status.N_STORED):
            twin._state.reg[register] = 0
        return twin


def restored(state_class: Any, saved: Mapping[str, Any]) -> Any:
    """The state that `save` gave, as lists."""
    return state_class(**{name: list(saved[name]) for name in state_class._fields})


class _Start(Protocol):
    def __call__(self, model: Any, seed: int = 0) -> KernelSearch: ...


def searches(lay_out: Callable[[Any], LaidOut]) -> tuple[_Start, Callable[[Any, SavedState], KernelSearch]]:
    """The `start` and `resume` of an engine whose kernel always walks in the same way and ignores the seed."""

    def start(model: Any, seed: int = 0) -> KernelSearch:
        return KernelSearch(lay_out(model))

    def resume(model: Any, saved: SavedState) -> KernelSearch:
        return KernelSearch(lay_out(model), saved)

    return start, resume
