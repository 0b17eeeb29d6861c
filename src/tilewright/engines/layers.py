"""The engine that only counts, place by place: of all that may be left of a puzzle it keeps one place at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp, log, pi, sin
from operator import index
from typing import Any

from ..kernels import layers, status
from ..models import CoverModel
from .base import Choices, Engine, SavedState, Status, unfit_by
from .kernel_search import KernelSearch, LaidOut, counted
from .layers_layout import LayersLayout, layouts
from .lists import zeros
from .memo_search import DEFAULT_MEMORY, zeros_like

_FIRST_ROOM = 1 << 8
# A saved state has no more numbers than that; a count with larger layers begins again.
_MOST_SAVED = 1 << 20
# In a list a number takes four times as much as in an array.
_BYTES, _LISTED_BYTES = 8, 32


class LayerSearch(KernelSearch):
    """A count under way: the layer of one place, and that of the next one as far as it is known."""

    _state: layers.LayerState

    def __init__(
        self,
        model: CoverModel,
        saved: SavedState | None = None,
        *,
        memory: int = DEFAULT_MEMORY,
        first_room: int = _FIRST_ROOM,
        plan: LayersLayout | None = None,
    ) -> None:
        self._plan = layout(model) if plan is None else plan
        self._first_room = first_room
        self.memory = memory
        """Bytes that the layers may take; it may be changed at any time."""
        self._lacks_memory = False
        super().__init__(
            LaidOut(layers.KERNEL, self._plan.arrays, self._fresh, lambda state, row: (), capacity=0), saved
        )

    @property
    def found(self) -> int:
        """All solutions when they are counted, none before."""
        return sum(self.uses().values())

    def uses(self) -> dict[tuple[int, ...], int]:
        """When all is counted: the solutions for each way to use the tracked items so and so often."""
        found: dict[tuple[int, ...], int] = {}
        if self.progress() == 1:
            start, n = self.register(layers.HERE), self.register(layers.N_HERE)
            for entry in range(start, start + n):
                used = self._plan.uses(int(self._state.key[entry]))
                if used is not None:
                    found[used] = found.get(used, 0) + self._number(entry)
        return found

    @property
    def plan(self) -> LayersLayout:
        """The order of the places, laid out."""
        return self._plan

    def _number(self, entry: int) -> int:
        limbs = self._state.value[entry * self._n_limbs : (entry + 1) * self._n_limbs]
        return sum(int(limb) << layers.LIMB_BITS * k for k, limb in enumerate(limbs))

    @property
    def _room(self) -> int:
        """The number of keys that a layer may have."""
        return len(self._state.key) // 2

    @property
    def _n_limbs(self) -> int:
        return len(self._state.value) // len(self._state.key)

    @property
    def stopped_by(self) -> str:
        return "memory" if self._lacks_memory else ""

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes. Solutions are only counted; `most` has no effect."""
        end = self.nodes + budget
        self._lacks_memory = False
        while (result := self._slice(end - self.nodes, 0)) is Status.FULL:
            self._lacks_memory = not self._make_room()
            if self._lacks_memory:
                return Status.RUNNING, []
        return result, []

    def progress(self) -> float:
        """The share of the places that are done."""
        return self.register(layers.PLACE) / self._plan.n_places

    def _make_room(self) -> bool:
        """Make all numbers longer, or both layers twice as large; False if there is no memory for that."""
        state, room, n_limbs = self._state, self._room, self._n_limbs
        if state.reg[layers.IS_WIDE]:
            value = zeros_like(state.value, 2 * room * (n_limbs + 1))
            for limb in range(n_limbs):
                value[limb :: n_limbs + 1] = state.value[limb::n_limbs]
            state.reg[layers.IS_WIDE] = 0
            self._replace_state(state._replace(value=value))
            return True
        # While numbers are copied the old layers are there, too.
        bytes_of_key = 2 * (1 + n_limbs) * (_BYTES if self.is_compiled else _LISTED_BYTES)
        new_room = min(2 * room, self.memory // bytes_of_key - room)
        if new_room <= room:
            return False
        self._replace_state(_with_room(state, new_room))
        return True

    def _fresh(self) -> layers.LayerState:
        """The state before the first place."""
        return _state_of(self._plan, self._first_room, [self._plan.root], [1], 1)

    def save(self) -> SavedState | None:
        """Both layers and where each stream is; None if that is too much."""
        reg, state = self._state.reg, self._state
        here, n_here, n_next = (self.register(k) for k in (layers.HERE, layers.N_HERE, layers.N_NEXT))
        if (n_here + n_next) * (1 + self._n_limbs) > _MOST_SAVED:
            return None
        saved: SavedState = {"counted": [self.nodes, 0]}
        saved["place"] = [int(reg[k]) for k in (layers.PLACE, layers.HAS_BEGUN, layers.N_READ)]
        for name, start, n in (("here", here, n_here), ("next", self._room - here, n_next)):
            saved[f"{name}_key"] = [int(key) for key in state.key[start : start + n]]
            limbs = slice(start * self._n_limbs, (start + n) * self._n_limbs)
            saved[f"{name}_value"] = [int(limb) for limb in state.value[limbs]]
        heap = [int(stream) for stream in state.heap[: self.register(layers.N_STREAMS)]]
        saved["heap"], saved["at"] = heap, [int(state.at[stream]) - here for stream in heap]
        return saved

    def _restore(self, saved: SavedState) -> None:
        nodes, _ = counted(saved["counted"])
        place, has_begun, n_read = map(index, _integers(saved["place"]))
        keys, next_keys, values, next_values, heap, at = (
            _integers(saved[name]) for name in ("here_key", "next_key", "here_value", "next_value", "heap", "at")
        )
        n_limbs = len(values) // max(1, len(keys))
        if not 0 <= place <= self._plan.n_places or has_begun not in (0, 1) or n_read < 0:
            raise ValueError("there is no such place")
        for k, (layer, numbers) in enumerate(((keys, values), (next_keys, next_values))):
            if len(numbers) != len(layer) * n_limbs or not all(self._plan.can_be(place + k, key) for key in layer):
                raise ValueError("there is no such layer")
            limbs_are_none = not all(0 <= limb >> layers.LIMB_BITS < 1 for limb in numbers)
            if limbs_are_none or any(limb >= layers.WIDE for limb in numbers[n_limbs - 1 :: max(1, n_limbs)]):
                raise ValueError("its counts are none")
            if not all(a < b for a, b in pairwise(layer)) or (next_keys and not keys):
                raise ValueError("its layers are out of order")
        self._state = state = _state_of(
            self._plan, max(self._first_room, len(keys), len(next_keys)), keys, values, max(1, n_limbs)
        )
        state.key[self._room : self._room + len(next_keys)] = next_keys
        state.value[self._room * self._n_limbs : (self._room + len(next_keys)) * self._n_limbs] = next_values
        reg = state.reg
        reg[status.NODES], reg[layers.N_READ] = nodes, n_read
        reg[layers.PLACE], reg[layers.HAS_BEGUN], reg[layers.N_NEXT] = place, has_begun, len(next_keys)
        if heap or at or next_keys:
            self._restore_streams(heap, at)

    def _restore_streams(self, heap: list[int], at: list[int]) -> None:
        """Put each stream to where it was."""
        state, model = self._state, self._plan.arrays
        reg = state.reg
        kind = model.kind_of[reg[layers.PLACE]]
        n_streams = model.first[kind + 1] - model.first[kind]
        if not reg[layers.HAS_BEGUN] or len(set(heap)) != len(heap):
            raise ValueError("its streams are none")
        for n, (stream, entry) in enumerate(zip(heap, at, strict=True)):
            k = model.first[kind] + stream
            if not (0 <= stream < n_streams and 0 <= entry < reg[layers.N_HERE]) or (
                layers.following(state.key, entry, entry + 1, model.probe[k], model.forbidden[k]) != entry
            ):
                raise ValueError(f"there is no stream {stream} at {entry}")
            state.at[stream] = entry
            state.head[stream] = layers.moved(state.key[entry], model.adds[k], model.stock_bits[0])
            state.heap[n] = stream
            if state.head[heap[(n - 1) // 2 if n else 0]] > state.head[stream]:
                raise ValueError("its streams are out of order")
        reg[layers.N_STREAMS] = len(heap)


def _integers(numbers: Sequence[Any]) -> list[int]:
    """The numbers of a saved state; TypeError if some are none."""
    return list(map(index, numbers))


def _state_of(plan: LayersLayout, room: int, keys: list[int], values: list[int], n_limbs: int) -> layers.LayerState:
    """A state with a layer, in room for that many keys."""
    state = layers.LayerState(
        key=keys + [0] * (2 * room - len(keys)),
        value=values + [0] * (2 * room * n_limbs - len(values)),
        **zeros(plan.most_streams, "at", "head", "heap"),
        reg=[0] * layers.N_REGISTERS,
    )
    state.reg[layers.N_HERE] = len(keys)
    return state


def _with_room(state: layers.LayerState, room: int) -> layers.LayerState:
    """The same state with room for that many keys in each layer."""
    old = len(state.key) // 2
    n_limbs = len(state.value) // len(state.key)
    key, value = zeros_like(state.key, 2 * room), zeros_like(state.value, 2 * room * n_limbs)
    for half in (0, 1):
        key[half * room : half * room + old] = state.key[half * old : (half + 1) * old]
        start, end = half * old * n_limbs, (half + 1) * old * n_limbs
        value[half * room * n_limbs : half * room * n_limbs + end - start] = state.value[start:end]
    if state.reg[layers.HERE]:
        state.reg[layers.HERE] = room
        for stream in range(len(state.at)):
            state.at[stream] += room - old
    return state._replace(key=key, value=value)


@lru_cache(maxsize=4)
def layout(model: CoverModel) -> LayersLayout:
    """The order that takes the least time; Unfit if the keys are too long in each.

    Where that may be long, short walks tell. They are walked compiled only if that needs no pause, which changes
    nothing but the time that they take.
    """
    plans = layouts(model)
    if min(plan.most_keys for plan in plans) < _FEW_KEYS:
        # Of two that are as good the grown one, which comes last.
        return min(reversed(plans), key=lambda plan: plan.most_keys)
    searches = [LayerSearch(model, plan=plan) for plan in plans] if len(plans) > 1 else []
    for search in searches:
        if not (search.is_loaded and search.compile()):
            search.stay_interpreted()
    seconds = [closer_estimate(model, search, 0.0) for search in searches] or [0.0]
    return plans[seconds.index(min(seconds))]


# The time of a compiled node, which is a key for the next layer, and of a key that a stream reads.
_SECONDS_PER_NODE = 15e-9
_SECONDS_PER_READ = 1.2e-9
# A short walk has at least so many nodes, and at most so many, which interpreted take two seconds.
_LEAST_NODES, _MOST_NODES = 1 << 14, 1 << 20
# Orders are compared if there may be more keys.
_FEW_KEYS = 1e6
# A walk tells how the time grows by what lies between these parts of its places, and behind them.
_PARTS_OF_WALK = (0.25, 0.625)


def estimate(model: CoverModel) -> float:
    """At most about so many seconds."""
    return min(plan.most_keys * _seconds_per_key(plan) for plan in layouts(model))


def _seconds_per_key(plan: LayersLayout) -> float:
    return _SECONDS_PER_NODE + plan.most_streams * _SECONDS_PER_READ


def closer_estimate(model: CoverModel, search: LayerSearch, seconds: float) -> float:
    """About how many seconds the count takes, from a walk through the first places that takes about `seconds`.

    The time of a place grows like a power of its distance from the end of the board, is greatest in the middle and
    falls likewise: like a power of a sine. Two parts of the walk tell which power. Of 32 puzzles with a count of over a
    million nodes, 27 were estimated within a factor of three after a quarter of a million.
    """
    most = int(min(max(seconds / _SECONDS_PER_NODE, _LEAST_NODES), _MOST_NODES))
    spent_at = {0: 0.0}
    place, spent = 0, 0.0
    while search.nodes < most:
        result, _ = search.advance(max(1, search.register(layers.N_HERE)), 0)
        place = search.register(layers.PLACE)
        spent = search.nodes * _SECONDS_PER_NODE + search.register(layers.N_READ) * _SECONDS_PER_READ
        if result is Status.EXHAUSTED:
            return spent
        spent_at[place] = spent
    plan = search.plan
    most_per_place = plan.most_keys / plan.n_places * _seconds_per_key(plan)
    begin, middle = (max(at for at in spent_at if at <= part * place) for part in _PARTS_OF_WALK)
    if not begin < middle < place:
        return spent + (plan.n_places - place) * most_per_place
    # A walk that is past the middle of the board has the greatest places before it, or just behind.
    width = pi / max(2 * place, plan.n_places)
    early, late = sin((begin + middle) / 2 * width), sin((middle + place) / 2 * width)
    earlier = (spent_at[middle] - spent_at[begin]) / (middle - begin)
    later = (spent - spent_at[middle]) / (place - middle)
    power = max(0.0, log(later / earlier) / log(late / early))
    rest = (sin((at + 0.5) * width) / late for at in range(place, plan.n_places))
    # As floats allow.
    return spent + sum(min(later * exp(min(power * log(share), 700.0)), most_per_place) for share in rest)


LAYERS = Engine(
    name="layers",
    description="what may be left of a puzzle is counted place by place",
    model=CoverModel,
    is_exhaustive=True,
    only_counts=True,
    tells_uses=True,
    start=lambda model, seed: LayerSearch(model),
    resume=LayerSearch,
    unfit=unfit_by(layouts),
    estimate=estimate,
    closer_estimate=closer_estimate,
    nodes_per_second=3e7,
)
