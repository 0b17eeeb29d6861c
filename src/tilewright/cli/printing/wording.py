"""Sentences about numbers of solutions and about how a search ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...answers.base import FindingJson
    from ...families import Finding, Known
    from ...families.naive import NaiveSpace
    from ...solving import Effort

UP_TO = {
    "rotation": "up to rotation",
    "symmetry": "up to symmetry",
    "relabeling": "up to symmetry and relabeling",
}


def solutions(n: int) -> str:
    """A number of solutions."""
    return f"{n:,} solution" if n == 1 else f"{n:,} solutions"


def number_of(n: int, one: str) -> str:
    """A number of things, from the word for one of them."""
    return f"{n:,} {one}" if n == 1 else f"{n:,} {one}s"


def nodes(n: int) -> str:
    """A number of search nodes."""
    return f"{n:,} node" if n == 1 else f"{n:,} nodes"


def seconds(time: float) -> str:
    """A time as a person reads it."""
    if time < 10:
        return f"{time:.2f} s"
    if time < 600:
        return f"{time:.0f} s"
    return f"{int(time) // 3600}:{int(time) // 60 % 60:02}:{int(time) % 60:02} h"


_LARGE = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e4, "k"))


def compact(number: float) -> str:
    """A number in few characters: 8,154, 12.3 k, 210 M; beyond that a power of ten."""
    if number >= 1e15:
        return f"{number:.1e}".replace("e+", "e")
    for size, letter in _LARGE:
        if number >= size:
            value = number / (1e3 if letter == "k" else size)
            return f"{value:.0f} {letter}" if value >= 100 else f"{value:.3g} {letter}"
    return f"{number:,.0f}"


def clock(time: float) -> str:
    """A time that goes on: 0:42, 12:05, 3:07:21, 2 d 3:07:21."""
    days, rest = divmod(int(time), 86400)
    hours, minutes, whole = rest // 3600, rest // 60 % 60, rest % 60
    text = f"{hours}:{minutes:02}:{whole:02}" if days or hours else f"{minutes}:{whole:02}"
    return f"{days} d {text}" if days else text


_TIMES = ((31_557_600.0, "years"), (86400.0, "days"), (3600.0, "h"), (60.0, "min"), (1.0, "s"))


def _in_unit(time: float, size: float) -> str:
    amount = time / size
    if amount >= 1e4:
        return power(amount)
    return f"{amount:,.0f}" if amount >= 9.5 else f"{amount:.1g}"


def power(number: float) -> str:
    """The power of ten next to a number; small numbers as they are."""
    return f"10^{round(log10(number))}" if number >= 1e4 else f"{float(f'{number:.1g}'):,.0f}"


_WORDS = ((1e12, "trillion"), (1e9, "billion"), (1e6, "million"))


def rounded(number: float) -> str:
    """About a number: 950, 8,200, 2.4 million; beyond trillions a power of ten."""
    if number >= 1e15:
        # An integer may be greater than any float.
        exponent = int(log10(number))
        mantissa = f"{number / 10**exponent:.1f}"
        return f"1.0·10^{exponent + 1}" if mantissa == "10.0" else f"{mantissa}·10^{exponent}"
    for size, word in _WORDS:
        if number >= size:
            value = float(f"{number / size:.2g}")
            return f"{value:,.0f} {word}" if value >= 10 else f"{value:.1f} {word}"
    return f"{float(f'{number:.2g}'):,.0f}"


def naive(space: NaiveSpace) -> str:
    """A number of arrangements, those that have no more than six digits exactly."""
    many = space.arrangements
    return f"{many:,}" if many < 1e6 else rounded(many)


def span(low: float, high: float) -> str:
    """A time that lies between two, e.g. "3 to 5 min"."""
    if high < 1:
        return "less than 1 s"
    size, unit = next(((size, unit) for size, unit in _TIMES if high >= 2 * size), _TIMES[-1])
    if low < size / 2:
        return f"up to {_in_unit(high, size)} {unit}"
    first, last = _in_unit(low, size), _in_unit(high, size)
    return f"about {last} {unit}" if first == last else f"{first} to {last} {unit}"


STOPPED_BY = {
    "nodes": "at the limit of nodes",
    "seconds": "at the limit of time",
    "solutions": "at the limit of solutions",
    "restarts": "after the last run",
    "memory": "where it lacked memory (--memory allows more)",
    "elsewhere": "where the rest is in other job files",
    "disk": "since the job file cannot be written",
    "cluster": "since the cluster was lost",
    "interrupt": "by you",
}
"""Why a search stopped early, to follow the word "stopped"."""


def stopped(effort: Effort) -> str:
    """Say why a search stopped early, with its numbers, e.g. "at the limit of nodes (5,000)"."""
    reason, took = effort.stopped_by or "interrupt", seconds(effort.seconds)
    after = f" after {took}"
    numbers = {
        "nodes": f" ({effort.nodes:,})",
        "seconds": f", after {took}",
        "cluster": after,
        "interrupt": after,
    }
    return STOPPED_BY[reason] + numbers.get(reason, "")


def ended(effort: Effort, if_stopped: str) -> str:
    """Say how a count ended, and what it took; `if_stopped` says what the numbers are then."""
    work = f"{nodes(effort.nodes)}, {seconds(effort.seconds)}, engine {effort.engine}."
    if effort.exhausted:
        return f"The search is exhausted: {work}"
    return f"Stopped {stopped(effort)}: {if_stopped}. {work[0].upper()}{work[1:]}"


def numbers(listed: Sequence[int]) -> str:
    """Up to ten numbers, with dots for those that are left out."""
    return ", ".join(map(str, listed[:10])) + (", ..." if len(listed) > 10 else "")


def flaw(numbered: Sequence[int], what: str) -> str:
    """Say which solutions of a file have a flaw, to follow the number of all; "" if none has."""
    return f"; {len(numbered):,} {what} (number {numbers(numbered)})" if numbered else ""


def finding(found: Finding) -> str:
    """A finding of lint with its help, on a line of its own."""
    return f"{found.level}: {found.message}" + (f"\n  help: {found.help}" if found.help else "")


def short_finding(found: Finding) -> str:
    """A finding as a remark before a search."""
    return f"lint: {found.level}: {found.message}"


def plain_finding(found: Finding) -> FindingJson:
    """A finding as plain data."""
    return {"level": found.level, "message": found.message, "help": found.help}


def search(effort: Effort) -> str:
    """The engine that answered, why it was taken, and what it took."""
    return f"engine {effort.why}; {nodes(effort.nodes)}, {seconds(effort.seconds)}"


def case(known: Known) -> str:
    """The meaning of a known number, and its case (sum, variant, blocked cells, pieces, size) if it has one."""
    text = known.counts if known.counts in ("raw", "distinct") else UP_TO[known.counts]
    text += f" for the sum {known.target}" if known.target is not None else ""
    text += f", variant {known.variant}" if known.variant else ""
    text += f", with the pieces {' '.join(known.pieces)}" if known.pieces else ""
    text += f", of size {known.size}" if known.size else ""
    return text + (f", with {' '.join(known.blocked)}" if known.blocked else "")
