"""Why it does not work out."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given

from tests.design.tables import EXAMPLES, LIMITS, all_solutions, laid_of, puzzle_of, tables
from tests.examples import rectangle
from tilewright.catalog import load
from tilewright.design import Laid, PlacedValue, hint, why_not
from tilewright.design.moves.base import Clock
from tilewright.design.no_solution.mistyped import mistyped
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle
from tilewright.families.tiling import Fixed, Placed
from tilewright.solving import Limits, lint, solutions, solve

# More values than points: line A B C leaves 0 for C, so that 0 on point A leads nowhere, though no value must be used.
_SPARE = LabelingPuzzle("spare", rectangle(5, 1), tuple(range(6)), ((0, 1, 2), (0, 1)), (3,))


@given(tables())
@example((_SPARE, [PlacedValue(0, 0)]))
@EXAMPLES
def test_findings_that_prove_are_right(table: tuple[Puzzle, list[Laid]]) -> None:
    puzzle, laid = table
    found = why_not(puzzle, laid, LIMITS)
    if laid:
        assert any(finding.proves for finding in found) == (not all_solutions(puzzle, laid))
    names = {str(value) for value in puzzle.values} if puzzle.family == "labeling" else set()  # type: ignore[union-attr]
    names |= {piece.name for piece in puzzle.pieces} if puzzle.family == "tiling" else set()  # type: ignore[union-attr]
    for finding in found:
        assert set(finding.pieces) <= names
        assert all(0 <= cell < len(puzzle.board) for cell in finding.cells)


def test_with_nothing_laid_it_is_lint() -> None:
    for name in ("soma", "magic-19", "genius-star"):
        assert why_not(load(name), []) == lint(load(name))


def test_what_is_wrong_names_pieces_and_cells() -> None:
    found = why_not(puzzle_of("magic-19"), [PlacedValue(0, 7), PlacedValue(1, 7)])
    assert found[0].pieces == ("7",)
    assert found[0].cells == (0, 1)


def test_what_cannot_be_completed_is_said() -> None:
    puzzle = puzzle_of("calendar")
    whole = laid_of(solve(puzzle).solutions[0])
    wrong = hint(puzzle, whole[:1], limits=LIMITS, only_not=True)
    blank = (None,) * puzzle.lattice.kinds[0].n_sides
    found = why_not(puzzle, [*whole[:1], Placed(wrong.piece, wrong.cells, (blank,) * len(wrong.cells))], LIMITS)
    assert found[0].proves


def _typed(name: str, tile: int, side: int, label: str) -> Puzzle:
    """A puzzle of the catalog with another label on one side of a tile."""
    puzzle = load(name)
    assert isinstance(puzzle, TilingPuzzle)
    return _changed(puzzle, tile, side, label)


def _changed(puzzle: TilingPuzzle, tile: int, side: int, label: str) -> Puzzle:
    pieces = list(puzzle.pieces)
    [sides] = pieces[tile].labels
    pieces[tile] = replace(pieces[tile], labels=((*sides[:side], label, *sides[side + 1 :]),))
    return replace(puzzle, pieces=tuple(pieces))


@pytest.mark.parametrize(
    ("name", "label", "meant"), [("magic-triangle", "BGx", "BG"), ("drive-ya-nuts", "6x", "6"), ("unicorn", "zz", None)]
)
def test_a_label_that_is_typed_wrong_comes_first_with_its_tile(name: str, label: str, meant: str | None) -> None:
    first, *_ = why_not(_typed(name, 3, 1, label), [])
    assert f"label {label}" in first.message
    assert first.pieces == ("4",)
    assert f"look whether {label} was typed right on tile 4" in first.help
    assert (f"is {meant} meant?" in first.help) == (meant is not None)


def test_a_frame_that_does_not_suit_the_rim_comes_before_what_follows_from_it() -> None:
    found = why_not(_typed("eternity-2-clue-1", 3, 1, "1"), [])
    assert found[0].message == ("4 cells of the board have 2 sides on the rim, but 3 tiles have 2 sides labeled 0")
    assert set(found[0].cells) == {0, 5, 30, 35}


@pytest.mark.thorough
def test_one_label_for_another_is_seen_where_all_are_equally_frequent() -> None:
    puzzle = load("drive-ya-nuts")
    assert isinstance(puzzle, TilingPuzzle)
    side = puzzle.pieces[3].labels[0].index("6")
    first = why_not(_typed("drive-ya-nuts", 3, side, "1"), [])[0]
    assert first.level == "suspicious"
    assert first.message == "1 is on 8 sides and 6 on 6, every other label on 7"
    assert first.pieces == ("4",)


@pytest.mark.thorough
def test_one_label_for_another_makes_both_odd() -> None:
    puzzle = _typed("eternity-2-clue-1", 0, 0, "3")
    first = why_not(puzzle, [])[0]
    assert "2 sides find no partner" in first.message
    assert "2 and 3 occur an odd number of times" in first.message
    assert "1" in first.pieces


def test_a_piece_that_is_fixed_wrongly_is_named() -> None:
    puzzle = load("eternity-2-clue-1")
    assert isinstance(puzzle, TilingPuzzle)
    [sides] = puzzle.pieces[0].labels
    wrong = replace(puzzle, fixed=(Fixed("1", (7,), sides),))
    first = why_not(wrong, [])[0]
    assert first.proves
    assert first.pieces == ("1",)
    assert "the puzzle fixes tile 1 there" in first.help


def _changes_told(message: str) -> set[tuple[str, str, str]]:
    """The tiles, sides and labels that a finding names."""
    told = set()
    for tile, sides in re.findall(r"tile (\w+): ([^;]*)", message):
        for side, labels in re.findall(r"([a-z ]+?) ((?:\S+, )*\S+(?: or \S+)?) instead of", sides):
            told |= {(tile, side.strip(), label) for label in re.split(", | or ", labels)}
    return told


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["unicorn", "drive-ya-nuts", "scramble-guitars", "magic-triangle"])
def test_one_label_for_another_is_among_those_told(name: str) -> None:
    puzzle, random = load(name), Random(7)
    assert isinstance(puzzle, TilingPuzzle)
    wrong: Puzzle = puzzle
    tile, side = 0, 0
    while next(solutions(wrong), None) is not None:
        tile, side = random.randrange(len(puzzle.pieces)), random.randrange(puzzle.lattice.kinds[0].n_sides)
        wrong = _typed(name, tile, side, random.choice(puzzle.labels))
    [found] = [finding for finding in why_not(wrong, [], Limits()) if "one label was typed wrong" in finding.message]
    told = _changes_told(found.message)
    assert {tile for tile, _, _ in told} == set(found.pieces)
    piece = puzzle.pieces[tile]
    names = puzzle.lattice.kind(piece.cells[0]).side_names
    assert (piece.name, names[side], piece.labels[0][side]) in told or re.search(r"and \d+ others?$", found.message)
    assert isinstance(wrong, TilingPuzzle)
    for other, where, label in told:
        number = [piece.name for piece in puzzle.pieces].index(other)
        assert next(solutions(_changed(wrong, number, names.index(where), label)), None) is not None


def test_a_puzzle_that_one_label_does_not_save_says_so() -> None:
    wrong = load("scramble-guitars")
    for tile, side, label in ((2, 0, "K-"), (1, 3, "B-"), (7, 3, "A+")):
        assert isinstance(wrong, TilingPuzzle)
        wrong = _changed(wrong, tile, side, label)
    words = [finding.message for finding in why_not(wrong, [], Limits())]
    assert any("has no solution" in message for message in words)
    assert any(message.startswith("no single wrong label explains it") for message in words)


def test_when_time_is_over_it_says_how_far_it_came() -> None:
    wrong = _typed("unicorn", 2, 1, "GH")
    assert isinstance(wrong, TilingPuzzle)
    found = mistyped(wrong, Clock(Limits(nodes=1)))
    assert "could not be found out" in found.message or "perhaps" in found.message
    assert "there was time for" in found.message


def test_notes_come_last() -> None:
    puzzle = load("eternity-2-clue-1")
    found = why_not(_typed("eternity-2-clue-1", 3, 1, "0x"), [])
    levels = [finding.level == "note" for finding in found]
    assert levels == sorted(levels)
    assert {finding.level for finding in why_not(puzzle, [])} == {"note"}
