"""Laying out an exact cover for the kernels that cover its places in a fixed order: scan and memo."""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from ..deadline import in_time, timely
from ..kernels import scan
from ..kernels.bits import WORD_BITS, lowest
from ..models import CoverModel
from ..values import frozen
from .base import Unfit
from .lists import flat
from .scan_order import WINDOW_BITS, ScanPlan, best_plans
from .scan_stocks import Field, Stock, places_and_stocks, stocks_to_count

# All places that a window shows.
WINDOW = (1 << WINDOW_BITS) - 1


@frozen
class ScanLayout:
    """The arrays for the kernels, and the length of the longest solution."""

    arrays: scan.ScanArrays
    n_levels: int


@frozen
class ScanPlans:
    """Plans for walking a model: the best that is known and the best without roots; and the stocks to be counted."""

    best: ScanPlan
    plain: ScanPlan
    stocks: tuple[Stock, ...]


@lru_cache(maxsize=4)
def plans(model: CoverModel) -> ScanPlans:
    """The best plans that are known; Unfit if the model has none."""
    places, stocks = places_and_stocks(model)
    counted = stocks_to_count(model, stocks)
    return ScanPlans(*best_plans(model, places, stocks, {stock.item for stock in counted}), counted)


@lru_cache(maxsize=4)
def layout(model: CoverModel, may_root: bool = True) -> ScanLayout:
    """The tables for the best plan; Unfit if the model has none.

    With `may_root` the walk may begin by the options of one item, one after the other.
    """
    known = plans(model)
    plan = known.best if may_root else known.plain
    return ScanLayout(_ScanTables(model, plan, fields(known.stocks)).arrays(), len(plan.order) + 1)


def fields(stocks: Sequence[Stock]) -> list[Field]:
    """Fields for stocks, so that none lies in two tables; Unfit if there is no room for them."""
    found = []
    shift = 0
    for stock in stocks:
        field = Field(stock, shift)
        if field.width > scan.CHUNK_BITS:
            raise Unfit(f"there are {stock.most} copies of one piece, more than {1 << (scan.CHUNK_BITS - 1)}")
        if shift % scan.CHUNK_BITS + field.width > scan.CHUNK_BITS:
            shift += scan.CHUNK_BITS - shift % scan.CHUNK_BITS
        found.append(Field(stock, shift))
        shift = found[-1].end
    if shift > WORD_BITS:
        raise Unfit(f"its pieces need {shift} bits, more than {WORD_BITS}")
    return found


FieldUses = tuple[tuple[int, int], ...]
"""The fields that an option uses, each with how much of it."""
Seen = tuple[tuple[int, int, FieldUses], ...]
"""The options of a hole as they look from there: for each its window, what it takes, and of which fields how much."""


class _ScanTables:
    """Fills the arrays of the kernel."""

    def __init__(self, model: CoverModel, plan: ScanPlan, fields: Sequence[Field]) -> None:
        self._model = model
        self._plan = plan
        # The order of the places from each end that roots are walked from.
        self._orders = [plan.order, plan.order[::-1]] if plan.far_roots else [plan.order]
        self._fields = fields
        self._field_of = {field.stock.item: number for number, field in enumerate(fields)}
        self._positions = [{item: k for k, item in enumerate(order)} for order in self._orders]
        self._options = self._usable_options()
        self._table: list[int] = []
        # Entries of a table are worked out side by side, as lanes of one integer, and kept as bytes.
        self._entries = bytearray()

    def arrays(self) -> scan.ScanArrays:
        seen: list[Seen] = []
        numbers: list[list[int]] = []
        for order in self._orders:
            seen_from_here, numbers_here = self._options_by_hole(order)
            seen += seen_from_here
            numbers += numbers_here
        classes: dict[Seen, int] = {}
        class_of = [classes.setdefault(options, len(classes)) for options in seen]
        reach = max((window.bit_length() for options in classes for window, _, _ in options), default=1)
        windows = list(range(0, reach, scan.CHUNK_BITS))
        stocks = sorted({field.chunk for field in self._fields})
        # For each chunk its fields, with how many copies each of their values leaves.
        lefts_of_chunks = [
            [
                (number, [field.left(bits) for bits in range(1 << field.width)])
                for number, field in enumerate(self._fields)
                if field.chunk == shift
            ]
            for shift in stocks
        ]
        n_words = []
        for options in classes:
            in_time()
            # At least one word, so that the kernel need not ask.
            words = [options[k : k + WORD_BITS] for k in range(0, max(1, len(options)), WORD_BITS)]
            blocked = [(len(word), _blocked_by_places(word, len(windows) * scan.CHUNK_BITS)) for word in words]
            for shift in windows:
                self._add_table(blocked, shift)
            takers = [_takers(word) for word in words]
            for lefts in lefts_of_chunks:
                self._add_stock_table(words, takers, lefts)
            n_words.append(len(words))
        first_mask, listed = flat(classes)
        first_option, option = flat(numbers)
        return scan.ScanArrays(
            class_of=class_of,
            n_tables=[len(windows), len(windows) + len(stocks)],
            shift=windows + stocks,
            table=self._table,
            entries=_numbers(self._entries),
            n_words=n_words,
            first_mask=first_mask[:-1],
            mask=[window for window, _, _ in listed],
            take=[taken for _, taken, _ in listed],
            first_option=first_option[:-1],
            option=option,
            least=[
                number
                for field in self._fields
                if field.stock.least > 0
                for number in (field.shift, (1 << field.width) - 1, field.start + field.stock.least)
            ],
            **self._begin(),
        )

    def _begin(self) -> dict[str, list[int]]:
        """The places and stocks that each root takes; a single empty root if there are none."""
        n = len(self._plan.order)
        start = sum(field.start << field.shift for field in self._fields)
        stocks, hole, ahead = [], [], []
        roots = self._plan.roots or (-1,)
        for number, root in enumerate(roots):
            end = int(number >= len(roots) - len(self._plan.far_roots))
            position = self._positions[end]
            covered, taken = 0, 0
            for item, _ in self._model.options[root] if root >= 0 else ():
                if item in position:
                    covered |= 1 << position[item]
                elif item in self._field_of:
                    taken += 1 << self._fields[self._field_of[item]].shift
            stocks.append(start + taken)
            hole.append(end * n + lowest(covered + 1))
            ahead += [(covered >> place) & WINDOW for place in range(n)]
        return {"root": list(roots), "root_stocks": stocks, "root_hole": hole, "ahead": ahead}

    def _usable_options(self) -> list[tuple[int, list[int], int, FieldUses]]:
        """The options that may be chosen: for each its number, its places, what it takes, and of which fields."""
        field_of, usable, is_place = self._field_of, self._model.usable, self._positions[0].__contains__
        # All options of a piece take the same.
        known: dict[tuple[int, ...], tuple[int, FieldUses]] = {}
        found = []
        for number, items in enumerate(timely(self._model.items_of)):
            if usable[number]:
                own = tuple(filter(field_of.__contains__, items))
                if own not in known:
                    used = [field_of[item] for item in own]
                    taken = sum([1 << self._fields[k].shift for k in used])
                    known[own] = taken, tuple(sorted(Counter(used).items()))
                found.append((number, list(filter(is_place, items)), *known[own]))
        return found

    def _options_by_hole(self, order: Sequence[int]) -> tuple[list[Seen], list[list[int]]]:
        """For each hole the options that begin there, and their numbers (-1 for leaving it free)."""
        found: list[list[tuple[int, int, FieldUses, int]]] = [[] for _ in order]
        at = {item: 1 << k for k, item in enumerate(order)}
        for number, places, taken, uses in timely(self._options):
            covered = 0
            for item in places:
                covered |= at[item]
            first = lowest(covered)
            found[first].append((covered >> first, taken, uses, number))
        for spot, item in enumerate(order):
            if item >= self._model.n_primary or self._model.lower[item] == 0:
                found[spot].append((1, 0, (), -1))
        for options in found:
            options.sort()
        return (
            [tuple([option[:3] for option in options]) for options in found],
            [[option[3] for option in options] for options in found],
        )

    def _add_table(self, words: list[tuple[int, list[int]]], shift: int) -> None:
        """A table for eight places of a window, from the size of each word and what each place blocks of it."""
        self._begin_table()
        for size, blocked in words:
            # Each new place repeats what there is, without the options that cover it.
            entries = everything = (1 << size) - 1
            n = 1
            for options in blocked[shift : shift + scan.CHUNK_BITS]:
                others = entries & _in_lanes(everything ^ options, n) if options else entries
                entries |= others << n * _LANE
                n *= 2
            self._entries += entries.to_bytes(n * _LANE // 8, "little")

    def _begin_table(self) -> None:
        self._table.append(len(self._entries) * 8 // _LANE)

    def _add_stock_table(
        self, words: list[Seen], takers: list[dict[int, dict[int, int]]], fields: list[tuple[int, list[int]]]
    ) -> None:
        """A table for the fields of one chunk: an option fits if as many copies are left as it takes."""
        self._begin_table()
        for word, takers_here in zip(words, takers, strict=True):
            # The fields of a chunk follow one another: each new one repeats what there is for each of its values.
            entries = everything = (1 << len(word)) - 1
            n = 1
            for number, lefts in fields:
                taking, before, entries = takers_here.get(number, {}).items(), entries, 0
                for k, left in enumerate(lefts):
                    short = sum([options for amount, options in taking if amount > left])
                    fitting = before & _in_lanes(everything ^ short, n) if short else before
                    entries |= fitting << k * n * _LANE
                n *= len(lefts)
            self._entries += entries.to_bytes(n * _LANE // 8, "little") * (scan.CHUNK // n)


# An entry is a word, and fits into a lane.
_LANE = 64


def _in_lanes(word: int, n: int) -> int:
    """A word in each of n lanes."""
    return word * _ones(n)


@cache
def _ones(n: int) -> int:
    """The number 1 in each of n lanes."""
    return ((1 << n * _LANE) - 1) // ((1 << _LANE) - 1)


def _numbers(lanes: bytearray) -> array[int]:
    """The words in lanes, the lowest first: so many that a list would take long to make, and to hand over."""
    numbers = array("q")
    numbers.frombytes(lanes)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _takers(word: Seen) -> dict[int, dict[int, int]]:
    """For each field and each number of copies the options of a word that take as many."""
    takers: dict[int, dict[int, int]] = {}
    for k, (_, _, used) in enumerate(word):
        for number, amount in used:
            options = takers.setdefault(number, {})
            options[amount] = options.get(amount, 0) | 1 << k
    return takers


def _blocked_by_places(word: Seen, n_places: int) -> list[int]:
    """For each of the first places of a window the options that cover it."""
    blocked = [0] * n_places
    for k, (window, _, _) in enumerate(word):
        this = 1 << k
        while window:
            bit = window & -window
            blocked[bit.bit_length() - 1] |= this
            window ^= bit
    return blocked
