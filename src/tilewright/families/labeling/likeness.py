"""Labeling puzzles compared apart from words: which points the lines have in common, and the values up to scale.

Where the points lie matters only for the motions of the board, on which counts up to symmetry depend. The values may
begin elsewhere, be farther apart, or be counted from the other end, if the sums follow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import ceil, floor, gcd

from ...models import NumberSet
from ...models.number_sets import Ends
from ...values import frozen
from ..base import Likeness, SetupNames
from ..common import WORDS, says_more, without_words
from ..renaming import Facts, digest, digest_of_facts, fact, renaming
from .puzzle import LabelingPuzzle
from .regions import PointRegion
from .symmetry import demands_of, symmetry_group


@frozen
class _Scaled:
    """A puzzle with its values moved and scaled: the least is 0, and they have no common divisor."""

    values: tuple[int, ...]
    rules: Facts
    """The number of points, lines and regions with what they demand, given values, and the motions that keep these."""
    targets: tuple[Fraction, ...] | None
    low: int
    step: int
    base: Fraction
    """A line with the sum S has the sum S / step - base now."""


def _scaled(puzzle: LabelingPuzzle) -> _Scaled:
    low = min(puzzle.values)
    step = gcd(*(value - low for value in puzzle.values)) or 1
    # What a line loses by the move depends on its length; what all lose alike is taken off the target.
    losses = {len(line): Fraction(len(line) * low, step) for line in puzzle.lines}
    base = min((losses[len(line)] for line in puzzle.common_lines), default=Fraction(0))
    rules = Facts()
    same = [len(region.cells) for region in puzzle.regions if region.condition == "same"]
    for points, said in demands_of(puzzle):
        loss = Fraction(len(points) * low, step)
        if said is None:
            tag: tuple[object, ...] = ("line", str(loss - base))
        elif isinstance(said, NumberSet):
            tag = ("own sum", _scaled_numbers(said, step, loss))
        else:
            condition, allowed, chosen = said
            tag = (
                condition,
                _scaled_numbers(allowed, step, loss) if condition == "sum" else str(allowed.ranges),
                str(loss - Fraction(min(same) * low, step)) if condition == "same" else "",
                tuple((value - low) // step for value in chosen) if condition in ("values", "count") else (),
            )
        rules[fact(tag, [("", (point,)) for point in points])] += 1
    rules[fact(("points", len(puzzle.board)))] += 1
    for motion in symmetry_group(puzzle, relabelings=False):
        rules[fact(("motion", motion.is_reflection), [("", pair) for pair in enumerate(motion.places)])] += 1
    rules.update(fact(("given", (value - low) // step), [("", (point,))]) for point, value in puzzle.given)
    targets = (
        None if puzzle.targets is None else tuple(sorted({target / Fraction(step) - base for target in puzzle.targets}))
    )
    return _Scaled(tuple(sorted((value - low) // step for value in puzzle.values)), rules, targets, low, step, base)


def _scaled_numbers(numbers: NumberSet, step: int, loss: Fraction) -> str:
    """The numbers of which a line's sum S makes S / step - loss; those that no line reaches do not matter."""

    def ends(least: int | None, most: int | None) -> Ends:
        return (
            None if least is None else ceil(Fraction(least, step) - loss),
            None if most is None else floor(Fraction(most, step) - loss),
        )

    if numbers.only is not None:
        return str(Fraction(numbers.only, step) - loss)
    return str(NumberSet(tuple(ends(*one) for one in numbers.ranges)).ranges)


def _both_ends(puzzle: LabelingPuzzle) -> Iterator[_Scaled]:
    """The puzzle as it is, and with all values and sums negated."""
    yield _scaled(puzzle)
    yield _scaled(
        replace(
            puzzle,
            values=tuple(-value for value in puzzle.values),
            targets=None if puzzle.targets is None else tuple(-target for target in puzzle.targets),
            given=tuple((point, -value) for point, value in puzzle.given),
            own_targets=tuple((line, own.taken_from(0)) for line, own in puzzle.own_targets),
            regions=tuple(map(_negated, puzzle.regions)),
        )
    )


def _negated(region: PointRegion) -> PointRegion:
    allowed = region.allowed.taken_from(0) if region.condition == "sum" else region.allowed
    return replace(region, allowed=allowed, values=region.values.taken_from(0))


def traits(puzzle: LabelingPuzzle) -> dict[str, str]:
    """Digests of the lines, of the values, and of the sums with the given values."""
    lines = Facts(
        fact("line", [("", (point,)) for point in line]) for line in {frozenset(line) for line in puzzle.lines}
    )
    ends = list(_both_ends(puzzle))
    return {
        "lines": digest_of_facts(lines),
        "values": min(digest(one.values) for one in ends),
        "sums": min(digest(_texts(one.targets), digest_of_facts(one.rules)) for one in ends),
    }


def _texts(targets: tuple[Fraction, ...] | None) -> list[str] | None:
    return None if targets is None else list(map(str, targets))


def is_same(first: LabelingPuzzle, second: LabelingPuzzle) -> bool:
    """Tell whether points and values can be renamed so that one puzzle becomes the other."""
    if _says_more(first) or _says_more(second):
        return without_words(first) == without_words(second)
    goal = _scaled(second)
    return any(
        (one.values, one.targets) == (goal.values, goal.targets) and renaming(one.rules, goal.rules) is not None
        for one in _both_ends(first)
    )


def setup_of(template: LabelingPuzzle, puzzle: LabelingPuzzle) -> SetupNames | None:
    """The sum that turns the template into the puzzle; None if none does."""
    if not template.common_lines:
        return None
    goal = _scaled(template)
    for one in _both_ends(puzzle):
        if one.targets is not None and len(one.targets) == 1:
            target = (one.targets[0] + goal.base) * goal.step
            if target.denominator == 1 and is_same(puzzle, replace(template, targets=(int(target),))):
                return (str(target),)
    return None


def _says_more(puzzle: LabelingPuzzle) -> bool:
    """Tell whether there are rules that are not read here: they are compared as they are written."""
    return says_more(puzzle, *WORDS, "board", "values", "lines", "targets", "given", "own_targets", "regions")


LIKENESS = Likeness(
    traits=traits,
    is_same=is_same,
    marks=lambda puzzle: (),
    setup_of=setup_of,
    kept_by_setup=(("lines", "values"),),
    near=(
        (("lines", "values"), "The same lines and numbers, with other sums or on another board"),
        (("lines",), "Other numbers on the same lines"),
    ),
)
