"""Signals while a search goes on: Ctrl-C, and a request to end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_USUAL: dict[int, Any] = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL}


@contextmanager
def on_signal(number: signal.Signals, tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` when the signal arrives, for the duration of the block.

    Signals go to the main thread. A handler that the program has set itself stays.
    """

    def hear(_: int, frame: FrameType | None) -> None:
        tell()

    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or signal.getsignal(number) is not _USUAL[number]:
        yield
        return
    signal.signal(number, hear)
    try:
        yield
    finally:
        signal.signal(number, _USUAL[number])


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
