"""How the number of solutions grows with the length of the board: the terms, and the recurrence that they obey."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from types import MappingProxyType
from typing import NamedTuple, cast

from ..boards import Board
from ..boards.periods import Glide
from ..deadline import in_time, seconds_left, within
from ..errors import InvalidFile, InvalidPuzzle, InvalidRequest, OutOfTime
from ..families import Puzzle, family_of
from ..families.common import refuse_template
from ..families.tiling import TilingPuzzle
from ..solving import Count, Limits
from ..solving import count as count_solutions
from ..values import frozen, record, replace
from .growth import growth
from .recurrence import Rational, shortest
from .ring import blocks_of_ring, mirror_of, traces
from .states import state_graph, walked
from .strip import CutStrip, Layer, Layering, NoStates, PuzzleOfLength, StateBits
from .walks import Walks

DIGITS = 20


@frozen
class Recurrence:
    """The recurrence of least order that the terms of a series obey, all of them, proved.

    `function` is the generating function, whose power x^0 belongs to the first term. The terms are numbers of walks
    through `n_states` states; `bound` is not below the order of any recurrence that such numbers obey at last, and the
    first `n_compared` terms, at least twice as many, were compared: see `recurrence.py`. Each further layer of the
    board adds `n_cells` cells that are in play.
    """

    function: Rational
    n_states: int
    bound: int
    n_compared: int
    n_cells: int

    @property
    def growth(self) -> Decimal | None:
        """The factor by which the number grows with each layer in the long run; None if the series ends."""
        return growth(self.function, DIGITS)

    @property
    def growth_per_cell(self) -> Decimal | None:
        """The same for each cell."""
        return growth(self.function, DIGITS, self.n_cells)


@frozen
class Series:
    """The numbers of solutions of a puzzle on boards of n layers, from n = `first` on; `terms` are the first of them.

    Without a `recurrence`, `why_none` is the reason. `stopped_by` is "seconds" or "memory" if there are fewer terms
    than were asked for, and "interrupt" after Ctrl-C.
    """

    first: int
    terms: tuple[int, ...]
    recurrence: Recurrence | None = None
    why_none: str = ""
    stopped_by: str = ""


def series(puzzle_of: Callable[[int], Puzzle], n_terms: int = 20, *, any_copies: bool = False) -> Series:
    """Count the solutions of a puzzle on boards of every length, and prove the recurrence that the numbers obey.

    Finished pictures are counted, on boards that do not move, as `Count.distinct` does. Where each further layer of the
    board is the one before, shifted, and any number of each piece may be used, the board is walked layer by layer, and
    the recurrence of least order is proved by the number of states of a layer. Else the boards are counted one by one.

    Parameters
    ----------
    puzzle_of
        A function that gives the puzzle on a board of n layers, n from 1 on, such as `load_sized` returns.
    n_terms
        How many terms the answer has.
    any_copies
        Allow any number of copies of each piece, none included, whatever the puzzle says.

    Returns
    -------
    Series
        The terms and the recurrence, or the reason why there is none. If pieces may be left out, the first term is that
        of no layers, 1.

    Raises
    ------
    InvalidRequest
        The puzzle is about numbers, not pieces.
    InvalidSetup
        The puzzle is a template, whose pieces or blocked cells are still to be chosen.
    InvalidFile
        There is no board of any such size.
    OutOfTime
        The limit of seconds passed before there was any term.

    See Also
    --------
    load_sized : Load a puzzle whose board has any size.
    count : Count the solutions on one board.

    Examples
    --------
    >>> import tilewright as tw
    >>> found = tw.series(tw.load_sized("dominoes-8x8", "columns"), 8, any_copies=True)
    >>> found.terms
    (1, 1, 34, 153, 2245, 14824, 167089, 1292697)
    >>> found.recurrence.function.order, str(found.recurrence.growth_per_cell)
    (16, '1.3162037024387152180')
    """

    def tiling_of(n: int) -> TilingPuzzle:
        puzzle = _tiling(puzzle_of(n))
        return _with_any_copies(puzzle) if any_copies else puzzle

    known = _TermsSoFar()
    try:
        return _found(tiling_of, n_terms, known)
    except KeyboardInterrupt:
        if not known.terms:
            raise
        return Series(known.first, tuple(known.terms[:n_terms]), None, "it was interrupted before that", "interrupt")


@record
class _TermsSoFar:
    """The terms so far, which an interrupted series still has."""

    first: int = 0
    terms: Sequence[int] = ()


def _found(puzzle_of: PuzzleOfLength, n_terms: int, known: _TermsSoFar) -> Series:
    """The series by walking layers, or by counting boards one by one where that is impossible or takes too long."""
    seconds = seconds_left()
    try:
        with within(None if seconds is None else _WALK * seconds, share=_WALK):
            return _ring(puzzle_of, n_terms, known) or _walked(puzzle_of, n_terms, known)
    except NoStates as reason:
        return _one_by_one(puzzle_of, n_terms, str(reason), known)
    except OutOfTime:
        in_time()
        why = "to walk through its layers takes longer than the limit of time allows"
        return _one_by_one(puzzle_of, n_terms, why, known)


_WALK = 2 / 3
"""The share of the time that a walk through the layers may take; the rest is for counting boards one by one."""


class _Strip(NamedTuple):
    """The first and the last layers of all long strips, and the layer that is in the middle any number of times.

    It is there n - `size` times on a board of size n.
    """

    bits: StateBits
    reach: int
    size: int
    first: Sequence[Layer]
    middle: Layer
    last: Sequence[Layer]
    shorter: Mapping[int, CutStrip]
    """The boards that were looked at and are shorter, by their sizes."""

    def layers(self, size: int) -> tuple[Layer, ...]:
        """The layers of a board of this size."""
        return (*self.first, *[self.middle] * (size - self.size), *self.last)


def _long_size(puzzle_of: PuzzleOfLength) -> int:
    """A size of boards that have layers in the middle beside those at either end that a piece can reach."""
    first = _first_size(puzzle_of)
    # Cells that are left out near an end may be missing on the shortest boards.
    for more in (0, 1, 3, 7, 15, 31):
        puzzles = [puzzle_of(first + more + k) for k in (0, 1, 2)]
        layering = Layering.of([puzzle.board for puzzle in puzzles])
        if layering is not None:
            return first + more + 3 * layering.most_reached(puzzles[0]) + 4
    raise NoStates("its boards do not grow by equal layers")


def _strip(
    puzzle_of: PuzzleOfLength,
    n: int,
    rings: Sequence[TilingPuzzle] = (),
    below: Mapping[int, TilingPuzzle] = MappingProxyType({}),
) -> _Strip:
    """The layers of the puzzles of size n and n + 1; NoStates if they are not the same layer again and again.

    That is enough for all sizes: an option depends on the cells that it covers and on their neighbors, an item on the
    options that cover it, so that a layer depends on fewer layers around it than are in the middle. What is about more
    than that lies across the whole board, is another thing on a longer one, and makes the layers differ. Each layer of
    the rings must be the same, too.
    """
    shorter, longer, longest = (puzzle_of(n + k) for k in (0, 1, 2))
    layering = Layering.of([puzzle.board for puzzle in (shorter, longer, longest)])
    if layering is None:
        raise NoStates("its boards do not grow by equal layers")
    _refuse_limits(shorter, puzzle_of(n + max(len(piece.cells) for piece in shorter.pieces)))
    bits = StateBits(layering)
    # All bits must be known before the first layer is made.
    cut = [CutStrip(puzzle, bits) for puzzle in (shorter, longer)]
    closed = [CutStrip(puzzle, bits, is_ring=True) for puzzle in rings]
    shorter_cut = {size: CutStrip(puzzle, bits) for size, puzzle in below.items()}
    layers, more = cut[0].layers, cut[1].layers
    middle = layers[len(layers) // 2]
    n_first, n_last = layers.index(middle), layers[::-1].index(middle)
    n_middle = len(layers) - n_first - n_last
    strip = _Strip(
        bits, cut[0].reach, n - n_middle, layers[:n_first], middle, layers[len(layers) - n_last :], shorter_cut
    )
    for found, length in ((layers, n), (more, n + 1)):
        if found != strip.layers(length):
            raise NoStates("the layers in the middle of its boards differ")
    if any(layer != middle for ring in closed for layer in ring.layers):
        raise NoStates("the layers of its boards differ where they are closed")
    return strip


def _first_size(puzzle_of: PuzzleOfLength) -> int:
    """The least length of a board that there is: closed to a cylinder a board may be too short to be one."""
    for n in range(1, _SHORT):
        if _puzzle(puzzle_of, n) is not None:
            return n
    puzzle_of(_SHORT)
    return _SHORT


_SHORT = 24


def _puzzle(puzzle_of: PuzzleOfLength, n: int) -> TilingPuzzle | None:
    """The puzzle on a board of so many layers; None if there is none."""
    try:
        return puzzle_of(n)
    except (InvalidPuzzle, InvalidFile):
        return None


def _tiling(puzzle: Puzzle) -> TilingPuzzle:
    if family_of(puzzle).has_sums:
        raise InvalidRequest(f"{puzzle.name}: a series is counted of pieces that fill a board, not of numbers")
    refuse_template(puzzle)
    return cast("TilingPuzzle", puzzle)


def _refuse_limits(shorter: TilingPuzzle, longer: TilingPuzzle) -> None:
    """Raise NoStates if a piece must be used, or the number of its copies does not grow with the board."""
    for one, other in zip(shorter.pieces, longer.pieces, strict=True):
        room = [max(1, len(each.board) // len(one.cells)) for each in (shorter, longer)]
        if one.least or [one.most, other.most] != room:
            copies = f"{one.least}" if one.least == one.most else f"{one.least} to {one.most}"
            raise NoStates(
                f"piece {one.name} has {copies} {'copy' if one.most == 1 else 'copies'} on a board of any length; "
                '`copies = "0.."` in the file, or --any-copies, allows any number'
            )


def _with_any_copies(puzzle: TilingPuzzle) -> TilingPuzzle:
    """The puzzle with any number of copies of each piece, none included."""
    n = len(puzzle.board)
    pieces = tuple(replace(piece, least=0, most=max(1, n // len(piece.cells))) for piece in puzzle.pieces)
    return replace(puzzle, pieces=pieces)


def _walked(puzzle_of: PuzzleOfLength, n_terms: int, known: _TermsSoFar) -> Series:
    """The series by walking the layers of the board."""
    n = start = _long_size(puzzle_of)
    strip = _strip(puzzle_of, n, below=_below(puzzle_of, n))
    shorter = strip.shorter
    while start - 1 in shorter and start > strip.size and shorter[start - 1].layers == strip.layers(start - 1):
        start -= 1
    # What is shorter is another board, as one that is wholly near its ends, and is walked for itself.
    first = min(shorter, default=n)
    short = [_ways_through(shorter[size].layers, strip.bits.width) for size in range(first, start)]
    if first == 1:
        first, short = 0, [1, *short]
    known.first, known.terms = first, short
    graph = state_graph(strip.first, strip.middle, strip.last, strip.bits.width)
    walks = Walks(graph)
    left_out = start - strip.size
    try:
        bound = len(short) + walks.bound()
        terms = [*short, *walks.terms(left_out + 2 * bound - len(short))[left_out:]]
        return _proved(first, terms, n_terms, graph.n_states, bound, strip.middle)
    except KeyboardInterrupt:
        known.terms = [*short, *walks.known[left_out:]]
        raise
    except OutOfTime:
        terms = [*short, *walks.known[left_out:]][:n_terms]
        stopped_by = "seconds" if len(terms) < n_terms else ""
        reason = f"the time was over before that, with {graph.n_states:,} states"
        return Series(first, tuple(terms), None, reason, stopped_by)


def _proved(first: int, terms: Sequence[int], n_terms: int, n_states: int, bound: int, layer: Layer) -> Series:
    function = shortest(terms, bound)
    assert function is not None, "the order is bounded"
    recurrence = Recurrence(function, n_states, bound, len(terms), layer.cells.bit_count())
    return Series(first, tuple(terms[:n_terms] if n_terms <= len(terms) else function.terms(n_terms)), recurrence)


def _ring(closed_of: PuzzleOfLength, n_terms: int, known: _TermsSoFar) -> Series | None:
    """The series of boards that are closed to rings along the size that grows; None if they are not closed so."""
    n = _long_size(closed_of)
    layering = Layering.of([closed_of(n + k).board for k in (0, 1, 2)])
    if layering is None or not layering.seams(closed_of(n).board):
        return None

    def open_of(n: int) -> TilingPuzzle:
        puzzle = closed_of(n)
        kept = [period for period in puzzle.board.wrap if period not in layering.seams(puzzle.board)]
        board = Board.of(puzzle.lattice, puzzle.board.cells, puzzle.board.names, wrap=kept)
        return replace(puzzle, board=board)

    rings = _below(closed_of, n)
    strip = _strip(open_of, n)
    glides = [period for period in layering.seams(closed_of(n).board) if isinstance(period, Glide)]
    # On a shorter ring a piece may meet itself. On one of at most twice its reach two ways may cover the same cells,
    # one across the seam; rings that are not turned over are compared with the strip below, which would show that.
    reach = 2 * strip.reach if glides else strip.reach
    first = least = max(reach + 1, min(rings, default=n))
    short: list[int] = []
    while first - 1 in rings:
        found = _count(rings[first - 1])
        if not found.exhausted:
            raise NoStates("the shortest of its boards take too long to count")
        first, short = first - 1, [found.distinct, *short]
    known.first, known.terms = first, short
    mirrored = None
    if glides:
        mirrored = mirror_of(glides[0], open_of(n).board, strip.bits, n)
    else:
        strip = _strip(open_of, n, [*(rings[size] for size in range(least, n)), closed_of(n), closed_of(n + 1)])
    blocks = blocks_of_ring(strip.middle, strip.reach, strip.bits.width, mirrored)
    n_states = sum(len(block.matrix) for block in blocks)
    bound = n_states + least
    terms = [*short, *traces(blocks, first + 2 * bound - 1)[least - 1 :]]
    return _proved(first, terms, n_terms, n_states, bound, strip.middle)


def _below(puzzle_of: PuzzleOfLength, n: int) -> dict[int, TilingPuzzle]:
    """The puzzles of smaller sizes, down to the first that is none: a board that cannot be closed, or lacks a cell."""
    found: dict[int, TilingPuzzle] = {}
    for size in range(n - 1, 0, -1):
        puzzle = _puzzle(puzzle_of, size)
        if puzzle is None:
            break
        found[size] = puzzle
    return found


def _ways_through(layers: Sequence[Layer], width: int) -> int:
    """The number of solutions on one board, layer by layer."""
    return sum(walked(layers, width, {0: 1}).values())


def _one_by_one(puzzle_of: PuzzleOfLength, n_terms: int, reason: str, known: _TermsSoFar) -> Series:
    """The series by counting each board for itself, as far as there is time."""
    first = _first_size(puzzle_of)
    terms: list[int] = []
    stopped_by = ""
    while len(terms) < n_terms and not stopped_by:
        puzzle = puzzle_of(first + len(terms))
        try:
            found = _count(puzzle)
        except OutOfTime:
            stopped_by = "seconds"
            break
        if found.exhausted:
            terms.append(found.distinct)
            if first + len(terms) > known.first + len(known.terms):
                known.first, known.terms = first, terms
        else:
            stopped_by = found.effort.stopped_by or "seconds"
    return Series(first, tuple(terms), None, reason, stopped_by)


def _count(puzzle: TilingPuzzle) -> Count:
    found = count_solutions(puzzle, limits=Limits(seconds_left()))
    if found.effort.stopped_by == "interrupt":
        raise KeyboardInterrupt
    return found
