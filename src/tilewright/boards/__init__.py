"""Boards: the cells in play, their shapes, pictures and symmetries."""

from __future__ import annotations

from .board import Board
from .motions import BoardSymmetry
from .picture import cells_of_picture, picture_of_cells
from .shapes import shape_cells

__all__ = [
    "Board",
    "BoardSymmetry",
    "cells_of_picture",
    "picture_of_cells",
    "shape_cells",
]
