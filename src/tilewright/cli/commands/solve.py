"""`tilewright solve`: the first solution at once, several, or all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...errors import InvalidRequest
from ..parameters import layout
from ..parameters.options import (
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
from ..printing.terminal import TerminalStyle, print_json
from ..printing.written import SolutionWriter, format_option, neighbors_option
from ..saving.write_file import refuse_stdout
from .asking import SolveRequest, ask, explain
from .prove import prove_none, prove_option, refuse_to_prove

if TYPE_CHECKING:
    from ...answers.base import OpenedJson
    from ...answers.solving import AboutSolution, BestSoFarJson, SolveEnd
    from ...families import Solution


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
    tilewright solve giants-causeway --all --format lines           a tile a line, by its labels
    tilewright solve soma --all --format csv --neighbors            a table: which pieces touch
    tilewright solve --model queens.xc -n 5           a bare exact cover, in Knuth's format
""",
)
@puzzle_argument
@setup_options
@model_option
@_about_solutions("-n", "n", metavar="N", type=layout.Whole(1), help="Print the first N solutions instead of one.")
@_about_solutions("--all", "all_", is_flag=True, help="Print all solutions.")
@_about_solutions(
    "--up-to",
    type=layout.OneOf(["rotation", "symmetry", "relabeling"]),
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
        type=layout.OneOf(["fast", "exponential", "boltzmann", "linear"]),
        help="How annealing cools down.",
    ),
    about_search(
        "--t0",
        type=layout.Above(0),
        metavar="T",
        help="The temperature at which annealing starts.",
    ),
    about_search(
        "--steps",
        type=layout.Whole(1, 1_000_000),
        metavar="N",
        help="The steps of a run of annealing; then it starts anew (25,000; with tiles 50,000).",
    ),
    about_search(
        "--restarts",
        type=layout.Whole(0),
        metavar="N",
        help="Let annealing start anew at most N times; by default until it is stopped.",
    ),
    about_search(
        "--cooling",
        type=layout.Above(0, 1),
        metavar="A",
        help="Multiply the temperature by A in each step, e.g. 0.999; this is the exponential schedule.",
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
@format_option
@neighbors_option
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
    steps: int | None,
    restarts: int | None,
    cooling: float | None,
    output: tuple[str, ...],
    svg: str | None,
    png: str | None,
    certificate: str | None,
    form: str | None,
    neighbors: bool,
    trace: str | None,
    style: TerminalStyle,
) -> int:
    """Solve a puzzle: print a solution as soon as it is found, then say how many there are.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    from ..parameters.opening import open_puzzle
    from ..printing.annealed import AnnealingChoice, BestSoFar, schedule_to_json
    from ..saving.picture_files import wanted_pictures

    if all_ and n is not None:
        raise InvalidRequest("-n and --all contradict each other; give one of them")
    if model is not None:
        from .bare import solve_bare

        return solve_bare(model, None if all_ else n or 1, search)
    pictures = wanted_pictures(output, svg, png)
    annealing = AnnealingChoice(schedule, t0, steps, restarts, cooling, trace)
    search = replace(search, engine=annealing.engine(search.engine))
    opened = open_puzzle(puzzle, setup)
    refuse_to_prove(opened.puzzle, certificate)
    written = SolutionWriter.of(form, search.as_json, opened.puzzle, neighbors=neighbors)
    search = replace(search, as_json=written.as_json)
    refuse_stdout(search.as_json, trace, *(picture.path for picture in pictures))
    if assembly:
        from ...design.assembling.assembly import demand_solids
        from ..printing.assembled import assembly_text, assembly_to_json

        demand_solids(opened.puzzle)
    wanted = None if all_ else n or 1
    request = SolveRequest(
        opened.puzzle, wanted, search, up_to, setup.seed or 0, annealing.start(), ends=restarts is not None
    )

    def say_setup() -> None:
        # `check` and `compare` read it, also from a file that is cut off behind it.
        if opened.options and not search.as_json:
            written.tell(style, f"Setup: {opened.options}\n")

    def show(number: int, solution: Solution) -> None:
        if number == 1:
            say_setup()
        about: OpenedJson | AboutSolution = opened.plain()
        if assembly and search.as_json:
            about = {**opened.plain(), "assembly": assembly_to_json(solution)}
        shown_number = number if wanted != 1 else None
        if written.write is None:
            style.print_solution(solution, shown_number, about, as_json=search.as_json, neighbors=neighbors)
        else:
            written.print_solution(style, solution, shown_number)
        if assembly and not search.as_json:
            written.tell(style, assembly_text(solution))
        for picture in pictures if number == 1 else ():
            picture.write(solution)

    written.begin(style, opened.puzzle)
    solutions, outcome = ask(request, show)
    best = None if outcome.found else BestSoFar.of(solutions)
    seeded = schedule_to_json(solutions, request.seed)
    if best is not None:
        say_setup()
        if written.write is not None:
            if not written.is_table:
                written.print_solution(style, best.arrangement, None)
            written.tell(style, best.text())
        elif not search.as_json:
            best.show(style)
        for picture in pictures:
            picture.write(best.arrangement)
    if not search.as_json:
        if seeded:
            written.tell(style, f"Setup: {opened.options} --seed {request.seed}".replace("  ", " "))
        written.tell(style, outcome.text())
    has_none = outcome.is_complete and not outcome.found
    proof = prove_none(opened.puzzle, certificate, has_none=has_none, workers=search.workers, as_json=search.as_json)
    if search.as_json:
        kept: BestSoFarJson = {} if best is None else best.to_json()
        end: SolveEnd = {"summary": {**opened.plain(), **outcome.to_json(), **seeded, **kept, **proof}}
        print_json(end)
    annealing.write_trace(solutions)
    if search.explain_engine:
        explain(solutions.effort, outcome.counted_by)
    return outcome.exit_status
