"""The table of measurements: as text of fixed width, row by row as they come, or in Markdown."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Literal

Unit = Literal["s", "/s", "x"]


@dataclass(frozen=True)
class Target:
    """What is aimed at: at most so many seconds, so many times what it is compared with, or at least a speed."""

    value: float
    unit: Unit = "x"

    def is_met(self, result: Result) -> bool:
        if self.unit == "x":
            return result.ratio is not None and result.ratio <= self.value
        return result.value >= self.value if self.unit == "/s" else result.value <= self.value

    def __str__(self) -> str:
        if self.unit == "x":
            return f"{self.value:g} x"
        if self.unit == "/s":
            return f"{self.value / 1e6:g} M/s"
        return f"{self.value * 1e3:g} ms" if self.value < 0.1 else f"{self.value:g} s"


@dataclass(frozen=True)
class Result:
    """What was measured: seconds or a speed, by which engine, and what it was compared with."""

    value: float
    engine: str = ""
    unit: Unit = "s"
    against: float | None = None
    """What `value` is compared with, in the same unit; `against_name` is who took it, "xcover" if empty."""
    against_name: str = ""

    @property
    def ratio(self) -> float | None:
        return None if self.against is None else self.value / self.against


def quantity(value: float, unit: Unit = "s") -> str:
    """A number as a person reads it, three digits of it."""
    if unit == "/s":
        return f"{_digits(value / 1e6)} M/s"
    if value < 0.001:
        return f"{_digits(value * 1e6)} us"
    return f"{_digits(value * 1e3)} ms" if value < 0.1 else f"{_digits(value)} s"


def _digits(value: float) -> str:
    return f"{value:.0f}" if value >= 99.95 else f"{value:#.3g}"


HEADINGS = ("", "engine", "time", "compared with", "ratio", "target", "", "published rival")
WIDTHS = (38, 12, 8, 14, 6, 7, 4, 24)
_RIGHT = {2, 3, 4, 5}


def cells_of(name: str, result: Result, target: Target, rival: str) -> tuple[str, ...]:
    """The cells of a row."""
    against = "" if result.against is None else quantity(result.against, result.unit)
    against += f" {result.against_name}" if against and result.against_name else ""
    ratio = "" if result.ratio is None else f"{result.ratio:.3f}" if result.ratio < 10 else f"{result.ratio:.0f}"
    mark = "met" if target.is_met(result) else "MISS"
    return (name, result.engine, quantity(result.value, result.unit), against, ratio, str(target), mark, rival)


class Text:
    """Lines of fixed width."""

    def __init__(self) -> None:
        self.row(HEADINGS)

    def heading(self, title: str) -> None:
        print(f"\n{title}")

    def row(self, cells: tuple[str, ...]) -> None:
        """Print a row; what is too wide for its column goes on below."""
        columns = [textwrap.wrap(cell, width) or [""] for cell, width in zip(cells, WIDTHS, strict=True)]
        for k in range(max(map(len, columns))):
            parts = []
            for number, (lines, width) in enumerate(zip(columns, WIDTHS, strict=True)):
                text = lines[k] if k < len(lines) else ""
                parts.append(text.rjust(width) if number in _RIGHT else text.ljust(width))
            print(" ".join(parts).rstrip(), flush=True)

    def remark(self, name: str, remark: str, target: Target, rival: str) -> None:
        """A row that could not be measured."""
        room = sum(WIDTHS[1:5]) + 3
        for k, line in enumerate(textwrap.wrap(remark, room) or [""]):
            lead = name.ljust(WIDTHS[0]) if k == 0 else " " * WIDTHS[0]
            end = f" {str(target).rjust(WIDTHS[5])} {' ' * WIDTHS[6]} {rival}" if k == 0 else ""
            print(f"{lead} {line.ljust(room)}{end}".rstrip(), flush=True)


class Markdown:
    """A table for a page."""

    def __init__(self) -> None:
        print("| " + " | ".join(HEADINGS) + " |")
        print("|" + "|".join(" ---: " if number in _RIGHT else " --- " for number in range(len(HEADINGS))) + "|")

    def heading(self, title: str) -> None:
        print(f"| **{title}** |" + " |" * (len(HEADINGS) - 1))

    def row(self, cells: tuple[str, ...]) -> None:
        print("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |", flush=True)

    def remark(self, name: str, remark: str, target: Target, rival: str) -> None:
        """A row that could not be measured."""
        self.row((name, remark, "", "", "", str(target), "", rival))
