"""A puzzle on a table that a program shares with a person: the page lays pieces there, and so does Python."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from .. import design
from ..design.table import with_given, with_laid
from ..errors import InvalidPuzzle, InvalidRequest, InvalidSolution, TilewrightError
from ..families import Laid, Puzzle, Solution, family_of
from ..families.wording import suggestion
from ..solving import check
from .big_integers import for_page
from .limits import DeskLimits, Refused
from .opened import AskedPuzzle, PagePlacement, cells_under, laid, opened, placement_of, things_of

CHOICES = ("blocked", "pieces", "size", "target")
"""What a person chooses of a puzzle, by the keys of a request."""


class SharedTable:
    """The puzzle, what is chosen of it, and what lies there.

    `state` is what a person changes on the page: those of `CHOICES` that are chosen, and `placed`. `solution` is None
    until all of it lies there, and has passed the checker.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self._own = puzzle
        self.limits = DeskLimits.for_cells(len(puzzle.board))
        self.request = request_of(puzzle)
        """The puzzle as the page asks for it, without the state."""
        self.state: dict[str, Any] = {}
        self.puzzle = puzzle
        """The puzzle with what is chosen; as long as a choice is missing, the one that leaves it open."""
        self.solution: Solution | None = None
        try:
            self._asked = opened(self.request, self.limits)
        except Refused as refusal:
            raise InvalidRequest(_words(refusal)) from None

    @property
    def title(self) -> str:
        """The title of the puzzle, or its name."""
        return self._own.title or self._own.name

    @property
    def laid(self) -> Any:
        """What a person laid there, as plain data: what `solution_to_json` has below its key."""
        return family_of(self.puzzle).solutions.laid_to_json(self.puzzle, self._lying())

    def take(self, state: Mapping[str, Any]) -> None:
        """Take the state that the page has; Refused, and nothing changed, for one that there cannot be."""
        chosen = {key: state[key] for key in (*CHOICES, "placed") if state.get(key) is not None}
        asked = opened({**self.request, **chosen}, self.limits)
        self._take(asked, chosen)

    def lay(self, value: Any) -> None:
        """Lay this instead of what lies there, with the choices as they are.

        `value` is as `laid` has it, or a solution; None or nothing clears the table. Raises InvalidSolution, and
        changes nothing, for what cannot lie there.
        """
        puzzle, family = self.puzzle, family_of(self.puzzle)
        if isinstance(value, Solution):
            if value.family != family.name:
                raise InvalidSolution(
                    f"this solves a {value.family} puzzle, and {self.title} is a {family.name} puzzle"
                )
            value = family.solutions.to_json(value)[family.solutions.key]
        lying = family.solutions.laid_from_json(puzzle, value) if value else ()
        given = {_place(one) for one in with_given(puzzle, ())}
        placed = [_placement(puzzle, one) for one in lying if _place(one) not in given]
        _demand_room(puzzle, [laid(puzzle, placement) for placement in placed])
        chosen = {key: self.state[key] for key in CHOICES if key in self.state}
        if placed:
            chosen["placed"] = [list(one) for one in placed]
        self._take(opened({**self.request, **chosen}, self.limits), chosen)

    def picture(self) -> str:
        """What lies there as SVG."""
        from ..rendering import draw

        item: Puzzle | Solution = self.solution or self.puzzle
        if self.solution is None and self._asked.placed:
            # What contradicts the rules has no picture of its own.
            with suppress(TilewrightError):
                item = with_laid(self.puzzle, self._lying())
        picture = draw(item, "svg")
        assert isinstance(picture, str)
        return picture

    def _lying(self) -> list[Laid]:
        return [laid(self.puzzle, placement) for placement in self._asked.placed]

    def _take(self, asked: AskedPuzzle, state: dict[str, Any]) -> None:
        puzzle = asked.puzzle if any(state.get(key) for key in CHOICES) else self._own
        lying, found = [laid(puzzle, placement) for placement in asked.placed], None
        if asked.is_set_up and design.is_complete(puzzle, lying):
            found = family_of(puzzle).table.solution(puzzle, with_given(puzzle, lying))
            check(puzzle, found)
        self._asked, self.state, self.puzzle, self.solution = asked, state, puzzle, found


def request_of(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as the page asks for it: one of the catalog by its name, any other as its file."""
    from .. import catalog
    from ..formats.puzzle_file import document_of_puzzle

    if puzzle.name in catalog.names() and catalog.open_puzzle(puzzle.name) == puzzle:
        return {"name": puzzle.name}
    return for_page({"document": document_of_puzzle(puzzle)})


def _words(refusal: Refused) -> str:
    return "; ".join(filter(None, (refusal.message, refusal.help)))


def _place(one: Laid) -> tuple[str, frozenset[int]]:
    return one.piece, frozenset(one.cells)


def _placement(puzzle: Puzzle, one: Laid) -> PagePlacement:
    """A laid thing in the terms of the page; the way in which it lies need not be said where there is only one."""
    with suppress(KeyError, StopIteration, ValueError):
        return placement_of(puzzle, one)
    noun, things = family_of(puzzle).nouns.piece, {thing.name for thing in things_of(puzzle)}
    if one.piece not in things:
        help = suggestion(one.piece, things, f"the {noun}s are named")
        raise InvalidSolution(f"there is no {noun} {one.piece!r}; {help}")
    ways = _ways_on(puzzle, one)
    if len(ways) == 1:
        return ways[0]
    names = " ".join(puzzle.board.names[cell] for cell in one.cells)
    if not ways:
        raise InvalidSolution(f"{noun} {one.piece!r} cannot lie so on {names}")
    raise InvalidSolution(f"{noun} {one.piece!r} can lie in {len(ways)} ways on {names}; its labels say in which")


def _ways_on(puzzle: Puzzle, one: Laid) -> list[PagePlacement]:
    """The ways in which a thing covers these cells; none if labels or values are said, and are others."""
    found: dict[object, PagePlacement] = {}
    if any(label is not None for labels in one.labels for label in labels):
        return []
    for number, thing in enumerate(things_of(puzzle)):
        if thing.name == one.piece:
            for way in range(len(thing.orientations)):
                for cell in one.cells:
                    try:
                        covered = cells_under(puzzle, (number, way, cell))
                    except Refused:
                        continue
                    if set(covered) == set(one.cells):
                        found[laid(puzzle, (number, way, cell))] = (number, way, cell)
    return list(found.values())


def _demand_room(puzzle: Puzzle, lying: list[Laid]) -> None:
    """Raise InvalidSolution where two things cover a cell, where nothing may lie, or for too many of a kind."""
    try:
        with_laid(puzzle, lying)
    except InvalidPuzzle as problem:
        words = [fault.message for fault in design.faults(puzzle, lying)]
        raise InvalidSolution(words[0] if words else str(problem)) from None
