"""Boards that grow by equal layers, and what each layer of such a strip asks for.

A strip of n layers is a board whose layer k is its layer 0 shifted by k steps. The exact cover of a puzzle on it is cut
into layers, too. An option belongs to the first layer that it touches. An item belongs to the last layer of the cells
that it is about: a cell, the edge between two cells, the corner between several. No option of a later layer covers it,
so what was done in the layers before is summed up in which items of this layer and the following ones are covered, and
in which color: the *state* of the strip.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from ..boards import Board
from ..boards.periods import Glide, Period
from ..deadline import timely
from ..families.tiling import TilingPuzzle, compile_cover
from ..families.tiling.compiling.located import LocatedItem, located_items
from ..lattices import Cell
from ..lattices.matrices import minus, plus
from ..models import CoverModel
from ..values import frozen


class NoStates(Exception):
    """The reason why no states of layers tell all about a puzzle on boards of any length."""


PuzzleOfLength = Callable[[int], TilingPuzzle]
"""The puzzle on a board of so many layers."""

_ItemKey = tuple[str, tuple[Cell, ...], tuple[str | int, ...], int]
"""An item of a layer: its kind, its cells as if the layer were layer 0, its number, and its number among equal ones."""


@frozen
class Layering:
    """How a board grows: the cells of a layer in the middle, and the step from each layer to the next."""

    layer: tuple[Cell, ...]
    step: Cell

    @classmethod
    def of(cls, boards: Sequence[Board]) -> Layering | None:
        """The way in which three boards of one size after the other grow by equal layers; None if they do not."""
        added = [sorted(set(longer.cells) - set(shorter.cells)) for shorter, longer in pairwise(boards)]
        if len(added[0]) != len(added[1]) or not added[0]:
            return None
        step = minus(added[1][0], added[0][0])
        found = cls(tuple(added[0]), step) if any(step) else None
        if found is None or [plus(cell, step) for cell in added[0]] != added[1]:
            return None
        return None if any(found.layers_of(board) is None for board in boards) else found

    def layers_of(self, board: Board) -> list[int] | None:
        """For each cell of a board the number of its layer, which may be below 0; None if some are in no layer."""
        layers = [self._layer_of.get(self._reduced(cell)[1]) for cell in board.cells]
        if None in layers:
            return None
        return [
            self._reduced(cell)[0] - first for cell, first in zip(board.cells, layers, strict=True) if first is not None
        ]

    def shift(self, n: int) -> Cell:
        """The shift by so many layers."""
        return tuple(n * x for x in self.step)

    @cached_property
    def _layer_of(self) -> dict[Cell, int]:
        """For the cells of layer 0, reduced, how far they were shifted for that."""
        return {reduced: n for n, reduced in map(self._reduced, self.layer)}

    @cached_property
    def _axis(self) -> int:
        """The first coordinate in which layers differ."""
        return next(k for k, x in enumerate(self.step) if x)

    def _reduced(self, cell: Cell) -> tuple[int, Cell]:
        """A cell shifted to where all that differ from it by steps are shifted, and by how many steps."""
        n = cell[self._axis] // self.step[self._axis]
        return n, plus(cell, self.shift(-n))

    def most_reached(self, puzzle: TilingPuzzle) -> int:
        """A number of layers that no piece exceeds, however it lies, though its cells may be far apart.

        The coordinate in which layers differ tells how far a piece reaches, in each of its orientations. Across a skew
        period it reaches as much further as that period leads along the strip, each time.
        """
        lattice, axis, dimension = puzzle.lattice, self._axis, puzzle.lattice.dimension
        along = across = 0
        for piece in puzzle.pieces:
            for matrix in lattice.point_group:
                turned, _ = lattice.turn_all(matrix, piece.cells)
                extents = [max(coordinates) - min(coordinates) for coordinates in zip(*turned, strict=True)]
                along, across = max(along, extents[axis]), max(across, *extents[:dimension])
        seams = self.seams(puzzle.board)
        shifts = [one.shift if isinstance(one, Glide) else one for one in puzzle.board.wrap if one not in seams]
        skew = sum(abs(shift[axis]) for shift in shifts)
        spread = max(self._layer_of.values()) - min(self._layer_of.values())
        return 1 + spread + ceil((along + (across + 1) * skew) / abs(self.step[axis]))

    def seams(self, board: Board) -> list[Period]:
        """The periods of a board that lead from one end of a strip to the other."""
        shift = self.shift(len(board) // len(self.layer))[: board.lattice.dimension]
        both = (shift, tuple(-x for x in shift))
        return [one for one in board.wrap if (one.shift if isinstance(one, Glide) else one) in both]


class OptionBits(NamedTuple):
    """A way to lay a piece: the bits that it sets, and those that must not be set before."""

    sets: int
    forbids: int


@frozen
class Layer:
    """What one layer of a strip asks for, in bits of states.

    `options` are for each cell of the layer those of which it is the first cell there, sorted. `cells` are its cells
    that are in play, `optional` those of them that may stay empty, `required` the further items of the layer that must
    be covered.
    """

    options: tuple[tuple[OptionBits, ...], ...]
    cells: int
    optional: int
    required: int


class StateBits:
    """Numbers for the bits of states, the same for all lengths of a strip: an item of a layer, in one of its colors.

    The bits of the layer at hand come first, `width` of them, then those of the next, and so on; those of its cells
    are the lowest.
    """

    def __init__(self, layering: Layering) -> None:
        self.layering = layering
        self._number_of: dict[tuple[_ItemKey, int], int] = {}
        self.colors_of: dict[_ItemKey, set[int]] = {}
        self.n_cells = len(layering.layer)
        for cell in layering.layer:
            self._number_of[cell_key(cell), 0] = len(self._number_of)
            self.colors_of[cell_key(cell)] = {0}

    def learn(self, key: _ItemKey, color: int) -> None:
        """Give a number to an item in one of its colors; before the first bit is asked for."""
        self._number_of.setdefault((key, color), len(self._number_of))
        self.colors_of.setdefault(key, set()).add(color)

    @property
    def width(self) -> int:
        return len(self._number_of)

    @property
    def are_cells(self) -> bool:
        """Tell whether states know of nothing but covered cells."""
        return self.width == self.n_cells

    def bit(self, key: _ItemKey, color: int, ahead: int) -> int:
        """The bit of an item so many layers ahead."""
        return 1 << ahead * self.width + self._number_of[key, color]


def cell_key(cell: Cell) -> _ItemKey:
    """The key of a cell of layer 0."""
    return ("cell", (cell,), (), 0)


class CutStrip:
    """The exact cover of a puzzle on a strip, cut into layers; its bits are known when all strips have `bits`.

    Of a strip that is closed to a ring, `is_ring`, the layer behind the last one is the first; it must be so long that
    nothing reaches around it.
    """

    def __init__(self, puzzle: TilingPuzzle, bits: StateBits, *, is_ring: bool = False) -> None:
        self._puzzle, self._bits = puzzle, bits
        layers = bits.layering.layers_of(puzzle.board)
        if layers is None:
            raise NoStates("its boards do not grow by equal layers")
        self._layer_of_cell = layers
        self._first = min(layers)
        self.n_layers = 1 + max(layers) - self._first
        self._is_ring = is_ring
        compiled = compile_cover(puzzle)
        self._model: CoverModel = compiled.model
        if self._model.sums:
            raise NoStates("values that add up tell more than which cells are covered")
        self._n_classes = len(compiled.classes)
        located = [one for one in located_items(compiled) if one is not None]
        for one in located:
            if not one.cells:
                raise NoStates(f"it is about the whole board that {one.words}")
        self._check_bounds(located)
        self._key_of = self._keys(located)
        """For each item behind the classes its layer and its key."""
        for _, key in self._key_of[: self._model.n_primary - self._n_classes]:
            bits.learn(key, 0)
        for option in timely(self._model.options):
            for item, color in option[1:]:
                bits.learn(self._key_of[item - self._n_classes][1], color)
        self._begin_of = [min(self._unrolled(placement.cells)) for placement in timely(compiled.placements)]

    def _unrolled(self, cells: Sequence[int]) -> list[int]:
        """The layers of some cells; on a ring, as if it were cut open where none of the cells is near."""
        layers = [self._layer_of_cell[cell] for cell in cells]
        if not self._is_ring:
            return layers
        ordered = sorted(set(layers))
        gaps = [(after - before) % self.n_layers for before, after in pairwise([ordered[-1], *ordered])]
        begin = ordered[gaps.index(max(gaps))]
        return [layer if layer >= begin else layer + self.n_layers for layer in layers]

    def _keys(self, located: Sequence[LocatedItem]) -> list[tuple[int, _ItemKey]]:
        layering, board = self._bits.layering, self._puzzle.board
        found: list[tuple[int, _ItemKey]] = []
        times = Counter[tuple[int, _ItemKey]]()
        for one in located:
            layers = self._unrolled(one.cells)
            last = max(layers)
            shifts = (layer - self._layer_of_cell[cell] - last for layer, cell in zip(layers, one.cells, strict=True))
            cells = [plus(board.cells[cell], layering.shift(n)) for cell, n in zip(one.cells, shifts, strict=True)]
            layer = self._first + (last - self._first) % self.n_layers
            place = layer, (one.kind, tuple(sorted(cells)), one.number, 0)
            found.append((layer, (*place[1][:3], times[place])))
            times[place] += 1
        return found

    def _ahead(self, begin: int, item: int) -> int:
        """How many layers behind the first of an option an item belongs that it covers."""
        ahead = self._key_of[item - self._n_classes][0] - begin
        return ahead % self.n_layers if self._is_ring else ahead

    @cached_property
    def reach(self) -> int:
        """The most layers that an option touches, with all that it covers."""
        options = zip(self._begin_of, self._model.options, strict=True)
        return 1 + max(
            (self._ahead(begin, item) for begin, option in timely(options) for item, _ in option[1:]), default=0
        )

    def _check_bounds(self, located: Sequence[LocatedItem]) -> None:
        """Raise NoStates if an item may be covered several times, but not often: a bit does not count."""
        model = self._model
        for item in range(self._n_classes, model.n_primary):
            one = located[item - self._n_classes]
            if model.lower[item] > 1 or 1 < model.upper[item] < one.room:
                raise NoStates(f"it needs numbers, not only cells, that {one.words}")

    @cached_property
    def layers(self) -> tuple[Layer, ...]:
        """What each of the layers asks for."""
        bits, model = self._bits, self._model
        options: list[list[list[OptionBits]]] = [[[] for _ in range(bits.n_cells)] for _ in range(self.n_layers)]
        own_cells = (1 << bits.n_cells) - 1
        for begin, option in zip(self._begin_of, timely(model.options), strict=True):
            sets = forbids = 0
            for item, color in option[1:]:
                key, ahead = self._key_of[item - self._n_classes][1], self._ahead(begin, item)
                if ahead < 0:
                    raise NoStates("a rule reaches back to layers that are finished")
                bit = bits.bit(key, color, ahead)
                sets |= bit
                if item < model.n_primary:
                    forbids |= bit if model.upper[item] == 1 else 0
                else:
                    others = bits.colors_of[key] - ({color} if color else set())
                    forbids |= sum(bits.bit(key, other, ahead) for other in others)
            first = (sets & own_cells & -(sets & own_cells)).bit_length() - 1
            options[(begin - self._first) % self.n_layers][first].append(OptionBits(sets, forbids))
        masks = [[0, 0, 0] for _ in range(self.n_layers)]
        for item, (layer, key) in enumerate(self._key_of, self._n_classes):
            is_cell, is_free = key[0] == "cell", item >= model.n_primary or model.lower[item] == 0
            own = sum(bits.bit(key, color, 0) for color in bits.colors_of.get(key, ()))
            mask = masks[layer - self._first]
            if is_cell:
                mask[0] |= own
                mask[1] |= own if is_free else 0
            elif not is_free:
                mask[2] |= own
        return tuple(
            Layer(tuple(tuple(sorted(some)) for some in each), *mask) for each, mask in zip(options, masks, strict=True)
        )
