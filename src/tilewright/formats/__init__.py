"""Files in and out: puzzles in several formats, bare models, and solutions.

The puzzle file, in TOML, is the one complete format; `FORMATS` lists the others beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from ..errors import InvalidRequest
from .base import Format, document_format
from .document import FileText, cleaned, json_text, parse_json, parse_toml, require_file, source_of
from .toml_text import toml_text

if TYPE_CHECKING:
    from ..families import Puzzle, Solution
    from .exact_cover import BareModel


# The modules of formats are imported when they are first used, so that listing the formats costs nothing.
def _read_deck(sources: Sequence[FileText], variant: str | None) -> Puzzle:
    from .deck import read_deck

    if variant:
        raise InvalidRequest(f"a deck of cards has no variants; found {variant!r}")
    return read_deck(sources[0], sources[1])


def _write_exact_cover(puzzle: Puzzle) -> str:
    from .exact_cover import write

    return write(puzzle)


def _read_exact_cover(source: FileText) -> BareModel:
    from .exact_cover import parse_model

    return parse_model(source.text, source.stem, path=source.name)


def _read_solutions(puzzle: Puzzle, source: FileText) -> list[Solution]:
    from .solutions import solutions_in

    return solutions_in(puzzle, source)


FORMATS = {
    row.name: row
    for row in (
        document_format("toml", (".toml",), parse_toml, toml_text),
        document_format("json", (".json",), parse_json, json_text),
        Format(
            "deck",
            (".csv",),
            _read_deck,
            n_files=2,
            files="the cards (a line each, their labels) and the neighbors "
            "(a line for each edge: place, place, side), e.g. deck_of_cards.csv edge_matches.csv",
        ),
        Format("xc", (".xc", ".dlx"), write=_write_exact_cover, read_model=_read_exact_cover),
        # Solutions are told by what stands in a file, so that it may have any name.
        Format("jsonl", (".jsonl",), read_solutions=_read_solutions),
        Format("boxes", (".txt",), read_solutions=_read_solutions),
    )
}


def format_by_suffix(path: PurePath) -> Format | None:
    """The format that the suffix of a file name stands for; None if no format has this suffix."""
    suffix = path.suffix.lower()
    return next((row for row in FORMATS.values() if suffix in row.suffixes), None)


def format_of(paths: Sequence[PurePath]) -> Format:
    """The format of the puzzle in files with these names, by their suffixes; InvalidRequest if they hold no puzzle."""
    if not paths:
        raise InvalidRequest("name a puzzle or a file")
    row = format_by_suffix(paths[0])
    if row is not None and row.read is not None:
        if len(paths) == row.n_files and all(path.suffix.lower() in row.suffixes for path in paths):
            return row
        if row.n_files > 1:
            raise InvalidRequest(f"a {row.name} takes {row.n_files} files, {row.files}; found {len(paths)}")
        raise InvalidRequest(f"a puzzle in {row.name.upper()} is one file; found {len(paths)}")
    if row is not None and row.read_model is not None:
        raise InvalidRequest(
            f"{paths[0]} is an exact cover without its puzzle; `tilewright count --model {paths[0]}` counts "
            f"its solutions, `tilewright solve --model {paths[0]}` lists them"
        )
    suffix = paths[0].suffix.lower()
    known = ", ".join(suffix for row in FORMATS.values() if row.read is not None for suffix in row.suffixes)
    raise InvalidRequest(
        f"{paths[0]} has {f'the suffix {suffix!r}' if suffix else 'no suffix'}; puzzles are read from files in {known}"
    )


def read_puzzle(paths: Sequence[Path], variant: str | None = None) -> Puzzle:
    """The puzzle in a file (or the files of a deck), in the format that the suffix says.

    Raises InvalidFile with all mistakes of the file, InvalidRequest if there is no such file or format.
    """
    for path in paths:
        require_file(path)
    read = format_of(paths).read
    assert read is not None
    return read([source_of(path) for path in paths], variant)


def read_sources(sources: Sequence[FileText], variant: str | None = None) -> Puzzle:
    """The puzzle in texts that came without a disk, e.g. from a browser; their names only say which format it is."""
    read = format_of([PurePath(source.name) for source in sources]).read
    assert read is not None
    return read([FileText(source.name, cleaned(source.text, source.name)) for source in sources], variant)


def read_model(path: Path) -> BareModel:
    """The bare model in a file; a file whose suffix says nothing is read as an exact cover in Knuth's format.

    Raises InvalidFile with the mistakes of the file, each with its place.
    """
    row = format_by_suffix(path)
    return ((row and row.read_model) or _read_exact_cover)(source_of(path))


def read_solutions(puzzle: Puzzle, path: Path) -> list[Solution]:
    """Read all solutions in a file of JSON, JSON Lines or text boxes.

    The solutions are not checked against the rules; `check` does that.

    Parameters
    ----------
    puzzle
        The puzzle that the solutions are of.
    path
        The file, for example the output of `tilewright solve`.

    Returns
    -------
    list of solutions
        The solutions in the order of the file; empty if the file says that there are none, as `tilewright solve` does.

    Raises
    ------
    InvalidFile
        The file is no text or has no solutions, or a solution names pieces or cells that the puzzle does not have; each
        mistake comes with its line.
    InvalidRequest
        There is no such file, or it cannot be read.

    See Also
    --------
    check : Verify a solution.
    solution_from_json : Read one solution from plain data.
    """
    row = format_by_suffix(path)
    return ((row and row.read_solutions) or _read_solutions)(puzzle, source_of(path))


def save(puzzle: Puzzle, path: str | Path) -> None:
    """Write a puzzle into a file.

    Parameters
    ----------
    puzzle
        Any puzzle.
    path
        The file to write. Its suffix says the format: .toml, .json, or .xc for the puzzle's exact cover.

    Raises
    ------
    InvalidRequest
        No format for writing puzzles has this suffix, the file cannot be written, or a puzzle that is a template or
        has sums is to be written as an exact cover.
    InvalidPuzzle
        The puzzle was made in Python with a feature that no puzzle file can express.

    See Also
    --------
    load : Load a puzzle from a file.
    """
    path = Path(path)
    row = format_by_suffix(path)
    if row is None or row.write is None:
        from ..families.wording import listing

        suffixes = [row.suffixes[0] for row in FORMATS.values() if row.write is not None]
        raise InvalidRequest(f"{path}: puzzles are written into files that end in {listing(suffixes, joint='or')}")
    try:
        path.write_text(row.write(puzzle), encoding="utf-8")
    except OSError as problem:
        raise InvalidRequest(f"{path} cannot be written: {problem.strerror}") from None


__all__ = [
    "FORMATS",
    "Format",
    "FileText",
    "format_by_suffix",
    "format_of",
    "read_model",
    "read_puzzle",
    "read_solutions",
    "read_sources",
    "save",
]
