"""How tilewright is built: by hatchling, and with all kernels compiled into the wheel where that is possible.

Compiling takes Numba and ziglang, which are large, so they are asked for only when a wheel is built, not for an
editable installation, and only if the package index has them for this Python and system. Without them, or with
TILEWRIGHT_BUILD=pure, the wheel has no compiled kernels: searches run interpreted, or are compiled on demand.
With TILEWRIGHT_BUILD=native a build that cannot compile fails.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling import build as hatchling_build
from hatchling.build import *  # noqa: F403
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ("numba>=0.62,<0.70", "ziglang>=0.13")
# Where both have wheels, as far as that is known without asking an index: not for musl, nor without the lock of Python.
_KNOWN = (
    sys.implementation.name == "cpython"
    and (3, 11) <= sys.version_info[:2] <= (3, 14)
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
    and (sys.platform in ("darwin", "win32") or platform.libc_ver()[0] == "glibc")
)
_MODE = os.environ.get("TILEWRIGHT_BUILD", "")


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """Hatchling's requirements, and the compilers where the index has them."""
    requires: list[str] = hatchling_build.get_requires_for_build_wheel(config_settings)
    wanted = _MODE == "native" or (_MODE != "pure" and _are_available())
    return [*requires, *COMPILERS] if wanted else requires


def _are_available() -> bool:
    """Whether the index has wheels of the compilers for this Python and system, as far as pip can tell."""
    # Build environments have no pip of their own, but the interpreter that made this one may: it is isolated from ours.
    pip = [sys.executable, "-I", "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
        return _KNOWN
    look = "install --dry-run --no-deps --ignore-installed --only-binary=:all: --quiet --no-input --report".split()
    done = subprocess.run([*pip, *look, os.devnull, *COMPILERS], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"kernels are not compiled, as pip finds no compilers: {done.stderr.strip()}", file=sys.stderr)
    return done.returncode == 0


class CompiledKernels(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the libraries of kernels into a wheel, and names the systems that it is for."""

    _made: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and link the kernels, unless this is an editable installation or the compilers are missing."""
        if version == "editable" or _MODE == "pure":
            return
        missing = [name for name in ("numba", "ziglang") if find_spec(name) is None]
        self._made = TemporaryDirectory()
        libraries, objects = Path(self._made.name, "library"), Path(self._made.name, "objects")
        objects.mkdir()
        try:
            if missing:
                raise RuntimeError(f"{' and '.join(missing)} not there")
            builder = _builder(self.root)
            builder.build_libraries(libraries, objects)
        except Exception as problem:
            if _MODE == "native":
                raise
            self.app.display_warning(f"the wheel has no compiled kernels: {problem}")
            return
        build_data["force_include"][str(libraries)] = "tilewright/kernels/library"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{builder.wheel_platform(sysconfig.get_platform(), platform.machine())}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what was compiled; the wheel has it."""
        if self._made is not None:
            self._made.cleanup()


def _builder(root: str) -> Any:
    """The module of the package that compiles and links; the package itself need not be importable here."""
    spec = spec_from_file_location("_build", Path(root, "src", "tilewright", "kernels", "_build.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
