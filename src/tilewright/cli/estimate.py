"""`tilewright estimate`: how long a count will take, before it is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from . import layout, status, wording
from .options import (
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
from .terminal import ProgressLine, note, print_json

if TYPE_CHECKING:
    from ..solving import Estimate, Range


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
        metavar="S",
        type=click.FloatRange(min=0.1),
        default=2.0,
        show_default=False,
        help="Sample the tree for S seconds (2).",
    ),
    json_option,
)
def command(puzzle: tuple[str, ...], setup: SetupChoice, model: str | None, search: SearchChoice) -> int:
    """Estimate how many nodes and solutions there are and how long it takes to count them.

    Random descents look at a few hundred places of the tree of the search. With --seed they go the same ways
    again, as far as the time allows.
    """
    from ..solving import estimate, estimate_model

    assert search.seconds is not None
    engine, seconds, seed = search.engine, search.seconds, setup.seed or 0
    with ProgressLine():
        if model is not None:
            from .bare import bare_to_estimate

            bare = bare_to_estimate(model)
            title = bare.name
            plain: dict[str, Any] = {"model": bare.name}
            found = estimate_model(bare.model, engine=engine, seconds=seconds, seed=seed)
        else:
            from .opening import open_puzzle

            opened = open_puzzle(puzzle, setup)
            title, plain = opened.title, opened.plain()
            found = estimate(opened.puzzle, engine=engine, seconds=seconds, seed=seed)
    if search.as_json:
        print_json({**plain, **found.to_json()})
    else:
        click.echo("\n".join([title, "", *_lines(found)]))
    if search.explain_engine:
        note(f"engine {found.why}")
    return status.DONE


def _lines(found: Estimate) -> list[str]:
    instead = (
        f" Engine {found.counts_with}, which is to count, has no tree to look at, and is mostly quicker."
        if found.counts_with != found.engine
        else ""
    )
    time = found.seconds
    if found.is_exact:
        return [
            f"nodes      {found.nodes.value:,.0f}",
            f"solutions  {found.solutions.value:,.0f}",
            f"time       {wording.seconds(time.value)}",
            "",
            f"The search ended while it was tried (engine {found.engine}): these numbers are exact.{instead}",
        ]
    rows = [
        ("nodes", *_numbers(found.nodes)),
        ("solutions", *_numbers(found.solutions)),
        ("time", wording.span(time.value, time.value), wording.span(time.low, time.high)),
    ]
    wide = max(len(value) for _, value, _ in rows)
    lines = [f"{name:<9}  {value:<{wide}}  {between}".rstrip() for name, value, between in rows]
    return [
        *lines,
        "",
        f"Ranges that hold 9 times in 10, from {found.rounds} rounds of random descents in "
        f"{wording.seconds(found.sampled)}. Time is that of one worker, engine {found.engine}.{instead}",
    ]


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
