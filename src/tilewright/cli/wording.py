"""Sentences about numbers of solutions and about how a search ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..families import Finding, Known
    from ..solving import Effort

UP_TO = {
    "rotation": "up to rotation",
    "symmetry": "up to symmetry",
    "relabeling": "up to symmetry and relabeling",
}


def solutions(n: int) -> str:
    """A number of solutions."""
    return f"{n:,} solution" if n == 1 else f"{n:,} solutions"


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


def stopped(effort: Effort) -> str:
    """What ended a search before its end, e.g. "at the limit of time (5.00 s)"."""
    if effort.stopped_by == "nodes":
        return f"at the limit of nodes ({effort.nodes:,})"
    if effort.stopped_by == "seconds":
        return f"at the limit of time ({seconds(effort.seconds)})"
    if effort.stopped_by == "solutions":
        return "at the limit of solutions"
    return f"by you after {seconds(effort.seconds)}"


def finding(found: Finding) -> str:
    """A finding of lint with its help, on a line of its own."""
    return f"{found.level}: {found.message}" + (f"\n  help: {found.help}" if found.help else "")


def short_finding(found: Finding) -> str:
    """A finding as a remark before a search."""
    return f"lint: {found.level}: {found.message}"


def plain_finding(found: Finding) -> dict[str, str]:
    """A finding as plain data."""
    return {"level": found.level, "message": found.message, "help": found.help}


def search(effort: Effort) -> str:
    """The engine that answered, why it was taken, and what it took."""
    return f"engine {effort.why}; {nodes(effort.nodes)}, {seconds(effort.seconds)}"


def case(known: Known) -> str:
    """What a known number counts, and of which case if that is not the puzzle as it stands."""
    text = known.counts if known.counts in ("raw", "distinct") else UP_TO[known.counts]
    text += f" for the sum {known.target}" if known.target is not None else ""
    text += f", variant {known.variant}" if known.variant else ""
    return text + (f", with {' '.join(known.blocked)}" if known.blocked else "")
