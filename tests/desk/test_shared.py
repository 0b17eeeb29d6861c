"""A table that a program shares with a person."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import tilewright as tw
from tilewright.desk.asks import answer
from tilewright.desk.limits import Refused
from tilewright.desk.shared import SharedTable, request_of

# Pieces in the plane and in space, tiles, tiles with halves, numbers, a wrapped board, values on cells.
PUZZLES = ("pentominoes-6x10", "soma", "unicorn", "magic-triangle", "magic-square-3", "tatami")


@pytest.mark.parametrize("name", PUZZLES)
def test_what_a_program_lays_is_what_the_page_lays(name: str) -> None:
    puzzle = tw.load(name)
    [solution] = tw.solve(puzzle).solutions
    mine, theirs = SharedTable(puzzle), SharedTable(puzzle)
    mine.lay(solution)
    assert mine.solution == solution
    theirs.take(mine.state)
    assert theirs.laid == mine.laid
    assert theirs.solution == solution
    mine.lay(None)
    assert (mine.state, len(mine.laid), mine.solution) == ({}, 0, None)


@pytest.mark.parametrize("name", PUZZLES)
def test_what_is_read_can_be_laid(name: str) -> None:
    table = SharedTable(tw.load(name))
    table.lay(tw.solve(name).solutions[0])
    whole = table.laid
    some = whole[1:] if isinstance(whole, list) else dict(list(whole.items())[1:])
    table.lay(some)
    assert table.laid == some
    assert table.solution is None
    assert table.picture().startswith("<svg")
    table.lay(whole)
    assert table.solution is not None


def test_a_solution_with_fixed_pieces_is_laid_beside_them() -> None:
    whole = tw.load("pentominoes-6x10")
    assert isinstance(whole, tw.TilingPuzzle)
    first = tw.solve(whole).solutions[0].placed[0]  # type: ignore[union-attr]
    puzzle = replace(whole, name="begun", fixed=(tw.Fixed(first.piece, first.cells),))
    table = SharedTable(puzzle)
    [solution] = tw.solve(puzzle).solutions
    table.lay(solution)
    assert len(table.state["placed"]) == len(puzzle.pieces) - 1
    assert table.solution == solution
    assert table.solution.puzzle is puzzle


def test_a_puzzle_that_is_not_of_the_catalog_goes_as_its_file() -> None:
    puzzle = tw.load("tatami", "halves")
    assert request_of(tw.load("tatami")) == {"name": "tatami"}
    request = request_of(puzzle)
    assert [*request] == ["document"]
    assert answer("view", {"puzzle": request})["title"] == puzzle.title


def test_what_is_chosen_on_the_page_is_chosen_in_python() -> None:
    puzzle = tw.load("genius-star")
    table = SharedTable(puzzle)
    assert table.puzzle is puzzle
    blocked = ["9", "10", "28", "33", "34", "39", "47"]
    table.take({"blocked": blocked})
    assert table.puzzle == tw.with_blocked(puzzle, tuple(blocked))
    table.lay(tw.solve(table.puzzle).solutions[0])
    assert table.solution is not None
    assert table.state["blocked"] == blocked


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("pentominoes-6x10", [{"piece": "A", "cells": ["1"]}], "there is no piece 'A'"),
        ("pentominoes-6x10", [{"piece": "I", "cells": ["1", "2"]}], "piece 'I' cannot lie so on 1 2"),
        ("pentominoes-6x10", [{"piece": "I", "cells": ["1", "2", "3", "4", "99"]}], "there is no cell '99'"),
        (
            "pentominoes-6x10",
            2 * [{"piece": "X", "cells": ["4", "13", "14", "15", "24"]}],
            "piece X lies there 2 times",
        ),
        ("unicorn", [{"piece": "1", "cells": ["1"]}], "can lie in 4 ways on 1; its labels say in which"),
        ("unicorn", "all", "expected a list of placed pieces"),
        ("magic-square-3", {"1": 10}, "there is no number '10'"),
        ("magic-square-3", {"1": 2, "2": 2}, "number 2 is used 2 times"),
        ("magic-square-3", {"10": 2}, "there is no point '10'"),
        ("magic-square-3", [1], "expected a value for each point"),
    ],
)
def test_what_cannot_lie_there_is_refused_and_changes_nothing(name: str, value: Any, words: str) -> None:
    table = SharedTable(tw.load(name))
    table.lay(tw.solve(name).solutions[0])
    before = table.state
    with pytest.raises(tw.InvalidSolution, match=words):
        table.lay(value)
    assert table.state is before
    assert table.solution is not None


def test_a_solution_of_another_family_is_refused() -> None:
    with pytest.raises(tw.InvalidSolution, match="this solves a labeling puzzle"):
        SharedTable(tw.load("unicorn")).lay(tw.solve("magic-square-3").solutions[0])


def test_a_state_that_there_cannot_be_is_refused() -> None:
    table = SharedTable(tw.load("unicorn"))
    with pytest.raises(Refused, match="there is no piece number 99"):
        table.take({"placed": [[99, 0, 0]]})
    assert table.state == {}


def test_tiles_that_do_not_match_may_lie_there() -> None:
    """A person sees what is wrong; that is no solution."""
    table = SharedTable(tw.load("unicorn"))
    table.take({"placed": [[0, 0, 0], [1, 0, 1]]})
    assert answer("table", {"puzzle": {**table.request, **table.state}})["faults"]
    assert len(table.laid) == 2
    assert table.picture().startswith("<svg")
