"""Puzzles and bare models drawn at random, of all kinds, for measuring the choice of the engine.

A seed gives the same set each time. Some have solutions and some have none, as chance has it; all are made from sizes
that a search gets through in seconds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import prod
from random import Random
from typing import Any

from tilewright.families import Puzzle
from tilewright.formats import read_sources
from tilewright.formats.base import FileText
from tilewright.models import CoverModel

Draw = Callable[[Random], "Puzzle | CoverModel"]


@dataclass(frozen=True)
class Instance:
    """A puzzle or a bare model, made when it is asked for."""

    name: str
    make: Callable[[], Puzzle | CoverModel]
    up_to_symmetry: bool = False
    """Whether to search the share of the tree that is enough for counting up to symmetry."""


def instances(seed: int) -> Iterator[Instance]:
    """The set that belongs to a seed."""
    for name, draw in KINDS:
        symmetric = name.endswith(SYMMETRIC)
        yield Instance(name, lambda name=name, draw=draw: draw(Random(f"{seed} {name}")), symmetric)


SYMMETRIC = "up to symmetry"


def puzzle(**fields: Any) -> Puzzle:
    """The puzzle that a file with these keys describes."""
    text = json.dumps({"format": 1, "title": "Drawn at random", "family": "tiling", **fields})
    return read_sources([FileText("drawn.json", text)])


def packed(lattice: str, shape: dict[str, Any], size: int, n_pieces: int | None = None, holes: int = 0) -> Draw:
    """Some of the polyforms of a size on a board without as many cells at random as are too many."""

    def draw(chance: Random) -> Puzzle:
        whole = puzzle(lattice=lattice, board=shape, polyforms=[{"size": size}])
        pieces = [{"name": piece.name, "cells": [list(cell) for cell in piece.cells]} for piece in whole.pieces]
        chosen = chance.sample(pieces, n_pieces or len(pieces))
        names = [str(k + 1) for k in range(len(whole.board))]
        blocked = chance.sample(names, holes)
        return puzzle(lattice=lattice, board={**shape, "blocked": blocked}, piece=chosen)

    return draw


def rectangle(columns: int, rows: int) -> dict[str, Any]:
    return {"shape": "rectangle", "columns": columns, "rows": rows}


def parallelogram(columns: int, rows: int) -> dict[str, Any]:
    return {"shape": "parallelogram", "columns": columns, "rows": rows}


def box(columns: int, rows: int, layers: int) -> dict[str, Any]:
    return {"shape": "box", "columns": columns, "rows": rows, "layers": layers}


def copied(columns: int, rows: int, size: int, n_kinds: int, copies: str | int, holes: int = 0) -> Draw:
    """A few kinds of polyominoes, each many times."""

    def draw(chance: Random) -> Puzzle:
        board = rectangle(columns, rows)
        whole = puzzle(lattice="square", board=board, polyforms=[{"size": size}])
        shapes = chance.sample(whole.pieces, n_kinds)
        pieces = [
            {"name": piece.name, "cells": [list(cell) for cell in piece.cells], "copies": copies} for piece in shapes
        ]
        blocked = chance.sample([str(k + 1) for k in range(columns * rows)], holes)
        return puzzle(lattice="square", board={**board, "blocked": blocked}, piece=pieces)

    return draw


def dominoes(columns: int, rows: int, holes: int) -> Draw:
    return copied(columns, rows, 2, 1, (columns * rows - holes) // 2, holes)


def oblongs(side: int) -> Draw:
    """Rectangles of different sizes, each at most once."""

    def draw(chance: Random) -> Puzzle:
        sizes = [(a, b) for a in range(1, side + 1) for b in range(a + 1, side + 1)]
        pieces = [
            {"name": f"{a}x{b}", "cells": [[x, y] for x in range(a) for y in range(b)], "copies": "0..1"}
            for a, b in sizes
        ]
        return puzzle(lattice="square", board=rectangle(side, side), piece=pieces)

    return draw


def framed(columns: int, rows: int, on_rim: int, inside: int, swaps: int = 0) -> Draw:
    """Square tiles cut from a colored board whose rim shows 0; then some labels are exchanged between tiles."""

    def draw(chance: Random) -> Puzzle:
        def color(is_rim: bool) -> int:
            return chance.randint(1, on_rim) if is_rim else chance.randint(on_rim + 1, on_rim + inside)

        across = [[color(x in (0, columns - 1)) for x in range(columns)] for _ in range(rows - 1)]
        upright = [[color(y in (0, rows - 1)) for _ in range(columns - 1)] for y in range(rows)]
        return _cut(chance, columns, rows, across, upright, 0, swaps)

    return draw


def unframed(columns: int, rows: int, colors: int, swaps: int = 0) -> Draw:
    """Square tiles cut from a colored board; the rim has colors, too."""

    def draw(chance: Random) -> Puzzle:
        across = [[chance.randint(1, colors) for _ in range(columns)] for _ in range(rows + 1)]
        upright = [[chance.randint(1, colors) for _ in range(columns + 1)] for _ in range(rows)]
        return _cut(chance, columns, rows, across, upright, None, swaps)

    return draw


def _cut(
    chance: Random,
    columns: int,
    rows: int,
    across: list[list[int]],
    upright: list[list[int]],
    rim: int | None,
    swaps: int,
) -> Puzzle:
    """The tiles between these edges, mixed and turned."""
    if rim is not None:
        across = [[rim] * columns, *across, [rim] * columns]
        upright = [[rim, *row, rim] for row in upright]
    tiles = [
        [across[y][x], upright[y][x + 1], across[y + 1][x], upright[y][x]] for y in range(rows) for x in range(columns)
    ]
    for _ in range(swaps):
        # Inside, so that what makes the puzzle hard is not seen at once.
        inner = [(tile, k) for tile in tiles for k in range(4) if rim not in tile]
        (first, a), (second, b) = chance.sample(inner or [(tile, k) for tile in tiles for k in range(4)], 2)
        first[a], second[b] = second[b], first[a]
    chance.shuffle(tiles)
    turned = [tile[k:] + tile[:k] for tile in tiles for k in [chance.randrange(4)]]
    more = {} if rim is None else {"rim": {"label": str(rim), "only_there": True}}
    return puzzle(
        lattice="square",
        board=rectangle(columns, rows),
        tiles=[" ".join(map(str, tile)) for tile in turned],
        **more,
    )


def labeled(lattice: str, shape: dict[str, Any], colors: int) -> Draw:
    """Tiles with any labels, one for each cell: there is a solution, since all are cut from a colored board."""

    def draw(chance: Random) -> Puzzle:
        n_sides = {"triangular": 3, "hexagonal": 6}[lattice]
        n_cells = len(puzzle(lattice=lattice, board=shape, tiles=[["1"] * n_sides] * _n_cells(lattice, shape)).board)
        board = puzzle(lattice=lattice, board=shape, tiles=[["1"] * n_sides] * n_cells).board
        tiles = [[str(chance.randint(1, colors)) for _ in range(n_sides)] for _ in range(n_cells)]
        for edge in board.edges:
            if edge.other is not None:
                tiles[edge.other][edge.other_side] = tiles[edge.cell][edge.side]
        # Sides are numbered counterclockwise; a file lists them clockwise from any one.
        turned = [tile[::-1][k:] + tile[::-1][:k] for tile in tiles for k in [chance.randrange(n_sides)]]
        chance.shuffle(turned)
        return puzzle(lattice=lattice, board=shape, tiles=turned)

    return draw


def _n_cells(lattice: str, shape: dict[str, Any]) -> int:
    n = prod((shape["columns"], shape["rows"]))
    return 2 * n if lattice == "triangular" else n


def summed(columns: int, rows: int, n_given: int, target: str | int) -> Draw:
    """A rectangle whose rows and columns add up, with some values given from one arrangement of many."""

    def draw(chance: Random) -> Puzzle:
        names = [str(k + 1) for k in range(columns * rows)]
        lines = [names[y * columns : (y + 1) * columns] for y in range(rows)]
        lines += [names[x::columns] for x in range(columns)]
        given = dict(zip(chance.sample(names, n_given), chance.sample(range(1, len(names) + 1), n_given), strict=True))
        return puzzle(
            family="labeling",
            lattice="square",
            board=rectangle(columns, rows),
            values=f"1..{len(names)}",
            lines=lines,
            target=target,
            given=given,
        )

    return draw


def model(options: list[list[int]], n_primary: int, n_secondary: int = 0) -> CoverModel:
    """A bare exact cover, each primary item once."""
    ones = (1,) * n_primary
    return CoverModel(ones, ones, n_secondary, tuple(tuple((item, 0) for item in option) for option in options))


def langford(n: int) -> Draw:
    """Two of each number up to n in a row, as many places apart as the number says."""
    options = [[k, n + a, n + a + k + 2] for k in range(n) for a in range(2 * n - k - 2)]
    return lambda chance: model(options, 3 * n)


def queens(n: int) -> Draw:
    """One queen in each row and column."""
    options = [[x, n + y, 2 * n + x + y, 4 * n - 1 + x - y + n - 1] for x in range(n) for y in range(n)]
    return lambda chance: model(options, 2 * n, 4 * n - 2)


def triples(n: int, n_options: int, size: int, planted: bool) -> Draw:
    """Sets of items at random."""

    def draw(chance: Random) -> CoverModel:
        options = {tuple(sorted(chance.sample(range(n), size))) for _ in range(n_options)}
        if planted:
            mixed = chance.sample(range(n), n)
            options |= {tuple(sorted(mixed[k : k + size])) for k in range(0, n, size)}
        return model([list(option) for option in sorted(options)], n)

    return draw


def latin(n: int, n_given: int) -> Draw:
    """A Latin square of which some cells are known, from a cyclic one with rows, columns and symbols mixed."""

    def draw(chance: Random) -> CoverModel:
        rows, columns, symbols = (chance.sample(range(n), n) for _ in range(3))
        cells = [(y, x) for y in range(n) for x in range(n)]
        known = set(chance.sample(cells, n_given))
        options = []
        for y, x in cells:
            right = symbols[(rows[y] + columns[x]) % n]
            options += [
                [y * n + x, n * n + y * n + s, 2 * n * n + x * n + s]
                for s in ([right] if (y, x) in known else range(n))
            ]
        return model(options, 3 * n * n)

    return draw


def pairs(n: int, n_edges: int) -> Draw:
    """Perfect matchings of a graph drawn at random."""

    def draw(chance: Random) -> CoverModel:
        return model([list(pair) for pair in chance.sample(list(combinations(range(n), 2)), n_edges)], n)

    return draw


KINDS: tuple[tuple[str, Draw], ...] = (
    ("pentominoes 8x8 less 4", packed("square", rectangle(8, 8), 5, holes=4)),
    ("pentominoes 7x9 less 3", packed("square", rectangle(7, 9), 5, holes=3)),
    ("pentominoes 13x5 less 5", packed("square", rectangle(13, 5), 5, holes=5)),
    ("pentominoes 16x4 less 4", packed("square", rectangle(16, 4), 5, holes=4)),
    ("pentominoes 11x6 less 6", packed("square", rectangle(11, 6), 5, holes=6)),
    ("pentominoes 10x7 less 10", packed("square", rectangle(10, 7), 5, holes=10)),
    ("pentominoes 9x8 less 12", packed("square", rectangle(9, 8), 5, holes=12)),
    ("10 pentominoes 7x8 less 6", packed("square", rectangle(7, 8), 5, 10, holes=6)),
    ("9 pentominoes 5x9", packed("square", rectangle(5, 9), 5, 9)),
    ("9 pentominoes 5x9 up to symmetry", packed("square", rectangle(5, 9), 5, 9)),
    ("10 pentominoes 5x10 up to symmetry", packed("square", rectangle(5, 10), 5, 10)),
    ("11 hexominoes 6x11", packed("square", rectangle(6, 11), 6, 11)),
    ("10 hexominoes 8x8 less 4", packed("square", rectangle(8, 8), 6, 10, holes=4)),
    ("9 hexominoes 6x9 up to symmetry", packed("square", rectangle(6, 9), 6, 9)),
    ("tetrominoes of a kind 8x8", copied(8, 8, 4, 1, 16)),
    ("tetrominoes of a kind 8x8 up to symmetry", copied(8, 8, 4, 1, 16)),
    ("tetrominoes of two kinds 6x6", copied(6, 6, 4, 2, "0..9")),
    ("pentominoes of three kinds 5x9", copied(5, 9, 5, 3, "0..3")),
    ("pentominoes of four kinds 8x6 less 3", copied(8, 6, 5, 4, "1..3", 3)),
    ("trominoes 6x6", copied(6, 6, 3, 2, 6)),
    ("dominoes 7x8 less 6", dominoes(7, 8, 6)),
    ("dominoes 9x6", dominoes(9, 6, 0)),
    ("oblongs 6x6", oblongs(6)),
    ("hexiamonds 4x9", packed("triangular", parallelogram(9, 4), 6)),
    ("hexiamonds 6x6 up to symmetry", packed("triangular", parallelogram(6, 6), 6)),
    ("10 hexiamonds 5x7 less 10", packed("triangular", parallelogram(7, 5), 6, 10, holes=10)),
    ("10 heptiamonds 5x7", packed("triangular", parallelogram(7, 5), 7, 10)),
    ("9 pentahexes 5x9", packed("hexagonal", parallelogram(9, 5), 5, 9)),
    ("9 pentahexes 7x7 less 4", packed("hexagonal", parallelogram(7, 7), 5, 9, holes=4)),
    ("tetrahexes 5x6 less 2", packed("hexagonal", parallelogram(6, 5), 4, holes=2)),
    ("7 pentacubes 5x7x1 twice", packed("cubic", box(5, 7, 1), 5, 7)),
    ("8 pentacubes 2x4x5", packed("cubic", box(2, 4, 5), 5, 8)),
    ("8 tetracubes 2x4x4", packed("cubic", box(2, 4, 4), 4, 8)),
    ("8 tetracubes 2x4x4 up to symmetry", packed("cubic", box(2, 4, 4), 4, 8)),
    ("7 pentacubes 3x3x4 less 1", packed("cubic", box(3, 3, 4), 5, 7, holes=1)),
    ("langford 8", langford(8)),
    ("langford 9", langford(9)),
    ("queens 9", queens(9)),
    ("queens 11", queens(11)),
    ("triples of 30", triples(30, 250, 3, False)),
    ("triples of 45, planted", triples(45, 220, 3, True)),
    ("fours of 40, planted", triples(40, 900, 4, True)),
    ("Latin square 8", latin(8, 24)),
    ("Latin square 9", latin(9, 34)),
    ("matchings of 24", pairs(24, 90)),
    ("framed 5x5, 2 and 2 colors", framed(5, 5, 2, 2)),
    ("framed 5x5, 3 and 3 colors", framed(5, 5, 3, 3)),
    ("framed 6x5, 2 and 4 colors", framed(6, 5, 2, 4)),
    ("framed 6x6, 3 and 3 colors", framed(6, 6, 3, 3)),
    ("framed 6x6, 3 and 5 colors", framed(6, 6, 3, 5)),
    ("framed 6x6, 4 and 5 colors, none", framed(6, 6, 4, 5, 1)),
    ("framed 7x7, 4 and 8 colors", framed(7, 7, 4, 8)),
    ("framed 7x6, 4 and 7 colors, none", framed(7, 6, 4, 7, 2)),
    ("unframed 4x4, 3 colors", unframed(4, 4, 3)),
    ("unframed 4x4, 4 colors", unframed(4, 4, 4)),
    ("unframed 4x4, 6 colors", unframed(4, 4, 6)),
    ("unframed 4x5, 8 colors", unframed(4, 5, 8)),
    ("unframed 3x5, 3 colors, none", unframed(3, 5, 3, 2)),
    ("unframed 5x5, 11 colors, none", unframed(5, 5, 11, 2)),
    ("triangles 3x3, 3 colors", labeled("triangular", parallelogram(3, 3), 3)),
    ("triangles 4x3, 4 colors", labeled("triangular", parallelogram(4, 3), 4)),
    ("hexagons 3x4, 3 colors", labeled("hexagonal", parallelogram(4, 3), 3)),
    ("hexagons 4x4, 6 colors", labeled("hexagonal", parallelogram(4, 4), 6)),
    ("sums 4x4", summed(4, 4, 2, "common")),
    ("sums 3x4", summed(3, 5, 1, "common")),
)
