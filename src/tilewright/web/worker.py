"""What a worker process does: it answers requests for the server, one at a time, or runs one search.

It reads and writes lines. Each line it reads is a JSON object:

    {"ask": NAME, "text": BODY}      BODY is what the page sent, not parsed yet
    {"search": true, "text": BODY}
    {"stop": true}                   the search, if it is still under way
    {"speed": SPEED}                 of a search that is watched
    {"step": true}                   of a search that is watched: pause it, and take one step
    {"compile": true}                the kernels that nearly all puzzles need

Each line it writes begins with a word, then JSON:

    ready {}
    answer {...} | refused {...} | failed {}
    KIND {...}                       the events of a search, of which `done` is the last

After `refused` and `failed` nothing more follows for that request.

The process ends when the server closes the connection.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import threading
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from typing import Any

from ..desk.controls import Controls
from ..desk.limits import Refused
from . import warm
from .jsontext import parse
from .settings import Settings

# Asks are answered at the priority of the server, for people wait for them; searches stand back, so that 24 of them
# leave an ask most of a processor. One that has used this many seconds of processor time stands back further.
_NICENESS = 5
_SHORT_SECONDS = 2.0
_NICER = 10
# Of 1000, added to what the system counts of the memory in use.
_WORKER_GOES_FIRST = 500


def work(connection: socket.socket, settings: Settings) -> None:
    """Serve requests until the server closes the connection, or until this process should not go on."""
    # Ctrl-C is for the server alone, which ends its workers; where signals can be blocked it has done so already.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What libraries print must not mix with what the server's command prints.
    os.dup2(2, 1)
    _bound_memory(settings.memory)
    _go_first_for_memory()
    warm.use_one_thread()
    warm.load_common()
    _Worker(connection, settings).run()


class _Worker:
    """Does one task after the other, while a second thread listens."""

    def __init__(self, connection: socket.socket, settings: Settings) -> None:
        self._limits = settings.limits
        self._desk = import_module(settings.desk)
        self._requests = connection.makefile("rb")
        self._connection = connection
        self._tasks: SimpleQueue[Mapping[str, Any]] = SimpleQueue()
        self._controls = Controls()
        self._was_steered = threading.Event()

    def run(self) -> None:
        """Work until a task fails for lack of memory; the listening thread ends the process when the server goes."""
        threading.Thread(target=self._listen, name="listening", daemon=True).start()
        self._send("ready", {})
        # After a MemoryError the process may be inconsistent; the server starts a fresh one.
        while self._do(self._tasks.get()):
            pass

    def _listen(self) -> None:
        try:
            # A server that was killed shows as a broken connection, too.
            with suppress(OSError):
                for line in self._requests:
                    message = json.loads(line)
                    if self._controls.steer(message):
                        self._was_steered.set()
                    else:
                        self._tasks.put(message)
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(0)

    def _send(self, word: str, value: Mapping[str, Any]) -> None:
        """Write one line to the server; end the process if the server has gone."""
        # ASCII without line ends, for any text; a number that JSON does not have is a mistake of ours.
        text = json.dumps(value, separators=(",", ":"), allow_nan=False)
        try:
            self._connection.sendall(f"{word} {text}\n".encode("ascii"))
        except OSError:
            os._exit(0)

    def _do(self, task: Mapping[str, Any]) -> bool:
        """Do a task and tell the server if it fails; False if the process should not go on."""
        try:
            if "ask" in task:
                self._send("answer", self._desk.answer(task["ask"], parse(task["text"]), self._limits))
            elif "search" in task:
                lower_priority(_NICENESS)
                self._send_events(self._desk.search(parse(task["text"]), self._controls, self._limits))
            else:
                lower_priority(_NICENESS + _NICER)
                self._send("answer", {"compiled": warm.load_kernels(compiles=True)})
        except Refused as refusal:
            self._send("refused", refusal.to_json())
        except MemoryError:
            gc.collect()
            words = "this needs more memory than one request may have"
            self._send("refused", Refused(words, help="make the puzzle smaller", kind="too-large").to_json())
            return False
        except Exception:
            traceback.print_exc()
            self._send("failed", {})
        return True

    def _send_events(self, events: Iterator[dict[str, Any]]) -> None:
        began, is_slowed = time.process_time(), False
        for event in events:
            if not is_slowed and time.process_time() - began > _SHORT_SECONDS:
                is_slowed = lower_priority(_NICER)
            kind = event["kind"]
            if kind == "wait":
                self._was_steered.wait(event["seconds"])
                self._was_steered.clear()
            elif kind != "beat":
                self._send(kind, event)


def lower_priority(by: int) -> bool:
    """Let other processes run first from now on: the server must stay responsive. False where the system cannot."""
    if not hasattr(os, "nice"):
        return False
    os.nice(by)
    return True


def _bound_memory(n_bytes: int) -> None:
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


def _go_first_for_memory() -> None:
    """Let the system end this process before the server where memory is short, if the system lets us choose."""
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as score:
        score.write(str(_WORKER_GOES_FIRST))
