"""A plain checker of LRAT that knows the standard and nothing else of this project.

Clauses are sets of signed integers. A line `NUMBER LITERALS 0 HINTS 0` adds a clause that follows from those that the
hints name (reverse unit propagation); negative hints are candidates for a resolution asymmetric tautology on the first
literal. `NUMBER d NUMBERS 0` deletes. See Cruz-Filipe, Heule, Hunt, Kaufmann, Schneider-Kamp, CADE 2017.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

Clause = frozenset[int]


class WrongProofError(Exception):
    """The proof is wrong, or not complete."""


def read_cnf(text: str) -> dict[int, Clause]:
    """The clauses of a DIMACS file, numbered from 1."""
    words = [word for line in text.splitlines() if line[:1] not in ("c", "p") for word in line.split()]
    clauses: dict[int, Clause] = {}
    clause: list[int] = []
    for number in map(int, words):
        if number:
            clause.append(number)
        else:
            clauses[len(clauses) + 1] = frozenset(clause)
            clause = []
    return clauses


def read_numbers(proof: bytes) -> Iterator[int]:
    """The numbers of a proof in binary form, the letters that begin its lines among them."""
    code = shift = 0
    for byte in proof:
        code |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield -(code >> 1) if code & 1 else code >> 1
            code = shift = 0


def read_lines(proof: bytes) -> Iterator[tuple[int, list[int], list[int]]]:
    """For each line the number of the clause (0: deletions), its literals (or what is deleted), and its hints."""
    if proof[:1] in (b"a", b"d"):
        numbers = read_numbers(proof)
        for letter in numbers:
            # The letters are codes like all other bytes: "a" is 97, so -48, and "d" is 100, so 50.
            if letter == -48:
                yield next(numbers), list(iter(numbers.__next__, 0)), list(iter(numbers.__next__, 0))
            elif letter == 50:
                yield 0, list(iter(numbers.__next__, 0)), []
            else:
                raise WrongProofError("no line begins so")
        return
    for line in proof.decode().splitlines():
        words = line.split()
        if words[1] == "d":
            yield 0, list(map(int, words[2:-1])), []
        else:
            end = words.index("0", 1)
            yield int(words[0]), list(map(int, words[1:end])), list(map(int, words[end + 1 : -1]))


def propagate(false: set[int], hints: list[int], clauses: dict[int, Clause]) -> bool:
    """Follow hints, each of which must leave one literal, and add what is false then; True if one leaves none."""
    for hint in hints:
        if hint not in clauses:
            raise WrongProofError(f"there is no clause {hint}")
        left = clauses[hint] - false
        if not left:
            return True
        if len(left) > 1:
            raise WrongProofError(f"clause {hint} is not a unit")
        false.add(-next(iter(left)))
    return False


def check(cnf: str, proof: bytes) -> int:
    """The number of clauses that the proof adds; WrongProofError if it does not prove that none is satisfied."""
    clauses = read_cnf(cnf)
    n_lines = 0
    for number, literals, hints in read_lines(proof):
        if not number:
            for deleted in literals:
                if clauses.pop(deleted, None) is None:
                    raise WrongProofError(f"there is no clause {deleted}")
            continue
        if number in clauses:
            raise WrongProofError(f"there is a clause {number} already")
        n_lines += 1
        first_candidate = next((k for k, hint in enumerate(hints) if hint < 0), len(hints))
        false = set(literals)
        if not propagate(false, hints[:first_candidate], clauses):
            check_candidates(literals, false, hints[first_candidate:], clauses)
        if not literals:
            return n_lines
        clauses[number] = frozenset(literals)
    raise WrongProofError("the proof ends before the empty clause")


def check_candidates(literals: list[int], false: set[int], hints: list[int], clauses: dict[int, Clause]) -> None:
    """Check that a clause is a resolution asymmetric tautology on its first literal."""
    if not literals:
        raise WrongProofError("the empty clause does not follow")
    starts = [k for k, hint in enumerate(hints) if hint < 0] + [len(hints)]
    candidates = {-hints[k]: hints[k + 1 : end] for k, end in pairwise(starts)}
    for number, clause in clauses.items():
        if -literals[0] in clause:
            others = clause - {-literals[0]}
            if any(-literal in false for literal in others):
                continue
            if not propagate(false | others, candidates.get(number, []), clauses):
                raise WrongProofError(f"clause {number} is not resolved")


if __name__ == "__main__":
    print(check(Path(sys.argv[1]).read_text(encoding="utf-8"), Path(sys.argv[2]).read_bytes()), "clauses, all right")
