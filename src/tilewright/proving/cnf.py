"""The CNF of a certificate, in the DIMACS format, with comments that say what each variable stands for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..families.base import Nouns
from ..families.clauses import Clause, LaidThing, PuzzleClauses, ones


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


def cnf_lines(
    clauses: PuzzleClauses, blocking: Sequence[Clause], title: str, cells: Sequence[str], nouns: Nouns
) -> Iterator[str]:
    """The lines of the file."""
    n_laid = len(clauses.laid)
    yield f"c {title}\n"
    labels = ", with which labels, if any" if any(any(laid.labels) for laid in clauses.laid) else ""
    yield f"c Variables 1 to {n_laid} say which {nouns.piece} lies on which {nouns.place}s{labels}.\n"
    for number, laid in enumerate(clauses.laid, 1):
        yield f"c {number} = {words(laid, cells)}\n"
    edge_clauses, edge_needs = list(clauses.edge_clauses()), list(clauses.edge_needs())
    if clauses.counters or clauses.edges:
        yield "c The other variables follow from these.\n"
    edges = (f"one {nouns.piece} on {cells[edge.cells[0]]} and {cells[edge.cells[1]]}" for edge in clauses.edges)
    for number, meaning in enumerate((*clauses.counters, *edges), n_laid + 1):
        yield f"c {number} = {meaning}\n"
    edge = f"the variable of two {nouns.place}s"
    yield "c Clauses, in this order:\n"
    for n, meaning in (
        (len(edge_clauses), f"{edge} is true if a {nouns.piece} lies on both, and false if it lies on one of them"),
        (len(clauses.others), "what must be covered and used, and what follows"),
        (len(blocking), "one for each solution, which excludes it"),
        (sum(bits.bit_count() for bits in clauses.pairs), "which two cannot both be laid"),
        (len(edge_needs), f"{edge} is true only if a {nouns.piece} lies on both"),
    ):
        if n:
            yield f"c {n}: {meaning}\n"
    yield f"p cnf {clauses.n_variables} {clauses.n_clauses + len(blocking)}\n"
    for clause in (*edge_clauses, *clauses.others, *blocking):
        yield " ".join(map(str, (*clause, 0))) + "\n"
    for first, bits in enumerate(clauses.pairs, 1):
        yield "".join([f"-{first} -{second + 1} 0\n" for second in ones(bits)])
    for clause in edge_needs:
        yield " ".join(map(str, (*clause, 0))) + "\n"


def words(laid: LaidThing, cells: Sequence[str]) -> str:
    """What is laid, in the owner's words, on one line."""
    where = " ".join(cells[cell] for cell in laid.cells)
    text = f"{' or '.join(laid.names)} on {where}"
    if any(label for sides in laid.labels for label in sides):
        text += ": " + ", ".join(" ".join(label or "-" for label in sides) for sides in laid.labels)
    return " ".join(text.split())
