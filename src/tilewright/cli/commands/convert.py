"""`tilewright convert`: a puzzle from one file format into another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...formats import FORMATS, format_by_suffix, read_solutions
from .. import status
from ..parameters import complete, layout
from ..parameters.options import json_option, variant_option
from ..printing.terminal import note, noting_left_out, print_json

if TYPE_CHECKING:
    from ...answers.base import WrittenJson
    from ...answers.files import ConvertAnswer
    from ...families import Puzzle

_WRITERS = {name: row.write for name, row in FORMATS.items() if row.write is not None}
_OF_SOLUTIONS = {name: row.write_solution for name, row in FORMATS.items() if row.write_solution is not None}


@layout.command(
    "convert",
    examples="""
    tilewright convert deck_of_cards.csv edge_matches.csv triangle.toml
    tilewright convert my-puzzle.toml my-puzzle.json
    tilewright convert unicorn unicorn.json               a puzzle of the catalog
    tilewright convert my-puzzle.json - --to toml         to stdout
    tilewright convert burr.xmpuzzle burr.toml            a file of BurrTools
    tilewright convert pentominoes-6x10 pentominoes.xc    its exact cover, as Knuth's programs read it
    tilewright convert pentominoes-6x10 pentominoes.cnf   the same for SAT solvers
    tilewright convert eternity-2-clue-1 some.e2board --solution found.json
""",
)
@layout.argument("files", nargs=-1, metavar="PUZZLE FILE", shell_complete=complete.puzzles)
@variant_option
@layout.option(
    "--to",
    type=layout.OneOf([*_WRITERS, *_OF_SOLUTIONS]),
    help="The format; needed where the name of FILE does not say it.",
)
@layout.option("--solution", metavar="SOLUTIONS", help="Write the first solution in this file, not the puzzle.")
@json_option
def command(files: tuple[str, ...], variant: str | None, to: str | None, solution: str | None, as_json: bool) -> int:
    """Read a puzzle and write it as FILE, in the format that its suffix says.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards. FILE may
    be - for stdout.
    """
    from ...catalog import load
    from ..parameters.sources import split_puzzle, variants_of
    from ..saving.write_file import refuse_stdout, suffix_of

    sources, rest = split_puzzle(files)
    only = format_by_suffix(PurePath(sources[0])) if not rest else None
    if only is not None and only.read is None:
        raise InvalidRequest(f"{sources[0]} can only be written; name a puzzle before it")
    if len(rest) != 1:
        raise InvalidRequest(
            "name a puzzle and one file to write, or - for stdout"
            + (f"; found {len(rest)} files after the puzzle" if rest else "")
        )
    target = rest[0]
    refuse_stdout(as_json, target)
    writers = _WRITERS if solution is None else _OF_SOLUTIONS
    if to is None and target == "-":
        raise InvalidRequest(f"say with --to which format stdout is to have: {', '.join(writers)}")
    if to is None:
        named = format_by_suffix(PurePath(target))
        if solution is None and named is not None and named.write is None and named.write_solution is not None:
            raise InvalidRequest(f"{target} is to hold a solution; --solution names the file that it is in")
        suffix_of(target, tuple(suffix for name in writers for suffix in FORMATS[name].suffixes))
        row = format_by_suffix(PurePath(target))
        assert row is not None
        to = row.name
    if to not in writers:
        what = "a puzzle" if solution is None else "a solution"
        raise InvalidRequest(f"{what} can be written as {', '.join(writers)}, not as {to}")
    if target != "-" and any(Path(source).resolve() == Path(target).resolve() for source in sources):
        raise InvalidRequest(f"{target} would be written over what is read; choose another name")
    with noting_left_out() as left_out:
        puzzle = load(sources, variant)
        written = _written(puzzle, variant, target, to, solution)
    others = [name for name in variants_of(sources) if name != variant] if solution is None else []
    if as_json:
        answer: ConvertAnswer = {
            "puzzle": puzzle.name,
            "variant": variant,
            "files": [written],
            "left_out": left_out,
            "other_variants": others,
        }
        print_json(answer)
    if others:
        note(
            f"Only {'the variant ' + variant if variant else 'the puzzle itself'} was written, without "
            f"{', '.join(others)}; --variant chooses what is written."
        )
    return status.DONE


def _written(puzzle: Puzzle, variant: str | None, target: str, to: str, solutions: str | None) -> WrittenJson:
    """Write the puzzle, or the first solution in a file."""
    from ...families.common import known_alone
    from ..saving.write_file import write_file

    if solutions is None:
        text = _WRITERS[to](replace(puzzle, known=known_alone(puzzle.known, variant or "")))
        return write_file(target, text, to)
    found = read_solutions(puzzle, Path(solutions))
    if not found:
        raise InvalidRequest(f"there is no solution in {solutions}")
    return write_file(target, _OF_SOLUTIONS[to](found[0]), to)
