"""The puzzle files of docs/numbers.md: `docs/examples/sequences.py` makes them, and known terms come out.

The terms are those of the On-Line Encyclopedia of Integer Sequences, and on surfaces of W. T. Lu and F. Y. Wu (1999).
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import tilewright as tw

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "sequences.py"


@pytest.fixture(scope="module")
def sequences() -> ModuleType:
    spec = spec_from_file_location("sequences", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COUNTED = {
    "A360256 4": 513,
    "A360498 5": 256,
    "A360499 4": 269,
    "A360804 4": 253,
    "A377309 6": 246,
    "A128909 3 19": 0,
    "A128909 3 20": 8,
    "moebius 4 6": 539,
    "klein 6 4": 1666,
    "projective 4 4": 114,
}


@pytest.mark.parametrize("term", COUNTED)
def test_terms_are_those_that_are_known(sequences: ModuleType, tmp_path: Path, term: str) -> None:
    name, *numbers = term.split()
    file = tmp_path / "puzzle.toml"
    file.write_text(sequences.puzzle_file(name, [int(text) for text in numbers]))
    assert tw.count(tw.load(file)).distinct == COUNTED[term]


def test_sets_of_bricks_are_as_many_as_are_known(sequences: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "puzzle.toml"
    file.write_text(sequences.puzzle_file("A386296", [3, 4]))
    assert tw.sweep(tw.load(file), "solvable").summary().solvable == 4


SERIES = {
    "A228267 3 4": (1, 1, 11, 31, 167),
    "moebius 2 n": (1, 3, 6, 7, 13, 18, 31),
}


@pytest.mark.parametrize("term", SERIES)
def test_series_are_counted_on_boards_of_every_length(sequences: ModuleType, tmp_path: Path, term: str) -> None:
    name, *numbers = term.split()
    file = tmp_path / "puzzle.toml"
    file.write_text(sequences.puzzle_file(name, [int(text) if text != "n" else text for text in numbers]))
    found = tw.series(lambda n: tw.load(file, f"n={n}"), len(SERIES[term]))
    assert found.recurrence is not None
    assert found.terms == SERIES[term]
