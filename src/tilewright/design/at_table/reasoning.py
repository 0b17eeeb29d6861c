"""Moves that are forced, found by looking one step ahead, as a person would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from ...families.clauses import ones
from ...families.wording import ended, listing, plural
from ...sentences import sentence
from ...values import frozen
from ..moves.base import Clock, Dead, Item, Moves, State, dead_end, dead_ends, would

# The number of rounds in which excluded moves serve to exclude more.
_ROUNDS = 3
# More reasons than these would tire the reader.
_MOST_REASONS = 3
_MOST_NAMED = 3


@frozen
class Forced:
    """A move that is in every solution that is left, and why."""

    move: int
    reason: str


def forced_at_once(moves: Moves, state: State) -> Forced | None:
    """A move that is the only one to serve an item; places come before pieces."""
    for kind in ("place", "piece"):
        for item, need in zip(moves.items, state.need, strict=True):
            if item.kind == kind and need:
                open_moves = state.live & item.moves
                if open_moves and open_moves.bit_count() == need:
                    move = open_moves.bit_length() - 1
                    return Forced(move, moves.reason(state, item, move))
    return None


def by_choices(moves: Moves, state: State) -> list[tuple[Item, int]]:
    """The items that must still be served, each with the number of times, those with the fewest moves first."""
    found = [(item, need) for item, need in zip(moves.items, state.need, strict=True) if need]
    return sorted(found, key=lambda pair: (state.live & pair[0].moves).bit_count())


class Ahead:
    """Moves that lead to a dead end, found step by step.

    `dead` has the dead ends of each excluded move. A round tries every move once, beginning with the items that have
    the fewest moves, and ends after a moment.
    """

    def __init__(self, moves: Moves, state: State, clock: Clock) -> None:
        self._moves = moves
        self._clock = clock
        self._tests = moves.n_tests
        self.state = state
        self.dead: dict[int, tuple[Dead, ...]] = {}

    @property
    def is_spent(self) -> bool:
        """True if no move may be tried any more, or no time is left."""
        return self._tests <= 0 or self._clock.is_over

    def exclude(self, candidates: int, seen: State) -> bool:
        """Try these moves in a state; return whether that excluded a further one."""
        before = len(self.dead)
        for move in ones(candidates & self.state.live):
            if self.is_spent:
                break
            self._tests -= 1
            reasons = tuple(dead_ends(self._moves, self._moves.after(seen, move)))
            if reasons:
                self.dead[move] = reasons
                self.state = replace(self.state, live=self.state.live & ~(1 << move))
        return len(self.dead) > before

    def forced(self) -> Forced | None:
        """A move that is forced once that others are excluded, by the shortest reason of the first round with any."""
        for step in range(_ROUNDS):
            # Excluded moves count from the next round on, so that the reasons stay short.
            seen, tried = self.state, 0
            for item, _ in by_choices(self._moves, seen):
                self.exclude(item.moves & ~tried, seen)
                tried |= item.moves
            if self.state.live == seen.live or dead_end(self._moves, self.state) is not None:
                return None
            found = [self._only(item, step) for item, need in by_choices(self._moves, seen) if need == 1]
            reasons = [pair for pair in found if pair is not None]
            if reasons:
                return min(reasons, key=lambda pair: pair[0])[1]
        return None

    def _only(self, item: Item, step: int) -> tuple[int, Forced] | None:
        """The only move left for an item, with the dead ends of the others, and the length of that explanation."""
        left = self.state.live & item.moves
        if left.bit_count() != 1:
            return None
        move = left.bit_length() - 1
        reasons = _fewest([self.dead[k] for k in ones(item.moves & ~left) if k in self.dead])
        if not reasons:
            return None
        what, where = self._moves.words(move), self._moves.where(move)
        if item.kind != "place":
            lead = sentence("{thing} can only go on {place}", thing=item.words, place=where)
        elif self._moves.has_ways:
            lead = sentence("on {place} only {thing} works, and only in this way", place=item.words, thing=what)
        else:
            lead = sentence("on {place} only {thing} works", place=item.words, thing=what)
        why = would(reasons if len(reasons) <= _MOST_REASONS else reasons[:1])
        if len(reasons) > _MOST_REASONS:
            why = sentence("something would be left over; mostly {example}", example=why)
        if step == 0:
            reason = sentence("{Lead}: otherwise {why}.", lead=lead, why=why)
        else:
            reason = sentence("{Lead}: otherwise, thought a few steps further, {why}.", lead=lead, why=why)
        return len(reasons), Forced(move, reason)


def _fewest(reasons: Sequence[tuple[Dead, ...]]) -> list[Dead]:
    """Few reasons of which each move has one, the most frequent first."""
    left, chosen = list(reasons), []
    while left:
        times = Counter(reason for of_move in left for reason in of_move)
        chosen.append(times.most_common(1)[0][0])
        left = [of_move for of_move in left if chosen[-1] not in of_move]
    return chosen


@frozen
class Tightest:
    """The item with the fewest moves, those that a look one step ahead leaves, and a sentence that says so."""

    item: Item
    left: int
    reason: str


def tightest(moves: Moves, state: State, clock: Clock) -> Tightest:
    """The place, piece or value that is left with the fewest choices."""
    seen = moves.thought(state)
    item, _ = by_choices(moves, seen)[0]
    ahead = Ahead(moves, seen, clock)
    ahead.exclude(item.moves, seen)
    left = ahead.state.live & item.moves
    n = left.bit_count()
    if item.kind == "piece":
        reason = sentence("{thing} has the fewest places: {n} {n:is|are} left", thing=item.words, n=n)
    else:
        names = list(dict.fromkeys(moves.words(move) for move in ones(left)))
        few = sentence("only {things}", things=listing(names))
        fits = sentence(
            "{things} {n:fits|fit} there",
            things=few if len(names) <= _MOST_NAMED else plural(len(names), moves.noun),
            n=len(names),
        )
        if n != len(names):
            fits = sentence("{fits}, in {n} ways", fits=fits, n=n)
        reason = sentence("{place} has the fewest choices: {fits}", place=item.words, fits=fits)
    reasons = _fewest(list(ahead.dead.values()))
    if 0 < len(reasons) <= _MOST_REASONS:
        reason = sentence("{what}; otherwise {why}", what=reason, why=would(reasons))
    return Tightest(item, left, ended(reason))


def forced(moves: Moves, state: State, clock: Clock) -> Forced | None:
    """A move that is in every solution that is left, by the simplest reason there is; None if none was found."""
    found = forced_at_once(moves, state)
    if found is None:
        longer = moves.thought(state)
        found = forced_at_once(moves, longer) or Ahead(moves, longer, clock).forced()
    return found
