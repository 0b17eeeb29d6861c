"""How a search for solutions ended, as sentences and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from functools import partial
from typing import TYPE_CHECKING, Any

from ...values import frozen
from .. import status
from .wording import UP_TO, finding, plain_finding, seconds, solutions, stopped

if TYPE_CHECKING:
    from ...answers.solving import EndJson, OutcomeJson
    from ...families import Choices, Compiled, Finding, Symmetry
    from ...solving import Effort


# A large puzzle's symmetries take a while to find: they wait until they are needed.
_MOST_WAITING = 10_000


class Orbits:
    """The numbers of solutions up to rotation and up to symmetry, once all have been added.

    The symmetries are only found out when several solutions wait: that may take longer than the first solution.
    """

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled
        self._waiting: list[Choices] = []
        self._group: tuple[Symmetry, ...] = ()
        self._n_solutions = 0
        self._in_place: Counter[int] = Counter()

    def add(self, solution: Any) -> None:
        """Count a solution."""
        self._waiting.append(self._compiled.encode(solution))
        if len(self._waiting) == _MOST_WAITING:
            self._work_off()

    def counts(self) -> dict[str, int]:
        """The number of orbits of the rotations, and of all symmetries, as far as there are any."""
        from ...solving import n_orbits

        group = self._work_off()
        orbits = partial(n_orbits, group, self._n_solutions, self._in_place)
        up_to_rotation, n_rotations = orbits(lambda symmetry: not symmetry.is_reflection)
        up_to_symmetry, n_symmetries = orbits()
        counts = {}
        if n_rotations > 1:
            counts["rotation"] = up_to_rotation
        if n_symmetries > n_rotations:
            counts["symmetry"] = up_to_symmetry
        return counts

    def _work_off(self) -> tuple[Symmetry, ...]:
        group = self._group = self._group or self._compiled.symmetries(False)
        for number, symmetry in enumerate(group[1:], start=1):
            self._in_place[number] += sum(map(symmetry.fixes, self._waiting))
        self._n_solutions += len(self._waiting)
        self._waiting.clear()
        return group


@frozen
class Outcome:
    """All that is known when a search has ended.

    `printed` solutions were shown of the `found` ones; `wanted` is how many were asked for, None for
    all. With `is_complete` there are no others. `orbits` counts them up to rotation and symmetry.
    """

    printed: int
    found: int
    wanted: int | None
    is_complete: bool
    effort: Effort
    is_exhaustive: bool
    """Whether the engine could know all solutions."""
    up_to: str | None = None
    orbits: dict[str, int] = field(default_factory=dict)
    findings: Sequence[Finding] = ()
    closest: int | None = None
    """The lowest energy that annealing reached, if it found nothing."""
    passed_over: int = 0
    """Solutions seen that were not printed, because another one stands for them up to symmetry."""
    counting: str = ""
    """What `tilewright count` is to be given to count them all, where that is no puzzle."""
    counted_by: Effort | None = None
    """The effort of the count behind `found`, where more were found than were printed."""

    @property
    def exit_status(self) -> int:
        if self.effort.stopped_by == "interrupt" and not self.is_complete:
            return status.INTERRUPTED
        if self.printed:
            return status.DONE if self.is_complete or self.printed == self.wanted else status.STOPPED
        return status.NO_SOLUTION if self.is_complete else status.STOPPED

    def text(self) -> str:
        """The last words to the person who asked."""
        if not self.found:
            return self._nothing()
        up_to = f" {UP_TO[self.up_to]}" if self.up_to else ""
        many = solutions(self.found) + up_to
        orbits = "".join(f", {count:,} {UP_TO[kind]}" for kind, count in self.orbits.items())
        if not self.is_exhaustive:
            return f"Found {many} by {self.effort.engine}, which cannot tell whether there are more."
        if self.is_complete:
            if self.wanted is None:
                return f"{many}{orbits}; the search is exhausted."
            if self.found == 1:
                return f"This is the only solution{up_to}."
            if self.printed == self.found:
                return f"{many} in all{orbits}."
            return f"{many} in all{orbits}. Print them with --all."
        if self.printed != self.wanted:
            return f"{many} so far; stopped {stopped(self.effort)}: there may be more."
        count = f"tilewright count {self.counting}".rstrip()
        return f"There may be more: --all prints every solution, `{count}` counts them."

    def _nothing(self) -> str:
        findings = [finding(one) for one in self.findings]
        if self.is_complete:
            return "\n".join(["No solution exists (proved: the search is exhausted).", *findings])
        if self.passed_over and self.up_to is not None:
            what = f"{solutions(self.passed_over)} seen; stopped {stopped(self.effort)}"
            return (
                f"{what}, before the one of each kind was found that is printed {UP_TO[self.up_to]}. "
                f"Search on, or ask without --up-to."
            )
        what = "Interrupted; none found" if self.effort.stopped_by == "interrupt" else "None found"
        lines = [f"{what} in {seconds(self.effort.seconds)}; that does not mean that there is none."]
        if self.closest is not None:
            lines.append(f"The closest that {self.effort.engine} came has energy {self.closest} (0 is a solution).")
        return "\n".join(lines + findings)

    def end_to_json(self) -> EndJson:
        """The numbers and the effort as plain data."""
        return {
            "printed": self.printed,
            "found": self.found,
            **self.effort.to_json(),
            # All that was asked for may be complete although the search was stopped.
            "exhausted": self.is_complete,
            "stopped_by": None if self.is_complete else self.effort.stopped_by or None,
        }

    def to_json(self) -> OutcomeJson:
        """The same as plain data."""
        return {
            **self.end_to_json(),
            "passed_over": self.passed_over,
            "up_to": self.up_to,
            "up_to_rotation": self.orbits.get("rotation"),
            "up_to_symmetry": self.orbits.get("symmetry"),
            "closest": self.closest,
            "findings": [plain_finding(one) for one in self.findings],
        }
