"""Checks LRAT proofs: gives clauses and the bytes of a proof to the kernel, and says what is wrong in words."""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import Any

from ..errors import InvalidCertificate
from ..kernels import lrat as kernel
from ..kernels._native import is_coming, is_loaded, native
from ..kernels.status import EXHAUSTED, FULL, NODES, RUNNING
from .folder import shown
from .limits import VerifyLimits

# Lines of one call, and of one call of a check that is interpreted; after so many of these machine code is asked for.
_LINES = 1 << 15
_FEW_LINES = 500
_MOST_INTERPRETED = 20_000
_TEXT = 1 << 19
_LONGEST_LINE = 1 << 20
"""The most bytes of a line about few variables."""
_BYTES_FOR_A_VARIABLE = 512
_CLAUSES_AT_ONCE = 4096
_BYTES_OF_A_NUMBER, _BYTES_OF_A_SLOT = 4, 12
# A line of text: a clause and its hints, or deletions. No number is so long that it takes time to read.
_LINE = re.compile(rb"[1-9]\d{0,17} (?:(?:-?[1-9]\d{0,17} )*0 (?:-?[1-9]\d{0,17} )*0|d (?:[1-9]\d{0,17} )*0)")
_FAULTS = {
    kernel.NO_LINE: "there is a byte that begins no line",
    kernel.TOO_GREAT: "a number has too many digits",
    kernel.NO_LITERAL: "clause {} has a variable that the CNF does not have",
    kernel.NO_NEW_NUMBER: "the number {} does not come after those before it",
    kernel.NO_SUCH_HINT: "clause {} names a clause that is not there",
    kernel.NOT_SINGLE: "clause {} names one that leaves more than one literal, or none to be found",
    kernel.NO_CONFLICT: "clause {} does not follow from those that it names",
    kernel.NO_SUCH_DELETION: "clause {} is deleted, but is not there",
    kernel.NEGATIVE_HINT: "clause {} has negative hints, which are not supported",
}


class ProofCheck:
    """The check of one proof against the clauses of a CNF, which are numbered from 1 on."""

    def __init__(self, n_variables: int, clauses: Iterable[Sequence[int]], limits: VerifyLimits | None = None) -> None:
        codes = 2 * n_variables + 2
        self.longest_line = max(_LONGEST_LINE, _BYTES_FOR_A_VARIABLE * n_variables)
        """The most bytes of a line in binary form: more than any that deletes all of what a walk has kept."""
        self._limits = limits or VerifyLimits()
        self._known: set[int] = set()
        self._is_proved = False
        # Numbers of 32 bits, in whatever way the rest is kept: the CNF is by far the most of it.
        store = array("i")
        number = 0
        for number, clause in enumerate(clauses, 1):
            literals = dict.fromkeys(2 * x if x > 0 else 1 - 2 * x for x in clause)
            store.extend((len(literals), number & (1 << kernel.PART) - 1, number >> kernel.PART, *literals))
            if number % _CLAUSES_AT_ONCE == 0:
                self._hold(len(store), 0)
        reg = [0] * kernel.N_REGISTERS
        reg[kernel.STORED], reg[kernel.LIVE], reg[kernel.LAST_ID] = len(store), number, number
        self._n_cnf = number
        self._room = 4 * codes + 4096
        self._arrays = kernel.LratArrays([codes])
        self._state = kernel.LratState([0] * 1024, store, [], [], [0] * codes, reg)
        self._advance: Any = None
        self._enlarge()
        self._left = b""

    @property
    def n_lines(self) -> int:
        """The number of clauses that were added and checked."""
        return int(self._state.reg[NODES])

    @property
    def last_id(self) -> int:
        """The number of the clause that was added last."""
        return int(self._state.reg[kernel.LAST_ID])

    @property
    def is_between_lines(self) -> bool:
        """Whether all that was taken ends where a line ends."""
        return not self._left

    @property
    def is_proved(self) -> bool:
        """Whether the empty clause was added."""
        return self._is_proved

    def take(self, part: bytes) -> Iterator[None]:
        """Check the next bytes of the proof, in steps; InvalidCertificate where they are wrong."""
        for start in range(0, len(part), _TEXT):
            yield from self._take(part[start : start + _TEXT])

    def _take(self, part: bytes) -> Iterator[None]:
        self._left += part
        self._fill()
        status = RUNNING
        while status != FULL:
            status = self._step()
            reg = self._state.reg
            if status == EXHAUSTED:
                # The kernel is done; to know that all the rest is right, it is told to go on.
                self._is_proved, reg[kernel.PROVED] = True, 0
            if status == kernel.WRONG:
                raise InvalidCertificate(
                    f"the proof is wrong: {_FAULTS[reg[kernel.FAULT]].format(reg[kernel.FAULT_ID])}"
                )
            if status == kernel.CROWDED:
                self._enlarge()
            yield
        self._left = self._left[self._state.reg[kernel.AT] :]

    def copy(self) -> ProofCheck:
        """Another check of the same clauses, for another part of the proof; this one must not have begun."""
        if is_loaded(kernel.KERNEL):
            self._bind()
        other = copy(self)
        other._state = kernel.LratState(*(numbers[:] for numbers in self._state))
        other._advance = None
        other._hold(len(other._state.store), len(other._state.key))
        return other

    def adopt(self, other: ProofCheck) -> None:
        """Take the clauses that a check of a part of the proof has added and not deleted."""
        state, reg = self._state, self._state.reg
        added = [number for number in other._state.key if number > self._n_cnf]
        if not self._known.isdisjoint(added):
            raise InvalidCertificate("the proof is wrong: two parts of it give clauses the same number")
        self._known.update(added)
        store = state.store[: reg[kernel.STORED]]
        for number in added:
            at = other._state.place[kernel.slot_of(other._state.key, number)]
            store += other._state.store[at : at + kernel.HEADER + other._state.store[at]]
        reg[kernel.STORED] = len(store)
        reg[kernel.LIVE] += len(added)
        reg[kernel.LAST_ID] = max(reg[kernel.LAST_ID], other._state.reg[kernel.LAST_ID])
        self._replace(store=store)
        self._enlarge()

    def release(self) -> None:
        """Hold nothing any more; the check is of no more use."""
        self._limits.hold(id(self), 0)

    def _step(self) -> int:
        if self._advance is None and self._is_time_for_machine_code():
            self._bind()
        if self._advance is None:
            return kernel.advance(self._state, self._arrays, _FEW_LINES, 0)
        return int(self._advance(_LINES, 0))

    def _is_time_for_machine_code(self) -> bool:
        return is_loaded(kernel.KERNEL) or (self.n_lines > _MOST_INTERPRETED and not is_coming())

    def _bind(self) -> None:
        bind = native(kernel.KERNEL)
        if bind is not None:
            if isinstance(self._state.reg, list):
                self._state, self._arrays = kernel.KERNEL.stored(self._state), kernel.KERNEL.stored(self._arrays)
            self._advance = bind(self._state, self._arrays)

    def _fill(self) -> None:
        """Put what is left of the text where the kernel reads it."""
        if len(self._left) > self.longest_line + _TEXT:
            raise InvalidCertificate(f"the proof is wrong: a line is longer than {self.longest_line:,} bytes")
        words = array("i", self._left + b"\0" * (-len(self._left) % 4))
        if sys.byteorder == "big":
            words.byteswap()
        text = self._state.text
        if len(words) > len(text):
            self._replace(text=text + text[: len(text)] * (len(words) // len(text)))
        for_kernel = words if isinstance(self._state.text, array) else words.tolist()
        self._state.text[: len(words)] = for_kernel
        self._state.reg[kernel.AT], self._state.reg[kernel.END] = 0, len(self._left)

    def _enlarge(self) -> None:
        """Give clauses twice the room that they take, and have the kernel enter them in a new table."""
        state, reg = self._state, self._state.reg
        n_slots = 1 << (4 * reg[kernel.LIVE] + 64).bit_length()
        zero = state.store[:0]
        more = zero + type(zero)(zero.typecode, [0]) if isinstance(zero, array) else [0]
        wanted = 2 * reg[kernel.STORED] + self._room
        # The old ones are there till the new ones are full.
        self._hold(len(state.store) + wanted, len(state.key) + n_slots)
        store = state.store[: reg[kernel.STORED]] + more * (wanted - reg[kernel.STORED])
        key = array("q", [0]) * n_slots if isinstance(zero, array) else [0] * n_slots
        place = array("i", [0]) * n_slots if isinstance(zero, array) else [0] * n_slots
        reg[kernel.REBUILD] = 1
        self._replace(store=store, key=key, place=place)
        self._hold(wanted, n_slots)

    def _hold(self, n_stored: int, n_slots: int) -> None:
        self._limits.hold(id(self), _BYTES_OF_A_NUMBER * n_stored + _BYTES_OF_A_SLOT * n_slots)
        self._limits.in_time()

    def _replace(self, **fields: Any) -> None:
        self._state = self._state._replace(**fields)
        if self._advance is not None:
            self._bind()


def binary_of_text(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The binary form of a proof in text, line by line; InvalidCertificate for a line that is none."""
    for line in lines:
        if not _LINE.fullmatch(line):
            raise InvalidCertificate(f"the proof is wrong: {shown(line)} is no line of LRAT")
        words = line.split()
        is_deletion = words[1] == b"d"
        yield (b"d" if is_deletion else b"a") + b"".join(_coded(int(word)) for word in words[2 * is_deletion :])


def _coded(number: int) -> bytes:
    code = 2 * abs(number) + (number < 0)
    found = bytearray()
    while code > 127:
        found.append(128 | code & 127)
        code >>= 7
    found.append(code)
    return bytes(found)
