"""What people read in a certificate, but for its README: comments and pictures.

`proving` writes them from here, and verifying makes them anew from its own reading of the rules, so that nothing in the
folder says what is not so. What is proved does not depend on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..families import Puzzle, family_of
from ..families.clauses import LaidBound, LaidThing, PuzzleClauses
from ..rendering import as_text
from .folder import CNF, COUNT_FILES, CountFiles

MOST_PICTURES = 1_000
"""Of more solutions only the variables are listed: a picture takes some milliseconds."""
ABOUT_SOLUTIONS = (
    "# The solutions. Each line gives the variables of the CNF that are true in one; all others are false.\n"
)


def title_of(puzzle: Puzzle) -> str:
    """The title of a puzzle, on one line."""
    return " ".join((puzzle.title or puzzle.name).split())


def words(laid: LaidThing, cells: Sequence[str]) -> str:
    """What is laid, in the owner's words, on one line."""
    where = " ".join(cells[cell] for cell in laid.cells)
    text = f"{' or '.join(laid.names)} on {where}"
    if any(label for sides in laid.labels for label in sides):
        text += ": " + ", ".join(" ".join(label or "-" for label in sides) for sides in laid.labels)
    return " ".join(text.split())


def picture(puzzle: Puzzle, laid: Iterable[LaidThing]) -> Iterator[str]:
    """The lines of a solution as it is drawn in the list."""
    for line in as_text(family_of(puzzle).solution_of_laid(puzzle, laid)).splitlines():
        yield f"    {line}".rstrip() + "\n"


def cnf_comments(puzzle: Puzzle, clauses: PuzzleClauses, n_blocking: int) -> Iterator[str]:
    """The lines of a CNF before its clauses."""
    nouns, cells = family_of(puzzle).nouns, puzzle.board.names
    n_laid = len(clauses.laid)
    yield f"c {title_of(puzzle)}\n"
    labels = ", with which labels, if any" if any(any(laid.labels) for laid in clauses.laid) else ""
    yield f"c Variables 1 to {n_laid} say which {nouns.piece} lies on which {nouns.place}s{labels}.\n"
    for number, laid in enumerate(clauses.laid, 1):
        yield f"c {number} = {words(laid, cells)}\n"
    if clauses.counters or clauses.edges:
        yield "c The other variables follow from these.\n"
    edges = (f"one {nouns.piece} on {cells[edge.cells[0]]} and {cells[edge.cells[1]]}" for edge in clauses.edges)
    for number, meaning in enumerate((*clauses.counters, *edges), n_laid + 1):
        yield f"c {number} = {meaning}\n"
    edge = f"the variable of two {nouns.place}s"
    meanings = (
        f"{edge} is true if a {nouns.piece} lies on both, and false if it lies on one of them",
        "what must be covered and used, and what follows",
        "one for each solution, which excludes it",
        "which two cannot both be laid",
        f"{edge} is true only if a {nouns.piece} lies on both",
    )
    yield "c Clauses, in this order:\n"
    for n, meaning in zip(numbers_of_clauses(clauses, n_blocking), meanings, strict=True):
        if n:
            yield f"c {n}: {meaning}\n"
    yield f"p cnf {clauses.n_variables} {clauses.n_clauses + n_blocking}\n"


def numbers_of_clauses(clauses: PuzzleClauses, n_blocking: int) -> tuple[int, int, int, int, int]:
    """The numbers of clauses of each kind, in the order of the file, which `cnf_comments` tells."""
    return (
        sum((edge.inside | edge.across).bit_count() for edge in clauses.edges),
        len(clauses.others),
        n_blocking,
        sum(bits.bit_count() for bits in clauses.pairs),
        len(clauses.edges),
    )


def kept_comments(
    puzzle: Puzzle, motion: str, orbits: Sequence[Sequence[int]], clauses: PuzzleClauses
) -> Iterator[str]:
    """The lines of the CNF of what a motion keeps; `orbits` has for each variable those of the whole, from 0 on."""
    yield f"c {title_of(puzzle)}: what a motion keeps, {motion}\n"
    yield f"c Each variable stands for those of {CNF} that the motion carries to each other: all are true, or none.\n"
    for number, orbit in enumerate(orbits, 1):
        yield f"c {number} = {' '.join([str(thing + 1) for thing in orbit])}\n"
    yield "c Clauses, in this order:\n"
    meanings = "what must be covered and used, and what meets its own image", "which two cannot both be laid"
    _, n_others, _, n_pairs, _ = numbers_of_clauses(clauses, 0)
    for n, meaning in zip((n_others, n_pairs), meanings, strict=True):
        if n:
            yield f"c {n}: {meaning}\n"
    yield f"p cnf {clauses.n_variables} {clauses.n_clauses}\n"


def graph_comments(bounds: Iterable[LaidBound], names: CountFiles = COUNT_FILES) -> Iterator[str]:
    """The lines of a graph before the order of its variables: what else is to be seen of what is counted.

    A line has some variables, and the least and the greatest number of them that are true; one that stands there twice
    counts twice.
    """
    yield "c o: the variables in an order. p, s: products and sums, numbered from behind the last variable on.\n"
    of_proofs = f"c f, b: products that only {names.complete}, or only {names.sound}, names."
    yield f"{of_proofs} n: how many of some variables are true.\n"
    for bound in bounds:
        yield f"c {bound.least} to {bound.most} of {about(bound)}\n"
        yield f"n {''.join([f'{thing + 1} ' for thing in bound.counted])}0 {bound.least} {bound.most}\n"


def opb_comments(puzzle: Puzzle, clauses: PuzzleClauses) -> Iterator[str]:
    """The lines of pseudo-Boolean constraints before the first of them."""
    nouns = family_of(puzzle).nouns
    n_lines = sum(map(n_constraints, clauses.bounds))
    yield f"* #variable= {len(clauses.laid)} #constraint= {n_lines}\n"
    yield f"* {title_of(puzzle)}\n"
    yield f"* A variable is 1 if this {nouns.piece} lies on these {nouns.place}s, and 0 if not.\n"
    for number, laid in enumerate(clauses.laid, 1):
        yield f"* x{number} = {words(laid, puzzle.board.names)}\n"


def n_constraints(bound: LaidBound) -> int:
    """In how many lines a bound is said: in two if it has a least and another greatest number."""
    return 1 + (0 < bound.least < bound.most)


def about(bound: LaidBound) -> str:
    """The words for what has a bound."""
    return " ".join(bound.about.split())


def pbp_comments(modulus: int, colored: Mapping[int, Iterable[str]]) -> Iterator[str]:
    """The comments of a proof by coloring: for each number the words for what has it."""
    yield f"% A coloring modulo {modulus}. What is not named has the number 0.\n"
    for color, those in sorted(colored.items()):
        yield f"% {color}: {', '.join(those)}\n"
