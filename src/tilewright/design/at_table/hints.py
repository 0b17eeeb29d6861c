"""The next piece, or where not to look, each with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from operator import and_
from typing import Literal

from ...families import Laid, Puzzle, family_of
from ...families.clauses import ones
from ...families.wording import listing
from ...solving import Limits
from ...values import frozen
from ..moves.base import Clock, Moves, State, dead_end, would
from ..moves.find_moves import moves_of
from ..table import faults, is_complete, words_for
from .completions import Completions
from .reasoning import Ahead, by_choices, forced, tightest
from .take_back import THINKING, Conflicts

# The most placements that are tested to find one that is in every solution, or in none.
_MOST_TESTS = 30
_TEST_NODES = 8_000
_NO_WAY = "There is no way to go on from here that leads to a solution."


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


def hint(
    puzzle: Puzzle,
    laid: Sequence[Laid],
    *,
    only_not: bool = False,
    besides: Collection[tuple[str, tuple[int, ...]]] = (),
    limits: Limits = THINKING,
    seed: int = 0,
) -> Hint:
    """Advise on the next step with the pieces on the table; with `only_not` merely exclude a place.

    `besides` has the places that earlier hints excluded, each a piece and its cells: the hint excludes another one.

    The hint gives the simplest reason: a broken rule, a place or a piece with one choice left, a look one step ahead,
    and only then the result of a search. Raises InvalidSetup for a template that lacks its dice,
    InvalidRequest for a puzzle that is too large.
    """
    clock = Clock(limits)
    moves = moves_of(puzzle)
    wrong = faults(puzzle, laid)
    if wrong:
        return _stuck(puzzle, laid, _sentence(wrong[0].message), clock)
    if is_complete(puzzle, laid):
        return Hint("done", "All done: this is a solution.", certain=True)
    state = moves.begin(laid)
    reason = None if state is None else dead_end(moves, state)
    if state is None or reason is not None:
        why = "what lies there does not go together" if reason is None else reason.now
        return _stuck(puzzle, laid, _sentence(why), clock)
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


def _sentence(message: str) -> str:
    return f"{message[0].upper()}{message[1:]}."


def _stuck(puzzle: Puzzle, laid: Sequence[Laid], reason: str, clock: Clock) -> Hint:
    because = "" if reason == _NO_WAY else f" {reason}"
    if not laid:
        return Hint("stuck", f"The puzzle has no solution.{because}", certain=True)
    conflicts = Conflicts(puzzle, laid, clock)
    found = conflicts.fewest()
    if conflicts.is_unsolvable:
        return Hint("stuck", f"The puzzle has no solution, even if you take everything back.{because}", certain=True)
    if found is None:
        return Hint("stuck", f"{reason} What to take back could not be found out in time.")
    taken = listing(_told_apart(puzzle, laid, k) for k in found.numbers)
    fewest = "" if found.proved else " Perhaps fewer would do."
    cells = tuple(dict.fromkeys(cell for k in found.numbers for cell in laid[k].cells))
    return Hint(
        "stuck", f"{reason} Take back {taken}.{fewest}", cells=cells, take_back=found.numbers, certain=found.proved
    )


def _told_apart(puzzle: Puzzle, laid: Sequence[Laid], number: int) -> str:
    """The words for one of the laid things, with its place if another one has the same words."""
    words = words_for(puzzle, laid[number])
    if sum(words_for(puzzle, one) == words for one in laid) == 1:
        return words
    cells = [cell for cell in laid[number].cells if 0 <= cell < len(puzzle.board)]
    place = family_of(puzzle).nouns.place
    return f"{words} on {place} {puzzle.board.names[cells[0]]}" if cells else words


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
            doubt = "" if goes_on else " Whether what lies there is right could not be found out in time."
            return self._place(found.move, found.reason + doubt, certain=True)
        if goes_on is None:
            return self._where_to_look()
        self.completions.gather()
        drawn = self.completions.found if self.completions.is_all else self.completions.sample(seed)
        if self.completions.is_all and len(self.completions.found) == 1:
            move = self._handiest(self.completions.common())
            what = self.moves.words(move)
            return self._place(move, f"Only one solution is left, and in it {what} lies here.", certain=True)
        common = self._in_all()
        if common is not None:
            what = self.moves.words(common)
            return self._place(common, f"In every solution that is left {what} lies here.", certain=True)
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
        reason = found.reason
        times = Counter(move for solution in solutions for move in ones(solution & found.left))
        most = max(times.values())
        move = min(move for move, often in times.items() if often == most)
        what = self.moves.words(move)
        if self.completions.is_all:
            reason += f" In {most} of the {len(solutions)} solutions that are left {what} lies here."
        else:
            reason += f" With {what} here there is a solution."
        return self._place(move, reason, certain=False)

    def _where_to_look(self) -> Hint:
        """The item with the fewest choices, where no solution is known."""
        found = tightest(self.moves, self.state, self.clock)
        if not found.left:
            return _stuck(self.puzzle, self.laid, _NO_WAY, self.clock)
        what = "what lies there can be completed" if self.laid else "there is a solution"
        names = {self.moves.laid(move, self.laid).piece for move in ones(found.left)}
        piece = names.pop() if len(names) == 1 else ""
        reason = f"{found.reason} Whether {what} could not be found out in time."
        return Hint("look", reason, piece=piece, cells=found.item.cells)

    def where_not(self, goes_on: bool | None, told: Collection[tuple[str, frozenset[int]]]) -> Hint:
        """A piece and cells on which it lies in no solution, other than those in `told`."""
        groups = [item.moves for item, _ in by_choices(self.moves, self.state)]
        # Finally the moves that no item needs, such as a piece that may be left out on a cell that may stay empty.
        groups.append(reduce(and_, (~group for group in groups), self.state.live))
        more = "more " if told else ""
        ahead = Ahead(self.moves, self.state, self.clock)
        for group in groups:
            ahead.exclude(group, self.state)
            if ahead.is_spent:
                break
            for move, same in self._untold(group, told):
                ahead.exclude(same, self.state)
                if all(k in ahead.dead for k in ones(same)):
                    return self._not(move, f"then {would(ahead.dead[move][:1])}")
        if goes_on is None:
            return Hint("unknown", f"Nothing {more}could be excluded in time.")
        self.completions.gather()
        undecided = 0
        for group in groups:
            for move, same in self._untold(group, told):
                if any(solution & same for solution in self.completions.found):
                    continue
                if self.clock.is_over:
                    return Hint("unknown", f"Nothing {more}could be excluded in time.")
                if undecided == _MOST_TESTS:
                    return Hint("unknown", f"Nothing {more}was found that can be excluded.")
                after = [self.moves.after(self.state, k) for k in ones(same)]
                answers = {self.completions.exists(state, 0, _TEST_NODES) for state in after}
                if answers == {False}:
                    return self._not(move, "no solution that is left has it there")
                undecided += True not in answers
        if undecided:
            return Hint("unknown", f"Nothing {more}was found that can be excluded.")
        what = "everything else" if told else "everything"
        reason = f"There is nothing {more}to exclude: {what} that still fits somewhere lies there in a solution."
        return Hint("unknown", reason, certain=True)

    def _untold(self, group: int, told: Collection[tuple[str, frozenset[int]]]) -> Iterator[tuple[int, int]]:
        """The moves of a group, but for those in `told`; each with all that lay the same on the same cells."""
        for move in ones(group & self.state.live):
            if not told or (self.moves.laid(move, self.laid).piece, frozenset(self.moves.cells(move))) not in told:
                yield move, self.moves.same_cells(move) & self.state.live

    def _not(self, move: int, why: str) -> Hint:
        what, where = self.moves.words(move), self.moves.where(move)
        piece = self.moves.laid(move, self.laid).piece
        reason = f"{what[0].upper()}{what[1:]} does not lie on {where}: {why}."
        return Hint("not", reason, piece=piece, cells=self.moves.cells(move), certain=True)
