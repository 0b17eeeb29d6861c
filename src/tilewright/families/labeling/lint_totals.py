"""What lint says of all lines together: sums that the total of the values decides, or rules out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...sentences import sentence
from ..base import Finding, Severity
from ..wording import listing, plural
from .puzzle import LabelingPuzzle

# Steps for finding lines that cover every point once; it is a hint, not a search.
_PATIENCE = 20_000


def own_sums(puzzle: LabelingPuzzle) -> dict[int, int]:
    """The sums of lines, by their numbers, that have just one of their own."""
    return {number: own.only for number, own in puzzle.own_target.items() if own.only is not None}


def line_named(puzzle: LabelingPuzzle, line: tuple[int, ...]) -> str:
    return " ".join(puzzle.board.names[point] for point in line)


def _sums(numbers: Iterable[int]) -> str:
    return listing(map(str, sorted(set(numbers))), joint="or")


def totals_of_lines(puzzle: LabelingPuzzle) -> Iterator[Finding]:
    """Sums that the total of several lines rules out."""
    decided = None if puzzle.n_unused else _disjoint_lines(puzzle) or _even_cover(puzzle)
    if decided is not None:
        yield from _decided_sum(puzzle, *decided)
        return
    degrees = sorted((sum(point in line for line in puzzle.lines) for point in range(len(puzzle.board))), reverse=True)
    values, n_lines, own = sorted(puzzle.values), len(puzzle.common_lines), sum(own_sums(puzzle).values())
    least = sum(d * x for d, x in zip(degrees, values, strict=False)) - own
    most = sum(d * x for d, x in zip(degrees, reversed(values), strict=False)) - own
    if not n_lines:
        if not least <= 0 <= most:
            bound = (
                sentence("at least {least}", least=least + own)
                if least > 0
                else sentence("at most {most}", most=most + own)
            )
            message = sentence(
                "the sums of all lines make {own}, but however the values lie, the lines make {bound}",
                own=own,
                bound=bound,
            )
            yield Finding("impossible", message, sentence("check the sums, the values and the lines"))
        return
    if puzzle.targets is None:
        if least // n_lines == most // n_lines and least % n_lines:
            message = sentence(
                "{lines} have between {least} and {most} in all, no multiple of {n}, so that their sums cannot be the "
                "same",
                lines=sentence("the {n} lines without sums of their own", n=n_lines)
                if puzzle.own_targets
                else sentence("the {n} lines", n=n_lines),
                least=least,
                most=most,
                n=n_lines,
            )
            yield Finding("impossible", message, sentence("check the lines and the values"))
        return
    outside = {
        target: n_lines * target < least
        for target in sorted(set(puzzle.targets))
        if not least <= n_lines * target <= most
    }
    level: Severity = "impossible" if len(outside) == len(set(puzzle.targets)) else "suspicious"
    for target, is_small in outside.items():
        bound = sentence("at least {least}", least=least) if is_small else sentence("at most {most}", most=most)
        lines = plural(n_lines, "line")
        if puzzle.own_targets:
            lines = sentence("{lines} without sums of their own", lines=lines)
        why = sentence(
            "{lines} {n:makes|make} {sum} in all, but however the values lie they make {bound}",
            lines=lines,
            n=n_lines,
            sum=n_lines * target,
            bound=bound,
        )
        yield Finding(
            level,
            sentence("the sum {target} is too small: {why}", target=target, why=why)
            if is_small
            else sentence("the sum {target} is too large: {why}", target=target, why=why),
            sentence(
                "possible are sums from {least} to {most} at the most", least=-(-least // n_lines), most=most // n_lines
            ),
        )


def _decided_sum(puzzle: LabelingPuzzle, argument: str, lines: list[tuple[int, ...]], total: int) -> Iterator[Finding]:
    own = {puzzle.lines[number]: total for number, total in own_sums(puzzle).items()}
    made = [own[line] for line in lines if line in own]
    n_lines = len(lines) - len(made)
    if made:
        total -= sum(made)
        argument = sentence("{argument}; their own sums make {sum}", argument=argument, sum=sum(made))
        if not n_lines:
            if total:
                yield Finding("impossible", argument, sentence("check the sums, the values and the lines"))
            return
        argument = sentence(
            "{argument}, which leaves {total} for {n} {n:line|lines}", argument=argument, total=total, n=n_lines
        )
    if total % n_lines:
        message = sentence(
            "{argument}; {total} is no multiple of {n_lines}, so that the lines cannot have the same sum",
            argument=argument,
            total=total,
            n_lines=n_lines,
        )
        yield Finding("impossible", message, sentence("check the values and the lines"))
        return
    decided = total // n_lines
    conclusion = (
        sentence("{argument}, so that every other line adds up to {decided}", argument=argument, decided=decided)
        if made
        else sentence("{argument}, so that every line adds up to {decided}", argument=argument, decided=decided)
    )
    if puzzle.targets is None:
        yield Finding("note", conclusion)
    elif decided not in puzzle.targets:
        yield Finding(
            "impossible",
            sentence("{conclusion}, not {targets}", conclusion=conclusion, targets=_sums(puzzle.targets)),
            sentence("is the sum {decided} meant?", decided=decided),
        )
    elif set(puzzle.targets) != {decided}:
        never = _sums(set(puzzle.targets) - {decided})
        yield Finding(
            "suspicious",
            sentence("{conclusion}, never {never}", conclusion=conclusion, never=never),
            sentence("leave out all sums but {decided}", decided=decided),
        )


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
    which = sentence(
        "the lines {names} together pass every point once", names=listing(line_named(puzzle, line) for line in chosen)
    )
    if len(chosen) == 1:
        which = sentence("the line {named} passes every point once", named=line_named(puzzle, chosen[0]))
    total = sum(puzzle.values)
    return (
        sentence("{which} and all values add up to {total}", which=which, total=total),
        chosen,
        total,
    )


def _even_cover(puzzle: LabelingPuzzle) -> tuple[str, list[tuple[int, ...]], int] | None:
    """All lines, if they pass every point equally often: their sums make a multiple of the total."""
    degrees = Counter(point for line in puzzle.lines for point in line)
    often = set(degrees.values())
    if len(degrees) < len(puzzle.board) or len(often) != 1:
        return None
    times = often.pop()
    total = times * sum(puzzle.values)
    n_lines = len(puzzle.lines)
    argument = sentence(
        "the {n_lines} lines together pass every point {times} times and {times} times the total of the values "
        "is {total}",
        n_lines=n_lines,
        times=times,
        total=total,
    )
    return argument, list(puzzle.lines), total
