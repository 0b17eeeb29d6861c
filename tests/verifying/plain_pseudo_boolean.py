"""A plain checker of OPB, and of proofs for VeriPB 3.0 that derive a contradiction with `pol` and nothing else.

A constraint is a list of factors, one for each variable, and a number: their sum is at least that.
"""

from __future__ import annotations

from typing import Any

Constraint = tuple[list[int], int]


def read_opb(text: str) -> list[Constraint]:
    """The constraints of a file, an equation as two."""
    head, *lines = text.splitlines()
    found: list[Constraint] = []
    for line in lines:
        if not line.startswith("*"):
            *terms, relation, number, _ = line.split()
            factors = [0] * int(head.split()[2])
            for factor, variable in zip(terms[::2], terms[1::2], strict=True):
                factors[int(variable.removeprefix("x")) - 1] += int(factor)
            found.append((factors, int(number)))
            if relation == "=":
                found.append(([-factor for factor in factors], -int(number)))
    return found


def derive(words: list[str], known: list[Constraint]) -> Constraint:
    """What reverse Polish notation derives; the right operand of `*` and `d` is a number."""
    stack: list[Any] = []
    for word in words:
        if word not in ("+", "*", "d"):
            stack.append(int(word))
            continue
        *stack, one, by = stack
        factors, number = known[one - 1] if isinstance(one, int) else one
        if word == "+":
            others, more = known[by - 1] if isinstance(by, int) else by
            stack.append(([x + y for x, y in zip(factors, others, strict=True)], number + more))
        elif word == "*":
            stack.append(([x * by for x in factors], number * by))
        else:
            # In literals: a negative factor counts how many of its variables are false.
            shares = [-(-abs(x) // by) * (1 if x > 0 else -1) for x in factors]
            away, away_after = (sum(x for x in some if x < 0) for some in (factors, shares))
            stack.append((shares, -((away - number) // by) + away_after))
    [derived] = stack
    return derived


def holds(opb: str, pbp: str) -> bool:
    """Tell whether the last constraint that the proof derives is the contradiction that it concludes with."""
    known = read_opb(opb)
    head, count, *steps, output, conclusion, end = [line for line in pbp.splitlines() if line and line[0] != "%"]
    assert (head, count) == ("pseudo-Boolean proof version 3.0", f"f {len(known)};")
    known += [derive(step.removeprefix("pol ").removesuffix(";").split(), known) for step in steps]
    assert (output, end) == ("output NONE;", "end pseudo-Boolean proof;")
    assert conclusion == f"conclusion UNSAT : {len(known)};"
    return sum(factor for factor in known[-1][0] if factor > 0) < known[-1][1]
