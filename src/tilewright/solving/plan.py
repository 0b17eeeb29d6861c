"""From a question to the searches that answer it: which parts, by which engine, and what to note of each solution."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..engines import ENGINES, Choices, Search
from ..models import CoverModel, Model, Part
from ..models.colorings import excludes
from .choice import Pick, choose_for_model
from .trial import NoSearch, TrialSearch, start_engine, with_memory
from .work import Tally, Unit

BATCH = 512


class SearchPlan:
    """The search of one model, or of several parts of one; each solution found stands for as many as its part says."""

    n_nodes = None
    words = ("nodes", "found")

    def __init__(
        self,
        pick: Pick,
        parts: Sequence[Part],
        *,
        batch: int = 0,
        memory: int | None = None,
        start: Callable[[Model], Search] | None = None,
    ) -> None:
        self.pick = pick
        self.parts = tuple(parts)
        self.batch = batch
        self._memory = memory
        self._start = start
        sizes = [len(part.numbers or ()) or 1 for part in parts]
        self._widths = [size / sum(sizes) for size in sizes]

    @property
    def engine(self) -> str:
        """The engine of the first part, if nothing comes between."""
        return self.pick.engine.name

    @property
    def why(self) -> str:
        """Why that engine."""
        return self.pick.why

    def model(self, part: int) -> Model:
        """The model of a part."""
        return self.parts[part].model

    def begin(self, unit: Unit) -> Search:
        """The search of a unit, at the place where it was left."""
        model = self.model(unit.part)
        if unit.state is not None:
            resume = ENGINES[unit.engine or self._pick(unit.part).engine.name].resume
            assert resume is not None
            return with_memory(resume(model, unit.state), self._memory)
        if self._start is not None:
            return self._start(model)
        pick = self._pick(unit.part)
        if pick.is_long and isinstance(model, CoverModel) and excludes(model):
            return NoSearch()
        if pick.second is not None:
            return TrialSearch(pick, model, self._memory)
        unit.engine = pick.engine.name
        return start_engine(pick.engine, model, self._memory)

    def _pick(self, part: int) -> Pick:
        model = self.model(part)
        # An engine is picked for the first of several parts.
        if self.pick.engine.unfit(model):
            return choose_for_model(model, for_counting=self.batch == 0)
        return self.pick

    def look(self, unit: Unit, rows: list[Choices], tally: Tally) -> list[Choices]:
        """The solutions of a part, numbered as in the whole model."""
        numbers = self.parts[unit.part].numbers
        return rows if numbers is None else [tuple(numbers[option] for option in row) for row in rows]

    def weighed(self, part: int, tally: Tally) -> Tally:
        """What the tally of a unit means for the whole."""
        return tally.weighed(self.parts[part].weight)

    def described(self) -> str:
        """All that the states of its searches depend on."""
        second = self.pick.second
        searched = [f"{part.weight} {part.model!r}" for part in self.parts]
        return "".join([f"{self.engine} {second.name if second else ''} {self.batch}", *searched])

    def first_units(self) -> list[Unit]:
        """The parts, each whole."""
        return [Unit(number) for number in range(len(self.parts))]

    def next_units(self, total: Tally, present: Iterable[int]) -> list[Unit]:
        """Nothing more."""
        return []

    def width(self, part: int) -> float:
        """The share of a part in the whole: parts that begin with more options are larger."""
        return self._widths[part] if part < len(self._widths) else 0.0
