"""Counters of copies, as clauses: "of the first a variables of a bound, in the order of the walk, at least k are true".

They follow from the variables, and the last of them say the bound (C. Sinz, Towards an optimal CNF encoding of Boolean
cardinality constraints, CP 2005). `verifying/graph.py` makes the same clauses on its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..values import frozen
from .proof_lines import ProofLines


@frozen
class WalkStock:
    """What is counted: between `least` and `most` of the variables, which are in the order of the walk.

    One that counts more than once stands there so often, side by side.

    A state has the number in a field of bits from `shift` on, which starts so that bit `full` is set when none is left.
    What a lemma needs of it are bits from `first` on: at least 1, 2, ... of what came before; `bound` is its number.
    """

    bound: int
    least: int
    most: int
    variables: tuple[int, ...]
    shift: int
    first: int

    @property
    def width(self) -> int:
        return self.room.bit_length()

    @property
    def room(self) -> int:
        """The number of variables that may be true."""
        return min(self.most, len(self.variables))

    @property
    def full(self) -> int:
        return self.shift + self.width

    @property
    def start(self) -> int:
        """The field when none is used."""
        return (1 << self.width) - self.room << self.shift

    @property
    def height(self) -> int:
        """The greatest number that is asked about."""
        return self.most + 1 if self.most < len(self.variables) else self.least

    def used(self, state: int) -> int:
        """The number that a state has used."""
        return (state >> self.shift & (2 << self.width) - 1) - (self.start >> self.shift)


class StockCounters:
    """The names and the numbers of clauses of the counters of all stocks, from given ones on."""

    def __init__(self, stocks: Sequence[WalkStock], last_name: int, first_clause: int) -> None:
        self._name: list[list[int]] = []
        self._clause: list[list[list[int]]] = []
        self.too_many: list[int] = []
        """For each stock the clause that says that there are not too many; 0 if there cannot be."""
        self.enough: list[int] = []
        """For each stock the clause that says that there are enough; 0 if none must be."""
        for stock in stocks:
            names, rows = [last_name], [[0]]
            for a in range(1, len(stock.variables) + 1):
                names.append(last_name)
                rows.append([0])
                for k in range(1, min(a, stock.height) + 1):
                    rows[-1].append(first_clause)
                    first_clause += 2 + (k < a) + (k > 1)
                last_name += min(a, stock.height)
            self._name.append(names)
            self._clause.append(rows)
            n = len(stock.variables)
            self.too_many.append(first_clause if stock.most < n else 0)
            first_clause += stock.most < n
            self.enough.append(first_clause if 0 < stock.least <= n else 0)
            first_clause += 0 < stock.least <= n
        self.next_clause = first_clause
        self._stocks = stocks
        self.not_more: dict[tuple[int, int], int] = {}
        """For a stock and a number of its variables the lemma that not too many of them are true."""
        self.not_fewer: dict[tuple[int, int, int], int] = {}
        """For a stock, a number of its variables and k the lemma: at least k of them are at least k - 1."""

    def prove(self, lines: ProofLines) -> None:
        """Prove what follows from counters alone: there are never too many, and k are k - 1."""
        for number, stock in enumerate(self._stocks):
            n, k = len(stock.variables), stock.most + 1
            if stock.most < n:
                self.not_more[number, n] = self.too_many[number]
                for a in range(n - 1, k - 1, -1):
                    hints = self.kept(number, a + 1, k), self.not_more[number, a + 1]
                    self.not_more[number, a] = lines.add((-self.name(number, a, k),), hints)
            for a in range(2, n + 1):
                for k in range(2, min(a, stock.height) + 1):
                    steps = [self.kept(number, a, k - 1), self.below(number, a, k)]
                    steps += [self.not_fewer[number, a - 1, k]] if k < a else []
                    literals = -self.name(number, a, k), self.name(number, a, k - 1)
                    self.not_fewer[number, a, k] = lines.add(literals, steps)

    def name(self, stock: int, a: int, k: int) -> int:
        """The variable that says that at least k of the first a are true; 0 if they are fewer than k."""
        return self._name[stock][a] + k if k <= a else 0

    def added(self, stock: int, a: int, k: int) -> int:
        """At least k - 1 before and the a-th are at least k."""
        return self._clause[stock][a][k]

    def kept(self, stock: int, a: int, k: int) -> int:
        """At least k before are at least k."""
        return self._clause[stock][a][k] + 1

    def since(self, stock: int, a: int, k: int) -> int:
        """At least k only if there are as many before, or the a-th is true."""
        return self._clause[stock][a][k] + 1 + (k < a)

    def below(self, stock: int, a: int, k: int) -> int:
        """At least k only if there are as many before, or one less."""
        return self._clause[stock][a][k] + 2 + (k < a)
