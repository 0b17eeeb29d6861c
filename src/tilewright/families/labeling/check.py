"""The checker: reads the rules of a labeling puzzle afresh and shares no code with compiling or solving."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...models import NumberSet
from ...sentences import sentence
from ..base import BrokenRule, RegionState
from ..wording import first_few, listing, plural
from .puzzle import LabelingPuzzle, LabelingSolution
from .regions import PointRegion


def broken_rules(puzzle: LabelingPuzzle, solution: LabelingSolution) -> list[str]:
    """The rules that a solution breaks, in words; an empty list if it is right."""
    names, lying = puzzle.board.names, solution.values
    if len(lying) != len(names):
        return [f"{plural(len(lying), 'value')} for {plural(len(names), 'point')}"]
    return [fault.message for fault in faults(puzzle, tuple(enumerate(lying)), is_partial=False)]


def faults(puzzle: LabelingPuzzle, laid: Sequence[tuple[int, int]], *, is_partial: bool) -> list[BrokenRule]:
    """The rules that (point, value) pairs break; with `is_partial` more may follow, so missing values are no fault."""
    on_board = [number for number, (point, _) in enumerate(laid) if 0 <= point < len(puzzle.board)]
    found = [
        BrokenRule(sentence("number {value} lies on a point that is not on the board", value=value), (number,))
        for number, (_, value) in enumerate(laid)
        if number not in on_board
    ]
    numbers_on: dict[int, list[int]] = {}
    for number in on_board:
        numbers_on.setdefault(laid[number][0], []).append(number)
    for point, numbers in numbers_on.items():
        if len(numbers) > 1:
            values = listing(str(laid[number][1]) for number in numbers)
            message = sentence(
                "numbers {values} lie on the same point, {name}", values=values, name=puzzle.board.names[point]
            )
            found.append(BrokenRule(message, tuple(numbers), (point,)))
    lying = [(*laid[number], number) for number in on_board]
    if is_partial:
        # The given values count as laid, too.
        lying += [(point, value, -1) for point, value in puzzle.given if point not in numbers_on]
    value_on = {point: value for point, value, _ in lying}
    number_on = {point: number for point, _, number in lying}
    found += [
        *_values(puzzle, lying, is_partial),
        *(() if is_partial else _empty(puzzle, value_on)),
        *_given(puzzle, value_on, number_on),
        *_lines(puzzle, value_on, number_on),
        *_regions(puzzle, value_on, number_on),
    ]
    return [BrokenRule(fault.message, tuple(k for k in fault.laid if k >= 0), fault.cells) for fault in found]


def _values(puzzle: LabelingPuzzle, lying: Sequence[tuple[int, int, int]], is_partial: bool) -> Iterator[BrokenRule]:
    for value in puzzle.values:
        there = [(point, number) for point, other, number in lying if other == value]
        if not there and not is_partial and len(puzzle.values) <= len(puzzle.board):
            yield BrokenRule(sentence("number {value} is not used", value=value))
        elif len(there) > 1:
            points, numbers = tuple(point for point, _ in there), tuple(number for _, number in there)
            names = " ".join(puzzle.board.names[point] for point in sorted(points))
            yield BrokenRule(
                sentence("number {value} is used {n} times: on points {names}", value=value, n=len(there), names=names),
                numbers,
                points,
            )
    for point, value, number in lying:
        if value not in puzzle.values:
            message = sentence(
                "point {name} has {value}, which is not among the values", name=puzzle.board.names[point], value=value
            )
            yield BrokenRule(message, (number,), (point,))


def _empty(puzzle: LabelingPuzzle, value_on: Mapping[int, int]) -> Iterator[BrokenRule]:
    """Points without a value, where no value tells of them by being unused."""
    if len(puzzle.values) > len(puzzle.board):
        for point, name in enumerate(puzzle.board.names):
            if point not in value_on:
                yield BrokenRule(sentence("point {name} has no value", name=name), (), (point,))


def _given(puzzle: LabelingPuzzle, value_on: Mapping[int, int], number_on: Mapping[int, int]) -> Iterator[BrokenRule]:
    for point, value in puzzle.given:
        if value_on.get(point, value) != value:
            message = sentence(
                "point {name} has {value_on}, but {value} is given there",
                name=puzzle.board.names[point],
                value_on=value_on[point],
                value=value,
            )
            yield BrokenRule(message, (number_on[point],), (point,))


def _lines(puzzle: LabelingPuzzle, value_on: Mapping[int, int], number_on: Mapping[int, int]) -> Iterator[BrokenRule]:
    """Lines that are full and have a wrong sum."""
    totals: list[tuple[tuple[int, ...], int]] = []
    wrong: list[tuple[tuple[int, ...], int, str]] = []
    for number, line in enumerate(puzzle.lines):
        if all(point in value_on for point in line):
            total = 0
            for point in line:
                total += value_on[point]
            own = [allowed for k, allowed in puzzle.own_targets if k == number]
            if not own:
                totals.append((line, total))
            elif not _is_one_of(total, own[0]):
                wrong.append((line, total, str(own[0])))

    def fault(message: str, *lines: tuple[int, ...]) -> BrokenRule:
        points = tuple(dict.fromkeys(point for line in lines for point in line))
        return BrokenRule(message, tuple(number_on[point] for point in points), points)

    def named(line: tuple[int, ...]) -> str:
        return " ".join(puzzle.board.names[point] for point in line)

    for line, total, target in wrong:
        yield fault(
            sentence("line {line} adds up to {total}, not {target}", line=named(line), total=total, target=target), line
        )
    is_allowed = True
    if puzzle.targets is not None:
        allowed = sorted(puzzle.targets)
        wanted = listing(map(str, allowed), joint="or")
        for line, total in totals:
            if total not in allowed:
                is_allowed = False
                yield fault(
                    sentence(
                        "line {line} adds up to {total}, not {wanted}", line=named(line), total=total, wanted=wanted
                    ),
                    line,
                )
    if is_allowed and totals:
        # All sums are allowed ones; they must also be the same.
        first, common = totals[0]
        for line, total in totals:
            if total != common:
                yield fault(
                    sentence(
                        "line {line} adds up to {total}, but line {first} to {common}",
                        line=named(line),
                        total=total,
                        first=named(first),
                        common=common,
                    ),
                    first,
                    line,
                )


def _regions(puzzle: LabelingPuzzle, value_on: Mapping[int, int], number_on: Mapping[int, int]) -> Iterator[BrokenRule]:
    """Regions whose values break their condition, or cannot meet it any more."""

    def fault(message: str, *points: int) -> BrokenRule:
        there = tuple(point for point in points if point in number_on)
        return BrokenRule(message, tuple(number_on[point] for point in there), points)

    def name(region: PointRegion) -> str:
        return region.name or first_few(puzzle.board.names[point] for point in region.cells)

    totals: dict[int, PointRegion] = {}
    for region in puzzle.regions:
        if wrong := _wrong(region, value_on):
            yield fault(sentence("region {region}: {wrong}", region=name(region), wrong=wrong), *region.cells)
        elif region.condition == "same" and all(point in value_on for point in region.cells):
            totals.setdefault(sum(value_on[point] for point in region.cells), region)
    if len(totals) > 1:
        (one, first), (two, second) = list(totals.items())[:2]
        message = sentence(
            "region {first} adds up to {one}, but region {second} to {two}",
            first=name(first),
            one=one,
            second=name(second),
            two=two,
        )
        yield fault(message, *dict.fromkeys((*first.cells, *second.cells)))


def _wrong(region: PointRegion, value_on: Mapping[int, int]) -> str:
    """What is wrong with the values in a region by themselves, or ""."""
    values = [value_on[point] for point in region.cells if point in value_on]
    n_open = len(region.cells) - len(values)
    fitting = [value for value in values if _is_one_of(value, region.values)]
    if region.condition == "values" and len(fitting) < len(values):
        strange = next(value for value in values if value not in fitting)
        return sentence("{strange} lies there, where only {values} may", strange=strange, values=region.values)
    if region.condition == "sum" and not n_open and not _is_one_of(sum(values), region.allowed):
        return sentence("the sum is {sum} instead of {allowed}", sum=sum(values), allowed=region.allowed)
    if region.condition == "count":
        possible = range(len(fitting), len(fitting) + n_open + 1)
        if not any(_is_one_of(number, region.allowed) for number in possible):
            return sentence(
                "{values} lies on {n} of its points instead of {allowed}",
                values=region.values,
                n=len(fitting),
                allowed=region.allowed,
            )
    return ""


def region_states(puzzle: LabelingPuzzle, laid: Sequence[tuple[int, int]]) -> dict[tuple[int, ...], RegionState]:
    """For each region, and each line with a sum of its own, how far (point, value) pairs and given values meet it.

    The keys are the points, ascending; of several conditions on the same points the one that is met least counts.
    """
    value_on = dict((*puzzle.given, *laid))
    full = [one for one in puzzle.regions if one.condition == "same" and all(point in value_on for point in one.cells)]
    are_same = len({sum(value_on[point] for point in one.cells) for one in full}) < 2
    found: dict[tuple[int, ...], RegionState] = {}
    of_lines = [PointRegion(puzzle.lines[number], "sum", own) for number, own in puzzle.own_targets]
    for region in (*puzzle.regions, *of_lines):
        is_open = any(point not in value_on for point in region.cells)
        is_broken = bool(_wrong(region, value_on)) or (region in full and not are_same)
        state: RegionState = "broken" if is_broken else "open" if is_open else "met"
        points = tuple(sorted(region.cells))
        found[points] = min(state, found.get(points, "met"), key=("broken", "open", "met").index)
    return found


def _is_one_of(number: int, allowed: NumberSet) -> bool:
    return any(_is_between(number, least, most) for least, most in allowed.ranges)


def _is_between(number: int, least: int | None, most: int | None) -> bool:
    return not ((least is not None and number < least) or (most is not None and number > most))
