"""From the fields of a file to the pieces of a tiling puzzle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase

from ....errors import InvalidPuzzle
from ....lattices import Cell, Freedom, Lattice, Side, normalized, polyforms, reflection_path
from ....sentences import sentence
from ....values import replace
from ...base import Variant
from ...fields import FaultReport, FileFault, cells_drawn, cells_listed, exactly_one
from ...scenes import WILD
from ...wording import listing, plural, plural_of, suggestion
from ..labels import CellValue
from ..pieces.usual_names import usual_names
from ..puzzle import Piece, piece, tile
from .build_values import MOST_IN_A_SET as MOST_VALUED
from .build_values import listed_values, values_of_cells, with_all_values
from .fields import PieceFields, PolyformsFields, TilingFields

NamedShape = tuple[str, tuple[Cell, ...]]
_ValuedShape = tuple[str, tuple[Cell, ...], tuple[CellValue, ...]]
USUAL = ["usual"]
"""What stands in `names` for the usual names of all shapes."""

_NO_END = 1 << 62
"""Stands for the greatest number of copies where a file gives none, until the board is known."""

MOST_IN_A_SET = {2: 9, 3: 6}
"""Up to how many cells all shapes of a size are made, by dimension; there are thousands of larger ones."""

MOST_CELLS_IN_ALL = 100_000


def build_pieces(fields: TilingFields, lattice: Lattice, report: FaultReport, variant: Variant) -> dict[str, Piece]:
    """The pieces by name, those of `tiles` first, then `piece`, then `polyforms`."""
    found: list[tuple[str, int, Piece]] = []
    for k, listed in enumerate(fields.tiles):
        labels = labels_of_tile(lattice, listed, report.at("tiles", k))
        if labels is not None:
            freedom = fields.freedom or default_freedom(lattice, is_tile=True)
            found.append(("tiles", k, tile(lattice, str(k + 1), labels, freedom=freedom)))
    n_cells = 0
    for k, one in enumerate(fields.piece):
        made = _build_piece(one, lattice, fields.freedom, report.at("piece", k))
        if made is not None:
            found.append(("piece", k, made))
            n_cells += len(made.cells)
        if n_cells > MOST_CELLS_IN_ALL:
            report.at("piece", k).add(
                sentence(
                    "up to here the pieces have {n_cells:,} cells; at most {most_cells_in_all:,}",
                    n_cells=n_cells,
                    most_cells_in_all=MOST_CELLS_IN_ALL,
                )
            )
            break
    with_sizes = sum(many.names == USUAL for many in fields.polyforms) > 1
    for k, many in enumerate(fields.polyforms):
        shapes = build_polyforms(many, lattice, fields.freedom, report.at("polyforms", k), with_sizes=with_sizes)
        found += [("polyforms", k, made) for made in shapes]
    pieces: dict[str, Piece] = {}
    for key, k, made in _without_dropped(found, variant, report):
        if pieces.setdefault(made.name, made) is not made:
            here = report.at(key, k, "name") if key == "piece" else report.at(key, k)
            here.add(
                sentence("two pieces are named {made}", made=repr(made.name)),
                sentence("name them apart; `copies` says how many alike there are"),
            )
    if not pieces and not report.faults and not report.broken & {"tiles", "piece", "polyforms"}:
        help = sentence("list them in `tiles`, [[piece]] or [[polyforms]]")
        report.faults.append(FileFault((), sentence("there are no pieces"), help, missing=("pieces",)))
    return pieces


def _without_dropped(
    found: list[tuple[str, int, Piece]], variant: Variant, report: FaultReport
) -> list[tuple[str, int, Piece]]:
    def is_old(key: str, k: int) -> bool:
        return k < variant.n_before.get(key, 0)

    old = [made.name for key, k, made in found if is_old(key, k)]
    for k, name in enumerate(variant.drop):
        if name not in old and not report.broken & {"tiles", "piece", "polyforms"}:
            help = suggestion(name, old, sentence("the pieces are named"))
            report.at("drop", k).add(sentence("there is no piece {name} to take away", name=repr(name)), help)
    return [(key, k, made) for key, k, made in found if not (is_old(key, k) and made.name in variant.drop)]


def default_freedom(lattice: Lattice, *, is_tile: bool) -> Freedom:
    """The freedom of a piece if the file gives none."""
    return "one_sided" if is_tile or lattice.dimension == 3 else "free"


def labels_of_tile(lattice: Lattice, listed: Sequence[str], report: FaultReport) -> tuple[str | None, ...] | None:
    """The labels of a tile in reading order, None for `*`; None, with a fault, if their number is wrong."""
    if lattice.form_with(len(listed)) is None:
        report.add(
            sentence(
                "this tile has {n} {n:label|labels}; a cell of the {lattice} lattice has {sides_in_words} sides",
                n=len(listed),
                lattice=lattice.name,
                sides_in_words=lattice.sides_in_words,
            ),
            sides_help(lattice),
        )
        return None
    return tuple(None if label == WILD else label for label in listed)


def sides_help(lattice: Lattice) -> str:
    """In which order the sides of a tile are listed."""
    forms = {lattice.n_sides_of(cell): lattice.kind(cell) for cell in reversed(lattice.forms)}
    listed = [
        ", ".join(kind.listed_sides) + (f" (of a {lattice.nouns[0]} {kind.words})" if kind.words else "")
        for _, kind in sorted(forms.items())
    ]
    return f"list them as {' or as '.join(listed)}; * is a side without label"


def _build_piece(fields: PieceFields, lattice: Lattice, freedom: Freedom | None, report: FaultReport) -> Piece | None:
    kind = exactly_one(fields, ("picture", "cells", "tile", "path"), "a piece", report)
    least, most = _least_and_most(fields.copies)
    has_copies = _make_sense(fields.copies, report)
    n_before = len(report.faults)
    freedom = fields.freedom or freedom or default_freedom(lattice, is_tile=kind == "tile")
    cells: tuple[Cell, ...] | None = None
    if kind == "tile":
        labels = labels_of_tile(lattice, fields.tile or [], report.at("tile"))
        if fields.labels:
            report.at("labels").add(sentence("a `tile` has its labels already"), on_key=True)
        elif fields.values is not None:
            help = sentence("draw it as a `picture` of one cell, with `labels` beside `values`")
            report.at("values").add(sentence("a `tile` has labels and no value"), help, on_key=True)
        elif labels is not None and has_copies:
            color = fields.color or ""
            return tile(lattice, fields.name, labels, freedom=freedom, least=least, most=most, color=color)
        return None
    if kind == "picture":
        cells = cells_drawn(lattice, fields.picture or "", report.at("picture"))
    elif kind == "cells":
        cells = cells_listed(lattice, fields.cells or [], report.at("cells"))
    elif kind == "path":
        cells = _cells_of_path(lattice, fields.path or [], report.at("path"))
        if fields.labels:
            report.at("labels").add(sentence("labels go with `picture` or `cells`, not with `path`"), on_key=True)
    if cells is None:
        return None
    by_side = _labels_by_side(fields, lattice, cells, report)
    if len(report.faults) > n_before or not has_copies:
        return None
    values: Sequence[CellValue | None] | None = ()
    if fields.values is not None:
        drawn = None if kind == "cells" else fields.picture or ""
        values = values_of_cells(fields.values, cells, drawn, lattice, report.at("values"))
    if values is None:
        return None
    try:
        made = piece(
            lattice, fields.name, cells, freedom=freedom, least=least, most=most, labels=by_side, values=values
        )
        return replace(made, color=fields.color or "")
    except InvalidPuzzle as problem:
        report.add(str(problem))
        return None


def _least_and_most(copies: Sequence[int]) -> tuple[int, int]:
    least, *most = copies
    return least, most[0] if most else _NO_END


def without_open_ends(pieces: Mapping[str, Piece], n_cells: int) -> dict[str, Piece]:
    """The pieces; where the number of copies has no end, there are as many as have room on `n_cells` cells."""
    return {
        name: replace(piece, most=max(1, piece.least, n_cells // len(piece.cells))) if piece.most == _NO_END else piece
        for name, piece in pieces.items()
    }


def _make_sense(copies: Sequence[int], report: FaultReport) -> bool:
    least, most = _least_and_most(copies)
    if least > most or most < 1:
        help = sentence("the least number comes first, and at least one copy must be allowed")
        report.at("copies").add(sentence("{least} to {most} copies make no sense", least=least, most=most), help)
    return 0 < most >= least


def _cells_of_path(lattice: Lattice, steps: Sequence[Sequence[str]], report: FaultReport) -> tuple[Cell, ...] | None:
    start = (0,) * len(lattice.coordinates)
    try:
        cells = [reflection_path(lattice, walk, start) for walk in steps]
    except ValueError as problem:
        report.add(str(problem), on_key=True)
        return None
    for k, cell in enumerate(cells):
        if cell in cells[:k]:
            report.at(k).add(
                sentence("walk {k} ends on the same cell as walk {index}", k=k + 1, index=cells.index(cell) + 1)
            )
            return None
    return normalized(lattice, cells)


def _labels_by_side(
    fields: PieceFields, lattice: Lattice, cells: tuple[Cell, ...], report: FaultReport
) -> dict[tuple[Cell, Side], str]:
    labels: dict[tuple[Cell, Side], str] = {}
    for k, one in enumerate(fields.labels):
        here = report.at("labels", k)
        cell = tuple(one.cell)
        if cell not in cells:
            help = sentence("its cells are {names}", names=listing([str(list(cell)) for cell in cells]))
            here.at("cell").add(sentence("the piece has no cell {cell}", cell=one.cell), help)
            continue
        at_side = here.at("side")
        names = lattice.kind(cell).side_names
        if one.side not in names:
            at_side.add(
                sentence("this cell has no side {side}", side=repr(one.side)),
                suggestion(one.side, names, sentence("its sides are")),
            )
            continue
        side = names.index(one.side)
        what = sentence("the {side} side of {cell}", side=one.side, cell=one.cell)
        if lattice.across(cell, side)[0] in cells:
            at_side.add(
                sentence("{what} lies between two cells of the piece", what=what),
                sentence("labels belong on its outline"),
            )
        elif (cell, side) in labels:
            at_side.add(sentence("{what} has two labels", what=what))
        elif one.label != WILD:
            labels[cell, side] = one.label
    return labels


def build_polyforms(
    fields: PolyformsFields,
    lattice: Lattice,
    freedom: Freedom | None,
    report: FaultReport,
    *,
    with_sizes: bool = False,
) -> list[Piece]:
    """The pieces of a set; `with_sizes` tells usual letters of several sets apart: I4, I5."""
    freedom = fields.freedom or freedom or default_freedom(lattice, is_tile=False)
    least, most = _least_and_most(fields.copies)
    if not _make_sense(fields.copies, report):
        return []
    limit = MOST_IN_A_SET[lattice.dimension]
    if fields.size > limit:
        report.at("size").add(
            sentence(
                "there are too many {plural} of {size} cells", plural=plural_of(lattice.polyform), size=fields.size
            ),
            sentence("sets are made up to {limit} cells; list the pieces you need as [[piece]]", limit=limit),
        )
        return []
    named = _named(fields, lattice, freedom, report.at("names"))
    with_sizes = with_sizes and fields.names == USUAL and len(named) > 1
    if fields.values is not None and fields.names is not None and fields.names != USUAL:
        report.at("names").add(
            sentence("pieces with all values are named by these"), sentence("leave `names` out"), on_key=True
        )
        return []
    found = []
    for name, cells, values in _chosen_with_values(named, fields, lattice, freedom, report):
        name = f"{name}{fields.size}" if with_sizes else name
        made = piece(lattice, name, cells, freedom=freedom, least=least, most=most, values=values)
        found.append(replace(made, color=fields.color or ""))
    return found


def _chosen_with_values(
    shapes: list[NamedShape], fields: PolyformsFields, lattice: Lattice, freedom: Freedom, report: FaultReport
) -> list[_ValuedShape]:
    """The chosen pieces of a set; `only` and `without` name shapes, or pieces with their values."""
    words = {*(fields.only or ()), *(fields.without or ())}
    if fields.values is None or words <= {name for name, _ in shapes}:
        return _with_values(_chosen(shapes, fields, report), fields, lattice, freedom, report)
    valued = _with_values(shapes, fields, lattice, freedom, report)
    chosen = {name for name, _ in _chosen([(name, cells) for name, cells, _ in valued], fields, report)}
    return [one for one in valued if one[0] in chosen]


def _with_values(
    shapes: Sequence[NamedShape], fields: PolyformsFields, lattice: Lattice, freedom: Freedom, report: FaultReport
) -> list[_ValuedShape]:
    """The shapes of a set with all values that their cells may have, each with a name: "3-5" for a domino."""
    if fields.values is None:
        return [(name, cells, ()) for name, cells in shapes]
    here = report.at("values")
    values, found = listed_values(fields.values, here), []
    if not fields.values:
        here.add(sentence("there are no values"), sentence("list some, or leave `values` out"))
    for name, cells in shapes:
        for ways in with_all_values(lattice, cells, freedom, values, here):
            ends = "-".join(ways)
            found.append((ends if len(shapes) == 1 else f"{name}:{ends}", cells, ways))
        if here.faults and here.faults[-1].path == here.path:
            return []
        if len(found) > MOST_VALUED:
            here.add(
                sentence("these are more than {most_valued:,} pieces", most_valued=MOST_VALUED),
                sentence("list the pieces you need as [[piece]]"),
            )
            return []
    return found


def _named(fields: PolyformsFields, lattice: Lattice, freedom: Freedom, report: FaultReport) -> list[NamedShape]:
    """All shapes of a size with their names; none, with a fault, if the names do not fit."""
    if fields.names == USUAL:
        usual = usual_names(lattice, fields.size, freedom)
        if not usual:
            what = sentence(
                "{freedom} {plural} of {size} {size:cell|cells}",
                freedom=freedom.replace("_", "-"),
                plural=plural_of(lattice.polyform),
                size=fields.size,
            )
            report.add(
                sentence("there are no usual names for {what}", what=what), sentence("list names, or leave `names` out")
            )
        return [(name, cells) for cells, name in usual.items()]
    shapes = polyforms(lattice, fields.size, freedom)
    names = fields.names or [f"{fields.size}{suffix(k)}" for k in range(len(shapes))]
    if len(names) == 1 and len(names[0]) == len(shapes):
        names = list(names[0])
    if len(names) != len(shapes):
        report.add(
            sentence("{n} {n:name|names} for {counted}", n=len(names), counted=plural(len(shapes), lattice.polyform)),
            sentence(
                "there are {n} {freedom} {plural} of {size} {size:cell|cells}",
                n=len(shapes),
                freedom=freedom.replace("_", "-"),
                plural=plural_of(lattice.polyform),
                size=fields.size,
            ),
        )
        return []
    return list(zip(names, shapes, strict=True))


def _chosen(named: list[NamedShape], fields: PolyformsFields, report: FaultReport) -> list[NamedShape]:
    """The shapes of a set that `only` or `without` leaves."""
    names = [name for name, _ in named]
    for key in ("only", "without"):
        for k, name in enumerate(getattr(fields, key) or ()):
            if named and name not in names and "polyforms" not in report.broken:
                help = suggestion(name, names, sentence("the shapes are named"))
                report.at(key, k).add(sentence("there is no shape {name} in this set", name=repr(name)), help)
    if fields.only is not None and fields.without is not None:
        report.at("without").add(sentence("`only` and `without` both choose the shapes; keep one of them"), on_key=True)
    only, without = names if fields.only is None else fields.only, fields.without or ()
    left = [(name, cells) for name, cells in named if name in only and name not in without]
    if named and not left:
        report.add(
            sentence("no shape of this set is left"), sentence("name at least one in `only`, or not all in `without`")
        )
    return left


def suffix(k: int) -> str:
    """a, b, ..., z, aa, ab, ..."""
    letters = ""
    k += 1
    while k:
        k, digit = divmod(k - 1, 26)
        letters = ascii_lowercase[digit] + letters
    return letters
