"""What lint says of the sum of some points by themselves."""

from __future__ import annotations

from ...models import NumberSet
from ...models.sums import reachable_sums
from ...sentences import sentence
from .puzzle import LabelingPuzzle

# The table of reachable sums grows with the distance of the values; beyond this lint looks only at bounds.
_WIDEST = 1 << 16


def why_unreachable(puzzle: LabelingPuzzle, length: int, target: int) -> str:
    """The reason why no line of `length` points can have a sum; "" if one can."""
    values = sorted(puzzle.values)
    least, most = sum(values[:length]), sum(values[len(values) - length :])
    if target < least:
        return sentence(
            "too small: a line of {length} {length:point|points} adds up to at least {least}",
            length=length,
            least=least,
        )
    if target > most:
        return sentence(
            "too large: a line of {length} {length:point|points} adds up to at most {most}", length=length, most=most
        )
    if values[-1] - values[0] <= _WIDEST and target not in reachable_sums(values, length):
        return sentence("out of reach: no {length} of the values add up to it", length=length)
    return ""


def why_all_unreachable(puzzle: LabelingPuzzle, length: int, sums: NumberSet) -> str:
    """The reason why no line of `length` points can have any of these sums; "" if one can."""
    values = sorted(puzzle.values)
    least, most = sum(values[:length]), sum(values[len(values) - length :])
    ranges = sums.within(least, most)
    if not ranges:
        low, high = sums.ends
        return why_unreachable(puzzle, length, high if high is not None and high < least else low or 0)
    if values[-1] - values[0] <= _WIDEST and not any(s in sums for s in reachable_sums(values, length)):
        return sentence("out of reach: no {length} of the values add up to it", length=length)
    return ""


def says_nothing(puzzle: LabelingPuzzle, length: int, sums: NumberSet) -> bool:
    """Tell whether every line of `length` points has one of these sums, though several are allowed."""
    values = sorted(puzzle.values)
    ends = sum(values[:length]), sum(values[len(values) - length :])
    return sums.only is None and sums.within(*ends) == (ends,)
