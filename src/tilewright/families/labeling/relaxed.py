"""The requirements of a labeling puzzle, any of which may be dropped."""

from __future__ import annotations

from dataclasses import replace

from ...models import Choices, SumModel
from ...sentences import sentence
from ..relaxed import Requirement
from .compile import compile_sums
from .puzzle import LabelingPuzzle
from .regions import PointRegion
from .regions import named as region_named


class RelaxedSums:
    """Requirements are the lines, the regions and the given values."""

    def __init__(self, puzzle: LabelingPuzzle, seed: int) -> None:
        self._puzzle = puzzle
        names, target = puzzle.board.names, puzzle.target
        self.requirements: list[Requirement] = []
        for number, line in enumerate(puzzle.lines):
            own = puzzle.own_target.get(number, target)
            named = " ".join(names[point] for point in line)
            words = sentence("{points} adds up to the same as the other lines", points=named)
            if own is not None:
                words = sentence("{points} adds up to {sum}", points=named, sum=str(own))
            self.requirements.append(Requirement("line", words, (), line))
        for region in puzzle.regions:
            words = sentence(
                "the values in region {region} {wanted}",
                region=region_named(puzzle.board, region),
                wanted=region.wanted,
            )
            self.requirements.append(Requirement("region", words, (), region.cells))
        for point, value in puzzle.given:
            self.requirements.append(
                Requirement(
                    "given",
                    sentence("{value} lies on point {point}", value=str(value), point=names[point]),
                    (str(value),),
                    (point,),
                )
            )

    def model(self, kept: frozenset[int]) -> SumModel | None:
        puzzle, n_lines = self._puzzle, len(self._puzzle.lines)
        lines = [number for number in range(n_lines) if number in kept]
        regions = tuple(region for k, region in enumerate(puzzle.regions, start=n_lines) if k in kept)
        given = [pair for k, pair in enumerate(puzzle.given, start=n_lines + len(puzzle.regions)) if k in kept]
        if not lines and not regions:
            return None
        own = tuple((k, puzzle.own_target[number]) for k, number in enumerate(lines) if number in puzzle.own_target)
        some = tuple(puzzle.lines[number] for number in lines)
        targets = puzzle.targets if len(own) < len(some) else None
        kept_alone = replace(puzzle, given=tuple(given), lines=some, own_targets=own, targets=targets, regions=regions)
        return compile_sums(kept_alone).model

    def met(self, kept: frozenset[int], choices: Choices) -> frozenset[int]:
        # Lines without a sum of their own must have the same, and so must regions.
        puzzle, values = self._puzzle, choices
        if not values:
            return kept
        sums = [sum(values[point] for point in line) for line in puzzle.lines]
        common = [k for k in range(len(sums)) if k not in puzzle.own_target]
        wanted = [sums[k] for k in common if k in kept] or [
            sums[k] for k in common if puzzle.targets is None or sums[k] in puzzle.targets
        ]
        target = max(wanted, key=wanted.count, default=None)
        own = puzzle.own_target
        met = {k for k, total in enumerate(sums) if (total in own[k] if k in own else total == target)}
        met |= self._regions_met(kept, choices)
        n_before = len(sums) + len(puzzle.regions)
        met |= {k for k, (point, value) in enumerate(puzzle.given, start=n_before) if values[point] == value}
        return kept | met

    def _regions_met(self, kept: frozenset[int], values: Choices) -> set[int]:
        regions = dict(enumerate(self._puzzle.regions, start=len(self._puzzle.lines)))
        lying = {k: [values[point] for point in region.cells] for k, region in regions.items()}
        same = [k for k, region in regions.items() if region.condition == "same"]
        sums = [sum(lying[k]) for k in same if k in kept] or [sum(lying[k]) for k in same]
        common = max(sums, key=sums.count, default=0)

        def is_met(k: int, region: PointRegion) -> bool:
            n_among = len([value for value in lying[k] if value in region.values])
            if region.condition == "values":
                return n_among == len(region.cells)
            if region.condition == "count":
                return n_among in region.allowed
            return sum(lying[k]) == common if region.condition == "same" else sum(lying[k]) in region.allowed

        return {k for k, region in regions.items() if is_met(k, region)}
