"""The motions of a puzzle, sorted by what they keep, and what clauses say of the solutions that a motion keeps.

By Burnside's lemma the solutions of which none is the image of another one are as many as the motions keep on average.
For that the motions must be a group that carries solutions to solutions: that is seen here, not believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from math import gcd

from ..errors import InvalidCertificate
from ..families.clauses import Clause, LaidBound, LaidMotion, PuzzleClauses, ones
from ..values import frozen, replace

Carried = tuple[int, ...]
"""A motion: to which of what is laid it carries each."""


@frozen
class MotionClass:
    """Motions that keep equally many solutions: the first of them, how many they are, and how many are no reflections.

    They are those into which the others of the group turn one, and those of its powers that have the same orbits.
    """

    words: str
    carried: Carried
    n: int
    n_turns: int


def motion_classes(motions: Iterable[LaidMotion], names: Sequence[str]) -> list[MotionClass]:
    """The classes in the order of their first motions, that of the identity first; `names` are those of cells.

    Raises InvalidCertificate if the motions are no group.
    """
    found = list(motions)
    at: dict[Carried, list[LaidMotion]] = {}
    for motion in found:
        at.setdefault(motion.carried, []).append(motion)
    # Motions that carry all that is laid to the same place are one for what they keep.
    if not _are_group(list(at)) or len({len(same) for same in at.values()}) > 1:
        raise InvalidCertificate("the motions that keep the rules are no group: a fault of tilewright")
    classes: list[MotionClass] = []
    seen: set[Carried] = set()
    for motion in found:
        if motion.carried in seen:
            continue
        alike = {_turned(power, by) for power in _powers(motion.carried) for by in at}
        seen |= alike
        those = [one for carried in alike for one in at[carried]]
        n_turns = sum(not one.is_reflection for one in those)
        told = {one.words for one in classes}
        # A few of its ways tell it from the others.
        words = next(words for n in count(1) if (words := _words(motion, names, n)) not in told or n > len(names))
        classes.append(MotionClass(words, motion.carried, len(those), n_turns))
    return classes


def generators(motions: Iterable[Carried]) -> Iterator[Carried]:
    """Some of the motions, of which all of a group that they generate are products."""
    known: set[Carried] = set()
    chosen: list[Carried] = []
    for motion in motions:
        if not known:
            known.add(tuple(range(len(motion))))
        if motion in known:
            continue
        yield motion
        chosen.append(motion)
        todo = list(known)
        while todo:
            one = todo.pop()
            for other in chosen:
                both = _after(other, one)
                if both not in known:
                    known.add(both)
                    todo.append(both)


def _are_group(motions: Sequence[Carried]) -> bool:
    """Tell whether permutations are a group, the identity first."""
    members = set(motions)
    if not motions or motions[0] != tuple(range(len(motions[0]))):
        return False
    if any(sorted(motion) != list(motions[0]) for motion in motions):
        return False
    # What is closed under some motions that generate it is closed under all.
    return all(_after(one, motion) in members for one in generators(motions) for motion in motions)


def _after(second: Carried, first: Carried) -> Carried:
    """One permutation after another."""
    return tuple(map(second.__getitem__, first))


def _turned(motion: Carried, by: Carried) -> Carried:
    """The motion that does the same on the images under another one."""
    found = [0] * len(motion)
    for thing, image in enumerate(motion):
        found[by[thing]] = by[image]
    return tuple(found)


def _powers(motion: Carried) -> list[Carried]:
    """The powers of a motion of which it is a power itself, so that they have the same orbits."""
    powers = [motion]
    identity = tuple(range(len(motion)))
    while powers[-1] != identity:
        powers.append(_after(motion, powers[-1]))
    return [power for k, power in enumerate(powers, 1) if gcd(k, len(powers)) == 1]


def _words(motion: LaidMotion, names: Sequence[str], n: int) -> str:
    """Where a motion carries the first cell that it moves, and the first beside its way, up to so many ways."""
    ways: list[list[int]] = []
    for first, image in enumerate(motion.places):
        if image != first and len(ways) < n and not any(first in way for way in ways):
            ways.append([first])
            while (cell := motion.places[ways[-1][-1]]) != first:
                ways[-1].append(cell)
    if not ways:
        return "identity" if not motion.is_reflection else "reflection of each cell"
    kind = "reflection" if motion.is_reflection else "motion"
    return " ".join(f"{kind} {', '.join(' > '.join(names[cell] for cell in way) for way in ways)}".split())


def check_kept(clauses: PuzzleClauses, bounds: Sequence[LaidBound], motions: Iterable[Carried]) -> Iterator[None]:
    """InvalidCertificate unless each motion carries solutions to solutions, since it carries clauses to clauses."""
    others = {frozenset(clause) for clause in clauses.others}
    limits = {(bound.least, bound.most, bound.counted) for bound in bounds}
    excluded = _both_ways(clauses.pairs)
    for motion in generators(motions):
        is_kept = {_image(motion, clause) for clause in others} == others
        moved = {(low, high, tuple(sorted(motion[thing] for thing in counted))) for low, high, counted in limits}
        is_kept = is_kept and moved == limits
        for thing, bits in enumerate(excluded):
            is_kept = is_kept and sum([1 << motion[other] for other in ones(bits)]) == excluded[motion[thing]]
            if thing % 256 == 0:
                yield
        if not is_kept:
            raise InvalidCertificate("a motion does not keep what the clauses say: a fault of tilewright")


def _image(motion: Carried, clause: Iterable[int]) -> frozenset[int]:
    return frozenset(motion[x - 1] + 1 if x > 0 else -motion[-x - 1] - 1 for x in clause)


def _both_ways(pairs: Sequence[int]) -> list[int]:
    """For each thing all that it excludes, not only those behind it."""
    found = list(pairs)
    for first, bits in enumerate(pairs):
        for second in ones(bits):
            found[second] |= 1 << first
    return found


@frozen
class KeptReading:
    """What the rules say of the solutions that a motion keeps: clauses and bounds in which orbits are variables."""

    orbits: tuple[tuple[int, ...], ...]
    clauses: PuzzleClauses
    bounds: tuple[LaidBound, ...]


def read_kept(clauses: PuzzleClauses, bounds: Sequence[LaidBound], motion: Carried) -> KeptReading:
    """Put for each variable that of its orbit; a solution that the motion keeps has all of an orbit, or none."""
    first = list(range(len(motion)))
    for thing in range(len(motion)):
        image = motion[thing]
        while image != thing:
            first[thing] = min(first[thing], image)
            image = motion[image]
    firsts = sorted(set(first))
    number = {thing: k for k, thing in enumerate(firsts)}
    to = tuple(number[thing] for thing in first)
    needs: dict[frozenset[int], None] = {}
    for clause in clauses.others:
        needs[_image(to, clause)] = None
    excluded = [0] * len(firsts)
    for thing, bits in enumerate(clauses.pairs):
        for other in ones(bits):
            low, high = sorted((to[thing], to[other]))
            if low == high:
                needs[frozenset((-low - 1,))] = None
            else:
                excluded[low] |= 1 << high
    orbits: list[list[int]] = [[] for _ in firsts]
    for thing, orbit in enumerate(to):
        orbits[orbit].append(thing)
    others: tuple[Clause, ...] = tuple(tuple(sorted(clause)) for clause in needs)
    limits: dict[tuple[int, int, tuple[int, ...]], LaidBound] = {}
    for bound in bounds:
        counted = tuple(sorted(to[thing] for thing in bound.counted))
        things = sum(1 << orbit for orbit in set(counted))
        found = bound._replace(things=things, times=counted if len(set(counted)) < len(counted) else ())
        limits.setdefault((bound.least, bound.most, counted), found)
    laid = tuple(clauses.laid[thing] for thing in firsts)
    return KeptReading(
        tuple(map(tuple, orbits)),
        replace(clauses, laid=laid, others=others, excluded=tuple(excluded), bounds=()),
        tuple(limits.values()),
    )
