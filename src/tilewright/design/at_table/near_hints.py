"""Hints for tiles on a board that is too large to be thought through: from what is near, in bounded time.

Each says what it looked at. What it excludes is excluded by proof; what it leaves need not be in a solution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from time import perf_counter

from ...families import Laid, Puzzle
from ...families.clauses import ones
from ...families.wording import ended, listing, plural
from ...sentences import sentence, together
from ...values import field, frozen
from ..moves.base import Clock, Dead
from ..table import faults, is_complete
from .advice import Hint, told_apart
from .fitting import Fitting, fitting
from .nearby import Narrowed, Neighborhood, around, narrowed, words_of_cells, words_of_class

# All of it together stays below a second.
_LOOK_SECONDS = 0.35
_TAKE_BACK_SECONDS = 0.4
# A cell that nobody asked about is of interest only if few tiles fit there.
_MOST_WAYS = 60
_MOST_NAMED = 6
# To take back more than this number of tiles helps nobody.
_MOST_TAKEN = 12


def near_hint(
    puzzle: Puzzle,
    laid: Sequence[Laid],
    cell: int | None,
    besides: Collection[tuple[str, tuple[int, ...]]] | None,
    clock: Clock,
) -> Hint:
    """A hint about a cell, or else about those with the fewest choices, in a puzzle of tiles whose sides match.

    With `besides` it only excludes a place, another one than these.
    """
    fit = fitting(puzzle, laid)
    assert fit is not None
    wrong = faults(puzzle, laid)
    if wrong:
        taken = _in_each([fault.laid for fault in wrong if fault.laid])
        return _stuck(puzzle, laid, ended(wrong[0].message), taken)
    if is_complete(puzzle, laid):
        return Hint("done", sentence("All done: this is a solution."), certain=True)
    seconds = clock.left().seconds
    until = perf_counter() + (_LOOK_SECONDS if seconds is None else min(seconds, _LOOK_SECONDS))
    followed = narrowed(fit, until)
    dead = followed.dead
    if dead is not None:
        why = ended(dead_in_words(fit, dead))
        few = impossible_because_of(puzzle, laid, perf_counter() + _TAKE_BACK_SECONDS)
        if few is None:
            unknown = sentence("What to take back could not be found out in time.")
            where = () if followed.cell is None else (fit.tiles.compiled.cells[followed.cell],)
            return Hint("stuck", together(why, unknown), cells=where)
        if not few:
            none = sentence("The puzzle has no solution.")
            return Hint("stuck", together(none, why), certain=True)
        return _stuck(puzzle, laid, why, few)
    about = None if cell is None else fit.tiles.cell_of.get(cell)
    helper = _NearHelper(fit, followed, until, None if about is None or fit.lying[about] is not None else about)
    return helper.next_tile() if besides is None else helper.where_not(set(besides))


def dead_in_words(fit: Fitting, dead: Dead) -> str:
    """Why what lies there cannot be completed, as far as it was seen: "nothing fits on cell 5 any more"."""
    if fit.dead:
        return sentence("nothing left fits on {places}", places=words_of_cells(fit, *fit.dead))
    if dead.kind == "place":
        return sentence("followed from cell to cell, nothing is left for {place}", place=dead.words)
    return sentence("followed from cell to cell, no place is left for {thing}", thing=dead.words)


def impossible_because_of(puzzle: Puzzle, laid: Sequence[Laid], until: float) -> tuple[int, ...] | None:
    """The numbers of a few laid tiles without which nothing is seen that is impossible.

    They lie near the dead ends, and need not be the fewest. () if it is impossible without any tile, None if none were
    found until a moment of `perf_counter`.
    """

    def seen(numbers: Sequence[int]) -> tuple[Fitting, Narrowed]:
        fit = fitting(puzzle, [laid[k] for k in numbers])
        assert fit is not None
        return fit, narrowed(fit, until)

    if seen(())[1].dead is not None:
        return ()
    kept, taken = list(range(len(laid))), list[int]()
    fit, found = seen(kept)
    while found.dead is not None:
        if len(taken) == _MOST_TAKEN or perf_counter() >= until:
            return None
        taken.append(_nearest(fit, laid, kept, found.cell))
        kept.remove(taken[-1])
        fit, found = seen(kept)
    for number in sorted(taken[:-1]):
        if perf_counter() < until and seen(sorted([*kept, number]))[1].dead is None:
            kept.append(number)
            taken.remove(number)
    return tuple(sorted(taken))


def _nearest(fit: Fitting, laid: Sequence[Laid], numbers: Sequence[int], cell: int | None) -> int:
    """Of some laid tiles the one nearest to a cell, of several the one that was laid last."""
    number_of = {fit.tiles.cell_of[laid[k].cells[0]]: k for k in numbers}
    ring, seen = ({cell} if cell is not None else set()), set[int]()
    while ring:
        near = [number_of[one] for one in ring if one in number_of]
        if near:
            return max(near)
        seen |= ring
        ring = {other for one in ring for _, other, _ in fit.tiles.neighbors[one]} - seen
    return max(numbers)


def first_impossible(puzzle: Puzzle, laid: Sequence[Laid], until: float) -> int:
    """Of tiles laid one after the other, on a table that is seen to be impossible, with how many it first is.

    What is impossible stays so with more tiles, so that a few looks find the place. It is a later one if that takes
    longer than until a moment of `perf_counter`.
    """
    low, high = 0, len(laid)
    while low < high and perf_counter() < until:
        middle = (low + high) // 2
        fit = fitting(puzzle, laid[:middle])
        assert fit is not None
        low, high = (low, middle) if narrowed(fit, until).dead is not None else (middle + 1, high)
    return high


def _in_each(groups: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Few numbers of which each group has one, the latest of those that most have."""
    left, chosen = list(groups), list[int]()
    while left:
        times = Counter(number for group in left for number in group)
        chosen.append(max(times, key=lambda number: (times[number], number)))
        left = [group for group in left if chosen[-1] not in group]
    return tuple(sorted(chosen))


def _stuck(puzzle: Puzzle, laid: Sequence[Laid], reason: str, taken: tuple[int, ...]) -> Hint:
    things = listing(told_apart(puzzle, laid, k) for k in taken)
    take = sentence("Take back {things}; whether the rest can be completed is not known.", things=things)
    cells = tuple(dict.fromkeys(cell for k in taken for cell in laid[k].cells))
    # That one must go is proved.
    return Hint("stuck", together(reason, take if taken else ""), cells=cells, take_back=taken, certain=len(taken) == 1)


@frozen
class _Looked:
    """What a look at the surroundings of a cell left of its ways, and what it excluded."""

    cell: int
    cells: tuple[int, ...]
    left: int
    excluded: int
    is_whole: bool


@frozen
class _NearHelper:
    """Looks for a hint on a table of which nothing is seen that is impossible; cells are those of the model."""

    fit: Fitting
    followed: Narrowed
    until: float
    cell: int | None
    """The empty cell that is asked about."""
    looked: list[_Looked] = field(default_factory=list)

    def next_tile(self) -> Hint:
        found = self._at_once() if self.cell is None else None
        if found is not None:
            return found
        for look in self._looks():
            if self._n_classes(look.left) == 1:
                return self._only_one(look)
        for cell in self.fit.empty if self.cell is None else (self.cell,):
            ways = self.followed.on_cells[cell]
            if ways.bit_count() == 1:
                [way] = ones(ways)
                words = sentence(
                    "Followed from cell to cell, only {thing} is left for {place}.",
                    thing=self._words(way),
                    place=words_of_cells(self.fit, cell),
                )
                return self._place(cell, way, words)
        return self._fewest()

    def _at_once(self) -> Hint | None:
        """A tile that alone fits on a cell, or a cell on which alone a tile fits, by the sides around it."""
        fit = self.fit
        for cell in fit.empty:
            if fit.on_cells[cell].bit_count() == 1:
                [way] = ones(fit.on_cells[cell])
                words = sentence(
                    "On {place} only {thing} fits beside what lies there.",
                    place=words_of_cells(fit, cell),
                    thing=self._words(way),
                )
                return self._place(cell, way, words)
        for number, ways in enumerate(fit.tiles.of_class):
            places = [cell for cell in fit.empty if fit.on_cells[cell] & ways] if fit.left[number] == 1 else []
            if len(places) == 1 and (fit.on_cells[places[0]] & ways).bit_count() == 1:
                [way] = ones(fit.on_cells[places[0]] & ways)
                where = words_of_cells(fit, places[0])
                words = sentence("{Thing} fits only on {place}.", thing=self._words(way), place=where)
                return self._place(places[0], way, words)
        return None

    def _looks(self) -> Iterator[_Looked]:
        """Looks at the surroundings of cells, the one that is asked about or those with the fewest choices first."""
        fit = self.fit
        by_choices = sorted(fit.empty, key=lambda cell: fit.on_cells[cell].bit_count())
        for k, cell in enumerate(by_choices if self.cell is None else (self.cell,)):
            if k and (perf_counter() >= self.until or fit.on_cells[cell].bit_count() > _MOST_WAYS):
                return
            look = self._look(cell)
            self.looked.append(look)
            yield look

    def _look(self, cell: int) -> _Looked:
        near = Neighborhood(self.fit, around(self.fit, cell))
        left, excluded, is_whole = 0, 0, True
        for way in ones(self.fit.on_cells[cell]):
            if perf_counter() >= self.until:
                left, is_whole = left | self.fit.on_cells[cell] >> way << way, False
                break
            if near.goes_on(cell, way) is False:
                excluded |= 1 << way
            else:
                left |= 1 << way
        return _Looked(cell, near.cells, left, excluded, is_whole)

    def _n_classes(self, ways: int) -> int:
        return sum(1 for of_class in self.fit.tiles.of_class if of_class & ways)

    def _only_one(self, look: _Looked) -> Hint:
        first, *others = ones(look.left)
        thing = self._words(first)
        if not others:
            fits = sentence("Only {thing} fits there.", thing=thing)
            return self._place(look.cell, first, together(self._seen(look), fits))
        n = len(others) + 1
        fits = sentence("Only {thing} fits there, in {n} ways.", thing=thing, n=n)
        return self._about(look, together(self._seen(look), fits), self.fit.tiles.ways[first].tile_class)

    def _fewest(self) -> Hint:
        """The cell with the fewest choices after a look at its surroundings; the one that was asked about."""
        look = min(self.looked, key=lambda one: (self._n_classes(one.left), one.left.bit_count()))
        numbers = list(dict.fromkeys(self.fit.tiles.ways[way].tile_class for way in ones(look.left)))
        noun = self.fit.tiles.compiled.puzzle.noun
        n, n_all = len(numbers), self._n_classes(look.left | look.excluded)
        if n <= _MOST_NAMED:
            things = listing(words_of_class(self.fit, number) for number in numbers)
        else:
            things = plural(n, noun)
        if n < n_all:
            fit = sentence(
                "Of the {n_all} that match there only {things} {n:leaves|leave} something for each of these cells.",
                n_all=n_all,
                things=things,
                n=n,
            )
        else:
            fit = sentence("{Things} {n:fits|fit} there.", things=things, n=n)
        fewest = "" if self.cell is not None else sentence("No place that was looked at takes fewer.")
        unknown = sentence("Which of them is in a solution is not known.")
        return self._about(look, together(self._seen(look), fit, fewest, unknown), None)

    def _seen(self, look: _Looked) -> str:
        where = words_of_cells(self.fit, look.cell)
        n = len(look.cells)
        if n == 1 or not look.is_whole:
            return sentence("Looked at {place}.", place=where)
        return sentence("Looked at {n} cells around {place}.", n=n, place=where)

    def _words(self, way: int) -> str:
        return words_of_class(self.fit, self.fit.tiles.ways[way].tile_class)

    def _place(self, cell: int, way: int, reason: str) -> Hint:
        name = self.fit.names_left(self.fit.tiles.ways[way].tile_class)[0]
        placed = self.fit.tiles.placed(cell, way, name)
        return Hint("place", reason, placed, name, placed.cells, certain=True)

    def _about(self, look: _Looked, reason: str, number: int | None) -> Hint:
        name = "" if number is None else self.fit.names_left(number)[0]
        return Hint("look", reason, piece=name, cells=(self.fit.tiles.compiled.cells[look.cell],))

    def where_not(self, told: Collection[tuple[str, tuple[int, ...]]]) -> Hint:
        """A tile that goes with what lies beside a cell, and still cannot lie there."""
        fit = self.fit
        for look in self._looks():
            where = fit.tiles.compiled.cells[look.cell]
            for number, ways in enumerate(fit.tiles.of_class):
                if not look.excluded & ways or look.left & ways:
                    continue
                name = fit.names_left(number)[0]
                if (name, (where,)) not in told:
                    words = sentence(
                        "{Thing} does not lie on {place}: then the {n} {n:cell|cells} around it could not be filled.",
                        thing=words_of_class(fit, number),
                        place=words_of_cells(fit, look.cell),
                        n=len(look.cells) - 1,
                    )
                    return Hint("not", words, piece=name, cells=(where,), certain=True)
        n = len(self.looked)
        words = sentence("Looked around {n} {n:cell|cells}: nothing more is excluded.", n=n)
        return Hint("unknown", words)
