"""The answers of the live board: numbers that the search confirms, and the move to go back to."""

from __future__ import annotations

from typing import Any

from tilewright.desk.asks import answer, search
from tilewright.desk.limits import DeskLimits

PATIENT = DeskLimits(live_seconds=60.0)
ROLL = ["9", "10", "28", "33", "34", "39", "47"]
STAR: dict[str, Any] = {"name": "genius-star", "blocked": ROLL}


def _live(puzzle: dict[str, Any], limits: DeskLimits = PATIENT) -> dict[str, Any]:
    return answer("live", {"puzzle": puzzle}, limits)


def _solution(puzzle: dict[str, Any]) -> list[Any]:
    events = search({"puzzle": puzzle, "most": 1})
    return next(list(event["placements"]) for event in events if event["kind"] == "solution")


def test_it_counts_and_says_what_can_lie_where() -> None:
    placed = _solution(STAR)[:4]
    found = _live({**STAR, "placed": placed})
    listed = [e for e in search({"puzzle": {**STAR, "placed": placed}}) if e["kind"] == "solution"]
    assert (found["count"], found["exact"], found["of_solutions"]) == (str(len(listed)), True, True)
    assert found["none_since"] is None
    view = answer("view", {"puzzle": {**STAR, "placed": placed}})
    taken = {cell for cell, numbers in enumerate(found["cells"]) if numbers is None}
    assert len(taken) == sum(len(view["pieces"][piece]["ways"][way]["cells"]) for piece, way, _ in placed)
    for cell, numbers in zip(view["board"]["cells"], found["cells"], strict=True):
        assert numbers is None or (numbers == (0, 0)) == (cell["state"] == "blocked")
    assert all(found["cells"][cell] == (1, 1) for cell in found["forced"])


def test_the_move_that_left_no_solution_is_named_also_later() -> None:
    solution = _solution(STAR)
    # Piece 9 lies so in none of the solutions that have the first pieces of this one.
    begun, wrong = solution[:4], [9, 1, 34]
    others = [[*begun, wrong, one] for one in solution[4:]]
    later = next(one for one in others if not answer("table", {"puzzle": {**STAR, "placed": one}})["faults"])
    for placed in (later[:-1], later):
        found = _live({**STAR, "placed": placed})
        assert (found["count"], found["exact"], found["none_since"]) == ("0", True, 4)
    assert int(_live({**STAR, "placed": begun})["count"]) > 1


def test_a_puzzle_without_solutions_had_none_from_the_beginning() -> None:
    assert _live({"name": "tetrominoes-4x5"})["none_since"] == -1


def test_what_takes_longer_goes_on_when_it_is_asked_again() -> None:
    puzzle = {"name": "pentominoes-6x10"}
    hasty = DeskLimits(live_seconds=0.0)
    first, second = (_live(puzzle, hasty) for _ in range(2))
    assert not first["exact"]
    assert int(second["count"]) >= int(first["count"])
    assert not second["of_solutions"]


def test_values_are_counted_like_pieces() -> None:
    found = _live({"name": "magic-19", "placed": [[9, 0, 0]]})
    assert found["exact"]
    assert found["cells"][0] is None
    assert all(values == ways for numbers in found["cells"] if numbers is not None for values, ways in [numbers])


def test_a_puzzle_that_is_too_large_has_no_count() -> None:
    told = _live({"name": "eternity-2"})
    assert (told["count"], told["words"]) == (None, "No dead end seen")
    # A cell of the middle takes the 195 tiles without gray that are left, in four ways each.
    assert told["cells"][20] == (195, 780)
    assert told["cells"][135] is None


def test_a_puzzle_that_is_too_large_tells_the_tile_with_which_it_was_seen_to_be_impossible() -> None:
    # A second corner tile beside the first leaves nothing for the cells below and beside it.
    told = _live({"name": "eternity-2", "placed": [[0, 2, 0], [4, 0, 1], [1, 3, 2]]})
    assert told["words"].startswith("No solution left: nothing left fits on cell")
    assert (told["count"], told["none_since"]) == (None, 2)
    assert _live({"name": "eternity-2", "placed": [[60, 0, 20], [61, 0, 21]]})["words"] == "1 side does not match"


def test_cells_take_the_tiles_that_fit_and_sides_are_counted() -> None:
    puzzle = {"name": "eternity-2", "placed": [[0, 2, 0]]}
    told = answer("table", {"puzzle": puzzle})["fits"]
    assert (told["matching"], told["sides"]) == (0, 480)
    assert told["of_cells"][0] is told["of_cells"][135] is None
    # What fits beside the corner makes one more pair of sides that match, and nothing that is wrong.
    group = told["groups"][told["of_cells"][1]]
    assert group
    for piece, way in group:
        now = answer("table", {"puzzle": {**puzzle, "placed": [*puzzle["placed"], [piece, way, 1]]}})
        assert (now["faults"], now["fits"]["matching"]) == ([], 1)
    assert answer("table", {"puzzle": {"name": "soma"}})["fits"] is None
