"""The workshop: tools for people who design puzzles, each with a form, a search, and findings as it goes on.

A finding is plain data, which the page shows without knowing the tool: words, a picture, a table, a puzzle, a file.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Literal, TypeVar

from ..families import Puzzle
from ..sentences import sentence
from ..solving import Limits, OnProgress
from ..values import frozen
from .controls import Controls, done_event
from .limits import DeskLimits, Refused
from .link_contents import collection_data
from .opened import AskedPuzzle, opened
from .told import Event, Told

Values = dict[str, Any]
Findings = Generator[Event | None, None, str]
"""Yields findings, and None in between; returns the last words."""

_STOPPED = sentence("You stopped it.")
_BEAT_SECONDS = 0.25
_T = TypeVar("_T")


@frozen
class FormField:
    """A field of a tool's form.

    `kind` is "number" (from `least` to `most`), "choice" (one of `choices`, each a value and its words), "check",
    or "text" (of at most `most` characters).
    """

    name: str
    words: str
    kind: Literal["number", "choice", "check", "text"]
    default: Any
    help: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    samples: Callable[[], tuple[tuple[str, str], ...]] | None = None
    """For a text: texts to begin with, each with its words."""
    least: float = 1
    most: float = 1_000_000

    def checked(self, value: Any) -> Any:
        """The value, or the default for None; Refused, with the name of the field, for another kind of value."""
        if value is None:
            return self.default
        if not self._takes(value):
            raise Refused(sentence("expected {expected}", expected=self._expected()), self.name)
        return value

    def _takes(self, value: Any) -> bool:
        if self.kind == "number":
            return type(value) is int and self.least <= value <= self.most
        if self.kind == "check":
            return isinstance(value, bool)
        if self.kind == "choice":
            return value in [name for name, _ in self.choices]
        return isinstance(value, str) and len(value) <= self.most

    def _expected(self) -> str:
        if self.kind == "number":
            return sentence("a whole number from {least:,} to {most:,}", least=self.least, most=self.most)
        if self.kind == "choice":
            return sentence("one of {names}", names=", ".join((name for name, _ in self.choices)))
        return (
            sentence("true or false")
            if self.kind == "check"
            else sentence("a text of at most {most:,} characters", most=self.most)
        )


@frozen
class Bench:
    """What a tool works on: a puzzle, a collection or neither, the values of its form, and limits."""

    asked: AskedPuzzle | None
    values: Values
    limits: Limits
    on_progress: OnProgress
    began: float
    collection: dict[str, Any] = field(default_factory=dict)
    served: DeskLimits = DeskLimits()
    """The largest puzzles of a collection that are served."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the bench."""
        assert self.asked is not None
        return self.asked.puzzle

    @property
    def seconds(self) -> float:
        """How long the tool is at work."""
        return time.monotonic() - self.began

    @property
    def is_over(self) -> bool:
        """Tell whether its time is over."""
        return self.limits.seconds is not None and self.seconds >= self.limits.seconds


@frozen
class Tool:
    """A tool of the workshop.

    Attributes
    ----------
    doing
        What it does while it runs, as one word: "Rating".
    run
        Refuses a wrong form, and gives the steps of the work.
    subject
        What it works on; "" if its form says all.
    needs_setup
        Whether dice, a date or a set of pieces must have been chosen before.
    """

    name: str
    title: str
    words: str
    button: str
    doing: str
    run: Callable[[Bench], Findings]
    fields: tuple[FormField, ...] = ()
    subject: Literal["puzzle", "collection", ""] = "puzzle"
    needs_setup: bool = True

    def form(self) -> dict[str, Any]:
        """The tool and its form as plain data."""
        return {
            "name": self.name,
            "title": self.title,
            "words": self.words,
            "button": self.button,
            "doing": self.doing,
            "subject": self.subject,
            "needs_setup": self.needs_setup,
            "fields": [
                {
                    "name": field.name,
                    "words": field.words,
                    "kind": field.kind,
                    "default": field.default,
                    "help": field.help,
                    "choices": [list(choice) for choice in (field.samples() if field.samples else field.choices)],
                    "least": field.least,
                    "most": field.most,
                }
                for field in self.fields
            ],
        }


def finding(
    title: str,
    *,
    words: Sequence[str] = (),
    svg: str = "",
    head: Sequence[str] = (),
    rows: Sequence[Sequence[str]] = (),
    document: Mapping[str, Any] | None = None,
    file: tuple[str, str, bytes] | None = None,
) -> Event:
    """Something that a tool has found; of a `file` the name, the media type and the content."""
    event: Event = {"kind": "finding", "title": title, "words": list(words), "svg": svg}
    event |= {"head": list(head), "rows": [list(row) for row in rows], "document": document}
    if file is not None:
        name, media, content = file
        event["file"] = {"name": name, "media": media, "base64": base64.b64encode(content).decode("ascii")}
    return event


def parts_told(
    bench: Bench, words: str, work: Callable[[Callable[[int, int], None]], _T]
) -> Generator[Event, None, _T]:
    """Do work that tells of its parts, and say so meanwhile; where there are no threads, say only that it has begun."""
    done, n, is_stopped = 0, 0, False

    def tell(number: int, of: int) -> None:
        nonlocal done, n
        if is_stopped:
            raise _StoppedWork
        done, n = number, of

    def event() -> Event:
        parts = f": {done:,} of {n:,} parts" if n else ""
        return {"kind": "progress", "share": done / n if n else None, "words": f"{words}{parts}", "found": 0} | {
            "nodes": done,
            "seconds": round(bench.seconds, 3),
            "remaining": None,
        }

    yield event()
    from concurrent.futures import ThreadPoolExecutor, wait

    thread = ThreadPoolExecutor(max_workers=1)
    try:
        future = thread.submit(work, tell)
    except RuntimeError:
        # In a browser.
        return work(tell)
    try:
        while not wait([future], _BEAT_SECONDS).done:
            yield event()
        return future.result()
    finally:
        is_stopped = True
        thread.shutdown()


class _StoppedWork(Exception):
    """Ends work that nothing waits for any more."""


def tool_events(tool: Tool, params: Mapping[str, Any], controls: Controls, limits: DeskLimits) -> Iterator[Event]:
    """The events of a tool at work; Refused, before the first one, for a form or a puzzle that is wrong."""
    values = {field.name: field.checked(params.get(field.name)) for field in tool.fields}
    asked: AskedPuzzle | None = opened(params.get("puzzle"), limits) if tool.subject == "puzzle" else None
    collection = collection_data(params.get("collection"), "collection") if tool.subject == "collection" else {}
    if asked is not None and tool.needs_setup:
        asked.demand_set_up()
    told = Told()
    bounds = Limits(seconds=limits.search_seconds, memory=limits.memory)
    bench = Bench(asked, values, bounds, told, time.monotonic(), collection, limits)
    # What can be refused is refused before the first event.
    return _events(tool, tool.run(bench), bench, told, controls)


def _events(tool: Tool, work: Findings, bench: Bench, told: Told, controls: Controls) -> Iterator[Event]:
    yield {"kind": "begun", "words": tool.doing}
    n, words, stopped_by = 0, "", ""
    while True:
        try:
            event = next(work)
        except StopIteration as end:
            words = end.value
            break
        n += event is not None
        yield told.event() if event is None else event
        if controls.stopped:
            work.close()
            words, stopped_by = _STOPPED, "stop"
            break
    yield done_event(stopped_by, n, bench.seconds, 0, words)
