"""Lattices as exact integer geometry, the same code for all of them.

Every cell has a *center*, an integer vector. Lattice translations move centers by multiples of
`unit`; a lattice whose cells have several forms or point in several ways (up and down triangles) has
several *kinds* of cells, each with its own center inside the unit. Sides and corners are integer vectors from the
center, so that a motion of the plane or of space, an integer matrix and a shift, carries cells to
cells, sides to sides and corners to corners without rounding.

Conventions: the second coordinate grows upward. Sides of a planar cell are numbered
counterclockwise from 0; side s lies between corners s and s + 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from math import hypot
from operator import add, mul, sub
from typing import Literal

from ..values import field, frozen
from .cells import Cell, GridPlace, Kind, ShapeMaker, Side, block
from .matrices import Matrix, Vector, determinant, generated_group, minus, plus, times
from .views import circle

_MovedKind = tuple[Vector, int, tuple[Side, ...]]

TextStyle = Literal["boxes", "triangles", "hexagons", "lines"]
"""How boards are drawn as text; "lines" draws any planar lattice from the positions of its corners."""


def _least(vectors: Iterable[Vector]) -> Vector:
    """The least of each coordinate."""
    return tuple([min(axis) for axis in zip(*vectors, strict=True)])


@frozen
class Motion:
    """A symmetry of a lattice: centers c go to matrix * c + shift."""

    matrix: Matrix
    shift: Vector

    @property
    def is_reflection(self) -> bool:
        """Tell whether it turns the plane over (or mirrors space)."""
        return determinant(self.matrix) < 0


@frozen
class Lattice:
    """A tiling of the plane or of space by cells of one form or of several."""

    name: str
    nouns: tuple[str, str]
    """The words for one cell and for several, e.g. triangle, triangles."""
    unit: int
    kinds: tuple[Kind, ...]
    generators: tuple[Matrix, ...] = field(repr=False)
    """Rotations and reflections about the origin that give all others; in space those of a hand, see `hand_moves`."""
    basis: tuple[tuple[float, ...], ...] = field(repr=False)
    """For each coordinate, the unit vector of centers and corners in a drawing: to the right, upward and, in space,
    toward the viewer."""
    coordinates: tuple[str, ...]
    polyform: str
    """The word for a piece of joined cells, e.g. polyiamond."""
    steps: tuple[GridPlace, ...] = field(repr=False)
    """For each coordinate, the step by which it moves a cell in a picture made of characters."""
    shapes: tuple[ShapeMaker, ...] = field(default=(), repr=False, compare=False)
    """The named shapes of boards, the one for a new puzzle first; without any, a block of columns and rows."""
    polyform_names: tuple[str, ...] = field(default=(), repr=False, compare=False)
    """The conventional names of the sets of all polyforms with 1, 2, 3 ... cells, e.g. monomino, domino, trominoes."""
    usual_names: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)
    """Polyforms that have a usual name, each with a picture whose rows end with "/"; of mirror images at least one."""
    stride: tuple[int, int] = field(default=(1, 1), repr=False, compare=False)
    """The rows and columns of a picture made of characters that make one row and one column of cells to paint."""
    picture_rule: str = field(default="", repr=False, compare=False)
    """Help for a person whose picture is wrong, e.g. "'^' and 'v' alternate along rows and columns"."""
    path_letters: str = field(default="", repr=False, compare=False)
    """The letters of sides 0, 1, 2 ... in a path of reflections; empty if a path cannot reach every cell."""
    text_style: TextStyle = field(default="lines", repr=False)
    scales: tuple[float, float] | None = field(default=None, repr=False)
    """In SVG, pixels for a unit of length without and with labels; None fits them to the room in a cell."""
    inner: float = field(default=0.3, repr=False)
    """The share of the way to the sides that labels leave to the name in the middle of a tile."""
    glide: Vector = field(default=(), repr=False)
    """The shift by which a reflection about the origin keeps the lattice: half a unit each way for p4g."""
    layer: Lattice | None = field(default=None, repr=False, compare=False)
    """In space, the planar lattice whose cells show those of a layer from above, each at the same row and column."""
    title: str = field(default="", repr=False, compare=False)
    """Its name on the page; without one, the word for several cells."""
    is_round: bool = field(default=False, repr=False)
    """Whether cells are drawn as balls, or as disks in the plane, that touch their neighbors."""

    def __repr__(self) -> str:
        return f"<lattice {self.name}>"

    @property
    def dimension(self) -> int:
        return len(self.kinds[0].center)

    def n_sides_of(self, cell: Cell) -> int:
        """The number of sides of a cell."""
        return self.kind(cell).n_sides

    @cached_property
    def first_cells(self) -> tuple[Cell, ...]:
        """The cell of each kind at the origin."""
        start = (0,) * self.dimension
        return tuple((*start, k) for k in range(len(self.kinds))) if len(self.kinds) > 1 else (start,)

    @cached_property
    def forms(self) -> tuple[Cell, ...]:
        """A cell of each form: cells are of one form if a rotation, with a shift, carries one to the other."""
        found: list[Cell] = []
        reached: set[int] = set()
        for cell in self.first_cells:
            if self.kind_index(cell) not in reached:
                found.append(cell)
                reached.update(self.kind_index(self.turn(matrix, cell)[0]) for matrix in self.rotation_group)
        return tuple(found)

    def form_with(self, n_sides: int) -> Cell | None:
        """The first of the forms that has this number of sides."""
        return next((cell for cell in self.forms if self.n_sides_of(cell) == n_sides), None)

    @cached_property
    def sides_in_words(self) -> str:
        """The numbers of sides that cells have, e.g. "4", or "4 or 8" where cells are of two forms."""
        return " or ".join(map(str, sorted({kind.n_sides for kind in self.kinds})))

    @property
    def is_boxed(self) -> bool:
        """Tell whether cells stand in rows and columns like squares, or in layers of them, each with a box of text."""
        return self.text_style == "boxes"

    @cached_property
    def cells_per_place(self) -> float:
        """The share of places that hold a cell in a picture made of characters: 1, or 1/2 if every other one does."""
        return len(self.kinds) / abs(determinant(self._all_steps))

    @cached_property
    def shape_named(self) -> dict[str, ShapeMaker]:
        """The shapes of boards by name."""
        usual = ShapeMaker(
            "parallelogram",
            ("columns", "rows"),
            partial(block, n_kinds=len(self.kinds)),
            f"columns x rows groups of {self.nouns[1]}",
        )
        return {shape.name: shape for shape in self.shapes or (usual,)}

    @property
    def names_of_sets(self) -> tuple[str, ...]:
        """The names of the sets of all polyforms with 1, 2, 3 ... cells."""
        return self.polyform_names or (f"{self.polyform}s",) * 5

    @cached_property
    def pixels(self) -> tuple[float, float]:
        """Pixels for a unit of length in SVG, without and with labels."""
        if self.scales is not None:
            return self.scales
        room = min(self.room(kind) for kind in self.kinds)
        return (22.0 / room, 52.0 / room)

    def room(self, kind: Kind) -> float:
        """The distance in a drawing from the center of a planar cell to its nearest side."""
        found = []
        for first, second in kind.face_corners:
            (x, y), (to_x, to_y) = self.position(kind.corners[first]), self.position(kind.corners[second])
            found.append(abs(x * to_y - y * to_x) / hypot(to_x - x, to_y - y))
        return min(found)

    def outline(self, cell: Cell) -> list[tuple[float, ...]]:
        """The points around a planar cell in a drawing: its corners, or of a disk as many as make it look round."""
        if not self.is_round:
            return [self.position(corner) for corner in self.corners(cell)]
        return circle(self.position(self.center(cell)), self.room(self.kind(cell)))

    @cached_property
    def point_group(self) -> tuple[Matrix, ...]:
        """All rotations and reflections about the origin; the identity first, rotations before reflections."""
        return generated_group(self.generators)

    @cached_property
    def rotation_group(self) -> tuple[Matrix, ...]:
        return tuple(matrix for matrix in self.point_group if determinant(matrix) > 0)

    @cached_property
    def reflections(self) -> tuple[Matrix, ...]:
        """The reflections about the origin; none if the lattice is twisted, so that its mirror image is another one."""
        return tuple(matrix for matrix in self.point_group if determinant(matrix) < 0)

    @cached_property
    def _kind_of_residue(self) -> dict[Vector, int]:
        return {tuple(x % self.unit for x in kind.center): index for index, kind in enumerate(self.kinds)}

    @cached_property
    def _side_of_vector(self) -> tuple[dict[Vector, Side], ...]:
        return tuple({vector: side for side, vector in enumerate(kind.sides)} for kind in self.kinds)

    @cached_property
    def _steps(self) -> tuple[tuple[tuple[Vector, int, Side], ...], ...]:
        """For each kind of cells and each side the step to the neighbor, its kind, and the side by which it is entered.

        A step is as long as a center: of a cell that also has a kind, the last coordinate is left aside.
        """
        found = []
        for kind in self.kinds:
            steps = []
            for vector in kind.sides:
                neighbor = self.cell_at(plus(kind.center, vector))
                index = self.kind_index(neighbor)
                back = self._side_of_vector[index][tuple(-x for x in vector)]
                steps.append((neighbor[: self.dimension], index, back))
            found.append(tuple(steps))
        return tuple(found)

    def is_cell(self, cell: Cell) -> bool:
        """Tell whether these coordinates name a cell, e.g. [i, j, 0 or 1] on the triangular lattice."""
        if len(cell) != len(self.coordinates):
            return False
        return len(self.kinds) == 1 or 0 <= cell[-1] < len(self.kinds)

    @property
    def form_of_cell(self) -> str:
        """The coordinates of a cell, as help for wrong ones."""
        return f"a cell there is [{', '.join(self.coordinates)}]"

    def kind_index(self, cell: Cell) -> int:
        return cell[-1] if len(self.kinds) > 1 else 0

    def kind(self, cell: Cell) -> Kind:
        return self.kinds[self.kind_index(cell)]

    def center(self, cell: Cell) -> Vector:
        unit, offset = self.unit, self.kind(cell).center
        return tuple(unit * x + d for x, d in zip(cell, offset, strict=False))

    def cell_at(self, center: Vector) -> Cell:
        """The cell with this center; KeyError if there is none."""
        unit = self.unit
        index = self._kind_of_residue[tuple(x % unit for x in center)]
        offset = self.kinds[index].center
        translation = tuple((x - d) // unit for x, d in zip(center, offset, strict=True))
        return (*translation, index) if len(self.kinds) > 1 else translation

    def across(self, cell: Cell, side: Side) -> tuple[Cell, Side]:
        """The neighbor beyond a side, and the side by which it is entered."""
        step, index, back = self._steps[self.kind_index(cell)][side]
        neighbor = tuple(map(add, cell, step))
        return ((*neighbor, index) if len(self.kinds) > 1 else neighbor), back

    def neighbors(self, cell: Cell) -> Iterator[Cell]:
        """The neighbors beyond sides 0, 1, 2, ..."""
        for side in range(self.n_sides_of(cell)):
            yield self.across(cell, side)[0]

    def corners(self, cell: Cell) -> tuple[Vector, ...]:
        """The corners (vertices) of a cell, counterclockwise in the plane."""
        center = self.center(cell)
        return tuple(plus(center, corner) for corner in self.kind(cell).corners)

    def glide_of(self, matrix: Matrix) -> Vector:
        """The shift by which a rotation or reflection about the origin keeps the lattice, up to translations."""
        return self.glide if self.glide and determinant(matrix) < 0 else (0,) * self.dimension

    def _has_motion(self, matrix: Matrix, shift: Vector) -> bool:
        return not any((x - glide) % self.unit for x, glide in zip(shift, self.glide_of(matrix), strict=True))

    @cached_property
    def _moved_kinds(self) -> dict[Matrix, list[_MovedKind]]:
        return {}

    def _moved(self, matrix: Matrix) -> list[_MovedKind]:
        """The images of the cells of each kind at the origin: coordinates without the kind, kind, and sides."""
        if matrix not in self._moved_kinds:
            found = []
            for one in self.kinds:
                image = self.cell_at(plus(times(matrix, one.center), self.glide_of(matrix)))
                index = self.kind_index(image)
                side_of = self._side_of_vector[index]
                sides = tuple(side_of[times(matrix, vector)] for vector in one.sides)
                found.append((image[: self.dimension], index, sides))
            self._moved_kinds[matrix] = found
        return self._moved_kinds[matrix]

    def turn(self, matrix: Matrix, cell: Cell) -> tuple[Cell, tuple[Side, ...]]:
        """The images of a cell and of its sides under a rotation or reflection about the origin."""
        # A center is a multiple of the unit, and what its kind adds. So cells of a kind move like vectors.
        step, index, sides = self._moved(matrix)[self.kind_index(cell)]
        image = plus(times(matrix, cell[: self.dimension]), step)
        return ((*image, index) if len(self.kinds) > 1 else image), sides

    def turn_all(self, matrix: Matrix, cells: Iterable[Cell]) -> tuple[list[Cell], list[tuple[Side, ...]]]:
        """The images of several cells, and of the sides of each."""
        if len(self.kinds) > 1:
            turned = [self.turn(matrix, cell) for cell in cells]
            return [image for image, _ in turned], [sides for _, sides in turned]
        [(step, _, sides)] = self._moved(matrix)
        images = [times(matrix, cell) for cell in cells]
        return ([plus(image, step) for image in images] if any(step) else images), [sides] * len(images)

    def move(self, motion: Motion, cell: Cell) -> Cell:
        """The image of a cell under a motion; KeyError if the motion is no symmetry of the lattice."""
        return self.cell_at(plus(times(motion.matrix, self.center(cell)), motion.shift))

    def move_side(self, motion: Motion, cell: Cell, side: Side) -> tuple[Cell, Side]:
        """The image of one side of a cell under a motion."""
        return self.move(motion, cell), self.side_permutation(motion, cell)[side]

    def side_permutation(self, motion: Motion, cell: Cell) -> tuple[Side, ...]:
        """For each side of a cell, the side of the image that it becomes."""
        return self._moved(motion.matrix)[self.kind_index(cell)][2]

    def at_origin(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """The cells, in their order, all moved alike, so that the least of each coordinate is 0."""
        cells, dimension = tuple(cells), self.dimension
        # The kind of a cell, behind its coordinates, stays.
        least = [min(axis) if k < dimension else 0 for k, axis in enumerate(zip(*cells, strict=True))]
        return tuple([tuple(map(sub, cell, least)) for cell in cells])

    def motion_taking(self, matrix: Matrix, cell: Cell, target: Cell) -> Motion | None:
        """The motion with this matrix that takes one cell to another, if the lattice has it."""
        return self.motion(matrix, minus(self.center(target), times(matrix, self.center(cell))))

    def motion(self, matrix: Matrix, shift: Vector) -> Motion | None:
        """The motion with this matrix of the point group and this shift of centers, if the lattice has it."""
        return Motion(matrix, shift) if self._has_motion(matrix, shift) else None

    def motions_between(self, source: Iterable[Cell], target: Iterable[Cell]) -> Iterator[Motion]:
        """All motions that carry one finite set of cells onto another of the same size."""
        first, second = {self.center(cell) for cell in source}, {self.center(cell) for cell in target}
        if len(first) != len(second) or not first:
            return
        corner = _least(second)
        for matrix in self.point_group:
            # The least of each coordinate goes to the least, so that there is one shift at most.
            images = [times(matrix, center) for center in first]
            shift = minus(corner, _least(images))
            if self._has_motion(matrix, shift) and all(plus(image, shift) in second for image in images):
                yield Motion(matrix, shift)

    def position(self, vector: Vector) -> tuple[float, ...]:
        """The position of a center or corner in a drawing whose cells have sides of about 1: to the right and upward.

        In space a third number tells how near it is to the viewer.
        """
        return tuple(sum(map(mul, vector, column)) for column in self._columns)

    @cached_property
    def _columns(self) -> tuple[tuple[float, ...], ...]:
        return tuple(zip(*self.basis, strict=True))

    @cached_property
    def _all_steps(self) -> tuple[GridPlace, ...]:
        """The steps along the coordinates; in the plane a third one from layer to layer."""
        return self.steps if self.dimension == 3 else (*self.steps, (1, 0, 0))

    def grid(self, cell: Cell) -> GridPlace:
        """The place of a cell in a picture made of characters."""
        layer, row, column = self.kind(cell).place
        for x, step in zip(cell, self.steps, strict=False):
            layer, row, column = layer + x * step[0], row + x * step[1], column + x * step[2]
        return (layer, row, column)

    def cell_on_grid(self, place: GridPlace) -> Cell | None:
        """The cell at a place of a picture made of characters; None where no cell can stand."""
        # Cramer's rule; in the plane no cell is in another layer than 0.
        steps, whole = self._all_steps, determinant(self._all_steps)
        for index, kind in enumerate(self.kinds):
            way = minus(place, kind.place)
            found = [divmod(determinant((*steps[:k], way, *steps[k + 1 :])), whole) for k in range(3)]
            if any(rest for _, rest in found) or (self.dimension == 2 and found[2][0]):
                continue
            cell = tuple(x for x, _ in found[: self.dimension])
            return (*cell, index) if len(self.kinds) > 1 else cell
        return None

    def reading_key(self, cell: Cell) -> GridPlace:
        """Sorts cells as text is read: layers from the bottom, rows from the top, each from the left."""
        return self.grid(cell)
