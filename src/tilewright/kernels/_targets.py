"""The systems that libraries of kernels are made for, and the compilers of C that make them."""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

MACOS = "11.0"
"""The oldest macOS that libraries are made for."""


class BuildError(Exception):
    """A kernel could not be compiled, or a library not be linked."""


class System(NamedTuple):
    """A system and a processor family: one library."""

    triple: str
    """Their name for clang; "" for one that only its own compiler knows."""
    library: str
    builds: Mapping[str, Sequence[str]]
    """The options for each build of the kernels, by the names of the builds, the best first."""
    wheel: str
    """The systems that a library made by zig runs on, as the names of wheels have them."""


_X86 = {name: [f"-march={name.replace('_', '-')}"] for name in ("x86_64_v3", "x86_64_v2")}
_ANY: Mapping[str, Sequence[str]] = {"generic": []}
# The libraries of zig ask nothing of the system, so that they run on every Linux of the processor family.
_LINUX = "manylinux_2_17_{0}.manylinux2014_{0}.musllinux_1_1_{0}"
_MACOS = f"macosx_{MACOS.replace('.', '_')}_{{0}}"
SYSTEMS = {
    "linux-x86_64": System("x86_64-linux-musl", "kernels.so", _X86, _LINUX.format("x86_64")),
    "linux-aarch64": System("aarch64-linux-musl", "kernels.so", _ANY, _LINUX.format("aarch64")),
    "macos-x86_64": System(f"x86_64-macos.{MACOS}", "kernels.dylib", _X86, _MACOS.format("x86_64")),
    "macos-aarch64": System(f"aarch64-macos.{MACOS}", "kernels.dylib", _ANY, _MACOS.format("arm64")),
    "windows-x86_64": System("x86_64-windows-gnu", "kernels.dll", _X86, "win_amd64"),
    "windows-aarch64": System("aarch64-windows-gnu", "kernels.dll", _ANY, "win_arm64"),
}
"""The systems that zig makes libraries for on any other, as TILEWRIGHT_TARGET names them."""
_WASM_CPU = "-mcpu=generic+bulk_memory+mutable_globals+sign_ext"
WASM = System("wasm32-emscripten", "kernels.wasm", {"wasm": [_WASM_CPU]}, "")


def this_system(platform_name: str = "", machine: str = "") -> System:
    """The system of this machine; or of the one of which `sysconfig.get_platform` and `platform.machine` say this.

    On macOS the first may name the two processors that Python itself was made for, but a library is for the one that
    runs; on Windows the first is that of Python, which may be emulated on another processor.
    """
    here = platform_name or sysconfig.get_platform()
    kind, _, processor = here.replace("win-", "windows-").replace("macosx", "macos").partition("-")
    processor = (machine or platform.machine()) if kind == "macos" else processor
    processor = {"amd64": "x86_64", "arm64": "aarch64"}.get(processor.lower(), processor)
    if known := SYSTEMS.get(f"{kind}-{processor}"):
        return known
    return System("", "kernels.so", _ANY, here.replace("-", "_").replace(".", "_"))


class Compiler(NamedTuple):
    """A compiler of C."""

    command: tuple[str, ...]
    is_zig: bool = False
    options: tuple[str, ...] = ()
    """The options that it alone knows."""

    def __str__(self) -> str:
        return "ziglang" if self.is_zig else shlex.join(self.command)


# Where gcc weighs whether vectors pay, packing takes a tenth longer.
_ONLY_GCC = ("-fvect-cost-model=unlimited",)


def compilers() -> Iterator[Compiler]:
    """The compilers that this machine has: the one that the variable CC names, zig's, those on the path."""
    if named := os.environ.get("CC"):
        try:
            yield from _own(*shlex.split(named, posix=os.name != "nt"))
        except ValueError:
            yield Compiler((named,))
    if find_spec("ziglang") is not None:
        yield Compiler((sys.executable, "-m", "ziglang"), is_zig=True)
    for path in filter(None, map(shutil.which, ("cc", "clang", "gcc"))):
        yield from _own(path)


def _own(*command: str) -> tuple[Compiler, ...]:
    """A compiler of the system's own; which one it is, its options tell."""
    return Compiler(command, options=_ONLY_GCC), Compiler(command)


_ALWAYS = "-std=c11 -O3 -fPIC -ffreestanding -fwrapv -ffp-contract=off -fvisibility=hidden -g0".split()
# Loops of a few steps are slower as vectors, and unrolled.
_PLAIN_LOOPS = "-fno-tree-vectorize -fno-tree-slp-vectorize -fno-unroll-loops".split()


def compile_command(
    compiler: Compiler, system: System, source: Path, build: str, uses_vectors: bool, sanitizers: str = ""
) -> list[str]:
    """The command that compiles a file of C for a build; the name of the object file has still to be added."""
    options = [*_ALWAYS, *compiler.options, *system.builds[build], *([] if uses_vectors else _PLAIN_LOOPS)]
    if sanitizers:
        # What -fwrapv defines is an error where a kernel does not mean it.
        options.remove("-fwrapv")
        options += [f"-fsanitize={sanitizers}", "-fno-sanitize-recover=all"]
    if compiler.is_zig:
        # The very same loops of packing took a tenth longer where they happened to lie across such a border.
        options += ["-falign-loops=64"] if system.builds is _X86 else []
        # Zig spells the names of processors in its own way.
        options = [option.replace("-march=x86-64-", "-mcpu=x86_64_") for option in options]
        options = ["cc", "-target", system.triple, "-fno-sanitize=all", *options]
    return [*compiler.command, *options, "-c", str(source), "-o"]


def link_command(
    compiler: Compiler, system: System, library: Path, functions: Sequence[str], sanitizers: str = ""
) -> list[str]:
    """The command that links object files to a library; their names have still to be added."""
    command, out = list(compiler.command), str(library)
    if not compiler.is_zig:
        return [*command, "-shared", *([f"-fsanitize={sanitizers}"] if sanitizers else ["-s"]), "-o", out]
    if library.suffix == ".wasm":
        # Pyodide loads it like any other: it lies anywhere in the memory of the program that loads it.
        exports = [f"--export={name}" for name in functions]
        return [*command, "wasm-ld", "-shared", "--experimental-pic", "-s", *exports, "-o", out]
    if library.suffix == ".dll":
        return [*command, "lld-link", "/dll", "/noentry", "/nodefaultlib", "/noimplib", f"/out:{out}"]
    if library.suffix == ".dylib":
        name = f"-Wl,-install_name,{library.name}"
        return [*command, "cc", "-shared", "-nostdlib", "-target", system.triple, name, "-o", out]
    return [*command, "ld.lld", "-shared", "-z", "defs", "-s", "-o", out]
