"""Names of labels: "yellow" for Y, told to people and understood wherever a label is typed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property

from ...sentences import sentence
from ...values import frozen
from ..common import store
from ..scenes import WILD
from .labels import Label

_UNFIT = r"[^\S ]|[\x00-\x1f\x7f-\x9f,;|\[\](){}\"]|^ | $|  |^[-_.?*]$"
"""What no name has: lists of labels could not be read then."""


@frozen
class LabelNames:
    """The names of some labels, in the order of the puzzle's file; a mapping may be given for `pairs`."""

    pairs: tuple[tuple[Label, str], ...] = ()

    def __post_init__(self) -> None:
        pairs = self.pairs.items() if isinstance(self.pairs, Mapping) else self.pairs
        store(self, pairs=tuple((label, name) for label, name in pairs))

    def __bool__(self) -> bool:
        return bool(self.pairs)

    @cached_property
    def of_label(self) -> dict[Label, str]:
        return dict(self.pairs)

    @cached_property
    def _label_of_name(self) -> dict[str, Label]:
        return {name.casefold(): label for label, name in self.pairs}

    def name(self, label: Label) -> str:
        """The name of a label; the label itself if it has none."""
        return self.of_label.get(label, label)

    def label(self, word: str) -> Label:
        """The label that a word means, itself or by its name in any case; the word as it is if it is no name."""
        return word if word in self.of_label else self._label_of_name.get(word.casefold(), word)

    def both(self, label: Label) -> str:
        """The name of a label with the label behind it, as "yellow (Y)"; the label alone if it has no name."""
        name = self.name(label)
        return label if name == label else f"{name} ({label})"

    def limited_to(self, labels: Collection[Label]) -> LabelNames:
        """The names of these labels alone."""
        return LabelNames(tuple((label, name) for label, name in self.pairs if label in labels))

    def faults(self, labels: Iterable[Label] = ()) -> Iterator[tuple[Label, str, str]]:
        """The labels whose names cannot stay, each with what is wrong and what helps; `labels` are all of the puzzle.

        A name is told from every other label and every other name, in any case.
        """
        others = {label.casefold(): label for label in (*labels, *self.of_label)}
        first: dict[str, Label] = {}
        for label, name in self.pairs:
            folded = name.casefold()
            if label == WILD:
                yield (
                    label,
                    sentence("{wild} is no label: it stands for a side without one", wild=WILD),
                    sentence("leave it out"),
                )
            elif not name or re.search(_UNFIT, name):
                help = sentence("a name is a word, or several with single blanks between, without commas and brackets")
                yield label, sentence("label {label} cannot be named {name}", label=repr(label), name=repr(name)), help
            elif folded in others and folded != label.casefold():
                message = sentence(
                    "label {label} is named {name}, but {other} is another label",
                    label=repr(label),
                    name=repr(name),
                    other=repr(others[folded]),
                )
                yield label, message, sentence("name it so that nobody takes one for the other")
            elif first.setdefault(folded, label) != label:
                message = sentence(
                    "labels {first} and {label} are both named {name}",
                    first=repr(first[folded]),
                    label=repr(label),
                    name=repr(name),
                )
                yield (
                    label,
                    message,
                    sentence("give each label a name of its own; capital and small letters are the same"),
                )
