"""Pieces as they lie on a board: on the table, in solutions and in arrangements that come close."""
