"""The desk of the patient server: its searches have the processor as everybody else.

Those of people step back behind all other processes. Where tests keep all processors busy, one of a second would take
minutes.
"""

from __future__ import annotations

import os

from tilewright.desk.asks import answer, search

__all__ = ["answer", "search"]


def _stay(by: int) -> int:
    return 0


if hasattr(os, "nice"):
    os.nice = _stay
