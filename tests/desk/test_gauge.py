"""The gauge of a draft: how many solutions it has and how hard it is, as far as is known so far."""

from __future__ import annotations

from typing import Any

import pytest

import tilewright as tw
from tilewright.desk import gauge
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits

PATIENT = DeskLimits(live_seconds=60.0)
HASTY = DeskLimits(live_seconds=0.0)


def _gauged(name: str, limits: DeskLimits = PATIENT) -> dict[str, Any]:
    return answer("gauge", {"puzzle": {"name": name}}, limits)


@pytest.fixture(autouse=True)
def _fresh() -> None:
    gauge._gauge.cache_clear()


@pytest.mark.parametrize("name", ["scramble-insects", "magic-square-3", "tatami", "pentagram", "domino-sums-4"])
def test_count_and_rating_are_those_of_the_commands(name: str) -> None:
    found = _gauged(name)
    count, rating = tw.count(tw.load(name)), tw.rate(tw.load(name))
    assert (found["count"], found["different"]) == (str(count.distinct), str(count.up_to_symmetry))
    assert found["exact"]
    assert found["settled"]
    told = found["rating"]
    assert (told and (told["number"], told["grade"], told["exact"])) == (
        (rating.number, rating.grade, True) if count.distinct else None
    )


def test_it_goes_on_where_it_stopped_and_never_says_less() -> None:
    known, n = 0, 0
    while not (found := _gauged("unicorn", HASTY))["settled"]:
        assert int(found["count"] or 0) >= known
        known, n = int(found["count"] or 0), n + 1
    assert n > 1
    assert found == _gauged("unicorn")


def test_a_template_has_no_number_of_its_own() -> None:
    assert _gauged("genius-star") == {
        "count": None,
        "different": None,
        "exact": False,
        "rating": None,
        "missing": True,
        "settled": True,
    }


def test_pieces_that_do_not_fill_the_board_need_no_search() -> None:
    document = answer("view", {"puzzle": {"name": "pentominoes-6x10"}})["document"]
    document["board"] = {"shape": "rectangle", "columns": 6, "rows": 9}
    found = answer("gauge", {"puzzle": {"document": document}}, HASTY)
    assert (found["count"], found["exact"], found["rating"]) == ("0", True, None)


def test_what_takes_too_long_to_prepare_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauge, "_PREPARING_SECONDS", 0.0)
    found = _gauged("pentominoes-6x10")
    assert (found["count"], found["exact"], found["settled"]) == (None, False, True)
