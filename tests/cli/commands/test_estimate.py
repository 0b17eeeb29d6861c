"""`tilewright estimate`."""

from __future__ import annotations

import json

import pytest

from ..running import run


def test_a_small_tree_is_exact() -> None:
    text = run("estimate", "unicorn").stdout
    head = "Unicorn\n\nnaive space  95 billion  9! x 4^9\nnodes        679\nsolutions    8\ntime         0.0"
    assert text.startswith(head)
    assert text.endswith("The search ended while it was tried (engine edge-scan): these numbers are exact.\n")


@pytest.mark.thorough
def test_a_large_tree_has_ranges() -> None:
    text = run("estimate", "eternity-2-clue-2", "--seconds", 0.3, "--seed", 1).stdout
    assert "naive space  1.4·10^147 " in text
    assert "nodes        10^2" in text
    assert "years" in text
    assert "Ranges that hold 9 times in 10, from " in text


def test_json() -> None:
    answer = json.loads(run("estimate", "eternity-2-clue-2", "--seconds", 0.3, "--json").stdout)
    assert answer["puzzle"] == "eternity-2-clue-2"
    assert not answer["exact"]
    assert answer["confidence"] == 0.9
    assert answer["nodes"]["low"] < answer["nodes"]["estimate"] < answer["nodes"]["high"]
    assert answer["naive"]["formula"] == "72! x 4^72"
    assert {"solutions", "seconds", "engine", "rounds"} <= set(answer)


def test_an_engine_without_a_tree() -> None:
    text = run("estimate", "pentominoes-3x20", "--engine", "memo", "--seconds", 0.3).stdout
    assert "(engine scan)" in text
    assert "Engine memo, which is to count, has no tree to look at" in text


def test_what_cannot_be_estimated() -> None:
    assert "annealing" in run("estimate", "magic-19", "--engine", "annealing", status=2).stderr
