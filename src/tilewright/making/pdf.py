"""Paper: the board and pieces to cut out at true size, or a worksheet, and then solutions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import floor

from ..families import Puzzle, family_of
from ..families.base import Thing
from ..families.scenes import Owner, Scene, piece_cells
from ..rendering import scene_of
from ..rendering.drawn import Drawn, flat_boards
from ..rendering.palette import BLACK, WHITE
from ..rendering.picture import Picture, Point, fitted_size
from ..rendering.planar import FAINT_TEXT, draw_planar, fitting_label_size
from ..rendering.svg import ScenePictures
from .base import Made, SheetRequest
from .outlines import outlines
from .paper import GAP, SIZES, SMALL, TEXT, Paper, Printed

CUT = 0.25
"""The width of the lines along which to cut."""

LEAST_EDGE = (3.5, 14.0)
"""The least edges of cells that can be read, without and with labels."""

# The share of a page that the board of a worksheet may fill, and the smallest pieces beside it.
_BOARD_SHARE, _PIECE_SHARE = 0.55, 0.4
_STEP = 0.95
# The share of the room in a cell that a value to cut out has as its radius.
_TOKEN = 0.6


def make_pdf(request: SheetRequest) -> Made:
    """Pages with the board and what is laid on it, and then the answers."""
    scene = shown(request.puzzle)
    pictures = ScenePictures(scene)
    # Of bodies in space there are pictures alone.
    is_solid = scene.lattice.dimension > 2 and not scene.lines
    remarks: list[str] = []
    if request.worksheet or is_solid:
        paper, scale = _begun(request, pictures, [pictures.board], _BOARD_SHARE)
        _draw_boards(paper, [Printed(pictures.board, scale)], remarks)
        _draw_pieces(paper, pictures.pieces, scale)
    else:
        paper, scale = _begun(request, pictures, pictures.boards)
        _draw_boards(paper, [Printed(board, scale) for board in pictures.boards], remarks)
        _cut_outs(paper, request.puzzle, scene, scale * pictures.scale, remarks)
    if is_solid and not request.worksheet:
        remarks.append("pieces in space cannot be cut out of paper, so they are drawn as pictures")
    if request.answers:
        _answers(paper, request, scale * pictures.scale)
    return Made(paper.content(request.tell), tuple(remarks))


def shown(puzzle: Puzzle) -> Scene:
    """The scene of a puzzle; numbers of cells only where they are asked for, as by dice."""
    scene = scene_of(puzzle)
    lines_need_names = scene.lines and scene.lattice.dimension > 2
    if (
        lines_need_names
        or puzzle.setup is not None
        or any(name != str(k) for k, name in enumerate(puzzle.board.names, start=1))
    ):
        return scene
    return replace(scene, cells=tuple(replace(cell, name="") for cell in scene.cells))


def _begun(
    request: SheetRequest, pictures: ScenePictures, boards: Sequence[Picture], share: float = 1.0
) -> tuple[Paper, float]:
    """Paper with all that is said of a puzzle, and the millimeters to a pixel of its board.

    The paper is upright, or lies if the board is much larger then. The board fills at most a share of what is left of
    the first page. With a share of 1 it is at least half its usual size, and may go over several pages.
    """
    pixels = pictures.scale
    width, height = SIZES[request.paper]
    usual = request.edge / pixels
    best: tuple[float, Paper] | None = None
    for size in ((width, height), (height, width)):
        paper = Paper(size, request.puzzle.title or request.puzzle.name)
        _introduce(paper, request, pictures.scene)
        room = share * paper.left_over
        whole = [Printed(picture, 1.0) for picture in boards]
        fitting = min(usual, *(min(paper.width / one.width, room / one.height) for one in whole))
        if best is None or fitting > 1.1 * best[0]:
            best = fitting, paper
    assert best is not None
    fitting, paper = best
    if request.cell:
        return paper, usual
    return paper, fitting if share < 1 else max(usual / 2, floor(2 * fitting * pixels) / 2 / pixels)


def _introduce(paper: Paper, request: SheetRequest, scene: Scene) -> None:
    """The words on the first page: who made the puzzle, what it is, its rules and the number of its solutions."""
    puzzle = request.puzzle
    if puzzle.maker:
        paper.lines(", ".join(puzzle.maker), SMALL, FAINT_TEXT)
    paper.lines(puzzle.about)
    for fact in family_of(puzzle).facts(puzzle):
        paper.lines(fact[:1].upper() + fact[1:] + ".")
    if scene.lines and scene.lattice.dimension > 2:
        # They run through layers, which lie side by side.
        first, *lines = scene.notes
        paper.lines(f"{first.capitalize()} {'; '.join(map(str.strip, lines))}.", SMALL)
    if request.count:
        paper.lines(f"Solutions: {request.count}.")
    if puzzle.sources:
        paper.lines(f"Sources: {'; '.join(puzzle.sources)}", 0.8 * SMALL, FAINT_TEXT)
    paper.skip(GAP)


def _draw_boards(paper: Paper, blocks: Sequence[Printed], remarks: list[str]) -> None:
    paper.rows([block for block in blocks if paper.has_room_for(block)], centered=True)
    for block in blocks:
        if not paper.has_room_for(block):
            n = paper.in_parts(block, "The board")
            remarks.append(f"the board is larger than a page and comes in {n} parts, to be glued together")


def _draw_pieces(paper: Paper, pieces: Sequence[Picture], scale: float) -> None:
    """Pictures of the pieces, in what is left of the page if they can still be seen well then."""
    if not pieces:
        return
    share = 1.0
    while not paper.has_room_for_rows([Printed(picture, share * scale) for picture in pieces], 3 * GAP):
        share *= _STEP
        if share < _PIECE_SHARE:
            paper.new_page()
            share = 1.0
            break
    paper.heading("The pieces")
    paper.rows([Printed(picture, share * scale) for picture in pieces])


def _cut_outs(paper: Paper, puzzle: Puzzle, scene: Scene, edge: float, remarks: list[str]) -> None:
    """The pieces, or the values, to cut out."""
    things = family_of(puzzle).table.things(puzzle)
    draw = _drawer_of(scene, things, edge)
    items: list[tuple[str, list[Printed]]] = []
    for thing in things:
        # The flattest way first. More copies than this cannot lie on the board.
        ways = sorted(draw(thing), key=lambda way: round(way.height, 2))
        copies = min(thing.most, len(scene.cells) // len(thing.orientations[0].cells))
        items += [(thing.name, ways)] * copies
    # The tallest first, to fill the rows.
    items.sort(key=lambda item: -round(item[1][0].height, 2))
    if not paper.fits([ways for _, ways in items], 4 * GAP):
        paper.new_page()
    paper.heading("Cut out along the black lines.")
    owners = [thing.owner for thing in things if thing.owner is not None]
    if any("flip" in way.to for thing in things for way in thing.orientations):
        paper.lines("Pieces may be turned over.", SMALL)
    paper.lines(_legend(owners), SMALL)
    paper.skip(0.4 * GAP)
    fitting = [list(filter(paper.has_room_for, ways)) for _, ways in items]
    paper.pack([ways for ways in fitting if ways])
    for name, ways in dict(item for item, some in zip(items, fitting, strict=True) if not some).items():
        n = paper.in_parts(ways[0], f"Piece {name}")
        remarks.append(f"piece {name} is larger than a page and comes in {n} parts, to be glued together")


def _legend(owners: Sequence[Owner]) -> str:
    return ", ".join(f"{owner.code} {owner.name}" for owner in owners if owner.code != owner.name)


def _drawer_of(scene: Scene, things: Sequence[Thing], edge: float) -> Callable[[Thing], list[Printed]]:
    """The function that draws a thing to be cut out in all its ways, with labels of one size on all."""
    boards: dict[str, list[Drawn]] = {}
    for thing in things:
        if thing.owner is not None:
            cells = [piece_cells(way.cells, way.labels, thing.owner) for way in thing.orientations]
            drawn = [flat_boards(scene.lattice, one, (thing.owner,), scene.marks) for one in cells]
            boards[thing.name] = [board for [(_, board)] in drawn]
    sizes = [fitting_label_size(board) for ways in boards.values() for board in ways if board.has_labels]
    lattice = scene.lattice.layer or scene.lattice
    radius = _TOKEN * edge * min(lattice.room(kind) for kind in lattice.kinds)

    def draw(thing: Thing) -> list[Printed]:
        if thing.owner is None:
            return [_token(thing.name, radius)]
        return [_piece(board, edge, min(sizes, default=None)) for board in boards[thing.name]]

    return draw


def _piece(board: Drawn, edge: float, label_size: float | None) -> Printed:
    picture, box = Picture(), board.box()
    draw_planar(picture, board, box[0], box[1], label_size=label_size, rims=False)
    around: list[Point] = []
    for loop in outlines(board.lattice, [cell.cell for cell in board.cells]):
        points = [(board.scale * x, -board.scale * y) for x, y in loop]
        picture.polygon(points, stroke=BLACK, width=CUT * board.scale / edge)
        around += [*points, points[0]]
    return Printed(picture, edge / board.scale, tuple(around))


def _token(text: str, radius: float) -> Printed:
    picture = Picture()
    picture.circle((0, 0), radius, WHITE, stroke=BLACK, width=CUT)
    picture.text((0, 0), text, fitted_size(text, 1.1 * radius, 1.5 * radius), bold=True)
    return Printed(picture, 1.0)


def _answers(paper: Paper, request: SheetRequest, edge: float) -> None:
    """The solutions with their numbers, on one page if they can be read then."""
    family, n = family_of(request.puzzle), len(request.answers)
    scenes = [replace(scene_of(answer), caption="", legend=()) for answer in request.answers]
    boards = [ScenePictures(scene) for scene in scenes]
    paper.new_page()
    paper.heading(_which(request, n))
    things = family.table.things(request.puzzle)
    paper.lines(_legend([thing.owner for thing in things if thing.owner is not None]), SMALL)
    first, number_size = boards[0], 1.4 * TEXT
    least = LEAST_EDGE[bool(scenes[0].marks)]
    while True:
        one = Printed(first.board, edge / first.scale)
        columns = int((paper.width + GAP) / (one.width + GAP))
        rows = int((paper.left_over + GAP) / (one.height + number_size + GAP))
        if columns * rows >= n or (columns * rows and edge * _STEP < least):
            break
        edge *= _STEP
    pixel = first.scale / edge
    for number, (pictures, answer) in enumerate(zip(boards, request.answers, strict=True), start=1):
        words, board = ", ".join(filter(None, [f"{number:,}" if n > 1 else "", family.remark(answer)])), pictures.board
        request.tell(number, n)
        board.text((board.left, board.top - number_size * pixel / 2), words, TEXT * pixel, FAINT_TEXT, align=0)
    paper.rows([Printed(pictures.board, 1 / pixel) for pictures in boards])


def _which(request: SheetRequest, n: int) -> str:
    """The heading of the solutions: how many of how many."""
    number, _, kind = request.count.partition(" ")
    if request.answers_are_all or number == f"{n:,}":
        return f"{'The only solution' if n == 1 else f'All {n:,} solutions'} {kind or 'up to symmetry'}"
    words = "A solution" if n == 1 else f"{n:,} solutions"
    return f"{words} of {request.count}" if request.count else words
