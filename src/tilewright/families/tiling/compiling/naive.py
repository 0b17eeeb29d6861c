"""The naive space of a tiling puzzle.

Of tiles, one to a cell, people say n! x r^n: each tile on each cell, in each of its r orientations. They count so
whether or not tiles look alike, or are the same when turned; so do we, to get the numbers of the literature. Of other
pieces they multiply the placements that each has on the board, and copies, which nobody tells apart, are a choice of
some of these placements.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import perm, prod

from ....deadline import timely
from ....errors import OutOfTime
from ....lattices import Lattice, moves_of
from ...naive import NaiveSpace, falling, product_of
from ..pieces.shapes import PieceClass
from ..puzzle import Piece, TilingPuzzle
from ..rules import bounds_in_all
from .compile import compile_cover

# So many products of two coefficients take up to a second.
_MOST_PRODUCTS = 100_000


def naive(puzzle: TilingPuzzle) -> NaiveSpace | None:
    """The number of arrangements of the pieces that are not fixed; None where it takes too long to count them."""
    try:
        return _of_tiles(puzzle) or _of_shapes(puzzle)
    except OutOfTime:
        # An estimate that is done is told without it.
        return None


def _of_tiles(puzzle: TilingPuzzle) -> NaiveSpace | None:
    """One tile on each cell; None for other pieces, or where it is not the same for all of them where they may lie."""
    if not all(piece.is_tile for piece in puzzle.pieces) or bounds_in_all(puzzle.rules) != (0, None):
        return None
    lattice, kind_of = puzzle.lattice, [puzzle.lattice.kind_index(cell) for cell in puzzle.board.cells]
    turns = {piece.name: _turns(lattice, piece) for piece in puzzle.pieces}
    fixed = Counter(one.piece for one in puzzle.fixed)
    # A tile that is fixed, but may still be turned.
    numbers = [turns[one.piece][kind_of[one.cells[0]]] for one in puzzle.fixed if one.labels is None]
    factors = [str(number) for number in numbers]
    open_cells = set(range(len(kind_of))) - puzzle.blocked - puzzle.fixed_cells
    cells = Counter(kind_of[cell] for cell in open_cells)
    may_stay_empty = {kind_of[cell] for cell in open_cells & puzzle.optional}
    groups: dict[tuple[int, ...], list[Piece]] = {}
    for piece in puzzle.pieces:
        groups.setdefault(turns[piece.name], []).append(piece)
    seen: set[int] = set()
    for ways, tiles in groups.items():
        kinds = {kind for kind, n in enumerate(ways) if n and cells[kind]}
        if len({ways[kind] for kind in kinds}) != 1 or kinds & seen:
            return None
        seen |= kinds
        n_turns, n_cells = ways[min(kinds)], sum(cells[kind] for kind in kinds)
        least = sum(max(0, tile.least - fixed[tile.name]) for tile in tiles)
        most = sum(max(0, tile.most - fixed[tile.name]) for tile in tiles)
        if least == most <= n_cells:
            # All tiles, on some of the cells.
            numbers += [perm(n_cells, most), n_turns**most]
            factors += [falling(n_cells, most), *[str(n_turns)] * most]
        elif least == 0 and most >= n_cells and kinds.isdisjoint(may_stay_empty):
            # All cells, with some of the tiles.
            numbers += [perm(most, n_cells), n_turns**n_cells]
            factors += [falling(most, n_cells), *[str(n_turns)] * n_cells]
        else:
            return None
    factors.sort(key=lambda factor: "!" not in factor)
    return NaiveSpace(prod(numbers), product_of(factors, "all tiles on all cells, in all orientations"))


def _turns(lattice: Lattice, tile: Piece) -> tuple[int, ...]:
    """The number of ways to lay a tile on a cell of each kind, alike or not."""
    [cell] = tile.cells
    found = Counter(lattice.kind_index(lattice.turn(matrix, cell)[0]) for matrix in moves_of(lattice, tile.freedom))
    return tuple(found[number] for number in range(len(lattice.kinds)))


def _of_shapes(puzzle: TilingPuzzle) -> NaiveSpace | None:
    """The placements of all pieces, whether or not they overlap; None where there are too many ways to count."""
    compiled = compile_cover(puzzle)
    fixed = frozenset().union(*compiled.options_of_fixed)
    places = Counter(
        placement.piece_class for option, placement in enumerate(compiled.placements) if option not in fixed
    )
    numbers = [len(options) for options in compiled.options_of_fixed]
    factors = [str(number) for number in numbers]
    copies = [_copies(group, places[number]) for number, group in enumerate(compiled.classes)]
    factors += [_choice(places[number], some) for number, some in enumerate(copies)]
    in_all = bounds_in_all(puzzle.rules)
    least, most = (None if bound is None else bound - len(puzzle.fixed) for bound in in_all)
    n_ways = _together([(places[number], some) for number, some in enumerate(copies)], least or 0, most)
    if n_ways is None:
        return None
    low, high = min(places.values(), default=0), max(places.values(), default=0)
    in_short = f"{low:,} to {high:,} placements for each {puzzle.noun}"
    if in_all == (0, None):
        in_short = product_of(factors, in_short)
    return NaiveSpace(prod(numbers) * n_ways, in_short)


def _copies(group: PieceClass, n_places: int) -> range:
    """How many copies of equal pieces can be laid besides those that are fixed."""
    free = (max(0, piece.most - fixed) for piece, fixed in zip(group.members, group.fixed_of_member, strict=True))
    return range(group.least - group.n_fixed, min(sum(free), group.room, n_places) + 1)


def _choice(n_places: int, copies: range) -> str:
    """The formula for the ways to lay some copies."""
    if not copies:
        return "0"
    first, last = copies[0], copies[-1]
    if last == 0:
        return "1"
    if (first, last) == (1, 1):
        return str(n_places)
    return str(n_places + 1) if (first, last) == (0, 1) else f"C({n_places}, {_between(first, last)})"


def _between(first: int, last: int) -> str:
    return str(first) if first == last else f"{first} to {last}"


def _ways(n_places: int, copies: range) -> Iterator[int]:
    """For k = 0, 1, ... copies the number of ways to lay k; 0 where there may not be so many."""
    here = 1
    for k in timely(range(copies.stop)):
        yield here if k in copies else 0
        here = here * (n_places - k) // (k + 1)


def _together(choices: list[tuple[int, range]], least: int, most: int | None) -> int | None:
    """The ways to lay copies, each choice on so many places, and so many together; None if they take long to count."""
    fewest, all_most = (sum(copies[end] for _, copies in choices if copies) for end in (0, -1))
    if not all(copies for _, copies in choices) or (most is not None and most < fewest):
        return 0
    if least <= fewest and (most is None or all_most <= most):
        return prod(sum(_ways(n_places, copies)) for n_places, copies in choices)
    # A product of polynomials: coefficient k is the number of ways to lay k pieces.
    size = 1 + (all_most if most is None else min(all_most, most))
    product, n_products = [1], 0
    for n_places, copies in choices:
        factor = list(islice(_ways(n_places, copies), size))
        n_products += len(product) * len(factor)
        if n_products > _MOST_PRODUCTS:
            return None
        longer = [0] * min(size, len(product) + len(factor) - 1)
        for i, x in enumerate(timely(product)):
            for k, y in enumerate(factor[: len(longer) - i], start=i):
                longer[k] += x * y
        product = longer
    return sum(product[max(0, least) :])
