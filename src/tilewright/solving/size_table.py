"""What a sweep over sizes of a board comes to: the order of its pieces, and which boards are prime.

A board is *prime* if its pieces fill it and it cannot be divided into smaller boards that they fill; all others follow
from these. The *order* of a piece is the fewest copies that fill a board, the *odd order* the fewest of odd number
(D. A. Klarner, Packing a rectangle with congruent N-ominoes, Journal of Combinatorial Theory 7, 1969).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Literal

from ..errors import OutOfTime
from ..families import Puzzle, family_of
from ..families.base import SetupNames
from ..values import frozen
from .answers import Limits
from .solve import solutions

if TYPE_CHECKING:
    from ..answers.counts import FewestJson, SizesJson

SizeMark = Literal["prime", "composed", "solvable", "none", "open"]
"""A board: prime; made of smaller ones; with solutions, but not known to be one or the other; without; not decided."""

# So many nodes tell whether a board is made of smaller ones; it takes few, since these are large.
_NODES = 200_000


@frozen
class Fewest:
    """The least board of some kind that pieces fill: its size, and how many pieces that are.

    `is_least` is False if a smaller board is not decided yet.
    """

    size: str
    pieces: int
    is_least: bool

    def to_json(self) -> FewestJson:
        """The same as plain data."""
        return {"size": self.size, "pieces": self.pieces, "is_least": self.is_least}


@frozen
class SizeTable:
    """The boards of a template, each with its mark.

    Attributes
    ----------
    axes
        The sizes of the shape, each with its numbers.
    marks
        For the name of each board that was swept its mark, in the order of the sweep.
    has_primes
        Whether boards with solutions, side by side, have one together, so that it makes sense to call others prime.
    primes
        The first board of each class of primes.
    order, odd_order
        The least boards; None if there are none, or if boards of equal size may take different numbers of pieces.
    """

    axes: tuple[tuple[str, tuple[int, ...]], ...]
    marks: dict[str, SizeMark]
    has_primes: bool
    primes: tuple[str, ...]
    order: Fewest | None
    odd_order: Fewest | None

    def to_json(self) -> SizesJson:
        """The same as plain data."""
        return {
            "order": None if self.order is None else self.order.to_json(),
            "odd_order": None if self.odd_order is None else self.odd_order.to_json(),
            "primes": list(self.primes) if self.has_primes else None,
            "marks": dict(self.marks),
        }


def size_table(
    puzzle: Puzzle, setups: Sequence[SetupNames], class_of: Sequence[int], answers: Sequence[int | None]
) -> SizeTable | None:
    """The table of a sweep, given as in a `Sweep`; None for a template that leaves something else to choose."""
    sizes = family_of(puzzle).setups.sizes(puzzle)
    if sizes is None:
        return None
    boards = sizes.boards(puzzle)
    class_of_name = {name: number for (name,), number in zip(setups, class_of, strict=True)}
    answer_of = {name: answers[number] for name, number in class_of_name.items()}
    has_primes = sizes.is_composed(puzzle)
    mark_of_class: dict[int, SizeMark] = {}
    primes: list[str] = []
    for name, number in class_of_name.items():
        if number in mark_of_class:
            continue
        answer = answer_of[name]
        if not answer:
            mark_of_class[number] = "open" if answer is None else "none"
        elif not has_primes:
            mark_of_class[number] = "solvable"
        else:
            known = {other for other, one in class_of_name.items() if answer_of[other] and one in mark_of_class}
            # What is composed is made of others. Boards that the sweep did not come to may have solutions.
            building = [other for other in known if mark_of_class[class_of_name[other]] != "composed"]
            smaller = (other for other, n in boards.n_cells.items() if n < boards.n_cells[name])
            undecided = [other for other in smaller if answer_of.get(other) is None]
            mark_of_class[number] = _kind_of(puzzle, name, known, building, undecided)
        if mark_of_class[number] == "prime":
            primes.append(name)
    pieces = {name: n for name in class_of_name if (n := sizes.n_pieces(puzzle, name)) is not None}
    return SizeTable(
        tuple(zip(boards.axis_names, map(tuple, boards.axes), strict=True)),
        {name: mark_of_class[number] for name, number in class_of_name.items()},
        has_primes,
        tuple(primes),
        _fewest(pieces, answer_of),
        _fewest({name: n for name, n in pieces.items() if n % 2}, answer_of),
    )


def _kind_of(puzzle: Puzzle, name: str, known: Set[str], building: Sequence[str], undecided: Sequence[str]) -> SizeMark:
    """Tell whether a board with solutions is made of smaller ones: first by straight cuts, then by a search.

    `known` are smaller boards with solutions; those of `building` make up all of them.
    """
    if family_of(puzzle).setups.parts(puzzle, (name,), lambda names: names[0] in known):
        return "composed"
    is_made = _is_made_of(puzzle, name, building)
    if is_made:
        return "composed"
    may_be_made = is_made is None or (undecided and _is_made_of(puzzle, name, [*building, *undecided]) is not False)
    return "solvable" if may_be_made else "prime"


def _adds_up(n: int, parts: Iterable[int]) -> bool:
    """Tell whether a number is a sum of these, each as often as one likes."""
    # Bit k is set if k is such a sum.
    sums = 1
    for part in parts:
        for _ in range(n // part):
            sums |= sums << part
    return bool(sums >> n & 1)


def _is_made_of(puzzle: Puzzle, name: str, parts: Sequence[str]) -> bool | None:
    """Tell whether a board can be divided into boards of these sizes; None if that is not clear in good time.

    The time of a sweep may be over by then: what was found is told all the same.
    """
    sizes = family_of(puzzle).setups.sizes(puzzle)
    assert sizes is not None
    n_cells = sizes.boards(puzzle).n_cells
    if not _adds_up(n_cells[name], {n_cells[part] for part in parts}):
        return False
    try:
        dissection = sizes.dissection(puzzle, name, parts)
        if dissection is None:
            return False
        found = solutions(dissection, limits=Limits(nodes=_NODES))
        return True if next(found, None) is not None else False if found.effort.exhausted else None
    except OutOfTime:
        return None


def _fewest(pieces: Mapping[str, int], answer_of: Mapping[str, int | None]) -> Fewest | None:
    """The first of these boards that has a solution; they come by their number of cells."""
    size = next((name for name in pieces if answer_of[name]), None)
    if size is None:
        return None
    is_least = all(answer_of[name] is not None for name, n in pieces.items() if n < pieces[size])
    return Fewest(size, pieces[size], is_least)
