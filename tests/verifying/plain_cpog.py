"""A plain checker of SCPOG that knows the format and nothing else of this project.

A product or a sum is what its clauses say; each added clause follows from those that its hints name; the parts of a
product share no variable, and those of a sum exclude each other, as its hints show. At last the root is a clause.
Whether the graph has too much is not asked here. Assignments are counted as shares of all, of which a literal has half.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from .plain_lrat import Clause, WrongProofError, propagate, read_cnf


def count(cnf: str, cpog: str) -> int:
    """The number of assignments that make the root true; WrongProofError if the proof is wrong."""
    clauses = read_cnf(cnf)
    n = int(cnf.split("p cnf ")[1].split()[0])
    share: dict[int, Fraction] = {x: Fraction(1, 2) for v in range(1, n + 1) for x in (v, -v)}
    variables: dict[int, frozenset[int]] = {x: frozenset({abs(x)}) for x in share}
    root = 0
    for line in cpog.splitlines():
        first, *words = line.split()
        if first == "r":
            root = int(words[0])
        elif first == "D":
            for word in words[:-1]:
                del clauses[int(word)]
        elif words[0] == "a":
            end = words.index("0", 1)
            _demand(clauses, map(int, words[1:end]), map(int, words[end + 1 : -1]))
            clauses[int(first)] = frozenset(map(int, words[1:end]))
        else:
            name, *numbers = map(int, words[1:-1])
            parts, hints = (numbers, []) if words[0] == "p" else (numbers[:2], numbers[2:])
            sign = 1 if words[0] == "p" else -1
            found: list[Clause] = [frozenset({sign * name, *(-sign * part for part in parts)})]
            found += [frozenset({-sign * name, sign * part}) for part in parts]
            if words[0] == "s":
                _demand(clauses, (-part for part in parts), hints)
            elif sum(len(variables[part]) for part in parts) != len(frozenset().union(*(variables[x] for x in parts))):
                raise WrongProofError(f"the parts of {name} share a variable")
            clauses.update(enumerate(found, int(first)))
            variables[name] = frozenset().union(*(variables[part] for part in parts))
            share[name] = sum((share[part] for part in parts), Fraction(0))
            if words[0] == "p":
                share[name] = Fraction(1)
                for part in parts:
                    share[name] *= share[part]
    if frozenset({root}) not in clauses.values():
        raise WrongProofError("the root is not proved")
    return int(share[root] * 2**n)


def _demand(clauses: dict[int, Clause], literals: Iterable[int], hints: Iterable[int]) -> None:
    if not propagate(set(literals), list(hints), clauses):
        raise WrongProofError("a clause does not follow")
