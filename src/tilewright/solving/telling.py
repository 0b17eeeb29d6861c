"""The progress of work that is made of many searches, told now and then."""

from __future__ import annotations

import time

from .answers import Progress
from .progress import TELL_SECONDS
from .run import OnProgress


class Teller:
    """Hands progress on to a function, if there is one, a few times a second at most.

    `words` are what to call the numbers of things done and found.
    """

    def __init__(self, on_progress: OnProgress | None, words: tuple[str, str] = ("nodes", "found")) -> None:
        self._on_progress = on_progress
        self._words = words
        self._began = self._told = time.perf_counter()

    @property
    def seconds(self) -> float:
        """The seconds since the work began."""
        return time.perf_counter() - self._began

    def tell(self, done: int, found: int, share: float) -> None:
        """Tell how far the work is; it is not at its end yet."""
        self.hand_on(Progress(done, found, min(share, 0.999), self.seconds, words=self._words))

    def hand_on(self, progress: Progress) -> None:
        """Hand progress on, unless that was done a moment ago."""
        now = time.perf_counter()
        if self._on_progress is not None and now >= self._told + TELL_SECONDS:
            self._told = now
            self._on_progress(progress)
