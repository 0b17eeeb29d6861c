"""Checks a pseudo-Boolean proof that nothing satisfies the rules: OPB, and sums, multiples and divisions as of VeriPB.

A constraint is a map of variables to their factors, and the least number that these must add up to. Numbers are exact.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..errors import InvalidCertificate
from ..families.clauses import PuzzleClauses, ones
from . import folder as files

_Constraint = tuple[dict[int, int], int]
_LONGEST_PROOF = 1 << 22
# What is written needs three places, and one step; each of them may hold a constraint on all variables.
_DEEPEST = 16
_LARGEST = 1 << 63
_LINE = re.compile(rb"(?:[+-]1 x\d{1,8} )*(?:>=|=) -?\d{1,9} ;")
_PROOF = re.compile(
    r"pseudo-Boolean proof version 3\.0\nf (\d{1,9});((?:\npol [^;\n]+;){1,16})\noutput NONE;"
    r"\nconclusion UNSAT : (\d{1,9});\nend pseudo-Boolean proof;"
)


def check_pseudo_boolean(reading: PuzzleClauses, folder: Path) -> tuple[int, int]:
    """The numbers of constraints that the rules make, and of steps of the proof; InvalidCertificate if it is none."""
    constraints, n_lines = _compared(reading, files.find(folder, files.OPB))
    text = b""
    for part in files.parts(files.find(folder, files.PBP)):
        text += part
        if len(text) > _LONGEST_PROOF:
            raise InvalidCertificate(f"{files.PBP} is longer than any that `tilewright prove` writes")
    lines = [line for line in text.decode("ascii", "replace").split("\n") if line and not line.startswith("%")]
    match = _PROOF.fullmatch("\n".join(lines))
    if match is None:
        raise InvalidCertificate(f"{files.PBP} is damaged, or uses rules that `tilewright prove` does not")
    if int(match[1]) != len(constraints):
        raise InvalidCertificate(f"{files.PBP} is about {match[1]} constraints, and there are {len(constraints)}")
    steps = match[2].strip().split("\n")
    for step in steps:
        constraints.append(_derived(step[len("pol ") : -1].split(), constraints))
    factors, least = _known(int(match[3]), constraints)
    if sum(factor for factor in factors.values() if factor > 0) >= least:
        raise InvalidCertificate(f"the proof is wrong: constraint {match[3]} can be satisfied")
    return n_lines, len(steps)


def _compared(reading: PuzzleClauses, path: Path) -> tuple[list[_Constraint], int]:
    """The constraints of the file and the number of its lines, where an equation is two; they must be the rules'."""
    wanted = Counter(_wanted(reading))
    n_lines = wanted.total()
    found: list[_Constraint] = []
    for number, line in enumerate(files.lines(path)):
        if number == 0 and line != b"* #variable= %d #constraint= %d" % (len(reading.laid), n_lines):
            raise InvalidCertificate(
                f"{path.name} begins with other numbers of variables and constraints than the rules"
            )
        if line.startswith(b"*"):
            continue
        *terms, relation, least, _ = line.decode("ascii").split() if _LINE.fullmatch(line) else ("", "", "", "")
        factors = {int(name[1:]): int(factor) for factor, name in zip(terms[::2], terms[1::2], strict=False)}
        one = frozenset(factors.items()), relation, least
        if len(terms) != 2 * len(factors) or not wanted[one]:
            raise InvalidCertificate(
                f"{path.name}: {files.shown(line)} is no constraint of the rules, or there once more"
            )
        wanted[one] -= 1
        found.append((factors, int(least)))
        if relation == "=":
            found.append(({variable: -factor for variable, factor in factors.items()}, -int(least)))
    if +wanted:
        raise InvalidCertificate(f"{path.name} lacks {(+wanted).total()} of the {n_lines} constraints of the rules")
    return found, n_lines


def _wanted(reading: PuzzleClauses) -> Iterator[tuple[frozenset[tuple[int, int]], str, str]]:
    """The constraints of the rules: the factors of variables, and a number that these add up to, or at least to."""
    for least, most, things, _ in reading.bounds:
        if least == most or least:
            yield frozenset((thing + 1, 1) for thing in ones(things)), "=" if least == most else ">=", str(least)
        if least != most:
            yield frozenset((thing + 1, -1) for thing in ones(things)), ">=", str(-most)


def _known(number: int, constraints: Sequence[_Constraint]) -> _Constraint:
    if not 0 < number <= len(constraints):
        raise InvalidCertificate(f"the proof is wrong: there is no constraint {number}")
    return constraints[number - 1]


def _derived(words: Sequence[str], constraints: Sequence[_Constraint]) -> _Constraint:
    """What a step derives, in reverse Polish notation. A number is a constraint, or what an operation wants there."""
    stack: list[int | _Constraint] = []

    def pop() -> _Constraint:
        top = stack.pop()
        return _known(top, constraints) if isinstance(top, int) else top

    try:
        for word in words:
            if word == "+":
                stack.append(_sum(pop(), pop()))
            elif word in ("*", "d"):
                number = stack.pop()
                if not isinstance(number, int):
                    raise ValueError
                stack.append((_times if word == "*" else _divided)(pop(), number))
            elif word.isdecimal() and len(word) < 10 and len(stack) < _DEEPEST:
                stack.append(int(word))
            else:
                raise ValueError
        derived = pop()
    except (IndexError, ValueError, ZeroDivisionError):
        raise InvalidCertificate(
            "the proof is wrong: a step is not well-formed, or its numbers are too large"
        ) from None
    if stack:
        raise InvalidCertificate("the proof is wrong: a step derives several constraints")
    return derived


def _sum(one: _Constraint, other: _Constraint) -> _Constraint:
    few, many = sorted((one[0], other[0]), key=len)
    total = dict(many)
    for variable, factor in few.items():
        total[variable] = total.get(variable, 0) + factor
        if not total[variable]:
            del total[variable]
    return total, one[1] + other[1]


def _times(one: _Constraint, number: int) -> _Constraint:
    factors = {variable: factor * number for variable, factor in one[0].items()} if number else {}
    if max(map(abs, (*factors.values(), one[1] * number))) > _LARGEST:
        raise ValueError
    return factors, one[1] * number


def _divided(one: _Constraint, number: int) -> _Constraint:
    """All numbers divided and rounded up, where -a * x is written as a * (1 - x) - a, so that all factors are positive.

    The left side is a whole number, at least what it was divided, so that the right side may be rounded up, too.
    """
    factors = {
        variable: factor // number if factor < 0 else -(-factor // number) for variable, factor in one[0].items()
    }
    negative = -sum(factor for factor in one[0].values() if factor < 0)
    least = -(-(one[1] + negative) // number)
    return factors, least + sum(factor for factor in factors.values() if factor < 0)
