"""Searches around the engines: an engine on trial, and no search at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..engines import Choices, Engine, KernelSearch, SavedState, Search, SearchDefaults, Status
from ..engines.branching import TreePlace
from ..models import Model
from .choice import Choice, second_thought


class FallbackSearch(SearchDefaults):
    """A count that begins again with another engine if the first is not done after so many nodes.

    It goes on with the first if no other engine promises to be done sooner.
    """

    def __init__(self, pick: Choice, model: Model, memory: int | None = None) -> None:
        self._model = model
        self._memory = memory
        self.second = pick.second
        """The engine that takes over; None if it is chosen only then."""
        self._trial_nodes = pick.trial_nodes
        self._is_on_trial = True
        self.now: Search = start_engine(pick.engine, model, memory, pick.seconds)
        """The search that counts now."""
        self._nodes_before = 0
        self.engine_name = pick.engine.name
        """The engine that searches now."""
        self.why = pick.why

    @property
    def nodes(self) -> int:
        return self._nodes_before + self.now.nodes

    @property
    def found(self) -> int:
        """Solutions that the engine has found that searches now."""
        return self.now.found

    @property
    def place(self) -> TreePlace:
        return self.now.place

    @property
    def is_compiled(self) -> bool:  # type: ignore[override]
        return self.now.is_compiled

    @property
    def stopped_by(self) -> str:
        """Nothing while an engine is on trial: the next one takes over then."""
        return "" if self._is_on_trial else self.now.stopped_by

    def compile(self) -> bool:
        """Nothing while an engine is on trial: it is not clear yet that the search is long."""
        return not self._is_on_trial and self.now.compile()

    def compile_nothing(self) -> None:
        self.now.compile_nothing()

    def heed(self, is_over: Callable[[], bool]) -> None:
        self.now.heed(is_over)

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes."""
        if not self._is_on_trial:
            return self.now.advance(budget, most, seconds)
        left = max(1, self._trial_nodes - self.now.nodes)
        status, rows = self.now.advance(min(budget, left), most, seconds)
        is_over = self.now.nodes >= self._trial_nodes or bool(self.now.stopped_by)
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

    def uses(self) -> Mapping[tuple[int, ...], int] | None:
        return self.now.uses()

    def split(self) -> Search | None:
        """Give a part away; nothing while an engine is on trial."""
        return None if self._is_on_trial else self.now.split()

    def save(self) -> SavedState | None:
        """The state of the engine that searches now, which goes on with it without a trial.

        None where that might take years: a trial by which another engine is sure to take over begins again.
        """
        return None if self._is_on_trial and self.second is not None else self.now.save()


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


def with_memory(search: Search, memory: int | None) -> Search:
    """Let a search take so many bytes for what it remembers, if it does remember."""
    if memory is not None:
        from ..engines.layers import LayerSearch
        from ..engines.memo_search import MemoSearch

        if isinstance(search, (LayerSearch, MemoSearch)):
            search.memory = memory
    return search
