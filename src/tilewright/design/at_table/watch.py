"""A search to watch: each piece as the engine lays it and takes it back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from ...engines import Choices, Engine, KernelSearch, Search, Status
from ...engines.base import Partial
from ...engines.exact_cover import EXACT_COVER
from ...engines.sums import SUMS
from ...errors import NoEngine
from ...families import Compiled, Laid, PlacedValue, Puzzle, Solution, family_of, refuse_template
from ...families.tiling import CompiledTiling
from ...models import CoverModel, SumModel
from ...sentences import sentence
from ...solving.checks import checked
from ...values import frozen
from ..names import named

PairsOf = Callable[[Choices], Partial]
"""Reads a solution as the choices of the engine."""
LaidOf = Callable[[tuple[int, int], Iterable[Laid]], Laid]
"""Reads a choice of the engine as a laid thing beside those that lie there already."""


@frozen
class Step:
    """A piece or value that the engine lays ("+") or takes back ("-")."""

    sign: Literal["+", "-"]
    laid: Laid


class Watch(Iterator[Step | Solution]):
    """An iterator over the steps of a search and the solutions on its way, each as soon as it is complete.

    Made by `watch`. The laid things are those that the engine has chosen; it may be about to take back the last one,
    because that is a dead end. At the end it takes back all.
    """

    def __init__(self, puzzle: Puzzle, compiled: Compiled, engine: Engine, pairs_of: PairsOf, laid_of: LaidOf) -> None:
        assert engine.chosen is not None
        self._puzzle = puzzle
        self._compiled = compiled
        self._search: Search = engine.start(compiled.model, 0)
        if isinstance(self._search, KernelSearch):
            # It is quick enough for eyes, and would stand still for seconds to be compiled.
            self._search.stay_interpreted()
        self._chosen: Callable[[Search], Partial] = engine.chosen
        self._lying: dict[tuple[int, int], Laid] = {}
        self._pairs_of = pairs_of
        self._laid_of = laid_of
        self._events = self._walk()

    @property
    def nodes(self) -> int:
        """The number of pieces or values that the engine has tried so far."""
        return self._search.nodes

    @property
    def lying(self) -> tuple[Laid, ...]:
        """The things on the board after the steps so far, in the order in which they were laid."""
        return tuple(self._lying.values())

    def __next__(self) -> Step | Solution:
        return next(self._events)

    def _walk(self) -> Iterator[Step | Solution]:
        status = Status.RUNNING
        while status is not Status.EXHAUSTED:
            status, rows = self._search.advance(1, 1)
            if rows:
                yield from self._show(self._whole(rows[0]))
                yield checked(self._puzzle, self._compiled, self._compiled.canonical(rows[0]))
            elif status is not Status.EXHAUSTED:
                yield from self._show(self._chosen(self._search))
        yield from self._show(())

    def _whole(self, row: Choices) -> Partial:
        """A solution as chosen moves, those on the board already first."""
        pairs = self._pairs_of(row)
        return tuple(dict.fromkeys([*(pair for pair in self._lying if pair in pairs), *pairs]))

    def _show(self, chosen: Partial) -> Iterator[Step]:
        """Take back things that are no longer chosen, the last first, then lay the new ones."""
        lying = self._lying
        wanted = set(chosen)
        for pair in [pair for pair in reversed(lying) if pair not in wanted]:
            yield Step("-", lying.pop(pair))
        for pair in chosen:
            if pair not in lying:
                lying[pair] = self._laid_of(pair, lying.values())
                yield Step("+", lying[pair])


def _pieces(compiled: CompiledTiling) -> tuple[PairsOf, LaidOf]:
    """Turn options that an engine takes into pieces on the board."""
    return lambda row: tuple((option, 1) for option in row), lambda pair, lying: named(compiled, pair[0], lying)


def _values(compiled: Compiled) -> tuple[PairsOf, LaidOf]:
    """Turn values that an engine places into values on the board."""
    return lambda row: tuple(enumerate(row)), lambda pair, lying: PlacedValue(*pair)


_WATCHED: dict[type, tuple[Engine, Callable[[Any], tuple[PairsOf, LaidOf]]]] = {
    CoverModel: (EXACT_COVER, _pieces),
    SumModel: (SUMS, _values),
}


def watch(puzzle: Puzzle) -> Watch:
    """A search of a puzzle to watch, pulled one step at a time; it finds every solution once.

    Raises InvalidSetup for a template that lacks its dice, NoEngine for numbers that are too great.
    """
    refuse_template(puzzle)
    model, compile_puzzle = next(row for row in family_of(puzzle).compilers.items() if row[0] in _WATCHED)
    engine, shown = _WATCHED[model]
    compiled = compile_puzzle(puzzle)
    if reason := engine.unfit(compiled.model):
        raise NoEngine(sentence("the search of {name} cannot be watched: {reason}", name=puzzle.name, reason=reason))
    return Watch(puzzle, compiled, engine, *shown(compiled))
