"""From the fields of a file to the rules of a tiling puzzle: matching, rim and fixed pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....boards import Board
from ....lattices import Cell, Lattice, Side
from ...fields import FaultReport, FieldPath, resolve
from ...scenes import WILD
from ...wording import listing, plural, suggestion
from ..labels import Label, SideLabels, blank_sides, by_side, in_reading_order, in_words, rotated, with_value
from ..matching import Relation, Rim
from ..pieces.shapes import lying_labels, may_lie
from ..puzzle import Fixed, Piece, labels_of
from ..rules import RULES, Rule
from .build_pieces import labels_of_tile
from .build_values import values_of_cells
from .fields import FixedFields, RimFields, RimSideFields, TilingFields

_MAY_BE = {"free": "turned and flipped", "one_sided": "turned, not flipped", "fixed": "neither turned nor flipped"}


def _may_be(lattice: Lattice, piece: Piece) -> str:
    return _MAY_BE[piece.freedom] if lattice.reflections or piece.freedom == "fixed" else "turned"


def build_relation(fields: TilingFields, pieces: Mapping[str, Piece], report: FaultReport) -> Relation:
    """The relation: the labels that may meet."""
    matching, here = fields.matching, report.at("matching")
    relation = Relation()
    if "matching" in report.broken:
        return relation
    if matching.halves is not None and matching.pairs is not None:
        here.at("pairs").add("`halves` and `pairs` both say which labels meet; keep one of them", on_key=True)
    elif matching.halves is not None:
        if len(matching.halves) != 2 or len(set(matching.halves)) != 2 or max(map(len, matching.halves)) != 1:
            here.at("halves").add("expected two different single characters", 'for example ["H", "T"]')
            return relation
        first, second = matching.halves
        labels = labels_of(pieces.values())
        relation = relation_of_halves(labels, first, second)
        _check_halves(fields, labels, relation, report)
    elif matching.pairs is not None:
        for k, pair in enumerate(matching.pairs):
            if len(pair) != 2:
                here.at("pairs", k).add(f"expected a pair of labels, found {plural(len(pair), 'label')}")
            _refuse_wild(pair, here.at("pairs", k))
        relation = Relation.of_pairs([(pair[0], pair[1]) for pair in matching.pairs if len(pair) == 2])
    wanted = matching.relation
    if matching.halves is None and matching.pairs is None:
        if wanted not in (None, "equal"):
            here.at("relation").add(f'relation = "{wanted}" needs `halves` or `pairs` to say which labels meet')
    else:
        key, kind = ("pairs", relation.kind) if matching.halves is None else ("halves", "complementary")
        if wanted not in (None, kind):
            message = f'relation = "{wanted}" does not agree with `{key}`, which make it "{kind}"'
            here.at("relation").add(message, "leave `relation` out")
    return relation


def build_rules(
    fields: TilingFields,
    board: Board | None,
    pieces: Mapping[str, Piece],
    others: Mapping[str, Piece],
    report: FaultReport,
) -> tuple[Rule, ...]:
    """The rules of the table `RULES` that the file has; they may also name `others`, pieces that take no part."""
    found = []
    states: list[frozenset[int]] = [frozenset(), frozenset()]
    if board is not None:
        cells = fields.board.blocked, fields.board.optional
        states = [frozenset(resolve(names, board.index_of_name, FaultReport())) for names in cells]
    for kind in RULES.values():
        value: Any = fields
        for key in kind.place:
            value = getattr(value, key)
        here = report.at(*kind.place)
        rule = None if value is None or kind.place[0] in report.broken else kind.read(value, fields, board, here)
        if rule is not None:
            for message, help in rule.mistakes(board, tuple({**others, **pieces}.values()), *states):
                here.add(message, help)
            found.append(rule.for_pieces(tuple(pieces.values())) if others else rule)
    return tuple(rule for rule in found if rule is not None)


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
    # The labels that the rim demands need not meet any other.
    of_rim = {fields.rim.label, *(fields.rim.labels or [])}
    unmarked = {label for label in labels if label not in relation.mates and label not in of_rim}
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
            report.at(*path).add(f"label {label!r} {what}", hint)


def build_rim(fields: RimFields, board: Board, report: FaultReport) -> Rim:
    """The rules of the rim."""
    report = report.at("rim")
    if "rim" in report.broken:
        return Rim()
    labels = _choice(fields, report)
    if fields.only_there and not labels:
        report.at("only_there").add("`only_there` speaks of the rim's `label`, which is missing", on_key=True)
    for label in labels:
        if label in fields.forbidden:
            here = report.at("forbidden", fields.forbidden.index(label))
            here.add(f"label {label!r} is demanded on the rim and forbidden there")
    _refuse_wild(fields.forbidden, report.at("forbidden"))
    sides: dict[tuple[int, Side], frozenset[Label]] = {}
    for k, one in enumerate(fields.sides):
        here = report.at("sides", k)
        demanded = _choice(one, here)
        if one.label is None and one.labels is None:
            here.add("`label` or `labels` must say what lies there", on_key=True)
        found = resolve([one.cell], board.index_of_name, here.at("cell"))
        if not found:
            continue
        names = board.lattice.kind(board.cells[found[0]]).side_names
        if one.side not in names:
            help = suggestion(one.side, names, "its sides are")
            here.at("side").add(f"cell {one.cell} has no side {one.side!r}", help)
            continue
        side = names.index(one.side)
        what = f"the {one.side} side of cell {one.cell}"
        at_label = here.at("label" if one.labels is None else "labels")
        forbidden = [label for label in demanded if label in fields.forbidden]
        beyond = board.across(found[0], side)
        if beyond is not None:
            here.at("side").add(f"{what} is not on the rim: cell {board.names[beyond[0]]} lies beyond it")
        elif forbidden:
            at_label.add(f"label {forbidden[0]!r} is demanded on the rim and forbidden there")
        elif sides.setdefault((found[0], side), frozenset(demanded)) != frozenset(demanded):
            before = listing([repr(label) for label in sorted(sides[found[0], side])], joint="or")
            at_label.add(f"{what} must have label {before} already", "list all that may lie there in one `labels`")
    demands = tuple((cell, side, some) for (cell, side), some in sides.items() if some)
    return Rim(
        None, fields.only_there, fields.one_color, frozenset(fields.forbidden), demands, labels=frozenset(labels)
    )


def _choice(fields: RimFields | RimSideFields, report: FaultReport) -> list[Label]:
    """The labels that may lie on a side; empty if the fields name none."""
    if fields.label is not None and fields.labels is not None:
        report.at("labels").add("`label` and `labels` both say what lies there; keep one of them", on_key=True)
    _refuse_wild([fields.label], report.at("label"))
    _refuse_wild(fields.labels or [], report.at("labels"))
    if fields.labels == []:
        report.at("labels").add("the list of labels is empty")
    return fields.labels or ([] if fields.label is None else [fields.label])


def _refuse_wild(labels: Sequence[Label | None], report: FaultReport) -> None:
    if WILD in labels:
        report.add(f"{WILD} is no label: it stands for a side without one, which meets anything", "leave it out")


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
                help = suggestion(one.piece, pieces, "the pieces are named")
                here.at("piece").add(f"there is no piece {one.piece!r}", help)
            continue
        used[one.piece] = used.get(one.piece, 0) + 1
        if used[one.piece] > piece.most:
            are = "is" if piece.most == 1 else "are"
            here.at("piece").add(
                f"piece {one.piece!r} is fixed {used[one.piece]} times, but there {are} only {piece.most}"
            )
        cells = _fixed_cells(one, board, here)
        if cells is None:
            continue
        if len(cells) > len(piece.cells):
            n_cells = plural(len(piece.cells), "cell")
            here.at("cells").add(f"piece {one.piece!r} has only {n_cells}, not {len(cells)}")
            continue
        at_cells = here.at("cells" if one.cell is None else "cell")
        for cell in cells:
            if cell in taken:
                at_cells.add(f"cell {board.names[cell]} is taken by the fixed piece {taken[cell]!r}")
            elif cell in blocked:
                at_cells.add(f"cell {board.names[cell]} is blocked; no piece can lie there")
            taken.setdefault(cell, one.piece)
        if piece.is_tile or one.turns is not None:
            made.append(Fixed(one.piece, cells, _fixed_labels(one, piece, board, cells, here)))
        else:
            made.append(Fixed(one.piece, cells, sides=_fixed_sides(one, piece, board, cells, here)))
    return tuple(made)


def _fixed_cells(fields: FixedFields, board: Board, report: FaultReport) -> tuple[int, ...] | None:
    if fields.cell is not None and fields.cells is not None:
        report.at("cells").add("`cell` and `cells` both say where the piece lies", on_key=True)
        return None
    if fields.cells is not None:
        cells = resolve(fields.cells, board.index_of_name, report.at("cells"))
        if not fields.cells:
            report.at("cells").add("the list of cells is empty")
        return tuple(cells) if cells and len(cells) == len(fields.cells) else None
    if fields.cell is None:
        report.add("`cell` or `cells` must say where the piece lies", on_key=True)
        return None
    return tuple(resolve([fields.cell], board.index_of_name, report.at("cell"))) or None


def _fixed_labels(
    fields: FixedFields, piece: Piece, board: Board, cells: tuple[int, ...], report: FaultReport
) -> SideLabels | None:
    if fields.turns is None and fields.labels is None:
        return None
    if not piece.is_tile:
        message = f"`turns` is for tiles; piece {piece.name!r} is none"
        help = "give the `labels` as it lies" if piece.has_labels else "say on which `cells` it lies"
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
            f"tile {piece.name!r} cannot lie like this",
            f"it reads {in_words(lattice, piece.cells[0], piece.labels[0])} as it is listed, and may be "
            f"{_may_be(lattice, piece)}",
        )
    elif turned is not None and labels != turned:
        report.at("turns").add(
            f"`turns` and `labels` disagree: turned by {fields.turns} the tile reads {in_words(lattice, cell, turned)}",
            "keep one of them",
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
            report.at(key).add(f"piece {piece.name!r} has no {key}", "say on which `cells` it lies", on_key=True)
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
        here.add(f"piece {piece.name!r} cannot lie like this", f"it may be {_may_be(lattice, piece)}")
    return sides


def _listed(
    lists: Sequence[Sequence[str]], lattice: Lattice, cells: Sequence[Cell], report: FaultReport
) -> tuple[SideLabels, ...] | None:
    """The labels of some cells by side number; None, with a fault, if their numbers are wrong."""
    if len(lists) != len(cells):
        report.add(f"expected a list of labels for each of {plural(len(cells), 'cell')}, found {len(lists)}")
        return None
    found = []
    for k, (cell, labels) in enumerate(zip(cells, lists, strict=True)):
        here = report.at(k) if len(cells) > 1 else report
        listed = labels_of_tile(lattice, labels, here)
        if listed is None:
            return None
        if len(listed) != lattice.n_sides_of(cell):
            here.add(f"this cell has {plural(lattice.n_sides_of(cell), 'side')}, not {len(listed)}")
            return None
        found.append(by_side(lattice, cell, listed))
    return tuple(found)


def _turned(fields: FixedFields, piece: Piece, lattice: Lattice, cell: Cell, report: FaultReport) -> SideLabels | None:
    if fields.turns is None:
        return None
    if lattice.dimension != 2:
        report.add("turns in space are not numbered; give the `labels` as the tile lies", on_key=True)
        return None
    listed = in_reading_order(lattice, piece.cells[0], piece.labels[0])
    labels = by_side(lattice, cell, rotated(listed, fields.turns))
    if labels not in lying_labels(lattice, piece, cell):
        report.add(f"tile {piece.name!r} may be {_may_be(lattice, piece)}, so it cannot lie like this")
    return labels
