"""`tilewright convert`: a puzzle from one file format into another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path, PurePath

import click

from ..errors import InvalidRequest
from ..formats import FORMATS, format_by_suffix
from . import complete, layout, status
from .options import variant_option

_WRITERS = {name: row.write for name, row in FORMATS.items() if row.write is not None}
_SUFFIXES = tuple(suffix for name in _WRITERS for suffix in FORMATS[name].suffixes)


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
@layout.option(
    "--to", type=click.Choice(list(_WRITERS)), help="The format; needed where the name of FILE does not say it."
)
def command(files: tuple[str, ...], variant: str | None, to: str | None) -> int:
    """Read a puzzle and write it as FILE, in the format that its suffix says.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards. FILE may
    be - for stdout.
    """
    from ..catalog import load
    from ..families.common import known_alone
    from .files import suffix_of, write_file
    from .sources import split_puzzle, variants_of

    sources, rest = split_puzzle(files)
    if len(rest) != 1:
        raise InvalidRequest(
            "name a puzzle and one file to write, or - for stdout"
            + (f"; found {len(rest)} files after the puzzle" if rest else "")
        )
    target = rest[0]
    if to is None and target == "-":
        raise InvalidRequest(f"say with --to which format stdout is to have: {', '.join(_WRITERS)}")
    if to is None:
        suffix_of(target, _SUFFIXES)
        row = format_by_suffix(PurePath(target))
        assert row is not None
        to = row.name
    if target != "-" and any(Path(source).resolve() == Path(target).resolve() for source in sources):
        raise InvalidRequest(f"{target} would be written over what is read; choose another name")
    puzzle = load(sources, variant)
    write_file(target, _WRITERS[to](replace(puzzle, known=known_alone(puzzle.known, variant or ""))))
    others = [name for name in variants_of(sources) if name != variant]
    if others:
        click.echo(
            f"Only {'the variant ' + variant if variant else 'the puzzle itself'} was written, without "
            f"{', '.join(others)}; --variant chooses what is written.",
            err=True,
        )
    return status.DONE
