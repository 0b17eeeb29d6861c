"""The fields of the puzzle file that all families share, and how they become parts of a puzzle.

The tables give the keys and their types; the `build_...` functions find out what the values mean
together. Both report to a `FaultReport`, which lists all mistakes of a file at once. The functions raise nothing
themselves; a part that cannot be built is None, and parts that depend on it are skipped, so that one
mistake is not reported twice. A function that reads a part of a file takes the report at the place of that part.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import isfinite
from typing import Annotated, Any, Literal

from ..boards import cells_of_picture
from ..boards.periods import MIRROR
from ..errors import InvalidPuzzle, is_plain
from ..lattices import Cell, Lattice
from ..sentences import sentence
from ..values import field, frozen, record
from .declared import NOT_EMPTY, Demand, Fields, ReadBy, WrongValue, at_least, given
from .lattice_name import LatticeName, kinds_listed
from .ranges import NumberList
from .wording import found, listing, suggestion

FieldPath = tuple[str | int, ...]
"""The place of a value in a document: the keys and list indices that lead to it."""

MOST_CELLS = 20_000
FARTHEST = 1_000_000
"""Beyond it floating-point numbers do not tell the corners of a cell apart."""


@frozen
class FileFault:
    """A mistake and the path of the value (or, with `on_key`, of the key) that it is about.

    `spot` is a row and column, from 1, inside a text of several lines. `missing` leads to the part that is not there.
    `is_unfinished` tells that further parts of the same puzzle may mend it.
    """

    path: FieldPath
    message: str
    help: str = ""
    on_key: bool = False
    spot: tuple[int, int] | None = None
    missing: FieldPath = ()
    is_unfinished: bool = False


@record
class FaultReport:
    """Collects the faults of a file; those added are about the value at `path`.

    `broken` are the top-level keys of which some part is already known to be wrong.
    """

    faults: list[FileFault] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    path: FieldPath = ()

    def at(self, *keys: str | int) -> FaultReport:
        """The same report for a place below this one: both collect the same faults."""
        return FaultReport(self.faults, self.broken, (*self.path, *keys))

    def add(self, message: str, help: str = "", *, on_key: bool = False, spot: tuple[int, int] | None = None) -> None:
        self.faults.append(FileFault(self.path, message, help, on_key, spot))

    def add_unknown(self, noun: str, name: str, names: Iterable[str], help: str = "", *, on_key: bool = False) -> None:
        """Add that the board has no cell, or no point, of this name."""
        help = help or suggestion(name, names, sentence("the {noun}s are named", noun=noun))
        self.add(sentence("there is no {noun} {name} on the board", noun=noun, name=repr(name)), help, on_key=on_key)


def _word(value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise WrongValue(sentence("expected a text or a whole number, found {value}", value=found(value)))
    return _on_a_line(value)


def _on_a_line(value: Any) -> Any:
    if isinstance(value, str) and not is_plain(value):
        raise WrongValue(
            sentence("expected a text on one line without control characters, found {value}", value=found(value))
        )
    return value


def _words(value: Any) -> Any:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return [value]
    raise WrongValue(sentence("expected a text or a list of texts, found {value}", value=found(value)))


def _texts(value: Any) -> Any:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return value
    raise WrongValue(sentence("expected a text or a list of texts, found {value}", value=found(value)))


_WORD_SCHEMA: dict[str, Any] = {"type": ["string", "integer"]}
WORDS_SCHEMA: dict[str, Any] = {"anyOf": [_WORD_SCHEMA, {"type": "array", "items": _WORD_SCHEMA}]}

Word = Annotated[str, NOT_EMPTY, ReadBy(_word, _WORD_SCHEMA)]
"""A name or label; whole numbers do as well as texts."""
WordList = Annotated[list[Word], ReadBy(_words, WORDS_SCHEMA)]
"""Several of them, as a text with blanks between or as a list."""
PlainText = Annotated[str, ReadBy(_on_a_line, {"type": "string"})]
"""A text without control characters, tabs and newlines."""
Text = Annotated[str, NOT_EMPTY, ReadBy(_on_a_line, {"type": "string"})]
TextList = Annotated[
    list[Text], ReadBy(_texts, {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})
]
"""A text, or a list of several."""
Size = Annotated[int, at_least(1)]

_OPEN = {"const": "n"}
"""Stands for a number that is chosen before a puzzle is read, see `formats/sizes.py`."""
BoardSize = Annotated[
    int, at_least(1), ReadBy(lambda value: value, {"anyOf": [{"type": "integer", "minimum": 1}, _OPEN]})
]


SIZES = ("columns", "rows", "layers", "side")
"""The names of the sizes of shapes."""


def _period_entry(value: Any) -> Any:
    if value == MIRROR or value in SIZES or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, float) and (2 * value).is_integer():
        return value
    raise WrongValue(
        sentence(
            'expected a whole number, or at the end of a period "{mirror}", found {value}',
            mirror=MIRROR,
            value=found(value),
        )
    )


PeriodEntry = Annotated[Any, ReadBy(_period_entry, {"anyOf": [{"type": "number"}, {"enum": [MIRROR, *SIZES]}, _OPEN]})]
"""A coordinate of a shift, or the size of the board that it is; the last entry of a period that mirrors is "mirror"."""


_FINITE = Demand(isfinite, partial(WrongValue, expected="a number that is not infinite"))


class BoardFields(Fields):
    """The cells in play: exactly one of `shape`, `picture` and `cells`."""

    shape: str | None = given(None, "a named shape; its sizes are columns, rows, layers or side")
    columns: BoardSize | None = None
    rows: BoardSize | None = None
    layers: BoardSize | None = None
    side: BoardSize | None = None
    picture: str | None = given(None, "one character for each cell, read from the top")
    cells: list[list[int]] | None = given(None, "the coordinates of every cell")
    scale: BoardSize | None = given(None, "how many times as large as the picture, or the cells, the board is")
    names: WordList | None = given(None, "one name for each cell, in reading order")
    without: WordList = given([], "default numbers of cells that are not there at all")
    blocked: WordList = given([], "cells that always stay empty")
    optional: WordList = given([], "cells that may stay empty")
    order: WordList = given([], "every cell once, in the order in which lines of labels list the tiles")
    wrap: list[list[PeriodEntry]] = given(
        [], 'shifts after which the board begins again, or with "mirror" as last entry begins again mirrored'
    )
    glue: list[list[str]] = given([], 'pairs of sides on the rim that meet, each a cell and its side: "1 left"')


class SetupFields(Fields):
    """A choice that is left open: cells to block, the pieces that take part, or the size of the board."""

    kind: Literal["dice", "date", "cells", "pieces", "size"]
    block: Size | None = given(None, "how many cells are chosen")
    choices: list[WordList] = given([], "the faces of each die; for a date: the months, the days, the weekdays")
    choose: Size | None = given(None, "how many pieces are chosen; as many as fill the board, if it is left out")
    cells: Size | None = given(None, "how many cells the chosen pieces have together")
    among: WordList = given([], "the pieces to choose from; all others always take part")
    columns: NumberList | None = given(None, "what this size of the board may be: a number, a range or a list")
    rows: NumberList | None = None
    layers: NumberList | None = None
    side: NumberList | None = None
    scale: NumberList | None = given(None, "of a board that is no shape: how many times as large it may be")
    multiple: Size | None = given(None, "only boards whose number of cells is a multiple of this")


class KnownFields(Fields):
    """A number of solutions that others can check."""

    count: Annotated[int, at_least(0)]
    counts: Literal["raw", "distinct", "rotation", "symmetry", "relabeling"]
    source: str
    block: WordList = given([], "for this setup")
    pieces: WordList = given([], "for this set of pieces")
    size: str = given("", "for this size of the board")
    variant: str = given("", "of this variant")
    target: int | None = given(None, "for this sum")
    seconds: Annotated[float, _FINITE, at_least(0)] = given(1.0, "roughly how long our count takes")


class PuzzleFields(Fields):
    """The fields that puzzles of all families have."""

    format: Literal[1] = given(about="the version of the puzzle file")
    title: PlainText = ""
    about: str = ""
    maker: TextList = given([], "the company that sells it, the person who invented it, or both")
    lattice: LatticeName
    sources: list[str] = given([], "where the facts come from")
    license: PlainText = given("", "under which the facts may be passed on, e.g. CC0-1.0")
    board: BoardFields
    known: list[KnownFields] = given([], "counts of solutions that others can check")
    variant: dict[str, dict[str, Any]] = given({}, "keys that another version gives anew")


def given_keys(fields: Fields, keys: Iterable[str]) -> list[str]:
    """Those of the keys that the file gives."""
    return [key for key in keys if getattr(fields, key) is not None]


def exactly_one(fields: Fields, keys: Sequence[str], what: str, report: FaultReport) -> str | None:
    """The one key of these that is given; else a fault."""
    given = given_keys(fields, keys)
    if not given:
        report.add(
            sentence("{what} needs one of {names}", what=what, names=listing([f"`{key}`" for key in keys], joint="or")),
            on_key=True,
        )
    for key in given[1:]:
        report.at(key).add(
            sentence(
                "`{given}` and `{key}` both say what {what} is; keep one of them", given=given[0], key=key, what=what
            ),
            on_key=True,
        )
    return given[0] if len(given) == 1 else None


def cells_drawn(lattice: Lattice, picture: str, report: FaultReport) -> tuple[Cell, ...] | None:
    """The cells of a picture, sorted."""
    if _are_too_many(len(picture) - sum(map(picture.count, " .\n")), report):
        return None
    try:
        return tuple(sorted(cells_of_picture(lattice, picture)))
    except InvalidPuzzle as problem:
        report.add(str(problem), spot=problem.spot)
        return None


def cells_listed(lattice: Lattice, listed: list[list[int]], report: FaultReport) -> tuple[Cell, ...] | None:
    """The cells of a list of coordinates, as listed."""
    if _are_too_many(len(listed), report):
        return None
    n_before = len(report.faults)
    cells = tuple(tuple(coordinates) for coordinates in listed)
    first: dict[Cell, int] = {}
    for k, cell in enumerate(cells):
        if not lattice.is_cell(cell):
            help = lattice.form_of_cell + kinds_listed(lattice)
            report.at(k).add(
                sentence("{cell} is no cell of the {lattice} lattice", cell=list(cell), lattice=lattice.name), help
            )
        elif max(map(abs, cell)) > FARTHEST:
            report.at(k).add(
                sentence(
                    "{cell} is too far away; coordinates go up to {farthest:,}", cell=list(cell), farthest=FARTHEST
                )
            )
        elif first.setdefault(cell, k) < k:
            report.at(k).add(sentence("cell {cell} is listed twice", cell=list(cell)))
    if not cells:
        report.add(sentence("the list of cells is empty"))
    return cells if len(report.faults) == n_before else None


def _are_too_many(n_cells: int, report: FaultReport) -> bool:
    """Tell whether a board or a piece has more cells than anything here is made for, with a fault if so."""
    if n_cells > MOST_CELLS:
        report.add(
            sentence(
                "these are {n_cells:,} cells; a board or a piece has at most {most_cells:,}",
                n_cells=n_cells,
                most_cells=MOST_CELLS,
            )
        )
    return n_cells > MOST_CELLS


def resolve(names: Sequence[str], index: Mapping[str, int], report: FaultReport, help: str = "") -> list[int]:
    """The indices of names; an unknown name or one given twice is a fault."""
    places: list[int] = []
    for k, name in enumerate(names):
        if name not in index:
            report.at(k).add_unknown("cell", name, index, help)
        elif index[name] in places:
            report.at(k).add(sentence("cell {name} is listed twice", name=name))
        else:
            places.append(index[name])
    return places
