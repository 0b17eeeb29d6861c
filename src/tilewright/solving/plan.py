"""Plans list the searches that answer a request: the parts, their engines, and what to note of each solution."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from ..engines import ENGINES, Choices, Search
from ..errors import InvalidJob
from ..models import CoverModel, Model, Part
from .answers import Limits
from .choice import Choice, choose_for_model
from .fallback import EmptySearch, FallbackSearch, TurnsSearch, start_engine, with_memory
from .states import unpack
from .subproblem import NO_COUNTS, Counts, Subproblem

BATCH = 512


def may_take_turns(limits: Limits, workers: int, ordered: bool) -> bool:
    """Tell whether several engines may look for the first solutions: of those that workers share only for one of them.

    Of more than one, what an engine finds in the whole tree might come from another worker again.
    """
    return workers == 1 or (limits.solutions == 1 and not ordered)


class SearchPlan:
    """The search of one model, or of several parts of one; each solution found stands for as many as its part says.

    With `in_turns` a first solution is waited for, by whichever engine finds it.
    """

    def __init__(
        self,
        pick: Choice,
        parts: Sequence[Part],
        *,
        batch: int = 0,
        memory: int | None = None,
        in_turns: bool = False,
        start: Callable[[Model], Search] | None = None,
    ) -> None:
        self.choice = pick
        self.engine = pick.engine.name
        """The engine of the first part, if nothing comes between."""
        self.parts = tuple(parts)
        self.batch = batch
        self._memory = memory
        self._in_turns = in_turns
        self._start = start
        # The same each time: to pick an engine is to try some out, which is slow and may end differently.
        self._pick = cache(self._pick_for)
        sizes = [len(part.numbers or ()) or 1 for part in parts]
        self._widths = [size / sum(sizes) for size in sizes]

    def model(self, part: int) -> Model:
        """The model of a part."""
        return self.parts[part].model

    def begin(self, subproblem: Subproblem) -> Search:
        """A search of a subproblem, from its state on; by `engine_of` its part unless the search names another."""
        model = self.model(subproblem.part)
        if subproblem.state is not None:
            return with_memory(self._resumed(subproblem, model), self._memory)
        if self._start is not None:
            return self._start(model)
        pick = self._pick(subproblem.part)
        if pick.is_long and isinstance(model, CoverModel):
            from ..models.colorings import excludes

            if excludes(model):
                return EmptySearch()
        if pick.trial_nodes and not self.batch:
            return FallbackSearch(pick, model, self._memory)
        if self._in_turns:
            return TurnsSearch(pick, model, self._memory)
        # The seconds are those of the whole tree: a solution that is listed may come soon.
        return start_engine(pick.engine, model, self._memory, 0.0 if self.batch else pick.seconds)

    def _resumed(self, subproblem: Subproblem, model: Model) -> Search:
        """The search whose state a subproblem has; InvalidJob if no search of this model has such a state."""
        name = subproblem.engine or self.engine_of(subproblem.part)
        engine = ENGINES.get(name)
        where = f"subproblem {subproblem.part}/{subproblem.path}"
        is_fit = engine is not None and engine.is_exhaustive and isinstance(model, engine.model)
        if engine is None or engine.resume is None or not is_fit or engine.unfit(model):
            raise InvalidJob(f"the state of {where} is damaged: engine {name!r} does not search this puzzle so")
        state = unpack(subproblem.state or b"")
        try:
            search = engine.resume(model, state)
        except (ValueError, LookupError, TypeError) as problem:
            raise InvalidJob(f"the state of {where} is damaged: {problem}") from None
        if search.place.interval != (subproblem.low, subproblem.high):
            raise InvalidJob(f"the state of {where} is damaged: it is that of another part of the tree")
        return search

    def has(self, part: int) -> bool:
        """Tell whether there is such a part."""
        return 0 <= part < len(self.parts)

    def engine_of(self, part: int) -> str:
        """The engine that searches a part, if nothing comes between."""
        return self._pick(part).engine.name

    def _pick_for(self, part: int) -> Choice:
        model = self.model(part)
        # An engine is picked for the first of several parts.
        if self.choice.engine.unfit(model):
            return choose_for_model(model, for_counting=self.batch == 0)
        return self.choice

    def look(self, part: int, rows: list[Choices]) -> tuple[list[Choices], Counts]:
        """The solutions of a part, numbered as in the whole model, and what must be seen of them to be counted."""
        numbers = self.parts[part].numbers
        return rows if numbers is None else [tuple(numbers[option] for option in row) for row in rows], NO_COUNTS

    def ended(self, part: int, search: Search) -> Counts:
        """What a search that has walked its whole tree tells beyond the solutions that it has found: nothing."""
        return NO_COUNTS

    def weighed(self, part: int, counts: Counts) -> Counts:
        """Scale the counts of a part to the whole."""
        return counts.times(self.parts[part].weight)

    def described(self) -> str:
        """All that the states of its searches depend on."""
        second = self.choice.second
        searched = [f"{part.weight} {part.model!r}" for part in self.parts]
        return "".join([f"{self.engine} {second.name if second else ''} {self.batch}", *searched])

    def first(self) -> list[Subproblem]:
        """The parts, each whole."""
        return [Subproblem(part) for part in range(len(self.parts))]

    def following(self, total: Counts, present: Iterable[int]) -> list[Subproblem]:
        """The parts to search when all of that is done, except parts that are present already: nothing."""
        return []

    def width(self, part: int) -> float:
        """The share of a part in the whole: parts that begin with more options are larger."""
        return self._widths[part] if part < len(self._widths) else 0.0
