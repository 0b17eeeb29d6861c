"""Counting exact covers without listing them, hole by hole: only the rests at one place are kept.

As in the scan kernel, (window, stocks) says all about what is left when all places before one are covered. Here both
are one number, the *key*: the stocks in its low bits, the window above them. A *layer* has the keys of one place in
ascending order, each with the number of ways that lead there. The next layer is merged from as many streams as there
are options at the place, and one more of the keys whose place is covered already. Each stream reads the layer from its
beginning to its end, and gives the keys that its option fits, with the option: these are ascending again, since an
option adds the same to all. So nothing is searched for, memory is read and written from one end to the other, and two
layers are all there is.

Numbers are kept in limbs of 62 bits, the lowest first. The highest limb of a number stays below 2**61, so that a sum
always has room; as soon as one reaches that, the caller makes all numbers longer by a limb.

This is the method of broken profiles with its layers in order. Its rival is a hash table that keeps all layers
(kernels/memo.py), which waits for memory at each key: dominoes on 20 x 20 take it 20 times as long.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import KernelEntry, kernel
from .status import EXHAUSTED, FULL, NODES, RUNNING

Ints = Any

# Registers of LayerState.reg: the place, where its layer begins, how many keys that has, and the next one so far;
# how many streams are not at their end, and whether they have begun; whether numbers need another limb; and how many
# keys all streams of all places have read or will have read when this place is done.
PLACE, HERE, N_HERE, N_NEXT, N_STREAMS, HAS_BEGUN, IS_WIDE, N_READ = range(3, 11)
N_REGISTERS = 11

LIMB_BITS = 62
_LIMB = (1 << LIMB_BITS) - 1
WIDE = 1 << (LIMB_BITS - 1)
KEY_BITS = 62
"""The most bits of a key with all that is added to it."""


class LayerArrays(NamedTuple):
    """A model laid out for the walk. Places whose options look alike from there are of one kind.

    kind_of : [n_places]
    first : [n_kinds + 1], where the streams of each kind begin
    probe, forbidden : [n_streams of all kinds], a stream takes a key if (key + probe) & forbidden is 0
    adds : what it adds to the key, whose place is covered then
    stock_bits : [1], the number of bits of the stocks
    """

    kind_of: Ints
    first: Ints
    probe: Ints
    forbidden: Ints
    adds: Ints
    stock_bits: Ints


class LayerState(NamedTuple):
    """Everything that changes during a count.

    key : [2 * room], the layer of the place and the next one; the first half belongs to every second place
    value : [2 * room * n_limbs]
    at : [most streams], the entry of the layer that each stream gives next
    head : [most streams], the key that it becomes
    heap : [most streams], the streams that are not at their end, as a heap: the lowest head first
    reg : [N_REGISTERS]
    """

    key: Ints
    value: Ints
    at: Ints
    head: Ints
    heap: Ints
    reg: Ints


@kernel
def following(key: Ints, start: int, end: int, probe: int, forbidden: int) -> int:
    """The first key from `start` on that a stream takes; `end` if there is none."""
    while start < end and (key[start] + probe) & forbidden != 0:
        start += 1
    return start


@kernel
def moved(key: int, adds: int, stock_bits: int) -> int:
    """The key at the next place that an option makes of one."""
    covered = key + adds
    return ((covered >> (stock_bits + 1)) << stock_bits) | (covered & ((1 << stock_bits) - 1))


@kernel
def sift_down(heap: Ints, head: Ints, n: int, stream: int, hole: int) -> None:
    """Put a stream into a heap of n whose place `hole` is free, at this place or below it."""
    key = head[stream]
    child = 2 * hole + 1
    while child < n:
        if child + 1 < n and head[heap[child + 1]] < head[heap[child]]:
            child += 1
        if head[heap[child]] >= key:
            break
        heap[hole] = heap[child]
        hole = child
        child = 2 * hole + 1
    heap[hole] = stream


@kernel
def advance(state: LayerState, model: LayerArrays, budget: int, capacity: int) -> int:
    """Give up to `budget` keys to the next layers; return RUNNING, FULL or EXHAUSTED.

    FULL says that the next layer has no room for another key, or that numbers need another limb (reg[IS_WIDE]).
    `capacity` is not used: solutions are never listed.
    """
    kind_of, first, stock_bits = model.kind_of, model.first, model.stock_bits[0]
    probe, forbidden, adds = model.probe, model.forbidden, model.adds
    key, value, at, head, heap, reg = state.key, state.value, state.at, state.head, state.heap, state.reg
    n_places = len(kind_of)
    room = len(key) // 2
    n_limbs = len(value) // len(key)
    nodes = reg[NODES]
    stop = nodes + budget
    place = reg[PLACE]
    here, n_here, n_next, n_streams = reg[HERE], reg[N_HERE], reg[N_NEXT], reg[N_STREAMS]
    has_begun = reg[HAS_BEGUN]
    status = RUNNING
    while status == RUNNING:
        if place == n_places:
            status = EXHAUSTED
            break
        if nodes >= stop:
            break
        start, end, there = here, here + n_here, room - here
        stream_0 = first[kind_of[place]]
        if has_begun == 0:
            has_begun = 1
            reg[N_READ] += n_here * (first[kind_of[place] + 1] - stream_0)
            n_next = 0
            n_streams = 0
            for k in range(stream_0, first[kind_of[place] + 1]):
                entry = following(key, start, end, probe[k], forbidden[k])
                if entry < end:
                    stream = k - stream_0
                    at[stream] = entry
                    head[stream] = moved(key[entry], adds[k], stock_bits)
                    # Sift up.
                    hole = n_streams
                    while hole > 0 and head[heap[(hole - 1) // 2]] > head[stream]:
                        heap[hole] = heap[(hole - 1) // 2]
                        hole = (hole - 1) // 2
                    heap[hole] = stream
                    n_streams += 1
        last = there + n_next - 1
        while n_streams > 0 and nodes < stop:
            stream = heap[0]
            new = head[stream]
            entry = at[stream]
            source = entry * n_limbs
            if n_next > 0 and key[last] == new:
                target = last * n_limbs
                carry = 0
                for k in range(n_limbs):
                    limb = value[target + k] + value[source + k] + carry
                    value[target + k] = limb & _LIMB
                    carry = limb >> LIMB_BITS
                if value[target + n_limbs - 1] >= WIDE:
                    reg[IS_WIDE] = 1
                    status = FULL
            else:
                if n_next == room:
                    status = FULL
                    break
                n_next += 1
                last += 1
                key[last] = new
                target = last * n_limbs
                for k in range(n_limbs):
                    value[target + k] = value[source + k]
            nodes += 1
            k = stream_0 + stream
            entry = following(key, entry + 1, end, probe[k], forbidden[k])
            if entry < end:
                at[stream] = entry
                head[stream] = moved(key[entry], adds[k], stock_bits)
            else:
                n_streams -= 1
                stream = heap[n_streams]
            sift_down(heap, head, n_streams, stream, 0)
            if status == FULL:
                break
        if status == RUNNING and n_streams == 0:
            # One more, so that a layer takes something even if it is empty.
            nodes += 1
            place += 1
            here = there
            n_here = n_next
            n_next = 0
            has_begun = 0
    reg[NODES] = nodes
    reg[PLACE] = place
    reg[HERE] = here
    reg[N_HERE] = n_here
    reg[N_NEXT] = n_next
    reg[N_STREAMS] = n_streams
    reg[HAS_BEGUN] = has_begun
    return status


KERNEL = KernelEntry(
    "layers",
    advance,
    LayerState,
    LayerArrays,
    frozenset({"key", "value", "head", "at", "probe", "forbidden", "adds"}),
    uses_vectors=False,
)
