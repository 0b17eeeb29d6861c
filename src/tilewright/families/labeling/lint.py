"""Lint for labeling puzzles: likely mistakes, found without a search and told in the owner's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from ...models import NumberSet
from ...values import replace
from ..base import Finding, Severity
from ..wording import listing, plural
from .lint_regions import regions_findings
from .lint_sums import says_nothing, why_all_unreachable, why_unreachable
from .puzzle import LabelingPuzzle

# Steps for finding lines that cover every point once; it is a hint, not a search.
_PATIENCE = 20_000


def lint(puzzle: LabelingPuzzle) -> tuple[Finding, ...]:
    """All findings, those that prove a puzzle impossible first."""
    exact = _with_exact_lines(puzzle)
    found = [
        *_targets(puzzle),
        *_own_targets(puzzle),
        *(_totals(exact) if exact is not None else ()),
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


def _own_sums(puzzle: LabelingPuzzle) -> dict[int, int]:
    """The sums of lines, by their numbers, that have just one of their own."""
    return {number: own.only for number, own in puzzle.own_target.items() if own.only is not None}


def _named(puzzle: LabelingPuzzle, line: tuple[int, ...]) -> str:
    return " ".join(puzzle.board.names[point] for point in line)


def _sums(numbers: Iterable[int]) -> str:
    return listing(map(str, sorted(set(numbers))), joint="or")


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
            yield Finding(level, f"the sum {target} is {why}", "check the sum, the values and the lines")


def _own_targets(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Lines that cannot have their own sum by themselves."""
    for number, own in puzzle.own_targets:
        line = puzzle.lines[number]
        if why := why_all_unreachable(puzzle, len(line), own):
            message = f"the sum {own} of line {_named(puzzle, line)} is {why}"
            yield Finding("impossible", message, "check the sum, the values and the line", cells=line)
        elif says_nothing(puzzle, len(line), own):
            message = f"line {_named(puzzle, line)} adds up to {own}, wherever the values lie"
            yield Finding("suspicious", message, "check the sum, or leave it out", cells=line)


def _common_sum(puzzle: LabelingPuzzle, lengths: list[int]) -> Iterator[Finding]:
    values = sorted(puzzle.values)
    least = {k: sum(values[:k]) for k in lengths}
    most = {k: sum(values[len(values) - k :]) for k in lengths}
    low, high = max(lengths, key=lambda k: least[k]), min(lengths, key=lambda k: most[k])
    if least[low] > most[high]:
        one = f"a line of {plural(low, 'point')} adds up to at least {least[low]}"
        message = f"no sum is common to all lines: {one}, one of {plural(high, 'point')} to at most {most[high]}"
        yield Finding("impossible", message, "check the lines and the values")


def _totals(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Sums that the total of several lines rules out."""
    decided = None if puzzle.n_unused else _disjoint_lines(puzzle) or _even_cover(puzzle)
    if decided is not None:
        yield from _decided_sum(puzzle, *decided)
        return
    degrees = sorted((sum(point in line for line in puzzle.lines) for point in range(len(puzzle.board))), reverse=True)
    values, n_lines, own = sorted(puzzle.values), len(puzzle.common_lines), sum(_own_sums(puzzle).values())
    least = sum(d * x for d, x in zip(degrees, values, strict=False)) - own
    most = sum(d * x for d, x in zip(degrees, reversed(values), strict=False)) - own
    if not n_lines:
        if not least <= 0 <= most:
            bound = f"at least {least + own}" if least > 0 else f"at most {most + own}"
            message = f"the sums of all lines make {own}, but however the values lie, the lines make {bound}"
            yield Finding("impossible", message, "check the sums, the values and the lines")
        return
    others = " without sums of their own" if puzzle.own_targets else ""
    if puzzle.targets is None:
        if least // n_lines == most // n_lines and least % n_lines:
            between = f"the {n_lines} lines{others} have between {least} and {most} in all, no multiple of {n_lines}"
            message = f"{between}, so that their sums cannot be the same"
            yield Finding("impossible", message, "check the lines and the values")
        return
    outside = {
        target: n_lines * target < least
        for target in sorted(set(puzzle.targets))
        if not least <= n_lines * target <= most
    }
    level: Severity = "impossible" if len(outside) == len(set(puzzle.targets)) else "suspicious"
    for target, is_small in outside.items():
        bound = f"at least {least}" if is_small else f"at most {most}"
        make = f"{plural(n_lines, 'line')}{others} {'makes' if n_lines == 1 else 'make'}"
        yield Finding(
            level,
            f"the sum {target} is too {'small' if is_small else 'large'}: {make} "
            f"{n_lines * target} in all, but however the values lie they make {bound}",
            f"possible are sums from {-(-least // n_lines)} to {most // n_lines} at the most",
        )


def _decided_sum(puzzle: LabelingPuzzle, argument: str, lines: list[tuple[int, ...]], total: int) -> Iterator[Finding]:
    own = {puzzle.lines[number]: total for number, total in _own_sums(puzzle).items()}
    made = [own[line] for line in lines if line in own]
    n_lines = len(lines) - len(made)
    if made:
        total -= sum(made)
        argument += f"; their own sums make {sum(made)}"
        if not n_lines:
            if total:
                yield Finding("impossible", argument, "check the sums, the values and the lines")
            return
        argument += f", which leaves {total} for {plural(n_lines, 'line')}"
    if total % n_lines:
        message = f"{argument}; {total} is no multiple of {n_lines}, so that the lines cannot have the same sum"
        yield Finding("impossible", message, "check the values and the lines")
        return
    decided = total // n_lines
    conclusion = f"{argument}, so that every {'other ' if made else ''}line adds up to {decided}"
    if puzzle.targets is None:
        yield Finding("note", conclusion)
    elif decided not in puzzle.targets:
        yield Finding("impossible", f"{conclusion}, not {_sums(puzzle.targets)}", f"is the sum {decided} meant?")
    elif set(puzzle.targets) != {decided}:
        never = _sums(set(puzzle.targets) - {decided})
        yield Finding("suspicious", f"{conclusion}, never {never}", f"leave out all sums but {decided}")


def _disjoint_lines(puzzle: LabelingPuzzle) -> tuple[str, list[tuple[int, ...]], int] | None:
    """Lines that together pass every point once: their sums make the total of the values."""
    n, lines = len(puzzle.board), [line for line in dict.fromkeys(puzzle.lines) if line]
    of_point = [[line for line in lines if point in line] for point in range(n)]
    steps = 0

    def cover(covered: frozenset[int]) -> list[tuple[int, ...]] | None:
        nonlocal steps
        steps += 1
        if len(covered) == n:
            return []
        if steps > _PATIENCE:
            return None
        point = min(set(range(n)) - covered)
        for line in of_point[point]:
            if covered.isdisjoint(line):
                rest = cover(covered | frozenset(line))
                if rest is not None:
                    return [line, *rest]
        return None

    chosen = cover(frozenset())
    if chosen is None:
        return None
    which = f"the lines {listing(_named(puzzle, line) for line in chosen)} together pass every point once"
    if len(chosen) == 1:
        which = f"the line {_named(puzzle, chosen[0])} passes every point once"
    total = sum(puzzle.values)
    return f"{which} and all values add up to {total}", chosen, total


def _even_cover(puzzle: LabelingPuzzle) -> tuple[str, list[tuple[int, ...]], int] | None:
    """All lines, if they pass every point equally often: their sums make a multiple of the total."""
    degrees = Counter(point for line in puzzle.lines for point in line)
    often = set(degrees.values())
    if len(degrees) < len(puzzle.board) or len(often) != 1:
        return None
    times = often.pop()
    total = times * sum(puzzle.values)
    n_lines = len(puzzle.lines)
    argument = f"the {n_lines} lines together pass every point {times} times and {times} times the total of the values"
    return f"{argument} is {total}", list(puzzle.lines), total


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
                message = f"{_given_on(puzzle, line)} add up to {total}, not {allowed}"
                yield Finding("impossible", message, "check the given values", cells=line)
            if own is None:
                sums.setdefault(total, line)
        elif len(open_points) == 1 and allowed is not None:
            needed = allowed.taken_from(total).taken_from(0)
            if not any(value in needed for value in free_values):
                wanted = f"point {puzzle.board.names[open_points[0]]} would have to be {needed}"
                message = f"{wanted} to complete line {_named(puzzle, line)}, but that is not left among the values"
                yield Finding("impossible", message, "check the given values", cells=line)
    if len(sums) > 1:
        (one, first), (two, second) = list(sums.items())[:2]
        message = f"{_given_on(puzzle, first)} add up to {one}, those on {_named(puzzle, second)} to {two}"
        cells = tuple(dict.fromkeys((*first, *second)))
        yield Finding("impossible", message, "check the given values", cells=cells)


def _given_on(puzzle: LabelingPuzzle, line: tuple[int, ...]) -> str:
    return f"the values given on line {_named(puzzle, line)}"


def _pairs_of_lines(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Lines that are the same, that differ by one point each, or of which one contains the other."""
    own = _own_sums(puzzle)
    lines = [(line, own.get(number)) for number, line in enumerate(puzzle.lines)]
    for (first, own_first), (second, own_second) in combinations(lines, 2):
        only_first, only_second = set(first) - set(second), set(second) - set(first)
        one, two = _named(puzzle, first), _named(puzzle, second)
        # What the second line has more than the first; not known if only one of them has a sum of its own.
        is_known = (own_first is None) == (own_second is None)
        excess = (own_second or 0) - (own_first or 0) if is_known else None
        if not only_first and not only_second and excess:
            message = f"the lines {one} and {two} pass the same points, but their sums are {own_first} and {own_second}"
            yield Finding("impossible", message, "is one of them mistyped?", cells=first)
        elif not only_first and not only_second:
            message, help_ = f"the lines {one} and {two} pass the same points", "is one of them mistyped?"
            yield Finding("suspicious", message, help_, cells=first)
        elif excess is None:
            continue
        elif len(only_first) == len(only_second) == 1 and not excess:
            a, b = (puzzle.board.names[point] for point in (*only_first, *only_second))
            message = f"the lines {one} and {two} differ only in the points {a} and {b}"
            message += ", which would have to take the same value"
            yield Finding("impossible", message, "is one of the lines mistyped?", cells=(*only_first, *only_second))
        elif not only_first or not only_second:
            inner, outer, more = (one, two, only_second) if not only_first else (two, one, only_first)
            rest = excess if not only_first else -excess
            cells = tuple(sorted(more))
            names = listing(puzzle.board.names[point] for point in cells)
            message = f"line {outer} passes all points of line {inner}"
            if why_unreachable(puzzle, len(more), rest):
                message += f" and besides {names}, whose values would have to add up to {rest}"
                yield Finding("impossible", message, "is one of the lines mistyped?", cells=cells)
            else:
                message += f", so that {names} {'is' if len(more) == 1 else 'add up to'} {rest}"
                yield Finding("note", message, cells=cells)


def _idle_points(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    on_lines = {point for line in puzzle.lines for point in line}
    on_lines.update(point for region in puzzle.regions for point in region.cells)
    points = tuple(point for point in range(len(puzzle.board)) if point not in on_lines)
    idle = [puzzle.board.names[point] for point in points]
    if len(idle) == 1 and not puzzle.n_unused:
        message = f"point {idle[0]} is on no line: it takes the value that is left over"
        yield Finding("note", message, cells=points)
    elif len(idle) == 1:
        message = f"point {idle[0]} is on no line: it takes any value that is left over, which multiplies the solutions"
        yield Finding("note", message, cells=points)
    elif idle:
        message = f"points {listing(idle)} are on no line: they take the values that are left over"
        yield Finding("note", f"{message}, in any order, which multiplies the solutions", cells=points)


def _unused_values(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    if puzzle.n_unused:
        stay = "stays" if puzzle.n_unused == 1 else "stay"
        message = f"{plural(len(puzzle.values), 'value')} for {plural(len(puzzle.board), 'point')}"
        yield Finding("note", f"{message}, so that {plural(puzzle.n_unused, 'value')} {stay} unused")
