"""Boards in space as flat ones: their layers, each seen from above."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..families.scenes import WILD, SceneCell
from ..lattices import Cell, Lattice


def seen_from_above(lattice: Lattice, cell: Cell) -> tuple[Lattice, Cell]:
    """The planar cell that is drawn for a cell, and its lattice; in the plane the cell itself."""
    if lattice.layer is None:
        return lattice, cell
    _, row, column = lattice.grid(cell)
    flat = lattice.layer.cell_on_grid((0, row, column))
    assert flat is not None
    return lattice.layer, flat


def flat_layers(
    lattice: Lattice, cells: Sequence[SceneCell], signs: tuple[str, str] = ("↑", "↓")
) -> dict[int, list[SceneCell]]:
    """The cells of each layer in space as those of the planar lattice that shows it, from the lowest layer.

    Labels of sides to layers above and below are written below the text of a cell, each after its sign.
    """
    layers: dict[int, list[SceneCell]] = {}
    for cell in cells:
        layers.setdefault(lattice.grid(cell.cell)[0], []).append(flattened(lattice, cell, signs))
    return dict(sorted(layers.items()))


def flattened(lattice: Lattice, cell: SceneCell, signs: tuple[str, str]) -> SceneCell:
    """A cell of a layer as one of the planar lattice that shows it."""
    shown, at = seen_from_above(lattice, cell.cell)
    if not cell.labels and not cell.wrong and not cell.seams:
        return replace(cell, cell=at)
    number = lattice.grid(cell.cell)[0]
    side_of = {neighbor: side for side, neighbor in enumerate(shown.neighbors(at))}
    level: dict[int, int] = {}
    upright: dict[int, list[str]] = {1: [], -1: []}
    for side, neighbor in enumerate(lattice.neighbors(cell.cell)):
        step = lattice.grid(neighbor)[0] - number
        if not step:
            level[side_of[seen_from_above(lattice, neighbor)[1]]] = side
        elif cell.labels:
            upright[1 if step > 0 else -1].append(cell.labels[side] or WILD)
    wrong = tuple(flat for flat, side in sorted(level.items()) if side in cell.wrong)
    beyond = dict(cell.seams)
    seams = []
    for flat, side in sorted(level.items()):
        if side in beyond:
            other = beyond[side]
            is_here = other is not None and lattice.grid(other)[0] == number
            seams.append((flat, seen_from_above(lattice, other)[1] if other is not None and is_here else None))
    cell = replace(cell, cell=at, wrong=wrong, seams=tuple(seams))
    if not cell.labels:
        return cell
    # Beside a cell may lie one that it does not touch in space.
    labels = tuple(cell.labels[level[flat]] if flat in level else None for flat in range(len(side_of)))
    words = " ".join(sign + " ".join(upright[step]) for sign, step in zip(signs, (1, -1), strict=True) if upright[step])
    return replace(cell, labels=labels, text=f"{cell.text}\n{words}")


def layer_caption(layer: int, n_layers: int) -> str:
    """The name of a layer; layers count from 1, at the bottom."""
    where = " (bottom)" if layer == 0 else " (top)" if layer == n_layers - 1 else ""
    return f"layer {layer + 1}{where}"
