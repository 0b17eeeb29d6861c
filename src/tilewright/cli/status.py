"""Exit statuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..solving import Effort

DONE = 0
NO_SOLUTION = 1
"""Proved that there is no solution, or a check failed."""
WRONG_USAGE = 2
"""A wrong option, or a wrong puzzle file."""
STOPPED = 3
"""A limit stopped the search before its end."""
INTERRUPTED = 130
BROKEN_PIPE = 141


def of_stop(stopped_by: str) -> int:
    """The status after work that was stopped, by Ctrl-C or by a limit."""
    return INTERRUPTED if stopped_by == "interrupt" else STOPPED


def of_search(effort: Effort, exhausted: bool, found: int) -> int:
    """The status after a search that was to see all solutions and saw `found` of them."""
    if effort.stopped_by == "interrupt" or not exhausted:
        return of_stop(effort.stopped_by)
    return DONE if found else NO_SOLUTION
