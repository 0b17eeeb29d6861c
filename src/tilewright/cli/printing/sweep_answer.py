"""The answers of a sweep as text, tables and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.setup_kinds import SETUP_KINDS
from ...values import frozen
from .. import status
from ..saving.sweep_table import SweepTable
from . import wording
from .terminal import TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.counts import RunsJson, SweepAnswer, SweepKnownJson
    from ...families import Known
    from ...solving.sweep import Sweep, SweepSummary

# At most this many sums that can be reached are named one by one.
_MOST_LISTED = 60


@frozen
class Output:
    """The terminal and the files that the answers go to; checked before the search begins."""

    style: TerminalStyle
    as_json: bool = False
    tables: tuple[SweepTable, ...] = ()
    histogram: str | None = None
    grid: str | None = None

    @classmethod
    def of(
        cls,
        style: TerminalStyle,
        as_json: bool,
        tables: tuple[str, ...],
        histogram: str | None,
        grid: str | None,
        solvable: bool,
    ) -> Output:
        """The output that the options ask for; InvalidRequest or MissingExtra if it cannot be written."""
        from ...errors import InvalidRequest
        from ..saving.write_file import check_writable, suffix_of

        wanted = tuple(SweepTable.at(path) for path in tables)
        if histogram is not None and solvable:
            raise InvalidRequest("a histogram shows numbers of solutions; leave out --solvable to have them counted")
        for picture in (histogram, grid):
            if picture is not None:
                suffix_of(picture, (".svg",))
                check_writable(picture)
        return cls(style, as_json, wanted, histogram, grid)

    def show(self, swept: Sweep, variant: str | None, by: str, more: RunsJson | None = None) -> int:
        """Write the files, print the answer, and `more` facts where it is JSON; returns the exit status.

        `by` says who did the work.
        """
        summary, known = swept.summary(), swept.compared(variant or "")
        name = (swept.puzzle.title or swept.puzzle.name) + (f" ({variant})" if variant else "")
        for table in self.tables:
            table.write(swept)
        if self.histogram is not None:
            from ...rendering.histogram import histogram_svg
            from ..saving.write_file import write_file

            what = f"{name}: solutions of each {SETUP_KINDS[swept.kind].one}"
            part = swept.chosen
            if swept.stopped_by:
                part = f"these are not all of {len(swept.setups):,}, nor drawn at random"
            svg = histogram_svg(swept.numbers(), title=what, what=SETUP_KINDS[swept.kind].many, remark=part)
            write_file(self.histogram, svg)
        if self.grid is not None:
            from .sizes_answer import write_grid

            write_grid(self.grid, swept, name)
        if self.as_json:
            runs: RunsJson = more or {}
            answer: SweepAnswer = {
                "puzzle": swept.puzzle.name,
                "variant": variant or None,
                **swept.to_json(),
                **runs,
                "known": [_plain(one, agrees) for one, agrees in known],
            }
            print_json(answer)
        else:
            asks = "which have a solution?" if swept.question == "solvable" else "how many solutions has each?"
            self.style.print(f"{name}, {len(swept.setups):,} {SETUP_KINDS[swept.kind].many}: {asks}\n")
            self.style.print("\n".join(_table(swept, summary)))
            if swept.sizes is not None:
                from .sizes_answer import size_lines

                self.style.print("\n".join(size_lines(swept.sizes, ascii=self.style.ascii)))
            self._show_examples(swept, summary)
            self.style.print("\n" + "\n".join(_end(swept, known, by)))
        if swept.stopped_by:
            return status.of_stop(swept.stopped_by)
        return status.DONE if summary.solvable else status.NO_SOLUTION

    def _show_examples(self, swept: Sweep, summary: SweepSummary) -> None:
        from ...errors import OutOfTime
        from ...families.all_setups import with_setup
        from ...solving import solutions

        for text, names in _examples(swept, summary):
            if names is None:
                self.style.print(f"\n{text}.")
                continue
            try:
                # Like every solution that is shown, it has passed the checker.
                answer = solutions(with_setup(swept.puzzle, names))
                example = next(solution for solution in answer.slices() if solution is not None)
            except OutOfTime:
                # The numbers are the answer.
                return
            self.style.print(f"\n{text}:")
            self.style.draw(example)


def workers_text(workers: int) -> str:
    """Say how many threads did the work."""
    return "one worker" if workers == 1 else f"{workers} workers"


def _plain(known: Known, agrees: bool) -> SweepKnownJson:
    return {"setup": list(known.setup), "count": known.count, "source": known.source, "agrees": agrees}


def _table(swept: Sweep, summary: SweepSummary) -> list[str]:
    kind = SETUP_KINDS[swept.kind]
    many = kind.many
    exchanges = "exchanging each value x for least + greatest - x" if swept.kind == "target" else "a symmetry"
    classes = (
        f"of {many} that {exchanges} carries into each other ({swept.n_symmetries} symmetries)"
        if swept.n_symmetries > 1
        else "the same: no symmetry keeps the board and the pieces"
    )
    if kind.chooses == "pieces" and swept.n_symmetries == 1:
        is_less = len(swept.answers) < len(swept.setups)
        classes = "of sets whose pieces are alike" if is_less else "the same: no symmetry carries a set into another"
    if kind.chooses == "size":
        classes = "of sizes whose boards a motion of the lattice carries into each other"
    rows = [(kind.column, f"{len(swept.setups):,}", _what(swept))]
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
    if swept.kind == "pieces":
        return "all whose cells are as many as they must fill"
    if swept.kind == "size" and swept.setups:
        return f"from {swept.setups[0][0]} to {swept.setups[-1][0]}"
    return "one face of each die" if swept.kind == "dice" else ""


def _short(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def _examples(swept: Sweep, summary: SweepSummary) -> list[tuple[str, tuple[str, ...] | None]]:
    """Setups worth a look, each with what is special about it; None for one without a picture."""
    one, found = SETUP_KINDS[swept.kind].one, list[tuple[str, tuple[str, ...] | None]]()
    unsolvable = swept.first_with(0)
    if unsolvable is not None:
        n = summary.answered - summary.solvable
        which = f"{one}; it is" if n == 1 else f"{SETUP_KINDS[swept.kind].many}; the first of them is"
        found.append((f"No solution: {n:,} {which} {' '.join(unsolvable)}", None))
    solvable = [(names, answer) for names, _, answer in swept if answer]
    if swept.kind == "target" and 0 < len(solvable) <= _MOST_LISTED:
        listed = [names[0] + (f" ({answer:,})" if swept.question == "count" else "") for names, answer in solvable]
        found.append((f"Sums that have solutions: {', '.join(listed)}", None))
    if swept.question == "solvable":
        return found + [(f"A solution of {' '.join(names)}", names) for names, _ in solvable[:1]]
    for word, names, number, n in (
        ("Hardest", summary.hardest, summary.least, summary.n_hardest),
        ("Easiest", summary.easiest, summary.most, summary.n_easiest),
    ):
        if names is not None and number is not None and (word == "Hardest" or names != summary.hardest):
            shared = f"; {n:,} {SETUP_KINDS[swept.kind].many} have that number" if n > 1 else ""
            text = f"{word} {one}: {' '.join(names)}, with {wording.solutions(number)}{shared}. One of them"
            found.append((text, names))
    return found


def _end(swept: Sweep, known: list[tuple[Known, bool]], by: str) -> list[str]:
    took = f"{wording.seconds(swept.seconds)}, {by}"
    if swept.exhausted:
        n = len(swept.answers)
        lines = [f"All {n:,} classes are answered: {took}." if n != 1 else f"The one class is answered: {took}."]
    else:
        why = wording.STOPPED_BY.get(swept.stopped_by, "by you") + ", which are classes here" * (
            swept.stopped_by == "nodes"
        )
        n = sum(answer is not None for answer in swept.answers)
        lines = [f"Stopped {why}: {n:,} of {len(swept.answers):,} classes are answered, all of these exactly. {took}."]
    agreeing = [one for one, agrees in known if agrees]
    if agreeing:
        n = len(agreeing)
        lines.append(
            f"Agrees with {n} known {'number' if n == 1 else 'numbers'} of single {SETUP_KINDS[swept.kind].many}."
        )
    for one, agrees in known:
        if not agrees:
            lines.append(f"DIFFERS from a known number: {one.count:,} {wording.case(one)} ({one.source})")
    return lines
