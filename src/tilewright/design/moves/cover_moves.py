"""The moves of a tiling puzzle: its placements, as its exact cover has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache, reduce
from random import Random

from ...engines import Choices, KernelSearch
from ...engines.exact_cover import EXACT_COVER
from ...errors import InvalidRequest
from ...families import Laid, TilingPuzzle
from ...families.clauses import ones
from ...families.tiling import CompiledTiling, compile_cover
from ...families.tiling.laid.table import name_with_code, with_given, with_laid
from ...families.tiling.pieces.shapes import piece_classes
from ...families.wording import ended, listing, place_named, thing_named
from ...models import CoverModel, CoverSum, Option
from ...models.colorings import excludes
from ...sentences import sentence
from ...solving import choose_engine, choose_for_model
from ..names import named
from .base import MOST_MOVES, Begun, Dead, Item, State, rows, set_of
from .reachable import Reachable

# The general engine is quick to begin; if it does not finish soon, the one that suits the puzzle best takes over. To
# choose that one takes as long as a search of some ten thousand nodes: shorter ones stay with the general engine.
_TRIAL_NODES = 4000
_WORTH_A_CHOICE = 10_000
# More sums than these would tire the reader.
_MOST_SUMS = 2


@lru_cache(maxsize=4)
def cover_moves(puzzle: TilingPuzzle) -> CoverMoves:
    """The moves of a puzzle; kept for a while."""
    # Before they are all listed, which for a large puzzle takes long: every piece in every way on every cell.
    n_free = len(puzzle.board) - len(puzzle.blocked)
    about = sum(len(group.orientations) for group in piece_classes(puzzle)) * n_free
    if about <= 2 * MOST_MOVES:
        compiled = compile_cover(puzzle)
        about = len(compiled.placements)
        if about <= MOST_MOVES:
            return CoverMoves(compiled)
    raise InvalidRequest(
        sentence(
            "{puzzle} is too large for hints: its {noun}s can be laid in up to {n:,} ways; "
            "{most:,} can be thought through",
            puzzle=puzzle.title or puzzle.name,
            noun=puzzle.noun,
            n=about,
            most=MOST_MOVES,
        )
    )


class CoverMoves:
    """Move k is `placements[k]` of the compiled puzzle."""

    has_ways = True

    def __init__(self, compiled: CompiledTiling) -> None:
        self._compiled = compiled
        self._puzzle = compiled.puzzle
        self._model = compiled.model
        n = len(self._model.options)
        of_item: list[list[int]] = [[] for _ in range(self._model.n_items)]
        of_color: dict[tuple[int, int], list[int]] = {}
        for option, pairs in enumerate(self._model.options):
            for item, color in pairs:
                of_item[item].append(option)
                if color:
                    of_color.setdefault((item, color), []).append(option)
        self._of_item = [set_of(options, n) for options in of_item]
        self._of_color = {pair: set_of(options, n) for pair, options in of_color.items()}
        self._usable = set_of([k for k, usable in enumerate(self._model.usable) if usable], n)
        self._excluded: dict[int, int] = {}
        self._reachable = Reachable(self._model) if self._model.sums else None
        self.n_tests = 3000 if self._reachable is None else 500
        # The walks of a hint begin at the same state, one after the other.
        self._left = lru_cache(maxsize=2)(self._items_left)

    @property
    def noun(self) -> str:
        return self._puzzle.noun

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """The primary items of the model: classes of equal pieces, cells that must be covered, and what rules add."""
        pieces = [Item("piece", self._of_class(k), self._of_item[k]) for k in range(len(self._compiled.classes))]
        assert self._compiled.items is not None
        names = self._puzzle.board.names
        cells = [
            Item(
                "place",
                place_named("cell", [names[cell]]),
                self._of_item[self._compiled.items.item_of_cell[cell]],
                (cell,),
            )
            for cell in self._compiled.items.required
        ]
        others = [
            Item("place" if rule.cells else "piece", rule.thing, self._of_item[item], rule.cells)
            for item, rule in self._compiled.items.of_rules.items()
        ]
        return (*pieces, *cells, *others)

    def _of_class(self, number: int) -> str:
        members = [piece.name for piece in self._compiled.classes[number].members]
        noun = "tile" if self._puzzle.piece_of_name[members[0]].is_tile else "piece"
        return thing_named(noun, listing((name_with_code(self._puzzle, name) for name in members), joint="or"))

    def begin(self, laid: Sequence[Laid]) -> State | None:
        model, classes = self._model, self._compiled.classes
        lying = with_given(self._puzzle, laid)
        options = [self._compiled.option_of(placed) for placed in lying]
        used = Counter(placed.piece for placed in lying)
        # A fixed piece whose orientation the puzzle leaves open is not laid yet.
        used.update(fixed.piece for fixed in self._puzzle.fixed_besides(lying))
        if any(used[piece.name] > piece.most for piece in self._puzzle.pieces):
            return None
        # A laid piece is used, even if an equal one could have been used instead.
        least = [sum(max(piece.least, used[piece.name]) for piece in group.members) for group in classes]
        need = (*(min(k, group.room + 1) for k, group in zip(least, classes, strict=True)), *model.lower[len(least) :])
        state = State((), self._usable, need, model.upper)
        for option in options:
            if option is None or not state.live >> option & 1:
                return None
            state = self._laid(state, option)
        return self._within_sums(state)

    def after(self, state: State, move: int) -> State:
        return self._within_sums(self._laid(state, move))

    def _within_sums(self, state: State) -> State:
        """The state without the moves that sums exclude."""
        if self._reachable is None:
            return state
        live, failed = self._reachable.narrowed(state)
        dead = None
        if failed is not None:
            assert self._compiled.items is not None
            one = self._compiled.items.of_sums[failed]
            dead = Dead("sum", one.subject, one.wanted)
        return replace(state, live=live, dead=dead)

    def _laid(self, state: State, move: int) -> State:
        """The state with a move, whatever the sums say."""
        n_primary = self._model.n_primary
        live = state.live & ~self._excluded_by(move) & ~(1 << move)
        need, room = list(state.need), list(state.room)
        for item, _ in self._model.options[move]:
            if item < n_primary:
                need[item] = max(0, need[item] - 1)
                room[item] -= 1
                if room[item] == 0:
                    live &= ~self._of_item[item]
        return State((*state.chosen, move), live, tuple(need), tuple(room))

    def _excluded_by(self, move: int) -> int:
        """The moves that this one excludes in every state."""
        if move not in self._excluded:
            model, excluded = self._model, 0
            for item, color in model.options[move]:
                if item >= model.n_primary:
                    excluded |= self._of_item[item] & ~self._of_color.get((item, color), 0)
                elif model.upper[item] == 1:
                    excluded |= self._of_item[item]
            self._excluded[move] = excluded
        return self._excluded[move]

    def thought(self, state: State) -> State:
        while state.dead is None and (narrowed := self._within_sums(state)) != state:
            state = narrowed
        return state

    def words(self, move: int) -> str:
        return self._of_class(self._compiled.placements[move].piece_class)

    def where(self, move: int) -> str:
        return place_named("cell", (self._puzzle.board.names[cell] for cell in self.cells(move)))

    def cells(self, move: int) -> tuple[int, ...]:
        return self._compiled.placements[move].cells

    def same_cells(self, move: int) -> int:
        placement = self._compiled.placements[move]
        alike = self._of_item[placement.piece_class]
        assert self._compiled.items is not None
        for cell in placement.cells:
            alike &= self._of_item[self._compiled.items.item_of_cell[cell]]
        return alike

    def reason(self, state: State, item: Item, move: int) -> str:
        need = state.need[self.items.index(item)]
        if item.kind == "place":
            words, place = self.words(move), item.words
            found = sentence("only {piece} fits on {place}, and only in this way", piece=words, place=place)
        elif need > 1:
            found = sentence(
                "only {n} places are left for {thing}, which is still needed as often", n=need, thing=item.words
            )
        else:
            found = sentence("this is the only place left for {thing}", thing=item.words)
        why = self._sums_behind(state, item, move)
        return sentence("{What}: {why}.", what=found, why=why) if why else ended(found)

    def _sums_behind(self, state: State, item: Item, move: int) -> str:
        """The sums that exclude other moves that serve an item, in words; "" if none does."""
        if self._reachable is None:
            return ""
        begun = State((), self._usable, (0,) * len(state.need), self._model.upper)
        plain = replace(state, live=reduce(self._laid, state.chosen, begun).live)
        excluded = plain.live & item.moves & ~state.live
        if not excluded:
            return ""
        numbers = self._reachable.behind(plain, excluded)
        if numbers is None or len(numbers) > _MOST_SUMS:
            return sentence("the sums leave nothing else")
        assert self._compiled.items is not None
        sums = self._compiled.items.of_sums
        return listing(
            sentence("{subject} must {wanted}", subject=sums[number].subject, wanted=sums[number].wanted)
            for number in numbers
        )

    def laid(self, move: int, laid: Sequence[Laid]) -> Laid:
        return named(self._compiled, move, laid)

    @property
    def kinds(self) -> Sequence[int]:
        return self._of_item[: len(self._compiled.classes)]

    def covering(self, cell: int) -> int:
        assert self._compiled.items is not None
        item = self._compiled.items.item_of_cell.get(cell)
        return 0 if item is None else self._of_item[item]

    def search(self, state: State) -> Begun:
        left, number_of = self._left(state)
        return self._search(left, state, list(number_of))

    def _search(self, model: CoverModel, state: State, options: Sequence[int]) -> Begun:
        """A search of a model whose options are these moves."""
        lying = sum(1 << move for move in state.chosen)

        def read(row: Choices) -> int:
            return lying | sum(1 << options[k] for k in row)

        search = EXACT_COVER.start(model, 0)
        # A hint begins many searches: together they are long, even if each of them is short.
        if isinstance(search, KernelSearch) and search.is_loaded:
            search.compile()
        return search, read

    def walk(self, state: State, banned: int, random: Random | None, most_nodes: float) -> Iterator[int | None]:
        options = list(ones(state.live & ~banned))
        if random is not None:
            random.shuffle(options)
        left, number_of = self._left(state)
        model = left.restricted([number_of[move] for move in options])
        search, read = self._search(model, state, options)
        is_short = random is not None or most_nodes < _WORTH_A_CHOICE
        if (yield from rows(search, read, None if is_short else _TRIAL_NODES)) or excludes(model):
            return
        if not banned and self._puzzle.labels:
            yield from self._walk_edges(state)
        else:
            yield from rows(choose_for_model(model).engine.start(model, 0), read)

    def _items_left(self, state: State) -> tuple[CoverModel, dict[int, int]]:
        """The model of the items that are still to be covered, by the live moves, and the option of each of these."""
        n_primary = self._model.n_primary
        covered = {item for move in state.chosen for item, _ in self._model.options[move] if item >= n_primary}
        left = [k for k in range(n_primary) if state.need[k] or (state.room[k] and state.live & self._of_item[k])]
        n_left = len(left)
        left += [item for item in range(n_primary, self._model.n_items) if item not in covered]
        number = {item: k for k, item in enumerate(left)}
        live = list(ones(state.live))
        options: list[Option] = [
            tuple((number[item], color) for item, color in self._model.options[k] if item in number) for k in live
        ]
        lower, upper = (tuple(sizes[item] for item in left[:n_left]) for sizes in (state.need, state.room))
        orders = tuple(tuple(number[item] for item in order if item in number) for order in self._model.orders)
        sums, values = self._sums_left(state, number, live)
        model = CoverModel(lower, upper, len(left) - n_left, tuple(options), orders, sums=sums, values=values)
        return model, {move: k for k, move in enumerate(live)}

    def _sums_left(
        self, state: State, number: dict[int, int], live: Sequence[int]
    ) -> tuple[tuple[CoverSum, ...], tuple[tuple[int, ...], ...]]:
        """What is left of the sums of the model, and the values that the live moves give to the items left."""
        model, sums = self._model, list[CoverSum]()
        if not model.sums:
            return (), ()
        given = {
            item: value
            for move in state.chosen
            for (item, _), value in zip(model.options[move], model.values[move], strict=True)
        }
        for least, most, factors in model.sums:
            done = sum(factor * given.get(item, 0) for item, factor in factors)
            rest = tuple((number[item], factor) for item, factor in factors if item in number and item not in given)
            sums.append(CoverSum(least - done, most - done, rest))
        values = tuple(
            tuple(
                value
                for (item, _), value in zip(model.options[move], model.values[move], strict=True)
                if item in number
            )
            for move in live
        )
        return tuple(sums), values

    def _walk_edges(self, state: State) -> Iterator[int | None]:
        """The same by the engines for tiles, if they can take the puzzle."""
        laid: list[Laid] = []
        for move in state.chosen:
            laid.append(self.laid(move, laid))
        choice = choose_engine(with_laid(self._puzzle, laid))

        def read(row: Choices) -> int:
            options = self._compiled.encode(choice.compiled.decode(choice.compiled.canonical(row)))
            return sum(1 << option for option in options)

        yield from rows(choice.engine.start(choice.compiled.model, 0), read)
