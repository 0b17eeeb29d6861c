"""How large a search will be, told in advance from random descents.

The tree is first walked as it is for a moment: a small one ends there, and its numbers are exact. Of what is left of a
larger one rounds of random descents (see `descents`) give independent estimates; how far they differ gives an interval.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count as numbers_from
from math import exp, sqrt
from typing import TYPE_CHECKING

from ..deadline import is_over, seconds_left
from ..engines import KernelSearch, Status, thread_seconds
from ..errors import InvalidRequest, OutOfTime
from ..families import Puzzle, family_of
from ..families.naive import NaiveSpace
from ..models import Model, Part
from ..values import frozen
from .choice import choose_for_model
from .counting import plan_count
from .descents import Descents
from .plan import SearchPlan
from .subproblem import Counts, Subproblem
from .tables import html_table
from .trees import tree_of

if TYPE_CHECKING:
    from ..answers.counts import EstimateJson, RangeJson

CONFIDENCE = 0.9
"""How often an interval holds the truth."""
BEYOND = 1e300
"""Greater numbers are estimated as this one."""
# Rounds are skewed: for the intervals to keep what they promise they are made as if 95 in 100 were asked for.
_NORMAL_QUANTILE = 1.96

# This many seconds are enough to see that a tree is tiny.
_LEAST_SECONDS = 0.1
_GLANCE = 0.05
# Of the time, the share in which the whole tree is walked as it is; and the share of the small searches that tell
# what symmetries leave in place.
_WALKED = 0.15
_IN_PLACE = 0.1
_PILOT_WIDTH = 8
_PILOT_ROUNDS = 4
_MOST_WIDTH = 64
_WANTED_ROUNDS = 24
_LEAST_ROUNDS = 4
# Where the time is over before, as on a large board, two tell something.
_FEWEST_ROUNDS = 2
# A number of rounds is asked for to get the same ones each time: then trials are as long as if this were the speed.
_SPEED_WITHOUT_A_CLOCK = 1e6
_SLICE_NODES = 512
_SLICE_SECONDS = 0.02


@frozen
class Range:
    """A number and the interval in which it lies, in `CONFIDENCE` of all cases."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, rounds: Sequence[float]) -> Range:
        """The mean of what rounds say of a number.

        The interval is that of Student's t for the logarithm of the mean. Few of many nodes lie in most subtrees,
        so that the greatest round tells what another sample might have had, or what this one might have missed.
        """
        from statistics import fmean, stdev

        # What a floating-point number cannot hold is cut off, with some room for sums.
        rounds = [min(value, BEYOND) for value in rounds]
        n, mean = len(rounds), fmean(rounds)
        if n < 2 or mean == 0:
            return cls.exactly(mean)
        off = _student_quantile(n - 1) * stdev(rounds) / sqrt(n) / mean
        greatest = max(rounds)
        low = min(mean * exp(-off), (n * mean - greatest) / (n - 1))
        high = max(mean * exp(off), mean + greatest / n)
        return cls(mean, low, high)

    @classmethod
    def exactly(cls, value: float) -> Range:
        """A number that is known."""
        return cls(value, value, value)

    def plus(self, other: Range) -> Range:
        """The range of a sum."""
        return Range(self.value + other.value, self.low + other.low, self.high + other.high)

    def per(self, speed: float) -> Range:
        """The range divided by a number."""
        return Range(self.value / speed, self.low / speed, self.high / speed)

    def to_json(self) -> RangeJson:
        """The numbers as plain data."""
        return {"estimate": self.value, "low": self.low, "high": self.high}


def _student_quantile(freedom: int) -> float:
    """The quantile of Student's distribution that belongs to that of the normal distribution (Fisher 1925)."""
    z, n = _NORMAL_QUANTILE, freedom
    terms = (
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return sum(terms)


@frozen
class Estimate:
    """An estimate of the effort and the solutions of a complete search.

    `solutions` counts as `Count.distinct` does. With `is_exact` the search ended while it was tried. `rounds` of
    descents were made, and `subtrees` walked to their end; `sampled` is how many seconds that took.

    Attributes
    ----------
    counts_with
        The engine that would count, if that has no tree to descend and `engine` stands in for it.
    counts_in
        How many seconds that engine expects to take, if it has no tree and was not asked for; else None.
    seconds
        With one worker, on this machine.
    naive
        All arrangements of the pieces, as if nothing had to fit; None for a bare model.
    """

    engine: str
    why: str
    counts_with: str
    nodes: Range
    solutions: Range
    seconds: Range
    is_exact: bool
    rounds: int
    subtrees: int
    sampled: float
    naive: NaiveSpace | None = None
    counts_in: float | None = None

    def to_json(self) -> EstimateJson:
        """The estimate as plain data."""
        return {
            "exact": self.is_exact,
            "confidence": 1.0 if self.is_exact else CONFIDENCE,
            "nodes": self.nodes.to_json(),
            "solutions": self.solutions.to_json(),
            "seconds": self.seconds.to_json(),
            "engine": self.engine,
            "counts_with": self.counts_with,
            "counts_in": self.counts_in,
            "rounds": self.rounds,
            "subtrees": self.subtrees,
            "sampled_seconds": round(self.sampled, 6),
            "naive": None if self.naive is None else self.naive.to_json(),
        }

    def _repr_html_(self) -> str:
        ranges = (("nodes", self.nodes), ("solutions", self.solutions), ("seconds", self.seconds))
        rows = [(name, *(f"{number:,.3g}" for number in (one.value, one.low, one.high))) for name, one in ranges]
        title = f"Search with engine {self.engine}{', exact' if self.is_exact else ''}"
        return html_table(title, ("", "about", "from", "to"), rows)


def estimate(
    puzzle: Puzzle, *, engine: str | None = None, seconds: float = 2.0, seed: int = 0, rounds: int | None = None
) -> Estimate:
    """Estimate from random descents how many nodes and solutions a puzzle has, and how long counting takes.

    Parameters
    ----------
    puzzle
        The puzzle whose search to estimate.
    engine
        The engine whose tree is meant; by default the one that would count. If that counts without a tree to descend,
        the next engine that lists solutions stands in for it.
    seconds
        How long to sample.
    seed
        The start of the random numbers. The number of descents depends on the time, so that only with `rounds` the same
        seed gives the same estimate.
    rounds
        Make this number of rounds, each 16 descents wide, and walk no part of the tree beforehand: then nothing depends
        on the time.

    Returns
    -------
    Estimate
        Nodes, solutions and seconds, each with an interval.

    Raises
    ------
    InvalidRequest
        The engine never knows all solutions, or the only engine that can take the puzzle has no tree to descend.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    MissingExtra
        The engine needs a library that is not installed.
    NoEngine
        There is no engine of this name, or it cannot take the puzzle.

    See Also
    --------
    count : Count the solutions.

    Examples
    --------
    >>> import tilewright as tw
    >>> found = tw.estimate("unicorn", rounds=8)
    >>> found.solutions.low < tw.count("unicorn").distinct < found.solutions.high
    True
    """
    plan = plan_count(puzzle, engine=engine)
    first = Sampling(plan, plan.first(), seed)
    first.run((1 - _IN_PLACE) * seconds, rounds)
    samplings = [first]
    # What symmetries leave in place is counted behind solutions, and only then.
    if first.found.value > 0:
        # It is a small part, and symmetries take long where a board is large.
        with suppress(OutOfTime):
            if later := plan.following(Counts(found=1), ()):
                second = Sampling(plan, later, seed)
                second.run(_IN_PLACE * seconds, rounds)
                samplings.append(second)
    return replace(_summed_up(plan, samplings), naive=family_of(puzzle).naive(puzzle))


def estimate_model(
    model: Model, *, engine: str | None = None, seconds: float = 2.0, seed: int = 0, rounds: int | None = None
) -> Estimate:
    """Estimate the nodes and solutions of a bare model, and the time to count them."""
    pick = choose_for_model(model, engine)
    if not pick.engine.is_exhaustive:
        raise InvalidRequest(f"engine {pick.engine.name!r} finds solutions but never knows all; take another one")
    plan = SearchPlan(pick, [Part(1, model)])
    sampling = Sampling(plan, plan.first(), seed)
    sampling.run(seconds, rounds)
    return _summed_up(plan, [sampling])


def _summed_up(plan: SearchPlan, samplings: Sequence[Sampling]) -> Estimate:
    first = samplings[0]
    nodes, times = first.nodes, first.times
    for other in samplings[1:]:
        nodes, times = nodes.plus(other.nodes), times.plus(other.times)
    return Estimate(
        engine=first.engine,
        why=plan.choice.why,
        counts_with=plan.choice.engine.name,
        nodes=nodes,
        solutions=first.found,
        seconds=times,
        is_exact=all(sampling.is_exact for sampling in samplings),
        rounds=max(sampling.n_rounds for sampling in samplings),
        subtrees=sum(sampling.n_walked for sampling in samplings),
        sampled=sum(sampling.seconds for sampling in samplings),
        counts_in=plan.choice.seconds or None if plan.choice.engine.only_counts else None,
    )


class Sampling:
    """A running estimate of the nodes and solutions in several parts of a plan."""

    def __init__(self, plan: SearchPlan, subproblems: Sequence[Subproblem], seed: int) -> None:
        self._plan = plan
        self._seed = seed
        self._roots: dict[int, KernelSearch] = {}
        self.engine = plan.choice.engine.name
        for subproblem in subproblems:
            search, engine = tree_of(plan, subproblem.part)
            if search is not None:
                self._roots[subproblem.part] = search
                self.engine = engine
        self._walked = Counts()
        self._nodes: list[float] = []
        self._found: list[float] = []
        self._speed_nodes = 0
        self._speed_seconds = 0.0
        self.n_walked = 0
        self.seconds = 0.0

    @property
    def is_exact(self) -> bool:
        """Tell whether all parts were walked to their end."""
        return not self._roots

    @property
    def n_rounds(self) -> int:
        return len(self._nodes)

    @property
    def nodes(self) -> Range:
        return Range.exactly(self._walked.nodes).plus(Range.of(self._nodes or [0]))

    @property
    def found(self) -> Range:
        """The solutions that the plan will have counted."""
        return Range.exactly(self._walked.found).plus(Range.of(self._found or [0]))

    @property
    def times(self) -> Range:
        """The seconds of one worker."""
        if self.is_exact:
            return Range.exactly(self._walked.seconds)
        return self.nodes.per(self._speed_nodes / self._speed_seconds if self._speed_seconds else 1e6)

    def run(self, seconds: float, rounds: int | None) -> None:
        """Sample for a number of seconds, as far as a deadline allows, or for a number of rounds."""
        left = seconds_left()
        if left is not None:
            seconds = max(_LEAST_SECONDS, min(seconds, left))
        if rounds is None:
            self._walk(_GLANCE)
        for root in self._roots.values():
            # That may take a while, once on each machine, and is no part of the sampling.
            root.compile()
        began = time.perf_counter()
        if rounds is None:
            self._walk(_WALKED * seconds)
        if self._roots:
            self._descend(began + seconds, rounds)
        self.seconds = time.perf_counter() - began

    def _walk(self, seconds: float) -> None:
        """Walk the beginning of each part; a part that ends is known, of others the rest is left."""
        for part, search in list(self._roots.items()):
            until = time.perf_counter() + seconds / len(self._roots)
            budget, status = _SLICE_NODES, Status.RUNNING
            while status is not Status.EXHAUSTED and time.perf_counter() < until:
                nodes, found, began = search.nodes, search.found, thread_seconds()
                status, _ = search.advance(budget, 0)
                took = thread_seconds() - began
                walked = Counts(search.nodes - nodes, took, search.found - found)
                self._walked += self._plan.weighed(part, walked)
                if search.is_compiled:
                    self._speed_nodes += walked.nodes
                    self._speed_seconds += took
                budget *= 2 if took < _SLICE_SECONDS else 1
            if status is Status.EXHAUSTED:
                del self._roots[part]

    def _descend(self, until: float, rounds: int | None) -> None:
        """Rounds of descents in all parts that are left."""
        width, speed = (_PILOT_WIDTH, None) if rounds is None else (2 * _PILOT_WIDTH, _SPEED_WITHOUT_A_CLOCK)
        descents = {part: Descents(root, self._seed + part, width, speed) for part, root in self._roots.items()}
        steps = {part: descent.steps() for part, descent in descents.items()}
        began = time.perf_counter()
        is_pilot = rounds is None
        for number in numbers_from(1):
            nodes = found = 0.0
            for part in descents:
                done = next(done for done in steps[part] if done is not None)
                nodes += sum(done.nodes)
                found += self._plan.weighed(part, Counts(found=1)).found * sum(done.found)
            self._nodes.append(nodes)
            self._found.append(found)
            now = time.perf_counter()
            if number == rounds or (rounds is None and number >= _LEAST_ROUNDS and now >= until):
                break
            if rounds is None and len(self._nodes) >= _FEWEST_ROUNDS and is_over():
                break
            if is_pilot and number == _PILOT_ROUNDS:
                is_pilot = False
                # As wide as leaves room for the rounds that are wanted.
                times = (until - now) / (_WANTED_ROUNDS * (now - began) / _PILOT_ROUNDS)
                width = _PILOT_WIDTH
                while 2 * width <= min(_MOST_WIDTH, times * _PILOT_WIDTH):
                    width *= 2
                if width > _PILOT_WIDTH:
                    self._nodes, self._found = [], []
                for descent in descents.values():
                    descent.width = width
        for descent in descents.values():
            if rounds is not None:
                descent.measure(descent.root)
            self._speed_nodes += descent.nodes
            self._speed_seconds += descent.seconds
            self.n_walked += descent.n_walked
