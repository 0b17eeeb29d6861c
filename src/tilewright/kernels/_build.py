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
MACOS = "11.0"
"""The oldest macOS that libraries are made for."""
# The libraries ask nothing of the system, so that they run on every Linux of the processor family.
_LINUX = "manylinux_2_17_{0}.manylinux2014_{0}.musllinux_1_1_{0}"
_DIGEST = 32
_HERE = Path(__file__).parent
# Skips what the package itself imports, whose requirements a build environment may lack.
_MAIN = """
import sys, types
package = types.ModuleType("tilewright")
package.__path__ = [sys.argv[1]]
sys.modules["tilewright"] = package
from tilewright.kernels import _compile
getattr(_compile, sys.argv[2])(*sys.argv[3:])
"""
# Numba reads these when it is imported. It is not to optimize: it would unroll loops for the machine that compiles, and
# then no target could turn them into vectors of its own.
_SETTINGS = {
    "NUMBA_OPT": "0",
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


def build_libraries(folder: Path, objects: Path, triple: str = "") -> None:
    """Compile all kernels, side by side, and link them: for a processor family and its system, and for WebAssembly.

    These are the ones of this machine, unless LLVM's name of others is given. The libraries and the manifest go into
    `folder`, object files into `objects`. Raises BuildError.
    """
    from concurrent.futures import ThreadPoolExecutor

    n = min(4, os.cpu_count() or 1)
    with ThreadPoolExecutor(n) as pool:
        list(pool.map(lambda part: _compile("build", objects, [str(part), str(n), triple]), range(n)))
    triple, *host_targets = objects.joinpath(TARGETS).read_text(encoding="utf-8").split()
    for path in objects.glob("*.o"):
        path.write_bytes(unsealed(path) or b"")
    folder.mkdir(parents=True, exist_ok=True)
    manifest: dict[str, object] = {"sources": source_digest()}
    for what, targets in (("host", host_targets), ("wasm", ["wasm"])):
        files = [path for target in targets for path in sorted(objects.glob(f"*.{target}.o"))]
        library = link_wasm(folder, files) if what == "wasm" else link_host(folder, files, triple)
        digest = sha256(library.read_bytes()).hexdigest()
        manifest[what] = {"file": library.name, "sha256": digest, "targets": targets}
    folder.joinpath(MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def link_host(folder: Path, files: Sequence[Path], triple: str) -> Path:
    """Link object files of a system into a library; any system links for all others. Raises BuildError."""
    if "windows" in triple:
        library = folder / "kernels.dll"
        exports = [f"/export:{name}" for name in _functions(files)]
        options = ["/dll", "/noentry", "/nodefaultlib", "/noimplib", f"/out:{library}"]
        _zig("lld-link", *options, *exports, *map(str, files))
    elif "apple" in triple:
        library = folder / "kernels.dylib"
        processor = "x86_64" if triple.startswith("x86_64") else "aarch64"
        options = ["-target", f"{processor}-macos.{MACOS}", f"-Wl,-install_name,{library.name}", "-o", str(library)]
        _zig("cc", "-shared", "-nostdlib", *options, *map(str, files))
    else:
        library = folder / "kernels.so"
        _zig("ld.lld", "-shared", "-z", "defs", "-s", "-o", str(library), *map(str, files))
    return library


def link_wasm(folder: Path, files: Sequence[Path]) -> Path:
    """A library that Pyodide loads like any other: it lies anywhere in the memory of the program that loads it."""
    library = folder / "kernels.wasm"
    exports = [f"--export={name}" for name in _functions(files)]
    _zig("wasm-ld", "-shared", "--experimental-pic", "-s", "-o", str(library), *exports, *map(str, files))
    return library


def wheel_platform(system: str, machine: str) -> str:
    """The systems that libraries made on this one run on, as the names of wheels have them.

    `system` is what `sysconfig.get_platform` says, `machine` what `platform.machine` says: on macOS the first may name
    the two processors that Python itself was made for, but a library is for the one that runs.
    """
    name, _, processor = system.partition("-")
    if name == "linux":
        return _LINUX.format(processor)
    if name == "macosx":
        return f"macosx_{MACOS.replace('.', '_')}_{machine}"
    return system.replace("-", "_").replace(".", "_")


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
        lines = (done.stderr or done.stdout or "it gives no message").strip().splitlines()
        raise BuildError("; ".join([line for line in lines if "rror:" in line] or lines[-1:]))
