"""`tilewright check`: mistakes in a puzzle, found without a search, or in solutions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..errors import InvalidRequest
from . import layout, status, wording
from .options import SetupChoice, about_output, json_option, setup_options, style_options, words_argument
from .prove import prove_none, prove_option, refuse_to_prove
from .terminal import TerminalStyle, note, print_json

if TYPE_CHECKING:
    from ..families import Finding, Puzzle
    from .opening import Opened

_about_typos = layout.section("Typing mistakes")

_SECONDS = 10
"""So long a puzzle or a variant of it is looked at."""


@layout.command(
    "check",
    examples="""
    tilewright check my-puzzle.toml                  what is wrong with the puzzle
    tilewright check my-puzzle.toml solutions.txt    are these solutions right?
    tilewright check unicorn solutions.jsonl --json
    tilewright check deck_of_cards.csv edge_matches.csv
    tilewright check tetrominoes-4x5 --prove none    prove that there is no solution
    tilewright check tetrominoes-4x5 --typos         what may be mistyped, as there is no solution
""",
)
@words_argument("PUZZLE [SOLUTIONS]...")
@setup_options
@_about_typos(
    "--typos", is_flag=True, help="Search for one label, cell or number that leaves the puzzle without a solution."
)
@_about_typos(
    "--seconds",
    metavar="S",
    type=click.FloatRange(min=0),
    help="Search for typos for S seconds at most (60).",
)
@_about_typos("-o", "output", metavar="FILE", multiple=True, help="Draw the likeliest typo: .svg, .png or .txt.")
@prove_option(about_output)
@json_option
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    typos: bool,
    seconds: float | None,
    output: tuple[str, ...],
    certificate: str | None,
    as_json: bool,
    style: TerminalStyle,
) -> int:
    """Look for mistakes in a puzzle, without solving it, or verify solutions of it.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards. SOLUTIONS
    are files as `solve --all --json` prints them or, for square tiles, `solve --all`.
    """
    from .opening import open_puzzle
    from .sources import split_puzzle

    sources, files = split_puzzle(puzzle)
    if (output or seconds is not None) and not typos:
        option = "-o" if output else "--seconds"
        raise InvalidRequest(f"{option} is about typos; ask for them with --typos")
    if certificate is not None and (files or typos):
        raise InvalidRequest("--prove is about a puzzle alone; leave out the solutions and --typos")
    if files and typos:
        raise InvalidRequest("--typos is about a puzzle; leave out the solutions")
    if typos:
        from .typos import check_typos

        return check_typos(
            open_puzzle(sources, setup, may_roll=False), 60.0 if seconds is None else seconds, output, as_json, style
        )
    if files:
        return _check_solutions(open_puzzle(sources, setup, may_roll=False), files, as_json)
    return _check_puzzle(sources, setup, certificate, as_json)


def _check_puzzle(sources: tuple[str, ...], setup: SetupChoice, certificate: str | None, as_json: bool) -> int:
    """Lint a puzzle and, if no variant is asked for, its variants."""
    from .opening import puzzle_or_template
    from .sources import variants_of

    names: list[str | None] = [setup.variant]
    # A certificate is about one puzzle.
    if setup.variant is None and certificate is None:
        names += variants_of(sources)
    puzzles = [puzzle_or_template(sources, replace(setup, variant=name)) for name in names]
    refuse_to_prove(puzzles[0], certificate)
    findings = [_lint(puzzle) for puzzle in puzzles]
    found = [(name or "", finding) for name, some in zip(names, findings, strict=True) for finding in some]
    is_cut = any(finding.is_cut for _, finding in found)
    if not as_json:
        for name, finding in found:
            click.echo((f"variant {name}: " if name else "") + wording.finding(finding))
        if is_cut:
            click.echo(
                f"Stopped by the limit of {_SECONDS} s for each puzzle; "
                f"`tilewright count {' '.join(sources)}` looks at the rest, without a limit."
            )
        elif all(finding.level == "note" for _, finding in found):
            click.echo(
                f"No mistakes found. To see whether there is a solution, run `tilewright solve {' '.join(sources)}`."
            )
    has_none = any(finding.proves for finding in findings[0])
    proof = prove_none(puzzles[0], certificate, has_none=has_none, as_json=as_json)
    if as_json:
        listed = [{"variant": name or None, **wording.plain_finding(finding)} for name, finding in found]
        print_json({"puzzle": sources[0], "findings": listed, **proof})
    if is_cut:
        return status.STOPPED
    return status.NO_SOLUTION if any(finding.proves for _, finding in found) else status.DONE


def _lint(puzzle: Puzzle) -> tuple[Finding, ...]:
    from threading import Timer

    from ..solving import lint

    said = Timer(1.0, note, [f"Looking at {puzzle.name}, for at most {_SECONDS} s ..."])
    said.start()
    try:
        return lint(puzzle, seconds=_SECONDS)
    finally:
        said.cancel()


def _check_solutions(opened: Opened, files: tuple[str, ...], as_json: bool) -> int:
    from ..families import family_of
    from ..formats import read_solutions

    puzzle = opened.puzzle
    broken_rules = family_of(puzzle).broken_rules
    results: list[dict[str, Any]] = []
    for file in files:
        for number, solution in enumerate(read_solutions(puzzle, Path(file)), start=1):
            results.append({"file": file, "solution": number, "broken": broken_rules(puzzle, solution)})
    n_right = sum(not result["broken"] for result in results)
    if as_json:
        print_json({**opened.plain(), "solutions": results, "right": n_right, "wrong": len(results) - n_right})
    elif not results:
        click.echo(f"There are no solutions to check: {' and '.join(files)} {'says' if len(files) == 1 else 'say'} so.")
    else:
        for result in results:
            where = f"solution {result['solution']}" + (f" of {result['file']}" if len(files) > 1 else "")
            if result["broken"]:
                click.echo(f"{where} is wrong:")
                for rule in result["broken"]:
                    click.echo(f"  {rule}")
            else:
                click.echo(f"{where} is right")
        click.echo(
            f"{n_right} of {wording.solutions(len(results))} right."
            if n_right < len(results)
            else f"{wording.solutions(n_right).capitalize()}, all right."
        )
    return status.DONE if n_right == len(results) else status.NO_SOLUTION
