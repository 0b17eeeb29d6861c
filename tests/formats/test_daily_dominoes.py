from __future__ import annotations

import json
from typing import Any

import pytest

import tilewright as tw
from tilewright.formats import FileText, read_sources

DAY: dict[str, Any] = {
    "printDate": "2026-11-27",
    "editor": "nobody",
    "easy": {
        "dominoes": [[2, 1], [0, 0], [2, 3]],
        "regions": [
            {"indices": [[0, 0], [0, 1]], "type": "sum", "target": 3},
            {"indices": [[1, 0], [1, 1]], "type": "equals"},
            {"indices": [[0, 2]], "type": "less", "target": 3},
            {"indices": [[1, 2]], "type": "empty"},
        ],
    },
    "hard": {
        "dominoes": [[1, 1], [1, 1]],
        "regions": [
            {"indices": [[0, 0], [0, 1], [1, 0]], "type": "greater", "target": 2},
            {"indices": [[1, 1]], "type": "unequal"},
        ],
    },
}


def read(data: object, variant: str | None = None) -> tw.Puzzle:
    return read_sources([FileText("day.txt", json.dumps(data))], variant)


def test_the_puzzles_of_a_day() -> None:
    easy = read(DAY)
    assert easy.title == "2026-11-27, easy"
    # 1-2 stands in the row of the 3 or across it; the rest follows.
    assert tw.count(easy).distinct == 3
    assert tw.count(read(DAY, "hard")).distinct == 2
    assert read(DAY["easy"]).board == easy.board


@pytest.mark.parametrize(
    ("where", "value", "message"),
    [
        (("dominoes",), [], "expected a list of dominoes"),
        (("dominoes", 1), [3], "expected the two numbers of a domino, found a list"),
        (("dominoes", 0, 0), -1, "expected the two numbers"),
        (("regions",), 7, "expected a list of regions, found the number 7"),
        (("regions", 0, "type"), "add", 'expected "sum", "less", "greater", "equals", "unequal" or "empty"'),
        (("regions", 0, "target"), None, '"sum" needs a target'),
        (("regions", 2, "target"), 0, '"less" needs a target'),
        (("regions", 0, "indices", 0), [0, 2], "the cell in row 0, column 2 is in a region already"),
        (("regions", 0, "indices", 0), [0], "expected a row and a column"),
    ],
)
def test_mistakes_have_places(where: tuple[str | int, ...], value: object, message: str) -> None:
    data = json.loads(json.dumps(DAY))
    part = data["easy"]
    for key in where[:-1]:
        part = part[key]
    part[where[-1]] = value
    with pytest.raises(tw.InvalidFile) as refused:
        read(data)
    assert message in str(refused.value)
    assert all(mistake.line for mistake in refused.value.mistakes)
