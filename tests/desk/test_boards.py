"""Boards of other programs on the table, and the addresses of sites that show what lies there."""

from __future__ import annotations

from typing import Any

import pytest

import tilewright as tw
from tilewright.desk.asks import answer
from tilewright.desk.boards import viewers_of
from tilewright.desk.limits import Refused
from tilewright.formats import FORMATS

VIEWER = next(row.viewer for row in FORMATS.values() if row.viewer)
ETERNITY = {"name": "eternity-2"}
# The upper left corner of a board that others found: tiles 1, 5, 24 and 6 as their links have them.
BOARD = "abdaabgbacsbabhc" + "a" * 4 * 252
LINK = f"https://{VIEWER}/#puzzle=some&board_w=16&board_h=16&board_edges={BOARD}"


def _placed(**params: Any) -> list[list[int]]:
    found: list[list[int]] = answer("board", params)["placed"]
    return found


def test_a_link_is_laid_on_the_table_and_goes_out_again() -> None:
    placed = _placed(puzzle=ETERNITY, text=LINK)
    assert [[piece, cell] for piece, _, cell in placed] == [[0, 0], [4, 1], [23, 2], [5, 3]]
    told = answer("table", {"puzzle": {**ETERNITY, "placed": placed}})
    assert (told["faults"], told["fits"]["matching"]) == ([], 3)
    assert answer("view", {"puzzle": ETERNITY})["viewers"] == [VIEWER]
    address = answer("address", {"puzzle": {**ETERNITY, "placed": placed}, "viewer": VIEWER})["address"]
    # The puzzle itself fixes one more tile.
    assert BOARD[:16] in address
    assert _placed(puzzle=ETERNITY, text=address) == placed


def test_what_goes_against_the_fixed_tiles_of_the_puzzle_stays_in_the_tray() -> None:
    fixed = answer("view", {"puzzle": ETERNITY})["document"]["tiles"][138]
    letters = "".join("abcdefghijklmnopqrstuvwxyz"[int(label)] for label in fixed.split())
    # The fixed tile lies elsewhere, and another one on its cell.
    edges = [*["aaaa"] * 100, letters, *["aaaa"] * 34, "ggji", *["aaaa"] * 119, "ggko"]
    assert len(edges) == 256
    placed = _placed(puzzle=ETERNITY, text=LINK.replace(BOARD, "".join(edges)))
    assert [cell for _, _, cell in placed] == [255]


def test_a_board_alone_opens_the_puzzle_of_the_catalog_or_one_of_its_own_tiles() -> None:
    found = answer("opens", {"text": f"My best so far:\n{LINK}"})["puzzle"]
    assert found["name"] == "eternity-2"
    assert found["placed"] == _placed(puzzle=ETERNITY, text=LINK)
    own = answer("opens", {"text": "board_w=2&board_h=1&board_edges=abcaaadb"})["puzzle"]
    assert len(own["placed"]) == 2
    assert answer("table", {"puzzle": own})["complete"]


def test_other_texts_of_solutions_are_laid_too() -> None:
    [solution] = tw.solve("unicorn").solutions
    placed = _placed(puzzle={"name": "unicorn"}, text=tw.draw(solution, "ascii"))
    assert answer("table", {"puzzle": {"name": "unicorn", "placed": placed}})["complete"]


@pytest.mark.parametrize(
    ("ask", "params", "words"),
    [
        ("board", {"puzzle": {"name": "soma"}, "text": LINK}, "its cells are cubes"),
        ("board", {"puzzle": ETERNITY, "text": "hello"}, "there are no solutions in this file"),
        ("board", {"puzzle": ETERNITY, "text": LINK.replace("abda", "zzzz")}, "no tile that is left has the labels"),
        ("board", {"puzzle": ETERNITY}, "expected a text"),
        ("opens", {"text": "hello"}, "this is no board"),
        ("opens", {"text": "board_w=3&board_h=1&board_edges=abcaaaaaaaaa"}, "2 of 3 cells are empty"),
        ("address", {"puzzle": ETERNITY, "viewer": "other"}, "there is no such site"),
        ("address", {"puzzle": {"name": "soma"}, "viewer": VIEWER}, "its cells are cubes"),
    ],
)
def test_what_cannot_be_laid_or_shown_is_refused_in_words(ask: str, params: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused, match=words):
        answer(ask, params)


def test_only_puzzles_that_a_site_can_show_have_it() -> None:
    shown = {name for name in tw.catalog.names() if viewers_of(tw.load(name))}
    assert {"eternity-2", "eternity-2-clue-1"} <= shown
    assert shown.isdisjoint({"soma", "magic-19", "magic-square-3", "unicorn", "genius-star"})
