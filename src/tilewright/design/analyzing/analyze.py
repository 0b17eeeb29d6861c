"""The work behind an analysis: from the table of engine memo, from all solutions listed, or from random ones."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from math import inf
from random import Random

from ...deadline import within
from ...engines.memo_search import DEFAULT_MEMORY, MemoSearch
from ...engines.tallies import BYTES_OF_REST, every_solution, tally_options
from ...errors import InvalidRequest, NoEngine
from ...families import Choices, Compiled, Puzzle
from ...models import Part
from ...sentences import sentence
from ...solving import NO_LIMITS, Effort, Limits, OnProgress, Progress, Run, choose_engine, lint
from ...solving.checks import checked
from ...solving.choice import Choice, with_table
from ...solving.plan import BATCH, SearchPlan
from .analysis import Analysis, Basis

# Random solutions where not all are looked at, and for the pairs.
_SAMPLES = 2000
_PAIRED = 10_000
# When this many solutions are listed and there are more, counting them in a table is tried.
_MANY = 500_000
_TRIAL_NODES = 20_000_000
# Of the time that is left after counting the share for exact numbers; the rest is for samples.
_PASS = 0.7
_SLICE = 200

AnalysisSteps = Generator[None, None, Analysis]
"""Yields now and then, so that the caller regains control; returns the answer."""


def analyze(
    puzzle: Puzzle,
    *,
    samples: int | None = None,
    seed: int = 0,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    on_progress: OnProgress | None = None,
) -> Analysis:
    """Look at all solutions of a puzzle: how often each piece covers each cell, what is forced, what never happens.

    If engine `memo` can count the solutions, it also counts those that have each move, without listing any. Otherwise
    all solutions are listed. If the table of `memo` has no room, or the time is over, solutions are drawn from it at
    random.

    Parameters
    ----------
    puzzle
        The puzzle to analyze.
    samples
        Draw this number of solutions at random instead of looking at all, where they can be drawn without being
        listed; None to look at all.
    seed
        The start of the random numbers; the same seed draws the same solutions.
    limits
        The seconds, search nodes or bytes of memory after which to stop, but no number of solutions.
    workers
        How many threads share the search.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Analysis
        The numbers, and what they rest on: all solutions, samples, or only a part if a limit stopped the search.

    Raises
    ------
    InvalidRequest
        `samples` is less than 1, or `limits` has a number of solutions.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    NoEngine
        No engine can take the puzzle.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    count : Count the solutions, also up to symmetry.
    sample : Draw solutions at random.

    Examples
    --------
    >>> import tilewright as tw
    >>> found = tw.analyze("magic-square-3")
    >>> found.total, [found.words(move) for move in found.forced]
    (8, ['5 on 5'])
    """
    steps = analysis_steps(puzzle, samples=samples, seed=seed, limits=limits, workers=workers, on_progress=on_progress)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Analysis = end.value
            return found


def analysis_steps(
    puzzle: Puzzle,
    *,
    samples: int | None = None,
    seed: int = 0,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    on_progress: OnProgress | None = None,
) -> AnalysisSteps:
    """Like `analyze`, step by step."""
    if samples is not None and samples < 1:
        raise InvalidRequest(sentence("{samples} solutions cannot be drawn; give a number from 1 on", samples=samples))
    if limits.solutions is not None:
        raise InvalidRequest(sentence("an analysis is about all solutions; give no limit of solutions"))
    with within(limits.seconds) as limit:
        work = _Work(puzzle, samples, Random(seed), limits, workers, on_progress)
        choice = choose_engine(puzzle, for_counting=True)
        # Of a large board that takes a while.
        work.n_moves = len(choice.compiled.moves)
        limits = replace(limits, seconds=limit.left())
        work.start(limits)
    table = with_table(choice)
    if table is not None:
        is_trial = table.second is not None and (limits.nodes is None or limits.nodes > table.trial_nodes)
        found = yield from work.by_table(table, table.trial_nodes if is_trial else None)
        if found is not None:
            return found
    if choice.engine.only_counts:
        choice = choose_engine(puzzle, for_all=True)
    return (yield from work.by_listing(choice))


class _Fair:
    """Some of all solutions that are added, each with the same chance.

    Their hashes choose them, so that they do not depend on the order in which several workers find them.
    """

    def __init__(self, most: int, salt: int) -> None:
        self._most, self._salt = most, salt
        self._kept: list[tuple[int, Choices]] = []
        self._below: float = inf

    def add(self, choices: Choices) -> None:
        key = hash((self._salt, *choices))
        if key < self._below:
            self._kept.append((key, choices))
            if len(self._kept) == 2 * self._most:
                self._cut()

    def _cut(self) -> None:
        self._kept.sort()
        del self._kept[self._most :]
        if len(self._kept) == self._most:
            self._below = self._kept[-1][0]

    def chosen(self) -> list[Choices]:
        """The solutions that were chosen so far."""
        self._cut()
        return [choices for _, choices in self._kept]


class _Work:
    """One analysis under way."""

    def __init__(
        self,
        puzzle: Puzzle,
        samples: int | None,
        chance: Random,
        limits: Limits,
        workers: int,
        on_progress: OnProgress | None,
    ) -> None:
        self.puzzle = puzzle
        self.samples = samples
        self.chance = chance
        self.workers = workers
        self.on_progress = on_progress
        self.findings = lint(puzzle)
        self.n_moves = 0
        self.start(limits)

    def start(self, limits: Limits) -> None:
        """Begin to take the time, with these limits."""
        self.limits = limits
        self.began = time.perf_counter()

    @property
    def seconds(self) -> float:
        """The seconds since it began."""
        return time.perf_counter() - self.began

    def left(self, share: float = 1.0) -> float:
        """A share of the seconds that are left; infinite without a limit."""
        return inf if self.limits.seconds is None else max(0.0, share * (self.limits.seconds - self.seconds))

    def by_table(self, choice: Choice, trial_nodes: int | None) -> Generator[None, None, Analysis | None]:
        """From the table of engine memo; None if that was not filled within the nodes of a trial."""
        compiled: Compiled = choice.compiled
        seconds = None if self.limits.seconds is None else self.left()
        limits = replace(self.limits, seconds=seconds, nodes=trial_nodes or self.limits.nodes)
        plan = SearchPlan(Choice(choice.engine, choice.why), [Part(1, compiled.model)], memory=limits.memory)
        run = Run(plan, limits, on_progress=self._half(0.0))
        for _ in run.until_stopped():
            yield
        effort, search = run.effort, run.search
        assert isinstance(search, MemoSearch)
        if effort.stopped_by == "nodes" and trial_nodes is not None:
            return None
        counts = [0] * self.n_moves
        total = search.found
        if not effort.exhausted or not total:
            return self._found(compiled, "all" if effort.exhausted else "part", 0, counts, [], effort)
        # Why not all solutions are looked at; "" if they are.
        cut_by = "samples" if self.samples is not None else "memory"
        if self.samples is None and search.has_all:
            cut_by = yield from self._pass(search, counts, effort)
        drawn: list[Choices] = []
        n_wanted = self.samples or _SAMPLES
        if not cut_by and total <= n_wanted:
            # A few solutions are listed sooner than drawn.
            drawn = list(every_solution(search))
            n_wanted = 0
        left = self.left() + self.seconds
        for _ in range(n_wanted):
            if drawn and self.seconds > left:
                cut_by = cut_by and "seconds"
                break
            for choices in search.drawing(self.chance):
                yield
                if choices is not None:
                    drawn.append(choices)
                elif drawn and self.seconds > left:
                    break
        checked(self.puzzle, compiled, compiled.canonical(drawn[0]))
        effort = replace(effort, seconds=self.seconds, stopped_by="seconds" if cut_by == "seconds" else "")
        if not cut_by:
            return self._found(compiled, "all", total, counts, drawn, effort)
        return self._found(compiled, "samples", len(drawn), _tally(compiled, drawn), drawn, effort, total)

    def _pass(self, search: MemoSearch, counts: list[int], effort: Effort) -> Generator[None, None, str]:
        """Count the solutions that have each move; returns "" or what did not suffice, "memory" or "seconds"."""
        most = (self.limits.memory or DEFAULT_MEMORY) // BYTES_OF_REST
        until = self.seconds + self.left(_PASS)
        tell = self._half(0.5)
        for share, n_waiting in tally_options(search, counts):
            if n_waiting > most:
                return "memory"
            if self.seconds > until:
                return "seconds"
            if tell is not None:
                tell(Progress(effort.nodes, search.found, share, self.seconds, words=("nodes", "solutions")))
            yield
        return ""

    def _half(self, begin: float) -> OnProgress | None:
        """Tell the progress of one of two halves of the work."""
        tell = self.on_progress
        return None if tell is None else lambda one: tell(replace(one, share=begin + one.share / 2))

    def by_listing(self, choice: Choice) -> AnalysisSteps:
        """From all solutions, one by one; from a table after all if they are too many."""
        compiled: Compiled = choice.compiled
        plan = SearchPlan(choice, [Part(1, compiled.model)], batch=BATCH)
        run = Run(plan, self.limits, workers=self.workers, on_progress=self.on_progress)
        counts = [0] * self.n_moves
        kept = _Fair(_PAIRED, self.chance.getrandbits(60))
        n = 0
        may_count = True
        for batch in run.until_stopped():
            for choices in batch:
                if not n:
                    checked(self.puzzle, compiled, compiled.canonical(choices))
                n += 1
                for move in compiled.moves_of(choices):
                    counts[move] += 1
                kept.add(choices)
            if n > _MANY and may_count:
                may_count = False
                found = yield from self._by_table_after_all()
                if found is not None:
                    return found
            yield
        effort = run.effort
        return self._found(compiled, "all" if effort.exhausted else "part", n, counts, kept.chosen(), effort)

    def _by_table_after_all(self) -> Generator[None, None, Analysis | None]:
        try:
            choice = choose_engine(self.puzzle, "memo", for_counting=True)
        except NoEngine:
            return None
        found = yield from self.by_table(choice, min(_TRIAL_NODES, self.limits.nodes or _TRIAL_NODES))
        return found if found is not None and (found.n or found.effort.stopped_by == "interrupt") else None

    def _found(
        self,
        compiled: Compiled,
        basis: Basis,
        n: int,
        counts: Sequence[int],
        listed: list[Choices],
        effort: Effort,
        total: int | None = None,
    ) -> Analysis:
        if basis == "part":
            counts, listed = [min(1, count) for count in counts], []
        return Analysis(
            self.puzzle,
            basis,
            n,
            n if basis == "all" else total,
            compiled.alike,
            compiled.moves,
            tuple(counts),
            _pairs(compiled, listed),
            len(listed),
            effort,
            self.findings,
        )


def _tally(compiled: Compiled, listed: Iterable[Choices]) -> list[int]:
    counts = [0] * len(compiled.moves)
    for choices in listed:
        for move in compiled.moves_of(choices):
            counts[move] += 1
    return counts


def _pairs(compiled: Compiled, listed: Iterable[Choices]) -> dict[tuple[int, int], int]:
    """For each two things, by their numbers, the solutions in which they lie side by side; the most first."""
    moves, sides = compiled.moves, list(compiled.side_by_side)
    pairs = Counter[tuple[int, int]]()
    for choices in listed:
        lying = {cell: move for move in compiled.moves_of(choices) for cell in moves[move].cells}
        met = {(lying[a], lying[b]) for a, b in sides if a in lying and b in lying and lying[a] != lying[b]}
        kinds = ((moves[a].kind, moves[b].kind) for a, b in met)
        pairs.update({(min(pair), max(pair)) for pair in kinds})
    return dict(sorted(pairs.items(), key=lambda one: (-one[1], one[0])))
