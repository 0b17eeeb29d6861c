"""A sheet of characters, on which text pictures are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from unicodedata import normalize

from ..errors import InvalidRequest
from .palette import ansi_background

# Arms of a junction of lines, as bits.
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
_BOX = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_PLAIN = {0: " ", UP: "|", DOWN: "|", UP | DOWN: "|", LEFT: "-", RIGHT: "-", LEFT | RIGHT: "-"}

# Characters that are read more easily in another form than as `?`.
_IN_ASCII = str.maketrans("–—−‘’“”·×", "---''\"\"*x") | {ord("ß"): "ss", ord("…"): "..."}

# Twenty thousand cells, as many as a board has, take a quarter of that.
_MOST_CHARACTERS = 1_000_000


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
        arms = self.arms
        for k in range(row, to_row):
            arms[k, column] = arms.get((k, column), 0) | DOWN
            arms[k + 1, column] = arms.get((k + 1, column), 0) | UP
        for k in range(column, to_column):
            arms[row, k] = arms.get((row, k), 0) | RIGHT
            arms[row, k + 1] = arms.get((row, k + 1), 0) | LEFT

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
        if (n := (bottom - top) * (right - left)) > _MOST_CHARACTERS:
            raise InvalidRequest(f"parts of it lie far from each other: a drawing of {n:,} characters is too large")
        return [self._row(row, range(left, right), ascii, color) for row in range(top, bottom)]

    def part(self, bounds: tuple[int, int, int, int], ascii: bool) -> tuple[str, ...]:
        """The rows within some bounds, all equally long, and without colors."""
        top, left, bottom, right = bounds
        chars, arms, joint = self.chars, self.arms, _PLAIN if ascii else dict(enumerate(_BOX))
        return tuple(
            [
                "".join([chars.get((row, k)) or joint.get(arms.get((row, k), 0), "+") for k in range(left, right)])
                for row in range(top, bottom)
            ]
        )

    def char(self, row: int, column: int, ascii: bool) -> str:
        """The character at a place; where nothing is written, that of the lines which meet there."""
        arms = self.arms.get((row, column), 0)
        return self.chars.get((row, column)) or (_PLAIN.get(arms, "+") if ascii else _BOX[arms])

    def _row(self, row: int, columns: range, ascii: bool, color: bool) -> str:
        cells = []
        for column in columns:
            char = self.char(row, column, ascii)
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


def beside(sheets: Sequence[Canvas], width: int, gap: int = 3) -> Canvas:
    """Lay sheets side by side, in as many rows as the width makes necessary."""
    result = Canvas()
    for sheet, place in zip(sheets, places_beside(sheets, width, gap), strict=True):
        result.put(sheet, *place)
    return result


def places_beside(sheets: Sequence[Canvas], width: int, gap: int = 3) -> list[tuple[int, int]]:
    """By how many rows and columns each sheet is shifted to lie beside the others."""
    shifts = []
    row = column = tallest = 0
    for sheet in sheets:
        top, left, bottom, right = sheet.bounds
        if column and column + right - left > width:
            row, column, tallest = row + tallest + 1, 0, 0
        shifts.append((row - top, column - left))
        column += right - left + gap
        tallest = max(tallest, bottom - top)
    return shifts
