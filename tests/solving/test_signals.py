"""Handlers of signals: set for the duration of a block, and given back wherever it ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Generator

import pytest

from tilewright.solving.signals import on_signal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


def _hearing(heard: list[str], name: str) -> Generator[None]:
    with on_signal(signal.SIGINT, lambda: heard.append(name)):
        yield


def _ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_a_block_hears_and_gives_back() -> None:
    heard: list[str] = []
    with on_signal(signal.SIGINT, lambda: heard.append("inside")):
        _ctrl_c()
    assert heard == ["inside"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_handler_of_the_program_stays() -> None:
    heard: list[str] = []
    signal.signal(signal.SIGINT, lambda *_: heard.append("own"))
    with on_signal(signal.SIGINT, lambda: heard.append("inside")):
        _ctrl_c()
    _ctrl_c()
    assert heard == ["own", "own"]


def test_a_handler_set_inside_stays_behind() -> None:
    def own(*_: object) -> None: ...

    with on_signal(signal.SIGINT, lambda: None):
        signal.signal(signal.SIGINT, own)
    assert signal.getsignal(signal.SIGINT) is own


def test_a_generator_that_another_thread_closes_hears_no_more() -> None:
    """So does the collector of garbage with one that was abandoned."""
    for follows in (False, True):
        heard: list[str] = []
        abandoned = _hearing(heard, "abandoned")
        next(abandoned)
        failed: list[BaseException] = []

        def close(one: Generator[None] = abandoned, failed: list[BaseException] = failed) -> None:
            try:
                one.close()
            except BaseException as error:
                failed.append(error)

        thread = threading.Thread(target=close)
        thread.start()
        thread.join()
        assert not failed
        if follows:
            with on_signal(signal.SIGINT, lambda heard=heard: heard.append("next")):
                _ctrl_c()
            assert heard == ["next"]
        else:
            with pytest.raises(KeyboardInterrupt):
                _ctrl_c()
            assert not heard
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
