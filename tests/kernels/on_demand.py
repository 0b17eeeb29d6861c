"""Kernels of tests as machine code, compiled in this process."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tilewright.kernels import _native
from tilewright.kernels._marks import KernelEntry

needs_compiler = pytest.mark.skipif(
    _native.is_off() or not _native.can_compile(), reason="Numba is not installed, or compiling is switched off"
)


@cache
def _function(entry: KernelEntry) -> Any:
    from tilewright.kernels._compile import machine_code
    from tilewright.kernels._targets import best_target

    target = best_target()
    return _native.loaded(f"{entry.name}_{target.name}", machine_code(entry, [target])[target])


def bound(entry: KernelEntry, state: Any, model: Any) -> _native.Advance:
    """A kernel of a test, on arrays."""
    return _native.bound(_function(entry), (*state, *model))
