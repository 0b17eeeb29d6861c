"""For engines that prove nothing: the trace of an annealing run, and the best arrangement so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ...errors import InvalidRequest
from ...values import frozen
from ..saving.write_file import check_writable, write_file

if TYPE_CHECKING:
    from ...answers.solving import BestSoFarJson, PlacedJson, ScheduleJson, SeedJson
    from ...engines import Search
    from ...families import TilingSolution
    from ...families.tiling.laid.mismatches import Mismatches
    from ...models import Model
    from ...solving import Solutions
    from .terminal import TerminalStyle

ENGINE = "annealing"


@frozen
class AnnealingChoice:
    """Options that only annealing knows."""

    schedule: str | None
    t0: float | None
    steps: int | None
    restarts: int | None
    cooling: float | None
    trace: str | None

    def engine(self, name: str | None) -> str | None:
        """The engine to take: these options mean annealing; InvalidRequest beside another one."""
        if self.t0 is not None and not isfinite(self.t0):
            raise InvalidRequest(f"--t0 {self.t0} is no temperature; give a finite number above 0")
        if self.trace is not None:
            if Path(self.trace).suffix.lower() in (".png", ".txt"):
                raise InvalidRequest(f"{self.trace}: the trace is drawn as SVG only; name the file .svg")
            check_writable(self.trace)
        options = {
            "--schedule": self.schedule,
            "--t0": self.t0,
            "--steps": self.steps,
            "--restarts": self.restarts,
            "--cooling": self.cooling,
            "--trace": self.trace,
        }
        given = [option for option, value in options.items() if value is not None]
        if not given:
            return name
        if name is not None and name.partition("-")[0] != ENGINE:
            raise InvalidRequest(f"{given[0]} is about annealing; engine {name!r} knows nothing of it")
        if self.cooling is not None and self.schedule not in (None, "exponential"):
            raise InvalidRequest(
                f"--cooling is the factor by which the exponential schedule cools in each step; "
                f"--schedule {self.schedule} has none"
            )
        return name or ENGINE

    def start(self) -> Callable[[Model, int], Search] | None:
        """Return the function that begins the search; None where the engine's own way will do."""
        schedule = self.schedule if self.cooling is None else "exponential"
        choices = {
            "schedule": schedule,
            "t0": self.t0,
            "steps": self.steps,
            "factor": self.cooling,
            "restarts": self.restarts,
        }
        changes: dict[str, Any] = {name: value for name, value in choices.items() if value is not None}
        if not changes:
            return None

        def begin(model: Any, seed: int) -> Search:
            from ...engines.annealing import FOR_EDGES, FOR_SUMS, anneal
            from ...models import SumModel

            usual = FOR_SUMS if isinstance(model, SumModel) else FOR_EDGES
            chosen = replace(usual, **changes)
            if chosen.schedule == "exponential" and self.cooling is None:
                # A run of other length cools as far.
                chosen = replace(chosen, factor=usual.factor ** (usual.steps / chosen.steps))
            return anneal(model, seed, chosen)

        return begin

    def write_trace(self, found: Solutions) -> None:
        """Draw temperature and energy of the last run, if asked for."""
        if self.trace is not None:
            from ...rendering.plot import annealing_svg

            search: Any = found.search
            annealing = search.annealing
            title = f"Simulated annealing, schedule {annealing.schedule}, from temperature {annealing.t0:g}"
            write_file(self.trace, annealing_svg(*search.history(), title=title))


@frozen
class BestSoFar:
    """The best arrangement of tiles that a search came to which found no solution."""

    arrangement: TilingSolution
    mismatches: Mismatches

    @classmethod
    def of(cls, found: Solutions) -> BestSoFar | None:
        """The best arrangement of a search; None for engines that keep no arrangement of tiles."""
        from ...families import family_of
        from ...families.tiling.laid.mismatches import mismatches

        closest: Any = found.closest()
        return cls(closest, mismatches(closest)) if closest is not None and family_of(closest).has_labels else None

    def show(self, style: TerminalStyle) -> None:
        """Print it with its wrong sides marked."""
        style.draw(self.arrangement)
        style.print("")
        style.print(self.text())

    def text(self) -> str:
        """Say how good it is."""
        wrong = self.mismatches
        rim = f"; {len(wrong.rim)} more are wrong on the rim" if wrong.rim else ""
        return f"Best so far: {wrong.score} of {wrong.n_edges} pairs of sides match, {len(wrong.edges)} do not{rim}."

    def to_json(self) -> BestSoFarJson:
        """The same as plain data."""
        from ...formats.solutions import solution_to_json

        placed: list[PlacedJson] = solution_to_json(self.arrangement)["placed"]
        wrong = self.mismatches
        names = self.arrangement.puzzle.board.names
        return {
            "best": {
                "score": wrong.score,
                "of": wrong.n_edges,
                "mismatches": [[names[a], names[b]] for a, _, b, _ in wrong.edges],
                "wrong_on_rim": [names[cell] for cell, _ in wrong.rim],
                "placed": placed,
            }
        }


def schedule_to_json(found: Solutions, seed: int) -> SeedJson:
    """The seed and schedule that repeat an annealing run, as plain data; empty for other engines."""
    if found.effort.engine.partition("-")[0] != ENGINE:
        return {}
    from ...engines.annealing import AnnealingSearch

    search = found.search
    if not isinstance(search, AnnealingSearch):
        return {}
    return {"seed": seed, "annealing": cast("ScheduleJson", asdict(search.annealing))}
