"""The tools of the workshop: forms that are checked, findings, and searches that stop."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from tilewright.desk.asks import answer, search
from tilewright.desk.controls import Controls
from tilewright.desk.limits import Refused
from tilewright.desk.tools import TOOLS
from tilewright.desk.workshop import Bench, parts_told
from tilewright.solving import Limits


def findings(mode: str, name: str | None, **values: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    puzzle = {} if name is None else {"puzzle": {"name": name}}
    events = list(search({"mode": mode, **puzzle, **values}))
    return [event for event in events if event["kind"] == "finding"], events[-1]


def test_the_page_learns_the_tools_with_their_forms() -> None:
    tools = answer("workshop", {})["tools"]
    assert [tool["name"] for tool in tools] == list(TOOLS)
    for tool in tools:
        for field in tool["fields"]:
            # A form as it comes is right.
            assert (
                next(one for one in TOOLS[tool["name"]].fields if one.name == field["name"]).checked(field["default"])
                == (field["default"])
            )


def test_a_wrong_form_is_refused_by_the_name_of_the_field() -> None:
    for value in (0, "1", True, 1.5):
        with pytest.raises(Refused) as caught:
            search({"mode": "unify", "puzzle": {"name": "soma"}, "solutions": value})
        assert (caught.value.where, caught.value.message) == ("solutions", "expected a whole number from 1 to 1,000")


def test_a_tool_that_is_stopped_ends_at_once() -> None:
    controls = Controls()
    events = search({"mode": "rate", "puzzle": {"name": "pentominoes-6x10"}}, controls)
    assert next(events)["kind"] == "begun"
    controls.stopped = True
    *_, last = events
    assert (last["kind"], last["stopped_by"]) == ("done", "stop")


def test_the_words_say_what_stopped_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilewright.design.uniqueness.unify.Marks", interrupted)
    assert findings("unify", "unicorn")[1]["words"].startswith("You stopped it.")


@pytest.mark.thorough
def test_least_changes_come_with_their_puzzles() -> None:
    found, done = findings("unify", "pentominoes-3x20")
    assert done["words"] == "No fewer changes are enough."
    assert all(one["document"]["family"] == "tiling" and one["svg"].startswith("<svg") for one in found)


def test_an_analysis_shows_shares_and_what_first_moves_leave() -> None:
    found, done = findings("analyze", "unicorn")
    assert done["words"] == "Exact, over all 8 solutions."
    assert found[0]["svg"].startswith("<svg")
    assert found[1]["head"] == ["move", "solutions left"]


def test_a_puzzle_without_a_solution_gets_its_reason() -> None:
    found, done = findings("why-none", "tetrominoes-4x5")
    assert done["words"].startswith("There is no solution")
    assert found[0]["words"]
    assert findings("why-none", "unicorn")[1]["words"] == "There is a solution."


@pytest.mark.parametrize("kind", ["pdf", "svg"])
def test_files_are_made(kind: str) -> None:
    found, _ = findings("sheet", "unicorn", kind=kind, answers="1")
    assert found[0]["file"]["name"] == f"unicorn.{kind}"
    assert base64.b64decode(found[0]["file"]["base64"])[:4] in (b"%PDF", b"<svg", b"<?xm")


def test_some_tools_need_no_setup() -> None:
    # A board with dice is printed for every roll.
    assert findings("sheet", "genius-square")[0][0]["file"]["name"] == "genius-square.pdf"
    for mode, values in (("sheet", {"answers": "1"}), ("rate", {})):
        with pytest.raises(Refused, match="dice show nothing yet"):
            search({"mode": mode, "puzzle": {"name": "genius-square"}, **values})


@pytest.mark.thorough
def test_a_brief_is_checked_and_its_puzzles_are_told() -> None:
    with pytest.raises(Refused, match="expected"):
        search({"mode": "invent", "brief": 'format = 1\ninvent = "nothing"\n'})
    brief = next(field for field in TOOLS["invent"].form()["fields"] if field["name"] == "brief")["choices"][0][0]
    events = list(search({"mode": "invent", "brief": brief, "many": 1, "seed": 1}))
    assert next(event for event in events if event["kind"] == "finding")["document"]["family"] == "tiling"
    told = [event["words"] for event in events if event["kind"] == "progress"]
    assert told
    assert all(re.fullmatch(r"1 puzzle tried|[\d,]+ puzzles tried", words) for words in told)


def test_work_that_is_told_says_its_parts_and_ends_when_it_is_stopped() -> None:
    ended = Event()

    def work(tell: Callable[[int, int], None]) -> None:
        try:
            while True:
                tell(4, 12)
        finally:
            ended.set()

    bench = Bench(None, {}, Limits(), lambda progress: None, 0.0)
    events = parts_told(bench, "Making it", work)
    assert next(events)["words"] == "Making it"
    said = next(events)
    assert (said["words"], said["share"]) == ("Making it: 4 of 12 parts", 4 / 12)
    events.close()
    assert ended.is_set()
