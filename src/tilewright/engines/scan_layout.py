"""Laying out an exact cover for the kernels that cover its places in a fixed order: scan and memo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ..kernels import scan
from ..kernels.bits import WORD_BITS, lowest
from ..models import CoverModel
from ..values import frozen
from .base import Unfit
from .lists import flat
from .scan_order import WINDOW_BITS, ScanPlan, best_plans, seen_from_first, stocks_of

# All places that a window shows.
WINDOW = (1 << WINDOW_BITS) - 1


@frozen
class _Field:
    """The bits that count a stock: from `2**bits - most`, so that bit `bits` is set when all copies are used."""

    item: int
    shift: int
    bits: int
    least: int
    most: int

    @property
    def chunk(self) -> int:
        """The bit at which its table begins."""
        return self.shift // scan.CHUNK_BITS * scan.CHUNK_BITS

    @property
    def start(self) -> int:
        return (1 << self.bits) - self.most

    @property
    def width(self) -> int:
        return self.bits + 1

    def left(self, value: int) -> int:
        """The number of copies left when the field has this value."""
        return (1 << self.bits) - value


@frozen
class ScanLayout:
    """The arrays for the kernels, and the length of the longest solution."""

    arrays: scan.ScanArrays
    n_levels: int


@frozen
class ScanPlans:
    """Plans for walking a model: the best that is known, the best without roots, and the fields that count stocks."""

    best: ScanPlan
    plain: ScanPlan
    fields: tuple[_Field, ...]


@lru_cache(maxsize=4)
def plans(model: CoverModel) -> ScanPlans:
    """The best plans that are known; Unfit if the model has none."""
    if any(color for option in model.options for _, color in option):
        raise Unfit("its options have colors")
    stocks = stocks_of(model)
    places = [item for item in range(model.n_items) if item not in stocks]
    if not places:
        raise Unfit("every item of it has several copies")
    if any(not any(item not in stocks for item, _ in option) for option in model.options):
        raise Unfit("it has options that cover no place")
    fields = _fields(model, sorted(stocks), len(places))
    return ScanPlans(*best_plans(model, places, stocks), tuple(fields))


@lru_cache(maxsize=4)
def layout(model: CoverModel, may_root: bool = True) -> ScanLayout:
    """The tables for the best plan; Unfit if the model has none.

    With `may_root` the walk may begin by the options of one item, one after the other.
    """
    known = plans(model)
    plan = known.best if may_root else known.plain
    return ScanLayout(_ScanTables(model, plan, known.fields).arrays(), len(plan.order) + 1)


def _fields(model: CoverModel, stocks: Sequence[int], n_places: int) -> list[_Field]:
    """Fields for the stocks that can run out or fall short; none of them lies in two tables."""
    uses: dict[int, list[tuple[int, int]]] = {item: [] for item in stocks}
    for option in model.options:
        own = [item for item, _ in option if item in uses]
        for item in set(own):
            uses[item].append((own.count(item), len(option) - len(own)))
    fields = []
    shift = 0
    for item in stocks:
        # The most copies that options can use if they fill all places.
        room = max((n_places * amount // size for amount, size in uses[item]), default=0)
        least, most = model.lower[item], model.upper[item]
        if least == 0 and most >= room:
            continue
        if len(stocks) == 1 and least <= room <= most and _is_forced(model, uses[item], n_places):
            continue
        most = max(1, min(most, max(room, least)))
        bits = (most - 1).bit_length()
        if bits >= scan.CHUNK_BITS:
            raise Unfit(f"there are {most} copies of one piece, more than {1 << (scan.CHUNK_BITS - 1)}")
        if shift % scan.CHUNK_BITS + bits + 1 > scan.CHUNK_BITS:
            shift += scan.CHUNK_BITS - shift % scan.CHUNK_BITS
        if model.upper[item] == 0:
            least, most = 0, 0
        fields.append(_Field(item, shift, bits, least, most))
        shift += bits + 1
    if shift > WORD_BITS:
        raise Unfit(f"its pieces need {shift} bits, more than {WORD_BITS}")
    return fields


def _is_forced(model: CoverModel, uses: Sequence[tuple[int, int]], n_places: int) -> bool:
    """Tell whether the number of copies follows from the number of places, all of which must be covered.

    Options may use several copies at once, as those that a symmetry joins do, if each uses as many for every place.
    """
    amount, size = uses[0]
    all_use_it_alike = len(uses) == len(model.options) and all(used * size == amount * own for used, own in uses)
    return all_use_it_alike and not model.n_secondary and n_places * amount % size == 0


Seen = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]
"""The options of a hole as they look from there: for each its window, what it takes, and of which fields how much."""


class _ScanTables:
    """Fills the arrays of the kernel."""

    def __init__(self, model: CoverModel, plan: ScanPlan, fields: Sequence[_Field]) -> None:
        self._model = model
        self._plan = plan
        # The order of the places from each end that roots are walked from.
        self._orders = [plan.order, plan.order[::-1]] if plan.far_roots else [plan.order]
        self._fields = fields
        self._field_of = {field.item: number for number, field in enumerate(fields)}
        self._positions = [{item: k for k, item in enumerate(order)} for order in self._orders]
        self._table: list[int] = []
        self._entries: list[int] = []

    def arrays(self) -> scan.ScanArrays:
        seen: list[Seen] = []
        numbers: list[list[int]] = []
        for order, position in zip(self._orders, self._positions, strict=True):
            seen_from_here, numbers_here = self._options_by_hole(order, position)
            seen += seen_from_here
            numbers += numbers_here
        classes: dict[Seen, int] = {}
        class_of = [classes.setdefault(options, len(classes)) for options in seen]
        reach = max((window.bit_length() for options in classes for window, _, _ in options), default=1)
        windows = list(range(0, reach, scan.CHUNK_BITS))
        stocks = sorted({field.chunk for field in self._fields})
        n_words = []
        for options in classes:
            # At least one word, so that the kernel need not ask.
            words = [options[k : k + WORD_BITS] for k in range(0, max(1, len(options)), WORD_BITS)]
            blocked = [(len(word), _blocked_by_places(word, len(windows) * scan.CHUNK_BITS)) for word in words]
            for shift in windows:
                self._add_table(blocked, shift)
            for shift in stocks:
                self._add_stock_table(words, shift)
            n_words.append(len(words))
        first_mask, listed = flat(classes)
        first_option, option = flat(numbers)
        return scan.ScanArrays(
            class_of=class_of,
            n_tables=[len(windows), len(windows) + len(stocks)],
            shift=windows + stocks,
            table=self._table,
            entries=self._entries,
            n_words=n_words,
            first_mask=first_mask[:-1],
            mask=[window for window, _, _ in listed],
            take=[taken for _, taken, _ in listed],
            first_option=first_option[:-1],
            option=option,
            least=[
                number
                for field in self._fields
                if field.least > 0
                for number in (field.shift, (1 << field.width) - 1, field.start + field.least)
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

    def _options_by_hole(self, order: Sequence[int], position: Mapping[int, int]) -> tuple[list[Seen], list[list[int]]]:
        """For each hole the options that begin there, and their numbers (-1 for leaving it free)."""
        found: list[list[tuple[int, int, tuple[tuple[int, int], ...], int]]] = [[] for _ in order]
        field_of = self._field_of
        for number, option in enumerate(self._model.options):
            if not self._model.usable[number]:
                continue
            used: dict[int, int] = {}
            for item, _ in option:
                if item in field_of:
                    used[field_of[item]] = used.get(field_of[item], 0) + 1
            first, window = seen_from_first(option, position)
            taken = sum(amount << self._fields[k].shift for k, amount in used.items())
            found[first].append((window, taken, tuple(sorted(used.items())), number))
        for spot, item in enumerate(order):
            if item >= self._model.n_primary or self._model.lower[item] == 0:
                found[spot].append((1, 0, (), -1))
        for options in found:
            options.sort()
        return (
            [tuple((window, taken, used) for window, taken, used, _ in options) for options in found],
            [[number for *_, number in options] for options in found],
        )

    def _add_table(self, words: list[tuple[int, list[int]]], shift: int) -> None:
        """A table for eight places of a window, from the size of each word and what each place blocks of it."""
        self._table.append(len(self._entries))
        for size, blocked in words:
            # Each new place repeats what there is, without the options that cover it.
            entries = [(1 << size) - 1]
            for options in blocked[shift : shift + scan.CHUNK_BITS]:
                others = ~options
                entries += [entry & others for entry in entries]
            self._entries += entries

    def _add_stock_table(self, words: list[Seen], shift: int) -> None:
        """A table for the fields of one chunk: an option fits if as many copies are left as it takes."""
        self._table.append(len(self._entries))
        fields = [(number, field) for number, field in enumerate(self._fields) if field.chunk == shift]
        for word in words:
            # The fields of a chunk follow one another: each new one repeats what there is for each of its values.
            entries = [(1 << len(word)) - 1]
            takers = _takers(word)
            for number, field in fields:
                short = [
                    sum(options for amount, options in takers.get(number, {}).items() if amount > field.left(bits))
                    for bits in range(1 << field.width)
                ]
                entries = [entry & ~options for options in short for entry in entries]
            self._entries += entries * (scan.CHUNK // len(entries))


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
        while window:
            blocked[lowest(window)] |= 1 << k
            window &= window - 1
    return blocked
