"""An atlas of the whole catalog, on demand: TILEWRIGHT_ATLAS=1, or the folder of one that is gone on with."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.running import run
from tilewright import catalog

ASKED = os.environ.get("TILEWRIGHT_ATLAS", "")
LARGEST_PAGE = 300_000
LARGEST = 200_000_000

pytestmark = pytest.mark.skipif(not ASKED, reason="takes half an hour; TILEWRIGHT_ATLAS=1 runs it")


def test_every_puzzle_has_its_page(tmp_path: Path) -> None:
    out = Path(ASKED) if os.sep in ASKED else tmp_path / "atlas"
    run("atlas", "-o", out, "--json")
    listed = json.loads((out / "atlas.json").read_text(encoding="utf-8"))["puzzles"]
    assert {row["slug"] for row in listed} == {*catalog.names()}
    assert sum(path.stat().st_size for path in out.rglob("*") if path.is_file()) < LARGEST
    for page in out.rglob("*.html"):
        assert page.stat().st_size < LARGEST_PAGE, page
    for name in catalog.names():
        data = json.loads((out / name / "data.json").read_text(encoding="utf-8"))
        assert not data["mistake"]
        assert not data.get("problems"), name
        for case in data["counts"]:
            assert all(one["agrees"] is not False for one in case["numbers"]), name
            assert case["second"] is None or case["second"]["agrees"], name
        assert not any(one["differing"] for one in data.get("setups", ())), name
        certificate = data["certificate"]
        assert certificate["verified"] or certificate["state"] not in ("included", "too large"), name
