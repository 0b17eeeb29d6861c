"""Decks of tiles cut from a board that was filled at random, with one label or more typed wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from tilewright.boards import Board, shape_cells
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Relation, tile
from tilewright.families.tiling.mistakes.edits import with_label
from tilewright.lattices import LATTICES
from tilewright.solving import solve

SHAPES: list[tuple[str, str, dict[str, int], int]] = [
    ("square", "rectangle", {"columns": 3, "rows": 3}, 4),
    ("triangular", "triangle", {"side": 3}, 5),
    ("square", "rectangle", {"columns": 3, "rows": 3}, 6),
    ("hexagonal", "hexagon", {"side": 2}, 4),
]
"""The lattice, the board, and the number of pictures, each of two halves."""


def deck(seed: int) -> TilingPuzzle:
    """Tiles that fill their board: the sides that meet are halves of one picture, those on the rim are as they came."""
    rng = Random(seed)
    name, shape, sizes, n_pictures = SHAPES[seed % len(SHAPES)]
    lattice = LATTICES[name]
    board = Board.of(lattice, shape_cells(lattice, shape, sizes))
    mate = {a + x: a + y for a in "RGBYPO"[:n_pictures] for x, y in ("ht", "th")}
    filled: list[dict[int, str]] = [
        {side: rng.choice(list(mate)) for side in range(lattice.kind(cell).n_sides)} for cell in board.cells
    ]
    for edge in board.edges:
        filled[edge.other][edge.other_side] = mate[filled[edge.cell][edge.side]]
    order = list(range(len(board)))
    rng.shuffle(order)
    tiles = [
        tile(lattice, str(k), [filled[cell][side] for side in lattice.kind(board.cells[cell]).reading_order])
        for k, cell in enumerate(order, start=1)
    ]
    return TilingPuzzle(
        "deck", board, tuple(tiles), Relation.of_pairs([(a + "h", a + "t") for a in "RGBYPO"[:n_pictures]])
    )


def mistyped(puzzle: TilingPuzzle, seed: int, n: int = 1) -> tuple[TilingPuzzle, list[tuple[str, int, str]]]:
    """The deck with other labels on sides of `n` tiles, after which it has no solution; the tiles, sides and labels."""
    rng: Any = Random(1000 + seed)
    while True:
        wrong, slips = puzzle, []
        for number in rng.sample(range(len(puzzle.pieces)), n):
            piece = puzzle.pieces[number]
            side = rng.randrange(len(piece.labels[0]))
            right = piece.labels[0][side]
            label = rng.choice([one for one in sorted(puzzle.relation.mates) if one != right])
            pieces = (*wrong.pieces[:number], with_label(piece, 0, side, label), *wrong.pieces[number + 1 :])
            wrong = replace(wrong, pieces=pieces)
            slips.append((piece.name, side, str(right)))
        if not solve(wrong).solutions:
            return wrong, slips
