"""Solve, enumerate, count: once for every family and every engine."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from ..deadline import within
from ..engines import Choices, Search
from ..errors import InvalidRequest
from ..families import Compiled, Finding, Symmetry
from ..models import Model, Part
from ..values import record, replace
from .answers import NO_LIMITS, Answer, Count, Effort, Limits
from .checks import checked, lint
from .choice import choose_engine
from .counting import plan_count
from .orbits import UpTo, subgroup
from .plan import BATCH, SearchPlan, may_take_turns
from .run import OnProgress, Run

if TYPE_CHECKING:
    from ..families import Puzzle, Solution


@record
class _Sieve:
    """Gives those of the solutions that a search finds that stand for others up to symmetry, each once.

    An engine that chooses at random comes back to solutions: `seen` has those that were given. An exhaustive one finds
    each once, and `seen` is None.
    """

    puzzle: Puzzle
    compiled: Compiled
    group: tuple[Symmetry, ...]
    parts: tuple[Part, ...]
    wanted: int | None
    seen: set[Choices] | None
    passed_over: int = 0
    stands_for: int = 0

    def solutions(self, run: Run) -> Iterator[Solution | None]:
        """The solutions that are given, each of which has passed the checker; None after each slice of the search."""
        given = 0
        for batch in run.until_stopped():
            for choices in batch:
                canonical = self._canonical(choices)
                if canonical is None:
                    if run.is_over():
                        return
                    continue
                yield checked(self.puzzle, self.compiled, canonical)
                given += 1
                if given == self.wanted or run.is_over():
                    return
            yield None

    def _canonical(self, choices: Choices) -> Choices | None:
        """The least symmetric image of a solution; None if another solution stands for its orbit."""
        found = self.compiled.canonical(choices)
        images = [found, *(symmetry.image(found) for symmetry in self.group)]
        if self.seen is not None:
            least = min(images)
            if least in self.seen:
                return None
            self.seen.add(least)
            self.stands_for += len(set(images))
            return least
        # Of those of its images that this search comes to, too, only the least is given.
        if any(image < found and any(part.has(image) for part in self.parts) for image in images):
            self.passed_over += 1
            return None
        self.stands_for += len(set(images))
        return min(images)


class Solutions(Iterator["Solution"]):
    """An iterator over the solutions of a puzzle, as `solutions` gives it.

    `effort` says at any time how far the search has come.
    """

    def __init__(self, run: Run, sieve: _Sieve) -> None:
        self.compiled = sieve.compiled
        """The puzzle as the engine sees it; it tells whether solutions are the same up to symmetry."""
        self._run = run
        self._sieve = sieve
        # The iterator does not know this object: when the caller drops that, all workers stop.
        self._iterator = sieve.solutions(run)

    @property
    def passed_over(self) -> int:
        """Solutions seen so far that were not given because a smaller one of their orbit stands for them."""
        return self._sieve.passed_over

    @property
    def stands_for(self) -> int:
        """The distinct solutions for which those given so far stand: the sizes of their orbits, added up."""
        return self._sieve.stands_for

    @property
    def group_order(self) -> int:
        """The order of the group whose orbits are given once, 1 if all solutions are given."""
        return max(1, len(self._sieve.group))

    @property
    def effort(self) -> Effort:
        return self._run.effort

    def interrupt(self) -> None:
        """Take note that the caller was interrupted (Ctrl-C) and takes no more solutions."""
        self._run.interrupt()

    @property
    def search(self) -> Search:
        """The search itself, for what only this engine can tell."""
        return self._run.search

    def closest(self) -> Solution | None:
        """The best arrangement so far of an engine that keeps one; it is no solution if rules are broken."""
        best = self.search.best() if self.search.nodes else None
        return None if best is None else self.compiled.decode(best[1])

    def __next__(self) -> Solution:
        return next(solution for solution in self._iterator if solution is not None)

    def slices(self) -> Iterator[Solution | None]:
        """The solutions, and None after each slice of the search, so that the caller regains control regularly.

        Raises KeyboardInterrupt after Ctrl-C, where iterating ends like at a limit.
        """
        return self._run.hearing(self._iterator)


def solutions(
    puzzle: Puzzle,
    *,
    up_to: UpTo | None = None,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    seed: int = 0,
    workers: int = 1,
    ordered: bool = False,
    for_all: bool = False,
    on_progress: OnProgress | None = None,
    start: Callable[[Model, int], Search] | None = None,
) -> Solutions:
    """Iterate over the distinct solutions of a puzzle; each has passed the checker.

    Parameters
    ----------
    puzzle
        The puzzle to solve.
    up_to
        Give only one solution of each orbit of the rotations ("rotation"), of the symmetry group ("symmetry"), or of
        that and the renamings of labels ("relabeling"): the least of each. By default all distinct solutions.
    engine
        The name of an engine; by default the one that suits the puzzle.
    limits
        The seconds, search nodes or solutions after which to stop.
    seed
        The start of the random numbers, for engines that choose at random; the same seed repeats the search.
    workers
        How many threads share the search.
    ordered
        Give the solutions in the order of one worker. Otherwise several workers may give another order each time.
    for_all
        All solutions are wanted: take the engine that expects to give the last one first, even if it takes longer to
        tell.
    on_progress
        A function that is called with a `Progress` a few times a second.
    start
        A function that begins the search of a model with a seed in place of the engine: the same engine with other
        parameters.

    Returns
    -------
    Solutions
        An iterator. Its `effort` says at any time how far the search has come and whether it is exhausted.

    Raises
    ------
    InvalidRequest
        `up_to` is not one of the three; the engine only counts; or it chooses at random and there is no limit.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    MissingExtra
        The engine needs a library that is not installed.
    NoEngine
        There is no engine of this name, or it cannot take the puzzle.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    solve : The first solutions in one call.
    count : Count the solutions without listing them.
    sample : Draw solutions at random.

    Examples
    --------
    >>> import tilewright as tw
    >>> for solution in tw.solutions("magic-square-3", limits=tw.Limits(solutions=2)):
    ...     print(solution.values)
    (2, 9, 4, 7, 5, 3, 6, 1, 8)
    (2, 7, 6, 9, 5, 1, 4, 3, 8)
    """
    with within(limits.seconds) as limit:
        choice = choose_engine(puzzle, engine, for_all=for_all)
        compiled: Compiled = choice.compiled
        group = subgroup(compiled, up_to) if up_to is not None else ()
        is_random = not choice.engine.is_exhaustive
        parts: tuple[Part, ...] = (Part(1, compiled.model),)
        if group and not is_random and start is None:
            # With symmetry a share of the tree is enough.
            parts = compiled.parts(group, False)
        if is_random and limits == NO_LIMITS:
            raise InvalidRequest(
                f"engine {choice.engine.name!r} finds solutions but never knows all; "
                f"ask for a number of them or give a limit"
            )
        # With symmetry a limit of solutions is one of solutions given, not of solutions found.
        given_once = not group and not is_random
        inner = replace(limits.left(limit), solutions=limits.solutions if given_once else None)

        def begin(model: Model) -> Search:
            return (start or choice.engine.start)(model, seed)

        is_begun_here = is_random or start is not None
        workers = 1 if is_begun_here else workers
        in_turns = engine is None and not for_all and may_take_turns(inner, workers, ordered)
        # An engine that chooses at random gives each solution at once.
        batch, own = (1 if is_random else BATCH), (begin if is_begun_here else None)
        plan = SearchPlan(choice, parts, batch=batch, memory=limits.memory, in_turns=in_turns, start=own)
        run = Run(plan, inner, workers=workers, ordered=ordered, first_at_once=True, on_progress=on_progress)
    return Solutions(run, _Sieve(puzzle, compiled, group, parts, limits.solutions, set() if is_random else None))


def solve(
    puzzle: Puzzle,
    n: int | None = 1,
    *,
    up_to: UpTo | None = None,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    seed: int = 0,
    workers: int = 1,
    ordered: bool = False,
    on_progress: OnProgress | None = None,
) -> Answer:
    """Find the first `n` solutions of a puzzle, or all with `n=None`.

    An answer that is `exhausted` and has no solutions proves that there is none.

    Parameters
    ----------
    puzzle
        The puzzle to solve.
    n
        How many solutions to find, 1 by default; None for all.
    up_to
        Give only one solution of each orbit of the rotations ("rotation"), of the symmetry group ("symmetry"), or of
        that and the renamings of labels ("relabeling"). By default all distinct solutions.
    engine
        The name of an engine; by default the one that suits the puzzle.
    limits
        The seconds, search nodes or solutions after which to stop.
    seed
        The start of the random numbers, for engines that choose at random; the same seed repeats the search.
    workers
        How many threads share the search.
    ordered
        Give the solutions in the order of one worker. Otherwise several workers may give another order each time.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Answer
        The solutions, the findings of `lint`, whether the search was exhausted, and how it went (`effort`).

    Raises
    ------
    InvalidRequest
        `n` is less than 1; `up_to` is not one of the three; the engine only counts, or is random and nothing limits it.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    MissingExtra
        The engine needs a library that is not installed.
    NoEngine
        There is no engine of this name, or it cannot take the puzzle.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    solutions : Iterate over solutions while the search goes on.
    count : Count the solutions without listing them.
    estimate : Tell beforehand how long a search will take.

    Examples
    --------
    >>> import tilewright as tw
    >>> answer = tw.solve("unicorn", n=None, up_to="symmetry")
    >>> len(answer.solutions), answer.exhausted
    (2, True)
    """
    if n is not None and n < 1:
        raise InvalidRequest(f"{n} solutions cannot be asked for; give a number from 1 on, or None for all")
    wanted = n if limits.solutions is None else min(limits.solutions, n or limits.solutions)
    with within(limits.seconds):
        findings = lint(puzzle)
        found = solutions(
            puzzle,
            up_to=up_to,
            engine=engine,
            limits=replace(limits, solutions=wanted),
            seed=seed,
            workers=workers,
            ordered=ordered,
            for_all=wanted is None,
            on_progress=on_progress,
        )
    listed = tuple(islice(found, n))
    return Answer(listed, found.effort, findings, None if listed else found.closest())


def count(
    puzzle: Puzzle,
    *,
    relabelings: bool = False,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    on_progress: OnProgress | None = None,
    on_findings: Callable[[tuple[Finding, ...]], None] | None = None,
) -> Count:
    """Count the solutions of a puzzle: raw, distinct, up to rotation and up to symmetry.

    A share of the tree is searched, and each solution found stands for its images. By Burnside's lemma a
    group has as many orbits as its members leave solutions in place on average, and what a member leaves
    in place is counted by a small search of its own. So no solution is kept; memory is in proportion
    to the model, but for what an engine may remember (`limits.memory`).

    Parameters
    ----------
    puzzle
        The puzzle whose solutions to count.
    relabelings
        Count also up to renamings of labels (for sums: the complement of all values).
    engine
        The name of an engine; by default the one that expects to be done first.
    limits
        The seconds, search nodes or solutions after which to stop; the numbers are then lower bounds.
    workers
        How many threads share the search (one if `limits` has a number of solutions). They do not change the numbers.
    on_progress
        A function that is called with a `Progress` a few times a second.
    on_findings
        A function that is called once, before the search, with the findings of `lint`.

    Returns
    -------
    Count
        The numbers, and whether they are exact (`exhausted`).

    Raises
    ------
    InvalidRequest
        The engine chooses at random and never knows all solutions, or it must see each solution and cannot.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it, `sweep` counts for all setups.
    MissingExtra
        The engine needs a library that is not installed.
    NoEngine
        There is no engine of this name, or it cannot take the puzzle.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    estimate : Tell beforehand how long counting will take.
    solutions : Iterate over the solutions.
    sweep : Count for every setup of a template.

    Examples
    --------
    >>> import tilewright as tw
    >>> count = tw.count("unicorn")
    >>> count.distinct, count.up_to_symmetry, count.exhausted
    (8, 2, True)
    """
    with within(limits.seconds) as limit:
        plan = plan_count(puzzle, relabelings=relabelings, engine=engine, limits=limits)
        findings = lint(puzzle)
        if on_findings is not None:
            on_findings(findings)
        # A limit of solutions is kept exactly by one worker.
        workers = workers if limits.solutions is None else 1
        run = Run(plan, limits.left(limit), workers=workers, on_progress=on_progress)
    run.to_end()
    return plan.count(run.counts, run.effort, findings, run.done_parts)


def count_steps(
    puzzle: Puzzle, *, engine: str | None = None, limits: Limits = NO_LIMITS
) -> Generator[None, None, Count]:
    """Like `count` without findings, with a yield after each slice of the search; Ctrl-C goes to the caller."""
    with within(limits.seconds) as limit:
        plan = plan_count(puzzle, engine=engine, limits=limits)
        run = Run(plan, limits.left(limit))
    for _ in run.slices():
        yield
    return plan.count(run.counts, run.effort, (), run.done_parts)
