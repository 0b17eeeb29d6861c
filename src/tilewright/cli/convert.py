"""`tilewright convert`: a puzzle from one file format into another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ..errors import InvalidRequest
from . import complete, layout, status
from .options import variant_option

_TO = ("toml", "json", "xc")


@layout.command(
    "convert",
    examples="""
    tilewright convert deck_of_cards.csv edge_matches.csv triangle.toml
    tilewright convert my-puzzle.toml my-puzzle.json
    tilewright convert unicorn unicorn.json               a puzzle of the catalog
    tilewright convert my-puzzle.json - --to toml         to stdout
    tilewright convert pentominoes-6x10 pentominoes.xc    its exact cover, as Knuth's programs read it
""",
)
@click.argument("files", nargs=-1, metavar="PUZZLE FILE", shell_complete=complete.puzzles)
@variant_option
@layout.option("--to", type=click.Choice(_TO), help="The format; needed where the name of FILE does not say it.")
def command(files: tuple[str, ...], variant: str | None, to: str | None) -> int:
    """Read a puzzle and write it as FILE, in the format that its suffix says: .toml, .json or .xc.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards. FILE may
    be - for stdout.
    """
    from ..families.common import known_alone
    from ..formats import FORMATS
    from .files import suffix_of, write_file
    from .opening import load_puzzle, split_puzzle, variants_of

    sources, rest = split_puzzle(files)
    if len(rest) != 1:
        raise InvalidRequest(
            "name a puzzle and one file to write, or - for stdout"
            + (f"; found {len(rest)} files after the puzzle" if rest else "")
        )
    target = rest[0]
    if to is None and target == "-":
        raise InvalidRequest(f"say with --to which format stdout is to have: {', '.join(_TO)}")
    name = to or suffix_of(target, tuple(f".{name}" for name in _TO))[1:]
    if target != "-" and any(Path(source).resolve() == Path(target).resolve() for source in sources):
        raise InvalidRequest(f"{target} would be written over what is read; choose another name")
    write = FORMATS[name].write
    assert write is not None
    puzzle = load_puzzle(sources, variant)
    write_file(target, write(replace(puzzle, known=known_alone(puzzle.known, variant or ""))))
    others = [name for name in (variants_of(sources[0]) if len(sources) == 1 else ()) if name != variant]
    if others:
        click.echo(
            f"Only {'the variant ' + variant if variant else 'the puzzle itself'} was written, without "
            f"{', '.join(others)}; --variant chooses what is written.",
            err=True,
        )
    return status.DONE
