"""Answers of the commands about the catalog, files and the installation: list, identify, draw, sheet and so on."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .base import KnownJson, OpenedJson, WrittenJson


class KnownInFileJson(KnownJson):
    """A known number of solutions, as it stands in the file."""

    variant: NotRequired[str]
    """The variant that it is about."""
    block: NotRequired[list[str]]
    """The blocked cells that it is about."""
    pieces: NotRequired[list[str]]
    """The chosen pieces that it is about."""
    size: NotRequired[str]
    """The size of the board that it is about."""
    target: NotRequired[int]
    """The sum that it is about."""


class ListedPuzzleJson(TypedDict):
    """A puzzle of the catalog."""

    name: str
    """Its name."""
    title: str
    """Its title."""
    about: str
    """What it is."""
    maker: list[str]
    """Who makes or made it."""
    lattice: str
    """The name of its lattice."""
    family: str
    """`tiling` or `labeling`."""
    setup: str | None
    """The kind of choice that is left open: `dice`, `date`, `cells`, `pieces` or `size`."""
    variants: list[str]
    """The names of its variants."""
    known: list[KnownInFileJson]
    """The known numbers of solutions."""


class RelativeJson(TypedDict):
    """A puzzle of the catalog that is the same, or like it."""

    name: str
    """Its name."""
    title: str
    """Its title, with variant and setup."""
    variant: str
    """The variant; "" for none."""
    setup: list[str]
    """The setup with which it is the same."""
    same: bool
    """Whether it is the same."""
    likeness: str
    """What both share, in words; "" if they are the same."""
    known: list[KnownJson]
    """The known numbers of solutions."""


class DrawAnswer(OpenedJson):
    """The pictures that were drawn."""

    drawn: Literal["puzzle", "board", "solution"]
    """What the pictures show."""
    files: list[WrittenJson]
    """The files; none if there is no solution to draw."""
    stopped_by: str | None
    """The reason why the search for a solution stopped before it found one."""


class RemarkJson(TypedDict):
    """A remark about a file."""

    file: str
    """The file that was asked for."""
    remark: str
    """What to know before it is printed, cut or built."""


class SheetAnswer(OpenedJson):
    """The files that were made; of several puzzles `puzzle` is their title."""

    files: list[WrittenJson]
    """The files; none if there is no solution to show."""
    remarks: list[RemarkJson]
    """What to know before they are printed, cut or built."""
    solutions: int
    """How many solutions they show."""
    complete: bool
    """Whether there are no other solutions; false if none were looked for."""
    stopped_by: str | None
    """The reason why the search for solutions stopped."""


class ConvertAnswer(TypedDict):
    """The file that was written."""

    puzzle: str
    """The name of the puzzle."""
    variant: str | None
    """The variant that was written."""
    files: list[WrittenJson]
    """The file."""
    left_out: list[str]
    """What the format that was read or written cannot hold."""
    other_variants: list[str]
    """The variants that were not written."""


class PyodideJson(TypedDict):
    """The Python of a site."""

    version: str
    """The version of Pyodide."""
    url: str | None
    """Where browsers load it from; null if it is part of the site."""


class SiteAnswer(TypedDict):
    """The site that was written."""

    folder: str
    """Its folder."""
    files: int
    """The number of its files."""
    bytes: int
    """The size of all files."""
    pyodide: PyodideJson
    """The Python that runs in the browser."""


class SymptomJson(TypedDict):
    """The result of one check."""

    what: str
    """What was checked."""
    found: str
    """What was found."""
    fatal: bool
    """Whether something does not work because of it."""


class DoctorAnswer(TypedDict):
    """Whether all that is needed is installed and works."""

    version: str
    """The version of Tilewright."""
    well: bool
    """Whether nothing is fatal."""
    checks: list[SymptomJson]
    """The checks."""
