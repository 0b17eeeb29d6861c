"""From a tiling puzzle of single-cell tiles to the edge model, one tile on every cell, and back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from math import factorial, prod
from typing import TYPE_CHECKING, NamedTuple, cast

from ....errors import NoEngine
from ....models import CoverModel, EdgeModel, Part
from ....models.orbits import best_orbits
from ....values import field, frozen, replace
from ...compiled import Choices, Move, Symmetry
from ..labels import SideLabels
from ..pieces.shapes import has_twins, piece_classes
from ..puzzle import Placed, TilingPuzzle, TilingSolution
from ..rules import bounds_in_all
from .compile import CompiledTiling, compile_cover

if TYPE_CHECKING:
    from .symmetry import OptionSymmetry


@frozen
class CompiledEdges:
    """A puzzle of tiles as an edge model.

    `cells[k]` is the board cell of the model's cell k, `names[t]` the piece of its tile t and
    `class_of_tile[t]` its class of equal pieces; `labels[t][o]` are the labels of orientation o. The
    choices are tile and orientation of every cell in turn, which can express a tile in a wrong place, too.
    """

    puzzle: TilingPuzzle = field(repr=False)
    cells: tuple[int, ...]
    names: tuple[str, ...]
    class_of_tile: tuple[int, ...]
    labels: tuple[tuple[SideLabels, ...], ...] = field(repr=False)
    model: EdgeModel = field(repr=False)

    @cached_property
    def _fixed_tile(self) -> dict[int, int]:
        return {cell: tile for cell, tile, _ in self.model.fixed}

    def canonical(self, choices: Choices) -> Choices:
        """Equal tiles in the order of their cells, but for those that are fixed."""
        supply: dict[int, list[int]] = {}
        for tile in sorted(set(range(len(self.names))) - set(self._fixed_tile.values()), reverse=True):
            supply.setdefault(self.class_of_tile[tile], []).append(tile)
        ordered: list[int] = []
        for cell, (tile, turn) in enumerate(zip(choices[::2], choices[1::2], strict=True)):
            ordered += [
                self._fixed_tile[cell] if cell in self._fixed_tile else supply[self.class_of_tile[tile]].pop(),
                turn,
            ]
        return tuple(ordered)

    def decode(self, choices: Choices) -> TilingSolution:
        """The arrangement; it is a solution only if no side is wrong."""
        choices = self.canonical(choices)
        placed = [
            Placed(self.names[tile], (cell,), (self.labels[tile][turn],))
            for cell, tile, turn in zip(self.cells, choices[::2], choices[1::2], strict=True)
        ]
        return TilingSolution(self.puzzle, tuple(placed))

    def encode(self, solution: TilingSolution) -> Choices:
        lying = solution.piece_on_cell
        choices: list[int] = []
        for cell in self.cells:
            if cell not in lying:
                raise ValueError(f"no piece lies on cell {self.puzzle.board.names[cell]}")
            name, labels = lying[cell].piece, lying[cell].labels[0]
            if name not in self.names or labels not in self.labels[self.names.index(name)]:
                raise ValueError(f"piece {name!r} cannot lie there")
            tile = self.names.index(name)
            choices += [tile, self.labels[tile].index(labels)]
        return self.canonical(tuple(choices))

    @cached_property
    def _weight(self) -> int:
        """The number of ways to exchange equal tiles; fixed ones stay."""
        loose = [self.class_of_tile[tile] for tile in set(range(len(self.names))) - set(self._fixed_tile.values())]
        return prod(factorial(loose.count(group)) for group in set(loose))

    def weight(self, choices: Choices) -> int:
        return self._weight

    def target(self, choices: Choices) -> None:
        """There are no sums."""

    @cached_property
    def _known_symmetries(self) -> dict[bool, tuple[Symmetry, ...]]:
        return {}

    def symmetries(self, relabelings: bool) -> tuple[Symmetry, ...]:
        """Those of the cover model, which carry solutions only; other arrangements are never compared."""
        if relabelings not in self._known_symmetries:
            cover = compile_cover(self.puzzle)
            self._known_symmetries[relabelings] = tuple(
                _ArrangementSymmetry(self, cover, symmetry) for symmetry in cover.symmetries(relabelings)
            )
        return self._known_symmetries[relabelings]

    def parts(self, group: tuple[Symmetry, ...], for_counting: bool, is_long: bool = False) -> tuple[Part, ...]:
        """With a tile of which there is only one kept to representatives of the orbits of its placements."""
        if len(group) == 1:
            return (Part(1, self.model, raw=self._weight),)
        cover = compile_cover(self.puzzle)
        fixed = {tile for _, tile, _ in self.model.fixed}
        single = [
            group_index
            for group_index in range(len(cover.classes))
            if self.class_of_tile.count(group_index) == 1 and self.class_of_tile.index(group_index) not in fixed
        ]
        orbits = best_orbits(cover.model, [_of_options(symmetry).option_image for symmetry in group], single)
        if all(len(orbit) == 1 for orbit in orbits):
            return (Part(1, self.model, raw=self._weight),)
        lying = {option: self._lying(cover, option) for orbit in orbits for option in orbit}
        found = []
        for weight in sorted({len(orbit) for orbit in orbits}, reverse=True):
            kept = {orbit[0] for orbit in orbits if len(orbit) == weight}
            banned = frozenset(place for option, place in lying.items() if option not in kept)
            model = replace(self.model, banned=self.model.banned | banned)
            found.append(Part(weight, model, raw=self._weight))
        return tuple(found)

    def _lying(self, cover: CompiledTiling, option: int) -> tuple[int, int, int]:
        """Cell, tile and orientation of an option of the cover model."""
        placement = cover.placements[option]
        tile = self.class_of_tile.index(placement.piece_class)
        return self.cells.index(placement.cells[0]), tile, self.labels[tile].index(placement.labels[0])

    @property
    def line_exchanges(self) -> None:
        """There are no lines."""

    def must_list(self, relabelings: bool) -> bool:
        return False

    def fixed_model(self, symmetry: Symmetry) -> CoverModel | None:
        return compile_cover(self.puzzle).fixed_model(_of_options(symmetry))

    @property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        return compile_cover(self.puzzle).alike

    @property
    def moves(self) -> tuple[Move, ...]:
        return compile_cover(self.puzzle).moves

    @cached_property
    def _move_of(self) -> dict[tuple[int, int, int], int]:
        """The number of the move for a cell of the model, a class of tiles and an orientation."""
        cover = compile_cover(self.puzzle)
        lying = (self._lying(cover, option) for option in range(len(cover.placements)))
        return {(cell, self.class_of_tile[tile], turn): option for option, (cell, tile, turn) in enumerate(lying)}

    def moves_of(self, choices: Choices) -> list[int]:
        move_of, class_of = self._move_of, self.class_of_tile
        return [
            move_of[cell, class_of[tile], turn]
            for cell, (tile, turn) in enumerate(zip(choices[::2], choices[1::2], strict=True))
        ]

    @property
    def side_by_side(self) -> Iterator[tuple[int, int]]:
        return compile_cover(self.puzzle).side_by_side


def _of_options(symmetry: Symmetry) -> OptionSymmetry:
    """The symmetry of the cover model behind one of an edge model."""
    return cast("OptionSymmetry", cast("_ArrangementSymmetry", symmetry).symmetry)


@frozen
class _ArrangementSymmetry:
    """A symmetry of the cover model, for solutions that are known as arrangements."""

    edges: CompiledEdges = field(repr=False)
    cover: CompiledTiling = field(repr=False)
    symmetry: Symmetry

    @property
    def is_reflection(self) -> bool:
        return self.symmetry.is_reflection

    @property
    def relabels(self) -> bool:
        return self.symmetry.relabels

    @cached_property
    def _moved(self) -> dict[tuple[int, int, int], tuple[int, int, int]]:
        """For cell, class of tiles and orientation those to which they go."""
        edges, cover = self.edges, self.cover
        first_tile = {number: tile for tile, number in reversed(list(enumerate(edges.class_of_tile)))}
        number_of_cell = {cell: number for number, cell in enumerate(edges.cells)}
        lying = []
        for placement in cover.placements:
            tile = first_tile[placement.piece_class]
            turn = edges.labels[tile].index(placement.labels[0])
            lying.append((number_of_cell[placement.cells[0]], tile, turn))
        images = cast("OptionSymmetry", self.symmetry).option_image
        return {
            (cell, edges.class_of_tile[tile], turn): lying[images[option]]
            for option, (cell, tile, turn) in enumerate(lying)
        }

    def image(self, choices: Choices) -> Choices:
        moved = [0] * len(choices)
        for cell, (tile, turn) in enumerate(zip(choices[::2], choices[1::2], strict=True)):
            target, moved_tile, moved_turn = self._moved[cell, self.edges.class_of_tile[tile], turn]
            moved[2 * target : 2 * target + 2] = (moved_tile, moved_turn)
        return self.edges.canonical(tuple(moved))

    def fixes(self, choices: Choices) -> bool:
        return self.image(choices) == self.edges.canonical(choices)


def compile_edges(puzzle: TilingPuzzle) -> CompiledEdges:
    """Translate a puzzle of single cells into an edge model; NoEngine if it has rules that the model lacks."""
    cells = tuple(cell for cell in range(len(puzzle.board)) if cell not in puzzle.blocked)
    for obstacle in _obstacles(puzzle, len(cells)):
        raise NoEngine(f"{puzzle.name}: {obstacle}")
    lattice = puzzle.lattice
    number_of_label = puzzle.number_of_label
    # A cell with fewer sides than others gets sides that meet nothing and carry no label.
    n_sides = max(lattice.n_sides_of(cell) for cell in lattice.first_cells)
    tiles: list[_Tile] = []
    groups = piece_classes(puzzle)
    if has_twins(puzzle):
        raise NoEngine(
            f"{puzzle.name}: in an edge model tiles with the same labels are equal; here colors tell them apart"
        )
    for index, group in enumerate(groups):
        # One entry for each way of lying: the same labels on cells of two kinds are one orientation.
        ways = tuple(dict.fromkeys(shape[0][1] for shape in group.orientations))
        on_kind = [set[int]() for _ in lattice.kinds]
        for [(cell, sides)] in group.orientations:
            on_kind[lattice.kind_index(cell)].add(ways.index(sides))
        allowed = tuple(tuple(sorted(turns)) for turns in on_kind)
        for member in group.members:
            tiles += [_Tile(member.name, index, ways, allowed)] * member.most
    number_of_inner = {
        label: number
        for label, number in number_of_label.items()
        if not (puzzle.rim.only_there and label in puzzle.rim.labels)
    }
    edges, rim = _sides(puzzle, cells, frozenset(number_of_inner.values()))
    # A label that belongs on the rim meets none.
    pairs = product(number_of_inner.items(), repeat=2)
    model = EdgeModel(
        kinds=tuple(lattice.kind_index(puzzle.board.cells[cell]) for cell in cells),
        orientations=tuple(
            tuple(
                (*(0 if label is None else number_of_label[label] for label in way), *(0,) * (n_sides - len(way)))
                for way in tile.ways
            )
            for tile in tiles
        ),
        allowed=tuple(tile.allowed for tile in tiles),
        edges=edges,
        rim=rim,
        matches=frozenset((k, m) for (a, k), (b, m) in pairs if puzzle.relation.matches(a, b)),
        fixed=_fixed(puzzle, cells, tiles),
    )
    names, classes = tuple(tile.name for tile in tiles), tuple(tile.piece_class for tile in tiles)
    return CompiledEdges(puzzle, cells, names, classes, tuple(tile.ways for tile in tiles), model)


class _Tile(NamedTuple):
    """A tile of the model: its piece and class, the ways in which it may lie, and those for each kind of cells."""

    name: str
    piece_class: int
    ways: tuple[SideLabels, ...]
    allowed: tuple[tuple[int, ...], ...]


def _obstacles(puzzle: TilingPuzzle, room: int) -> Iterator[str]:
    """The rules of a puzzle that no edge model has."""
    wide = next((piece for piece in puzzle.pieces if len(piece.cells) > 1), None)
    if wide is not None:
        yield f"an edge model takes tiles of one cell; piece {wide.name!r} has {len(wide.cells)}"
    if puzzle.values:
        yield "an edge model knows no values of cells"
    if puzzle.optional or any(piece.least != piece.most for piece in puzzle.pieces):
        need = "an edge model needs a tile for every cell and a cell for every tile"
        yield f"{need}; here cells or tiles may be left over"
    n_tiles = sum(piece.most for piece in puzzle.pieces)
    if n_tiles != room:
        yield f"there are {n_tiles} tiles for {room} cells; an edge model needs as many of one as of the other"
    least, most = bounds_in_all(puzzle.rules)
    if not least <= n_tiles <= (n_tiles if most is None else most):
        yield "an edge model needs a tile for every cell; so many tiles may not be used"
    yield from filter(None, (rule.edge_obstacle() for rule in puzzle.rules))
    if puzzle.rim.one_color:
        yield "an edge model cannot keep a rim of one color whichever it is; name the color"
    if puzzle.rim.only_there and any(None in sides for piece in puzzle.pieces for sides in piece.labels):
        yield "an edge model cannot keep a label to the rim where tiles have sides without a label"


def _sides(
    puzzle: TilingPuzzle, cells: tuple[int, ...], inner: frozenset[int]
) -> tuple[tuple[tuple[int, int, int, int], ...], tuple[tuple[int, int, frozenset[int]], ...]]:
    """The edges between cells in play, and the labels allowed on the sides of the rim and towards blocked cells."""
    index = {cell: k for k, cell in enumerate(cells)}
    edges, number_of_label = [], puzzle.number_of_label
    rim: list[tuple[int, int, frozenset[int]]] = []
    for edge in puzzle.board.edges:
        if edge.cell in index and edge.other in index:
            edges.append((index[edge.cell], edge.side, index[edge.other], edge.other_side))
        elif len(inner) < len(number_of_label):
            rim += [
                (index[cell], side, inner)
                for cell, side in ((edge.cell, edge.side), (edge.other, edge.other_side))
                if cell in index
            ]
    for cell, side in puzzle.board.rim:
        if cell in index:
            fitting = {number for label, number in number_of_label.items() if puzzle.rim.allows(cell, side, label)}
            if len(fitting) < len(number_of_label):
                rim.append((index[cell], side, frozenset(fitting)))
    return tuple(edges), tuple(rim)


def _fixed(puzzle: TilingPuzzle, cells: tuple[int, ...], tiles: list[_Tile]) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    taken: set[int] = set()
    for fixed in puzzle.fixed:
        # No puzzle fixes a piece more often than it has copies.
        number = next(k for k, tile in enumerate(tiles) if tile.name == fixed.piece and k not in taken)
        taken.add(number)
        cell, tile = fixed.cells[0], tiles[number]
        allowed = tile.allowed[puzzle.lattice.kind_index(puzzle.board.cells[cell])]
        turns = [turn for turn in allowed if fixed.labels in (None, tile.ways[turn])]
        if not turns:
            where = f"on cell {puzzle.board.names[cell]}"
            raise NoEngine(f"{puzzle.name}: piece {fixed.piece!r} cannot lie as it is fixed {where}")
        found.append((cells.index(cell), number, -1 if fixed.labels is None else turns[0]))
    return tuple(found)
