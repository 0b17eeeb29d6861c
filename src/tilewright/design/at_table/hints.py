"""The next piece, or where not to look, each with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from operator import and_

from ...families import Laid, Puzzle
from ...families.clauses import ones
from ...families.wording import ended, listing
from ...sentences import sentence, together
from ...solving import Limits
from ...values import frozen
from ..moves.base import Clock, Moves, State, dead_end, would
from ..moves.find_moves import moves_of
from ..table import faults, is_complete
from .advice import Hint, told_apart
from .completions import Completions
from .fitting import is_large
from .near_hints import near_hint
from .reasoning import Ahead, by_choices, forced, tightest
from .take_back import THINKING, Conflicts

# The most placements that are tested to find one that is in every solution, or in none.
_MOST_TESTS = 30
_TEST_NODES = 8_000
_NOT_TOGETHER = sentence("what lies there does not go together")
_NO_WAY = sentence("There is no way to go on from here that leads to a solution.")


def hint(
    puzzle: Puzzle,
    laid: Sequence[Laid],
    *,
    only_not: bool = False,
    besides: Collection[tuple[str, tuple[int, ...]]] = (),
    limits: Limits = THINKING,
    seed: int = 0,
    cell: int | None = None,
) -> Hint:
    """Advise on the next step with the pieces on the table; with `only_not` merely exclude a place.

    `besides` has the places that earlier hints excluded, each a piece and its cells: the hint excludes another one.

    The hint gives the simplest reason: a broken rule, a place or a piece with one choice left, a look one step ahead,
    and only then the result of a search. Where tiles must match on a board that is too large for that, it looks at the
    surroundings of the `cell` that is asked about, or else of those with the fewest choices.

    Raises InvalidSetup for a template that lacks its dice, InvalidRequest for any other puzzle that is too large.
    """
    clock = Clock(limits)
    if is_large(puzzle):
        return near_hint(puzzle, laid, cell, besides if only_not else None, clock)
    moves = moves_of(puzzle)
    wrong = faults(puzzle, laid)
    if wrong:
        return _stuck(puzzle, laid, ended(wrong[0].message), clock)
    if is_complete(puzzle, laid):
        return Hint("done", sentence("All done: this is a solution."), certain=True)
    state = moves.begin(laid)
    reason = None if state is None else dead_end(moves, state)
    if state is None or reason is not None:
        why = _NOT_TOGETHER if reason is None else reason.now
        return _stuck(puzzle, laid, ended(why), clock)
    # Half of the time goes to the question whether a solution is left, so that some remains to find the hint.
    completions = Completions(moves, state, Clock(limits, 0.5))
    goes_on = completions.exists(state)
    if goes_on is False:
        return _stuck(puzzle, laid, _NO_WAY, clock)
    completions.clock = clock
    helper = _Helper(puzzle, tuple(laid), moves, state, completions, clock)
    if only_not:
        return helper.where_not(goes_on, frozenset((piece, frozenset(cells)) for piece, cells in besides))
    return helper.next_piece(goes_on, seed)


def _stuck(puzzle: Puzzle, laid: Sequence[Laid], reason: str, clock: Clock) -> Hint:
    because = "" if reason == _NO_WAY else reason
    if not laid:
        none = sentence("The puzzle has no solution.")
        return Hint("stuck", together(none, because), certain=True)
    conflicts = Conflicts(puzzle, laid, clock)
    found = conflicts.fewest()
    if conflicts.is_unsolvable:
        none = sentence("The puzzle has no solution, even if you take everything back.")
        return Hint("stuck", together(none, because), certain=True)
    if found is None:
        unknown = sentence("What to take back could not be found out in time.")
        return Hint("stuck", together(reason, unknown))
    taken = listing(told_apart(puzzle, laid, k) for k in found.numbers)
    take = sentence("Take back {things}.", things=taken)
    fewer = "" if found.proved else sentence("Perhaps fewer would do.")
    cells = tuple(dict.fromkeys(cell for k in found.numbers for cell in laid[k].cells))
    return Hint("stuck", together(reason, take, fewer), cells=cells, take_back=found.numbers, certain=found.proved)


@frozen
class _Helper:
    """Looks for a hint in a state that is not known to be hopeless."""

    puzzle: Puzzle
    laid: tuple[Laid, ...]
    moves: Moves
    state: State
    completions: Completions
    clock: Clock

    def next_piece(self, goes_on: bool | None, seed: int) -> Hint:
        """A piece to lay next."""
        found = forced(self.moves, self.state, self.clock)
        if found is not None:
            doubt = sentence("Whether what lies there is right could not be found out in time.")
            return self._place(found.move, together(found.reason, "" if goes_on else doubt), certain=True)
        if goes_on is None:
            return self._where_to_look()
        self.completions.gather()
        drawn = self.completions.found if self.completions.is_all else self.completions.sample(seed)
        if self.completions.is_all and len(self.completions.found) == 1:
            move = self._handiest(self.completions.common())
            what = self.moves.words(move)
            reason = sentence("Only one solution is left, and in it {thing} lies here.", thing=what)
            return self._place(move, reason, certain=True)
        common = self._in_all()
        if common is not None:
            what = self.moves.words(common)
            reason = sentence("In every solution that is left {thing} lies here.", thing=what)
            return self._place(common, reason, certain=True)
        return self._in_tightest(tuple(dict.fromkeys(drawn)) or self.completions.found[:1])

    def _place(self, move: int, reason: str, *, certain: bool) -> Hint:
        placement = self.moves.laid(move, self.laid)
        return Hint("place", reason, placement, placement.piece, self.moves.cells(move), certain=certain)

    def _handiest(self, moves: Sequence[int]) -> int:
        """Of some moves the one on the item with the fewest choices."""
        for item, _ in by_choices(self.moves, self.state):
            serving = [move for move in moves if item.moves >> move & 1]
            if serving:
                return serving[0]
        return moves[0]

    def _in_all(self) -> int | None:
        """A move that all remaining solutions have, if that can be proved in time."""
        for _ in range(_MOST_TESTS):
            common = self.completions.common()
            if not common:
                return None
            move = self._handiest(common)
            without = self.completions.exists(self.state, 1 << move, _TEST_NODES)
            if without is False:
                return move
            if without is None:
                return None
        return None

    def _in_tightest(self, solutions: Sequence[int]) -> Hint:
        """Where there are the fewest choices, the move that most solutions have of some."""
        found = tightest(self.moves, self.state, self.clock)
        times = Counter(move for solution in solutions for move in ones(solution & found.left))
        most = max(times.values())
        move = min(move for move, often in times.items() if often == most)
        what = self.moves.words(move)
        if self.completions.is_all:
            why = sentence(
                "In {n} of the {all} solutions that are left {thing} lies here.", n=most, all=len(solutions), thing=what
            )
        else:
            why = sentence("With {thing} here there is a solution.", thing=what)
        return self._place(move, together(found.reason, why), certain=False)

    def _where_to_look(self) -> Hint:
        """The item with the fewest choices, where no solution is known."""
        found = tightest(self.moves, self.state, self.clock)
        if not found.left:
            return _stuck(self.puzzle, self.laid, _NO_WAY, self.clock)
        if self.laid:
            doubt = sentence("Whether what lies there can be completed could not be found out in time.")
        else:
            doubt = sentence("Whether there is a solution could not be found out in time.")
        names = {self.moves.laid(move, self.laid).piece for move in ones(found.left)}
        piece = names.pop() if len(names) == 1 else ""
        return Hint("look", together(found.reason, doubt), piece=piece, cells=found.item.cells)

    def where_not(self, goes_on: bool | None, told: Collection[tuple[str, frozenset[int]]]) -> Hint:
        """A piece and cells on which it lies in no solution, other than those in `told`."""
        groups = [item.moves for item, _ in by_choices(self.moves, self.state)]
        # Finally the moves that no item needs, such as a piece that may be left out on a cell that may stay empty.
        groups.append(reduce(and_, (~group for group in groups), self.state.live))
        ahead = Ahead(self.moves, self.state, self.clock)
        for group in groups:
            ahead.exclude(group, self.state)
            if ahead.is_spent:
                break
            for move, same in self._untold(group, told):
                ahead.exclude(same, self.state)
                if all(k in ahead.dead for k in ones(same)):
                    return self._not(move, sentence("then {what}", what=would(ahead.dead[move][:1])))
        if goes_on is None:
            return Hint("unknown", _none_in_time(told))
        self.completions.gather()
        undecided = 0
        for group in groups:
            for move, same in self._untold(group, told):
                if any(solution & same for solution in self.completions.found):
                    continue
                if self.clock.is_over:
                    return Hint("unknown", _none_in_time(told))
                if undecided == _MOST_TESTS:
                    return Hint("unknown", _none_found(told))
                after = [self.moves.after(self.state, k) for k in ones(same)]
                answers = {self.completions.exists(state, 0, _TEST_NODES) for state in after}
                if answers == {False}:
                    return self._not(move, sentence("no solution that is left has it there"))
                undecided += True not in answers
        if undecided:
            return Hint("unknown", _none_found(told))
        return Hint("unknown", _none_to_exclude(told), certain=True)

    def _untold(self, group: int, told: Collection[tuple[str, frozenset[int]]]) -> Iterator[tuple[int, int]]:
        """The moves of a group, but for those in `told`; each with all that lay the same on the same cells."""
        for move in ones(group & self.state.live):
            if not told or (self.moves.laid(move, self.laid).piece, frozenset(self.moves.cells(move))) not in told:
                yield move, self.moves.same_cells(move) & self.state.live

    def _not(self, move: int, why: str) -> Hint:
        what, where = self.moves.words(move), self.moves.where(move)
        piece = self.moves.laid(move, self.laid).piece
        reason = sentence("{Thing} does not lie on {place}: {why}.", thing=what, place=where, why=why)
        return Hint("not", reason, piece=piece, cells=self.moves.cells(move), certain=True)


# What is said where no place is excluded: the first one, or one more besides those that were told.
_Besides = Collection[tuple[str, frozenset[int]]]


def _none_in_time(told: _Besides) -> str:
    if told:
        return sentence("Nothing more could be excluded in time.")
    return sentence("Nothing could be excluded in time.")


def _none_found(told: _Besides) -> str:
    if told:
        return sentence("Nothing more was found that can be excluded.")
    return sentence("Nothing was found that can be excluded.")


def _none_to_exclude(told: _Besides) -> str:
    if told:
        return sentence(
            "There is nothing more to exclude: everything else that still fits somewhere lies there in a solution."
        )
    return sentence("There is nothing to exclude: everything that still fits somewhere lies there in a solution.")
