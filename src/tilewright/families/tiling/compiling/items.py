"""Numbers for the items of a tiling puzzle's exact cover, and the items that a placement covers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from ....lattices import Side, Vector
from ....lattices.matrices import times
from ....models import CoverSum
from ..labels import Label, SideLabels, sides_only
from ..matching import Relation
from ..pieces.shapes import PieceClass
from ..puzzle import TilingPuzzle
from ..rules import Contact, RuleOnBoard, RuleSum

# The number of orders of the cells that a model offers to engines that walk a board in a fixed order.
_ORDERS = 4


class Placement(NamedTuple):
    """A piece of a class on the board: the cells that it covers, ascending, with their labels.

    A tuple, as the symmetries of large puzzles look up hundreds of thousands of them.
    """

    piece_class: int
    cells: tuple[int, ...]
    labels: tuple[SideLabels, ...]


class Items:
    """Numbers for the items of a puzzle; those of edges and of the rim are given out when first needed."""

    def __init__(self, puzzle: TilingPuzzle, classes: tuple[PieceClass, ...]) -> None:
        self._puzzle = puzzle
        board = puzzle.board
        optional = puzzle.optional - puzzle.fixed_cells
        left_out = puzzle.blocked | optional
        self.required = [cell for cell in range(len(board)) if cell not in left_out]
        free = [*self.required, *sorted(optional)]
        self.rules = {rule.key: rule.on(puzzle, classes) for rule in puzzle.rules}
        """For each rule what it adds to the exact cover."""
        first = len(classes) + len(self.required)
        self.of_rules = dict(enumerate((item for rule in self.rules.values() for item in rule.items), first))
        """The items that rules add. They stand behind those of the cells that must be covered, before the others."""
        self._n_primary = first + len(self.of_rules)
        self._n_items = len(classes) + len(free) + len(self.of_rules)
        places = chain(range(len(classes), first), range(self._n_primary, self._n_items))
        self.item_of_cell = dict(zip(free, places, strict=True))
        self._first_items: list[tuple[RuleOnBoard, int]] = []
        for rule in self.rules.values():
            if rule.items:
                self._first_items.append((rule, first))
                first += len(rule.items)
        # Most rules have not much to say of a single placement, and there are many placements.
        own = [(rule, vars(type(rule))) for rule in self.rules.values()]
        self._allowing = [rule for rule, methods in own if "allows" in methods]
        self._touching = [rule for rule, methods in own if "contacts" in methods]
        self.edge_items: dict[tuple[int, Label], int] = {}
        self.rim_item: int | None = None
        self.contact_items: dict[Contact, int] = {}
        """What at most one of some pieces may touch."""
        self._pair_of_contact: dict[Contact, tuple[int, int]] = {}
        self.colors: dict[Label, int] = {}
        self._pair_of_cell = {cell: (item, 0) for cell, item in self.item_of_cell.items()}

    @cached_property
    def _edge_of_side(self) -> dict[tuple[int, Side], tuple[int, bool]]:
        """For each side of a cell the edge it belongs to, none on the rim, and whether it is the edge's first side."""
        found = {}
        for number, edge in enumerate(self._puzzle.board.edges):
            found[edge.cell, edge.side] = (number, True)
            found[edge.other, edge.other_side] = (number, False)
        return found

    @property
    def n_secondary(self) -> int:
        return self._n_items - self._n_primary

    def orders(self) -> tuple[tuple[int, ...], ...]:
        """The items of the cells row by row, in the directions of the lattice that keep neighbors closest together.

        A contact comes behind the cells that it is between.
        """
        lattice, board = self._puzzle.lattice, self._puzzle.board
        if self._puzzle.labels:
            # No engine walks pieces with labels so.
            return ()
        ranked = []
        edges = [
            (edge.cell, edge.other)
            for edge in board.edges
            if edge.cell in self.item_of_cell and edge.other in self.item_of_cell
        ]
        centers = {cell: lattice.center(board.cells[cell]) for cell in self.item_of_cell}
        for matrix in lattice.rotation_group:
            key = {cell: _row_by_row(times(matrix, center), lattice.unit) for cell, center in centers.items()}
            ordered = sorted(self.item_of_cell, key=key.__getitem__)
            spot = {cell: k for k, cell in enumerate(ordered)}
            stretch = sum([abs(spot[cell] - spot[other]) for cell, other in edges])
            behind: dict[int, list[int]] = {}
            for contact, item in self.contact_items.items():
                # Of a region some cells may be blocked.
                last = max((cell for cell in contact.cells if cell in spot), key=spot.__getitem__)
                behind.setdefault(last, []).append(item)
            order = chain.from_iterable((self.item_of_cell[cell], *behind.get(cell, ())) for cell in ordered)
            ranked.append((stretch, tuple(order)))
        return tuple(dict.fromkeys(order for _, order in sorted(ranked)))[:_ORDERS]

    def allows(self, placement: Placement) -> bool:
        """Tell whether the rules let a piece lie like this, whatever lies beside it."""
        return all(rule.allows(placement) for rule in self._allowing)

    def of_cells(self, placement: Placement) -> tuple[tuple[int, int], ...]:
        """The primary items of a placement, and those of optional cells: its class, its cells, and items of rules."""
        pair_of_cell = self._pair_of_cell
        of_cells = ((placement.piece_class, 0), *[pair_of_cell[cell] for cell in placement.cells])
        if not self._first_items:
            return of_cells
        return of_cells + tuple(
            (first + number, 0) for rule, first in self._first_items for number in rule.covered(placement)
        )

    def of_contacts(self, placement: Placement) -> tuple[tuple[int, int], ...]:
        """The items of what a placement touches that no other may touch."""
        return tuple([self._pair_of(contact) for rule in self._touching for contact in rule.contacts(placement)])

    def _pair_of(self, contact: Contact) -> tuple[int, int]:
        pair = self._pair_of_contact.get(contact)
        if pair is None:
            pair = self._pair_of_contact[contact] = (self._contact_item(contact._replace(color=0)), contact.color)
        return pair

    @cached_property
    def of_sums(self) -> tuple[RuleSum, ...]:
        """The sums that rules add."""
        return tuple(one for rule in self.rules.values() for one in rule.sums)

    def sums(self) -> tuple[CoverSum, ...]:
        """The sums of the model; cells that are blocked have no item, and no value."""
        item_of_cell = self.item_of_cell
        return tuple(
            CoverSum(
                one.least,
                one.most,
                tuple((item_of_cell[cell], factor) for cell, factor in one.factors if cell in item_of_cell),
            )
            for one in self.of_sums
        )

    def _contact_item(self, contact: Contact) -> int:
        if contact not in self.contact_items:
            self.contact_items[contact] = self._new_item()
        return self.contact_items[contact]

    def of_labels(self, placement: Placement) -> tuple[tuple[int, int], ...] | None:
        """The colored items of the labels of a placement; None if the rim forbids it."""
        pairs: list[tuple[int, int]] = []
        rim_labels: set[Label] = set()
        for cell, labels in zip(placement.cells, placement.labels, strict=True):
            for side, label in enumerate(sides_only(labels)):
                if label is None:
                    continue
                if (cell, side) not in self._edge_of_side:
                    if not self._puzzle.rim.allows(cell, side, label):
                        return None
                    rim_labels.add(label)
                elif self._puzzle.rim.only_there and label in self._puzzle.rim.labels:
                    return None
                else:
                    number, is_first = self._edge_of_side[cell, side]
                    pairs += self._of_side(number, is_first, label)
        if self._puzzle.rim.one_color and rim_labels:
            if len(rim_labels) > 1:
                return None
            if self.rim_item is None:
                self.rim_item = self._new_item()
            pairs.append((self.rim_item, self._color(rim_labels.pop())))
        colors = dict(pairs)
        # On a wrapped board a piece may meet itself; then its labels must match there.
        return tuple(colors.items()) if all(colors[item] == color for item, color in pairs) else None

    def _of_side(self, edge: int, is_first: bool, label: Label) -> Iterator[tuple[int, int]]:
        """Items and colors for a label on one side of an edge, so that the other agrees or both exclude each other."""
        relation = self._puzzle.relation
        if relation.kind == "equal":
            yield self._edge_item(edge, ""), self._color(label)
        elif relation.kind == "complementary":
            # Both sides name the label of the first; the second names its mate, or a color that the first never has.
            named = label if is_first else _mate(relation, label)
            yield self._edge_item(edge, ""), self._color(named)
        elif is_first:
            # Any other relation: an item for each label that the first side may have, 1 = "has it", 2 = "must not".
            yield self._edge_item(edge, label), 1
        else:
            for other in self._puzzle.labels:
                if not relation.matches(other, label):
                    yield self._edge_item(edge, other), 2

    def _edge_item(self, edge: int, label: Label) -> int:
        key = (edge, label)
        if key not in self.edge_items:
            self.edge_items[key] = self._new_item()
        return self.edge_items[key]

    def _new_item(self) -> int:
        self._n_items += 1
        return self._n_items - 1

    def _color(self, label: Label) -> int:
        numbers = self._puzzle.number_of_label
        if label not in self.colors:
            # A mate that is on no piece comes after all labels.
            self.colors[label] = numbers.get(label) or len(numbers) + len(self.colors.keys() - numbers.keys()) + 1
        return self.colors[label]


def _row_by_row(center: Vector, unit: int) -> tuple[int, ...]:
    """A key that orders cells by layers, then by rows, then along the row, by their centers."""
    return (*[coordinate // unit for coordinate in center[:-1]], center[-1], *center)


def _mate(relation: Relation, label: Label) -> Label:
    mates = relation.mates.get(label)
    return next(iter(mates)) if mates else f"no mate of {label}"
