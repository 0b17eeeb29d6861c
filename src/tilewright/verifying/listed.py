"""Checks the list of solutions: each is one, is there once, and is drawn as it is."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from ..errors import InvalidCertificate
from ..families import Puzzle
from ..families.clauses import Clause, PuzzleClauses, ones
from .folder import SOLUTIONS, CertificateFolder, demand, shown
from .words import ABOUT_SOLUTIONS, MOST_PICTURES, picture

MOST_SOLUTIONS = 100_000
"""The most solutions that are listed."""
_SOLUTION = re.compile(rb"solution ([1-9]\d{0,5}):((?: [1-9]\d{0,5})*)")
_BYTES_OF_A_NUMBER = 40


class SolutionList:
    """The solutions of a certificate, which may come from anywhere: InvalidCertificate where they are wrong."""

    def __init__(self, folder: CertificateFolder, puzzle: Puzzle, reading: PuzzleClauses) -> None:
        self._folder = folder
        self._puzzle = puzzle
        self._reading = reading
        self.solutions: list[tuple[int, ...]] = []
        """The variables that are true in each, ascending."""
        self.blocking: list[Clause] = []
        """The clause that excludes each."""

    def read(self) -> Iterator[None]:
        """Read and check all of them, in steps."""
        name = self._folder.find(SOLUTIONS)
        lines = self._folder.lines(name)
        check = _SolutionCheck(self._reading)
        demand(name, 1, next(lines, None), ABOUT_SOLUTIONS)
        at, line, is_drawn, n_numbers = 2, next(lines, None), False, 0
        while line is not None:
            number = len(self.solutions) + 1
            solution = _variables(name, at, line, number)
            self.solutions.append(solution)
            self.blocking.append(check(number, solution))
            n_numbers += len(solution) + len(self.blocking[-1])
            self._folder.limits.hold("solutions", n_numbers * _BYTES_OF_A_NUMBER)
            at, line = at + 1, next(lines, None)
            if number == 1:
                is_drawn = line is not None and not line.startswith(b"solution")
            if is_drawn and number <= MOST_PICTURES:
                for wanted in picture(self._puzzle, (self._reading.laid[x - 1] for x in solution)):
                    demand(name, at, line, wanted)
                    at, line = at + 1, next(lines, None)
            yield
        if is_drawn != (0 < len(self.solutions) <= MOST_PICTURES):
            none = "" if is_drawn else "none of "
            raise InvalidCertificate(f"{name} draws {none}its solutions: up to {MOST_PICTURES:,} are drawn, no more")


def _variables(name: str, at: int, line: bytes, number: int) -> tuple[int, ...]:
    """The variables that a line of the list names."""
    match = _SOLUTION.fullmatch(line)
    if match is None or int(match[1]) != number:
        raise InvalidCertificate(f"{name}, line {at}: {shown(line)} should be solution {number}: its variables")
    if number > MOST_SOLUTIONS:
        raise InvalidCertificate(f"{name}, line {at}: there are more than {MOST_SOLUTIONS:,} solutions")
    found = tuple(map(int, match[2].split()))
    if any(a >= b for a, b in zip((0, *found), found, strict=False)):
        raise InvalidCertificate(f"{name}, line {at}: the variables of solution {number} do not ascend")
    return found


class _SolutionCheck:
    """Gives the clause that excludes a solution; InvalidCertificate for one that is none, or that it has seen."""

    def __init__(self, reading: PuzzleClauses) -> None:
        n = len(reading.laid)
        self._all = (1 << n) - 1
        self._holds = _Holding(reading)
        self._known: dict[tuple[int, ...], int] = {}
        self._meets = list(reading.excluded)
        for first, bits in enumerate(reading.excluded):
            for second in ones(bits):
                self._meets[second] |= 1 << first

    def __call__(self, number: int, solution: tuple[int, ...]) -> Clause:
        if solution in self._known:
            raise InvalidCertificate(f"solution {number} is solution {self._known[solution]} once more")
        self._known[solution] = number
        n = len(self._meets)
        if solution and solution[-1] > n:
            raise InvalidCertificate(f"solution {number} has variable {solution[-1]}, but only {n} say what is laid")
        chosen = sum(1 << variable - 1 for variable in solution)
        out = 0
        for variable in solution:
            out |= self._meets[variable - 1]
        if out & chosen or not self._holds(solution):
            raise InvalidCertificate(f"solution {number} breaks the rules of the puzzle")
        besides = [k + 1 for k in ones(self._all & ~(out | chosen))]
        return (*(-variable for variable in solution), *besides)


class _Holding:
    """Tells whether what is laid satisfies the clauses that are no pairs, with counters that follow.

    A counter is true if a clause demands it: all literals of that clause are false but the counter. All others are
    false. If these values satisfy every clause, so does what is laid.
    """

    def __init__(self, reading: PuzzleClauses) -> None:
        self._n = len(reading.laid)
        self._wants = [{x for x in clause if x > 0} for clause in reading.others]
        self._n_given = [sum(x < 0 for x in set(clause)) for clause in reading.others]
        self._at_once = [k for k, n in enumerate(self._n_given) if not n]
        self._given_by: dict[int, list[int]] = defaultdict(list)
        for k, clause in enumerate(reading.others):
            for x in set(clause):
                if x < 0:
                    self._given_by[-x].append(k)

    def __call__(self, laid: Iterable[int]) -> bool:
        true = set(laid)
        todo = list(true)
        n_left: dict[int, int] = {}
        # The clauses that have no negative literal, or none that is true.
        wanted = list(self._at_once)
        at = 0
        while todo or at < len(wanted):
            if at < len(wanted):
                wants = self._wants[wanted[at]]
                at += 1
                if not wants & true and len(wants) == 1 and min(wants) > self._n:
                    true |= wants
                    todo += wants
                continue
            for k in self._given_by[todo.pop()]:
                n_left[k] = n_left.get(k, self._n_given[k]) - 1
                if not n_left[k]:
                    wanted.append(k)
        return all(self._wants[k] & true for k in wanted)


def n_orbits(solutions: Sequence[tuple[int, ...]], motions: Sequence[tuple[int, ...]]) -> int:
    """The number of solutions that are the least of their images."""
    found = 0
    for solution in solutions:
        images = (tuple(sorted(carried[x - 1] + 1 for x in solution)) for carried in motions)
        found += all(solution <= image for image in images)
    return found
