"""Has kernels compiled, in processes of their own, and links them into libraries.

The build of a wheel imports this by its path, so it asks for nothing but the standard library.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path

MANIFEST = "library.json"
"""The file that says which libraries a folder has, their digests, and for which processors."""
TARGETS = "targets.txt"
_DIGEST = 32
_HERE = Path(__file__).parent
# Without what the package imports when it begins, which a build need not have.
_MAIN = """
import sys, types
package = types.ModuleType("tilewright")
package.__path__ = [sys.argv[1]]
sys.modules["tilewright"] = package
from tilewright.kernels import _compile
getattr(_compile, sys.argv[2])(*sys.argv[3:])
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


def compile_kernels(folder: Path, names: Sequence[str]) -> None:
    """Write the object files of some kernels for this machine into a folder, each sealed by its digest.

    Raises BuildError with the last words of the compiler.
    """
    _compile("main", folder, names)


def build_libraries(folder: Path, objects: Path) -> None:
    """Compile all kernels, side by side, and link them: for the processor family of this machine and WebAssembly.

    The libraries and the manifest go into `folder`, object files into `objects`. Raises BuildError.
    """
    from concurrent.futures import ThreadPoolExecutor

    n = min(4, os.cpu_count() or 1)
    with ThreadPoolExecutor(n) as pool:
        list(pool.map(lambda part: _compile("build", objects, [str(part), str(n)]), range(n)))
    host_targets = objects.joinpath(TARGETS).read_text(encoding="utf-8").split()
    for path in objects.glob("*.o"):
        path.write_bytes(unsealed(path) or b"")
    folder.mkdir(parents=True, exist_ok=True)
    manifest: dict[str, object] = {"sources": source_digest()}
    for what, targets, link in (("host", host_targets, _link_host), ("wasm", ["wasm"], _link_wasm)):
        files = [path for target in targets for path in sorted(objects.glob(f"*.{target}.o"))]
        library = link(folder, files)
        digest = sha256(library.read_bytes()).hexdigest()
        manifest[what] = {"file": library.name, "sha256": digest, "targets": targets}
    folder.joinpath(MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def _link_host(folder: Path, files: Sequence[Path]) -> Path:
    names = _functions(files)
    if sys.platform == "win32":
        library = folder / "kernels.dll"
        exports = [f"/export:{name}" for name in names]
        _zig("lld-link", "/dll", "/noentry", "/nodefaultlib", f"/out:{library}", *exports, *map(str, files))
    elif sys.platform == "darwin":
        library = folder / "kernels.dylib"
        _zig("cc", "-shared", "-nostdlib", "-o", str(library), *map(str, files))
    else:
        library = folder / "kernels.so"
        _zig("ld.lld", "-shared", "-z", "defs", "-s", "-o", str(library), *map(str, files))
    return library


def _link_wasm(folder: Path, files: Sequence[Path]) -> Path:
    """A library that Pyodide loads like any other: it lies anywhere in the memory of the program that loads it."""
    library = folder / "kernels.wasm"
    exports = [f"--export={name}" for name in _functions(files)]
    _zig("wasm-ld", "-shared", "--experimental-pic", "-s", "-o", str(library), *exports, *map(str, files))
    return library


def _functions(files: Iterable[Path]) -> list[str]:
    """The functions that the object files of kernels have for callers."""
    kernels = [path.stem.replace(".", "_") for path in files if not path.name.startswith("runtime.")]
    return ["tilewright_level", *kernels]


def _zig(*arguments: str) -> None:
    _run([sys.executable, "-m", "ziglang", *arguments])


def source_digest() -> str:
    """A digest of all sources of kernels, and of what compiles them."""
    return sha256(b"".join(source.read_bytes() for source in sorted(_HERE.glob("*.py")))).hexdigest()


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


def _compile(what: str, folder: Path, arguments: Sequence[str]) -> None:
    command = [sys.executable, "-c", _MAIN, str(_HERE.parent), what, str(folder), *arguments]
    _run(command, {**os.environ, **_SETTINGS})


def _run(command: Sequence[str], environment: dict[str, str] | None = None) -> None:
    import subprocess

    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        words = (done.stderr or done.stdout or "no word of the reason").strip()
        raise BuildError(words.splitlines()[-1])
