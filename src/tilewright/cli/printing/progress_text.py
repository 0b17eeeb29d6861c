"""A search under way as a line of text: a bar, the share, numbers, and how long it may still take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .wording import clock, compact, span

if TYPE_CHECKING:
    from ...solving import Progress

_BLOCKS = " ▏▎▍▌▋▊▉█"
# The bar takes this part of the line, so that it does not change its length.
_PART_OF_BAR = 6
_LEAST_BAR = 8
_SEPARATOR = ", "


def bar(share: float, width: int, *, ascii: bool = False) -> str:
    """A bar that is `width` columns wide."""
    if ascii:
        full = int(share * width)
        return "#" * full + "." * (width - full)
    eighths = int(share * width * 8)
    full, part = divmod(eighths, 8)
    drawn = "█" * full + (_BLOCKS[part] if part else "")
    return drawn + "░" * (width - len(drawn))


def percent(share: float) -> str:
    """A share as text of constant width; only 1 is shown as 100 %."""
    if share >= 1:
        return "100 %"
    if 0 < share < 0.001:
        return "<0.1 %"
    return f"{min(int(1000 * share) / 10, 99.9):4.1f} %"


def progress_text(progress: Progress, columns: int | None = None, *, ascii: bool = False) -> str:
    """The line; where it would be too long, the least important parts are left out.

    Without `columns` it is a line of a log: no bar, and all parts.
    """
    # A search that proves nothing has no share of a tree to speak of.
    share = percent(progress.share) if progress.share else ""
    width = (columns or 0) // _PART_OF_BAR if share else 0
    head = f"{bar(progress.share, width, ascii=ascii)} {share}  " if width >= _LEAST_BAR else f"{share}  " * bool(share)
    # Each with its rank.
    pieces = [
        (0, "" if progress.lowest is None else f"best so far {progress.lowest} wrong"),
        (4, f"{compact(progress.nodes)} {progress.words[0]}"),
        (5, f"{compact(progress.nodes_per_second)}/s" if progress.nodes_per_second else ""),
        (2, f"{compact(progress.found)} {progress.words[1]}"),
        (6, f"{progress.workers} workers" if progress.workers > 1 else ""),
        (3, clock(progress.seconds)),
        (1, f"{span(*progress.remaining)} left" if progress.remaining is not None else ""),
    ]
    shown = [piece for piece in pieces if piece[1]]
    while columns is not None and len(shown) > 1 and len(head + _SEPARATOR.join(text for _, text in shown)) > columns:
        shown.remove(max(shown))
    return (head + _SEPARATOR.join(text for _, text in shown))[:columns]
