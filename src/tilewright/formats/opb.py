"""OPB: a puzzle's exact cover as linear rows, as pseudo-Boolean solvers read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constraints import BoundedRow, constraints_of, linear, meanings

if TYPE_CHECKING:
    from ..families import Puzzle


def write_opb(puzzle: Puzzle) -> str:
    """The rows of a puzzle, with the meaning of the variables as comments."""
    constraints = constraints_of(puzzle)
    rows = [line for row in constraints.rows for line in _lines(row)]
    for definition in constraints.definitions:
        rows += [f"+1 x{definition.variable} -1 x{other} >= 0 ;" for other in definition.others]
        rows.append(" ".join(f"+1 x{other}" for other in definition.others) + f" -1 x{definition.variable} >= 0 ;")
    lines = [
        f"* #variable= {constraints.n_variables} #constraint= {len(rows)}",
        *(f"* {comment}" for comment in meanings(constraints)),
        *rows,
    ]
    return "\n".join(lines) + "\n"


def _lines(row: BoundedRow) -> list[str]:
    lower, factors, upper = linear(row)
    if not factors:
        # A row without terms says nothing; one that no choice can meet is written about the first variable.
        return ["+1 x1 >= 2 ;"] if row.lower else []
    terms = " ".join(f"{n:+d} x{variable}" for variable, n in factors.items())
    if lower == upper:
        return [f"{terms} = {lower} ;"]
    negated = " ".join(f"{-n:+d} x{variable}" for variable, n in factors.items())
    at_least = [f"{terms} >= {lower} ;"] if row.lower else []
    return [*at_least, *([f"{negated} >= {-upper} ;"] if row.upper < len(row.variables) else [])]
