"""Help with a puzzle, on the table and while it is made.

At the table: mistakes, the next piece, pieces to take back, a search to watch; this package gives what is needed there.
For its maker: how hard it is, the change that leaves one solution, why there is none, what all have in common.
"""

from __future__ import annotations

from ..families import Laid, PlacedValue
from .at_table.advice import Hint
from .at_table.hints import hint
from .at_table.take_back import TakeBack, fewest_to_take_back
from .at_table.watch import Step, watch
from .at_table.why_not import why_not
from .table import faults, is_complete, with_laid

__all__ = [
    "Hint",
    "Laid",
    "PlacedValue",
    "Step",
    "TakeBack",
    "faults",
    "fewest_to_take_back",
    "hint",
    "is_complete",
    "watch",
    "why_not",
    "with_laid",
]
