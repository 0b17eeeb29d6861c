"""Boards of every length: how many solutions they have, and the recurrence that the numbers obey."""
