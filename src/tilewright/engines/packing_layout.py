"""A cover model laid out as masks for the packing kernels: which item has which bit, and what can be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from math import gcd

from ..deadline import in_time, timely
from ..kernels.bits import FULL_WORD, WORD_BITS
from ..models import CoverModel
from ..values import frozen

# The number of options, at equal distances, that are looked at before the others.
_SAMPLES = 8
# This number of words is never too large.
_FEW_ENTRIES = 1 << 20
# Islands are looked for on the upper levels only: there they cost nothing that counts, and save most.
_ISLAND_SHARE = 3


@frozen
class PackingLayout:
    """Masks are integers of all words, bit 0 first; the options are those that can be part of a solution.

    `copied` lists for each item that may be used more than once its lowest bit, how many bits it has, and its bounds.
    """

    n_words: int
    masks: tuple[int, ...]
    options: tuple[int, ...]
    needed: int
    single: int
    copied: tuple[tuple[int, int, int, int], ...]
    has_free: bool
    cells: int
    modulus: int
    n_levels: int

    @property
    def room(self) -> int:
        """The most entries of all lists of one branch together, and one more."""
        return sum(self._longest_lists()) + 1

    @property
    def island_levels(self) -> int:
        return self.n_levels // _ISLAND_SHARE if self.modulus > 1 else 0

    def _longest_lists(self) -> Iterable[int]:
        """For each level a bound on the length of its list.

        d chosen options cover at least d times the fewest items without copies that an option has. The options of an
        item that is covered are excluded, and none is counted more often than an option has such items.
        """
        single = [mask & self.single for mask in self.masks]
        sizes = [mask.bit_count() for mask in single]
        least, most = min(sizes, default=0), max(sizes, default=0)
        counts = Counter(bit for mask in timely(single) for bit in _bits(mask))
        totals = list(accumulate(sorted(counts.values()), initial=0))
        for level in range(self.n_levels):
            excluded = totals[min(level * least, len(totals) - 1)]
            yield len(self.masks) - max(level, -(-excluded // max(1, most)))


def most_entries(model: CoverModel) -> int:
    """A bound on the words of all lists of one branch, without laying the model out."""
    n_options, places = len(model.options), sum(model.upper)
    n_words = 1 + (places + model.n_secondary) // WORD_BITS
    # Fewer pieces than places lie on a board, but to know that takes a look at all options.
    if (entries := n_options * (min(n_options, places) + 1) * n_words) <= _FEW_ENTRIES:
        return entries
    items_of = model.items_of
    return n_options * (most_options(model, items_of, _group(model, items_of)) + 1) * n_words


def words_of(mask: int, n_words: int) -> list[int]:
    """A mask cut into words."""
    return [mask >> (WORD_BITS * w) & FULL_WORD for w in range(n_words)]


def _bits(mask: int) -> Iterable[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@lru_cache(maxsize=2)
def lay_out(model: CoverModel) -> PackingLayout:
    """Give each item that can exclude or need anything its bit, and each usable option its mask."""
    items_of = model.items_of
    usable = [number for number, is_usable in enumerate(model.usable) if is_usable]
    total = Counter(chain.from_iterable(items_of[number] for number in usable))
    most = [1] * model.n_items
    for items in (items_of[number] for number in timely(usable)):
        if len(set(items)) < len(items):
            for item in items:
                most[item] = max(most[item], items.count(item))
    first_bit, copied, next_bit, needed, single = [-1] * model.n_items, [], 0, 0, 0
    for item in range(model.n_items):
        lower, upper = (model.lower[item], model.upper[item]) if item < model.n_primary else (0, 1)
        if lower == 0 and total[item] <= upper:
            # It neither needs nor excludes anything.
            continue
        has_copies = lower > 1 or upper > 1
        width = most[item] if has_copies else 1
        if next_bit % WORD_BITS + width > WORD_BITS:
            next_bit += WORD_BITS - next_bit % WORD_BITS
        first_bit[item] = next_bit
        if has_copies:
            copied.append((next_bit, width, lower, upper))
        else:
            single |= 1 << next_bit
        if lower > 0:
            needed |= 1 << next_bit
        next_bit += width
    usable = [usable[k] for k in _possible(model, [items_of[number] for number in usable])]
    kept = [items_of[number] for number in usable]
    masks = _masks(kept, first_bit, model.n_primary)
    group = _group(model, kept)
    cells = _cells(model, group, first_bit)
    return PackingLayout(
        n_words=max(1, -(-next_bit // WORD_BITS)),
        masks=tuple(masks),
        options=tuple(usable),
        needed=needed,
        single=single,
        copied=tuple(copied),
        has_free=model.lower != model.upper,
        cells=cells,
        modulus=gcd(*{(mask & cells).bit_count() for mask in masks}),
        n_levels=most_options(model, kept, group) + 1,
    )


def _masks(items_of: Sequence[Sequence[int]], first_bit: list[int], n_primary: int) -> list[int]:
    """An option that names a primary item m times has the lowest m bits of the item."""
    bit_of = [1 << bit if bit >= 0 else 0 for bit in first_bit]
    masks = []
    for items in timely(items_of):
        mask = 0
        for item in items:
            mask |= bit_of[item]
        if len(set(items)) < len(items):
            for item in items:
                if item < n_primary:
                    mask |= bit_of[item] * ((1 << items.count(item)) - 1)
        masks.append(mask)
    return masks


def _possible(model: CoverModel, items_of: Sequence[Sequence[int]]) -> list[int]:
    """The options that leave each item that is needed once an option; sets of options are bits of integers here.

    An option that meets all options of an item, and does not cover it, leaves it without. Meeting is mutual, so
    these are the options that all options of the item meet. For most items few options are enough to see that
    there are none.
    """
    lower, upper, n_primary = model.lower, model.upper, model.n_primary
    covering: list[list[int]] = [[] for _ in range(model.n_items)]
    for number, items in enumerate(timely(items_of)):
        for item in items:
            covering[item].append(number)
    sets = [0] * model.n_items
    for item, numbers in enumerate(covering):
        if item >= n_primary or upper[item] == 1:
            for number in numbers:
                sets[item] |= 1 << number
    alive = everything = (1 << len(items_of)) - 1
    for item in range(n_primary):
        if lower[item] == upper[item] == 1:
            in_time()
            numbers, met_by_all = covering[item], everything
            step = max(1, len(numbers) // _SAMPLES)
            # Options far from each other first: together they meet least.
            for number in (number for first in range(step) for number in numbers[first::step]):
                meeting = 0
                for other in items_of[number]:
                    meeting |= sets[other]
                met_by_all &= meeting
                if met_by_all == sets[item]:
                    break
            alive &= ~met_by_all | sets[item]
    return [number for number in range(len(items_of)) if alive >> number & 1]


def _group(model: CoverModel, items_of: Sequence[Sequence[int]]) -> range:
    """Primary items at the beginning or at the end of which every option names exactly one: pieces, as a rule."""
    n_primary = model.n_primary
    primary = [sorted([item for item in items if item < n_primary]) for items in items_of]
    if primary and min(map(len, primary)) > 1:
        last_first, first_last = max(items[0] for items in primary), min(items[-1] for items in primary)
        if last_first < min(items[1] for items in primary):
            return range(last_first + 1)
        if first_last > max(items[-2] for items in primary):
            return range(first_last, n_primary)
    return range(0)


def _cells(model: CoverModel, group: range, first_bit: list[int]) -> int:
    """The bits that islands are made of: items used exactly once, without the group, which would join them all."""
    return sum(
        1 << first_bit[item]
        for item in range(model.n_primary)
        if model.lower[item] == model.upper[item] == 1 and item not in group and first_bit[item] >= 0
    )


def most_options(model: CoverModel, items_of: Sequence[Sequence[int]], group: range = range(0)) -> int:
    """A bound on the number of options that can be chosen at once.

    Each takes up as many places as it names primary items, and one in the group.
    """
    n_primary, upper = model.n_primary, model.upper
    counts = Counter(chain.from_iterable(items_of))
    places = sum(min(most, counts[item]) for item, most in enumerate(upper))
    if model.n_secondary:
        least = min([len([item for item in items if item < n_primary]) for items in items_of], default=1)
    else:
        least = min(map(len, items_of), default=1)
    in_group = sum(min(upper[item], counts[item]) for item in group) if group else places
    return min(len(items_of), places // max(1, least), in_group)
