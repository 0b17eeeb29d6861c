"""A puzzle as clauses about what is laid: the statement that a certificate is about."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import cached_property
from typing import NamedTuple

from ..errors import InvalidRequest
from ..values import frozen, replace

Clause = tuple[int, ...]
"""Literals, of which at least one is true: a variable, or its negative where the variable is to be false."""
MOST_LAID = 30_000
"""The most ways to lay a piece or a value: each two of them are looked at."""
MOST_CLAUSES = 20_000_000
_MOST_OTHERS = 2_000_000


class LaidThing(NamedTuple):
    """A thing laid on the board: the names of those that look like it, the cells ascending, the labels of each."""

    names: tuple[str, ...]
    cells: tuple[int, ...]
    labels: tuple[tuple[str | None, ...], ...]


class InnerEdge(NamedTuple):
    """The edge between two cells, which lies inside a thing or not: the cells, and two sets of bits of what is laid.

    `inside` are those on both cells, `across` those on one of the two.
    """

    cells: tuple[int, int]
    inside: int
    across: int


class LaidBound(NamedTuple):
    """Between `least` and `most` of the things in a set of bits are laid; `about` says what these things share.

    Where some of them count more than once, `times` names each so often, in order.
    """

    least: int
    most: int
    things: int
    about: str = ""
    times: tuple[int, ...] = ()

    @property
    def counted(self) -> tuple[int, ...]:
        """The things, each as often as it counts."""
        return self.times or tuple(ones(self.things))


class LaidMotion(NamedTuple):
    """A motion of the board that keeps the rules: to which of `laid` it carries each, and where it carries cells."""

    is_reflection: bool
    carried: tuple[int, ...]
    places: tuple[int, ...]


@frozen
class PuzzleClauses:
    """Clauses whose models are the distinct solutions of a puzzle, each once.

    Variable k + 1 is true if `laid[k]` is laid. They are sorted: by things in their order of appearance, then by cells,
    then by labels. `excluded[k]` are those behind k that cannot lie with it, as a set of bits. `others` are all clauses
    but those that say so. Variables beyond those of `laid` follow from them: first counters, which say how many pieces
    are laid, or what values add up to, and of which `counters` has the words; then one for each of the `edges`, true if
    the edge lies inside a thing.
    """

    laid: tuple[LaidThing, ...]
    excluded: tuple[int, ...]
    others: tuple[Clause, ...]
    counters: tuple[str, ...] = ()
    adjoining: tuple[tuple[int, int], ...] = ()
    """Pairs of cells that touch, the lower first, in order."""
    bounds: tuple[LaidBound, ...] = ()
    """How many copies are laid of each piece, how many things on each cell, and how many in all: none for sums."""
    has_all_bounds: bool = False
    """Whether the clauses with counters say what `bounds` say, and nothing else."""

    @property
    def n_variables(self) -> int:
        return len(self.laid) + len(self.counters) + len(self.edges)

    @property
    def n_clauses(self) -> int:
        told = sum((edge.inside | edge.across).bit_count() + 1 for edge in self.edges)
        return told + len(self.others) + sum(bits.bit_count() for bits in self.pairs)

    @cached_property
    def without_counters(self) -> PuzzleClauses:
        """The clauses about what is laid alone, each two that exclude each other as a pair.

        What is missing are `bounds` that need counters, see `unsaid`.
        """
        n = len(self.laid)
        others = tuple(clause for clause in self.others if not clause or (-n <= min(clause) and max(clause) <= n))
        return replace(self, others=others, counters=(), adjoining=())

    @cached_property
    def unsaid(self) -> tuple[LaidBound, ...]:
        """The bounds that clauses without counters do not say: more than one thing is counted."""
        others = {frozenset(clause) for clause in self.without_counters.others}
        return tuple(bound for bound in self.bounds if not self._says(bound, others))

    def _says(self, bound: LaidBound, others: Set[frozenset[int]]) -> bool:
        things = list(ones(bound.things))
        if bound.least > 0 and (bound.most != 1 or frozenset(thing + 1 for thing in things) not in others):
            return False
        if bound.most == 0:
            return all(frozenset((-thing - 1,)) in others for thing in things)
        if bound.most >= len(things):
            return True
        return bound.most == 1 and not any(bound.things & -(2 << thing) & ~self.excluded[thing] for thing in things)

    @cached_property
    def edges(self) -> tuple[InnerEdge, ...]:
        """The edges that lie inside one thing, and not inside another one that covers a cell of them."""
        on: dict[int, int] = {}
        for number, thing in enumerate(self.laid):
            for cell in thing.cells:
                on[cell] = on.get(cell, 0) | 1 << number
        found = (
            InnerEdge(cells, on.get(cells[0], 0) & on.get(cells[1], 0), on.get(cells[0], 0) ^ on.get(cells[1], 0))
            for cells in self.adjoining
        )
        return tuple(edge for edge in found if edge.inside and edge.across)

    @cached_property
    def pairs(self) -> tuple[int, ...]:
        """The part of `excluded` that edges do not say; no edge lies inside one thing and is crossed by another."""
        told = [0] * len(self.laid)
        for edge in self.edges:
            for number in ones(edge.inside):
                told[number] |= edge.across
            for number in ones(edge.across):
                told[number] |= edge.inside
        return tuple(bits & ~out for bits, out in zip(self.excluded, told, strict=True))

    def edge_clauses(self) -> Iterator[Clause]:
        """Say of each thing which edges lie inside it and which it crosses: two literals each."""
        for variable, edge in self._numbered_edges():
            yield from ((-number - 1, variable) for number in ones(edge.inside))
            yield from ((-number - 1, -variable) for number in ones(edge.across))

    def edge_needs(self) -> Iterator[Clause]:
        """Say of each edge that it lies inside a thing only if one of those is laid."""
        for variable, edge in self._numbered_edges():
            yield (-variable, *(number + 1 for number in ones(edge.inside)))

    def _numbered_edges(self) -> Iterator[tuple[int, InnerEdge]]:
        """The edges with their variables, which are the last ones."""
        return enumerate(self.edges, self.n_variables - len(self.edges) + 1)


def ones(bits: int) -> Iterator[int]:
    """The places of the ones of a set of bits, in order."""
    # Digits, since each step on a long integer would take as long as the whole text.
    text = bin(bits)[:1:-1]
    at = text.find("1")
    while at >= 0:
        yield at
        at = text.find("1", at + 1)


def demand_few(name: str, n_laid: int) -> None:
    """Raise InvalidRequest if there are too many ways to lay a piece or a value."""
    if n_laid > MOST_LAID:
        raise InvalidRequest(
            f"{name} is too large for a proof: there are more than {MOST_LAID:,} ways to lay a piece or a value"
        )


def demand_room(name: str, n_others: int) -> None:
    """Raise InvalidRequest if the clauses of a puzzle that are no pairs would be too many to keep."""
    if n_others > _MOST_OTHERS:
        raise InvalidRequest(
            f"{name} is too large for a proof: its rules make more than {_MOST_OTHERS:,} clauses of sums"
        )
