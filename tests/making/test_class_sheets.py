"""Sheets for a class, read by a renderer that is not ours."""

from __future__ import annotations

from collections.abc import Iterable

import pypdfium2
import pytest

import tilewright as tw
from tests.examples import TELLING
from tilewright.making.class_sheets import GRIDS, ClassPuzzle, ClassSheets, make_class_sheets

MM = 25.4 / 72


def _puzzle(name: str, question: str = "") -> ClassPuzzle:
    puzzle = tw.load(name)
    if puzzle.setup is not None:
        return ClassPuzzle(puzzle, puzzle.title, question, no_answer="nothing is rolled")
    return ClassPuzzle(puzzle, puzzle.title, question, tw.solve(puzzle).solutions[0])


SOME = [_puzzle(name) for name in ("tangram", "magic-square-3", "soma", "genius-star", "pentominoes-6x10")]


def _document(content: bytes) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(content)


def _looks(document: pypdfium2.PdfDocument, numbers: Iterable[int]) -> list[bytes]:
    return [bytes(document[number].render(scale=0.7).buffer) for number in numbers]


@pytest.mark.parametrize("per_page", GRIDS)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_all_is_in_reach_of_a_printer(per_page: int, paper: str) -> None:
    puzzles = tuple(ClassPuzzle(tw.load(name), name, "Why? " * 90) for name in TELLING)
    made = make_class_sheets(ClassSheets("A title " * 30, puzzles, "About. " * 70, per_page=per_page, paper=paper))
    document = _document(made.content)
    assert len(document) >= len(puzzles) / per_page
    for page in document:
        pixels = page.render(scale=0.5, grayscale=True).to_numpy().copy()
        rim = int(9 / MM * 0.5)
        inside = pixels[rim:-rim, rim:-rim].copy()
        pixels[rim:-rim, rim:-rim] = 255
        assert pixels.min() == 255 > 100 > inside.min()


def test_each_name_has_the_same_sheets_and_only_the_name_differs() -> None:
    plain = make_class_sheets(ClassSheets("Week", tuple(SOME), per_page=4))
    named = make_class_sheets(ClassSheets("Week", tuple(SOME), names=("Ada", "Ben", "Ada"), per_page=4))
    one, all = _document(plain.content), _document(named.content)
    n = len(one)
    assert len(all) == 3 * n
    ada, ben, again = (_looks(all, range(k * n, (k + 1) * n)) for k in range(3))
    assert ada == again != ben
    heads = [page.render(scale=0.7).to_numpy()[: int(20 / MM * 0.7)] for page in (all[0], all[n], one[0])]
    bodies = [page.render(scale=0.7).to_numpy()[int(20 / MM * 0.7) :] for page in (all[0], all[n], one[0])]
    assert all_equal(bodies)
    assert not all_equal(heads)
    # What all have in common is in the file once.
    assert len(named.content) < 1.1 * len(plain.content)


def all_equal(pictures: list[object]) -> bool:
    return all((picture == pictures[0]).all() for picture in pictures)  # type: ignore[attr-defined]


def test_solutions_are_not_among_the_sheets() -> None:
    sheets = ClassSheets("Week", tuple(SOME), per_page=2)
    without = make_class_sheets(sheets)
    end = make_class_sheets(ClassSheets("Week", tuple(SOME), per_page=2, answers=True))
    apart = make_class_sheets(ClassSheets("Week", tuple(SOME), per_page=2, answers=True, apart=True))
    assert not without.named
    assert not end.named
    assert apart.content == without.content
    n = len(_document(without.content))
    both = _document(end.content)
    assert _looks(both, range(n)) == _looks(_document(without.content), range(n))
    solutions = _document(apart.named["solutions"])
    assert len(both) == n + len(solutions)
    assert _looks(both, range(n, len(both))) == _looks(solutions, range(len(solutions)))


def test_a_puzzle_that_would_be_too_small_has_a_page_of_its_own() -> None:
    tiles = _puzzle("unicorn")
    made = make_class_sheets(ClassSheets("Week", (SOME[0], tiles, SOME[1], SOME[2]), per_page=6))
    assert made.remarks == ("Unicorn has a page of its own, to be large enough",)
    assert len(_document(made.content)) == 3


def test_a_name_that_cannot_be_drawn_leaves_a_line_for_it() -> None:
    plain = make_class_sheets(ClassSheets("Week", (SOME[0],)))
    made = make_class_sheets(ClassSheets("Week", (SOME[0],), names=("王小明",)))
    assert "王小明" in made.remarks[0]
    assert made.content == plain.content


def test_hostile_words_are_only_words() -> None:
    hostile = "<b>&lt;</b>\u202eesrever </g></svg> ﷽ " + "x" * 400
    one = ClassPuzzle(SOME[1].puzzle, hostile, hostile, SOME[1].answer)
    made = make_class_sheets(ClassSheets(hostile, (one,), hostile, (hostile[:60],), 4, answers=True))
    assert len(_document(made.content)) == 2
