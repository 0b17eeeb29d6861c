"""The marks of kernels: which functions can be compiled, and how their two arguments are stored."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

KERNELS: dict[str, Callable[..., Any]] = {}
"""The functions that are compiled, by `name_of`."""
INSTRUCTIONS: dict[str, str] = {}
"""The functions of a word that are one instruction when compiled: their names in C, by `name_of`."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function of integers and arrays as one that can be compiled; it is not changed."""
    KERNELS[name_of(function)] = function
    return function


def primitive(instruction: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function of one word that is a single instruction when compiled."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        INSTRUCTIONS[name_of(function)] = instruction
        return function

    return mark


def name_of(function: Callable[..., Any]) -> str:
    """The full name of a function, by which the kernels are known."""
    return f"{function.__module__}.{function.__qualname__}"


# What templates are written with; see `_templates`.
W, N = 0, 1
WORDS = range(N)


def ANY(mask: int) -> bool:
    """Whether a mask has a bit."""
    return mask != 0


def NONE(mask: int) -> bool:
    """Whether a mask has no bit."""
    return mask == 0


class KernelEntry:
    """A kernel that engines call, under a name of its own, and how the fields of its arguments are stored.

    `state` is the named tuple of what changes during a search, `arrays` that of the model. A field is an array of
    32-bit integers, except for `reg` and the fields named in `words`, which are of 64 bits, and those named in
    `floats`. With `uses_vectors` loops are unrolled, and made into vectors where there are; loops of a few steps are
    slower so.

    The function of a kernel from a template is made by `make` when it is first asked for, which takes some
    milliseconds: machine code has no need of it.
    """

    def __init__(
        self,
        name: str,
        advance: Callable[..., int] | None,
        state: type,
        arrays: type,
        words: frozenset[str] = frozenset(),
        floats: frozenset[str] = frozenset(),
        uses_vectors: bool = True,
        make: Callable[[], Callable[..., int]] | None = None,
    ) -> None:
        self.name, self.state, self.arrays = name, state, arrays
        self.words, self.floats, self.uses_vectors = words, floats, uses_vectors
        self._advance, self._make = advance, make

    @property
    def advance(self) -> Callable[..., int]:
        """The function, which runs as it is."""
        if self._advance is None:
            assert self._make is not None
            self._advance = self._make()
        return self._advance

    def typecode(self, field: str) -> str:
        """The type of a field's numbers, as the module `array` names it."""
        if field in self.floats:
            return "d"
        return "q" if field == "reg" or field in self.words else "i"

    def stored(self, values: Any) -> Any:
        """A state or model of lists as arrays, which compiled code can read."""
        return type(values)(*(_packed(self.typecode(name), numbers) for name, numbers in values._asdict().items()))


def _packed(typecode: str, numbers: Any) -> array[Any]:
    """An array of some numbers; where all are 0, as buffers are, it is made at once."""
    if isinstance(numbers, array) and numbers.typecode == typecode:
        # Of a model, which never changes.
        return numbers
    return array(typecode, numbers) if any(numbers) else array(typecode, [0]) * len(numbers)
