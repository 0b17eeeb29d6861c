"""The usual names of polyforms, such as F I L N P T U V W X Y Z for pentominoes."""

from __future__ import annotations

from collections import Counter

from ....boards import cells_of_picture
from ....lattices import Freedom, Lattice, polyforms
from ....lattices.polyforms import Shape, orientations

# On no lattice is there only one shape of more cells.
_MOST_ALONE = 3


def usual_names(lattice: Lattice, size: int, freedom: Freedom) -> dict[Shape, str]:
    """All shapes of a size in their least form, in the order of their usual names; empty if they have none.

    A mirror image without a name of its own gets that of the other one with a stroke: F'.
    """
    drawn = [(name, cells) for name, cells in _drawn(lattice) if len(cells) == size]
    if not drawn:
        alone = polyforms(lattice, size, freedom) if size <= min(_MOST_ALONE, len(lattice.polyform_names)) else ()
        return {alone[0]: lattice.polyform_names[size - 1]} if len(alone) == 1 else {}
    if freedom == "fixed":
        return {}
    found: dict[Shape, str] = {}
    for name, cells in drawn:
        found.setdefault(orientations(lattice, cells, freedom)[0], name)
    for name, cells in drawn:
        for image in orientations(lattice, cells, "free"):
            found.setdefault(orientations(lattice, image, freedom)[0], f"{name}'")
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def named_pieces(lattice: Lattice) -> dict[str, Shape]:
    """All pieces of a lattice that have a usual name; where several have one, their number of cells follows: I4."""
    drawn = _drawn(lattice)
    times = Counter(name for name, _ in drawn)
    found = {name if times[name] == 1 else f"{name}{len(cells)}": cells for name, cells in drawn}
    for size, name in enumerate(lattice.polyform_names[:_MOST_ALONE], start=1):
        shapes = polyforms(lattice, size)
        if len(shapes) == 1:
            found.setdefault(name, shapes[0])
    return found


def sizes_with_names(lattice: Lattice) -> list[int]:
    """The sizes of which the shapes have usual names, besides those of which there is one shape alone."""
    return sorted({sum(mark not in "./ " for mark in picture) for _, picture in lattice.usual_names})


def _drawn(lattice: Lattice) -> list[tuple[str, Shape]]:
    return [
        (name, tuple(cells_of_picture(lattice, picture.replace("/", "\n")))) for name, picture in lattice.usual_names
    ]
