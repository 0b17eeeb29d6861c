"""Sheets for a class: several puzzles to solve with a pencil, for each pupil, and their solutions apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..errors import shortened
from ..families import Puzzle, Solution, family_of
from ..rendering import scene_of
from ..rendering.font import can_draw
from ..rendering.palette import BLACK
from ..rendering.picture import Picture
from ..rendering.planar import FAINT_TEXT
from ..rendering.svg import ScenePictures
from ..values import frozen
from .base import Made, Tell, usual_edge
from .paper import GAP, LEADING, SIZES, SMALL, TEXT, Paper, Printed, in_rows, wrapped
from .pdf import LEAST_EDGE, shown
from .pdf_file import PdfFile

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""For each number of puzzles on a page the columns and rows in which they stand."""

_GUTTER = 8.0
# The share of its room that the words of a puzzle may fill, and the board, if pieces stand below it.
_WORDS_SHARE, _BOARD_SHARE = 0.35, 0.62
_LEAST_SHARE = 0.2
# How much smaller than on the board pieces are drawn at most.
_PIECE_SHARE = 0.4
_STEP = 0.95
_ANSWER_COLUMNS = 3
_LONGEST_TITLE = 200


@frozen
class ClassPuzzle:
    """A puzzle of a sheet, what is asked about it, and a solution to show apart, if one was found."""

    puzzle: Puzzle
    title: str
    question: str = ""
    answer: Solution | None = None
    no_answer: str = ""
    """Why there is no solution to show."""


@frozen
class ClassSheets:
    """What a class gets on paper."""

    title: str
    puzzles: tuple[ClassPuzzle, ...]
    about: str = ""
    names: tuple[str, ...] = ()
    """The pupils, for whom there is a sheet each; without any there is a line to write a name on."""
    per_page: int = 2
    paper: str = "a4"
    answers: bool = False
    apart: bool = False
    """Whether the solutions are a file of their own."""


@frozen
class _FittedPuzzle:
    """A puzzle in its room: words, the board, and rows of pieces; lengths are millimeters."""

    words: tuple[tuple[str, float, bool], ...]
    board: Printed
    pieces: tuple[Printed, ...]
    is_legible: bool


def make_class_sheets(sheets: ClassSheets, tell: Tell = lambda done, n: None) -> Made:
    """Pages with the puzzles in their order, once for each name, and at the end, or apart, the solutions."""
    file, remarks = PdfFile(sheets.title), list[str]()
    _laid_out(sheets, tell, remarks).write(file, lambda done, n: None)
    if not sheets.answers:
        return Made(file.content(), tuple(remarks))
    answers = _answers(sheets)
    if not sheets.apart:
        answers.write(file, lambda done, n: None)
        return Made(file.content(), tuple(remarks))
    return Made(file.content(), tuple(remarks), named={"solutions": answers.content(lambda done, n: None)})


def _laid_out(sheets: ClassSheets, tell: Tell, remarks: list[str]) -> Paper:
    names = [name if can_draw(name) else "" for name in sheets.names] or [""]
    if lost := [name for name in sheets.names if not can_draw(name)]:
        remarks.append(f"letters of {', '.join(lost)} cannot be drawn here; instead of the name there is a line for it")
    paper = Paper(SIZES[sheets.paper], sheets.title, names=names, at_true_size=False)
    if sheets.about:
        paper.lines(sheets.about)
        paper.skip(GAP / 2)
    columns, rows = GRIDS[sheets.per_page]
    room = _room(paper, columns, rows)
    taken = 0
    for number, one in enumerate(sheets.puzzles, start=1):
        tell(number - 1, len(sheets.puzzles))
        if taken == columns * rows:
            paper.new_page()
            taken, room = 0, _room(paper, columns, rows)
        block = _block(one, number, room)
        if not block.is_legible and sheets.per_page > 1:
            # It gets a page of its own, between the others.
            if taken:
                paper.new_page()
            room = _room(paper, 1, 1)
            block = _block(one, number, room)
            remarks.append(f"{one.title} has a page of its own, to be large enough")
            taken = columns * rows - 1
            _put(paper, block, (0.0, 0.0), room)
        else:
            row, column = divmod(taken, columns)
            _put(paper, block, (column * (room[0] + _GUTTER), row * (room[1] + _GUTTER)), room)
        if not block.is_legible:
            remarks.append(f"{one.title} is drawn small")
        taken += 1
    return paper


def _room(paper: Paper, columns: int, rows: int) -> tuple[float, float]:
    """The width and height of the room of a puzzle on what is left of a page."""
    return (
        (paper.width - (columns - 1) * _GUTTER) / columns,
        (paper.left_over - (rows - 1) * _GUTTER) / rows,
    )


def _block(one: ClassPuzzle, number: int, room: tuple[float, float]) -> _FittedPuzzle:
    """A puzzle as large as it goes into a room."""
    width, height = room
    scene = shown(one.puzzle)
    pictures = ScenePictures(scene)
    words = _words(one, number, width, _WORDS_SHARE * height)
    # Where words leave too little room, the puzzle is not legible and gets more.
    left = max(height - _height(words, width) - GAP, _LEAST_SHARE * height)
    scale = min(usual_edge(one.puzzle) / pictures.scale, width / Printed(pictures.board, 1.0).width)
    board_share = _BOARD_SHARE if pictures.pieces else 1.0
    scale = min(scale, board_share * left / Printed(pictures.board, 1.0).height)
    board, pieces = Printed(pictures.board, scale), tuple[Printed, ...]()
    for share in _shares():
        pieces = tuple(Printed(picture, share * scale) for picture in pictures.pieces)
        if board.height + GAP + _height_of_rows(pieces, width) <= left:
            break
    else:
        while board.height + GAP + _height_of_rows(pieces, width) > left:
            scale *= _STEP
            board = Printed(pictures.board, scale)
            pieces = tuple(Printed(picture, _PIECE_SHARE * scale) for picture in pictures.pieces)
    has_room = left < height - _height(words, width)
    return _FittedPuzzle(words, board, pieces, has_room and scale * pictures.scale >= LEAST_EDGE[bool(scene.marks)])


def _shares() -> Iterator[float]:
    share = 1.0
    while share >= _PIECE_SHARE:
        yield share
        share *= _STEP


def _words(one: ClassPuzzle, number: int, width: float, most: float) -> tuple[tuple[str, float, bool], ...]:
    """The title, the question, and the rules; what the puzzle is about only where there is room and no question."""
    question = ((one.question, TEXT, False),) if one.question else ()
    head = ((f"{number}. {shortened(one.title, _LONGEST_TITLE)}", 1.15 * TEXT, True), *question)
    facts = " ".join(fact[:1].upper() + fact[1:] + "." for fact in family_of(one.puzzle).facts(one.puzzle))
    about = () if one.question or not one.puzzle.about else ((one.puzzle.about, SMALL, False),)
    rules, small = (facts, SMALL, False), (facts, 0.8 * SMALL, False)
    for words in ((*head, *about, rules), (*head, rules), (*head, small)):
        if _height(words, width) <= most:
            return words
    return head


def _height(words: Sequence[tuple[str, float, bool]], width: float) -> float:
    return sum(len(list(wrapped(text, size, width))) * LEADING * size for text, size, _ in words)


def _height_of_rows(blocks: Sequence[Printed], width: float) -> float:
    return sum(max(block.height for block in row) + GAP / 2 for row in in_rows(blocks, width, GAP / 2))


def _put(paper: Paper, block: _FittedPuzzle, place: tuple[float, float], room: tuple[float, float]) -> None:
    (x, y), width = place, room[0]
    for text, size, is_bold in block.words:
        y += paper.words(text, (x, y), width, size, BLACK, bold=is_bold)
    y += GAP / 2
    paper.put(block.board, x + (width - block.board.width) / 2, y)
    y += block.board.height + GAP / 2
    for row in in_rows(block.pieces, width, GAP / 2):
        height, at = max(piece.height for piece in row), x
        for piece in row:
            paper.put(piece, at, y + height - piece.height)
            at += piece.width + GAP / 2
        y += height + GAP / 2


def _answers(sheets: ClassSheets) -> Paper:
    """The solutions with the numbers of their puzzles, for the teacher."""
    paper = Paper(SIZES[sheets.paper], f"{sheets.title}: solutions", at_true_size=False)
    room = (paper.width - (_ANSWER_COLUMNS - 1) * GAP) / _ANSWER_COLUMNS
    blocks = []
    for number, one in enumerate(sheets.puzzles, start=1):
        if one.answer is None:
            paper.lines(f"{number}. {shortened(one.title, _LONGEST_TITLE)}: {one.no_answer}.", SMALL)
            continue
        scene = replace(scene_of(one.answer), caption="", legend=())
        pictures = ScenePictures(scene)
        board = pictures.board
        wide = Printed(board, 1.0).width
        least = LEAST_EDGE[bool(scene.marks)] / pictures.scale
        scale = min(max(room / wide, least), usual_edge(one.puzzle) / pictures.scale, paper.width / wide)
        blocks.append(
            _captioned(
                board,
                f"{number}. {shortened(one.title, _LONGEST_TITLE)}",
                family_of(one.answer).remark(one.answer),
                scale,
            )
        )
    paper.skip(GAP)
    paper.rows(blocks)
    return paper


def _captioned(board: Picture, title: str, remark: str, scale: float) -> Printed:
    """A picture with a line above it, as small as it must be to stand there."""
    words = ", ".join(filter(None, [title, remark]))
    width, size = board.right - board.left, SMALL / scale
    lines = list(wrapped(words, size, max(width, 40.0 / scale)))
    top = board.top - (len(lines) * LEADING + 0.3) * size
    for number, line in enumerate(lines):
        board.text((board.left, top + (number + 0.5) * LEADING * size), line, size, FAINT_TEXT, align=0)
    return Printed(board, scale)
