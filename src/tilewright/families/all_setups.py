"""All setups of a template, and which of them are one and the same up to symmetry.

A setup is a tuple of names: the cells that the dice show, the month and the day of a date, cells to be blocked, or,
for a puzzle with sums, the one sum that all lines must reach. Setups that a symmetry of the template carries into each
other have equally many solutions. They are one *class*, and one of them stands for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random

from ..deadline import timely
from ..errors import InvalidRequest
from ..sentences import sentence
from . import Compiled, Puzzle, family_of
from .base import SetupClasses, SetupNames

MOST_SETUPS = 2_000_000
"""More setups than this are not listed, only drawn from."""
# Drawing at random ends after this number of setups in a row that cannot be, or that were drawn before.
_MOST_DRAWS = 10_000


def with_setup(puzzle: Puzzle, setup: SetupNames) -> Puzzle:
    """The puzzle that a setup makes of its template."""
    made: Puzzle = family_of(puzzle).setups.with_setup(puzzle, setup)
    return made


def all_setups(puzzle: Puzzle, limit: int | None = None) -> list[SetupNames]:
    """All setups of a template, or the first `limit` of them.

    Of a calendar those that are dates: 29 February is one, 30 February is not. Of dice that share faces
    those rolls that show different cells. InvalidRequest if there are too many to be listed.
    """
    setups = family_of(puzzle).setups
    if limit is None and setups.n(puzzle) > MOST_SETUPS:
        raise InvalidRequest(
            sentence(
                "{name} has {n:,} setups, more than the {most_setups:,} that can be listed; ask for a sample of them",
                name=puzzle.name,
                n=setups.n(puzzle),
                most_setups=MOST_SETUPS,
            )
        )
    return list(timely(islice(setups.listed(puzzle), limit)))


def sampled_setups(puzzle: Puzzle, n: int, seed: int = 0) -> list[SetupNames]:
    """`n` different setups drawn at random, all with the same chance; all setups if there are at most `n`.

    They come in the order of the list of all setups, unless there are too many setups to be listed.
    """
    chance = Random(seed)
    setups = family_of(puzzle).setups
    if setups.n(puzzle) <= MOST_SETUPS:
        listed = list(timely(setups.listed(puzzle)))
        return listed if len(listed) <= n else [listed[k] for k in sorted(chance.sample(range(len(listed)), n))]
    drawn: dict[SetupNames, None] = {}
    in_vain = 0
    while len(drawn) < n and in_vain < _MOST_DRAWS:
        names = setups.draw(puzzle, chance)
        in_vain += 1
        if names is not None and names not in drawn:
            drawn[names] = None
            in_vain = 0
    return list(drawn)


def classes_of(
    puzzle: Puzzle,
    setups: Sequence[SetupNames],
    compiled: Compiled | None = None,
    place_of_item: Mapping[int, int] = {},
) -> SetupClasses:
    """Put setups together that a symmetry carries into each other.

    A symmetry is a motion of the board that keeps what is always blocked, optional or fixed, and that carries
    the pieces to pieces; for sums it is the complement, x for least + greatest - x. Of the images of a setup
    the least stands for all: the one whose greatest cell comes first, and so on, in the order in which a search
    comes to the items of the cells. `compiled` is the template, compiled without its setup.
    """
    if not setups:
        return SetupClasses([], [], 1)
    return family_of(puzzle).setups.classes(puzzle, setups, compiled, place_of_item)
