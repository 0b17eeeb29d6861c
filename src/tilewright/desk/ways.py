"""The ways in which a piece may lie, numbered for the page, and which way becomes which in a person's hands."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import lru_cache

from ..families import LabelingPuzzle, Puzzle
from ..families.tiling.puzzle import Piece, SideLabels, TilingPuzzle
from ..families.tiling.shapes import LabeledShape, turned
from ..lattices import Cell, Lattice, moves_of
from ..lattices.hands import hand_moves

MOVE_WORDS = {
    "turn": ("Turn", "r"),
    "turn_back": ("Turn back", "e"),
    "flip": ("Flip over", "f"),
    "tip": ("Tip", "t"),
}
"""For each move of a hand what its button says, and its key."""


@dataclass(frozen=True)
class Way:
    """One orientation of a piece: its cells, the anchor first, and what the moves of a hand make of it."""

    cells: tuple[Cell, ...]
    labels: tuple[SideLabels, ...]
    to: dict[str, int]
    words: str

    def offsets(self, dimension: int) -> tuple[Cell, ...]:
        """The cells counted from the anchor; what says how a cell points stays as it is."""
        anchor = self.cells[0]
        return tuple(
            (*(x - a for x, a in zip(cell[:dimension], anchor, strict=False)), *cell[dimension:]) for cell in self.cells
        )


@lru_cache(maxsize=4096)
def ways_of(lattice: Lattice, piece: Piece) -> tuple[Way, ...]:
    """All ways in which a piece may lie; the first is the one in which it is listed."""
    shape = tuple(zip(piece.cells, piece.labels, strict=True))
    allowed = moves_of(lattice, piece.freedom)
    moves = {name: matrix for name, matrix in hand_moves(lattice).items() if matrix in allowed}
    start = turned(lattice, lattice.point_group[0], shape)
    words = {start: "as listed"}
    steps: dict[LabeledShape, tuple[str, ...]] = {start: ()}
    images: dict[LabeledShape, dict[str, LabeledShape]] = {}
    todo = deque([start])
    while todo:
        here = todo.popleft()
        images[here] = {name: turned(lattice, matrix, here) for name, matrix in moves.items()}
        for name, image in images[here].items():
            if image not in words:
                steps[image] = (*steps[here], name)
                words[image] = _said(steps[image])
                todo.append(image)
    number = {way: k for k, way in enumerate(words)}
    return tuple(
        Way(
            tuple(cell for cell, _ in way),
            tuple(labels for _, labels in way),
            {name: number[image] for name, image in images[way].items() if image != way},
            words[way],
        )
        for way in words
    )


def _said(steps: tuple[str, ...]) -> str:
    """Moves of a hand in words, e.g. "turned twice, flipped over"."""
    done = {"turn": "turned", "turn_back": "turned back", "flip": "flipped over", "tip": "tipped"}
    often = {1: "", 2: " twice", 3: " three times"}
    words: list[str] = []
    k = 0
    while k < len(steps):
        n = 1
        while k + n < len(steps) and steps[k + n] == steps[k]:
            n += 1
        words.append(done[steps[k]] + often.get(n, f" {n} times"))
        k += n
    return ", ".join(words)


@lru_cache(maxsize=8)
def pieces_of(puzzle: Puzzle) -> tuple[tuple[str, tuple[Way, ...]], ...]:
    """The names of all that is laid on the board, each with its ways: the pieces, or the values of a labeling."""
    if isinstance(puzzle, LabelingPuzzle):
        lattice = puzzle.lattice
        cell: Cell = (0,) * len(lattice.coordinates)
        no_labels: SideLabels = (None,) * lattice.n_sides
        way = Way((cell,), (no_labels,), {}, "")
        return tuple((str(value), (way,)) for value in puzzle.values)
    return tuple((piece.name, ways_of(puzzle.lattice, piece)) for piece in puzzle.pieces)


@lru_cache(maxsize=8)
def way_numbers(puzzle: TilingPuzzle) -> dict[str, tuple[int, dict[LabeledShape, int]]]:
    """For each piece, by name, its number, and for each shape in the standard position the number of the way."""
    return {
        name: (number, {tuple(zip(way.cells, way.labels, strict=True)): k for k, way in enumerate(ways)})
        for number, (name, ways) in enumerate(pieces_of(puzzle))
    }
