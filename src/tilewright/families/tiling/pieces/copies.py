"""Copies of a piece that a picture may not tell apart.

Their cells are drawn apart where they lie in several layers or on both sides of a seam. Where they can be put together
in more ways than one, lines below the picture say which belong to one copy: "piece block: 1, 2, 10, 11".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice

from ....boards import Board
from ....errors import InvalidSolution
from ....lattices import Cell
from ....sentences import sentence
from ..puzzle import Piece, TilingPuzzle, TilingSolution
from .shapes import orientations_of

_MOST_TRIED = 20_000
"""The placements that are tried to see in how many ways cells make copies."""
_LINE = re.compile(r"piece (?P<name>.+): (?P<cells>.+)")

_Patch = frozenset[int]
_CopyParts = tuple[_Patch, ...]


def copies_in(
    puzzle: TilingPuzzle, name: str, cells: Sequence[int], joined: Callable[[int, int], bool], below: Sequence[str]
) -> _CopyParts:
    """The cells on which a piece is seen, those of each copy together; InvalidSolution if that is not clear."""
    piece = puzzle.piece_of_name[name]
    if piece.most == 1 and len(piece.cells) > 1:
        return (frozenset(cells),)
    if len(piece.cells) == 1:
        return tuple(frozenset((cell,)) for cell in cells)
    regions = _regions(puzzle.board, cells, joined)
    if all(len(region) == len(piece.cells) for region in regions):
        return regions
    names, index = puzzle.board.names, puzzle.board.index_of_name
    told = [found["cells"].split(", ") for line in below if (found := _LINE.fullmatch(line)) and found["name"] == name]
    parts = tuple(frozenset(index[cell] for cell in one if cell in index) for one in told)
    if parts and sorted(cell for part in parts for cell in part) == list(cells):
        return parts
    ways = list(islice(_ways(puzzle, name, regions), 2))
    if len(ways) != 1:
        how = "no way" if not ways else "more than one way"
        help = sentence(
            'lines such as "piece {name}: {name_2}, ..." below it tell which cells belong together',
            name=name,
            name_2=names[cells[0]],
        )
        raise InvalidSolution(
            sentence(
                "there is {how} to make copies of piece {name} of the cells on which it is seen; {help}",
                how=how,
                name=name,
                help=help,
            ),
            cells[0],
        )
    return ways[0]


def odd_cell(board: Board, piece: Piece, cells: Sequence[int]) -> int:
    """The cell without which too many cells are a place of the piece; the last if there is none."""
    for odd in cells:
        others = frozenset(cells) - {odd}
        for order in _from_each_cell(board, piece):
            if len(order) == len(others) and frozenset(board.under(order, min(others)) or ()) == others:
                return odd
    return cells[-1]


def _from_each_cell(board: Board, piece: Piece) -> list[list[Cell]]:
    """The cells of the piece in each orientation, and with each of its cells as the first."""
    return [
        [cell for cell, _ in sorted(shape, key=lambda pair: pair[0] != start)]
        for shape in orientations_of(board.lattice, piece)
        for start, _ in shape
    ]


def _regions(board: Board, cells: Collection[int], joined: Callable[[int, int], bool]) -> _CopyParts:
    """The cells in parts between which there are borders, each with all that is drawn together."""
    left, found = set(cells), []
    while left:
        todo = [left.pop()]
        region = set(todo)
        for cell in todo:
            for other in beside(board, cell):
                if other in left and joined(cell, other):
                    left.discard(other)
                    region.add(other)
                    todo.append(other)
        found.append(frozenset(region))
    return tuple(sorted(found, key=min))


def beside(board: Board, cell: int) -> Iterator[int]:
    """The neighbors of a cell that are drawn in the same layer, also across a seam."""
    level = board.lattice.grid(board.cells[cell])[0]
    for side in range(board.lattice.n_sides_of(board.cells[cell])):
        beyond = board.across(cell, side)
        if beyond is not None and board.lattice.grid(board.cells[beyond[0]])[0] == level:
            yield beyond[0]


class _TooMany(Exception):
    pass


def _ways(puzzle: TilingPuzzle, name: str, regions: _CopyParts) -> Iterator[_CopyParts]:
    """The ways to make copies of a piece of these regions; if they are hard to find, perhaps one twice."""
    board, piece = puzzle.board, puzzle.piece_of_name[name]
    region_of = {cell: region for region in regions for cell in region}
    shapes = _from_each_cell(board, piece)
    tried = 0

    def walk(left: frozenset[_Patch], parts: _CopyParts) -> Iterator[_CopyParts]:
        nonlocal tried
        if not left:
            yield tuple(sorted(parts, key=min))
            return
        first = min(left, key=min)
        for covered in {frozenset(board.under(shape, min(first)) or ()) for shape in shapes}:
            tried += 1
            if tried > _MOST_TRIED:
                raise _TooMany
            if first <= covered and all(cell in region_of for cell in covered):
                whole = {region_of[cell] for cell in covered}
                # Between cells of one copy that are drawn side by side there would be no border.
                if whole <= left and whole == set(_regions(board, covered, lambda cell, other: True)):
                    yield from walk(left - whole, (*parts, covered))

    try:
        yield from walk(frozenset(regions), ())
    except _TooMany:
        yield ()
        yield ()


def copies_apart(solution: TilingSolution) -> tuple[str, ...]:
    """Lines that say which cells belong to one copy of a piece, where the picture does not tell."""
    puzzle, on = solution.puzzle, solution.piece_on_cell
    lines = []
    for piece in puzzle.pieces:
        if piece.most == 1 or len(piece.cells) == 1:
            continue
        copies = [placed for placed in solution.placed if placed.piece == piece.name]
        cells = sorted(cell for placed in copies for cell in placed.cells)
        regions = _regions(puzzle.board, cells, lambda a, b: on[a] is on[b])
        if all(len(region) == len(piece.cells) for region in regions):
            continue
        if len(list(islice(_ways(puzzle, piece.name, regions), 2))) != 1:
            names = puzzle.board.names
            lines += [f"piece {piece.name}: {', '.join(names[cell] for cell in sorted(one.cells))}" for one in copies]
    return tuple(lines)
