"""Machine code at run time: compiled on demand or from a library; where there is none, searches run interpreted."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import tilewright
import tilewright as tw
from tests.kernels.on_demand import needs_compiler
from tilewright.engines import ENGINES, KernelSearch, Status
from tilewright.engines.exact_cover import start
from tilewright.families import family_of
from tilewright.kernels import _build, _native, cover
from tilewright.models import CoverModel

# Three items; two ways to cover them all.
MODEL = CoverModel((1, 1, 1), (1, 1, 1), 0, (((0, 0), (1, 0)), ((2, 0),), ((0, 0),), ((1, 0), (2, 0))))
# A search for each kind of kernel: with helpers, bits, and words of 64 bits.
SEARCHES = (("soma", "packing"), ("unicorn", "edge-scan"), ("magic-square-4", "sums"), ("soma", "exact-cover"))
PUBLIC = ("numba.config", "numba.types", "numba.njit", "numba.cfunc", "numba.carray", "numba.extending.intrinsic")

# Compiles kernels in a process in which this package finds none of Numba's private parts.
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
from tilewright.kernels import _compile
_compile.main(*sys.argv[1:])
assert refused, "nothing private was asked for, so this says nothing"
"""


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is loaded yet, and there is no library."""
    monkeypatch.setattr(_native, "_FUNCTIONS", {})
    monkeypatch.setenv("TILEWRIGHT_KERNELS", "")
    for answer in (_native.library_fault, _native._library, _native.warn_once):
        answer.cache_clear()
    yield
    for answer in (_native.library_fault, _native._library, _native.warn_once):
        answer.cache_clear()


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder for what is compiled."""
    folder = tmp_path / "native" / "version"
    monkeypatch.setattr(_native, "cache_folder", lambda: folder)
    return folder


def _searches() -> Iterator[KernelSearch]:
    for name, engine in SEARCHES:
        puzzle = tw.load(name)
        model = family_of(puzzle).compilers[ENGINES[engine].model](puzzle).model
        search = ENGINES[engine].start(model, 0)
        assert isinstance(search, KernelSearch)
        yield search


@pytest.mark.processes
@needs_compiler
def test_without_the_private_parts_of_numba_kernels_are_compiled_all_the_same(cache: Path) -> None:
    cache.mkdir(parents=True)
    names = {search._entry.name for search in _searches()}
    command = [sys.executable, "-c", WITHOUT_PRIVATE_PARTS, str(cache), *names]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    before = sorted((path.name, path.stat().st_mtime_ns) for path in cache.glob("*.o"))
    assert {name.partition(".")[0] for name, _ in before} == names
    for search, interpreted in zip(_searches(), _searches(), strict=True):
        assert search.compile()
        interpreted.stay_interpreted()
        assert search.advance(400, 5) == interpreted.advance(400, 5)
        assert search.save() == interpreted.save()
    assert sorted((path.name, path.stat().st_mtime_ns) for path in cache.glob("*.o")) == before


def test_only_the_pipeline_asks_for_private_parts_of_numba() -> None:
    asking = set()
    for path in Path(tilewright.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "numba" in text else ():
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [f"{node.module}.{name}" for name in names]
            asking |= {path.name for name in names if name.startswith("numba.") and name not in PUBLIC}
            if isinstance(node, ast.Attribute) and ast.unparse(node).startswith("numba.core"):
                asking.add(path.name)
    assert asking == {"_pipeline.py"}


def _goes_on_interpreted(reason: str) -> None:
    search = start(MODEL)
    with pytest.warns(RuntimeWarning, match=f"run interpreted, and slowly: .*{reason}"):
        assert not search.compile()
    assert search.advance(100, 10)[0] is Status.EXHAUSTED
    assert search.found == 2
    # Once is enough.
    assert not start(MODEL).compile()


@needs_compiler
def test_a_kernel_that_does_not_compile_stays_interpreted(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    def fail(*_: object, **__: object) -> None:
        raise _build.BuildError("ImportError: Numba needs another NumPy")

    monkeypatch.setattr(_build, "compile_kernels", fail)
    _goes_on_interpreted("Numba needs another NumPy")


@pytest.mark.processes
@needs_compiler
def test_what_is_compiled_is_kept_and_damage_does_no_harm(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    told: list[str] = []
    monkeypatch.setattr(_native, "_ANNOUNCED", set())
    monkeypatch.setattr(_native, "_announce", told.append)
    assert not start(MODEL).is_at_hand
    for damage in (lambda content: content, lambda content: content[:50], lambda content: content[:-1] + b"?"):
        monkeypatch.setattr(_native, "_FUNCTIONS", {})
        search = start(MODEL)
        assert search.compile()
        assert start(MODEL).is_at_hand
        assert search.advance(100, 10)[0] is Status.EXHAUSTED
        [file] = cache.glob("*.o")
        file.write_bytes(damage(file.read_bytes()))
    # Told the first time only, however often it must be done.
    assert told == [cover.KERNEL.name]


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")
    assert not _native.can_run()
    assert not start(MODEL).compile()


def test_where_nothing_can_be_compiled_no_folder_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    # A browser has no folder of the user's, and no library that knows where it would be.
    def fail() -> Path:
        raise ModuleNotFoundError("No module named 'platformdirs'")

    monkeypatch.setattr(_native, "cache_folder", fail)
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert not start(MODEL).is_at_hand
    assert start(MODEL).advance(100, 1)[0] is Status.FULL


def test_only_the_latest_versions_are_kept(tmp_path: Path) -> None:
    for k in range(9):
        (tmp_path / "native" / str(k)).mkdir(parents=True)
    _native._prune(tmp_path / "native")
    assert len(list((tmp_path / "native").iterdir())) == _native._VERSIONS_KEPT


_FOUND = {"file": "kernels.so", "sha256": "", "targets": ["generic"]}
LIBRARIES = {
    "not there": ({"host": {"file": "gone.so", "sha256": "", "targets": ["generic"]}}, "FileNotFoundError"),
    "damaged": ({"host": {"file": "kernels.so", "sha256": "another", "targets": ["generic"]}}, "is damaged"),
    "of another system": ({}, "KeyError"),
    "of other sources": ({"sources": "others", "host": _FOUND}, "made from other sources"),
}


@pytest.mark.parametrize(("manifest", "reason"), LIBRARIES.values(), ids=[*LIBRARIES])
def test_a_library_that_cannot_be_used_is_named_once(
    manifest: dict[str, object], reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "kernels.so").write_bytes(b"\x7fELF but not quite")
    (tmp_path / _build.MANIFEST).write_text(json.dumps({"sources": _build.source_digest(), **manifest}))
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    monkeypatch.setattr(_native, "can_compile", lambda: False)
    assert not _native.can_run()
    assert reason in _native.library_fault()
    _goes_on_interpreted(reason)


def test_a_file_that_is_no_library_is_not_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from hashlib import sha256

    content = b"\x7fELF but not quite"
    (tmp_path / "kernels.so").write_bytes(content)
    about = {"file": "kernels.so", "sha256": sha256(content).hexdigest(), "targets": ["generic"]}
    (tmp_path / _build.MANIFEST).write_text(json.dumps({"host": about, "sources": _build.source_digest()}))
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    assert "OSError" in _native.library_fault()


@pytest.mark.parametrize(("level", "target"), [(2, "x86_64_v3"), (1, "x86_64_v2"), (0, "")])
def test_a_processor_takes_the_best_build_that_it_can_run(
    level: int, target: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from hashlib import sha256

    (tmp_path / "kernels.so").write_bytes(b"")
    about = {"file": "kernels.so", "sha256": sha256(b"").hexdigest(), "targets": ["x86_64_v3", "x86_64_v2"]}
    (tmp_path / _build.MANIFEST).write_text(json.dumps({"host": about, "sources": _build.source_digest()}))
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    monkeypatch.setattr("ctypes.CDLL", lambda path: SimpleNamespace(tilewright_level=lambda: level))
    assert _native.library_target() == target
    assert _native.library_fault() == ("" if target else "this processor lacks instructions that it needs")
