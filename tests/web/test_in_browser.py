"""The desk behind the messages of a Web Worker: every message is answered, searches take turns, nothing gets stuck."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tilewright.desk import asks as answers
from tilewright.desk.controls import Controls
from tilewright.desk.kept import KeptCount
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.web.in_browser import BrowserDesk

STAR = {"name": "genius-star", "blocked": ["9", "10", "28", "33", "34", "39", "47"]}


class _Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def _answer(ask: str, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    match ask:
        case "echo":
            return dict(params)
        case "refuse":
            raise Refused("no", "here", "try yes", "not-found")
        case "crash":
            raise ValueError("something secret")
        case "memory":
            raise MemoryError
        case "nan":
            return {"number": float("nan")}
    raise AssertionError(ask)


def _search(params: Mapping[str, Any], controls: Controls, limits: DeskLimits) -> Iterator[dict[str, Any]]:
    if params.get("refuse"):
        raise Refused("no such search")
    return _events(params, controls)


def _events(params: Mapping[str, Any], controls: Controls) -> Iterator[dict[str, Any]]:
    yield {"kind": "begun", "words": "begun"}
    for number in range(params.get("solutions", 0)):
        yield {"kind": "solution", "number": number + 1, "placements": []}
    match params.get("crash"):
        case "fault":
            raise ValueError("something secret")
        case "memory":
            raise MemoryError
    while params.get("waits") and not controls.stopped:
        yield {"kind": "wait", "seconds": 1 / controls.speed if controls.speed else 1000}
        yield {"kind": "steps", "speed": controls.speed, "steps": controls.steps}
    while params.get("works") and not controls.stopped:
        yield {"kind": "beat"}
    yield {"kind": "done", "stopped_by": "stop" if controls.stopped else ""}


@pytest.fixture
def clock() -> _Clock:
    return _Clock()


@pytest.fixture
def desk(clock: _Clock) -> BrowserDesk:
    return BrowserDesk(answer=_answer, search=_search, clock=clock)


def _hear(desk: BrowserDesk, params: dict[str, Any] | None = None, **message: Any) -> Any:
    answer = desk.hear(json.dumps(message), json.dumps(params or {}))
    return json.loads(answer) if answer else None


def _turn(desk: BrowserDesk) -> tuple[list[dict[str, Any]], float | None]:
    done = json.loads(desk.turn())
    return done["messages"], done["wait"]


def test_an_ask_is_answered(desk: BrowserDesk) -> None:
    assert _hear(desk, {"a": [1]}, id=7, ask="echo") == {"id": 7, "answer": {"a": [1]}}


def test_what_is_refused_is_told_in_words(desk: BrowserDesk) -> None:
    refused = {"message": "no", "where": "here", "help": "try yes", "kind": "not-found"}
    assert _hear(desk, id=7, ask="refuse") == {"id": 7, "refused": refused}


@pytest.mark.parametrize("params", ["[1]", "{", '{"a": NaN}', '{"a": ' + "[" * 50_000 + "]" * 50_000 + "}"])
def test_strange_parameters_are_refused_as_by_a_server(desk: BrowserDesk, params: str) -> None:
    answer = json.loads(desk.hear('{"id": 1, "ask": "echo"}', params))
    assert answer["id"] == 1
    assert answer["refused"]["kind"] in ("bad-request", "too-large")


def test_faults_of_ours_are_called_so(desk: BrowserDesk, capsys: pytest.CaptureFixture[str]) -> None:
    for ask in ("crash", "nan"):
        refused = _hear(desk, id=1, ask=ask)["refused"]
        assert refused["kind"] == "fault"
        assert "fault of tilewright" in refused["message"]
        assert "secret" not in refused["message"]
    # What a report needs stands in the browser's console.
    assert "something secret" in capsys.readouterr().err
    assert _hear(desk, id=2, ask="memory")["refused"]["kind"] == "too-large"


def test_a_search_begins_at_once_and_goes_on_in_turns(desk: BrowserDesk) -> None:
    begun = _hear(desk, {"solutions": 2}, id=1, search=True)
    assert begun == {"id": 1, "event": {"kind": "begun", "words": "begun"}}
    events = []
    wait: float | None = 0.0
    while wait is not None:
        messages, wait = _turn(desk)
        events += [message["event"] for message in messages]
    assert [event["kind"] for event in events] == ["solution", "solution", "done"]


def test_what_is_not_asked_for_is_done_in_steps_while_nothing_else_is(clock: _Clock) -> None:
    steps = []
    desk = BrowserDesk(answer=_answer, search=_search, clock=clock, idle=(steps.append(k) for k in range(2)))
    assert _turn(desk) == ([], 0.0)
    _hear(desk, {"solutions": 1}, id=1, search=True)
    assert [_turn(desk)[0][0]["event"]["kind"] for _ in range(2)] == ["solution", "done"]
    assert steps == [0]
    assert [_turn(desk) for _ in range(3)] == [([], 0.0), ([], None), ([], None)]
    assert steps == [0, 1]


def test_a_search_may_be_refused(desk: BrowserDesk) -> None:
    assert _hear(desk, {"refuse": True}, id=1, search=True)["refused"]["message"] == "no such search"
    assert _turn(desk) == ([], None)


def test_searches_take_turns(desk: BrowserDesk) -> None:
    for number in (1, 2):
        _hear(desk, {"solutions": 3}, id=number, search=True)
    assert [_turn(desk)[0][0]["id"] for _ in range(6)] == [1, 2, 1, 2, 1, 2]


def test_a_beat_is_not_passed_on(desk: BrowserDesk) -> None:
    _hear(desk, {"works": True}, id=1, search=True)
    assert [_turn(desk) for _ in range(3)] == [([], 0.0)] * 3
    assert _hear(desk, stop=1) is None
    assert _turn(desk) == ([{"id": 1, "event": {"kind": "done", "stopped_by": "stop"}}], None)


def test_a_search_that_waits_is_left_alone_until_its_time(desk: BrowserDesk, clock: _Clock) -> None:
    _hear(desk, {"waits": True}, id=1, search=True)
    assert _turn(desk) == ([], pytest.approx(0.05))
    assert _turn(desk) == ([], pytest.approx(0.05))
    clock.now += 0.051
    assert _turn(desk) == ([{"id": 1, "event": {"kind": "steps", "speed": 20, "steps": 0}}], 0.0)


def test_a_step_pauses_a_search_and_does_not_wait(desk: BrowserDesk) -> None:
    _hear(desk, {"waits": True}, id=1, search=True)
    _turn(desk)
    for n_steps in (1, 2):
        assert _hear(desk, step=1) is None
        event = {"kind": "steps", "speed": 0, "steps": n_steps}
        assert _turn(desk) == ([{"id": 1, "event": event}], 0.0)
        assert _turn(desk) == ([], pytest.approx(1000))


def test_speed_and_stop_do_not_wait(desk: BrowserDesk) -> None:
    _hear(desk, {"waits": True}, id=1, search=True)
    _hear(desk, speed=1, value=0.01)
    assert _turn(desk) == ([], pytest.approx(100))
    _hear(desk, speed=1, value=1000)
    assert _turn(desk)[0][0]["event"]["speed"] == 1000
    _turn(desk)
    _hear(desk, stop=1)
    # What it was about to tell, then the end.
    kinds = [message["event"]["kind"] for _ in range(2) for message in _turn(desk)[0]]
    assert kinds == ["steps", "done"]


def test_one_that_waits_does_not_hold_up_another(desk: BrowserDesk) -> None:
    _hear(desk, {"waits": True}, id=1, search=True)
    _hear(desk, {"solutions": 2}, id=2, search=True)
    _turn(desk)
    assert [_turn(desk)[0][0]["id"] for _ in range(3)] == [2, 2, 2]


def test_telling_a_search_that_is_over_does_nothing(desk: BrowserDesk) -> None:
    assert _hear(desk, stop=5) is None
    assert _hear(desk, speed=5, value=1) is None
    assert _hear(desk, step=5) is None
    assert _turn(desk) == ([], None)


@pytest.mark.parametrize(("crash", "stopped_by"), [("fault", "failed"), ("memory", "memory")])
def test_a_search_that_fails_ends_in_words(desk: BrowserDesk, crash: str, stopped_by: str) -> None:
    _hear(desk, {"solutions": 2, "crash": crash}, id=1, search=True)
    for _ in range(2):
        _turn(desk)
    [message], wait = _turn(desk)
    done = message["event"]
    assert (done["kind"], done["stopped_by"], done["exhausted"], done["found"]) == ("done", stopped_by, False, 2)
    assert "secret" not in done["words"]
    assert wait is None


def test_the_real_desk() -> None:
    desk = BrowserDesk()
    assert len(_hear(desk, {"puzzle": STAR}, id=1, ask="view")["answer"]["board"]["cells"]) == 48
    assert _hear(desk, {"puzzle": STAR, "most": 1}, id=2, search=True)["event"]["kind"] == "begun"
    events: list[dict[str, Any]] = []
    wait: float | None = 0.0
    while wait is not None:
        messages, wait = _turn(desk)
        events += [message["event"] for message in messages]
    [solution] = [event for event in events if event["kind"] == "solution"]
    table = _hear(desk, {"puzzle": {**STAR, "placed": solution["placements"]}}, id=3, ask="table")
    assert table["answer"] == {"faults": [], "complete": True, "regions": [], "fits": None}


def test_a_count_goes_on_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeptCount, "seconds_between_states", 0.0)
    params = {"puzzle": {"name": "soma"}, "mode": "count"}
    *_, whole = answers.search(params)
    stands, done = None, None
    while done is None:
        # Each page is loaded again as soon as the count has told anything new.
        desk = BrowserDesk()
        _hear(desk, params, id=1, search=True, kept=stands)
        told: list[dict[str, Any]] = []
        while done is None and len(told) < 2:
            messages, _ = _turn(desk)
            told += [message["kept"] for message in messages if "kept" in message]
            done = next(
                (found for found in (m.get("event") for m in messages) if found and found["kind"] == "done"), None
            )
        assert done or told[-1] != stands
        stands = told[-1] if told else None
    assert {**done, "seconds": 0} == {**whole, "seconds": 0}
