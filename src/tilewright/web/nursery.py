"""A process that has loaded everything and copies itself: each copy is a worker that is ready at once, with compiled
kernels, and shares the memory of what was loaded. `python -m tilewright.web.nursery FD SETTINGS`.

FD is a socket. For each byte that comes through it, with the worker's own socket, a copy is made. On stdout, as lines:

    {"started": PID}
    {"ended": PID, "status": STATUS}     as in subprocess: negative for a signal
    {"warm": N}                          copies from now on have N compiled kernels

Nothing here may start a thread: a copy has only the one that made it. The process ends when FD is closed.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

from . import warm
from .worker import bound_memory, lower_priority, work

# Compiling is for later: whoever waits for an answer comes first.
_NICER = 10


class _Nursery:
    """Makes workers, and between two of them loads kernels."""

    def __init__(self, channel: socket.socket, settings: Mapping[str, Any]) -> None:
        self._channel, self._settings = channel, settings
        self._out = os.dup(1)
        os.dup2(2, 1)
        self._woken, self._wakes = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wakes, warn_on_full_buffer=False)
        self._compiling = 0
        """The process that compiles the kernel which is loaded next, or 0."""

    def run(self) -> None:
        """Work until nobody wants workers any more."""
        searches = warm.searches()
        search = next(searches, None)
        was_compiled, n_loaded = False, 0
        while True:
            has_to_do = search is not None and not self._compiling
            ready, _, _ = select.select([self._channel.fileno(), self._woken], [], [], 0 if has_to_do else None)
            if self._woken in ready:
                self._reap()
            if self._channel.fileno() in ready:
                if not self._serve():
                    return
            elif has_to_do and search is not None:
                if search.is_at_hand:
                    n_loaded += search.compile()
                elif not was_compiled:
                    # That takes seconds, in which nobody should wait for a worker.
                    self._compiling, was_compiled = self._copied(self._compile), True
                    continue
                search, was_compiled = next(searches, None), False
                if search is None:
                    self._report({"warm": n_loaded})

    def _compile(self) -> None:
        """Compile all kernels that are missing, so that they are kept on disk."""
        lower_priority(_NICER)
        for search in warm.searches():
            search.compile()

    def _serve(self) -> bool:
        """Make one worker; False if the server is gone."""
        try:
            data, handles, _, _ = socket.recv_fds(self._channel, 1, 1)
        except OSError:
            return False
        if not data:
            return False
        for handle in handles:
            pid = self._copied(partial(self._work, handle))
            os.close(handle)
            self._report({"started": pid})
        return True

    def _copied(self, task: Callable[[], None]) -> int:
        gc.freeze()
        pid = os.fork()
        if pid:
            return pid
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for handle in (self._channel.detach(), self._woken, self._wakes, self._out):
                os.close(handle)
            task()
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stderr.flush()
            os._exit(0)

    def _work(self, handle: int) -> None:
        bound_memory(self._settings["memory"])
        work(os.fdopen(os.dup(handle), "rb"), os.fdopen(handle, "wb"), self._settings)

    def _reap(self) -> None:
        with suppress(BlockingIOError):
            while os.read(self._woken, 4096):
                pass
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                pid, status = ended
                if pid == self._compiling:
                    self._compiling = 0
                else:
                    self._report({"ended": pid, "status": os.waitstatus_to_exitcode(status)})

    def _report(self, message: Mapping[str, int]) -> None:
        try:
            os.write(self._out, json.dumps(message).encode("ascii") + b"\n")
        except OSError:
            os._exit(0)


def main() -> None:
    """Load everything, then make workers for as long as they are wanted."""
    channel, settings = socket.socket(fileno=int(sys.argv[1])), json.loads(sys.argv[2])
    # Nobody else may write into it.
    channel.set_inheritable(False)
    lower_priority()
    import_module(settings["desk"])
    warm.load_common()
    _Nursery(channel, settings).run()
    os._exit(0)


if __name__ == "__main__":
    main()
