"""One suite for every row of the table of engines."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.examples import rectangle, unicorn
from tilewright.boards import Board, shape_cells
from tilewright.engines import ENGINES, Engine, Status
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle, family_of
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE

ROWS = [pytest.param(engine, id=name) for name, engine in ENGINES.items()]


def magic_square() -> LabelingPuzzle:
    """Order 3, every line 15: 8 solutions."""
    board = Board.of(SQUARE, shape_cells(SQUARE, "rectangle", {"columns": 3, "rows": 3}))
    lines = tuple(tuple(int(c) for c in line) for line in "012 345 678 036 147 258 048 246".split())
    return LabelingPuzzle("magic", board, tuple(range(1, 10)), lines, (15,))


def dominoes() -> TilingPuzzle:
    """Five dominoes on 2x5: 8 solutions, a number of Fibonacci."""
    return TilingPuzzle("dominoes", rectangle(5, 2), (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=5),))


def puzzle_for(engine: Engine) -> tuple[Puzzle, Any]:
    """A puzzle with eight solutions, and its compiled form, that the engine can take."""
    if not engine.is_available():
        pytest.skip(f"{engine.name} needs a library that is not installed")
    for puzzle in (unicorn(), dominoes(), magic_square()):
        compilers = family_of(puzzle).compilers
        if engine.model in compilers:
            compiled = compilers[engine.model](puzzle)
            if not engine.unfit(compiled.model):
                return puzzle, compiled
    raise AssertionError(f"no puzzle for engine {engine.name}")


def walk(search: Any, budget: int, most: int) -> list[tuple[int, ...]]:
    rows = []
    while True:
        status, found = search.advance(budget, most)
        rows += found
        if status is Status.EXHAUSTED:
            return rows


def test_each_row_stands_under_its_name() -> None:
    for name, engine in ENGINES.items():
        assert name == engine.name
        assert engine.description
        assert engine in ENGINES.taking([engine.model])


@pytest.mark.parametrize("engine", ROWS)
def test_what_is_found_is_a_solution(engine: Engine) -> None:
    puzzle, compiled = puzzle_for(engine)
    if engine.only_counts:
        pytest.skip(f"{engine.name} only counts")
    search = engine.start(compiled.model, 1)
    rows: list[tuple[int, ...]] = []
    for _ in range(400):
        status, found = search.advance(5000, 1)
        rows += found
        if found or status is Status.EXHAUSTED:
            break
    assert rows
    solution = compiled.decode(compiled.canonical(rows[0]))
    assert family_of(puzzle).broken_rules(puzzle, solution) == []
    assert search.found >= 1
    assert 0.0 <= search.progress() <= 1.0


@pytest.mark.parametrize("engine", ROWS)
def test_exhaustive_engines_find_all_and_say_so(engine: Engine) -> None:
    _, compiled = puzzle_for(engine)
    if not engine.is_exhaustive:
        assert engine.start(compiled.model, 1).advance(3000, 1)[0] is not Status.EXHAUSTED
        return
    rows = walk(engine.start(compiled.model, 0), 10**6, 512)
    if not engine.only_counts:
        assert len({compiled.canonical(row) for row in rows}) == len(rows) == 8
    only_counted = engine.start(compiled.model, 0)
    assert walk(only_counted, 10**6, 0) == []
    assert only_counted.found == 8
    assert only_counted.progress() == 1.0


@pytest.mark.parametrize("engine", ROWS)
def test_a_search_saved_and_resumed_goes_on_as_if_nothing_had_happened(engine: Engine) -> None:
    if engine.resume is None:
        pytest.skip(f"{engine.name} cannot be saved")
    _, compiled = puzzle_for(engine)
    straight, broken = engine.start(compiled.model, 3), engine.start(compiled.model, 3)
    found_straight = [straight.advance(150, 4) for _ in range(6)]
    found_broken = []
    for _ in range(6):
        found_broken.append(broken.advance(150, 4))
        broken = engine.resume(compiled.model, json.loads(json.dumps(broken.save())))
    assert found_straight == found_broken
    assert straight.nodes == broken.nodes
    assert straight.save() == broken.save()


@pytest.mark.parametrize("engine", ROWS)
def test_a_state_that_cannot_be_is_refused(engine: Engine) -> None:
    """A saved place that was changed is another place of the same tree, or none; never one that is not in it."""
    if engine.resume is None or not engine.is_exhaustive:
        pytest.skip(f"the states of {engine.name} are in no job")
    _, compiled = puzzle_for(engine)
    chance, n_refused = random.Random(5), 0
    search = engine.start(compiled.model, 3)
    search.advance(5, 0)
    search.split()
    saved = json.loads(json.dumps(search.save()))
    for _ in range(100):
        forged = {name: list(numbers) for name, numbers in saved.items()}
        name = chance.choice([name for name, numbers in forged.items() if numbers])
        at = chance.randrange(len(forged[name]))
        match chance.randrange(4):
            case 0:
                del forged[name][at:]
            case 1:
                del forged[name]
            case _:
                forged[name][at] = chance.choice([-1, 0.5, 2**31 - 1, -(2**63), 2**62, 10**6, forged[name][at] + 1])
        try:
            engine.resume(compiled.model, forged).advance(20, 0)
        except (ValueError, LookupError, TypeError):
            n_refused += 1
    assert n_refused > 40
