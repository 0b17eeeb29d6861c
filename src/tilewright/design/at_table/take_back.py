"""The fewest pieces to take back so that the rest can be completed.

Of pieces that cannot lie together, at least one must go. So the search looks for a *conflict*: pieces that cannot be
completed together, made small by leaving out one after the other. The pieces to take back must include one of every
known conflict. The search takes back the fewest such pieces for a trial: if the rest can be completed, no fewer will
do; if not, there is a new conflict among the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...families import Laid, Puzzle
from ...solving import Limits
from ...values import frozen
from ..moves.base import Clock
from ..moves.find_moves import moves_of
from .completions import Completions

THINKING = Limits(seconds=5)
# The nodes to spend on each piece to make a conflict smaller.
_SHRINKING_NODES = 5_000
_FIRST_NODES = 20_000
# After this number of trials all pieces of the conflicts are taken back, not the fewest.
_MOST_TRIED = 200_000


@frozen
class TakeBack:
    """The numbers of the pieces to take back; if not `proved`, fewer might do."""

    numbers: tuple[int, ...]
    proved: bool


def fewest_to_take_back(puzzle: Puzzle, laid: Sequence[Laid], limits: Limits = THINKING) -> TakeBack | None:
    """The fewest laid pieces whose removal makes the puzzle solvable.

    Of several ways this is the one with the pieces laid last. None if even the bare puzzle has no solution, or if the
    search found none within the limits.
    """
    return Conflicts(puzzle, laid, Clock(limits)).fewest()


class Conflicts:
    """The search for the fewest pieces to take back, by conflicts."""

    def __init__(self, puzzle: Puzzle, laid: Sequence[Laid], clock: Clock) -> None:
        self._moves = moves_of(puzzle)
        self._laid = tuple(laid)
        self._clock = clock
        bare = self._moves.begin(())
        self._completions = None if bare is None else Completions(self._moves, bare, clock)
        self._enough: tuple[int, ...] | None = None
        self.is_unsolvable = False
        """Whether even the bare puzzle was proved to have no solution."""

    def fewest(self) -> TakeBack | None:
        """The fewest pieces to take back."""
        # Any solution shows pieces that need not be taken back, for when time runs out.
        self.is_unsolvable = self._goes(frozenset(), _FIRST_NODES) is False
        if self.is_unsolvable:
            return None
        conflicts: list[frozenset[int]] = []
        everything = frozenset(range(len(self._laid)))
        while True:
            taken, is_least = self._meeting(conflicts)
            rest = everything - frozenset(taken)
            answer = self._goes(rest, None)
            if answer:
                return TakeBack(taken, is_least)
            if answer is None:
                return self._given_up()
            conflict = self._shrunk(rest)
            if not conflict:
                self.is_unsolvable = True
                return None
            conflicts.append(conflict)

    def _goes(self, numbers: frozenset[int], most_nodes: int | None) -> bool | None:
        """Tell whether these pieces alone can be completed; None if time is over before."""
        if self._completions is None:
            return False
        state = self._moves.begin([self._laid[k] for k in sorted(numbers)])
        if state is None:
            return False
        answer = self._completions.exists(state, most_nodes=most_nodes)
        if answer:
            taken = tuple(sorted(frozenset(range(len(self._laid))) - numbers))
            if self._enough is None or len(taken) < len(self._enough):
                self._enough = taken
        return answer

    def _shrunk(self, numbers: frozenset[int]) -> frozenset[int]:
        """A smaller conflict among pieces that cannot be completed, as small as short searches can make it."""
        # The pieces laid last stay longest in a conflict, so that they are the ones to take back.
        for number in sorted(numbers):
            if self._goes(numbers - {number}, _SHRINKING_NODES) is False:
                numbers = numbers - {number}
        return numbers

    def _meeting(self, conflicts: Sequence[frozenset[int]]) -> tuple[tuple[int, ...], bool]:
        """The fewest pieces of which every conflict has one, the last laid if there is a choice; whether they are."""
        involved = sorted({number for conflict in conflicts for number in conflict}, reverse=True)
        tried = 0
        for size in range(len(involved) + 1):
            for chosen in combinations(involved, size):
                if all(not conflict.isdisjoint(chosen) for conflict in conflicts):
                    return tuple(sorted(chosen)), True
                tried += 1
                if tried > _MOST_TRIED:
                    return tuple(involved), False
        return (), True

    def _given_up(self) -> TakeBack | None:
        """The fewest pieces known to be enough, for when time is over."""
        completions = self._completions
        # Pieces that a solution has need not be taken back.
        for solution in () if completions is None else completions.found:
            against = self._against(solution)
            state = self._moves.begin([one for k, one in enumerate(self._laid) if k not in against])
            # Equal pieces share their moves, so `_against` may keep too many of them; `completes` counts the copies.
            fits = completions is not None and state is not None and completions.completes(state, solution)
            if fits and (self._enough is None or len(against) < len(self._enough)):
                self._enough = against
        return None if self._enough is None else TakeBack(self._enough, False)

    def _against(self, solution: int) -> tuple[int, ...]:
        """The pieces that a solution does not have."""

        def has(number: int) -> bool:
            state = self._moves.begin([self._laid[number]])
            return state is not None and all(solution >> move & 1 for move in state.chosen)

        return tuple(number for number in range(len(self._laid)) if not has(number))
