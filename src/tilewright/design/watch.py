"""A search to watch: each piece as the engine lays it and takes it back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from ..engines import Engine, KernelSearch, Search, Status
from ..engines.base import Partial
from ..engines.exact_cover import EXACT_COVER
from ..engines.sums import SUMS
from ..errors import InvalidSetup, NoEngine
from ..families import Compiled, LabelingPuzzle, Puzzle, Solution
from ..families.labeling import compile_sums
from ..families.setups import setup_of
from ..families.tiling import CompiledTiling, compile_cover
from ..solving import check
from .names import Names
from .table import Laid, PlacedValue


@dataclass(frozen=True)
class Step:
    """A piece or value that the engine lays ("+") or takes back ("-")."""

    sign: Literal["+", "-"]
    laid: Laid


class Watch(Iterator[Step | Solution]):
    """An iterator over the steps of a search and the solutions that it comes to, each as soon as it lies there.

    Made by `watch`. What is laid is what the engine has chosen; the last piece may be one that it is about to take back
    because nothing goes on from there. At the end all is taken back.
    """

    def __init__(self, puzzle: Puzzle, compiled: Compiled, engine: Engine, show: Callable[[], _Shown]) -> None:
        assert engine.chosen is not None
        self._puzzle = puzzle
        self._compiled = compiled
        self._search: Search = engine.start(compiled.model, 0)
        if isinstance(self._search, KernelSearch):
            # It is quick enough for eyes, and would stand still for seconds to be compiled.
            self._search.stay_interpreted()
        self._chosen: Callable[[Search], Partial] = engine.chosen
        self._lying = show()
        self._events = self._walk()

    @property
    def nodes(self) -> int:
        """How many pieces or values the engine has tried so far."""
        return self._search.nodes

    @property
    def found(self) -> int:
        """How many solutions it has come to."""
        return self._search.found

    @property
    def share(self) -> float:
        """The share of the search that is done, from 0 to 1."""
        return self._search.progress()

    @property
    def lying(self) -> tuple[Laid, ...]:
        """What lies there after the steps so far, in the order in which it was laid."""
        return tuple(self._lying.of.values())

    def __next__(self) -> Step | Solution:
        return next(self._events)

    def _walk(self) -> Iterator[Step | Solution]:
        status = Status.RUNNING
        while status is not Status.EXHAUSTED:
            status, rows = self._search.advance(1, 1)
            if rows:
                yield from self._show(self._whole(rows[0]))
                solution: Solution = self._compiled.decode(self._compiled.canonical(rows[0]))
                check(self._puzzle, solution)
                yield solution
            elif status is not Status.EXHAUSTED:
                yield from self._show(self._chosen(self._search))
        yield from self._show(())

    def _whole(self, row: tuple[int, ...]) -> Partial:
        """A solution as what is chosen, what lies there already first."""
        pairs = self._lying.pairs_of(row)
        return (
            *(pair for pair in self._lying.of if pair in pairs),
            *(pair for pair in pairs if pair not in self._lying.of),
        )

    def _show(self, chosen: Partial) -> Iterator[Step]:
        """Take back what is no longer chosen, the last first, then lay what is new."""
        lying = self._lying
        wanted = set(chosen)
        for pair in [pair for pair in reversed(lying.of) if pair not in wanted]:
            yield Step("-", lying.of.pop(pair))
        for pair in chosen:
            if pair not in lying.of:
                lying.of[pair] = lying.laid(pair)
                yield Step("+", lying.of[pair])


class _Pieces:
    """The pieces that lie there by the options that were taken."""

    def __init__(self, compiled: CompiledTiling) -> None:
        self.of: dict[tuple[int, int], Laid] = {}
        self._names = Names(compiled)
        self._compiled = compiled

    def pairs_of(self, row: tuple[int, ...]) -> Partial:
        return tuple((option, 1) for option in row)

    def laid(self, pair: tuple[int, int]) -> Laid:
        return self._names.placed(pair[0], self.of.values())


class _Values:
    """The values that lie there by their points."""

    def __init__(self) -> None:
        self.of: dict[tuple[int, int], Laid] = {}

    def pairs_of(self, row: tuple[int, ...]) -> Partial:
        return tuple(enumerate(row))

    def laid(self, pair: tuple[int, int]) -> Laid:
        return PlacedValue(*pair)


_Shown = _Pieces | _Values


def watch(puzzle: Puzzle) -> Watch:
    """A search of a puzzle to watch, pulled one step at a time; it comes to every solution once.

    Raises InvalidSetup for a template that lacks its dice, NoEngine for numbers that are too great.
    """
    setup = setup_of(puzzle)
    if setup is not None:
        raise InvalidSetup(f"{puzzle.name} is a template: choose {setup.blocked} cells to block first")
    if isinstance(puzzle, LabelingPuzzle):
        sums = compile_sums(puzzle)
        if reason := SUMS.unfit(sums.model):
            raise NoEngine(f"the search of {puzzle.name} cannot be watched: {reason}")
        return Watch(puzzle, sums, SUMS, _Values)
    cover = compile_cover(puzzle)
    return Watch(puzzle, cover, EXACT_COVER, lambda: _Pieces(cover))
