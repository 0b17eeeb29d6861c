"""The numbers of a count as text and as JSON, compared with what the catalog knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import status
from . import wording
from .terminal import echo, note, print_json

if TYPE_CHECKING:
    from ...answers.counts import CountAnswer, KnownCaseJson, RunsJson
    from ...families import Known
    from ...solving import Count
    from ..parameters.opening import Opened


def show_count(opened: Opened, found: Count, why: bool, as_json: bool, more: RunsJson | None = None) -> int:
    """Print the answer, and `more` facts where it is JSON; returns the exit status."""
    if as_json:
        known = [_plain(one, agrees) for one, agrees in compared(opened, found)]
        findings = [wording.plain_finding(one) for one in found.findings]
        runs: RunsJson = more or {}
        answer: CountAnswer = {**opened.plain(), **found.to_json(), **runs, "known": known, "findings": findings}
        print_json(answer)
    else:
        echo("\n".join(_lines(opened, found)))
    if why:
        note(wording.search(found.effort))
    return status.of_search(found.effort, found.exhausted, found.distinct)


def _plain(known: Known, agrees: bool) -> KnownCaseJson:
    plain: KnownCaseJson = {
        "count": known.count,
        "counts": known.counts,
        "variant": known.variant or None,
        "blocked": list(known.blocked),
        "target": known.target,
        "source": known.source,
        "agrees": agrees,
    }
    if known.pieces:
        plain["pieces"] = list(known.pieces)
    if known.size:
        plain["size"] = known.size
    return plain


_WIDEST = 60
"""Numbers of up to so many characters stand below each other."""


def _lines(opened: Opened, found: Count) -> list[str]:
    lines = [opened.title, "", *_table(found)]
    lines += [f"  sum {target}: {number:,} distinct" for target, number in found.by_target.items()]
    lines += ["", wording.ended(found.effort, _bounds(found))]
    if found.exhausted and not found.distinct:
        lines.append("No solution exists.")
    # What may be wrong was said before the search; it is worth repeating where it explains the answer.
    lines += [wording.finding(finding) for finding in found.findings if finding.level == "note" or not found.distinct]
    for known, agrees in compared(opened, found):
        word = "Agrees with" if agrees else "DIFFERS from"
        lines.append(f"{word} the known number: {known.count:,} {wording.case(known)} ({known.source})")
    return lines


def _bounds(found: Count) -> str:
    """Say which numbers of a stopped count are lower bounds."""
    return "those after >= are lower bounds, the others exact" if found.exact else "these are lower bounds"


def _table(found: Count) -> list[str]:
    rotations, symmetries, with_relabelings = found.symmetries
    rows = [
        ("raw", found.raw, "pieces that look alike are told apart"),
        ("distinct", found.distinct, "different pictures on a board that does not move"),
    ]

    def add(name: str, number: int, meaning: str, group: str) -> None:
        rows.append((name, number, f"those that {meaning} count once ({group})" if group else f"the same: {meaning}"))

    if rotations > 1:
        add("up to rotation", found.up_to_rotation, "can be turned into each other", f"{rotations} rotations")
    else:
        add("up to rotation", found.up_to_rotation, "the puzzle cannot be turned", "")
    if symmetries > rotations:
        meaning = "can be turned or reflected into each other"
        add("up to symmetry", found.up_to_symmetry, meaning, f"{symmetries} symmetries")
    else:
        add("up to symmetry", found.up_to_symmetry, "the puzzle has no reflections", "")
    if found.up_to_relabeling is not None and with_relabelings is not None:
        if with_relabelings > symmetries:
            meaning = "can be relabeled into each other besides"
            add("up to relabeling", found.up_to_relabeling, meaning, f"{with_relabelings} in all")
        else:
            add("up to relabeling", found.up_to_relabeling, "no renaming keeps the puzzle", "")
    if found.up_to_lines is not None:
        meaning = "differ by an exchange of points that keeps all lines"
        add("up to the lines", found.up_to_lines, meaning, f"{found.line_exchanges} exchanges")
    # A number that fills lines by itself does not push the others to their ends.
    wide = max((width for _, number, _ in rows if (width := len(f"{number:,}")) <= _WIDEST), default=0)
    indent = 0 if found.exhausted else 3

    def mark(name: str) -> str:
        return "" if found.exhausted or name.replace(" ", "_") in found.exact else ">= "

    return [f"{name:<16}  {mark(name):<{indent}}{number:>{wide},}  {what}" for name, number, what in rows]


def compared(opened: Opened, found: Count) -> list[tuple[Known, bool]]:
    """The known counts of the case at hand, each with whether it agrees, as far as the numbers found are exact."""
    pairs = [(known, _number(known, opened, found)) for known in opened.template.known]
    return [(known, number == known.count) for known, number in pairs if number is not None]


def _number(known: Known, opened: Opened, found: Count) -> int | None:
    """The exact number just counted that a known count can be compared with; None if it is about another case."""
    from ...solving.answers import NUMBER_OF_KIND

    if known.variant != opened.variant or {*known.blocked, *known.pieces, *filter(None, [known.size])} != set(
        opened.setup
    ):
        return None
    name = NUMBER_OF_KIND[known.counts]
    if not found.exhausted and name not in found.exact:
        return None
    own = opened.template.target
    asked = opened.target if opened.target is not None else own
    meant = known.target if known.target is not None else own
    if meant != asked:
        # With several sums allowed, the count for one of them is a part of it.
        return found.by_target.get(meant, 0) if asked is None and meant and known.counts == "distinct" else None
    number: int | None = getattr(found, name)
    return number
