"""`--model FILE`: what `count` and `solve` do with a bare exact cover, which has no board and no pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from ...errors import InvalidRequest
from .. import status
from ..parameters.options import SearchChoice
from ..printing import wording
from ..printing.outcome import Outcome
from ..printing.terminal import ProgressLine, echo, note, print_json
from .asking import counted, explain, limits_left, show_first, together

if TYPE_CHECKING:
    from ...answers.base import ModelJson
    from ...answers.counts import ModelCountAnswer
    from ...answers.solving import ModelSolutionLine, ModelSolveEnd
    from ...formats.exact_cover import BareModel

# What can be asked of a model; all other options are about puzzles.
_COUNTING = frozenset({"model", "engine", "explain_engine", "seconds", "nodes", "solutions", "as_json", "workers"})
_ESTIMATING = frozenset({"model", "engine", "explain_engine", "seconds", "seed", "as_json"})
_SOLVING = _COUNTING | {"n", "all_", "ordered"}


def count_bare(path: str, search: SearchChoice) -> int:
    """Count the solutions of the model in a file."""
    from ...solving.bare import count_model

    bare = _open(path, _COUNTING)
    with ProgressLine() as line:
        found = count_model(bare.model, **search.keywords(line.update))
    effort = found.effort
    if search.as_json:
        answer: ModelCountAnswer = {**_plain(bare), **found.to_json()}
        print_json(answer)
    else:
        at_least = "" if found.exhausted else ">= "
        echo(f"{bare.name}: {_size_text(bare)}\n\n{at_least}{wording.solutions(found.total)}\n")
        echo(wording.ended(effort, "this is a lower bound"))
    if search.explain_engine:
        note(wording.search(effort))
    return status.of_search(effort, found.exhausted, found.total)


def bare_to_estimate(path: str) -> BareModel:
    """The model in a file, whose search is to be estimated."""
    return _open(path, _ESTIMATING)


def solve_bare(path: str, wanted: int | None, search: SearchChoice) -> int:
    """Print solutions of the model in a file, each as the options chosen, and sum up.

    `wanted` is how many, None for all. If they can be counted quickly, it says how many there are.
    """
    from ...solving.bare import ModelSolutions
    from ...solving.whole import whole_model_steps

    bare = _open(path, _SOLVING)
    with ProgressLine() as line:
        keywords = search.keywords(line.update)
        most = wanted if search.solutions is None else min(search.solutions, wanted or search.solutions)
        keywords["limits"] = replace(keywords["limits"], solutions=most)
        solutions = ModelSolutions(bare.model, ordered=search.ordered, for_all=most is None, **keywords)

        def show(number: int, choices: tuple[int, ...]) -> None:
            _print_solution(bare, choices, number, wanted, search.as_json)

        whole = None
        printed = 0
        try:
            for _ in show_first(solutions, most, line, show):
                printed += 1
            if printed == most == wanted and (limits := limits_left(search, solutions.effort)) is not None:
                steps = whole_model_steps(bare.model, limits=limits, workers=search.workers, on_progress=line.update)
                whole = counted(steps)
        except KeyboardInterrupt:
            solutions.interrupt()
    found = whole.total if whole is not None and whole.exhausted else printed
    effort = solutions.effort if whole is None else together(solutions.effort, whole.effort)
    is_complete = effort.exhausted or (whole is not None and whole.exhausted)
    outcome = Outcome(
        printed,
        found,
        wanted,
        is_complete,
        effort,
        True,
        counting=f"--model {path}",
        counted_by=None if whole is None else whole.effort,
    )
    if search.as_json:
        end: ModelSolveEnd = {"summary": {**_plain(bare), **outcome.end_to_json()}}
        print_json(end)
    else:
        echo(outcome.text())
    if search.explain_engine:
        explain(solutions.effort, outcome.counted_by)
    return outcome.exit_status


def _print_solution(bare: BareModel, choices: tuple[int, ...], number: int, wanted: int | None, as_json: bool) -> None:
    options = [bare.options[k] for k in sorted(choices)]
    if as_json:
        line: ModelSolutionLine = {"solution": number, "options": options}
        print_json(line)
        return
    heading = [] if wanted == 1 else [f"Solution {number}"]
    echo("\n".join([*heading, *options, ""]))


def _refuse_what_is_about_puzzles(allowed: frozenset[str]) -> None:
    """A model has no board and no pieces; InvalidRequest names the first option that asks for them."""
    context = click.get_current_context()
    for param in context.command.params:
        name = param.name or ""
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if given and name not in allowed and context.params.get(name, True):
            if isinstance(param, click.Argument):
                raise InvalidRequest("a puzzle and --model are two questions; ask one of them")
            raise InvalidRequest(f"{param.opts[-1]} is about puzzles; --model asks for the solutions of a bare model")


def _open(path: str, allowed: frozenset[str]) -> BareModel:
    from ...formats import format_by_suffix, read_model

    _refuse_what_is_about_puzzles(allowed)
    row = format_by_suffix(Path(path))
    if row is not None and row.read is not None:
        raise InvalidRequest(f"{path} is a puzzle file; leave out --model")
    bare = read_model(Path(path))
    if bare.left_out:
        lines, n = wording.numbers(bare.left_out), len(bare.left_out)
        what = "1 option has" if n == 1 else f"{n:,} options have"
        note(f"note: {what} no primary item and can never be asked for (line{'s' * (n > 1)} {lines})")
    return bare


def _plain(bare: BareModel) -> ModelJson:
    model = bare.model
    return {
        "model": bare.name,
        "primary": model.n_primary,
        "secondary": model.n_secondary,
        "options": len(model.options),
    }


def _size_text(bare: BareModel) -> str:
    model = bare.model
    items = f"{model.n_primary:,} primary items" if model.n_primary != 1 else "1 primary item"
    options = f"{len(model.options):,} options" if len(model.options) != 1 else "1 option"
    return f"{items}, {model.n_secondary:,} secondary, {options}"
