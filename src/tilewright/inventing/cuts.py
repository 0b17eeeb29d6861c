"""Boards cut into pieces: a random cut, and cuts near it, in which a cell went to a neighbor or two were exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from math import exp
from random import Random

from ..boards import Board
from ..families import Choices, TilingSolution
from ..lattices import Cell, Freedom, Lattice
from ..lattices.polyforms import Shape, connected_parts
from ..values import frozen
from .board_cut import BoardCut, Places, form_of
from .descent import PATIENCE, descend
from .trials import Draft, Drafts, Trials, compiled_first, listed, whole

_ANNEALING = 12
_PROPOSALS = 12
_MOST_PROPOSED = 400
"""So many changes at most are looked at for one that is allowed."""
_STEPS_AT_ONCE = 1000


@frozen
class PieceDemand:
    """What pieces must be like: the least and greatest size of each, and which shapes are left out."""

    sizes: tuple[tuple[int, int], ...]
    freedom: Freedom
    distinct: bool = True
    mirror_twins: bool = True
    bars: bool = True

    def allows(self, lattice: Lattice, forms: Sequence[Shape]) -> bool:
        """Tell whether pieces of these forms can be there together; their sizes are not looked at."""
        if not self.bars and any(is_bar(lattice, form) for form in forms):
            return False
        different = set(forms)
        if self.distinct and len(different) < len(forms):
            return False
        return self.mirror_twins or len({form_of(lattice, form, "free") for form in different}) == len(different)


def is_bar(lattice: Lattice, shape: Shape) -> bool:
    """Tell whether all cells of a shape, two or more, lie in a straight line."""
    first, *others = (lattice.center(cell) for cell in shape)
    ways = [tuple(a - b for a, b in zip(other, first, strict=True)) for other in others]
    return len(ways) > 0 and all(
        way[i] * ways[0][j] == way[j] * ways[0][i] for way in ways for i in range(len(way)) for j in range(i)
    )


@frozen
class Cutter:
    """Cuts a board into pieces as they are demanded."""

    board: Board
    demand: PieceDemand
    title: str = ""

    @cached_property
    def near(self) -> tuple[tuple[int, ...], ...]:
        return self.places.near

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles that are cut from the board."""
        if trials.wanted == 0:
            return self._nearly(chance, trials)

        def changes(cut: BoardCut, found: list[Choices]) -> Iterator[BoardCut]:
            return self._changes(cut, cut.searched().survivors(found), chance)

        return descend(self._starts(chance, trials.wanted), changes, len(self.board.symmetries), trials, chance)

    def _starts(self, chance: Random, wanted: int) -> Iterator[BoardCut | None]:
        for cut in self._cuts(chance):
            if cut is None:
                yield None
            else:
                # Several solutions are rare where few are to be expected.
                yield from self._awkward(cut, chance, 1.0 if wanted == 1 else chance.random() ** 3)

    @cached_property
    def places(self) -> Places:
        return Places(self.board, self.demand.freedom)

    def _awkward(self, cut: BoardCut, chance: Random, share: float) -> Iterator[BoardCut | None]:
        """A cut from which few solutions are to be expected, reached by annealing; before that None now and then."""
        ease = cut.ease
        n_steps = int(_ANNEALING * len(self.demand.sizes) * len(self.board) * share)
        for step in range(n_steps):
            if step % _STEPS_AT_ONCE == _STEPS_AT_ONCE - 1:
                yield None
            changed = self._changed(cut, chance)
            if changed is not None:
                worse = changed.ease - ease
                if worse <= 0 or chance.random() < exp(-worse / (1.02 - step / n_steps)):
                    cut, ease = changed, ease + worse
        yield cut

    def _nearly(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles without a solution: all pieces but one fit, and the hole that is left has the wrong shape."""
        for cut in self._cuts(chance):
            for _ in range(PATIENCE if cut is not None else 0):
                assert cut is not None
                number = chance.randrange(len(cut.parts))
                shape = self._reshaped(cut.shape(number), chance)
                form = form_of(self.board.lattice, shape, self.demand.freedom)
                forms = [*cut.forms[:number], form, *cut.forms[number + 1 :]]
                if not self.demand.allows(self.board.lattice, forms):
                    continue
                puzzle = cut.puzzle()
                pieces = (*puzzle.pieces[:number], cut.piece(number, shape), *puzzle.pieces[number + 1 :])
                puzzle = replace(puzzle, pieces=pieces)
                listing = yield from listed(whole(compiled_first(puzzle)), 1, trials)
                trials.note_solutions(puzzle, listing, len(listing))
                if listing.is_all and not listing.found:
                    laid = [cut.placed(other) for other in range(len(cut.parts)) if other != number]
                    laid.sort(key=lambda placed: placed.cells)
                    remark = f"All pieces but {puzzle.pieces[number].name} fit, and the hole that is left has its size."
                    yield Draft(puzzle, TilingSolution(puzzle, tuple(laid)), remark)
                    break
                yield None
            yield None

    def _reshaped(self, shape: Sequence[Cell], chance: Random) -> Shape:
        """A shape one cell of which was moved, still joined."""
        lattice = self.board.lattice
        cells = list(shape)
        cells.remove(chance.choice(cells))
        near = sorted({cell for one in cells for cell in lattice.neighbors(one)} - set(cells)) or [shape[0]]
        cells.append(chance.choice(near))
        return tuple(cells) if len(connected_parts(lattice, cells)) == 1 else tuple(shape)

    def _cuts(self, chance: Random) -> Iterator[BoardCut | None]:
        """Random cuts, endlessly; None for each attempt that failed."""
        while True:
            owner = self._grown(chance)
            cut = None if owner is None else BoardCut(self.places, owner, self.title)
            if cut is not None and not self.demand.allows(self.board.lattice, cut.forms):
                cut = self._mended(cut, chance)
            yield cut

    def _mended(self, cut: BoardCut, chance: Random) -> BoardCut | None:
        """A cut near one with shapes that are not allowed, which has none; None if none was found soon."""
        for _ in range(20):
            for changed in (self._changed(cut, chance, is_strict=False) for _ in range(20)):
                if changed is not None:
                    cut = changed
                    break
            if self.demand.allows(self.board.lattice, cut.forms):
                return cut
        return None

    def _grown(self, chance: Random) -> tuple[int, ...] | None:
        """Pieces that grew from random cells, the one that lacks most next; None if they do not fill the board."""
        sizes = self.demand.sizes
        owner = [-1] * len(self.board)
        edge: list[list[int]] = []
        for number, cell in enumerate(chance.sample(range(len(self.board)), len(sizes))):
            owner[cell] = number
            edge.append([cell])
        goal = self._goal(chance)
        lacks = [size - 1 for size in goal]
        for _ in range(len(self.board) - len(sizes)):
            order = sorted(range(len(sizes)), key=lambda number: (-lacks[number], chance.random()))
            for number in order:
                free = [beyond for cell in edge[number] for beyond in self.near[cell] if owner[beyond] < 0]
                if free:
                    break
            else:
                return None
            taken = chance.choice(free)
            owner[taken] = number
            edge[number].append(taken)
            lacks[number] -= 1
        self._even_out(owner, lacks, chance)
        found = BoardCut(self.places, tuple(owner)).parts
        fit = all(low <= len(cells) <= high for cells, (low, high) in zip(found, sizes, strict=True))
        return tuple(owner) if fit else None

    def _even_out(self, owner: list[int], lacks: list[int], chance: Random) -> None:
        """Pass cells on from pieces that have too many toward those that lack some, until all sizes are allowed."""
        cells_of: list[set[int]] = [set() for _ in lacks]
        for cell, number in enumerate(owner):
            cells_of[number].add(cell)

        def fits(number: int) -> bool:
            low, high = self.demand.sizes[number]
            return low <= len(cells_of[number]) <= high

        for _ in range(20 * len(self.board)):
            if all(map(fits, range(len(lacks)))):
                return
            cell = chance.randrange(len(self.board))
            giver = owner[cell]
            takers = [owner[other] for other in self.near[cell] if owner[other] != giver]
            taker = chance.choice(takers) if takers else giver
            is_wanted = lacks[giver] <= 0 and lacks[giver] <= lacks[taker] and taker != giver
            if is_wanted and self.places.is_joined([other for other in cells_of[giver] if other != cell]):
                owner[cell] = taker
                cells_of[giver].remove(cell)
                cells_of[taker].add(cell)
                lacks[giver] += 1
                lacks[taker] -= 1

    def _goal(self, chance: Random) -> list[int]:
        """A size for each piece, which add up to the board."""
        sizes = [low for low, _ in self.demand.sizes]
        for _ in range(len(self.board) - sum(sizes)):
            room = [k for k, (_, high) in enumerate(self.demand.sizes) if sizes[k] < high]
            shortest = min(sizes[k] for k in room)
            sizes[chance.choice([k for k in room if sizes[k] <= shortest + 1])] += 1
        return sizes

    def _changes(self, cut: BoardCut, survivors: Callable[[BoardCut], float], chance: Random) -> Iterator[BoardCut]:
        """Cuts near a cut, endlessly, until none is found for long."""

        def prospect(changed: BoardCut) -> float:
            return survivors(changed) + exp(changed.ease - cut.ease)

        while True:
            proposed = [cut] * _PROPOSALS
            for k in range(_PROPOSALS):
                for _ in range(chance.choice((1, 1, 2, 3))):
                    proposed[k] = self._next(proposed[k], chance)
            yield min(proposed, key=prospect)

    def _next(self, cut: BoardCut, chance: Random) -> BoardCut:
        """A cut near a cut; the same one if none was found soon."""
        changed = (self._changed(cut, chance) for _ in range(_MOST_PROPOSED))
        return next((one for one in changed if one is not None), cut)

    def _changed(self, cut: BoardCut, chance: Random, *, is_strict: bool = True) -> BoardCut | None:
        """A cut in which a cell went to a neighboring piece, with another one back if sizes demand it."""
        owner, near = cut.owner, self.near
        cell = int(chance.random() * len(owner))
        giver = owner[cell]
        taker = owner[near[cell][int(chance.random() * len(near[cell]))]] if near[cell] else giver
        if taker == giver:
            return None
        given = [other for other in cut.parts[giver] if other != cell]
        got = [*cut.parts[taker], cell]
        low, _ = self.demand.sizes[giver]
        _, high = self.demand.sizes[taker]
        moved = {cell: taker}
        if len(given) < low or len(got) > high or chance.random() < 0.5:
            beside = {other for one in given for other in near[one]}
            back = [one for one in cut.parts[taker] if one in beside]
            if not back:
                return None
            returned = back[int(chance.random() * len(back))]
            moved[returned] = giver
            got.remove(returned)
            given.append(returned)
        form_of_giver = self.places.form(tuple(sorted(given)))
        form_of_taker = form_of_giver and self.places.form(tuple(sorted(got)))
        if form_of_giver is None or form_of_taker is None:
            return None
        if is_strict:
            forms = list(cut.forms)
            forms[giver], forms[taker] = form_of_giver, form_of_taker
            if not self.demand.allows(self.board.lattice, forms):
                return None
        changed = list(owner)
        for one, number in moved.items():
            changed[one] = number
        return replace(cut, owner=tuple(changed))
