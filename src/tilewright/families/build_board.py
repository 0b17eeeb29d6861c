"""The board of a puzzle file, built from its fields."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ..boards import Board
from ..boards.gluing import Glue, Place, wrong_glue
from ..boards.periods import ListedPeriod, with_sizes, wrong_periods
from ..boards.shapes import not_scaled
from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice, ShapeMaker
from ..lattices.scaling import scaled
from ..sentences import sentence
from .fields import (
    MOST_CELLS,
    SIZES,
    BoardFields,
    FaultReport,
    cells_drawn,
    cells_listed,
    exactly_one,
    given_keys,
    resolve,
)
from .wording import listing, suggestion


def _shape_maker(shape: str, lattice: Lattice, report: FaultReport) -> ShapeMaker | None:
    makers = lattice.shape_named
    if shape not in makers:
        report.add(
            sentence(
                "the {lattice} lattice has no shape {shape}; it has {makers}",
                lattice=lattice.name,
                shape=repr(shape),
                makers=listing(makers),
            )
        )
    return makers.get(shape)


def _cells_of_shape(fields: BoardFields, lattice: Lattice, report: FaultReport) -> tuple[Cell, ...] | None:
    shape = fields.shape or ""
    maker = _shape_maker(shape, lattice, report.at("shape"))
    if maker is None:
        return None
    wanted = listing([f"`{key}`" for key in maker.sizes])
    sizes = {key: getattr(fields, key) for key in given_keys(fields, SIZES)}
    needless = [key for key in sizes if key not in maker.sizes]
    missing = [f"`{key}`" for key in maker.sizes if key not in sizes]
    what = sentence("a {shape} on the {lattice} lattice", shape=shape, lattice=lattice.name)
    for key in needless:
        report.at(key).add(
            sentence("{what} has no `{key}`", what=what, key=key),
            sentence("its sizes are {wanted}", wanted=wanted),
            on_key=True,
        )
    if missing:
        are_missing = f"{listing(missing)} {'is' if len(missing) == 1 else 'are'} missing"
        report.at("shape").add(
            sentence("{what} needs {wanted}; {are_missing}", what=what, wanted=wanted, are_missing=are_missing)
        )
    if needless or missing:
        return None
    if prod(sizes.values()) ** (lattice.dimension if len(sizes) == 1 else 1) > MOST_CELLS:
        report.at("shape").add(sentence("this board has more than {most_cells:,} cells", most_cells=MOST_CELLS))
        return None
    return maker.cells(sizes)


def cells_before_scaling(fields: BoardFields, lattice: Lattice, report: FaultReport) -> tuple[Cell, ...] | None:
    """The cells of the shape, of the picture or of the list, before they are made larger."""
    kind = exactly_one(fields, ("shape", "picture", "cells"), "the board", report)
    if kind == "shape":
        return _cells_of_shape(fields, lattice, report)
    if kind == "picture":
        return cells_drawn(lattice, fields.picture or "", report.at("picture"))
    return cells_listed(lattice, fields.cells or [], report.at("cells")) if kind == "cells" else None


def _scaled(cells: tuple[Cell, ...], scale: int, lattice: Lattice, report: FaultReport) -> tuple[Cell, ...] | None:
    report = report.at("scale")
    if len(cells) * scale**lattice.dimension > MOST_CELLS:
        report.add(sentence("this board has more than {most_cells:,} cells", most_cells=MOST_CELLS))
        return None
    if (made := scaled(lattice, cells, scale)) is None:
        report.add(not_scaled(lattice, scale), on_key=True)
    return made


def build_board(fields: BoardFields, lattice: Lattice, report: FaultReport) -> Board | None:
    """The board, if its fields make sense."""
    report = report.at("board")
    if "board" in report.broken:
        if fields.shape is not None:
            _shape_maker(fields.shape, lattice, report.at("shape"))
        return None
    cells = cells_before_scaling(fields, lattice, report)
    if fields.shape is not None and fields.scale is not None:
        report.at("scale").add(
            sentence("a shape has sizes of its own; `scale` is for a `picture` or `cells`"), on_key=True
        )
    elif cells is not None and fields.scale is not None:
        cells = _scaled(cells, fields.scale, lattice, report)
    if fields.shape is None:
        for key in given_keys(fields, SIZES):
            report.at(key).add(
                sentence("`{key}` is a size of a `shape`, which this board does not have", key=key), on_key=True
            )
    if cells is None:
        return None
    cells = tuple(sorted(cells, key=lattice.reading_key))
    numbers = {str(k + 1): k for k in range(len(cells))}
    help = sentence(
        "`without` takes the numbers of cells in reading order, before any is taken away: 1 to {n}", n=len(cells)
    )
    gone = set(resolve(fields.without, numbers, report.at("without"), help))
    left = tuple(cell for k, cell in enumerate(cells) if k not in gone)
    if not left:
        report.at("without").add(sentence("no cell of the board is left"))
        return None
    names = fields.names
    if names is not None and len(names) == 1 and len(names[0]) == len(left):
        names = list(names[0])
    if names is not None and not _names_fit(names, len(left), report.at("names")):
        return None
    flat = Board.of(lattice, left, names)
    wrap = _periods(fields, flat, report)
    glue = _glued_sides(fields.glue, flat, report)
    if fields.wrap and fields.glue:
        report.at("glue").add(sentence("a board is wrapped or glued, not both"), on_key=True)
    if wrap is None or glue is None or (wrap and glue):
        return None
    try:
        return Board.of(lattice, left, names, wrap=wrap, glue=glue)
    except InvalidPuzzle as problem:
        report.at("glue").add(str(problem), on_key=True)
        return None


def _periods(fields: BoardFields, board: Board, report: FaultReport) -> tuple[ListedPeriod, ...] | None:
    """The periods of a wrapped board, sizes put in for their names; None, with a fault, if some are wrong."""
    report, sizes = report.at("wrap"), {key: getattr(fields, key) for key in given_keys(fields, SIZES)}
    for j, period in enumerate(fields.wrap):
        for i, entry in enumerate(period):
            if entry in SIZES and entry not in sizes:
                report.at(j, i).add(
                    sentence("this board has no `{entry}`", entry=entry),
                    sentence("give a number, or the name of one of its sizes"),
                )
                return None
    wrap = with_sizes(fields.wrap, sizes)
    for k, message, help in wrong_periods(board.lattice, board.cells, board.names, wrap):
        here = report if k is None else report.at(k)
        here.add(message, help)
        return None
    return wrap


def _glued_sides(pairs: Sequence[Sequence[str]], board: Board, report: FaultReport) -> tuple[Glue, ...] | None:
    """The glued sides of a board; None, with faults, if some are wrong."""
    report, n_before = report.at("glue"), len(report.faults)
    glue: list[Glue] = []
    for k, pair in enumerate(pairs):
        if len(pair) != 2:
            report.at(k).add(
                sentence("expected two sides that meet, found {n}", n=len(pair)),
                sentence('such as ["1 left", "4 right"]'),
            )
            continue
        ends = [_side_named(text, board, report.at(k, j)) for j, text in enumerate(pair)]
        if ends[0] is not None and ends[1] is not None:
            glue.append((ends[0], ends[1]))
    if len(report.faults) == n_before:
        for k, message, help in wrong_glue(board.lattice, board.cells, board.names, glue):
            report.at(k).add(message, help)
    return tuple(glue) if len(report.faults) == n_before else None


def _side_named(text: str, board: Board, report: FaultReport) -> Place | None:
    """The side of a cell in a text such as "1 upper left": the name of the cell, then that of the side."""
    for name, index in board.index_of_name.items():
        names = board.lattice.kind(board.cells[index]).side_names
        if text.startswith(f"{name} ") and text[len(name) + 1 :] in names:
            return index, names.index(text[len(name) + 1 :])
    cell, _, side = text.partition(" ")
    if cell in board.index_of_name:
        names = board.lattice.kind(board.cells[board.index_of_name[cell]]).side_names
        report.add(
            sentence("cell {cell} has no side {side}", cell=cell, side=repr(side)),
            suggestion(side, names, sentence("its sides are")),
        )
    else:
        report.add_unknown("cell", cell, board.names, sentence('a side is a cell and its side, such as "1 left"'))
    return None


def _names_fit(names: list[str], n_cells: int, report: FaultReport) -> bool:
    if len(names) != n_cells:
        report.add(
            sentence("{n} {n:name|names} for {n_cells} {n_cells:cell|cells}", n=len(names), n_cells=n_cells),
            sentence("give one name for each cell, in reading order: rows from the top, each from the left"),
        )
        return False
    first: dict[str, int] = {}
    for k, name in enumerate(names):
        if first.setdefault(name, k) < k:
            report.at(k).add(
                sentence(
                    "two cells are named {name}: number {first} and number {k}",
                    name=repr(name),
                    first=first[name] + 1,
                    k=k + 1,
                )
            )
    return len(first) == n_cells
