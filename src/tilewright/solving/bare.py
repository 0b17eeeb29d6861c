"""Counting and listing the solutions of a bare model, without a puzzle around it.

No symmetries are known and no checker looks at the solutions: what the engine says is the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engines import Choices
from ..errors import InvalidRequest
from ..models import Model, Part
from .answers import NO_LIMITS, Effort, Limits
from .choice import choose_for_model
from .plan import BATCH, SearchPlan
from .run import OnProgress, Run


@dataclass(frozen=True)
class ModelCount:
    """How many solutions a model has; if the search was not exhausted, at least so many."""

    total: int
    effort: Effort

    @property
    def exhausted(self) -> bool:
        return self.effort.exhausted

    def to_json(self) -> dict[str, Any]:
        """The answer as plain data."""
        return {"solutions": self.total, **self.effort.to_json()}


def _begin(
    model: Model,
    engine: str | None,
    limits: Limits,
    batch: int,
    workers: int,
    on_progress: OnProgress | None,
    ordered: bool = False,
) -> Run:
    # A limit of solutions is kept by listing them.
    only_counted = batch == 0 and limits.solutions is None
    pick = choose_for_model(model, engine, for_counting=only_counted)
    if not pick.engine.is_exhaustive:
        raise InvalidRequest(f"engine {pick.engine.name!r} finds solutions but never knows all; take another one")
    plan = SearchPlan(pick, [Part(1, model)], batch=0 if only_counted else BATCH, memory=limits.memory)
    return Run(plan, limits, workers=workers, ordered=ordered, first_at_once=batch > 0, on_progress=on_progress)


def count_model(
    model: Model,
    *,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    workers: int = 1,
    on_progress: OnProgress | None = None,
) -> ModelCount:
    """Count the solutions of a bare model."""
    # A limit of solutions is kept exactly by one worker.
    run = _begin(model, engine, limits, 0, workers if limits.solutions is None else 1, on_progress)
    for _ in run:
        pass
    return ModelCount(run.counts.found, run.effort)


class ModelSolutions:
    """An iterator over the solutions of a bare model, as the engine gives them; `effort` says how far it has come."""

    def __init__(
        self,
        model: Model,
        *,
        engine: str | None = None,
        limits: Limits = NO_LIMITS,
        workers: int = 1,
        ordered: bool = False,
        on_progress: OnProgress | None = None,
    ) -> None:
        self._run = _begin(model, engine, limits, BATCH, workers, on_progress, ordered)
        self._iterator = (choices for batch in self._run for choices in batch)

    @property
    def effort(self) -> Effort:
        return self._run.effort

    def interrupt(self) -> None:
        """Take note that the caller was interrupted (Ctrl-C) and takes no more solutions."""
        self._run.interrupt()

    def __iter__(self) -> Iterator[Choices]:
        return self

    def __next__(self) -> Choices:
        return next(self._iterator)
