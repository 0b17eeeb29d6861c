"""Exact covers under a group of symmetries, each given as a permutation of the options.

A symmetry carries solutions to solutions. So it is enough to search a share of the tree: every solution
covers a certain item by exactly one option, and solutions that cover it by options of one orbit are
equally many. And the solutions that a symmetry leaves in place are again those of an exact cover, whose
options are the orbits of options. Both together count solutions up to symmetry by Burnside's lemma,
without ever looking at one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..deadline import in_time, timely
from ..values import replace
from .cover import CoverModel, Option
from .parts import Part

Permutation = Sequence[int]

# Few solutions cover none of the items whose options are the most; each is a search more.
_MOST_OPTIONAL = 2


def cover_parts(model: CoverModel, group: Sequence[Permutation], is_long: bool = False) -> tuple[Part, ...]:
    """The model, restricted to one option of each orbit for the item where that saves most.

    One part for each weight. Of each orbit the option is taken that comes first along the board, where a walk
    begins. If the search is long, and an item that need not be covered would save more, the solutions that cover it are
    searched apart from the others.
    """
    parts: list[Part] = []
    for item in _optional_items(model)[:_MOST_OPTIONAL] if is_long and len(group) > 1 else ():
        covering = replace(model, lower=_with_bound(model.lower, item, 1))
        orbits = best_orbits(covering, group, [item])
        if 2 * _share(orbits) > _share(best_orbits(model, group)):
            break
        parts += _restricted(covering, orbits)
        group = _keeping([option for orbit in orbits for option in orbit], group)
        model = replace(model, upper=_with_bound(model.upper, item, 0))
    return (*parts, *_restricted(model, best_orbits(model, group) if len(group) > 1 else []))


def _restricted(model: CoverModel, orbits: Sequence[Sequence[int]]) -> tuple[Part, ...]:
    """The model with one option of each of these orbits, which are all options of an item."""
    if all(len(orbit) == 1 for orbit in orbits):
        return (Part(1, model),)
    among = {option for orbit in orbits for option in orbit}
    position = {item: k for k, item in enumerate(model.orders[0])} if model.orders else {}

    def along_the_board(number: int) -> list[int]:
        return sorted(position.get(item, item) for item, _ in model.options[number] if not position or item in position)

    found = []
    for weight in sorted({len(orbit) for orbit in orbits}, reverse=True):
        in_time()
        kept = {min(orbit, key=along_the_board) for orbit in orbits if len(orbit) == weight}
        numbers = tuple(k for k in range(len(model.options)) if k in kept or k not in among)
        found.append(Part(weight, model.restricted(numbers), numbers))
    return tuple(found)


def _optional_items(model: CoverModel) -> list[int]:
    """The items that may be covered once or not at all, those with many options first: most solutions cover them."""
    times = Counter(item for option in model.options for item, _ in option)
    items = [item for item, bounds in enumerate(zip(model.lower, model.upper, strict=True)) if bounds == (0, 1)]
    return sorted((item for item in items if times[item]), key=lambda item: -times[item])


def _with_bound(bounds: tuple[int, ...], item: int, bound: int) -> tuple[int, ...]:
    return (*bounds[:item], bound, *bounds[item + 1 :])


def _share(orbits: Sequence[Sequence[int]]) -> float:
    """About the share of a search that is left where only one option of each orbit is tried."""
    return len(orbits) / sum(map(len, orbits)) if orbits else 1.0


def best_orbits(model: CoverModel, group: Sequence[Permutation], items: Iterable[int] | None = None) -> list[list[int]]:
    """The orbits of the options of an item that must be covered once, under those symmetries that keep the item.

    Of all such items (or of those given) the one whose options have the fewest orbits in proportion; of
    several, one with few options. Empty if there is no such item.
    """
    options_of = model.options_of
    once = [
        item
        for item in (range(model.n_primary) if items is None else items)
        if model.lower[item] == model.upper[item] == 1 and options_of[item]
    ]
    best: list[list[int]] = []
    best_share = 2.0
    # No orbit has more options than there are symmetries that keep the item, so this is as good as it gets.
    least_share = max(1 / len(group) + 0.01, 1.1 / len(group))
    for item in sorted(once, key=lambda item: (len(options_of[item]), item)):
        in_time()
        keeping = _keeping(options_of[item], group)
        if 1 / len(keeping) >= best_share - 0.01:
            continue
        orbits = _orbits(options_of[item], keeping)
        share = len(orbits) / len(options_of[item])
        if share < best_share - 0.01:
            best, best_share = orbits, share
        if best_share <= least_share:
            break
    return best


def _orbits(options: Sequence[int], keeping: Sequence[Permutation]) -> list[list[int]]:
    """The orbits of some options under symmetries that keep them together."""
    found: list[list[int]] = []
    seen: set[int] = set()
    for option in options:
        if option not in seen:
            orbit = sorted({images[option] for images in keeping})
            seen.update(orbit)
            found.append(orbit)
    return found


def _keeping(options: Sequence[int], group: Sequence[Permutation]) -> list[Permutation]:
    """The symmetries that keep some options together."""
    among, first = set(options), options[0]
    # Most symmetries fail at once.
    return [images for images in group if images[first] in among and among.issuperset(map(images.__getitem__, options))]


def fixed_cover(model: CoverModel, images: Permutation) -> CoverModel | None:
    """The exact cover whose solutions are those that a symmetry leaves in place; None if there are clearly none."""
    exclusive = model.exclusive
    for item, least in enumerate(model.lower):
        # Most symmetries fail here, after a few options of one piece.
        if least > 0 and not any(
            images[k] == k or not exclusive[k] & exclusive[images[k]] for k in model.options_of[item]
        ):
            return None
    options: list[Option] = []
    values: list[tuple[int, ...]] = []
    seen = [False] * len(model.options)
    for first in timely(range(len(model.options))):
        orbit = []
        option = first
        while not seen[option]:
            seen[option] = True
            orbit.append(option)
            option = images[option]
        if orbit:
            union = _union(model, orbit)
            if union is not None:
                options.append(union)
                values.append(_values(model, orbit, union))
    covered = {item for option in options for item, _ in option}
    if any(least > 0 and item not in covered for item, least in enumerate(model.lower)):
        return None
    if model.sums:
        return replace(model, options=tuple(options), values=tuple(values))
    return without_twins(replace(model, options=tuple(options)))


def _values(model: CoverModel, orbit: Sequence[int], union: Option) -> tuple[int, ...]:
    """The values that options together give to the items of all of them."""
    if not model.sums:
        return ()
    given = Counter[int]()
    for number in orbit:
        for (item, _), value in zip(model.options[number], model.values[number], strict=True):
            given[item] += value
    return tuple(given[item] for item, _ in union)


def _union(model: CoverModel, orbit: Sequence[int]) -> Option | None:
    """All options of an orbit as one; None if they exclude each other. A color that several name is named once."""
    exclusive, covered = model.exclusive, 0
    for number in orbit:
        if covered & exclusive[number]:
            return None
        covered |= exclusive[number]
    pairs = [pair for number in orbit for pair in model.options[number]]
    if not model.is_usable(tuple(pairs)):
        return None
    uncolored = [pair for pair in pairs if not pair[1]]
    return tuple(sorted([*uncolored, *{pair for pair in pairs if pair[1]}]))


def without_twins(model: CoverModel) -> CoverModel:
    """Of items that the same options cover in the same way only the first, renumbered."""
    covered_by: list[list[tuple[int, int]]] = [[] for _ in range(model.n_items)]
    for number, option in enumerate(model.options):
        for item, color in option:
            covered_by[item].append((number, color))
    first: dict[object, int] = {}
    for item in range(model.n_items):
        bounds = (model.lower[item], model.upper[item]) if item < model.n_primary else None
        first.setdefault((bounds, tuple(covered_by[item])), item)
    number_of = {item: number for number, item in enumerate(sorted(first.values()))}
    primary = [item for item in number_of if item < model.n_primary]
    options = tuple(
        tuple((number_of[item], color) for item, color in option if item in number_of) for option in model.options
    )
    orders = [tuple(number_of[item] for item in order if item in number_of) for order in model.orders]
    return CoverModel(
        tuple(model.lower[item] for item in primary),
        tuple(model.upper[item] for item in primary),
        len(number_of) - len(primary),
        options,
        # Half of a board may be longer than it is wide.
        tuple(sorted(orders, key=lambda order: _reach(options, order))),
    )


def _reach(options: Sequence[Option], order: Sequence[int]) -> int:
    """The most places after its first one that an option covers."""
    place = {item: k for k, item in enumerate(order)}
    spans = [[place[item] for item, _ in option if item in place] for option in options]
    return max((max(span) - min(span) for span in spans if span), default=0)
