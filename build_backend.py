"""How tilewright is built: by hatchling, and with all kernels compiled into the wheel where that is possible.

Kernels are translated to C, so all that is needed is a compiler: the one that CC names, the system's own, or ziglang,
which is asked for only if there is none. Without any, or with TILEWRIGHT_BUILD=pure, the wheel has no compiled
kernels: searches run interpreted, or are compiled on demand. With TILEWRIGHT_BUILD=native a build that cannot compile
fails. TILEWRIGHT_TARGET names another system, for which ziglang makes the wheel here, and the libraries that a browser
runs are made by ziglang alone. An editable installation compiles nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling import build as hatchling_build
from hatchling.build import *  # noqa: F403
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = "ziglang>=0.14,<0.18"
_MODE, _TARGET = os.environ.get("TILEWRIGHT_BUILD", ""), os.environ.get("TILEWRIGHT_TARGET", "")


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Hatchling's requirements, and ziglang where there is no other compiler and the index has it."""
    requires: list[str] = hatchling_build.get_requires_for_build_wheel(config_settings)
    if _MODE == "pure" or _compiler() is not None:
        return requires
    return [*requires, COMPILER] if _MODE == "native" or _TARGET or _is_available() else requires


def _is_available() -> bool:
    """Whether the index has ziglang for this system, as far as pip can tell; installers without pip are trusted."""
    # Build environments have no pip of their own, but the interpreter that made this one may: it is isolated from ours.
    pip = [sys.executable, "-I", "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
        return True
    look = "install --dry-run --no-deps --ignore-installed --only-binary=:all: --quiet --no-input --report".split()
    done = subprocess.run([*pip, *look, os.devnull, COMPILER], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"kernels are not compiled, as pip finds no ziglang: {done.stderr.strip()}", file=sys.stderr)
    return done.returncode == 0


def _kernels(module: str) -> Any:
    """A module of the package's kernels; the package around it, which needs other libraries, is not imported."""
    package = sys.modules.setdefault("tilewright", ModuleType("tilewright"))
    package.__path__ = [str(Path(__file__).parent / "src" / "tilewright")]
    return import_module(f"tilewright.kernels.{module}")


def _compiler() -> Any:
    """The compiler that would be taken now, or None."""
    build = _kernels("_build")
    try:
        return build.find_compiler(needs_zig=bool(_TARGET))
    except build.BuildError:
        return None


class CompiledKernels(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the libraries of kernels into a wheel, and names the systems that it is for."""

    _made: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and link the kernels, unless this is an editable installation or there is no compiler."""
        if version == "editable" or _MODE == "pure":
            return
        build, self._made = _kernels("_build"), TemporaryDirectory()
        try:
            compiler = build.find_compiler(needs_zig=bool(_TARGET))
            systems = build.systems_of(compiler, _TARGET)
            build.build_libraries(Path(self._made.name), compiler, systems)
        except Exception as problem:
            if _MODE == "native" or _TARGET:
                raise
            self.app.display_warning(f"the wheel has no compiled kernels: {problem}")
            return
        build_data["force_include"][self._made.name] = "tilewright/kernels/library"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{build.wheel_tag(compiler, systems)}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what was compiled; the wheel has it."""
        if self._made is not None:
            self._made.cleanup()
