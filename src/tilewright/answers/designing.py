"""Answers of the commands for designers: rate, analyze, unify, why, invent."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .base import EffortJson, FindingJson, OpenedJson, ReadyJson

PuzzleFileJson = dict[str, Any]
"""A puzzle as in its file, see `puzzle.schema.json`."""
BriefFileJson = dict[str, Any]
"""A brief as in its file, see `brief.schema.json`."""


class TriesJson(TypedDict):
    """Tries in vain."""

    typical: int
    """How many the number stands for."""
    lucky: int
    """How many the luckiest quarter of attempts does not exceed."""
    unlucky: int
    """How many all but the unluckiest quarter do not exceed."""


class LogicJson(TypedDict):
    """How many moves of a solution each reason leads to."""

    at_once: int
    """Moves that are the only ones for a place or a piece."""
    one_step: int
    """Those that take a look one step ahead."""
    two_steps: int
    """Those that take a look two steps ahead."""
    guesses: int
    """Those that must be guessed."""


class RatingJson(TypedDict):
    """How hard a puzzle is for a person."""

    number: float | None
    """Each further point doubles what is tried in vain; null without any attempt."""
    grade: str
    """`very easy`, `easy`, `medium`, `hard`, `very hard`, `beyond`, `no solution` or `unknown`."""
    attempts: int
    """How many attempts were made."""
    given_up: int
    """How many of them were given up."""
    tries: TriesJson | None
    """How much is tried in vain."""
    things: int | None
    """How many pieces or values a solution has besides those that the puzzle fixes."""
    dead_end: float | None
    """How many of them lie at the first dead end, in the mean."""
    logic: LogicJson | None
    """How far reasons lead to a typical solution."""
    reasons: list[str]
    """The same in sentences."""
    stopped_by: str | None
    """The reason why the rating stopped: `seconds`."""
    nodes: int
    """The nodes that the attempts visited."""
    seconds: float
    """How long it took."""


class RateAnswer(OpenedJson, RatingJson):
    """How hard a puzzle is."""


class RateLine(RatingJson):
    """A line for each setup of `rate --sample`, the easiest first."""

    puzzle: str
    """The name of the puzzle."""
    setup: list[str]
    """The setup."""


class RateSummary(TypedDict):
    """How `rate --sample` ended."""

    puzzle: str
    """The name of the puzzle."""
    rated: int
    """How many setups were rated."""
    setups: int
    """How many were to be rated."""
    stopped_by: str | None
    """The reason why it stopped: `seconds`."""


class RateEnd(TypedDict):
    """The last line of `rate --sample`."""

    summary: RateSummary
    """How it ended."""


class MoveJson(TypedDict):
    """A piece in a place, or a value on a point."""

    piece: str
    """The piece or value; pieces that look alike are named together."""
    cells: list[str]
    """The names of its cells."""
    labels: NotRequired[list[list[str | None]]]
    """The labels of each of its cells, side by side from side 0 on."""
    values: NotRequired[list[str | None]]
    """The values of its cells, in their order, if the piece has any."""


class MoveCountJson(MoveJson):
    """A move, and how many solutions have it."""

    solutions: int
    """How many of the solutions looked at have it."""


class CellCountsJson(TypedDict):
    """What covers a cell."""

    cell: str
    """The name of the cell."""
    solutions: dict[str, int]
    """For each piece or value that covers it, in how many solutions it does, the most first."""


class PairJson(TypedDict):
    """Two pieces or values side by side."""

    pieces: list[str]
    """The two."""
    solutions: int
    """In how many solutions they lie side by side."""


class AnalysisJson(EffortJson):
    """All solutions summed up."""

    basis: Literal["all", "samples", "part"]
    """Whether the numbers are over all solutions, over random samples, or over the part that a limit allowed."""
    solutions: int | None
    """The number of all distinct solutions; null if it is not known."""
    looked_at: int
    """How many solutions were looked at."""
    standard_error: float
    """The standard error of shares, at most; 0 if they are exact."""
    pieces: list[list[str]]
    """The pieces or values, those that no solution tells apart together."""
    cells: list[CellCountsJson]
    """What covers each cell, and in how many solutions."""
    forced: list[MoveJson]
    """The moves that all solutions have."""
    moves: list[MoveCountJson]
    """All moves that are possible on the empty board."""
    pairs: list[PairJson]
    """Which pieces lie side by side, and in how many solutions."""
    looked_at_for_pairs: int
    """How many solutions were looked at for the pairs."""


class AnalyzeAnswer(ReadyJson, AnalysisJson):
    """All solutions of a puzzle summed up."""


class OfferJson(TypedDict):
    """A change after which the puzzle has the number of solutions that was asked for."""

    changes: list[str]
    """The changes as orders."""
    kinds: list[str]
    """Their kinds, e.g. `lay`, `glue` or `label`."""
    distinct: int
    """The distinct solutions after it."""
    up_to_symmetry: int
    """The solutions up to symmetry after it."""
    engines: list[str]
    """The engines that counted them."""


class UnifiedJson(TypedDict):
    """The least changes that were found."""

    wanted: int
    """How many solutions there are to be."""
    up_to: Literal["distinct", "symmetry"]
    """How they are counted."""
    before: int
    """How many there are without a change; a lower bound if not `listed`."""
    listed: bool
    """Whether all of these were listed."""
    offers: list[OfferJson]
    """The changes that were found, each verified by a count."""
    may_be_more: list[list[str]]
    """The kinds of change of which there may be more."""
    least: bool
    """Whether fewer changes were proved not to be enough."""
    stopped_by: str | None
    """The reason why the search stopped, e.g. `seconds`."""
    seconds: float
    """How long it took."""


class UnifyAnswer(OpenedJson, UnifiedJson):
    """The least changes after which a puzzle has just so many solutions."""

    files: list[str]
    """The files of changed puzzles that were written."""


class RequirementJson(TypedDict):
    """Something that a solution must do."""

    kind: str
    """`cell`, `piece`, `fixed`, `line`, `given`, or the key of a rule, such as `total`."""
    words: str
    """The requirement as a sentence."""
    pieces: list[str]
    """The pieces that it is about."""
    cells: list[str]
    """The names of the cells or points that it is about."""


class WhyAnswer(OpenedJson):
    """Why a puzzle has no solution: requirements that cannot be met together."""

    solvable: bool | None
    """Whether there is a solution, so that there is no conflict; null if that is not known."""
    conflict: list[RequirementJson]
    """The requirements."""
    minimal: bool
    """Whether each was proved to be needed."""
    smallest: bool
    """Whether no conflict has fewer, proved."""
    stopped_by: str | None
    """The reason why the search stopped, e.g. `seconds`."""
    seconds: float
    """How long it took."""

    findings: list[FindingJson]
    """What lint remarks."""


class CertifiedJson(TypedDict):
    """A number of solutions that engines agree on."""

    solutions: int
    """The number of solutions up to symmetry; for dice, the number of rolls."""
    distinct: int
    """The number of distinct solutions; for dice, the number of rolls that have one."""
    engines: list[str]
    """The engines that counted, each to the end."""


class InventedLine(TypedDict):
    """A line for each puzzle that was invented."""

    name: str
    """The name of the puzzle."""
    tries: int
    """How many candidates were counted before it, since the one before."""
    remark: str | None
    """A line about it that its picture does not tell."""
    certificate: CertifiedJson
    """How many solutions it has."""
    puzzle: PuzzleFileJson
    """The puzzle as in its file."""


class InventSummary(TypedDict):
    """How `invent` ended."""

    invented: int
    """How many puzzles were invented."""
    tries: int
    """How many candidates were counted."""
    exhausted: bool
    """Whether all that the brief allows was tried."""
    stopped_by: str | None
    """The reason why it stopped: `seconds` or `interrupt`."""
    nearest: str
    """What the nearest candidate has, if there are fewer puzzles than were asked for; else ""."""


class InventEnd(TypedDict):
    """The last line of `invent`."""

    summary: InventSummary
    """How it ended."""
