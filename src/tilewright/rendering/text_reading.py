"""What can be read in a text picture.

Reading is drawing again. A form draws a cell at the same place in every picture. So words of marked characters, drawn
once, show where to look for the words of a cell; and a solution that was read is drawn again and must give the text,
character by character.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..families.pictured import Content
from ..families.scenes import Scene, SceneCell
from ..values import frozen
from .canvas import Canvas
from .spelling import spelled
from .text_boards import Look
from .text_layouts import PictureForm, SheetRows, WordLengths
from .text_sheets import TextSheets

_MARK = 0xE000
"""The first of the characters, of those for private use, that stand for the words of a cell."""


@frozen
class Slot:
    """A place of a word in a sheet: its row, its first column and the one after its last."""

    row: int
    left: int
    right: int

    def read(self, rows: SheetRows) -> str:
        return rows[self.row][self.left : self.right]


@frozen
class _Slots:
    """The places of the words of a cell, for contents of the same lengths, and the contents by these words."""

    places: tuple[Slot, ...]
    contents: Mapping[tuple[str, ...], tuple[Content, ...]]
    same: tuple[tuple[Slot, str], ...]
    """The characters that are the same for all of them, such as the name of a point."""

    @property
    def length(self) -> int:
        """The number of characters in the cell."""
        return len(self.same) + sum(slot.right - slot.left for slot in self.places)


@frozen
class Misread:
    """A cell with something in it that nothing of the puzzle shows: the words that are wrong, and where they begin."""

    cell: int
    slot: Slot
    words: tuple[str, ...]


class FormReader:
    """Reads the sheets of a form: the words of each cell, and the borders between cells."""

    def __init__(self, form: PictureForm) -> None:
        self.form, self._pictures = form, form.pictures
        self._slots: dict[int, list[_Slots]] = {}
        self._still: dict[int, list[tuple[Slot, str]]] = {}
        self._borders: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._right: set[object] = set()
        self._read: dict[tuple[int, SheetRows], tuple[dict[int, tuple[Content, ...]], list[Misread]]] = {}

    def _drawn(self, cell: int, shown: SceneCell) -> Canvas:
        """A cell alone."""
        return self.form.form.draw([self._pictures.sheets.shown(shown)[1]], Look())

    def slots(self, cell: int) -> list[_Slots]:
        """The words of a cell, the longest first."""
        if cell not in self._slots:
            found = [self._slots_of(cell, shape, contents) for shape, contents in self._pictures.by_shape(cell).items()]
            self._slots[cell] = sorted(found, key=lambda slots: -slots.length)
        return self._slots[cell]

    def _slots_of(self, cell: int, shape: WordLengths, contents: Mapping[Content, Content]) -> _Slots:
        lengths = [shape[0], *(length or 0 for length in shape[1])]
        words = [chr(_MARK + k) * length for k, length in enumerate(lengths)]
        marked = words[0], tuple(word or None for word in words[1:])
        canvas = self._drawn(cell, self._pictures.filled(self._pictures.sheets.cells[cell], marked, 0))
        at: dict[str, list[tuple[int, int]]] = {}
        for place, char in sorted(canvas.chars.items()):
            at.setdefault(char, []).append(place)
        top, left, _, _ = self.form.bounds[self.form.level_of[cell]]
        places, is_seen = [], []
        for word in words:
            there = at.get(word[:1], [])
            # A word that another one covers cannot be read.
            wanted = [(row, start + k) for row, start in there[:1] for k in range(len(word))]
            is_seen.append(len(word) > 0 and there == wanted and len(there) > 0)
            if is_seen[-1]:
                row, column = there[0]
                places.append(Slot(row - top, column - left, column - left + len(word)))
        by_words: dict[tuple[str, ...], tuple[Content, ...]] = {}
        for shown, real in contents.items():
            read = tuple(word or "" for word, seen in zip((shown[0], *shown[1]), is_seen, strict=True) if seen)
            by_words[read] = (*by_words.get(read, ()), real)
        outline = self.form.outlines[self.form.level_of[cell]]
        same = tuple(
            (Slot(row - top, column - left, column - left + 1), char)
            for (row, column), char in sorted(canvas.chars.items())
            if char != " " and not _MARK <= ord(char) <= _MARK + len(words) and outline[row - top][column - left] == " "
        )
        return _Slots(tuple(places), by_words, same)

    def still(self, cell: int) -> list[tuple[Slot, str]]:
        """The characters that show that nothing lies on a cell: its name, and what fills it."""
        if cell not in self._still:
            level = self.form.level_of[cell]
            top, left, _, _ = self.form.bounds[level]
            outline = self.form.outlines[level]
            canvas = self._drawn(cell, self._pictures.sheets.cells[cell])
            self._still[cell] = [
                (Slot(row - top, column - left, column - left + 1), char)
                for (row, column), char in sorted(canvas.chars.items())
                if char != " " and outline[row - top][column - left] == " "
            ]
        return self._still[cell]

    def read(self, level: int, rows: SheetRows) -> tuple[dict[int, tuple[Content, ...]], list[Misread]]:
        """What is seen on each cell of a sheet, and the cells with something else."""
        key = level, rows
        if key not in self._read:
            found: dict[int, tuple[Content, ...]] = {}
            wrong = []
            for cell in self.form.cells_of_level[level]:
                contents, misread = self._read_cell(cell, rows)
                found[cell] = contents
                wrong += [misread] if misread is not None else []
            self._read[key] = found, wrong
        return self._read[key]

    def _read_cell(self, cell: int, rows: SheetRows) -> tuple[tuple[Content, ...], Misread | None]:
        slots, found = self.slots(cell), list[Content]()
        length = 0
        for one in slots:
            if one.length < length:
                break
            contents = one.contents.get(tuple([slot.read(rows) for slot in one.places]))
            if contents and all(slot.read(rows) == char for slot, char in one.same):
                found += contents
                length = one.length
        still = self.still(cell)
        if (still or not slots) and len(still) > length and all(slot.read(rows) == char for slot, char in still):
            return (), None
        if found or not (slots or still):
            return tuple(found), None
        # The words that are likely to be meant: those with the most that are right.
        best, wrong = slots[0], -1
        for one in slots:
            words = [slot.read(rows) for slot in one.places]
            known = [{words[k] for words in one.contents} for k in range(len(words))]
            n_known = sum(word in some for word, some in zip(words, known, strict=True))
            if n_known > wrong:
                best, wrong = one, n_known
        words = [slot.read(rows) for slot in best.places]
        known = [{one[k] for one in best.contents} for k in range(len(words))]
        unknown = [k for k, word in enumerate(words) if word not in known[k]]
        if not words:
            return (), Misread(cell, self.place(cell), ())
        shown = [words[unknown[0]]] if unknown else words
        return (), Misread(cell, best.places[unknown[0] if unknown else 0], tuple(shown))

    def place(self, cell: int) -> Slot:
        """A place in a sheet by which a message can point to a cell."""
        slots = [slot for one in self.slots(cell) for slot in one.places]
        return slots[0] if slots else self.still(cell)[0][0] if self.still(cell) else Slot(0, 0, 1)

    def is_joined(self, sheets: Sequence[SheetRows], cell: int, other: int) -> bool:
        """Tell whether there is no border between two neighbors in the sheets."""
        level = self.form.level_of[cell]
        if (cell, other) not in self._borders:
            pictures, bounds = self._pictures, self.form.bounds[level]
            drawn = []
            for owner in (0, 1):
                pair = [
                    pictures.sheets.shown(pictures.filled(pictures.sheets.cells[one], ("", ()), number))[1]
                    for one, number in ((cell, 0), (other, owner))
                ]
                drawn.append(self.form.form.draw(pair, Look()).part(bounds, pictures.ascii))
            self._borders[cell, other] = [
                (r, c)
                for r, (joined, apart) in enumerate(zip(*drawn, strict=True))
                for c, (a, b) in enumerate(zip(joined, apart, strict=True))
                if a == " " != b
            ]
        return any(sheets[level][r][c] == " " for r, c in self._borders[cell, other])

    def differences(self, scene: Scene, sheets: Sequence[SheetRows]) -> Iterator[tuple[int, int, int, str]]:
        """Where the sheets differ from those that are drawn of a scene: level, row, column, and what is drawn there."""
        if self._pictures.spelling:
            scene = spelled(scene, ascii=self._pictures.ascii)
        table = TextSheets(self._pictures.lattice, scene.cells)
        for level, places in enumerate(self.form.cells_of_level):
            rows, cells = sheets[level], [scene.cells[place] for place in places]
            number: dict[int | None, int] = {None: -1}
            looks = [(number.setdefault(one.owner, len(number)), one.text, one.labels, one.wrong) for one in cells]
            key = level, rows, tuple(looks)
            if key in self._right:
                continue
            drawn = self._sheet(table, level, cells)
            # Other programs do not mark the sides that do not match.
            if drawn == rows or rows == self._sheet(table, level, [replace(cell, wrong=()) for cell in cells]):
                self._right.add(key)
                continue
            for r, (here, there) in enumerate(zip(rows, drawn, strict=True)):
                if here != there:
                    c = next(k for k, (a, b) in enumerate(zip(here, there, strict=True)) if a != b)
                    yield level, r, c, there[c]

    def _sheet(self, table: TextSheets, level: int, cells: Sequence[SceneCell]) -> SheetRows:
        drawn = self.form.form.draw([table.shown(cell)[1] for cell in cells], Look())
        rows = drawn.part(self.form.bounds[level], self._pictures.ascii)
        # The name of the layer stands above it.
        return rows if len(table.levels) == 1 else (self.form.outlines[level][0], *rows[1:])
