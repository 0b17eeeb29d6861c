"""Puzzles that are sooner made than written down: squares of any size, filled with dominoes, dimers or oblongs."""

from __future__ import annotations

from tilewright import LATTICES, Board, Piece, TilingPuzzle, piece, shape_cells

SQUARE = LATTICES["square"]


def _square(name: str, side: int, pieces: list[Piece]) -> TilingPuzzle:
    cells = shape_cells(SQUARE, "rectangle", {"columns": side, "rows": side})
    return TilingPuzzle(f"{name} {side}x{side}", Board.of(SQUARE, cells), tuple(pieces))


def dominoes(side: int) -> TilingPuzzle:
    """Dominoes that all look alike."""
    return _square("dominoes", side, [piece(SQUARE, "domino", [(0, 0), (1, 0)], least=side * side // 2)])


def dimers(side: int) -> TilingPuzzle:
    """Monominoes and dominoes, as many of each as there is room for."""
    monomino = piece(SQUARE, "monomino", [(0, 0)], least=0, most=side * side)
    return _square(
        "dimers", side, [monomino, piece(SQUARE, "domino", [(0, 0), (1, 0)], least=0, most=side * side // 2)]
    )


def oblongs(side: int) -> TilingPuzzle:
    """Rectangles that are no squares, each size used once or not at all."""
    sizes = [(a, b) for b in range(2, side + 1) for a in range(1, b)]
    shapes = {f"{a}x{b}": [(x, y) for x in range(a) for y in range(b)] for a, b in sizes}
    return _square("oblongs", side, [piece(SQUARE, name, cells, least=0, most=1) for name, cells in shapes.items()])


MADE = {puzzle.name: puzzle for puzzle in (*map(dominoes, (8, 12, 18, 20)), dimers(8), oblongs(8))}
