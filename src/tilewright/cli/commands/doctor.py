"""`tilewright doctor`: whether all that is needed is installed and works."""

from __future__ import annotations

import os
import platform
import sys
import time
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ... import __version__
from ...values import frozen
from .. import status
from ..parameters import layout
from ..parameters.options import json_option
from ..printing.terminal import echo, print_json

if TYPE_CHECKING:
    from ...answers.files import DoctorAnswer


@frozen
class Symptom:
    """The result of one check; `is_fatal` if something does not work because of it."""

    what: str
    found: str
    is_fatal: bool = False


@layout.command(
    "doctor",
    examples="""
    tilewright doctor
    tilewright doctor --json       for other programs
    tilewright doctor --compile    compile and run a search, too (some seconds the first time)
""",
)
@layout.option("--compile", "compiles", is_flag=True, help="Compile the general search and run it.")
@json_option
def command(compiles: bool, as_json: bool) -> int:
    """See whether all that is needed is installed and works, and what could be added."""
    python = f"{platform.python_version()} on {platform.platform()}"
    symptoms = [
        Symptom("tilewright", __version__),
        Symptom("Python", python),
        *_libraries(),
        *_kernels(),
        *([_compiling()] if compiles else []),
        *_terminal(),
    ]
    n_fatal = sum(symptom.is_fatal for symptom in symptoms)
    if as_json:
        answer: DoctorAnswer = {
            "version": __version__,
            "well": not n_fatal,
            "checks": [{"what": one.what, "found": one.found, "fatal": one.is_fatal} for one in symptoms],
        }
        print_json(answer)
        return status.NO_SOLUTION if n_fatal else status.DONE
    wide = max(len(symptom.what) for symptom in symptoms)
    for symptom in symptoms:
        echo(f"{'!!' if symptom.is_fatal else '  '} {symptom.what:<{wide}}  {symptom.found}")
    echo("\nAll is well." if not n_fatal else f"\n{n_fatal} of these need attention (marked !!).")
    return status.NO_SOLUTION if n_fatal else status.DONE


_NEEDED = {
    "click": "the command line",
    "spanned-toml": "finds the places of mistakes in puzzle files",
}
_OPTIONAL = {
    "resvg-py": ("pictures as PNG", "pip install resvg-py"),
    "pyarrow": ("tables and solutions as Parquet", "pip install 'tilewright[export]'"),
    "pandas": ("analyses and sweeps as data frames", "pip install 'tilewright[data]'"),
    "distributed": ("searches on many machines: --dask", "pip install 'tilewright[cluster]'"),
    "ezdxf": ("lines for a laser as DXF", "pip install 'tilewright[make]'"),
    "manifold3d": ("solids for a 3D printer", "pip install 'tilewright[make]'"),
    "ortools": ("a second opinion: --engine cpsat", "pip install 'tilewright[cpsat]'"),
}
"""What each library brings, and how to get it."""


def _libraries() -> Iterator[Symptom]:
    for name, brings in _NEEDED.items():
        version = _version(name)
        yield Symptom(name, f"{version or 'missing'} ({brings})", version is None)
    for name, (brings, install) in _OPTIONAL.items():
        version = _version(name)
        yield Symptom(name, f"{version} ({brings})" if version else f"not installed; it brings {brings}: {install}")


def _version(name: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _kernels() -> Iterator[Symptom]:
    from ...kernels import _native as native
    from ...kernels._build import find_compiler
    from ...kernels._targets import BuildError

    fault = native.library_fault()
    if native.is_off():
        yield Symptom("searches", "run interpreted, slower (switched off by TILEWRIGHT_COMPILE=never)")
        return
    folder = os.environ.get("TILEWRIGHT_KERNELS")
    origin = f"from {folder} by TILEWRIGHT_KERNELS" if folder else "that came with the installation"
    if not fault:
        target = native.library_target()
        build = f"any {platform.machine()}" if target == "generic" else target.replace("_", "-")
        yield Symptom("searches", f"run as machine code {origin} (the build for {build})")
        return
    if native.has_library():
        yield Symptom("machine code", f"{origin} is not used: {fault}", True)
    try:
        compiler = find_compiler()
    except BuildError as problem:
        words = "run interpreted, slower; a compiler of C, or pip install 'tilewright[compile]', makes them fast"
        yield Symptom("searches", f"{words}: {problem}")
        return
    yield Symptom("searches", f"are compiled by {compiler} when they take long, all at once, in some seconds")
    cache = native.cache_folder()
    try:
        cache.parent.mkdir(parents=True, exist_ok=True)
        is_writable = os.access(cache.parent, os.W_OK)
    except OSError:
        is_writable = False
    if not is_writable:
        words = f"{cache.parent} cannot be written, so nothing is compiled. XDG_CACHE_HOME names another place"
        yield Symptom("compiled code", words, True)
    elif fault := native.fault_of_compiler():
        yield Symptom("compiled code", f"{fault} (doctor --compile tries again)", True)
    else:
        yield Symptom("compiled code", f"{cache} ({'kept' if native.is_compiled() else 'nothing yet'})")


def _compiling() -> Symptom:
    """Compile the general search and let it solve a little puzzle."""
    from ...engines.exact_cover import start
    from ...kernels import _native as native
    from ...models import CoverModel

    if not native.can_run():
        return Symptom("compiling", "not possible here")
    if native.fault_of_compiler():
        native.forget_compiled()
    # Three items; two ways to cover them all.
    search = start(CoverModel((1, 1, 1), (1, 1, 1), 0, (((0, 0), (1, 0)), ((2, 0),), ((0, 0),), ((1, 0), (2, 0)))))
    started = time.perf_counter()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        if not search.compile():
            return Symptom("compiling", "; ".join(str(warning.message) for warning in told) or "fails", True)
    search.advance(1000, 10)
    took = f"{time.perf_counter() - started:.2f} s"
    is_right = search.found == 2
    return Symptom(
        "compiling", f"works, {took}" if is_right else f"gives wrong answers: {search.found} instead of 2", not is_right
    )


def _terminal() -> Iterator[Symptom]:
    import shutil

    from ..printing.terminal import TerminalStyle

    style = TerminalStyle.of(ascii=False, color="auto")
    where = "a terminal" if sys.stdout.isatty() else "no terminal"
    columns = shutil.get_terminal_size().columns
    yield Symptom(
        "output",
        f"{where}, {sys.stdout.encoding}, {columns} columns, "
        f"{'ASCII' if style.ascii else 'Unicode'} pictures, color {'on' if style.color else 'off'}",
    )
