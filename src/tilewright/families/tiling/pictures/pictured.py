"""Tilings read from pictures: which piece lies on which cells.

A picture shows on each cell the code of the piece there, or for tiles in boxes the labels, and a border where another
piece begins. What that leaves open, the lines below it say.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import replace

from ....errors import InvalidSolution
from ...pictured import Content, Pictured, SeenPicture
from ...scenes import Scene, SceneCell
from ...wording import plural
from ..labels import SideLabels, blank_sides, in_words, shown_labels, text_of, value_on, with_value
from ..laid.naming import name_places
from ..pieces.copies import copies_in, odd_cell
from ..pieces.shapes import orientations_of
from ..puzzle import Placed, TilingPuzzle, TilingSolution
from .scene import ROWS_OF_TILES, owners_of, scene_of_solution

_PLACE = re.compile(r"place +(?P<place>.+?): tile (?P<name>.+?) +(?:\S+ )+ *(?:turned \d+)?")
_ENTRY = re.compile(r"(\S.*?) \((?:flipped|\d+)\)(?: {2,}|$)")


def contents(puzzle: TilingPuzzle) -> Sequence[Collection[Content]]:
    """For each cell the code and the labels of all pieces that may lie there."""
    lattice, owners = puzzle.lattice, owners_of(puzzle)
    found: dict[int, dict[Content, None]] = defaultdict(dict)
    for piece in puzzle.pieces:
        code = owners[piece.name].code
        for shape in orientations_of(lattice, piece):
            for cell, sides in shape:
                found[lattice.kind_index(cell)][text_of(code, value_on(sides)), shown_labels(sides)] = None
    return [found[lattice.kind_index(cell)] for cell in puzzle.board.cells]


def _blank(puzzle: TilingPuzzle) -> Scene:
    return scene_of_solution(TilingSolution(puzzle, ()))


def _filled(cell: SceneCell, content: Content, owner: int) -> SceneCell:
    text, labels = content
    return replace(cell, state="filled", owner=owner, text=text, labels=labels)


def _solution(puzzle: TilingPuzzle, seen: SeenPicture) -> TilingSolution:
    """The pieces by the codes and labels that are seen."""
    owners = owners_of(puzzle)
    named = {text_of(owners[one.name].code, value): (one.name, value) for one in puzzle.pieces for value in one.values}
    on: dict[int, str] = {}
    labels: dict[int, SideLabels] = {}
    unsure: dict[int, list[str]] = {}
    for cell, found in enumerate(seen.contents):
        if found:
            sides = found[0][1] or blank_sides(puzzle.lattice, puzzle.board.cells[cell])
            labels[cell] = with_value(sides, named[found[0][0]][1])
            names = [named[text][0] for text, _ in found]
            if len(names) > 1:
                unsure[cell] = [name for name in names if len(puzzle.piece_of_name[name].cells) == 1] or names
            else:
                on[cell] = names[0]
    on |= _named(puzzle, seen, on, unsure, labels)
    placed = []
    cells_of: dict[str, list[int]] = defaultdict(list)
    for cell, name in sorted(on.items()):
        cells_of[name].append(cell)
    _demand_whole(puzzle, cells_of, seen)
    for name, cells in cells_of.items():
        for copy in copies_in(puzzle, name, cells, seen.joined, seen.below):
            covered = tuple(sorted(copy))
            placed.append(Placed(name, covered, tuple(labels[cell] for cell in covered)))
    return TilingSolution(puzzle, tuple(sorted(placed, key=lambda one: one.cells)))


def _demand_whole(puzzle: TilingPuzzle, cells_of: dict[str, list[int]], seen: SeenPicture) -> None:
    """InvalidSolution, with the cell, where a picture shows other numbers of cells than pieces have.

    One cell that was changed by hand is one too many for a piece and one too few for another; the first tells where.
    """
    too_few: InvalidSolution | None = None
    for name, cells in cells_of.items():
        piece = puzzle.piece_of_name[name]
        whole, rest = divmod(len(cells), len(piece.cells))
        if whole + (rest > 0) > piece.most:
            odd = odd_cell(puzzle.board, piece, cells)
            what = f"{puzzle.noun} {name} is seen on {plural(len(cells), 'cell')}"
            has = "has" if piece.most == 1 else "all its copies have"
            raise InvalidSolution(
                f"cell {puzzle.board.names[odd]}: {what}, and {has} {len(piece.cells) * piece.most}", odd
            )
        if rest:
            what = f"{puzzle.noun} {name} is seen on {plural(len(cells), 'cell')}, and has {len(piece.cells)}"
            too_few = too_few or InvalidSolution(f"cell {puzzle.board.names[cells[0]]}: {what}", cells[0])
    if too_few is not None:
        raise too_few


def _named(
    puzzle: TilingPuzzle,
    seen: SeenPicture,
    sure: dict[int, str],
    unsure: dict[int, list[str]],
    labels: dict[int, SideLabels],
) -> dict[int, str]:
    """The tile on each cell where the picture leaves several: as the lines below it say, else in order."""
    if not unsure:
        return {}
    told = _told(puzzle, sorted([*sure, *unsure]), seen.below)
    fitting = [[sure[cell]] for cell in sure] + [
        [told[cell]] if told.get(cell) in names else names for cell, names in unsure.items()
    ]
    found = {}
    for cell, name in zip(
        (*sure, *unsure), name_places(puzzle, [(k,) for k in (*sure, *unsure)], fitting), strict=True
    ):
        if cell in sure:
            continue
        if name is None:
            listed = in_words(puzzle.lattice, puzzle.board.cells[cell], labels[cell])
            where = f"cell {puzzle.board.names[cell]}"
            raise InvalidSolution(f"{where}: tile {unsure[cell][0]} ({listed}) lies on more than one cell", cell)
        found[cell] = name
    return found


def _told(puzzle: TilingPuzzle, covered: Sequence[int], below: Sequence[str]) -> dict[int, str]:
    """The tiles that lines below a picture name."""
    told = {}
    for line in below:
        if (found := _PLACE.fullmatch(line)) and found["place"] in puzzle.board.index_of_name:
            told[puzzle.board.index_of_name[found["place"]]] = found["name"]
    if ROWS_OF_TILES in below:
        rows = below[list(below).index(ROWS_OF_TILES) + 1 :]
        names = [name for row in rows if row.startswith("  ") for name in _ENTRY.findall(row.strip())]
        if len(names) == len(covered):
            told |= dict(zip(covered, names, strict=True))
    return told


PICTURED = Pictured(_blank, contents, _filled, _solution)
