"""A deck of tiles in two CSV files: the cards, and which places of the board are neighbors.

The cards, one a row, have the labels of their sides; the places are numbered as the cards are listed,
and a row of the other file says that one place has another beyond a side:

    "HO", "BW", "HW"            0, 1, 2

Sides are numbered in the order in which the labels of a tile are listed. Lines that start with `#` are
comments. Numbering may start from 0 or from 1, and an edge may be given from one of its sides or both.

The number of labels on a card says on which lattice the cards lie: on the first planar one whose cells have as
many sides. A comment in either file may name another lattice: `# lattice: triangular`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ..boards import Board
from ..errors import InvalidFile, InvalidPuzzle, Mistake
from ..families.whole_numbers import whole_number
from ..families.wording import found, plural
from ..lattices import LATTICES, Cell, Lattice, normalized
from ..sentences import sentence
from ..values import frozen
from .document import FileText

if TYPE_CHECKING:
    from ..families import TilingPuzzle

_FIELD = re.compile(r'\s*(?:"(?P<quoted>[^"]*)"|(?P<plain>[^,"]*?))\s*(?:,|$)')
_INTEGER = re.compile(r"[+-]?[0-9]+")
_DIGITS = re.compile("[0-9]+$")
_LATTICE = re.compile(r"\s*#\s*lattice\s*[:=]\s*\"?(?P<name>[^\s\"]+)")


@frozen
class CsvField:
    """One value of a row, with its column in the file."""

    text: str
    column: int


@frozen
class CsvRow:
    """One line of values, comments left out."""

    line: int
    fields: tuple[CsvField, ...]

    def mistake(self, message: str, help: str = "", field: int = 0) -> Mistake:
        at = self.fields[min(field, len(self.fields) - 1)]
        return Mistake(message, self.line, at.column, max(1, len(at.text)), help)


@frozen
class Neighbors:
    """A row of the second file, counted from 0: beyond side `side` (in reading order) of `place` lies `other`."""

    place: int
    other: int
    side: int
    row: CsvRow


def read_deck(deck: FileText, matches: FileText) -> TilingPuzzle:
    """The puzzle of a deck of cards and a list of neighbors; the two files may come in either order.

    Which labels meet is found from the labels: each has one of two markers at its start or end, such
    as H and B, or a sign; the same label with the other marker is its mate.
    """
    from ..families import TilingPuzzle
    from ..families.tiling.file.build_rules import relation_of_halves
    from ..families.tiling.puzzle import tile

    cards, neighbors = _rows(deck), _rows(matches)
    if _is_list_of_neighbors(cards) and not _is_list_of_neighbors(neighbors):
        deck, matches, cards, neighbors = matches, deck, neighbors, cards
    named = _named_lattice(deck) or _named_lattice(matches)
    lattice, halves, mistakes = _read_cards(cards, named)
    _require_none(deck, mistakes)
    cells, names = _board(matches, neighbors, len(cards), lattice)
    pieces = tuple(tile(lattice, str(k + 1), [field.text for field in row.fields]) for k, row in enumerate(cards))
    labels = tuple(dict.fromkeys(field.text for row in cards for field in row.fields))
    try:
        board = Board.of(lattice, cells, _in_reading_order(lattice, cells, names))
        return TilingPuzzle(deck.stem, board, pieces, relation_of_halves(labels, *halves))
    except InvalidPuzzle as problem:
        raise InvalidFile(deck.name, [Mistake(str(problem))], deck.text) from None


def group_decks(sources: Sequence[FileText]) -> list[tuple[FileText, ...]]:
    """The decks among the files of a folder: all cards there lie on its one list of neighbors."""
    lists: list[FileText] = []
    for source in sources:
        # Damaged cards are cards.
        with suppress(InvalidFile):
            lists += [source] if _is_list_of_neighbors(_rows(source)) else []
    return [(source, lists[0]) for source in sources if source not in lists] if len(lists) == 1 else []


def _in_reading_order(lattice: Lattice, cells: list[Cell], names: list[str]) -> list[str]:
    """Places keep the numbers that they have in the file, so that a solution can be laid on its drawing."""
    return [name for _, name in sorted(zip(map(lattice.reading_key, cells), names, strict=True))]


def _rows(source: FileText) -> list[CsvRow]:
    rows, mistakes = [], []
    for number, line in enumerate(source.text.split("\n"), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        fields, offset = [], 0
        while offset <= len(line):
            match = _FIELD.match(line, offset)
            if match is None:
                help = sentence('a row of cards looks like "HO", "BW", "HW"')
                mistakes.append(Mistake(sentence("expected values with commas between"), number, offset + 1, help=help))
                break
            group = "quoted" if match["quoted"] is not None else "plain"
            fields.append(CsvField(match[group], match.start(group) + 1))
            if not match[0].endswith(","):
                break
            offset = match.end()
        if fields and not fields[-1].text and len(fields) > 1:
            fields.pop()  # A comma at the end of the row.
        for k, field in enumerate(fields):
            if not field.text:
                mistakes.append(Mistake(sentence("value {k} of this row is empty", k=k + 1), number, field.column))
        rows.append(CsvRow(number, tuple(fields)))
    _require_none(source, mistakes)
    if not rows:
        raise InvalidFile(source.name, [Mistake(sentence("there are no rows, only comments"))])
    return rows


def _is_list_of_neighbors(rows: Sequence[CsvRow]) -> bool:
    return all(len(row.fields) == 3 and all(_DIGITS.match(field.text) for field in row.fields) for row in rows)


def _lattices_of_cards() -> list[Lattice]:
    """The lattices on which cards can lie, as their cells are all of one form.

    Of several with as many sides the first is meant.
    """
    return [lattice for lattice in LATTICES.values() if lattice.dimension == 2 and len(lattice.forms) == 1]


def _n_labels(lattice: Lattice) -> int:
    """The number of labels on a card."""
    return lattice.kinds[0].n_sides


def _named_lattice(source: FileText) -> Lattice | None:
    """The lattice that a comment of a file names; InvalidFile if cards cannot lie on it."""
    names = [lattice.name for lattice in _lattices_of_cards()]
    for number, line in enumerate(source.text.split("\n"), start=1):
        match = _LATTICE.match(line)
        if match is None:
            continue
        if match["name"] not in names:
            wrong = Mistake(
                sentence("cards do not lie on a lattice {match}", match=repr(match["name"])),
                number,
                match.start("name") + 1,
                len(match["name"]),
                sentence("they lie on one of {names}", names=", ".join(names)),
            )
            raise InvalidFile(source.name, [wrong], source.text)
        return LATTICES[match["name"]]
    return None


def _read_cards(rows: Sequence[CsvRow], named: Lattice | None) -> tuple[Lattice, tuple[str, str], list[Mistake]]:
    """The lattice on which the cards lie, the two markers of their labels, and the mistakes in them."""
    usual = Counter(len(row.fields) for row in rows).most_common(1)[0][0]
    able = _lattices_of_cards()
    lattice = named or next((one for one in able if _n_labels(one) == usual), min(able, key=_n_labels))
    n_labels = _n_labels(lattice)
    kind = lattice.kinds[0]
    sides = ", ".join(kind.listed_sides)
    of_which = f" of a {lattice.nouns[0]} {kind.words}" if kind.words else ""
    mistakes = [
        row.mistake(
            f"this card has {plural(len(row.fields), 'label')}; expected {n_labels}",
            f"one label for each side: {sides}{of_which}",
            n_labels,
        )
        for row in rows
        if len(row.fields) != n_labels
    ]
    labels = [field.text for row in rows for field in row.fields]
    signed = [label for label in labels if _INTEGER.fullmatch(label)]
    if len(signed) * 2 > len(labels):
        marks = {label: "-" if label.startswith("-") else "+" for label in signed}
        halves = ("+", "-")
    else:
        start, end = (Counter(label[index] for label in labels if len(label) > 1) for index in (0, -1))
        index, found = min(((0, start), (-1, end)), key=lambda choice: len(choice[1]) if len(choice[1]) > 1 else 99)
        most = [mark for mark, _ in found.most_common(2)]
        if len(most) < 2 or sum(found[mark] for mark in most) * 4 < len(labels) * 3:
            marker = f"at the start {', '.join(sorted(start))}; at the end {', '.join(sorted(end))}"
            mistakes.append(
                rows[0].mistake(
                    f"the labels do not come in two halves (found {marker})",
                    "a label is a part and a color, such as HO and BO (head and body, orange), or a signed number",
                )
            )
            return lattice, ("", ""), mistakes
        halves = (most[0], most[1])
        marks = {label: label[index] for label in labels if len(label) > 1}
    for row in rows:
        for k, field in enumerate(row.fields):
            if marks.get(field.text) not in halves:
                marked = f"neither {halves[0]!r} nor {halves[1]!r}, as the other labels are"
                mistakes.append(row.mistake(f"label {field.text!r} is marked with {marked}", field=k))
    return lattice, halves, mistakes


def _board(source: FileText, rows: Sequence[CsvRow], n_places: int, lattice: Lattice) -> tuple[list[Cell], list[str]]:
    """The cells of the places in order, and their numbers in the file; InvalidFile where neighbors contradict."""
    neighbors, base = _neighbors(source, rows, n_places, lattice)
    mistakes = []
    first = min(min(one.place, one.other) for one in neighbors)
    cells: dict[int, Cell] = {first: (0,) * len(lattice.coordinates)}
    place_of_cell = {cells[first]: first}
    todo = list(neighbors)
    while todo:
        # In the order of the file, so that a contradiction is told where it first shows.
        ready = next((one for one in todo if one.place in cells or one.other in cells), None)
        if ready is None:
            break
        todo.remove(ready)
        mistake = _join(ready, cells, place_of_cell, lattice)
        if mistake is not None:
            mistakes.append(mistake)
    unreached = [place for place in range(n_places) if place not in cells]
    if unreached and not mistakes:
        mistakes.append(
            neighbors[0].row.mistake(
                f"{len(unreached)} of the {n_places} places cannot be reached from the first "
                f"(place {unreached[0] + base} is one of them)",
                "there are as many places as cards, and each has a neighbor",
            )
        )
    _require_none(source, mistakes)
    listed = [cells[place] for place in range(n_places)]
    shift = normalized(lattice, listed)
    moved = dict(zip(sorted(listed), shift, strict=True))
    return [moved[cell] for cell in listed], [str(place + base) for place in range(n_places)]


def _require_none(source: FileText, mistakes: list[Mistake]) -> None:
    if mistakes:
        raise InvalidFile(source.name, mistakes, source.text)


def _join(one: Neighbors, cells: dict[int, Cell], place_of_cell: dict[Cell, int], lattice: Lattice) -> Mistake | None:
    """Put the place that is not on the lattice yet beside the other; a mistake if it cannot lie there."""
    if one.place in cells:
        target, other = _beyond(lattice, cells[one.place], one.side), one.other
    else:
        cell, other = cells[one.other], one.place
        target = next(beyond for beyond in lattice.neighbors(cell) if _beyond(lattice, beyond, one.side) == cell)
    place, near, side = (field.text for field in one.row.fields)
    words, help = (
        sentence("place {place} and place {near}", place=place, near=near),
        sentence("one of the rows that name these places is wrong"),
    )
    if cells.get(other, target) != target:
        return one.row.mistake(f"{words} do not touch by side {side}: the rows before put them elsewhere", help, 2)
    if place_of_cell.get(target, other) != other:
        return one.row.mistake(f"{words}: beyond side {side} lies another place already", help, 2)
    cells[other] = target
    place_of_cell[target] = other
    return None


def _beyond(lattice: Lattice, cell: Cell, side: int) -> Cell:
    """The neighbor beyond a side, which is counted in reading order."""
    return lattice.across(cell, lattice.kind(cell).reading_order[side])[0]


def _neighbors(
    source: FileText, rows: Sequence[CsvRow], n_places: int, lattice: Lattice
) -> tuple[list[Neighbors], int]:
    """The rows as numbers counted from 0, and the number from which the file counts its places."""
    mistakes = []
    numbers: list[tuple[CsvRow, list[int]]] = []
    for row in rows:
        values = [whole_number(field.text) for field in row.fields]
        if len(row.fields) != 3:
            mistakes.append(
                row.mistake(f"expected a place, its neighbor and a side; found {plural(len(row.fields), 'value')}")
            )
        elif None in values:
            bad = values.index(None)
            mistakes.append(row.mistake(f"expected a whole number, found {found(row.fields[bad].text)}", field=bad))
        else:
            numbers.append((row, [value for value in values if value is not None]))
    _require_none(source, mistakes)
    base = 0 if any(0 in values[:2] for _, values in numbers) else 1
    sides = {values[2] for _, values in numbers}
    n_sides = _n_labels(lattice)
    side_base = 0 if 0 in sides else 1 if n_sides in sides else base
    listed = []
    for row, (place, other, side) in numbers:
        for k, value in enumerate((place, other)):
            if not 0 <= value - base < n_places:
                known = f"the {n_places} cards have places {base} to {n_places - 1 + base}"
                mistakes.append(row.mistake(f"there is no place {value}; {known}", field=k))
        if not 0 <= side - side_base < n_sides:
            known = f"sides are numbered {side_base} to {n_sides - 1 + side_base}"
            mistakes.append(row.mistake(f"there is no side {side}; {known}", field=2))
        if place == other:
            mistakes.append(row.mistake(f"place {place} is its own neighbor", field=1))
        listed.append(Neighbors(place - base, other - base, side - side_base, row))
    _require_none(source, mistakes)
    return listed, base
