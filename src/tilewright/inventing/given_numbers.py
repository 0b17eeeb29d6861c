"""Numbers given on a labeling puzzle, in the fewest places, so that the rest is unique.

All solutions are listed. Two of them agree on a set of points or differ there; a set of points on which a solution
agrees with no other one makes it unique. Small sets are tried first, so the first one that does it is a smallest one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from ..errors import InvalidRequest
from ..families import LabelingPuzzle
from ..values import frozen
from .trials import Draft, Drafts, Trials, compiled_first, listed, whole

MOST_SOLUTIONS = 30_000
"""Of up to so many solutions those are found that fewest numbers tell from all others."""
_MOST_LOOKS = 60_000_000
"""So often at most a solution is looked at on a set of points."""


@frozen
class Giver:
    """Gives numbers of a puzzle beforehand; those that it gives already stay."""

    puzzle: LabelingPuzzle

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles with the fewest numbers given: all of them, then it ends."""
        compiled: Any = compiled_first(self.puzzle)
        listing = yield from listed(whole(compiled), MOST_SOLUTIONS + 1, trials)
        solutions = [tuple(values) for values in listing.found]
        if not listing.is_all:
            yield from self._of_many(solutions, chance, trials)
            return
        if not solutions:
            raise InvalidRequest("no values can make these lines add up (all were tried): there are no numbers to give")
        motions = [symmetry.places for symmetry in compiled.symmetries(False)]
        points = [point for point in range(len(self.puzzle.board)) if point not in self.puzzle.given_values]
        looks = 0
        for size in range(len(points) + 1):
            sets = list(combinations(points, size))
            chance.shuffle(sets)
            able: dict[tuple[int, ...], tuple[int, ...]] = {}
            remark = f"No fewer than {_numbers(size)} will do."
            for chosen in sets:
                looks += len(solutions)
                trials.tries += 1
                # A motion that keeps the given points carries a solution to another one that has these numbers, too.
                if sum(all(places[point] == point for point in chosen) for places in motions) > 1:
                    continue
                alone = _alone(solutions, chosen, trials.wanted)
                if alone:
                    able[chosen] = chance.choice(alone)
                    yield self._draft(chosen, able[chosen], remark)
                yield None
                if looks > _MOST_LOOKS and not able:
                    yield from self._of_many(solutions, chance, trials)
                    return
            # Other points make more of a difference than other values on the same points, which come last.
            for chosen, before in able.items():
                for values in _alone(solutions, chosen, trials.wanted):
                    if values != before:
                        yield self._draft(chosen, values, remark)
                yield None
            if able:
                return

    def _draft(self, points: Sequence[int], values: Sequence[int], remark: str) -> Draft:
        given = dict(self.puzzle.given) | dict(zip(points, values, strict=True))
        return Draft(replace(self.puzzle, given=tuple(sorted(given.items()))), remark=remark)

    def _of_many(self, solutions: Sequence[Sequence[int]], chance: Random, trials: Trials) -> Drafts:
        """Numbers of one solution after the other, endlessly: nothing tells that all were tried."""
        if not solutions:
            raise InvalidRequest("no solution of the puzzle was found soon enough to give numbers of it")
        while True:
            yield from self._of_one(chance.choice(solutions), chance, trials)

    def _of_one(self, solution: Sequence[int], chance: Random, trials: Trials) -> Drafts:
        """Numbers of one solution none of which can be left out, where all solutions are too many to compare."""
        left = [point for point in range(len(solution)) if point not in self.puzzle.given_values]
        n_left = 1
        for point in chance.sample(left, len(left)):
            fewer = [other for other in left if other != point]
            draft = self._draft(fewer, [solution[other] for other in fewer], "")
            listing = yield from listed(whole(compiled_first(draft.puzzle)), trials.wanted + 1, trials)
            if listing.is_all and len(listing) <= trials.wanted:
                left, n_left = fewer, len(listing)
                trials.note(draft.puzzle, len(left), f"{_numbers(len(left))} given")
            yield None
        remark = "None of the given numbers can be left out; other numbers may do with fewer."
        if n_left == trials.wanted:
            yield self._draft(left, [solution[point] for point in left], remark)


def _alone(solutions: Sequence[tuple[int, ...]], points: Sequence[int], wanted: int) -> list[tuple[int, ...]]:
    """The values on these points that so many solutions have."""
    of_values = Counter(tuple([values[point] for point in points]) for values in solutions)
    return sorted(values for values, n in of_values.items() if n == wanted)


def _numbers(n: int) -> str:
    return f"{n} number{'s' * (n != 1)}"
