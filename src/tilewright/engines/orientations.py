"""The orientations of the tiles of an edge model, those that fit each cell by itself, and the labels that may meet."""

from __future__ import annotations

from ..models import EdgeModel
from ..values import frozen

Label = int
TileClasses = tuple[tuple[int, ...], ...]


@frozen
class TileOrientation:
    """A tile of a class of equal ones, lying in one orientation: its label on each side."""

    tile_class: int
    orientation: int
    labels: tuple[Label, ...]


def tile_orientations(model: EdgeModel, members: TileClasses) -> list[TileOrientation]:
    """All orientations of all classes; `members[c]` are the tiles of class c."""
    return [
        TileOrientation(c, turn, labels)
        for c, tiles in enumerate(members)
        for turn, labels in enumerate(model.orientations[tiles[0]])
    ]


def ways_of_cells(model: EdgeModel, members: TileClasses, ways: list[TileOrientation]) -> list[tuple[int, ...]]:
    """For each cell the numbers of the ways that its kind, the rim, fixed tiles and bans leave to it."""
    class_of_tile = {tile: c for c, tiles in enumerate(members) for tile in tiles}
    rim = rim_of_cells(model)
    fixed = {cell: (class_of_tile[tile], turn) for cell, tile, turn in model.fixed}
    fixed_classes = {c for c, _ in fixed.values()}
    banned: dict[int, set[tuple[int, int]]] = {}
    for cell, tile, turn in model.banned:
        banned.setdefault(cell, set()).add((class_of_tile[tile], turn))
    loose = [k for k, way in enumerate(ways) if way.tile_class not in fixed_classes]
    known: dict[object, tuple[int, ...]] = {}
    found = []
    for cell, kind in enumerate(model.kinds):
        bans = frozenset(banned.get(cell, ()))
        key = (kind, tuple(rim[cell]), fixed.get(cell), bans)
        if key not in known:
            possible = loose
            if cell in fixed:
                own, turn = fixed[cell]
                possible = [k for k, way in enumerate(ways) if way.tile_class == own and turn in (-1, way.orientation)]
            known[key] = tuple(
                k
                for k in possible
                if ways[k].orientation in model.allowed[members[ways[k].tile_class][0]][kind]
                and (ways[k].tile_class, ways[k].orientation) not in bans
                and all(ways[k].labels[side] in labels for side, labels in rim[cell])
            )
        found.append(known[key])
    return found


def rim_of_cells(model: EdgeModel) -> list[list[tuple[int, frozenset[Label]]]]:
    """For each cell its sides on the rim, with the labels that may lie there; 0 always may."""
    rim: list[list[tuple[int, frozenset[Label]]]] = [[] for _ in model.kinds]
    for cell, side, labels in model.rim:
        rim[cell].append((side, labels | {0}))
    return rim


def labels_of(model: EdgeModel) -> frozenset[Label]:
    """The labels that tiles have, with 0 if some side has none."""
    return frozenset(label for ways in model.orientations for way in ways for label in way)


def mates_of(model: EdgeModel) -> dict[Label, frozenset[Label]]:
    """For each label, those that may lie against it; 0 matches anything."""
    labels = {0} | labels_of(model)
    mates: dict[Label, set[Label]] = {label: {0} for label in labels}
    mates[0] = set(labels)
    for a, b in model.matches:
        if a in mates and b in mates:
            mates[a].add(b)
    return {label: frozenset(found) for label, found in mates.items()}
