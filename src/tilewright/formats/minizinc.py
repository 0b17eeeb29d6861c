"""MiniZinc: a puzzle's exact cover as a model of variables 0 and 1, which prints the options that it chooses."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .constraints import BoundedRow, constraints_of, linear

if TYPE_CHECKING:
    from ..families import Puzzle


def write_minizinc(puzzle: Puzzle) -> str:
    """The model of a puzzle; the names of the options are in it."""
    constraints = constraints_of(puzzle)
    names = ",\n  ".join(json.dumps(words, ensure_ascii=False) for words in constraints.options)
    lines = [
        *(f"% {comment}" for comment in constraints.comments),
        f"set of int: OPTIONS = 1..{len(constraints.options)};",
        f"array[OPTIONS] of string: option = [\n  {names}\n];",
        f"array[1..{constraints.n_variables}] of var 0..1: x;",
        *(f"constraint {_text(row)};" for row in constraints.rows if row.variables or row.lower),
        *(
            f"constraint x[{definition.variable}] = max([{', '.join(f'x[{other}]' for other in definition.others)}]);"
            for definition in constraints.definitions
        ),
        "solve satisfy;",
        # Numbers tell apart what words do not, such as labels at a free rim: MiniZinc prints no text twice.
        'output ["\\(k) = \\(option[k])\\n" | k in OPTIONS where fix(x[k]) = 1];',
    ]
    return "\n".join(lines) + "\n"


def _text(row: BoundedRow) -> str:
    lower, factors, upper = linear(row)
    if not factors:
        return "false"
    terms = " + ".join(f"x[{variable}]" if n == 1 else f"{n} * x[{variable}]" for variable, n in factors.items())
    if lower == upper:
        return f"{terms} = {lower}"
    if not row.lower:
        return f"{terms} <= {upper}"
    return f"{lower} <= {terms}" + (f" /\\ {terms} <= {upper}" if row.upper < len(row.variables) else "")
