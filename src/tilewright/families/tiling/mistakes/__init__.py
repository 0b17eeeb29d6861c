"""Likely mistakes of a tiling puzzle, and the small changes that would mend it."""
