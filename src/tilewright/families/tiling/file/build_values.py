"""The values of cells, as files write them: in lists, in pictures, and in sets of pieces with all values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ....deadline import in_time
from ....lattices import Cell, Freedom, Lattice, moves_of
from ....sentences import sentence
from ...fields import FaultReport
from ...scenes import WILD
from ...whole_numbers import whole_range
from ...wording import plural_is
from ..labels import CellValue, blank_sides, plain_value, with_value
from ..pieces.shapes import LabeledShape, turned

DRAWN = ["picture"]
"""What stands in `values` if the characters of the picture are the values."""
MOST_IN_A_SET = 5_000
"""Up to how many pieces a set with all values has; Dominosa's largest has 55."""
_MOST_WAYS = 200_000


def values_of_cells(
    listed: Sequence[str], cells: Sequence[Cell], picture: str | None, lattice: Lattice, report: FaultReport
) -> tuple[CellValue | None, ...] | None:
    """The value of each cell of a piece; None, with a fault, if their number is wrong.

    They are listed in the order of the cells, or, for the cells of a picture, in reading order.
    """
    words, order = list(listed), list(cells)
    if picture is not None:
        order = sorted(cells, key=lattice.reading_key)
        if words == DRAWN:
            words = [sign for sign in picture if not sign.isspace() and sign != "."]
    elif words == DRAWN:
        report.add(sentence("there is no `picture` to take the values from"), sentence("list the value of each cell"))
        return None
    if len(words) == 1 and len(words[0]) == len(cells):
        words = list(words[0])
    if len(words) != len(cells):
        report.add(
            sentence("{n} {n:value|values} for {n_2} {n_2:cell|cells}", n=len(words), n_2=len(cells)),
            sentence("{wild} is a cell without one", wild=WILD),
        )
        return None
    of_cell = {cell: value_of_word(word) for cell, word in zip(order, words, strict=True)}
    return tuple(of_cell[cell] for cell in cells)


def value_of_word(word: str) -> CellValue | None:
    """The value that a word means, whole numbers in their usual spelling; None for a cell without one."""
    if word == WILD:
        return None
    return CellValue(plain_value(word))


def listed_values(words: Sequence[str], report: FaultReport) -> list[CellValue]:
    """The values that words name; "0..6" names the numbers from 0 to 6."""
    found: list[CellValue] = []
    for k, word in enumerate(words):
        ends = whole_range(word)
        if word == WILD:
            report.at(k).add(sentence("{wild} stands for a cell without a value", wild=WILD), sentence("leave it out"))
        elif ends is None:
            found.append(CellValue(word))
        elif ends[1] - ends[0] >= MOST_IN_A_SET:
            report.at(k).add(
                sentence(
                    "{word} are too many values; at most {most_in_a_set:,}", word=word, most_in_a_set=MOST_IN_A_SET
                )
            )
        else:
            found += [CellValue(number) for number in range(ends[0], ends[1] + 1)]
    return list(dict.fromkeys(map(_plain, found)))


def _plain(value: CellValue) -> CellValue:
    return value_of_word(value) or value


def with_all_values(
    lattice: Lattice, cells: Sequence[Cell], freedom: Freedom, values: Sequence[CellValue], report: FaultReport
) -> Iterator[tuple[CellValue, ...]]:
    """All ways to give each cell of a shape one of the values, one of those that its motions carry into each other.

    Nothing, with a fault, if these are too many.
    """
    if len(values) ** len(cells) > _MOST_WAYS:
        are = plural_is(len(values), "value")
        help = sentence("list the pieces you need as [[piece]]")
        report.add(sentence("{are} too many for a shape of {n} {n:cell|cells}", are=are, n=len(cells)), help)
        return
    seen = set[LabeledShape]()
    shape = [(cell, blank_sides(lattice, cell)) for cell in cells]
    for ways in product(values, repeat=len(cells)):
        in_time()
        given = [(cell, with_value(sides, value)) for (cell, sides), value in zip(shape, ways, strict=True)]
        if turned(lattice, moves_of(lattice, "fixed")[0], given) not in seen:
            seen.update(turned(lattice, matrix, given) for matrix in moves_of(lattice, freedom))
            yield ways
