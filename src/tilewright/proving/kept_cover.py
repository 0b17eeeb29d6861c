"""What a motion keeps, as an exact cover of orbits: the solutions that it carries to themselves.

A motion permutes the ways to lay something. A solution that it keeps has all ways of an orbit, or none. So each orbit
is one variable, and one option that covers what its ways cover together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..families.clauses import Clause, LaidBound, PuzzleClauses
from ..models import CoverModel
from ..models.orbits import without_twins
from ..values import frozen, replace


@frozen
class KeptCover:
    """An exact cover whose options are orbits, and its clauses.

    Variable k + 1, option k of the model, says that all of `orbits[k]` are laid, which are numbers from 0 on.
    """

    orbits: tuple[tuple[int, ...], ...]
    clauses: PuzzleClauses
    bounds: tuple[LaidBound, ...]
    """What the clauses do not say: `LaidBound`s, in which an orbit may count more than once."""
    model: CoverModel


def kept_cover(
    clauses: PuzzleClauses, bounds: Iterable[LaidBound], model: CoverModel, option_of: Sequence[int], carried: Clause
) -> KeptCover:
    """The solutions that a motion keeps, from clauses without counters and the model that they say the same as.

    `option_of` has the option of each thing that may be laid, `carried` the thing to which the motion carries each.
    """
    orbits, orbit_of = _orbits(carried)
    unions: list[tuple[tuple[int, int], ...]] = []
    covered_by: dict[int, int] = {}
    alone: list[Clause] = []
    for number, orbit in enumerate(orbits):
        times = Counter(item for thing in orbit for item in model.items_of[option_of[thing]])
        once = [item for item in times if item >= model.n_primary or model.upper[item] == 1]
        if any(times[item] > 1 for item in once):
            alone.append((-number - 1,))
        for item in once:
            times[item] = 1
            covered_by[item] = covered_by.get(item, 0) | 1 << number
        unions.append(tuple((item, 0) for item in sorted(times.elements())))
    excluded = []
    for number, union in enumerate(unions):
        bits = 0
        for item, _ in union:
            bits |= covered_by.get(item, 0)
        excluded.append(bits & -(2 << number))
    others: dict[frozenset[int], Clause] = {}
    for clause in clauses.others:
        image = {orbit_of[x - 1] + 1 if x > 0 else -orbit_of[-x - 1] - 1 for x in clause}
        others.setdefault(frozenset(image), tuple(sorted(image)))
    for clause in alone:
        others.setdefault(frozenset(clause), clause)
    return KeptCover(
        orbits,
        replace(
            clauses,
            laid=tuple(clauses.laid[orbit[0]] for orbit in orbits),
            others=tuple(others.values()),
            excluded=tuple(excluded),
            bounds=(),
        ),
        tuple(_bounds(bounds, orbit_of)),
        without_twins(replace(model, options=tuple(unions))),
    )


def _orbits(carried: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], list[int]]:
    """The orbits in the order of their first members, and the number of that of each thing."""
    orbits: list[tuple[int, ...]] = []
    orbit_of = [-1] * len(carried)
    for first in range(len(carried)):
        orbit = []
        thing = first
        while orbit_of[thing] < 0:
            orbit_of[thing] = len(orbits)
            orbit.append(thing)
            thing = carried[thing]
        if orbit:
            orbits.append(tuple(sorted(orbit)))
    return tuple(orbits), orbit_of


def _bounds(bounds: Iterable[LaidBound], orbit_of: Sequence[int]) -> Iterable[LaidBound]:
    """The bounds on orbits, each once: a motion may carry one to another."""
    seen = set()
    for bound in bounds:
        counted = tuple(sorted(orbit_of[thing] for thing in bound.counted))
        things = sum(1 << orbit for orbit in set(counted))
        times = counted if len(counted) > things.bit_count() else ()
        found = LaidBound(bound.least, bound.most, things, bound.about, times)
        if found[:3] + found[4:] not in seen:
            seen.add(found[:3] + found[4:])
            yield found
