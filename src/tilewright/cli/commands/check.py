"""`tilewright check`: mistakes in a puzzle, found without a search, or in solutions; all puzzles of a folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ...deadline import within
from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    about_output,
    json_option,
    search_options,
    setup_options,
    style_options,
    words_argument,
    workers_option,
)
from ..printing import wording
from ..printing.terminal import TerminalStyle, echo, note, print_json
from .prove import prove_none, prove_option, refuse_to_prove

if TYPE_CHECKING:
    from ...answers.checks import CheckAnswer, CheckedSolutionJson, CheckSolutionsAnswer, VariantFindingJson
    from ...families import Finding, Puzzle
    from ..parameters.opening import Opened

_about_contributions = layout.section("A puzzle for the catalog")
_about_typos = layout.section("Typing mistakes")
_about_folders = layout.section("All puzzles in a folder")

_SECONDS = 10
"""So long a puzzle or a variant of it is looked at."""
_SECONDS_FOR_TYPOS = 60


@layout.command(
    "check",
    examples="""
    tilewright check my-puzzle.toml                  what is wrong with the puzzle
    tilewright check my-puzzle.toml solutions.txt    are these solutions right?
    tilewright check unicorn solutions.jsonl --json
    tilewright check deck_of_cards.csv edge_matches.csv
    tilewright check tetrominoes-4x5 --prove none    prove that there is no solution
    tilewright check tetrominoes-4x5 --typos         what may be mistyped, as there is no solution
    tilewright check levels                          all puzzles in a folder: solvable, how hard?
    tilewright check levels --unique --json          has each of them just one solution?
    tilewright check --contribution nine.toml        is this puzzle ready for the catalog?
    tilewright check --contribution nine.toml -o look    its page in an atlas, and its certificate
""",
)
@words_argument("PUZZLE [SOLUTIONS]... | FOLDER...")
@setup_options
@_about_contributions(
    "--contribution",
    is_flag=True,
    help="Say all that keeps the puzzle in a file out of the catalog; docs/adding/puzzle.md explains it.",
)
@_about_typos(
    "--typos", is_flag=True, help="Search for one label, cell or number that leaves the puzzle without a solution."
)
@_about_typos(
    "--seconds",
    metavar="TIME",
    type=layout.Seconds(),
    help="Look at a puzzle, or at each in a folder, for so many seconds (10), at one for the catalog, or search for "
    "typos (60); 1m is a time.",
)
@_about_typos(
    "-o",
    "output",
    metavar="FILE|DIR",
    multiple=True,
    help="Draw the likeliest typo: .svg, .png or .txt; or make the page of a puzzle for the catalog, in a new folder.",
)
@_about_folders("--unique", is_flag=True, help="Each puzzle must have exactly one solution up to symmetry.")
@_about_folders(
    "--solutions", "most", metavar="N", type=layout.Whole(2), help="Count up to N solutions of each (1000)."
)
@_about_folders("--junit", metavar="FILE", help="Write a report into FILE, in the XML of JUnit.")
@prove_option(about_output)
@search_options(workers_option, json_option)
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    contribution: bool,
    typos: bool,
    output: tuple[str, ...],
    unique: bool,
    most: int | None,
    junit: str | None,
    certificate: str | None,
    search: SearchChoice,
    style: TerminalStyle,
) -> int:
    """Look for mistakes in a puzzle, without solving it, or verify solutions of it.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards. SOLUTIONS
    are files as `solve --all` prints them, pictures or `--json`. Of a FOLDER all puzzles are solved and rated, each
    with all its variants.
    """
    from ..parameters.opening import open_puzzle, setup_of_files
    from ..parameters.sources import split_puzzle
    from .check_folder import check_folders, is_folder

    as_json, seconds = search.as_json, search.seconds
    if contribution:
        beside = {"--typos": typos, "--unique": unique, "--solutions": most, "--junit": junit}
        beside |= {"--prove": certificate, **dict.fromkeys(setup.choosing, True)}
        beside |= {"--variant": setup.variant, "--target": setup.target}
        return _check_contribution(puzzle, output, beside, search)
    if puzzle and is_folder(puzzle[0]):
        _refuse_beside_folder(puzzle, setup, {"--typos": typos, "-o": output, "--prove": certificate})
        from ...design.difficulty.examine import Criteria

        criteria = Criteria(unique, most or Criteria.solutions, Criteria.seconds if seconds is None else seconds)
        return check_folders(puzzle, criteria, search, setup.variant, junit)
    for option, value in {"--unique": unique, "--solutions": most, "--junit": junit}.items():
        if value:
            raise InvalidRequest(f"{option} is about all puzzles in a folder; name the folder")
    sources, files = split_puzzle(puzzle)
    if (output and not typos) or (files and seconds is not None):
        option = "-o" if output else "--seconds"
        raise InvalidRequest(f"{option} is about typos; ask for them with --typos")
    if certificate is not None and (files or typos):
        raise InvalidRequest("--prove is about a puzzle alone; leave out the solutions and --typos")
    if files and typos:
        raise InvalidRequest("--typos is about a puzzle; leave out the solutions")
    if typos:
        from .typos import check_typos

        seconds = _SECONDS_FOR_TYPOS if seconds is None else seconds
        with within(seconds):
            return check_typos(open_puzzle(sources, setup, may_roll=False), seconds, output, as_json, style)
    if files:
        opened = open_puzzle(sources, setup_of_files(setup, files), may_roll=False)
        return _check_solutions(opened, files, as_json)
    with within(seconds):
        return _check_puzzle(sources, setup, certificate, _SECONDS if seconds is None else seconds, as_json)


def _check_contribution(
    words: tuple[str, ...], output: tuple[str, ...], beside: Mapping[str, object], search: SearchChoice
) -> int:
    from ...catalog import is_file
    from .check_contribution import check_contribution

    if given := [option for option, value in beside.items() if value not in (None, False, ())]:
        raise InvalidRequest(f"{given[0]} goes without --contribution, which looks at all of a file")
    if len(words) != 1 or not is_file(words[0]):
        found = " and ".join(map(repr, words)) or "none"
        raise InvalidRequest(f"--contribution takes one file, such as contrib/my-puzzle.toml; found {found}")
    if len(output) > 1:
        raise InvalidRequest(f"one page goes into one folder; found {output[0]!r} and {output[1]!r}")
    return check_contribution(words[0], search, *output)


def _refuse_beside_folder(words: tuple[str, ...], setup: SetupChoice, options: dict[str, object]) -> None:
    """Raise InvalidRequest for what is about one puzzle."""
    from .check_folder import is_folder

    if other := next((word for word in words if not is_folder(word)), None):
        raise InvalidRequest(f"{words[0]} is a folder, and {other} is none; name folders, or one puzzle")
    given = [option for option, value in options.items() if value]
    given += [*setup.choosing, *(["--target"] if setup.target is not None else [])]
    if given:
        raise InvalidRequest(f"{given[0]} is about one puzzle; {words[0]} is a folder")


def _check_puzzle(
    sources: tuple[str, ...], setup: SetupChoice, certificate: str | None, seconds: float, as_json: bool
) -> int:
    """Lint a puzzle and, if no variant is asked for, its variants."""
    from ..parameters.opening import opened_or_template
    from ..parameters.sources import variants_of, with_example

    names: list[str | None] = [setup.variant]
    # A certificate is about one puzzle.
    if setup.variant is None and certificate is None:
        names += variants_of(sources)
    with within(seconds * len(names)):
        examples = [with_example(sources, name) if setup.size is None else (name, "") for name in names]
        for remark in dict.fromkeys(remark for _, remark in examples if remark):
            note(remark)
        opened = [opened_or_template(sources, replace(setup, variant=name)) for name, _ in examples]
    puzzles = [one.puzzle for one in opened]
    refuse_to_prove(puzzles[0], certificate)
    findings = [_lint(puzzle, seconds) for puzzle in puzzles]
    found = [(name or "", finding) for name, some in zip(names, findings, strict=True) for finding in some]
    is_cut = any(finding.is_cut for _, finding in found)
    if not as_json:
        for name, finding in found:
            echo((f"variant {name}: " if name else "") + wording.finding(finding))
        if is_cut:
            echo(
                f"Stopped by the limit of {seconds:g} s for each puzzle; "
                f"`tilewright count {' '.join(sources)}` looks at the rest, without a limit."
            )
        elif all(finding.level == "note" for _, finding in found):
            words = " ".join(filter(None, [*sources, opened[0].options]))
            echo(f"No mistakes found. To see whether there is a solution, run `tilewright solve {words}`.")
    has_none = any(finding.proves for finding in findings[0])
    proof = prove_none(puzzles[0], certificate, has_none=has_none, as_json=as_json)
    if as_json:
        listed: list[VariantFindingJson] = [
            {"variant": name or None, **wording.plain_finding(finding)} for name, finding in found
        ]
        answer: CheckAnswer = {"puzzle": sources[0], "findings": listed, **proof}
        print_json(answer)
    if is_cut:
        return status.STOPPED
    return status.NO_SOLUTION if any(finding.proves for _, finding in found) else status.DONE


def _lint(puzzle: Puzzle, seconds: float) -> tuple[Finding, ...]:
    from threading import Timer

    from ...solving import lint

    said = Timer(1.0, note, [f"Looking at {puzzle.name}, for at most {seconds:g} s ..."])
    said.start()
    try:
        return lint(puzzle, seconds=seconds)
    finally:
        said.cancel()


def _check_solutions(opened: Opened, files: tuple[str, ...], as_json: bool) -> int:
    from ...families import family_of
    from ...formats import read_solutions

    puzzle = opened.puzzle
    broken_rules = family_of(puzzle).broken_rules
    results: list[CheckedSolutionJson] = []
    for file in files:
        for number, solution in enumerate(read_solutions(puzzle, Path(file)), start=1):
            results.append({"file": file, "solution": number, "broken": list(broken_rules(puzzle, solution))})
    n_right = sum(not result["broken"] for result in results)
    if as_json:
        answer: CheckSolutionsAnswer = {
            **opened.plain(),
            "solutions": results,
            "right": n_right,
            "wrong": len(results) - n_right,
        }
        print_json(answer)
    elif not results:
        echo(f"There are no solutions to check: {' and '.join(files)} {'says' if len(files) == 1 else 'say'} so.")
    else:
        for result in results:
            where = f"solution {result['solution']}" + (f" of {result['file']}" if len(files) > 1 else "")
            if result["broken"]:
                echo(f"{where} is wrong:")
                for rule in result["broken"]:
                    echo(f"  {rule}")
            else:
                echo(f"{where} is right")
        echo(
            f"{n_right} of {wording.solutions(len(results))} right."
            if n_right < len(results)
            else f"{wording.solutions(n_right).capitalize()}, all right."
        )
    return status.DONE if n_right == len(results) else status.NO_SOLUTION
