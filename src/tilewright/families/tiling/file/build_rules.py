"""From the fields of a file to the rules of a tiling puzzle: matching and rim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....boards import Board
from ....lattices import Side
from ....sentences import sentence
from ...fields import FaultReport, FieldPath, resolve
from ...scenes import WILD
from ...wording import listing, suggestion
from ..labels import Label
from ..matching import Relation, Rim
from ..puzzle import Piece, labels_of
from ..rules import RULES, Rule
from .fields import RimFields, RimSideFields, TilingFields


def build_relation(fields: TilingFields, pieces: Mapping[str, Piece], report: FaultReport) -> Relation:
    """The relation: the labels that may meet."""
    matching, here = fields.matching, report.at("matching")
    relation = Relation()
    if "matching" in report.broken:
        return relation
    if matching.halves is not None and matching.pairs is not None:
        here.at("pairs").add(sentence("`halves` and `pairs` both say which labels meet; keep one of them"), on_key=True)
    elif matching.halves is not None:
        if len(matching.halves) != 2 or len(set(matching.halves)) != 2 or max(map(len, matching.halves)) != 1:
            here.at("halves").add(
                sentence("expected two different single characters"), sentence('for example ["H", "T"]')
            )
            return relation
        first, second = matching.halves
        labels = labels_of(pieces.values())
        relation = relation_of_halves(labels, first, second)
        _check_halves(fields, labels, relation, report)
    elif matching.pairs is not None:
        for k, pair in enumerate(matching.pairs):
            if len(pair) != 2:
                here.at("pairs", k).add(sentence("expected a pair of labels, found {n} {n:label|labels}", n=len(pair)))
            _refuse_wild(pair, here.at("pairs", k))
        relation = Relation.of_pairs([(pair[0], pair[1]) for pair in matching.pairs if len(pair) == 2])
    wanted = matching.relation
    if matching.halves is None and matching.pairs is None:
        if wanted not in (None, "equal"):
            here.at("relation").add(
                sentence('relation = "{wanted}" needs `halves` or `pairs` to say which labels meet', wanted=wanted)
            )
    else:
        key, kind = ("pairs", relation.kind) if matching.halves is None else ("halves", "complementary")
        if wanted not in (None, kind):
            message = sentence(
                'relation = "{wanted}" does not agree with `{key}`, which make it "{kind}"',
                wanted=wanted,
                key=key,
                kind=kind,
            )
            here.at("relation").add(message, sentence("leave `relation` out"))
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
    hint = sentence("all labels have the marker at the end, or all have it at the start")
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
                sentence("has its marker {shown} at the other end than the other labels", shown=shown)
                if is_marked
                else sentence("starts or ends with neither of the `halves` {shown}", shown=shown)
            )
            report.at(*path).add(sentence("label {label} {what}", label=repr(label), what=what), hint)


def build_rim(fields: RimFields, board: Board, report: FaultReport) -> Rim:
    """The rules of the rim."""
    report = report.at("rim")
    if "rim" in report.broken:
        return Rim()
    labels = _choice(fields, report)
    if fields.only_there and not labels:
        report.at("only_there").add(sentence("`only_there` speaks of the rim's `label`, which is missing"), on_key=True)
    for label in labels:
        if label in fields.forbidden:
            here = report.at("forbidden", fields.forbidden.index(label))
            here.add(sentence("label {label} is demanded on the rim and forbidden there", label=repr(label)))
    _refuse_wild(fields.forbidden, report.at("forbidden"))
    sides: dict[tuple[int, Side], frozenset[Label]] = {}
    for k, one in enumerate(fields.sides):
        here = report.at("sides", k)
        demanded = _choice(one, here)
        if one.label is None and one.labels is None:
            here.add(sentence("`label` or `labels` must say what lies there"), on_key=True)
        found = resolve([one.cell], board.index_of_name, here.at("cell"))
        if not found:
            continue
        names = board.lattice.kind(board.cells[found[0]]).side_names
        if one.side not in names:
            help = suggestion(one.side, names, sentence("its sides are"))
            here.at("side").add(sentence("cell {cell} has no side {side}", cell=one.cell, side=repr(one.side)), help)
            continue
        side = names.index(one.side)
        what = sentence("the {side} side of cell {cell}", side=one.side, cell=one.cell)
        at_label = here.at("label" if one.labels is None else "labels")
        forbidden = [label for label in demanded if label in fields.forbidden]
        beyond = board.across(found[0], side)
        if beyond is not None:
            here.at("side").add(
                sentence("{what} is not on the rim: cell {name} lies beyond it", what=what, name=board.names[beyond[0]])
            )
        elif forbidden:
            at_label.add(
                sentence("label {forbidden} is demanded on the rim and forbidden there", forbidden=repr(forbidden[0]))
            )
        elif sides.setdefault((found[0], side), frozenset(demanded)) != frozenset(demanded):
            before = listing([repr(label) for label in sorted(sides[found[0], side])], joint="or")
            at_label.add(
                sentence("{what} must have label {before} already", what=what, before=before),
                sentence("list all that may lie there in one `labels`"),
            )
    demands = tuple((cell, side, some) for (cell, side), some in sides.items() if some)
    return Rim(
        None, fields.only_there, fields.one_color, frozenset(fields.forbidden), demands, labels=frozenset(labels)
    )


def _choice(fields: RimFields | RimSideFields, report: FaultReport) -> list[Label]:
    """The labels that may lie on a side; empty if the fields name none."""
    if fields.label is not None and fields.labels is not None:
        report.at("labels").add(
            sentence("`label` and `labels` both say what lies there; keep one of them"), on_key=True
        )
    _refuse_wild([fields.label], report.at("label"))
    _refuse_wild(fields.labels or [], report.at("labels"))
    if fields.labels == []:
        report.at("labels").add(sentence("the list of labels is empty"))
    return fields.labels or ([] if fields.label is None else [fields.label])


def _refuse_wild(labels: Sequence[Label | None], report: FaultReport) -> None:
    if WILD in labels:
        report.add(
            sentence("{wild} is no label: it stands for a side without one, which meets anything", wild=WILD),
            sentence("leave it out"),
        )
