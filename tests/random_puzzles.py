"""Hypothesis strategies: small random tiling puzzles that use every part of the model.

A board is cut up into pieces and its edges get matching labels, so that most puzzles have a
solution; then copies, freedoms, wild sides, the rim, blocked and optional cells are varied.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from operator import neg
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from tests.contracts.templates import EVERY_LATTICE
from tests.examples import ruled
from tilewright.boards import Board, shape_cells
from tilewright.boards.periods import MIRROR, axis_of
from tilewright.errors import InvalidPuzzle
from tilewright.families import LabelingPuzzle, TilingPuzzle
from tilewright.families.labeling.regions import PointRegion
from tilewright.families.tiling import (
    Fixed,
    GivenValues,
    Groups,
    Piece,
    PieceGroup,
    Region,
    Regions,
    Relation,
    Rim,
    piece,
)
from tilewright.families.tiling.labels import CellValue, with_value
from tilewright.families.tiling.validate import unfit_for_mirrors
from tilewright.lattices import FREEDOMS, LATTICES, Cell, Lattice, Motion, moves_of, polyforms
from tilewright.lattices.lattice import block
from tilewright.lattices.matrices import times
from tilewright.models import NumberSet

LABELS = ("a", "b", "c")
RELATIONS = (
    Relation(),
    Relation.of_pairs([("a", "b")]),
    Relation.of_pairs([("a", "b"), ("a", "c"), ("b", "b")]),
)


@st.composite
def boards(draw: Any, least: int = 3, most: int = 6) -> Board:
    lattice = EVERY_LATTICE[draw(st.sampled_from(sorted(EVERY_LATTICE)))]
    n_cells = draw(st.integers(least, min(most, 5 if lattice.dimension == 3 else most)))
    return _board(lattice, draw(st.sampled_from(_shapes(lattice, n_cells))))


# Lists that each example would make again; a board also keeps what it has found about itself.
_shapes = cache(polyforms)
_board = cache(Board.of)


@st.composite
def tiling_puzzles(draw: Any) -> TilingPuzzle:
    board = draw(boards())
    relation = draw(st.sampled_from(RELATIONS))
    labeled = draw(st.booleans())
    labels: dict[tuple[Cell, int], str] = {}
    if labeled:
        for edge in board.edges:
            first = draw(st.sampled_from((*LABELS[:2], None)))
            if first is not None:
                mates = [label for label in LABELS if relation.matches(first, label)]
                labels[board.cells[edge.cell], edge.side] = first
                labels[board.cells[edge.other], edge.other_side] = draw(st.sampled_from(mates))
        for cell, side in board.rim:
            label = draw(st.sampled_from((None, None, "a", "b")))
            if label is not None:
                labels[board.cells[cell], side] = label
    pieces = _cut_up(draw, board, labels)
    rim = Rim()
    if labeled:
        rim = draw(
            st.sampled_from(
                (
                    Rim(),
                    Rim(),
                    Rim(one_color=True),
                    Rim(label="a"),
                    Rim(forbidden=frozenset("b")),
                    Rim(label="a", only_there=True),
                    Rim(labels=frozenset("ab"), one_color=True),
                    Rim(labels=frozenset("ac"), only_there=True),
                )
            )
        )
    indices = list(range(len(board)))
    optional = frozenset(draw(st.sets(st.sampled_from(indices), max_size=2)))
    blocked = frozenset(draw(st.sets(st.sampled_from(indices), max_size=1))) - optional
    free = [cell for cell in indices if cell not in blocked]
    fixed: list[Fixed] = []
    for cell in draw(st.lists(st.sampled_from(free), unique=True, max_size=2)) if draw(st.integers(0, 2)) == 0 else ():
        chosen = draw(st.sampled_from(pieces))
        if sum(one.piece == chosen.name for one in fixed) < chosen.most:
            fixed.append(Fixed(chosen.name, (cell,)))
    return TilingPuzzle(
        "random",
        board,
        pieces,
        relation,
        rim,
        blocked if draw(st.booleans()) else frozenset(),
        optional if draw(st.booleans()) else frozenset(),
        tuple(fixed),
    )


SYMMETRIC_BOARDS = (
    ("square", "rectangle", {"columns": 3, "rows": 2}),
    ("square", "rectangle", {"columns": 2, "rows": 2}),
    ("square", "rectangle", {"columns": 4, "rows": 1}),
    ("triangular", "hexagon", {"side": 1}),
    ("triangular", "triangle", {"side": 2}),
    ("hexagonal", "triangle", {"side": 2}),
    ("hexagonal", "hexagon", {"side": 2}),
    ("cubic", "box", {"columns": 2, "rows": 2, "layers": 1}),
    ("balls", "pyramid", {"side": 2}),
)


@st.composite
def strict_puzzles(draw: Any) -> TilingPuzzle:
    """Few kinds of pieces on a board with many symmetries, some of them fixed, with demands on sides of the rim.

    The fixed pieces and the demands are those of one solution, so that there is one; often a piece has twins that
    are not fixed, and a demand is met by pieces that lie in other ways, too.
    """
    lattice_name, shape, numbers = draw(st.sampled_from(SYMMETRIC_BOARDS))
    lattice = LATTICES[lattice_name]
    board = _board(lattice, shape_cells(lattice, shape, numbers))
    choices = draw(st.sampled_from(((None,), (None, "a"), ("a",), ("a", "b"))))
    labels: dict[tuple[Cell, int], str] = {}
    for edge in board.edges:
        label = draw(st.sampled_from(choices))
        if label is not None:
            labels[board.cells[edge.cell], edge.side] = labels[board.cells[edge.other], edge.other_side] = label
    for cell, side in board.rim:
        label = draw(st.sampled_from(choices))
        if label is not None:
            labels[board.cells[cell], side] = label
    parts = _parts(draw, board, draw(st.integers(1, 3)))
    freedom = draw(st.sampled_from(FREEDOMS))
    pieces, placed = [], []
    for part in parts:
        outline = {
            (cell, side): label
            for (cell, side), label in labels.items()
            if cell in part and lattice.across(cell, side)[0] not in part
        }
        pieces.append(piece(lattice, f"p{len(pieces)}", part, freedom=freedom, labels=outline))
        placed.append(tuple(board.index_of_cell[cell] for cell in part))
    fixed = []
    for number in draw(st.sets(st.sampled_from(range(len(pieces))), max_size=2)):
        cells, laid = placed[number], pieces[number]
        how = draw(st.sampled_from(("cell", "cells", "labels")))
        if how == "cell":
            fixed.append(Fixed(laid.name, cells[:1]))
        elif how == "cells" or not laid.has_labels:
            fixed.append(Fixed(laid.name, cells))
        elif laid.is_tile:
            fixed.append(Fixed(laid.name, cells, laid.labels[0]))
        else:
            fixed.append(Fixed(laid.name, cells, sides=laid.labels))
    shown = [(cell, side, labels.get((board.cells[cell], side))) for cell, side in board.rim]
    demands = tuple(
        (cell, side, frozenset({label, draw(st.sampled_from(("a", "b", label)))}))
        for cell, side, label in shown
        if label is not None and draw(st.integers(0, 2)) == 0
    )
    of_all = draw(st.sampled_from((frozenset(), frozenset(), frozenset("a"), frozenset("ab"))))
    rim = Rim(labels=of_all, sides=demands if draw(st.booleans()) else ())
    return TilingPuzzle("strict", board, tuple(pieces), rim=rim, fixed=tuple(fixed))


def _parts(draw: Any, board: Board, most: int) -> list[list[Cell]]:
    """Cut a board into connected parts of up to `most` cells."""
    left = set(board.cells)
    parts = []
    while left:
        part = [min(left)]
        left.remove(part[0])
        for _ in range(draw(st.integers(0, most - 1))):
            next_to = sorted({n for cell in part for n in board.lattice.neighbors(cell)} & left)
            if next_to:
                part.append(draw(st.sampled_from(next_to)))
                left.remove(part[-1])
        parts.append(part)
    return parts


def _cut_up(draw: Any, board: Board, labels: dict[tuple[Cell, int], str]) -> tuple[Piece, ...]:
    """Cut a board into connected parts of up to three cells, each turned at random."""
    lattice = board.lattice
    pieces: list[Piece] = []
    for part in _parts(draw, board, 3):
        outline = {
            (cell, side): label
            for (cell, side), label in labels.items()
            if cell in part and lattice.across(cell, side)[0] not in part
        }
        freedom = draw(st.sampled_from(FREEDOMS))
        least, most = draw(st.sampled_from(((1, 1), (1, 1), (1, 1), (0, 1), (1, 2), (2, 2))))
        cells, moved = _turned(draw, lattice, part, outline)
        pieces.append(piece(lattice, f"p{len(pieces)}", cells, freedom=freedom, least=least, most=most, labels=moved))
    return tuple(pieces)


def _turned(
    draw: Any, lattice: Lattice, part: list[Cell], outline: dict[tuple[Cell, int], str]
) -> tuple[list[Cell], dict[tuple[Cell, int], str]]:
    matrix = draw(st.sampled_from(moves_of(lattice, "one_sided")))
    motion = Motion(matrix, lattice.glide_of(matrix))
    moved = {lattice.move_side(motion, cell, side): label for (cell, side), label in outline.items()}
    return [lattice.move(motion, cell) for cell in part], moved


@st.composite
def ruled_puzzles(draw: Any) -> TilingPuzzle:
    """Few kinds of pieces in up to two colors on a board with many symmetries, kept apart or not, so many in all."""
    lattice_name, shape, numbers = draw(st.sampled_from(SYMMETRIC_BOARDS))
    lattice = LATTICES[lattice_name]
    board = Board.of(lattice, shape_cells(lattice, shape, numbers))
    freedom = draw(st.sampled_from(FREEDOMS))
    pieces = [
        piece(
            lattice,
            f"p{number}",
            part,
            freedom=freedom,
            least=draw(st.integers(0, 1)),
            most=draw(st.integers(1, 3)),
            color=draw(st.sampled_from(("", "red", "blue"))),
        )
        for number, part in enumerate(_parts(draw, board, draw(st.integers(1, 3))))
    ]
    apart = draw(st.sampled_from(("", "alike", "color" if any(one.color for one in pieces) else "alike")))
    fewest = draw(st.integers(0, 3))
    total = draw(st.sampled_from(((0, None), (fewest, None), (0, 4), (fewest, fewest + 1))))
    optional = draw(st.sets(st.sampled_from(range(len(board))), max_size=2))
    rules = ruled(apart=apart, total=total, crossing=bool(optional) or lattice.dimension > 2 or draw(st.booleans()))
    return TilingPuzzle("ruled", board, tuple(pieces), optional=frozenset(optional), rules=rules)


@st.composite
def wrapped_boards(draw: Any, most: int = 7) -> Board:
    """Cylinders and tori of a few cells, some of them skew and some with holes."""
    lattice = EVERY_LATTICE[draw(st.sampled_from(sorted(EVERY_LATTICE)))]
    sizes = [draw(st.integers(1, 4 if lattice.dimension == 2 else 2)) for _ in range(lattice.dimension)]
    cells = sorted(draw(st.permutations(block(*sizes, n_kinds=len(lattice.kinds))))[:most])
    periods = [
        tuple(size if k == axis else draw(st.integers(-2, 2)) if k < axis else 0 for k in range(lattice.dimension))
        for axis, size in enumerate(sizes)
    ]
    wrap = draw(st.lists(st.sampled_from(periods), min_size=1, max_size=len(periods), unique=True))
    try:
        return Board.of(lattice, cells, wrap=wrap)
    except InvalidPuzzle:
        assume(False)
        raise


@cache
def _mirrored_boards(lattice: Lattice) -> list[Board]:
    """Blocks of a few cells, some with their mirror images, that periods close which mirror, alone or with another."""
    axes, chance = {axis_of(lattice, matrix): matrix for matrix in lattice.reflections}, Random(0)
    found: list[Board] = []
    for _ in range(2000):
        cells = set(block(chance.randint(1, 4), chance.randint(1, 4), n_kinds=len(lattice.kinds)))
        axis, matrix = chance.choice(list(axes.items()))
        if chance.random() < 0.5:
            cells |= {lattice.turn(matrix, cell)[0] for cell in cells}
        others = [one for one, other in axes.items() if tuple(map(neg, one)) == times(matrix, one)]
        n, times_across = chance.randint(1, 8) / 2, chance.randint(1, 8) / 2
        wrap: list[tuple[Any, ...]] = [(*(n * x for x in axis), MIRROR)]
        if others and chance.random() < 0.7:
            other = tuple(times_across * x for x in others[0])
            wrap.append((*other, MIRROR) if chance.random() < 0.5 else other)
        if len(cells) > 12:
            continue
        try:
            made = Board.of(lattice, cells, wrap=wrap)
        except InvalidPuzzle:
            continue
        if any(edge.mirrors for edge in made.edges):
            found.append(made)
    return [made for made in found if len(made) <= 8] or found


@st.composite
def mirrored_boards(draw: Any) -> Board:
    """Moebius strips, Klein bottles and projective planes of a few cells."""
    lattices = [one for name, one in sorted(EVERY_LATTICE.items()) if one.dimension == 2 and one.reflections]
    board: Board = draw(st.sampled_from(_mirrored_boards(draw(st.sampled_from(lattices)))))
    return board


@st.composite
def wrapped_puzzles(draw: Any) -> TilingPuzzle:
    """Pieces that are cut, across the seams too, from a wrapped board whose edges have matching labels."""
    board = draw(wrapped_boards() | mirrored_boards())
    lattice, relation = board.lattice, draw(st.sampled_from(RELATIONS))
    choices = draw(st.sampled_from(((None,), (None, "a", "b"))))
    shown: dict[tuple[int, int], str] = {}
    for edge in board.edges:
        label = draw(st.sampled_from(choices))
        if label is not None:
            mates = [mate for mate in LABELS if relation.matches(label, mate)]
            shown[edge.cell, edge.side] = label
            shown[edge.other, edge.other_side] = draw(st.sampled_from(mates))
    left, pieces, fixed = set(range(len(board))), list[Piece](), list[Fixed]()
    while left:
        part = [board.cells[min(left)]]
        under = [min(left)]
        for _ in range(draw(st.integers(0, 3))):
            near = sorted(
                {n for cell in part for n in lattice.neighbors(cell) if board.place_of(n) in left - set(under)}
            )
            if near:
                part.append(draw(st.sampled_from(near)))
                place = board.place_of(part[-1])
                assert place is not None
                under.append(place)
        left -= set(under)
        outline = {
            (cell, side): shown[spot.place, spot.sides[side]]
            for cell in part
            if (spot := board.landing(cell)) is not None
            for side in range(lattice.n_sides_of(cell))
            if (spot.place, spot.sides[side]) in shown and lattice.across(cell, side)[0] not in part
        }
        freedom = draw(st.sampled_from(FREEDOMS))
        least, most = draw(st.sampled_from(((1, 1), (1, 1), (0, 1), (1, 2))))
        cells, moved = _turned(draw, lattice, part, outline)
        name = f"p{len(pieces)}"
        pieces.append(piece(lattice, name, cells, freedom=freedom, least=least, most=most, labels=moved))
        if any(unfit_for_mirrors(board, pieces[-1:])):
            pieces[-1] = replace(pieces[-1], freedom="free")
        if draw(st.integers(0, 9)) == 0:
            fixed.append(Fixed(name, tuple(under[: draw(st.sampled_from((1, len(under))))])))
    rim = draw(st.sampled_from((Rim(), Rim(), Rim(one_color=True), Rim(forbidden=frozenset("b")))))
    optional = frozenset(draw(st.sets(st.sampled_from(range(len(board))), max_size=1)))
    return TilingPuzzle("wrapped", board, tuple(pieces), relation, rim, optional=optional, fixed=tuple(fixed))


@st.composite
def with_rules(draw: Any, puzzles: st.SearchStrategy[TilingPuzzle]) -> TilingPuzzle:
    """Puzzles to which colors, pieces apart, a number of pieces in all and blocked cells are added."""
    puzzle = draw(puzzles)
    colors = draw(st.sampled_from((("",), ("", "red"), ("red", "blue"))))
    pieces = tuple(replace(one, color=draw(st.sampled_from(colors))) for one in puzzle.pieces)
    apart = draw(st.sampled_from(("", "alike", "color" if any(one.color for one in pieces) else "alike")))
    fewest = draw(st.integers(0, len(pieces) + 1))
    total = draw(st.sampled_from(((0, None), (fewest, None), (0, fewest + 1), (fewest, fewest + 1))))
    free = sorted(set(range(len(puzzle.board))) - puzzle.fixed_cells)
    blocked = frozenset(draw(st.sets(st.sampled_from(free), max_size=1))) if free else frozenset()
    is_flat = puzzle.lattice.dimension == 2 and not puzzle.board.is_closed and not puzzle.optional
    rules = ruled(apart=apart, total=total, crossing=not is_flat or draw(st.booleans()))
    return replace(puzzle, pieces=pieces, rules=rules, blocked=blocked, optional=puzzle.optional - blocked)


def own_sums(total: int) -> st.SearchStrategy[NumberSet]:
    """What a line that adds up to `total` may add up to."""
    return st.sampled_from(
        (
            *(NumberSet.of(total),) * 3,
            NumberSet.between(total - 2, total),
            NumberSet.between(None, total + 1),
            NumberSet.between(total, None),
            NumberSet.of(total, total + 3),
        )
    )


@st.composite
def labeling_puzzles(draw: Any, lengths: tuple[int, int] = (2, 3), most_given: int = 1) -> LabelingPuzzle:
    """Labelings with lines of these lengths, sums of their own and common ones, and given values."""
    board = draw(boards(3, 6))
    points = range(len(board))
    # Sometimes more values than points; symmetric ones have a complement.
    n_values = len(board) + (draw(st.sampled_from((0, 0, 1))) if len(board) < 6 else 0)
    some = st.lists(st.integers(-4, 12), min_size=n_values, max_size=n_values, unique=True)
    values = tuple(draw(some | st.just(list(range(1, n_values + 1)))))
    lines = tuple(
        draw(
            st.lists(
                st.lists(
                    st.sampled_from(points), min_size=lengths[0], max_size=min(lengths[1], len(board)), unique=True
                ).map(tuple),
                min_size=1,
                max_size=4,
            )
        )
    )
    arrangement = draw(st.permutations(values))
    planted = sum(arrangement[point] for point in lines[0])
    targets = draw(st.sampled_from(((planted,), (planted, planted + 1), None)))
    n_given = draw(st.integers(1, most_given)) if draw(st.integers(0, 3)) == 0 else 0
    given = tuple(enumerate(arrangement[:n_given]))
    numbers = draw(st.just([]) | st.lists(st.integers(0, len(lines) - 1), unique=True))
    own = tuple((number, draw(own_sums(sum(arrangement[point] for point in lines[number])))) for number in numbers)
    targets = None if len(own) == len(lines) else targets
    regions = draw(st.just([]) | st.lists(point_regions(arrangement[: len(board)]), max_size=3))
    return LabelingPuzzle("random", board, values, lines, targets, given, own_targets=own, regions=tuple(regions))


@st.composite
def point_regions(draw: Any, arrangement: tuple[int, ...]) -> PointRegion:
    """A region whose condition these values meet, unless its sum is that of others."""
    points = range(len(arrangement))
    cells = tuple(draw(st.lists(st.sampled_from(points), min_size=1, max_size=3, unique=True)))
    lying = [arrangement[point] for point in cells]
    condition = draw(st.sampled_from(("sum", "same", "values", "count")))
    if condition == "same":
        return PointRegion(cells, "same")
    if condition == "sum":
        return PointRegion(cells, "sum", draw(own_sums(sum(lying))))
    if condition == "values":
        return PointRegion(cells, "values", values=NumberSet.of(*lying, draw(st.sampled_from(arrangement))))
    among = NumberSet.of(*draw(st.lists(st.sampled_from(arrangement), min_size=1, max_size=3)))
    return PointRegion(cells, "count", draw(own_sums(sum(value in among for value in lying))), among)


@st.composite
def valued_puzzles(draw: Any) -> TilingPuzzle:
    """Values on the cells of pieces, and regions, given values and groups."""
    plain: TilingPuzzle = draw(tiling_puzzles() | ruled_puzzles() | wrapped_puzzles())
    words = draw(st.sampled_from((("0", "1"), ("0", "1", "3"), ("2", "2", None))))
    pieces = []
    for one in plain.pieces:
        values = [draw(st.sampled_from(words)) for _ in one.cells]
        labels = tuple(with_value(own, CellValue(v) if v else None) for own, v in zip(one.labels, values, strict=True))
        pieces.append(replace(one, labels=labels))
    cells = list(range(len(plain.board)))
    known = sorted({value for one in pieces for value in one.values if value is not None}, key=str)
    assume(known)
    value = st.sampled_from([str(one) for one in known])
    regions = []
    for _ in range(draw(st.integers(0, 3))):
        some = tuple(draw(st.lists(st.sampled_from(cells), min_size=1, unique=True)))
        condition = draw(st.sampled_from(("sum", "same", "equal", "different", "values", "count")))
        least = draw(st.integers(0, 3)) if condition in ("sum", "count") else 0
        most = least + draw(st.integers(0, 2)) if condition in ("sum", "count") and draw(st.booleans()) else None
        chosen = tuple(draw(st.sets(value, min_size=1, max_size=2))) if condition in ("values", "count") else ()
        regions.append(Region(some, condition, least, most, chosen))
    rules: list[Any] = list(plain.rules)
    rules += [Regions(regions)] if regions else []
    if draw(st.integers(0, 2)) == 0:
        given = [draw(value) if draw(st.integers(0, 3)) == 0 else "" for _ in cells]
        rules += [GivenValues(given)] if any(given) else []
    if draw(st.integers(0, 2)) == 0:
        names = draw(st.lists(st.sampled_from([one.name for one in pieces]), min_size=1, unique=True))
        least = draw(st.integers(0, 2))
        rules.append(Groups([PieceGroup(tuple(names), least, draw(st.sampled_from((None, least, least + 1))))]))
    try:
        return replace(plain, pieces=tuple(pieces), rules=tuple(rules), fixed=())
    except InvalidPuzzle:
        # Only one of two equal pieces is in a group, or labels of a fixed piece are others now.
        assume(False)
        raise
