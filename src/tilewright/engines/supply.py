"""A matching of cells and tiles, without regard to labels: can the tiles be spread over the cells at all?"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..models import EdgeModel


def turns_of(model: EdgeModel, cell: int, tile: int) -> tuple[int, ...]:
    """The orientations in which a tile may lie on a cell."""
    turns = model.allowed[tile][model.kinds[cell]]
    if not model.banned:
        return turns
    return tuple(turn for turn in turns if (cell, tile, turn) not in model.banned)


def supply(model: EdgeModel, cells: Sequence[int], tiles: Collection[int]) -> list[int] | None:
    """For each of the cells one of the tiles that may lie there; None if they cannot be spread so.

    Tiles are given out in order, the least adaptable ones first; where that ends in an impasse, tiles given
    out before move along a shortest chain to make room (Kuhn's method).
    """
    if len(cells) != len(tiles):
        return None
    ordered = sorted(tiles, key=lambda tile: (sum(bool(ways) for ways in model.allowed[tile]), tile))
    tile_on: dict[int, int] = {}
    for tile in ordered:
        cell = next((cell for cell in cells if cell not in tile_on and turns_of(model, cell, tile)), None)
        if cell is not None:
            tile_on[cell] = tile
        elif not _make_room(model, cells, tile_on, tile):
            return None
    return [tile_on[cell] for cell in cells]


def loose_supply(model: EdgeModel) -> list[int] | None:
    """For each cell without a fixed tile, in order, one of the tiles that are fixed nowhere; None as for `supply`."""
    fixed = {cell: tile for cell, tile, _ in model.fixed}
    loose = [cell for cell in range(model.n_cells) if cell not in fixed]
    return supply(model, loose, set(range(model.n_tiles)) - set(fixed.values()))


def unspread(model: EdgeModel) -> str:
    """The reason why no arrangement has all tiles on cells on which they may lie, or ""."""
    return "" if loose_supply(model) is not None else "the tiles cannot be spread over cells on which they may lie"


def _make_room(model: EdgeModel, cells: Sequence[int], tile_on: dict[int, int], tile: int) -> bool:
    """Find a place for a tile by moving others; False if there is none."""
    came_from: dict[int, int | None] = {}
    waiting: list[tuple[int, int | None]] = [(tile, None)]
    for mover, left in waiting:
        for cell in cells:
            if cell in came_from or not turns_of(model, cell, mover):
                continue
            came_from[cell] = left
            if cell in tile_on:
                waiting.append((tile_on[cell], cell))
                continue
            end: int | None = cell
            while end is not None:
                before = came_from[end]
                tile_on[end] = tile if before is None else tile_on[before]
                end = before
            return True
    return False
