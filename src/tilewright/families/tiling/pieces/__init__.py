"""Pieces apart from a board: their shapes and orientations, equal ones, their names and sets."""
