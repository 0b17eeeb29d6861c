"""Machine code at run time: compiled on demand or from a library; where there is none, searches run interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import tilewright as tw
from tests.kernels.on_demand import needs_compiler
from tilewright.engines import ENGINES, KernelSearch, Status
from tilewright.engines.exact_cover import start
from tilewright.families import family_of
from tilewright.kernels import _build, _native
from tilewright.models import CoverModel

# Three items; two ways to cover them all.
MODEL = CoverModel((1, 1, 1), (1, 1, 1), 0, (((0, 0), (1, 0)), ((2, 0),), ((0, 0),), ((1, 0), (2, 0))))


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is loaded yet, and there is no library."""
    monkeypatch.setattr(_native, "_FUNCTIONS", {})
    monkeypatch.setenv("TILEWRIGHT_KERNELS", "")
    monkeypatch.setattr(_native, "_BEGUN", set())
    answers = (_native.library_fault, _native._library, _native.warn_once, _native.can_compile)
    for answer in answers:
        answer.cache_clear()
    yield
    for answer in answers:
        answer.cache_clear()


# The kernels that are compiled here: all of them take seconds.
FEW = """
from tilewright.kernels import cover, entries, packing_words
entries.entries = lambda: [cover.KERNEL, packing_words.entry_on(2)]
"""


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder for what is compiled, which is not there yet."""
    folder = tmp_path / "native" / "version"
    monkeypatch.setattr(_native, "cache_folder", lambda: folder)
    begin, compile_them = _native._COMPILE.split("from tilewright", 1)
    monkeypatch.setattr(_native, "_COMPILE", f"{begin}{FEW}from tilewright{compile_them}")
    return folder


def _goes_on_interpreted(reason: str) -> None:
    search = start(MODEL)
    with pytest.warns(RuntimeWarning, match=f"run interpreted, and slowly: .*{reason}"):
        assert not search.compile()
    assert search.advance(100, 10)[0] is Status.EXHAUSTED
    assert search.found == 2
    # Once is enough.
    assert not start(MODEL).compile()


@pytest.mark.processes
@needs_compiler
def test_a_compiler_that_fails_is_named_and_not_tried_again(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("PATH", str(cache))
    cache.mkdir(parents=True)
    # Zig's compiler would be found all the same.
    monkeypatch.setattr(_native, "_COMPILE", f"import sys; sys.modules['ziglang'] = None{_native._COMPILE}")
    cache.rmdir()
    _goes_on_interpreted("kernels do not compile .*false")
    assert "false" in _native.fault_of_compiler()
    begun: list[object] = []
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: begun.append(0))
    assert not _native.is_coming()
    assert not begun


@pytest.mark.processes
@needs_compiler
def test_what_is_compiled_is_kept_and_damage_does_no_harm(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    told: list[int] = []
    monkeypatch.setattr(_native, "_announce", lambda: told.append(0))
    assert not start(MODEL).is_loaded
    for damage in (lambda content: content, lambda content: content[:50], lambda content: content[:-1] + b"?"):
        monkeypatch.setattr(_native, "_FUNCTIONS", {})
        _native._library.cache_clear()
        search = start(MODEL)
        assert search.compile()
        assert start(MODEL).is_loaded
        assert search.advance(100, 10)[0] is Status.EXHAUSTED
        [file] = cache.glob("kernels.*")
        content = file.read_bytes()
        file.unlink()  # What is loaded stays as it is.
        file.write_bytes(damage(content))
    # Told each time that a search waits for it: at first, and after damage.
    assert len(told) == 2


@pytest.mark.processes
@needs_compiler
def test_a_search_goes_on_while_kernels_are_compiled(cache: Path) -> None:
    puzzle = tw.load("pentominoes-6x10")
    search = ENGINES["packing"].start(family_of(puzzle).compilers[CoverModel](puzzle).model, 0)
    assert isinstance(search, KernelSearch)
    began, longest = time.perf_counter(), 0.0
    while not search.is_compiled:
        before = time.perf_counter()
        assert search.advance(200, 0)[0] is Status.RUNNING
        longest = max(longest, time.perf_counter() - before)
    assert cache.joinpath(_native.MANIFEST).exists()
    # Only what a slice takes: one that waited would take nearly all of the time.
    assert longest < 0.7 * (time.perf_counter() - began)


@pytest.mark.processes
@needs_compiler
def test_a_process_that_compiles_is_waited_for_unless_it_died(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    making = cache.with_suffix(".making")
    making.mkdir(parents=True)
    assert _native.is_coming()
    _native.wait_for_compiler(0.1)
    assert not _native.is_compiled()
    # What it left was begun too long ago.
    os.utime(making, (0, 0))
    assert start(MODEL).compile()


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_COMPILE", "never")
    assert not _native.can_run()
    assert not start(MODEL).compile()


def test_where_nothing_can_be_compiled_no_folder_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    _native.can_compile.cache_clear()

    # A browser has no folder of the user's, and no library that knows where it would be.
    def fail() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(_native, "cache_folder", fail)
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert not start(MODEL).is_loaded
    assert start(MODEL).advance(100, 1)[0] is Status.FULL


def test_a_search_that_is_surely_long_is_machine_code_from_its_first_node_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[KernelSearch] = []
    monkeypatch.setattr(KernelSearch, "is_loaded", True)
    monkeypatch.setattr(KernelSearch, "compile", lambda search: bool(asked.append(search)))
    for seconds, n_asked in ((0.0, 0), (0.01, 1)):
        search = start(MODEL)
        search.expect(seconds)
        assert search.advance(100, 0)[0] is Status.EXHAUSTED
        assert len(asked) == n_asked


@pytest.mark.processes
@needs_compiler
def test_only_the_latest_versions_are_kept(cache: Path) -> None:
    for k in range(9):
        (cache.parent / str(k)).mkdir(parents=True)
    assert start(MODEL).compile()
    assert cache.exists()
    assert len(list(cache.parent.iterdir())) == _build._VERSIONS_KEPT


_FOUND = {"file": "kernels.so", "crc32": 0, "targets": ["generic"]}
LIBRARIES = {
    "not there": ({"host": {"file": "gone.so", "crc32": 0, "targets": ["generic"]}}, "FileNotFoundError"),
    "damaged": ({"host": {"file": "kernels.so", "crc32": 1, "targets": ["generic"]}}, "is damaged"),
    "of another system": ({}, "KeyError"),
    "of other sources": ({"sources": "others", "host": _FOUND}, "made from other sources"),
}


@pytest.mark.parametrize(("manifest", "reason"), LIBRARIES.values(), ids=[*LIBRARIES])
def test_a_library_that_cannot_be_used_is_named_once(
    manifest: dict[str, object], reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "kernels.so").write_bytes(b"\x7fELF but not quite")
    (tmp_path / _native.MANIFEST).write_text(json.dumps({"sources": _native.source_digest(), **manifest}))
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    monkeypatch.setattr(_native, "can_compile", lambda: False)
    assert not _native.can_run()
    assert reason in _native.library_fault()
    _goes_on_interpreted(reason)


def test_a_file_that_is_no_library_is_not_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from binascii import crc32

    content = b"\x7fELF but not quite"
    (tmp_path / "kernels.so").write_bytes(content)
    about = {"file": "kernels.so", "crc32": crc32(content), "targets": ["generic"]}
    (tmp_path / _native.MANIFEST).write_text(json.dumps({"host": about, "sources": _native.source_digest()}))
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    assert "OSError" in _native.library_fault()


@pytest.mark.parametrize(("level", "target"), [(2, "x86_64_v3"), (1, "x86_64_v2"), (0, "")])
def test_a_processor_takes_the_best_build_that_it_can_run(
    level: int, target: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from binascii import crc32

    (tmp_path / "kernels.so").write_bytes(b"")
    about = {"file": "kernels.so", "crc32": crc32(b""), "targets": ["x86_64_v3", "x86_64_v2"]}
    (tmp_path / _native.MANIFEST).write_text(json.dumps({"host": about, "sources": _native.source_digest()}))
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    monkeypatch.setattr("ctypes.CDLL", lambda path: SimpleNamespace(tilewright_level=lambda: level))
    assert _native.library_target() == target
    assert _native.library_fault() == ("" if target else "this processor lacks instructions that it needs")
