"""Solved puzzles of every lattice and family, written out by hand, for the tests of pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilewright.boards import Board, shape_cells
from tilewright.families.common import Setup
from tilewright.families.labeling.puzzle import LabelingPuzzle, LabelingSolution
from tilewright.families.tiling.puzzle import (
    Fixed,
    Piece,
    Placed,
    Relation,
    Rim,
    TilingPuzzle,
    TilingSolution,
    piece,
    tile,
)
from tilewright.lattices import BALLS, CUBIC, HEXAGONAL, SQUARE, TRIANGULAR, TRIANGULAR_BALLS, Cell, Lattice
from tilewright.lattices.polyforms import orientations

Solved = TilingSolution | LabelingSolution


def board_of(lattice: Lattice, shape: str, names: Iterable[str] | None = None, **sizes: int) -> Board:
    return Board.of(lattice, shape_cells(lattice, shape, sizes), names)


def tiles_of(lattice: Lattice, texts: Sequence[str]) -> tuple[Piece, ...]:
    return tuple(tile(lattice, str(k + 1), text.split()) for k, text in enumerate(texts))


def halves(stems: str, first: str, second: str) -> Relation:
    return Relation.of_pairs((stem + first, stem + second) for stem in stems)


def laid_out(puzzle: TilingPuzzle, places: Sequence[tuple[int, int]]) -> TilingSolution:
    """Tiles by (index, steps turned clockwise), in reading order of the cells."""
    placed = []
    for cell, (index, turns) in enumerate(places):
        lying = puzzle.pieces[index]
        order = puzzle.lattice.kinds[0].reading_order
        listed = [lying.labels[0][side] for side in order]
        sides: list[str | None] = [None] * len(order)
        for k, side in enumerate(order):
            sides[side] = listed[(k - turns) % len(order)]
        placed.append(Placed(lying.name, (cell,), (tuple(sides),)))
    return TilingSolution(puzzle, tuple(placed))


def filled(puzzle: TilingPuzzle, letters: str) -> TilingSolution:
    """A packing by one letter for each cell that is not blocked, in reading order."""
    free = [cell for cell in range(len(puzzle.board)) if cell not in puzzle.blocked]
    where: dict[str, list[int]] = {}
    for cell, letter in zip(free, letters, strict=True):
        where.setdefault(letter, []).append(cell)
    blank = (None,) * puzzle.lattice.kinds[0].n_sides
    names = {owner.name[0]: owner.name for owner in puzzle.pieces}
    placed = tuple(Placed(names[letter], tuple(cells), (blank,) * len(cells)) for letter, cells in where.items())
    return TilingSolution(puzzle, placed)


def shapes_in(
    board: Board, letters: str, names: dict[str, str], blocked: frozenset[int] = frozenset()
) -> tuple[Piece, ...]:
    """The pieces that a finished packing shows, in the order of `names`."""
    free = [cell for index, cell in enumerate(board.cells) if index not in blocked]
    where: dict[str, list[Cell]] = {}
    for cell, letter in zip(free, letters, strict=True):
        where.setdefault(letter, []).append(cell)
    return tuple(
        piece(board.lattice, name, orientations(board.lattice, where[letter], "one_sided")[0])
        for letter, name in names.items()
    )


def unicorn() -> TilingSolution:
    puzzle = TilingPuzzle(
        "unicorn",
        board_of(SQUARE, "rectangle", columns=3, rows=3),
        tiles_of(
            SQUARE,
            [
                "PT GT RH YH",
                "PH GH RT YT",
                "RT YH GH PT",
                "RH YH PT YT",
                "RT GT PH YH",
                "RT PT RH GH",
                "PH GH RT GT",
                "YT PT YH GH",
                "PT GH YH YT",
            ],
        ),
        halves("PGRY", "H", "T"),
        title="Unicorn puzzle",
    )
    return laid_out(puzzle, [(0, 0), (2, 1), (3, 3), (6, 2), (7, 0), (4, 1), (5, 3), (1, 1), (8, 3)])


def ultimate() -> TilingSolution:
    puzzle = TilingPuzzle(
        "ultimate",
        board_of(SQUARE, "rectangle", columns=4, rows=4),
        tiles_of(
            SQUARE,
            [
                "CO CO AI CI",
                "CO AO PI CI",
                "CO AO AI CI",
                "AO BO CI AI",
                "AO PO CI AI",
                "AO AO BI CI",
                "AO PO BI PI",
                "BO CO PI CI",
                "BO CO AI BI",
                "BO CO BI PI",
                "BO BO PI CI",
                "BO BO PI AI",
                "PO CO CI BI",
                "PO CO CI PI",
                "PO CO AI AI",
                "PO BO BI AI",
            ],
        ),
        halves("CABP", "I", "O"),
        title="Ultimate puzzle",
    )
    return laid_out(
        puzzle,
        [
            (0, 1),
            (3, 1),
            (11, 0),
            (8, 0),
            (12, 2),
            (15, 2),
            (4, 3),
            (2, 3),
            (10, 2),
            (7, 2),
            (1, 3),
            (13, 3),
            (5, 2),
            (9, 2),
            (14, 3),
            (6, 3),
        ],
    )


def magic_triangle() -> TilingSolution:
    puzzle = TilingPuzzle(
        "magic-triangle",
        board_of(TRIANGULAR, "triangle", side=3),
        tiles_of(
            TRIANGULAR,
            [
                "HO BW HW",
                "HG BG HW",
                "BG HG HO",
                "HO BG BW",
                "BO BG HO",
                "BO HO BG",
                "HG BG HO",
                "BW BG HW",
                "HO BW BO",
            ],
        ),
        Relation.of_pairs([("HO", "BO"), ("HG", "BG"), ("HW", "BW")]),
        title="The Magic Triangle",
    )
    # Reading order: apex; row 2 left, middle, right; row 3 from the left.
    return laid_out(puzzle, [(0, 0), (8, 0), (7, 2), (1, 0), (2, 0), (4, 0), (6, 1), (3, 0), (5, 0)])


def macmahon_triangles() -> TilingSolution:
    board = board_of(TRIANGULAR, "hexagon", side=2)
    lying = ("020 120 133 230 202 000 300 321 323 333 232 203 100 111 211 222 123 131 033 301 310 212 210 011").split()
    puzzle = TilingPuzzle(
        "macmahon-triangles",
        board,
        tiles_of(TRIANGULAR, [" ".join(word) for word in sorted(lying)]),
        rim=Rim("0"),
        title="MacMahon's 24 triangles",
    )
    return laid_out(puzzle, [(sorted(lying).index(word), 0) for word in lying])


def causeway() -> TilingSolution:
    texts = ["W K R G B Y", "W Y R B K G", "R B K Y G W", "W K Y G B R", "W B G Y K R", "G B K Y R W", "R Y G K B W"]
    puzzle = TilingPuzzle(
        "causeway",
        board_of(HEXAGONAL, "hexagon", side=2),
        tiles_of(HEXAGONAL, texts),
        title="Giant's Causeway",
        fixed=(Fixed("1", (3,), tile(HEXAGONAL, "1", texts[0].split()).labels[0]),),
    )
    # Outer tiles clockwise from the upper right, as the source prints them; places in reading order.
    outer = ["GBRWKY", "WBGYKR", "YGKBWR", "GWYRBK", "RBKYGW", "BKYRWG"]
    lying = [outer[5], outer[0], outer[4], "WKRGBY", outer[1], outer[3], outer[2]]
    listed = ["".join(text.split()) for text in texts]
    places = []
    for labels in lying:
        places.append(
            next(
                (index, turns)
                for index, text in enumerate(listed)
                for turns in range(6)
                if text[6 - turns :] + text[: 6 - turns] == labels
            )
        )
    return laid_out(puzzle, places)


def pentominoes() -> TilingSolution:
    letters = "VVVZLLLLFFVZZZLPPFFIVZNNNPPXFITNNWWPXXXITTTYWWUXUITYYYYWUUUI"
    board = board_of(SQUARE, "rectangle", columns=10, rows=6)
    pieces = shapes_in(board, letters, {letter: letter for letter in "FILNPTUVWXYZ"})
    return filled(TilingPuzzle("pentominoes", board, pieces, title="12 pentominoes in 6 × 10"), letters)


def calendar() -> TilingSolution:
    rows = [
        "Jan Feb Mar Apr May Jun",
        "Jul Aug Sep Oct Nov Dec",
        "1 2 3 4 5 6 7",
        "8 9 10 11 12 13 14",
        "15 16 17 18 19 20 21",
        "22 23 24 25 26 27 28",
        "29 30 31",
    ]
    cells = [(x, -y) for y, row in enumerate(rows) for x, _ in enumerate(row.split())]
    board = Board.of(SQUARE, cells, " ".join(rows).split())
    blocked = frozenset(board.index_of_name[name] for name in ("Nov", "20"))
    letters = "VRRRZZVRRRZVVVNNZZYNNNUUUYYPLUUYPPLLLLYPP"
    names = {letter: letter for letter in "LNPUVYZ"} | {"R": "Rectangle"}
    return filled(
        TilingPuzzle(
            "calendar",
            board,
            shapes_in(board, letters, names, blocked),
            blocked=blocked,
            setup=Setup("date", 2),
            title="A puzzle a day: 20 November",
        ),
        letters,
    )


def labeled_dominoes() -> TilingSolution:
    """Pieces of two cells with labels on some sides, one cell that may stay empty."""
    right, left = ((1, 0), 0), ((0, 0), 2)
    pieces = (
        piece(SQUARE, "a", [(0, 0), (1, 0)], labels={right: "red", left: "blue"}),
        piece(SQUARE, "b", [(0, 0), (1, 0)], labels={right: "blue", left: "red"}),
    )
    board = board_of(SQUARE, "rectangle", columns=5, rows=1)
    none = (None,) * 4
    return TilingSolution(
        TilingPuzzle("dominoes", board, pieces, optional=frozenset([4]), title="Labeled dominoes"),
        (
            Placed("a", (0, 1), ((None, None, "blue", None), ("red", None, None, None))),
            Placed("b", (2, 3), ((None, None, "red", None), ("blue", *none[1:]))),
        ),
    )


def colored_cubes() -> TilingSolution:
    board = board_of(CUBIC, "box", columns=2, rows=1, layers=2)
    texts = ["A B C D E F", "B C D E F A", "C B A F E D", "D E F A B C"]
    puzzle = TilingPuzzle("cubes", board, tiles_of(CUBIC, texts), title="Colored cubes")
    return laid_out(puzzle, [(k, 0) for k in range(4)])


def cube_corners() -> LabelingSolution:
    lines = tuple(tuple(int(c) for c in word) for word in "0246 1357 0145 2367 0123 4567".split())
    board = board_of(CUBIC, "box", columns=2, rows=2, layers=2)
    puzzle = LabelingPuzzle("cube", board, tuple(range(1, 9)), lines, (18,), title="Corners of a cube")
    return LabelingSolution(puzzle, (1, 7, 6, 4, 8, 2, 3, 5))


def genius_star() -> TilingSolution:
    rows = [(2, 7, 0), (2, 6, 0), (2, 6, 1), (3, 6, 0)]
    rows += [(k, 5, o) for k in range(6) for o in (0, 1) if (k, o) != (0, 0)]
    rows += [(k, 4, o) for k in range(1, 6) for o in (0, 1) if (k, o) != (1, 0)]
    rows += [(k, 3, o) for k in range(2, 7) for o in (0, 1) if (k, o) != (6, 1)]
    rows += [(k, 2, o) for k in range(2, 8) for o in (0, 1) if (k, o) != (7, 1)]
    rows += [(4, 1, 1), (5, 1, 0), (5, 1, 1), (5, 0, 1)]
    board = Board.of(TRIANGULAR, rows)
    letters = "JJEEJJJACCCEEHHIIIFHHGGGIIFFFHKKKGDDDKBKB"
    names = {
        "A": "A moniamond",
        "B": "B diamond",
        "C": "C triamond",
        "D": "D triamond",
        "E": "E bar of four",
        "F": "F triangle",
        "G": "G hook of four",
        "H": "H",
        "I": "I",
        "J": "J",
        "K": "K",
    }
    blocked = frozenset(board.index_of_name[name] for name in "1 10 18 21 12 4 26".split())
    pieces = shapes_in(board, letters, names, blocked)
    return filled(
        TilingPuzzle("genius-star", board, pieces, blocked=blocked, setup=Setup("cells", 7), title="The Genius Star"),
        letters,
    )


def tetrahexes() -> TilingSolution:
    letters = "AFFBBBEAFGFBEEADDGGECADDGCCC"
    board = board_of(HEXAGONAL, "parallelogram", columns=7, rows=4)
    names = {name[0]: name for name in ("A bar", "B pistol", "C worm", "D bee", "E arch", "F propeller", "G wave")}
    puzzle = TilingPuzzle("tetrahexes", board, shapes_in(board, letters, names), title="Seven tetrahexes")
    return filled(puzzle, letters)


def soma() -> TilingSolution:
    letters = "ZAALPALPPZTAZPBLBBTTTZVBLVV"
    board = board_of(CUBIC, "box", columns=3, rows=3, layers=3)
    return filled(
        TilingPuzzle(
            "soma", board, shapes_in(board, letters, {letter: letter for letter in "VLTZPAB"}), title="Soma cube"
        ),
        letters,
    )


def magic_square() -> LabelingSolution:
    lines = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
    board = board_of(SQUARE, "rectangle", columns=3, rows=3)
    puzzle = LabelingPuzzle(
        "magic-square", board, tuple(range(1, 10)), lines, (15,), given=((4, 5),), title="Magic square of order 3"
    )
    return LabelingSolution(puzzle, (2, 7, 6, 9, 5, 1, 4, 3, 8))


def magic_19() -> LabelingSolution:
    words = "ABC CGL LPS SRQ QMH HDA AEJ CFJ LKJ SOJ QNJ HIJ".split()
    names = "ABCDEFGHIJKLMNOPQRS"
    lines = tuple(tuple(names.index(letter) for letter in word) for word in words)
    board = board_of(HEXAGONAL, "hexagon", names, side=3)
    puzzle = LabelingPuzzle("magic-19", board, tuple(range(1, 20)), lines, (22,), title="Magic-19")
    return LabelingSolution(puzzle, (1, 18, 3, 14, 19, 17, 15, 7, 13, 2, 16, 4, 6, 11, 12, 10, 9, 5, 8))


def ball_tetrahedron() -> TilingSolution:
    """Two rods and two plates of balls; the tetrahedron stands on a rod."""
    letters = "AAAABBBBBBCCCCCCDDDD"
    board = board_of(BALLS, "tetrahedron", side=4)
    shapes = shapes_in(board, letters, {letter: letter for letter in "ABCD"})
    return filled(TilingPuzzle("balls", board, shapes, title="Tetrahedron of balls"), letters)


def balls_in_triangles() -> TilingSolution:
    board = board_of(TRIANGULAR_BALLS, "tetrahedron", side=2)
    shapes = shapes_in(board, "AABB", {"A": "A", "B": "B"})
    return filled(TilingPuzzle("four", board, shapes, title="Four balls"), "AABB")


EXAMPLES = (
    unicorn,
    ultimate,
    magic_triangle,
    macmahon_triangles,
    causeway,
    pentominoes,
    calendar,
    labeled_dominoes,
    genius_star,
    tetrahexes,
    soma,
    colored_cubes,
    magic_square,
    magic_19,
    cube_corners,
    ball_tetrahedron,
    balls_in_triangles,
)
