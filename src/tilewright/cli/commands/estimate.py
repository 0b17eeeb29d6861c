"""`tilewright estimate`: how long a count will take, before it is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...deadline import within
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    about_search,
    engine_option,
    explain_option,
    json_option,
    model_option,
    puzzle_argument,
    search_options,
    setup_options,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, echo, note, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...answers.counts import EstimateAnswer, ModelEstimateAnswer
    from ...solving.estimate import Estimate, Range


_SECONDS = 2.0
"""So long the tree is sampled."""


@layout.command(
    "estimate",
    examples="""
    tilewright estimate macmahon-triangles         before you count: how long?
    tilewright estimate eternity-2 --seconds 20    a narrower range
    tilewright estimate pentominoes-6x10 --engine exact-cover
    tilewright estimate --model queens.xc          a bare exact cover, in Knuth's format
""",
)
@puzzle_argument
@setup_options
@model_option
@search_options(
    engine_option,
    explain_option,
    about_search(
        "--seconds",
        metavar="TIME",
        type=layout.Seconds(0.1),
        help="Sample the tree for so many seconds (2), and stop then; 90, 1m30s and 2h are times.",
    ),
    json_option,
)
def command(puzzle: tuple[str, ...], setup: SetupChoice, model: str | None, search: SearchChoice) -> int:
    """Estimate how many nodes and solutions there are and how long it takes to count them.

    Random descents look at a few hundred places of the tree of the search. With --seed they go the same ways
    again, as far as the time allows. The naive space tells, beside the nodes that the search needs, how many
    arrangements of the pieces there are.
    """
    from ...solving.estimate import estimate, estimate_model

    answer: EstimateAnswer | ModelEstimateAnswer
    engine, seconds, seed = search.engine, _SECONDS if search.seconds is None else search.seconds, setup.seed or 0
    with ProgressLine(), within(search.seconds):
        if model is not None:
            from .bare import bare_to_estimate

            bare = bare_to_estimate(model)
            title = bare.name
            found = estimate_model(bare.model, engine=engine, seconds=seconds, seed=seed)
            answer = {"model": bare.name, **found.to_json()}
        else:
            from ..parameters.opening import open_puzzle

            opened = open_puzzle(puzzle, setup)
            title = opened.title
            found = estimate(opened.puzzle, engine=engine, seconds=seconds, seed=seed)
            answer = {**opened.plain(), **found.to_json()}
    if search.as_json:
        print_json(answer)
    else:
        echo("\n".join([title, "", *_lines(found)]))
    if search.explain_engine:
        note(f"engine {found.why}")
    return status.DONE


def _lines(found: Estimate) -> list[str]:
    instead = ""
    if found.counts_with != found.engine:
        quicker = ", and is mostly quicker" if found.counts_in is None else ""
        instead = f" Engine {found.counts_with}, which is to count, has no tree to look at{quicker}."
    time = found.seconds
    naive = [] if found.naive is None else [("naive space", wording.naive(found.naive), found.naive.formula)]
    if found.is_exact:
        exact = (
            ("nodes", f"{found.nodes.value:,.0f}", ""),
            ("solutions", f"{found.solutions.value:,.0f}", ""),
            ("time", wording.seconds(time.value), ""),
        )
        return [
            *_table([*naive, *exact]),
            "",
            f"The search ended while it was tried (engine {found.engine}): these numbers are exact.{instead}",
        ]
    rows = [
        *naive,
        ("nodes", *_numbers(found.nodes)),
        ("solutions", *_numbers(found.solutions)),
    ]
    span = wording.span(time.value, time.value), wording.span(time.low, time.high)
    if found.counts_in is None:
        rows.append(("time", *span))
    else:
        expected = f"as engine {found.counts_with} expects"
        rows += [("time to count", wording.seconds(found.counts_in), expected), ("to list", *span)]
    of_tree = "Time is that" if found.counts_in is None else "Nodes and the time to list are those"
    return [
        *_table(rows),
        "",
        f"Ranges that hold 9 times in 10, from {found.rounds} rounds of random descents in "
        f"{wording.seconds(found.sampled)}. {of_tree} of one worker, engine {found.engine}.{instead}",
    ]


def _table(rows: Sequence[tuple[str, str, str]]) -> list[str]:
    """The rows with their columns below each other."""
    first, second = (max(len(row[column]) for row in rows) for column in (0, 1))
    return [f"{name:<{first}}  {value:<{second}}  {more}".rstrip() for name, value, more in rows]


def _numbers(found: Range) -> tuple[str, str]:
    if not found.high:
        return "unknown", "none was met in the subtrees that were walked"
    if found.low == found.high:
        return wording.rounded(found.value), ""
    if not found.low or found.high > 10 * found.low:
        # Only the power of ten is known; of few solutions perhaps not even whether there are any.
        low = wording.power(found.low) if found.low >= 1 else "0"
        return wording.power(found.value), f"{low} to {wording.power(found.high)}"
    return wording.rounded(found.value), f"{wording.rounded(found.low)} to {wording.rounded(found.high)}"
