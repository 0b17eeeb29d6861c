"""The engine for edge matching that cannot be solved in the time: the fewest mismatches found so far."""

from __future__ import annotations

import random as stdlib_random
from collections.abc import Iterator

from ..kernels import break_runs, edge_breaks, random
from ..models import EdgeModel
from .base import Choices, Engine, SavedState
from .break_schedule import flat_breaks, fresh_state
from .break_tables import BreakLayout, unfit, word_of
from .kernel_search import KernelSearch, LaidOut
from .orientations import mates_of, rim_of_cells
from .supply import supply, turns_of, unspread

# Rows of the buffer of found solutions.
_CAPACITY = 16


class BreakSearch(KernelSearch):
    """A scan with breaks under way, run after run. It is never exhausted and may find the same solution again.

    Its nodes are tiles put down; the start of every run counts as one.
    """

    def __init__(self, layout: BreakLayout, laid_out: LaidOut, saved: SavedState | None = None) -> None:
        super().__init__(laid_out, saved)
        self.layout = layout

    @property
    def lowest(self) -> int | None:
        """The fewest mismatches of a complete arrangement so far; None before the first."""
        lowest = self.register(break_runs.BEST)
        return None if lowest < 0 else lowest

    def best(self) -> tuple[int, Choices]:
        """The fewest mismatches reached so far, and the arrangement that has them.

        As long as no run has reached its end, the longest beginning of all runs is filled up.
        """
        words = list(self._state.best)
        model = self.layout.model
        if self.register(break_runs.BEST) < 0:
            choices = _filled_up(self.layout, words[: self.register(break_runs.DEEPEST)])
        else:
            choices = _choices(self.layout, words)
        return mismatches(model, choices), choices


def mismatches(model: EdgeModel, choices: Choices) -> int:
    """Edges whose sides do not match, and sides that may not lie on the rim where they do."""
    mates = mates_of(model)
    lying = [model.orientations[tile][turn] for tile, turn in zip(choices[::2], choices[1::2], strict=True)]
    wrong = sum(lying[b][t] not in mates[lying[a][s]] for a, s, b, t in model.edges)
    return wrong + sum(lying[a][s] != 0 and lying[a][s] not in labels for a, s, labels in model.rim)


def _placed(layout: BreakLayout, words: list[int]) -> Iterator[tuple[int, int, int]]:
    """Cell, tile and orientation of given tiles, and of the candidates taken by the first positions."""
    for cell, (tile, turn) in layout.given.items():
        yield cell, tile, turn
    copies = [list(reversed(tiles)) for tiles in layout.members]
    for p, word in enumerate(words):
        row = next(row for row in layout.rows[p] if word_of(row) == word)
        yield layout.order[p], copies[row.tile_class].pop(), row.orientation


def _choices(layout: BreakLayout, words: list[int]) -> Choices:
    by_cell = sorted(_placed(layout, words))
    return tuple(number for _, tile, turn in by_cell for number in (tile, turn))


def _filled_up(layout: BreakLayout, words: list[int]) -> Choices:
    """A beginning and, cell by cell, of the other tiles the one with the fewest wrong sides."""
    model = layout.model
    mates = mates_of(model)
    neighbors = model.neighbors()
    bound = {cell: (tile, turn) for cell, tile, turn in model.fixed}
    while True:
        lying = {cell: (tile, turn) for cell, tile, turn in _placed(layout, words)}
        tiles = set(range(model.n_tiles)) - {tile for tile, _ in lying.values()}
        open_cells = [cell for cell in layout.order if cell not in lying and cell not in bound]
        if supply(model, open_cells, tiles - {tile for tile, _ in bound.values()}) is not None:
            break
        # The tiles that are left may lie on none of the cells that are left: begin with fewer.
        words = words[:-1]
    rim = rim_of_cells(model)
    # Tiles fixed in any orientation come first, so that no other cell takes them.
    rest = sorted((cell for cell in layout.order if cell not in lying), key=lambda cell: cell not in bound)

    def wrong(cell: int, tile: int, turn: int) -> int:
        labels = model.orientations[tile][turn]
        # A wrong rim weighs most: a tile with such a side is hardly of use elsewhere.
        count = sum(4 * (labels[side] not in allowed) for side, allowed in rim[cell])
        for side, b, t in neighbors[cell]:
            if b in lying:
                tile_b, turn_b = lying[b]
                count += model.orientations[tile_b][turn_b][t] not in mates[labels[side]]
            count += not mates[labels[side]] - {0}
        return count

    for number, cell in enumerate(rest):
        # If all cells are alike, the other cells can take the rest for every choice of this tile.
        is_free = (len(set(model.kinds)) == 1 and not model.banned) or cell in bound
        fixed_tile, fixed_turn = bound.get(cell, (-1, -1))
        ways = [
            (wrong(cell, tile, turn), tile, turn)
            for tile in sorted(tiles)
            for turn in turns_of(model, cell, tile)
            if fixed_tile in (-1, tile) and fixed_turn in (-1, turn)
        ]
        for _, tile, turn in sorted(ways):
            if is_free or supply(model, rest[number + 1 :], tiles - {tile}) is not None:
                lying[cell] = (tile, turn)
                tiles.remove(tile)
                break
    return tuple(number for cell in range(model.n_cells) for number in lying[cell])


def _search(model: EdgeModel, saved: SavedState | None, seed: int) -> BreakSearch:
    layout = BreakLayout(model)
    layout.arrays.flat[:] = flat_breaks(layout)

    def fresh() -> break_runs.BreakState:
        state = fresh_state(layout, _CAPACITY)
        state.reg[random.FIRST], state.reg[random.SECOND] = random.seeded(seed)
        # Candidates that match are shuffled for every run, the others once.
        draw = stdlib_random.Random(seed)
        bounds = layout.arrays.bounds
        for start, stop in zip(bounds[1::2], bounds[2::2], strict=True):
            part = state.entries[start:stop]
            draw.shuffle(part)
            state.entries[start:stop] = part
        return state

    def read_row(state: break_runs.BreakState, row: int) -> Choices:
        n = len(layout.order)
        return _choices(layout, state.found[row * n : (row + 1) * n])

    laid_out = LaidOut(edge_breaks.KERNEL, layout.arrays, fresh, read_row, capacity=_CAPACITY)
    return BreakSearch(layout, laid_out, saved)


def start(model: EdgeModel, seed: int = 0) -> BreakSearch:
    """Begin a search; the seed decides which colors are shunned and in which order candidates are tried."""
    return _search(model, None, seed)


def resume(model: EdgeModel, saved: SavedState) -> BreakSearch:
    """Go on from a saved state of the same model."""
    return _search(model, saved, 0)


EDGE_BREAKS = Engine(
    name="edge-breaks",
    description="scans the board with few mismatches, run after run, and keeps the best arrangement",
    model=EdgeModel,
    is_exhaustive=False,
    start=start,
    resume=resume,
    unfit=lambda model: unspread(model) or unfit(model),
)
