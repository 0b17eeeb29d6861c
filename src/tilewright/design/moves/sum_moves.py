"""The moves of a labeling puzzle: a value on a point, if the lines allow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from random import Random

from ...engines import Choices
from ...engines.sums import SUMS
from ...errors import InvalidRequest, NoEngine
from ...families import LabelingPuzzle, Laid, PlacedValue
from ...families.clauses import ones
from ...families.labeling.compile import compile_sums
from ...families.labeling.regions import named, values_in_region
from ...families.labeling.table import with_given
from ...families.wording import place_named, thing_named
from ...models import NumberSet
from ...models.sums import feasible_targets
from ...sentences import sentence
from .base import MOST_MOVES, Begun, Dead, Item, State, rows, set_of
from .lines import Lines, counted


@lru_cache(maxsize=4)
def sum_moves(puzzle: LabelingPuzzle) -> SumMoves:
    """The moves of a puzzle; kept for a while."""
    n = len(puzzle.board)
    if n * len(puzzle.values) > MOST_MOVES:
        title, n_values = puzzle.title or puzzle.name, len(puzzle.values)
        if puzzle.n_unused:
            words = sentence("{n:,} points and {values:,} numbers", n=n, values=n_values)
        else:
            words = sentence("{n:,} points", n=n)
        raise InvalidRequest(
            sentence(
                "{puzzle} is too large for hints: it has {points}; up to 200 can be thought through",
                puzzle=title,
                points=words,
            )
        )
    return SumMoves(puzzle)


class SumMoves:
    """Move point * m + k is the k-th of m values, in ascending order, on a point."""

    n_tests = 200
    has_ways = False
    noun = "number"

    def __init__(self, puzzle: LabelingPuzzle) -> None:
        self._puzzle = puzzle
        self._n = len(puzzle.board)
        self._values = sorted(puzzle.values)
        self._rank = {value: k for k, value in enumerate(self._values)}
        self._model = compile_sums(puzzle).model
        self._m = len(self._values)
        # Regions with sums are lines like others; the domains of the model have what single values they allow.
        self._sums = [*puzzle.lines, *(region.cells for region in puzzle.regions if region.condition == "sum")]
        own = [region.allowed for region in puzzle.regions if region.condition == "sum"]
        self._own = puzzle.own_target | dict(enumerate(own, start=len(puzzle.lines)))
        self._lines = Lines(tuple(self._values), tuple(self._sums), self._own)
        self._counts = [
            (region.cells, sum(1 << self._rank[value] for value in region.chosen(self._values)), region.allowed)
            for region in puzzle.regions
            if region.condition == "count"
        ]
        self._allowed = sum(
            1 << point * self._m + self._rank[value]
            for point, domain in enumerate(compile_sums(replace(puzzle, given=())).model.domains)
            for value in domain
        )

    @cached_property
    def _targets(self) -> tuple[int, ...]:
        return feasible_targets(self._model)

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """The points, then the values."""
        n, m, names = self._n, self._m, self._puzzle.board.names
        points = [Item("place", place_named("point", [names[p]]), ((1 << m) - 1) << p * m, (p,)) for p in range(n)]
        of_value = [set_of(range(k, n * m, m), n * m) for k in range(m)]
        values = [Item("piece", thing_named("number", value), of_value[k]) for k, value in enumerate(self._values)]
        return (*points, *values)

    def begin(self, laid: Sequence[Laid]) -> State | None:
        n, m = self._n, self._m
        lying = with_given(self._puzzle, laid)
        points, values = {one.point for one in lying}, {one.value for one in lying}
        if len(points) < len(lying) or len(values) < len(lying) or not values <= self._rank.keys():
            return None
        if not points <= set(range(n)) or any(pair not in lying for pair in self._puzzle.given):
            return None
        live = self._allowed
        # Where there are more values than points, none of them must be used.
        need, room = [1] * n + [int(n == m)] * m, [1] * (n + m)
        for point, value in lying:
            live &= ~(self.items[point].moves | self.items[n + self._rank[value]].moves)
            for item in (point, n + self._rank[value]):
                need[item] = room[item] = 0
        chosen = tuple(point * m + self._rank[value] for point, value in lying)
        if any(not self._allowed >> move & 1 for move in chosen):
            return None
        return self._looked_at(State(chosen, live, tuple(need), tuple(room)), at_once=False)

    def after(self, state: State, move: int) -> State:
        point, rank = divmod(move, self._m)
        need, room = list(state.need), list(state.room)
        for item in (point, self._n + rank):
            need[item] = room[item] = 0
        live = state.live & ~(self.items[point].moves | self.items[self._n + rank].moves)
        return self._looked_at(State((*state.chosen, move), live, tuple(need), tuple(room)), at_once=True)

    def thought(self, state: State) -> State:
        return state if state.dead is not None else self._looked_at(state, at_once=True, again=True)

    def _looked_at(self, state: State, *, at_once: bool, again: bool = False) -> State:
        """The state without the values that lines exclude; with `at_once` a line builds on what others excluded.

        With `again` all lines are looked at until none excludes any more, so that their order does not matter.
        """
        m, mask = self._m, (1 << self._m) - 1
        domains = [state.live >> point * m & mask for point in range(self._n)]
        for move in state.chosen:
            domains[move // m] = 1 << move % m
        if not all(domains):
            # The item of a point without values reports that dead end.
            return state
        for points, among, allowed in self._counts:
            if not counted(domains, points, among, allowed):
                return State(state.chosen, state.live, state.need, state.room, self._no_number(points))
        live, failed, fits = 0, -1, False
        for target in self._targets:
            before, narrowed = domains, self._lines.narrowed(domains, target, at_once=at_once)
            while again and isinstance(narrowed, list) and narrowed != before:
                before, narrowed = narrowed, self._lines.narrowed(narrowed, target, at_once=at_once)
            if isinstance(narrowed, int):
                failed = narrowed
            else:
                fits = True
                live |= sum(domain << point * m for point, domain in enumerate(narrowed))
        return State(state.chosen, live & state.live, state.need, state.room, None if fits else self._no_sum(failed))

    def _no_sum(self, line: int) -> Dead:
        """The dead end of a state in which the lines can reach no sum."""
        target = self._target(line)
        if target is None:
            return Dead("sum", sentence("the lines"), sentence("reach the same sum"))
        subject = sentence("line {points}", points=self._named(self._sums[line]))
        return Dead("sum", subject, sentence("add up to {sum}", sum=str(target)))

    def _no_number(self, points: tuple[int, ...]) -> Dead:
        region = next(one for one in self._puzzle.regions if one.condition == "count" and one.cells == points)
        return Dead("sum", values_in_region(named(self._puzzle.board, region)), region.to_be)

    def _target(self, line: int) -> NumberSet | None:
        """What a line may add up to; None if it is not known."""
        common = NumberSet.of(self._targets[0]) if len(self._targets) == 1 else None
        return self._own.get(line, common)

    def _named(self, line: tuple[int, ...]) -> str:
        return " ".join(self._puzzle.board.names[point] for point in line)

    def words(self, move: int) -> str:
        return thing_named("number", self._values[move % self._m])

    def where(self, move: int) -> str:
        return place_named("point", [self._puzzle.board.names[move // self._m]])

    def cells(self, move: int) -> tuple[int, ...]:
        return (move // self._m,)

    def same_cells(self, move: int) -> int:
        return 1 << move

    def reason(self, state: State, item: Item, move: int) -> str:
        point, value = move // self._m, self._values[move % self._m]
        if item.kind == "piece":
            return sentence("Only {place} is left for {thing}.", place=self.where(move), thing=item.words)
        known = {chosen // self._m: self._values[chosen % self._m] for chosen in state.chosen}
        for number, line in enumerate(self._sums):
            target = self._target(number)
            if point in line and target is not None and all(other in known for other in line if other != point):
                named = self._named(line)
                known_sum = sum(known[other] for other in line if other != point)
                fitting = [x for x in self._values if x not in known.values() and known_sum + x in target]
                if target.only is not None or fitting == [value]:
                    return sentence(
                        "Line {points} lacks only {place}: to add up to {sum} it needs {value} there.",
                        points=named,
                        place=self.where(move),
                        sum=str(target),
                        value=str(value),
                    )
        if self._puzzle.lines:
            return sentence(
                "Only {value} fits on {place}: the lines leave no other number that is still to be had.",
                value=str(value),
                place=item.words,
            )
        return sentence(
            "Only {value} fits on {place}: the regions leave no other number that is still to be had.",
            value=str(value),
            place=item.words,
        )

    def laid(self, move: int, laid: Sequence[Laid]) -> Laid:
        return PlacedValue(move // self._m, self._values[move % self._m])

    def walk(self, state: State, banned: int, random: Random | None, most_nodes: float) -> Iterator[int | None]:
        if random is not None:
            # The engine has its own order; a first value at random brings others about.
            options = list(ones(state.live & ~banned))
            if options:
                state = self.after(state, random.choice(options))
        begun = self._search(state, state.live & ~banned)
        if begun is not None:
            yield from rows(*begun)

    @property
    def kinds(self) -> Sequence[int]:
        return [item.moves for item in self.items[self._n :]]

    def covering(self, cell: int) -> int:
        return self.items[cell].moves

    def search(self, state: State) -> Begun | None:
        return self._search(state, state.live)

    def _search(self, state: State, live: int) -> Begun | None:
        """A search among these moves."""
        n, m = self._n, self._m
        if state.dead is not None:
            return None
        domains: list[tuple[int, ...]] = [
            tuple(self._values[k] for k in ones(live >> point * m & ((1 << m) - 1))) for point in range(n)
        ]
        for move in state.chosen:
            domains[move // m] = (self._values[move % m],)
        if not all(domains):
            return None
        model = replace(self._model, domains=tuple(domains))
        if reason := SUMS.unfit(model):
            title = self._puzzle.title or self._puzzle.name
            raise NoEngine(sentence("{puzzle} cannot be thought through: {reason}", puzzle=title, reason=reason))

        def read(row: Choices) -> int:
            return sum(1 << point * m + self._rank[value] for point, value in enumerate(row))

        return SUMS.start(model, 0), read
