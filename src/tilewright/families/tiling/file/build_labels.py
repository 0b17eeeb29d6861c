"""From the table [labels] of a file to the names of labels; and names that stand for labels elsewhere in the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....sentences import sentence
from ...fields import FaultReport, FileFault
from ...scenes import WILD
from ...wording import suggestion
from ..label_names import LabelNames
from ..labels import Label
from ..matching import Relation
from .build_values import DRAWN
from .fields import PieceFields, PolyformsFields, RimFields, RimSideFields, TilingFields


def build_label_names(fields: TilingFields, report: FaultReport) -> LabelNames:
    """The names of labels; in the fields labels take the places of their names."""
    if "labels" in report.broken:
        return LabelNames()
    report, names = report.at("labels"), LabelNames(tuple(fields.labels.items()))
    written = set(_on_pieces(fields))
    wrong: dict[str, tuple[str, str]] = {label: (message, help) for label, message, help in names.faults()}
    for label, name in names.pairs:
        if label not in wrong and _is_a_label(name, label, names, written):
            what_helps = sentence("write {label} on all pieces, or take another name", label=repr(label))
            said = sentence(
                "label {label} is named {name}, but {name} stands on pieces beside it",
                label=repr(label),
                name=repr(name),
            )
            wrong[label] = said, what_helps
    for label, (message, help) in wrong.items():
        report.at(label).add(message, help)
    names = names.limited_to(names.of_label.keys() - wrong.keys())
    if names:
        _replace_names(fields, names)
    return names


def check_label_names(fields: TilingFields, names: LabelNames, relation: Relation, report: FaultReport) -> None:
    """Add faults for names of labels that the file does not have, and for names that are other labels of it.

    In the fields labels have taken the places of names.
    """
    if report.broken & {"tiles", "piece", "matching", "rim"}:
        return
    rim = fields.rim
    demanded: list[RimFields | RimSideFields] = [rim, *rim.sides]
    known = set(_on_pieces(fields)) | relation.mates.keys() | set(rim.forbidden)
    known.update(label for one in demanded for label in (one.label, *(one.labels or [])) if label is not None)
    known.update(_values(fields))
    for label, message, help in names.faults(sorted(known)):
        report.at("labels", label).add(message, help)
    for label, _ in names.pairs:
        if label not in known:
            help = suggestion(label, sorted(known), sentence("the labels are")) or sentence("no piece has labels")
            message = sentence("there is no label {label} in this puzzle", label=repr(label))
            # In a puzzle that is being made a piece with it may still come.
            report.faults.append(FileFault(("labels", label), message, help, on_key=True, is_unfinished=True))


def _on_pieces(fields: TilingFields) -> Iterator[Label]:
    """The labels of the pieces, as they are written."""
    lists = [*fields.tiles, *(one.tile for one in fields.piece if one.tile is not None)]
    yield from (label for labels in lists for label in labels if label != WILD)
    yield from (side.label for one in fields.piece for side in one.labels)


def _values(fields: TilingFields) -> Iterator[str]:
    """The values of cells, as they are written; the names of labels are those of values, too."""
    valued: list[PieceFields | PolyformsFields] = [*fields.piece, *fields.polyforms]
    for one in valued:
        if one.values == DRAWN and isinstance(one, PieceFields):
            yield from (sign for sign in one.picture or "")
        elif one.values is not None:
            lone = [*one.values, *one.values[0]] if len(one.values) == 1 else one.values
            yield from (word for word in lone if word != WILD)


def _is_a_label(name: str, label: Label, names: LabelNames, written: set[str]) -> bool:
    """Tell whether a name that is written on pieces is rather another label than the name of its own.

    It is if both are written, and it is no longer than labels are.
    """
    longest = max((len(word) for word in written if names.label(word) == word), default=0)
    return {name, label} <= written and len(name) <= longest


def _replace_names(fields: TilingFields, names: LabelNames) -> None:
    """Write labels where the fields have their names."""

    def labels(words: Sequence[str] | None) -> list[Label] | None:
        return None if words is None else [names.label(word) for word in words]

    fields.tiles = [labels(words) or [] for words in fields.tiles]
    for piece in fields.piece:
        piece.tile = labels(piece.tile)
        for side in piece.labels:
            side.label = names.label(side.label)
    if fields.matching.pairs is not None:
        fields.matching.pairs = [labels(pair) or [] for pair in fields.matching.pairs]
    fields.rim.forbidden = labels(fields.rim.forbidden) or []
    demanded: list[RimFields | RimSideFields] = [fields.rim, *fields.rim.sides]
    for one in demanded:
        one.label = None if one.label is None else names.label(one.label)
        one.labels = labels(one.labels)
    for fixed in fields.fixed:
        fixed.labels = None if fixed.labels is None else [labels(words) or [] for words in fixed.labels]
