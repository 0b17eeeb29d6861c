"""The walk that writes a proof: lays out clauses for its kernel, and takes the bytes that it writes."""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from time import perf_counter
from typing import Any

from ..errors import TilewrightError
from ..families.clauses import Clause, PuzzleClauses, ones
from ..kernels import refute_parts as kernel
from ..kernels._native import is_coming, is_loaded, native
from ..kernels.refute import CROWDED, KERNEL, MISSED, MOST_KEPT, advance, propagate
from ..kernels.status import EXHAUSTED, NODES, RUNNING
from .text import deletion, line

# Bytes after which the kernel hands over what it has written, and nodes of one call.
_CAPACITY = 1 << 18
_NODES = 1 << 16
# For so long a walk is interpreted where machine code would have to be compiled first.
_PATIENCE = 2.0
_FEW_NODES = 200
# Room for reductions, written or thought of, and for hints, for each variable.
_REDUCTIONS = 64
_HINTS = 32
STACK = 64
"""Room for the literals of kept clauses, for each variable; what is kept beyond it makes the stack grow."""
# A letter, the number of the clause, a hint, and two zeros.
_LEAST_LINE = 5


class MissedSolutionError(TilewrightError):
    """The walk came upon a solution that the list does not have: a fault of tilewright."""


Cube = tuple[int, ...]
"""Literals that are taken to be true, as the codes of the kernel."""


class ProofWalk:
    """A walk through the tree of the clauses of a puzzle, and of those that exclude its solutions.

    Clauses are numbered as in the CNF: first those of edges, then `others`, the blocking clauses, the pairs. The needs
    of edges come last and are not used: they follow from those of cells, or from nothing else being true. A walk of a
    *cube* takes some literals to be true, and proves that not all of them are.
    """

    def __init__(self, clauses: PuzzleClauses, blocking: Sequence[Clause]) -> None:
        long_ones = [*clauses.edge_clauses(), *clauses.others, *blocking]
        self.n_cnf = clauses.n_clauses + len(blocking)
        """The number of clauses of the CNF."""
        self._n_variables = clauses.n_variables
        self._arrays = _arrays(clauses, long_ones)
        self._seconds = 0.0
        # If the empty clause is there already, to say it once more is a proof.
        self._empty = next((k for k, clause in enumerate(long_ones, 1) if not clause), 0)
        self._begin((), self.n_cnf)

    def _begin(self, cube: Cube, last_id: int) -> None:
        self._state = _state(self._arrays, self._n_variables, last_id, cube)
        self._advance: Any = None
        self.n_bytes = 0
        self.proved: tuple[int, Cube] = (0, ())
        """At the end the number and the literals of the clause that is proved."""

    def of_cube(self, cube: Cube, last_id: int) -> ProofWalk:
        """Another walk, of a cube; its clauses get numbers from `last_id` + 1 on."""
        other = copy(self)
        other._begin(cube, last_id)
        return other

    @property
    def nodes(self) -> int:
        return int(self._state.reg[NODES])

    @property
    def n_clauses(self) -> int:
        """The number of clauses written."""
        return int(self._state.reg[kernel.N_CLAUSES])

    @property
    def progress(self) -> float:
        return float(self._state.reg[kernel.WALKED]) / kernel.WHOLE

    @property
    def last_id(self) -> int:
        """The number of the last clause; between two steps a greater one may be set."""
        return int(self._state.reg[kernel.LAST_ID])

    @last_id.setter
    def last_id(self, number: int) -> None:
        self._state.reg[kernel.LAST_ID] = number

    @property
    def most_clauses(self) -> int:
        """So many clauses a step writes at most."""
        return 4 * len(self._state.out) // _LEAST_LINE

    def compile(self) -> None:
        """Take the machine code if it is there, also for the walks of cubes that come from this one."""
        if is_loaded(KERNEL):
            self._bind()

    def steps(self) -> Iterator[bytes]:
        """Walk, and give the proof in parts, some of them empty."""
        if self._empty:
            reg = self._state.reg
            self.last_id += 1
            reg[kernel.N_CLAUSES], reg[kernel.WALKED] = 1, kernel.WHOLE
            self.proved = self.last_id, ()
            yield line(self.last_id, (), (self._empty,))
            return
        status = RUNNING
        while status != EXHAUSTED:
            status = self._step()
            if status == MISSED:
                raise MissedSolutionError("the proof failed: there is a solution that the search has not found")
            if status == CROWDED:
                self._widen()
            written = self._taken()
            self.n_bytes += len(written)
            if status == EXHAUSTED:
                self.proved = self.last_id, tuple(self._state.learned[: self._state.reg[kernel.LENGTH]])
            yield written

    def rest(self) -> bytes:
        """A line that deletes what a walk that has ended leaves behind, but for the clause that it proves."""
        state, reg = self._state, self._state.reg
        stack, at = state.stack, 1
        numbers = [number for number in state.tree_id[self._arrays.sizes[1] : reg[kernel.N_TREE]] if number]
        while at < reg[kernel.STACK]:
            numbers.append(stack[at + kernel.NUMBER])
            at += kernel.LITERALS + stack[at]
        return deletion(sorted(numbers)) if numbers else b""

    def fork(self) -> tuple[Cube, tuple[int, ...]] | None:
        """The literals between which a walk that has not begun would decide; None if it has nothing to decide.

        Also the numbers of the clauses from which it follows, with the cube, that one of them is true.
        """
        state, arrays = self._state, self._arrays
        if self._empty or not propagate(state, arrays):
            return None
        needs = [need for need in range(arrays.sizes[1]) if state.n_true[need] == 0]
        if not needs:
            return None
        need = min(needs, key=lambda need: state.free[need])
        literals = arrays.clause_literal[arrays.clause_start[need] : arrays.clause_start[need + 1]]
        hints = [arrays.clause_id[need]]
        wanted = {literal >> 1 for literal in literals if state.value[literal]}
        for literal in reversed(state.trail[: state.reg[kernel.TRAIL]]):
            variable = literal >> 1
            if variable not in wanted:
                continue
            reason = state.reason[variable]
            if state.kind[variable] == kernel.PAIR:
                hints.append(arrays.pair_id[reason])
                wanted.add(state.source[variable] >> 1)
            elif state.kind[variable] == kernel.CLAUSE:
                hints.append(arrays.clause_id[reason])
                start, stop = arrays.clause_start[reason], arrays.clause_start[reason + 1]
                wanted.update(other >> 1 for other in arrays.clause_literal[start:stop] if other != literal)
        return tuple(literal for literal in literals if not state.value[literal]), tuple(reversed(hints))

    def _step(self) -> int:
        begun = perf_counter()
        if self._advance is None and (is_loaded(KERNEL) or (self._seconds > _PATIENCE and not is_coming())):
            self._bind()
        if self._advance is None:
            status = advance(self._state, self._arrays, _FEW_NODES, _CAPACITY)
        else:
            status = self._advance(_NODES, _CAPACITY)
        self._seconds += perf_counter() - begun
        return int(status)

    def _bind(self) -> None:
        bind = native(KERNEL)
        if bind is None:
            self._seconds = float("-inf")
            return
        if isinstance(self._arrays.sizes, list):
            self._arrays = KERNEL.stored(self._arrays)
        if isinstance(self._state.reg, list):
            self._state = KERNEL.stored(self._state)
        self._advance = bind(self._state, self._arrays)

    def _widen(self) -> None:
        """Make the stack of written clauses twice as long."""
        stack = self._state.stack
        self._state = self._state._replace(stack=stack + stack)
        if self._advance is not None:
            self._bind()

    def _taken(self) -> bytes:
        reg, out = self._state.reg, self._state.out
        n = reg[kernel.OUT]
        words = array("i", out[: (n + 3) // 4])
        if sys.byteorder == "big":
            words.byteswap()
        reg[kernel.OUT] = 0
        return words.tobytes()[:n]


def _literal(number: int) -> int:
    """The code of a literal that a clause has as a signed number."""
    return 2 * number if number > 0 else 1 - 2 * number


def _arrays(clauses: PuzzleClauses, long_ones: Sequence[Clause]) -> kernel.RefuteArrays:
    n_codes = 2 * clauses.n_variables + 2
    coded = [[_literal(number) for number in clause] for clause in long_ones]
    # Needs come first; other clauses of two count as pairs.
    needs = [k for k, clause in enumerate(long_ones) if all(number > 0 for number in clause)]
    is_need = set(needs)
    rest = [k for k, clause in enumerate(long_ones) if k not in is_need and len(clause) != 2]
    pairs: list[list[tuple[int, int]]] = [[] for _ in range(n_codes)]
    for k, clause in enumerate(coded):
        if len(clause) == 2 and k not in is_need:
            pairs[clause[0] ^ 1].append((clause[1], k + 1))
            pairs[clause[1] ^ 1].append((clause[0], k + 1))
    number = len(long_ones)
    for first, bits in enumerate(clauses.pairs):
        for second in ones(bits):
            number += 1
            pairs[2 * first + 2].append((2 * second + 3, number))
            pairs[2 * second + 2].append((2 * first + 3, number))
    order = needs + rest
    clauses_of: list[list[int]] = [[] for _ in range(n_codes)]
    for k, clause_number in enumerate(order):
        for code in coded[clause_number]:
            clauses_of[code].append(k)
    pair_start, flat_pairs = _flat(pairs)
    clause_start, clause_literal = _flat([coded[k] for k in order])
    in_start, in_clause = _flat(clauses_of)
    return kernel.RefuteArrays(
        [len(clauses.laid), len(needs)],
        pair_start,
        [other for other, _ in flat_pairs],
        [clause_id for _, clause_id in flat_pairs],
        clause_start,
        clause_literal,
        [k + 1 for k in order],
        in_start,
        in_clause,
        *_weights(clauses, [coded[k] for k in needs], pairs),
    )


def _weights(
    clauses: PuzzleClauses, needs: Sequence[Sequence[int]], pairs: Sequence[Sequence[tuple[int, int]]]
) -> tuple[list[int], list[int], list[int]]:
    """For each need the literals of edges and counters that exclude options of it when they are false, and how many."""
    border = 2 * len(clauses.laid) + 2
    counted = [Counter(other for code in need for other, _ in pairs[code] if other >= border) for need in needs]
    start, flat = _flat([list(counts.items()) for counts in counted])
    return start, [literal for literal, _ in flat], [number for _, number in flat]


def _flat(rows: Sequence[Sequence[Any]]) -> tuple[list[int], list[Any]]:
    """Where each row starts, and all rows in one list."""
    start = [0]
    flat: list[Any] = []
    for row in rows:
        flat += row
        start.append(len(flat))
    return start, flat


def _state(arrays: kernel.RefuteArrays, n_variables: int, last_id: int, cube: Cube) -> kernel.RefuteState:
    n, n_needs, n_codes = n_variables + 8, arrays.sizes[1], 2 * n_variables + 2
    n_long = len(arrays.clause_id)
    starts = arrays.clause_start
    tree = n_needs + _REDUCTIONS * n
    reg = [0] * kernel.N_REGISTERS
    reg[kernel.LAST_ID] = last_id
    reg[kernel.STACK] = 1
    reg[kernel.N_TREE] = n_needs
    sizes = {
        **dict.fromkeys(("value", "watch", "weight", "barred"), n_codes),
        **dict.fromkeys(("tree_literal", "tree_first", "tree_next", "tree_id", "tree_spent"), tree),
        **dict.fromkeys(("hints", "hint_of"), _HINTS * n),
        "stack": STACK * n,
        "out": (max(_CAPACITY + 2 * kernel.WORST * n, 8 * (tree + MOST_KEPT))) // 4 + 1,
    }
    fields = {name: [0] * sizes.get(name, n) for name in kernel.RefuteState._fields}
    fields["free"] = [starts[k + 1] - starts[k] for k in range(n_long)]
    fields["n_true"] = [0] * n_long
    fields["level_weight"][0] = kernel.WHOLE
    fields["tree_id"][:n_needs] = arrays.clause_id[:n_needs]
    fields["reg"] = reg
    state = kernel.RefuteState(**fields)
    # They come first on the trail, as decisions of a level that no conflict leaves: what it needs of them is in the
    # clause that the walk proves.
    for literal in cube:
        kernel.assign(state, literal, kernel.DECISION, 0, 0)
    for k in range(n_long):
        if starts[k + 1] - starts[k] == 1:
            _assign_unit(state, arrays, k)
    return state


def _assign_unit(state: kernel.RefuteState, arrays: kernel.RefuteArrays, clause: int) -> None:
    """Make the literal of a clause of one true from the beginning."""
    literal = arrays.clause_literal[arrays.clause_start[clause]]
    if state.value[literal] == 0:
        kernel.assign(state, literal, kernel.CLAUSE, clause, 0)
