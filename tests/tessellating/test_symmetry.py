"""The symmetry groups of tilings, told a second time by the flow chart of crystallographers."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice, product

from tilewright.lattices import LATTICES, Motion, polyforms
from tilewright.lattices.matrices import determinant, plus, times
from tilewright.tessellating.periodic import Copy, PeriodicTiling, Shapes, tilings
from tilewright.tessellating.sublattices import Sublattice
from tilewright.tessellating.symmetry import TilingSymmetry

Point = tuple[Fraction, Fraction]


def _motions(symmetry: TilingSymmetry, reach: int) -> list[Motion]:
    (a, b), (c, d) = symmetry.tiling.period
    unit, found = symmetry.tiling.lattice.unit, []
    for i, j in product(range(-reach, reach + 1), repeat=2):
        shift = (unit * (i * a + j * c), unit * (i * b + j * d))
        found += [Motion(move.motion.matrix, plus(move.motion.shift, shift)) for move in symmetry.moves]
    return found


def _keeps(motion: Motion, point: Point) -> bool:
    (a, b), (c, d) = motion.matrix
    x, y = point
    return (a * x + b * y + motion.shift[0], c * x + d * y + motion.shift[1]) == (x, y)


def _center(motion: Motion) -> Point:
    """The point that a rotation leaves in place."""
    (a, b), (c, d) = motion.matrix
    # (1 - a) x - b y = s, -c x + (1 - d) y = t
    whole = Fraction((1 - a) * (1 - d) - b * c)
    s, t = motion.shift
    return ((1 - d) * s + b * t) / whole, (c * s + (1 - a) * t) / whole


def _name(symmetry: TilingSymmetry) -> str:
    lattice = symmetry.tiling.lattice
    near, far = _motions(symmetry, 2), _motions(symmetry, 5)
    rotations = {motion.matrix for motion in near if determinant(motion.matrix) > 0}
    order = len(rotations)
    reflections = [motion for motion in near if motion.is_reflection]
    mirrors = [
        motion
        for motion in far
        if motion.is_reflection and not any(plus(times(motion.matrix, motion.shift), motion.shift))
    ]
    turning = [m for m in near if not m.is_reflection and m.matrix != lattice.point_group[0]]

    def period_of(motion: Motion) -> int:
        power, n = motion.matrix, 1
        while power != lattice.point_group[0]:
            power = tuple(zip(*(times(motion.matrix, column) for column in zip(*power, strict=True)), strict=True))
            n += 1
        return n

    centers = [_center(motion) for motion in turning if period_of(motion) == order]
    on_mirrors = all(any(_keeps(mirror, center) for mirror in mirrors) for center in centers)
    if order == 6:
        return "p6m" if mirrors else "p6"
    if order == 4:
        return ("p4m" if on_mirrors else "p4g") if mirrors else "p4"
    if order == 3:
        return ("p3m1" if on_mirrors else "p31m") if mirrors else "p3"
    if order == 2:
        if not mirrors:
            return "pgg" if reflections else "p2"
        if len({mirror.matrix for mirror in mirrors}) == 1:
            return "pmg"
        return "pmm" if on_mirrors else "cmm"
    if not reflections:
        return "p1"
    if not mirrors:
        return "pg"
    middles = [(Fraction(m.shift[0], 2), Fraction(m.shift[1], 2)) for m in reflections]
    return "pm" if all(any(_keeps(mirror, point) for mirror in mirrors) for point in middles) else "cm"


def test_groups_are_those_of_the_flow_chart() -> None:
    cases = [
        *(("square", 1, 1, 1), ("square", 2, 1, 4), ("square", 3, 1, 3), ("square", 5, -1, 1), ("hexagonal", 3, 3, 3)),
        *(("triangular", 2, 1, 6), ("triangular", 4, 3, 4), ("kisrhombille", 2, 4, 6), ("rhombille", 2, 1, 6)),
    ]
    seen = set()
    for name, size, n_shapes, most in cases:
        lattice, found = LATTICES[name], polyforms(LATTICES[name], size)
        for shape in found[:n_shapes] if n_shapes > 0 else found[n_shapes:]:
            seen.update(_groups(Shapes(lattice, (shape,)), most))
    # Large triangles that point up, and small ones.
    seen.update(_groups(Shapes(LATTICES["triangular"], (polyforms(LATTICES["triangular"], 4)[1], ((0, 0, 0),))), 5))
    assert len(seen) == 17, f"{sorted(seen)}"


def _groups(shapes: Shapes, most: int) -> set[str]:
    """The groups of some tilings, each told in two ways."""
    found = set()
    for index, _ in shapes.indices(most):
        for tiling in islice(filter(None, tilings(shapes, index)), 40):
            symmetry = TilingSymmetry(tiling)
            if _is_whole(symmetry):
                assert symmetry.group == _name(symmetry)
                found.add(symmetry.group)
    return found


def _is_whole(symmetry: TilingSymmetry) -> bool:
    """Tell whether the periods of the tiling are all its shifts."""
    identity = symmetry.tiling.lattice.point_group[0]
    return sum(move.motion.matrix == identity for move in symmetry.moves) == 1


def test_orbits_of_a_tiling_by_hand() -> None:
    square = LATTICES["square"]
    # Pairs of dominoes side by side, turned by turns: a basket.
    lying = [((0, 0), (1, 0)), ((0, 1), (1, 1)), ((2, 2), (3, 2)), ((2, 3), (3, 3))]
    upright = [((2, 0), (2, 1)), ((3, 0), (3, 1)), ((0, 2), (0, 3)), ((1, 2), (1, 3))]
    basket = TilingSymmetry(
        PeriodicTiling(square, Sublattice(2, 2, 4), tuple(Copy(0, cells) for cells in (*lying[:2], *upright[:2])))
    )
    assert (basket.group, basket.is_isohedral, len(basket.moves)) == ("p4g", True, 8)
    # Two rows of bricks, one row of bricks upright.
    rows = [((0, 0), (1, 0)), ((1, 1), (2, 1)), ((0, 2), (0, 3)), ((1, 2), (1, 3))]
    mixed = TilingSymmetry(PeriodicTiling(square, Sublattice(2, 0, 4), tuple(Copy(0, cells) for cells in rows)))
    assert mixed.orbits == ((0, 1), (2, 3))
    # Up to periods an upright domino has the same cells as one that lies down; it is no image of that for all that.
    stairs = (Copy(0, ((0, 0), (0, 1))), Copy(0, ((2, 0), (3, 0))), Copy(0, ((4, 0), (5, 0))))
    climbed = TilingSymmetry(PeriodicTiling(square, Sublattice(1, 5, 6), stairs))
    assert (climbed.group, climbed.orbits, len(climbed.moves)) == ("p2", ((0,), (1, 2)), 2)
