"""The setups of a tiling puzzle that are sizes of its board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random

from ...boards import Board
from ...deadline import in_time
from ...lattices import Matrix
from ...lattices.polyforms import orientations
from ...sentences import sentence
from ...values import replace
from ..base import SetupClasses, SetupNames, Setups, SizeSetups
from ..board_sizes import BoardSizes, sizes_of
from .matching import Rim
from .pieces.shapes import piece_classes, turned
from .puzzle import TilingPuzzle, piece


def board_sizes(puzzle: TilingPuzzle) -> BoardSizes:
    """The boards of a template."""
    assert puzzle.setup is not None
    return sizes_of(puzzle.lattice.name, puzzle.setup)


def _with_setup(puzzle: TilingPuzzle, names: SetupNames) -> TilingPuzzle:
    sizes = board_sizes(puzzle)
    board = sizes.board(sizes.named(names))
    # Copies for which no board of this size has room would count as more ways to tell them apart.
    pieces = tuple(
        replace(one, most=min(one.most, max(1, one.least, len(board) // len(one.cells)))) for one in puzzle.pieces
    )
    return replace(puzzle, setup=None, board=board, pieces=pieces)


def kept_by(puzzle: TilingPuzzle) -> list[Matrix]:
    """The rotations and reflections that carry the pieces, in all ways in which they may lie, to pieces like them."""
    groups = piece_classes(puzzle)
    copies = {
        (shape, len(group.orientations), group.color): (group.least, group.most)
        for group in groups
        for shape in group.orientations
    }
    if any(rule.names_pieces for rule in puzzle.rules):
        return [puzzle.lattice.point_group[0]]
    return [
        matrix
        for matrix in puzzle.lattice.point_group
        if all(
            copies.get((turned(puzzle.lattice, matrix, group.orientations[0]), len(group.orientations), group.color))
            == (group.least, group.most)
            for group in groups
        )
    ]


def _classes(
    puzzle: TilingPuzzle, setups: Sequence[SetupNames], compiled: object, place_of_item: Mapping[int, int]
) -> SetupClasses:
    """Sizes are the same if a motion carries one board to the other and the pieces to pieces that look like them."""
    sizes, matrices = board_sizes(puzzle), kept_by(puzzle)
    kept = frozenset(matrices)
    first_of: dict[int, list[tuple[str, Board]]] = {}
    keys = []
    for names in setups:
        in_time()
        name = sizes.named(names)
        board = sizes.board(name)
        like = first_of.setdefault(len(board), [])
        same = next(
            (first for first, other in like if any(motion.matrix in kept for motion in board.motions_to(other))),
            None,
        )
        if same is None:
            like.append((name, board))
        keys.append(name if same is None else same)
    return SetupClasses.of(keys, lambda name: (name,), len(matrices))


def _n_pieces(puzzle: TilingPuzzle, name: str) -> int | None:
    [n_cells, *others] = {len(one.cells) for one in puzzle.pieces}
    return None if others else board_sizes(puzzle).n_cells[name] // n_cells


def _dissection(puzzle: TilingPuzzle, name: str, parts: Iterable[str]) -> TilingPuzzle | None:
    """The boards are pieces that may be moved as the puzzle's pieces may, since these go along."""
    sizes, lattice = board_sizes(puzzle), puzzle.lattice
    board = Board.of(lattice, sizes.cells(name))
    freedom = min((one.freedom for one in puzzle.pieces), key=("fixed", "one_sided", "free").index)
    # Of boards that are turned into each other, such as 5x10 and 10x5, one is enough.
    shapes = {frozenset(orientations(lattice, sizes.cells(part), freedom)): part for part in parts}
    pieces = tuple(
        piece(lattice, part, sizes.cells(part), freedom=freedom, least=0, most=len(board) // len(sizes.cells(part)))
        for part in shapes.values()
        if len(sizes.cells(part)) < len(board)
    )
    return TilingPuzzle(name, board, pieces) if pieces else None


def _listed(puzzle: TilingPuzzle) -> Iterator[SetupNames]:
    return ((name,) for name in board_sizes(puzzle).names)


def _draw(puzzle: TilingPuzzle, chance: Random) -> SetupNames:
    return (chance.choice(board_sizes(puzzle).names),)


def _lacking(puzzle: TilingPuzzle, names: SetupNames) -> str:
    if not names:
        return sentence("no size is chosen yet")
    board_sizes(puzzle).named(names)
    return ""


def is_composed(puzzle: TilingPuzzle) -> bool:
    """Tell whether solutions on boards that lie side by side are a solution on both together.

    Nothing may cross the cut: neither labels that must match, nor a rule, nor a number of copies that comes to its end.
    """
    enough = board_sizes(puzzle).most_cells
    return (
        not puzzle.rules
        and not puzzle.board.wrap
        and puzzle.rim == Rim()
        and not any(one.has_labels or one.has_values for one in puzzle.pieces)
        and all(one.most >= enough // len(one.cells) for one in puzzle.pieces)
    )


def _parts(
    puzzle: TilingPuzzle, names: SetupNames, has_solution: Callable[[SetupNames], bool]
) -> tuple[SetupNames, ...]:
    """Two boards with solutions into which a straight cut divides a board."""
    if not is_composed(puzzle):
        return ()
    for first, second in board_sizes(puzzle).cuts(names[0]):
        if has_solution((first,)) and has_solution((second,)) and _is_cut(puzzle, names[0], first, second):
            return (first,), (second,)
    return ()


def _is_cut(puzzle: TilingPuzzle, whole: str, first: str, second: str) -> bool:
    """Tell whether a board without another one in its corner is a third one, moved."""
    sizes, at_origin = board_sizes(puzzle), puzzle.lattice.at_origin
    cells, taken, rest = (set(sizes.cells(name)) for name in (whole, first, second))
    return taken < cells and set(at_origin(cells - taken)) == set(at_origin(rest))


BOARD_SIZES = Setups(
    kind=lambda puzzle: "size",
    with_setup=_with_setup,
    n=lambda puzzle: len(board_sizes(puzzle).names),
    listed=_listed,
    draw=_draw,
    lacking=_lacking,
    classes=_classes,
    parts=_parts,
    sizes=lambda puzzle: SizeSetups(board_sizes, _n_pieces, is_composed, _dissection),
)
