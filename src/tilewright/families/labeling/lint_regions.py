"""What lint says of the regions of a labeling."""

from __future__ import annotations

from collections.abc import Iterator

from ...sentences import sentence
from ..base import Finding
from .lint_sums import says_nothing, why_all_unreachable
from .puzzle import LabelingPuzzle
from .regions import PointRegion, named

_CHECK = "check the region and the values"


def regions_findings(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Regions that no values can meet, and those that all values meet."""
    same = [region for region in puzzle.regions if region.condition == "same"]
    if len(same) == 1:
        message = sentence(
            "region {named} has the same sum as other regions, and there are none", named=named(puzzle.board, same[0])
        )
        yield Finding(
            "suspicious",
            message,
            sentence("give another region with the same sum, or leave it out"),
            cells=same[0].cells,
        )
    for region in puzzle.regions:
        here, find = (
            sentence("region {named}", named=named(puzzle.board, region)),
            _FINDERS[region.condition],
        )
        for why in find(puzzle, region):
            yield Finding("impossible", f"{here}: {why}", _CHECK, cells=region.cells)
        if _is_idle(puzzle, region):
            message = sentence("{here}: the values {wanted}, wherever they lie", here=here, wanted=region.wanted)
            yield Finding("suspicious", message, sentence("check the condition, or leave it out"), cells=region.cells)


def _of_sum(puzzle: LabelingPuzzle, region: PointRegion) -> Iterator[str]:
    if why := why_all_unreachable(puzzle, len(region.cells), region.allowed):
        yield sentence("the sum {allowed} is {why}", allowed=region.allowed, why=why)


def _of_same(puzzle: LabelingPuzzle, region: PointRegion) -> Iterator[str]:
    values, n = sorted(puzzle.values), len(region.cells)
    for other in puzzle.regions:
        more = len(other.cells)
        if other.condition == "same" and sum(values[-n:]) < sum(values[:more]):
            most, least = sum(values[-n:]), sum(values[:more])
            yield sentence(
                "its sum is at most {most}, that of region {named} at least {least}",
                most=most,
                named=named(puzzle.board, other),
                least=least,
            )
            return


def _of_values(puzzle: LabelingPuzzle, region: PointRegion) -> Iterator[str]:
    n_points, n_values = len(region.cells), len(region.chosen(puzzle.values))
    if n_values < n_points:
        yield sentence(
            "only {n_values} {n_values:value|values} may lie on its {n_points} {n_points:point|points}",
            n_values=n_values,
            n_points=n_points,
        )
    for point, value in puzzle.given:
        if point in region.cells and value not in region.values:
            yield sentence(
                "{value} is given on point {names}, where only {values} may lie",
                value=value,
                names=puzzle.board.names[point],
                values=region.values,
            )


def _numbers(puzzle: LabelingPuzzle, region: PointRegion) -> tuple[int, int]:
    """How many points of a region have some of the values, at least and at most."""
    n_points, n_values = len(region.cells), len(region.chosen(puzzle.values))
    n_others = len(puzzle.values) - n_values
    # Values that stay unused need not be elsewhere; what is left of the points takes the others.
    n_elsewhere = len(puzzle.board) - n_points + puzzle.n_unused
    return max(0, n_points - n_others, n_values - n_elsewhere), min(n_points, n_values)


def _of_count(puzzle: LabelingPuzzle, region: PointRegion) -> Iterator[str]:
    least, most = _numbers(puzzle, region)
    if not region.allowed.within(least, most):
        how_many = str(least) if least == most else f"{least} to {most}"
        yield sentence(
            "{values} can lie on {how_many} of its points, not on {allowed}",
            values=region.values,
            how_many=how_many,
            allowed=region.allowed,
        )


_FINDERS = {"sum": _of_sum, "same": _of_same, "values": _of_values, "count": _of_count}


def _is_idle(puzzle: LabelingPuzzle, region: PointRegion) -> bool:
    if region.condition == "sum":
        return says_nothing(puzzle, len(region.cells), region.allowed)
    if region.condition == "values":
        return len(region.chosen(puzzle.values)) == len(puzzle.values)
    if region.condition == "count":
        return region.allowed.within(*_numbers(puzzle, region)) == (_numbers(puzzle, region),)
    return False
