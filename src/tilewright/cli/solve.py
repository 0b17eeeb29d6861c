"""`tilewright solve`: the first solution at once, several, or all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from ..errors import InvalidRequest
from . import layout, wording
from .asking import SolveRequest, ask
from .options import (
    SearchChoice,
    SetupChoice,
    about_output,
    about_search,
    engine_option,
    explain_option,
    json_option,
    model_option,
    nodes_option,
    ordered_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
    solutions_option,
    style_options,
    workers_option,
)
from .prove import prove_none, prove_option, refuse_to_prove
from .terminal import TerminalStyle, note, print_json

if TYPE_CHECKING:
    from ..families import Solution


_about_solutions = layout.section("Which solutions")


@layout.command(
    "solve",
    examples="""
    tilewright solve unicorn                          one solution, and how many there are
    tilewright solve ultimate --all --up-to rotation  all that really differ
    tilewright solve genius-star --roll               roll the dice and solve that
    tilewright solve genius-star --block 9,10,28,33,34,39,47
    tilewright solve calendar --date 2026-01-25       else today
    tilewright solve magic-19 --target 24 -n 5        five solutions with another sum
    tilewright solve my-puzzle.toml -o picture.svg    draw it, too
    tilewright solve deck_of_cards.csv edge_matches.csv
    tilewright solve tetrominoes-4x5 --prove none     prove that there is no solution
    tilewright solve soma --assembly                  in which order its pieces go together
    tilewright solve magic-19 --engine annealing --trace cooling.svg
    tilewright solve eternity-2 --engine edge-breaks --seconds 60   the best arrangement so far
    tilewright solve --model queens.xc -n 5           a bare exact cover, in Knuth's format
""",
)
@puzzle_argument
@setup_options
@model_option
@_about_solutions(
    "-n", "n", metavar="N", type=click.IntRange(min=1), help="Print the first N solutions instead of one."
)
@_about_solutions("--all", "all_", is_flag=True, help="Print all solutions.")
@_about_solutions(
    "--up-to",
    type=click.Choice(["rotation", "symmetry", "relabeling"]),
    help="Print one of all solutions that can be turned (or turned and reflected, or have their labels "
    "renamed) into each other.",
)
@_about_solutions(
    "--assembly", is_flag=True, help="Say whether, and in which order, the pieces of a solid can be put together."
)
@search_options(
    engine_option,
    about_search(
        "--schedule",
        type=click.Choice(["fast", "exponential", "boltzmann", "linear"]),
        help="How annealing cools down.",
    ),
    about_search(
        "--t0",
        type=click.FloatRange(min=0, min_open=True),
        metavar="T",
        help="The temperature at which annealing starts.",
    ),
    workers_option,
    ordered_option,
    explain_option,
    seconds_option,
    nodes_option,
    solutions_option,
    json_option,
)
@about_output(
    "-o", "output", metavar="FILE", multiple=True, help="Draw the first solution into a file: .svg, .png or .txt."
)
@about_output("--svg", metavar="FILE", help="The same, as SVG.")
@about_output("--png", metavar="FILE", help="The same as PNG.")
@prove_option(about_output)
@about_output("--trace", metavar="FILE", help="Draw temperature and energy of annealing, step by step, as SVG.")
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    model: str | None,
    n: int | None,
    all_: bool,
    up_to: Any,
    assembly: bool,
    search: SearchChoice,
    schedule: str | None,
    t0: float | None,
    output: tuple[str, ...],
    svg: str | None,
    png: str | None,
    certificate: str | None,
    trace: str | None,
    style: TerminalStyle,
) -> int:
    """Solve a puzzle: print a solution as soon as it is found, then say how many there are.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from .annealed import AnnealingChoice, BestSoFar, schedule_to_json
    from .opening import open_puzzle
    from .pictures import wanted_pictures

    if all_ and n is not None:
        raise InvalidRequest("-n and --all contradict each other; give one of them")
    if model is not None:
        from .bare import solve_bare

        return solve_bare(model, None if all_ else n or 1, search)
    pictures = wanted_pictures(output, svg, png)
    annealing = AnnealingChoice(schedule, t0, trace)
    search = replace(search, engine=annealing.engine(search.engine))
    opened = open_puzzle(puzzle, setup)
    refuse_to_prove(opened.puzzle, certificate)
    if assembly:
        from ..design.assembly import demand_solids
        from .assembled import assembly_text, assembly_to_json

        demand_solids(opened.puzzle)
    wanted = None if all_ else n or 1
    request = SolveRequest(opened.puzzle, wanted, search, up_to, setup.seed or 0, annealing.start())

    def show(number: int, solution: Solution) -> None:
        about = opened.plain()
        if assembly and search.as_json:
            about = {**about, "assembly": assembly_to_json(solution)}
        style.print_solution(solution, number if wanted != 1 else None, about, as_json=search.as_json)
        if assembly and not search.as_json:
            style.print(assembly_text(solution))
        for picture in pictures if number == 1 else ():
            picture.write(solution)

    solutions, outcome = ask(request, show)
    best = None if outcome.found else BestSoFar.of(solutions)
    if best is not None:
        if not search.as_json:
            best.show(style)
        for picture in pictures:
            picture.write(best.arrangement)
    if not search.as_json:
        style.print(outcome.text())
    has_none = outcome.is_complete and not outcome.found
    proof = prove_none(opened.puzzle, certificate, has_none=has_none, workers=search.workers, as_json=search.as_json)
    if search.as_json:
        seeded = schedule_to_json(solutions, request.seed)
        kept = {} if best is None else best.to_json()
        print_json({"summary": {**opened.plain(), **outcome.to_json(), **seeded, **kept, **proof}})
    annealing.write_trace(solutions)
    if search.explain_engine:
        note(wording.search(outcome.effort))
    return outcome.exit_status
