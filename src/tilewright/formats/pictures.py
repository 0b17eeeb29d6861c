"""Solutions read from pictures in text, as `tilewright solve` draws them.

A file may hold many pictures, and any other text between them. Each picture that was read is drawn again and compared
with the text; so a picture that was changed by hand is another solution, or a mistake with its place.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache
from itertools import islice, product
from typing import TYPE_CHECKING

from ..errors import InvalidSolution, LeftOut, Mistake
from ..families import family_of
from ..families.pictured import Content, SeenPicture
from ..families.scenes import Scene
from ..rendering.canvas import plain
from ..rendering.layers import layer_caption
from ..rendering.spelling import finished, spelled, widened
from ..rendering.text import blocks_below, flow, legend_entries
from ..rendering.text_layouts import Layout, PictureForm, PuzzlePictures
from ..rendering.text_reading import FormReader, Misread, Slot
from ..sentences import sentence

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

_HEADING = re.compile(r"\s*Solution \d+\s*")
_DRAWN = re.compile(r"\s*(?!_[^\W_])[|/\\+_\u2500-\u257f](?:.*[|/\\+_~:\u2500-\u257f])?\s*|[\s~:_]*[~:][\s~:_]*")
"""Lines that must belong to a picture."""
_RULE = re.compile(r"\s*-{4,}\s*")
"""Lines that may begin one, besides those."""
_FIRST_LAYER = layer_caption(0, 2)
"""Stands above the picture of a solid."""
_NO_PICTURE = "there is no picture of this solution below"
_MOST_MISTAKES = 20
_MOST_BELOW = 1000
_MOST_ABOVE = 4
_MOST_LIKELY = 2
_MOST_COMPARED = 8
_ALIKE = 0.6
"""The share of a line, or of the lines of a picture, that is as expected where the rest is a mistake."""
_USUAL_WIDTH = 100


def solutions_in_pictures(puzzle: Puzzle, text: str, name: str, mistakes: list[Mistake]) -> list[Solution]:
    """The solutions of which there are pictures in a text; adds mistakes to the list."""
    return _PictureReader(puzzle, text, name, mistakes).solutions()


class _PictureReader:
    """Reads the pictures in a text, one after the other."""

    def __init__(self, puzzle: Puzzle, text: str, name: str, mistakes: list[Mistake]) -> None:
        self.puzzle, self.name, self.mistakes = puzzle, name, mistakes
        self.family = family_of(puzzle)
        self.pictured = self.family.solutions.pictured()
        self.lines = [widened(line.rstrip()) for line in text.rstrip().split("\n")]
        self.is_ascii = text.isascii()
        self.found: list[Solution] = []
        self._used: list[Layout] = []
        """The layouts of the pictures so far, the last one first."""
        self._made: list[Layout] = []
        self._to_make = self._all_layouts()
        self._reader_of = cache(FormReader)

    def solutions(self) -> list[Solution]:
        """The solutions in the order of the text."""
        lines, at, heading = self.lines, 0, None
        while at < len(lines) and len(self.mistakes) < _MOST_MISTAKES:
            layout = self._layout(at)
            if layout is not None:
                at, heading = self._read(layout, at), None
            elif _DRAWN.fullmatch(lines[at]):
                at, heading = self._misdrawn(at), None
            else:
                if _HEADING.fullmatch(lines[at]):
                    if heading is not None:
                        self._fail(heading, 0, _NO_PICTURE, len(lines[heading]))
                    heading = at
                at += 1
        if heading is not None:
            if heading + 2 < len(lines):
                self._fail(heading, 0, _NO_PICTURE, len(lines[heading]))
            else:
                self._leave_out(heading)
        return self.found

    def _fail(self, line: int, column: int, message: str, width: int = 1, help: str = "") -> None:
        before = self.lines[line][:column].ljust(column) if line < len(self.lines) else ""
        # Marks behind wide characters are not in the file.
        self.mistakes.append(Mistake(message, line + 1, len(finished(before)) + 1, width, help))

    def _leave_out(self, line: int) -> None:
        """Pass over the last picture, of which the text has only a part, as after `head`."""
        message = sentence(
            "{name}: the last picture, in line {line}, is cut off and was left out", name=self.name, line=line + 1
        )
        warnings.warn(message, LeftOut, stacklevel=2)

    def _all_layouts(self) -> Iterator[Layout]:
        """The layouts of all pictures that the puzzle may have, the likely ones first."""
        blank, contents = self.pictured.blank(self.puzzle), self.pictured.contents(self.puzzle)
        widest = max(map(len, self.lines))
        for ascii in (True,) if self.is_ascii else (False, True):
            for form in PuzzlePictures(blank, contents, self.pictured.filled, ascii).forms():
                yield from form.layouts(widest)

    def _layouts(self) -> Iterator[Layout]:
        yield from self._used
        yield from self._made
        for layout in self._to_make:
            self._made.append(layout)
            yield layout

    def _layout(self, at: int) -> Layout | None:
        """The layout of the picture that begins on a line; None if none begins there."""
        line = self.lines[at]
        is_drawn = _DRAWN.fullmatch(line) or _RULE.fullmatch(line) or line.startswith(_FIRST_LAYER)
        # The likely layouts are tried everywhere: they see also what begins in an unusual way.
        likely = islice(self._layouts(), len(self._used) + _MOST_LIKELY)
        for layout in () if not line else self._layouts() if is_drawn else likely:
            if self._suits(layout, at):
                if layout not in self._used[:1]:
                    self._used = [layout, *(one for one in self._used if one is not layout)]
                return layout
        return None

    def _suits(self, layout: Layout, at: int) -> bool:
        """Tell whether the picture that begins on a line has a layout: all lines, and most of the words."""
        lines = self.lines[at : at + layout.n_rows]
        if len(lines) < layout.n_rows or not all(map(layout.suits, range(layout.n_rows), lines)):
            return False
        read = self._reader_of(layout.form).read
        n_wrong = sum(len(read(level, rows)[1]) for level, rows in enumerate(layout.sheets(lines)))
        return 2 * n_wrong <= len(self.puzzle.board)

    def _misdrawn(self, drawn: int) -> int:
        """Tell what is wrong with a picture; returns the line after it."""
        lines, best, share, at = self.lines, None, 0.0, drawn
        likely = [*self._used, *self._made[:_MOST_COMPARED]]
        first = drawn
        while first and lines[first - 1] and not _HEADING.fullmatch(lines[first - 1]):
            first -= 1
        named = [k for k in range(first) if lines[k].startswith(_FIRST_LAYER)][-1:]
        for layout, start in product(likely, (*range(drawn, max(first - 1, drawn - _MOST_ABOVE), -1), *named)):
            if start + layout.n_rows <= drawn:
                continue
            rows = range(min(layout.n_rows, len(lines) - start))
            n_right = sum(layout.suits(row, lines[start + row]) for row in rows)
            if self._suits(layout, start):
                return self._read(layout, start)
            if n_right == len(rows) < layout.n_rows:
                self._leave_out(start)
                return len(lines)
            if layout.n_rows > n_right > share * layout.n_rows:
                best, share, at = layout, n_right / layout.n_rows, start
        if best is None or share < _ALIKE:
            what = f"this is no picture of a solution of {self.puzzle.name}"
            help = sentence("the lines of a picture must stay as `tilewright solve` draws them")
            self._fail(drawn, 0, what, len(lines[drawn]), help)
            end = drawn
            while end < len(lines) and lines[end] and not _HEADING.fullmatch(lines[end]):
                end += 1
            return end
        for row in range(best.n_rows):
            line = lines[at + row] if at + row < len(lines) else ""
            if _HEADING.fullmatch(line):
                self._fail(at + row, 0, "the picture above is cut off", len(line))
                return max(at + row, drawn + 1)
            if not best.suits(row, line):
                column = best.first_fault(row, line)
                self._fail_to_match(at + row, column, (best.outline[row] + " ")[column])
                break
        end = max(at + row, drawn) + 1
        while end < min(at + best.n_rows, len(lines)) and not _HEADING.fullmatch(lines[end]):
            end += 1
        return end

    def _fail_to_match(self, line: int, column: int, drawn: str) -> None:
        here = (self.lines[line] if line < len(self.lines) else "").ljust(column + 1)[column]
        words = ["a blank" if char == " " else repr(char) for char in (drawn, here)]
        self._fail(line, column, f"the picture of a solution has {words[0]} here, not {words[1]}")

    def _read(self, layout: Layout, at: int) -> int:
        """Read the picture that begins on a line; returns the line after it and what belongs to it."""
        form, end = layout.form, at + layout.n_rows
        reader = self._reader_of(form)
        sheets = layout.sheets(self.lines[at:end])
        contents: dict[int, tuple[Content, ...]] = {}
        n_before = len(self.mistakes)
        for level, rows in enumerate(sheets):
            seen, wrong = reader.read(level, rows)
            contents |= seen
            for one in wrong:
                self._fail_to_read(layout, at, one)
        if len(self.mistakes) > n_before:
            return end
        below = self._below(layout, end)
        spelled_as = {shown: word for word, shown in form.pictures.spelling.items()}
        told = (
            [" ".join(spelled_as.get(word, word) for word in line.split(" ")) for line in below]
            if spelled_as
            else below
        )
        listed = [contents[cell] for cell in range(len(contents))]
        try:
            solution = self.pictured.solution(
                self.puzzle, SeenPicture(listed, lambda cell, other: reader.is_joined(sheets, cell, other), told)
            )
        except InvalidSolution as problem:
            self._fail_at(layout, at, problem.cell or 0, reader.place(problem.cell or 0), str(problem))
            return end
        scene = self.family.scene_of_solution(solution)
        for level, row, column, drawn in reader.differences(scene, sheets):
            top, left = layout.corners[level]
            self._fail_to_match(at + top + row, left + column, drawn)
            break
        end = self._compare_below(form, scene, end, len(below))
        if len(self.mistakes) == n_before:
            self.found.append(solution)
        return end

    def _fail_at(self, layout: Layout, at: int, cell: int, slot: Slot, message: str) -> None:
        top, left = layout.corners[layout.form.level_of[cell]]
        self._fail(at + top + slot.row, left + slot.left, message, slot.right - slot.left)

    def _fail_to_read(self, layout: Layout, at: int, wrong: Misread) -> None:
        words = " ".join(finished(word) for word in wrong.words)
        nouns, name = self.family.nouns, self.puzzle.board.names[wrong.cell]
        message = sentence(
            "{place} {name}: no {piece} of {name_2} shows {words} here",
            place=nouns.place,
            name=name,
            piece=nouns.piece,
            name_2=self.puzzle.name,
            words=repr(words),
        )
        self._fail_at(layout, at, wrong.cell, wrong.slot, message)

    def _below(self, layout: Layout, start: int) -> list[str]:
        """The lines from here on that may belong to a picture above them."""
        found = []
        for line in self.lines[start : start + _MOST_BELOW]:
            if _HEADING.fullmatch(line) or _DRAWN.fullmatch(line) or (line and layout.suits(0, line)):
                break
            found.append(line)
        return found

    def _compare_below(self, form: PictureForm, scene: Scene, start: int, n_lines: int) -> int:
        """Compare the lines below a picture with those that belong there, if they are there; returns the next line."""
        pictures, lines, last = form.pictures, self.lines, start + n_lines
        if pictures.spelling:
            scene = spelled(scene, ascii=pictures.ascii)
        entries = legend_entries(scene)
        ways = [flow(entries, (max(map(len, entries)) + 3) * n) for n in range(1, len(entries) + 1)] if entries else []
        end = start
        for block in blocks_below(scene, _USUAL_WIDTH):
            at = end
            while at < last and not lines[at]:
                at += 1
            if at == last:
                break
            is_legend = ways and block[0].startswith(entries[0])
            block = next((way for way in ways if way[0] == lines[at]), block) if is_legend else block
            for k, line in enumerate(block):
                wanted = plain(line) if pictures.ascii else line
                found = lines[at + k] if at + k < last else ""
                if found != wanted.rstrip():
                    is_meant = k > 0 or SequenceMatcher(None, found, wanted).ratio() > _ALIKE
                    if found and is_meant:
                        pairs = enumerate(zip(found.ljust(len(wanted)), wanted.ljust(len(found)), strict=True))
                        column = next(c for c, (a, b) in pairs if a != b)
                        message = sentence(
                            "this line does not fit the picture above it; {finished} does",
                            finished=repr(finished(wanted).strip()),
                        )
                        self._fail(at + k, column, message)
                    break
                end = at + k + 1
        return end
