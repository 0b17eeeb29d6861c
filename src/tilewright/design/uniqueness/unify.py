"""The least change after which a puzzle has exactly so many solutions.

All solutions are listed once. What a maker can demand of them is a *mark*: a piece in its place, an empty cell, two
pieces that lie together. A set of marks that only one solution has makes it the only one. So a tally of marks finds
the changes, and each one is counted anew before anyone sees it. Other labels and cells can bring solutions that are not
on the list, so each of these changes needs a count of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import chain
from math import inf
from random import Random
from typing import Any

from ...deadline import within
from ...engines import Choices
from ...engines.exact_cover import EXACT_COVER
from ...errors import InvalidPuzzle, InvalidRequest, NoEngine, OutOfTime
from ...families import Compiled, Laid, PlacedValue, Puzzle, family_of, refuse_template
from ...families.common import Known
from ...families.edits import Edit, Mark
from ...models import CoverModel, SumModel
from ...sentences import sentence
from ...solving import NO_LIMITS, Count, Limits, OnProgress, count_steps, solutions
from ...solving.telling import Teller
from ..moves.base import Clock
from ..names import named
from ..table import with_laid
from .marks import Marks
from .offers import Offer, Unified

# All images of the solutions are listed; with more of them only a way that works is looked for.
_MOST_LISTED = 20_000
# So many sets of marks are looked at for each number of changes.
_MOST_SETS = 2_000_000
_SETS_AT_ONCE = 2_000
# The second count may take so many seconds, or so many times what the first count took.
_RECOUNT_SECONDS = 5.0
_RECOUNT_TIMES = 20
# Too many to list: so many solutions are made the only one.
_STARTS = 3
_OF_VALUES = ("label", "number", "region", "given")
_KINDS = ("lay", "give", "block", "label", "number", "region", "given", "line", "glue", "fixed", "piece", "board")
"""The kinds of changes, those first that leave the puzzle most as it was."""


def unify(
    puzzle: Puzzle,
    n: int = 1,
    *,
    distinct: bool = False,
    most: int = 5,
    limits: Limits = NO_LIMITS,
    seed: int = 0,
    on_progress: OnProgress | None = None,
) -> Unified:
    """Find the least change after which a puzzle has exactly `n` solutions.

    Changes are: a piece laid from the start (a value given), an optional cell blocked, two pieces glued together, one
    label changed; if there are too few solutions, also one cell of a piece or of the board, a fixed piece freed, one
    number changed. Each change on offer has been verified by a count, by two engines where the second is quick.

    Parameters
    ----------
    puzzle
        The puzzle, with too many solutions or too few.
    n
        The number of solutions to reach.
    distinct
        Count all distinct solutions; by default only those that differ up to symmetry, as `count` does.
    most
        The number of changes to offer of each kind.
    limits
        The seconds after which to stop with what was found.
    seed
        The start of the random numbers, for puzzles with too many solutions to list.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Unified
        The offers, whether they are the least, and what stopped the search.

    Raises
    ------
    InvalidRequest
        `n` or `most` is less than 1.
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    count : Count the solutions.
    why : Say why a puzzle has no solution.

    Examples
    --------
    >>> import tilewright as tw
    >>> [offer] = tw.unify("tatami", distinct=True, most=1).offers
    >>> offer.words, tw.count(offer.puzzle).distinct
    (('lay piece mat on 1 7',), 1)
    """
    search = Unify(puzzle, n, distinct=distinct, most=most, limits=limits, seed=seed, on_progress=on_progress)
    for _ in search.steps():
        pass
    return search.answer()


class Unify:
    """The search for the least change, step by step."""

    def __init__(
        self,
        puzzle: Puzzle,
        n: int = 1,
        *,
        distinct: bool = False,
        most: int = 5,
        limits: Limits = NO_LIMITS,
        seed: int = 0,
        on_progress: OnProgress | None = None,
    ) -> None:
        if min(n, most) < 1:
            raise InvalidRequest(
                sentence("{n} makes no sense; ask for at least 1 solution and 1 change", n=min(n, most))
            )
        refuse_template(puzzle)
        plain: Any = puzzle
        self._puzzle: Puzzle = replace(plain, known=())
        self._family = family_of(puzzle)
        self._edits = self._family.edits
        self._most = most
        self._random = Random(seed)
        self._on_progress = on_progress
        self._clock = Clock(limits)
        self._teller = Teller(on_progress, ("changes tried", "offers"))
        self._tried, self._share = 0, 0.0
        self._of_kind: Counter[tuple[str, ...]] = Counter()
        self._may_be_more: set[tuple[str, ...]] = set()
        self._offers: list[Offer] = []
        self._answer = Unified(n, distinct)
        # Solutions up to symmetry are at most so many distinct ones.
        self._cap = n if distinct else n * len(puzzle.board.symmetries)

    def answer(self) -> Unified:
        """The answer so far."""
        size = min((len(offer.words) for offer in self._offers), default=0)
        least = [offer for offer in self._offers if len(offer.words) == size]
        offers = sorted(least, key=lambda one: [_KINDS.index(kind) for kind in one.kinds])
        more = frozenset(kinds for kinds in self._may_be_more if len(kinds) == size)
        return replace(self._answer, offers=tuple(offers), may_be_more=more, seconds=self._teller.seconds)

    def steps(self) -> Iterator[Offer | None]:
        """The offers as they are found, and None in between, so that the caller regains control."""
        try:
            compiled = self._compiled()
            marks = yield from self._listed(compiled)
            for offer in self._changes(compiled, marks) if not self._answer.stopped_by else ():
                yield offer
                self._teller.tell(self._tried, len(self._offers), self._share)
                if self._clock.is_over:
                    raise OutOfTime(sentence("the time was over before all changes were looked at"))
        except KeyboardInterrupt:
            self._stop("interrupt")
        except OutOfTime:
            self._stop("seconds")

    def _stop(self, reason: str) -> None:
        self._answer = replace(self._answer, stopped_by=reason)

    def _listed(self, compiled: Compiled) -> Generator[None, None, Marks]:
        """All solutions, or more than can be compared."""
        limits = replace(self._clock.left(), solutions=_MOST_LISTED // len(compiled.symmetries(False)) + 1)
        found = solutions(self._puzzle, up_to="symmetry", for_all=True, limits=limits, on_progress=self._on_progress)
        classes: list[Choices] = []
        for solution in found.slices():
            if solution is not None:
                classes.append(compiled.encode(solution))
            if found.passed_over > _MOST_LISTED:
                break
            self._answer = replace(self._answer, before=len(classes))
            yield None
        if found.effort.stopped_by == "seconds":
            self._stop("seconds")
        marks = Marks(compiled, classes, len(self._puzzle.board.symmetries))
        n = len(marks.rows) if self._answer.is_distinct else len(classes)
        self._answer = replace(self._answer, before=n, is_listed=found.effort.exhausted)
        return marks

    def _changes(self, compiled: Compiled, marks: Marks) -> Iterator[Offer | None]:
        n = self._answer.before
        if self._answer.is_so_already:
            self._answer = replace(self._answer, is_least=True)
        elif not self._answer.is_listed:
            yield from self._greedily(compiled, marks)
        else:
            if n > self._answer.wanted:
                for share in marks.fill(self._edits.marks(compiled)):
                    self._share = share
                    yield None
                yield from self._marked(compiled, marks, 1)
            yield from self._mended(n < self._answer.wanted)
            is_least, size = True, 2
            while n > self._answer.wanted and not self._offers:
                is_all = yield from self._marked(compiled, marks, size)
                is_least &= is_all
                size += 1
                if size > marks.most or not (is_all or self._offers):
                    break
            self._answer = replace(self._answer, is_least=is_least and bool(self._offers))
            if not self._offers and n > self._answer.wanted:
                yield from self._greedily(compiled, marks)

    def _compiled(self) -> Compiled:
        compilers = self._family.compilers
        with within(self._clock.left().seconds):
            return next(compilers[model](self._puzzle) for model in (CoverModel, SumModel) if model in compilers)

    # What solutions have in common.

    def _marked(self, compiled: Compiled, marks: Marks, size: int) -> Generator[Offer | None, None, bool]:
        """Demand so many marks of a solution; returns whether all sets of them were looked at."""
        found: dict[frozenset[Mark], list[Edit]] = {}
        is_all, self._share = True, 0.0
        for k, test in enumerate(marks.sets(size, self._answer.wanted, self._answer.is_distinct)):
            if test is not None and test not in found:
                found[test] = self._edits_of(compiled, test)
            if k % _SETS_AT_ONCE == 0:
                yield None
            if k >= _MOST_SETS:
                is_all = False
                break
        sets = sorted(found.values(), key=lambda edits: sum(len(edit.cells) for edit in edits))
        for number, edits in enumerate(sets):
            kinds = tuple(edit.kind for edit in edits)
            if self._of_kind[kinds] < self._most:
                offer = yield from self._tried_out(edits)
                self._of_kind[kinds] += offer is not None
                yield offer
            else:
                # How many of the rest are ways only a count of each could tell: solutions that are one up to symmetry
                # may differ after the change.
                self._may_be_more.add(kinds)
            self._share = number / len(sets)
        return is_all

    def _edits_of(self, compiled: Any, marks: Iterable[Mark]) -> list[Edit]:
        """The changes that demand some marks, those first that leave the puzzle most as it was."""
        edits = []
        lying: list[Laid] = []
        for mark in sorted(marks):
            if mark.kind not in ("lay", "give"):
                edits.append(self._edits.of_mark(compiled, mark))
                continue
            # Of equal pieces one that does not lie elsewhere.
            lying.append(PlacedValue(*mark.parts) if mark.kind == "give" else named(compiled, mark.parts[0], lying))
            laid = lying[-1]
            words = self._edits.to_lay(self._puzzle, laid)
            edits.append(Edit(mark.kind, words, partial(with_laid, laid=(laid,)), (str(laid.piece),), laid.cells))
        return sorted(edits, key=lambda edit: _KINDS.index(edit.kind))

    # What may be mistyped.

    def _mended(self, is_too_few: bool) -> Iterator[Offer | None]:
        """Change labels; if there are too few solutions, also all else that may be mistyped."""
        slips: list[list[Edit]] = []
        for slip in self._edits.slips(self._puzzle):
            slips.append([edit for edit in slip.edits if is_too_few or edit.kind in _OF_VALUES])
            yield None
        for number, edits in enumerate(slips):
            self._share = number / len(slips)
            for edit in edits:
                if self._of_kind[edit.kind,] >= self._most:
                    self._may_be_more.add((edit.kind,))
                    break
                offer = yield from self._tried_out([edit])
                yield offer
                if offer is not None and edit.kind != "board":
                    # One for each place is enough.
                    self._of_kind[offer.kinds] += 1
                    break

    # Too many solutions to list.

    def _greedily(self, compiled: Compiled, marks: Marks) -> Iterator[Offer | None]:
        """Lay pieces of some solution, always the one that fewest others have there, until it is the only one."""
        known = [frozenset(marks.laid(row)) for row in marks.rows]
        offered: set[frozenset[str]] = set()
        self._share = 0.0
        for target in self._random.sample(known, min(_STARTS, len(known))):
            chosen: list[Mark] = []
            while len(chosen) < len(target):
                others = [row for row in known if row.issuperset(chosen) and row != target]
                if len(others) < self._cap:
                    edits = self._edits_of(compiled, chosen)
                    limits = replace(self._clock.left(), solutions=self._cap + 1)
                    rows: list[frozenset[Mark]] = []
                    for one in solutions(self._after(edits), limits=limits).slices():
                        rows += [] if one is None else [frozenset(marks.laid(compiled.encode(one)))]
                        yield None
                    fresh = [row for row in rows if row not in known]
                    known += fresh
                    others += [row for row in fresh if row != target]
                    if not fresh:
                        edits = yield from self._needed(edits)
                        # Several solutions may lead to the same change.
                        words = frozenset(edit.words for edit in edits)
                        if words in offered:
                            break
                        offer = yield from self._tried_out(edits)
                        if offer is not None:
                            offered.add(words)
                            yield offer
                            break
                tally = Counter(chain.from_iterable(others))
                chosen.append(min(sorted(target.difference(chosen)), key=lambda mark: tally[mark]))
                self._tried += 1
                yield None

    def _needed(self, edits: list[Edit]) -> Generator[None, None, list[Edit]]:
        """The changes without those that are not needed after all."""
        for edit in list(edits):
            rest = [other for other in edits if other is not edit]
            if self._is_wanted((yield from self._count(self._after(rest)))):
                edits = rest
        return edits

    # Each change is counted before it is offered.

    def _after(self, edits: Sequence[Edit]) -> Puzzle:
        """The puzzle after some changes; InvalidPuzzle if they do not go together."""
        puzzle: Puzzle = self._puzzle
        for edit in edits:
            puzzle = edit.change(puzzle)
        return puzzle

    def _count(
        self, puzzle: Puzzle, engine: str | None = None, most_seconds: float = inf
    ) -> Generator[None, None, Count]:
        """The count of a puzzle, stopped where there are more solutions than are wanted."""
        left = self._clock.left().seconds
        seconds = min(most_seconds, inf if left is None else left)
        limits = Limits(None if seconds == inf else seconds, solutions=self._cap + 1)
        return (yield from count_steps(puzzle, engine=engine, limits=limits))

    def _is_wanted(self, found: Count) -> bool:
        n = found.distinct if self._answer.is_distinct else found.up_to_symmetry
        return found.exhausted and n == self._answer.wanted

    def _tried_out(self, edits: Sequence[Edit]) -> Generator[None, None, Offer | None]:
        """The changes as an offer, if they make the wanted number of solutions."""
        self._tried += 1
        try:
            puzzle = self._after(edits)
        except InvalidPuzzle:
            return None
        if any(finding.proves for finding in self._family.room(puzzle)):
            return None
        found = yield from self._count(puzzle)
        if not self._is_wanted(found):
            return None
        engines = [found.effort.engine]
        if EXACT_COVER.model in self._family.compilers and EXACT_COVER.name not in engines:
            seconds = min(_RECOUNT_SECONDS, 1 + _RECOUNT_TIMES * found.effort.seconds)
            with suppress(NoEngine, OutOfTime):
                again = yield from self._count(puzzle, EXACT_COVER.name, seconds)
                if again.exhausted:
                    assert again.distinct == found.distinct, f"two engines disagree about {edits}"
                    engines.append(EXACT_COVER.name)
        words, kinds = tuple(edit.words for edit in edits), tuple(edit.kind for edit in edits)
        source = f"counted by tilewright ({' and '.join(engines)})"
        known = (Known(found.up_to_symmetry, "symmetry", source), Known(found.distinct, "distinct", source))
        plain: Any = puzzle
        about = " ".join(filter(None, [plain.about, f"Changed: {'; '.join(words)}."]))
        puzzle = replace(plain, known=known, about=about)
        offer = Offer(words, kinds, puzzle, found.distinct, found.up_to_symmetry, tuple(engines))
        self._offers.append(offer)
        return offer
