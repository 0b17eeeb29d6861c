"""Tiles as a person types them or copies them from a list: the common ways to write them down, understood or refused.

One tile a line, or one column for each tile, or one label a line; labels between blanks, tabs, commas and the like, or
single letters side by side; with or without numbers in front and a line that names the sides. The two halves of a
picture are told apart by a capital or small letter, by a mark (`R+` and `R-`), or by a word (`fish head`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ..families.scenes import WILD
from ..families.wording import listing, plural
from ..lattices import Lattice
from ..sentences import sentence, together
from ..values import frozen
from .labels import names_of
from .limits import DeskLimits, Refused, bound, lifted
from .outlines import lattice_named, ready_board
from .repaint import words_of

USUAL_MARKS = ("+", "-")
"""The marks of halves that were typed as a capital and a small letter: no picture's letter can be taken for them."""

# A tile of more labels than this is a misread line; longer labels cannot be read on a tile.
_LONGEST = 20
_NO_LABEL = frozenset(("", "-", "_", ".", "?", WILD))
_SEPARATORS = ("\t", ";", "|", ",", "/")
_NUMBERED = re.compile(
    r"(?:(?:card|tile|piece|no\.?|nr\.?|#)\s*)?\d+\s*[:.)]\s+|\w{1,12}\s*:\s+|(?:card|tile|piece)\s+\w+\s+", re.I
)
_NUMBER = re.compile(r"(?:(?:card|tile|piece|no\.?|nr\.?|#)\s*)?\d+\s*[:.)]?|(?:card|tile|piece)\s*\w+", re.I)
_NO_TILE = re.compile(r"\s*(?:#\s.*|//.*|[\w-]+\s*=\s*\[?\s*|[|:+\s-]*--[|:+\s-]*)")
_OTHER_NAMES = {"up": "top", "north": "top", "down": "bottom", "south": "bottom", "east": "right", "west": "left"}
_HALVES_IN_WORDS = {
    ("head", "tail"): ("H", "T"),
    ("head", "body"): ("H", "B"),
    ("top", "bottom"): ("t", "b"),
    ("upper", "lower"): ("u", "l"),
    ("plus", "minus"): ("+", "-"),
}
_KNOWN_MARKS = ("+-", "HT", "HB", "tb", "ul", "ab", "12")


@frozen
class _Written:
    """A line of the text, its number from 1, and its cells."""

    number: int
    cells: tuple[str, ...]


@frozen
class _Halves:
    """How typed labels are the halves of pictures: the label of each, the marks, and words about it."""

    labels: dict[str, str]
    marks: tuple[str, str]
    words: str


def typed(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The tiles in a text, and how it was understood; Refused, with the line, for a text that cannot be.

    `halves` are the two marks that the puzzle has so far, false if equal labels are to meet, or null; `names` are the
    names of its labels.
    """
    lattice = lattice_named(params.get("lattice"))
    text = params.get("text")
    if not isinstance(text, str) or not text.strip():
        raise Refused(
            sentence("there is nothing to read"),
            "text",
            sentence("write a tile on each line, for example: {sample}", sample=_sample(lattice)),
        )
    n, most = len(text), limits.characters
    bound(n, most, sentence("the text has {n:,} characters; at most {most:,} are taken", n=n, most=most), "text")
    names = names_of(params.get("names"))
    tiles = [(line, tuple(map(names.label, labels))) for line, labels in _tiles(lattice, text, limits)]
    used = tuple(dict.fromkeys(label for _, labels in tiles for label in labels if label != WILD))
    halves = _halves(used, params.get("halves"))
    joined = {label: "-".join(label.split()) for label in used} if halves is None else halves.labels
    named = {**joined, WILD: WILD}
    n_sides = sorted({len(labels) for _, labels in tiles})
    order = listing(_names(lattice, n_sides[0])) if len(n_sides) == 1 else sentence("as their sides are listed")
    return {
        "tiles": [" ".join(named[label] for label in labels) for _, labels in tiles],
        "matching": None if halves is None else {"halves": list(halves.marks)},
        "board": ready_board(lattice, len(tiles)),
        "words": together(
            sentence("{n} {n:tile|tiles}, read as {order}.", n=len(tiles), order=order),
            sentence("Equal labels meet.") if halves is None else halves.words,
        ),
    }


def _sample(lattice: Lattice) -> str:
    return " ".join("RgByRg"[k % 6] for k in range(lattice.n_sides_of(lattice.forms[0])))


def _names(lattice: Lattice, n_sides: int) -> tuple[str, ...]:
    """The names of the sides of a cell with so many, in the order in which labels are listed."""
    return next(lattice.kind(cell).listed_sides for cell in lattice.forms if lattice.n_sides_of(cell) == n_sides)


def _tiles(lattice: Lattice, text: str, limits: DeskLimits) -> list[tuple[int, tuple[str, ...]]]:
    """The labels of each tile, in the order in which a puzzle file lists them, with the number of its line."""
    sizes = sorted({lattice.n_sides_of(cell) for cell in lattice.forms})
    lines = _lines(text)
    if blocks := _blocks(text, sizes):
        lines = blocks
    lines, columns = _by_header(lattice, lines, sizes)
    lines = _without_numbers(lines, sizes)
    if not lines:
        raise Refused(
            sentence("no line of this has labels"),
            "text",
            sentence("write a tile on each line, for example: {sample}", sample=_sample(lattice)),
        )
    n, most = len(lines), limits.pieces
    too_many = sentence("{n:,} tiles are too many; at most {most:,} are served here", n=n, most=most)
    bound(n, most, too_many, "text", lifted(n))
    found = []
    for line in lines:
        labels = _split(line.cells, sizes)
        if len(labels) not in sizes:
            raise _wrong_number(lattice, line, sizes)
        for label in labels:
            if (WILD in label and label != WILD) or len(label) > _LONGEST:
                what = (
                    sentence("has a *, which stands for no label")
                    if WILD in label
                    else sentence("is longer than {longest} letters", longest=_LONGEST)
                )
                raise Refused(
                    sentence(
                        "line {number}: the label {label} {what}", number=line.number, label=label[:40], what=what
                    ),
                    f"line {line.number}",
                    sentence("write a short word or a letter"),
                )
        found.append((line.number, tuple(labels[k] for k in columns) if columns else labels))
    return found


def _wrong_number(lattice: Lattice, line: _Written, sizes: Sequence[int]) -> Refused:
    n = plural(len(line.cells), "label") if len(line.cells) > 1 else f"“{line.cells[0][:40]}”"
    message = sentence(
        "line {number} has {n}, but a tile has {names} sides",
        number=line.number,
        n=n,
        names=" or ".join(map(str, sizes)),
    )
    order = sentence(
        "write them in the order {names}, for example: {sample}",
        names=listing(_names(lattice, sizes[-1])),
        sample=_sample(lattice),
    )
    return Refused(
        message, f"line {line.number}", sentence("{order}; a dot stands for a side without a label", order=order)
    )


def _lines(text: str) -> list[_Written]:
    """The lines with labels; lists within one line, as programs write them, are lines of their own."""
    found = []
    for number, whole in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff").split("\n"), 1):
        for part in re.split(r"\]\s*[,;]?\s*(?=\[)", whole):
            cells = _cells(part)
            if any(cells):
                found.append(_Written(number, cells))
    return found


def _cells(line: str) -> tuple[str, ...]:
    if _NO_TILE.fullmatch(line):
        return ()
    if "\t" not in line:
        line = line.strip(" ,;")
        line = line.strip("[](){}| ,;") if line[:1] in "[({|" or line[-1:] in "])}|" else line
        if line[:1] == line[-1:] and line[:1] in ("'", '"') and line.count(line[0]) == 2:
            line = line[1:-1]
        line = line[match.end() :] if (match := _NUMBERED.match(line)) and match.end() < len(line) else line
    separator = next((one for one in _SEPARATORS if one in line), None)
    return tuple(cell.strip().strip("\"'“”").strip() for cell in line.split(separator)) if line.strip() else ()


def _blocks(text: str, sizes: Sequence[int]) -> list[_Written]:
    """One tile for each block of lines between blank ones, if all of them have one label on each line; else ()."""
    found: list[_Written] = []
    block: list[str] = []
    first = 1
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            first = first if block else number
            block.append(line.strip())
        elif block:
            found.append(_Written(first, tuple(block)))
            block = []
    single = all(len(_cells(label)) == 1 or len(label.split()) == 2 for line in found for label in line.cells)
    return (
        found
        if single and all(len(line.cells) in sizes for line in found) and any(len(line.cells) > 1 for line in found)
        else []
    )


def _by_header(lattice: Lattice, lines: list[_Written], sizes: Sequence[int]) -> tuple[list[_Written], tuple[int, ...]]:
    """The lines of tiles, and for each side the column with its label if the first line names the sides.

    If the first column names them, each other column is a tile.
    """
    for n_sides in sizes:
        names = _names(lattice, n_sides)
        if len(lines) == n_sides:
            side = [_side_name(line.cells[0]) for line in lines]
            if sorted(side) == sorted(names):
                rows = [lines[side.index(name)].cells[1:] for name in names]
                if len({len(row) for row in rows}) == 1:
                    return [_Written(k, column) for k, column in enumerate(zip(*rows, strict=True), 1)], ()
        head = [_side_name(cell) for cell in lines[0].cells] if lines else []
        if sorted(head[-n_sides:]) == sorted(names) and len(head) <= n_sides + 1:
            return lines[1:], tuple(head[-n_sides:].index(name) for name in names)
    return lines, ()


def _side_name(cell: str) -> str:
    words = cell.casefold().replace("-", " ").split()
    return " ".join(_OTHER_NAMES.get(word, word) for word in words if word != "side")


def _without_numbers(lines: list[_Written], sizes: Sequence[int]) -> list[_Written]:
    """The lines without their first column, if that has the numbers of the tiles."""
    if all(len(line.cells) - 1 in sizes and _NUMBER.fullmatch(line.cells[0]) for line in lines):
        return [_Written(line.number, line.cells[1:]) for line in lines]
    return lines


def _split(cells: tuple[str, ...], sizes: Sequence[int]) -> tuple[str, ...]:
    """The labels of a tile: its cells, or the letters of one word, or words of which every other names a half."""
    if len(cells) == 1 and len(cells[0]) in sizes:
        cells = tuple(cells[0])
    elif len(cells) == 1 and len(cells[0]) % 2 == 0 and len(cells[0]) // 2 in sizes:
        cells = tuple(re.findall("..", cells[0]))
    elif len(cells) % 2 == 0 and len(cells) // 2 in sizes:
        pairs = [" ".join(cells[k : k + 2]) for k in range(0, len(cells), 2)]
        if _by_words(pairs) is not None or all(
            any(word in _HALF_NAMES for word in pair.casefold().split()) for pair in pairs
        ):
            cells = tuple(pairs)
    return tuple(WILD if cell in _NO_LABEL else cell for cell in cells)


_HALF_NAMES = frozenset(word for pair in _HALVES_IN_WORDS for word in pair)


def _halves(used: Sequence[str], given: object) -> _Halves | None:
    """How the labels are halves of pictures; None if equal ones meet."""
    if given is False or not used:
        return None
    marks = words_of(given)
    own = (marks[0], marks[1]) if len(marks) == 2 else None
    for at in (-1, 0):
        if own is not None and all(len(label) > 1 and label[at] in own for label in used):
            return _Halves({label: label for label in used}, own, _marked(used, own, at))
    ways: tuple[Callable[[Sequence[str]], _Halves | None], ...] = (
        _by_words,
        lambda labels: _by_marks(labels, -1),
        lambda labels: _by_marks(labels, 0),
        lambda labels: _by_case(labels, own or USUAL_MARKS, is_known=own is not None),
    )
    return next((found for way in ways if (found := way(used)) is not None), None)


def _by_words(used: Sequence[str]) -> _Halves | None:
    split = {label: label.casefold().split() for label in used}
    for at in (-1, 0):
        for names, marks in _HALVES_IN_WORDS.items():
            if not all(len(words) > 1 and words[at] in names for words in split.values()):
                continue
            stems = {label: "-".join(label.split()[:-1] if at else label.split()[1:]) for label in used}
            # Marks at the end of all labels must not be found at the start of all of them as well.
            marks = USUAL_MARKS if all(stem[0] in marks for stem in stems.values()) else marks
            labels = {label: stems[label] + marks[names.index(split[label][at])] for label in used}
            words = sentence(
                "The words {name} and {name_2} tell two halves of a picture apart, which meet.",
                name=names[0],
                name_2=names[1],
            )
            return _Halves(labels, marks, words)
    return None


def _by_marks(used: Sequence[str], at: int) -> _Halves | None:
    found = sorted({label[at] for label in used})
    if len(found) != 2 or not all(len(label) > 1 and " " not in label for label in used):
        return None
    if not _are_halves([(label[1:] if at == 0 else label[:-1], label[at] == found[0]) for label in used]):
        return None
    marks = next((known for known in _KNOWN_MARKS if set(known) == set(found)), "".join(found))
    return _Halves({label: label for label in used}, (marks[0], marks[1]), _marked(used, (marks[0], marks[1]), at))


def _marked(used: Sequence[str], marks: tuple[str, str], at: int) -> str:
    stem = used[0][1:] if at == 0 else used[0][:-1]
    first, second = (mark + stem if at == 0 else stem + mark for mark in marks)
    return sentence(
        "{mark} and {other} tell two halves of a picture apart: {first} meets {second}.",
        mark=marks[0],
        other=marks[1],
        first=first,
        second=second,
    )


def _by_case(used: Sequence[str], marks: tuple[str, str], is_known: bool) -> _Halves | None:
    if not all(label[0].isalpha() and label[0].upper() != label[0].lower() for label in used):
        return None
    halves = [(label.casefold(), label[0].isupper()) for label in used]
    if not is_known and not _are_halves(halves):
        return None
    stems = {label: "-".join(label.split())[0].upper() + "-".join(label.split())[1:] for label in used}
    labels = {label: stems[label] + marks[not label[0].isupper()] for label in used}
    sample = next(iter(stems.values()))
    words = sentence("Capital and small letters are two halves of a picture")
    return _Halves(labels, marks, f"{words}: {sample} meets {sample[0].lower() + sample[1:]}.")


def _are_halves(labels: Iterable[tuple[str, bool]]) -> bool:
    """Tell whether most pictures are there in both halves: one that is not may be typed wrong."""
    halves: dict[str, set[bool]] = {}
    for stem, half in labels:
        halves.setdefault(stem, set()).add(half)
    return 2 * sum(len(found) == 2 for found in halves.values()) >= len(halves)


ASKS = {"typed": typed}
"""The request about tiles that were typed."""
