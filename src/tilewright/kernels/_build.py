"""Compiles kernels as C and links them into libraries, which `_native` loads.

The build of a wheel imports this without the package around it, so it needs nothing but the standard library.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import subprocess
from binascii import crc32
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from ._marks import KernelEntry
from ._native import FAULT, MANIFEST, source_digest
from ._targets import (
    WASM,
    BuildError,
    Compiler,
    System,
    compile_command,
    compilers,
    link_command,
    this_system,
)

_RUNTIME = Path(__file__).parent / "runtime.c"
_LEVEL = "tilewright_level"
_VERSIONS_KEPT = 4
_SECONDS = 100
"""No file takes longer, unless the compiler hangs."""


def find_compiler(*, needs_zig: bool = False) -> Compiler:
    """The first compiler that can make a library. Raises BuildError with what is wrong with each."""
    faults: dict[str, str] = {}
    for compiler in compilers():
        if needs_zig and not compiler.is_zig:
            continue
        system = this_system()
        with TemporaryDirectory(ignore_cleanup_errors=True) as made:
            try:
                command = compile_command(compiler, system, _RUNTIME, next(iter(system.builds)), True)
                file = _compiled(command, Path(made), _LEVEL, "")
                library = Path(made, system.library)
                _run([*link_command(compiler, system, library, [_LEVEL]), file], made)
                # One for another processor would compile as well.
                ctypes.CDLL(str(library)).tilewright_level()
                return compiler
            except (BuildError, OSError) as problem:
                faults[str(compiler)] = f"{compiler}: {problem}"
    what = "ziglang is not installed" if needs_zig else "there is no compiler of C (CC, cc, clang, gcc, or ziglang)"
    raise BuildError("; ".join(faults.values()) or what)


def build_libraries(
    folder: Path,
    compiler: Compiler,
    systems: dict[str, System],
    kernels: Sequence[KernelEntry] = (),
    *,
    is_checked: bool = False,
    sanitizers: str = "",
) -> None:
    """Compile kernels, all if none are named, side by side, and link them for each system, by "host" and "wasm".

    The libraries and the manifest go into `folder`. A checked library ends the program at an index that is out of
    range; sanitizers are those of the compiler, such as "undefined,address", and not zig's. Raises BuildError with what
    the compiler says, and OutsideLanguage if a kernel cannot be translated.
    """
    from ._c import CFile
    from .entries import entries

    folder.mkdir(parents=True, exist_ok=True)
    manifest: dict[str, object] = {"sources": source_digest(), "compiler": str(compiler)}
    with TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        made, waiting = Path(name), list[tuple[str, str, Future[str]]]()

        def begin(source: Path, entry: str, uses_vectors: bool) -> None:
            for kind, system in systems.items():
                # What is the same for all builds is made for the least.
                for build in [*system.builds] if entry != _LEVEL else [*system.builds][-1:]:
                    function = entry if entry == _LEVEL else f"{entry}_{build}"
                    command = compile_command(compiler, system, source, build, uses_vectors, sanitizers)
                    job = pool.submit(_compiled, command, made, function, build)
                    waiting.append((kind, function, job))

        begin(_RUNTIME, _LEVEL, True)
        for entry in kernels or entries():
            begin(CFile(entry, is_checked=is_checked).write(made), entry.name, entry.uses_vectors)
        for kind, system in systems.items():
            functions = [function for its_kind, function, _ in waiting if its_kind == kind]
            files = [job.result() for its_kind, _, job in waiting if its_kind == kind]
            library = folder / system.library
            _run([*link_command(compiler, system, library, functions, sanitizers), *files], name)
            checksum = crc32(library.read_bytes())
            manifest[kind] = {"file": library.name, "crc32": checksum, "targets": [*system.builds]}
    folder.joinpath(MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def compile_into(making: Path, folder: Path) -> None:
    """Compile all kernels in the folder `making` and rename that to `folder`; write a text there if it fails."""
    try:
        compiler = find_compiler()
        build_libraries(making, compiler, {"host": systems_of(compiler)["host"]})
    except Exception as problem:  # Searches that wait for the library read the reason from this file.
        words = f"kernels do not compile (tilewright doctor --compile tries again): {problem}"
        making.joinpath(FAULT).write_text(words, encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    with suppress(OSError):
        others = [each for each in folder.parent.iterdir() if each.suffix != making.suffix]
        for other in sorted(others, key=lambda one: one.stat().st_mtime, reverse=True)[_VERSIONS_KEPT - 1 :]:
            shutil.rmtree(other, ignore_errors=True)
    making.rename(folder)


def compile_for_browsers(folder: Path) -> None:
    """Have ziglang compile all kernels to WebAssembly, into this folder. Raises BuildError if it is not there."""
    compiler = find_compiler(needs_zig=True)
    try:
        build_libraries(folder, compiler, {"wasm": WASM})
    except OSError as problem:
        raise BuildError(str(problem)) from None


def systems_of(compiler: Compiler, target: str = "") -> dict[str, System]:
    """The systems of a wheel's libraries: this one, or the one that TILEWRIGHT_TARGET names, and browsers."""
    from ._targets import SYSTEMS

    if target and target not in SYSTEMS:
        raise BuildError(f"TILEWRIGHT_TARGET={target} is none of {', '.join(SYSTEMS)}")
    host = SYSTEMS[target] if target else this_system()
    return {"host": host, "wasm": WASM} if compiler.is_zig else {"host": host}


def wheel_tag(compiler: Compiler, systems: dict[str, System]) -> str:
    """The systems that a wheel with these libraries is for; what the system's own compiler makes may ask for more."""
    wheel = systems["host"].wheel
    return wheel if compiler.is_zig or not wheel.startswith("manylinux") else f"linux_{wheel.rpartition('1_1_')[2]}"


def _compiled(command: Sequence[str], folder: Path, function: str, build: str) -> str:
    """Compile a file of C whose entry gets this name, and return the name of the object file."""
    file = str(folder / f"{function}.{build}.o")
    _run([*command, file, f"-DTILEWRIGHT_ENTRY={function}"], str(folder))
    return file


def _run(command: Sequence[str], folder: str) -> None:
    # Zig keeps what it compiled; nothing of it is of use later.
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise BuildError(str(problem)) from None
    if done.returncode:
        lines = (done.stderr or done.stdout or b"it gives no message").decode(errors="replace").strip().splitlines()
        raise BuildError("; ".join([line for line in lines if "error:" in line] or lines[-1:]))
