from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tilewright
import tilewright as tw
from tilewright.engines import ENGINES, KernelSearch, Status
from tilewright.engines.exact_cover import start
from tilewright.families import family_of
from tilewright.kernels import _jit, cover
from tilewright.models import CoverModel

# Three items; two ways to cover them all.
MODEL = CoverModel((1, 1, 1), (1, 1, 1), 0, (((0, 0), (1, 0)), ((2, 0),), ((0, 0),), ((1, 0), (2, 0))))
# A search for each kind of kernel: with helpers, bits, random numbers, and words of 64 bits.
SEARCHES = (("soma", "packing"), ("unicorn", "edge-scan"), ("magic-square-4", "sums"), ("soma", "exact-cover"))
PUBLIC = ("numba.config", "numba.types", "numba.typeof", "numba.njit", "numba.extending.intrinsic")
needs_numba = pytest.mark.skipif(not _jit.can_compile(), reason="Numba is not installed")


# Run by a process of its own, in which this package finds none of Numba's private parts and compiles each kernel anew.
WITHOUT_PRIVATE_PARTS = """
import builtins, sys
import numba

found, refused = builtins.__import__, []

def public_only(name, globals=None, locals=None, fromlist=(), level=0):
    asker = (globals or {}).get("__name__", "")
    is_private = name == "numba.core" or name.startswith(("numba.core.", "numba.np", "numba.cpython", "numba.misc"))
    if asker.startswith("tilewright") and (is_private or (name == "numba" and "core" in (fromlist or ()))):
        refused.append(name)
        raise ImportError(f"{name} is private")
    return found(name, globals, locals, fromlist, level)

builtins.__import__ = public_only
from tests.kernels.test_jit import SEARCHES, results
compiled = results(True)
assert refused, "nothing private was asked for, so this says nothing"
assert compiled == results(False), "compiled and interpreted differ"
print(len(compiled), "kernels compiled")
"""


def results(is_compiled: bool) -> list[tuple[int, int, list[tuple[int, ...]]]]:
    """Nodes, solutions and found rows of the first steps of some searches."""
    found = []
    for name, engine in SEARCHES:
        puzzle = tw.load(name)
        model = family_of(puzzle).compilers[ENGINES[engine].model](puzzle).model
        search = ENGINES[engine].start(model, 0)
        assert isinstance(search, KernelSearch)
        if is_compiled:
            assert search.compile()
        else:
            search.stay_interpreted()
        assert search.is_compiled == is_compiled
        rows = search.advance(400, 5)[1]
        found.append((search.nodes, search.found, rows))
    return found


@pytest.mark.processes
@needs_numba
def test_without_the_private_parts_of_numba_kernels_are_compiled_all_the_same(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", WITHOUT_PRIVATE_PARTS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{len(SEARCHES)} kernels compiled\n"


def test_only_the_pipeline_asks_for_private_parts_of_numba() -> None:
    asking = set()
    for path in Path(tilewright.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [f"{node.module}.{name}" for name in names]
            asking |= {path.name for name in names if name.startswith("numba.") and name not in PUBLIC}
            if isinstance(node, ast.Attribute) and ast.unparse(node).startswith("numba.core"):
                asking.add(path.name)
    assert asking == {"_pipeline.py"}


@needs_numba
def test_a_kernel_that_does_not_compile_stays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ImportError("Numba needs another NumPy")

    import numba

    monkeypatch.setattr(numba, "njit", fail)
    _jit._twin.cache_clear()
    search = start(MODEL)
    with pytest.warns(RuntimeWarning, match="stays interpreted.*Numba needs another NumPy"):
        assert not search.compile()
    assert search.advance(100, 10)[0] is Status.EXHAUSTED
    assert search.found == 2


@needs_numba
def test_a_damaged_cache_does_no_harm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(_jit, "cache_folder", lambda: tmp_path / "version")
    for _ in range(2):
        _jit._twin.cache_clear()
        search = start(MODEL)
        assert search.compile()
        assert search.advance(100, 10)[0] is Status.EXHAUSTED
        files = [file for file in tmp_path.rglob("*") if file.suffix in (".nbi", ".nbc")]
        assert files
        for file in files:
            file.write_bytes(file.read_bytes()[:50])
    _jit._twin.cache_clear()


@pytest.mark.parametrize(("variable", "value"), [("TILEWRIGHT_COMPILE", "never"), ("NUMBA_DISABLE_JIT", "1")])
def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    assert not _jit.can_compile()
    assert not start(MODEL).compile()


def test_where_nothing_can_be_compiled_nobody_looks_for_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    # A browser has no folder of the user's, and no library that knows where it would be.
    def fail() -> Path:
        raise ModuleNotFoundError("No module named 'platformdirs'")

    monkeypatch.setattr(_jit, "cache_folder", fail)
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")
    assert not _jit.is_compiled_on_disk(cover.advance)
    assert start(MODEL).advance(100, 1)[0] is Status.FULL


def test_only_the_latest_versions_are_kept(tmp_path: Path) -> None:
    for k in range(9):
        (tmp_path / str(k)).mkdir()
    _jit._prune(tmp_path)
    assert len(list(tmp_path.iterdir())) == _jit._VERSIONS_KEPT


def test_a_kernel_never_compiled_is_not_on_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(_jit, "cache_folder", lambda: tmp_path)
    assert not _jit.is_compiled_on_disk(cover.advance)
