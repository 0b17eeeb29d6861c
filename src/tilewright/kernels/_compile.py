"""Kernels as machine code: Numba compiles them, LLVM emits an object file for each kind of processor.

Only public interfaces of Numba and llvmlite are used, but for `_pipeline`, which saves time. This runs in a process of
its own, see `_build`, since Numba reads its settings once, and nothing of it is needed where a search runs.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import carray, cfunc, types

from ._build import TARGETS, sealed
from ._instructions import instruction, plain, pointer_to, unsigned
from ._marks import INSTRUCTIONS, KERNELS, KernelEntry, name_of
from ._runtime import text as runtime_text
from ._source import PLAIN, UNSIGNED, code_to_compile
from ._targets import WASM, Processor, best_target, host_targets
from .entries import entries


def machine_code(entry: KernelEntry, targets: Iterable[Processor]) -> dict[Processor, bytes]:
    """Object files of a kernel. Each has a function `NAME_TARGET(fields, lengths, budget, capacity)`.

    `fields` are the addresses of the arrays of the state, then of the model, and `lengths` their lengths, both as
    64-bit integers. The function returns what the kernel does.
    """
    try:
        text = _llvm_text(entry, _pipeline())
    except Exception:
        # Numba may have changed what our pipeline is made of; its own only takes longer.
        text = _llvm_text(entry, None)
    return {
        target: _emitted(text.replace(_ENTRY, f"{entry.name}_{target.name}"), target, entry.uses_vectors)
        for target in targets
    }


_ENTRY = "tilewright_kernel"
_KINDS = {"i": types.int32, "q": types.int64, "d": types.float64}


def _llvm_text(entry: KernelEntry, pipeline: ModuleType | None) -> str:
    """A kernel in LLVM's language, for no processor yet, as the function `_ENTRY`."""
    parts = {"state": entry.state, "model": entry.arrays}
    fields = [(part, field) for part, kind in parts.items() for field in kind._fields]  # type: ignore[attr-defined]
    lines = ["def entry(fields, lengths, budget, capacity):"]
    for number, (part, field) in enumerate(fields):
        pointer = f"pointer_{entry.typecode(field)}(fields[{number}])"
        lines.append(f"    {part}_{field} = carray({pointer}, (lengths[{number}],))")
    for part in parts:
        names = ", ".join(f"{part}_{field}" for owner, field in fields if owner == part)
        lines.append(f"    {part} = {part}_type({names})")
    lines.append("    return kernel(state, model, budget, capacity)")
    space: dict[str, Any] = {
        "carray": carray,
        "kernel": _compiled(name_of(entry.advance), pipeline),
        **{f"pointer_{code}": pointer_to(kind) for code, kind in _KINDS.items()},
        **{f"{part}_type": kind for part, kind in parts.items()},
    }
    exec("\n".join(lines), space)
    words = types.CPointer(types.int64)
    compiled = cfunc(types.int64(words, words, types.int64, types.int64), error_model="numpy")(space["entry"])
    return _without_python(compiled.inspect_llvm())


@cache
def _pipeline() -> ModuleType | None:
    """Our pipeline for compiling, or None if Numba lacks one of the parts that it is made of."""
    try:
        return import_module("._pipeline", __package__)
    except Exception:  # A private part may be gone, moved, or of another kind.
        return None


@cache
def _compiled(name: str, pipeline: ModuleType | None) -> Any:
    """A kernel as Numba takes it. The kernels that it calls are replaced by theirs; the plain one stays as it is."""
    function = KERNELS[name]
    assert isinstance(function, FunctionType)
    namespace = {**function.__globals__, UNSIGNED: unsigned, PLAIN: plain}
    for used in function.__code__.co_names:
        helper = namespace.get(used)
        if isinstance(helper, FunctionType) and name_of(helper) in KERNELS:
            namespace[used] = _compiled(name_of(helper), pipeline)
        elif isinstance(helper, FunctionType) and name_of(helper) in INSTRUCTIONS:
            namespace[used] = instruction(INSTRUCTIONS[name_of(helper)])
    twin = FunctionType(code_to_compile(function), namespace, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    options = {} if pipeline is None else {**pipeline.OPTIONS, "pipeline_class": pipeline.KernelCompiler}
    return numba.njit(twin, error_model="numpy", **options)


# The inner function of Numba's has a place for its result and one for an exception, which no kernel raises.
_FACE = f"""
define i64 @{_ENTRY}(ptr %fields, ptr %lengths, i64 %budget, i64 %capacity) {{
  %result = alloca i64
  %exception = alloca ptr
  call i32 @INNER(ptr %result, ptr %exception, ptr %fields, ptr %lengths, i64 %budget, i64 %capacity)
  %status = load i64, ptr %result
  ret i64 %status
}}
"""


def _without_python(text: str) -> str:
    """The text of a module without the wrapper that calls Python, and without what Numba says of its own machine.

    Numba has not optimized it, so it still counts references, in functions of the module's own.
    """
    inner = _found(r"define [^@\n]*i32 @(_ZN[^(\n]*entry[^(\n]*)\(", text)
    wrapper = text.index(f"define i64 @{_found(r'define i64 @(cfunc[.][^(]*)[(]', text)}(")
    text = text[:wrapper] + text[text.index("\n}\n", wrapper) + 3 :]
    text = re.sub(r"^define (linkonce_odr |weak_odr )?(?!internal)", "define internal ", text, flags=re.MULTILINE)
    # No array owns memory, so there is nothing to count.
    counting = r"(define internal void @NRT_\w+ref\(.*%[\w.]+\)).*{\n(?:.*\n)*?}\n"
    text = re.sub(counting, r"\1 {\n  ret void\n}\n", text)
    # WebAssembly has no common symbols.
    text = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    return re.sub(r'"target-(cpu|features)"="[^"]*"', "", text) + _FACE.replace("INNER", inner)


def _found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    if match is None:
        raise RuntimeError(f"Numba {numba.__version__} names its functions in another way than {pattern}")
    return match[1]


def _emitted(text: str, target: Processor, uses_vectors: bool = False) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()
    _align_loops()
    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="small"
    )
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(3)
    options.loop_vectorization = options.loop_unrolling = uses_vectors
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


@cache
def _align_loops() -> None:
    """Begin each innermost loop on x86 at a multiple of 64 bytes: else its time depends on where it happens to lie."""
    llvm.set_option("", "-x86-experimental-pref-innermost-loop-alignment=6")


def main(folder: str, *names: str) -> None:
    """Write the object files of some kernels for this machine into a folder."""
    for entry in entries():
        if entry.name in names:
            _write(Path(folder), entry.name, machine_code(entry, [best_target()]))


def build(folder: str, number: str, parts: str, triple: str) -> None:
    """Write one of so many parts of all object files that a wheel needs into a folder.

    The first part writes a file, too, that names the system and the targets.
    """
    targets = [*host_targets(triple), WASM]
    for entry in entries()[int(number) :: int(parts)]:
        _write(Path(folder), entry.name, machine_code(entry, targets))
    if number == "0":
        # The lowest target of the processor family: this is asked before it is known what the processor can do.
        codes = {target: _emitted(runtime_text(target.triple), target) for target in targets[-2:]}
        _write(Path(folder), "runtime", codes)
        words = [targets[0].triple, *(target.name for target in targets[:-1])]
        Path(folder, TARGETS).write_text(" ".join(words), encoding="utf-8")


def _write(folder: Path, name: str, codes: dict[Processor, bytes]) -> None:
    for target, code in codes.items():
        path = folder / f"{name}.{target.name}.o"
        # Other processes see it whole or not at all.
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(sealed(code))
        part.replace(path)
