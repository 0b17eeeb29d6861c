"""The CNF of a certificate, in the DIMACS format, with comments that say what each variable stands for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..families import Puzzle
from ..families.clauses import Clause, PuzzleClauses, ones
from ..verifying.words import cnf_comments


def blocking_clauses(clauses: PuzzleClauses, found: Iterable[Sequence[int]]) -> Iterator[Clause]:
    """The clauses that exclude solutions, each given by the numbers of what is laid, from 0 on: something differs.

    What could be laid besides is part of a clause, since the solution with that is another one.
    """
    all_laid = (1 << len(clauses.laid)) - 1
    meets = list(clauses.excluded)
    for first, bits in enumerate(clauses.excluded):
        for second in ones(bits):
            meets[second] |= 1 << first
    for choices in found:
        out = 0
        for choice in choices:
            out |= meets[choice] | 1 << choice
        yield (*(-choice - 1 for choice in choices), *(k + 1 for k in ones(all_laid & ~out)))


def cnf_lines(puzzle: Puzzle, clauses: PuzzleClauses, blocking: Sequence[Clause]) -> Iterator[str]:
    """The lines of the file."""
    return clause_lines(cnf_comments(puzzle, clauses, len(blocking)), clauses, blocking)


def clause_lines(comments: Iterable[str], clauses: PuzzleClauses, blocking: Sequence[Clause] = ()) -> Iterator[str]:
    """Comments, and the clauses behind them."""
    yield from comments
    for clause in (*clauses.edge_clauses(), *clauses.others, *blocking):
        yield " ".join(map(str, (*clause, 0))) + "\n"
    for first, bits in enumerate(clauses.pairs, 1):
        yield "".join([f"-{first} -{second + 1} 0\n" for second in ones(bits)])
    for clause in clauses.edge_needs():
        yield " ".join(map(str, (*clause, 0))) + "\n"
