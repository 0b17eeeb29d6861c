"""The numbers of solutions of a contribution, by two engines, beside those that its file gives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING

from ..deadline import seconds_left
from ..families import Known
from ..families.all_setups import sampled_setups, with_setup
from ..families.setup_kinds import SETUP_KINDS
from ..families.to_fields import fields_of_known
from ..formats.toml_text import toml_text
from ..solving import Count, Limits, count
from ..solving.answers import NUMBER_OF_KIND
from ..solving.choice import other_engines
from ..values import frozen, replace

if TYPE_CHECKING:
    from ..families import Puzzle
    from ..solving import OnProgress


@frozen
class CountedCase:
    """What two engines counted of the puzzle, of a variant or with a setup; no second one if none can count it.

    `case` says which variant and setup that is; its number says nothing. `known` are the counts of the file for it.
    """

    case: Known
    known: tuple[Known, ...]
    first: Count
    second: Count | None

    @property
    def engines(self) -> tuple[str, ...]:
        """The engines that came to the end."""
        return tuple(one.effort.engine for one in self._both if one.exhausted)

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of solutions by kind, but for those that say no more than others; lower bounds if none is done.

        The most telling one comes first.
        """
        rotations, symmetries, _ = self.first.symmetries
        tells = {"symmetry": symmetries > rotations, "rotation": rotations > 1, "distinct": True}
        return {kind: self.number(kind)[0] for kind, tells_more in tells.items() if tells_more}

    @property
    def differs(self) -> bool:
        """Whether one of the engines must be wrong."""
        return any(
            most < found
            for one in self._both
            if one.exhausted
            for other in self._both
            for most, found in zip(_all_numbers(one), _all_numbers(other), strict=True)
        )

    @property
    def stopped_by(self) -> str:
        """What stopped the latest count; "" if nothing did."""
        return self._both[-1].effort.stopped_by

    @property
    def _both(self) -> tuple[Count, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def number(self, kind: str) -> tuple[int, bool]:
        """The number of a kind of known count, and whether it is exact."""
        name = NUMBER_OF_KIND[kind]
        exact = [getattr(one, name) for one in self._both if one.exhausted or name in one.exact]
        return (exact[0], True) if exact else (max(getattr(one, name) for one in self._both), False)

    def to_write(self) -> str:
        """The tables of the file that give these numbers."""
        by = " and ".join(self.engines)
        source = f"counted by {'two engines' if len(self.engines) > 1 else 'an engine'} of tilewright, {by}"
        longest = max(one.effort.seconds for one in self._both if one.exhausted)
        seconds = 1.0 if longest < 1 else float(ceil(longest))
        known = (
            replace(self.case, count=n, counts=kind, source=source, variant="", seconds=seconds)
            for kind, n in self.numbers.items()
        )
        variant = {"variant": self.case.variant} if self.case.variant else {}
        return toml_text({"known": [{**one, **variant} for one in fields_of_known(known)]}).strip()


def _all_numbers(found: Count) -> tuple[int, ...]:
    return found.raw, found.distinct, found.up_to_rotation, found.up_to_symmetry


def cases_of(puzzle: Puzzle, variant: str, known: Sequence[Known]) -> Iterator[tuple[Puzzle, Known, tuple[Known, ...]]]:
    """What to count of a puzzle, or of a variant of it: each case of a known count, and one that has none.

    Gives the puzzle with its setup, the case, and the known counts of that case.
    """
    bare = Known(0, "distinct", "", variant=variant)
    cases: dict[Known, list[Known]] = {}
    for one in known:
        if one.variant == variant:
            cases.setdefault(replace(one, count=0, counts="distinct", source="", seconds=1.0), []).append(one)
    if puzzle.setup is None:
        cases.setdefault(bare, [])
    elif not cases:
        for names in sampled_setups(puzzle, 1):
            chosen = {SETUP_KINDS[puzzle.setup.kind].chooses: names[0] if puzzle.setup.sizes else names}
            cases[replace(bare, **chosen)] = []
    for case, given in cases.items():
        yield with_setup(puzzle, case.setup) if case.setup else puzzle, case, tuple(given)


def count_twice(
    puzzle: Puzzle,
    case: Known,
    known: tuple[Known, ...],
    *,
    share: float,
    workers: int = 1,
    on_progress: OnProgress | None = None,
) -> CountedCase:
    """Count by the engine that suits the puzzle best, and again by the first other one that comes to the end.

    Each takes at most this share of the seconds that are left of the limit that holds.
    """
    relabelings = any(one.counts == "relabeling" for one in known)

    def counted(engine: str | None = None, nodes: int | None = None) -> Count:
        left = seconds_left()
        limits = Limits(None if left is None else left * share, nodes)
        return count(
            puzzle,
            engine=engine,
            limits=limits,
            relabelings=relabelings,
            workers=workers,
            on_progress=on_progress,
        )

    first, second = counted(), None
    if first.effort.stopped_by != "interrupt":
        for engine, nodes in other_engines(puzzle, first.effort.engine, for_counting=True):
            second = counted(engine.name, nodes)
            if second.exhausted or second.effort.stopped_by == "interrupt":
                break
    return CountedCase(case, known, first, second)
