"""Proofs by coloring that there is no solution, in pseudo-Boolean form: `puzzle.opb`, and `proof.pbp` for VeriPB.

Every piece and cell that is covered a fixed number of times has a number, such that the numbers of each placement add
up to a multiple of m. Times these numbers the constraints add up to "multiples of m, each if something is laid, make
t", and t is none. Divided by m, one direction is rounded up and the other one down: 0 >= 1 is their sum.
See W. Cook, C. R. Coullard, G. Turan, On the complexity of cutting-plane proofs (1987).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping

from ..families import Puzzle
from ..families.clauses import LaidBound, PuzzleClauses, ones
from ..formats.puzzle_file import write
from ..verifying.folder import OPB, PBP, PUZZLE, README
from ..verifying.readme import coloring_readme
from ..verifying.words import about, n_constraints, opb_comments, pbp_comments
from .packing import CertificateFiles
from .result import Proved, ProveStep


def coloring_steps(
    puzzle: Puzzle, clauses: PuzzleClauses, coloring: tuple[int, Mapping[int, int]], files: CertificateFiles
) -> Generator[ProveStep | Proved]:
    """Write all files, in steps; a coloring is a modulus, and numbers of bounds by their place among all."""
    modulus, colors = coloring
    for name, lines in (
        (PUZZLE, [write(puzzle)]),
        (OPB, opb_lines(puzzle, clauses)),
        (PBP, pbp_lines(clauses.bounds, modulus, colors)),
    ):
        for _ in files.write_lines(name, lines):
            yield ProveStep("writing the proof", n_bytes=files.n_bytes)
    result = Proved(
        files.folder,
        distinct=0,
        exhausted=True,
        n_variables=len(clauses.laid),
        n_clauses=sum(map(n_constraints, clauses.bounds)),
        n_lines=1,
        proof_bytes=files.sizes()[PBP],
        packed_bytes=files.sizes()[PBP],
        modulus=modulus,
    )
    for _ in files.write_lines(README, [coloring_readme(puzzle, clauses, modulus)]):
        pass
    yield result


def opb_lines(puzzle: Puzzle, clauses: PuzzleClauses) -> Iterator[str]:
    """The lines of the rules as pseudo-Boolean constraints, in the format OPB, without rules on neighbors."""
    yield from opb_comments(puzzle, clauses)
    for bound in clauses.bounds:
        yield f"* {about(bound)}\n"
        if bound.least == bound.most:
            yield _constraint("+1", bound.things, "=", bound.least)
            continue
        if bound.least:
            yield _constraint("+1", bound.things, ">=", bound.least)
        yield _constraint("-1", bound.things, ">=", -bound.most)


def _constraint(sign: str, things: int, relation: str, number: int) -> str:
    return " ".join((*(f"{sign} x{thing + 1}" for thing in ones(things)), relation, str(number), ";\n"))


def pbp_lines(bounds: Iterable[LaidBound], modulus: int, colors: Mapping[int, int]) -> Iterator[str]:
    """The lines of the proof; `colors` has the numbers of bounds by their place among all."""
    n = 0
    colored: dict[int, list[str]] = defaultdict(list)
    up: list[str] = []
    down: list[str] = []
    for place, bound in enumerate(bounds):
        if color := colors.get(place):
            colored[color].append(about(bound))
            # An equation counts as two constraints, "at least" and then "at most".
            for number, words_of_it in ((n + 1, up), (n + 2, down)):
                words_of_it += [str(number), *[str(color), "*"] * (color > 1), *["+"] * bool(words_of_it)]
        n += 1 + (bound.least > 0 or bound.most == 0)
    yield "pseudo-Boolean proof version 3.0\n"
    yield from pbp_comments(modulus, colored)
    yield f"f {n};\n"
    yield f"pol {' '.join((*up, str(modulus), 'd', *down, str(modulus), 'd', '+'))};\n"
    yield f"output NONE;\nconclusion UNSAT : {n + 1};\nend pseudo-Boolean proof;\n"
