"""Sides of a flat board that are glued to each other, so that it closes up: the faces of a cube, an octahedron ...

Two sides are glued as paper is that is folded away from the viewer: the first corner of one side, counterclockwise,
meets the second corner of the other. So every board that is glued has an outer side, and rotations and reflections are
told apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..lattices import Cell, Lattice, Side, Vector
from ..lattices.matrices import determinant
from ..sentences import sentence

Place = tuple[int, Side]
"""A side of a cell of the board, the cell by its index."""
Glue = tuple[Place, Place]
Across = Callable[[int, Side], Place | None]
"""The side that a side of a cell meets; None on the rim."""
Spread = tuple[tuple[int, ...], tuple[tuple[Side, ...], ...]]
"""For each cell of a board the cell to which it goes, and for each of its sides the side that it becomes."""


def wrong_glue(
    lattice: Lattice, cells: Sequence[Cell], names: Sequence[str], glue: Sequence[Glue]
) -> Iterator[tuple[int, str, str]]:
    """The mistakes in pairs of glued sides: the number of the pair, a message, and help."""
    if glue and lattice.dimension > 2:
        yield (
            0,
            sentence(
                "sides are glued on boards in the plane; the {lattice} lattice lies in space", lattice=lattice.name
            ),
            "",
        )
        return
    on_board = set(cells)
    taken: set[Place] = set()

    def called(cell: int, side: Side) -> str:
        return f"{names[cell]} {lattice.kind(cells[cell]).side_names[side]}"

    for k, (one, other) in enumerate(glue):
        if one[0] == other[0]:
            yield k, sentence("cell {name} would touch itself", name=names[one[0]]), sentence("glue sides of two cells")
        elif _length(lattice, cells, one) != _length(lattice, cells, other):
            yield (
                k,
                sentence(
                    "the sides {called} and {called_2} have different lengths",
                    called=called(*one),
                    called_2=called(*other),
                ),
                "",
            )
        for cell, side in (one, other):
            if lattice.across(cells[cell], side)[0] in on_board:
                help = sentence("only sides without a neighbor can be glued")
                yield k, sentence("the side {called} has a neighbor already", called=called(cell, side)), help
            elif (cell, side) in taken:
                yield (
                    k,
                    sentence("the side {called} is glued twice", called=called(cell, side)),
                    sentence("list each pair of sides once"),
                )
            taken.add((cell, side))


def _length(lattice: Lattice, cells: Sequence[Cell], place: Place) -> float:
    kind = lattice.kind(cells[place[0]])
    (x, y), (x2, y2) = (lattice.position(kind.corners[k]) for k in kind.face_corners[place[1]])
    return round((x2 - x) ** 2 + (y2 - y) ** 2, 6)


def cut_off(lattice: Lattice, cells: Sequence[Cell], across: Across) -> int | None:
    """The first cell of a board that cannot be reached from its first cell; None if all can."""
    reached = {0}
    todo = [0]
    while todo:
        cell = todo.pop()
        for side in range(lattice.n_sides_of(cells[cell])):
            beyond = across(cell, side)
            if beyond is not None and beyond[0] not in reached:
                reached.add(beyond[0])
                todo.append(beyond[0])
    return next((cell for cell in range(len(cells)) if cell not in reached), None)


def isomorphisms(
    lattice: Lattice,
    first: tuple[Sequence[Cell], Across],
    second: tuple[Sequence[Cell], Across],
    *,
    is_reflection: bool,
) -> Iterator[Spread]:
    """The ways to carry a connected board to another of as many cells, such that sides that meet go to sides that meet.

    A cell goes to another as the lattice lets it, turned or, in a reflection, turned over. Where the first cell goes
    decides about all others.
    """
    (cells, across), (images, across_images) = first, second
    # For a cell of each kind: the kinds to which it can go, with what becomes of its sides.
    ways: list[set[tuple[Vector, tuple[Side, ...]]]] = []
    for cell in lattice.first_cells:
        turned = [lattice.turn(matrix, cell) for matrix in _of_hand(lattice, is_reflection)]
        ways.append({(image[lattice.dimension :], sides) for image, sides in turned})

    def ways_to(cell: int, target: int) -> Iterator[tuple[Side, ...]]:
        wanted = images[target][lattice.dimension :]
        return (sides for kind, sides in ways[lattice.kind_index(cells[cell])] if kind == wanted)

    def spread(target: int, sides: tuple[Side, ...]) -> Spread | None:
        found, todo, seen = {0: (target, sides)}, [0], {0}
        while todo:
            cell = todo.pop()
            image, turned = found[cell]
            for side, to_side in enumerate(turned):
                beyond, beyond_image = across(cell, side), across_images(image, to_side)
                if beyond is None or beyond_image is None:
                    if beyond != beyond_image:
                        return None
                    continue
                (other, entered), (other_image, entered_image) = beyond, beyond_image
                way = next((w for w in ways_to(other, other_image) if w[entered] == entered_image), None)
                if way is None or found.setdefault(other, (other_image, way)) != (other_image, way):
                    return None
                if other not in seen:
                    seen.add(other)
                    todo.append(other)
        carried = [found[cell] for cell in range(len(cells))]
        return tuple(image for image, _ in carried), tuple(turned for _, turned in carried)

    for target in range(len(images)):
        for sides in sorted(ways_to(0, target)):
            way = spread(target, sides)
            if way is not None:
                yield way


def _of_hand(lattice: Lattice, is_reflection: bool) -> list[tuple[Vector, ...]]:
    return [matrix for matrix in lattice.point_group if (determinant(matrix) < 0) == is_reflection]
