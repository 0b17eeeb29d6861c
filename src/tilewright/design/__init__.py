"""Help with a puzzle on the table: mistakes, the next piece, pieces to take back, a search to watch."""

from __future__ import annotations

from ..families import Laid, PlacedValue
from .hints import Hint, hint
from .table import faults, is_complete, with_laid
from .take_back import TakeBack, fewest_to_take_back
from .watch import Step, watch
from .why_not import why_not

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
