"""The page for people that lies in the folder of a certificate."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from ..families import Puzzle, family_of
from ..families.clauses import LaidBound, PuzzleClauses
from .folder import CNF, COMPLETE, CPOG, GRAPH, OPB, PACKED, PBP, PROOF, PUZZLE, SOLUTIONS, SOUND, motion_files
from .result import MotionCount, up_to
from .words import n_constraints, title_of

_NONE = "This puzzle has no solution."


def readme(
    puzzle: Puzzle, clauses: PuzzleClauses, n: int, n_steps: int, proofs: Sequence[str], *, plain: bool, as_text: bool
) -> str:
    """The text of the page: `n` solutions, a proof of so many steps, and the names of its files."""
    family = family_of(puzzle)
    # All values differ.
    alike = "" if family.has_sums else f"; {family.nouns.piece}s that look alike are not told apart"
    claim, excluded, besides = _NONE, "", ""
    if n:
        claim = (
            f"This puzzle has exactly {_number(n, 'solution')}: those listed in {SOLUTIONS}. Two "
            "solutions count as different if the finished pictures differ, on a board that does not move"
            f"{alike}. So a solution and its mirror image count as two."
        )
        excluded, besides = " One clause for each solution excludes it.", " besides those"
    ending = "" if plain else PACKED
    form = "text" if as_text else "binary"
    unpack = [f"xz -dk {CNF}{ending}{f' {PROOF}{ending}' * (len(proofs) == 1)}"] if ending else []
    about_parts = []
    if len(proofs) > 1:
        unpack.append(f"{'xz -dc' if ending else 'cat'} proof-*.lrat{ending} > {PROOF}")
        about_parts = [
            "The proof has several files, which one behind the other, in the order of their names, are one LRAT proof. "
            "Files of the same part need each other and the CNF, but no other part, so that parts can be checked side "
            "by side. The last file puts together what the parts prove."
        ]
    following = ", and others that follow from these" if clauses.n_variables > len(clauses.laid) else ""
    paragraphs = [
        claim,
        f"How it is proved. {PUZZLE} has the rules. {CNF} says the same as clauses, about {len(clauses.laid):,} "
        f"variables, each of which says that one {family.nouns.piece} lies in one place{following}; comments in the "
        f"file say which.{excluded} The proof shows, step by step, that no assignment satisfies all clauses: so there "
        f"is no solution{besides}.",
        "What you must still believe: that the clauses say what the rules say, and that what checks the proof works. "
        "`tilewright verify` reads the rules once more, with code of its own, and demands the very same clauses. The "
        "proof itself is checked by any program that knows LRAT, such as cake_lpr, which is itself proved to be right.",
        *about_parts,
    ]
    files = [
        (PUZZLE, "the puzzle, as tilewright reads it"),
        (SOLUTIONS, "the solutions, as the variables that are true in each"),
        (CNF + ending, f"{_number(clauses.n_clauses + n, 'clause')} in the DIMACS format"),
        (" ".join(proofs[:1]), f"{_number(n_steps, 'step')}, LRAT in {form} form"),
        *((name, "") for name in proofs[1:]),
    ]
    checkers = [
        *unpack,
        f"cake_lpr {CNF} {PROOF}            (github.com/tanyongkiam/cake_lpr)",
        f"lrat-trim {CNF} {PROOF}           (github.com/arminbiere/lrat-trim)",
    ]
    return _page(puzzle, paragraphs, files, checkers)


def coloring_readme(puzzle: Puzzle, clauses: PuzzleClauses, modulus: int) -> str:
    """The text of the page where a coloring proves that there is no solution."""
    piece, place = family_of(puzzle).nouns.piece, family_of(puzzle).nouns.place
    paragraphs = [
        _NONE,
        f"How it is proved. By a coloring: {piece}s and {place}s have numbers such that wherever a {piece} may lie, "
        f"its number and those of its {place}s add up to a multiple of {modulus}. Those of all {piece}s that "
        f"must be used and of all {place}s that must be covered do not. {PBP} names the numbers.",
        f"{PUZZLE} has the rules. {OPB} says how many of each {piece} are laid and how many lie on each {place}, with "
        f"{len(clauses.laid):,} variables, each of which says that one {piece} lies in one place; comments in the "
        f"file say which. The proof adds up these constraints, each times its number, divides by {modulus} and "
        "rounds: it comes to 0 >= 1.",
        "What you must still believe: that the constraints say what the rules say, and that what checks the proof "
        "works. `tilewright verify` reads the rules once more, with code of its own, and demands the very same "
        "constraints.",
    ]
    files = [
        (PUZZLE, "the puzzle, as tilewright reads it"),
        (OPB, f"{_number(sum(map(n_constraints, clauses.bounds)), 'pseudo-Boolean constraint')} in the format OPB"),
        (PBP, "the proof, in the format of VeriPB 3.0"),
    ]
    return _page(
        puzzle, paragraphs, files, [f"veripb {OPB} {PBP}            (gitlab.com/MIAOresearch/software/VeriPB)"]
    )


def count_readme(
    puzzle: Puzzle,
    clauses: PuzzleClauses,
    unsaid: Sequence[LaidBound],
    n: int,
    n_lines: int,
    n_steps: int,
    ending: str,
    *,
    as_text: bool,
    has_cpog: bool,
    motions: Sequence[MotionCount] = (),
) -> str:
    """The text of the page where solutions are counted without a list; `unsaid` are the numbers that no clause says.

    There are `n` solutions, `n_lines` products and sums, and so many steps of proofs; `ending` is that of packed files.
    `motions` are the classes of motions of which files say what they keep, that of the identity first.
    """
    piece = family_of(puzzle).nouns.piece
    claim = _NONE
    if n:
        claim = (
            f"This puzzle has exactly {_number(n, 'solution')}. Two solutions count as different "
            f"if the finished pictures differ, on a board that does not move; {piece}s that look alike are not told "
            "apart. So a solution and its mirror image count as two."
        )
    if n and motions:
        claim += f" {_up_to_symmetry(motions)}"
    beside = ""
    if unsaid:
        beside = (
            " How many copies are laid such clauses do not say: the lines n of the graph say it, and its sums and "
            "products show the least and the greatest number."
        )
    paragraphs = [
        claim,
        f"How it is proved. {PUZZLE} has the rules. {CNF} says the same as clauses, about {len(clauses.laid):,} "
        f"variables, each of which says that one {piece} lies in one place; comments in the file say which.{beside} "
        f"{GRAPH} is one long formula of products (and) and sums (or): {_number(n_lines, 'line')}. The parts of a "
        "product share no variable, and no two parts of a sum are true at once, so the assignments that make it true "
        "are counted by multiplying and adding. Two proofs say that these are the solutions: "
        f"{COMPLETE}, that what satisfies the clauses makes the formula true, and {SOUND}, that what makes the formula "
        "true satisfies each clause.",
        "What you must still believe: that the clauses say what the rules say, and that what checks the graph and the "
        "proofs works. `tilewright verify` reads the rules once more, with code of its own, and demands the very same "
        "clauses. count-graph.c in the folder checkers of tilewright's repository, a short program, checks the graph, "
        "counts, and writes what the two proofs refute, which any program checks that knows LRAT, such as cake_lpr, "
        "which is itself proved to be right.",
        *([_ABOUT_MOTIONS.format(number=motions[1].file.removesuffix(".cnf"))] if motions[1:] else ()),
    ]
    form = "text" if as_text else "binary"
    files = [
        (PUZZLE, "the puzzle, as tilewright reads it"),
        (CNF + ending, f"{_number(clauses.n_clauses, 'clause')} in the DIMACS format"),
        (GRAPH + ending, "the formula by which solutions are counted"),
        (COMPLETE + ending, f"the proof that it misses none, LRAT in {form} form"),
        (SOUND + ending, f"the proof that it has none too much; together {_number(n_steps, 'step')}"),
    ]
    unpack = [f"xz -dk {CNF}{ending} {GRAPH}{ending} {COMPLETE}{ending} {SOUND}{ending}"] if ending else []
    counters: list[str] = []
    if has_cpog:
        files.append(
            (CPOG + ending, "the formula and the first proof in the format SCPOG, not looked at by tilewright")
        )
        unpack = [f"{line} {CPOG}{ending}" for line in unpack]
        counters = [
            "# From github.com/rebryant/scpog: the first counts and is not verified; the second is verified, and",
            "# accepts what has up to some million solutions.",
            f"cpog-check -n 1 {CNF} {CPOG}",
            f"cake_scpog {CNF} {CPOG}",
        ]
    checkers = [
        *unpack,
        "# From the folder checkers of tilewright's repository: it checks the graph and counts, and writes what the",
        "# proofs refute.",
        "cc -O2 -o count-graph count-graph.c",
        f"./count-graph {CNF} {GRAPH} complete.cnf sound.cnf",
        "# From github.com/tanyongkiam/cake_lpr: it is verified, and says `s VERIFIED UNSAT` of each proof.",
        f"cake_lpr complete.cnf {COMPLETE}",
        f"cake_lpr sound.cnf {SOUND}",
        *counters,
    ]
    for number, motion in enumerate(motions[1:], 2):
        names = motion_files(number)
        files.append((names.cnf + ending, f"what the {motion.motion} keeps, with {', '.join(names[1:])}"))
        checkers += [f"# The same of what the {motion.motion} keeps."]
        checkers += [f"xz -dk {' '.join([name + ending for name in names])}"] if ending else []
        checkers += [f"./count-graph {names.cnf} {names.graph} complete.cnf sound.cnf"]
        checkers += [f"cake_lpr complete.cnf {names.complete}", f"cake_lpr sound.cnf {names.sound}"]
    return _page(puzzle, paragraphs, files, checkers, motion_table(motions) if motions else ())


_ABOUT_MOTIONS = (
    "How many there are up to symmetry. The motions of the board that keep the rules carry solutions to solutions. By "
    "Burnside's lemma, the solutions of which none is the image of another one are as many as the motions keep on "
    "average. The solutions that a motion keeps have all ways to lay something that it carries to each other, or none "
    "of them. So {number}.cnf and the like have one variable for all these, put into each clause of " + CNF + "; "
    "comments say which. They are counted and checked as the whole is. `tilewright verify` finds the motions once "
    "more, sees that they are a group that carries clauses to clauses, and demands the very same clauses."
)


def _up_to_symmetry(motions: Sequence[MotionCount]) -> str:
    n, n_turns = (f"{up_to(motions, turns_only=is_turn):,}" for is_turn in (False, True))
    return f"Up to rotation there are {n_turns}, up to symmetry {n}."


def motion_table(motions: Sequence[MotionCount]) -> list[str]:
    """The lines of a table of what motions keep."""
    rows = [("motion", "how many", "each keeps", "clauses")]
    rows += [(one.motion, f"{one.n_motions:,}", f"{one.kept:,}", one.file) for one in motions]
    first, second, third, _ = (max(map(len, column)) for column in zip(*rows, strict=True))
    total = sum(one.n_motions * one.kept for one in motions)
    n = sum(one.n_motions for one in motions)
    return [
        *(f"{what:<{first}}  {many:>{second}}  {keeps:>{third}}  {file}" for what, many, keeps, file in rows),
        f"All {n:,} motions keep {total:,} together: {total:,} / {n:,} = {up_to(motions):,} up to symmetry.",
    ]


def _number(n: int, one: str) -> str:
    return f"{n:,} {one}" if n == 1 else f"{n:,} {one}s"


def _page(
    puzzle: Puzzle,
    paragraphs: Sequence[str],
    files: Sequence[tuple[str, str]],
    checkers: Sequence[str],
    table: Sequence[str] = (),
) -> str:
    wide = max(len(name) for name, _ in files)
    return (
        f"{title_of(puzzle)}: a certificate\n\n"
        + "\n\n".join(fill(paragraph, 100) for paragraph in paragraphs)
        + "\n\n"
        + ("Motions\n\n" + "".join(f"    {line}\n" for line in table) + "\n" if table else "")
        + "Files\n\n"
        + "".join(f"    {name:<{wide}}  {about}".rstrip() + "\n" for name, about in files)
        + "\nTo check all of it:\n\n    tilewright verify .\n\n"
        + "To check the proof alone, with other people's programs:\n\n"
        + "".join(f"    {line}\n" for line in checkers)
    )
