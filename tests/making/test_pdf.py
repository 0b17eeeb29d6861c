"""Paper, read by a renderer that is not ours."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

import tilewright as tw
from tests.examples import TELLING
from tilewright.making.outlines import area
from tilewright.making.paper import OVERLAP

MM = 25.4 / 72
Polygon = list[tuple[float, ...]]


def _sheet(folder: Path, puzzle: tw.Puzzle, **options: object) -> tuple[pypdfium2.PdfDocument, tuple[str, ...]]:
    path = folder / f"{len(list(folder.iterdir()))}.pdf"
    remarks = tw.sheet(puzzle, path, **options)
    return pypdfium2.PdfDocument(path), remarks


def _cut_lines(document: pypdfium2.PdfDocument) -> Iterator[Polygon]:
    """The closed black lines of a quarter of a millimeter, in millimeters."""
    for page in document:
        for shape in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH]):
            filled, stroked = ctypes.c_int(), ctypes.c_int()
            pdfium.FPDFPath_GetDrawMode(shape.raw, filled, stroked)
            rgba = [ctypes.c_uint() for _ in range(4)]
            pdfium.FPDFPageObj_GetStrokeColor(shape.raw, *rgba)
            width = ctypes.c_float()
            pdfium.FPDFPageObj_GetStrokeWidth(shape.raw, width)
            matrix, n = shape.get_matrix(), pdfium.FPDFPath_CountSegments(shape.raw)
            segments = [pdfium.FPDFPath_GetPathSegment(shape.raw, k) for k in range(n)]
            scale = abs(matrix.a) * MM
            is_thin = width.value * scale == pytest.approx(0.25, abs=0.005)
            if stroked.value and is_thin and sum(c.value for c in rgba[:3]) == 0 and _is_closed(segments):
                yield [tuple(MM * x for x in matrix.on_point(*_point(segment))) for segment in segments]


def _is_closed(segments: list[object]) -> bool:
    return bool(pdfium.FPDFPathSegment_GetClose(segments[-1]))


def _point(segment: object) -> tuple[float, float]:
    x, y = ctypes.c_float(), ctypes.c_float()
    pdfium.FPDFPathSegment_GetPoint(segment, x, y)
    return x.value, y.value


@pytest.mark.parametrize("name", TELLING)
def test_every_puzzle_goes_on_paper(name: str, tmp_path: Path) -> None:
    puzzle = tw.load(name)
    for worksheet in (False, True):
        document, _ = _sheet(tmp_path, puzzle, worksheet=worksheet)
        assert len(document) >= 1
        for page in document:
            assert sorted(MM * side for side in page.get_size()) == pytest.approx([210, 297], abs=0.01)
            pixels = page.render(scale=0.5, grayscale=True).to_numpy()
            # The title is there, and a printer can reach all that is drawn.
            assert pixels.min() < 100
            rim = int(9 / MM * 0.5)
            inside = pixels[rim:-rim, rim:-rim].copy()
            pixels[rim:-rim, rim:-rim] = 255
            assert pixels.min() == 255 > inside.min()


FLAT = ("calendar", "genius-star", "snub-seven", "tangram", "unicorn", "octagons-3x6", "clumsy-dominoes")


@pytest.mark.parametrize("name", FLAT)
def test_pieces_have_the_size_that_was_asked_for(name: str, tmp_path: Path) -> None:
    puzzle = tw.load(name)
    assert isinstance(puzzle, tw.TilingPuzzle)
    document, remarks = _sheet(tmp_path, puzzle, cell=17.5)
    lattice, n_cells = puzzle.lattice, len(puzzle.board)
    wanted = []
    for piece in puzzle.pieces:
        size = sum(area([lattice.outline(cell)]) for cell in piece.cells) * 17.5**2
        wanted += [size] * min(piece.most, n_cells // len(piece.cells))
    drawn = [abs(area([line])) for line in _cut_lines(document)]
    assert sorted(drawn) == pytest.approx(sorted(wanted), rel=1e-3)
    assert not remarks


def test_a_hole_is_cut_out_too(tmp_path: Path) -> None:
    square = tw.LATTICES["square"]
    ring = tw.piece(square, "ring", tw.cells_of_picture(square, "###\n#.#\n###"))
    rest = tw.piece(square, "rest", [(0, 0)])
    board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 3, "rows": 3}))
    document, _ = _sheet(tmp_path, tw.TilingPuzzle("ring", board, (ring, rest)), cell=20)
    assert sorted(round(abs(area([line]))) for line in _cut_lines(document)) == [400, 400, 3600]


def test_values_are_cut_out_as_disks(tmp_path: Path) -> None:
    puzzle = tw.load("magic-square-primes")
    document, _ = _sheet(tmp_path, puzzle, cell=20)
    lines = list(_cut_lines(document))
    assert len(lines) == len(puzzle.values) == 9
    assert all(max(x for x, _ in line) - min(x for x, _ in line) == pytest.approx(12, abs=0.01) for line in lines)


def test_a_large_board_comes_in_parts_that_overlap(tmp_path: Path) -> None:
    puzzle = tw.load("pentominoes-6x10")
    document, remarks = _sheet(tmp_path, puzzle, cell=50, paper="letter")
    # Lying sheets have room for 259.4 x 165; a strip of each cut is lost.
    assert remarks == ("the board is larger than a page and comes in 4 parts, to be glued together",)
    assert 259.4 * 2 - OVERLAP > 500 > 259.4
    assert document[0].get_size() == pytest.approx((792, 612), abs=0.01)
    # The middle of every part is crossed by lines of the board.
    for number in range(1, 5):
        pixels = document[number].render(scale=1, grayscale=True).to_numpy()[150:300, 150:300]
        assert sum(pixels.min(axis=0) < 200) > 0 < sum(pixels.min(axis=1) < 200)
    _, remarks = _sheet(tmp_path, puzzle, cell=100)
    assert "piece X is larger than a page and comes in 4 parts, to be glued together" in remarks


def _colors(document: pypdfium2.PdfDocument, number: int) -> set[str]:
    pixels = document[number].render(scale=0.7, rev_byteorder=True).to_numpy().reshape(-1, 3)
    return {f"#{color:06x}" for color in set((pixels @ (1 << 16, 1 << 8, 1)).tolist())}


def test_colors_patterns_and_light_are_as_in_pictures(tmp_path: Path) -> None:
    # The tenth pentomino has the color of the first with stripes of a paler one.
    document, _ = _sheet(tmp_path, tw.load("pentominoes-6x10"))
    assert {"#77aadd", "#bbd4ee", "#ee8866"} <= _colors(document, 1)
    document, _ = _sheet(tmp_path, tw.load("tetrahedron-20-balls"))
    blues = {color for color in _colors(document, 0) if color[5:] > "90" > color[1:3]}
    assert len(blues) > 40, "balls are shaded"


def test_answers_have_pages_of_their_own(tmp_path: Path) -> None:
    puzzle = tw.load("unicorn")
    answers = list(tw.solutions(puzzle))
    plain, _ = _sheet(tmp_path, puzzle)
    one, _ = _sheet(tmp_path, puzzle, answers=answers[:1])
    some, _ = _sheet(tmp_path, puzzle, answers=answers)
    assert len(one) == len(plain) + 1 == len(some)
    # Cut lines are on the other pages alone, and the same ones.
    assert list(_cut_lines(some)) == list(_cut_lines(plain))
    assert len({bytes(page.render(scale=0.5).buffer) for page in some}) == len(some)


def test_words_need_no_font_and_no_alphabet(tmp_path: Path) -> None:
    square = tw.LATTICES["square"]
    board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 2, "rows": 1}))
    for title in ("Größe ☃ 数独 <&>", "W" * 500, ""):
        pieces = (tw.piece(square, "Stück (\\", [(0, 0)], least=2),)
        puzzle = tw.TilingPuzzle("umlauts", board, pieces, title=title, about="Ä" * 300 + " " + "word " * 400)
        document, _ = _sheet(tmp_path, puzzle, answers=list(tw.solutions(puzzle)))
        assert document.get_metadata_value("Title") == (title or "umlauts")
        assert len(document) > 1


def test_the_file_is_sound(tmp_path: Path) -> None:
    tw.sheet(tw.load("soma"), tmp_path / "once.pdf")
    tw.sheet(tw.load("soma"), tmp_path / "twice.pdf")
    content = (tmp_path / "once.pdf").read_bytes()
    assert content == (tmp_path / "twice.pdf").read_bytes(), "the same each time"
    # Every object stands where the table says.
    table = content[int(content.split()[-2]) :].split(b"\n")
    places = [int(line[:10]) for line in table[3:] if line.endswith(b" n ")]
    assert all(content[place:].startswith(b"%d 0 obj" % number) for number, place in enumerate(places, start=1))
    assert all(first < second for first, second in pairwise(places))
