"""How far reasons lead to a solution, and where one must guess."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...families.clauses import ones
from ...values import frozen
from ..moves.base import Moves, State, dead_end

# A person tries in mind what fits on a place, or where a piece fits, if there is no more than this.
_MOST_CHOICES = 5
_GUESS = 3


@frozen
class Logic:
    """How many moves of a solution each reason leads to, the simplest reason first.

    Attributes
    ----------
    at_once
        Moves that are the only ones for a place or a piece.
    one_step
        Those that are the only ones once moves are excluded that lead to a dead end at once.
    two_steps
        The same, with what was excluded so used to exclude more.
    guesses
        Those that none of these reasons leads to.
    """

    at_once: int
    one_step: int
    two_steps: int
    guesses: int


def logic_of(moves: Moves, solution: Sequence[int]) -> Logic:
    """The reasons on the way to a solution. If there is none, the next move in order counts as a lucky guess."""
    begun = moves.begin(())
    assert begun is not None
    state = moves.thought(begun)
    left = [move for move in solution if move not in state.chosen]
    counts = [0] * (_GUESS + 1)
    while left:
        reason, found = _simplest(moves, state)
        ready = [move for move in left if found >> move & 1]
        if not ready:
            reason, ready = _GUESS, left[:1]
        counts[reason] += len(ready)
        for move in ready:
            state = moves.thought(moves.after(state, move))
            left.remove(move)
    return Logic(*counts)


def _simplest(moves: Moves, state: State) -> tuple[int, int]:
    """The number of the simplest reason that forces moves, and all moves that it forces."""
    if found := _forced(moves, state):
        return 0, found
    for step in (1, 2):
        live, tried = state.live, 0
        for item, need in zip(moves.items, state.need, strict=True):
            open_moves = state.live & item.moves
            if need and open_moves.bit_count() <= _MOST_CHOICES:
                for move in ones(open_moves & ~tried):
                    if dead_end(moves, moves.thought(moves.after(state, move))) is not None:
                        live &= ~(1 << move)
                tried |= open_moves
        if live == state.live:
            break
        state = replace(state, live=live)
        if found := _forced(moves, state):
            return step, found
    return _GUESS, 0


def _forced(moves: Moves, state: State) -> int:
    """All moves without which an item would lack one, as a set."""
    found = 0
    for item, need in zip(moves.items, state.need, strict=True):
        open_moves = state.live & item.moves
        if need and open_moves.bit_count() == need:
            found |= open_moves
    return found
