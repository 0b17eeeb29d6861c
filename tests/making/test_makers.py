"""The table of makers, and what can be asked of them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tilewright.making import MAKERS, OPTIONS, SheetRequest, made, maker_of, refuse_unheeded


def test_options_are_fields_of_a_request() -> None:
    defaults = {one.name: one.default for one in fields(SheetRequest)}
    assert OPTIONS.keys() <= defaults.keys()
    for name, option in OPTIONS.items():
        if defaults[name] is not None:
            assert option.checked(defaults[name]) == defaults[name], "a default that could not be asked for"


@pytest.mark.parametrize("name", MAKERS)
def test_a_suffix_has_one_maker(name: str) -> None:
    assert all(maker_of(f"X{suffix.upper()}") is MAKERS[name] for suffix in MAKERS[name].suffixes)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cell": 0.5}, "cell is a length from 1 to 1000 mm; found 0.5"),
        ({"cell": "20"}, "found '20'"),
        ({"cel": 20}, "there is no option 'cel'; there are cell,"),
        ({"paper": "a3"}, "paper is a4 or letter"),
    ],
)
def test_what_makes_no_sense_is_refused(options: dict[str, Any], message: str, tmp_path: Path) -> None:
    with pytest.raises(tw.InvalidRequest, match=message):
        tw.sheet(tw.load("unicorn"), tmp_path / "x.pdf", **options)


def test_a_size_is_two_lengths() -> None:
    assert OPTIONS["bed"].checked((300, 200)) == (300.0, 200.0)
    for wrong in (300, (300,), (300, 200, 100), (300, -200), ("a", "b")):
        with pytest.raises(tw.InvalidRequest, match="bed is a"):
            OPTIONS["bed"].checked(wrong)


def test_an_option_of_other_files_is_refused() -> None:
    for name in OPTIONS:
        deaf = [maker for maker in MAKERS.values() if name not in maker.options]
        if deaf and len(deaf) < len(MAKERS):
            with pytest.raises(tw.InvalidRequest, match=f"{name} is about .* files, not about"):
                refuse_unheeded(deaf[:1], [name])
            refuse_unheeded(list(MAKERS.values()), [name])


def test_an_answer_must_be_a_solution_of_this_puzzle(tmp_path: Path) -> None:
    answers = tw.solve(tw.load("unicorn")).solutions
    for other in ("magic-triangle", "magic-square-3", "big-cats"):
        with pytest.raises(tw.InvalidSolution, match=f"no solution of {other}"):
            tw.sheet(tw.load(other), tmp_path / "x.pdf", answers=answers)
    with pytest.raises(tw.InvalidRequest, match="cannot be written"):
        tw.sheet(tw.load("magic-triangle"), tmp_path / "nowhere" / "x.pdf")


def test_makers_tell_how_far_they_are() -> None:
    puzzle, told = tw.load("tetrominoes-4x5"), list[tuple[int, int]]()
    made(MAKERS["3mf"], puzzle, {}, tell=lambda done, n: told.append((done, n)))
    assert told == [(k, 5) for k in range(5)]
    puzzle, told = tw.load("unicorn"), []
    made(MAKERS["pdf"], puzzle, {}, tw.solve(puzzle, 3).solutions, tell=lambda done, n: told.append((done, n)))
    assert told[:3] == [(1, 3), (2, 3), (3, 3)]
