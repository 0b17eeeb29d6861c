"""A sheet of characters, on which text pictures are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from unicodedata import normalize

from .palette import ansi_background

# Arms of a junction of lines, as bits.
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
_BOX = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_PLAIN = {0: " ", UP: "|", DOWN: "|", UP | DOWN: "|", LEFT: "-", RIGHT: "-", LEFT | RIGHT: "-"}

# Characters that are read more easily in another form than as `?`.
_IN_ASCII = str.maketrans("–—−‘’“”·×", "---''\"\"*x") | {ord("ß"): "ss", ord("…"): "..."}


class Canvas:
    """Characters at (row, column), each with the color of its ground; lines that join where they meet."""

    def __init__(self) -> None:
        self.chars: dict[tuple[int, int], str] = {}
        self.grounds: dict[tuple[int, int], str] = {}
        self.arms: dict[tuple[int, int], int] = {}

    def write(self, row: int, column: int, text: str) -> None:
        for k, char in enumerate(text):
            self.chars[row, column + k] = char

    def ground(self, row: int, column: int, width: int, color: str) -> None:
        for k in range(column, column + width):
            self.grounds[row, k] = color

    def line(self, row: int, column: int, to_row: int, to_column: int) -> None:
        """A horizontal or vertical line of box characters, both ends included."""
        down, right = (to_row > row), (to_column > column)
        while (row, column) != (to_row, to_column):
            self._add(row, column, DOWN if down else RIGHT)
            row, column = row + down, column + right
            self._add(row, column, UP if down else LEFT)

    def _add(self, row: int, column: int, arm: int) -> None:
        self.arms[row, column] = self.arms.get((row, column), 0) | arm

    def put(self, other: Canvas, row: int, column: int) -> None:
        """Copy another sheet, shifted."""
        for mine, theirs in ((self.chars, other.chars), (self.grounds, other.grounds)):
            mine.update({(r + row, c + column): value for (r, c), value in theirs.items()})
        self.arms.update({(r + row, c + column): value for (r, c), value in other.arms.items()})

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """First row, first column, and those after the last."""
        places = [*self.chars, *self.arms, *self.grounds] or [(0, 0)]
        rows, columns = [row for row, _ in places], [column for _, column in places]
        return min(rows), min(columns), max(rows) + 1, max(columns) + 1

    def lines(self, *, ascii: bool = False, color: bool = False) -> list[str]:
        """The rows of the sheet, without blanks at their ends."""
        top, left, bottom, right = self.bounds
        return [self._row(row, range(left, right), ascii, color) for row in range(top, bottom)]

    def _row(self, row: int, columns: range, ascii: bool, color: bool) -> str:
        cells = []
        for column in columns:
            arms = self.arms.get((row, column), 0)
            char = self.chars.get((row, column)) or (_PLAIN.get(arms, "+") if ascii else _BOX[arms])
            cells.append((char, self.grounds.get((row, column), "") if color else ""))
        while cells and cells[-1] == (" ", ""):
            cells.pop()
        return "".join(
            ansi_background(ground) + "".join(char for char, _ in run) + "\x1b[0m"
            if ground
            else "".join(char for char, _ in run)
            for ground, run in groupby(cells, key=lambda cell: cell[1])
        )


def plain(text: str) -> str:
    """The text in ASCII: letters without their accents, `?` for what has no such form."""
    spelled = text.translate(_IN_ASCII)
    letters = (char for char in normalize("NFKD", spelled) if not (0x300 <= ord(char) < 0x370))
    return "".join(char if ord(char) < 128 else "?" for char in letters)


def beside(sheets: Iterable[Canvas], width: int, gap: int = 3) -> Canvas:
    """Lay sheets side by side, in as many rows as the width makes necessary."""
    result = Canvas()
    row = column = tallest = 0
    for sheet in sheets:
        top, left, bottom, right = sheet.bounds
        if column and column + right - left > width:
            row, column, tallest = row + tallest + 1, 0, 0
        result.put(sheet, row - top, column - left)
        column += right - left + gap
        tallest = max(tallest, bottom - top)
    return result
