"""Signals while a search goes on: Ctrl-C, and a request to end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_USUAL: dict[int, Any] = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}


class _Ear:
    """A handler that tells of a signal until its block is over; then the usual handler is put back."""

    is_over = False

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self.is_over:
            signal.signal(number, _USUAL[number])
            signal.raise_signal(number)
        else:
            self._tell()


@contextmanager
def on_signal(number: signal.Signals, tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` when the signal arrives, for the duration of the block.

    Signals go to the main thread. A handler that the program has set itself stays.
    """
    now = signal.getsignal(number)
    is_free = now is _USUAL[number] or (isinstance(now, _Ear) and now.is_over)
    if not _in_main_thread() or not is_free:
        yield
        return
    ear = _Ear(tell)
    signal.signal(number, ear)
    try:
        yield
    finally:
        if not _in_main_thread():
            # The collector of garbage closes an abandoned generator in any thread; only the main one may set handlers.
            ear.is_over = True
        elif signal.getsignal(number) is ear:
            signal.signal(number, _USUAL[number])


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


@contextmanager
def first_interrupt_waits(tell: Callable[[], None] = lambda: None) -> Iterator[list[int]]:
    """Let Ctrl-C wait until the block is done; it calls `tell`, and the list is not empty then.

    A second one does not wait.
    """
    interrupts: list[int] = []

    def note() -> None:
        if interrupts:
            raise KeyboardInterrupt
        interrupts.append(signal.SIGINT)
        tell()

    with on_signal(signal.SIGINT, note):
        yield interrupts
