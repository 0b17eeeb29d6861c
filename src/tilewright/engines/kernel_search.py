"""A search that a kernel walks: laid out, interpreted, handed over to compiled code, split, saved and resumed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from operator import index
from typing import Any, Protocol

from ..kernels import status
from ..kernels._marks import KernelEntry
from ..kernels._native import Advance, is_coming, is_loaded, native
from ..values import frozen
from .base import Choices, SavedState, SearchDefaults, Status, thread_seconds
from .branching import Branching, Level, TreePlace, undone

# A search is handed over to machine code that is there after a few milliseconds: then only making arrays takes time.
LOADED_SECONDS = 0.003
# A count that is expected to take so long as machine code takes some fifty times as long interpreted: surely longer
# than loading.
SURELY_LONG_SECONDS = 0.0002
# Where it must be compiled first, that begins if the search is expected to go on for as long as it takes; after a while
# the share of the tree that was walked tells. How long a first solution takes no share tells, and most come soon.
LOOKING_SECONDS = 0.1
COMPILING_SECONDS = 1.3
# Slices are short at first, so that a first solution is seen at once and the handover comes in time.
_FIRST_SLICE = 1
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
        self._state = laid_out.fresh()
        self._read_row = laid_out.read_row
        self._capacity = laid_out.capacity
        self._branching = laid_out.branching
        self._place = TreePlace()
        self._went_on = False
        self._seconds = 0.0
        self._patience = LOADED_SECONDS
        self._bind: Callable[[Any, Any], Advance] | None = None
        self._run: Advance | None = None
        self._stays_interpreted = False
        self._slice_nodes = _FIRST_SLICE
        if saved is not None:
            self._restore(saved)

    @property
    def nodes(self) -> int:
        return int(self._state.reg[status.NODES])

    @property
    def found(self) -> int:
        return int(self._state.reg[status.N_FOUND])

    def _is_long(self, capacity: int) -> bool:
        """Tell whether it is time to take machine code; where it must be compiled first, that begins."""
        if self._seconds < self._patience:
            return False
        if self.is_loaded:
            return True
        if self._seconds < (COMPILING_SECONDS if capacity == 1 else LOOKING_SECONDS):
            return False
        share = self.progress()
        rest = self._seconds * (1 - share) / share if share > 0 else COMPILING_SECONDS
        # While a compiler is at work the search goes on as it is; if none is there, asking for its code says so.
        return (rest >= COMPILING_SECONDS or self._seconds > COMPILING_SECONDS) and not is_coming()

    def expect(self, seconds: float) -> None:
        """Take machine code that is at hand from the first node on if the whole tree is expected to take so long."""
        if seconds >= SURELY_LONG_SECONDS:
            self._patience = 0.0

    @property
    def is_loaded(self) -> bool:
        """Tell whether it can go on in machine code without any delay."""
        return is_loaded(self._entry)

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
        """Hand the search over, state and all, to the compiled kernel, waiting for it; False if there is none."""
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

    def compile_nothing(self) -> None:
        self._stays_interpreted |= not self.is_loaded

    def view(self) -> tuple[Any, Any]:
        """A view of the kernel's state and model, to be read; machine code replaces both when it takes over."""
        return self._state, self._model

    def progress(self) -> float:
        return 0.0 if self._branching is None else self._place.share(self.levels())

    def save(self) -> SavedState | None:
        if self._branching is None:
            return {name: list(numbers) for name, numbers in self._state._asdict().items()}
        if self._is_fresh:
            return {"path": [], "counted": _NOTHING}
        went_on = {"went_on": [1]} if self._went_on else {}
        return {"path": self._path(), "counted": [self.nodes, self.found], **self._place.save(), **went_on}

    @property
    def _is_fresh(self) -> bool:
        """Tell whether it has not begun. A copy goes on where another search was, and may have counted nothing yet."""
        is_uncounted = self.nodes == 0 and self.found == self._state.reg[status.N_STORED]
        return is_uncounted and self._place.end is None and not self._went_on

    def _path(self) -> list[int]:
        return self.path_of(undone(self.levels()))

    def path_of(self, levels: list[Level]) -> list[int]:
        """For each level from the root the next branch of the whole tree, of how many, and how many are left to try."""
        following = self._place.following(levels)
        return [n for level, of in zip(levels, following, strict=True) for n in (*of, level.untried)]

    def _restore(self, saved: SavedState) -> None:
        """Go from the root to where a saved search was. The kernel walks, so that it never meets a state not its own.

        Raises ValueError, KeyError or TypeError if its tree has no such place.
        """
        if self._branching is None:
            self._state = restored(self._entry.state, saved)
            return
        nodes, found = counted(saved["counted"])
        steps, place = steps_of(saved["path"]), TreePlace.restored(saved)
        went_on = "went_on" in saved
        if [nodes, found] == _NOTHING and not steps and place.end is None and not went_on:
            return
        if not place.has(steps):
            raise ValueError("its place in the tree is another")
        if self._branching.n_before:
            self._walk(self._branching.n_before, 0)
        for depth, step in enumerate(steps):
            self._enter(depth, step, is_last=depth == len(steps) - 1)
        if not steps:
            self._finish()
        self._place, self._went_on = place, went_on
        reg = self._state.reg
        reg[status.NODES], reg[status.N_FOUND], reg[status.N_STORED] = nodes, found, 0

    def _finish(self) -> None:
        """Go from the root to the end, past all branches."""
        assert self._branching is not None
        if levels := self.levels():
            self._branching.go_back(self._state, 0, levels[0].untried)
        if self._walk(1, 0) != status.EXHAUSTED:
            raise ValueError("it is not at its end")

    def _enter(self, depth: int, step: PathStep, *, is_last: bool) -> None:
        """Leave the branches of a step to a level that was just opened; if not `is_last`, begin the one under way."""
        assert self._branching is not None
        following, branches, untried = step
        levels = self.levels()
        if depth >= len(levels) or levels[depth].branches != branches:
            raise ValueError(f"there is no such level {depth}")
        # Some kernels begin the first branch of the first level as soon as it is open.
        begun = branches - levels[depth].untried
        first = following if is_last else following - 1
        others = branches - following - untried
        is_there = not is_last and begun == following
        if min(first, untried, others) < 0 or (first < begun and not is_there):
            raise ValueError(f"there is no such branch on level {depth}")
        if not is_there and (first > begun or len(levels) > depth + 1):
            self._branching.go_back(self._state, depth, first - begun)
        if others:
            self._branching.drop_last(self._state, depth, others)
        if not is_last and not is_there:
            self._walk(0 if self._branching.begin_free(self._state) else 1, 0)

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
        twin._went_on = not self._is_fresh
        shared = "found" if only_counts else ""
        fields = self._state._asdict()
        twin._replace_state(
            type(self._state)(*(numbers if name == shared else numbers[:] for name, numbers in fields.items()))
        )
        for register in (status.NODES, status.N_FOUND, status.N_STORED):
            twin._state.reg[register] = 0
        return twin


PathStep = tuple[int, int, int]
"""Of a level the next branch of the whole tree, of how many, and how many the search has yet to try."""

_MOST_COUNTED = 1 << 62
# What a search has counted that has not begun.
_NOTHING = [0, 0]


def steps_of(path: Sequence[Any]) -> list[PathStep]:
    """The steps of a saved path; ValueError or TypeError if it is none."""
    numbers = list(map(index, path))
    return list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))


def counted(numbers: Sequence[Any]) -> tuple[int, int]:
    """The nodes and solutions of a saved search; ValueError or TypeError if they are none."""
    nodes, found = map(index, numbers)
    if not (0 <= nodes < _MOST_COUNTED and 0 <= found < _MOST_COUNTED):
        raise ValueError("its counts are none")
    return nodes, found


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
