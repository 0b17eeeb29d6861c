"""Python compiled for the browser when a site is written, as compiling there takes half of the time that it starts in.

Only Pyodide's own Python writes bytecode that it can read, so Node.js runs that. It also tells which modules the page
needs from the beginning: those alone are compiled, since bytecode is larger than text.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

STANDARD_LIBRARY = "python_stdlib.zip"
_PROGRAM = "program.zip"
_SECONDS = 120
# Kernels are made from their own source, so they keep it.
_KEEPS_SOURCE = "tilewright/kernels/"
# In Node.js: Pyodide, in which this file runs.
_SCRIPT = """
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [pyodide, file, folder] = process.argv.slice(1);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// Sets are written in the order of their hashes.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.mountNodeFS("/work", folder);
python.runPython(readFileSync(file, "utf8"));
python.runPython("compile_all(Path('/work'))");
"""
# What the page needs from the beginning, with the first hint.
_START = """
from tilewright.web.in_browser import BrowserDesk
from tilewright.web.warm import load_common
load_common()
desk = BrowserDesk()
for name in ("unicorn", "magic-triangle", "pentominoes-3x4x5"):
    desk.hear('{"id": 1, "ask": "hint"}', '{"puzzle": {"name": "%s"}}' % name)
"""


def compiled(program: bytes, pyodide: Path) -> tuple[bytes, bytes] | None:
    """The archives of the program and of Python's standard library, with bytecode; None if Node.js cannot do it."""
    node = shutil.which("node")
    if node is None:
        return None
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / _PROGRAM).write_bytes(program)
        shutil.copy(pyodide / STANDARD_LIBRARY, folder)
        command = [node, "--input-type=module", "--eval", _SCRIPT, "--", str(pyodide), __file__, name]
        try:
            subprocess.run(command, capture_output=True, check=True, timeout=_SECONDS)
        except (OSError, subprocess.SubprocessError):
            return None
        return (folder / _PROGRAM).read_bytes(), (folder / STANDARD_LIBRARY).read_bytes()


def compile_all(folder: Path) -> None:
    """In Pyodide: put bytecode into the two archives of a folder."""
    import sys

    packages = folder / "packages"
    shutil.unpack_archive(folder / _PROGRAM, packages)
    sys.path.insert(0, str(packages))
    exec(_START, {})
    origins = [str(getattr(module.__spec__, "origin", "")) for module in list(sys.modules.values())]
    library = next(path for path in sys.path if path.endswith(".zip"))
    for archive, root in ((folder / _PROGRAM, str(packages)), (folder / STANDARD_LIBRARY, library)):
        names = {origin.removeprefix(f"{root}/") for origin in origins if origin.startswith(f"{root}/")}
        archive.write_bytes(with_bytecode(archive.read_bytes(), names))


def with_bytecode(archive: bytes, names: set[str]) -> bytes:
    """A zip file with bytecode in place of the source of these modules."""
    import marshal
    from importlib.util import MAGIC_NUMBER

    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as before, zipfile.ZipFile(packed, "w") as after:
        for entry in before.infolist():
            content, name = before.read(entry), entry.filename
            if name in names and name.endswith(".py") and not name.startswith(_KEEPS_SOURCE):
                code = compile(content, name, "exec", dont_inherit=True)
                # Where there is no source, its time and size do not count.
                content, name = MAGIC_NUMBER + bytes(12) + marshal.dumps(code), f"{name}c"
            written = zipfile.ZipInfo(name, entry.date_time)
            written.compress_type = zipfile.ZIP_DEFLATED
            after.writestr(written, content, compresslevel=9)
    return packed.getvalue()
