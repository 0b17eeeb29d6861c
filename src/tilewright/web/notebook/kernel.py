"""The desk in the Python of a notebook, for the views of a widget: what they ask, and turns for their searches."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from ...deadline import within
from ...desk import asks
from ...desk.limits import DeskLimits
from ..in_browser import BrowserDesk, Message

_SLICE = 0.1
"""Seconds for which searches run until the notebook's other work has its turn."""


class NotebookDesk:
    """Answers the messages of all views of a widget, and keeps the searches of each of them apart.

    There is no thread of its own: searches run while a view asks for their next turn, so they end with it, and between
    two turns the notebook runs its cells.
    """

    def __init__(self, limits: DeskLimits) -> None:
        self._limits = limits
        self._desks: dict[str, BrowserDesk] = {}

    def hear(self, message: Mapping[str, Any]) -> Message | None:
        """Take a message of a view; return the answer, None if there is none.

        {"view", "text", "params"} brings what `BrowserDesk.hear` takes, {"view", "turn": true} gives the searches their
        next turn, and {"view", "left": true} says that the view is gone. The answer has the `texts` of messages to the
        page, and `wait`: the seconds until the next turn is due, null if no search is under way; `turn` answers a turn.
        """
        view = str(message.get("view"))
        if message.get("left"):
            self._desks.pop(view, None)
            return None
        desk = self._desks.get(view) or BrowserDesk(self._limits, answer=_answer_in_time)
        if message.get("turn"):
            answer = {"view": view, "turn": True, **_turns(desk)}
        else:
            text = desk.hear(str(message.get("text")), str(message.get("params") or "{}"))
            answer = {"view": view, "texts": [text] if text else [], "wait": 0.0 if desk.is_searching else None}
        # Only a search has anything to remember.
        if desk.is_searching:
            self._desks[view] = desk
        else:
            self._desks.pop(view, None)
        return answer


def _answer_in_time(ask: str, params: Mapping[str, Any], limits: DeskLimits) -> Message:
    """An answer, or a refusal when the time is over: here no other process ends what takes too long."""
    with within(limits.ask_seconds):
        return asks.answer(ask, params, limits)


def _turns(desk: BrowserDesk) -> Message:
    """As many turns as fit into a slice of time."""
    texts: list[str] = []
    until = time.monotonic() + _SLICE
    while True:
        told = json.loads(desk.turn())
        texts += map(json.dumps, told["messages"])
        if told["wait"] != 0 or time.monotonic() > until:
            return {"texts": texts, "wait": told["wait"]}
