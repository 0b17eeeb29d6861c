"""Searches around the engines: an engine on trial, and no search at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..engines import Choices, Engine, KernelSearch, SavedState, Search, SearchDefaults, Status
from ..engines.branching import TreePlace
from ..models import Model
from .choice import DOUBTED_NODES, Choice, second_thought


class FallbackSearch:
    """A search that begins again with another engine if the first is not done after so many nodes."""

    lowest: int | None = None
    stopped_by = ""

    def __init__(self, pick: Choice, model: Model, memory: int | None = None) -> None:
        assert pick.second is not None
        self._pick = pick
        self.second = pick.second
        """The engine that takes over if the first is not done soon."""
        self._model = model
        self._search: Search = start_engine(pick.engine, model, memory, pick.seconds)
        self._nodes_before = 0
        self.engine_name = pick.engine.name
        """The engine that searches now."""
        self.why = pick.why

    @property
    def _is_on_trial(self) -> bool:
        return self.engine_name != self.second.name

    @property
    def nodes(self) -> int:
        return self._nodes_before + self._search.nodes

    @property
    def found(self) -> int:
        """Solutions that the engine has found that searches now."""
        return self._search.found

    @property
    def place(self) -> TreePlace:
        return self._search.place

    @property
    def is_compiled(self) -> bool:
        return self._search.is_compiled

    def compile(self) -> bool:
        """Nothing while an engine is on trial: it is not clear yet that the search is long."""
        return not self._is_on_trial and self._search.compile()

    def compile_nothing(self) -> None:
        self._search.compile_nothing()

    def heed(self, is_over: Callable[[], bool]) -> None:
        self._search.heed(is_over)

    def best(self) -> tuple[int, Choices] | None:
        """Nothing: an engine that is on trial, or takes over then, keeps no best arrangement."""
        return None

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes."""
        if not self._is_on_trial:
            return self._search.advance(budget, most, seconds)
        left = max(1, self._pick.trial_nodes - self._search.nodes)
        status, rows = self._search.advance(min(budget, left), most, seconds)
        is_over = self._search.nodes >= self._pick.trial_nodes or bool(self._search.stopped_by)
        if status is not Status.EXHAUSTED and is_over:
            # That may end with the time; the first engine goes on then.
            second = self.second.start(self._model, 0)
            self._nodes_before, self._search = self._search.nodes, second
            self.why = f"{self.second.name}, since {self.engine_name} was not done soon; at first {self.why}"
            self.engine_name = self.second.name
        return status, rows

    def progress(self) -> float:
        return self._search.progress()

    def uses(self) -> Mapping[tuple[int, ...], int] | None:
        """For each way to use what the model tracks the solutions, if the engine can tell."""
        return self._search.uses()

    def split(self) -> Search | None:
        """Give a part away; nothing while an engine is on trial."""
        return None if self._is_on_trial else self._search.split()

    def save(self) -> SavedState | None:
        """The state of the second engine; the trial of the first begins again."""
        return None if self._is_on_trial else self._search.save()


class DoubtedSearch(SearchDefaults):
    """A count by an engine that expects to be done soon; if it is not, one takes over that surely is."""

    def __init__(self, pick: Choice, model: Model, memory: int | None = None) -> None:
        self._model = model
        self._memory = memory
        self._is_doubted = True
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
        """Tell whether it may be split: not while another engine may take over all of it."""
        return self.now.is_compiled and not self._is_doubted

    @property
    def stopped_by(self) -> str:
        return self.now.stopped_by

    def compile(self) -> bool:
        return self.now.compile()

    def compile_nothing(self) -> None:
        self.now.compile_nothing()

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes. Solutions are only counted."""
        if self._is_doubted:
            budget = min(budget, max(1, DOUBTED_NODES - self.nodes))
        status, rows = self.now.advance(budget, 0, seconds)
        if self._is_doubted and status is not Status.EXHAUSTED and self.nodes >= DOUBTED_NODES:
            self._is_doubted = False
            other = second_thought(self._model)
            if other is not None:
                self._nodes_before, self.now = self.now.nodes, start_engine(other, self._model, self._memory)
                self.why = f"{other.name}, since {self.engine_name} was not done soon; at first {self.why}"
                self.engine_name = other.name
        return status, rows

    def progress(self) -> float:
        return self.now.progress()

    def split(self) -> Search | None:
        """Give a part away; nothing while another engine may take over all."""
        return None if self._is_doubted else self.now.split()

    def save(self) -> SavedState | None:
        """The state of the engine that searches now."""
        return self.now.save()


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
