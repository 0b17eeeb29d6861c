"""Labels on the sides of a cell, and behind them its value, if it has one."""

from __future__ import annotations

Label = str
SideLabels = tuple[Label | None, ...]
"""Labels of one cell by side number; None is a side without a label, which matches anything.

Behind those of its sides stands the value of the cell, a `CellValue`, if it has one.
"""


_MOST_DIGITS = 9


class CellValue(str):
    """The word for the value of a cell: the pips of a half of a domino, the color of a square.

    It turns with the cell, meets nothing, and is no label, not even one of the same word.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CellValue) and str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return ~str.__hash__(self)


def plain_value(value: object) -> str:
    """The word for a value; whole numbers in their usual spelling."""
    word = str(value)
    return str(int(word)) if word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS else word


def value_on(labels: SideLabels) -> CellValue | None:
    """The value of a cell with these labels; None if it has none."""
    last = labels[-1] if labels else None
    return last if isinstance(last, CellValue) else None


def sides_only(labels: SideLabels) -> SideLabels:
    """The labels on the sides of a cell, without its value."""
    return labels[:-1] if labels and isinstance(labels[-1], CellValue) else labels


def with_value(labels: SideLabels, value: CellValue | None) -> SideLabels:
    """The labels of a cell with another value, or with none."""
    return sides_only(labels) if value is None else (*sides_only(labels), value)


def shown_labels(labels: SideLabels) -> SideLabels:
    """The labels on the sides of a cell; () if no side has one."""
    sides = sides_only(labels)
    return sides if sides.count(None) < len(sides) else ()


def text_of(code: str, value: str | None) -> str:
    """The text of a cell of a piece: the code of the piece, and the value of the cell if it has one."""
    return code if value is None else f"{code}:{value}"
