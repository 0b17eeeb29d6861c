"""Puzzles that people give to the catalog: what a file must say, and whether what it says is true."""
