"""All solutions of a puzzle summed up: how often each move is in one, and what follows from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import nan, sqrt
from typing import TYPE_CHECKING, Any, Literal

from ...families import Finding, Puzzle, family_of
from ...families.cell_values import sides_only, value_on
from ...families.compiled import Move
from ...sentences import sentence
from ...solving import Effort
from ...solving.tables import array_of, frame_of, html_table
from ...values import field, frozen

if TYPE_CHECKING:
    from ...answers.designing import AnalysisJson, MoveJson

Basis = Literal["all", "samples", "part"]

# Of many pieces that look alike this many are named.
_MOST_NAMED = 3
# Rows of the table in a notebook.
_MOST_ROWS = 12


@frozen
class Analysis:
    """How many solutions have each move: each piece in each place and orientation, or each value on each point.

    Solutions are distinct: those that a symmetry carries into each other count one by one.

    Attributes
    ----------
    basis
        "all": `counts` are exact, over all solutions. "samples": they are over `n` solutions drawn at random, each
        time one of all with the same chance. "part": the search was stopped; then `counts` are 1 for a move that is
        known to be in some solution, else 0, since the solutions that a search meets first are no fair sample.
    n
        How many solutions were looked at.
    total
        The number of all solutions; None if it is not known.
    alike
        The pieces or values; those together that no solution tells apart. A move's `kind` is a number in this list.
    moves
        All moves that are possible on the empty board.
    counts
        For each move the number of solutions that have it.
    pairs
        For two pieces, by their numbers in `alike`, the number of solutions in which they lie side by side; for values,
        next to each other on a line.
    n_paired
        How many solutions were looked at for the pairs: all, or some that were drawn at random.
    effort
        How the numbers were found: engine, nodes, seconds, and what stopped the search.
    findings
        The findings of `lint`.
    """

    puzzle: Puzzle = field(repr=False)
    basis: Basis
    n: int
    total: int | None
    alike: tuple[tuple[str, ...], ...] = field(repr=False)
    moves: tuple[Move, ...] = field(repr=False)
    counts: tuple[int, ...] = field(repr=False)
    pairs: Mapping[tuple[int, int], int] = field(repr=False)
    n_paired: int
    effort: Effort
    findings: tuple[Finding, ...] = field(default=(), repr=False)

    @property
    def error(self) -> float:
        """The standard error of shares, at most; 0 if they are exact. Two shares in three are closer than that."""
        return 0.5 / sqrt(self.n) if self.basis == "samples" and self.n else 0.0

    @property
    def has_shares(self) -> bool:
        """Tell whether there are shares: not without solutions, and not for a part of them."""
        return self.n > 0 and self.basis != "part"

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names for `alike`, e.g. "5 or 7"."""
        return tuple(
            " or ".join((*names[:_MOST_NAMED], *[f"{len(names) - _MOST_NAMED} more"] * (len(names) > _MOST_NAMED)))
            for names in self.alike
        )

    @cached_property
    def cells(self) -> tuple[Mapping[int, int], ...]:
        """For each cell the pieces that cover it, each with the number of solutions in which it does; the most first.

        Empty without shares.
        """
        found: list[dict[int, int]] = [{} for _ in self.puzzle.board.cells]
        if self.has_shares:
            for move, count in zip(self.moves, self.counts, strict=True):
                for cell in move.cells if count else ():
                    found[cell][move.kind] = found[cell].get(move.kind, 0) + count
        return tuple(dict(sorted(one.items(), key=lambda pair: (-pair[1], pair[0]))) for one in found)

    def shares(self, kind: int) -> list[float]:
        """For each cell the share of the solutions in which a piece, by its number in `alike`, covers it.

        They are not numbers (nan) where there are no shares.
        """
        return [one.get(kind, 0) / self.n if self.has_shares else nan for one in self.cells]

    @cached_property
    def _given(self) -> set[tuple[str, frozenset[int]]]:
        """The names and the cells of what the puzzle gives, as far as it says how that lies."""
        laid = family_of(self.puzzle).table.with_given(self.puzzle, ())
        return {(one.piece, frozenset(one.cells)) for one in laid}

    @property
    def has_given(self) -> bool:
        """Tell whether the puzzle gives some moves."""
        return bool(self._given)

    @cached_property
    def forced(self) -> tuple[Move, ...]:
        """The moves that all solutions have that were looked at, those left out that the puzzle gives."""
        return tuple(
            move
            for move, count in self._used
            if count == self.n
            and self._given.isdisjoint((name, frozenset(move.cells)) for name in self.alike[move.kind])
        )

    @property
    def _used(self) -> list[tuple[Move, int]]:
        return [pair for pair in zip(self.moves, self.counts, strict=True) if pair[1] and self.has_shares]

    @property
    def n_used(self) -> int:
        """The number of moves that are in some solution."""
        return sum(count > 0 for count in self.counts)

    @cached_property
    def first_moves(self) -> tuple[tuple[Move, int], ...]:
        """The moves that are in some solution, each with the number of solutions that it leaves; the most first.

        Those that every solution has are left out. From samples the numbers are estimates.
        """
        scale = 1.0 if self.basis == "all" or self.total is None else self.total / self.n if self.n else 0.0
        used = [(move, count if scale == 1 else round(count * scale)) for move, count in self._used if count < self.n]
        return tuple(sorted(used, key=lambda pair: -pair[1]))

    def words(self, move: Move) -> str:
        """A move in words: the piece, its cells, and the labels of a tile in reading order."""
        board = self.puzzle.board
        cells = " ".join(board.names[cell] for cell in move.cells)
        text = sentence("{piece} on {cells}", piece=self.names[move.kind], cells=cells)
        if len(move.cells) == 1 and move.labels and any(move.labels[0]):
            order = board.lattice.kind(board.cells[move.cells[0]]).reading_order
            labels = " ".join(move.labels[0][side] or "*" for side in order)
            text = sentence("{move} ({labels})", move=text, labels=labels)
        return text

    def rows(self) -> list[dict[str, Any]]:
        """A row for each cell and piece: in how many solutions, and in which share of them, the piece covers it."""
        return [
            {"cell": name, "piece": piece, "solutions": one.get(kind, 0), "share": one.get(kind, 0) / self.n}
            for name, one in zip(self.puzzle.board.names, self.cells, strict=True)
            for kind, piece in enumerate(self.names)
            if self.has_shares
        ]

    def to_frame(self) -> Any:
        """The rows as a data frame of pandas; MissingExtra without it."""
        return frame_of(self.rows(), ("cell", "piece", "solutions", "share"))

    def to_numpy(self) -> Any:
        """The shares as an array of NumPy: a row for each cell, a column for each piece. MissingExtra without it."""
        columns = [self.shares(kind) for kind in range(len(self.alike))]
        return array_of(list(zip(*columns, strict=True)))

    def to_json(self) -> AnalysisJson:
        """The analysis as plain data."""
        names = self.puzzle.board.names
        return {
            "basis": self.basis,
            "solutions": self.total,
            "looked_at": self.n,
            "standard_error": self.error,
            "pieces": [list(one) for one in self.alike],
            "cells": [
                {"cell": name, "solutions": {self.names[kind]: count for kind, count in one.items()}}
                for name, one in zip(names, self.cells, strict=True)
            ],
            "forced": [self._plain(move) for move in self.forced],
            "moves": [
                {**self._plain(move), "solutions": count} for move, count in zip(self.moves, self.counts, strict=True)
            ],
            "pairs": [
                {"pieces": [self.names[kind] for kind in pair], "solutions": count}
                for pair, count in self.pairs.items()
            ],
            "looked_at_for_pairs": self.n_paired,
            **self.effort.to_json(),
        }

    def _plain(self, move: Move) -> MoveJson:
        names = self.puzzle.board.names
        plain: MoveJson = {"piece": self.names[move.kind], "cells": [names[cell] for cell in move.cells]}
        labels = [list(sides_only(sides)) for sides in move.labels]
        if any(map(any, labels)):
            plain["labels"] = labels
        values = [None if (value := value_on(sides)) is None else str(value) for sides in move.labels]
        if any(value is not None for value in values):
            plain["values"] = values
        return plain

    def basis_words(self) -> str:
        """What the numbers rest on, in a few words."""
        if self.basis == "all":
            if self.n == 1:
                return sentence("exact, over the only solution")
            return sentence("exact, over all {n:,} solutions", n=self.n)
        if self.basis == "samples":
            error = 100 * self.error
            return sentence("from {n:,} uniform samples, give or take {error:.1f} %", n=self.n, error=error)
        if not self.n:
            return sentence("stopped too soon: nothing is known yet")
        return sentence(
            "stopped after {n:,} {n:solution|solutions}, which are no fair sample: no shares are known", n=self.n
        )

    def _repr_html_(self) -> str:
        rows: Sequence[Sequence[object]] = [
            (name, *(f"{self.names[kind]}: {count / self.n:.1%}" for kind, count in list(one.items())[:3]))
            for name, one in zip(self.puzzle.board.names, self.cells, strict=True)
        ]
        title = f"{self.puzzle.title or self.puzzle.name}: {self.basis_words()}"
        return html_table(title, ("cell", "most often", "then", "then"), rows, most=_MOST_ROWS)
