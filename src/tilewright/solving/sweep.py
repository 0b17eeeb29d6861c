"""Every setup of a template answered: all rolls of the dice, all dates, all sets of pieces, all sums.

Setups that a symmetry of the template carries into each other are one class and are answered once.
`solving.sweep_plan` answers a class; here an executor maps that over all classes, and the answers are summed up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from statistics import median
from typing import TYPE_CHECKING, Any

from ..deadline import limit_began, within
from ..errors import InvalidRequest
from ..families import Known, Puzzle
from ..families.base import SetupNames
from ..values import field, frozen
from .answers import Limits, Progress
from .executors import Executor, Inline, ItemAnswer, ThreadPool
from .live import Budget
from .progress import TELL_SECONDS
from .run import OnProgress
from .signals import first_interrupt_waits
from .size_table import SizeTable, size_table
from .sweep_plan import SweepPlan, SweepQuestion, n_needed
from .tables import array_of, frame_of, html_table

if TYPE_CHECKING:
    from ..answers.counts import SweepJson, SweepSummaryJson


@frozen
class SweepSummary:
    """The sum of the answers; numbers are of setups, not of classes, and of those that were answered.

    `hardest` and `easiest` are the first setups with the fewest and with the most solutions, of those that have any.
    With the question "solvable" the numbers of solutions are None.

    Attributes
    ----------
    least
        The number of solutions of the hardest; `fewest` may be 0.
    """

    answered: int
    solvable: int
    total: int | None = None
    fewest: int | None = None
    median: float | None = None
    mean: float | None = None
    most: int | None = None
    hardest: SetupNames | None = None
    n_hardest: int = 0
    least: int | None = None
    easiest: SetupNames | None = None
    n_easiest: int = 0

    def to_json(self) -> SweepSummaryJson:
        """The numbers as plain data."""
        plain: SweepSummaryJson = {"answered": self.answered, "solvable": self.solvable}
        if self.total is not None:
            plain |= {"total": self.total, "fewest": self.fewest, "median": self.median}
            plain |= {"mean": self.mean, "most": self.most}
        if self.hardest is not None:
            plain["hardest"] = {"setup": list(self.hardest), "solutions": self.least, "setups": self.n_hardest}
        if self.easiest is not None:
            plain["easiest"] = {"setup": list(self.easiest), "solutions": self.most, "setups": self.n_easiest}
        return plain


@frozen
class Sweep:
    """The answers to one question about many setups of a template.

    Iterating gives for each setup its names, the number of its class, and the answer. Setups of one class are carried
    into each other by symmetries, so that they have the same answer.

    Attributes
    ----------
    setups
        The names of each setup: the cells of a roll or a date, the pieces of a set, or the sum.
    kind
        What these are, a name of `SETUP_KINDS`.
    class_of
        For each setup the number of its class, from 0 on.
    answers
        For each class the number of distinct solutions; with the question "solvable" 1 if there is one, else 0; None
        for a class that was not reached.
    stopped_by
        What stopped the sweep, e.g. "seconds" or "interrupt"; "" if all classes were answered.
    chosen
        Which of all setups these are, in words; "" for all of them.
    """

    puzzle: Puzzle = field(repr=False)
    question: SweepQuestion
    kind: str
    setups: list[SetupNames] = field(repr=False)
    class_of: list[int] = field(repr=False)
    answers: list[int | None] = field(repr=False)
    n_symmetries: int
    seconds: float
    stopped_by: str = ""
    chosen: str = ""

    @property
    def exhausted(self) -> bool:
        return not self.stopped_by

    def to_json(self) -> SweepJson:
        """The sum as plain data, without the answers themselves; of sizes each with its mark."""
        return {
            "question": self.question,
            "kind": self.kind,
            "setups": len(self.setups),
            "chosen": self.chosen or None,
            "classes": len(self.answers),
            "symmetries": self.n_symmetries,
            **self.summary().to_json(),
            "exhausted": self.exhausted,
            "stopped_by": self.stopped_by or None,
            "seconds": round(self.seconds, 3),
            "sizes": None if self.sizes is None else self.sizes.to_json(),
        }

    @cached_property
    def sizes(self) -> SizeTable | None:
        """The order of the pieces and the prime boards, where the size of the board is chosen; else None."""
        return size_table(self.puzzle, self.setups, self.class_of, self.answers)

    def __iter__(self) -> Iterator[tuple[SetupNames, int, int | None]]:
        """For each setup its names, the number of its class from 0 on, and the answer."""
        return zip(self.setups, self.class_of, (self.answers[k] for k in self.class_of), strict=True)

    def to_frame(self) -> Any:
        """A data frame of pandas with a row for each setup, None where it was not answered; MissingExtra without it."""
        rows = [{"setup": " ".join(names), "class": number + 1, self._asked: answer} for names, number, answer in self]
        return frame_of(rows, ("setup", "class", self._asked))

    def to_numpy(self) -> Any:
        """The answers of all setups that were answered, as an array of NumPy; MissingExtra without it."""
        return array_of(self.numbers())

    @property
    def _asked(self) -> str:
        return "solutions" if self.question == "count" else "solvable"

    def _repr_html_(self) -> str:
        rows = [(" ".join(names), "" if answer is None else f"{answer:,}") for names, _, answer in self]
        title = f"{self.puzzle.title or self.puzzle.name}: {len(rows):,} setup{'s' * (len(rows) != 1)}"
        title += f", stopped by {self.stopped_by}" if self.stopped_by else ""
        return html_table(title, ("setup", self._asked), rows)

    def numbers(self) -> list[int]:
        """The answers of all setups that were answered."""
        return [answer for _, _, answer in self if answer is not None]

    def summary(self) -> SweepSummary:
        """Sum up the answers."""
        numbers = self.numbers()
        solvable = [number for number in numbers if number]
        if self.question == "solvable" or not numbers:
            return SweepSummary(len(numbers), len(solvable))
        least, most = min(solvable, default=0), max(numbers)
        return SweepSummary(
            answered=len(numbers),
            solvable=len(solvable),
            total=sum(numbers),
            fewest=min(numbers),
            median=median(numbers),
            mean=sum(numbers) / len(numbers),
            most=most,
            hardest=self.first_with(least) if solvable else None,
            n_hardest=solvable.count(least),
            least=least or None,
            easiest=self.first_with(most) if solvable else None,
            n_easiest=solvable.count(most),
        )

    def first_with(self, number: int) -> SetupNames | None:
        """The first setup with this answer; None if there is none."""
        return next((names for names, _, answer in self if answer == number), None)

    def compared(self, variant: str = "") -> list[tuple[Known, bool]]:
        """The known numbers of these setups, of this variant, each with whether the answer agrees."""
        asked: dict[frozenset[str], list[Known]] = {}
        for known in self.puzzle.known:
            names = frozenset(known.setup)
            if known.variant == variant and names and (known.counts == "distinct" or self.question == "solvable"):
                asked.setdefault(names, []).append(known)
        found: dict[int, tuple[Known, bool]] = {}
        for setup, _, answer in self if asked else ():
            for known in asked.get(frozenset(setup), ()) if answer is not None else ():
                agrees = answer == known.count if self.question == "count" else bool(answer) == bool(known.count)
                found[id(known)] = (known, agrees)
        return list(found.values())


def sweep(
    puzzle: Puzzle,
    question: SweepQuestion = "count",
    *,
    limit: int | None = None,
    sample: int | None = None,
    seed: int = 0,
    first: bool = False,
    workers: int = 1,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
) -> Sweep:
    """Answer a question about every setup of a template: every roll, every date, every set of pieces, every sum.

    Ctrl-C stops it like a limit of seconds: it returns the answers found so far, and `stopped_by` says why.

    Parameters
    ----------
    puzzle
        A template, or a puzzle with sums; the sweep tries all its sums, not only its own.
    question
        "count" for the number of distinct solutions, "solvable" for whether there is one.
    limit
        Only this number of setups, the first ones; None for all.
    sample
        Only this number of setups, drawn at random; not together with `limit`.
    seed
        The start of the random numbers for `sample`; the same seed draws the same setups.
    first
        Stop at the first setup that has a solution. Of sizes of a board that is one with the fewest cells.
    workers
        How many threads share the work.
    seconds
        The seconds after which to stop; None for no limit.
    on_progress
        A function that is called with a `Progress` a few times a second. Its nodes are the classes that are answered,
        and found are those that have a solution.

    Returns
    -------
    Sweep
        The setups and their answers; its `summary()` has the numbers.

    Raises
    ------
    InvalidRequest
        There is no such question; `workers`, `limit` or `sample` is less than 1, or both of the latter are given; or
        there are more than 2,000,000 setups, and neither `limit` nor `sample` is given.
    InvalidSetup
        The puzzle has neither a setup nor sums.
    NoEngine
        No engine can take the puzzle.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    count : Count the solutions of one puzzle.
    with_blocked, with_pieces : Make the puzzle of one setup.

    Examples
    --------
    >>> import tilewright as tw
    >>> summary = tw.sweep("perimeter-triangle-3").summary()
    >>> summary.answered, summary.solvable, summary.total
    (10, 4, 24)
    """
    if workers < 1:
        raise InvalidRequest(f"workers must be 1 or more; found {workers}")
    with within(seconds) as time_limit:
        plan = SweepPlan(puzzle, question, limit=limit, sample=sample, seed=seed, first=first)
        executor = Inline() if workers == 1 else ThreadPool(workers)
        return run_sweep(plan, Budget(Limits(time_limit.left())), executor, on_progress=on_progress)


def run_sweep(
    plan: SweepPlan,
    budget: Budget,
    executor: Executor,
    *,
    known: Mapping[int, int | None] | None = None,
    seconds_before: float = 0.0,
    record: Callable[[list[ItemAnswer]], None] = lambda batch: None,
    on_progress: OnProgress | None = None,
) -> Sweep:
    """Answer all classes of a plan.

    `known` has the answers that were found before, and None for each class that another job file is to answer. Each
    batch of answers goes to `record` before anything else happens. Ctrl-C stops the sweep after a slice.
    """
    answers = dict(known or {})
    n_solvable = sum(1 for answer in answers.values() if answer)
    n_answered = sum(answer is not None for answer in answers.values())
    todo = plan.left(answers)
    began, began_to_count = time.perf_counter(), limit_began()
    told = began
    n_before = n_answered

    def tell(remaining: tuple[float, float] | None = None) -> None:
        now = time.perf_counter()
        share = n_answered / len(plan.order) if plan.order else 1.0
        if on_progress is not None:
            speed = (n_answered - n_before) / max(now - began, 1e-9)
            words = ("classes", "solvable")
            seconds = seconds_before + now - began
            workers = executor.n_workers
            on_progress(Progress(n_answered, n_solvable, share, seconds, None, speed, remaining, workers, words))

    def steps(number: int) -> Iterator[int | None]:
        if plan.follows(number, answers):
            yield 1
        else:
            yield from plan.steps(number)

    with first_interrupt_waits(lambda: budget.stop("interrupt")):
        try:
            for batch in executor.map(steps, todo, budget, in_runs=plan.is_laid_out):
                record(batch)
                for number, answer, _ in batch:
                    answers[number] = answer
                    n_answered += 1
                    n_solvable += answer > 0
                if plan.first and not plan.left(answers):
                    break
                if n_answered < len(plan.order) and time.perf_counter() - told >= TELL_SECONDS:
                    told = time.perf_counter()
                    tell()
        except KeyboardInterrupt:
            budget.stop("interrupt")
    if not plan.left(answers):
        tell((0.0, 0.0))
    if budget.stopped_by == "seconds":
        began = began_to_count
    return sweep_of(plan, answers, seconds_before + time.perf_counter() - began, budget.stopped_by)


def sweep_of(plan: SweepPlan, answers: Mapping[int, int | None], seconds: float, stopped_by: str = "") -> Sweep:
    """A sweep from the answers of classes; `stopped_by` says what stopped it, if any class is still to be answered."""
    n = n_needed(len(plan.order), answers, plan.first)
    listed = [answers.get(number) for number in range(n)]
    classes, setups, chosen = plan.classes, plan.setups, plan.chosen
    if None not in listed and plan.first and listed and listed[-1]:
        # Classes are numbered in the order in which their setups are listed.
        setups = setups[: classes.class_of.index(n - 1) + 1]
        chosen = "up to the first that has a solution"
    elif n < len(plan.order):
        listed += [answers.get(number) for number in range(n, len(plan.order))]
    if None not in listed:
        stopped_by = ""
    elif not plan.left(answers):
        stopped_by = "elsewhere"
    return Sweep(
        plan.puzzle,
        plan.question,
        plan.kind,
        setups,
        classes.class_of[: len(setups)],
        listed,
        classes.n_symmetries,
        seconds,
        stopped_by,
        chosen,
    )
