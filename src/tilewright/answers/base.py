"""Keys that many answers share: the puzzle, its setup, known counts, findings, and how a search ended."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class ReadyJson(TypedDict):
    """A puzzle, and the choices that made it ready to be solved, but for chosen pieces."""

    puzzle: str
    """The name of the puzzle."""
    variant: NotRequired[str]
    """The variant, where one was asked for."""
    blocked: NotRequired[list[str]]
    """The names of the cells that dice, a date or `--block` block."""
    again: NotRequired[str]
    """The option that chooses the same cells, pieces or size again."""
    target: NotRequired[int]
    """The sum that `--target` asked for."""
    size: NotRequired[str]
    """The size of the board, where it was chosen: `5x10`."""


class OpenedJson(ReadyJson):
    """A puzzle, and the choices that made it ready to be solved."""

    pieces: NotRequired[list[str]]
    """The names of the pieces that take part, where they were chosen."""


class EffortJson(TypedDict):
    """How a search ended, and what it took."""

    exhausted: bool
    """True if the search looked everywhere; otherwise numbers of solutions are lower bounds."""
    stopped_by: str | None
    """It stopped by `seconds`, `nodes`, `solutions`, `restarts`, `memory`, `interrupt`, `elsewhere`, `disk` or
    `cluster`."""
    engine: str
    """The engine that searched."""
    nodes: int
    """The nodes that it visited."""
    seconds: float
    """How long it took."""


class ModelJson(TypedDict):
    """The size of a bare exact cover (`--model`)."""

    model: str
    """The name of the file."""
    primary: int
    """The number of primary items."""
    secondary: int
    """The number of secondary items."""
    options: int
    """The number of options."""


class FindingJson(TypedDict):
    """A remark of lint."""

    level: Literal["impossible", "suspicious", "note"]
    """`impossible` proves that there is no solution, `suspicious` is a likely mistake."""
    message: str
    """The remark."""
    help: str
    """How to mend it; "" if there is no advice."""


class ComparedJson(TypedDict):
    """A known number of solutions, compared with one that was counted."""

    count: int
    """The known number."""
    counts: str
    """The kind of count: `raw`, `distinct`, or up to `rotation`, `symmetry` or `relabeling`."""
    agrees: bool
    """True if the count agrees with it."""


class KnownJson(TypedDict):
    """A number of solutions that is known."""

    count: int
    """The known number."""
    counts: str
    """The kind of count: `raw`, `distinct`, or up to `rotation`, `symmetry` or `relabeling`."""
    source: str
    """The origin of the number."""


class WrittenJson(TypedDict):
    """A file that was written."""

    file: str
    """Its path."""
    kind: str
    """Its kind, e.g. `svg`; for puzzles the name of the format."""
    bytes: int
    """Its size."""
