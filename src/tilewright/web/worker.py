"""A process that answers asks and runs searches, one at a time: a copy of the `nursery`, or
`python -m tilewright.web.worker`, whose first line on stdin has the settings.

It reads and writes lines. Each line it reads is a JSON object:

    {"ask": NAME, "text": BODY}      BODY is what the page sent, unread so far
    {"search": NUMBER, "text": BODY}
    {"stop": NUMBER}                 the search of this number, if it is still under way
    {"speed": NUMBER, "value": SPEED}

Each line it writes begins with a word, then JSON:

    ready
    answer {...} | refused {...} | failed {}
    event KIND {...}                 those of a search, of which `done` is the last
    ended {"slowed": BOOL}           all events were told; whether the process has lowered its own priority, for good

After `refused` and `failed` nothing more comes of what was asked.

It ends when nobody writes to it any more.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from queue import SimpleQueue
from typing import Any, BinaryIO

from ..desk.limits import DeskLimits, Refused
from . import warm
from .jsontext import parse

_NICENESS = 3
# A search that takes longer than so many seconds of work lets others go first from then on.
_SHORT_SECONDS = 2.0
_NICER = 7
_BEAT_SECONDS = 0.3
# Of 1000, added to what the system counts of the memory in use.
_WORKER_GOES_FIRST = 500


@dataclass
class _Controls:
    """What a search looks at between two events; see `searches.Controls`."""

    stopped: bool = False
    speed: float = 20.0
    number: int = 0
    changed: threading.Event = field(default_factory=threading.Event)


class _Talk:
    """What is written to whoever started the process."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def say(self, words: str, value: Mapping[str, Any]) -> None:
        """One line, whichever thread says it; the process ends where nobody listens."""
        # Plain ASCII without line ends, whatever texts are in it; a number that JSON does not know is a mistake here.
        text = json.dumps(value, separators=(",", ":"), allow_nan=False)
        try:
            with self._lock:
                self._stream.write(f"{words} {text}\n".encode("ascii"))
                self._stream.flush()
        except OSError:
            os._exit(0)


class _Pulse:
    """Lets a search whose next event is long in coming give signs of life: what it told last, and the time."""

    def __init__(self, talk: _Talk) -> None:
        self._talk = talk
        self._told: dict[str, Any] = {}
        self._told_at = 0.0
        self._lock = threading.Lock()
        self._is_beating = False

    def begin(self) -> None:
        """Be ready for a search; the thread is there from the first one on."""
        if not self._is_beating:
            self._is_beating = True
            threading.Thread(target=self._beat, name="pulse", daemon=True).start()

    def take(self, event: Mapping[str, Any] | None) -> None:
        """The next event is there; None where the search pauses or is over, and silence is meant."""
        with self._lock:
            if event is None:
                self._told = {}
            elif event["kind"] == "beat":
                return
            elif event["kind"] == "progress":
                self._told = dict(event)
            elif not self._told:
                self._told = {
                    "kind": "progress",
                    "share": 0.0,
                    "found": 0,
                    "nodes": 0,
                    "seconds": 0.0,
                    "remaining": None,
                }
            self._told_at = time.monotonic()

    def _beat(self) -> None:
        while True:
            time.sleep(_BEAT_SECONDS / 4)
            with self._lock:
                silent = time.monotonic() - self._told_at
                if self._told and silent > _BEAT_SECONDS:
                    seconds = round(self._told.get("seconds", 0.0) + silent, 3)
                    self._told = {**self._told, "seconds": seconds}
                    self._told_at = time.monotonic()
                    self._talk.say("event progress", self._told)


class _Worker:
    """One task after the other; a second thread hears what is said meanwhile."""

    def __init__(self, desk: Any, limits: DeskLimits, talk: _Talk, stream: BinaryIO) -> None:
        self._desk, self._limits, self._talk, self._stream = desk, limits, talk, stream
        self._tasks: SimpleQueue[Mapping[str, Any]] = SimpleQueue()
        self._controls = _Controls()
        self._pulse = _Pulse(talk)

    def run(self) -> None:
        """Work for ever; the hearing thread ends the process."""
        threading.Thread(target=self._hear, name="hearing", daemon=True).start()
        self._talk.say("ready", {})
        while True:
            task = self._tasks.get()
            done = self._search(task) if "search" in task else self._ask(task)
            if not done:
                # Whatever a lack of memory left undone: a fresh process is surely right.
                return

    def _hear(self) -> None:
        try:
            # A server that is killed is heard as a broken connection, too.
            with suppress(OSError):
                for line in self._stream:
                    self._take(json.loads(line))
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(0)

    def _take(self, message: Mapping[str, Any]) -> None:
        if "stop" in message or "speed" in message:
            if message.get("stop", message.get("speed")) == self._controls.number:
                self._control(message)
        else:
            if "search" in message:
                # Here already: Stop may follow before the search begins.
                self._controls = _Controls(number=message["search"])
            self._tasks.put(message)

    def _control(self, message: Mapping[str, Any]) -> None:
        if "stop" in message:
            self._controls.stopped = True
        else:
            self._controls.speed = float(message["value"])
        self._controls.changed.set()

    def _ask(self, task: Mapping[str, Any]) -> bool:
        return self._guarded(
            lambda: self._talk.say("answer", self._desk.answer(task["ask"], parse(task["text"]), self._limits))
        )

    def _search(self, task: Mapping[str, Any]) -> bool:
        controls = self._controls
        self._pulse.begin()
        is_fine = self._guarded(
            lambda: self._tell_events(self._desk.search(parse(task["text"]), controls, self._limits), controls)
        )
        controls.number = 0
        return is_fine

    def _tell_events(self, events: Iterator[dict[str, Any]], controls: _Controls) -> None:
        began, is_slowed = time.process_time(), False
        try:
            for event in events:
                if not is_slowed and time.process_time() - began > _SHORT_SECONDS:
                    is_slowed = lower_priority(_NICER)
                kind = event["kind"]
                self._pulse.take(None if kind in ("wait", "done") else event)
                if kind == "wait":
                    controls.changed.wait(event["seconds"])
                    controls.changed.clear()
                elif kind != "beat":
                    self._talk.say(f"event {kind}", event)
        finally:
            self._pulse.take(None)
        self._talk.say("ended", {"slowed": is_slowed})

    def _guarded(self, work: Callable[[], None]) -> bool:
        """Do something and tell what goes wrong; False if the process should not go on."""
        try:
            work()
        except Refused as refusal:
            self._talk.say("refused", refusal.to_json())
        except MemoryError:
            gc.collect()
            words = "this needs more memory than one request may have"
            self._talk.say("refused", Refused(words, help="make the puzzle smaller", kind="too-large").to_json())
            return False
        except Exception:
            traceback.print_exc()
            self._talk.say("failed", {})
        return True


def lower_priority(by: int = _NICENESS) -> bool:
    """Let others go first from now on; False where the system cannot. Who carries answers must not wait for us."""
    if not hasattr(os, "nice"):
        return False
    os.nice(by)
    return True


def bound_memory(n_bytes: int) -> None:
    """Bound the address space of this process, where the system can; leave no core files."""
    try:
        import resource
    except ImportError:
        return
    for what, most in ((resource.RLIMIT_AS, n_bytes), (resource.RLIMIT_CORE, 0)):
        _, hard = resource.getrlimit(what)
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, hard))


def go_first_for_memory() -> None:
    """Let the system end this process before the server, where memory is short and the system lets us choose."""
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as score:
        score.write(str(_WORKER_GOES_FIRST))


def work(reading: BinaryIO, writing: BinaryIO, settings: Mapping[str, Any]) -> None:
    """Work until nobody is there any more, or until this process should not go on."""
    go_first_for_memory()
    desk = import_module(settings["desk"])
    _Worker(desk, DeskLimits(**settings["limits"]), _Talk(writing), reading).run()


def main() -> None:
    """Work for whoever started this process, with the settings of its first line."""
    reading, writing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Whatever prints must not be taken for an answer, and nobody may read what is meant for us.
    os.dup2(2, 1)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    line = reading.readline()
    if not line:
        return
    settings = json.loads(line)
    lower_priority()
    bound_memory(settings["memory"])
    warm.load_common()
    work(reading, writing, settings)
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
