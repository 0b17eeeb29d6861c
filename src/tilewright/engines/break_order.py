"""The order in which a scan with breaks fills the cells of a board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..models import EdgeModel

Cell = int
Side = int


def given_tiles(model: EdgeModel) -> dict[Cell, tuple[int, int]]:
    """Cells whose tile and orientation are both given."""
    given = {}
    for cell, tile, turn in model.fixed:
        turns = (turn,) if turn >= 0 else model.allowed[tile][model.kinds[cell]]
        if len(turns) == 1:
            given[cell] = (tile, turns[0])
    return given


def scan_order(model: EdgeModel) -> tuple[Cell, ...]:
    """The free cells in the order in which to fill them: that with the narrowest frontier.

    Candidates are the order of the cells' numbers and, where all cells lie alike, sweeps from one side of
    the board to the other; backwards, too.
    """
    given = given_tiles(model)
    neighbors = model.neighbors()
    best: tuple[tuple[int, int], tuple[Cell, ...]] | None = None
    for order in _sweeps(model, neighbors):
        free = tuple(cell for cell in order if cell not in given)
        rank = _frontier(free, given, neighbors)
        if best is None or rank < best[0]:
            best = (rank, free)
    assert best is not None
    return best[1]


def _sweeps(model: EdgeModel, neighbors: list[list[tuple[Side, Cell, Side]]]) -> Iterator[list[Cell]]:
    cells = list(range(model.n_cells))
    yield cells
    yield cells[::-1]
    if len(set(model.kinds)) > 1:
        return
    levels = [_levels(side, neighbors) for side in range(len(model.orientations[0][0]))]
    for down in levels:
        for along in levels:
            if along is not down:
                yield sorted(cells, key=lambda cell, down=down, along=along: (down[cell], along[cell]))  # type: ignore[misc]


def _levels(side: Side, neighbors: list[list[tuple[Side, Cell, Side]]]) -> list[int]:
    """The number of steps from each cell straight across this side to the end of the board."""
    beyond = [next((b for s, b, _ in own if s == side), -1) for own in neighbors]
    levels = []
    for start in range(len(neighbors)):
        steps, cell = 0, beyond[start]
        while cell >= 0 and steps < len(neighbors):
            steps, cell = steps + 1, beyond[cell]
        levels.append(steps)
    return levels


def _frontier(
    order: tuple[Cell, ...], given: Iterable[Cell], neighbors: list[list[tuple[Side, Cell, Side]]]
) -> tuple[int, int]:
    """The most edges between filled and free cells at a time, and their sum."""
    filled = set(given)
    cut = sum(b not in filled for a in filled for _, b, _ in neighbors[a])
    most = total = 0
    for cell in order:
        filled.add(cell)
        cut += sum(-1 if b in filled else 1 for _, b, _ in neighbors[cell])
        most, total = max(most, cut), total + cut
    return most, total
