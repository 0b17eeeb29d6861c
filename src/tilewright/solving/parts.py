"""Searches made of others: several parts one after the other, and an engine on trial."""

from __future__ import annotations

from collections.abc import Sequence

from ..engines import Choices, Engine, SavedState, Search, Status
from ..engines.memo import MemoSearch
from ..models import CoverModel, Model, Part
from ..models.colorings import excludes
from .choice import Pick, choose_for_model


class PartsSearch:
    """Searches the parts of a model in turn; what it finds has the numbers of the whole.

    `found` counts each solution as often as its weight says.
    """

    def __init__(self, pick: Pick, parts: Sequence[Part], memory: int | None = None) -> None:
        self._pick = pick
        self._memory = memory
        self._parts = parts
        self._part = 0
        self._search = start_search(pick, parts[0].model, memory)
        self._nodes_before = 0
        self._found_before = 0
        self._sizes = [len(part.numbers or ()) or 1 for part in parts]
        self.weight = parts[0].weight
        """How many solutions each of those stands for that the last call of `advance` gave."""

    @property
    def engine_name(self) -> str:
        """The engine that searches the part under way."""
        return getattr(self._search, "engine_name", self._pick.engine.name)

    @property
    def why(self) -> str:
        """Why it is that engine."""
        return getattr(self._search, "why", self._pick.why)

    @property
    def nodes(self) -> int:
        return self._nodes_before + self._search.nodes

    @property
    def found(self) -> int:
        return self._found_before + self._parts[self._part].weight * self._search.found

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes; what a call finds is all of one part."""
        part = self._parts[self._part]
        self.weight = part.weight
        status, rows = self._search.advance(budget, most, seconds)
        if part.numbers is not None:
            rows = [tuple(part.numbers[option] for option in row) for row in rows]
        if status is Status.EXHAUSTED and self._part + 1 < len(self._parts):
            self._nodes_before, self._found_before = self.nodes, self.found
            self._part += 1
            self._search = start_search(self._pick, self._parts[self._part].model, self._memory)
            status = Status.RUNNING
        return status, rows

    def progress(self) -> float:
        done = sum(self._sizes[: self._part]) + self._sizes[self._part] * self._search.progress()
        return done / sum(self._sizes)

    def save(self) -> SavedState:
        return {
            "part": [self._part, self._nodes_before, self._found_before],
            **self._search.save(),
        }


class TrialSearch:
    """A search that begins again with another engine if the first is not done after so many nodes."""

    def __init__(self, pick: Pick, model: Model, memory: int | None = None) -> None:
        self._pick = pick
        self._model = model
        self._search: Search = start_engine(pick.engine, model, memory)
        self._nodes_before = 0
        self._found_before = 0
        self._share_before = 0.0
        self.engine_name = pick.engine.name
        """The engine that searches now."""
        self.why = pick.why

    @property
    def nodes(self) -> int:
        return self._nodes_before + self._search.nodes

    @property
    def found(self) -> int:
        return max(self._found_before, self._search.found)

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        """Visit up to `budget` nodes."""
        on_trial = self._nodes_before == 0 and self._pick.second is not None
        left = self._pick.trial_nodes - self._search.nodes if on_trial else budget
        status, rows = self._search.advance(min(budget, max(1, left)), most, seconds)
        if on_trial and status is not Status.EXHAUSTED and self._search.nodes >= self._pick.trial_nodes:
            assert self._pick.second is not None
            self._nodes_before, self._found_before = self._search.nodes, self._search.found
            self._share_before = self._search.progress()
            self._search = self._pick.second.start(self._model, 0)
            self.why = f"{self._pick.second.name}, since {self.engine_name} was not done soon; at first {self.why}"
            self.engine_name = self._pick.second.name
        return status, rows

    def progress(self) -> float:
        return max(self._share_before, self._search.progress())

    def save(self) -> SavedState:
        return {"trial": [self._nodes_before, self._found_before], **self._search.save()}


class NoSearch:
    """The search of a model that is known to have no solution."""

    nodes = 0
    found = 0
    why = "none: a coloring proves that there is no solution"

    def advance(self, budget: int, most: int, seconds: float | None = None) -> tuple[Status, list[Choices]]:
        return Status.EXHAUSTED, []

    def progress(self) -> float:
        return 1.0

    def save(self) -> SavedState:
        return {}


def start_engine(engine: Engine, model: Model, memory: int | None = None) -> Search:
    """A search by an engine that may take so many bytes for what it remembers, if it does."""
    search = engine.start(model, 0)
    if memory is not None and isinstance(search, MemoSearch):
        search.memory = memory
    return search


def start_search(pick: Pick, model: Model, memory: int | None = None) -> Search:
    """A search by the engine that was picked."""
    if pick.is_long and isinstance(model, CoverModel) and excludes(model):
        return NoSearch()
    if pick.engine.unfit(model):
        # An engine is picked for the first of several parts.
        pick = choose_for_model(model, for_counting=pick.engine.only_counts)
    return start_engine(pick.engine, model, memory) if pick.second is None else TrialSearch(pick, model, memory)


def start_parts(pick: Pick, parts: Sequence[Part], memory: int | None = None) -> Search:
    """A search of all parts; of a single one that is the whole, the search of the engine itself."""
    if len(parts) == 1 and parts[0].weight == 1:
        return start_search(pick, parts[0].model, memory)
    return PartsSearch(pick, parts, memory)
