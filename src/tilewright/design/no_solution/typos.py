"""The slips of the pen that may have left a puzzle without a solution."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import field, replace
from typing import Any

from ...deadline import within
from ...errors import InvalidPuzzle, NoEngine, OutOfTime
from ...families import Puzzle, family_of, refuse_template
from ...families.edits import Edit, Slip
from ...families.scenes import Owner, Scene
from ...solving import NO_LIMITS, Limits, OnProgress, choose_engine, solutions
from ...solving.telling import Teller
from ...values import frozen
from ..moves.base import Clock

# A change may take this multiple of its equal share of the time that is left, or so many seconds without a limit.
_PATIENCE = 4.0
_SECONDS = 10.0
# This number of solutions of a puzzle without one label mostly shows all labels that help there.
_MOST_SOLUTIONS = 300


@frozen
class Typo:
    """A change of one label, cell, number or point of a line with which a puzzle has a solution.

    Attributes
    ----------
    words
        The change as an order: "write RH instead of GH on tile 3, bottom".
    kind
        What may be mistyped: "label", "piece", "board", "fixed", "number", "line", "region" or "given".
    puzzle
        The puzzle once it is mended.
    """

    words: str
    kind: str
    puzzle: Puzzle = field(repr=False)
    edit: Edit = field(repr=False)


@frozen
class Typos:
    """The slips of the pen that explain why a puzzle has no solution, the likeliest of each kind first.

    Attributes
    ----------
    typos
        Changes with each of which there is a solution.
    has_solution
        Whether the puzzle has a solution as it is; None if that is not known.
    tried
        The number of changes that were looked at.
    is_all
        Whether it is known of all changes if they help.
    stopped_by
        What stopped the search before its end; "" if nothing did.
    """

    typos: tuple[Typo, ...] = ()
    has_solution: bool | None = None
    tried: int = 0
    is_all: bool = False
    stopped_by: str = ""


def typos(puzzle: Puzzle, *, limits: Limits = NO_LIMITS, on_progress: OnProgress | None = None) -> Typos:
    """The slips of the pen that explain why a puzzle has no solution.

    Raises InvalidSetup for a template, OutOfTime if the time is over before the search could begin.
    """
    search = Mending(puzzle, limits, on_progress)
    for _ in search.steps():
        pass
    return search.answer


class Mending:
    """The search for slips of the pen, step by step; `answer` is what is known so far."""

    def __init__(self, puzzle: Puzzle, limits: Limits = NO_LIMITS, on_progress: OnProgress | None = None) -> None:
        refuse_template(puzzle)
        plain: Any = puzzle
        self._puzzle: Puzzle = replace(plain, known=())
        self._family = family_of(puzzle)
        self._clock = Clock(limits)
        self._teller = Teller(on_progress, ("changes tried", "help"))
        self._share = 0.0
        self._engine: str | None = None
        self.answer = Typos()

    def steps(self) -> Iterator[None]:
        """Do it step by step, so that the caller regains control."""
        try:
            for _ in self._steps():
                self._teller.tell(self.answer.tried, len(self.answer.typos), self._share)
                yield
        except KeyboardInterrupt:
            self.answer = replace(self.answer, stopped_by="interrupt", is_all=False)
        except OutOfTime:
            self.answer = replace(self.answer, stopped_by="seconds", is_all=False)

    def _steps(self) -> Iterator[None]:
        # Which engine suits it hardly depends on one label or cell.
        with within(self._clock.left().seconds):
            self._engine = choose_engine(self._puzzle).engine.name
        found = yield from self._is_solvable(self._puzzle, self._clock.left())
        if found is None:
            raise OutOfTime("the time was over before it was known whether there is a solution")
        self.answer = replace(self.answer, has_solution=found, is_all=True)
        slips: list[Slip] = []
        for slip in () if found else self._family.edits.slips(self._puzzle):
            slips.append(slip)
            yield None
            self._demand_time()
        n = sum(len(slip.edits) for slip in slips)
        passed = 0
        for slip in slips:
            yield None
            helping, is_settled = yield from self._without(slip, n - passed)
            for edit in slip.edits:
                yield None
                if edit in helping or is_settled:
                    self._take(edit, edit in helping)
                else:
                    self._take(edit, (yield from self._mended(edit.change, n - passed)))
                passed += 1
                self._note(1, passed / n)

    def _without(self, slip: Slip, n_left: int) -> Generator[None, None, tuple[list[Edit], bool]]:
        """The edits that help, as solutions show without what may be mistyped; whether these are all."""
        if slip.without is None:
            return [], False
        if slip.suited is None:
            # If not even anything in its place helps, none of them does.
            return [], (yield from self._mended(slip.without, n_left)) is False
        self._demand_time()
        puzzle, open_ones = slip.without(self._puzzle), list(slip.edits)
        if any(finding.proves for finding in self._family.room(puzzle)):
            return [], True
        left = self._clock.left(min(1.0, _PATIENCE * len(open_ones) / n_left))
        limits = replace(left, seconds=_SECONDS if left.seconds is None else left.seconds, solutions=_MOST_SOLUTIONS)
        with suppress(NoEngine):
            search = solutions(puzzle, engine=self._engine, limits=limits)
            for solution in search.slices():
                if solution is None:
                    yield
                    continue
                helping = slip.suited(solution, open_ones)
                open_ones = [edit for edit in open_ones if edit not in helping]
                if not open_ones:
                    break
            return [edit for edit in slip.edits if edit not in open_ones], not open_ones or search.effort.exhausted
        return [], False

    def _take(self, edit: Edit, answer: bool | None) -> None:
        if answer:
            typo = Typo(edit.words, edit.kind, edit.change(self._puzzle), edit)
            kinds = list(dict.fromkeys(one.kind for one in (*self.answer.typos, typo)))
            every = sorted((*self.answer.typos, typo), key=lambda one: (kinds.index(one.kind), one.edit.rank))
            self.answer = replace(self.answer, typos=tuple(every))
        self.answer = replace(self.answer, is_all=self.answer.is_all and answer is not None)

    def _mended(self, change: Any, n_left: int) -> Generator[None, None, bool | None]:
        """Tell whether a changed puzzle has a solution; None if that takes too long."""
        self._demand_time()
        try:
            puzzle = change(self._puzzle)
        except InvalidPuzzle:
            return False
        if any(finding.proves for finding in self._family.room(puzzle)):
            return False
        left = self._clock.left(min(1.0, _PATIENCE / n_left))
        return (yield from self._is_solvable(puzzle, Limits(_SECONDS) if left.seconds is None else left))

    def _demand_time(self) -> None:
        if self._clock.is_over:
            raise OutOfTime("the time was over before all changes were looked at")

    def _is_solvable(self, puzzle: Puzzle, limits: Limits) -> Generator[None, None, bool | None]:
        for engine in (self._engine, None):
            with suppress(NoEngine):
                search = solutions(puzzle, engine=engine, limits=replace(limits, solutions=1))
                for solution in search.slices():
                    if solution is not None:
                        return True
                    yield
                return False if search.effort.exhausted else None
        return None

    def _note(self, tried: int, share: float) -> None:
        self.answer = replace(self.answer, tried=self.answer.tried + tried)
        self._share = share


def scene_of_typo(puzzle: Puzzle, typo: Typo) -> Scene | None:
    """The board, below it the piece now and mended, or on it the cell in question; None for numbers and lines."""
    edit, scenes = typo.edit, [family_of(puzzle).scene_of_puzzle(one) for one in (puzzle, typo.puzzle)]
    if edit.pieces:
        named = [
            replace(piece, name=f"{piece.name} {when}", owner=replace(piece.owner, name=f"{piece.name} {when}"))
            for when, scene in zip(("now", "mended"), scenes, strict=True)
            for piece in scene.pieces
            if piece.name in edit.pieces
        ]
        marks = (*scenes[0].marks, *(mark for mark in scenes[1].marks if mark not in scenes[0].marks))
        return replace(scenes[0], legend=(), notes=(), pieces=tuple(named), marks=marks)
    if edit.kind in ("number", "line"):
        return None
    # A new cell is only on the board once it is mended.
    cells_now = {cell.cell for cell in scenes[0].cells}
    scene = scenes[1] if len(scenes[1].cells) > len(cells_now) else scenes[0]
    mark = Owner("the cell in question", "?", len(scene.pieces))
    asked = {scenes[0].cells[cell].cell for cell in edit.cells} if scene is scenes[0] else set()
    cells = tuple(
        replace(cell, state="filled", owner=len(scene.owners), text=mark.code)
        if cell.cell in asked or cell.cell not in cells_now
        else cell
        for cell in scene.cells
    )
    return replace(scene, cells=cells, owners=(*scene.owners, mark), pieces=(), notes=(), legend=(mark,))
