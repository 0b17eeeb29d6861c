"""The answers of a sweep as text, tables and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import status, wording
from .sweep_table import SweepTable
from .terminal import TerminalStyle, note, print_json

if TYPE_CHECKING:
    from ..families import Known, Puzzle, Solution
    from ..solving import Effort
    from ..solving.sweep import Sweep, SweepSummary

_ONE = {"dice": "roll", "date": "date", "cells": "choice of cells", "target": "sum"}
_MANY = {"dice": "rolls", "date": "dates", "cells": "choices of cells", "target": "sums"}
# At most this many sums that can be reached are named one by one.
_MOST_LISTED = 60


@dataclass(frozen=True)
class Output:
    """Where the answers go; checked before the search begins."""

    style: TerminalStyle
    as_json: bool = False
    tables: tuple[SweepTable, ...] = ()
    histogram: str | None = None

    @classmethod
    def of(
        cls, style: TerminalStyle, as_json: bool, tables: tuple[str, ...], histogram: str | None, solvable: bool
    ) -> Output:
        """The output that the options ask for; InvalidRequest or MissingExtra if it cannot be written."""
        from ..errors import InvalidRequest
        from .files import check_writable, suffix_of

        wanted = tuple(SweepTable.at(path) for path in tables)
        if histogram is not None:
            if solvable:
                raise InvalidRequest(
                    "a histogram shows numbers of solutions; leave out --solvable to have them counted"
                )
            suffix_of(histogram, (".svg",))
            check_writable(histogram)
        return cls(style, as_json, wanted, histogram)

    def show(self, swept: Sweep, variant: str | None, by: str, more: dict[str, Any] | None = None) -> int:
        """Write the files, print the answer, and `more` facts where it is JSON; returns the exit status.

        `by` says who did the work.
        """
        summary, known = swept.summary(), swept.compared(variant or "")
        for table in self.tables:
            table.write(swept)
        if self.histogram is not None:
            from ..rendering.histogram import histogram_svg
            from .files import write_file

            what = f"{title(swept.puzzle, variant)}: solutions of each {_ONE[swept.kind]}"
            part = swept.chosen
            if swept.stopped_by:
                part = f"these are not all of {len(swept.setups):,}, nor drawn at random"
            svg = histogram_svg(swept.numbers(), title=what, what=_MANY[swept.kind], remark=part)
            write_file(self.histogram, svg)
        if self.as_json:
            _print_json(swept, known, variant, more or {})
        else:
            _print(swept, summary, known, variant, by, self.style)
        if swept.stopped_by:
            return status.INTERRUPTED if swept.stopped_by == "interrupt" else status.STOPPED
        return status.DONE if summary.solvable else status.NO_SOLUTION


def explain(effort: Effort) -> None:
    """Say on stderr how the setups were answered."""
    note(f"{effort.why}; {effort.nodes:,} classes in {wording.seconds(effort.seconds)}")


def workers_text(workers: int) -> str:
    """How many threads did the work."""
    return "one worker" if workers == 1 else f"{workers} workers"


def title(template: Puzzle, variant: str | None) -> str:
    """The usual name of a template, with its variant."""
    name = template.title or template.name
    return f"{name} ({variant})" if variant else name


def _print_json(swept: Sweep, known: list[tuple[Known, bool]], variant: str | None, more: dict[str, Any]) -> None:
    plain = {
        "puzzle": swept.puzzle.name,
        "variant": variant or None,
        **swept.to_json(),
        **more,
        "known": [
            {
                "setup": list(one.blocked) if one.target is None else [str(one.target)],
                "count": one.count,
                "source": one.source,
                "agrees": agrees,
            }
            for one, agrees in known
        ],
    }
    print_json(plain)


def _print(
    swept: Sweep,
    summary: SweepSummary,
    known: list[tuple[Known, bool]],
    variant: str | None,
    by: str,
    style: TerminalStyle,
) -> None:
    many = _MANY[swept.kind]
    asks = "which have a solution?" if swept.question == "solvable" else "how many solutions has each?"
    style.print(f"{title(swept.puzzle, variant)}, {len(swept.setups):,} {many}: {asks}\n")
    style.print("\n".join(_table(swept, summary)))
    for text, names in _examples(swept, summary):
        style.print(f"\n{text}{'.' if names is None else ':'}")
        if names is not None:
            style.print_solution(_solution(swept.puzzle, names))
    style.print("\n" + "\n".join(_end(swept, known, by)))


def _table(swept: Sweep, summary: SweepSummary) -> list[str]:
    many = _MANY[swept.kind]
    exchanges = "exchanging each value x for least + greatest - x" if swept.kind == "target" else "a symmetry"
    classes = (
        f"of {many} that {exchanges} carries into each other ({swept.n_symmetries} symmetries)"
        if swept.n_symmetries > 1
        else "the same: no symmetry keeps the board and the pieces"
    )
    rows = [(many if swept.kind != "cells" else "choices", f"{len(swept.setups):,}", _what(swept))]
    rows.append(("classes", f"{len(swept.answers):,}", classes))
    if summary.answered < len(swept.setups):
        rows.append(
            ("answered", f"{summary.answered:,}", "what follows is of these alone, which were not drawn at random")
        )
    every = summary.solvable == summary.answered
    share = "all of them" if every else f"{summary.solvable / max(1, summary.answered):.1%} of them have a solution"
    rows.append(("solvable", f"{summary.solvable:,}", share if summary.answered else ""))
    if summary.total is not None and summary.median is not None and summary.mean is not None:
        rows += [
            ("solutions", f"{summary.total:,}", f"distinct, of all {many} together"),
            ("fewest", f"{summary.fewest:,}", ""),
            ("median", _short(summary.median), ""),
            ("mean", f"{summary.mean:,.1f}", ""),
            ("most", f"{summary.most:,}", ""),
        ]
    wide = max(len(number) for _, number, _ in rows)
    return [f"{name:<10} {number:>{wide}}  {what}".rstrip() for name, number, what in rows]


def _what(swept: Sweep) -> str:
    if swept.chosen:
        return swept.chosen
    if swept.kind == "date":
        return "days that there are, 29 February among them; 30 February is left out"
    if swept.kind == "target":
        return f"from {swept.setups[0][0]} to {swept.setups[-1][0]}: no line can have another" if swept.setups else ""
    return "one face of each die" if swept.kind == "dice" else ""


def _short(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def _examples(swept: Sweep, summary: SweepSummary) -> list[tuple[str, tuple[str, ...] | None]]:
    """Setups worth a look, each with what is special about it; None for one without a picture."""
    one, found = _ONE[swept.kind], list[tuple[str, tuple[str, ...] | None]]()
    unsolvable = swept.first_with(0)
    if unsolvable is not None:
        n = summary.answered - summary.solvable
        first = "it is" if n == 1 else "the first of them is"
        found.append((f"No solution: {n:,} {_counted(n, swept)}; {first} {_names(unsolvable)}", None))
    solvable = [(names, answer) for names, _, answer in swept if answer]
    if swept.kind == "target" and 0 < len(solvable) <= _MOST_LISTED:
        listed = [names[0] + (f" ({answer:,})" if swept.question == "count" else "") for names, answer in solvable]
        found.append((f"Sums that have solutions: {', '.join(listed)}", None))
    if swept.question == "solvable":
        return [*found, (f"A solution of {_names(solvable[0][0])}", solvable[0][0])] if solvable else found
    for word, names, number, n in (
        ("Hardest", summary.hardest, summary.least, summary.n_hardest),
        ("Easiest", summary.easiest, summary.most, summary.n_easiest),
    ):
        if names is not None and number is not None and (word == "Hardest" or names != summary.hardest):
            shared = f"; {n:,} {_MANY[swept.kind]} have that number" if n > 1 else ""
            text = f"{word} {one}: {_names(names)}, with {wording.solutions(number)}{shared}. One of them"
            found.append((text, names))
    return found


def _counted(n: int, swept: Sweep) -> str:
    return _ONE[swept.kind] if n == 1 else _MANY[swept.kind]


def _names(names: tuple[str, ...]) -> str:
    return " ".join(names)


def _solution(template: Puzzle, names: tuple[str, ...]) -> Solution:
    """A solution of one setup; like every solution that is shown, it has passed the checker."""
    from ..families.all_setups import with_setup
    from ..solving import solve

    return solve(with_setup(template, names)).solutions[0]


def _end(swept: Sweep, known: list[tuple[Known, bool]], by: str) -> list[str]:
    took = f"{wording.seconds(swept.seconds)}, {by}"
    if swept.exhausted:
        lines = [f"All {len(swept.answers):,} classes are answered: {took}."]
    else:
        why = wording.STOPPED_BY.get(swept.stopped_by, "by you") + ", which are classes here" * (
            swept.stopped_by == "nodes"
        )
        n = sum(answer is not None for answer in swept.answers)
        lines = [f"Stopped {why}: {n:,} of {len(swept.answers):,} classes are answered, all of these exactly. {took}."]
    agreeing = [one for one, agrees in known if agrees]
    if agreeing:
        n = len(agreeing)
        lines.append(f"Agrees with {n} known {'number' if n == 1 else 'numbers'} of single {_MANY[swept.kind]}.")
    for one, agrees in known:
        if not agrees:
            lines.append(f"DIFFERS from a known number: {one.count:,} {wording.case(one)} ({one.source})")
    return lines
