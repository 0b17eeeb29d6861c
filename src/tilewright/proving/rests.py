"""The rests of an exact cover, layer by layer: what is still to be covered when the places before one are done.

The walk is that of the engine `memo`: always the first hole, in the same order of places. A rest is known by what is
covered already, places and pieces, as a set of bits. So all ways to come to it go on alike, and what is proved of it is
proved once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from ..engines.base import Unfit
from ..engines.scan_layout import plans
from ..engines.scan_stocks import places_and_stocks, stocks_to_count
from ..errors import InvalidRequest
from ..families.clauses import LaidBound
from ..models import CoverModel
from ..values import frozen, replace
from .counters import WalkStock
from .result import MOST_RESTS

_STEP = 1 << 12


class WalkRest:
    """A rest: the items that are covered, and each choice at its place with what it leaves.

    A choice is a variable, or 0 for none of those that begin here. `ways` is the number of ways to go on, of which
    `node` is the node in the graph, 0 if nothing is left to say; `products` are the nodes of the choices.
    """

    __slots__ = ("chosen", "covered", "following", "lemma", "node", "on", "out", "products", "ways")

    def __init__(self, covered: int) -> None:
        self.covered = covered
        self.chosen: tuple[int, ...] = ()
        self.following: tuple[WalkRest, ...] = ()
        self.products: Sequence[int] = ()
        self.ways = 0
        self.node = 0
        self.lemma = self.on = self.out = 0
        """The number of the clause that proves it from what is covered of `on` and not covered of `out`."""

    @property
    def choices(self) -> Iterator[tuple[int, WalkRest]]:
        """Each choice, and what it leaves."""
        return zip(self.chosen, self.following, strict=True)

    def forget(self) -> None:
        """Drop what was proved of it, when nothing before it needs that any more."""
        self.lemma = self.on = self.out = 0


@frozen
class CoverWalk:
    """An exact cover, laid out for the walk over its rests.

    Items are numbered: first the places in the order of the walk, then the pieces of which a solution has at most one.
    `items[v]` are those of variable v, as a set of bits; `starts[t]` are the variables whose first place is t.
    """

    n_variables: int
    n_places: int
    n_items: int
    items: tuple[int, ...]
    starts: tuple[tuple[int, ...], ...]
    may_be_free: tuple[bool, ...]
    wanted: int
    """The pieces that must be used, as a set of bits."""
    stocks: tuple[WalkStock, ...] = ()
    """The pieces of which there are copies that are counted, and what else is."""

    @property
    def order(self) -> list[int]:
        """The variables in the order of the walk."""
        return [variable for start in self.starts for variable in start]

    @cached_property
    def uses(self) -> dict[int, list[tuple[int, int]]]:
        """For each variable that is counted the numbers of its stocks, and how often it counts in each."""
        found: dict[int, list[tuple[int, int]]] = {}
        for number, stock in enumerate(self.stocks):
            for variable, times in Counter(stock.variables).items():
                found.setdefault(variable, []).append((number, times))
        return found

    def lacking(self, variable: int, state: int) -> tuple[int, int] | None:
        """A stock of which a state has not left as much as a variable takes, and that; None if there is none."""
        for number, times in self.uses.get(variable, ()):
            if self.stocks[number].used(state) + times > self.stocks[number].room:
                return number, times
        return None

    def _option(self, variable: int) -> tuple[int, int, int, int, bool]:
        """A variable: what it covers, the bits of a state that do not let it be chosen, and what it adds to a state.

        At last whether these bits do not tell all: of a stock of which it takes several too few may be left.
        """
        blocks, takes, is_heavy = self.items[variable], 0, False
        for number, times in self.uses.get(variable, ()):
            blocks |= 1 << self.stocks[number].full
            takes += times << self.stocks[number].shift
            is_heavy = is_heavy or times > 1
        return variable, self.items[variable], blocks, takes, is_heavy

    def rests(self, unusable: frozenset[int], most: int = MOST_RESTS) -> Iterator[list[list[WalkRest]]]:
        """Find all rests, in steps: their layers so far, one more than places at the end.

        Variables that no solution has are no choices. Raises InvalidRequest if there are more rests than `most`.
        """
        layers = [[WalkRest(sum(stock.start for stock in self.stocks))]]
        n = 1
        for place, start in enumerate(self.starts):
            found: dict[int, WalkRest] = {}
            # Most rests of a layer have the same choices as another one.
            known: dict[tuple[int, ...], tuple[int, ...]] = {}
            after = self._choosing(place, [variable for variable in start if variable not in unusable])
            for number, rest in enumerate(layers[-1]):
                chosen, states = after(rest.covered)
                rest.chosen = known.setdefault(chosen, chosen)
                rest.following = tuple(
                    [found.get(state) or found.setdefault(state, WalkRest(state)) for state in states]
                )
                if number % _STEP == _STEP - 1:
                    _demand_few(n + len(found), most)
                    yield layers
            n += len(found)
            _demand_few(n, most)
            layers.append([found[state] for state in sorted(found)])
            yield layers
        for rest in layers[-1]:
            enough = all(stock.used(rest.covered) >= stock.least for stock in self.stocks)
            rest.ways = int(enough and rest.covered & self.wanted == self.wanted)
        for layer in reversed(layers[:-1]):
            for rest in layer:
                rest.ways = sum([following.ways for following in rest.following])

    def numbers(self, unusable: frozenset[int], most: int = MOST_RESTS) -> Iterator[int]:
        """Count the rests alone, which takes a tenth of the time, in steps: how many there are so far.

        Raises InvalidRequest if there are more than `most`.
        """
        layer = {sum(stock.start for stock in self.stocks)}
        n = 1
        for place, start in enumerate(self.starts):
            after = self._choosing(place, [variable for variable in start if variable not in unusable])
            found: set[int] = set()
            for number, state in enumerate(layer):
                found.update(after(state)[1])
                if number % _STEP == _STEP - 1:
                    _demand_few(n + len(found), most)
                    yield n + len(found)
            layer = found
            n += len(found)
            _demand_few(n, most)
            yield n

    def _choosing(self, place: int, variables: Sequence[int]) -> Callable[[int], tuple[tuple[int, ...], Sequence[int]]]:
        """A function from a state at a place to its choices, and the states after these."""
        here, may_be_free = 1 << place, self.may_be_free[place]
        options = [self._option(variable) for variable in variables]

        def after(state: int) -> tuple[tuple[int, ...], Sequence[int]]:
            if state & here:
                return (0,), (state,)
            fitting = [
                (variable, (state | items) + taken)
                for variable, items, block, taken, is_heavy in options
                if not state & block and not (is_heavy and self.lacking(variable, state))
            ]
            if may_be_free:
                fitting.append((0, state | here))
            chosen, states = zip(*fitting, strict=True) if fitting else ((), ())
            return chosen, states

        return after


def _demand_few(n: int, most: int) -> None:
    if n > most:
        raise InvalidRequest(
            f"the count cannot be proved: there are more than {most:,} different rests of the puzzle, each of which "
            "would be a node of the graph; a smaller puzzle, or one with more pieces laid from the start, has fewer"
        )


def cover_walk(name: str, model: CoverModel, variable_of: Sequence[int], bounds: Sequence[LaidBound]) -> CoverWalk:
    """Lay out a model for the walk; `variable_of` has the variable of each option, `bounds` are on copies.

    Raises InvalidRequest with the reason if a rest is not known by what is covered.
    """
    if model.has_colors:
        # In the words of puzzles; `Unfit` has those of engines.
        reason = "labels that meet, or pieces that must not touch, tell more than which cells are covered"
        raise InvalidRequest(f"{name}: its count cannot be proved without a list of solutions: {reason}")
    try:
        _, stocks = places_and_stocks(model)
        order = plans(model).plain.order
    except Unfit as reason:
        raise InvalidRequest(f"{name}: its count cannot be proved without a list of solutions: {reason}") from None
    # What the model only wants to be told plays no part.
    scarce = {stock.item for stock in stocks_to_count(replace(model, tracked=()), stocks)} | _too_often(model)
    counted = [item for item in sorted(scarce) if model.upper[item] != 1]
    single = [item for item in sorted(stocks) if model.upper[item] == 1]
    number_of = {item: number for number, item in enumerate((*order, *single))}
    items = [0] * (len(variable_of) + 1)
    starts: list[list[int]] = [[] for _ in order]
    places = (1 << len(order)) - 1
    for option, variable in enumerate(variable_of):
        for item in model.items_of[option]:
            if item in number_of:
                items[variable] |= 1 << number_of[item]
        covered = items[variable] & places
        starts[(covered & -covered).bit_length() - 1].append(variable)
    ordered = tuple(tuple(sorted(start)) for start in starts)
    return CoverWalk(
        len(variable_of),
        len(order),
        len(number_of),
        tuple(items),
        ordered,
        tuple(item >= model.n_primary or model.lower[item] == 0 for item in order),
        sum(1 << number_of[item] for item in single if model.lower[item] == 1),
        tuple(_stocks(model, counted, variable_of, [x for start in ordered for x in start], bounds, len(number_of))),
    )


def _too_often(model: CoverModel) -> set[int]:
    """The items that an option covers more often than it may: to engines it is none, and here it has a variable."""
    several = (Counter(items) for items in model.items_of if len(set(items)) < len(items))
    return {item for times in several for item, n in times.items() if item < model.n_primary and n > model.upper[item]}


def _stocks(
    model: CoverModel,
    counted: Sequence[int],
    variable_of: Sequence[int],
    order: Sequence[int],
    bounds: Sequence[LaidBound],
    n_items: int,
) -> Iterator[WalkStock]:
    """The items of which copies are counted, by the bounds on their variables."""
    numbers_of: dict[tuple[int, ...], list[int]] = {}
    for number, bound in enumerate(bounds):
        numbers_of.setdefault(bound.counted, []).append(number)
    shift = first = n_items
    for item in counted:
        times = Counter(variable_of[option] for option in model.options_of[item])
        # A bound that clauses say, or that cannot be broken, needs no counting.
        those = numbers_of.get(tuple(sorted(variable - 1 for variable in times.elements())))
        if not those:
            continue
        number = those.pop()
        bound = bounds[number]
        variables = tuple(x for x in order for _ in range(times[x]))
        stock = WalkStock(number, bound.least, bound.most, variables, shift, first)
        yield stock
        shift = stock.full + 1
        first += stock.height
