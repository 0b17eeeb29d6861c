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
    """Whether Numba and llvmlite are installed, and this is no browser, which has no use for what they make."""
    return sys.platform != "emscripten" and find_spec("numba") is not None and find_spec("llvmlite") is not None


def library_folder() -> Path:
    """The folder of the libraries: that of the wheel, or the one that TILEWRIGHT_KERNELS names."""
    return Path(os.environ.get("TILEWRIGHT_KERNELS") or Path(__file__).parent / "library")


def has_library() -> bool:
    """Whether this installation came with a library of kernels, even if it cannot be loaded."""
    return library_folder().joinpath(MANIFEST).exists()


def wasm_files() -> list[Path]:
    """The library for WebAssembly and what belongs to it; none if this installation has none."""
    names = (MANIFEST, "kernels.wasm")
    files = [library_folder() / name for name in names]
    return files if all(path.is_file() for path in files) else []


@cache
def library_fault() -> str:
    """The reason why the library of kernels is not used, or ""."""
    return "this installation has none" if not has_library() else _library()[1]


@cache
def _library() -> tuple[Callable[[KernelEntry], Any] | None, str]:
    """Finds a kernel's function in the library of the wheel; None with the reason if that cannot be used."""
    import ctypes
    import hashlib

    try:
        folder = library_folder()
        manifest = json.loads(folder.joinpath(MANIFEST).read_bytes())
        name = "wasm" if sys.platform == "emscripten" else "host"
        if "TILEWRIGHT_KERNELS" in os.environ and manifest["sources"] != source_digest():
            return None, f"that in {folder} was made from other sources"
        path = folder / manifest[name]["file"]
        if hashlib.sha256(path.read_bytes()).hexdigest() != manifest[name]["sha256"]:
            return None, f"{path.name} is damaged: its digest is another one"
        library = ctypes.CDLL(str(path))
        library.tilewright_level.restype = ctypes.c_int64
        level = library.tilewright_level()
        targets = manifest[name]["targets"][-level:] if level else []
    except (OSError, ValueError, KeyError, AttributeError) as problem:
        return None, f"{type(problem).__name__}: {problem}".splitlines()[0]
    if not targets:
        return None, "this processor lacks what it needs"
    return (lambda entry: library[f"{entry.name}_{targets[0]}"]), ""


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
        if entry.name not in _FUNCTIONS:
            function = _loaded(entry)
            if function is None:
                return None
            _FUNCTIONS[entry.name] = function
    return lambda state, model: bound(_FUNCTIONS[entry.name], (*state, *model))


def bound(function: Any, arrays: tuple[Any, ...]) -> Advance:
    """Let a kernel's function run on the arrays of a state and a model."""
    import ctypes

    function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    function.restype = ctypes.c_int64
    fields = array("q", [numbers.buffer_info()[0] for numbers in arrays])
    lengths = array("q", map(len, arrays))
    first, second = fields.buffer_info()[0], lengths.buffer_info()[0]
    # The kernel knows their addresses alone, so this keeps them.
    kept = fields, lengths, arrays

    def run(budget: int, capacity: int, kept: object = kept) -> int:
        return int(function(first, second, budget, capacity))

    return run


def _loaded(entry: KernelEntry) -> Any:
    """The function of a kernel, from the library or compiled on demand; None if neither is to be had."""
    found, fault = _library() if has_library() else (None, "")
    if found is not None:
        return found(entry)
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
    folder = _writable_cache()
    with TemporaryDirectory() as passing:
        code = _object_code(entry, target, folder or Path(passing))
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
            folder.mkdir(parents=True)
            _prune(folder.parent)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _prune(folder: Path) -> None:
    """Keep the kernels of the latest few versions only, and none that Numba kept for an earlier version of ours."""
    import shutil

    versions = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime, reverse=True)
    for version in [*versions[_VERSIONS_KEPT:], folder.parent / "kernels"]:
        shutil.rmtree(version, ignore_errors=True)
