"""Puzzle files: the fields of a tiling puzzle, from them to the puzzle, and back."""
