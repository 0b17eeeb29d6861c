"""DIMACS CNF: a puzzle's exact cover as clauses, for SAT solvers and model counters.

Numbers are added up by sequential counters (C. Sinz, Towards an optimal CNF encoding of Boolean cardinality
constraints, 2005): a counter variable says whether at least j of the first i variables are true. All of them follow
from the options, so the clauses have as many models as the puzzle has solutions.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from .constraints import BoundedRow, Constraints, constraints_of, meanings

if TYPE_CHECKING:
    from ..families import Puzzle

# Up to so many variables, clauses for all pairs of them are fewer than those of a counter.
_IN_PAIRS = 5


class _Clauses:
    """Clauses so far, and the number of variables."""

    def __init__(self, constraints: Constraints) -> None:
        self.n_variables = constraints.n_variables
        self.clauses: list[tuple[int, ...]] = []
        for definition in constraints.definitions:
            self.clauses += [(-other, definition.variable) for other in definition.others]
            self.clauses.append((-definition.variable, *definition.others))
        for row in constraints.rows:
            self._add(row)

    def _add(self, row: BoundedRow) -> None:
        lower, upper, variables = row.lower, min(row.upper, len(row.variables)), row.variables
        if lower > upper:
            self.clauses.append(())
        elif lower == 1 and upper == len(variables):
            self.clauses.append(tuple(dict.fromkeys(variables)))
        elif lower <= 1 and upper == 1 and len(variables) <= _IN_PAIRS:
            self.clauses += [(-a, -b) for a, b in combinations(variables, 2)]
            self.clauses += [variables] * lower
        elif upper == 0:
            self.clauses += [(-variable,) for variable in variables]
        elif variables:
            self._count(lower, upper, variables)

    def _count(self, lower: int, upper: int, variables: tuple[int, ...]) -> None:
        """Clauses of a counter: before[j - 1] says whether at least j of the variables so far are true."""
        before: list[int] = []
        for variable in variables:
            if len(before) == upper:
                self.clauses.append((-variable, -before[-1]))
            now = []
            for j in range(min(len(before) + 1, upper)):
                self.n_variables += 1
                counter = self.n_variables
                now.append(counter)
                had = [before[j]] if j < len(before) else []
                needed = [before[j - 1]] if j else []
                # It has j + 1 if it had them, or had j and gets one more.
                self.clauses += [(-one, counter) for one in had]
                self.clauses.append((-variable, *(-one for one in needed), counter))
                self.clauses.append((-counter, variable, *had))
                self.clauses += [(-counter, one, *had) for one in needed]
            before = now
        if lower:
            self.clauses.append((before[lower - 1],))


def clauses_of(constraints: Constraints) -> tuple[int, list[tuple[int, ...]]]:
    """The number of variables, and the clauses: tuples of literals."""
    made = _Clauses(constraints)
    return made.n_variables, made.clauses


def write_dimacs(puzzle: Puzzle) -> str:
    """The clauses of a puzzle, with the meaning of the variables as comments."""
    constraints = constraints_of(puzzle)
    n_variables, clauses = clauses_of(constraints)
    lines = [f"c {comment}" for comment in meanings(constraints)]
    lines.append(f"p cnf {n_variables} {len(clauses)}")
    lines += [" ".join(map(str, (*clause, 0))) for clause in clauses]
    return "\n".join(lines) + "\n"
