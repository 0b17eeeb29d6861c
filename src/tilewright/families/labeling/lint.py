"""Lint for labeling puzzles: likely mistakes, found without a search and told in the owner's words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...models import NumberSet
from ...sentences import sentence
from ...values import replace
from ..base import Finding, Severity
from ..wording import listing
from .lint_regions import regions_findings
from .lint_sums import says_nothing, why_all_unreachable, why_unreachable
from .lint_totals import line_named, own_sums, totals_of_lines
from .puzzle import LabelingPuzzle


def lint(puzzle: LabelingPuzzle) -> tuple[Finding, ...]:
    """All findings, those that prove a puzzle impossible first."""
    exact = _with_exact_lines(puzzle)
    found = [
        *_targets(puzzle),
        *_own_targets(puzzle),
        *(totals_of_lines(exact) if exact is not None else ()),
        *_given_lines(puzzle),
        *(_pairs_of_lines(exact) if exact is not None else ()),
        *regions_findings(puzzle),
        *_idle_points(puzzle),
        *_unused_values(puzzle),
    ]
    order = {"impossible": 0, "suspicious": 1, "note": 2}
    return tuple(sorted(found, key=lambda finding: order[finding.level]))


def _with_exact_lines(puzzle: LabelingPuzzle) -> LabelingPuzzle | None:
    """The puzzle without lines whose own sums leave a choice; None if there are no others."""
    own = puzzle.own_target
    kept = [number for number in range(len(puzzle.lines)) if number not in own or own[number].only is not None]
    if len(kept) == len(puzzle.lines) or not kept:
        return puzzle if kept else None
    lines = tuple(puzzle.lines[number] for number in kept)
    return replace(puzzle, lines=lines, own_targets=tuple((k, own[n]) for k, n in enumerate(kept) if n in own))


def _targets(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Sums that some line without one of its own cannot have by itself."""
    lengths = sorted({len(line) for line in puzzle.common_lines})
    if puzzle.targets is None:
        if len(lengths) > 1:
            yield from _common_sum(puzzle, lengths)
        return
    reasons = {
        target: next((why for length in lengths if (why := why_unreachable(puzzle, length, target))), "")
        for target in sorted(set(puzzle.targets))
    }
    for target, why in reasons.items():
        if why:
            level: Severity = "impossible" if all(reasons.values()) else "suspicious"
            yield Finding(
                level,
                sentence("the sum {target} is {why}", target=target, why=why),
                sentence("check the sum, the values and the lines"),
            )


def _own_targets(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Lines that cannot have their own sum by themselves."""
    for number, own in puzzle.own_targets:
        line = puzzle.lines[number]
        if why := why_all_unreachable(puzzle, len(line), own):
            message = sentence(
                "the sum {own} of line {named} is {why}", own=own, named=line_named(puzzle, line), why=why
            )
            yield Finding("impossible", message, sentence("check the sum, the values and the line"), cells=line)
        elif says_nothing(puzzle, len(line), own):
            message = sentence(
                "line {named} adds up to {own}, wherever the values lie", named=line_named(puzzle, line), own=own
            )
            yield Finding("suspicious", message, sentence("check the sum, or leave it out"), cells=line)


def _common_sum(puzzle: LabelingPuzzle, lengths: list[int]) -> Iterator[Finding]:
    values = sorted(puzzle.values)
    least = {k: sum(values[:k]) for k in lengths}
    most = {k: sum(values[len(values) - k :]) for k in lengths}
    low, high = max(lengths, key=lambda k: least[k]), min(lengths, key=lambda k: most[k])
    if least[low] > most[high]:
        one = sentence("a line of {low} {low:point|points} adds up to at least {least}", low=low, least=least[low])
        message = sentence(
            "no sum is common to all lines: {one}, one of {high} {high:point|points} to at most {most}",
            one=one,
            high=high,
            most=most[high],
        )
        yield Finding("impossible", message, sentence("check the lines and the values"))


def _given_lines(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Lines whose points are all given, or all but one."""
    given = puzzle.given_values
    free_values = set(puzzle.values) - set(given.values())
    sums: dict[int, tuple[int, ...]] = {}
    for number, line in enumerate(puzzle.lines):
        own = puzzle.own_target.get(number)
        allowed = own or (None if puzzle.targets is None else NumberSet.of(*puzzle.targets))
        total = sum(given[point] for point in line if point in given)
        open_points = [point for point in line if point not in given]
        if not open_points:
            if allowed is not None and total not in allowed:
                message = sentence(
                    "{given_on} add up to {total}, not {allowed}",
                    given_on=_given_on(puzzle, line),
                    total=total,
                    allowed=allowed,
                )
                yield Finding("impossible", message, sentence("check the given values"), cells=line)
            if own is None:
                sums.setdefault(total, line)
        elif len(open_points) == 1 and allowed is not None:
            needed = allowed.taken_from(total).taken_from(0)
            if not any(value in needed for value in free_values):
                wanted = sentence(
                    "point {names} would have to be {needed}", names=puzzle.board.names[open_points[0]], needed=needed
                )
                message = sentence(
                    "{wanted} to complete line {named}, but that is not left among the values",
                    wanted=wanted,
                    named=line_named(puzzle, line),
                )
                yield Finding("impossible", message, sentence("check the given values"), cells=line)
    if len(sums) > 1:
        (one, first), (two, second) = list(sums.items())[:2]
        message = sentence(
            "{given_on} add up to {one}, those on {named} to {two}",
            given_on=_given_on(puzzle, first),
            one=one,
            named=line_named(puzzle, second),
            two=two,
        )
        cells = tuple(dict.fromkeys((*first, *second)))
        yield Finding("impossible", message, sentence("check the given values"), cells=cells)


def _given_on(puzzle: LabelingPuzzle, line: tuple[int, ...]) -> str:
    return sentence("the values given on line {named}", named=line_named(puzzle, line))


def _pairs_of_lines(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Lines that are the same, that differ by one point each, or of which one contains the other."""
    own = own_sums(puzzle)
    lines = [(line, own.get(number)) for number, line in enumerate(puzzle.lines)]
    for (first, own_first), (second, own_second) in combinations(lines, 2):
        only_first, only_second = set(first) - set(second), set(second) - set(first)
        one, two = line_named(puzzle, first), line_named(puzzle, second)
        # What the second line has more than the first; not known if only one of them has a sum of its own.
        is_known = (own_first is None) == (own_second is None)
        excess = (own_second or 0) - (own_first or 0) if is_known else None
        if not only_first and not only_second and excess:
            message = sentence(
                "the lines {one} and {two} pass the same points, but their sums are {own_first} and {own_second}",
                one=one,
                two=two,
                own_first=own_first,
                own_second=own_second,
            )
            yield Finding("impossible", message, sentence("is one of them mistyped?"), cells=first)
        elif not only_first and not only_second:
            message, help_ = (
                sentence("the lines {one} and {two} pass the same points", one=one, two=two),
                sentence("is one of them mistyped?"),
            )
            yield Finding("suspicious", message, help_, cells=first)
        elif excess is None:
            continue
        elif len(only_first) == len(only_second) == 1 and not excess:
            a, b = (puzzle.board.names[point] for point in (*only_first, *only_second))
            message = sentence(
                "the lines {one} and {two} differ only in the points {a} and {b}, which would have to take the same "
                "value",
                one=one,
                two=two,
                a=a,
                b=b,
            )
            yield Finding(
                "impossible", message, sentence("is one of the lines mistyped?"), cells=(*only_first, *only_second)
            )
        elif not only_first or not only_second:
            inner, outer, more = (one, two, only_second) if not only_first else (two, one, only_first)
            rest = excess if not only_first else -excess
            cells = tuple(sorted(more))
            names = listing(puzzle.board.names[point] for point in cells)
            message = sentence("line {outer} passes all points of line {inner}", outer=outer, inner=inner)
            if why_unreachable(puzzle, len(more), rest):
                message = sentence(
                    "{passes} and besides {names}, whose values would have to add up to {rest}",
                    passes=message,
                    names=names,
                    rest=rest,
                )
                yield Finding("impossible", message, sentence("is one of the lines mistyped?"), cells=cells)
            else:
                message = sentence(
                    "{passes}, so that {names} {n:is|add up to} {rest}",
                    passes=message,
                    names=names,
                    n=len(more),
                    rest=rest,
                )
                yield Finding("note", message, cells=cells)


def _idle_points(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    on_lines = {point for line in puzzle.lines for point in line}
    on_lines.update(point for region in puzzle.regions for point in region.cells)
    points = tuple(point for point in range(len(puzzle.board)) if point not in on_lines)
    idle = [puzzle.board.names[point] for point in points]
    if len(idle) == 1 and not puzzle.n_unused:
        message = sentence("point {idle} is on no line: it takes the value that is left over", idle=idle[0])
        yield Finding("note", message, cells=points)
    elif len(idle) == 1:
        message = sentence(
            "point {idle} is on no line: it takes any value that is left over, which multiplies the solutions",
            idle=idle[0],
        )
        yield Finding("note", message, cells=points)
    elif idle:
        message = sentence("points {idle} are on no line: they take the values that are left over", idle=listing(idle))
        yield Finding(
            "note", sentence("{message}, in any order, which multiplies the solutions", message=message), cells=points
        )


def _unused_values(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    if puzzle.n_unused:
        yield Finding(
            "note",
            sentence(
                "{values} {values:value|values} for {points} {points:point|points}, so that {unused} "
                "{unused:value stays|values stay} unused",
                values=len(puzzle.values),
                points=len(puzzle.board),
                unused=puzzle.n_unused,
            ),
        )
