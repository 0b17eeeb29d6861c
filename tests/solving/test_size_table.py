"""The order of pieces, and the boards that are prime."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tilewright as tw
from tests.families.tiling.test_size_setups import template
from tilewright.errors import OutOfTime
from tilewright.formats.puzzle_file import read_json_text
from tilewright.solving import size_table as module
from tilewright.solving.size_table import SizeTable, size_table
from tilewright.solving.sweep import sweep

BAR = {"name": "I", "picture": "###", "copies": "1.."}


def table_of(setup: Any, piece: Any, answers: dict[str, int | None] | None = None) -> SizeTable:
    """The table of a sweep, some answers of which may be others."""
    swept = sweep(template(setup, piece=[piece]), "solvable")
    listed = list(swept.answers)
    for (name,), number, _ in swept:
        if answers and name in answers:
            listed[number] = answers[name]
    made = size_table(swept.puzzle, swept.setups, swept.class_of, listed)
    assert made is not None
    return made


def test_bars_have_one_prime() -> None:
    made = table_of({"columns": "1..6", "rows": "1..6"}, BAR)
    assert made.primes == ("1x3",)
    assert {name for name, mark in made.marks.items() if mark == "none"} == {
        f"{x}x{y}" for x in range(1, 7) for y in range(1, 7) if x % 3 and y % 3
    }
    assert {mark for name, mark in made.marks.items() if name not in ("1x3", "3x1")} == {"composed", "none"}
    assert (made.order, made.odd_order) == (module.Fewest("1x3", 1, True), module.Fewest("1x3", 1, True))


def test_a_board_may_be_made_of_others_without_a_straight_cut() -> None:
    """Four boards of 2x5 around one of 3x3 make a board of 7x7, like a pinwheel."""
    answers: dict[str, int | None] = {f"{x}x{y}": 0 for x in range(1, 8) for y in range(1, 8)}
    answers |= dict.fromkeys(["2x5", "5x2", "3x3", "7x7"], 1)
    made = table_of({"columns": "1..7", "rows": "1..7"}, {"name": "o", "picture": "#", "copies": "1.."}, answers)
    assert {name: mark for name, mark in made.marks.items() if mark != "none"} == {
        **dict.fromkeys(["2x5", "5x2", "3x3"], "prime"),
        "7x7": "composed",
    }


def test_a_board_is_not_called_prime_while_one_that_it_may_be_made_of_is_open() -> None:
    # 1x1 alone makes all boards; that is not known as long as it is open.
    piece = {"name": "o", "picture": "#", "copies": "1.."}
    made = table_of({"columns": "1..3", "rows": 1}, piece, {"1x1": None, "2x1": 0})
    assert made.marks == {"1x1": "open", "2x1": "none", "3x1": "solvable"}
    assert made.order == module.Fewest("3x1", 3, False)


def test_where_a_rule_crosses_the_cut_no_board_is_prime() -> None:
    made = sweep(template({"columns": "1..4", "rows": 2}, matching={"apart": "alike"}), "solvable").sizes
    assert made is not None
    assert not made.has_primes
    assert made.to_json()["primes"] is None
    assert set(made.marks.values()) == {"solvable", "none"}


def test_boards_of_the_same_size_may_take_different_numbers_of_pieces() -> None:
    pieces = [BAR, {"name": "o", "picture": "#", "copies": "0.."}]
    made = sweep(template({"columns": "1..3", "rows": "1..3"}, piece=pieces), "solvable").sizes
    assert made is not None
    assert (made.order, made.odd_order) == (None, None)


def test_other_setups_have_no_such_table() -> None:
    assert sweep(tw.load("perimeter-triangle-3")).sizes is None


@pytest.mark.parametrize("question", ["count", "solvable"])
def test_marks_do_not_depend_on_the_question(question: Any) -> None:
    made = sweep(template({"columns": "1..4", "rows": "1..4"}), question).sizes
    assert made is not None
    assert made.primes == ("1x2",)


def test_what_was_found_is_told_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: Any, **__: Any) -> Any:
        raise OutOfTime("the time is over")

    monkeypatch.setattr(module, "solutions", late)
    made = table_of({"columns": "1..6", "rows": "1..6"}, BAR, {"1x3": 0, "2x3": 1, "3x3": 1, "3x5": 1})
    # Sums of cells and straight cuts need no search.
    assert [made.marks[name] for name in ("2x3", "3x3", "6x6", "1x4")] == ["prime", "prime", "composed", "none"]
    assert made.marks["3x5"] == "composed"
    assert module._adds_up(17, {4, 9})
    assert not module._adds_up(14, {4, 9})


def test_boards_that_are_made_of_turned_ones_are_not_prime() -> None:
    # Four triangles of side 2, one of them upside down, are a triangle of side 4.
    triangle = {"name": "T", "picture": ".^.\n^v^", "copies": "1.."}
    fields = {"lattice": "triangular", "board": {"shape": "triangle", "side": 2}, "piece": [triangle]}
    text = {"format": 1, "family": "tiling", **fields, "setup": {"kind": "size", "side": "1..6"}}
    swept = sweep(read_json_text(json.dumps(text), "triangles"), "solvable")
    made = size_table(swept.puzzle, swept.setups, swept.class_of, list(swept.answers))
    assert made is not None
    assert made.primes == ("2",)
    assert made.marks["4"] == "composed"
