"""Checks the CNF: that it has the clauses that the rules and the list make, and says of them what is so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, repeat

from ..errors import InvalidCertificate
from ..families import Puzzle
from ..families.clauses import Clause, PuzzleClauses, ones
from .folder import CNF, CertificateFolder, demand, shown
from .words import cnf_comments, numbers_of_clauses

_CLAUSE = re.compile(rb"(?:-?[1-9]\d{0,8}+ )*+0")
_EDGES, _OTHERS, _BLOCKING, _PAIRS, _NEEDS = range(5)
_BYTES_OF_A_LITERAL = 100


def checked_clauses(
    folder: CertificateFolder, puzzle: Puzzle, reading: PuzzleClauses, blocking: Sequence[Clause]
) -> Iterator[Clause]:
    """The clauses of the CNF, each when it was compared; InvalidCertificate where they are not as they must be."""
    return compared_clauses(folder, CNF, cnf_comments(puzzle, reading, len(blocking)), reading, blocking)


def compared_clauses(
    folder: CertificateFolder,
    file: str,
    comments: Iterable[str],
    reading: PuzzleClauses,
    blocking: Sequence[Clause] = (),
) -> Iterator[Clause]:
    """The clauses of a file, which begins with comments, each when it was compared.

    Those of each kind may stand in any order. Reading stops at the first that is one too many.
    """
    name = folder.find(file)
    lines = folder.lines(name)
    number = 0
    for number, wanted_line in enumerate(comments, 1):
        demand(name, number, next(lines, None), wanted_line)
    n_literals = sum(len(clause) + 4 for _, clauses in _by_kinds(reading, blocking) for clause in clauses)
    folder.limits.hold("clauses", n_literals * _BYTES_OF_A_LITERAL)
    by_kinds = _by_kinds(reading, blocking)
    wanted = Counter((kind, frozenset(clause)) for kind, clauses in by_kinds for clause in clauses)
    left = list(reading.pairs)
    kinds = chain.from_iterable(repeat(kind, n) for kind, n in enumerate(numbers_of_clauses(reading, len(blocking))))
    for kind in kinds:
        number += 1
        line = next(lines, None)
        if line is None:
            raise InvalidCertificate(f"{name} ends before its last clause")
        if not _CLAUSE.fullmatch(line):
            raise InvalidCertificate(f"{name}, line {number}: {shown(line)} is no clause that ends in 0")
        *clause, _ = map(int, line.split())
        if kind == _PAIRS:
            second, first = clause if len(clause) == 2 and max(clause) < 0 else (0, 0)
            first, second = sorted((-first, -second))
            is_wanted = first > 0 and second <= len(left) and left[first - 1] >> second - 1 & 1
            if is_wanted:
                left[first - 1] ^= 1 << second - 1
        else:
            key = kind, frozenset(clause)
            is_wanted = wanted[key] > 0
            wanted[key] -= is_wanted
        if not is_wanted:
            raise InvalidCertificate(
                f"{name}, line {number}: the CNF has the clause {shown(line)}, which neither the rules nor the list "
                "have, or have only once, or among others"
            )
        yield tuple(clause)
    if (more := next(lines, None)) is not None:
        raise InvalidCertificate(f"{name}, line {number + 1}: {shown(more)} is one line too many")


def _by_kinds(reading: PuzzleClauses, blocking: Sequence[Clause]) -> tuple[tuple[int, Iterable[Clause]], ...]:
    """The clauses that are no pairs, by their kinds."""
    return (
        (_EDGES, reading.edge_clauses()),
        (_OTHERS, reading.others),
        (_BLOCKING, blocking),
        (_NEEDS, reading.edge_needs()),
    )


def check_edges(reading: PuzzleClauses) -> None:
    """InvalidCertificate unless the clauses of edges can be satisfied wherever all others are.

    What wrote the certificate and what reads the rules take the clauses of edges from the same code, so this asks how
    they work, not what they mean. Let an edge be true if something laid makes it true. Then its clauses are satisfied
    unless something else that is laid makes it false: so these two must exclude each other.
    """
    first = len(reading.laid) + len(reading.counters) + 1
    inside: dict[int, int] = defaultdict(int)
    across: dict[int, int] = defaultdict(int)
    for thing, edge in reading.edge_clauses():
        (inside if edge > 0 else across)[abs(edge)] |= 1 << -thing - 1
    needed = {-edge: sum(1 << thing - 1 for thing in things) for edge, *things in reading.edge_needs()}
    is_right = needed == inside and min((*inside, *across), default=first) >= first
    for one, other in ((inside, across), (across, inside)):
        for edge, things in one.items():
            for thing in ones(things):
                is_right = is_right and not other.get(edge, 0) & ~reading.excluded[thing] & -1 << thing
    if not is_right:
        raise InvalidCertificate("the clauses of edges exclude more than the rules: a fault of tilewright")
