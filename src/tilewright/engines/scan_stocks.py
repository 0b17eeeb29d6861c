"""The stocks of an exact cover: what options use up besides the places that they cover, and how uses are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set
from math import lcm

from ..deadline import timely
from ..kernels import scan
from ..models import CoverModel
from ..values import frozen
from .base import Unfit


@frozen
class Stock:
    """An item that a solution uses at least and at most so often."""

    item: int
    least: int
    most: int


@frozen
class Field:
    """The bits that count the uses of a stock: from `2**bits - most`, so that bit `bits` is set when all are used."""

    stock: Stock
    shift: int

    @property
    def bits(self) -> int:
        return (max(1, self.stock.most) - 1).bit_length()

    @property
    def width(self) -> int:
        return self.bits + 1

    @property
    def end(self) -> int:
        """The first bit behind it."""
        return self.shift + self.width

    @property
    def chunk(self) -> int:
        """The bit at which its table begins."""
        return self.shift // scan.CHUNK_BITS * scan.CHUNK_BITS

    @property
    def start(self) -> int:
        return (1 << self.bits) - self.stock.most

    def left(self, value: int) -> int:
        """The number of copies left when the field has this value."""
        return (1 << self.bits) - value

    def used(self, word: int) -> int:
        """The number of copies used when a word has all fields."""
        return ((word >> self.shift) & ((1 << self.width) - 1)) - self.start


def stocks_of(model: CoverModel) -> frozenset[int]:
    """The items that options use up besides: those that every option uses exactly one of, and all with copies."""
    copied = frozenset(item for item in range(model.n_primary) if (model.lower[item], model.upper[item]) != (1, 1))
    if model.orders:
        hinted = frozenset(model.orders[0])
        return frozenset(item for item in range(model.n_primary) if item not in hinted) | (copied - hinted)
    # In a bare model the pieces usually come first, or last.
    n = model.n_primary
    for prefix in (_split(model, range(n)), _split(model, range(n - 1, -1, -1))):
        if prefix and copied <= prefix:
            return prefix
    return copied


def _split(model: CoverModel, items: Iterable[int]) -> frozenset[int]:
    """The first few of the items of which every option has exactly one; empty if there are no such items."""
    hit = [False] * len(model.options)
    left = len(hit)
    chosen = []
    for item in items:
        if left == 0:
            break
        chosen.append(item)
        for number in set(model.options_of[item]):
            if hit[number]:
                return frozenset()
            hit[number] = True
            left -= 1
    return frozenset(chosen) if left == 0 and len(chosen) < model.n_items else frozenset()


def places_and_stocks(model: CoverModel) -> tuple[list[int], frozenset[int]]:
    """The items to be covered in an order, and those that options use up besides; Unfit if there are no such items."""
    if model.has_colors:
        raise Unfit("its options have colors")
    stocks = stocks_of(model)
    places = [item for item in range(model.n_items) if item not in stocks]
    if not places:
        raise Unfit("every item of it has several copies")
    if any(map(stocks.issuperset, model.items_of)):
        raise Unfit("it has options that cover no place")
    return places, stocks


def stocks_to_count(model: CoverModel, stocks: Set[int]) -> tuple[Stock, ...]:
    """The stocks that can run out or fall short, and those that the model tracks."""
    bounds = _bounds_on_uses(model, stocks)
    found = []
    for item in sorted(stocks):
        low, high = bounds.get(item, (0, 0))
        least, most = model.lower[item], model.upper[item]
        if item in model.tracked:
            found.append(Stock(item, least, most))
        elif least > low or most < high:
            found.append(Stock(item, least, min(most, max(high, least))))
    return tuple(found)


def _bounds_on_uses(model: CoverModel, stocks: Set[int]) -> dict[int, tuple[int, int]]:
    """How often a solution uses each stock, at least and at most.

    An option that covers n places shares its uses among them. So of each place a solution has the share that one of its
    options gives it, or nothing where it may stay free; the least and the greatest of these add up.
    """
    # Most options of a piece are alike in what they use.
    covered: dict[tuple[tuple[int, ...], int], set[int]] = {}
    is_stock = stocks.__contains__
    for items, is_usable in timely(zip(model.items_of, model.usable, strict=True)):
        if is_usable:
            alike = tuple(filter(is_stock, items)), len(items)
            covered.setdefault(alike, set()).update(items)
    ways: dict[int, set[tuple[tuple[tuple[int, int], ...], int]]] = {
        item: set() for item in range(model.n_items) if item not in stocks
    }
    for (own, size), places in covered.items():
        way = tuple(sorted(Counter(own).items())), size - len(own)
        for place in places - stocks:
            ways[place].add(way)
    unit = lcm(*{size for of_place in ways.values() for _, size in of_place})
    low, high = Counter[int](), Counter[int]()
    for place, of_place in ways.items():
        may_be_free = place >= model.n_primary or model.lower[place] == 0
        times = Counter[int]()
        least: dict[int, int] = {}
        most: dict[int, int] = {}
        for used, size in of_place:
            for item, amount in used:
                share = amount * unit // size
                times[item] += 1
                least[item] = min(share, least.get(item, share))
                most[item] = max(share, most.get(item, share))
        high.update(most)
        if not may_be_free:
            low.update({item: share for item, share in least.items() if times[item] == len(of_place)})
    return {item: (-(-low[item] // unit), high[item] // unit) for item in high}
