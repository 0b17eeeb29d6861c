"""Tiling puzzles and solutions as scenes to draw, and solutions read from pictures."""
