"""Pages of paper with drawings at true size: rows of blocks, headings, and a ruler on every page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import ceil

from ..rendering.font import text_width
from ..rendering.palette import BLACK
from ..rendering.picture import Picture, Point, fitted_size
from ..rendering.planar import FAINT_TEXT
from ..values import frozen
from .base import Tell
from .pdf_file import PdfFile, Window

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""The width and height of paper."""

GAP = 5.0
"""The room between blocks, for a pair of scissors."""

OVERLAP = 10.0
"""The width of the strip that two parts of a large drawing have in common, to glue them together."""

_SLICE = 1.0
"""The height of the slices in which outlines are compared, so that slanting things move together."""

TEXT, SMALL = 3.5, 2.8
LEADING = 1.45
"""From one line to the next, in sizes of the text."""
_TITLE = 6.0
# What printers cannot reach, and some room to hold the paper.
_MARGIN = 10.0
_HEAD, _FOOT = 8.0, 12.0
_RULER = 100.0
_NAME = 75.0


@frozen
class Printed:
    """A picture to be put on paper, with so many millimeters to its unit.

    `around` are points on its outline, in units of the picture; () for one that fills its box.
    """

    picture: Picture
    scale: float
    around: tuple[Point, ...] = ()

    @property
    def width(self) -> float:
        return (self.picture.right - self.picture.left) * self.scale

    @property
    def height(self) -> float:
        return (self.picture.bottom - self.picture.top) * self.scale

    @cached_property
    def profile(self) -> tuple[tuple[float, float], ...]:
        """For each slice from the top, how far to the right it begins and ends; slices are as high as `_SLICE`."""
        n = ceil(self.height / _SLICE)
        if not self.around:
            return ((0.0, self.width),) * n
        picture, scale, spans = self.picture, self.scale, [(self.width, 0.0)] * n
        points = [((x - picture.left) * scale, (y - picture.top) * scale) for x, y in self.around]
        for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True):
            steps = max(1, ceil(2 * abs(to_y - y) / _SLICE))
            for k in range(steps + 1):
                at = x + (to_x - x) * k / steps
                slice_ = min(n - 1, max(0, int((y + (to_y - y) * k / steps) / _SLICE)))
                spans[slice_] = min(spans[slice_][0], at), max(spans[slice_][1], at)
        return tuple((round(begin, 2), round(end, 2)) for begin, end in spans)


Sheaf = list[list[tuple[Printed, float, float]]]
"""For each page the blocks on it, with their places from the left and the top."""


def packed(
    items: Sequence[Sequence[Printed]], width: float, height: float, first: float | None = None, gap: float = GAP
) -> Sheaf:
    """Things on pages of a size, as near to the top of the latest page as they fit, and there to the left.

    A thing can be drawn in several ways, of which it takes the one that needs least room. Slanting things move
    together. On the first page there may be less height than on the others.
    """
    pages: Sheaf = [[]]
    taken = [-gap] * int((height if first is None else max(0.0, first)) / _SLICE)
    for ways in items:
        place = _place(taken, ways, width, gap)
        if place is None:
            pages.append([])
            taken = [-gap] * int(height / _SLICE)
            place = _place(taken, ways, width, gap) or (ways[0], 0.0, 0)
        way, x, slice_ = place
        pages[-1].append((way, x, slice_ * _SLICE))
        around = int(gap / _SLICE)
        for k, (_, end) in enumerate(way.profile, start=slice_):
            for near in range(max(0, k - around), min(len(taken), k + around + 1)):
                taken[near] = max(taken[near], x + end)
    return pages


def _place(
    taken: Sequence[float], ways: Sequence[Printed], width: float, gap: float
) -> tuple[Printed, float, int] | None:
    """The way in which a thing is drawn, its place from the left, and its first slice; None if it fits nowhere."""
    best: tuple[float, Printed, float, int] | None = None
    for slice_ in range(len(taken)):
        for way in ways:
            here = taken[slice_ : slice_ + len(way.profile)]
            least = width + 0.01 if best is None else best[0] - 0.01
            # Mostly the first slice shows already that there is less room.
            if len(here) < len(way.profile) or here[0] + gap - way.profile[0][0] + way.width > least:
                continue
            x = max(0.0, *(end + gap - begin for end, (begin, _) in zip(here, way.profile, strict=True)))
            if x + way.width <= least:
                best = x + way.width, way, x, slice_
    return None if best is None else best[1:]


def parts_of(length: float, room: float) -> int:
    """The number of parts, with overlaps, into which something longer than the room is cut."""
    n = 1
    while n * room - (n - 1) * OVERLAP < length - 0.01:
        n += 1
    return n


class Paper:
    """Pages in the making, filled from the top."""

    def __init__(
        self, size: tuple[float, float], title: str, *, names: Sequence[str] | None = None, at_true_size: bool = True
    ) -> None:
        """Begin with an empty page; `names` are of those who get all pages once each, "" for a line to write one on."""
        self._size, self._title, self._at_true_size = size, title, at_true_size
        self._names = names
        self._pages: list[list[tuple[Picture, float, float, float, Window | None]]] = []
        self._y = 0.0
        self.new_page()

    @property
    def width(self) -> float:
        """The width of what can be printed."""
        return self._size[0] - 2 * _MARGIN

    @property
    def height(self) -> float:
        """The height of what can be printed on a page, below its title."""
        return self._size[1] - 2 * _MARGIN - _HEAD - _FOOT

    @property
    def left_over(self) -> float:
        """The height that is still free on this page."""
        return _MARGIN + _HEAD + self.height - self._y

    @property
    def n_pages(self) -> int:
        return len(self._pages)

    def new_page(self) -> None:
        """Go on at the top of a new page, unless this one is empty."""
        if not self._pages or self._pages[-1]:
            self._pages.append([])
        self._y = _MARGIN + _HEAD

    def skip(self, height: float) -> None:
        """Leave some room."""
        self._y += height

    def lines(self, text: str, size: float = TEXT, color: str = BLACK, *, bold: bool = False) -> None:
        """A paragraph, in as many lines as it needs."""
        for line in wrapped(text, size, self.width):
            if self.left_over < LEADING * size:
                self.new_page()
            self._line(line, (0.0, 0.0), self.width, size, color, bold)
            self._y += LEADING * size

    def words(
        self,
        text: str,
        place: tuple[float, float],
        width: float,
        size: float = TEXT,
        color: str = BLACK,
        *,
        bold: bool = False,
    ) -> float:
        """A paragraph at a place from where the page is filled so far; returns its height, and fills nothing."""
        x, y = place
        lines = list(wrapped(text, size, width))
        for number, line in enumerate(lines):
            self._line(line, (x, y + number * LEADING * size), width, size, color, bold)
        return len(lines) * LEADING * size

    def _line(
        self, line: str, place: tuple[float, float], width: float, size: float, color: str, bold: bool = False
    ) -> None:
        picture, (x, y) = Picture(), place
        picture.text((0.0, 0.0), line, fitted_size(line, size, width), color, align=0, bold=bold)
        self._pages[-1].append((picture, _MARGIN + x, self._y + y + 0.6 * size, 1.0, None))

    def put(self, block: Printed, x: float, y: float) -> None:
        """A block at a place from where the page is filled so far; this fills nothing."""
        self._put(block, _MARGIN + x, self._y + y)

    def heading(self, text: str) -> None:
        """A heading; what comes next goes to a new page if this one is nearly full."""
        if self.left_over < 4 * GAP:
            self.new_page()
        self._y += 0.4 * GAP
        self.lines(text, 1.15 * TEXT, bold=True)
        self._y += 0.4 * GAP

    def has_room_for(self, block: Printed) -> bool:
        """Tell whether a block goes on one page."""
        return block.width <= self.width + 0.01 and block.height <= self.height - 3 * GAP

    def fits(self, items: Sequence[Sequence[Printed]], head: float) -> bool:
        """Tell whether things go on this page, below a head of some height."""
        return len(packed(items, self.width, self.height, self.left_over - head)) == 1

    def pack(self, items: Sequence[Sequence[Printed]]) -> None:
        """Things close to each other on as many pages as they need; each must fit on one. Equal ones stand in rows."""
        if len({way.profile for ways in items for way in ways}) == 1:
            self.rows([ways[0] for ways in items])
            return
        for number, page in enumerate(packed(items, self.width, self.height, self.left_over)):
            if number:
                self.new_page()
            for block, x, y in page:
                self._put(block, _MARGIN + x, self._y + y)
            self._y += max((y + block.height + GAP for block, _, y in page), default=0.0)

    def rows(self, blocks: Sequence[Printed], *, centered: bool = False) -> None:
        """Blocks in rows, their lower ends in line, on as many pages as they need; each must fit on one."""
        for row in in_rows(blocks, self.width):
            height = max(block.height for block in row)
            if height > self.left_over + 0.01:
                self.new_page()
            x = _MARGIN
            if centered:
                x += (self.width - sum(block.width + GAP for block in row) + GAP) / 2
            for block in row:
                self._put(block, x, self._y + height - block.height)
                x += block.width + GAP
            self._y += height + GAP

    def has_room_for_rows(self, blocks: Sequence[Printed], head: float) -> bool:
        """Tell whether blocks in rows go on this page, below a head of some height."""
        return sum(max(block.height for block in row) + GAP for row in in_rows(blocks, self.width)) + head <= (
            self.left_over
        )

    def in_parts(self, block: Printed, what: str) -> int:
        """A block that is larger than a page, on several that overlap; returns their number."""
        # A line of text stands above each part.
        width, height = self.width, self.height - 3 * TEXT
        columns, rows = parts_of(block.width, width), parts_of(block.height, height)
        for number in range(columns * rows):
            row, column = divmod(number, columns)
            self.new_page()
            place = f"part {number + 1} of {columns * rows}, row {row + 1}, column {column + 1}"
            self.lines(f"{what}, {place}. Cut along the frame; the next part begins at the dashed line.", SMALL)
            left, top = column * (width - OVERLAP), row * (height - OVERLAP)
            wide, high = min(width, block.width - left), min(height, block.height - top)
            window = (_MARGIN, self._y, wide, high)
            self._put(block, _MARGIN - left, self._y - top, window)
            self._pages[-1].append((_marks(window, column + 1 < columns, row + 1 < rows), 0, 0, 1.0, None))
        self.new_page()
        return columns * rows

    def _put(self, block: Printed, left: float, top: float, clip: Window | None = None) -> None:
        picture, scale = block.picture, block.scale
        place = left - scale * picture.left, top - scale * picture.top
        self._pages[-1].append((picture, *place, scale, clip))

    def content(self, tell: Tell) -> bytes:
        """The whole file."""
        file = PdfFile(self._title)
        self.write(file, tell)
        return file.content()

    def write(self, file: PdfFile, tell: Tell) -> None:
        """Put all pages into a file, once for each name."""
        if not self._pages[-1]:
            self._pages.pop()
        first = file.n_pages
        for number, placed in enumerate(self._pages, start=1):
            tell(number, len(self._pages))
            file.page(*self._size)
            file.draw(self._frame(number), 0, 0)
            for picture, left, top, scale, clip in placed:
                file.draw(picture, left, top, scale, clip)
            if self._names:
                file.layer()
                file.draw(self._name(self._names[0]), 0, 0)
        for name in (self._names or ())[1:]:
            for number in range(first, first + len(self._pages)):
                file.page_like(number)
                file.draw(self._name(name), 0, 0)

    def _name(self, name: str) -> Picture:
        """The name of a pupil, or a line for it, beside the title."""
        picture, x, y = Picture(), self._size[0] - _MARGIN - _NAME, _MARGIN + 0.4 * _TITLE
        words = "Name"
        picture.text((x, y), words, TEXT, FAINT_TEXT, align=0)
        x += text_width(words) * TEXT + 2.0
        room = self._size[0] - _MARGIN - x
        if name:
            picture.text((x, y), name, fitted_size(name, 1.2 * TEXT, room), align=0, bold=True)
        else:
            picture.lines([[(x, y + 1.5), (x + room, y + 1.5)]], BLACK, 0.25)
        return picture

    def _frame(self, number: int) -> Picture:
        """The title, a ruler if all is at true size, and the number of the page."""
        picture, (wide, high) = Picture(), self._size
        room = self.width - (0.0 if self._names is None else _NAME + GAP)
        size = fitted_size(self._title, _TITLE if number == 1 else 0.65 * _TITLE, room)
        picture.text((_MARGIN, _MARGIN + 0.4 * _TITLE), self._title, size, align=0, bold=True)
        y = high - _MARGIN
        picture.text((wide - _MARGIN, y - 1), f"{number} / {self.n_pages}", SMALL, FAINT_TEXT, align=1)
        if not self._at_true_size:
            return picture
        picture.lines([[(_MARGIN, y), (_MARGIN + _RULER, y)]], BLACK, 0.25)
        ticks = [[(_MARGIN + x, y), (_MARGIN + x, y - (1.5 if x % 10 else 3.0))] for x in range(0, int(_RULER) + 1, 5)]
        picture.lines(ticks, BLACK, 0.25)
        for x in range(0, int(_RULER) + 1, 10):
            picture.text((_MARGIN + x, y - 4.4), str(x), 2.2, FAINT_TEXT)
        words = "millimeters, if printed at 100 %"
        picture.text((_MARGIN + _RULER + 4, y - 1), words, SMALL, FAINT_TEXT, align=0)
        return picture


def in_rows(blocks: Sequence[Printed], width: float, gap: float = GAP) -> list[list[Printed]]:
    """Blocks in rows of at most a width."""
    rows: list[list[Printed]] = []
    x = width
    for block in blocks:
        if x + block.width > width + 0.01:
            rows.append([])
            x = 0.0
        rows[-1].append(block)
        x += block.width + gap
    return rows


def _marks(window: Window, goes_right: bool, goes_down: bool) -> Picture:
    """The frame of a part, and dashed lines where the next parts begin."""
    picture, (x, y, wide, high) = Picture(), window
    picture.polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], stroke=FAINT_TEXT, width=0.1)
    lines = [[(x + wide - OVERLAP, y), (x + wide - OVERLAP, y + high)]] if goes_right else []
    lines += [[(x, y + high - OVERLAP), (x + wide, y + high - OVERLAP)]] if goes_down else []
    picture.lines(lines, FAINT_TEXT, 0.2, dashes="2 2")
    return picture


def wrapped(text: str, size: float, width: float) -> Iterator[str]:
    """The words of a text in lines of at most a width; a longer word has a line of its own."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and text_width(longer) * size > width:
            yield line
            longer = word
        line = longer
    if line:
        yield line
