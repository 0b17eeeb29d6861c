"""The desk in a browser: texts in, texts out, and searches that take turns; `page/python-worker.js` carries the texts.

There is one thread. The searches use it in turn, each for one event, so that a message of the page is heard in between.
"""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..desk import asks as desk
from ..desk.controls import Controls, done_event
from ..desk.kept import KeptCount
from ..desk.limits import DeskLimits, Refused
from .jsontext import parse
from .warm import common_steps

Message = dict[str, Any]
SearchFunction = Callable[[Mapping[str, Any], Controls, DeskLimits], Iterator[dict[str, Any]]]
AnswerFunction = Callable[[str, Mapping[str, Any], DeskLimits], dict[str, Any]]


@dataclass
class _Turn:
    """A search under way: its controls, when it may go on, and how many solutions it has given."""

    events: Iterator[dict[str, Any]]
    controls: Controls
    due: float = 0.0
    found: int = 0


class BrowserDesk:
    """Answers the messages of the page, and gives the searches their turns.

    `idle` is what it does, step by step, while no search is under way.
    """

    def __init__(
        self,
        limits: DeskLimits = desk.NO_LIMITS,
        answer: AnswerFunction = desk.answer,
        search: SearchFunction = desk.search,
        clock: Callable[[], float] = time.monotonic,
        idle: Iterable[None] = (),
    ) -> None:
        self._limits = limits
        self._answer = answer
        self._search = search
        self._clock = clock
        self._idle = iter(idle)
        # In the order of their turns: a search that had one goes to the end.
        self._turns: dict[Any, _Turn] = {}

    @property
    def is_searching(self) -> bool:
        """Whether a search is under way, and wants its turns."""
        return bool(self._turns)

    def hear(self, text: str, params: str = "{}") -> str:
        """Take a message of the page, its parameters as a text of their own; return the answer, or "".

        {"id", "ask": NAME} and {"id", "search": true} have parameters; {"stop": ID}, {"speed": ID, "value"} and
        {"step": ID} steer a search. A count that stood somewhere goes on there if the message has that as "kept".
        """
        message = json.loads(text)
        if any(word in message for word in ("stop", "speed", "step")):
            self._steer(message)
            return ""
        number = message["id"]
        try:
            if "ask" in message:
                return _written({"id": number, "answer": self._answer(message["ask"], parse(params), self._limits)})
            return _written({"id": number, "event": self._begin(number, parse(params), message.get("kept"))})
        except (Exception, KeyboardInterrupt) as problem:
            self._turns.pop(number, None)
            return _written({"id": number, "refused": _refusal(problem)})

    def turn(self) -> str:
        """Let one search go on to its next event: the messages that this gives, and when the next turn is due.

        "wait" is in seconds; None if nothing is to be done.
        """
        if not self._turns:
            is_over = next(self._idle, self) is self
            return _written({"messages": [], "wait": None if is_over else 0.0})
        now = self._clock()
        number = next((number for number, turn in self._turns.items() if turn.due <= now), None)
        messages = [] if number is None else self._advance(number, self._turns[number])
        due = min((turn.due for turn in self._turns.values()), default=None)
        return _written({"messages": messages, "wait": None if due is None else max(0.0, due - self._clock())})

    def _begin(self, number: Any, params: Mapping[str, Any], kept: Message | None) -> dict[str, Any]:
        """The first event of a search, which says that it has begun."""
        controls = Controls(kept=KeptCount(kept))
        events = self._search(params, controls, self._limits)
        first = next(events)
        self._turns[number] = _Turn(events, controls)
        return first

    def _steer(self, message: Message) -> None:
        number = message.get("stop", message.get("speed", message.get("step")))
        turn = self._turns.get(number)
        if turn is not None:
            turn.controls.steer({"speed": message["value"]} if "speed" in message else message)
            # It may be waiting; the message counts now.
            turn.due = 0.0

    def _advance(self, number: Any, turn: _Turn) -> list[Message]:
        del self._turns[number]
        try:
            event = next(turn.events, None)
        except (Exception, KeyboardInterrupt) as problem:
            event = _failed(problem, turn.found)
        if event is None:
            return []
        kind = event["kind"]
        if kind != "done":
            self._turns[number] = turn
        if kind == "wait":
            turn.due = self._clock() + event["seconds"]
        elif kind == "solution":
            turn.found = event["number"]
        messages: list[Message] = [] if kind in ("wait", "beat") else [{"id": number, "event": event}]
        if kind != "done" and turn.controls.kept and (news := turn.controls.kept.news()):
            messages.append({"id": number, "kept": news})
        return messages


def _written(message: Message) -> str:
    return json.dumps(message, allow_nan=False)


def _refusal(problem: BaseException) -> dict[str, Any]:
    """The refusal that the page gets instead of an answer."""
    if isinstance(problem, Refused):
        return problem.to_json()
    if isinstance(problem, KeyboardInterrupt):
        return Refused("Python was interrupted before it had an answer", help="ask again", kind="busy").to_json()
    if isinstance(problem, MemoryError | RecursionError):
        return Refused("this is too large for a browser", help="a smaller puzzle may do", kind="too-large").to_json()
    return {**Refused(_fault(problem), help="please report it").to_json(), "kind": "fault"}


def _failed(problem: BaseException, found: int) -> dict[str, Any]:
    """The last event of a search that failed, or that Ctrl-C ended."""
    if isinstance(problem, KeyboardInterrupt):
        return done_event("stop", found, 0.0, 0, "The search was interrupted.")
    is_large = isinstance(problem, MemoryError | RecursionError)
    why = "it took more memory than a browser gives" if is_large else _fault(problem)
    return done_event("memory" if is_large else "failed", found, 0.0, 0, f"The search was ended: {why}.")


def _fault(problem: BaseException) -> str:
    """A fault of ours in words; the browser's console has the traceback."""
    traceback.print_exception(problem)
    return f"this is a fault of tilewright, not yours ({type(problem).__name__})"


def opened_desk() -> BrowserDesk:
    """A desk that loads what every puzzle needs while nothing is asked; what waits already is answered before."""
    return BrowserDesk(idle=common_steps())
