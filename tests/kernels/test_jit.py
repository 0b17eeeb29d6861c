from __future__ import annotations

from pathlib import Path

import pytest

from tilewright.engines import Status
from tilewright.engines.exact_cover import start
from tilewright.kernels import _jit, cover
from tilewright.models import CoverModel

# Three items; two ways to cover them all.
MODEL = CoverModel((1, 1, 1), (1, 1, 1), 0, (((0, 0), (1, 0)), ((2, 0),), ((0, 0),), ((1, 0), (2, 0))))
needs_numba = pytest.mark.skipif(not _jit.can_compile(), reason="Numba is not installed")


@needs_numba
def test_a_kernel_that_does_not_compile_stays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, with_cache: bool, with_pipeline: bool) -> None:
        raise ImportError("Numba needs another NumPy")

    monkeypatch.setattr(_jit, "_twin", fail)
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
