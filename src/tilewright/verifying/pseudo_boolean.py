"""Checks a pseudo-Boolean proof that nothing satisfies the rules: OPB, and sums, multiples and divisions as of VeriPB.

A constraint is a map of variables to their factors, and the least number that these must add up to. Numbers are exact.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile, zip_longest

from ..errors import InvalidCertificate
from ..families import Puzzle
from ..families.clauses import PuzzleClauses, ones
from .folder import OPB, PBP, CertificateFolder, demand, shown
from .limits import VerifyLimits
from .words import about, opb_comments, pbp_comments

_Constraint = tuple[dict[int, int], int]
_LONGEST_PROOF = 1 << 22
# What is written needs three places; each of them may hold a constraint on all variables.
_DEEPEST = 16
# What is written names each constraint once, with a number and three operations at most.
_WORDS_FOR_A_CONSTRAINT, _MORE_WORDS = 8, 64
_LARGEST = 1 << 63
_BYTES_OF_A_FACTOR = 200
_LINE = re.compile(rb"(?:[+-]1 x[1-9]\d{0,7} )*(?:>=|=) (?:0|-?[1-9]\d{0,8}) ;")
_PROOF = re.compile(
    r"pseudo-Boolean proof version 3\.0\n((?:%[^\n]*\n)*)f ([1-9][0-9]{0,8});\npol ([^;\n]+);\noutput NONE;"
    r"\nconclusion UNSAT : ([1-9][0-9]{0,8});\nend pseudo-Boolean proof;\n"
)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_MODULUS = re.compile(r"% A coloring modulo ([1-9][0-9]{0,8})\.")
_COLORED = re.compile(r"([1-9][0-9]{0,8})(?: ([1-9][0-9]{0,8}) \*)?(?: \+)?")


def check_pseudo_boolean(puzzle: Puzzle, reading: PuzzleClauses, folder: CertificateFolder) -> tuple[int, int]:
    """The number of constraints that the rules make, and the modulus of the coloring that the comments tell.

    InvalidCertificate if the proof is none, or if a comment says what is not so.
    """
    file = _ConstraintsFile(folder, puzzle, reading)
    constraints = file.constraints
    name = folder.find(PBP)
    text = folder.text(name, _LONGEST_PROOF)
    match = _PROOF.fullmatch(text)
    if match is None:
        raise InvalidCertificate(f"{name} is damaged, or uses rules that `tilewright prove` does not")
    comments, n_told, step, proved = match[1], int(match[2]), match[3].split(" "), int(match[4])
    if n_told != len(constraints):
        raise InvalidCertificate(f"{name} is about {n_told} constraints, and there are {len(constraints)}")
    if len(step) > _WORDS_FOR_A_CONSTRAINT * len(constraints) + _MORE_WORDS:
        raise InvalidCertificate("the proof is wrong: its step is longer than any with these constraints")
    constraints.append(_derived(step, constraints, folder.limits))
    factors, least = _known(proved, constraints)
    if sum(factor for factor in factors.values() if factor > 0) >= least:
        raise InvalidCertificate(f"the proof is wrong: constraint {proved} can be satisfied")
    found = _MODULUS.match(comments)
    modulus = int(found[1]) if found else 0
    wanted = pbp_comments(modulus, file.colored(step))
    for number, (line, right) in enumerate(zip_longest(comments.splitlines(), wanted), 2):
        if right is None:
            raise InvalidCertificate(f"{name}, line {number}: {shown(line.encode())} is one line too many")
        demand(name, number, line and line.encode(), right)
    if str(modulus) != next((word for word, after in pairwise(step) if after == "d"), ""):
        raise InvalidCertificate(f"{name}, line 2: the proof does not divide by {modulus}")
    return file.n_lines, modulus


class _ConstraintsFile:
    """The constraints of the file, which must be the rules', each with a comment before it that says what it is about.

    An equation counts as two, "at least" and then "at most".
    """

    def __init__(self, folder: CertificateFolder, puzzle: Puzzle, reading: PuzzleClauses) -> None:
        self.constraints: list[_Constraint] = []
        self.n_lines = 0
        self._about: dict[int, str] = {}
        """For the number of the first constraint on something the words for that."""
        name = folder.find(OPB)
        lines = folder.lines(name)
        number = 0
        for number, right in enumerate(opb_comments(puzzle, reading), 1):
            demand(name, number, next(lines, None), right)
        n_factors = sum(bound.things.bit_count() for bound in reading.bounds)
        folder.limits.hold("constraints", _BYTES_OF_A_FACTOR * n_factors)
        wanted = Counter(_wanted(reading))
        self.n_lines = wanted.total()
        words = ""
        for line in lines:
            number += 1
            following = len(self.constraints) + 1
            if line.startswith(b"* ") and following not in self._about:
                self._about[following] = words = line[2:].decode("utf-8", "replace")
                continue
            *terms, relation, least, _ = line.decode("ascii").split() if _LINE.fullmatch(line) else ("", "", "", "")
            factors = {int(name[1:]): int(factor) for factor, name in zip(terms[::2], terms[1::2], strict=False)}
            one = words, frozenset(factors.items()), relation, least
            if len(terms) != 2 * len(factors) or not wanted[one]:
                raise InvalidCertificate(
                    f"{name}, line {number}: {shown(line)} is no constraint of the rules on {words or 'nothing'!r}, "
                    "or there once more"
                )
            wanted[one] -= 1
            self.constraints.append((factors, int(least)))
            if relation == "=":
                self.constraints.append(({variable: -factor for variable, factor in factors.items()}, -int(least)))
        if len(self.constraints) < max(self._about, default=0):
            raise InvalidCertificate(f"{name} ends with a comment on nothing")
        if +wanted:
            raise InvalidCertificate(f"{name} lacks {(+wanted).total()} of the {self.n_lines} constraints of the rules")

    def colored(self, step: Sequence[str]) -> dict[int, list[str]]:
        """By their colors the words for what has one, as the step multiplies: what comes before it divides."""
        found: dict[int, list[str]] = defaultdict(list)
        before = " ".join(takewhile(lambda word: word != "d", step)).rpartition(" ")[0]
        for match in _COLORED.finditer(before):
            found[int(match[2] or 1)].append(self._about.get(int(match[1]), "nothing"))
        return found


def _wanted(reading: PuzzleClauses) -> Iterator[tuple[str, frozenset[tuple[int, int]], str, str]]:
    """The constraints of the rules: what they are about, the factors of variables, and what these add up to."""
    for bound in reading.bounds:
        least, most, things = bound.least, bound.most, bound.things
        if least == most or least:
            factors = frozenset((thing + 1, 1) for thing in ones(things))
            yield about(bound), factors, "=" if least == most else ">=", str(least)
        if least != most:
            yield about(bound), frozenset((thing + 1, -1) for thing in ones(things)), ">=", str(-most)


def _known(number: int, constraints: Sequence[_Constraint]) -> _Constraint:
    if not 0 < number <= len(constraints):
        raise InvalidCertificate(f"the proof is wrong: there is no constraint {number}")
    return constraints[number - 1]


def _derived(words: Sequence[str], constraints: Sequence[_Constraint], limits: VerifyLimits) -> _Constraint:
    """What a step derives, in reverse Polish notation. A number is a constraint, or what an operation wants there."""
    stack: list[int | _Constraint] = []

    def pop() -> _Constraint:
        """What lies on top; nothing else has it, so that it may be changed."""
        top = stack.pop()
        if not isinstance(top, int):
            return top
        factors, least = _known(top, constraints)
        return dict(factors), least

    try:
        for word in words:
            limits.in_time()
            if word == "+":
                stack.append(_sum(pop(), pop()))
            elif word in ("*", "d"):
                number = stack.pop()
                if not isinstance(number, int):
                    raise ValueError
                stack.append((_times if word == "*" else _divided)(pop(), number))
            elif _NUMBER.fullmatch(word) and len(stack) < _DEEPEST:
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
    """The sum, which takes the place of the longer one: a long proof adds one constraint after the other to it."""
    few, many = sorted((one[0], other[0]), key=len)
    for variable, factor in few.items():
        total = many.get(variable, 0) + factor
        if total:
            many[variable] = total
        else:
            many.pop(variable, None)
    return many, one[1] + other[1]


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
