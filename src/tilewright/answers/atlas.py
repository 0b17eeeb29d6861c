"""Answers of the command `atlas`; the same stand in the files `data.json` and `atlas.json` of an atlas."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .base import EffortJson


class AtlasKnownJson(TypedDict):
    """A number of solutions that is recorded."""

    count: int
    """The number."""
    source: str
    """The origin of the number."""


class AtlasNumberJson(TypedDict):
    """One kind of count."""

    counts: str
    """The kind of count: `raw`, `distinct`, or up to `rotation`, `symmetry` or `relabeling`."""
    known: list[AtlasKnownJson]
    """The numbers that are recorded."""
    computed: int | None
    """The number that was counted when the page was made; null if it was not."""
    agrees: bool | None
    """Whether the counted number agrees with all that are recorded; null if there is nothing to compare."""


class AtlasSecondJson(EffortJson):
    """A second count, by another engine."""

    distinct: int
    """The number of distinct solutions."""
    agrees: bool
    """Whether it agrees with the first count."""


class AtlasCaseJson(TypedDict):
    """The counts of the puzzle as it stands, of a variant, of a setup, or of a sum."""

    variant: str
    """The variant; "" for none."""
    setup: list[str]
    """The names of the cells or pieces that are chosen, or the size; empty for none."""
    target: int | None
    """The sum; null if none is asked for."""
    numbers: list[AtlasNumberJson]
    """The counts, those of each kind together."""
    search: EffortJson | None
    """The search that counted; null if it was not counted here."""
    second: AtlasSecondJson | None
    """A second count; null if there is none."""
    remark: str
    """Why it was not counted; "" if it was."""


class AtlasFileJson(TypedDict):
    """A file beside a page."""

    file: str
    """Its name, in the folder of the page."""
    bytes: int
    """Its size."""
    kind: NotRequired[str]
    """Its kind, e.g. `pdf`; for puzzles the name of the format."""
    about: NotRequired[str]
    """What it is."""
    sha256: NotRequired[str]
    """Its SHA-256 digest."""
    remarks: NotRequired[list[str]]
    """What the format cannot hold."""


class AtlasCertificateJson(TypedDict):
    """The certificate of a puzzle."""

    state: Literal["included", "too large", "too long", "none"]
    """`included`: it is part of the atlas; `too large`: it was made and checked, and only digests are kept; `too long`:
    it was not made; `none`: there can be none."""
    method: Literal["list", "count", ""]
    """Whether it proves a list of solutions, or their number without a list."""
    distinct: int | None
    """The number of solutions that it proves."""
    up_to_symmetry: int | None
    """The number up to symmetry, if that is proved, too."""
    verified: bool
    """Whether the verifier accepted it when the page was made."""
    file: str | None
    """The archive with its files."""
    bytes: int
    """The size of the archive, or of all files where there is none."""
    sha256: str
    """The SHA-256 digest of the archive; "" where there is none."""
    files: list[AtlasFileJson]
    """The files of the certificate, with their digests."""
    commands: list[str]
    """The command that makes it, and the one that checks it."""
    remark: str
    """Why there is none; "" if there is one."""


class AtlasRatingJson(TypedDict):
    """How hard a puzzle is for a person."""

    number: float | None
    """The number of the rating."""
    grade: str
    """The grade."""
    origin: Literal["catalog", "computed", ""]
    """Whether the catalog has it, or it was rated when the page was made."""
    remark: str
    """Why there is none, or what it lacks."""


class AtlasHeatJson(TypedDict):
    """What all solutions have in common."""

    file: str | None
    """The picture."""
    bytes: int
    """Its size."""
    basis: str
    """The solutions that it is about."""
    forced: list[str]
    """What lies in the same place in all solutions."""
    remark: str
    """Why there is none."""


class AtlasLeftOutJson(TypedDict):
    """A format that the puzzle is not offered in."""

    kind: str
    """The name of the format."""
    remark: str
    """The reason."""
    command: str
    """The command that writes it, if it is only too large."""


class AtlasSetupsJson(TypedDict):
    """The answers to all setups of a template: rolls, dates, sets of pieces, sizes, sums."""

    variant: str
    """The variant; "" for none."""
    kind: str
    """The kind of setup: `dice`, `date`, `cells`, `pieces`, `size` or `target`."""
    question: Literal["count", "solvable"]
    """Whether their solutions are counted, or only looked for."""
    setups: int
    """The number of all setups, or of those that were asked for."""
    answered: int
    """How many of them have an answer."""
    solvable: int
    """How many of these have a solution."""
    total: int | None
    """The number of solutions of all of them together; null if they are not counted."""
    fewest: int | None
    """The fewest solutions."""
    median: float | None
    """The median of the numbers of solutions."""
    most: int | None
    """The most solutions."""
    hardest: list[str]
    """The first setup with the fewest solutions of those that have any; empty if they are not counted."""
    n_hardest: int
    """How many setups have as many."""
    least: int | None
    """The number of solutions of these."""
    easiest: list[str]
    """The first setup with the most solutions."""
    n_easiest: int
    """How many setups have as many."""
    exhausted: bool
    """Whether all setups have an answer."""
    agreeing: int
    """How many recorded numbers of single setups the answers agree with."""
    differing: int
    """How many they differ from."""
    engine: str
    """The engine that answered."""
    files: list[AtlasFileJson]
    """The tables, and a picture."""
    pages: list[str]
    """The pages of the table."""
    picture: str | None
    """The picture: a histogram, or which sizes have a solution."""
    remark: str
    """What is missing, and how to get it."""


class AtlasPuzzleJson(TypedDict):
    """A puzzle of an atlas: the file `data.json` beside its page. A key is missing where its part was left away."""

    slug: str
    """The name of its folder, which is its address."""
    made_by: str
    """The program that made the page, with its version."""
    title: str
    """Its title."""
    about: str
    """What it is."""
    maker: list[str]
    """Who makes or made it."""
    sources: list[str]
    """Where it is from, as the catalog or the file has it."""
    catalog: str | None
    """Its name in the catalog; null for a puzzle of a folder."""
    family: str
    """`tiling` or `labeling`."""
    lattice: str
    """The name of its lattice."""
    cells: int
    """The number of cells of its board."""
    rules: list[str]
    """Its rules, in words."""
    setup: str | None
    """The kind of choice that is left open: `dice`, `date`, `cells`, `pieces` or `size`."""
    variants: list[str]
    """The names of its variants."""
    mistake: str
    """Why the puzzle cannot be read; "" if it can. Then all that is above it is empty, and nothing follows."""
    pictures: NotRequired[list[str]]
    """Its pictures, the one on its page first."""
    counts: NotRequired[list[AtlasCaseJson]]
    """Its counts."""
    certificate: NotRequired[AtlasCertificateJson]
    """Its certificate."""
    rating: NotRequired[AtlasRatingJson]
    """How hard it is."""
    heat: NotRequired[AtlasHeatJson]
    """What all solutions have in common."""
    sheets: NotRequired[list[AtlasFileJson]]
    """Files to print."""
    files: NotRequired[list[AtlasFileJson]]
    """The puzzle in the formats that can hold it."""
    left_out: NotRequired[list[AtlasLeftOutJson]]
    """The formats in which it is not offered."""
    setups: NotRequired[list[AtlasSetupsJson]]
    """Of a template the answers to all setups, for the puzzle as it stands and for each variant."""
    bibtex: NotRequired[str]
    """How to cite it."""
    problems: NotRequired[dict[str, str]]
    """For each part that could not be made the reason."""


class AtlasRowJson(TypedDict):
    """A puzzle in the file `atlas.json`, by which programs and the search of the first page find it."""

    slug: str
    """The name of its folder."""
    title: str
    """Its title."""
    maker: list[str]
    """Who makes or made it."""
    lattice: str
    """The name of its lattice."""
    family: str
    """`tiling` or `labeling`."""
    setup: str | None
    """The kind of choice that is left open."""
    solutions: str
    """The number of solutions in short, or what is known of it."""
    certificate: bool
    """Whether it has a certificate that was checked."""
    differs: bool
    """Whether numbers on its page differ that should be the same."""
    picture: str | None
    """Its small picture."""
    data: str
    """Its `data.json`, from the folder of the atlas."""
    mistake: str
    """Why it cannot be read; "" if it can."""


class AtlasSummaryJson(TypedDict):
    """The atlas that was made; none is told if the work is stopped. `atlas.json` has `made_by` and `puzzles` alone."""

    folder: str
    """Its folder."""
    made_by: str
    """The program that made it, with its version."""
    puzzles: list[AtlasRowJson]
    """The puzzles in it."""
    made: int
    """How many pages were made anew, as a whole or in part."""
    broken: int
    """How many puzzles cannot be read."""
    unlisted: list[str]
    """The addresses of pages that stay from an earlier run, of puzzles that are none of this run's."""
    bytes: int
    """The size of all files."""


class AtlasEnd(TypedDict):
    """The last line of `atlas --json`, after a line for each puzzle."""

    summary: AtlasSummaryJson
    """The atlas."""
