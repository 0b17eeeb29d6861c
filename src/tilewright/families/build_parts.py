"""The setup and the known counts of a puzzle file, built from their fields, and the puzzle, built from its parts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import prod
from typing import Any, TypeVar

from ..boards import Board
from ..boards.shapes import FIGURE, figure_maker
from ..errors import InvalidPuzzle
from ..lattices import Cell
from ..sentences import sentence
from .build_board import cells_before_scaling
from .common import Known, Setup
from .dates import DATE_FIELDS, date_fields
from .fields import (
    MOST_CELLS,
    SIZES,
    BoardFields,
    FaultReport,
    KnownFields,
    PuzzleFields,
    SetupFields,
    resolve,
)
from .setup_kinds import SETUP_KINDS, SetupKey
from .wording import listing, plural, plural_is, suggestion

_ABOUT: dict[SetupKey, tuple[str, str, tuple[str, ...]]] = {
    "blocked": ("cells", "cells are", ("block", "choices")),
    "pieces": ("pieces", "pieces are", ("choose", "cells", "among")),
    "size": ("the size of the board", "a size is", ("columns", "rows", "layers", "side", "scale", "multiple")),
}
"""By what is chosen: words for it, and the keys of [setup] that are about it."""

_MOST_BOARDS = 2_500
"""More sizes than this are not listed."""
_MOST_WRAPPED = 100_000
"""If boards are wrapped, they have at most so many cells together: to see which of them can be takes a second then."""


def build_setup(
    fields: SetupFields | None,
    board: Board | None,
    pieces: Collection[str],
    report: FaultReport,
    board_fields: BoardFields | None = None,
) -> Setup | None:
    """The choice of cells, of pieces or of the board's size that is left open."""
    if fields is None or "setup" in report.broken:
        return None
    report = report.at("setup")
    n_before = len(report.faults)
    chooses = SETUP_KINDS[fields.kind].chooses
    for other, (about, _, keys) in _ABOUT.items():
        for key in keys if other != chooses else ():
            if getattr(fields, key):
                what = sentence("{about}, where {about_2} chosen", about=about, about_2=_ABOUT[chooses][1])
                report.at(key).add(
                    sentence("`{key}` is about {what}", key=key, what=what), sentence("leave it out"), on_key=True
                )
    if chooses == "size":
        made = None if board is None or board_fields is None else _sizes(fields, board_fields, board, report)
        return made if len(report.faults) == n_before else None
    if chooses == "pieces":
        for k, name in enumerate(fields.among):
            if name not in pieces:
                report.at("among", k).add(
                    sentence("there is no piece {name}", name=repr(name)),
                    suggestion(name, pieces, sentence("the pieces are")),
                )
            elif name in fields.among[:k]:
                report.at("among", k).add(sentence("piece {name} is listed twice", name=name))
        if fields.choose is not None and fields.choose > len(fields.among or pieces):
            n_pieces = plural(len(fields.among or pieces), "piece")
            report.at("choose").add(
                sentence("{choose} pieces cannot be chosen from {n_pieces}", choose=fields.choose, n_pieces=n_pieces)
            )
        if len(report.faults) > n_before:
            return None
        return Setup(fields.kind, among=tuple(fields.among), choose=fields.choose, cells=fields.cells)
    if fields.kind == "cells":
        if fields.choices:
            report.at("choices").add(
                sentence('any cells may be chosen with kind = "cells"; there are no choices to list'),
                sentence('leave `choices` out, or set kind = "dice" or "date"'),
                on_key=True,
            )
        if fields.block is None:
            report.add(sentence("`block`, the number of cells that are chosen, is missing"), on_key=True)
    elif not fields.choices:
        of_what = "die" if fields.kind == "dice" else "part of the date"
        report.add(
            sentence(
                'kind = "{kind}" needs `choices`, a list with the cells of each {of_what}',
                kind=fields.kind,
                of_what=of_what,
            ),
            on_key=True,
        )
    elif fields.block not in (None, len(fields.choices)):
        chosen = plural_is(fields.block or 0, "cell")
        report.at("block").add(
            sentence(
                "{chosen} chosen from {n} {n:choice|choices}; one is chosen from each",
                chosen=chosen,
                n=len(fields.choices),
            ),
            sentence("leave `block` out, or make the two agree"),
        )
    elif fields.kind == "date" and not date_fields(fields.choices):
        lists = listing([f"the {field.length} {field.name}s" for field in DATE_FIELDS])
        numbers = listing([str(len(choice)) for choice in fields.choices])
        report.at("choices").add(
            sentence(
                "the choices of a date are lists of the cells of {lists}, each at most once; found {numbers} names",
                lists=lists,
                numbers=numbers,
            ),
            sentence('for another choice of cells set kind = "dice"'),
            on_key=True,
        )
    for k, field in enumerate(date_fields(fields.choices) if fields.kind == "date" else ()):
        first = fields.choices[k][0]
        if field.name == "weekday" and first.casefold().startswith("su"):
            message = sentence("the list of weekdays begins with {first}; it is read from Monday on", first=first)
            report.at("choices", k, 0).add(
                message, sentence("list them from Monday to Sunday, wherever they stand on the board")
            )
    if board is not None:
        for k, choice in enumerate(fields.choices):
            if not choice:
                report.at("choices", k).add(sentence("there is nothing to choose from here"))
            for name in dict.fromkeys(choice):
                if name not in board.index_of_name:
                    report.at("choices", k, choice.index(name)).add_unknown("cell", name, board.names)
        if fields.block is not None and fields.block > len(board):
            report.at("block").add(
                sentence("{block} cells cannot be chosen on a board of {n}", block=fields.block, n=len(board))
            )
    if len(report.faults) > n_before:
        return None
    blocked = len(fields.choices) if fields.block is None else fields.block
    return Setup(fields.kind, blocked, tuple(tuple(choice) for choice in fields.choices))


def _sizes(fields: SetupFields, board_fields: BoardFields, board: Board, report: FaultReport) -> Setup | None:
    """The choice of the board's size; a size that the table does not name is that of the board."""
    shape, figure = board_fields.shape or FIGURE, tuple[Cell, ...]()
    if board_fields.shape is None:
        figure = cells_before_scaling(board_fields, board.lattice, FaultReport()) or ()
    maker = board.lattice.shape_named[shape] if board_fields.shape else figure_maker(board.lattice, figure)
    for key in ("columns", "rows", "layers", "side", "scale"):
        if getattr(fields, key) is not None and key not in maker.sizes:
            what = (
                sentence("a board that is no `shape`")
                if figure
                else sentence("a {shape} on the {name} lattice", shape=shape, name=board.lattice.name)
            )
            what, its = (
                sentence("{what} has no `{key}`", what=what, key=key),
                listing([f"`{size}`" for size in maker.sizes]),
            )
            help = (
                sentence("its sizes are {its}", its=its)
                if len(maker.sizes) > 1
                else sentence("its size is {its}", its=its)
            )
            report.at(key).add(what, help, on_key=True)
            return None
    shown = {key: getattr(board_fields, key) or 1 for key in maker.sizes}
    axes: dict[str, list[int]] = {key: getattr(fields, key) or [shown[key]] for key in maker.sizes}
    most = prod(map(max, axes.values())) ** (board.lattice.dimension if len(axes) == 1 else 1) * max(1, len(figure))
    if prod(map(len, axes.values())) == 1:
        report.at("kind").add(
            sentence("only one size can be chosen; say what {sizes} may be", sizes=listing(maker.sizes, joint="or"))
        )
    elif prod(map(len, axes.values())) > _MOST_BOARDS:
        n_boards = prod(map(len, axes.values()))
        report.at("kind").add(
            sentence(
                "these are {n_boards:,} boards; at most {most_boards:,} can be chosen from",
                n_boards=n_boards,
                most_boards=_MOST_BOARDS,
            )
        )
    elif board_fields.wrap and prod(map(sum, axes.values())) > _MOST_WRAPPED:
        words = sentence(
            "these boards have more than {most_wrapped:,} cells together, too many to wrap each of them",
            most_wrapped=_MOST_WRAPPED,
        )
        report.at("kind").add(words, sentence("let their sizes end sooner"))
    elif most > MOST_CELLS:
        report.at("kind").add(
            sentence("the largest of these boards has more than {most_cells:,} cells", most_cells=MOST_CELLS)
        )
    else:
        sizes = tuple((key, tuple(axes[key])) for key in axes)
        listed = tuple(map(tuple, board_fields.wrap))
        wrap = listed if all(set(period) & set(SIZES) for period in listed) else ()
        return Setup("size", shape=shape, sizes=sizes, multiple=fields.multiple or 1, figure=figure, wrap=wrap)
    return None


def build_known(
    fields: Sequence[KnownFields],
    variants: Iterable[str],
    variant: str,
    board: Board | None,
    setup: Setup | None,
    report: FaultReport,
    *,
    has_sums: bool,
    pieces: Collection[str] = (),
) -> Iterator[Known]:
    """The known counts; of the counts of other variants only the name is checked."""
    variants = list(variants)
    for k, known in enumerate(fields):
        here = report.at("known", k)
        if known.variant and known.variant not in variants:
            here.at("variant").add(
                sentence("there is no variant {variant} in this file", variant=repr(known.variant)),
                suggestion(known.variant, variants, sentence("the variants are"))
                or sentence(
                    "leave `variant` out, or say under [variant.{variant}] what differs", variant=known.variant
                ),
            )
        elif known.variant == variant:
            if board is not None:
                resolve(known.block, board.index_of_name, here.at("block"))
            # A puzzle that was set up is written without its setup, but with the numbers of all setups.
            if known.block and setup is not None and len(known.block) != setup.blocked:
                words = sentence(
                    "{n} {n:cell|cells} for a setup that blocks {blocked}", n=len(known.block), blocked=setup.blocked
                )
                here.at("block").add(words)
            if known.pieces and setup is not None and SETUP_KINDS[setup.kind].chooses != "pieces":
                here.at("pieces").add(
                    sentence("`pieces` names a set of pieces, but here cells are chosen"), on_key=True
                )
            for j, name in enumerate(known.pieces if setup is not None else ()):
                if name not in pieces:
                    help = suggestion(name, pieces, sentence("the pieces are"))
                    here.at("pieces", j).add(sentence("there is no piece {name}", name=repr(name)), help)
            if known.size and setup is not None and SETUP_KINDS[setup.kind].chooses != "size":
                here.at("size").add(sentence("`size` is a size of the board, which is not chosen here"), on_key=True)
            if known.target is not None and not has_sums:
                message = sentence("`target` is a sum of numbers on lines, which pieces do not have")
                here.at("target").add(message, sentence("leave it out"), on_key=True)
        yield Known(
            known.count,
            known.counts,
            known.source,
            tuple(known.block),
            known.variant,
            known.target,
            known.seconds,
            tuple(known.pieces),
            known.size,
        )


_P = TypeVar("_P")


def build_puzzle(
    make: Callable[..., _P], name: str, fields: PuzzleFields, known: Iterable[Known], report: FaultReport, **rules: Any
) -> _P | None:
    """The puzzle with these rules; None if anything is wrong, which is then in the report."""
    if report.faults or report.broken:
        return None
    about: dict[str, Any] = {"title": fields.title, "about": fields.about, "maker": tuple(fields.maker)}
    about |= {"sources": tuple(fields.sources), "license": fields.license, "known": tuple(known)}
    try:
        return make(name, **rules, **about)
    except InvalidPuzzle as problem:
        report.add(str(problem))
        return None
