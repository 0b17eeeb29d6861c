"""From a puzzle request to the puzzle itself: template, choices, and things on the table."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from typing import Any

from ..design.table import with_laid
from ..errors import InvalidFile, TilewrightError
from ..families import Laid, Puzzle, Solution, family_of
from ..families.base import SetupNames, Thing
from ..families.setup_kinds import SETUP_KINDS
from ..families.setups import with_blocked, with_pieces, with_size, with_target
from ..sentences import commas, sentence
from ..solving import Limits
from ..values import frozen
from .limits import DeskLimits, Refused, bound
from .requests import puzzle_request
from .sizes import check_puzzle, check_size

_LEAST_SECONDS = 0.5

PagePlacement = tuple[int, int, int]
"""A piece, its orientation, and the cell of its anchor, all by number."""


@frozen
class AskedPuzzle:
    """A puzzle of the page: as in its file, as set up, and the placements on the table."""

    template: Puzzle
    puzzle: Puzzle
    """With the choices of its setup, if all of them are made; else the template."""
    name: str
    """Its name in the catalog, "" for a puzzle of one's own."""
    variant: str
    variants: tuple[str, ...]
    blocked: tuple[str, ...]
    pieces: tuple[str, ...]
    """The pieces that were chosen, where the setup is a set of pieces."""
    size: str
    """The size that was chosen, where the setup is that of the board."""
    placed: tuple[PagePlacement, ...]
    document: dict[str, Any] = field(hash=False, compare=False)
    began: float = field(compare=False)
    """When the program began to open it."""

    @property
    def is_set_up(self) -> bool:
        """Tell whether all choices are made."""
        return self.puzzle.setup is None

    @property
    def missing(self) -> Refused | None:
        """A refusal that names the choices still to be made; None if there are none."""
        setup = self.puzzle.setup
        if setup is None:
            return None
        lacking = family_of(self.puzzle).setups.lacking(self.puzzle, self.chosen)
        return Refused(lacking, "setup", SETUP_KINDS[setup.kind].next_step)

    @property
    def chosen(self) -> SetupNames:
        """The names that are chosen so far."""
        return self.blocked or self.pieces or ((self.size,) if self.size else ())

    @property
    def with_tray(self) -> Puzzle:
        """A puzzle with the pieces that can be laid: the template, unless it has more than take part."""
        return self.puzzle if (self.pieces or self.size) and self.is_set_up else self.template

    def demand_set_up(self) -> None:
        """Raise Refused, with the next step, unless all choices are made."""
        if (missing := self.missing) is not None:
            raise missing


def opened(asked: object, limits: DeskLimits) -> AskedPuzzle:
    """The puzzle that a request asks for; Refused for one that there is not, that is wrong, or too large."""
    began = time.monotonic()
    request = puzzle_request(asked)
    name, variant = _full_name(request.name or ""), request.variant or ""
    text = "" if request.document is None else _document_text(request.document, limits)
    template, variants, plain = _template(name, text, variant, limits)
    blocked, pieces, placed = tuple(request.blocked or ()), tuple(request.pieces or ()), tuple(request.placed or ())
    size = request.size or ""
    puzzle = _set_up(template, blocked, pieces, size, request.target)
    start = tuple(request.start or ())
    n = len(placed) + len(start)
    bound(n, limits.cells, sentence("{n} pieces cannot lie on the table", n=n), "placed")
    puzzle = _with_start(puzzle, start)
    for number, placement in enumerate(placed):
        cells_under(puzzle, placement, f"placed[{number}]")
    return AskedPuzzle(template, puzzle, name, variant, variants, blocked, pieces, size, placed, plain, began)


def thinking(asked: AskedPuzzle, limits: DeskLimits) -> Limits:
    """The time left to think about a request; opening a large puzzle has used part of it."""
    return Limits(seconds=max(_LEAST_SECONDS, limits.ask_seconds / 2 - (time.monotonic() - asked.began)))


def listed(value: object, where: str) -> list[Any]:
    """A list, empty if there is none; Refused for anything else."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise Refused(sentence("expected a list"), where)
    return value


def json_text(document: dict[str, Any], *, halves: str = "strict", **layout: Any) -> str:
    """The text of a document; `halves` says how half characters are taken, as `str.encode` knows it."""
    try:
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, **layout)
        text.encode("utf-8", halves)
    except (ValueError, RecursionError):
        raise Refused(
            sentence("this is no puzzle file: its values are nested too deeply, or no numbers"), "document"
        ) from None
    return text


def _full_name(name: str) -> str:
    """The name of a puzzle of the day with its date: tomorrow it is another one."""
    from .. import catalog

    return catalog.full_name(name) or name


def _document_text(document: dict[str, Any], limits: DeskLimits) -> str:
    text = json_text(document, halves="surrogatepass", sort_keys=True)
    words = sentence(
        "the puzzle file has {n:,} characters; at most {most:,} are taken", n=len(text), most=limits.characters
    )
    bound(len(text), limits.characters, words, "document")
    return text


@lru_cache(maxsize=32)
def _template(name: str, text: str, variant: str, limits: DeskLimits) -> tuple[Puzzle, tuple[str, ...], dict[str, Any]]:
    """The puzzle as it is in its file, the names of its variants, and the file as plain data."""
    import tomllib

    from .. import catalog
    from ..formats.puzzle_file import read_json_text, variants_of

    if name and catalog.full_name(name) is None:
        words = sentence("there is no puzzle {name} in the catalog", name=repr(name))
        help = sentence("look for it among all puzzles, by words of its title")
        raise Refused(words, "puzzle", help, "not-found", catalog.names_like(name))
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
    words: str = commas((mistake.message for mistake in problem.mistakes[:5]), "; ")
    n_more = len(problem.mistakes) - 5
    if n_more > 0:
        words = sentence("{mistakes}; and {n} more mistakes", mistakes=words, n=n_more)
    helps = [mistake.help for mistake in problem.mistakes if mistake.help]
    return Refused(words, "document", helps[0] if helps else "")


def _set_up(
    template: Puzzle, blocked: tuple[str, ...], pieces: tuple[str, ...], size: str, target: int | None
) -> Puzzle:
    if blocked and pieces:
        raise Refused(sentence("cells and pieces are not both to be chosen"), "pieces")
    if size and (blocked or pieces):
        raise Refused(sentence("a size is not chosen together with cells or pieces"), "size")
    try:
        puzzle = template if target is None else with_target(template, target)
        if size:
            return with_size(puzzle, size)
        if not blocked and not pieces:
            return puzzle
        if puzzle.setup is None and blocked:
            return _blocked_by_hand(puzzle, blocked)
        # The page shows the choices made so far; the puzzle is made when there are no more.
        chooses = "" if puzzle.setup is None else SETUP_KINDS[puzzle.setup.kind].chooses
        if chooses == ("pieces" if pieces else "blocked") and family_of(puzzle).setups.lacking(
            puzzle, blocked or pieces
        ):
            return puzzle
        return with_pieces(puzzle, pieces) if pieces else with_blocked(puzzle, blocked)
    except TilewrightError as problem:
        raise Refused(
            str(problem), "blocked" if blocked else "pieces" if pieces else "size" if size else "target"
        ) from None


def _with_start(puzzle: Puzzle, start: Sequence[PagePlacement]) -> Puzzle:
    """The puzzle with the pieces fixed that lie there at the start of an exercise."""
    if not start:
        return puzzle
    if puzzle.setup is not None:
        raise Refused(sentence("pieces lie there from the start, so the choices of the setup must be made"), "start")
    cells = [cells_under(puzzle, placement, f"start[{number}]") for number, placement in enumerate(start)]
    lying = [family_of(puzzle).table.lay(puzzle, *one[:2], under) for one, under in zip(start, cells, strict=True)]
    try:
        return with_laid(puzzle, lying)
    except TilewrightError as problem:
        raise Refused(str(problem), "start") from None


def _blocked_by_hand(puzzle: Puzzle, names: Sequence[str]) -> Puzzle:
    """A puzzle without a setup, with more of its cells blocked."""
    block = family_of(puzzle).setups.block
    if block is None:
        raise Refused(sentence("points of a puzzle of numbers cannot be blocked"), "blocked")
    board = puzzle.board
    for name in names:
        if name not in board.index_of_name:
            raise Refused(
                sentence("there is no cell {name} on the board", name=repr(name)),
                "blocked",
                sentence("the cells are named {name} to {name_2}", name=board.names[0], name_2=board.names[-1]),
            )
    blocked: Puzzle = block(puzzle, frozenset(board.index_of_name[name] for name in names))
    return blocked


def things_of(puzzle: Puzzle) -> tuple[Thing, ...]:
    """The things that can be laid on the board: pieces, or values."""
    return family_of(puzzle).table.things(puzzle)


def cells_under(puzzle: Puzzle, placement: PagePlacement, where: str = "placed") -> tuple[int, ...]:
    """The cells of the board that a placement covers, in the order of its orientation; Refused if some are none."""
    number, way, cell = placement
    things = things_of(puzzle)
    if not 0 <= number < len(things):
        raise Refused(sentence("there is no piece number {number}; there are {n}", number=number, n=len(things)), where)
    name, orientations = things[number].name, things[number].orientations
    if not 0 <= way < len(orientations):
        raise Refused(
            sentence("piece {name} has no way number {way}; there are {n}", name=name, way=way, n=len(orientations)),
            where,
        )
    if not 0 <= cell < len(puzzle.board):
        raise Refused(
            sentence("there is no cell number {cell}; the board has {n}", cell=cell, n=len(puzzle.board)), where
        )
    if family_of(puzzle).table.covers_one:
        return (cell,)
    shape, dimension = orientations[way].cells, puzzle.lattice.dimension
    if puzzle.board.cells[cell][dimension:] != shape[0][dimension:]:
        raise Refused(
            sentence(
                "piece {name} cannot lie so on cell {name_2}: it points another way",
                name=name,
                name_2=puzzle.board.names[cell],
            ),
            where,
        )
    under = puzzle.board.under(shape, cell)
    if under is None:
        raise Refused(sentence("piece {name} does not lie on the board with all its cells", name=name), where)
    return under


def laid(puzzle: Puzzle, placement: PagePlacement) -> Laid:
    """A placement in the terms of the puzzle."""
    lying: Laid = family_of(puzzle).table.lay(puzzle, *placement[:2], cells_under(puzzle, placement))
    return lying


def placement_of(puzzle: Puzzle, what: Laid) -> PagePlacement:
    """A laid thing in the terms of the page."""
    return family_of(puzzle).table.place_of(puzzle, what)


def placements_of(solution: Solution) -> list[PagePlacement]:
    """A solution in the terms of the page."""
    return [placement_of(solution.puzzle, one) for one in family_of(solution).table.laid(solution)]
