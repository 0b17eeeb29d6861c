"""The kinds of processors and systems that kernels are compiled for. Imported only where something is compiled."""

from __future__ import annotations

import re
from dataclasses import dataclass

import llvmlite.binding as llvm

from ._build import MACOS


@dataclass(frozen=True)
class Processor:
    """A kind of processor that kernels are compiled for. Its name is part of the names of its functions and files."""

    name: str
    triple: str
    """The processor and system, as LLVM names them."""
    cpu: str = ""
    features: str = ""


WASM = Processor("wasm", "wasm32-unknown-emscripten", features="+bulk-memory,+mutable-globals,+sign-ext")
# By the levels that `_runtime` tells apart, the highest first.
_V3 = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
_X86 = {"x86_64_v3": "x86-64-v3", "x86_64_v2": "x86-64-v2"}


def host_targets(triple: str = "") -> list[Processor]:
    """The targets for the processor family and system of this machine, or of another one; the best first."""
    # Not the very macOS that compiles, but the oldest one that the library is to run on.
    triple = re.sub("apple-(darwin|macosx).*", f"apple-macosx{MACOS}.0", triple or llvm.get_process_triple())
    if triple.startswith(("x86_64", "amd64")):
        return [Processor(name, triple, cpu) for name, cpu in _X86.items()]
    return [Processor("generic", triple)]


def best_target() -> Processor:
    """The target for this very machine."""
    best, *others = host_targets()
    has = llvm.get_host_cpu_features()
    if not others or all(has.get(feature) for feature in _V3):
        return best
    return others[0] if has.get("sse4.2") and has.get("popcnt") else Processor("x86_64", best.triple)
