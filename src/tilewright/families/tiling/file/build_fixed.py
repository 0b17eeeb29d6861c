"""From the fields of a file to the pieces that are fixed on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....boards import Board
from ....lattices import Cell, Lattice
from ....sentences import sentence
from ...fields import FaultReport, resolve
from ...wording import plural, suggestion
from ..labels import SideLabels, blank_sides, by_side, in_reading_order, in_words, rotated, with_value
from ..pieces.shapes import lying_labels, may_lie
from ..puzzle import Fixed, Piece
from .build_pieces import labels_of_tile
from .build_values import values_of_cells
from .fields import FixedFields, TilingFields

_MAY_BE = {
    "free": sentence("turned and flipped"),
    "one_sided": sentence("turned, not flipped"),
    "fixed": sentence("neither turned nor flipped"),
}


def _may_be(lattice: Lattice, piece: Piece) -> str:
    return _MAY_BE[piece.freedom] if lattice.reflections or piece.freedom == "fixed" else sentence("turned")


def build_fixed(
    fields: TilingFields, board: Board, pieces: Mapping[str, Piece], blocked: frozenset[int], report: FaultReport
) -> tuple[Fixed, ...]:
    """The pieces that are fixed on the board."""
    taken: dict[int, str] = {}
    made = []
    used: dict[str, int] = {}
    for k, one in enumerate(fields.fixed):
        here = report.at("fixed", k)
        piece = pieces.get(one.piece)
        if piece is None:
            if not report.broken & {"tiles", "piece", "polyforms"}:
                help = suggestion(one.piece, pieces, sentence("the pieces are named"))
                here.at("piece").add(sentence("there is no piece {piece}", piece=repr(one.piece)), help)
            continue
        used[one.piece] = used.get(one.piece, 0) + 1
        if used[one.piece] > piece.most:
            here.at("piece").add(
                sentence(
                    "piece {piece} is fixed {used} times, but there {most:is|are} only {most}",
                    piece=repr(one.piece),
                    used=used[one.piece],
                    most=piece.most,
                )
            )
        cells = _fixed_cells(one, board, here)
        if cells is None:
            continue
        if len(cells) > len(piece.cells):
            n_cells = plural(len(piece.cells), "cell")
            here.at("cells").add(
                sentence(
                    "piece {piece} has only {n_cells}, not {n}", piece=repr(one.piece), n_cells=n_cells, n=len(cells)
                )
            )
            continue
        at_cells = here.at("cells" if one.cell is None else "cell")
        for cell in cells:
            if cell in taken:
                at_cells.add(
                    sentence(
                        "cell {name} is taken by the fixed piece {taken}",
                        name=board.names[cell],
                        taken=repr(taken[cell]),
                    )
                )
            elif cell in blocked:
                at_cells.add(sentence("cell {name} is blocked; no piece can lie there", name=board.names[cell]))
            taken.setdefault(cell, one.piece)
        if piece.is_tile or one.turns is not None:
            made.append(Fixed(one.piece, cells, _fixed_labels(one, piece, board, cells, here)))
        else:
            made.append(Fixed(one.piece, cells, sides=_fixed_sides(one, piece, board, cells, here)))
    return tuple(made)


def _fixed_cells(fields: FixedFields, board: Board, report: FaultReport) -> tuple[int, ...] | None:
    if fields.cell is not None and fields.cells is not None:
        report.at("cells").add(sentence("`cell` and `cells` both say where the piece lies"), on_key=True)
        return None
    if fields.cells is not None:
        cells = resolve(fields.cells, board.index_of_name, report.at("cells"))
        if not fields.cells:
            report.at("cells").add(sentence("the list of cells is empty"))
        return tuple(cells) if cells and len(cells) == len(fields.cells) else None
    if fields.cell is None:
        report.add(sentence("`cell` or `cells` must say where the piece lies"), on_key=True)
        return None
    return tuple(resolve([fields.cell], board.index_of_name, report.at("cell"))) or None


def _fixed_labels(
    fields: FixedFields, piece: Piece, board: Board, cells: tuple[int, ...], report: FaultReport
) -> SideLabels | None:
    if fields.turns is None and fields.labels is None:
        return None
    if not piece.is_tile:
        message = sentence("`turns` is for tiles; piece {piece} is none", piece=repr(piece.name))
        help = (
            sentence("give the `labels` as it lies") if piece.has_labels else sentence("say on which `cells` it lies")
        )
        report.at("turns").add(message, help, on_key=True)
        return None
    lattice, cell = board.lattice, board.cells[cells[0]]
    turned = _turned(fields, piece, lattice, cell, report.at("turns"))
    if fields.labels is None:
        return turned
    listed = _listed(fields.labels, lattice, [cell], report.at("labels"))
    if listed is None:
        return None
    [labels] = listed
    if labels not in lying_labels(lattice, piece, cell):
        report.at("labels").add(
            sentence("tile {piece} cannot lie like this", piece=repr(piece.name)),
            sentence(
                "it reads {in_words} as it is listed, and may be {may_be}",
                in_words=in_words(lattice, piece.cells[0], piece.labels[0]),
                may_be=_may_be(lattice, piece),
            ),
        )
    elif turned is not None and labels != turned:
        report.at("turns").add(
            sentence(
                "`turns` and `labels` disagree: turned by {turns} the tile reads {in_words}",
                turns=fields.turns,
                in_words=in_words(lattice, cell, turned),
            ),
            sentence("keep one of them"),
        )
    return labels


def _fixed_sides(
    fields: FixedFields, piece: Piece, board: Board, cells: tuple[int, ...], report: FaultReport
) -> tuple[SideLabels, ...]:
    """The labels and values of a fixed piece of several cells as it lies; () if the file does not say."""
    if fields.labels is None and fields.values is None:
        return ()
    lattice, places = board.lattice, [board.cells[cell] for cell in cells]
    here = report.at("labels" if fields.values is None else "values")
    for key, given, has in (("labels", fields.labels, piece.has_labels), ("values", fields.values, piece.has_values)):
        if given is not None and not has:
            report.at(key).add(
                sentence("piece {piece} has no {key}", piece=repr(piece.name), key=key),
                sentence("say on which `cells` it lies"),
                on_key=True,
            )
            return ()
    sides: tuple[SideLabels, ...] | None = tuple(blank_sides(lattice, place) for place in places)
    if fields.labels is not None:
        sides = _listed(fields.labels, lattice, places, report.at("labels"))
    if sides is None:
        return ()
    if fields.values is not None:
        values = values_of_cells(fields.values, places, None, lattice, here)
        if values is None:
            return ()
        sides = tuple(map(with_value, sides, values))
    if not may_lie(board, piece, dict(zip(cells, sides, strict=True))):
        here.add(
            sentence("piece {piece} cannot lie like this", piece=repr(piece.name)),
            sentence("it may be {may_be}", may_be=_may_be(lattice, piece)),
        )
    return sides


def _listed(
    lists: Sequence[Sequence[str]], lattice: Lattice, cells: Sequence[Cell], report: FaultReport
) -> tuple[SideLabels, ...] | None:
    """The labels of some cells by side number; None, with a fault, if their numbers are wrong."""
    if len(lists) != len(cells):
        report.add(
            sentence(
                "expected a list of labels for each of {n} {n:cell|cells}, found {n_2}", n=len(cells), n_2=len(lists)
            )
        )
        return None
    found = []
    for k, (cell, labels) in enumerate(zip(cells, lists, strict=True)):
        here = report.at(k) if len(cells) > 1 else report
        listed = labels_of_tile(lattice, labels, here)
        if listed is None:
            return None
        if len(listed) != lattice.n_sides_of(cell):
            here.add(
                sentence(
                    "this cell has {n_sides_of} {n_sides_of:side|sides}, not {n}",
                    n_sides_of=lattice.n_sides_of(cell),
                    n=len(listed),
                )
            )
            return None
        found.append(by_side(lattice, cell, listed))
    return tuple(found)


def _turned(fields: FixedFields, piece: Piece, lattice: Lattice, cell: Cell, report: FaultReport) -> SideLabels | None:
    if fields.turns is None:
        return None
    if lattice.dimension != 2:
        report.add(sentence("turns in space are not numbered; give the `labels` as the tile lies"), on_key=True)
        return None
    listed = in_reading_order(lattice, piece.cells[0], piece.labels[0])
    labels = by_side(lattice, cell, rotated(listed, fields.turns))
    if labels not in lying_labels(lattice, piece, cell):
        report.add(
            sentence(
                "tile {piece} may be {may_be}, so it cannot lie like this",
                piece=repr(piece.name),
                may_be=_may_be(lattice, piece),
            )
        )
    return labels
