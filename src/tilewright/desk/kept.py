"""Where a count stands, as plain data, so that it goes on after its page was loaded again.

Only a desk that trusts its page may take such data back: it holds states of kernels, which nothing checks.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from ..solving.plan import SearchPlan
from ..solving.run import Resumed
from ..solving.subproblem import NO_COUNTS, Counts, Key, Report, Subproblem

_NUMBERS = ("part", "path", "low", "high", "walked", "engine")


class KeptCount:
    """The journal of a count: `news` tells, every few seconds, where it stands."""

    seconds_between_states = 2.0

    def __init__(self, before: Mapping[str, Any] | None = None) -> None:
        self._before = before
        self._open: dict[Key, Subproblem] = {}
        self._done, self._walked = NO_COUNTS, 0.0
        self._parts: set[int] = set()
        self._is_news = False

    def begin(self, plan: SearchPlan) -> Resumed:
        """Where the count of this plan begins: where it stood, or at its beginning."""
        self._plan = plan
        if self._before is None:
            self.add(plan.first())
        else:
            self.add([_read(plain) for plain in self._before["open"]])
            self._done, self._walked = Counts.from_json(self._before["done"]), self._before["walked"]
            self._parts = set(self._before["parts"])
        # All time but that of the open subproblems, which know their own.
        return Resumed(tuple(self._open.values()), self._done, self._walked, self._seconds, frozenset(self._parts))

    @property
    def _seconds(self) -> float:
        return sum((sub.counts.seconds for sub in self._open.values()), self._done.seconds)

    def add(self, subproblems: Sequence[Subproblem]) -> None:
        """Note new subproblems."""
        self._open.update((sub.key, sub) for sub in subproblems)
        self._parts.update(sub.part for sub in subproblems)

    def record(self, report: Report) -> None:
        """Note a subproblem that was saved or finished."""
        if not report.is_lasting:
            return
        sub = report.subproblem
        self._open[sub.key] = sub
        self._open.update((child.key, child) for child in report.children)
        if sub.is_done:
            del self._open[sub.key]
            self._done += self._plan.weighed(sub.part, sub.counts)
            self._walked += self._plan.width(sub.part) * sub.walked
        self._is_news = True

    def news(self) -> dict[str, Any] | None:
        """Where the count stands, if that is news."""
        if not self._is_news:
            return None
        self._is_news = False
        return {
            "open": [_written(sub) for sub in self._open.values()],
            "done": self._done.to_json(),
            "walked": self._walked,
            "parts": sorted(self._parts),
        }


def _written(sub: Subproblem) -> dict[str, Any]:
    plain = {name: getattr(sub, name) for name in _NUMBERS}
    return {**plain, "counts": sub.counts.to_json(), "state": sub.state and b64encode(sub.state).decode("ascii")}


def _read(plain: Mapping[str, Any]) -> Subproblem:
    state = plain["state"]
    values = {name: plain[name] for name in _NUMBERS}
    return Subproblem(**values, counts=Counts.from_json(plain["counts"]), state=state and b64decode(state))
