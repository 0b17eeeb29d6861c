"""A board in a notebook, as far as Python goes: `browser/test_notebook.py` shows it."""

from __future__ import annotations

import builtins
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import tilewright as tw
from tests import fake_anywidget
from tilewright.desk.limits import DeskLimits
from tilewright.web.notebook import bundle, kernel
from tilewright.web.notebook.kernel import NotebookDesk

MOST_BYTES = 2**20


@pytest.fixture
def board() -> Iterator[Any]:
    with fake_anywidget.installed():
        yield tw.board("magic-square-3")


def test_a_program_hears_what_is_laid_by_hand(board: Any) -> None:
    told: list[tuple[str, Any]] = []
    board.observe(lambda change: told.append((change["name"], change["new"])), ["laid", "solution"])
    # Value 2 of 1 to 9 on the first point.
    board._on_table = {"placed": [[1, 0, 0]]}
    assert board.laid == {"1": 2}
    board._on_table = {"placed": [[1, 0, 0], [99, 0, 1]]}
    # What cannot lie there goes back to the view.
    assert board._on_table == {"placed": [[1, 0, 0]]}
    assert told == [("laid", {"1": 2})]


def test_a_program_lays_something(board: Any) -> None:
    [solution] = tw.solve("magic-square-3").solutions
    told: list[Any] = []
    board.observe(lambda change: told.append((change["new"], board.laid)), "solution")
    board.laid = solution
    assert board.solution == solution
    assert board.laid == tw.solution_to_json(solution)["values"]
    assert len(board._on_table["placed"]) == 9
    assert told == [(solution, board.laid)]
    with pytest.raises(tw.InvalidSolution, match="there is no number '10'"):
        board.laid = {"1": 10}
    assert board.solution == solution
    # What a program got, it may change.
    laid = board.laid
    del laid["9"]
    board.laid = laid
    assert len(board.laid) == 8
    assert board.solution is None
    board.laid = {}
    assert board._on_table == {}


def test_a_program_may_answer_what_is_laid(board: Any) -> None:
    board.observe(lambda change: setattr(board, "laid", {"5": 5}), "laid")
    board._on_table = {"placed": [[1, 0, 0]]}
    assert board.laid == {"5": 5}
    assert board._on_table == {"placed": [[4, 0, 4]]}


def test_a_board_is_a_picture_too(board: Any) -> None:
    board.laid = {"1": 2}
    bundle, _ = board._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert bundle["text/plain"] == "<board of Magic square of order 3: 1 laid>"


def test_the_questions_of_a_view_are_answered(board: Any) -> None:
    text = json.dumps({"id": 7, "ask": "hint"})
    [answer] = board.say({"view": "a", "text": text, "params": json.dumps({"puzzle": board._asked})})
    assert (answer["view"], answer["wait"]) == ("a", None)
    [told] = map(json.loads, answer["texts"])
    assert told["id"] == 7
    assert told["answer"]["kind"] == "place"
    [answer] = board.say({"view": "a", "text": text, "params": "{}"})
    assert json.loads(answer["texts"][0])["refused"]["message"] == "expected a puzzle"


def test_searches_have_turns_and_end_with_their_view(board: Any) -> None:
    begin = {"text": json.dumps({"id": 1, "search": True}), "params": json.dumps({"puzzle": board._asked})}
    [begun] = board.say({"view": "a", **begin})
    assert begun["wait"] == 0
    events = _events(board, "a")
    assert [event["kind"] for event in events if event["kind"] != "progress"][-1] == "done"
    assert sum(event["kind"] == "solution" for event in events) == 8
    board.say({"view": "b", **begin})
    assert board.say({"view": "b", "left": True}) == []
    assert board.say({"view": "b", "turn": True}) == [{"view": "b", "turn": True, "texts": [], "wait": None}]


def _events(board: Any, view: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    while not events or events[-1]["kind"] != "done":
        [answer] = board.say({"view": view, "turn": True})
        events += [json.loads(text)["event"] for text in answer["texts"]]
    return events


def test_a_question_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.deadline import in_time

    def endless(ask: str, params: Mapping[str, Any], limits: DeskLimits) -> Any:
        while True:
            in_time()

    monkeypatch.setattr(kernel.asks, "answer", endless)
    answer = NotebookDesk(DeskLimits(ask_seconds=0.01)).hear({"view": "a", "text": '{"id": 1, "ask": "hint"}'})
    assert answer is not None
    assert "refused" in json.loads(answer["texts"][0])


@pytest.mark.parametrize("is_search", [False, True])
def test_who_interrupts_python_gets_an_answer(monkeypatch: pytest.MonkeyPatch, is_search: bool) -> None:
    def interrupted(*args: Any) -> Any:
        raise KeyboardInterrupt

    desk = NotebookDesk(DeskLimits())
    if is_search:
        puzzle = {"puzzle": {"name": "pentominoes-6x10"}}
        desk.hear({"view": "a", "text": '{"id": 1, "search": true}', "params": json.dumps(puzzle)})
        [one] = desk._desks["a"]._turns.values()
        monkeypatch.setattr(one, "events", map(interrupted, [0]))
        answer = desk.hear({"view": "a", "turn": True})
        assert answer is not None
        assert json.loads(answer["texts"][-1])["event"]["stopped_by"] == "stop"
    else:
        monkeypatch.setattr(kernel.asks, "answer", interrupted)
        answer = desk.hear({"view": "a", "text": '{"id": 1, "ask": "hint"}'})
        assert answer is not None
        assert "interrupted" in json.loads(answer["texts"][0])["refused"]["message"]


def test_a_board_that_is_too_large_and_one_that_there_is_not(board: Any) -> None:
    with pytest.raises(tw.UnknownPuzzle, match="did you mean unicorn"):
        tw.board("unicron")  # type: ignore[arg-type]
    square = tw.LATTICES["square"]
    cells = tw.shape_cells(square, "rectangle", {"columns": 60, "rows": 50})
    large = tw.TilingPuzzle("large", tw.Board.of(square, cells), (tw.piece(square, "I", [(0, 0), (1, 0)], least=1500),))
    # On one's own machine it may be larger than a server takes.
    assert len(type(board)(large)._asked["document"]["board"]) > 0


def test_without_anywidget_the_message_says_what_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    imported = builtins.__import__

    def without(name: str, *args: Any, **options: Any) -> Any:
        if name == "anywidget":
            raise ModuleNotFoundError("No module named 'anywidget'", name="anywidget")
        return imported(name, *args, **options)

    with fake_anywidget.installed():
        monkeypatch.setattr(builtins, "__import__", without)
        with pytest.raises(tw.MissingExtra, match=r"pip install 'tilewright\[notebook\]'"):
            tw.board("unicorn")  # type: ignore[arg-type]


def test_the_module_has_all_that_it_imports_and_no_address() -> None:
    modules = bundle.modules()
    assert "table/puzzle.js" in modules
    assert "solid/view.js" in modules
    for path, text in modules.items():
        for name in re.findall(r'(?:\bfrom |\bimport\(|^import )"([^"]+)"', text, re.MULTILINE):
            assert name in modules, f"{path} imports {name}"
    assert "languages/en.ftl" in bundle.words()
    assert {"languages/python/de.ftl", "languages/catalog/es.ftl"} <= set(bundle.words())
    assert not any("@import" in text or "url(" in text for text in bundle.styles())
    module = bundle.widget_module()
    assert len(module.encode()) < MOST_BYTES
    assert not re.search(r"https?://", module)
    assert "export default { render }" in module
