"""Puzzle files for terms of the OEIS, see docs/numbers.md.

python docs/examples/sequences.py A360804 9 > puzzle.toml      rectangles of different areas in 9 x 9
python docs/examples/sequences.py A228267 5 5 > puzzle.toml    cubes in boxes of 5 x 5 x n, for `tilewright series`
python docs/examples/sequences.py moebius 4 n > puzzle.toml    dominoes on Moebius strips of 4 rows, for the same
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from inspect import signature
from itertools import combinations_with_replacement, product

Sides = tuple[int, ...]

SURFACES: dict[str, list[str] | None] = {"moebius": None, "klein": [], "projective": ["mirror"]}
"""How the top meets the bottom, if it does: what its period has besides the shift."""


def _picture(sides: Sides) -> str:
    columns, rows, layers = (*sides, 1)[:3]
    return "\n\n".join(["\n".join(["#" * columns] * rows)] * layers)


def _name(sides: Sides) -> str:
    return "x".join(map(str, sides))


def _piece(sides: Sides, copies: str = "", freedom: str = "") -> Iterator[str]:
    yield f'\n[[piece]]\nname = "{_name(sides)}"\npicture = """\n{_picture(sides)}\n"""'
    if copies:
        yield f'copies = "{copies}"'
    if freedom:
        yield f'freedom = "{freedom}"'


def _board(lattice: str, shape: str, **more: object) -> Iterator[str]:
    for key, value in {"format": 1, "family": "tiling", "lattice": lattice}.items():
        yield f"{key} = {json.dumps(value)}"
    total = more.pop("total", None)
    if total is not None:
        yield f"total = {json.dumps(total)}"
    yield f'\n[board]\nshape = "{shape}"'
    yield from (f"{key} = {json.dumps(value)}" for key, value in more.items())


def rectangles(n: int, kind: str) -> Iterator[str]:
    """Rectangles in n x n, no two of one size; by `kind` turned ones differ, none is a square, or areas differ, too."""
    yield from _board("square", "rectangle", columns=n, rows=n)
    sides = range(1, n + 1)
    if kind == "turned":
        for one in product(sides, repeat=2):
            yield from _piece(one, "0..1", "fixed")
        return
    shapes = [one for one in combinations_with_replacement(sides, 2) if kind != "oblongs" or one[0] != one[1]]
    for one in shapes:
        yield from _piece(one, "0..1")
    if kind == "areas":
        by_area: dict[int, list[str]] = {}
        for a, b in shapes:
            by_area.setdefault(a * b, []).append(_name((a, b)))
        for names in by_area.values():
            if len(names) > 1:
                yield f'\n[[group]]\npieces = "{" ".join(names)}"\ntotal = "0..1"'


def cubes(columns: int, rows: int) -> Iterator[str]:
    """Cubes in boxes with so many columns and rows and any number of layers."""
    yield from _board("cubic", "box", columns=columns, rows=rows, layers="n")
    for side in range(1, min(columns, rows) + 1):
        yield from _piece((side,) * 3, "0..")


def fewest_cubes(n: int, most: int) -> Iterator[str]:
    """From 2 to `most` cubes in a cube of side n."""
    yield from _board("cubic", "box", total=f"2..{most}", columns=n, rows=n, layers=n)
    for side in range(1, n):
        yield from _piece((side,) * 3, "0..")


def bricks(n: int, k: int) -> Iterator[str]:
    """k bricks in a cube of side n, no two of them congruent: a template, for `tilewright sweep --solvable`."""
    yield from _board("cubic", "box", columns=n, rows=n, layers=n)
    yield f'\n[setup]\nkind = "pieces"\nchoose = {k}'
    for one in combinations_with_replacement(range(1, n + 1), 3):
        yield from _piece(one)


def stones_and_bones(n: int) -> Iterator[str]:
    """Three hexagons around a point and three in a row, in a triangle of side n."""
    yield from _board("hexagonal", "triangle", side=n)
    for name, last in (("stone", [0, 1]), ("bone", [2, 0])):
        yield f'\n[[piece]]\nname = "{name}"\ncells = {[[0, 0], [1, 0], last]}\ncopies = "0.."'


def dominoes(surface: str, rows: int, columns: int | str) -> Iterator[str]:
    """Dominoes on a surface of so many rows, whose left end meets its right end upside down."""
    upright = SURFACES[surface]
    wrap: list[list[object]] = [[columns, 0, "mirror"], *([] if upright is None else [[0, rows, *upright]])]
    yield from _board("square", "rectangle", columns=columns, rows=rows, wrap=wrap)
    yield from _piece((2, 1), "0..")


def puzzle_file(name: str, numbers: Sequence[int | str]) -> str:
    """The text of the puzzle file for a term; "n" leaves the columns of a surface open."""
    title = " ".join([name, *map(str, numbers)])
    return "\n".join([f'title = "{title}"', *MAKERS[name](*numbers), ""])


MAKERS: dict[str, Callable[..., Iterator[str]]] = {
    "A128909": fewest_cubes,
    "A228267": cubes,
    "A360256": partial(rectangles, kind="turned"),
    "A360498": partial(rectangles, kind="oblongs"),
    "A360499": partial(rectangles, kind="sizes"),
    "A360804": partial(rectangles, kind="areas"),
    "A377309": stones_and_bones,
    "A386296": bricks,
    **{name: partial(dominoes, name) for name in SURFACES},
}


def _usage() -> str:
    lines = [" ".join([name, *signature(make).parameters]).removesuffix(" kind") for name, make in MAKERS.items()]
    return "\n".join([str(__doc__), "Names and numbers:", *(f"  {line}" for line in lines)])


if __name__ == "__main__":
    name, *texts = sys.argv[1:] or [""]
    try:
        print(puzzle_file(name, [int(text) if text.isdigit() else text for text in texts]), end="")
    except (KeyError, TypeError):
        sys.exit(_usage())
