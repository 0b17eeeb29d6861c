"""Names of labels: written, read and told, and no rule of any puzzle."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tilewright as tw
from tilewright.catalog.identify import identify
from tilewright.desk.asks import answer
from tilewright.errors import InvalidFile
from tilewright.families.tiling.laid.table import things
from tilewright.formats.puzzle_file import read_toml_text, write

FILE = """\
format = 1
family = "tiling"
lattice = "square"
tiles = ["{0}", "G R K K"]
{1}
[labels]
R = "red"
G = "light green"
{2}
[board]
shape = "rectangle"
columns = 2
rows = 1
order = "2 1"
"""


def file(first: str = "R G K R", above: str = "", names: str = "") -> str:
    return FILE.format(first, above, names)


def test_a_file_keeps_names_and_order() -> None:
    puzzle = read_toml_text(file())
    assert (puzzle.label_names.name("G"), puzzle.label_names.name("K")) == ("light green", "K")
    assert puzzle.order == (1, 0)
    assert read_toml_text(write(puzzle)) == puzzle


def test_names_in_any_case_stand_for_labels_in_every_part_of_a_file() -> None:
    by_labels = read_toml_text(file("R G K R", 'rim = { sides = [{ cell = "1", side = "left", label = "R" }] }'))
    rim = 'rim = { sides = [{ cell = "1", side = "left", label = "Red" }] }'
    text = file("X", rim).replace('"X"', '["RED", "Light Green", "K", "red"]')
    assert read_toml_text(text) == by_labels


@pytest.mark.parametrize(
    ("names", "found"),
    [
        ('K = "Red"', (9, 5, "labels 'R' and 'K' are both named 'Red'")),
        ('K = "g"', (9, 5, "label 'K' is named 'g', but 'G' is another label")),
        ('K = "a, b"', (9, 5, "label 'K' cannot be named 'a, b'")),
        ('"*" = "none"', (9, 7, "* is no label: it stands for a side without one")),
        ('Kk = "black"', (9, 1, "there is no label 'Kk' in this puzzle")),
    ],
)
def test_a_wrong_name_is_told_with_its_place(names: str, found: tuple[int, int, str]) -> None:
    with pytest.raises(InvalidFile) as caught:
        read_toml_text(file(names=names))
    [mistake] = caught.value.mistakes
    assert (mistake.line, mistake.column, mistake.message) == found
    assert mistake.help


def test_a_name_is_no_other_label_of_the_pieces() -> None:
    with pytest.raises(InvalidFile, match="label 'R' is named 'K', but 'K' stands on pieces beside it"):
        read_toml_text(file().replace('"red"', '"K"'))


def test_an_order_names_every_cell() -> None:
    with pytest.raises(InvalidFile, match="the order lists 1 of 2 cells"):
        read_toml_text(file().replace('order = "2 1"', 'order = "2"'))


def test_names_and_order_make_no_other_puzzle() -> None:
    puzzle = tw.load("giants-causeway")
    renamed = replace(puzzle, label_names={"K": "coal"}, order=())
    assert identify(renamed)[0].puzzle.name == "giants-causeway"
    assert tw.count(renamed).distinct == tw.count(puzzle).distinct


def test_people_are_told_the_names() -> None:
    puzzle = tw.load("giants-causeway")
    assert things(puzzle)[0].words.startswith("tile 1: upper right white, right black, lower right red")
    view = answer("view", {"puzzle": {"name": "giants-causeway"}})
    assert "labels: W white, K black, R red, G green, B blue, Y yellow" in view["facts"]


def test_the_editor_knows_the_names() -> None:
    document = answer("view", {"puzzle": {"name": "circus-seven"}})["document"]
    drawn = answer("draft", {"document": {**document, "labels": {**document["labels"], "o": "apricot"}}})
    assert {one["label"]: one["words"] for one in drawn["labels"]}["o"] == "apricot"
    asked = {
        "lattice": "hexagonal",
        "text": "Red white APRICOT b g y",
        "names": {"r": "red", "w": "white", "o": "apricot"},
    }
    assert answer("typed", asked)["tiles"] == ["r w o b g y"]
