"""A deck of cards in two CSV files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tilewright import catalog
from tilewright.errors import InvalidFile, InvalidRequest
from tilewright.families.tiling.puzzle import TilingPuzzle
from tilewright.formats import read_puzzle
from tilewright.formats.deck import read_deck
from tilewright.formats.document import source_of
from tilewright.lattices import TRIANGULAR

CARDS = """\
# nine triangles; sides: left, right, bottom
"HO", "BW", "HW"
"HG", "BG", "HW"
"BG", "HG", "HO"
"HO", "BG", "BW"
"BO", "BG", "HO"
"BO", "HO", "BG"
"HG", "BG", "HO"
"BW", "BG", "HW"
"HO", "BW", "BO"
"""
NEIGHBORS = [(0, 1, 2), (1, 2, 1), (2, 3, 2), (3, 4, 1), (3, 5, 0), (5, 6, 1), (6, 7, 0), (6, 8, 2), (1, 8, 0)]


def written(folder: Path, neighbors: list[tuple[int, int, int]], cards: str = CARDS) -> tuple[Path, Path]:
    deck, matches = folder / "deck_of_cards.csv", folder / "edge_matches.csv"
    deck.write_text(cards)
    matches.write_text("# place, its neighbor, shared side\n" + "".join(f"{a}, {b}, {s}\n" for a, b, s in neighbors))
    return deck, matches


def read(deck: Path, matches: Path) -> TilingPuzzle:
    return read_deck(source_of(deck), source_of(matches))


def test_the_board_is_a_triangle_of_side_three(tmp_path: Path) -> None:
    puzzle = read(*written(tmp_path, NEIGHBORS))
    assert puzzle.name == "deck_of_cards"
    assert puzzle.lattice is TRIANGULAR
    assert set(puzzle.board.cells) == {(i, j, o) for i in range(3) for j in range(3) for o in (0, 1) if i + j + o < 3}
    assert [piece.name for piece in puzzle.pieces] == list("123456789")
    assert puzzle.pieces[0].labels[0] == ("HW", "BW", "HO")
    assert puzzle.relation.kind == "complementary"
    assert puzzle.relation.matches("HO", "BO")
    assert not puzzle.relation.matches("HO", "BW")


def test_the_deck_is_the_puzzle_of_the_catalog(tmp_path: Path) -> None:
    deck, known = read(*written(tmp_path, NEIGHBORS)), catalog.open_puzzle("magic-triangle")
    assert isinstance(known, TilingPuzzle)
    assert deck.board.cells == known.board.cells
    assert [piece.labels for piece in deck.pieces] == [piece.labels for piece in known.pieces]
    assert deck.relation == known.relation


@pytest.mark.parametrize(
    "neighbors",
    [
        [(a + 1, b + 1, s) for a, b, s in NEIGHBORS],
        [(a + 1, b + 1, s + 1) for a, b, s in NEIGHBORS],
        [(b, a, s) for a, b, s in NEIGHBORS],
        NEIGHBORS + [(b, a, s) for a, b, s in NEIGHBORS],
        NEIGHBORS[::-1],
    ],
)
def test_numbering_and_direction_are_free(tmp_path: Path, neighbors: list[tuple[int, int, int]]) -> None:
    one, other = read(*written(tmp_path, neighbors)), read(*written(tmp_path, NEIGHBORS))
    assert (one.board.cells, one.pieces, one.relation) == (other.board.cells, other.pieces, other.relation)
    least = min(min(pair[:2]) for pair in neighbors)
    assert [int(name) - least for name in one.board.names] == [0, 2, 1, 8, 4, 3, 5, 6, 7]


def test_files_in_either_order(tmp_path: Path) -> None:
    deck, matches = written(tmp_path, NEIGHBORS)
    assert read_puzzle([matches, deck]) == read_puzzle([deck, matches])
    with pytest.raises(InvalidRequest, match="2 files"):
        read_puzzle([deck])


def test_signed_numbers_are_halves(tmp_path: Path) -> None:
    deck, matches = written(tmp_path, [(0, 1, 2)], "1, -2, 3\n-3, 2, 1\n")
    assert read(deck, matches).relation.matches("3", "-3")


@pytest.mark.parametrize(
    ("cards", "neighbors", "line", "column", "words"),
    [
        (CARDS.replace('"HO", "BW", "HW"', '"HO", "BW"'), NEIGHBORS, 2, 8, "this card has 2 labels"),
        (CARDS.replace('"HG", "BG", "HW"', '"HG", "XG", "HW"'), NEIGHBORS, 3, 8, "label 'XG' is marked with neither"),
        (CARDS, [(0, 1, 2), (0, 2, 2), *NEIGHBORS[2:]], 3, 7, "beyond side 2 lies another place already"),
        (CARDS, [*NEIGHBORS, (0, 8, 0)], 11, 7, "do not touch by side 0"),
        (CARDS, [*NEIGHBORS, (0, 12, 0)], 11, 4, "there is no place 12"),
        (CARDS, [*NEIGHBORS, (0, 8, 5)], 11, 7, "there is no side 5"),
        (CARDS, NEIGHBORS[:3], 2, 1, "5 of the 9 places cannot be reached"),
    ],
)
def test_mistakes_have_their_line(
    tmp_path: Path, cards: str, neighbors: list[tuple[int, int, int]], line: int, column: int, words: str
) -> None:
    with pytest.raises(InvalidFile) as caught:
        read(*written(tmp_path, neighbors, cards))
    mistake = caught.value.mistakes[0]
    assert (mistake.line, mistake.column) == (line, column)
    assert words in mistake.message
