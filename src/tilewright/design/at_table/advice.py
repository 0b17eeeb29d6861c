"""A hint as it is given, and the words that all hints use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...families import Laid, Puzzle, family_of
from ...families.wording import place_named
from ...sentences import sentence
from ...values import frozen
from ..table import words_for


@frozen
class Hint:
    """Advice for the next step.

    `kind` is "place" (lay the `placement`), "look" (the `cells`, or the `piece`, have the fewest choices; the limits
    were too low to find a solution), "not" (do not lay the `piece` on the `cells`), "stuck" (the laid pieces cannot be
    completed; `take_back` are the numbers of those to take back), "done", or "unknown" (the limits were too low to
    exclude anything). `reason` explains it in one or a few sentences. `certain` means that it was proved: all
    solutions that are left have the placement, none has the piece on these cells, no fewer can be taken back.
    """

    kind: Literal["place", "look", "not", "stuck", "done", "unknown"]
    reason: str
    placement: Laid | None = None
    piece: str = ""
    cells: tuple[int, ...] = ()
    take_back: tuple[int, ...] = ()
    certain: bool = False


def told_apart(puzzle: Puzzle, laid: Sequence[Laid], number: int) -> str:
    """The words for one of the laid things, with its place if another one has the same words."""
    words = words_for(puzzle, laid[number])
    if sum(words_for(puzzle, one) == words for one in laid) == 1:
        return words
    cells = [cell for cell in laid[number].cells if 0 <= cell < len(puzzle.board)]
    if not cells:
        return words
    place = place_named(family_of(puzzle).nouns.place, [puzzle.board.names[cells[0]]])
    return sentence("{thing} on {place}", thing=words, place=place)
