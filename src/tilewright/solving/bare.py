"""Counting and listing the solutions of a bare model, without a puzzle around it.

No symmetries are known and no checker looks at the solutions: what the engine says is the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..engines import Choices, Search
from ..errors import InvalidRequest
from ..models import Model, Part
from ..values import frozen
from .answers import NO_LIMITS, Effort, Limits
from .choice import choose_for_model
from .plan import BATCH, SearchPlan, may_take_turns
from .run import OnProgress, Run
from .signals import first_interrupt_waits

if TYPE_CHECKING:
    from ..answers.counts import ModelCountJson


@frozen
class ModelCount:
    """The number of solutions of a model; if the search was not exhausted, a lower bound."""

    total: int
    effort: Effort

    @property
    def exhausted(self) -> bool:
        return self.effort.exhausted

    def to_json(self) -> ModelCountJson:
        """The answer as plain data."""
        return {"solutions": self.total, **self.effort.to_json()}


class ModelSolutions(Iterator[Choices]):
    """An iterator over the solutions of a bare model, as the engine gives them; `effort` says how far it has come.

    With `for_all` it takes the engine that expects to give the last one first. With `only_counted` it gives none and
    only counts them, which more engines can do.
    """

    def __init__(
        self,
        model: Model,
        *,
        engine: str | None = None,
        limits: Limits = NO_LIMITS,
        workers: int = 1,
        ordered: bool = False,
        for_all: bool = False,
        only_counted: bool = False,
        on_progress: OnProgress | None = None,
    ) -> None:
        pick = choose_for_model(model, engine, for_counting=only_counted, for_all=for_all)
        if not pick.engine.is_exhaustive:
            raise InvalidRequest(f"engine {pick.engine.name!r} finds solutions but never knows all; take another one")
        is_first = engine is None and not for_all and not only_counted
        in_turns = is_first and may_take_turns(limits, workers, ordered)
        batch = 0 if only_counted else BATCH
        plan = SearchPlan(pick, [Part(1, model)], batch=batch, memory=limits.memory, in_turns=in_turns)
        self._run = Run(plan, limits, workers=workers, ordered=ordered, first_at_once=True, on_progress=on_progress)
        self._iterator = self._given()

    @property
    def effort(self) -> Effort:
        return self._run.effort

    @property
    def found(self) -> int:
        """The number of solutions found so far, given or not."""
        return self._run.counts.found

    @property
    def search(self) -> Search:
        """The search itself."""
        return self._run.search

    def interrupt(self) -> None:
        """Take note that the caller was interrupted (Ctrl-C) and takes no more solutions."""
        self._run.interrupt()

    def __next__(self) -> Choices:
        return next(choices for choices in self._iterator if choices is not None)

    def slices(self) -> Iterator[Choices | None]:
        """The solutions, and None after each slice of the search, so that the caller regains control regularly.

        Raises KeyboardInterrupt after Ctrl-C, where iterating ends like at a limit.
        """
        return self._run.hearing(self._iterator)

    def _given(self) -> Iterator[Choices | None]:
        for rows in self._run.until_stopped():
            yield from rows
            yield None


def count_model(
    model: Model,
    *,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    on_progress: OnProgress | None = None,
) -> ModelCount:
    """Count the solutions of a bare model."""
    # One worker that lists the solutions keeps a limit of them exactly.
    is_free = limits.solutions is None
    workers = workers if is_free else 1
    search = ModelSolutions(
        model, engine=engine, limits=limits, workers=workers, only_counted=is_free, on_progress=on_progress
    )
    with first_interrupt_waits(search.interrupt):
        for _ in search:
            pass
    return ModelCount(search.found, search.effort)
