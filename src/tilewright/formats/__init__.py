"""Files in and out: puzzles in several formats, and solutions.

The puzzle file, in TOML, is the one complete format; `FORMATS` lists the others beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from ..errors import InvalidRequest
from .document import Source, cleaned, source_of

if TYPE_CHECKING:
    from ..families import Puzzle


@dataclass(frozen=True)
class Format:
    """A way to write puzzles into files: `n_files` of them, with one of these suffixes.

    `read` takes their texts and the name of a variant; `write`, if there is one, gives the text of a file. What
    cannot be read back as a puzzle has no `read`.
    """

    name: str
    suffixes: tuple[str, ...]
    read: Callable[[Sequence[Source], str | None], Puzzle] | None
    write: Callable[[Puzzle], str] | None = None
    n_files: int = 1


def _read_toml(sources: Sequence[Source], variant: str | None) -> Puzzle:
    from .puzzle_file import read

    return read(sources[0], variant)


def _read_json(sources: Sequence[Source], variant: str | None) -> Puzzle:
    from .puzzle_file import read_json

    return read_json(sources[0], variant)


def _read_deck(sources: Sequence[Source], variant: str | None) -> Puzzle:
    from .deck import read_deck

    if variant:
        raise InvalidRequest(f"a deck of cards has no variants; found {variant!r}")
    return read_deck(sources[0], sources[1])


def save(puzzle: Puzzle, path: str | Path) -> None:
    """Write a puzzle into a file, in the format that its suffix says: .toml, .json, or .xc for its exact cover.

    Raises InvalidRequest for another suffix, or where the file cannot be written.
    """
    path = Path(path)
    for row in FORMATS.values():
        if row.write is not None and path.suffix in row.suffixes:
            text = row.write(puzzle)
            break
    else:
        from ..families.wording import listing

        suffixes = [suffix for row in FORMATS.values() if row.write is not None for suffix in row.suffixes]
        raise InvalidRequest(f"{path}: puzzles are written into files that end in {listing(suffixes, joint='or')}")
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise InvalidRequest(f"{path} cannot be written: {problem.strerror}") from None


def _write_toml(puzzle: Puzzle) -> str:
    from .puzzle_file import write

    return write(puzzle)


def _write_json(puzzle: Puzzle) -> str:
    from .puzzle_file import write_json

    return write_json(puzzle)


def _write_exact_cover(puzzle: Puzzle) -> str:
    from .exact_cover import write

    return write(puzzle)


FORMATS = {
    row.name: row
    for row in (
        Format("toml", (".toml",), _read_toml, _write_toml),
        Format("json", (".json",), _read_json, _write_json),
        Format("deck", (".csv",), _read_deck, n_files=2),
        Format("xc", (".xc",), None, _write_exact_cover),
    )
}


def format_of(paths: Sequence[PurePath]) -> Format:
    """The format of files with these names, by their suffixes; InvalidRequest if they hold no puzzle."""
    if not paths:
        raise InvalidRequest("name a puzzle or a file")
    suffixes = [path.suffix.lower() for path in paths]
    for row in FORMATS.values():
        if suffixes[0] in row.suffixes:
            if row.read is None:
                raise InvalidRequest(
                    f"{paths[0]} is an exact cover without its puzzle; `tilewright count --model {paths[0]}` counts "
                    f"its solutions, `tilewright solve --model {paths[0]}` lists them"
                )
            if len(paths) == row.n_files and all(suffix in row.suffixes for suffix in suffixes):
                return row
            if row.n_files > 1:
                raise InvalidRequest(
                    f"a {row.name} takes {row.n_files} files, the cards (a line each, their labels) and the neighbors "
                    f"(a line for each edge: place, place, side), e.g. deck_of_cards.csv edge_matches.csv; "
                    f"found {len(paths)}"
                )
            raise InvalidRequest(f"a puzzle in {row.name.upper()} is one file; found {len(paths)}")
    known = ", ".join(suffix for row in FORMATS.values() if row.read is not None for suffix in row.suffixes)
    raise InvalidRequest(
        f"{paths[0]} has {f'the suffix {suffixes[0]!r}' if suffixes[0] else 'no suffix'}; "
        f"puzzles are read from files in {known}"
    )


def read_puzzle(paths: Sequence[Path], variant: str | None = None) -> Puzzle:
    """The puzzle in a file (or the files of a deck), in the format that the suffix says.

    Raises InvalidFile with all mistakes of the file, InvalidRequest if there is no such file or format.
    """
    for path in paths:
        if not path.exists():
            raise InvalidRequest(f"there is no file {path}")
        if path.is_dir():
            raise InvalidRequest(f"{path} is a folder; name a file in it")
    read = format_of(paths).read
    assert read is not None
    return read([source_of(path) for path in paths], variant)


def read_sources(sources: Sequence[Source], variant: str | None = None) -> Puzzle:
    """The puzzle in texts that came without a disk, e.g. from a browser; their names only say which format it is."""
    read = format_of([PurePath(source.name) for source in sources]).read
    assert read is not None
    return read([Source(source.name, cleaned(source.text, source.name)) for source in sources], variant)


__all__ = ["FORMATS", "Format", "Source", "format_of", "read_puzzle", "read_sources"]
