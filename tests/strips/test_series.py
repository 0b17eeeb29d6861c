"""Series against boards that are counted one by one, on all kinds of lattices, boards and rules."""

from __future__ import annotations

import pytest

import tilewright as tw
from tests.strips.made import CORNER, DOMINO, SQUARE, board, cube, polyforms, strip
from tilewright.strips import series
from tilewright.strips.walks import Walks

COLORED = [
    {"name": "a", "picture": "##", "copies": "0..", "labels": [{"cell": [0, 0], "side": "left", "label": "red"}]},
    {"name": "b", "picture": "#", "copies": "0..", "labels": [{"cell": [0, 0], "side": "top", "label": "red"}]},
    {"name": "c", "picture": "#", "copies": "0..", "labels": [{"cell": [0, 0], "side": "top", "label": "blue"}]},
]
STRIPS = {
    "upright": {"board": {"shape": "rectangle", "columns": 3, "rows": "n"}, "piece": [DOMINO, SQUARE]},
    "crossing": {"board": board(rows=3), "crossing": "never", "piece": [DOMINO, SQUARE]},
    "apart": {"board": board(rows=3), "matching": {"apart": "alike"}, "piece": [DOMINO, SQUARE, CORNER]},
    "blocked": {"board": board(rows=3, blocked="1 2"), "piece": [DOMINO, CORNER]},
    "without": {"board": board(rows=3, without="1 2"), "piece": [DOMINO, CORNER]},
    "optional": {"board": board(rows=2, optional="1 2 3"), "piece": [DOMINO, CORNER]},
    "labels": {"board": board(rows=2), "piece": COLORED},
    "rim": {"board": board(rows=2), "piece": COLORED, "rim": {"labels": ["red"]}},
    "regions": {
        "board": board(rows=2),
        "piece": [{**DOMINO, "values": "1 2"}, {**SQUARE, "values": "3"}],
        "region": [{"lines": ["columns"], "different": True}],
    },
    "cylinder": {"board": board(rows=4, wrap=[[0, 4]]), "piece": [DOMINO, CORNER]},
    "skew cylinder": {"board": board(rows=3, wrap=[[1, 3]]), "piece": [DOMINO, SQUARE]},
    "steep cylinder": {"board": board(rows=2, wrap=[[5, 2]]), "piece": [DOMINO, SQUARE]},
    "ring": {"board": board(rows=3, wrap=[["n", 0]]), "piece": [DOMINO, CORNER]},
    "ring back": {"board": board(rows=2, wrap=[[0, 2], ["n", 0]]), "crossing": "never", "piece": [DOMINO, SQUARE]},
    "ring of labels": {"board": board(rows=1, wrap=[["n", 0]]), "piece": COLORED},
    "Moebius strip": {"board": board(rows=3, wrap=[["n", 0, "mirror"]]), "piece": [DOMINO, CORNER]},
    "Moebius strip of one piece": {
        "board": board(rows=4, wrap=[["n", 0, "mirror"]]),
        "polyforms": polyforms(4, only="L"),
    },
    # On short strips it covers the same cells in two ways, one of them across the seam.
    "Moebius strip and a gap": {
        "board": board(rows=3, wrap=[["n", 0, "mirror"]]),
        "piece": [{"name": "gap", "cells": [[0, 0], [2, 0]], "copies": "0.."}, {**SQUARE, "picture": "#"}],
    },
    "Klein bottle": {"board": board(rows=3, wrap=[["n", 0, "mirror"], [0, 3]]), "polyforms": polyforms(3)},
    "ring of hexagons": {
        "lattice": "hexagonal",
        "board": board("parallelogram", rows=2, wrap=[["n", 0]]),
        "polyforms": polyforms(3),
    },
    "triangles": {
        "lattice": "triangular",
        "board": board("parallelogram", rows=2),
        "piece": [
            {"name": "lozenge", "picture": "^v", "copies": "0.."},
            {"name": "one", "picture": "^", "copies": "0.."},
        ],
    },
    "hexagons": {
        "lattice": "hexagonal",
        "board": board("parallelogram", rows=3),
        "piece": [{"name": "two", "picture": "# #", "copies": "0.."}, SQUARE],
    },
    "single cells": {
        "board": board(rows=2),
        "polyforms": [{"size": 1, "copies": "0..", "names": "a"}],
        "piece": [SQUARE],
    },
    "cubes": {"lattice": "cubic", "board": board("box", rows=2, layers=2), "piece": [DOMINO]},
    "large cubes": {"lattice": "cubic", "board": board("box", rows=4, layers=3), "piece": [*map(cube, (1, 2, 3))]},
    "octagons": {
        "lattice": "truncated-square",
        "board": board(rows=2),
        "polyforms": polyforms(2, 1),
    },
    # Only short boards are closed by this period.
    "period of short boards": {
        "lattice": "truncated-square",
        "board": board(rows=3, wrap=[[2, "n"]]),
        "polyforms": polyforms(2),
    },
    "kisrhombs": {
        "lattice": "kisrhombille",
        "board": board("parallelogram", rows=1),
        "polyforms": polyforms(2),
    },
}


@pytest.mark.parametrize("name", STRIPS)
def test_terms_are_those_of_boards_that_are_counted_one_by_one(name: str) -> None:
    puzzle_of = strip(**STRIPS[name])
    found = tw.series(puzzle_of, 8)
    assert found.recurrence is not None, found.why_none
    assert any(found.terms[3:])
    for n, term in enumerate(found.terms, found.first):
        if n and term < 20_000:
            assert tw.count(puzzle_of(n), engine="exact-cover").distinct == term
    assert found.recurrence.function.terms(len(found.terms)) == list(found.terms)


REFUSED = {
    "limited": ({"board": board(rows=2), "piece": [{**DOMINO, "copies": 3}]}, "piece domino has 3 copies"),
    "at least": ({"board": board(rows=2), "piece": [{**DOMINO, "copies": "1.."}]}, "piece domino has 1 to"),
    "total": ({"board": board(rows=2), "total": "..3", "piece": [DOMINO]}, "it is about the whole board that"),
    "Moebius strip": (
        {"board": board(rows=2, wrap=[["n", 0, "mirror"]]), "crossing": "never", "piece": [DOMINO]},
        "it is turned over where it is closed, and its states know more than which cells are covered",
    ),
    "projective plane": (
        {"board": board(rows=2, wrap=[["n", 0, "mirror"], [0, 2, "mirror"]]), "piece": [DOMINO]},
        "the layers in the middle of its boards differ",
    ),
    "triangle": (
        {
            "lattice": "triangular",
            "board": {"shape": "triangle", "side": "n"},
            "piece": [{"name": "one", "picture": "^", "copies": "0.."}],
        },
        "its boards do not grow by equal layers",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_without_a_recurrence_the_boards_are_counted_and_the_reason_is_said(name: str) -> None:
    fields, reason = REFUSED[name]
    puzzle_of = strip(**fields)
    found = tw.series(puzzle_of, 4)
    assert found.recurrence is None
    assert reason in found.why_none
    assert [tw.count(puzzle_of(found.first + k)).distinct for k in range(4)] == list(found.terms)


def test_more_terms_than_prove_the_recurrence_come_from_it() -> None:
    puzzle_of = strip(board=board(rows=2), piece=[DOMINO])
    found = tw.series(puzzle_of, 60)
    assert found.recurrence is not None
    assert found.recurrence.n_compared < 60 == len(found.terms)
    assert tw.count(puzzle_of(59), engine="layers").distinct == found.terms[59]


def test_without_time_for_a_proof_there_are_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    def bound(walks: Walks) -> int:
        walks.terms(6)
        raise tw.OutOfTime("stopped")

    monkeypatch.setattr(Walks, "bound", bound)
    found = tw.series(strip(board=board(rows=2), piece=[DOMINO]), 9)
    assert (found.terms, found.stopped_by) == ((1, 1, 2, 3, 5, 8, 13), "seconds")
    assert found.why_none == "the time was over before that, with 2 states"


@pytest.mark.parametrize("at", ["graph", "bound"])
def test_an_interrupt_leaves_the_terms_so_far(monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    def bound(walks: Walks) -> int:
        walks.terms(6)
        raise KeyboardInterrupt

    def graph(*layers: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Walks, "bound", bound)
    if at == "graph":
        monkeypatch.setattr(series, "state_graph", graph)
    found = tw.series(strip(board=board(rows=2, without="1"), piece=[DOMINO, SQUARE]), 9)
    assert found.recurrence is None
    assert (found.stopped_by, found.why_none) == ("interrupt", "it was interrupted before that")
    assert len(found.terms) >= (1 if at == "graph" else 6)
    whole = strip(board=board(rows=2, without="1"), piece=[DOMINO, SQUARE])
    for n, term in enumerate(found.terms, found.first):
        assert not n or tw.count(whole(n)).distinct == term


def test_an_interrupt_amid_counts_leaves_the_terms_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(puzzle: tw.Puzzle, **keywords: object) -> tw.Count:
        if len(puzzle.board) > 8:
            raise KeyboardInterrupt
        return tw.count(puzzle)

    monkeypatch.setattr(series, "count_solutions", count)
    limited = strip(board=board(rows=2), piece=[{**DOMINO, "copies": "0..3"}, SQUARE])
    found = tw.series(limited, 9)
    assert (found.stopped_by, len(found.terms)) == ("interrupt", 4)


def test_pieces_that_reach_far_with_few_cells_have_room() -> None:
    """Between the two cells of this piece are more columns than on three boards that are long for a domino."""
    far_apart = {"name": "far apart", "picture": "#...........#", "copies": "0.."}
    puzzle_of = strip(board=board(rows=1), piece=[far_apart, SQUARE])
    found = tw.series(puzzle_of, 16)
    assert found.terms == (*[1] * 13, 2, 4, 8)
    assert tw.count(puzzle_of(15), engine="exact-cover").distinct == 8


def test_any_copies_frees_what_is_limited() -> None:
    limited = strip(board=board(rows=2), piece=[{**DOMINO, "copies": 3}])
    assert tw.series(limited, 6, any_copies=True).terms == (1, 1, 2, 3, 5, 8)


def test_numbers_and_templates_are_refused() -> None:
    with pytest.raises(tw.InvalidRequest, match="of pieces that fill a board, not of numbers"):
        tw.series(tw.load_sized("magic-square-3", "columns"))
    with pytest.raises(tw.InvalidSetup, match="choose 7 cells to block first"):
        tw.series(tw.load_sized("genius-square", "columns"))
