"""The labels of a puzzle that is being made: the choice of labels, their words and their colors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..families import FAMILIES, Puzzle, family_of
from ..families.scenes import WILD, LabelMark
from ..families.tiling.label_names import LabelNames
from ..families.whole_numbers import whole_number
from ..rendering.palette import color_word, ink_on, is_outlined, label_fills
from ..values import frozen
from .repaint import words_of
from .sizes import list_in

# Labels that are offered before there are any: letters that the pictures know as colors.
_FIRST_LABELS = ("R", "G", "B", "Y", "O", "P")
_USUAL_MARKS = ("H", "T")
_HALF_WORDS = {
    **{"H": "head", "T": "tail", "B": "body", "+": "plus", "-": "minus"},
    **{"t": "top", "b": "bottom", "u": "upper", "l": "lower"},
}


@frozen
class Marking:
    """The two characters that tell the halves of a label apart, at its end or in front.

    If equal labels meet (`is_used` is false), these are the characters that the page would use for halves.
    """

    marks: tuple[str, str]
    in_front: bool
    is_used: bool

    @property
    def words(self) -> list[str]:
        """A word for each half."""
        return [_HALF_WORDS.get(mark, mark) for mark in self.marks]

    def halves_of(self, stem: str) -> list[str]:
        return [mark + stem if self.in_front else stem + mark for mark in self.marks]

    def stem_of(self, label: str) -> str:
        if self.in_front:
            return label[1:]
        return label[:-1] if label[-1:] in self.marks else label


def labels_used(document: Mapping[str, Any]) -> list[str]:
    """The labels that stand in a document, each once."""
    pieces = [piece for piece in list_in(document, "piece") if isinstance(piece, dict)]
    found = [*list_in(document, "tiles"), *(piece["tile"] for piece in pieces if "tile" in piece)]
    for piece in pieces:
        found += [row.get("label") for row in list_in(piece, "labels") if isinstance(row, dict)]
    rim, matching = document.get("rim"), document.get("matching")
    if isinstance(rim, dict):
        found += [rim.get("label"), rim.get("labels")]
    if isinstance(matching, dict):
        found += list_in(matching, "pairs")
    names = names_of(document.get("labels"))
    return list(dict.fromkeys(names.label(word) for words in found for word in words_of(words) if word != WILD))


def names_of(table: object) -> LabelNames:
    """The names of labels in a table of a document, as far as they are right."""
    found = table.items() if isinstance(table, Mapping) else ()
    names = LabelNames(tuple((label, name) for label, name in found if isinstance(name, str)))
    return names.limited_to(names.of_label.keys() - {label for label, *_ in names.faults()})


def marking_of(document: Mapping[str, Any], used: Sequence[str]) -> Marking:
    """The marking of halves in a document, or the one it would have."""
    matching = document.get("matching")
    found = words_of(matching.get("halves")) if isinstance(matching, dict) else []
    is_used = len(found) == 2 and all(len(mark) == 1 for mark in found)
    marks = (found[0], found[1]) if is_used else _USUAL_MARKS
    return Marking(marks, bool(used) and all(len(label) > 1 and label[0] in marks for label in used), is_used)


def labels_of(
    document: Mapping[str, Any], used: Sequence[str], marking: Marking, puzzle: Puzzle | None
) -> list[dict[str, Any]]:
    """The labels to choose from: those that are used, with their mates, and if they are few some more."""
    family = FAMILIES.get(str(document.get("family")))
    if family is not None and not family.has_labels:
        return []
    found_stems = {marking.stem_of(label) if marking.is_used else label for label in used}
    if len(found_stems) < 4 and found_stems.issubset(_FIRST_LABELS):
        found_stems.update(_FIRST_LABELS[:4])
    # The order does not depend on which tile was painted first, so that no label moves under the hand.
    stems = sorted(found_stems, key=_rank)
    found = []
    for color, stem in enumerate(stems):
        labels = marking.halves_of(stem) if marking.is_used else [stem]
        found += [LabelMark(label, color, half, hint=stem) for half, label in enumerate(labels)]
    found += [LabelMark(label, len(stems)) for label in used if label not in {mark.label for mark in found}]
    names = names_of(document.get("labels"))
    styles = label_fills(found)
    if puzzle is not None:
        # Labels that are used look as they do in the pictures of the puzzle.
        styles |= label_fills(family_of(puzzle).scene_of_puzzle(puzzle).marks)
    return [
        {
            "label": mark.label,
            "stem": mark.hint,
            "words": names.of_label.get(mark.label)
            or _words(mark, marking, color_word(mark.hint, styles[mark.label].color)),
            "color": styles[mark.label].color,
            "ink": ink_on(styles[mark.label].color),
            "outlined": is_outlined(mark),
            "used": mark.label in used,
        }
        for mark in found
    ]


def _rank(stem: str) -> tuple[int, int, str]:
    """The labels that are offered come first, then numbers, then words."""
    if stem in _FIRST_LABELS:
        return 0, _FIRST_LABELS.index(stem), ""
    number = whole_number(stem)
    return (2, 0, stem.casefold()) if number is None else (1, number, "")


def _words(mark: LabelMark, marking: Marking, color: str) -> str:
    words = color or mark.hint or mark.label
    if not (marking.is_used and mark.hint):
        return words
    return f"{words} {marking.words[mark.half]}"
