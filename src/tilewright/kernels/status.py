"""What a kernel says when it returns."""

from __future__ import annotations

RUNNING = 0
"""The budget is spent; call again to go on."""
FULL = 1
"""The buffer of found solutions is full; empty it and call again to go on."""
EXHAUSTED = 2
"""The whole tree has been walked."""
