"""Why a puzzle has no solution: requirements that cannot be met together, and of which none can be left out.

From all requirements one after the other is dropped, if the rest still cannot be met; what stays in the end is minimal.
Every arrangement on the way misses some requirements, and a conflict has one of each such set. So the fewest that meet
all these sets are at least as few as those of any conflict: if a conflict is no larger, it is the smallest (implicit
hitting sets: Ignatiev, Previti, Liffiton and Marques-Silva, Smallest MUS extraction, 2015).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ...deadline import within
from ...engines import Choices, Status
from ...engines.exact_cover import EXACT_COVER
from ...errors import OutOfTime
from ...families import Finding, Puzzle, family_of, refuse_template
from ...families.relaxed import Relaxed, Requirement
from ...families.scenes import Owner, Scene
from ...models import CoverModel, Model
from ...solving import NO_LIMITS, Limits, OnProgress, lint, solutions
from ...solving.bare import ModelSolutions
from ...solving.telling import Teller
from ...values import frozen
from ..moves.base import SLICE_NODES, Clock

# A single question may take this share of the time that is left, or so many seconds where time is not limited.
_SHARE = 0.2
_SECONDS = 30.0
# The proof that a conflict is the smallest takes at most this, and so many steps for each set of requirements.
_PROOF_SECONDS = 10.0
_PROOF_STEPS = 20_000
_STEPS_AT_ONCE = 100
# The general engine is quick to begin; if it is not done soon, the one that suits the model best takes over.
_TRIAL_NODES = 20_000
_TOO_LATE = "the time was over before a conflict was found; give it more seconds"


@frozen
class Conflict:
    """Requirements of a puzzle that cannot be met together.

    Attributes
    ----------
    requirements
        The requirements; () if there are none, or none were found.
    has_solution
        Whether the puzzle has a solution, so that there is no conflict; None if that is not known.
    is_minimal
        Whether each of the requirements was proved to be needed: without it the others can be met.
    is_smallest
        Whether no conflict has fewer requirements, proved.
    findings
        The findings of `lint`, which may say the same in a simpler way.
    stopped_by
        What stopped the search before its end; "" if nothing did.
    seconds
        How long it took.
    """

    requirements: tuple[Requirement, ...] = ()
    has_solution: bool | None = None
    is_minimal: bool = False
    is_smallest: bool = False
    findings: tuple[Finding, ...] = ()
    stopped_by: str = ""
    seconds: float = 0.0

    def to_json(self) -> dict[str, Any]:
        """The conflict as plain data."""
        return {
            "solvable": self.has_solution,
            "conflict": [
                {"kind": one.kind, "words": one.words, "pieces": list(one.pieces), "cells": list(one.cells)}
                for one in self.requirements
            ],
            "minimal": self.is_minimal,
            "smallest": self.is_smallest,
            "stopped_by": self.stopped_by or None,
            "seconds": round(self.seconds, 3),
        }


def why(
    puzzle: Puzzle, *, limits: Limits = NO_LIMITS, seed: int = 0, on_progress: OnProgress | None = None
) -> Conflict:
    """Say why a puzzle has no solution: which pieces and cells cannot be together.

    Parameters
    ----------
    puzzle
        The puzzle. What it fixes are requirements, too, so that a puzzle that was begun tells which pieces lie wrong.
    limits
        The seconds after which to stop with the smallest conflict found so far.
    seed
        Where several conflicts are as small, decides which is found.
    on_progress
        A function that is called with a `Progress` a few times a second.

    Returns
    -------
    Conflict
        The requirements that cannot be met together, and whether they were proved to be minimal and the smallest.

    Raises
    ------
    InvalidSetup
        The puzzle is a template; `with_blocked` makes a puzzle of it.
    NoEngine
        The numbers of a labeling are too great.
    OutOfTime
        The limit of seconds, and half a second, passed before the search could begin.

    See Also
    --------
    lint : Look for mistakes without a search.
    unify : Find the slip of the pen that explains it.

    Examples
    --------
    >>> import tilewright as tw
    >>> conflict = tw.why(tw.with_target("magic-square-3", 16))
    >>> [requirement.words for requirement in conflict.requirements]
    ['1 4 7 adds up to 16', '2 5 8 adds up to 16', '3 6 9 adds up to 16']
    """
    search = Why(puzzle, limits=limits, seed=seed, on_progress=on_progress)
    for _ in search.steps():
        pass
    return search.answer()


class Why:
    """The search for a conflict, step by step."""

    def __init__(
        self, puzzle: Puzzle, *, limits: Limits = NO_LIMITS, seed: int = 0, on_progress: OnProgress | None = None
    ) -> None:
        refuse_template(puzzle)
        self._puzzle = puzzle
        self._seed = seed
        self._on_progress = on_progress
        self._clock = Clock(limits)
        self._teller = Teller(on_progress, ("questions", "requirements left"))
        self._tried, self._share = 0, 0.0
        self._relaxed: Relaxed | None = None
        self._best: frozenset[int] = frozenset()
        self._missed: list[frozenset[int]] = []
        """Sets of requirements of which every conflict has one."""
        self._answer = Conflict(findings=lint(puzzle, seconds=limits.seconds))

    def answer(self) -> Conflict:
        """The answer so far."""
        requirements = () if self._relaxed is None else tuple(self._relaxed.requirements[k] for k in sorted(self._best))
        return replace(self._answer, requirements=requirements, seconds=self._teller.seconds)

    def steps(self) -> Iterator[None]:
        """Do it step by step, so that the caller regains control."""
        try:
            for _ in self._steps():
                yield
                if self._relaxed is not None:
                    self._teller.tell(self._tried, len(self._best), self._share)
                    if self._clock.is_over:
                        raise OutOfTime(_TOO_LATE)
        except KeyboardInterrupt:
            self._answer = replace(self._answer, stopped_by="interrupt")
        except OutOfTime:
            self._answer = replace(self._answer, stopped_by="seconds")

    def _steps(self) -> Iterator[None]:
        search = solutions(self._puzzle, limits=replace(self._clock.left(), solutions=1), on_progress=self._on_progress)
        for solution in search.slices():
            if solution is not None:
                self._answer = replace(self._answer, has_solution=True)
                return
            yield None
        if not search.effort.exhausted:
            self._answer = replace(self._answer, stopped_by=search.effort.stopped_by)
            return
        self._answer = replace(self._answer, has_solution=False)
        with within(self._clock.left().seconds):
            self._relaxed = family_of(self._puzzle).relaxed(self._puzzle, self._seed)
        requirements = self._relaxed.requirements
        self._best = frozenset(range(len(requirements)))
        for order in self._orders(requirements):
            yield from self._shrink(order)
        yield from self._prove()

    def _orders(self, requirements: Sequence[Requirement]) -> list[list[int]]:
        """Orders in which to drop requirements: cells first, pieces first, and those around the middle last."""
        cells = [k for k, one in enumerate(requirements) if one.kind in ("cell", "line")]
        others = [k for k in range(len(requirements)) if k not in cells]
        return [[*cells, *others], [*others, *cells], [*others, *reversed(cells)]]

    def _shrink(self, order: Sequence[int]) -> Iterator[None]:
        """Drop requirements in this order as long as the rest cannot be met; several at once while that goes well."""
        kept = frozenset(order)
        is_proved = True
        left, many = list(order), max(1, len(order) // 4)
        while left:
            some = left[:many]
            answer = yield from self._can_be_met(kept.difference(some))
            if answer is False:
                kept = kept.difference(some)
                left, many = left[many:], 2 * many
            elif many > 1:
                many = max(1, min(many, len(left)) // 2)
            else:
                is_proved &= answer is not None
                left = left[1:]
            if len(kept) < len(self._best):
                self._best = kept
                self._answer = replace(self._answer, is_minimal=False)
            self._share = 1 - len(left) / len(order)
            yield
        if kept == self._best and is_proved:
            self._answer = replace(self._answer, is_minimal=True)

    def _prove(self) -> Iterator[None]:
        """Look for a smaller conflict, until there is provably none or it takes too long."""
        clock, self._share = Clock(Limits(_PROOF_SECONDS)), 0.0
        while self._answer.is_minimal and not clock.is_over:
            fewest = yield from _fewest(self._missed, len(self._best), clock)
            if fewest is None:
                return
            if len(fewest) >= len(self._best):
                self._answer = replace(self._answer, is_smallest=True)
                return
            answer = yield from self._can_be_met(fewest)
            if answer is None:
                return
            if answer is False:
                # No smaller set meets all that every conflict must meet.
                self._best = fewest
                self._answer = replace(self._answer, is_smallest=True)
            yield

    def _can_be_met(self, kept: frozenset[int]) -> Generator[None, None, bool | None]:
        """Tell whether some requirements can be met together; None if that takes too long."""
        assert self._relaxed is not None
        # Every conflict has one of each of these.
        if any(kept.isdisjoint(missed) for missed in self._missed):
            return True
        left = self._clock.left(_SHARE).seconds
        self._tried += 1
        model = self._relaxed.model(kept)
        choices: Choices | None = ()
        try:
            if model is not None:
                choices = yield from _first(model, Clock(Limits(_SECONDS if left is None else left)))
        except OutOfTime:
            if self._clock.is_over:
                raise
            return None
        if choices is None:
            return False
        self._missed.append(frozenset(range(len(self._relaxed.requirements))) - self._relaxed.met(kept, choices))
        return True


def _first(model: Model, clock: Clock) -> Generator[None, None, Choices | None]:
    """A solution of a model, or None; OutOfTime if neither is known in time."""
    if isinstance(model, CoverModel) and not EXACT_COVER.unfit(model):
        search = EXACT_COVER.start(model, 0)
        while search.nodes < _TRIAL_NODES:
            status, rows = search.advance(SLICE_NODES, 1)
            if rows:
                return rows[0]
            if status is Status.EXHAUSTED:
                return None
            yield
            if clock.is_over:
                raise OutOfTime(_TOO_LATE)
    found = ModelSolutions(model, limits=replace(clock.left(), solutions=1))
    for choices in found.slices():
        if choices is not None:
            return choices
        yield
    if not found.effort.exhausted:
        raise OutOfTime(_TOO_LATE)
    return None


def _fewest(sets: Sequence[frozenset[int]], most: int, clock: Clock) -> Generator[None, None, frozenset[int] | None]:
    """The fewest elements that meet every set, or `most` of any if fewer do not; None if that takes too long."""
    best: frozenset[int] = frozenset(range(most))
    steps = 0

    def look(
        chosen: frozenset[int], left: Sequence[frozenset[int]], banned: frozenset[int]
    ) -> Generator[None, None, bool]:
        nonlocal best, steps
        steps += 1
        if steps % _STEPS_AT_ONCE == 0:
            yield
        if steps > _PROOF_STEPS or clock.is_over:
            return False
        # Sets that have nothing in common each need an element of their own.
        apart, n_apart = frozenset[int](), 0
        for one in left:
            if apart.isdisjoint(one):
                apart, n_apart = apart | one, n_apart + 1
        if len(chosen) + n_apart >= len(best):
            return True
        if not left:
            best = chosen
            return True
        for element in sorted(min(left, key=len) - banned):
            rest = [one - banned for one in left if element not in one]
            if all(rest) and not (yield from look(chosen | {element}, rest, banned | {element})):
                return False
            banned |= {element}
        return True

    is_proved = yield from look(frozenset(), sorted(sets, key=len), frozenset())
    return best if is_proved else None


def scene_of_conflict(puzzle: Puzzle, conflict: Conflict) -> Scene:
    """The board with the cells, lines and fixed pieces of a conflict, and its pieces beside it."""
    scene = family_of(puzzle).scene_of_puzzle(puzzle)
    of_pieces = ("fixed", "given", "line")
    marked = {cell for one in conflict.requirements if one.kind not in of_pieces for cell in one.cells}
    lying = {cell for one in conflict.requirements if one.kind in ("fixed", "given") for cell in one.cells}
    wanted = {name for one in conflict.requirements if one.kind == "piece" for name in one.pieces}
    lines = {one.cells for one in conflict.requirements if one.kind == "line"}
    mark = Owner("must be covered", "?", len(scene.pieces))
    cells = []
    for place, cell in enumerate(scene.cells):
        if place in marked and cell.state != "filled":
            cell = replace(cell, state="filled", owner=len(scene.owners), text=mark.code)
        elif cell.state == "filled" and place not in lying:
            cell = replace(cell, state="empty", owner=None, text="", labels=(), given=False)
        cells.append(cell)
    kept = [k for k, line in enumerate(scene.lines) if line in lines]
    return replace(
        scene,
        cells=tuple(cells),
        owners=(*scene.owners, mark),
        pieces=tuple(piece for piece in scene.pieces if piece.name in wanted),
        lines=tuple(scene.lines[k] for k in kept),
        sums=tuple(scene.sums[k] for k in kept) if scene.sums else (),
        notes=(),
        legend=(*scene.legend, mark) if marked else scene.legend,
    )
