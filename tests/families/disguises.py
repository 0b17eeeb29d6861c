"""Puzzles in other words: turned, moved, with other names, and in another order."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from tilewright.boards import Board
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.tiling import Fixed, Piece, Relation, Rim
from tilewright.families.tiling.shapes import orientations_of, permuted, turned
from tilewright.lattices import Lattice, Motion


def disguised(puzzle: Any, chance: Random) -> Any:
    """The puzzle in other words."""
    return _tiling(puzzle, chance) if isinstance(puzzle, TilingPuzzle) else _labeling(puzzle, chance)


def _tiling(puzzle: TilingPuzzle, chance: Random) -> TilingPuzzle:
    lattice, board = puzzle.lattice, puzzle.board
    motion = _motion(lattice, chance)
    turned_board, place = _moved(board, motion, chance)
    labels = [*puzzle.labels, *{label for pair in puzzle.relation.pairs for label in pair}, *puzzle.rim.forbidden]
    labels += [label for _, _, label in puzzle.rim.sides] + ([puzzle.rim.label] if puzzle.rim.label else [])
    distinct = list(dict.fromkeys(labels))
    new: dict[Any, Any] = dict(zip(distinct, chance.sample(range(1000), len(distinct)), strict=True))
    names = {label: None if label is None else f"label {new[label]}" for label in (*distinct, None)}

    name_of = {name: turned_board.names[place[index]] for name, index in board.index_of_name.items()}

    def sides(index: int, labels: Any) -> tuple[Any, ...]:
        return permuted(tuple(names[one] for one in labels), lattice.side_permutation(motion, board.cells[index]))

    pieces, called = [], {}
    for k, piece in enumerate(chance.sample(puzzle.pieces, len(puzzle.pieces))):
        called[piece.name] = f"piece {k}"
        renamed = tuple(tuple(names[label] for label in labels) for labels in piece.labels)
        shape = turned(lattice, motion.matrix, zip(piece.cells, renamed, strict=True))
        one = replace(piece, cells=tuple(cell for cell, _ in shape), labels=tuple(labels for _, labels in shape))
        shape = chance.choice(sorted(orientations_of(lattice, one), key=repr))
        rows = chance.sample(shape, len(shape))
        cells = tuple(cell for cell, _ in rows)
        pieces.append(
            Piece(
                called[piece.name], cells, tuple(labels for _, labels in rows), piece.freedom, piece.least, piece.most
            )
        )
    rim = Rim(
        names[puzzle.rim.label],
        puzzle.rim.only_there,
        puzzle.rim.one_color,
        frozenset(str(names[label]) for label in puzzle.rim.forbidden),
        tuple(
            (place[cell], lattice.side_permutation(motion, board.cells[cell])[side], str(names[label]))
            for cell, side, label in puzzle.rim.sides
        ),
    )
    pairs = frozenset((str(names[a]), str(names[b])) for a, b in puzzle.relation.pairs)
    fixed = [
        Fixed(
            called[one.piece],
            tuple(place[cell] for cell in one.cells),
            None if one.labels is None else sides(one.cells[0], one.labels),
            tuple(sides(cell, labels) for cell, labels in zip(one.cells, one.sides, strict=False)),
        )
        for one in puzzle.fixed
    ]
    setup = puzzle.setup
    if setup is not None:
        choices = [tuple(name_of[name] for name in names) for names in setup.choices]
        setup = replace(setup, choices=tuple(choices if setup.kind == "date" else chance.sample(choices, len(choices))))
    return TilingPuzzle(
        "disguised",
        turned_board,
        tuple(pieces),
        Relation(puzzle.relation.kind, pairs),
        rim,
        frozenset(place[cell] for cell in puzzle.blocked),
        frozenset(place[cell] for cell in puzzle.optional),
        tuple(fixed),
        setup,
    )


def _labeling(puzzle: LabelingPuzzle, chance: Random) -> LabelingPuzzle:
    board, place = _moved(puzzle.board, _motion(puzzle.lattice, chance), chance)
    sign = chance.choice((1, -1))
    lines = [tuple(place[point] for point in chance.sample(line, len(line))) for line in puzzle.lines]
    order = chance.sample(range(len(lines)), len(lines))
    return LabelingPuzzle(
        "disguised",
        board,
        tuple(sign * value for value in chance.sample(puzzle.values, len(puzzle.values))),
        tuple(lines[number] for number in order),
        None if puzzle.targets is None else tuple(sign * target for target in puzzle.targets),
        tuple((place[point], sign * value) for point, value in puzzle.given),
        own_targets=tuple((order.index(number), sign * target) for number, target in puzzle.own_targets),
    )


def _motion(lattice: Lattice, chance: Random) -> Motion:
    matrix = chance.choice(lattice.point_group)
    return Motion(matrix, tuple(lattice.unit * chance.randrange(-9, 10) + more for more in lattice.glide_of(matrix)))


def _moved(board: Board, motion: Motion, chance: Random) -> tuple[Board, list[int]]:
    """The board after a motion, with other names, and for each cell its place there."""
    moved = [board.lattice.move(motion, cell) for cell in board.cells]
    made = Board.of(board.lattice, moved, [f"cell {k}" for k in chance.sample(range(len(moved)), len(moved))])
    return made, [made.index_of_cell[cell] for cell in moved]
