"""One source for two speeds: kernels run as plain Python, and compiled by Numba when a search is long.

`@kernel` only registers a function; it stays a plain function that works on lists. `compiled` gives
the same function compiled for NumPy arrays. Kernels may call each other: in the compiled version
every registered function is replaced by its compiled twin.

Numba's disk cache does not notice changes in other files, so that the folder it uses is named by a
hash of all kernel sources.
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
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_KERNELS: dict[str, Callable[..., Any]] = {}
_INSTRUCTIONS: dict[str, str] = {}
_LOADED: set[str] = set()
_ANNOUNCED: set[str] = set()
_announce: Callable[[str], None] | None = None
_LOCK = threading.RLock()
_VERSIONS_KEPT = 4


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
    """Where compiled kernels are kept: a folder of the user's, named by a hash of all kernel sources."""
    import platformdirs

    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    return platformdirs.user_cache_path("tilewright") / "kernels" / digest[:16]


def announce_compiling(announce: Callable[[str], None] | None) -> None:
    """Have somebody told the name of a kernel before it is compiled for the first time, which takes seconds."""
    global _announce
    _announce = announce


def compiled(function: Callable[P, R], *examples: Any) -> Callable[P, R] | None:
    """The compiled version of a kernel for arguments like the examples; compiles it, or loads it from the cache.

    None, with a warning, if that fails: a search goes on interpreted then. Compiled kernels release the
    interpreter lock.
    """
    with _LOCK:
        reason = ""
        # A damaged file of the cache must not stop anybody: the second try does without. Nor must a Numba that our
        # pipeline does not suit: the third leaves everything to Numba, and is slower.
        for with_cache, with_pipeline in ((True, True), (False, True), (False, False)):
            try:
                is_new = not is_loaded(function) and not is_compiled_on_disk(function)
                module = function.__module__.rpartition(".")[2]
                if _announce is not None and is_new and module not in _ANNOUNCED:
                    _ANNOUNCED.add(module)
                    _announce(module)
                import numba

                twin = _twin(_name(function), with_cache, with_pipeline)
                twin.compile(tuple(numba.typeof(example) for example in examples))
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


def is_loaded(function: Callable[..., Any]) -> bool:
    """Whether a kernel was compiled, or loaded, by this process."""
    return _name(function) in _LOADED


def is_compiled_on_disk(function: Callable[..., Any]) -> bool:
    """Whether a kernel was compiled before, so that it only has to be loaded; never where nothing can be compiled."""
    if not can_compile():
        return False
    try:
        return any(cache_folder().rglob(f"{Path(function.__code__.co_filename).stem}.{function.__qualname__}-*.nbi"))
    except OSError:
        return False


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def _twin(name: str, with_cache: bool, with_pipeline: bool, is_helper: bool = False) -> Any:
    """The compiled twin of a kernel; a helper is only called by other kernels and lives in their cache files."""
    import numba
    from numba.core import config

    from ._numba import KernelCompiler, instruction

    function = _KERNELS[name]
    assert isinstance(function, FunctionType)
    # A copy whose globals hold the compiled twins: the interpreted original stays as it is.
    namespace = dict(function.__globals__)
    for used in function.__code__.co_names:
        helper = namespace.get(used)
        if isinstance(helper, FunctionType) and _name(helper) in _KERNELS:
            namespace[used] = _twin(_name(helper), with_cache, with_pipeline, True)
        elif isinstance(helper, FunctionType) and _name(helper) in _INSTRUCTIONS:
            namespace[used] = instruction(_INSTRUCTIONS[_name(helper)])
    twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    # Without the wrappers that Python and C would need, helpers compile in two thirds of the time.
    options: dict[str, Any] = {
        "nogil": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
    }
    if with_pipeline:
        options["pipeline_class"] = KernelCompiler
    if is_helper:
        return numba.njit(twin, no_cpython_wrapper=True, **options)
    folder = getattr(config, "CACHE_DIR", "")
    own_folder = _writable_cache() if with_cache else ""
    try:
        # Numba reads the folder when the function is wrapped; other users of Numba keep theirs.
        setattr(config, "CACHE_DIR", own_folder)  # noqa: B010
        return numba.njit(twin, cache=bool(own_folder), **options)
    finally:
        setattr(config, "CACHE_DIR", folder)  # noqa: B010


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
