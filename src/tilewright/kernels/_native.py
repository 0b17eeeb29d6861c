"""Kernels as machine code at run time: from the library of the wheel, or compiled on demand.

A wheel has all kernels in one library for its processor family, and one for WebAssembly, which a browser loads in the
same way. An editable installation has none: there a compiler of C, if there is one, makes the same library when a
search is long, in a process of its own while the search goes on interpreted, and leaves it in the user's cache folder.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import warnings
from array import array
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from ._marks import KernelEntry

if TYPE_CHECKING:
    from pathlib import Path

Advance = Callable[[int, int], int]
"""A kernel on one state and one model: visits up to this many nodes, with this many rows for solutions."""

MANIFEST = "library.json"
"""The file that says which libraries a folder has, their checksums, and for which processors."""
FAULT = "fault.txt"
"""The file that says why kernels could not be compiled."""
_COMPILE = """
import pathlib, sys
sys.path.insert(0, sys.argv[1])
from tilewright.kernels import _build
_build.compile_into(*map(pathlib.Path, sys.argv[2:]))
"""
# A compiler that takes longer hangs, or was killed: its folder is thrown away.
_MOST_SECONDS = 120
_HOUR = 3600
_LOCK = threading.RLock()
_FUNCTIONS: dict[str, Any] = {}
_BEGUN: set[Path] = set()
"""The folders for which this process had kernels compiled."""
_announce: Callable[[], None] | None = None


def announce_compiling(announce: Callable[[], None] | None) -> None:
    """Call `announce` before a search waits for kernels that are compiled, which takes seconds."""
    global _announce
    _announce = announce


def is_off() -> bool:
    """Whether TILEWRIGHT_COMPILE=never says that all searches are to run interpreted."""
    return os.environ.get("TILEWRIGHT_COMPILE") == "never"


def can_run() -> bool:
    """Whether kernels can run as machine code: there is a library of them, or what compiles them."""
    return not is_off() and (not library_fault() or can_compile())


@cache
def can_compile() -> bool:
    """Whether there is a compiler of C, and this is no browser, which has no use for what it makes."""
    if sys.platform == "emscripten":
        return False
    from ._targets import compilers

    return next(compilers(), None) is not None


def source_digest() -> str:
    """A digest of all sources of kernels, and of what compiles them, which tells versions apart: no proof of origin."""
    from binascii import crc32

    # A search waits for this where a library was named; to import `hashlib` and `pathlib` would take most of the time.
    folder, size, found = os.path.dirname(__file__), 0, 0
    for name in sorted(name for name in os.listdir(folder) if name.endswith((".py", ".c"))):
        with open(os.path.join(folder, name), "rb") as source:
            content = source.read()
        size, found = size + len(content), crc32(content, found)
    return f"{size:08x}{found:08x}"


def library_folder() -> str:
    """The folder of the libraries: that of the wheel, or the one that TILEWRIGHT_KERNELS names."""
    return os.environ.get("TILEWRIGHT_KERNELS") or os.path.join(os.path.dirname(__file__), "library")


def has_library() -> bool:
    """Whether this installation came with a library of kernels, or one was named, even if it cannot be loaded."""
    return bool(os.environ.get("TILEWRIGHT_KERNELS")) or os.path.exists(os.path.join(library_folder(), MANIFEST))


def wasm_files() -> list[Path]:
    """The manifest and the library for WebAssembly, from the installation or the cache; none if none fits."""
    from pathlib import Path

    for folder in (library_folder(), str(wasm_folder())):
        with suppress(_NoLibrary):
            return [Path(folder, MANIFEST), Path(_library_file(folder, "wasm")[0])]
    return []


@cache
def library_fault() -> str:
    """The reason why the library that came with the installation is not used, or ""."""
    return _library(library_folder())[2] if has_library() else "this installation has none"


def library_target() -> str:
    """The build in the library that this processor takes, as `_targets` names it; "" if the library is not used."""
    return "" if library_fault() else _library(library_folder())[1]


class _NoLibrary(Exception):
    """There is no library of this kind that fits this package; the message says why."""


def _library_file(folder: str, kind: str) -> tuple[str, list[str]]:
    """The file of the library for this machine ("host") or "wasm", and its builds, the best first."""
    from binascii import crc32

    try:
        with open(os.path.join(folder, MANIFEST), "rb") as file:
            manifest = json.loads(file.read())
        name, digest, targets = (manifest[kind][key] for key in ("file", "crc32", "targets"))
        path = os.path.join(folder, name)
        with open(path, "rb") as library:
            found = crc32(library.read())
        sources = manifest["sources"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise _NoLibrary(f"{type(problem).__name__}: {problem}".splitlines()[0]) from None
    if os.environ.get("TILEWRIGHT_KERNELS") and sources != source_digest():
        raise _NoLibrary(f"the one in {folder} was made from other sources")
    if found != digest:
        raise _NoLibrary(f"{name} is damaged: its checksum does not match")
    return path, targets


@cache
def _library(folder: str) -> tuple[Any, str, str]:
    """The library of a folder and the build that this processor takes; None with the reason if it cannot be used."""
    import ctypes

    try:
        path, targets = _library_file(folder, "wasm" if sys.platform == "emscripten" else "host")
        library = ctypes.CDLL(path)
        library.tilewright_level.restype = ctypes.c_int64
        level = library.tilewright_level()
    except _NoLibrary as problem:
        return None, "", str(problem)
    except (OSError, AttributeError) as problem:
        return None, "", f"{type(problem).__name__}: {problem}".splitlines()[0]
    if not level:
        return None, "", "this processor lacks instructions that it needs"
    return library, targets[-level:][0], ""


def is_loaded(entry: KernelEntry) -> bool:
    """Whether the machine code of a kernel is there without any delay that a person would notice."""
    return not is_off() and (entry.name in _FUNCTIONS or not library_fault() or is_compiled())


def native(entry: KernelEntry) -> Callable[[Any, Any], Advance] | None:
    """Load a kernel as machine code, or wait until it is compiled; None, with a warning, if there is none.

    Returns a function that takes a state and a model as `KernelEntry.stored` gives them, and returns what runs the
    kernel on them. It releases the interpreter lock meanwhile.
    """
    if is_off():
        return None
    with _LOCK:
        function = _FUNCTIONS.get(entry.name) or _loaded(entry)
        if function is None:
            return None
        _FUNCTIONS[entry.name] = function
    return lambda state, model: bound(function, (*state, *model))


def bound(function: Any, arrays: tuple[Any, ...]) -> Advance:
    """Let a kernel's function run on the arrays of a state and a model."""
    import ctypes

    function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    function.restype = ctypes.c_int64
    fields = array("q", [numbers.buffer_info()[0] for numbers in arrays])
    lengths = array("q", map(len, arrays))
    first, second = fields.buffer_info()[0], lengths.buffer_info()[0]
    # The kernel knows their addresses alone. This keeps them, and a view makes it an error to change a length.
    kept = fields, lengths, [memoryview(numbers) for numbers in arrays]

    def run(budget: int, capacity: int, kept: object = kept) -> int:
        return int(function(first, second, budget, capacity))

    return run


def _loaded(entry: KernelEntry) -> Any:
    """The function of a kernel, from the library or compiled on demand; None if neither is to be had."""
    fault = library_fault()
    folder = library_folder()
    if fault and can_compile():
        folder = str(cache_folder())
        fault = _fault_of_compiled()
    elif not has_library():
        return None
    if not fault:
        library, target, _ = _library(folder)
        with suppress(AttributeError):
            return library[f"{entry.name}_{target}"]
        fault = f"the library in {folder} has no kernel {entry.name}"
    warn_once(fault)
    return None


@cache
def warn_once(fault: str) -> None:
    """Say why searches are slow."""
    warnings.warn(f"searches run interpreted, and slowly: {fault}", RuntimeWarning, stacklevel=2)


# On demand, into the user's cache folder


@cache
def cache_folder() -> Path:
    """The folder of kernels compiled on demand, in the user's cache folder, named by a digest of all sources."""
    import sysconfig
    from pathlib import Path

    usual = {"darwin": "~/Library/Caches", "win32": os.environ.get("LOCALAPPDATA", "~")}
    base = Path(os.environ.get("XDG_CACHE_HOME") or usual.get(sys.platform, "~/.cache")).expanduser()
    # Several machines may share a home.
    return base / "tilewright" / "native" / f"{source_digest()}-{sysconfig.get_platform()}".replace(".", "_")


def wasm_folder() -> Path:
    """The folder of the library for WebAssembly that was compiled on demand."""
    return cache_folder().with_suffix(".wasm")


def is_compiled() -> bool:
    """Tell whether a library that was compiled on demand is there."""
    return can_compile() and cache_folder().joinpath(MANIFEST).exists()


def fault_of_compiler() -> str:
    """The reason why kernels could not be compiled within the last hour, or ""."""
    path = cache_folder() / FAULT
    try:
        return path.read_text(encoding="utf-8") if time.time() - path.stat().st_mtime < _HOUR else ""
    except OSError:
        return ""


def _fault_of_compiled() -> str:
    """Wait for the library that is compiled on demand; the reason why there is none, or ""."""
    if is_compiled() and "damaged" in _library(str(cache_folder()))[2]:
        forget_compiled()
    if not is_compiled() and not fault_of_compiler():
        if _announce is not None:
            _announce()
        wait_for_compiler()
    return (
        _library(str(cache_folder()))[2] if is_compiled() else fault_of_compiler() or f"{cache_folder()} is not written"
    )


def begin_compiling() -> None:
    """Have all kernels compiled in a process of its own, unless they are, or another process does so already.

    Each process has it done once at most.
    """
    import subprocess
    from pathlib import Path

    folder = cache_folder()
    making = folder.with_suffix(".making")
    with suppress(OSError):
        if is_compiled() or fault_of_compiler() or folder in _BEGUN or _is_under_way(making):
            return
        _BEGUN.add(folder)
        making.mkdir(parents=True)
        command = [sys.executable, "-c", _COMPILE, str(Path(__file__).parents[2]), str(making), str(folder)]
        nothing = subprocess.DEVNULL
        # It goes on when this process ends, so that the next one has the kernels.
        apart = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        subprocess.Popen(
            command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True, creationflags=apart
        )


def is_coming() -> bool:
    """Begin to compile kernels unless that was done; whether they may still come."""
    if is_off() or not can_compile():
        return False
    begin_compiling()
    return _is_under_way(cache_folder().with_suffix(".making"))


def wait_for_compiler(seconds: float = _MOST_SECONDS) -> None:
    """Begin to compile, unless that was done, and wait until the library, or the reason for its absence, is there."""
    begin_compiling()
    until, making = time.monotonic() + seconds, cache_folder().with_suffix(".making")
    while not is_compiled() and _is_under_way(making) and time.monotonic() < until:
        time.sleep(0.02)


def _is_under_way(making: Path) -> bool:
    try:
        if time.time() - making.stat().st_mtime < _MOST_SECONDS:
            return True
    except OSError:
        return False
    import shutil

    shutil.rmtree(making, ignore_errors=True)
    return False


def forget_compiled() -> None:
    """Remove what was compiled on demand, or failed to be."""
    import shutil

    shutil.rmtree(cache_folder(), ignore_errors=True)
    _library.cache_clear()
    _BEGUN.discard(cache_folder())
