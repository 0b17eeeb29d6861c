"""Facts apart from names: whether a renaming of labels, or of points, turns one set of facts into another.

A fact is a tag and a set of rows, which have the names. A row is a place and the names there: for a piece that may lie
in four ways, the fact has four rows, each with the cells of one way and the labels on their sides. Two sets of facts
are the same if a one-to-one renaming carries each fact of one to a fact of the other.

The search is the usual one for isomorphisms: names that occur in different ways get different colors, until nothing
changes; where several names still have one color, one of them is told apart, and each of its possible images is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from hashlib import blake2b

from ..deadline import in_time

Row = tuple[Hashable, tuple[Hashable | None, ...]]
Fact = tuple[Hashable, frozenset[Row]]
Facts = Counter[Fact]
Colors = dict[Hashable, str]


def fact(tag: Hashable, rows: Iterable[Row] = ()) -> Fact:
    """A fact. There are no sets in its tag and its places, so that all programs write them alike."""
    return tag, frozenset(rows)


def digest(*parts: object) -> str:
    """A short text that is the same for equal parts in every program, and hardly ever for others."""
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def digest_of_facts(facts: Facts) -> str:
    """A digest that is the same for all sets of facts that differ only in names."""
    colors = _refined(facts, _uncolored(facts))
    return digest(sorted(colors.values()), _marks(facts, colors))


def renaming(first: Facts, second: Facts) -> dict[Hashable, Hashable] | None:
    """A renaming that carries the first facts to the second ones; None if there is none."""
    colors, others = _uncolored(first), _uncolored(second)
    if len(first) != len(second) or _marks(first, colors) != _marks(second, others):
        # Soon told, which matters where many motions are tried.
        return None
    return _renaming(first, second, colors, others)


def _renaming(first: Facts, second: Facts, colors: Colors, others: Colors) -> dict[Hashable, Hashable] | None:
    in_time()
    colors, others = _refined(first, colors), _refined(second, others)
    names, images = _by_color(colors), _by_color(others)
    if {color: len(group) for color, group in names.items()} != {color: len(group) for color, group in images.items()}:
        return None
    several = [color for color, group in names.items() if len(group) > 1]
    if not several:
        only = {group[0]: images[color][0] for color, group in names.items()}
        return only if _renamed(first, only) == second else None
    color = min(several, key=lambda color: len(names[color]))
    chosen = {**colors, names[color][0]: digest("chosen", color)}
    attempts = ({**others, image: digest("chosen", color)} for image in images[color])
    return next((found for one in attempts if (found := _renaming(first, second, chosen, one)) is not None), None)


def _names_in(one: Fact) -> list[Hashable]:
    return [name for _, row in one[1] for name in row if name is not None]


def _uncolored(facts: Facts) -> Colors:
    return dict.fromkeys((name for one in facts for name in _names_in(one)), "")


def _by_color(colors: Colors) -> dict[str, list[Hashable]]:
    groups: dict[str, list[Hashable]] = {}
    for name, color in colors.items():
        groups.setdefault(color, []).append(name)
    return groups


def _marks(facts: Facts, colors: Colors) -> list[str]:
    return sorted(_mark(one, times, colors) for one, times in facts.items())


def _mark(one: Fact, times: int, colors: Colors) -> str:
    """A digest of a fact in which names count by their colors alone."""
    tag, rows = one
    colored = [repr((place, [None if name is None else colors[name] for name in row])) for place, row in rows]
    return digest(tag, times, sorted(colored))


def _refined(facts: Facts, colors: Colors) -> Colors:
    """Colors that tell names apart by the facts in which they occur, until that tells no more apart."""
    while True:
        marks: dict[Hashable, list[str]] = {name: [] for name in colors}
        for one, times in facts.items():
            mark = _mark(one, times, colors)
            for name, often in Counter(_names_in(one)).items():
                marks[name].append(f"{mark} {often}")
        refined = {name: digest(colors[name], sorted(marks[name])) for name in colors}
        if len(set(refined.values())) == len(set(colors.values())):
            return refined
        colors = refined


def _renamed(facts: Facts, names: Mapping[Hashable, Hashable]) -> Facts:
    moved: Facts = Counter()
    for (tag, rows), times in facts.items():
        renamed = (tuple(None if name is None else names[name] for name in row) for _, row in rows)
        moved[fact(tag, zip((place for place, _ in rows), renamed, strict=True))] += times
    return moved
