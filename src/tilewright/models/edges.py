"""One tile on every cell, so that all sides match, or as few as possible do not."""

from __future__ import annotations

from ..values import frozen


@frozen
class EdgeModel:
    """Tiles of one cell on a board, with a cost for every pair of sides that do not match.

    Labels are integers from 1, 0 for an unlabeled side. `orientations[t][o]` is a tile's label for
    each side of a cell when it lies in orientation o; which orientations a tile may take depends on
    the kind of the cell: `allowed[t][k]` lists them for cells of kind k. An edge (a, s, b, t) says
    that side s of cell a meets side t of cell b; a rim entry (a, s, labels) which labels may lie
    there. `matches` holds the pairs of labels that may meet, both ways round. There are exactly as
    many tiles as cells; `fixed` lists (cell, tile, orientation or -1), `banned` what may not be: (cell,
    tile, orientation). Tiles are equal if they have the same orientations and may lie in the same ones;
    exchanging equal tiles, where neither is fixed or banned anywhere, makes no other solution. Exhaustive
    engines give each solution once, with any of the equal tiles.
    """

    kinds: tuple[int, ...]
    orientations: tuple[tuple[tuple[int, ...], ...], ...]
    allowed: tuple[tuple[tuple[int, ...], ...], ...]
    edges: tuple[tuple[int, int, int, int], ...]
    rim: tuple[tuple[int, int, frozenset[int]], ...]
    matches: frozenset[tuple[int, int]]
    fixed: tuple[tuple[int, int, int], ...]
    banned: frozenset[tuple[int, int, int]] = frozenset()

    @property
    def n_cells(self) -> int:
        return len(self.kinds)

    @property
    def n_tiles(self) -> int:
        return len(self.orientations)

    def tile_classes(self) -> tuple[tuple[int, ...], ...]:
        """Equal tiles together; one that is fixed or banned somewhere is like no other."""
        special = {tile for _, tile, _ in self.fixed} | {tile for _, tile, _ in self.banned}
        classes: dict[object, list[int]] = {}
        for tile in range(self.n_tiles):
            key = tile if tile in special else (self.orientations[tile], self.allowed[tile])
            classes.setdefault(key, []).append(tile)
        return tuple(map(tuple, classes.values()))

    def neighbors(self) -> list[list[tuple[int, int, int]]]:
        """For every cell its sides that meet others: side, cell beyond, that cell's side."""
        found: list[list[tuple[int, int, int]]] = [[] for _ in self.kinds]
        for a, s, b, t in self.edges:
            found[a].append((s, b, t))
            found[b].append((t, a, s))
        return found
