"""The common part of all kernels: the values that they return, and the first places of `reg`."""

from __future__ import annotations

RUNNING = 0
"""The budget is spent; call again to go on."""
FULL = 1
"""The buffer of found solutions is full; empty it and call again to go on."""
EXHAUSTED = 2
"""The whole tree has been walked."""

NODES, N_FOUND, N_STORED = range(3)
"""Registers of every kernel: nodes visited, solutions found, and rows of `found` that are taken."""
