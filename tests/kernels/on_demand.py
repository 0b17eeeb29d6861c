"""Kernels of tests as machine code, compiled by what this machine has."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from tilewright.kernels import _native
from tilewright.kernels._build import build_libraries, find_compiler, systems_of
from tilewright.kernels._marks import KernelEntry

needs_kernels = pytest.mark.skipif(not _native.can_run(), reason="no compiled kernels, and no compiler")
needs_compiler = pytest.mark.skipif(
    _native.is_off() or not _native.can_compile(), reason="no compiler of C is there, or compiling is switched off"
)


def compiled(entries: Sequence[KernelEntry], folder: Path) -> dict[str, Any]:
    """The functions of kernels by their names, from a library in this folder."""
    compiler = find_compiler()
    build_libraries(folder, compiler, {"host": systems_of(compiler)["host"]}, entries)
    about = json.loads((folder / _native.MANIFEST).read_text())["host"]
    library = ctypes.CDLL(str(folder / about["file"]))
    target = about["targets"][-library.tilewright_level() :][0]
    return {entry.name: library[f"{entry.name}_{target}"] for entry in entries}


@cache
def _function(entry: KernelEntry) -> Any:
    return compiled([entry], Path(mkdtemp()))[entry.name]


def bound(entry: KernelEntry, state: Any, model: Any) -> _native.Advance:
    """A kernel of a test, on arrays."""
    return _native.bound(_function(entry), (*state, *model))
