"""The fields of the puzzle file that all families share, and how they become parts of a puzzle.

The models say which keys there are and of which type; the `build_...` functions find out what the
values mean together. Both report to a `Report`, so that all mistakes of a file are told at once.
Models raise nothing themselves; a part that cannot be built is None, and what depends on it is
passed over, so that one mistake is not told twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, WithJsonSchema
from pydantic_core import PydanticCustomError

from ..boards import Board, cells_of_picture, shape_cells
from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice, ShapeMaker
from .common import Setup
from .lattice_name import LatticeName, kinds_listed
from .wording import found, listing, plural, suggestion

Path = tuple[str | int, ...]
"""Where a value stands in a document: the keys and list indices that lead to it."""

MOST_CELLS = 20_000


@dataclass(frozen=True)
class FileFault:
    """A mistake and the path of the value (or, with `on_key`, of the key) that it is about.

    `spot` is a row and column, from 1, inside a text of several lines. `missing` leads to the part that is not there.
    `is_unfinished` is what more of the same puzzle may mend.
    """

    path: Path
    message: str
    help: str = ""
    on_key: bool = False
    spot: tuple[int, int] | None = None
    missing: Path = ()
    is_unfinished: bool = False


@dataclass
class Report:
    """Collects faults. `broken` are the top-level keys of which some part is already known to be wrong."""

    faults: list[FileFault] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)

    def add(
        self, path: Path, message: str, help: str = "", *, on_key: bool = False, spot: tuple[int, int] | None = None
    ) -> None:
        self.faults.append(FileFault(path, message, help, on_key, spot))


def refuse(message: str) -> NoReturn:
    """Fail a validator with words that need no rewording."""
    raise PydanticCustomError("plain", "{message}", {"message": message})


def _word(value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        refuse(f"expected a text or a whole number, found {found(value)}")
    return value


def _words(value: Any) -> Any:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return [value]
    refuse(f"expected a text or a list of texts, found {found(value)}")


_WORD_SCHEMA: dict[str, Any] = {"type": ["string", "integer"]}
WORDS_SCHEMA: dict[str, Any] = {"anyOf": [{"type": "string"}, {"type": "array", "items": _WORD_SCHEMA}]}

Word = Annotated[str, StringConstraints(min_length=1), BeforeValidator(_word), WithJsonSchema(_WORD_SCHEMA)]
"""A name or label; whole numbers do as well as texts."""
Words = Annotated[list[Word], BeforeValidator(_words), WithJsonSchema(WORDS_SCHEMA)]
"""Several of them, as a text with blanks between or as a list."""
Size = Annotated[int, Field(ge=1)]


class Fields(BaseModel):
    """A table of the puzzle file; keys that it does not know are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True)


class BoardFields(Fields):
    """The cells in play: exactly one of `shape`, `picture` and `cells`."""

    shape: str | None = Field(None, description="a named shape; its sizes are columns, rows, layers or side")
    columns: Size | None = None
    rows: Size | None = None
    layers: Size | None = None
    side: Size | None = None
    picture: str | None = Field(None, description="one character for each cell, read from the top")
    cells: list[list[int]] | None = Field(None, description="the coordinates of every cell")
    names: Words | None = Field(None, description="one name for each cell, in reading order")
    without: Words = Field([], description="default numbers of cells that are not there at all")
    blocked: Words = Field([], description="cells that always stay empty")
    optional: Words = Field([], description="cells that may stay empty")


class SetupFields(Fields):
    """A daily choice of cells to block."""

    kind: Literal["dice", "date", "cells"]
    block: Size | None = Field(None, description="how many cells are chosen")
    choices: list[Words] = Field([], description="the faces of each die; for a date: the months, the days")


class KnownFields(Fields):
    """A number of solutions that others can check."""

    count: Annotated[int, Field(ge=0)]
    counts: Literal["raw", "distinct", "rotation", "symmetry", "relabeling"]
    source: str
    block: Words = Field([], description="for this setup")
    variant: str = Field("", description="of this variant")
    target: int | None = Field(None, description="for this sum")
    seconds: float = Field(1.0, ge=0, allow_inf_nan=False, description="roughly how long our count takes")


class PuzzleFields(Fields):
    """What puzzles of all families have."""

    format: Literal[1] = Field(description="the version of the puzzle file")
    title: str = ""
    about: str = ""
    lattice: LatticeName
    sources: list[str] = Field([], description="where the facts come from")
    board: BoardFields
    known: list[KnownFields] = Field([], description="counts of solutions that others can check")
    variant: dict[str, dict[str, Any]] = Field({}, description="keys that another version gives anew")


def given_keys(fields: BaseModel, keys: Iterable[str]) -> list[str]:
    """Which of these keys the file gives."""
    return [key for key in keys if getattr(fields, key) is not None]


def exactly_one(fields: BaseModel, keys: Sequence[str], path: Path, what: str, report: Report) -> str | None:
    """The one key of these that is given; else a fault."""
    given = given_keys(fields, keys)
    if not given:
        report.add(path, f"{what} needs one of {listing([f'`{key}`' for key in keys], joint='or')}", on_key=True)
    for key in given[1:]:
        report.add((*path, key), f"`{given[0]}` and `{key}` both say what {what} is; keep one of them", on_key=True)
    return given[0] if len(given) == 1 else None


def spot_in_picture(message: str) -> tuple[int, int] | None:
    """The row and column that a message about a picture names."""
    import re

    match = re.search(r"row (\d+), column (\d+) of the picture", message)
    return (int(match[1]), int(match[2])) if match else None


def cells_drawn(lattice: Lattice, picture: str, path: Path, report: Report) -> tuple[Cell, ...] | None:
    """The cells of a picture, sorted."""
    try:
        return tuple(sorted(cells_of_picture(lattice, picture)))
    except InvalidPuzzle as problem:
        report.add(path, str(problem), spot=spot_in_picture(str(problem)))
        return None


def cells_listed(lattice: Lattice, listed: list[list[int]], path: Path, report: Report) -> tuple[Cell, ...] | None:
    """The cells of a list of coordinates, as listed."""
    good = True
    seen: set[Cell] = set()
    for k, coordinates in enumerate(listed):
        cell = tuple(coordinates)
        if not lattice.is_cell(cell):
            report.add(
                (*path, k),
                f"{coordinates} is no cell of the {lattice.name} lattice",
                f"a cell there is [{', '.join(lattice.coordinates)}]" + kinds_listed(lattice),
            )
            good = False
        elif cell in seen:
            report.add((*path, k), f"cell {coordinates} is listed twice")
            good = False
        seen.add(cell)
    if not listed:
        report.add(path, "the list of cells is empty")
    return tuple(tuple(cell) for cell in listed) if good and listed else None


def _shape_maker(shape: str, lattice: Lattice, path: Path, report: Report) -> ShapeMaker | None:
    makers = lattice.shape_named
    if shape not in makers:
        report.add((*path, "shape"), f"the {lattice.name} lattice has no shape {shape!r}; it has {listing(makers)}")
    return makers.get(shape)


def _cells_of_shape(fields: BoardFields, lattice: Lattice, path: Path, report: Report) -> tuple[Cell, ...] | None:
    shape = fields.shape or ""
    maker = _shape_maker(shape, lattice, path, report)
    if maker is None:
        return None
    wanted = maker.sizes
    sizes = {key: getattr(fields, key) for key in given_keys(fields, ("columns", "rows", "layers", "side"))}
    needless = [key for key in sizes if key not in wanted]
    missing = [key for key in wanted if key not in sizes]
    for key in needless:
        report.add(
            (*path, key),
            f"a {shape} on the {lattice.name} lattice has no `{key}`",
            f"its sizes are {listing([f'`{key}`' for key in wanted])}",
            on_key=True,
        )
    if missing:
        report.add(
            (*path, "shape"),
            f"a {shape} on the {lattice.name} lattice needs "
            f"{listing([f'`{key}`' for key in wanted])}; {listing([f'`{key}`' for key in missing])} "
            f"{'is' if len(missing) == 1 else 'are'} missing",
        )
    if needless or missing:
        return None
    if prod(sizes.values()) ** (lattice.dimension if len(sizes) == 1 else 1) > MOST_CELLS:
        report.add((*path, "shape"), f"this board has more than {MOST_CELLS} cells")
        return None
    return shape_cells(lattice, shape, sizes)


def build_board(fields: BoardFields, lattice: Lattice, report: Report) -> Board | None:
    """The board, if its fields make sense."""
    path: Path = ("board",)
    if "board" in report.broken:
        if fields.shape is not None:
            _shape_maker(fields.shape, lattice, path, report)
        return None
    kind = exactly_one(fields, ("shape", "picture", "cells"), path, "the board", report)
    cells: tuple[Cell, ...] | None = None
    if kind == "shape":
        cells = _cells_of_shape(fields, lattice, path, report)
    elif kind == "picture":
        cells = cells_drawn(lattice, fields.picture or "", (*path, "picture"), report)
    elif kind == "cells":
        cells = cells_listed(lattice, fields.cells or [], (*path, "cells"), report)
    if fields.shape is None:
        for key in given_keys(fields, ("columns", "rows", "layers", "side")):
            report.add((*path, key), f"`{key}` is a size of a `shape`, which this board does not have", on_key=True)
    if cells is None:
        return None
    cells = tuple(sorted(cells, key=lattice.reading_key))
    numbers = {str(k + 1): k for k in range(len(cells))}
    gone = set(
        resolve(
            fields.without,
            numbers,
            (*path, "without"),
            report,
            f"`without` takes the numbers of cells in reading order, before any is taken away: 1 to {len(cells)}",
        )
    )
    left = tuple(cell for k, cell in enumerate(cells) if k not in gone)
    if not left:
        report.add((*path, "without"), "no cell of the board is left")
        return None
    names = fields.names
    if names is not None and len(names) == 1 and len(names[0]) == len(left):
        names = list(names[0])
    if names is not None and not _names_fit(names, len(left), (*path, "names"), report):
        return None
    return Board.of(lattice, left, names)


def _names_fit(names: list[str], n_cells: int, path: Path, report: Report) -> bool:
    if len(names) != n_cells:
        report.add(
            path,
            f"{plural(len(names), 'name')} for {plural(n_cells, 'cell')}",
            "give one name for each cell, in reading order: rows from the top, each from the left",
        )
        return False
    first: dict[str, int] = {}
    good = True
    for k, name in enumerate(names):
        if name in first:
            report.add((*path, k), f"two cells are named {name!r}: number {first[name] + 1} and number {k + 1}")
            good = False
        first.setdefault(name, k)
    return good


def resolve(names: Sequence[str], index: dict[str, int], path: Path, report: Report, help: str = "") -> list[int]:
    """The indices of names; an unknown name or one given twice is a fault."""
    places: list[int] = []
    for k, name in enumerate(names):
        if name not in index:
            report.add(
                (*path, k),
                f"there is no cell {name!r} on the board",
                help or suggestion(name, index, "the cells are named"),
            )
        elif index[name] in places:
            report.add((*path, k), f"cell {name} is listed twice")
        else:
            places.append(index[name])
    return places


def build_setup(fields: SetupFields | None, board: Board | None, report: Report) -> Setup | None:
    """The daily choice of cells."""
    if fields is None or "setup" in report.broken:
        return None
    path: Path = ("setup",)
    n_before = len(report.faults)
    if fields.kind == "cells":
        if fields.choices:
            report.add(
                (*path, "choices"),
                'any cells may be chosen with kind = "cells"; there are no choices to list',
                'leave `choices` out, or set kind = "dice" or "date"',
                on_key=True,
            )
        if fields.block is None:
            report.add(path, "`block`, the number of cells that are chosen, is missing", on_key=True)
    elif not fields.choices:
        report.add(
            path,
            f'kind = "{fields.kind}" needs `choices`, a list with the cells of each '
            f"{'die' if fields.kind == 'dice' else 'part of the date'}",
            on_key=True,
        )
    elif fields.block not in (None, len(fields.choices)):
        report.add(
            (*path, "block"),
            f"{fields.block} cells are chosen from {len(fields.choices)} choices; one is chosen from each",
            "leave `block` out, or make the two agree",
        )
    elif fields.kind == "date" and [len(choice) for choice in fields.choices] != [12, 31]:
        report.add(
            (*path, "choices"),
            "a date needs two choices, the cells of the 12 months and those of the 31 days; found "
            + (" and ".join(str(len(choice)) for choice in fields.choices) or "none"),
            'for another choice of cells set kind = "dice"',
            on_key=True,
        )
    if board is not None:
        for k, choice in enumerate(fields.choices):
            if not choice:
                report.add((*path, "choices", k), "there is nothing to choose from here")
            for name in dict.fromkeys(choice):
                if name not in board.index_of_name:
                    report.add(
                        (*path, "choices", k, choice.index(name)),
                        f"there is no cell {name!r} on the board",
                        suggestion(name, board.names, "the cells are named"),
                    )
        if fields.block is not None and fields.block > len(board):
            report.add((*path, "block"), f"{fields.block} cells cannot be chosen on a board of {len(board)}")
    if len(report.faults) > n_before:
        return None
    blocked = len(fields.choices) if fields.block is None else fields.block
    return Setup(fields.kind, blocked, tuple(tuple(choice) for choice in fields.choices))
