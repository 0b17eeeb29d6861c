"""The engine in docs/adding/engine.md, as it stands there, passes the suite of all engines."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from tests.contracts import test_engines as suite
from tests.kernels.test_cover import brute_force, cover_models
from tilewright.engines import ENGINES, Engine, Search, Status
from tilewright.models import CoverModel
from tilewright.solving import count

PAGE = Path(__file__).parents[2] / "docs" / "adding" / "engine.md"
# Slow engines get few nodes at a time, and must come to an end within so many calls.
BUDGET, CALLS = 200, 100


def plain() -> Engine:
    """The engine that the first block of Python on the page makes."""
    match = re.search(r"```python\n(from .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert match is not None
    names: dict[str, Any] = {"__name__": "plain"}
    exec(compile(match[1], str(PAGE), "exec"), names)
    engine = names["PLAIN"]
    assert isinstance(engine, Engine)
    return engine


PLAIN = plain()


def test_it_is_a_search() -> None:
    search: Search = PLAIN.start(suite.puzzle_for(PLAIN)[1].model, 0)
    assert (search.is_compiled, search.engine_name, search.why, search.lowest, search.best()) == (
        False,
        "",
        "",
        None,
        None,
    )
    assert (search.compile(), search.split(), search.save()) == (False, None, None)
    assert search.place.interval == (0.0, 1.0)


def test_what_is_found_is_a_solution() -> None:
    suite.test_what_is_found_is_a_solution(PLAIN)


def test_it_finds_all_and_says_so() -> None:
    suite.test_exhaustive_engines_find_all_and_say_so(PLAIN)


@given(cover_models())
def test_it_finds_each_solution_of_random_models_once(model: CoverModel) -> None:
    plain_options = tuple(tuple((item, 0) for item, _ in option) for option in model.options)
    model = CoverModel(model.upper, model.upper, model.n_secondary, plain_options)
    assert PLAIN.unfit(model) == ""
    search = PLAIN.start(model, 0)
    rows: list[tuple[int, ...]] = []
    for _ in range(CALLS):
        status, found = search.advance(BUDGET, 7)
        rows += found
        if status is Status.EXHAUSTED:
            break
    assert status is Status.EXHAUSTED
    assert len(rows) == len({frozenset(row) for row in rows}) == search.found
    assert {frozenset(row) for row in rows} == brute_force(model)


def test_it_counts_puzzles_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENGINES, "plain", PLAIN)
    counted = count(suite.dominoes(), engine="plain")
    assert counted.exhausted
    wanted = count(suite.dominoes(), engine="exact-cover")
    assert (counted.raw, counted.distinct, counted.up_to_symmetry) == (wanted.raw, 8, wanted.up_to_symmetry)
