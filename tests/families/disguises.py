"""Puzzles in other words: turned, moved, with other names, and in another order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from tilewright.boards import Board
from tilewright.boards.periods import MIRROR, Glide, Period
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.labeling.regions import PointRegion
from tilewright.families.tiling import Fixed, Piece, Relation, Rim
from tilewright.families.tiling.labels import CellValue
from tilewright.families.tiling.matching import as_set
from tilewright.families.tiling.pieces.shapes import orientations_of, permuted, turned
from tilewright.lattices import Lattice, Motion
from tilewright.lattices.matrices import minus, plus, times


def disguised(puzzle: Any, chance: Random) -> Any:
    """The puzzle in other words."""
    return _tiling(puzzle, chance) if isinstance(puzzle, TilingPuzzle) else _labeling(puzzle, chance)


def _tiling(puzzle: TilingPuzzle, chance: Random) -> TilingPuzzle:
    lattice, board = puzzle.lattice, puzzle.board
    motion = _motion(lattice, chance)
    turned_board, place = _moved(board, motion, chance)
    if puzzle.setup is not None and puzzle.setup.kind == "size":
        # The board is that of a shape, whose cells have no names of their own.
        motion, turned_board, place = (
            Motion(lattice.point_group[0], (0,) * lattice.dimension),
            board,
            [*range(len(board))],
        )
    labels = [*puzzle.labels, *{label for pair in puzzle.relation.pairs for label in pair}, *puzzle.rim.forbidden]
    labels += [*puzzle.rim.labels, *(label for _, _, some in puzzle.rim.sides for label in as_set(some))]
    distinct = list(dict.fromkeys(labels))
    new: dict[Any, Any] = dict(zip(distinct, chance.sample(range(1000), len(distinct)), strict=True))
    names = {label: None if label is None else f"label {new[label]}" for label in (*distinct, None)}
    adds_up = any(one.adds_up for rule in puzzle.rules if rule.key == "region" for one in rule.regions)
    numbers = chance.sample(range(1000), len(puzzle.values))
    values = {
        str(value): str(value) if adds_up else f"value{n}" for value, n in zip(puzzle.values, numbers, strict=True)
    }
    names |= {value: CellValue(values[str(value)]) for value in puzzle.values}

    def renamed_set(some: Any) -> frozenset[str]:
        return frozenset(str(names[label]) for label in as_set(some))

    colors = sorted({piece.color for piece in puzzle.pieces} - {""})
    color_of = {"": "", **dict(zip(colors, chance.sample([f"color {k}" for k in range(9)], len(colors)), strict=True))}

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
                called[piece.name],
                cells,
                tuple(labels for _, labels in rows),
                piece.freedom,
                piece.least,
                piece.most,
                color_of[piece.color],
            )
        )
    rim = Rim(
        None,
        puzzle.rim.only_there,
        puzzle.rim.one_color,
        renamed_set(puzzle.rim.forbidden),
        tuple(
            (place[cell], lattice.side_permutation(motion, board.cells[cell])[side], renamed_set(some))
            for cell, side, some in puzzle.rim.sides
        ),
        renamed_set(puzzle.rim.labels),
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
        setup = replace(
            setup,
            choices=tuple(choices if setup.kind == "date" else chance.sample(choices, len(choices))),
            among=tuple(called[name] for name in chance.sample(setup.among, len(setup.among))),
        )
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
        rules=tuple(_disguised_rule(rule, place, called, values) for rule in puzzle.rules),
    )


def _disguised_rule(rule: Any, place: list[int], called: Mapping[str, str], values: Mapping[str, str]) -> Any:
    if rule.key == "group":
        return replace(rule, groups=[replace(one, pieces=[called[name] for name in one.pieces]) for one in rule.groups])
    moved = rule.moved(dict(enumerate(place)), len(place))
    if rule.key == "given":
        return replace(moved, values=[values.get(value, value) for value in moved.values])
    if rule.key == "region":
        return replace(
            moved,
            regions=[
                replace(one, values=[values[value] for value in one.values], name="of its own") for one in moved.regions
            ],
        )
    return moved


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
        regions=tuple(
            _moved_region(region, place, sign) for region in chance.sample(puzzle.regions, len(puzzle.regions))
        ),
        own_targets=tuple(
            (order.index(number), own if sign > 0 else own.taken_from(0)) for number, own in puzzle.own_targets
        ),
    )


def _moved_region(region: PointRegion, place: list[int], sign: int) -> PointRegion:
    return PointRegion(
        tuple(place[point] for point in region.cells),
        region.condition,
        region.allowed.taken_from(0) if sign < 0 and region.condition == "sum" else region.allowed,
        region.values.taken_from(0) if sign < 0 else region.values,
        "of its own",
    )


def _motion(lattice: Lattice, chance: Random) -> Motion:
    matrix = chance.choice(lattice.point_group)
    return Motion(matrix, tuple(lattice.unit * chance.randrange(-9, 10) + more for more in lattice.glide_of(matrix)))


def _turned(motion: Motion, period: Period) -> tuple[float | str, ...]:
    if not isinstance(period, Glide):
        return times(motion.matrix, period)
    doubled = times(motion.matrix, tuple(int(2 * x) for x in period.shift))
    return (*(x / 2 for x in doubled), MIRROR)


def _moved(board: Board, motion: Motion, chance: Random) -> tuple[Board, list[int]]:
    """The board after a motion, with other names, cut open elsewhere if it is wrapped, and for each cell its place."""
    lattice = board.lattice
    # The axis of a period that mirrors lies in the middle of the board, which stays whole then.
    periods = [period for period in board.wrap if not isinstance(period, Glide)] if board.is_orientable else []
    if periods:
        # Each may be told as its sum with another one, or backward.
        first, last = periods[0], periods[-1]
        periods[0] = first if first == last else plus(first, last)
        periods = [chance.choice((period, minus((0,) * len(period), period))) for period in periods]
    cells = []
    for cell in board.cells:
        for period in periods:
            for _ in range(chance.randrange(3)):
                cell = plus(cell, (*period, 0))
        cells.append(lattice.move(motion, cell))
    permutations = [lattice.side_permutation(motion, cell) for cell in board.cells]
    names = [f"cell {k}" for k in chance.sample(range(len(cells)), len(cells))]
    made = Board.of(lattice, cells, names, wrap=[_turned(motion, period) for period in periods or board.wrap])
    place = [made.index_of_cell[cell] for cell in cells]
    glue = [
        tuple((place[cell], permutations[cell][side]) for cell, side in chance.sample(pair, 2)) for pair in board.glue
    ]
    return replace(made, glue=tuple(chance.sample(glue, len(glue)))), place
