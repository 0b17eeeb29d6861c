"""How hard a puzzle is for a person: how much is tried in vain, and how far reasons lead."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, field, replace
from math import fsum, log2
from typing import TYPE_CHECKING, Any, cast

from ...deadline import within
from ...errors import InvalidRequest
from ...families import Puzzle, family_of, refuse_template
from ...families.wording import listing, plural, plural_of
from ...sentences import sentence
from ...solving import NO_LIMITS, Limits, OnProgress, Progress
from ...solving.telling import Teller
from ...values import frozen
from ..moves.find_moves import moves_of
from .attempts import MOST_WRONG, Attempt, Attempted, Attempts, is_attempted
from .logic import Logic, logic_of

if TYPE_CHECKING:
    from ...answers.designing import RatingJson

GRADES = {"very easy": 1, "easy": 3, "medium": 6, "hard": 10, "very hard": 15}
"""Each grade with the number at which the next one begins; behind the last one all is "beyond"."""

# However long it took to begin, attempts are made for this long.
_LEAST_SECONDS = 0.1


@frozen
class Rating:
    """How hard a puzzle is for a person.

    Attributes
    ----------
    number
        Each further point doubles what is tried in vain: the mean of log2(1 + tries in vain) over all attempts. None
        without any attempt.
    grade
        "very easy", "easy", "medium", "hard", "very hard", or "beyond" from 15 on; "no solution" if that was proved;
        "unknown" if a limit stopped the rating before the end of the first attempt.
    attempts, given_up
        How many attempts were made, and how many of them were given up after 32,767 tries in vain and count as that
        many, so that the number is only a lower bound.
    tries
        How many tries in vain the number stands for, and how many are not exceeded by the luckiest quarter of the
        attempts and by all but the unluckiest quarter.
    things
        How many pieces or values a solution has besides those that the puzzle fixes; None if no solution was met.
    dead_end
        How many of them lie at the first dead end of an attempt, in the mean; None if none met one.
    logic
        How far reasons lead to a typical solution; None if no solution was met, or the puzzle is too large for hints.
    reasons
        The same in sentences.
    stopped_by
        "" for a complete rating, which is the same on every machine; "seconds" if that limit stopped it.
    """

    number: float | None
    grade: str
    attempts: int
    given_up: int
    tries: tuple[int, int, int] | None
    things: int | None
    dead_end: float | None
    logic: Logic | None
    reasons: tuple[str, ...]
    stopped_by: str = ""
    nodes: int = field(default=0, repr=False)
    seconds: float = field(default=0.0, repr=False, compare=False)

    def to_json(self) -> RatingJson:
        """The rating as plain data."""
        plain: Any = {
            **vars(self),
            "tries": self.tries and dict(zip(("typical", "lucky", "unlucky"), self.tries, strict=True)),
            "logic": self.logic and asdict(self.logic),
            "reasons": list(self.reasons),
            "stopped_by": self.stopped_by or None,
            "seconds": round(self.seconds, 6),
        }
        return cast("RatingJson", plain)


def rate(puzzle: Puzzle, *, limits: Limits = NO_LIMITS, on_progress: OnProgress | None = None) -> Rating:
    """Rate how hard a puzzle is for a person.

    Attempts are simulated: a solver always goes to the tightest place or piece, and tries what fits there in random
    order. A puzzle that is turned, has other names or has its pieces in another order gets the same rating.

    Parameters
    ----------
    puzzle
        The puzzle to rate.
    limits
        The seconds after which to stop, but no other limit.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Rating
        A number, a grade, and the reasons in sentences.

    Raises
    ------
    InvalidRequest
        `limits` has more than seconds.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    NoEngine
        The numbers of the puzzle are too great for an attempt.
    OutOfTime
        The limit of seconds, and half a second, passed before the first attempt could begin.

    See Also
    --------
    estimate : Estimate how long a complete search takes.

    Examples
    --------
    >>> import tilewright as tw
    >>> rating = tw.rate("tatami")
    >>> rating.grade, rating.reasons[0]
    ('medium', 'A typical attempt tries 9 pieces in vain: ...')
    """
    if limits != Limits(limits.seconds):
        raise InvalidRequest("only seconds can limit a rating; with other limits ratings could not be compared")
    began, teller = time.perf_counter(), Teller(on_progress)
    with within(limits.seconds):
        rater = Rater(puzzle)
    until = None if limits.seconds is None else max(began + limits.seconds, time.perf_counter() + _LEAST_SECONDS)
    stopped_by = ""
    for progress in rater.slices():
        teller.hand_on(progress)
        if until is not None and time.perf_counter() >= until:
            stopped_by = "seconds"
            break
    return rater.rating(stopped_by)


class Rater:
    """A rating under way: iterate over `slices`, and ask for the `rating` at the end or whenever you like.

    Raises InvalidSetup for a template, NoEngine for numbers that are too great.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        refuse_template(puzzle)
        self._began = time.perf_counter()
        self._puzzle = puzzle
        compile_puzzle = next(row for model, row in family_of(puzzle).compilers.items() if is_attempted(model))
        self._attempts = Attempts(cast("Attempted", compile_puzzle(puzzle).model))

    def slices(self) -> Iterator[Progress]:
        """Make the attempts, and tell how far they are after each and every few thousand nodes."""
        attempts = self._attempts
        for _ in attempts.steps():
            seconds = time.perf_counter() - self._began
            n = len(attempts.done)
            yield Progress(attempts.nodes, n, attempts.share, seconds, words=("nodes", "attempts"))

    @property
    def _done(self) -> list[Attempt]:
        """The attempts that are done; none if they prove that there is no solution."""
        return [] if self._attempts.is_unsolvable else self._attempts.done

    @property
    def n_attempts(self) -> int:
        """The number of attempts that are done."""
        return len(self._done)

    @property
    def number(self) -> float | None:
        """The number of the rating by the attempts that are done; None before the first one."""
        return round(fsum(log2(1 + one.wrong) for one in self._done) / self.n_attempts, 2) if self._done else None

    def rating(self, stopped_by: str = "") -> Rating:
        """The rating by the attempts that are done."""
        attempts = self._attempts
        done = sorted(self._done, key=lambda one: one.wrong)
        solved = [one.moves for one in done if one.moves is not None]
        things, n_fixed, logic = self._typical(solved[len(solved) // 2] if solved else None)
        ends = [one.dead_end - n_fixed for one in done if one.dead_end is not None]
        number = self.number
        found = Rating(
            number=number,
            grade="no solution" if attempts.is_unsolvable else grade_of(number),
            attempts=len(done),
            given_up=len(done) - len(solved),
            tries=None if number is None else (round(2**number) - 1, *_quarters(done)),
            things=things,
            dead_end=round(sum(ends) / len(ends), 1) if ends else None,
            logic=logic,
            reasons=(),
            stopped_by=stopped_by,
            nodes=attempts.nodes,
            seconds=time.perf_counter() - self._began,
        )
        return replace(found, reasons=tuple(self._sentences(found)))

    def _typical(self, solution: tuple[int, ...] | None) -> tuple[int | None, int, Logic | None]:
        """What a solution has besides what the puzzle fixes, how much that is, and how far reasons lead to it."""
        try:
            moves = moves_of(self._puzzle)
        except InvalidRequest:
            return (None if solution is None else len(solution)), 0, None
        state = moves.begin(())
        n_fixed = 0 if state is None else len(state.chosen)
        if solution is None or state is None:
            return None, n_fixed, None
        return len(solution) - n_fixed, n_fixed, logic_of(moves, solution)

    def _sentences(self, found: Rating) -> Iterator[str]:
        """The reasons of a rating."""
        if found.grade == "no solution":
            yield sentence("The puzzle has no solution.")
            return
        noun = family_of(self._puzzle).nouns.piece
        if found.tries is not None and found.things is not None:
            typical, lucky, unlucky = found.tries
            tried = tried_words(found, noun)
            # Where many are given up the mean may lie below what all but a few need.
            if lucky <= typical <= unlucky and unlucky:
                fewest = sentence("up to {n:,}", n=lucky) if lucky else sentence("none")
                yield sentence(
                    "A typical attempt tries {tried} in vain: {fewest} in the luckiest quarter of attempts, {most:,} "
                    "or more in the unluckiest.",
                    tried=tried,
                    fewest=fewest,
                    most=unlucky,
                )
            else:
                yield sentence("A typical attempt tries {tried} in vain.", tried=tried)
        if found.given_up:
            yield sentence(
                "Given up after {most:,} tries in vain: {n} of {all} attempts.",
                most=MOST_WRONG,
                n=found.given_up,
                all=found.attempts,
            )
        if found.attempts and found.things is None:
            yield sentence("No attempt led to a solution; whether there is one is open.")
        if found.dead_end is not None:
            n = round(found.dead_end)
            lie = plural(n, noun)
            if found.things is not None:
                lie = sentence("{n} of {things}", n=n, things=plural(found.things, noun))
            yield sentence("The first dead end shows when {things} {n:lies|lie}.", things=lie, n=n)
        if found.logic is not None:
            yield _words_for(found.logic, noun)
        if found.stopped_by and found.attempts:
            yield sentence("Stopped at the limit of time: with more seconds the rating may be another one.")
        elif found.stopped_by:
            yield sentence(
                "Stopped at the limit of time before the first attempt ended: with more seconds the rating may be "
                "another one."
            )


def tried_words(found: Rating, noun: str) -> str:
    """What a typical attempt tries in vain: "hardly a piece", "12 pieces"; "" if that is not known."""
    if found.tries is None or found.things is None:
        return ""
    typical = found.tries[0]
    if not typical and not found.given_up:
        return sentence("hardly a {noun}", noun=noun)
    # None is told like one: "at least 0 piece".
    things = plural_of(noun) if typical > 1 else noun
    counted = sentence("{n:,} {things}", n=typical, noun=noun, things=things)
    return sentence("at least {counted}", counted=counted) if found.given_up else counted


def grade_words(grade: str) -> str:
    """A grade for people, who read it in their language."""
    return _GRADES.get(grade, grade)


_GRADES = {
    "very easy": sentence("very easy"),
    "easy": sentence("easy"),
    "medium": sentence("medium"),
    "hard": sentence("hard"),
    "very hard": sentence("very hard"),
    "beyond": sentence("beyond"),
    "unknown": sentence("unknown"),
    "no solution": sentence("no solution"),
}


def _quarters(done: Sequence[Attempt]) -> tuple[int, int]:
    """The tries in vain at the ends of the first and before the last quarter of attempts, which are in this order."""
    return done[len(done) // 4].wrong, done[3 * len(done) // 4].wrong


def grade_of(number: float | None) -> str:
    """The grade of a number."""
    if number is None:
        return "unknown"
    return next((grade for grade, end in GRADES.items() if number < end), "beyond")


def _words_for(logic: Logic, noun: str) -> str:
    n_in_all = logic.guesses + logic.at_once + logic.one_step + logic.two_steps
    parts: list[str] = [sentence("none needs a guess")]
    if logic.guesses:
        parts = [sentence("{n} {n:needs|need} a guess", n=logic.guesses)]
    if logic.at_once:
        parts.append(sentence("{n} {n:follows|follow} at once", n=logic.at_once))
    if logic.one_step:
        parts.append(sentence("{n} {n:follows|follow} by a look one step ahead", n=logic.one_step))
    if logic.two_steps:
        parts.append(sentence("{n} {n:follows|follow} by a look two steps ahead", n=logic.two_steps))
    return sentence("Of {things} in a typical solution, {parts}.", things=plural(n_in_all, noun), parts=listing(parts))
