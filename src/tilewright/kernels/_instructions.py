"""Numba's public interface, for kernels: unsigned indices, plain numbers and single instructions for bits.

Imported only when something is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir as llvm
from numba import types
from numba.extending import intrinsic

_EMITTED: dict[str, Callable[[Any, Any], Any]] = {
    "cttz": lambda builder, word: builder.cttz(word, llvm.Constant(llvm.IntType(1), 1)),
    "ctpop": lambda builder, word: builder.ctpop(word),
}


def instruction(name: str) -> Any:
    """A function of one word that is a single instruction when compiled."""
    emit = _EMITTED[name]

    def typed(context: Any, word: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, arguments: emit(builder, arguments[0])

    typed.__name__ = typed.__qualname__ = name
    return intrinsic(typed)


def pointer_to(kind: Any) -> Any:
    """A function that makes an address, as a number, a pointer to numbers of a kind."""

    def typed(context: Any, address: Any) -> Any:
        def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(types.CPointer(kind)))

        return types.CPointer(kind)(types.int64), emit

    return intrinsic(typed)


@intrinsic
def unsigned(context: Any, index: Any) -> Any:
    """The same index without a sign."""
    return types.uint64(types.int64), lambda _context, _builder, _signature, arguments: arguments[0]


@intrinsic
def plain(context: Any, number: Any) -> Any:
    """The same number, whose type no longer says its value."""
    return types.int64(types.int64), lambda _context, _builder, _signature, arguments: arguments[0]
