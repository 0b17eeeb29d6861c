"""From a tiling puzzle to exact cover with colors, and back.

Primary items: every class of equal pieces (with its multiplicity), every cell that must be covered, and what rules want
to be covered, such as all pieces together if their number is bounded.
Secondary items: optional cells; every edge on which labels meet; the rim if it must have one color; and contacts, which
rules keep to one piece.
An option is a placement: a piece in an orientation at a position that the rim and the fixed pieces allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache, partial
from math import prod
from operator import getitem
from typing import TYPE_CHECKING, cast

from ....deadline import in_time, timely
from ....lattices import Cell
from ....models import CoverModel, Option, Part, demand_room
from ....models.orbits import cover_parts, fixed_cover
from ....values import field, frozen, replace
from ...clauses import LaidThing
from ...compiled import Choices, Move, Symmetry
from ..labels import value_on
from ..laid.naming import named
from ..pieces.shapes import PieceClass, ascending, begun_anywhere, labels_under, piece_classes
from ..puzzle import Fixed, Placed, TilingPuzzle, TilingSolution
from .items import Items, Placement
from .weights import Uses, factors_by_uses, shares_by_weight

if TYPE_CHECKING:
    from .symmetry import OptionSymmetry


@frozen
class CompiledTiling:
    """A tiling puzzle as exact cover; option k of the model is `placements[k]`."""

    puzzle: TilingPuzzle = field(repr=False)
    classes: tuple[PieceClass, ...]
    placements: tuple[Placement, ...]
    model: CoverModel = field(repr=False)
    items: Items = field(repr=False, compare=False)
    """The cells, edges and pieces that the items stand for."""

    @cached_property
    def option_of_placement(self) -> dict[Placement, int]:
        return {placement: option for option, placement in enumerate(self.placements)}

    @cached_property
    def is_plain(self) -> tuple[bool, ...]:
        """For each class of pieces, whether they have neither labels nor values."""
        return tuple(group.members[0].is_plain for group in self.classes)

    @cached_property
    def option_of_cells(self) -> dict[tuple[int, int], int]:
        """The options of pieces without labels, by their class and the cells that they cover, as a set of bits."""
        is_plain, bit = self.is_plain, [1 << cell for cell in range(len(self.puzzle.board))]
        found = {}
        for option, (piece_class, cells, _) in enumerate(timely(self.placements)):
            if is_plain[piece_class]:
                covered = 0
                for cell in cells:
                    covered |= bit[cell]
                found[piece_class, covered] = option
        return found

    @cached_property
    def options_of_fixed(self) -> frozenset[frozenset[int]]:
        """For each fixed piece the options that lay it: all that cover the cells on which it is fixed."""
        found: dict[int, list[int]] = {fixed.cells[0]: [] for fixed in self.puzzle.fixed}
        for option, placement in enumerate(timely(self.placements)):
            for cell in placement.cells:
                if cell in found:
                    found[cell].append(option)
        return frozenset(map(frozenset, found.values()))

    @cached_property
    def options_by_rules(self) -> Counter[tuple[tuple[int, int], frozenset[tuple[int, int, int]]]]:
        """For each item that a rule adds its bounds and the options that cover it, with colors and how often."""
        bounds = {item: (rule.least, rule.most) for item, rule in self.items.of_rules.items()}
        bounds |= dict.fromkeys(self.items.contact_items.values(), (0, 1))
        covered: dict[int, list[tuple[int, int]]] = {item: [] for item in bounds}
        for number, option in enumerate(self.model.options if bounds else ()):
            for item, color in option:
                if item in covered:
                    covered[item].append((number, color))
        return Counter((bounds[item], _sorted_counts(some)) for item, some in covered.items())

    @cached_property
    def class_of_piece(self) -> dict[str, int]:
        return {piece.name: index for index, group in enumerate(self.classes) for piece in group.members}

    @cached_property
    def _weights(self) -> tuple[tuple[int, ...], ...]:
        return tuple(group.weights() for group in self.classes)

    @cached_property
    def _shares(self) -> dict[Uses, int] | None:
        """The shares of the search in which all solutions weigh the same, with their weights; None if too many."""
        return shares_by_weight(self.classes, self._weights, len(self.items.required), len(self.items.item_of_cell))

    @cached_property
    def _factors(self) -> dict[int, tuple[int, ...]]:
        """For each class of which the weight depends on how many of its pieces are used: the factors of weights."""
        return factors_by_uses(self.classes, self._weights, len(self.items.required), len(self.items.item_of_cell))

    def canonical(self, choices: Choices) -> Choices:
        return tuple(sorted(choices))

    def weight(self, choices: Choices) -> int:
        used = [0] * len(self.classes)
        for option in choices:
            used[self.placements[option].piece_class] += 1
        return prod(map(getitem, self._weights, used))

    def target(self, choices: Choices) -> int | None:
        return None

    def decode(self, choices: Choices) -> TilingSolution:
        """The solution; equal pieces get their names in the order of the cells that they cover."""
        alike = self.alike
        laid = (self.placements[option] for option in choices)
        return named(self.puzzle, (LaidThing(alike[one.piece_class], one.cells, one.labels) for one in laid))

    def encode(self, solution: TilingSolution) -> Choices:
        options = []
        for placed in solution.placed:
            option = self.option_of(placed)
            if option is None:
                raise ValueError(f"piece {placed.piece!r} cannot lie there")
            options.append(option)
        return tuple(sorted(options))

    def option_of(self, placed: Placed) -> int | None:
        """The option that lays a piece like this; None if there is none."""
        if placed.piece not in self.class_of_piece or len(placed.cells) != len(placed.labels):
            return None
        placement = Placement(self.class_of_piece[placed.piece], *ascending(placed.cells, placed.labels))
        return self.option_of_placement.get(placement)

    def symmetries(self, relabelings: bool) -> tuple[Symmetry, ...]:
        from .symmetry import symmetry_group

        return symmetry_group(self, relabelings)

    def parts(self, group: tuple[Symmetry, ...], for_counting: bool, is_long: bool = False) -> tuple[Part, ...]:
        images = [symmetry.option_image for symmetry in _of_options(group)]
        shares = self._shares
        if shares is not None and len(shares) < 2:
            raw = next(iter(shares.values()), 0)
            parts = cover_parts(self.model, images, for_counting and is_long)
            return tuple(replace(part, raw=raw) for part in parts)
        # A solution stands for its images only if they weigh the same.
        images = [image for image in images if self._keeps_weights(image)]
        if shares is not None and for_counting and is_long:
            return tuple(self._parts_of_shares(dict(shares), images))
        if not for_counting:
            return cover_parts(self.model, images)
        tracked, factors = zip(*self._factors.items(), strict=True)
        model = replace(self.model, tracked=tracked)
        parts = cover_parts(model, images)
        # An engine that tells uses counts equal remainders once: in two parts most of them would come twice.
        return (replace(parts[0] if len(parts) == 1 else Part(1, model), factors=factors),)

    def _parts_of_shares(self, left: dict[Uses, int], images: list[tuple[int, ...]]) -> Iterator[Part]:
        """The parts of each share, but only of one of those that symmetries carry into each other."""
        class_images = [self._class_image(image) for image in images]
        while left:
            uses, weight = next(iter(left.items()))
            moved = [tuple(uses[index] for index in classes) for classes in class_images]
            orbit = set(moved)
            for one in orbit:
                del left[one]
            low, high = (tuple(bounds[k] for bounds in uses) for k in (0, 1))
            lower, upper = low + self.model.lower[len(uses) :], high + self.model.upper[len(uses) :]
            keeping = [image for image, to in zip(images, moved, strict=True) if to == uses]
            for part in cover_parts(replace(self.model, lower=lower, upper=upper), keeping):
                yield replace(part, weight=len(orbit) * part.weight, raw=weight)

    def _keeps_weights(self, image: tuple[int, ...]) -> bool:
        """Tell whether every class goes to one that is weighed alike."""
        weights = self._weights
        return all(weights[a] == weights[b] for a, b in enumerate(self._class_image(image)))

    def _class_image(self, image: tuple[int, ...]) -> list[int]:
        """For each class the one to which a symmetry of the options carries it."""
        images = list(range(len(self.classes)))
        for option, target in enumerate(image):
            images[self.placements[option].piece_class] = self.placements[target].piece_class
        return images

    @property
    def line_exchanges(self) -> None:
        """There are no lines."""

    def must_list(self, relabelings: bool) -> bool:
        return False

    def fixed_model(self, symmetry: Symmetry) -> CoverModel | None:
        return fixed_cover(self.model, _of_options((symmetry,))[0].option_image)

    @cached_property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(piece.name for piece in group.members) for group in self.classes)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        return tuple(Move(*placement) for placement in self.placements)

    def moves_of(self, choices: Choices) -> Choices:
        return choices

    @property
    def side_by_side(self) -> Iterator[tuple[int, int]]:
        return ((edge.cell, edge.other) for edge in self.puzzle.board.edges)


def _sorted_counts(pairs: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int, int]]:
    return frozenset((option, number, times) for (option, number), times in Counter(pairs).items())


def _of_options(group: tuple[Symmetry, ...]) -> tuple[OptionSymmetry, ...]:
    """The symmetries of a tiling, which are all permutations of its options."""
    return cast("tuple[OptionSymmetry, ...]", group)


@lru_cache(maxsize=2)
def compile_cover(puzzle: TilingPuzzle) -> CompiledTiling:
    """Translate a puzzle into exact cover with colors; kept for a while, since lint and the search both ask for it."""
    classes = piece_classes(puzzle)
    items = Items(puzzle, classes)
    placements: list[Placement] = []
    options: list[Option] = []
    positions = cache(partial(_positions, puzzle))
    n_placements = n_pairs = 0
    has_no_rules = not puzzle.rules
    for index, group in enumerate(classes):
        has_labels = group.members[0].has_labels
        # Across the seams of a wrapped board cells come in any order, and several ways lead to one placement.
        known: set[Placement] = set()
        for shape in (way for one in group.orientations for way in begun_anywhere(puzzle.board, one)):
            in_time()
            shape_cells = tuple(cell for cell, _ in shape)
            order, translates = positions(shape_cells)
            n_placements += len(translates)
            n_pairs += len(translates) * (1 + sum(1 + len(sides) - sides.count(None) for _, sides in shape))
            demand_room(puzzle.name, n_placements, n_pairs)
            labels = tuple(shape[k][1] for k in order)
            in_order = [shape_cells[k] for k in order]
            for cells in timely(translates):
                placement = Placement(index, cells, labels)
                if puzzle.board.wrap:
                    there = labels_under(puzzle.board, in_order, cells[0], labels)
                    placement = Placement(index, *ascending(cells, there))
                    if placement in known:
                        continue
                    known.add(placement)
                if puzzle.fixed_cells.isdisjoint(cells) or _fits_fixed(puzzle, group, placement):
                    colors = items.of_labels(placement) if has_labels else ()
                    if colors is not None and (has_no_rules or items.allows(placement)):
                        placements.append(placement)
                        option = items.of_cells(placement) + colors
                        options.append(option if has_no_rules else option + items.of_contacts(placement))
    # Numbers of copies for which there is no room are cut to one too many, which is just as impossible.
    bounds = [
        *((min(group.least, group.room + 1), min(group.most, group.room + 1)) for group in classes),
        *((1, 1) for _ in items.required),
        *((item.least, item.most) for item in items.of_rules.values()),
    ]
    lower, upper = zip(*bounds, strict=True)
    sums = items.sums()
    values = map(_values, placements, options) if sums else ()
    orders = items.orders()
    model = CoverModel(lower, upper, items.n_secondary, tuple(options), orders, sums=sums, values=tuple(values))
    return CompiledTiling(puzzle, classes, tuple(placements), model, items)


def _values(placement: Placement, option: Option) -> tuple[int, ...]:
    """The values that an option gives to its items: those of its cells, which come behind its class."""
    values = [int(value_on(labels) or 0) for labels in placement.labels]
    return (0, *values, *[0] * (len(option) - 1 - len(values)))


def _positions(puzzle: TilingPuzzle, shape: tuple[Cell, ...]) -> tuple[tuple[int, ...], list[tuple[int, ...]]]:
    """The order in which to read the cells of a shape, and in that order those under its translates on free cells."""
    # A shift does not change in which order cells are read: all translates come ascending.
    order = tuple(range(len(shape)))
    if puzzle.board.is_orientable:
        order = tuple(sorted(order, key=lambda k: puzzle.lattice.reading_key(shape[k])))
    translates = puzzle.board.translates([shape[k] for k in order])
    return order, [cells for cells in translates if puzzle.blocked.isdisjoint(cells)] if puzzle.blocked else translates


def _fits_fixed(puzzle: TilingPuzzle, group: PieceClass, placement: Placement) -> bool:
    """Tell whether a placement leaves every fixed piece alone, or is one of them and leaves the others alone."""
    cells = set(placement.cells)

    def is_it(fixed: Fixed) -> bool:
        if fixed.piece not in {piece.name for piece in group.members} or not set(fixed.cells) <= cells:
            return False
        return fixed.allows([placement.labels[placement.cells.index(cell)] for cell in fixed.cells])

    met = [fixed for fixed in puzzle.fixed if not cells.isdisjoint(fixed.cells)]
    return not met or (len(met) == 1 and is_it(met[0]))
