"""Laying out an exact cover for the kernel that counts it place by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import prod

from ..deadline import timely
from ..kernels.layers import KEY_BITS, LayerArrays
from ..models import CoverModel
from ..values import frozen
from .base import Unfit
from .lists import flat
from .scan_order import orders_to_try, seen_from_first
from .scan_stocks import Field, Stock, places_and_stocks, stocks_to_count

_Stream = tuple[int, int, int]
"""A stream: its probe, the bits that it forbids in a key with that, and what it adds to the key."""


@frozen
class LayersLayout:
    """The arrays for the kernel, the key before the first place, and the fields of a key."""

    arrays: LayerArrays
    root: int
    fields: tuple[Field, ...]
    tracked: tuple[int, ...]
    reach: int
    """The most places from one on that a key tells, or an option covers."""

    @property
    def most_streams(self) -> int:
        """The greatest number of streams of a place."""
        return max(int(end) - int(start) for start, end in pairwise(self.arrays.first))

    @property
    def most_keys(self) -> float:
        """A rough bound on the keys of all places: all windows, with all that may be used of the stocks.

        What is used of one stock follows from the places that are covered.
        """
        ways = sorted(field.stock.most + 1.0 for field in self.fields)
        return float(self.n_places * 2.0 ** (self.reach - 1) * prod(ways[:-1]))

    @property
    def n_places(self) -> int:
        return len(self.arrays.kind_of)

    def can_be(self, place: int, key: int) -> bool:
        """Tell whether a key may belong to a place: it covers nothing beyond the last one, and uses what there is."""
        bits = min(KEY_BITS, int(self.arrays.stock_bits[0]) + self.n_places - place)
        return 0 <= key < 1 << bits and all(0 <= field.used(key) <= field.stock.most for field in self.fields)

    def uses(self, key: int) -> tuple[int, ...] | None:
        """How often a solution uses each tracked item; None if it uses some item less often than it must."""
        used = {field.stock.item: field.used(key) for field in self.fields}
        is_enough = all(used[field.stock.item] >= field.stock.least for field in self.fields)
        return tuple(used[item] for item in self.tracked) if is_enough else None


@lru_cache(maxsize=4)
def layouts(model: CoverModel) -> tuple[LayersLayout, ...]:
    """A model laid out in each of the orders in which its keys are short enough; Unfit if there is none."""
    places, stocks = places_and_stocks(model)
    fields = _fields(stocks_to_count(model, stocks))
    stock_bits = fields[-1].end if fields else 0
    covers = [[item for item, _ in option if item not in stocks] for option in model.options]
    reach_of = {order: _reach(covers, order) for order in orders_to_try(model, places, covers)}
    found = [
        _laid_out(model, order, reach, fields) for order, reach in reach_of.items() if reach + stock_bits <= KEY_BITS
    ]
    if not found:
        reach = min(reach_of.values())
        raise Unfit(f"its pieces reach over {reach} places and need {stock_bits} bits, more than {KEY_BITS} together")
    return tuple(found)


def _laid_out(model: CoverModel, order: Sequence[int], reach: int, fields: tuple[Field, ...]) -> LayersLayout:
    stock_bits = fields[-1].end if fields else 0
    place = 1 << stock_bits
    # A place that is covered already: adding one to its bit clears it.
    streams_of: list[list[_Stream]] = [[(place, place, 0)] for _ in order]
    position = {item: k for k, item in enumerate(order)}
    field_of = {field.stock.item: field for field in fields}
    for option, is_usable in zip(timely(model.options), model.usable, strict=True):
        if is_usable:
            first, window = seen_from_first(option, position)
            streams_of[first].append(_stream(window * place, Counter(item for item, _ in option), field_of))
    for streams, item in zip(streams_of, order, strict=True):
        if item >= model.n_primary or model.lower[item] == 0:
            streams.append((0, place, place))
    kinds: dict[tuple[_Stream, ...], int] = {}
    kind_of = [kinds.setdefault(tuple(sorted(streams)), len(kinds)) for streams in streams_of]
    first_stream, listed = flat(kinds)
    return LayersLayout(
        LayerArrays(
            kind_of=kind_of,
            first=first_stream,
            probe=[probe for probe, _, _ in listed],
            forbidden=[bits for _, bits, _ in listed],
            adds=[added for _, _, added in listed],
            stock_bits=[stock_bits],
        ),
        sum(field.start << field.shift for field in fields),
        fields,
        model.tracked,
        reach,
    )


def _reach(covers: Sequence[Sequence[int]], order: Sequence[int]) -> int:
    """The most places from its first one on that an option covers."""
    position = {item: k for k, item in enumerate(order)}
    spans = ([position[item] for item in places] for places in timely(covers))
    return max((max(span) - min(span) + 1 for span in spans), default=1)


def _fields(stocks: Sequence[Stock]) -> tuple[Field, ...]:
    """Fields side by side."""
    found: list[Field] = []
    for stock in stocks:
        found.append(Field(stock, found[-1].end if found else 0))
    return tuple(found)


def _stream(window: int, used: Counter[int], field_of: dict[int, Field]) -> _Stream:
    """An option that covers a window. A field that lacks room for its uses has its highest bit set by one use less."""
    probe, forbidden, adds = 0, window, window
    for item, amount in used.items():
        if item in field_of:
            field = field_of[item]
            probe += (amount - 1) << field.shift
            forbidden |= 1 << field.shift + field.bits
            adds += amount << field.shift
    return probe, forbidden, adds
