"""How much a task should do: long enough to be worth its way, short enough that little is lost and nobody waits.

Three numbers are chosen for each task: its budget of nodes, how many units it takes, and into how many pieces it is to
split what it leaves. They follow from what earlier tasks took; what is found never depends on them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp, log

LEAST_BUDGET = 100
MOST_UNITS = 64
"""Small units go together in one task, up to so many."""
MOST_PIECES = 32

# Of the logarithm of the budget; tasks differ a lot, and so may machines.
_LEARNING = 0.3


@dataclass(frozen=True)
class Manners:
    """What is aimed at."""

    seconds: float = 3.0
    """A task should last so long while there is work for everybody."""
    hasty_seconds: float = 0.5
    """And so long while there is not, so that what is left is soon shared out."""
    most_rate: float = 100.0
    """Tasks a second that the client and the scheduler have time for: with many threads tasks last longer."""
    first_budget: int = 20_000
    """Nodes for the first task of all, when nothing is known."""
    least_budget: int = LEAST_BUDGET
    """Nodes for any other, however slow the search is."""
    in_flight: float = 2.0
    """Tasks with the cluster for each of its threads: one to work on, one to go on with at once."""
    wanted: float = 4.0
    """Units that are not done for each thread; with fewer, units are split."""

    def task_seconds(self, threads: int, is_scarce: bool = False) -> float:
        """How long a task should last with so many threads."""
        if is_scarce:
            return max(self.hasty_seconds, threads / self.most_rate / 2)
        return max(self.seconds, threads / self.most_rate)


class Pace:
    """Learns from the outcomes of tasks how quick an engine is."""

    def __init__(self, manners: Manners | None = None) -> None:
        self.manners = manners or Manners()
        self._speed: dict[str, float] = {}
        self._latest = ""

    def learn(self, engine: str, budget: int, nodes: int, seconds: float) -> None:
        """Take note of a task that had this budget and took so many seconds for so many nodes."""
        # What was done early tells more about the way than about the walk.
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
        """Nodes for a task that should last so long."""
        # Which engine walks a unit that was never begun is not known for sure.
        speed = self._speed.get(engine or self._latest)
        return self.manners.first_budget if speed is None else max(self.manners.least_budget, int(speed * seconds))

    def least_nodes(self, engine: str, seconds: float) -> int:
        """What a piece must be expected to have to be worth its way, where a task lasts so long."""
        return int(self._speed.get(engine or self._latest, 0.0) * seconds / 30)


def pieces(n_open: int, n_wanted: int, n_tasks: int) -> int:
    """Into how many parts more each unit is to be split, so that there are as many units as are wanted."""
    return min(MOST_PIECES, max(0, ceil((n_wanted - n_open) / max(1, n_tasks))))
