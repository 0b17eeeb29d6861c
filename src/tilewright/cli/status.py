"""Exit statuses."""

from __future__ import annotations

DONE = 0
NO_SOLUTION = 1
"""Proved that there is no solution, or a check failed."""
WRONG_USAGE = 2
"""A wrong option, or a wrong puzzle file."""
STOPPED = 3
"""A limit stopped the search before its end."""
INTERRUPTED = 130
BROKEN_PIPE = 141
