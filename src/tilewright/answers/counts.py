"""Answers of the commands that count: count, sweep, estimate."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .base import ComparedJson, EffortJson, FindingJson, ModelJson, OpenedJson


class SymmetriesJson(TypedDict):
    """The orders of the groups of symmetries of a puzzle."""

    rotations: int
    """The number of rotations, the identity included."""
    all: int
    """The number of all symmetries."""
    with_relabelings: int | None
    """The number with renamings of labels besides (`--relabelings`)."""


class CountJson(EffortJson):
    """The numbers of solutions; if not `exhausted`, all but those in `exact` are lower bounds."""

    raw: int
    """Solutions, with pieces that look alike told apart."""
    distinct: int
    """Finished pictures on a board that does not move."""
    up_to_rotation: int
    """Pictures, those that a rotation carries into each other counted once."""
    up_to_symmetry: int
    """Pictures, those that any symmetry carries into each other counted once."""
    up_to_relabeling: int | None
    """The same, also with a renaming of labels (`--relabelings`)."""
    symmetries: SymmetriesJson
    """The orders of these groups."""
    up_to_lines: int | None
    """Solutions up to all exchanges of points that keep the lines, where there are more of these than symmetries."""
    line_exchanges: int | None
    """The number of these exchanges."""
    by_target: dict[str, int]
    """The number of distinct solutions for each sum, if several sums are allowed."""
    exact: list[str]
    """The names of the numbers that are exact."""


class KnownCaseJson(ComparedJson):
    """A known number of solutions of the puzzle at hand, compared with the one counted."""

    variant: str | None
    """The variant that it is about."""
    blocked: list[str]
    """The blocked cells that it is about."""
    pieces: NotRequired[list[str]]
    """The chosen pieces that it is about."""
    size: NotRequired[str]
    """The size of the board that it is about."""
    target: int | None
    """The sum that it is about."""
    source: str
    """The origin of the number."""


class RunsJson(TypedDict):
    """The keys that only a job has."""

    runs: NotRequired[int]
    """How often the job was begun or resumed."""
    kept: NotRequired[int]
    """How many solutions the job keeps (`--keep-solutions`)."""


class CountAnswer(OpenedJson, CountJson, RunsJson):
    """The numbers of solutions of a puzzle."""

    known: list[KnownCaseJson]
    """The known numbers that can be compared with these."""
    findings: list[FindingJson]
    """What lint remarks."""


class ModelCountJson(EffortJson):
    """The number of solutions of a model."""

    solutions: int
    """The number of solutions; a lower bound if not `exhausted`."""


class ModelCountAnswer(ModelJson, ModelCountJson):
    """The number of solutions of a bare exact cover."""


class RecurrenceJson(TypedDict):
    """The linear recurrence of least order that all terms of a series obey, proved."""

    order: int
    """Its order."""
    coefficients: list[int]
    """The coefficients c of a(n) = c[0] a(n - 1) + c[1] a(n - 2) + ..."""
    holds_from: int
    """The least n for which it gives a(n)."""
    numerator: list[int]
    """The numerator of the generating function, by powers of x from the constant on."""
    denominator: list[int]
    """Its denominator."""
    states: int
    """The number of states of a layer."""
    bound: int
    """A number that is not below the order, by these states and the boards that are too short for them."""
    compared: int
    """How many terms were compared with the recurrence, at least twice as many."""
    growth: str | None
    """The factor from one term to the next in the long run, 20 digits; null if all further terms are 0."""
    growth_per_cell: str | None
    """The same for each cell that a layer adds."""


class SeriesAnswer(TypedDict):
    """The numbers of distinct solutions on boards of every length."""

    puzzle: str
    """The name of the puzzle."""
    variant: str | None
    """The variant, where one was asked for."""
    any_copies: bool
    """True if `--any-copies` allowed any number of copies of each piece."""
    first: int
    """The size of the first board; 0 is a board without cells."""
    terms: list[int]
    """The numbers of solutions, from that size on."""
    recurrence: RecurrenceJson | None
    """The recurrence; null if none follows from the layers of the board."""
    why_none: str
    """The reason for that; "" if there is one."""
    stopped_by: str | None
    """`seconds` if there are fewer terms than were asked for."""


class RangeJson(TypedDict):
    """A number that is estimated."""

    estimate: float
    """The likeliest value."""
    low: float
    """The low end of the range."""
    high: float
    """The high end of the range."""


class NaiveSpaceJson(TypedDict):
    """The arrangements of all pieces, as if nothing had to fit."""

    arrangements: int | None
    """Their number; null if that has more than 4,000 digits."""
    log10: float | None
    """The logarithm of that number to the base of 10; null if there is no arrangement."""
    formula: str
    """Where the number comes from, such as "9! x 3^9"."""


class EstimateJson(TypedDict):
    """How long a count will take."""

    exact: bool
    """Whether the search ended while it was tried."""
    confidence: float
    """How often the ranges hold the true number, from 0 to 1."""
    nodes: RangeJson
    """The nodes of the complete search."""
    solutions: RangeJson
    """The distinct solutions."""
    seconds: RangeJson
    """The seconds on this machine, with one worker."""
    engine: str
    """The engine whose tree was looked at."""
    counts_with: str
    """The engine that would count."""
    counts_in: float | None
    """How many seconds that engine expects to take, where it has no tree and the choice was left open; else null."""
    rounds: int
    """The number of rounds of random descents."""
    subtrees: int
    """How many subtrees were walked to their end."""
    sampled_seconds: float
    """How long it looked."""
    naive: NaiveSpaceJson | None
    """The naive space of the puzzle; null for a bare exact cover, or if it takes long to count."""


class EstimateAnswer(OpenedJson, EstimateJson):
    """How long counting a puzzle will take."""


class ModelEstimateAnswer(EstimateJson):
    """How long counting a bare exact cover will take."""

    model: str
    """The name of the file."""


class ExtremeJson(TypedDict):
    """The hardest or easiest setup."""

    setup: list[str]
    """The first setup with that number."""
    solutions: int | None
    """Its number of solutions."""
    setups: int
    """How many setups have that number."""


class SweepSummaryJson(TypedDict):
    """The answers of a sweep summed up. The numbers of solutions are there if they were asked for."""

    answered: int
    """How many setups were answered."""
    solvable: int
    """How many of these have a solution."""
    total: NotRequired[int]
    """The distinct solutions of all setups together."""
    fewest: NotRequired[int | None]
    """The least number of solutions."""
    median: NotRequired[float | None]
    """The median number of solutions."""
    mean: NotRequired[float | None]
    """The mean number of solutions."""
    most: NotRequired[int | None]
    """The greatest number of solutions."""
    hardest: NotRequired[ExtremeJson]
    """The solvable setup with the fewest solutions."""
    easiest: NotRequired[ExtremeJson]
    """The setup with the most solutions."""


class FewestJson(TypedDict):
    """The least board of some kind that pieces fill."""

    size: str
    """Its size: `5x10`."""
    pieces: int
    """How many pieces fill it."""
    is_least: bool
    """False if a smaller board is not decided yet."""


class SizesJson(TypedDict):
    """What a sweep over sizes of a board comes to."""

    order: FewestJson | None
    """The least board that has a solution; null if none has one, or if pieces have different numbers of cells."""
    odd_order: FewestJson | None
    """The same for boards with an odd number of pieces."""
    primes: list[str] | None
    """The boards with solutions that are not made of smaller ones, one of each class; null where boards side by side
    need not have a solution together."""
    marks: dict[str, Literal["prime", "composed", "solvable", "none", "open"]]
    """Each board with its mark: `prime`, `composed` of smaller ones, `solvable` but not known to be one or the other,
    `none` without a solution, `open` if it is not decided."""


class SweepJson(SweepSummaryJson):
    """The sum of a sweep, without the answers of single setups."""

    question: Literal["count", "solvable"]
    """Whether solutions were counted, or only asked for."""
    kind: str
    """The kind of setups: `dice`, `date`, `cells`, `pieces`, `size` or `target`."""
    setups: int
    """The number of setups."""
    chosen: str | None
    """Which of all setups these are, in words; null for all."""
    classes: int
    """The number of classes of setups that symmetries carry into each other."""
    symmetries: int
    """The number of symmetries."""
    exhausted: bool
    """Whether all classes were answered."""
    stopped_by: str | None
    """The reason why the sweep stopped, e.g. `seconds` or `interrupt`."""
    seconds: float
    """How long it took."""
    sizes: SizesJson | None
    """More about a sweep over sizes of a board; null for other setups."""


class SweepKnownJson(TypedDict):
    """A known number of solutions of one setup, compared with the one found."""

    setup: list[str]
    """The setup."""
    count: int
    """The known number."""
    source: str
    """The origin of the number."""
    agrees: bool
    """Whether the sweep found the same."""


class SweepAnswer(SweepJson, RunsJson):
    """The answers of a sweep, summed up."""

    puzzle: str
    """The name of the puzzle."""
    variant: str | None
    """The variant that was asked for."""
    known: list[SweepKnownJson]
    """The known numbers of single setups."""
