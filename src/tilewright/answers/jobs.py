"""Answers about the file of a long search: job."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .base import EffortJson
from .counts import CountJson, SweepJson


class SubproblemsJson(TypedDict):
    """How many subproblems there are; in a sweep, how many classes."""

    open: int
    """Those that are still open."""
    done: int
    """Those that are done."""
    elsewhere: int
    """Those that are in other files."""


class OpenSubproblemJson(TypedDict):
    """A subproblem that is still open."""

    part: int
    """The part of the job that it belongs to."""
    path: str
    """Its place in the tree."""
    nodes: int
    """The nodes visited."""
    found: int
    """The solutions found."""
    size: float
    """Its share of the tree."""
    walked: float
    """The share of it that was walked."""


class HolderJson(TypedDict):
    """The program that works on a job, as far as it is known."""

    pid: NotRequired[int]
    """The number of the process."""
    host: NotRequired[str]
    """The machine."""
    since: NotRequired[str]
    """When it began."""


class EventJson(TypedDict):
    """An entry of the log of a job."""

    at: str
    """The time."""
    what: str
    """What happened, e.g. `started` or `finished`."""
    host: str
    """The machine."""
    pid: int
    """The number of the process."""
    workers: int | None
    """The number of workers."""
    seconds: float | None
    """How long that run lasted."""
    note: str | None
    """A remark, e.g. what stopped the run."""


class WhyEngineJson(TypedDict):
    """The reason for an engine."""

    why: str
    """The engine, and why it was taken."""


class CountOfJob(CountJson, WhyEngineJson):
    """The answer that the file of a count keeps."""


class SweepOfJob(SweepJson, EffortJson, WhyEngineJson):
    """The answer that the file of a sweep keeps."""


class AskedJson(TypedDict):
    """What a job asks."""

    relabelings: NotRequired[bool]
    """Whether a count also counts up to relabeling."""
    kind: NotRequired[Literal["sweep"]]
    """`sweep` for a sweep; a count has no such key."""
    asks: NotRequired[Literal["count", "solvable"]]
    """What a sweep asks."""
    classes: NotRequired[int]
    """The number of classes of a sweep."""


class JobAnswer(AskedJson):
    """How a job stands."""

    puzzle: str
    """The name of the puzzle."""
    engine: str
    """The engine that searches."""
    version: str
    """The version of Tilewright that began the job."""
    share: float
    """The share that is done, from 0 to 1."""
    subproblems: SubproblemsJson
    """How many subproblems are open, done, and in other files."""
    open: list[OpenSubproblemJson]
    """The open subproblems of a count."""
    nodes: int
    """The nodes visited so far; of a sweep the classes answered."""
    found: int
    """The distinct solutions known of so far; of a sweep the classes that have one."""
    work_seconds: float
    """The working time, of all workers together."""
    seconds: float
    """How long all runs together have lasted."""
    runs: int
    """How often it was begun or resumed."""
    kept: int | None
    """How many solutions it keeps; null if it keeps none."""
    running: HolderJson | None
    """The program that works on it now."""
    answer: CountOfJob | SweepOfJob | None
    """The answer, once it is known."""
    log: list[EventJson]
    """What happened so far."""


class KeptSummary(TypedDict):
    """How many solutions a job keeps."""

    kept: int
    """The number of solutions."""
    complete: bool
    """Whether the job is done, so that these are all."""


class KeptEnd(TypedDict):
    """The last line of `job --solutions`."""

    summary: KeptSummary
    """How many there are."""


class ExportAnswer(TypedDict):
    """What `job --export` wrote."""

    file: str
    """The path of the file."""
    rows: int
    """How many solutions, or setups of a sweep, it has."""
    complete: bool
    """Whether the job is done, so that these are all."""


class SplitAnswer(TypedDict):
    """What `job --split` moved."""

    moved: int
    """How many subproblems or classes were moved."""
    left: int
    """How many stay."""
    share: float
    """The share of the rest that was moved, from 0 to 1."""


class MergeAnswer(TypedDict):
    """What `job --merge` took, if more is left to do; else it answers as `count` or `sweep`."""

    taken: int
    """How many subproblems or classes were taken."""
    solutions: int
    """How many solutions were taken."""
    open: int
    """How many subproblems or classes are open here."""
    elsewhere: int
    """How many are in other files."""
