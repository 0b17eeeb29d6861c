"""Decks of tiles cut from a board that was filled at random, with one label or more typed wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tilewright.boards import Board, shape_cells
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import Relation, tile
from tilewright.families.tiling.mistakes.edits import with_label
from tilewright.lattices import LATTICES
from tilewright.solving import solutions

SHAPES: list[tuple[str, str, dict[str, int], int]] = [
    ("square", "rectangle", {"columns": 3, "rows": 3}, 4),
    ("triangular", "triangle", {"side": 3}, 5),
    ("square", "rectangle", {"columns": 3, "rows": 3}, 6),
    ("hexagonal", "hexagon", {"side": 2}, 4),
]
"""The lattice, the board, and the number of pictures, each of two halves."""


def mistyped(seed: int, n: int = 1) -> tuple[TilingPuzzle, list[tuple[str, int, str]]]:
    """A deck with wrong labels on sides of `n` tiles, without a solution; the tiles, the sides and the right labels."""
    rng = Random(seed)
    while True:
        right = _deck(rng, *SHAPES[seed % len(SHAPES)])
        pieces, slips = list(right.pieces), []
        for number in rng.sample(range(len(pieces)), n):
            side = rng.randrange(len(pieces[number].labels[0]))
            label = str(pieces[number].labels[0][side])
            wrong = rng.choice(sorted(right.relation.mates.keys() - {label}))
            pieces[number] = with_label(pieces[number], 0, side, wrong)
            slips.append((pieces[number].name, side, label))
        puzzle = replace(right, pieces=tuple(pieces))
        # Some decks have so many solutions that hardly any slip takes all of them.
        if next(iter(solutions(puzzle)), None) is None:
            return puzzle, slips


def _deck(rng: Random, name: str, shape: str, sizes: dict[str, int], n_pictures: int) -> TilingPuzzle:
    """Tiles that fill their board: the sides that meet are halves of one picture, those on the rim are as they came."""
    lattice = LATTICES[name]
    board = Board.of(lattice, shape_cells(lattice, shape, sizes))
    pairs = [(picture + "h", picture + "t") for picture in "RGBYPO"[:n_pictures]]
    relation = Relation.of_pairs(pairs)
    mate = dict([*pairs, *((tail, head) for head, tail in pairs)])
    filled = [{side: rng.choice(list(mate)) for side in range(lattice.kind(cell).n_sides)} for cell in board.cells]
    for edge in board.edges:
        filled[edge.other][edge.other_side] = mate[filled[edge.cell][edge.side]]
    order = list(range(len(board)))
    rng.shuffle(order)
    tiles = [
        tile(lattice, str(k), [filled[cell][side] for side in lattice.kind(board.cells[cell]).reading_order])
        for k, cell in enumerate(order, start=1)
    ]
    return TilingPuzzle("deck", board, tuple(tiles), relation)
