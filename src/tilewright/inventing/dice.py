"""Dice whose faces are cells of a board, so that the pieces fill the rest after every roll.

Each cell stands on at most one die. A set of cells can be rolled if they stand on different dice. So dice are looked
for that put two cells of each set known to be unsolvable on one die; then all rolls are tried, and those without a
solution are added to what is known.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from math import prod
from random import Random

from ..families import Setup, TilingPuzzle
from ..families.wording import plural
from ..solving.sweep_plan import SweepPlan
from ..values import frozen
from .trials import Draft, Drafts, Trials

Dice = tuple[tuple[int, ...], ...]
_EXCHANGES = 4_000
_ROUNDS = 60
_SAMPLE = 300


@frozen
class DiceMaker:
    """Makes dice with so many faces each for a puzzle, whose free cells are as many as there are dice."""

    puzzle: TilingPuzzle
    faces: tuple[int, ...]

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles with dice all of whose rolls have a solution."""
        while True:
            cells = chance.sample(range(len(self.puzzle.board)), sum(self.faces))
            bad: dict[frozenset[int], None] = {}
            for _ in range(_ROUNDS):
                dice = self._dice(cells)
                template = self._template(dice)
                found = yield from self._unsolvable(template, dice, chance, trials)
                trials.note(template, len(found), f"{plural(len(found), 'roll')} without a solution, or more")
                if not found:
                    yield Draft(template)
                    break
                bad.update(dict.fromkeys(found))
                exchanged = yield from self._exchanged(cells, list(bad), chance)
                if exchanged is None:
                    break
                cells = exchanged

    def _dice(self, cells: Sequence[int]) -> Dice:
        rest = iter(cells)
        return tuple(tuple(sorted(next(rest) for _ in range(n))) for n in self.faces)

    def _template(self, dice: Dice) -> TilingPuzzle:
        names = self.puzzle.board.names
        choices = tuple(tuple(names[cell] for cell in die) for die in sorted(dice))
        return replace(self.puzzle, setup=Setup("dice", len(dice), choices))

    def _unsolvable(
        self, template: TilingPuzzle, dice: Dice, chance: Random, trials: Trials
    ) -> Generator[None, None, list[frozenset[int]]]:
        """Rolls without a solution: of a sample, if there are some, else of all rolls."""
        n_rolls = prod(map(len, dice))
        for sample in (_SAMPLE, None) if n_rolls > 2 * _SAMPLE else (None,):
            plan = SweepPlan(template, "solvable", sample=sample, seed=chance.randrange(1 << 30))
            bad_classes = set()
            for number in plan.order:
                trials.tries += 1
                for answer in plan.steps(number):
                    if answer == 0:
                        bad_classes.add(number)
                    yield None
            index = template.board.index_of_name
            rolls = zip(plan.setups, plan.classes.class_of, strict=True)
            found = [frozenset(index[name] for name in names) for names, number in rolls if number in bad_classes]
            if found:
                return found
        return []

    def _exchanged(
        self, cells: Sequence[int], bad: Sequence[frozenset[int]], chance: Random
    ) -> Generator[None, None, list[int] | None]:
        """Cells in an order in which no bad set is a roll any more; None if none was found."""
        order = list(cells)
        spare = [cell for cell in range(len(self.puzzle.board)) if cell not in cells]
        die_of_place = [die for die, n in enumerate(self.faces) for _ in range(n)]
        order += spare
        die_of_place += [-1] * len(spare)

        def n_rolled(order: Sequence[int]) -> int:
            die = dict(zip(order, die_of_place, strict=True))
            return sum(
                len(dice) == len(one) and -1 not in dice for one in bad for dice in [{die[cell] for cell in one}]
            )

        least = n_rolled(order)
        for step in range(_EXCHANGES):
            if not least:
                break
            a, b = chance.sample(range(len(order)), 2)
            if die_of_place[a] != die_of_place[b]:
                order[a], order[b] = order[b], order[a]
                now = n_rolled(order)
                if now <= least:
                    least = now
                else:
                    order[a], order[b] = order[b], order[a]
            if step % 100 == 0:
                yield None
        return None if least else order[: sum(self.faces)]
