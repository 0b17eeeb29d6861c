"""Processes that make the pages of an atlas, a puzzle each, and the one that hands out the puzzles.

A part that takes far too long, or that takes its process down with it, is given up with the reason; the others are made
all the same.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any

from ..errors import CannotSave
from ..values import field, frozen
from .base import AtlasOptions
from .entries import AtlasEntry
from .one import PARTS, make_entry

_Todo = deque[tuple[AtlasEntry, dict[str, str]]]
"""Puzzles that are left, each with the parts that are given up, and why."""

_TELL_SECONDS = 0.2
# A part that used up this many times its time, and so many seconds, will not end by itself.
_HARD, _MORE_SECONDS = 3.0, 60.0
_GRACE_SECONDS = 2.0


@frozen
class AtlasNews:
    """What happened to one puzzle: `doing` says what is being done, or else it is done.

    Attributes
    ----------
    made
        The names of the parts that were made anew.
    seconds
        The processor time that they took.
    problem
        Why the puzzle has no page; "" if it has one.
    """

    entry: AtlasEntry
    doing: str = ""
    made: tuple[str, ...] = ()
    seconds: float = 0.0
    problem: str = ""


class _AtlasWorker:
    """A process, and what it does now."""

    def __init__(self, out: Path, options: AtlasOptions, work: Path) -> None:
        context: Any = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, out, options, work), daemon=True)
        self.process.start()
        theirs.close()
        self.entry: AtlasEntry | None = None
        self.part, self.began, self.used = "", 0.0, 0.0
        self.given_up: dict[str, str] = {}

    def begin(self, entry: AtlasEntry, given_up: dict[str, str]) -> None:
        """Have a puzzle made."""
        self.entry, self.part, self.given_up = entry, "", given_up
        # One that has ended meanwhile is found out when it is listened to.
        with suppress(OSError):
            self.connection.send((entry, given_up))

    def end(self) -> None:
        """End the process, politely at first, so that it takes its drafts away."""
        self.process.terminate()
        self.process.join(_GRACE_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()

    def is_stuck(self, options: AtlasOptions) -> bool:
        """Whether the part under way has used up far more time than it may take."""
        part = PARTS.get(self.part)
        return part is not None and self.used - self.began > _HARD * part.seconds(options) + _MORE_SECONDS


def make_all(
    entries: Sequence[AtlasEntry], out: Path, options: AtlasOptions, work: Path, n_workers: int
) -> Iterator[AtlasNews | None]:
    """Make the pages of all puzzles, and yield what happens, or None, several times a second.

    All processes end when the iteration does, however that is. Raises CannotSave if a file cannot be written.
    """
    todo: _Todo = deque((entry, {}) for entry in entries)
    workers: list[_AtlasWorker] = []
    try:
        with _interrupts_are_ours():
            workers += [_AtlasWorker(out, options, work) for _ in range(min(n_workers, len(todo)))]
        while todo or any(worker.entry is not None for worker in workers):
            for worker in workers:
                if worker.entry is None and todo:
                    worker.begin(*todo.popleft())
            ready = wait([worker.connection for worker in workers], _TELL_SECONDS)
            yield None
            for worker in workers[:]:
                gone = worker.connection in ready and not (yield from _heard(worker))
                if gone or worker.is_stuck(options):
                    workers.remove(worker)
                    yield from _ended(worker, todo, gone=gone)
            if len(workers) < min(n_workers, len(todo)):
                with _interrupts_are_ours():
                    workers.append(_AtlasWorker(out, options, work))
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.end()


def _heard(worker: _AtlasWorker) -> Generator[AtlasNews, None, bool]:
    """Yield what a worker says; returns whether it is still there."""
    try:
        while worker.connection.poll():
            kind, *said = worker.connection.recv()
            entry = worker.entry
            if kind == "alive" or entry is None:
                worker.used = max([worker.used, *said])
            elif kind == "doing":
                part, doing, used = said
                if part != worker.part:
                    worker.part, worker.began = part, used
                worker.used = used
                yield AtlasNews(entry, doing)
            elif kind == "made":
                worker.entry = None
                yield AtlasNews(entry, made=said[0], seconds=said[1])
            else:
                raise CannotSave(said[0])
    except (EOFError, OSError):
        return False
    return True


def _ended(worker: _AtlasWorker, todo: _Todo, *, gone: bool) -> Iterator[AtlasNews]:
    """End a process that is gone or stuck; its puzzle is made without the part that it was about."""
    entry, part = worker.entry, worker.part
    worker.end()
    if entry is None:
        return
    took = worker.used - worker.began
    reason = "the process that made it ended: the memory may not suffice" if gone else f"given up after {took:.0f} s"
    # Before its first part a puzzle is tried once more.
    if part in {*PARTS, ""} - worker.given_up.keys():
        todo.appendleft((entry, {**worker.given_up, part: reason}))
    else:
        yield AtlasNews(entry, problem=reason)


@frozen
class _Speaker:
    """What a worker says, from several threads."""

    connection: Connection
    lock: Any = field(default_factory=threading.Lock)

    def say(self, *words: Any) -> None:
        with self.lock:
            self.connection.send(words)


def _serve(connection: Connection, out: Path, options: AtlasOptions, work: Path) -> None:
    """The work of a process: one puzzle after the other, until nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    speaker = _Speaker(connection)
    threading.Thread(target=_tell_of_life, args=(speaker,), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            entry, given_up = connection.recv()
            began = time.process_time()
            told = ("", "")

            def tell(part: str, doing: str) -> None:
                nonlocal told
                if (part, doing) != told:
                    told = part, doing
                    speaker.say("doing", part, doing, time.process_time())

            try:
                made = make_entry(entry, out, options, work=work, given_up=given_up, tell=tell)
            except CannotSave as problem:
                speaker.say("unsaved", f"{problem}")
                return
            speaker.say("made", made.made, time.process_time() - began)


def _tell_of_life(speaker: _Speaker) -> None:
    """Tell now and then how much time was used; end with the program that started this one."""
    while True:
        time.sleep(0.5)
        try:
            speaker.say("alive", time.process_time())
        except OSError:
            os._exit(1)


def _end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(1)


class _interrupts_are_ours:
    """Have processes that are started meanwhile leave Ctrl-C to this one, which ends them."""

    def __enter__(self) -> None:
        self._can = hasattr(signal, "pthread_sigmask")
        if self._can:
            # The tracker goes first, since it would unblock the signal when it starts.
            resource_tracker.ensure_running()
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, *error: object) -> None:
        if self._can:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
