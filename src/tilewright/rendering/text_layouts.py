"""The forms that text pictures of a puzzle's solutions may have, and the rows of text that may be such a picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate

from ..families.pictured import Content
from ..families.scenes import Scene, SceneCell
from .canvas import Canvas, places_beside
from .spelling import spelled, spelling_of
from .text_boards import WRONG, BoardForm, Longest, Look
from .text_sheets import TextSheets

_GAP = 3
_USUAL_WIDTH = 100

SheetRows = tuple[str, ...]
"""A part of a picture: rows of one length."""
WordLengths = tuple[int, tuple[int | None, ...]]
"""The lengths of a cell's text and of its labels."""


class PuzzlePictures:
    """The pictures of the solutions of a puzzle, in ASCII or not."""

    def __init__(
        self,
        blank: Scene,
        contents: Sequence[Collection[Content]],
        filled: Callable[[SceneCell, Content, int], SceneCell],
        ascii: bool,
    ) -> None:
        self.ascii = ascii
        self.spelling = spelling_of(blank.words, ascii=ascii)
        self.lattice = blank.lattice
        self.sheets = TextSheets(blank.lattice, spelled(blank, ascii=ascii).cells)
        self.filled = filled
        self.contents = contents
        self._by_shape: dict[int, dict[WordLengths, dict[Content, Content]]] = {}

    def spell(self, word: str) -> str:
        return self.spelling.get(word, word)

    def by_shape(self, cell: int) -> dict[WordLengths, dict[Content, Content]]:
        """The contents of a cell as they are spelled, those of the same lengths together; with their real words."""
        found = self.contents[cell]
        if id(found) not in self._by_shape:
            shapes: dict[WordLengths, dict[Content, Content]] = {}
            for one in found:
                text, labels = one
                shown = self.spell(text), tuple(None if label is None else self.spell(label) for label in labels)
                lengths = len(shown[0]), tuple(None if label is None else len(label) for label in shown[1])
                shapes.setdefault(lengths, {})[shown] = one
            self._by_shape[id(found)] = shapes
        return self._by_shape[id(found)]

    def forms(self) -> Iterator[PictureForm]:
        """The forms in which solutions may be drawn, the likely ones first."""
        seen = set()
        for form in self._forms():
            if form not in seen:
                seen.add(form)
                yield PictureForm(self, form)

    def _forms(self) -> Iterator[BoardForm]:
        sheets = [TextSheets(self.lattice, tuple(self._longest(alike))) for alike in (False, True)]
        yield from (one.fitting() for one in sheets)
        most = [
            Longest.of([sheets[0].shown(cell)[1] for cell in cells]) for cells in (sheets[0].cells, self.sheets.cells)
        ]
        yield from sheets[0].forms(
            Longest(*(max(getattr(one, name) for one in most) for name in ("label", "text", "lines")))
        )

    def _longest(self, alike: bool) -> Iterator[SceneCell]:
        """The cells with words as long as they may be; all of one piece, or each of its own."""
        for place, cell in enumerate(self.sheets.cells):
            shapes = self.by_shape(place)
            if cell.state == "blocked" or not shapes:
                yield cell
                continue
            text = max(length for length, _ in shapes)
            sides = max((labels for _, labels in shapes), key=len)
            lengths = [
                max((labels[side] or 0 for _, labels in shapes if labels), default=0) for side in range(len(sides))
            ]
            labels = tuple("x" * length if length else None for length in lengths)
            yield self.filled(cell, ("x" * text, labels), 0 if alike else place)


class PictureForm:
    """A form of pictures with all its sizes: the sheet of each layer, and where lines may be on it."""

    def __init__(self, pictures: PuzzlePictures, form: BoardForm) -> None:
        self.pictures, self.form = pictures, form

    @cached_property
    def _empty(self) -> list[Canvas]:
        """The sheets with all borders and without words."""
        cells = tuple(replace(cell, name="", state="empty") for cell in self.pictures.sheets.cells)
        return TextSheets(self.pictures.lattice, cells).drawn(self.form, Look())

    @cached_property
    def bounds(self) -> list[tuple[int, int, int, int]]:
        """The first row and column of each sheet, and those after the last."""
        return [sheet.bounds for sheet in self._empty]

    @cached_property
    def marks(self) -> list[SheetRows]:
        """What may stand at each place of each sheet; see `_fits`."""
        pictures = self.pictures
        cells = tuple(pictures.filled(cell, ("", ()), 0) for cell in pictures.sheets.cells)
        whole = TextSheets(pictures.lattice, cells).drawn(self.form, Look())
        found = []
        for separate, joined, outline, bounds in zip(self._empty, whole, self.outlines, self.bounds, strict=True):
            top, left, _, _ = bounds
            inside = separate.chars.keys() | joined.chars.keys()
            found.append(
                tuple(
                    "".join(
                        _mark(a, b, (top + r, left + c) in inside) for c, (a, b) in enumerate(zip(*row, strict=True))
                    )
                    for r, row in enumerate(zip(outline, joined.part(bounds, pictures.ascii), strict=True))
                )
            )
        return found

    def _exceeds(self, widest: int) -> bool:
        """Tell whether a sheet is wider than this, by its outermost cells, without drawing all of them."""
        sheets, flat = self.pictures.sheets, self.pictures.sheets.flat
        for level in range(len(sheets.levels)):
            shown = [sheets.shown(replace(sheets.cells[cell], name=""))[1] for cell in self.cells_of_level[level]]
            across = [flat.position(flat.center(cell.cell))[0] for cell in shown]
            ends = [shown[across.index(choose(across))] for choose in (min, max)] if shown else []
            _, left, _, right = self.form.draw(ends, Look()).bounds
            if right - left > widest:
                return True
        return False

    @cached_property
    def outlines(self) -> list[SheetRows]:
        """The sheets with all borders."""
        return [sheet.part(bounds, self.pictures.ascii) for sheet, bounds in zip(self._empty, self.bounds, strict=True)]

    @cached_property
    def level_of(self) -> list[int]:
        """For each cell the number of its sheet."""
        sheets = self.pictures.sheets
        return [sheets.shown(cell)[0] - sheets.levels[0] for cell in sheets.cells]

    @cached_property
    def cells_of_level(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self.pictures.sheets.levels]
        for cell, level in enumerate(self.level_of):
            found[level].append(cell)
        return found

    def layouts(self, widest: int) -> Iterator[Layout]:
        """The ways to lay the sheets beside each other, in pictures that are not wider than this."""
        if self._exceeds(widest):
            return
        widths = [right - left for _, left, _, right in self.bounds]
        ends = [
            [total + _GAP * k for k, total in enumerate(accumulate(widths[first:]))] for first in range(len(widths))
        ]
        seen = set()
        for width in (_USUAL_WIDTH, *sorted({width for some in ends for width in some}, reverse=True)):
            shifts = tuple(places_beside(self._empty, width, _GAP))
            if shifts not in seen:
                seen.add(shifts)
                yield Layout(self, shifts)


def _mark(separate: str, joined: str, is_inside: bool) -> str:
    """The mark of a place by what is drawn there between pieces, what within one, and whether it is in a cell."""
    if separate == " " or joined == " ":
        return "." if separate != " " or is_inside else " "
    # Where lines cross they look different from picture to picture, and a label may cover others.
    return separate if separate == joined and separate in "|-\u2502\u2500" else "+"


def _fits(mark: str, char: str) -> bool:
    """Tell whether a character suits a mark: "+" is any line, "." anything; a line itself may be marked as wrong."""
    return mark == "." or (char != " " if mark == "+" else char == mark or (mark != " " and char == WRONG))


class Layout:
    """The sheets of a form beside each other, as rows of text."""

    def __init__(self, form: PictureForm, shifts: Sequence[tuple[int, int]]) -> None:
        self.form = form
        self.corners = [
            (top + down, left + right) for (top, left, _, _), (down, right) in zip(form.bounds, shifts, strict=True)
        ]
        self.n_rows = max(row + len(rows) for (row, _), rows in zip(self.corners, form.marks, strict=True))
        self.width = max(column + len(rows[0]) for (_, column), rows in zip(self.corners, form.marks, strict=True))

    @cached_property
    def marks(self) -> list[str]:
        return self._laid(self.form.marks)

    @cached_property
    def outline(self) -> list[str]:
        return self._laid(self.form.outlines)

    def _laid(self, sheets: Sequence[SheetRows]) -> list[str]:
        rows = [[" "] * self.width for _ in range(self.n_rows)]
        for (top, left), sheet in zip(self.corners, sheets, strict=True):
            for r, line in enumerate(sheet):
                rows[top + r][left : left + len(line)] = line
        return ["".join(row) for row in rows]

    @cached_property
    def _patterns(self) -> list[re.Pattern[str]]:
        atoms = {"+": r"\S", ".": ".", " ": " "}
        return [re.compile("".join(atoms.get(mark, f"[{mark}{WRONG}]") for mark in row)) for row in self.marks]

    def suits(self, row: int, line: str) -> bool:
        """Tell whether a line may be a row of the picture."""
        return self._patterns[row].fullmatch(line.ljust(self.width)) is not None

    def first_fault(self, row: int, line: str) -> int:
        """The column in which a line cannot be a row of the picture."""
        pairs = enumerate(zip(self.marks[row], line.ljust(self.width), strict=False))
        return next((k for k, (mark, char) in pairs if not _fits(mark, char)), self.width)

    def sheets(self, lines: Sequence[str]) -> list[SheetRows]:
        """The sheets in the lines of a picture."""
        rows = [line.ljust(self.width) for line in lines]
        return [
            tuple([row[left : left + len(sheet[0])] for row in rows[top : top + len(sheet)]])
            for (top, left), sheet in zip(self.corners, self.form.marks, strict=True)
        ]
