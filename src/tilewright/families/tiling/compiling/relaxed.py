"""The requirements of a tiling puzzle, any of which may be dropped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ....models import Choices, CoverModel, CoverSum, Option
from ....sentences import sentence
from ....values import replace as replace_model
from ...relaxed import Requirement
from ...wording import listing, thing_named
from ..laid.table import name_with_code, words_for_piece
from ..puzzle import TilingPuzzle
from ..rules import Contact, RuleOnBoard
from .compile import CompiledTiling, compile_cover
from .items import Placement


class _Droppable(NamedTuple):
    """A part of a rule that may be dropped: the options that it forbids, and its items.

    `contacts` are secondary ones, `bounds` how often others must be covered.
    """

    forbidden: frozenset[int]
    contacts: frozenset[int]
    bounds: dict[int, tuple[int, int]]


class RelaxedCover:
    """Requirements are the primary items of the exact cover, its sums, an item for each fixed piece, parts of rules.

    Behind the items come the numbers of the sums, of the parts of rules, and of the items of these parts.
    """

    def __init__(self, puzzle: TilingPuzzle, seed: int) -> None:
        taken_apart = [rule.parts(puzzle) for rule in puzzle.rules]
        parts = [part for found, _ in taken_apart for part in found]
        rest = tuple(rest for _, rest in taken_apart if rest is not None)
        compiled = compile_cover(replace(puzzle, fixed=(), rules=rest))
        model, n = compiled.model, compiled.model.n_primary
        self._random = Random(seed)
        self._upper = (*model.upper, *(1 for _ in puzzle.fixed))
        least = list(model.lower)
        # A piece that is fixed is used.
        for number, group in enumerate(compiled.classes):
            names = [fixed.piece for fixed in puzzle.fixed]
            least[number] = sum(max(piece.least, names.count(piece.name)) for piece in group.members)
        self._lower = (*least, *(1 for _ in puzzle.fixed))
        self._of_rules = compiled.items.of_rules
        shift = len(puzzle.fixed)
        self._options: list[Option] = []
        for placement, option in zip(compiled.placements, model.options, strict=True):
            members = {piece.name for piece in compiled.classes[placement.piece_class].members}
            met = [
                (n + number, 0)
                for number, fixed in enumerate(puzzle.fixed)
                if fixed.piece in members
                and set(fixed.cells) <= set(placement.cells)
                and fixed.allows([placement.labels[placement.cells.index(cell)] for cell in fixed.cells])
            ]
            self._options.append((*((item if item < n else item + shift, color) for item, color in option), *met))
        self._n_primary, self._n_items = n + shift, model.n_items + shift
        self._sums = [
            CoverSum(least, most, tuple((item if item < n else item + shift, factor) for item, factor in factors))
            for least, most, factors in model.sums
        ]
        self._first_part = self._n_items + len(self._sums)
        self._parts: list[_Droppable] = []
        n_all = self._first_part + len(parts)
        for part in parts:
            self._parts.append(self._taken(part.rule.on(puzzle, compiled.classes), compiled.placements, n_all))
            n_all += len(self._parts[-1].contacts) + len(self._parts[-1].bounds)
        # Items that fixed pieces and parts add come last in an option, and have no value.
        self._values = [
            (*values, *[0] * (len(option) - len(values)))
            for option, values in zip(self._options, model.values, strict=False)
        ]
        self.requirements: list[Requirement] = []
        self._item: list[int] = []
        self._add(puzzle, compiled)
        for number, part in enumerate(parts, start=self._first_part):
            self.requirements.append(Requirement(part.rule.key, part.requirement, (), part.cells))
            self._item.append(number)

    def _taken(self, rule: RuleOnBoard, placements: Sequence[Placement], first: int) -> _Droppable:
        """A part with what it says of each option; its items, from the first number on, go into the options."""
        bounds = {number: (item.least, item.most) for number, item in enumerate(rule.items, start=first)}
        begin = first + len(bounds)
        number_of: dict[Contact, int] = {}
        for option, placement in enumerate(placements):
            touched = [(first + number, 0) for number in rule.covered(placement)]
            touched += [
                (number_of.setdefault(contact._replace(color=0), begin + len(number_of)), contact.color)
                for contact in rule.contacts(placement)
            ]
            if touched:
                self._options[option] += tuple(touched)
        forbidden = frozenset(k for k, placement in enumerate(placements) if not rule.allows(placement))
        return _Droppable(forbidden, frozenset(number_of.values()), bounds)

    def _add(self, puzzle: TilingPuzzle, compiled: CompiledTiling) -> None:
        """List the requirements, each with its item."""
        names = puzzle.board.names
        for number, group in enumerate(compiled.classes):
            if least := self._lower[number]:
                members = [piece.name for piece in group.members]
                noun = "tile" if group.members[0].is_tile else "piece"
                pieces = thing_named(noun, listing(name_with_code(puzzle, name) for name in members))
                if least > len(members):
                    words = sentence("{n} copies of {pieces} are used", n=least, pieces=pieces)
                else:
                    n = len(members) if least == len(members) else 1
                    words = sentence("{pieces} {n:is|are} used", pieces=pieces, n=n)
                self.requirements.append(Requirement("piece", words, tuple(members)))
                self._item.append(number)
        for cell in compiled.items.required:
            covered = sentence("cell {cell} is covered", cell=names[cell])
            self.requirements.append(Requirement("cell", covered, (), (cell,)))
            self._item.append(compiled.items.item_of_cell[cell])
        keys = [key for key, rule in compiled.items.rules.items() for _ in rule.items]
        for key, (item, rule) in zip(keys, self._of_rules.items(), strict=True):
            self.requirements.append(Requirement(key, rule.requirement, (), rule.cells))
            self._item.append(item)
        for number, one in enumerate(compiled.items.of_sums):
            self.requirements.append(Requirement("region", one.requirement, (), one.cells))
            self._item.append(self._n_items + number)
        for number, fixed in enumerate(puzzle.fixed):
            on = " ".join(names[cell] for cell in fixed.cells)
            words = sentence("{piece} lies on {cells}", piece=words_for_piece(puzzle, fixed.piece), cells=on)
            self.requirements.append(Requirement("fixed", words, (fixed.piece,), fixed.cells))
            self._item.append(compiled.model.n_primary + number)

    def _kept(self, kept: frozenset[int]) -> tuple[set[int], list[int]]:
        """The items of some requirements, and the options with any of them; the others are of no use.

        Contacts of parts are not needed by themselves.
        """
        items = {self._item[number] for number in kept}
        useful = items.union(self._settled(items))
        forbidden = self._forbidden(items)
        numbers = [
            k
            for k, option in enumerate(self._options)
            if k not in forbidden and any(item in useful for item, _ in option)
        ]
        return items, numbers

    def _parts_in(self, items: Set[int]) -> list[_Droppable]:
        return [part for number, part in enumerate(self._parts, start=self._first_part) if number in items]

    def _bounds(self, items: Set[int]) -> dict[int, tuple[int, int]]:
        return {item: bounds for part in self._parts_in(items) for item, bounds in part.bounds.items()}

    def _settled(self, items: Set[int]) -> set[int]:
        """The items in sums, and those that parts bound: what is chosen decides about them."""
        return {item for one in self._sums_in(items) for item, _ in one.factors} | self._bounds(items).keys()

    def _forbidden(self, items: Set[int]) -> frozenset[int]:
        return frozenset[int]().union(*(part.forbidden for part in self._parts_in(items)))

    def _contacts(self, items: Set[int]) -> frozenset[int]:
        return frozenset[int]().union(*(part.contacts for part in self._parts_in(items)))

    def _sums_in(self, items: Set[int]) -> list[CoverSum]:
        return [one for number, one in enumerate(self._sums, start=self._n_items) if number in items]

    def model(self, kept: frozenset[int]) -> CoverModel | None:
        items, numbers = self._kept(kept)
        bounds = self._bounds(items)
        if all(item >= self._first_part for item in items) and not any(least for least, _ in bounds.values()):
            # Where nothing must lie no part of a rule forbids anything.
            return None
        dropped = [item for item in range(self._n_primary) if item not in items and item not in self._of_rules]
        needed = sorted(item for item in items if item < self._n_items)
        # A search lays only what covers a primary item, and a sum may want what nothing else does.
        most = 0 if self._sums_in(items) else 1
        primary = [*needed, *bounds, *(item for item in dropped if self._upper[item] != most)]
        secondary = [item for item in dropped if self._upper[item] == most]
        order = [*primary, *secondary, *range(self._n_primary, self._n_items), *sorted(self._contacts(items))]
        to = {item: k for k, item in enumerate(order)}
        lower = tuple(
            bounds[item][0] if item in bounds else self._lower[item] if item in items else 0 for item in primary
        )
        upper = tuple(bounds[item][1] if item in bounds else self._upper[item] for item in primary)
        options = tuple(tuple((to[item], color) for item, color in self._options[k] if item in to) for k in numbers)
        model = CoverModel(lower, upper, len(order) - len(primary), options)
        sums = tuple(
            one._replace(factors=tuple((to[item], factor) for item, factor in one.factors))
            for one in self._sums_in(items)
        )
        if not sums:
            return model
        values = tuple(
            tuple(value for (item, _), value in zip(self._options[k], self._values[k], strict=True) if item in to)
            for k in numbers
        )
        return replace_model(model, sums=sums, values=values)

    def met(self, kept: frozenset[int], choices: Choices) -> frozenset[int]:
        # More options are laid beside those chosen, as long as any fits.
        items, numbers = self._kept(kept)
        chosen = [numbers[k] for k in choices]
        times, colors, given = Counter[int](), dict[int, int](), Counter[int]()
        forbidden, contacts, settled = self._forbidden(items), self._contacts(items), self._settled(items)

        def fits(number: int) -> bool:
            return number not in forbidden and all(
                item not in settled
                and (
                    times[item] < self._upper[item]
                    if item < self._n_primary
                    else item not in colors or (color and colors[item] == color)
                )
                for item, color in self._options[number]
                if item < self._n_items or item in contacts or item in settled
            )

        rest = self._random.sample(range(len(self._options)), len(self._options))
        laid, clashing = set[int](), set[int]()
        for k, number in enumerate([*chosen, *rest]):
            if k < len(chosen) or fits(number):
                laid.add(number)
                clashing.update(
                    item
                    for item, color in self._options[number]
                    if item in colors and (not color or colors[item] != color)
                )
                times.update(item for item, _ in self._options[number])
                colors.update(pair for pair in self._options[number] if pair[0] >= self._n_primary)
                if self._sums:
                    for (item, _), value in zip(self._options[number], self._values[number], strict=True):
                        given[item] += value

        def is_met(item: int) -> bool:
            if item >= self._first_part:
                part = self._parts[item - self._first_part]
                is_bounded = all(least <= times[item] <= most for item, (least, most) in part.bounds.items())
                return is_bounded and laid.isdisjoint(part.forbidden) and clashing.isdisjoint(part.contacts)
            if item < self._n_items:
                return self._lower[item] <= times[item] <= self._upper[item]
            least, most, factors = self._sums[item - self._n_items]
            return least <= sum(factor * given[item] for item, factor in factors) <= most

        return frozenset(k for k, item in enumerate(self._item) if is_met(item))
