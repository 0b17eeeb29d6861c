"""Values of cells on paper, under a laser and in solids."""

from __future__ import annotations

import re

import pytest

import tilewright as tw
from tilewright.boards import Board
from tilewright.lattices import CUBIC, SQUARE
from tilewright.making import MAKERS, made


def _dominoes(*values: tuple[str, str]) -> tw.TilingPuzzle:
    board = Board.of(SQUARE, tw.shape_cells(SQUARE, "rectangle", {"columns": 2, "rows": len(values)}))
    pieces = [tw.piece(SQUARE, f"{a}-{b}", [(0, 0), (1, 0)], values=[a, b]) for a, b in values]
    return tw.TilingPuzzle("dominoes", board, pieces)


def test_a_laser_engraves_pips_as_circles_and_other_values_as_words() -> None:
    def engraved(puzzle: tw.TilingPuzzle) -> str:
        return "".join(re.findall(r'-engraved".* d="(.*?)"', made(MAKERS["svg"], puzzle, {}).content.decode()))

    # A circle is two arcs.
    assert engraved(_dominoes(("3", "6"), ("0", "1"))).count("A") == 2 * (3 + 6 + 1)
    words = engraved(_dominoes(("3", "12")))
    assert "A" not in words
    assert "Z" in words


@pytest.mark.parametrize("kind", list(MAKERS))
def test_every_maker_takes_cells_with_values(kind: str) -> None:
    puzzle = _dominoes(("3", "6"), ("2", "2"))
    blank = tw.TilingPuzzle("blank", puzzle.board, [tw.piece(SQUARE, "a", [(0, 0), (1, 0)], most=2, least=2)])
    assert made(MAKERS[kind], puzzle, {}).content != made(MAKERS[kind], blank, {}).content
    answers = tw.solve(puzzle, n=1).solutions
    options = {"assembled": True} if kind in ("3mf", "stl") else {}
    assert made(MAKERS[kind], puzzle, options, answers).content


def test_bodies_leave_values_away_and_say_so() -> None:
    cube = tw.piece(CUBIC, "c", [(0, 0, 0)], values=["4"])
    puzzle = tw.TilingPuzzle("cube", Board.of(CUBIC, [(0, 0, 0)]), [cube])
    for kind, options in (("stl", {}), ("svg", {"nets": True})):
        assert any("values" in remark for remark in made(MAKERS[kind], puzzle, options).remarks)
