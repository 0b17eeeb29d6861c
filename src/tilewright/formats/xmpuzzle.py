"""Files of BurrTools, `.xmpuzzle`: shapes of voxels in a grid, and problems, each some shapes to put into another one.

    <puzzle version="2">
      <gridType type="0"/>
      <shapes>
        <voxel x="2" y="1" z="1" name="frame" type="0">#+</voxel>  an x b x c box of # (filled), + (variable), _ (empty)
        <voxel x="1" y="1" z="1" type="0">#1</voxel>               a voxel may have a color: pieces and places of
      </shapes>                                                    certain pairs of colors go together, 0 with all
      <problems>
        <problem name="both"> <shapes> <shape id="1" min="1" max="2"/> </shapes> <result id="0"/> </problem>
      </problems>
    </puzzle>

The first problem becomes the puzzle, the others its variants. A variable voxel is an optional cell. Pieces turn in
space, as wood does. Colors that keep pieces away from places become labels: a side of a piece shows the color of its
cell, and the rim of the board says which labels may lie there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING

from ..errors import InvalidFile, Mistake
from ..families.whole_numbers import whole_number
from ..families.wording import listing
from ..lattices import Cell
from ..sentences import sentence
from .burr_grids import GRIDS, BurrGrid
from .burr_problem import (
    FILLED,
    NEUTRAL,
    OPTIONAL,
    BurrPart,
    BurrProblem,
    CellFilling,
    Unheld,
    colors_matter,
    puzzle_of_problem,
)
from .document import Document, plain_name
from .imported import document_of_puzzles
from .xml_tree import Element, parse_xml

if TYPE_CHECKING:
    from ..families import TilingPuzzle

_VOXEL = re.compile("([#+_])([0-9]*)")
_UNREAD = frozenset({"solutions", "assembler"})
# A file of another kind is wrong everywhere; more mistakes than this do not help.
_MOST_MISTAKES = 20
_MOST_VOXELS = 1_000_000
# A short file may use a large shape thousands of times.
_MOST_LETTERS = 8_000_000
_SOLVED = "2"


class _Wrong(Exception):
    """Raised for a part that cannot be read, with the mistake in it."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.message)
        self.mistake = mistake


class _TooLarge(_Wrong):
    """Raised where it takes too long to go on."""


def parse_xmpuzzle(text: str, name: str) -> Document:
    """The data of a puzzle file that say what a file of BurrTools says; InvalidFile with its mistakes."""
    root = parse_xml(text, name, without=_UNREAD)
    reader = _BurrReader(root)
    try:
        puzzles = reader.read(plain_name(PurePath(name)).stem)
    except _Wrong as wrong:
        reader.mistakes.append(wrong.mistake)
    if reader.mistakes:
        raise InvalidFile(name, list(dict.fromkeys(reader.mistakes))[:_MOST_MISTAKES], text)
    return document_of_puzzles(name, text, puzzles, reader.left_out)


class _BurrReader:
    """Goes through a file; notes its mistakes, and what it holds that a puzzle file cannot."""

    def __init__(self, root: Element) -> None:
        self.root = root
        self.shapes = list(root.all("shapes", "voxel"))
        self._times = Counter(shape.attributes.get("name", "").strip() for shape in self.shapes)
        self._n_letters = 0
        self.mistakes: list[Mistake] = []
        self.left_out: list[str] = []

    def read(self, stem: str) -> dict[str, TilingPuzzle]:
        """The problems of the file that a puzzle file can hold, by their names."""
        if self.root.tag != "puzzle":
            raise _Wrong(self.root.mistake(f"expected <puzzle>, found <{self.root.tag[:40]}>"))
        grid = self._grid()
        problems = list(self.root.all("problems", "problem"))
        if not problems:
            words = sentence(
                "the file has {n} {n:shape|shapes}, and no problem that says which of them go where", n=len(self.shapes)
            )
            raise _Wrong(self.root.mistake(words, "make a problem in BurrTools: the shapes to use, and the result"))
        found: dict[str, TilingPuzzle] = {}
        unheld: list[Mistake] = []
        for k, element in enumerate(problems):
            name = element.attributes.get("name", "").strip() or f"P{k + 1}"
            name = name if name not in found else f"{name} ({k + 1})"
            title = stem if len(problems) == 1 else f"{stem}: {name}"
            try:
                problem = self._problem(element, grid)
                if problem is not None:
                    found[name] = puzzle_of_problem(problem, grid.lattice, title, self._about(element))
                    self._tell(*_left_out(problem))
            except Unheld as reason:
                unheld.append(reason.mistake)
                self._tell(f"the problem {name!r} is left out: {reason}")
        if not found:
            self.mistakes += unheld
        if any("weight" in shape.attributes for shape in self.shapes):
            self._tell("the weights of shapes, which only matter for taking it apart, are left out")
        return found

    def _tell(self, *sentences: str) -> None:
        self.left_out += [one for one in sentences if one not in self.left_out]

    def _grid(self) -> BurrGrid:
        element = self.root.first("gridType")
        if element is None:
            return GRIDS[0]
        number = self._number(element, "type", 0)
        if number in GRIDS:
            return GRIDS[number]
        known = listing([f"{grid.number} ({grid.lattice.nouns[1]})" for grid in GRIDS.values()], joint="or")
        raise _Wrong(element.mistake(f"the grid {number} is not known", f"files are read that have grid {known}"))

    def _number(self, element: Element, key: str, default: int | None = None) -> int:
        """A whole number that an attribute holds."""
        text = element.attributes.get(key)
        if text is None and default is not None:
            return default
        number = None if text is None else whole_number(text, 9)
        if number is None:
            given = "no such attribute" if text is None else repr(text[:40])
            raise _Wrong(element.mistake(f"expected a whole number for {key!r} of <{element.tag}>, found {given}"))
        return number

    def _about(self, problem: Element) -> str:
        """The comment of the file, and the number of solutions that it tells."""
        comment = self.root.first("comment")
        words = "" if comment is None else comment.text.strip()
        number = whole_number(problem.attributes.get("assemblies", ""), 18)
        if problem.attributes.get("state") == _SOLVED and number is not None:
            found = "1 assembly" if number == 1 else f"{number:,} assemblies"
            words += f"\n\nBurrTools found {found}."
        return words.strip()

    def _problem(self, element: Element, grid: BurrGrid) -> BurrProblem | None:
        """A problem, None if it has mistakes; Unheld if it lacks something, or asks for what our files cannot say."""
        n_before = len(self.mistakes)
        result = element.first("result")
        number = len(self.shapes) if result is None else self._number(result, "id")
        if number >= len(self.shapes):
            raise Unheld(element.mistake("it has no result, the shape that is to be filled"))
        board = self._shape(number, grid)
        parts: list[BurrPart] = []
        for one in element.all("shapes", "shape"):
            try:
                parts += self._part(one, grid)
            except _TooLarge:
                raise
            except _Wrong as wrong:
                self.mistakes.append(wrong.mistake)
        if len(self.mistakes) > n_before:
            return None
        if not parts:
            raise Unheld(element.mistake("it uses no shape as a piece"))
        pairs = frozenset(
            (self._number(pair, "piece") + 1, self._number(pair, "result") + 1)
            for pair in element.all("bitmap", "pair")
        )
        return BurrProblem(self._with_holes(element, board, parts), parts, pairs, element)

    def _part(self, element: Element, grid: BurrGrid) -> Iterator[BurrPart]:
        """A shape as a piece, none if the problem has no copy of it."""
        number = self._number(element, "id")
        if number >= len(self.shapes):
            raise _Wrong(element.mistake(f"there is no shape {number}; there are {len(self.shapes)}, counted from 0"))
        one = self._number(element, "count", 1)
        least, most = (self._number(element, key, one) for key in ("min", "max"))
        if least > most:
            raise _Wrong(element.mistake(f"expected a range of copies, found {least} to {most}"))
        if not most:
            return
        cells = self._shape(number, grid)
        name = self._name(number)
        if any(filling.state == OPTIONAL for filling in cells.values()):
            raise Unheld(element.mistake(f"the piece {name} has variable voxels, which only a result may have"))
        yield BurrPart(name, cells, least, most, element)

    def _with_holes(
        self, element: Element, board: Mapping[Cell, CellFilling], parts: Sequence[BurrPart]
    ) -> Mapping[Cell, CellFilling]:
        """The board, with optional cells as `maxHoles` allows; Unheld if a puzzle file cannot say it."""
        n_optional = sum(filling.state == OPTIONAL for filling in board.values())
        holes = whole_number(element.attributes.get("maxHoles", ""))
        most = n_optional if holes is None else holes
        # Where the number of pieces leaves no choice, BurrTools takes as many holes as they leave.
        if most >= n_optional or all(part.least == part.most for part in parts):
            return board
        if most:
            words = sentence(
                "at most {most} of {n_optional} variable voxels may stay empty, which no puzzle file can say",
                most=most,
                n_optional=n_optional,
            )
            raise Unheld(element.mistake(words, "no holes, or any number of them, can be read"))
        return {cell: CellFilling(FILLED, filling.color) for cell, filling in board.items()}

    def _name(self, number: int) -> str:
        """The name of a shape, with its number if it has none of its own; a name of digits could be one of a tile."""
        name = self.shapes[number].attributes.get("name", "").strip()
        is_clear = name and self._times[name] == 1 and not name.isdecimal()
        return name if is_clear else " ".join(f"S{number + 1} {name}".split())

    def _shape(self, number: int, grid: BurrGrid) -> dict[Cell, CellFilling]:
        """What is in the cells of a shape."""
        element = self.shapes[number]
        self._n_letters += len(element.text)
        if self._n_letters > _MOST_LETTERS:
            words = sentence(
                "the shapes that the problems use, one after the other, have more than {most_letters:,} letters",
                most_letters=_MOST_LETTERS,
            )
            raise _TooLarge(element.mistake(words))
        x, y, z = (self._number(element, key) for key in ("x", "y", "z"))
        written = re.sub(r"\s+", "", element.text)
        strange = re.search(r"[^#+_0-9]|^[0-9]|_[0-9]|[0-9]{3}", written)
        if strange:
            words = sentence(
                "expected voxels #, + and _, the first two with the number of a color; found {strange}",
                strange=repr(strange[0]),
            )
            raise _Wrong(element.mistake(words))
        voxels = _VOXEL.findall(written)
        if len(voxels) != x * y * z:
            words = sentence(
                "a box of {x:,} x {y:,} x {z:,} has {x_2:,} voxels, found {n:,}",
                x=x,
                y=y,
                z=z,
                x_2=x * y * z,
                n=len(voxels),
            )
            raise _Wrong(element.mistake(words))
        if len(voxels) > _MOST_VOXELS:
            raise _Wrong(element.mistake(f"the shape has {len(voxels):,} voxels; at most {_MOST_VOXELS:,} are read"))
        found: dict[Cell, list[CellFilling]] = {}
        for k, (state, color) in enumerate(voxels):
            if state not in (FILLED, OPTIONAL):
                continue
            voxel = (k % x, k // x % y, k // (x * y))
            cell = grid.cell_of(voxel)
            if cell is None:
                words = sentence(
                    "the voxel at {voxel} is filled, where this grid has no {noun}",
                    voxel=list(voxel),
                    noun=grid.lattice.nouns[0],
                )
                raise _Wrong(element.mistake(words))
            found.setdefault(cell, []).append(CellFilling(state, int(color or NEUTRAL)))
        if not found:
            raise Unheld(element.mistake(f"the shape {self._name(number)} is empty"))
        for cell, fillings in found.items():
            if len(fillings) != len(grid.voxels_of(cell)) or len(set(fillings)) > 1:
                words = sentence(
                    "the shape {name} has only a part of an octahedron, which no lattice here has",
                    name=self._name(number),
                )
                raise Unheld(element.mistake(words))
        return {cell: fillings[0] for cell, fillings in found.items()}


def _left_out(problem: BurrProblem) -> Iterator[str]:
    """Sentences on what a problem holds and its puzzle does not."""
    if any("group" in part.element.attributes or part.element.children for part in problem.parts):
        yield "the groups of pieces, which only matter for taking it apart, are left out"
    fillings = [*problem.result.values(), *(filling for part in problem.parts for filling in part.cells.values())]
    if any(filling.color != NEUTRAL for filling in fillings) and not colors_matter(problem):
        yield "the colors of voxels, which keep no piece from any place, are left out"
