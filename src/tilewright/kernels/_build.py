"""Has kernels compiled, in processes of their own, and links them into libraries.

The build of a wheel imports this by its path, so it asks for nothing but the standard library.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

_DIGEST = 32
_HERE = Path(__file__).parent
# Without what the package imports when it begins, which a build need not have.
_MAIN = """
import sys, types
package = types.ModuleType("tilewright")
package.__path__ = [sys.argv[1]]
sys.modules["tilewright"] = package
from tilewright.kernels import _compile
_compile.main(sys.argv[2], sys.argv[3], sys.argv[4:])
"""
# Numba reads these when it is imported. Vectors of the machine that compiles do not exist on every other one.
_SETTINGS = {
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_JIT": "0",
}


class BuildError(Exception):
    """A kernel could not be compiled, or a library not be linked."""


def compile_kernels(folder: Path, names: Sequence[str], what: str = "here") -> None:
    """Write the object files of some kernels: for this machine alone, or all that a "build" needs.

    Raises BuildError with the last words of the compiler.
    """
    command = [sys.executable, "-c", _MAIN, str(_HERE.parent), str(folder), what, *names]
    _run(command, {**os.environ, **_SETTINGS})


def sealed(code: bytes) -> bytes:
    """A file's content after its digest."""
    return sha256(code).digest() + code


def unsealed(path: Path) -> bytes | None:
    """What was sealed into a file; None if it is not there, or damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    code = content[_DIGEST:]
    return code if sha256(code).digest() == content[:_DIGEST] else None


def _run(command: Sequence[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        words = (done.stderr or done.stdout or "no word of the reason").strip()
        raise BuildError(words.splitlines()[-1])
