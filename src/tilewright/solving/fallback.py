"""Searches around the engines: an engine on trial, engines that take turns, and no search at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..engines import Choices, Engine, KernelSearch, SavedState, Search, SearchDefaults, Status
from ..engines.branching import TreePlace
from ..families.wording import listing
from ..models import Model
from .choice import Choice, rivals, second_thought

# By itself an engine searches for a first solution for so many expected seconds, or, within bounds, for somewhat longer
# than it expects to take for everything.
_LEAST_ALONE, _MOST_ALONE = 0.4, 10.0
_PATIENCE = 1.5
# A turn, in expected seconds: so short that the caller need not wait, so long that caches are warm.
_TURN = 0.1


class _Relay(SearchDefaults):
    """A search that goes over from one engine to another: it answers as the engine does that searches now."""

    def __init__(self, pick: Choice, model: Model, memory: int | None, seconds: float) -> None:
        self._pick = pick
        self._model = model
        self._memory = memory
        self.now: Search = start_engine(pick.engine, model, memory, seconds)
        """The search of the engine that searches now."""
        self.engine_name = pick.engine.name
        self.why = pick.why

    @property
    def place(self) -> TreePlace:
        return self.now.place

    @property
    def is_compiled(self) -> bool:  # type: ignore[override]
        return self.now.is_compiled

    def compile_nothing(self) -> None:
        self.now.compile_nothing()

    def heed(self, is_over: Callable[[], bool]) -> None:
        self.now.heed(is_over)

    def uses(self) -> Mapping[tuple[int, ...], int] | None:
        return self.now.uses()


class FallbackSearch(_Relay):
    """A count that begins again with another engine if the first is not done after so many nodes.

    It goes on with the first if no other engine promises to be done sooner.
    """

    def __init__(self, pick: Choice, model: Model, memory: int | None = None) -> None:
        super().__init__(pick, model, memory, pick.seconds)
        self.second = pick.second
        """The engine that takes over; None if it is chosen only then."""
        self._is_on_trial = True
        self._nodes_before = 0

    @property
    def nodes(self) -> int:
        return self._nodes_before + self.now.nodes

    @property
    def found(self) -> int:
        """Solutions that the engine has found that searches now."""
        return self.now.found

    @property
    def stopped_by(self) -> str:
        """Nothing while an engine is on trial: the next one takes over then."""
        return "" if self._is_on_trial else self.now.stopped_by

    def compile(self) -> bool:
        """Nothing while an engine is on trial: it is not clear yet that the search is long."""
        return not self._is_on_trial and self.now.compile()

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes."""
        if not self._is_on_trial:
            return self.now.advance(budget, most, seconds)
        left = max(1, self._pick.trial_nodes - self.now.nodes)
        status, rows = self.now.advance(min(budget, left), most, seconds)
        is_over = self.now.nodes >= self._pick.trial_nodes or bool(self.now.stopped_by)
        if status is not Status.EXHAUSTED and is_over:
            self._hand_over()
        return status, rows

    def _hand_over(self) -> None:
        # Both may end with the time; the first engine goes on then.
        second = self.second or second_thought(self._model)
        search = None if second is None else start_engine(second, self._model, self._memory)
        self._is_on_trial = False
        if second is not None and search is not None:
            self._nodes_before, self.now = self.now.nodes, search
            self.why = f"{second.name}, since {self.engine_name} was not done soon; at first {self.why}"
            self.engine_name = second.name

    def progress(self) -> float:
        return self.now.progress()

    def split(self) -> Search | None:
        """Give a part away; nothing while an engine is on trial."""
        return None if self._is_on_trial else self.now.split()

    def save(self) -> SavedState | None:
        """The state of the engine that searches now, which goes on with it without a trial.

        None where that might take years: a trial by which another engine is sure to take over begins again.
        """
        return None if self._is_on_trial and self.second is not None else self.now.save()


class TurnsSearch(_Relay):
    """A search for a first solution in which several engines take turns, if the first one does not find it soon.

    No outlook tells which of them meets one soon: of the rectangles that Y pentominoes fill, scan fills 17x20 in some
    seconds and 15x17 not in a minute, packing the other way around. If they share the time, it takes a few times as
    long as the luckiest of them (B. A. Huberman, R. M. Lukose, T. Hogg, An economics approach to hard computational
    problems, Science 275 (1997), pp. 51-54). The first engine has every other turn. One that only counts takes part,
    too: if it counts none, there is none.

    The engine that finds a solution goes on alone, so that each solution comes once. Turns are counted in nodes, not
    seconds, so that a puzzle has the same first solution each time.

    What is split off while they take turns belongs to the first engine. So several workers may share the search for one
    solution; of more than one some might come twice.
    """

    def __init__(self, pick: Choice, model: Model, memory: int | None = None) -> None:
        # The seconds expected are those of the whole tree: a solution may come soon.
        super().__init__(pick, model, memory, 0.0)
        alone = min(max(_LEAST_ALONE, _PATIENCE * pick.seconds), _MOST_ALONE)
        self._left = _nodes_in(alone, pick.engine, model, self.now)
        """Nodes until the next turn."""
        self._players: list[tuple[Engine, Search]] = [(pick.engine, self.now)]
        self._n_turns = 0
        self._nodes_of_others = 0
        self._share_before = 0.0
        self._is_settled = False
        self.ends_all = False
        """Whether the engine that goes on alone has given nothing away: its end is the end of all."""

    @property
    def nodes(self) -> int:
        return self._nodes_of_others + self.now.nodes

    @property
    def found(self) -> int:
        """Solutions found; what is counted while engines take turns is none."""
        return self.now.found if self._is_settled else 0

    @property
    def place(self) -> TreePlace:
        return (self.now if self._is_settled else self._players[0][1]).place

    @property
    def stopped_by(self) -> str:
        """Nothing while engines take turns: the others go on."""
        return self.now.stopped_by if self._is_settled else ""

    def compile(self) -> bool:
        return self.now.compile()

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes, fewer where a turn ends."""
        if self._is_settled:
            return self.now.advance(budget, most, seconds)
        before = self.now.nodes
        status, rows = self.now.advance(min(budget, self._left), most, seconds)
        self._left -= self.now.nodes - before
        has_counted = status is Status.EXHAUSTED and not rows and self.now.found > 0
        if rows or (status is Status.EXHAUSTED and not has_counted):
            self._settle()
            return status, rows
        if has_counted or self.now.stopped_by:
            # It can tell no more.
            self._players = [player for player in self._players if player[1] is not self.now]
            self._next_turn()
        elif self._left <= 0:
            self._next_turn()
        return Status.RUNNING, []

    def _next_turn(self) -> None:
        nodes, self._share_before = self.nodes, self.progress()
        if self._n_turns == 0:
            others = rivals(self._model, self._pick.engine)
            self._players += [(engine, start_engine(engine, self._model, self._memory)) for engine in others]
        self._n_turns += 1
        first, *rest = self._players
        engine, self.now = rest[self._n_turns // 2 % len(rest)] if rest and self._n_turns % 2 else first
        self._nodes_of_others = nodes - self.now.nodes
        self._left = _nodes_in(_TURN, engine, self._model, self.now)
        if rest:
            names = listing([engine.name for engine, _ in self._players])
            self.engine_name = f"{names} in turns"
            self.why = f"{self.engine_name}, since {first[0].name} found nothing soon; at first {self._pick.why}"
        else:
            self._settle()

    def _settle(self) -> None:
        """Let the engine whose turn it is go on alone, and drop the others with all that they remember."""
        self._is_settled = True
        self.ends_all = self.now is not self._players[0][1]
        name = next(engine.name for engine, search in self._players if search is self.now)
        self._players = []
        if self.engine_name != name:
            self.why = f"{name}, of {self.why}"
            self.engine_name = name

    def progress(self) -> float:
        """The share of the tree of the engine that is farthest."""
        return max(self._share_before, self.now.progress())

    def split(self) -> Search | None:
        """Give a part away, of the tree of the first engine while they take turns."""
        return (self.now if self._is_settled else self._players[0][1]).split()

    def save(self) -> SavedState | None:
        """The state of the engine that goes on alone; None before, as all begin again."""
        return self.now.save() if self._is_settled else None


class EmptySearch(SearchDefaults):
    """The search of a model that is known to have no solution."""

    nodes = 0
    found = 0
    why = "none: a coloring proves that there is no solution"

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        return Status.EXHAUSTED, []

    def progress(self) -> float:
        return 1.0


def start_engine(engine: Engine, model: Model, memory: int | None = None, seconds: float = 0.0) -> Search:
    """A search that is expected to take `seconds`, by an engine that may remember so many bytes, if it does."""
    search = engine.start(model, 0)
    if isinstance(search, KernelSearch):
        search.expect(seconds)
    return with_memory(search, memory)


def _nodes_in(seconds: float, engine: Engine, model: Model, search: Search) -> int:
    """The nodes that an engine is expected to visit in so many seconds."""
    each = engine.node_seconds(model, search) if engine.node_seconds is not None else 1 / engine.nodes_per_second
    return max(1, int(seconds / each))


def with_memory(search: Search, memory: int | None) -> Search:
    """Let a search take so many bytes for what it remembers, if it does remember."""
    if memory is not None:
        from ..engines.layers import LayerSearch
        from ..engines.memo_search import MemoSearch

        if isinstance(search, (LayerSearch, MemoSearch)):
            search.memory = memory
    return search
