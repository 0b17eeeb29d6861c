"""Puzzles invented to order: a brief says what is given and what is demanded of them."""

from __future__ import annotations

from .brief import INVENTIONS, Brief, read_brief
from .certify import Certificate
from .made import Invented, Inventing, Inventions, invent, run

__all__ = [
    "INVENTIONS",
    "Brief",
    "Certificate",
    "Invented",
    "Inventing",
    "Inventions",
    "invent",
    "read_brief",
    "run",
]
