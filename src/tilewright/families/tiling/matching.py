"""The labels that may meet, and the rules of the rim."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Literal

from ...errors import InvalidPuzzle
from ...lattices import Side
from ...sentences import sentence
from ...values import frozen
from ..common import store
from .labels import Label


@frozen
class Relation:
    """The labels that may meet across an edge. A side without a label meets anything.

    `equal`: each label meets itself. `complementary`: each label meets its one mate, such as head and
    tail. `table`: any symmetric set of pairs. `pairs` holds both orders of every pair; it is empty for
    `equal`.
    """

    kind: Literal["equal", "complementary", "table"] = "equal"
    pairs: frozenset[tuple[Label, Label]] = frozenset()

    def __post_init__(self) -> None:
        store(self, pairs=frozenset((a, b) for a, b in self.pairs))
        if self.kind == "equal" and self.pairs:
            raise InvalidPuzzle(sentence("where equal labels meet there are no pairs; use Relation.of_pairs"))
        one_way = [f"{a} meets {b}" for a, b in sorted(self.pairs) if (b, a) not in self.pairs]
        if one_way:
            raise InvalidPuzzle(
                sentence("pairs go both ways, but only {names}; use Relation.of_pairs", names=", ".join(one_way))
            )
        firsts = [a for a, _ in self.pairs]
        if self.kind == "complementary" and len(set(firsts)) < len(firsts):
            twice = next(label for label in firsts if firsts.count(label) > 1)
            raise InvalidPuzzle(
                sentence(
                    "label {twice} has several mates; that is a table, not a complementary relation", twice=repr(twice)
                )
            )

    @classmethod
    def of_pairs(cls, pairs: Iterable[tuple[Label, Label]]) -> Relation:
        """The relation in which exactly these pairs may meet, complementary if every label has one mate."""
        both = frozenset(pair for a, b in pairs for pair in ((a, b), (b, a)))
        firsts = [a for a, _ in both]
        return cls("complementary" if len(set(firsts)) == len(firsts) else "table", both)

    def matches(self, first: Label | None, second: Label | None) -> bool:
        """Tell whether two sides may meet."""
        if first is None or second is None:
            return True
        return first == second if self.kind == "equal" else (first, second) in self.pairs

    @cached_property
    def mates(self) -> dict[Label, frozenset[Label]]:
        """For each label of the pairs, the labels that it may meet."""
        found: dict[Label, set[Label]] = {}
        for a, b in self.pairs:
            found.setdefault(a, set()).add(b)
        return {label: frozenset(mates) for label, mates in found.items()}


@frozen
class Rim:
    """The rules of the rim, the sides of board cells beyond which there is no cell of the board.

    `label`: every rim side of a placed piece has this label; `labels`: it has one of these. `one_color`: all have one
    and the same label. `only_there`: `label`, or `labels`, may lie nowhere else. `forbidden`: labels that may not lie
    on the rim. `sides`: (cell index, side, label, or a set of labels of which one is to lie there), demanded one by
    one. A side without a label lies anywhere.
    """

    label: Label | None = None
    """The only one of `labels`; None if there is none, or a choice."""
    only_there: bool = False
    one_color: bool = False
    forbidden: frozenset[Label] = frozenset()
    sides: tuple[tuple[int, Side, Label | frozenset[Label]], ...] = ()
    labels: frozenset[Label] = frozenset()

    def __post_init__(self) -> None:
        sides = tuple((cell, side, _one_or_set(labels)) for cell, side, labels in self.sides)
        labels = frozenset(self.labels if self.label is None else {*self.labels, self.label})
        label = next(iter(labels)) if len(labels) == 1 else None
        store(self, forbidden=frozenset(self.forbidden), sides=sides, labels=labels, label=label)

    @cached_property
    def demanded(self) -> dict[tuple[int, Side], frozenset[Label]]:
        """The labels that single sides may have, if not those of all sides."""
        return {(cell, side): as_set(labels) for cell, side, labels in self.sides}

    def wanted(self, cell: int, side: Side) -> frozenset[Label]:
        """The labels of which a side of the rim must have one; empty if it may have any."""
        return self.demanded.get((cell, side), self.labels)

    def allows(self, cell: int, side: Side, label: Label) -> bool:
        """Tell whether a label may lie on a side of the rim."""
        wanted = self.wanted(cell, side)
        return label not in self.forbidden and (not wanted or label in wanted)


def as_set(labels: Label | Iterable[Label]) -> frozenset[Label]:
    """One label or several as a set."""
    return frozenset([labels] if isinstance(labels, str) else labels)


def _one_or_set(labels: Label | Iterable[Label]) -> Label | frozenset[Label]:
    """A single label as it is, several as a set."""
    found = as_set(labels)
    return next(iter(found)) if len(found) == 1 else found
