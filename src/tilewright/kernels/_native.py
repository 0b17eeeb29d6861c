"""Kernels as machine code at run time: from the library of the wheel, or compiled on demand.

A wheel has all kernels in one library for its processor family, and one for WebAssembly, which a browser loads in the
same way. An editable installation has none: there Numba and llvmlite (the extra `compile`), if they are installed,
compile a kernel when a search is long, into the user's cache folder. Otherwise searches run interpreted.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import warnings
from array import array
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ._build import MANIFEST, source_digest
from ._marks import KernelEntry

Advance = Callable[[int, int], int]
"""Visits up to so many nodes, with so many rows for solutions: a kernel on one state and one model."""

_VERSIONS_KEPT = 4
_LOCK = threading.RLock()
_FUNCTIONS: dict[str, Any] = {}
_KEPT: list[Any] = []
_ANNOUNCED: set[str] = set()
_announce: Callable[[str], None] | None = None


def announce_compiling(announce: Callable[[str], None] | None) -> None:
    """Call `announce` with the name of a kernel before it is compiled, which takes seconds."""
    global _announce
    _announce = announce


def is_off() -> bool:
    """Whether TILEWRIGHT_COMPILE=never says that all searches are to run interpreted."""
    return os.environ.get("TILEWRIGHT_COMPILE") == "never"


def can_run() -> bool:
    """Whether kernels can run as machine code: there is a library of them, or what compiles them."""
    return not is_off() and (not library_fault() or can_compile())


def can_compile() -> bool:
    """Whether the extra `compile` is installed, and this is no browser, which has no use for what it makes."""
    return sys.platform != "emscripten" and all(map(find_spec, ("numba", "llvmlite", "platformdirs")))


def library_folder() -> Path:
    """The folder of the libraries: that of the wheel, or the one that TILEWRIGHT_KERNELS names."""
    return Path(os.environ.get("TILEWRIGHT_KERNELS") or Path(__file__).parent / "library")


def has_library() -> bool:
    """Whether this installation came with a library of kernels, or one was named, even if it cannot be loaded."""
    return bool(os.environ.get("TILEWRIGHT_KERNELS")) or library_folder().joinpath(MANIFEST).exists()


def wasm_files() -> list[Path]:
    """The manifest and the library for WebAssembly; none if there is none that fits this package."""
    try:
        return [library_folder() / MANIFEST, _library_file("wasm")[0]]
    except _NoLibrary:
        return []


@cache
def library_fault() -> str:
    """The reason why the library of kernels is not used, or ""."""
    return "this installation has none" if not has_library() else _library()[2]


def library_target() -> str:
    """The build in the library that this processor takes, as `_targets` names it; "" if the library is not used."""
    return "" if library_fault() else _library()[1]


class _NoLibrary(Exception):
    """There is no library of this kind that fits this package; the message says why."""


def _library_file(kind: str) -> tuple[Path, list[str]]:
    """The file of the library for this machine ("host") or "wasm", and its builds, the best first."""
    import hashlib

    folder = library_folder()
    try:
        manifest = json.loads(folder.joinpath(MANIFEST).read_bytes())
        path, digest, targets = (manifest[kind][key] for key in ("file", "sha256", "targets"))
        path = folder / path
        found = hashlib.sha256(path.read_bytes()).hexdigest()
        sources = manifest["sources"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise _NoLibrary(f"{type(problem).__name__}: {problem}".splitlines()[0]) from None
    if os.environ.get("TILEWRIGHT_KERNELS") and sources != source_digest():
        raise _NoLibrary(f"the one in {folder} was made from other sources")
    if found != digest:
        raise _NoLibrary(f"{path.name} is damaged: its digest does not match")
    return path, targets


@cache
def _library() -> tuple[Any, str, str]:
    """The library and the build that this processor takes; None with the reason if it cannot be used."""
    import ctypes

    try:
        path, targets = _library_file("wasm" if sys.platform == "emscripten" else "host")
        library = ctypes.CDLL(str(path))
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
    return not is_off() and (entry.name in _FUNCTIONS or not library_fault())


def is_at_hand(entry: KernelEntry) -> bool:
    """Whether a kernel only has to be loaded, as it was compiled before."""
    return is_loaded(entry) or (not is_off() and can_compile() and _is_kept(entry))


def native(entry: KernelEntry) -> Callable[[Any, Any], Advance] | None:
    """Load a kernel as machine code, or compile it; None, with a warning where something is wrong, if there is none.

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
    library, target, fault = _library() if has_library() else (None, "", "")
    if library is not None:
        with suppress(AttributeError):
            return library[f"{entry.name}_{target}"]
        fault = f"the library of this installation has no kernel {entry.name}"
    if can_compile():
        try:
            return _from_object(entry)
        except Exception as problem:  # Compiling may fail in many ways, none of which a search depends on.
            fault = f"its kernel does not compile: {type(problem).__name__}: {problem}".splitlines()[0]
    if fault:
        warn_once(fault)
    return None


@cache
def warn_once(fault: str) -> None:
    """Say why searches are slow."""
    warnings.warn(f"searches run interpreted, and slowly: {fault}", RuntimeWarning, stacklevel=2)


def _from_object(entry: KernelEntry) -> Any:
    """Load the object file of a kernel, which is compiled if it is not there, or damaged."""
    from tempfile import TemporaryDirectory

    from ._targets import best_target

    target = best_target().name
    folder = _writable_cache() or (cache_folder() if _is_kept(entry) else None)
    with TemporaryDirectory() if folder is None else nullcontext(str(folder)) as name:
        code = _object_code(entry, target, Path(name))
    return loaded(f"{entry.name}_{target}", code)


def loaded(name: str, code: bytes) -> Any:
    """The function of this name in an object file."""
    import ctypes

    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _KEPT.append(engine)
    return ctypes.CFUNCTYPE(None)(engine.get_function_address(name))


def _object_code(entry: KernelEntry, target: str, folder: Path) -> bytes:
    """The object file of a kernel, which is compiled unless it is in the folder."""
    from filelock import FileLock

    from ._build import compile_kernels, unsealed

    path = folder / f"{entry.name}.{target}.o"
    if (code := unsealed(path)) is not None:
        return code
    # Another process may be compiling it.
    with FileLock(path.with_suffix(".lock")):
        code = unsealed(path)
        if code is None:
            if _announce is not None and entry.name not in _ANNOUNCED:
                _ANNOUNCED.add(entry.name)
                _announce(entry.name)
            compile_kernels(folder, [entry.name])
            code = unsealed(path)
    if code is None:
        raise OSError(f"{path} cannot be read")
    return code


def cache_folder() -> Path:
    """The folder of kernels compiled on demand, in the user's cache folder, named by a digest of all sources."""
    import platformdirs

    return platformdirs.user_cache_path("tilewright") / "native" / source_digest()[:16]


def n_compiled() -> int:
    """The number of kernels compiled on demand that are kept."""
    return len(list(cache_folder().glob("*.o")))


def _is_kept(entry: KernelEntry) -> bool:
    try:
        return next(cache_folder().glob(f"{entry.name}.*.o"), None) is not None
    except OSError:
        return False


def _writable_cache() -> Path | None:
    """The cache folder, or None where it cannot be written: then kernels are compiled anew each time."""
    try:
        folder = cache_folder()
        if not folder.exists():
            # Another process may do the same.
            folder.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):
                _prune(folder.parent)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _prune(folder: Path) -> None:
    """Keep the kernels of the latest few versions only."""
    import shutil

    versions = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime, reverse=True)
    for version in versions[_VERSIONS_KEPT:]:
        shutil.rmtree(version, ignore_errors=True)


def remove_old_cache() -> Path | None:
    """Remove the folder in which Numba kept the kernels of version 0.1, and return it; None if it is gone."""
    import shutil

    if find_spec("platformdirs") is None or not (folder := cache_folder().parents[1] / "kernels").is_dir():
        return None
    shutil.rmtree(folder, ignore_errors=True)
    return folder
