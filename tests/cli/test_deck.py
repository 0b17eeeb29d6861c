"""The two files of The Magic Triangle, as its owner types them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import run

FOLDER = Path(__file__).parent.parent / "data" / "magic-triangle"
DECK, MATCHES = str(FOLDER / "deck_of_cards.csv"), str(FOLDER / "edge_matches.csv")


def test_solve() -> None:
    result = run("solve", DECK, MATCHES, "--all")
    assert result.exit_code == 0
    assert result.stdout.count("Solution ") == 6
    assert "place 0: tile 4  HO BG BW  turned 0" in result.stdout
    assert "6 solutions, 2 up to rotation" in result.stdout


def test_count() -> None:
    counted = json.loads(run("count", DECK, MATCHES, "--json").stdout)
    assert (counted["raw"], counted["up_to_rotation"], counted["exhausted"]) == (6, 2, True)
