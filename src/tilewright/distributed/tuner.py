"""Sizes tasks: long enough to be worth the round trip, short enough that a crash loses little and no worker waits.

Three numbers are chosen for each task: its budget of nodes, how many subproblems it takes, and into how many pieces it
is to split what it leaves. They follow from what earlier tasks took; what is found never depends on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, exp, log

MOST_SUBPROBLEMS = 64
"""Small subproblems go together in one task, up to this many."""
MOST_PIECES = 32

# Of the logarithm of the budget; tasks differ a lot, and so may machines.
_LEARNING = 0.3


@dataclass
class Tuner:
    """Targets for tasks, and the speed of engines as learned from their outcomes.

    Attributes
    ----------
    seconds
        How long a task should last while there is work for all workers.
    hasty_seconds
        How long while there is not, so that what is left is soon shared out.
    most_rate
        Tasks a second that the client and the scheduler have time for: with many threads tasks last longer.
    first_budget
        Nodes for the first task of all, when nothing is known.
    least_budget
        Nodes for any other, however slow the search is.
    in_flight
        Tasks with the cluster for each of its threads: one to work on, one to go on with at once.
    wanted
        Subproblems that are not done for each thread; with fewer, they are split.
    """

    seconds: float = 3.0
    hasty_seconds: float = 0.5
    most_rate: float = 100.0
    first_budget: int = 20_000
    least_budget: int = 100
    in_flight: float = 2.0
    wanted: float = 4.0
    _speed: dict[str, float] = field(default_factory=dict)
    _latest: str = ""

    def task_seconds(self, threads: int, is_scarce: bool = False) -> float:
        """The seconds that a task should last with this many threads."""
        if is_scarce:
            return max(self.hasty_seconds, threads / self.most_rate / 2)
        return max(self.seconds, threads / self.most_rate)

    def learn(self, engine: str, budget: int, nodes: int, seconds: float) -> None:
        """Learn from a task that had this budget and took `seconds` for `nodes`."""
        # A task that was done early tells more about the way than about the search.
        if 2 * nodes < budget:
            return
        speed = nodes / max(seconds, 1e-6)
        known = self._speed.get(engine)
        if known is not None:
            # The first tasks of a process are slower, and a machine may have other things to do.
            speed = min(max(speed, known / 4), 4 * known)
            speed = exp((1 - _LEARNING) * log(known) + _LEARNING * log(speed))
        self._speed[engine] = speed
        self._latest = engine

    def budget(self, engine: str, seconds: float) -> int:
        """Nodes for a task that should last this long."""
        # Which engine searches a subproblem that was never begun is not known for sure.
        speed = self._speed.get(engine or self._latest)
        return self.first_budget if speed is None else max(self.least_budget, int(speed * seconds))

    def least_nodes(self, engine: str, seconds: float) -> int:
        """The nodes that make a piece worth its way, where a task lasts this long."""
        return int(self._speed.get(engine or self._latest, 0.0) * seconds / 30)


def pieces(n_open: int, n_wanted: int, n_tasks: int) -> int:
    """The number of parts to split off each subproblem, so that there are as many as are wanted."""
    return min(MOST_PIECES, max(0, ceil((n_wanted - n_open) / max(1, n_tasks))))
