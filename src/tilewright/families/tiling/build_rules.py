"""From the fields of a file to the rules of a tiling puzzle: matching, rim and fixed pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...boards import Board
from ...lattices import Cell, Lattice, Side
from ..fields import FaultReport, FieldPath, resolve
from ..scenes import WILD
from ..wording import listing, plural, suggestion
from .build_pieces import labels_of_tile
from .fields import FixedFields, RimFields, TilingFields
from .labels import Label, SideLabels, by_side, in_reading_order, in_words
from .puzzle import Fixed, Piece, Relation, Rim, labels_of
from .shapes import lying_labels

MAY_BE = {"free": "turned and flipped", "one_sided": "turned, not flipped", "fixed": "neither turned nor flipped"}


def build_relation(fields: TilingFields, pieces: Mapping[str, Piece], report: FaultReport) -> Relation:
    """The relation: the labels that may meet."""
    matching, path = fields.matching, ("matching",)
    relation = Relation()
    if "matching" in report.broken:
        return relation
    if matching.halves is not None and matching.pairs is not None:
        report.add((*path, "pairs"), "`halves` and `pairs` both say which labels meet; keep one of them", on_key=True)
    elif matching.halves is not None:
        if len(matching.halves) != 2 or len(set(matching.halves)) != 2 or max(map(len, matching.halves)) != 1:
            report.add((*path, "halves"), "expected two different single characters", 'for example ["H", "T"]')
            return relation
        first, second = matching.halves
        labels = labels_of(pieces.values())
        relation = relation_of_halves(labels, first, second)
        _check_halves(fields, labels, relation, report)
    elif matching.pairs is not None:
        for k, pair in enumerate(matching.pairs):
            if len(pair) != 2:
                report.add((*path, "pairs", k), f"expected a pair of labels, found {plural(len(pair), 'label')}")
            _refuse_wild(pair, (*path, "pairs", k), report)
        relation = Relation.of_pairs([(pair[0], pair[1]) for pair in matching.pairs if len(pair) == 2])
    wanted = matching.relation
    if matching.halves is None and matching.pairs is None:
        if wanted not in (None, "equal"):
            report.add((*path, "relation"), f'relation = "{wanted}" needs `halves` or `pairs` to say which labels meet')
    else:
        key, kind = ("pairs", relation.kind) if matching.halves is None else ("halves", "complementary")
        if wanted not in (None, kind):
            report.add(
                (*path, "relation"),
                f'relation = "{wanted}" does not agree with `{key}`, which make it "{kind}"',
                "leave `relation` out",
            )
    return relation


def relation_of_halves(labels: Sequence[Label], first: str, second: str) -> Relation:
    """Labels that are the same but for two markers meet.

    The markers stand at the end of all labels or at the start of all, wherever more labels have them;
    labels without one have no mate. A number without a sign counts as marked "+" where that is one of
    the markers.
    """
    halves = (first, second)
    n_at_start, n_at_end = (
        sum(_split(label, halves, at_end=at_end) is not None for label in labels) for at_end in (False, True)
    )
    at_end = n_at_end >= n_at_start
    sides: dict[str, dict[str, list[Label]]] = {}
    for label in labels:
        split = _split(label, halves, at_end=at_end)
        if split is not None:
            stem, half = split
            sides.setdefault(stem, {first: [], second: []})[half].append(label)
    pairs: list[tuple[Label, Label]] = []
    for stem, found in sides.items():
        for half in halves:
            # A half that no piece shows is written as the labels that are there would write it.
            unsigned = half == "+" and not any(label.startswith("+") for label in labels)
            if not found[half]:
                found[half] = [stem + half if at_end else stem if unsigned and stem.isdigit() else half + stem]
        pairs.extend((a, b) for a in found[first] for b in found[second])
    return Relation.of_pairs(pairs)


def _split(label: Label, halves: tuple[str, str], *, at_end: bool) -> tuple[str, str] | None:
    """A label without its marker, and the marker."""
    if at_end:
        return (label[:-1], label[-1]) if len(label) > 1 and label[-1] in halves else None
    if len(label) > 1 and label[0] in halves:
        return label[1:], label[0]
    return (label, "+") if "+" in halves and label.isdigit() else None


def _check_halves(fields: TilingFields, labels: Sequence[Label], relation: Relation, report: FaultReport) -> None:
    # The one label that the rim demands need not meet any other.
    unmarked = {label for label in labels if label not in relation.mates and label != fields.rim.label}
    if not unmarked:
        return
    halves = fields.matching.halves or []
    shown = listing([repr(half) for half in halves], joint="or")
    hint = "all labels have the marker at the end, or all have it at the start"
    places: list[tuple[FieldPath, Label]] = [
        *((("tiles", k, j), label) for k, words in enumerate(fields.tiles) for j, label in enumerate(words)),
        *(
            (("piece", k, "tile", j), label)
            for k, one in enumerate(fields.piece)
            for j, label in enumerate(one.tile or [])
        ),
        *(
            (("piece", k, "labels", j, "label"), side.label)
            for k, one in enumerate(fields.piece)
            for j, side in enumerate(one.labels)
        ),
    ]
    for path, label in places:
        if label in unmarked:
            is_marked = label[0] in halves or label[-1] in halves
            what = (
                f"has its marker {shown} at the other end than the other labels"
                if is_marked
                else f"starts or ends with neither of the `halves` {shown}"
            )
            report.add(path, f"label {label!r} {what}", hint)


def build_rim(fields: RimFields, board: Board, report: FaultReport) -> Rim:
    """The rules of the rim."""
    path: FieldPath = ("rim",)
    if "rim" in report.broken:
        return Rim()
    if fields.only_there and fields.label is None:
        report.add((*path, "only_there"), "`only_there` speaks of the rim's `label`, which is missing", on_key=True)
    if fields.label is not None and fields.label in fields.forbidden:
        report.add(
            (*path, "forbidden", fields.forbidden.index(fields.label)),
            f"label {fields.label!r} is demanded on the rim and forbidden there",
        )
    for key, labels in (("label", [fields.label]), ("forbidden", fields.forbidden)):
        _refuse_wild(labels, (*path, key), report)
    sides: dict[tuple[int, Side], Label] = {}
    rim = set(board.rim)
    for k, one in enumerate(fields.sides):
        here: FieldPath = (*path, "sides", k)
        found = resolve([one.cell], board.index_of_name, (*here, "cell"), report)
        if not found:
            continue
        names = board.lattice.kind(board.cells[found[0]]).side_names
        if one.side not in names:
            report.add(
                (*here, "side"),
                f"cell {one.cell} has no side {one.side!r}",
                suggestion(one.side, names, "its sides are"),
            )
            continue
        side = names.index(one.side)
        if (found[0], side) not in rim:
            neighbor = board.index_of_cell[board.lattice.across(board.cells[found[0]], side)[0]]
            report.add(
                (*here, "side"),
                f"the {one.side} side of cell {one.cell} is not on the rim: "
                f"cell {board.names[neighbor]} lies beyond it",
            )
        elif one.label in fields.forbidden:
            report.add((*here, "label"), f"label {one.label!r} is demanded on the rim and forbidden there")
        elif sides.setdefault((found[0], side), one.label) != one.label:
            report.add(
                (*here, "label"),
                f"the {one.side} side of cell {one.cell} must have label {sides[found[0], side]!r} already",
            )
        _refuse_wild([one.label], (*here, "label"), report)
    demands = tuple((cell, side, label) for (cell, side), label in sides.items())
    return Rim(fields.label, fields.only_there, fields.one_color, frozenset(fields.forbidden), demands)


def _refuse_wild(labels: Sequence[Label | None], path: FieldPath, report: FaultReport) -> None:
    if WILD in labels:
        report.add(path, f"{WILD} is no label: it stands for a side without one, which meets anything", "leave it out")


def build_fixed(
    fields: TilingFields, board: Board, pieces: Mapping[str, Piece], blocked: frozenset[int], report: FaultReport
) -> tuple[Fixed, ...]:
    """The pieces that are fixed on the board."""
    taken: dict[int, str] = {}
    made = []
    used: dict[str, int] = {}
    for k, one in enumerate(fields.fixed):
        path: FieldPath = ("fixed", k)
        piece = pieces.get(one.piece)
        if piece is None:
            if not report.broken & {"tiles", "piece", "polyforms"}:
                report.add(
                    (*path, "piece"),
                    f"there is no piece {one.piece!r}",
                    suggestion(one.piece, pieces, "the pieces are named"),
                )
            continue
        used[one.piece] = used.get(one.piece, 0) + 1
        if used[one.piece] > piece.most:
            report.add(
                (*path, "piece"),
                f"piece {one.piece!r} is fixed {used[one.piece]} times, but there "
                f"{'is' if piece.most == 1 else 'are'} only {piece.most}",
            )
        cells = _fixed_cells(one, board, path, report)
        if cells is None:
            continue
        if len(cells) > len(piece.cells):
            report.add(
                (*path, "cells"), f"piece {one.piece!r} has only {plural(len(piece.cells), 'cell')}, not {len(cells)}"
            )
            continue
        key = "cells" if one.cell is None else "cell"
        for cell in cells:
            if cell in taken:
                report.add((*path, key), f"cell {board.names[cell]} is taken by the fixed piece {taken[cell]!r}")
            elif cell in blocked:
                report.add((*path, key), f"cell {board.names[cell]} is blocked; no piece can lie there")
            taken.setdefault(cell, one.piece)
        made.append(Fixed(one.piece, cells, _fixed_labels(one, piece, board, cells, path, report)))
    return tuple(made)


def _fixed_cells(fields: FixedFields, board: Board, path: FieldPath, report: FaultReport) -> tuple[int, ...] | None:
    if (fields.cell is None) == (fields.cells is None):
        what = "`cell` and `cells` both say" if fields.cell is not None else "`cell` or `cells` must say"
        report.add((*path, "cells") if fields.cell is not None else path, f"{what} where the piece lies", on_key=True)
        return None
    names = [fields.cell] if fields.cell is not None else fields.cells or []
    cells = resolve(names, board.index_of_name, (*path, "cell" if fields.cell is not None else "cells"), report)
    if not names:
        report.add((*path, "cells"), "the list of cells is empty")
    return tuple(cells) if cells and len(cells) == len(names) else None


def _fixed_labels(
    fields: FixedFields, piece: Piece, board: Board, cells: tuple[int, ...], path: FieldPath, report: FaultReport
) -> SideLabels | None:
    if fields.turns is None and fields.labels is None:
        return None
    key = "turns" if fields.turns is not None else "labels"
    if not piece.is_tile:
        report.add(
            (*path, key),
            f"`{key}` is for tiles; piece {piece.name!r} is none",
            "say on which `cells` it lies",
            on_key=True,
        )
        return None
    lattice, cell = board.lattice, board.cells[cells[0]]
    turned = _turned(fields, piece, lattice, cell, path, report)
    if fields.labels is None:
        return turned
    listed = labels_of_tile(lattice, fields.labels, (*path, "labels"), report)
    if listed is None:
        return None
    labels = by_side(lattice, cell, listed)
    if labels not in lying_labels(lattice, piece, cell):
        report.add(
            (*path, "labels"),
            f"tile {piece.name!r} cannot lie like this",
            f"it reads {in_words(lattice, piece.cells[0], piece.labels[0])} as it is listed, and may be "
            f"{MAY_BE[piece.freedom]}",
        )
    elif turned is not None and labels != turned:
        report.add(
            (*path, "turns"),
            f"`turns` and `labels` disagree: turned by {fields.turns} the tile reads {in_words(lattice, cell, turned)}",
            "keep one of them",
        )
    return labels


def _turned(
    fields: FixedFields, piece: Piece, lattice: Lattice, cell: Cell, path: FieldPath, report: FaultReport
) -> SideLabels | None:
    if fields.turns is None:
        return None
    if lattice.dimension != 2:
        report.add((*path, "turns"), "turns in space are not numbered; give the `labels` as the tile lies", on_key=True)
        return None
    n = lattice.n_sides
    listed = in_reading_order(lattice, piece.cells[0], piece.labels[0])
    labels = by_side(lattice, cell, [listed[(k - fields.turns) % n] for k in range(n)])
    if labels not in lying_labels(lattice, piece, cell):
        report.add((*path, "turns"), f"tile {piece.name!r} may be {MAY_BE[piece.freedom]}, so it cannot lie like this")
    return labels
