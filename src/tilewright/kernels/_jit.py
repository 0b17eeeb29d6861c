"""One source for two speeds: kernels run as plain Python, and compiled by Numba when a search is long.

`@kernel` only registers a function; it stays a plain function that works on lists. `compiled` gives
the same function compiled for NumPy arrays. Kernels may call each other: in the compiled version
every registered function is replaced by its compiled twin.

Numba's disk cache does not notice changes in other files, so a hash of all kernel sources names the
folder that it uses.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar, cast

from ._source import PLAIN, UNSIGNED, code_to_compile

P = ParamSpec("P")
R = TypeVar("R")

_KERNELS: dict[str, Callable[..., Any]] = {}
_INSTRUCTIONS: dict[str, str] = {}
_LOADED: set[str] = set()
_ANNOUNCED: set[str] = set()
_announce: Callable[[str], None] | None = None
_LOCK = threading.RLock()
_VERSIONS_KEPT = 4
_MARK = ".compiled"


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function of integers and arrays as one that can be compiled; it is not changed."""
    _KERNELS[_name(function)] = function
    return function


def primitive(instruction: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function of one word that is a single instruction when compiled."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        _INSTRUCTIONS[_name(function)] = instruction
        return function

    return mark


def can_compile() -> bool:
    """Whether Numba is installed (it is not in a browser) and compiling is not switched off."""
    if os.environ.get("TILEWRIGHT_COMPILE") == "never" or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    if sys.platform == "emscripten":
        return False
    from importlib.util import find_spec

    return find_spec("numba") is not None


def cache_folder() -> Path:
    """The folder of compiled kernels in the user's cache folder, named by a hash of all kernel sources."""
    import platformdirs

    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    return platformdirs.user_cache_path("tilewright") / "kernels" / digest[:16]


def announce_compiling(announce: Callable[[str], None] | None) -> None:
    """Call `announce` with the name of a kernel before it is compiled for the first time, which takes seconds."""
    global _announce
    _announce = announce


def compiled(function: Callable[P, R], *examples: Any) -> Callable[P, R] | None:
    """The compiled version of a kernel for arguments like the examples; compiles it, or loads it from the cache.

    None, with a warning, if that fails: a search goes on interpreted then. Compiled kernels release the
    interpreter lock.
    """
    with _LOCK:
        reason = ""
        # A damaged file of the cache stops no search: the second try does without. Nor does a Numba that our pipeline
        # does not suit: the last two tries use Numba's own, which takes longer to compile.
        for pipeline in (_pipeline(), None):
            for folder in (_writable_cache(), ""):
                try:
                    _announce_first(function)
                    import numba

                    twin = _twin(_name(function), folder, pipeline)
                    twin.compile(tuple(numba.typeof(example) for example in examples))
                    if folder:
                        _marker(Path(folder), function).touch()
                    _LOADED.add(_name(function))
                    return cast("Callable[P, R]", twin)
                except Exception as problem:  # Numba may fail in many ways, none of which the search depends on.
                    reason = f"{type(problem).__name__}: {problem}".splitlines()[0]
    warnings.warn(
        f"this search stays interpreted, and slow, because its kernel does not compile: {reason}",
        RuntimeWarning,
        stacklevel=2,
    )
    return None


def _announce_first(function: Callable[..., Any]) -> None:
    """Tell the name of a kernel that is about to be compiled for the first time."""
    module = function.__module__.rpartition(".")[2]
    is_new = not is_loaded(function) and not is_compiled_on_disk(function)
    if _announce is not None and is_new and module not in _ANNOUNCED:
        _ANNOUNCED.add(module)
        _announce(module)


def is_loaded(function: Callable[..., Any]) -> bool:
    """Whether a kernel was compiled, or loaded, by this process."""
    return _name(function) in _LOADED


def is_compiled_on_disk(function: Callable[..., Any]) -> bool:
    """Whether a kernel was compiled before, so that it only has to be loaded; never where nothing can be compiled."""
    if not can_compile():
        return False
    try:
        return _marker(cache_folder(), function).exists()
    except OSError:
        return False


def n_compiled_on_disk() -> int:
    """The number of kernels compiled before."""
    return len(list(cache_folder().glob(f"*{_MARK}")))


def _marker(folder: Path, function: Callable[..., Any]) -> Path:
    """An empty file that says that a kernel is in the cache: the names of Numba's own files may change."""
    return folder / f"{_name(function)}.{sys.implementation.cache_tag}{_MARK}"


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def _pipeline() -> ModuleType | None:
    """Our pipeline for compiling, or None if Numba lacks one of the parts that it is made of."""
    try:
        return import_module("._pipeline", __package__)
    except Exception:  # A private part may be gone, moved, or of another kind.
        return None


@cache
def _twin(name: str, folder: str, pipeline: ModuleType | None, is_helper: bool = False) -> Any:
    """The compiled twin of a kernel, kept in a folder; a helper is only called by other kernels and lives in theirs."""
    import numba
    from numba import config

    from ._instructions import instruction, plain, unsigned

    function = _KERNELS[name]
    assert isinstance(function, FunctionType)
    # A copy whose globals hold the compiled twins: the interpreted original stays as it is.
    namespace = {**function.__globals__, UNSIGNED: unsigned, PLAIN: plain}
    for used in function.__code__.co_names:
        helper = namespace.get(used)
        if isinstance(helper, FunctionType) and _name(helper) in _KERNELS:
            namespace[used] = _twin(_name(helper), folder, pipeline, True)
        elif isinstance(helper, FunctionType) and _name(helper) in _INSTRUCTIONS:
            namespace[used] = instruction(_INSTRUCTIONS[_name(helper)])
    twin = FunctionType(code_to_compile(function), namespace, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
    if pipeline is not None:
        options |= pipeline.HELPER_OPTIONS if is_helper else pipeline.OPTIONS
        options["pipeline_class"] = pipeline.KernelCompiler
    if is_helper:
        return numba.njit(twin, **options)
    others = config.CACHE_DIR
    try:
        # Numba reads the folder when it wraps the function. The environment variable NUMBA_CACHE_DIR would do the same
        # for all of the process; other users of Numba keep their folder.
        config.CACHE_DIR = folder
        return numba.njit(twin, cache=bool(folder), **options)
    finally:
        config.CACHE_DIR = others


def _writable_cache() -> str:
    """The cache folder, or "" where it cannot be written: then kernels are compiled anew each time."""
    try:
        folder = cache_folder()
        if not folder.exists():
            folder.mkdir(parents=True)
            _prune(folder.parent)
    except OSError:
        return ""
    return str(folder) if os.access(folder, os.W_OK) else ""


def _prune(folder: Path) -> None:
    """Keep the kernels of the latest few versions only."""
    versions = sorted(folder.iterdir(), key=lambda version: version.stat().st_mtime, reverse=True)
    for version in versions[_VERSIONS_KEPT:]:
        shutil.rmtree(version, ignore_errors=True)
