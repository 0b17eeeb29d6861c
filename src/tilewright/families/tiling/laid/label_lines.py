"""Solutions as lines of labels: a tile on each line, its labels as it lies.

    solution 1:
    green, blue, red, white, black, yellow
    W B G Y K R

Each line has the labels of one place, in the order in which a puzzle file lists those of a tile; the places follow in
the `order` of the board. Lines of tiles that the puzzle fixes may be left out, all of them together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ....errors import InvalidRequest, Mistake
from ....sentences import sentence
from ....values import frozen
from ...scenes import WILD
from ...wording import suggestion
from ..labels import Label, SideLabels, by_side, in_reading_order
from ..pieces.shapes import lying, lying_labels
from ..puzzle import Placed, TilingPuzzle, TilingSolution
from .naming import name_places

_HEADING = re.compile(r"\s*(?:#\s*)?solution\s+\d+\s*:?\s*", re.IGNORECASE)
_COMMENT = re.compile(r"\s*(?:#\s.*|#|//.*)")
_LISTS = re.compile(r"\]\s*[,;]?\s*(?=\[)")
"""Between two lists on one line, as programs write them."""
_BETWEEN_BLANKS = re.compile(r"\"[^\"]*\"|'[^']*'|\S+")
_DRAWN = frozenset("|/\\\u2502\u2571\u2572\u2500")
"""Lines of pictures."""
_PLAIN = re.compile(r"[^\s,;\"'\[\](){}#/][^\s,;\"'\[\](){}]*(?: [^\s,;\"'\[\](){}]+)*")
_MOST_UNKNOWN = 3
"""The unknown labels of a line that are told of."""
_EMPTY = "-"
"""The line of a place on which no tile lies."""
_NO_LINES = "lines of labels are for puzzles of tiles: pieces of one cell with labels"


@frozen
class _TypedLabel:
    """A label as it is typed, and its column, from 1."""

    text: str
    column: int


@frozen
class _LabelLine:
    """A line that seems to list labels: its number, from 1, and its words."""

    number: int
    words: tuple[_TypedLabel, ...]


def lines_of(solution: TilingSolution) -> str:
    """The lines of all places of a solution; InvalidRequest if they cannot be written so."""
    puzzle, tile_on = solution.puzzle, solution.piece_on_cell
    if not _has_tiles(puzzle):
        raise InvalidRequest(f"{puzzle.name}: {_NO_LINES}")
    rows = []
    for place in _places(puzzle):
        if place not in tile_on:
            rows.append(_EMPTY)
            continue
        listed = in_reading_order(puzzle.lattice, puzzle.board.cells[place], tile_on[place].labels[0])
        rows.append(", ".join(WILD if label is None else _written(label) for label in listed))
    return "\n".join(rows) + "\n"


def solutions_in_lines(puzzle: TilingPuzzle, text: str, mistakes: list[Mistake]) -> list[TilingSolution] | None:
    """The solutions in a text of such lines; adds their mistakes to the list. None if it has no such lines."""
    if not _has_tiles(puzzle):
        return None
    reader = _LineReader(puzzle)
    blocks = list(reader.blocks(text))
    if not blocks:
        return None
    found = []
    for number, block in enumerate(blocks, start=1):
        n_before = len(mistakes)
        placed = reader.placed(block, f"solution {number}", mistakes)
        if len(mistakes) == n_before:
            found.append(TilingSolution(puzzle, tuple(sorted(placed, key=lambda one: one.cells))))
    return found


def _has_tiles(puzzle: TilingPuzzle) -> bool:
    return bool(puzzle.labels) and not puzzle.values and all(len(piece.cells) == 1 for piece in puzzle.pieces)


def _places(puzzle: TilingPuzzle) -> list[int]:
    """The cells on which tiles may lie, in the order of the lines."""
    return [place for place in puzzle.order or range(len(puzzle.board)) if place not in puzzle.blocked]


def _written(label: Label) -> str:
    if _PLAIN.fullmatch(label):
        return label
    if '"' not in label:
        return f'"{label}"'
    if "'" not in label:
        return f"'{label}'"
    raise InvalidRequest(
        sentence(
            "label {label} cannot be written in a line of labels: it has quotation marks of both kinds",
            label=repr(label),
        )
    )


class _LineReader:
    """Reads lines of labels of a puzzle."""

    def __init__(self, puzzle: TilingPuzzle) -> None:
        self._puzzle = puzzle
        self._places = _places(puzzle)
        fixed = (lying(puzzle, one) for one in puzzle.fixed)
        self._given = [one for one in fixed if one is not None]
        given = {one.cells[0] for one in self._given}
        self._loose = [place for place in self._places if place not in given]
        self._is_by_letters = all(len(label) == 1 for label in puzzle.labels)
        self._sizes = {puzzle.lattice.n_sides_of(cell) for cell in puzzle.board.cells}
        names = [name for _, name in puzzle.label_names.pairs]
        self._longest = max(len(one.split()) for one in (*puzzle.labels, *names))

    def _label(self, word: str) -> Label | None:
        """The label that a word means; None if it means none."""
        label = self._puzzle.label_names.label(word)
        return label if label in self._puzzle.number_of_label else None

    def _means(self, word: str) -> bool:
        return word == WILD or self._label(word) is not None

    def blocks(self, text: str) -> Iterator[list[_LabelLine]]:
        """The lines of each solution: between headings if there are any, else between empty lines."""
        lines: list[_LabelLine | None] = []
        n_headings = 0
        for number, whole in enumerate(text.split("\n"), start=1):
            if _HEADING.fullmatch(whole):
                # Empty lines between headings part nothing.
                lines = [one for one in lines if one is not None] if not n_headings else lines
                n_headings += 1
                lines.append(None)
            elif not whole.strip():
                lines += [] if n_headings else [None]
            elif not _COMMENT.fullmatch(whole):
                lines += [_LabelLine(number, words) for words in self._lists(whole)]
        at = [k for k, line in enumerate(lines) if line is not None and self._lists_labels(line)]
        # Other words may stand before the first of them and after the last.
        block: list[_LabelLine] = []
        for line in lines[at[0] : at[-1] + 1] if at else ():
            if line is not None:
                block.append(line)
            elif block:
                yield block
                block = []
        if block:
            yield block

    def _lists(self, line: str) -> Iterator[tuple[_TypedLabel, ...]]:
        """The words of each list on a line."""
        start = 0
        for end in [*(match.end() for match in _LISTS.finditer(line)), len(line)]:
            words = tuple(self._words(line, start, end))
            if words:
                yield words
            start = end

    def _words(self, line: str, start: int, end: int) -> Iterator[_TypedLabel]:
        """The words between two columns of a line, without brackets around them."""
        while start < end and line[start] in " \t[({":
            start += 1
        while start < end and line[end - 1] in " \t])},;":
            end -= 1
        part = line[start:end]
        found = list(_between_commas(part))
        if len(found) < 2:
            blanks = [(match[0], match.start()) for match in _BETWEEN_BLANKS.finditer(part)]
            found = list(self._joined([(_unquoted(word), k) for word, k in blanks]))
        for word, k in found:
            yield _TypedLabel(word, start + k + 1)

    def _joined(self, words: Sequence[tuple[str, int]]) -> Iterator[tuple[str, int]]:
        """Words between blanks; several are one where they are a label or a name, and letters of one are several."""
        [size, *others] = sorted(self._sizes)
        if len(words) == 1 and self._is_by_letters and not self._means(words[0][0]):
            word, column = words[0]
            if len(word) in (size, *others) and word != _EMPTY:
                yield from ((letter, column + k) for k, letter in enumerate(word))
                return
        k = 0
        while k < len(words):
            most = min(self._longest, len(words) - k)
            phrases = ((n, " ".join(word for word, _ in words[k : k + n])) for n in range(most, 0, -1))
            n, phrase = next(((n, phrase) for n, phrase in phrases if self._means(phrase)), (1, words[k][0]))
            yield phrase, words[k][1]
            k += n

    def _lists_labels(self, line: _LabelLine) -> bool:
        """Tell whether the words of a line are labels; of as many as a tile has, some may be mistyped."""
        known = [self._means(word.text) for word in line.words]
        others = [word.text for word, is_known in zip(line.words, known, strict=True) if not is_known]
        if any(not _DRAWN.isdisjoint(word) for word in others):
            return False
        return (not others and len(known) > 1) or (len(known) in self._sizes and 2 * sum(known) > len(known))

    def placed(self, block: Sequence[_LabelLine], where: str, mistakes: list[Mistake]) -> list[Placed]:
        """The tiles of a solution; adds mistakes to the list."""
        places = self._loose if len(block) == len(self._loose) else self._places
        if len(block) != len(places):
            mistakes.append(self._wrong_number(block, where))
            return []
        n_before = len(mistakes)
        rows = [
            (line, place, self._sides(line, place, where, mistakes)) for line, place in zip(block, places, strict=True)
        ]
        if len(mistakes) > n_before:
            return []
        found = [(line, place, sides) for line, place, sides in rows if sides is not None]
        given = [] if places is self._places else self._given
        return [*given, *self._named(found, given, where, mistakes)]

    def _wrong_number(self, block: Sequence[_LabelLine], where: str) -> Mistake:
        n_places, n_given = len(self._places), len(self._places) - len(self._loose)
        wanted = (
            sentence("{n_places} {n_places:place|places} take as many", n_places=n_places)
            if n_places > 1
            else sentence("1 place takes one")
        )
        if n_given and self._loose:
            wanted = sentence(
                "{wanted}, or {n} without {tiles} fixed {tiles:tile|tiles}",
                wanted=wanted,
                n=len(self._loose),
                tiles=n_given,
            )
        help = sentence(
            "a line for each place, and an empty line or a heading such as `solution 2:` between two solutions"
        )
        # The first line that is too much, or the last before those that are missing.
        at = block[n_places] if len(block) > n_places else block[-1]
        return Mistake(
            sentence("{where} has {n} {n:line|lines}; {wanted}", where=where, n=len(block), wanted=wanted),
            at.number,
            at.words[0].column,
            help=help,
        )

    def _sides(self, line: _LabelLine, place: int, where: str, mistakes: list[Mistake]) -> SideLabels | None:
        """The labels on a place by side number; None if it stays empty, or if the line has a mistake."""
        puzzle, cell = self._puzzle, self._puzzle.board.cells[place]
        if [word.text for word in line.words] == [_EMPTY]:
            return None
        unknown = [word for word in line.words if not self._means(word.text)]
        for word in unknown[:_MOST_UNKNOWN]:
            known = [*puzzle.labels, *(name for _, name in puzzle.label_names.pairs)]
            help = suggestion(word.text, known, sentence("the labels are"))
            message = sentence("{where}: there is no label {text}", where=where, text=repr(word.text))
            mistakes.append(Mistake(message, line.number, word.column, len(word.text), help))
        if unknown:
            return None
        listed = [None if word.text == WILD else self._label(word.text) for word in line.words]
        n_sides = puzzle.lattice.n_sides_of(cell)
        if len(listed) != n_sides:
            message = sentence(
                "{where}: place {name} has {n_sides} sides, found {n} {n:label|labels}",
                where=where,
                name=puzzle.board.names[place],
                n_sides=n_sides,
                n=len(listed),
            )
            help = sentence(
                "list them as {names}; {wild} is a side without label",
                names=", ".join(puzzle.lattice.kind(cell).listed_sides),
                wild=WILD,
            )
            mistakes.append(Mistake(message, line.number, line.words[0].column, help=help))
            return None
        return by_side(puzzle.lattice, cell, listed)

    def _named(
        self,
        rows: Sequence[tuple[_LabelLine, int, SideLabels]],
        given: Sequence[Placed],
        where: str,
        mistakes: list[Mistake],
    ) -> Iterator[Placed]:
        """The tiles that lie on the places of these lines, besides those that are given."""
        puzzle = self._puzzle
        fitting = [
            [
                piece.name
                for piece in puzzle.pieces
                if sides in lying_labels(puzzle.lattice, piece, puzzle.board.cells[place])
            ]
            for _, place, sides in rows
        ]
        before = [(one.cells, [one.piece]) for one in given]
        all_fitting = [names for _, names in before] + fitting
        places = [cells for cells, _ in before] + [(place,) for _, place, _ in rows]
        names = name_places(puzzle, places, all_fitting)[len(before) :]
        for (line, place, sides), fits, name in zip(rows, fitting, names, strict=True):
            if name is not None:
                yield Placed(name, (place,), (sides,))
                continue
            column = line.words[0].column
            if fits:
                message = sentence(
                    "{where}: tile {fit} lies on more than one place; it is the only one with these labels",
                    where=where,
                    fit=fits[0],
                )
            else:
                message = sentence(
                    "{where}: no tile of {name} has these labels in this order", where=where, name=puzzle.name
                )
            length = line.words[-1].column + len(line.words[-1].text) - column
            mistakes.append(
                Mistake(message, line.number, column, length, sentence("place {name}", name=puzzle.board.names[place]))
            )


def _between_commas(part: str) -> Iterator[tuple[str, int]]:
    """The words between commas or semicolons, each with its place; a word in quotation marks may have some."""
    start, quote, is_begun = 0, "", False
    for k, character in enumerate(f"{part},"):
        if quote:
            quote = "" if character == quote else quote
        elif character in ",;":
            word = part[start:k]
            yield _unquoted(word.strip()), start + len(word) - len(word.lstrip())
            start, is_begun = k + 1, False
        elif not character.isspace():
            quote = character if character in "\"'" and not is_begun else ""
            is_begun = True


def _unquoted(word: str) -> str:
    return word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "\"'" else word
