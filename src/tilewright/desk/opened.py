"""From what a request says of a puzzle to the puzzle itself: template, choices, and what lies on the table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ..design.table import Laid, PlacedValue
from ..errors import InvalidFile, TilewrightError
from ..families import LabelingPuzzle, LabelingSolution, Puzzle, Solution, TilingPuzzle
from ..families.setups import setup_of, with_blocked, with_target
from ..families.tiling.puzzle import Placed, TilingSolution
from ..families.tiling.shapes import lying, turned
from .limits import DeskLimits, Refused
from .requests import PuzzleRequest, checked
from .sizes import check_puzzle, check_size
from .ways import pieces_of, way_numbers

Placement = tuple[int, int, int]
"""A piece, the way in which it lies, and the cell of its anchor, all by number."""

_KEYS = tuple(PuzzleRequest.model_fields)


@dataclass(frozen=True)
class Opened:
    """A puzzle of the page: as it is in its file, as it was set up, and what lies on the table."""

    template: Puzzle
    puzzle: Puzzle
    """With the choices of its setup, if all of them are made; else the template."""
    name: str
    """Its name in the catalog, "" for a puzzle of one's own."""
    variant: str
    variants: tuple[str, ...]
    blocked: tuple[str, ...]
    target: int | None
    placed: tuple[Placement, ...]
    document: dict[str, Any] = field(hash=False, compare=False)

    @property
    def is_set_up(self) -> bool:
        """Whether nothing is left to be chosen."""
        return setup_of(self.puzzle) is None

    @property
    def missing(self) -> Refused | None:
        """What is still to be chosen, and how; None if all is."""
        setup = setup_of(self.puzzle)
        if setup is None:
            return None
        missing = setup.blocked - len(self.blocked)
        if setup.kind == "dice":
            dice = f"{missing} dice show" if missing > 1 else "one die shows"
            return Refused(f"{dice} nothing yet", "setup", "roll the dice, or set each to what yours shows")
        if setup.kind == "date":
            return Refused("no date is chosen yet", "setup", "pick a date")
        cells = f"{missing} cells have" if missing > 1 else "one cell has"
        return Refused(f"{cells} still to be chosen", "setup", "click cells on the board")

    def demand_set_up(self) -> None:
        """Refused, with what is to be done, unless all is chosen."""
        if (missing := self.missing) is not None:
            raise missing


def opened(asked: object, limits: DeskLimits) -> Opened:
    """The puzzle that a request asks for; Refused for one that there is not, that is wrong, or too large."""
    if not isinstance(asked, Mapping):
        raise Refused("expected a puzzle", "puzzle", 'an object with "name" or "document"')
    unknown = sorted(str(key) for key in asked if key not in _KEYS)
    if unknown:
        raise Refused(f"a puzzle has no {unknown[0][:40]!r}", "puzzle", f"the keys are {', '.join(_KEYS)}")
    request = checked(PuzzleRequest, asked)
    name, variant = request.name or "", request.variant or ""
    if (request.document is None) == (not name):
        raise Refused('expected either "name" or "document"', "puzzle")
    text = "" if request.document is None else _document_text(request.document, limits)
    template, variants, plain = _template(name, text, variant, limits)
    blocked, target = tuple(request.blocked or ()), request.target
    puzzle = _set_up(template, blocked, target)
    placed = tuple(request.placed or ())
    if len(placed) > limits.cells:
        raise Refused(f"{len(placed)} pieces cannot lie on the table", "placed", kind="too-large")
    made = Opened(template, puzzle, name, variant, variants, blocked, target, placed, plain)
    for number, placement in enumerate(placed):
        cells_under(made.puzzle, placement, f"placed[{number}]")
    return made


def listed(value: object, where: str) -> list[Any]:
    """A list, empty if there is none; Refused for anything else."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise Refused("expected a list", where)
    return value


def _document_text(document: dict[str, Any], limits: DeskLimits) -> str:
    try:
        text = json.dumps(document, sort_keys=True, ensure_ascii=False, allow_nan=False)
    except (ValueError, RecursionError):
        raise Refused("this is no puzzle file: its values are nested too deeply, or no numbers", "document") from None
    if len(text) > limits.characters:
        raise Refused(
            f"the puzzle file has {len(text):,} characters; at most {limits.characters:,} are taken",
            "document",
            kind="too-large",
        )
    return text


@lru_cache(maxsize=32)
def _template(name: str, text: str, variant: str, limits: DeskLimits) -> tuple[Puzzle, tuple[str, ...], dict[str, Any]]:
    """The puzzle as it is in its file, the names of its variants, and the file as plain data."""
    import tomllib

    from .. import catalog
    from ..formats.puzzle_file import read_json_text, variants_of

    if name and name not in catalog.names():
        close = " or ".join(catalog.names_like(name))
        words = f"there is no puzzle {name!r} in the catalog{close and f'; did you mean {close}?'}"
        raise Refused(words, "puzzle", "look for it among all puzzles, by words of its title", "not-found")
    try:
        if name:
            puzzle = catalog.open_puzzle(name, variant or None)
            plain = tomllib.loads(catalog.text_of(name))
        else:
            plain = json.loads(text)
            check_size(plain, limits)
            puzzle = read_json_text(text, "your puzzle", variant or None)
        check_puzzle(puzzle, limits)
    except InvalidFile as problem:
        raise refusal_of(problem) from None
    except TilewrightError as problem:
        raise Refused(str(problem), "puzzle", kind="not-found" if name else "bad-request") from None
    return puzzle, variants_of(plain), plain


def refusal_of(problem: InvalidFile) -> Refused:
    """All mistakes of a puzzle file as one refusal."""
    words = "; ".join(mistake.message for mistake in problem.mistakes[:5])
    more = len(problem.mistakes) - 5
    helps = [mistake.help for mistake in problem.mistakes if mistake.help]
    return Refused(words + (f"; and {more} more mistakes" if more > 0 else ""), "document", helps[0] if helps else "")


def _set_up(template: Puzzle, blocked: tuple[str, ...], target: int | None) -> Puzzle:
    puzzle = template
    try:
        if target is not None:
            puzzle = with_target(puzzle, target)
        setup = setup_of(puzzle)
        if blocked and setup is not None:
            # What is chosen so far is shown; the puzzle is made when all is.
            return with_blocked(puzzle, blocked) if len(blocked) >= setup.blocked else puzzle
        if blocked:
            puzzle = blocked_by_hand(puzzle, blocked)
    except TilewrightError as problem:
        raise Refused(str(problem), "blocked" if blocked else "target") from None
    return puzzle


def blocked_by_hand(puzzle: Puzzle, names: Sequence[str]) -> TilingPuzzle:
    """A puzzle without a setup, with more of its cells blocked."""
    if not isinstance(puzzle, TilingPuzzle):
        raise Refused("points of a puzzle of numbers cannot be blocked", "blocked")
    board = puzzle.board
    for name in names:
        if name not in board.index_of_name:
            raise Refused(
                f"there is no cell {name!r} on the board",
                "blocked",
                f"the cells are named {board.names[0]} to {board.names[-1]}",
            )
    cells = frozenset(board.index_of_name[name] for name in names)
    for fixed in puzzle.fixed:
        for cell in sorted(cells.intersection(fixed.cells)):
            raise Refused(f"piece {fixed.piece} always lies on cell {board.names[cell]}; choose others", "blocked")
    return replace(puzzle, blocked=puzzle.blocked | cells, optional=puzzle.optional - cells)


def cells_under(puzzle: Puzzle, placement: Placement, where: str = "placed") -> tuple[int, ...]:
    """The cells of the board that a placement covers, in the order of its way; Refused if some are none."""
    number, way_number, cell = placement
    pieces = pieces_of(puzzle)
    if not 0 <= number < len(pieces):
        raise Refused(f"there is no piece number {number}; there are {len(pieces)}", where)
    name, ways = pieces[number]
    if not 0 <= way_number < len(ways):
        raise Refused(f"piece {name} has no way number {way_number}; there are {len(ways)}", where)
    if not 0 <= cell < len(puzzle.board):
        raise Refused(f"there is no cell number {cell}; the board has {len(puzzle.board)}", where)
    if isinstance(puzzle, LabelingPuzzle):
        return (cell,)
    dimension = puzzle.lattice.dimension
    at = puzzle.board.cells[cell]
    way = ways[way_number]
    if at[dimension:] != way.cells[0][dimension:]:
        raise Refused(f"piece {name} cannot lie so on cell {puzzle.board.names[cell]}: it points another way", where)
    found = []
    for offset in way.offsets(dimension):
        place = puzzle.board.index_of_cell.get(
            (*(x + d for x, d in zip(at, offset[:dimension], strict=False)), *offset[dimension:])
        )
        if place is None:
            raise Refused(f"piece {name} does not lie on the board with all its cells", where)
        found.append(place)
    return tuple(found)


def laid(puzzle: Puzzle, placement: Placement) -> Laid:
    """A placement in the terms of the puzzle."""
    cells = cells_under(puzzle, placement)
    name, ways = pieces_of(puzzle)[placement[0]]
    if isinstance(puzzle, LabelingPuzzle):
        return PlacedValue(cells[0], puzzle.values[placement[0]])
    pairs = sorted(zip(cells, ways[placement[1]].labels, strict=True))
    return Placed(name, tuple(cell for cell, _ in pairs), tuple(labels for _, labels in pairs))


def placement_of(puzzle: Puzzle, what: Laid) -> Placement:
    """What lies on the board, in the terms of the page."""
    if isinstance(puzzle, LabelingPuzzle):
        assert isinstance(what, PlacedValue)
        return puzzle.values.index(what.value), 0, what.point
    assert isinstance(what, Placed)
    lattice, board = puzzle.lattice, puzzle.board
    shape = [(board.cells[cell], labels) for cell, labels in zip(what.cells, what.labels, strict=True)]
    number, ways = way_numbers(puzzle)[what.piece]
    anchor = min(cell for cell, _ in shape)
    return number, ways[turned(lattice, lattice.point_group[0], shape)], board.index_of_cell[anchor]


def placements_of(solution: Solution) -> list[Placement]:
    """A solution in the terms of the page."""
    if isinstance(solution, LabelingSolution):
        return [placement_of(solution.puzzle, PlacedValue(point, value)) for point, value in enumerate(solution.values)]
    assert isinstance(solution, TilingSolution)
    return [placement_of(solution.puzzle, placed) for placed in solution.placed]


def given_placements(puzzle: Puzzle) -> list[Placement]:
    """What lies on the board already, where the puzzle says how: values, tiles and pieces with all their cells."""
    if isinstance(puzzle, LabelingPuzzle):
        return [placement_of(puzzle, PlacedValue(*given)) for given in puzzle.given]
    given = (lying(puzzle, fixed) for fixed in puzzle.fixed)
    return [placement_of(puzzle, placed) for placed in given if placed is not None]
