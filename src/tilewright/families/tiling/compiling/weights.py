"""How many raw solutions a solution stands for: a matter of how many pieces of each class it uses."""

from __future__ import annotations

from collections.abc import Sequence

from ..pieces.shapes import PieceClass

Uses = tuple[tuple[int, int], ...]
"""For each class the least and the greatest number of its pieces that are used."""

# Each is searched by itself, which takes some hundredths of a second and visits more nodes than one search of all.
_MOST_SHARES = 100


def shares_by_weight(
    classes: Sequence[PieceClass], weights: Sequence[Sequence[int]], n_required: int, n_cells: int
) -> dict[Uses, int] | None:
    """For each share of the solutions, by the pieces that they use, the weight that all of them have.

    The pieces cover at least `n_required` cells, and at most `n_cells`; `weights` has for each class those of 0, 1, ...
    pieces used. None if there were too many shares.
    """
    bounds = _bounds_on_uses(classes, n_required, n_cells)
    rest_least = sum(least * group.n_cells for group, (least, _) in zip(classes, bounds, strict=True))
    rest_most = sum(most * group.n_cells for group, (_, most) in zip(classes, bounds, strict=True))
    begun: list[tuple[Uses, int, int, int]] = [((), 0, 0, 1)]
    for group, of_group, (least, most) in zip(classes, weights, bounds, strict=True):
        size = group.n_cells
        rest_least -= least * size
        rest_most -= most * size
        begun = [
            ((*uses, (low, high)), cells_low + low * size, cells_high + high * size, weight * factor)
            for uses, cells_low, cells_high, weight in begun
            for low, high, factor in _equal_weights(of_group, least, most)
            if cells_low + low * size + rest_least <= n_cells and cells_high + high * size + rest_most >= n_required
        ]
        if len(begun) > _MOST_SHARES:
            return None
    return {uses: weight for uses, _, _, weight in begun}


def factors_by_uses(
    classes: Sequence[PieceClass], weights: Sequence[Sequence[int]], n_required: int, n_cells: int
) -> dict[int, tuple[int, ...]]:
    """For each class whose solutions differ in weight: for 0, 1, ... of its pieces used the factor of the weight.

    The product of all is the whole weight: the first has the factors of the other classes, too.
    """
    found: dict[int, tuple[int, ...]] = {}
    others = 1
    bounds = _bounds_on_uses(classes, n_required, n_cells)
    for number, (of_group, (least, most)) in enumerate(zip(weights, bounds, strict=True)):
        if len(set(of_group[least : most + 1])) > 1:
            found[number] = tuple(of_group)
        elif least <= most:
            others *= of_group[least]
    first = min(found)
    found[first] = tuple(others * weight for weight in found[first])
    return found


def _equal_weights(weights: Sequence[int], least: int, most: int) -> list[tuple[int, int, int]]:
    """The numbers from `least` to `most` in runs that weigh the same: the first, the last and the weight."""
    runs: list[tuple[int, int, int]] = []
    for count in range(least, most + 1):
        first = runs.pop()[0] if runs and runs[-1][2] == weights[count] else count
        runs.append((first, count, weights[count]))
    return runs


def _bounds_on_uses(classes: Sequence[PieceClass], n_required: int, n_cells: int) -> list[tuple[int, int]]:
    """For each class bounds on its copies in a solution: by what is asked for, and by the room beside others."""
    most = [min(group.most, group.room) for group in classes]
    others_least = sum(group.least * group.n_cells for group in classes)
    others_most = sum(copies * group.n_cells for group, copies in zip(classes, most, strict=True))
    bounds = []
    for group, copies in zip(classes, most, strict=True):
        size = group.n_cells
        lacking = n_required - (others_most - copies * size)
        room = n_cells - (others_least - group.least * size)
        bounds.append((max(group.least, -(-lacking // size)), min(copies, room // size)))
    return bounds
