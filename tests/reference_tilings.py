"""The tiling half of the reference solver: see reference.py for what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product
from math import prod
from typing import Any

from tilewright.boards import Board
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.tiling import Piece
from tilewright.families.tiling.labels import CellValue
from tilewright.lattices import Cell, Lattice, Matrix, Motion, moves_of

Labels = tuple[str | None, ...]
LabeledCell = tuple[Cell, Labels]
Shape = frozenset[LabeledCell]
Lying = frozenset[tuple[int, Labels]]
"""A piece on the board: its cells, by index, each with the labels of its sides."""
Picture = frozenset[tuple[int, Lying]]
"""Which kind of piece lies where."""


@dataclass(frozen=True)
class Kind:
    """Identical pieces; `shapes` are their orientations, moved to the origin, `n_fixed` lie there beforehand.

    `least` copies are used: of each piece its own least number, and of those that are fixed all these.
    """

    members: tuple[Piece, ...]
    color: str
    shapes: frozenset[Shape]
    n_fixed: int
    least: int

    @property
    def most(self) -> int:
        return sum(piece.most for piece in self.members)


# Which pieces are identical, and where they may lie.


def kinds_of(puzzle: TilingPuzzle) -> list[Kind]:
    """The pieces, identical ones together."""
    groups: dict[tuple[str, frozenset[Shape]], list[Piece]] = {}
    for piece in puzzle.pieces:
        cells = list(zip(piece.cells, piece.labels, strict=True))
        moves = moves_of(puzzle.lattice, piece.freedom)
        shapes = frozenset(_at_origin(puzzle.lattice, matrix, cells) for matrix in moves)
        groups.setdefault((piece.color, shapes), []).append(piece)
    fixed = Counter(fixed.piece for fixed in puzzle.fixed)
    return [
        Kind(
            tuple(members),
            color,
            shapes,
            sum(fixed[piece.name] for piece in members),
            sum(max(piece.least, fixed[piece.name]) for piece in members),
        )
        for (color, shapes), members in groups.items()
    ]


def _at_origin(lattice: Lattice, matrix: Matrix, cells: Iterable[LabeledCell]) -> Shape:
    """A shape turned by a matrix and moved so that its least coordinates are 0."""
    moved = [_moved(lattice, Motion(matrix, lattice.glide_of(matrix)), cell, labels) for cell, labels in cells]
    corner = [min(cell[axis] for cell, _ in moved) for axis in range(lattice.dimension)]
    corner += [0] * (len(lattice.coordinates) - lattice.dimension)
    return frozenset((tuple(x - d for x, d in zip(cell, corner, strict=True)), labels) for cell, labels in moved)


def _moved(lattice: Lattice, motion: Motion, cell: Cell, labels: Labels) -> LabeledCell:
    turned: dict[int, str | None] = {}
    for side in range(lattice.n_sides_of(cell)):
        _, new_side = lattice.move_side(motion, cell, side)
        turned[new_side] = labels[side]
    value = labels[lattice.n_sides_of(cell) :]
    return lattice.move(motion, cell), (*(turned[side] for side in range(len(turned))), *value)


# Which cells are the same on a wrapped board, and which sides meet.

_MOST_TIMES = 9
"""The periods are added up to so many times each, so that boards must be small."""


@cache
def _spots(board: Any) -> dict[Cell, tuple[int, tuple[int, ...]]]:
    """The cells of the lattice that are on the board; on a wrapped one all that few of its periods lead to.

    Each with its place on the board, and for the sides there its own.
    """
    lattice, found = board.lattice, dict[Cell, tuple[int, tuple[int, ...]]]()
    for times in sorted(product(range(-_MOST_TIMES, _MOST_TIMES + 1), repeat=len(board.wrap)), key=_how_far):
        for index, cell in enumerate(board.cells):
            sides = tuple(range(lattice.n_sides_of(cell)))
            for n, motion, period in zip(times, board.wrapping.motions, board.wrap, strict=True):
                # Twice a period that mirrors is a shift.
                is_glide = motion.is_reflection
                if is_glide and n % 2:
                    sides = tuple(lattice.move_side(motion, cell, side)[1] for side in sides)
                    cell = lattice.move(motion, cell)
                shift = [int(2 * x) * (n // 2) for x in period.shift] if is_glide else [x * n for x in period]
                cell = (*(x + d for x, d in zip(cell, shift, strict=False)), *cell[len(shift) :])
            found.setdefault(cell, (index, sides))
    return found


def _how_far(times: tuple[int, ...]) -> int:
    return sum(map(abs, times))


@cache
def _back(lattice: Lattice, motion: Motion) -> Motion:
    """The motion that undoes one that shifts, or that reflects, too, which its matrix does alone."""
    shift = tuple(-sum(x * y for x, y in zip(row, motion.shift, strict=True)) for row in motion.matrix)
    return Motion(motion.matrix, shift)


def _seen_there(board: Board, cell: Cell, labels: Labels) -> tuple[int, Labels]:
    """The place of a cell of the lattice, and its labels by the sides of that."""
    place, sides = _spots(board)[cell]
    return place, (*(labels[side] for side in sides), *labels[len(sides) :])


def _beyond(board: Board, cell: int, side: int) -> tuple[int, int] | None:
    """The cell that a side meets, and the side there."""
    for one, other in board.glue:
        if (cell, side) in (one, other):
            return other if (cell, side) == one else one
    beyond, entered = board.lattice.across(board.cells[cell], side)
    if beyond not in _spots(board):
        return None
    place, sides = _spots(board)[beyond]
    return place, sides.index(entered)


def _ways_to_lie(puzzle: TilingPuzzle, kind: Kind) -> set[Lying]:
    """All ways in which a kind of piece can lie on the free cells of the board."""
    lattice, piece, found = puzzle.lattice, kind.members[0], set()
    free = {cell for cell, (index, _) in _spots(puzzle.board).items() if index not in puzzle.blocked}
    starts = piece.cells[:1] if puzzle.board.is_orientable else piece.cells
    for matrix, start in product(moves_of(lattice, piece.freedom), starts):
        for target in puzzle.board.cells:
            motion = lattice.motion_taking(matrix, start, target)
            if motion is None:
                continue
            moved = [_moved(lattice, motion, *labeled) for labeled in zip(piece.cells, piece.labels, strict=True)]
            if all(cell in free for cell, _ in moved):
                lying = frozenset(_seen_there(puzzle.board, cell, labels) for cell, labels in moved)
                if len({cell for cell, _ in lying}) == len(piece.cells) and _fits(puzzle, lying, {}):
                    found.add(lying)
    return found


def _allowed(puzzle: TilingPuzzle, kinds: list[Kind]) -> set[tuple[int, Lying]]:
    """The ways to lie of all kinds that the fixed pieces and the rim leave."""
    return {
        (number, lying)
        for number, kind in enumerate(kinds)
        for lying in _ways_to_lie(puzzle, kind)
        if _respects_fixed(puzzle, kind, lying) and _respects_rim(puzzle, lying)
    }


def _must_cover(puzzle: TilingPuzzle) -> set[int]:
    free = set(range(len(puzzle.board))) - puzzle.blocked - puzzle.optional
    return free | {cell for fixed in puzzle.fixed for cell in fixed.cells}


# Filling the board.


def pictures_of(puzzle: TilingPuzzle) -> set[Picture]:
    """All finished pictures: cell after cell in reading order, every kind of piece in every way."""
    kinds, must_cover = kinds_of(puzzle), _must_cover(puzzle)
    starting_at: list[list[tuple[int, Lying]]] = [[] for _ in puzzle.board.cells]
    for number, lying in _allowed(puzzle, kinds):
        starting_at[min(cell for cell, _ in lying)].append((number, lying))

    def fill(cell: int, on_board: dict[int, Labels], laid: Picture) -> Iterator[Picture]:
        if cell == len(puzzle.board):
            used = Counter(number for number, _ in laid)
            is_enough = all(kind.least <= used[number] <= kind.most for number, kind in enumerate(kinds))
            if is_enough and all(_holds(puzzle, rule, kinds, laid) for rule in puzzle.rules):
                yield laid
            return
        if cell in on_board or cell not in must_cover:
            yield from fill(cell + 1, on_board, laid)
        if cell in on_board:
            return
        for number, lying in starting_at[cell]:
            if sum(number == other for other, _ in laid) < kinds[number].most and _fits(puzzle, lying, on_board):
                yield from fill(cell + 1, {**on_board, **dict(lying)}, laid | {(number, lying)})

    return set(fill(0, {}, frozenset()))


def _holds(puzzle: TilingPuzzle, rule: Any, kinds: list[Kind], picture: Picture) -> bool:
    """Whether a picture obeys a rule."""
    if rule.key in ("region", "given"):
        last = {cell: labels[-1] for _, lying in picture for cell, labels in lying}
        values = {cell: str(value) for cell, value in last.items() if isinstance(value, CellValue)}
        if rule.key == "given":
            return all(values.get(cell) == rule.values[cell] for cell in last if rule.values[cell])
        same = [sum(int(values.get(cell, 0)) for cell in one.cells) for one in rule.regions if one.condition == "same"]
        return len(set(same)) <= 1 and all(
            _has_condition(one, [values[cell] for cell in one.cells if cell in values]) for one in rule.regions
        )
    if rule.key == "group":
        names = [kinds[number].members[0].name for number, _ in picture]
        numbers = [(sum(name in group.pieces for name in names), group) for group in rule.groups]
        return all(group.least <= n and (group.most is None or n <= group.most) for n, group in numbers)
    if rule.key == "total":
        return bool(rule.least <= len(picture) <= (len(picture) if rule.most is None else rule.most))
    return _has_no_crossing(puzzle, picture) if rule.key == "crossing" else _keeps_apart(puzzle, rule, kinds, picture)


def _has_condition(region: Any, values: list[str]) -> bool:
    """Whether the values in a region are as they must be, apart from those of other regions."""
    if region.condition in ("sum", "count"):
        total = sum(int(value) if region.condition == "sum" else value in region.values for value in values)
        return bool(region.least <= total and (region.most is None or total <= region.most))
    if region.condition == "values":
        return all(value in region.values for value in values)
    n = len(set(values))
    return n <= 1 if region.condition == "equal" else n == len(values) or region.condition == "same"


def _has_no_crossing(puzzle: TilingPuzzle, picture: Picture) -> bool:
    """Whether no point, given by its coordinates, has only cells of the board around it, each of another piece."""
    lattice, board = puzzle.lattice, puzzle.board
    assert not board.is_closed
    owner = {board.cells[cell]: number for number, (_, lying) in enumerate(picture) for cell, _ in lying}
    around: dict[object, list[Cell]] = {}
    for cell in board.cells:
        for corner in lattice.corners(cell):
            around.setdefault(corner, []).append(cell)
    for corner, cells in around.items():
        near = {other for cell in cells for other in lattice.neighbors(cell) if corner in lattice.corners(other)}
        if near <= owner.keys() and len({owner[cell] for cell in cells}) == len(cells):
            return False
    return True


def _keeps_apart(puzzle: TilingPuzzle, rule: Any, kinds: list[Kind], picture: Picture) -> bool:
    """Whether no two pieces touch that may not."""
    for one, other in combinations(picture, 2):
        if rule.pieces == "alike" and one[0] != other[0]:
            continue
        if rule.pieces == "color" and (not kinds[one[0]].color or kinds[one[0]].color != kinds[other[0]].color):
            continue
        others = {cell for cell, _ in other[1]}
        beyond = {_beyond(puzzle.board, cell, side) for cell, labels in one[1] for side in range(len(_sides(labels)))}
        if any(place and place[0] in others for place in beyond):
            return False
    return True


def _sides(labels: Labels) -> Labels:
    """The labels without the value of the cell, which stands behind them."""
    return tuple(label for label in labels if not isinstance(label, CellValue))


def _fits(puzzle: TilingPuzzle, lying: Lying, on_board: dict[int, Labels]) -> bool:
    """Whether a piece overlaps nothing and matches all that lies already."""
    if any(cell in on_board for cell, _ in lying):
        return False
    for cell, labels in lying:
        for side, label in enumerate(_sides(labels)):
            beyond = _beyond(puzzle.board, cell, side)
            near = {**on_board, **(dict(lying) if puzzle.board.wrap else {})}
            if beyond and beyond[0] in near and not _may_meet(puzzle, label, near[beyond[0]][beyond[1]]):
                return False
    if puzzle.rim.one_color:
        lying_now = [*on_board.items(), *lying]
        return len({label for cell, labels in lying_now for label in _rim_labels(puzzle, cell, labels)}) <= 1
    return True


def _may_meet(puzzle: TilingPuzzle, first: str | None, second: str | None) -> bool:
    if first is None or second is None:
        return True
    if puzzle.relation.kind == "equal":
        return first == second
    return (first, second) in puzzle.relation.pairs or (second, first) in puzzle.relation.pairs


def _rim_labels(puzzle: TilingPuzzle, cell: int, labels: Labels) -> Iterator[str]:
    for side, label in enumerate(_sides(labels)):
        if label is not None and _beyond(puzzle.board, cell, side) is None:
            yield label


def _respects_rim(puzzle: TilingPuzzle, lying: Lying) -> bool:
    rim = puzzle.rim
    demanded = {(cell, side): {labels} if isinstance(labels, str) else labels for cell, side, labels in rim.sides}
    for cell, labels in lying:
        for side, label in enumerate(_sides(labels)):
            if label is None:
                continue
            on_rim = _beyond(puzzle.board, cell, side) is None
            wanted = demanded.get((cell, side), rim.labels)
            if on_rim and (label in rim.forbidden or (wanted and label not in wanted)):
                return False
            if not on_rim and rim.only_there and label in rim.labels:
                return False
    return True


def _respects_fixed(puzzle: TilingPuzzle, kind: Kind, lying: Lying) -> bool:
    """Whether a piece keeps off the cells of every fixed piece, or is one of them and keeps off the others."""
    labels_of_cell = dict(lying)
    met = [fixed for fixed in puzzle.fixed if not labels_of_cell.keys().isdisjoint(fixed.cells)]
    if len(met) > 1:
        return False
    for fixed in met:
        if fixed.piece not in [piece.name for piece in kind.members] or not labels_of_cell.keys() >= set(fixed.cells):
            return False
        if fixed.labels is not None and labels_of_cell[fixed.cells[0]] != fixed.labels:
            return False
        on_cells = zip(fixed.cells, fixed.sides, strict=True) if fixed.sides else ()
        if any(labels_of_cell[cell] != sides for cell, sides in on_cells):
            return False
    return True


# How many ways there are to tell identical pieces apart.


def weighted_pictures(puzzle: TilingPuzzle) -> dict[Picture, int]:
    """All finished pictures, each with the number of ways in which its identical pieces can be told apart."""
    kinds = kinds_of(puzzle)
    fixed_names = [fixed.piece for fixed in puzzle.fixed]

    @cache
    def told_apart(number: int, used: int) -> int:
        members = kinds[number].members
        n_fixed = {piece.name: fixed_names.count(piece.name) for piece in members}
        copies = [piece.name for piece in members for _ in range(piece.most - n_fixed[piece.name])]
        free = used - sum(n_fixed.values())
        return (
            sum(
                all(chosen.count(piece.name) + n_fixed[piece.name] >= piece.least for piece in members)
                for chosen in permutations(copies, free)
            )
            if free >= 0
            else 0
        )

    def weight(picture: Picture) -> int:
        used = Counter(number for number, _ in picture)
        return prod(told_apart(number, used[number]) for number in range(len(kinds)))

    # Several pieces of a kind may fill its number together, and yet not each its own: weight 0.
    weights = {picture: weight(picture) for picture in pictures_of(puzzle)}
    return {picture: number for picture, number in weights.items() if number}


# Symmetries.


def symmetries(puzzle: TilingPuzzle) -> Iterator[tuple[Callable[[Picture], Picture], bool, bool]]:
    """Every symmetry: the picture it makes of a picture, whether it reflects, whether it renames labels."""
    lattice, labels, kinds = puzzle.lattice, puzzle.labels, kinds_of(puzzle)
    allowed, must_cover = _allowed(puzzle, kinds), _must_cover(puzzle)
    for motion, places in motions(puzzle):
        if any({places[cell] for cell in cells} != cells for cells in (puzzle.blocked, must_cover)):
            continue
        if not all(_stays(rule, places) for rule in puzzle.rules):
            continue
        for names in _renamings(puzzle):
            if not _keeps_rim(puzzle, motion, places, names):
                continue
            if any(_may_meet(puzzle, a, b) != _may_meet(puzzle, names[a], names[b]) for a in labels for b in labels):
                continue
            kind_image = _kind_images(puzzle, kinds, motion, names)
            if kind_image is None or not _keeps_groups(puzzle, kinds, kind_image):
                continue

            def move(
                picture: Iterable[tuple[int, Lying]],
                motion: Motion = motion,
                places: dict[int, int] = places,
                names: dict[str | None, str | None] = names,
                kind_image: list[int] = kind_image,
            ) -> Picture:
                moved = set()
                for number, lying in picture:
                    moving = [_moved(lattice, motion, puzzle.board.cells[cell], sides) for cell, sides in lying]
                    turned = [_seen_there(puzzle.board, *one) for one in moving]
                    moved.add(
                        (
                            kind_image[number],
                            frozenset(
                                (place, tuple(names.get(label, label) for label in sides)) for place, sides in turned
                            ),
                        )
                    )
                return frozenset(moved)

            fixed = {_ways_of_fixed(allowed, one.cells) for one in puzzle.fixed}
            if move(allowed) == allowed and {move(ways) for ways in fixed} == fixed:
                is_reflection = motion.is_reflection and puzzle.board.is_orientable
                yield move, is_reflection, any(old != new for old, new in names.items())


def _stays(rule: Any, places: dict[int, int]) -> bool:
    """Whether a rule says of the image of each cell what it says of the cell."""
    if rule.key == "given":
        return all(rule.values[places[cell]] == value for cell, value in enumerate(rule.values))
    if rule.key != "region":
        return True
    told = [((one.condition, one.least, one.most, one.values), set(one.cells)) for one in rule.regions]
    return all((what, {places[cell] for cell in cells}) in told for what, cells in told)


def _keeps_groups(puzzle: TilingPuzzle, kinds: list[Kind], image: list[int]) -> bool:
    """Whether the images of the kinds in a group are a group with the same numbers."""
    names = [{piece.name for piece in kind.members} for kind in kinds]
    groups = [group for rule in puzzle.rules if rule.key == "group" for group in rule.groups]
    told = [
        ((group.least, group.most), {k for k, own in enumerate(names) if own & set(group.pieces)}) for group in groups
    ]
    return all((numbers, {image[k] for k in inside}) in told for numbers, inside in told)


def _ways_of_fixed(allowed: set[tuple[int, Lying]], cells: Iterable[int]) -> Picture:
    """All ways to lie of a piece that is fixed on these cells; no other piece may lie there."""
    return frozenset((number, lying) for number, lying in allowed if set(cells) <= {cell for cell, _ in lying})


def _keeps_rim(
    puzzle: TilingPuzzle, motion: Motion, places: dict[int, int], names: dict[str | None, str | None]
) -> bool:
    """Whether every side of the rim demands what the side demands from which it comes, and all forbid the same."""
    lattice, rim, cells = puzzle.lattice, puzzle.rim, puzzle.board.cells
    demanded = {(cell, side): {labels} if isinstance(labels, str) else labels for cell, side, labels in rim.sides}
    for cell in range(len(cells)):
        for side in range(lattice.n_sides_of(cells[cell])):
            if _beyond(puzzle.board, cell, side) is None:
                wanted = demanded.get((cell, side), rim.labels)
                image, image_side = lattice.move_side(motion, cells[cell], side)
                there = _spots(puzzle.board)[image][1].index(image_side)
                after = demanded.get((places[cell], there), rim.labels)
                if {names.get(label, label) for label in wanted} != after:
                    return False
    return all(names.get(label, label) in rim.labels for label in rim.labels) and all(
        names.get(label, label) in rim.forbidden for label in rim.forbidden
    )


def _renamings(puzzle: TilingPuzzle) -> Iterator[dict[str | None, str | None]]:
    """All permutations of the labels; a label can only stand in for one that is on as many sides."""
    tally = Counter(label for piece in puzzle.pieces for sides in piece.labels for label in sides * piece.most)

    def extend(names: dict[str | None, str | None]) -> Iterator[dict[str | None, str | None]]:
        if len(names) > len(puzzle.labels):
            yield names
            return
        old = puzzle.labels[len(names) - 1]
        for new in puzzle.labels:
            if tally[new] == tally[old] and new not in names.values():
                yield from extend({**names, old: new})

    yield from extend({None: None})


def motions(puzzle: TilingPuzzle | LabelingPuzzle) -> Iterator[tuple[Motion, dict[int, int]]]:
    """Every motion of the lattice that carries the board onto itself, and where it takes each cell."""
    lattice, cells = puzzle.lattice, puzzle.board.cells
    for matrix in lattice.point_group:
        for target in cells:
            motion = lattice.motion_taking(matrix, cells[0], target)
            if motion is None or not _keeps_periods(puzzle.board, motion):
                continue
            spots = [_spots(puzzle.board).get(lattice.move(motion, cell)) for cell in cells]
            images = [spot[0] for spot in spots if spot is not None]
            if set(images) == set(range(len(cells))):
                yield motion, dict(enumerate(images))


def _keeps_periods(board: Board, motion: Motion) -> bool:
    """Whether cells that are the same stay so: each of the board, and what a period leads to, forward and backward."""
    lattice = board.lattice

    def image(cell: Cell, side: int) -> tuple[int, int] | None:
        moved, entered = lattice.move_side(motion, cell, side)
        spot = _spots(board).get(moved)
        return spot and (spot[0], spot[1].index(entered))

    return all(
        image(cell, side) == image(*lattice.move_side(step, cell, side))
        for period in board.wrapping.motions
        for step in (period, _back(lattice, period))
        for cell in board.cells
        for side in range(lattice.n_sides_of(cell))
    )


def _kind_images(
    puzzle: TilingPuzzle, kinds: list[Kind], motion: Motion, names: dict[str | None, str | None]
) -> list[int] | None:
    """For every kind of piece the one that it becomes, if it becomes one."""
    numbers = [(kind.least, kind.most, kind.n_fixed) for kind in kinds]
    images = []
    for number, kind in enumerate(kinds):
        turned = {
            _at_origin(
                puzzle.lattice,
                motion.matrix,
                [(cell, tuple(names.get(label, label) for label in labels)) for cell, labels in shape],
            )
            for shape in kind.shapes
        }
        wanted = (kind.color, turned, numbers[number])
        same = [k for k, other in enumerate(kinds) if (other.color, other.shapes, numbers[k]) == wanted]
        if not same:
            return None
        images += same
    return images
