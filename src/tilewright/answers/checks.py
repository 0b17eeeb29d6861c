"""Answers of the commands that check: check, compare, prove, verify."""

from __future__ import annotations

from typing import Literal, TypedDict

from .base import ComparedJson, EffortJson, FindingJson, OpenedJson
from .solving import CertificateJson, MotionCountJson, ProvedJson


class VariantFindingJson(FindingJson):
    """A remark of lint about a puzzle or one of its variants."""

    variant: str | None
    """The variant that it is about; null for the puzzle itself."""


class CheckAnswer(CertificateJson):
    """The findings of lint on a puzzle and its variants."""

    puzzle: str
    """The puzzle, as it was named."""
    findings: list[VariantFindingJson]
    """The remarks."""


class CheckedSolutionJson(TypedDict):
    """A solution that was checked."""

    file: str
    """The file that it is in."""
    solution: int
    """Its number in the file, from 1 on."""
    broken: list[str]
    """The rules that it breaks; none if it is right."""


class CheckSolutionsAnswer(OpenedJson):
    """A verdict on the solutions of each file."""

    solutions: list[CheckedSolutionJson]
    """The solutions."""
    right: int
    """How many are right."""
    wrong: int
    """How many are wrong."""


class ContributionRemarkJson(TypedDict):
    """A remark about a puzzle that is given to the catalog."""

    level: Literal["missing", "wrong", "open", "note"]
    """`missing` and `wrong` keep it out of the catalog, `open` is what a limit left undecided."""
    about: str
    """The key of the file that it is about, or `name`, `file`, `puzzle`, `variant`, `picture`."""
    message: str
    """The remark."""
    help: str
    """How to mend it, or the lines to write; "" if there is no advice."""


class ContributionCountJson(TypedDict):
    """The numbers of solutions of a puzzle that is given to the catalog, or of one of its variants or setups."""

    variant: str | None
    """The variant; null for the puzzle itself."""
    setup: list[str]
    """The names of the cells, pieces, size or sum that were chosen."""
    engines: list[str]
    """The engines that came to the end: two, if the numbers can be trusted."""
    exact: bool
    """Whether at least one engine came to the end; otherwise the numbers are lower bounds."""
    numbers: dict[str, int]
    """The numbers by kind, the most telling one first."""


class ContributionAnswer(TypedDict):
    """What keeps a puzzle out of the catalog, or does not (`check --contribution`)."""

    file: str
    """The file."""
    puzzle: str
    """The name that it gives the puzzle."""
    ready: bool
    """Whether nothing is missing, wrong or left open."""
    remarks: list[ContributionRemarkJson]
    """The remarks."""
    counts: list[ContributionCountJson]
    """What two engines counted."""
    stopped_by: str | None
    """`interrupt` if a person stopped it."""


class TypoJson(TypedDict):
    """A change that gives the puzzle a solution."""

    kind: str
    """The kind of part that it changes: `label`, `piece`, `board`, `fixed`, `number` or `line`."""
    change: str
    """The change in words."""
    chance: float | None
    """How likely it is the right one, if just one label of a tile is mistyped; null for other changes."""


class TyposAnswer(OpenedJson):
    """Corrections of parts that may be mistyped (`check --typos`)."""

    solvable: bool | None
    """Whether the puzzle has a solution as it is; null if that is not known."""
    typos: list[TypoJson]
    """The changes that help, the likeliest first."""
    compare_next: list[str]
    """The tiles to compare with the real ones first, the likeliest first; none if no label of a tile is in question."""
    tried: int
    """How many changes were tried."""
    complete: bool
    """Whether all changes were tried."""
    stopped_by: str | None
    """The reason why the search stopped, e.g. `seconds`."""


class ShortRatingJson(TypedDict):
    """How hard a puzzle of a folder is."""

    number: float | None
    """The number, as `rate` gives it."""
    grade: str
    """The grade, as `rate` gives it."""
    stopped_by: str | None
    """The reason why the rating stopped."""


class FolderLine(TypedDict):
    """A line for each puzzle of a folder."""

    files: list[str]
    """Its file, or the two files of a deck."""
    variant: str | None
    """Its variant."""
    puzzle: str | None
    """Its name; null for a file with mistakes."""
    verdict: Literal["pass", "fail", "open", "broken"]
    """`pass` or `fail`; `open` if a limit left that open; `broken` for a file with mistakes."""
    problem: str | None
    """The reason for a verdict other than `pass`."""
    template: bool
    """Whether only the file was examined, since a daily choice is open."""
    solvable: bool | None
    """Whether there is a solution; null if that is not known."""
    unique: bool | None
    """Whether there is exactly one solution up to symmetry; null if that is not known."""
    solutions: int | None
    """The number of solutions up to symmetry that were found; null if none were looked for."""
    all: bool
    """Whether there are no others."""
    rating: ShortRatingJson | None
    """How hard it is; null where nothing was rated."""
    findings: list[FindingJson]
    """What lint remarks."""
    seconds: float
    """How long it took."""


# `pass` is a keyword, so that the keys cannot stand in a class.
FolderSummary = TypedDict(
    "FolderSummary",
    {"puzzles": int, "pass": int, "fail": int, "open": int, "broken": int, "stopped_by": str | None},
)
"""How many puzzles there are, and how many got each verdict.

puzzles: The number of puzzles.
pass: How many meet the criteria.
fail: How many do not.
open: How many a limit left open.
broken: How many files have mistakes.
stopped_by: The reason why the command stopped, e.g. `interrupt`.
"""


class FolderEnd(TypedDict):
    """The last line of `check FOLDER`."""

    summary: FolderSummary
    """How many puzzles there are, and how many got each verdict."""


class ListedJson(TypedDict):
    """Numbers up to symmetry."""

    listed: int
    """How many the file has."""
    found: int
    """How many the search found."""


class ComparisonJson(EffortJson):
    """A file of solutions compared with all solutions; all numbers count solutions `up_to` symmetry."""

    up_to: str | None
    """`rotation`, `symmetry` or `relabeling`; null for distinct solutions."""
    listed: int
    """How many solutions the file has."""
    wrong: list[int]
    """The numbers of those that break a rule."""
    twice: list[int]
    """The numbers of those that stand in the file before."""
    found: int
    """How many the search found."""
    both: int
    """How many of these are in the file."""
    missing: int
    """How many of these are not."""
    up_to_symmetry: ListedJson
    """The same up to symmetry."""
    agrees: bool
    """Whether the file has all solutions and nothing else."""


class CompareAnswer(OpenedJson, ComparisonJson):
    """A file of solutions compared with all solutions; all numbers count solutions `up_to` symmetry."""


class ComparedEngineJson(EffortJson):
    """An engine that listed all solutions."""

    found: int
    """How many it found."""
    only: int
    """How many only it found, although the other one was exhausted."""


class CompareEnginesAnswer(OpenedJson):
    """All solutions by two engines, and the known numbers (`compare` without files)."""

    up_to: str | None
    """`rotation`, `symmetry` or `relabeling`; null for distinct solutions."""
    engines: list[ComparedEngineJson]
    """The engines."""
    known: list[ComparedJson]
    """The known numbers."""
    agrees: bool
    """Whether all agree, and nothing was stopped."""


class ComparedFileJson(TypedDict):
    """A file of solutions."""

    file: str
    """The file."""
    seed: int | None
    """The seed that it names."""
    listed: int
    """How many solutions it has."""
    wrong: list[int]
    """The numbers of those that break a rule."""
    twice: list[int]
    """The numbers of those that stand in the file before."""


class SharedJson(TypedDict):
    """Solutions that are in the same files."""

    files: list[str]
    """The files."""
    solutions: int
    """How many solutions are in just these."""


class CompareFilesAnswer(OpenedJson):
    """Files of solutions compared with one another."""

    up_to: str | None
    """`rotation`, `symmetry` or `relabeling`; null for distinct solutions."""
    files: list[ComparedFileJson]
    """The files."""
    shared: list[SharedJson]
    """How many solutions are in which files."""
    agrees: bool
    """Whether all files have the same solutions."""


class ProveAnswer(OpenedJson, ProvedJson):
    """The certificate that was written."""


class VerifiedAnswer(TypedDict):
    """A certificate that holds."""

    folder: str
    """The folder with its files."""
    verified: Literal[True]
    """It holds."""
    name: str
    """The title of the puzzle."""
    distinct: int
    """The number of distinct solutions."""
    up_to_rotation: int | None
    """The number of solutions up to rotation; null if they are neither listed nor counted so."""
    up_to_symmetry: int | None
    """The number of solutions up to symmetry; null if they are neither listed nor counted so."""
    n_variables: int
    """The variables of the clauses or constraints."""
    n_clauses: int
    """The number of clauses or constraints."""
    n_lines: int
    """The number of steps of the proof."""
    seconds: float
    """How long the check took."""
    n_nodes: int
    """The sums and products by which solutions are counted; 0 if they are listed."""
    is_pseudo_boolean: bool
    """Whether the proof is one of no solution from pseudo-Boolean constraints."""
    motions: list[MotionCountJson]
    """How many solutions motions of the board keep, if the certificate says so; the identity first."""
    unread: list[str]
    """The names of what is in the folder besides, and was not looked at."""


class NotVerifiedAnswer(TypedDict):
    """A certificate that does not hold."""

    folder: str
    """The folder with its files."""
    verified: Literal[False]
    """It does not hold."""
    fault: str
    """What is wrong with it."""


class UndecidedAnswer(TypedDict):
    """A certificate that a limit left open."""

    folder: str
    """The folder with its files."""
    verified: Literal[False]
    """It was not checked to its end."""
    stopped_by: str
    """The limit: `seconds` or `memory`."""
