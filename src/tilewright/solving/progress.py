"""How far a search is: a map of its tree, and what is told of it.

A search knows the part of the interval of its tree that it has walked (see engines/branching.py), but nodes
are not spread evenly over that. So, while a search lasts, some of its time goes to rounds of random descents from the
root: each is a sample of subtrees all over the tree, which stand for as many nodes each. Those that no worker has
walked yet tell how many nodes are left, and how far rounds differ tells how sure that is.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from math import exp, inf, log, sqrt
from typing import TYPE_CHECKING

from ..engines import ENGINES, KernelSearch, thread_seconds
from .answers import Progress
from .plan import SearchPlan
from .subproblem import Counts, Subproblem
from .trees import tree_under_way

if TYPE_CHECKING:
    from .descents import Round

MAP_AFTER_SECONDS = 0.5
"""A search that is done sooner is not mapped."""
# A map may take this share of the time. At first it may take more, so that there is one when a watcher first looks.
_SHARE_OF_TIME = 0.02
_FIRST_SHARE = 0.15
_FIRST_SECONDS = 0.3
_MOST_SECONDS_AT_A_TIME = 0.05
_PATIENCE_SECONDS = 3.0
"""Without a map a search is taken to last so much longer, at least."""
# What the interval says is heard too, like so many descents: where no subtree was met something is left all the same.
_WEIGHT_OF_INTERVAL = 8
# What was found in the walked part corrects the rest, but with caution: as if so many trees like this one had been
# walked that were as large as estimated.
_CAUTION = 2.0
# Of few rounds the share grows by no more than so many times its pace so far, or that of a search that is done to such
# a share: they may be far off, and it never goes back.
_FEW_ROUNDS = 12
_MOST_PACE = 2.0
_LEAST_PACE = 0.15
_FIRST_WIDTH = 4
_MOST_WIDTH = 64
_ROUNDS_OF_A_WIDTH = 6
_MOST_ROUNDS = 96
_ROUNDS_FOR_A_RANGE = 5
_WIDEST_RANGE = 8.0
_QUANTILE = 2.0
_SPEED_CHANGES = 0.05

TELL_SECONDS = 0.1
"""Progress is told no more often."""
_WINDOW_SECONDS = 4.0


def _rests(rounds: Sequence[Round], subproblems: Sequence[Subproblem]) -> list[tuple[int, float, float]]:
    """For each round of a part its width, the nodes of the whole part, and those not walked yet."""
    open_parts = [(sub.low + sub.walked, sub.high) for sub in subproblems]
    found = [(done.width, done.total, sum(done.within(*part) for part in open_parts)) for done in rounds]
    left = sum(max(0.0, end - begin) for begin, end in open_parts)
    total = sum(width * nodes for width, nodes, _ in found) / sum(width for width, *_ in found)
    return [*found, (_WEIGHT_OF_INTERVAL, total, total * left)]


Rest = tuple[float, float | None, int]
"""How many nodes are left, by what factor that may be wrong (None if unknown), and how many rounds told it."""


class TreeMap:
    """Samples of the trees of a plan, which grow while a search lasts."""

    def __init__(self, plan: SearchPlan, is_whole: bool = True, most_rounds: int = _MOST_ROUNDS) -> None:
        self._plan = plan
        self._is_whole = is_whole
        self._most_rounds = most_rounds
        self._maps: dict[int, Iterator[None]] = {}
        self._rounds: dict[int, list[Round]] = {}
        self._blank: set[int] = set()
        """Parts whose trees cannot be seen."""
        self.seconds = 0.0
        """Seconds that the samples took so far."""

    def draw(
        self, subproblems: Collection[Subproblem], seconds: float, speed: float, is_compiled: bool = False
    ) -> None:
        """Draw on for `seconds` of this thread, where the parts of these subproblems are not known well enough.

        Their search visits `speed` nodes a second. Not for long at a time: workers may wait for this thread.
        """
        began, until = thread_seconds(), time.perf_counter() + _MOST_SECONDS_AT_A_TIME
        took = 0.0
        while took < seconds and (seconds == inf or time.perf_counter() < until):
            known_least = self._next(subproblems)
            if known_least is None:
                break
            part = known_least.part
            drawn = self._maps.get(part)
            if drawn is None:
                root = tree_under_way(self._plan, known_least)
                if root is None:
                    self._blank.add(part)
                    continue
                # The kernel is at hand if the search that is mapped is compiled.
                if is_compiled:
                    root.compile()
                self._rounds[part] = []
                self._maps[part] = self._drawn(part, root, speed)
            else:
                next(drawn)
            took = thread_seconds() - began
        self.seconds += took

    def _next(self, subproblems: Collection[Subproblem]) -> Subproblem | None:
        """A subproblem of the part that is known least; None if all are known well."""
        seen = [sub for sub in subproblems if sub.part not in self._blank]
        least = min(seen, key=lambda sub: (self._n_rounds(sub.part), sub.part), default=None)
        return None if least is None or self._n_rounds(least.part) >= self._most_rounds else least

    def _n_rounds(self, part: int) -> int:
        return len(self._rounds.get(part, ()))

    def _drawn(self, part: int, root: KernelSearch, speed: float) -> Iterator[None]:
        """Rounds of descents from the root of a part, wider as there are more; each step takes a millisecond or so."""
        width, rounds = _FIRST_WIDTH, self._rounds[part]
        from .descents import Descents

        descents = Descents(root, 0, width, speed)
        for done in descents.steps():
            if done is not None:
                rounds.append(done)
                if len(rounds) % _ROUNDS_OF_A_WIDTH == 0 and width < _MOST_WIDTH:
                    width *= 2
                    descents.width = width
            yield

    def rest(self, subproblems: Collection[Subproblem], nodes: int) -> Rest | None:
        """Estimate what is left of these subproblems, when `nodes` of the whole were visited; None if not known yet."""
        by_part: dict[int, list[Subproblem]] = {part: [] for part in self._maps}
        for sub in subproblems:
            # A part that cannot be seen beside others that can is small: it counts what a symmetry leaves in place.
            if sub.part not in self._blank:
                by_part.setdefault(sub.part, []).append(sub)
        if not by_part or any(self._n_rounds(part) == 0 for part, owners in by_part.items() if owners):
            return None
        rest = walked = total = variance = 0.0
        n_rounds = self._most_rounds
        for part, owners in by_part.items():
            if not self._n_rounds(part):
                continue
            rounds = _rests(self._rounds[part], owners)
            weight = sum(width for width, *_ in rounds)
            part_rest = sum(width * left for width, _, left in rounds) / weight
            part_total = sum(width * whole for width, whole, _ in rounds) / weight
            rest += part_rest
            total += part_total
            walked += part_total - part_rest
            if owners:
                n_rounds = min(n_rounds, self._n_rounds(part))
                # A round that is twice as wide differs from the truth by half the square.
                spread = sum(width * (left - part_rest) ** 2 for width, _, left in rounds) / max(1, len(rounds) - 1)
                variance += spread / weight
        like = _CAUTION * total
        correction = (nodes + like) / (walked + like) if self._is_whole and total else 1.0
        if n_rounds < _ROUNDS_FOR_A_RANGE or rest <= 0:
            return correction * rest, None, n_rounds
        # Half of what the correction changed may be wrong again, and the speed is never quite the same.
        factor = exp(_QUANTILE * sqrt(variance) / rest + abs(log(correction)) / 2 + _SPEED_CHANGES)
        return correction * rest, factor, n_rounds


class ProgressMeter:
    """Turns what a run knows into what is told: nodes, speed, share, and how long it may still take.

    The tree is not mapped before `map_after` seconds, when a watcher first looks.
    """

    def __init__(
        self,
        plan: SearchPlan,
        *,
        workers: int = 1,
        is_whole: bool = True,
        nodes_before: int = 0,
        map_after: float = MAP_AFTER_SECONDS,
    ) -> None:
        self._map = TreeMap(plan, is_whole)
        self._plan = plan
        self._workers = workers
        self._map_after = map_after
        self._began = self._told = time.perf_counter()
        self._share = 0.0
        self._is_compiled = False
        self._latest_speed = 0.0
        self._marks: deque[tuple[float, int]] = deque([(self._began, nodes_before)])

    def is_due(self) -> bool:
        """Tell whether it is time to tell again."""
        return time.perf_counter() - self._told >= TELL_SECONDS

    def tell(
        self,
        subproblems: Collection[Subproblem],
        counts: Counts,
        walked: float,
        seconds: float,
        lowest: int | None = None,
        is_compiled: bool = False,
    ) -> Progress:
        """The progress now. `subproblems` are those not done; `walked` of the interval of the whole is."""
        now = time.perf_counter()
        since, self._told = now - self._told, now
        lasted = now - self._began
        nodes = counts.nodes
        if is_compiled and not self._is_compiled:
            # The speed before compiling tells nothing.
            self._is_compiled = True
            if nodes > self._marks[-1][1]:
                self._marks.clear()
        speed = self._speed(now, nodes)
        on_trial = self._is_on_trial(subproblems)
        remaining = None
        if on_trial:
            # The engine that may take over has another tree.
            rest, share = None, 0.0
        else:
            rest = self._rest(subproblems, nodes, lasted, speed / self._workers)
            share = min(walked, lasted / (lasted + _PATIENCE_SECONDS))
        if rest is not None:
            left, factor, n_rounds = rest
            share = nodes / (nodes + left) if nodes else 0.0
            is_sure = factor is not None and factor**2 < _WIDEST_RANGE
            if self._share and (not is_sure or n_rounds < _FEW_ROUNDS):
                share = min(share, self._share + max(_MOST_PACE * self._share, _LEAST_PACE) * since / lasted)
            if factor is not None and is_sure and speed > 0:
                remaining = (left / speed / factor, left / speed * factor)
        # Only the end is the end.
        self._share = max(self._share, min(0.999, share))
        return Progress(nodes, counts.found, self._share, seconds, lowest, speed, remaining, self._workers)

    def tell_end(self, counts: Counts, seconds: float) -> Progress:
        """The progress when nothing is left."""
        speed = self._speed(time.perf_counter(), counts.nodes)
        return Progress(counts.nodes, counts.found, 1.0, seconds, None, speed, (0.0, 0.0), self._workers)

    def _speed(self, now: float, nodes: int) -> float:
        """Nodes a second in the last few, without the time that the map took from the search."""
        marks = self._marks
        clock = now if self._workers > 1 else now - self._map.seconds
        if not marks or clock - marks[-1][0] >= _WINDOW_SECONDS / 20:
            marks.append((clock, nodes))
            while clock - marks[0][0] > _WINDOW_SECONDS:
                marks.popleft()
        began, before = marks[0]
        if clock > began:
            self._latest_speed = (nodes - before) / (clock - began)
        return self._latest_speed

    def _is_on_trial(self, subproblems: Collection[Subproblem]) -> bool:
        """Tell whether another engine may take over, or several take turns."""
        pick = self._plan.choice
        return any(
            (pick.second is not None and sub.engine == pick.engine.name) or (sub.engine and sub.engine not in ENGINES)
            for sub in subproblems
        )

    def _rest(self, subproblems: Collection[Subproblem], nodes: int, seconds: float, speed: float) -> Rest | None:
        if seconds >= self._map_after:
            allowed = max(min(_FIRST_SECONDS, _FIRST_SHARE * seconds), _SHARE_OF_TIME * seconds) - self._map.seconds
            self._map.draw(subproblems, allowed, speed, self._is_compiled)
        return self._map.rest(subproblems, nodes)
