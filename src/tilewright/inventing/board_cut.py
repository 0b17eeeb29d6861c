"""A board cut into pieces, and the search for the other ways to put them together.

Two cuts near each other have nearly all pieces in common, so what is known of a piece is kept from one to the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain
from math import log
from string import ascii_uppercase
from typing import cast

from ..boards import Board
from ..families import Choices, Placed, TilingPuzzle
from ..families.tiling import CompiledTiling, Piece, piece
from ..lattices import Cell, Freedom, Lattice, normalized
from ..lattices.polyforms import Shape, orientations
from ..models import CoverModel, Part
from ..values import frozen
from .trials import SearchedWhole, compiled_first

_FORMS: dict[tuple[str, Freedom, Shape], Shape] = {}
_MOST_FORMS = 1 << 18

_PER_JOINT = 0.6
_PER_COVERED = 1.8


def form_of(lattice: Lattice, shape: Shape, freedom: Freedom) -> Shape:
    """The least of the ways in which a shape may lie: the same for all shapes that are one piece."""
    # By the name of the lattice, whose hash takes longer than the rest.
    key = (lattice.name, freedom, shape)
    if key not in _FORMS:
        if len(_FORMS) > _MOST_FORMS:
            _FORMS.clear()
        _FORMS[key] = orientations(lattice, shape, freedom)[0]
    return _FORMS[key]


Cells = tuple[int, ...]


def neighbors_of(board: Board) -> tuple[tuple[int, ...], ...]:
    """For each cell of a board those across its sides."""
    near: list[list[int]] = [[] for _ in board.cells]
    for edge in board.edges:
        near[edge.cell].append(edge.other)
        near[edge.other].append(edge.cell)
    return tuple(map(tuple, near))


class Places:
    """The places on a board where pieces can lie, kept for all forms that were asked for."""

    def __init__(self, board: Board, freedom: Freedom) -> None:
        self.board = board
        self.freedom = freedom
        self.moves = tuple(
            move.places
            for move in board.symmetries
            if freedom == "free" or not (move.is_reflection or freedom == "fixed")
        )
        self.near = neighbors_of(board)
        self._joined: dict[Cells, Shape | None] = {}
        self._of: dict[Shape, tuple[Cells, ...]] = {}
        orbits = Counter(min(places[cell] for places in self.moves) for cell in range(len(board)))
        self.first_cells, self._orbit_sizes = tuple(orbits), tuple(orbits.values())
        self._ease_of: dict[Shape, tuple[float, tuple[float, ...]]] = {}
        self._first_of: dict[Shape, tuple[Cells, ...]] = {}

    def form(self, cells: Cells) -> Shape | None:
        """The least way in which a piece on these cells, ascending, may lie; None if they are not joined."""
        if cells not in self._joined:
            if len(self._joined) > _MOST_FORMS:
                self._joined.clear()
            shape = (self.board.cells[cell] for cell in cells)
            self._joined[cells] = (
                form_of(self.board.lattice, normalized(self.board.lattice, shape), self.freedom)
                if self.is_joined(cells)
                else None
            )
        return self._joined[cells]

    def is_joined(self, cells: Sequence[int]) -> bool:
        """Tell whether cells are one piece."""
        left, todo = set(cells[1:]), list(cells[:1])
        while todo:
            for cell in self.near[todo.pop()]:
                if cell in left:
                    left.remove(cell)
                    todo.append(cell)
        return bool(cells) and not left

    def ease(self, forms: Sequence[Shape]) -> float:
        """How easily a board is filled with pieces of these forms: about the logarithm of the number of solutions.

        Only differences tell anything. Solutions are few where each piece has few places, where these leave some cells
        of the board all but alone, and where pieces are thin. The factors are those that fit best the numbers of
        solutions of random cuts.
        """
        known = [self._ease_of_form(form) for form in forms]
        covered = map(sum, zip(*(shares for _, shares in known), strict=True))
        evenness = sum(n * log(share) for n, share in zip(self._orbit_sizes, covered, strict=True))
        return sum(ease for ease, _ in known) + _PER_COVERED * evenness

    def _ease_of_form(self, form: Shape) -> tuple[float, tuple[float, ...]]:
        """What a form adds by itself, and how often its places cover each of the first cells, in the mean."""
        if form not in self._ease_of:
            places = self.of(form)
            covers = Counter(chain.from_iterable(places))
            joints = sum(other in places[0] for cell in places[0] for other in self.near[cell]) / 2
            shares = tuple(covers[cell] / len(places) for cell in self.first_cells)
            self._ease_of[form] = log(len(places)) + _PER_JOINT * joints, shares
        return self._ease_of[form]

    def of(self, form: Shape) -> tuple[Cells, ...]:
        """For each place of a form its cells, ascending."""
        if form not in self._of:
            if len(self._of) > _MOST_FORMS:
                self._of.clear()
            lying = orientations(self.board.lattice, form, self.freedom)
            self._of[form] = tuple(tuple(sorted(cells)) for shape in lying for cells in self.board.translates(shape))
        return self._of[form]

    def first_of(self, form: Shape) -> tuple[Cells, ...]:
        """Of the places that symmetries of the board carry into each other, one each."""
        if form not in self._first_of:
            if len(self._first_of) > _MOST_FORMS:
                self._first_of.clear()
            self._first_of[form] = tuple(
                cells
                for cells in self.of(form)
                if all(tuple(sorted([places[cell] for cell in cells])) >= cells for places in self.moves)
            )
        return self._first_of[form]


@frozen
class BoardCut:
    """A board cut into joined pieces: for each of its cells the number of the piece that has it."""

    places: Places
    owner: tuple[int, ...]
    title: str = ""

    @property
    def board(self) -> Board:
        return self.places.board

    @cached_property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each piece."""
        found: list[list[int]] = [[] for _ in range(max(self.owner) + 1)]
        for cell, number in enumerate(self.owner):
            found[number].append(cell)
        return tuple(map(tuple, found))

    def shape(self, number: int) -> tuple[Cell, ...]:
        """The cells of a piece on the lattice."""
        return tuple(self.board.cells[cell] for cell in self.parts[number])

    @cached_property
    def shapes(self) -> list[Shape]:
        return [self.shape(number) for number in range(len(self.parts))]

    @cached_property
    def forms(self) -> list[Shape]:
        """For each piece its shape in the least way to lie."""
        found = [self.places.form(cells) for cells in self.parts]
        assert None not in found, "a piece of a cut is joined"
        return cast("list[Shape]", found)

    @property
    def key(self) -> frozenset[Shape]:
        return frozenset(self.forms)

    @cached_property
    def ease(self) -> float:
        """About the logarithm of the number of ways to put it together, but for a constant."""
        return self.places.ease(self.forms)

    def piece(self, number: int, shape: Sequence[Cell]) -> Piece:
        """One of the pieces, at the origin."""
        lattice = self.board.lattice
        return piece(lattice, _name(number), normalized(lattice, shape), freedom=self.places.freedom)

    def puzzle(self) -> TilingPuzzle:
        """The puzzle to put the pieces together again."""
        pieces = tuple(self.piece(number, shape) for number, shape in enumerate(self.shapes))
        return TilingPuzzle("invented", self.board, pieces, title=self.title)

    def searched(self) -> CutSearch:
        return CutSearch(self)

    def placed(self, number: int) -> Placed:
        """A piece where it was cut."""
        labels = tuple((None,) * self.board.lattice.n_sides_of(cell) for cell in self.shape(number))
        return Placed(_name(number), self.parts[number], labels)


@frozen
class CutSearch:
    """The search for the ways to put the pieces of a cut together.

    One piece is kept to one of the places that symmetries of the board carry into each other: the piece with the most
    places that has no twin.
    """

    cut: BoardCut

    @cached_property
    def _laid(self) -> list[tuple[Shape, tuple[Cells, ...]]]:
        """For each form of a piece the places that are tried."""
        copies, places = Counter(self.cut.forms), self.cut.places
        single = [form for form, n in copies.items() if n == 1]
        kept = max(single, key=lambda form: len(places.of(form)), default=None)
        return [(form, places.first_of(form) if form is kept else places.of(form)) for form in copies]

    @cached_property
    def _placements(self) -> list[tuple[Shape, Cells]]:
        """What each option of the model lays."""
        return [(form, cells) for form, laid in self._laid for cells in laid]

    @property
    def part(self) -> Part:
        n_cells, copies = len(self.cut.board), Counter(self.cut.forms)
        bounds = (*[1] * n_cells, *copies.values())
        item_pairs = [(cell, 0) for cell in range(n_cells)]
        options = [
            (*[item_pairs[cell] for cell in cells], (n_cells + kind, 0))
            for kind, (_, laid) in enumerate(self._laid)
            for cells in laid
        ]
        return Part(1, CoverModel(bounds, bounds, 0, tuple(options)))

    def n_classes(self, found: list[Choices]) -> int:
        """How many of all solutions are left when those that a symmetry carries into each other count once."""
        searched = SearchedWhole(compiled_first(self.cut.puzzle()))
        compiled = cast("CompiledTiling", searched.compiled)
        # No two pieces that differ cover the same cells.
        option_of = {placement.cells: option for option, placement in enumerate(compiled.placements)}
        return searched.n_classes(
            [tuple([option_of[self._placements[option][1]] for option in choices]) for choices in found]
        )

    def survivors(self, found: list[Choices]) -> Callable[[BoardCut], float]:
        """A function that tells which share of these solutions, at least, a cut near this one has, too.

        The pieces that a change touches fill the same cells before and after it. A solution in which they fill cells
        of the same form survives: the changed pieces can be laid there as they lie on the board.
        """
        cut, cells = self.cut, self.cut.board.cells
        lattice: Lattice = cut.board.lattice
        solutions = [self._cells_of_pieces(choices) for choices in found]
        known: dict[frozenset[int], float] = {}

        def share(changed: BoardCut) -> float:
            pairs = zip(cut.owner, changed.owner, strict=True)
            touched = frozenset([number for pair in pairs if pair[0] != pair[1] for number in pair])
            if touched not in known:
                region = [cell for number in touched for cell in cut.shape(number)]
                forms = set(orientations(lattice, region, cut.places.freedom)) if region else set()
                filled = ([cells[k] for number in touched for k in one[number]] for one in solutions)
                known[touched] = sum(normalized(lattice, one) in forms for one in filled) / len(found)
            return known[touched] if touched else 1.0

        return share

    def _cells_of_pieces(self, choices: Choices) -> list[Cells]:
        """The cells of each piece in a solution."""
        laid: dict[Shape, list[Cells]] = {}
        for option in choices:
            form, cells = self._placements[option]
            laid.setdefault(form, []).append(cells)
        return [laid[form].pop() for form in self.cut.forms]


def _name(number: int) -> str:
    """A, B, ..., Z, A2, B2, ..."""
    again, letter = divmod(number, len(ascii_uppercase))
    return ascii_uppercase[letter] + (str(again + 1) if again else "")
