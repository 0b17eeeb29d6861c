"""Compiled, every engine walks the same tree as interpreted, node by node, from any node on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contracts.test_engines import puzzle_for, walk
from tests.engines.sum_models import PENTAGRAM, perimeter, sum_model
from tests.engines.test_edge_breaks import framed
from tests.engines.test_edge_scan import narrow_words  # noqa: F401
from tests.engines.test_packing import padded, pentominoes, queens
from tests.engines.test_split import RANDOM_MODELS, SUMS_WIDE
from tests.examples import unicorn
from tests.kernels.on_demand import needs_kernels
from tests.kernels.test_edge_domains import edge_models
from tilewright.engines import ENGINES, Engine, KernelSearch, Status
from tilewright.engines.packing import lay_out
from tilewright.families.tiling import compile_edges
from tilewright.models import Model, SumModel

pytestmark = needs_kernels

IN_ORDER = SumModel(**{**vars(sum_model(9, perimeter(3, 4))), "less": ((0, 3), (1, 2), (8, 7))})
MODELS: dict[str, tuple[Engine, Callable[[], Model]]] = {
    "packing-one-word": (ENGINES["packing"], lambda: queens(8)),
    "packing-one-word-10": (ENGINES["packing"], lambda: queens(10)),
    "packing-two-words": (ENGINES["packing"], lambda: pentominoes(20, 3)),
    "packing-padded": (ENGINES["packing"], lambda: padded(queens(8), 3)),
    "packing-many-words": (ENGINES["packing"], lambda: padded(queens(8), 10)),
    "edge-scan": (ENGINES["edge-scan"], lambda: compile_edges(unicorn()).model),
    "edge-scan-wide": (ENGINES["edge-scan"], lambda: compile_edges(unicorn()).model),
    "edge-breaks": (ENGINES["edge-breaks"], lambda: compile_edges(framed(6, 5, 2, 4, 8)).model),
    "annealing": (ENGINES["annealing"], lambda: sum_model(10, PENTAGRAM, 22)),
    "annealing-edges": (ENGINES["annealing-edges"], lambda: compile_edges(unicorn()).model),
    **{
        f"{name}-{kind}": (engine, lambda model=model: model)  # type: ignore[misc]
        for name, engine in (("sums", ENGINES["sums"]), ("sums-wide", SUMS_WIDE))
        for kind, model in {
            "perimeter": sum_model(9, perimeter(3, 4)),
            "in-order": IN_ORDER,
            "one-line": sum_model(7, [(0, 1, 2)]),
        }.items()
    },
    **{
        name: (engine, lambda engine=engine: puzzle_for(engine)[1].model)  # type: ignore[misc]
        for name, engine in ENGINES.items()
    },
}


def both_ways(engine: Engine, model: Model, handover: int) -> tuple[KernelSearch, KernelSearch, list[Any], list[Any]]:
    """The same search interpreted and, after some nodes, compiled, each with what it found until then."""
    interpreted: Any = engine.start(model, 4)
    compiled: Any = engine.start(model, 4)
    interpreted.stay_interpreted()
    compiled.stay_interpreted()
    seen = [search.advance(handover, 512)[1] if handover else [] for search in (interpreted, compiled)]
    assert compiled.compile()
    assert compiled.is_compiled
    assert not interpreted.is_compiled
    return interpreted, compiled, *seen


@pytest.mark.parametrize("handover", [0, 1, 100, 500])
@pytest.mark.parametrize("name", [*MODELS])
def test_compiled_walks_the_same_tree_as_interpreted(name: str, handover: int, request: pytest.FixtureRequest) -> None:
    if name == "edge-scan-wide":
        request.getfixturevalue("narrow_words")
    engine, model = MODELS[name][0], MODELS[name][1]()
    if not isinstance(engine.start(model, 4), KernelSearch):
        pytest.skip(f"{engine.name} has no kernel")
    interpreted, compiled, *_ = both_ways(engine, model, handover)
    for budget, most in [(1, 1), (50, 2), (150, 2), (150, 0), (1000, 3), (4000, 0)]:
        assert interpreted.advance(budget, most) == compiled.advance(budget, most)
        assert (interpreted.nodes, interpreted.found) == (compiled.nodes, compiled.found)
        assert interpreted.save() == compiled.save()


@pytest.mark.parametrize(
    ("name", "count", "n_words"),
    [
        ("packing-one-word", 92, 1),
        ("packing-one-word-10", 724, 1),
        ("packing-two-words", 8, 2),
        ("packing-padded", 92, 2),
        ("packing-many-words", 92, 4),
    ],
)
def test_masks_of_any_number_of_words_find_all(name: str, count: int, n_words: int) -> None:
    engine, model = MODELS[name]
    assert lay_out(model()).n_words == n_words
    search: Any = engine.start(model(), 0)
    assert search.compile()
    rows = walk(search, 1 << 20, 64)
    assert len(rows) == len(set(rows)) == search.found == count


@pytest.mark.parametrize("kind", [*RANDOM_MODELS, "edge-domains"])
@settings(max_examples=40, deadline=None)
@given(data=st.data(), handover=st.integers(0, 10))
def test_compiled_walks_random_trees_as_interpreted(kind: str, data: st.DataObject, handover: int) -> None:
    engine, models = RANDOM_MODELS.get(kind) or (ENGINES[kind], edge_models())
    interpreted, compiled, *seen = both_ways(engine, data.draw(models), handover)
    assert seen[0] + walk(interpreted, 10**6, 512) == seen[1] + walk(compiled, 10**6, 512)
    assert compiled.nodes == interpreted.nodes
    # Rows that were handed out are not cleared, and after other budgets others stand there.
    assert {**interpreted.save(), "found": []} == {**compiled.save(), "found": []}
    assert compiled.advance(10, 1) == (Status.EXHAUSTED, [])
