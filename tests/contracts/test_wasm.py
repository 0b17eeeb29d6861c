"""Kernels in a wheel's libraries, in Node and here: node by node, state by state what they do interpreted."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contracts.forms import RESUMED_AFTER, begun, both, told
from tests.contracts.test_compiled import MODELS, RANDOM_MODELS
from tests.kernels.test_edge_domains import edge_models
from tilewright.engines import KernelSearch
from tilewright.kernels import _native
from tilewright.kernels._native import MANIFEST, can_run, library_folder, wasm_files
from tilewright.kernels.entries import entries
from tilewright.models import Model
from tilewright.web import site
from tilewright.web.site import code_for_browsers

PYODIDE = os.environ.get("TILEWRIGHT_PYODIDE")
pytestmark = [
    pytest.mark.skipif(not wasm_files(), reason="TILEWRIGHT_KERNELS names no folder with kernels for WebAssembly"),
    pytest.mark.skipif(not PYODIDE or not shutil.which("node"), reason="Pyodide or Node is not there"),
]


# Under which name `forms` knows the engine that a contract has models for.
ENGINE_OF = {
    "colors": "exact-cover",
    "copies": "exact-cover",
    "sums-of-covers": "exact-cover",
    **{f"sums-wide-{kind}": "sums-wide" for kind in ("perimeter", "in-order", "one-line")},
    "edge-scan-wide": "edge-scan-wide",
}


def _contract_cases() -> list[tuple[str, Model]]:
    """The models of other contracts whose engines have kernels."""
    cases = [(ENGINE_OF.get(name, engine.name), model()) for name, (engine, model) in MODELS.items()]
    return [case for case in cases if isinstance(begun(*case), KernelSearch)]


def _cases() -> list[tuple[str, Model]]:
    """The models of other contracts, and some of the random ones of each kind."""
    cases = _contract_cases()
    random_models = {**{kind: models for kind, (_, models) in RANDOM_MODELS.items()}, "edge-domains": edge_models()}

    @settings(max_examples=8, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(models=st.fixed_dictionaries(random_models))
    def draw(models: dict[str, Model]) -> None:
        cases.extend((ENGINE_OF.get(kind, kind), model) for kind, model in models.items())

    draw()
    return cases


def test_every_kernel_does_in_webassembly_what_it_does_interpreted(tmp_path: Path) -> None:
    cases = _cases()
    interpreted = [told(begun(*case), False) for case in cases]
    sent = [(*case, tale[RESUMED_AFTER - 1][-1]) for case, tale in zip(cases, interpreted, strict=True)]
    walked = {begun(*case)._entry.name for case in cases}
    # Those that write and check proofs belong to no engine, and the page has no use for them.
    assert {entry.name for entry in entries()} - walked == {"memo_move", "refute", "lrat"}
    code, given_, answers = tmp_path / "code.zip", tmp_path / "cases", tmp_path / "answers"
    code.write_bytes(code_for_browsers())
    given_.write_bytes(pickle.dumps(sent))
    here = Path(__file__).parent
    command = ["node", here / "run_forms.mjs", PYODIDE, code, here / "forms.py", given_, answers]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    for (engine, _), tale, (whole, resumed) in zip(cases, interpreted, json.loads(answers.read_text()), strict=True):
        assert whole == tale, engine
        assert resumed == tale[RESUMED_AFTER:], engine
    assert can_run()
    assert both(sent) == json.loads(answers.read_text())


def test_every_build_for_this_processor_does_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    manifest = json.loads(Path(library_folder(), MANIFEST).read_text())
    shutil.copy(Path(library_folder(), manifest["host"]["file"]), tmp_path)
    cases = _contract_cases()
    interpreted = [told(begun(*case), False) for case in cases]
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    for target in manifest["host"]["targets"]:
        about = {"sources": manifest["sources"], "host": {**manifest["host"], "targets": [target]}}
        (tmp_path / MANIFEST).write_text(json.dumps(about))
        monkeypatch.setattr(_native, "_FUNCTIONS", {})
        for answer in (_native.library_fault, _native._library):
            answer.cache_clear()
        assert _native.library_target() == target
        assert [told(begun(*case), True) for case in cases] == interpreted
    for answer in (_native.library_fault, _native._library):
        answer.cache_clear()


def test_a_site_has_its_kernels_compiled_where_the_installation_has_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("ziglang")
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    monkeypatch.setattr(_native, "cache_folder", lambda: tmp_path / "version")
    assert not wasm_files()
    told: list[str] = []
    site._compile_kernels(told.append)
    assert told == ["Compiling the searches for the browser ..."]
    assert [path.name for path in wasm_files()] == [MANIFEST, "kernels.wasm"]
