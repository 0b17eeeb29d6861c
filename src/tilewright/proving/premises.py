"""The clauses of a CNF that a proof starts from, by their numbers."""

from __future__ import annotations

from collections.abc import Sequence


class Premises:
    """The numbers of the clauses of the CNF."""

    def __init__(self, others: Sequence[tuple[int, ...]], pairs: Sequence[int]) -> None:
        self._number_of = {frozenset(clause): number for number, clause in enumerate(others, 1)}
        self._bits = pairs
        self._before = []
        n = len(others)
        for bits in pairs:
            self._before.append(n)
            n += bits.bit_count()
        self.n = n
        """The number of all clauses."""

    def clause(self, literals: Sequence[int]) -> int:
        """The number of a clause that is no pair."""
        return self._number_of[frozenset(literals)]

    def pair(self, one: int, other: int) -> int:
        """The number of the clause that says that not both variables are true."""
        first, second = (one, other) if one < other else (other, one)
        return self._before[first - 1] + (self._bits[first - 1] & ((1 << second) - 1)).bit_count()
