"""Proofs by coloring that there is no solution, in pseudo-Boolean form: `puzzle.opb`, and `proof.pbp` for VeriPB.

Every piece and cell that is covered a fixed number of times has a number, such that the numbers of each placement add
up to a multiple of m. Times these numbers the constraints add up to "multiples of m, each if something is laid, make
t", and t is none. Divided by m, one direction is rounded up and the other one down: 0 >= 1 is their sum.
See W. Cook, C. R. Coullard, G. Turan, On the complexity of cutting-plane proofs (1987).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence

from ..families import Puzzle, family_of
from ..families.base import Nouns
from ..families.clauses import LaidBound, PuzzleClauses, ones
from ..formats.puzzle_file import write
from ..verifying.folder import OPB, PBP, PUZZLE, README
from .cnf import words
from .packing import CertificateFiles
from .readme import coloring_readme
from .result import Proved, ProveStep


def coloring_steps(
    puzzle: Puzzle, clauses: PuzzleClauses, coloring: tuple[int, Mapping[int, int]], files: CertificateFiles
) -> Generator[ProveStep | Proved]:
    """Write all files, in steps; a coloring is a modulus, and numbers of bounds by their place among all."""
    modulus, colors = coloring
    title = " ".join((puzzle.title or puzzle.name).split())
    for name, lines in (
        (PUZZLE, [write(puzzle)]),
        (OPB, opb_lines(clauses, title, puzzle.board.names, family_of(puzzle).nouns)),
        (PBP, pbp_lines(clauses.bounds, modulus, colors)),
    ):
        for _ in files.write_lines(name, lines):
            yield ProveStep("writing the proof", n_bytes=files.n_bytes)
    result = Proved(
        files.folder,
        distinct=0,
        exhausted=True,
        n_variables=len(clauses.laid),
        n_clauses=_n_lines(clauses),
        n_lines=1,
        proof_bytes=files.sizes()[PBP],
        packed_bytes=files.sizes()[PBP],
        modulus=modulus,
    )
    for _ in files.write_lines(README, [coloring_readme(puzzle, result)]):
        pass
    yield result


def opb_lines(clauses: PuzzleClauses, title: str, cells: Sequence[str], nouns: Nouns) -> Iterator[str]:
    """The lines of the rules as pseudo-Boolean constraints, in the format OPB, without rules on neighbors."""
    yield f"* #variable= {len(clauses.laid)} #constraint= {_n_lines(clauses)}\n"
    yield f"* {title}\n"
    yield f"* A variable is 1 if this {nouns.piece} lies on these {nouns.place}s, and 0 if not.\n"
    for number, laid in enumerate(clauses.laid, 1):
        yield f"* x{number} = {words(laid, cells)}\n"
    for bound in clauses.bounds:
        yield f"* {' '.join(bound.about.split())}\n"
        if bound.least == bound.most:
            yield _constraint("+1", bound.things, "=", bound.least)
            continue
        if bound.least:
            yield _constraint("+1", bound.things, ">=", bound.least)
        yield _constraint("-1", bound.things, ">=", -bound.most)


def _n_lines(clauses: PuzzleClauses) -> int:
    return sum(1 + (0 < bound.least < bound.most) for bound in clauses.bounds)


def _constraint(sign: str, things: int, relation: str, number: int) -> str:
    return " ".join((*(f"{sign} x{thing + 1}" for thing in ones(things)), relation, str(number), ";\n"))


def pbp_lines(bounds: Iterable[LaidBound], modulus: int, colors: Mapping[int, int]) -> Iterator[str]:
    """The lines of the proof; `colors` has the numbers of bounds by their place among all."""
    n = 0
    about: dict[int, list[str]] = defaultdict(list)
    up: list[str] = []
    down: list[str] = []
    for place, bound in enumerate(bounds):
        if color := colors.get(place):
            about[color].append(" ".join(bound.about.split()))
            # An equation counts as two constraints, "at least" and then "at most".
            for number, words_of_it in ((n + 1, up), (n + 2, down)):
                words_of_it += [str(number), *[str(color), "*"] * (color > 1), *["+"] * bool(words_of_it)]
        n += 1 + (bound.least > 0 or bound.most == 0)
    yield "pseudo-Boolean proof version 3.0\n"
    yield f"% A coloring modulo {modulus}. What is not named has the number 0.\n"
    for color, those in sorted(about.items()):
        yield f"% {color}: {', '.join(those)}\n"
    yield f"f {n};\n"
    yield f"pol {' '.join((*up, str(modulus), 'd', *down, str(modulus), 'd', '+'))};\n"
    yield f"output NONE;\nconclusion UNSAT : {n + 1};\nend pseudo-Boolean proof;\n"
