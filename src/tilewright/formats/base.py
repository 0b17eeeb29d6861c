"""A file format: a row of the table `FORMATS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..values import frozen
from .document import Document, FileText

if TYPE_CHECKING:
    from ..families import Puzzle, Solution
    from .exact_cover import BareModel


@frozen
class Format:
    """One way to write down puzzles, models or solutions; None if it cannot.

    `name` is what `--to` takes. Files are recognized by their suffix, not by the name; a new file gets the
    first of `suffixes`.
    """

    name: str
    suffixes: tuple[str, ...]
    read: Callable[[Sequence[FileText], str | None], Puzzle] | None = None
    """Makes a puzzle of `n_files` texts and the name of a variant."""
    write: Callable[[Puzzle], str] | None = None
    parse: Callable[[str, str], Document] | None = None
    """Makes the data of a puzzle file of its text and name, whether or not they are a right puzzle."""
    dump: Callable[[Mapping[str, Any]], str] | None = None
    """Writes the data of a puzzle file."""
    read_model: Callable[[FileText], BareModel] | None = None
    """Reads a bare model, without the puzzle that it was made of."""
    read_solutions: Callable[[Puzzle, FileText], list[Solution]] | None = None
    n_files: int = 1
    files: str = ""
    """What the files are, where a puzzle takes several."""


def document_format(
    name: str,
    suffixes: tuple[str, ...],
    parse: Callable[[str, str], Document],
    dump: Callable[[Mapping[str, Any]], str],
) -> Format:
    """A format that holds the puzzle file key for key, as TOML and JSON do."""

    def read(sources: Sequence[FileText], variant: str | None) -> Puzzle:
        from .puzzle_file import puzzle_of

        [source] = sources
        return puzzle_of(parse(source.text, source.name), source.stem, variant)

    def write(puzzle: Puzzle) -> str:
        from .puzzle_file import document_of_puzzle

        return dump(document_of_puzzle(puzzle))

    return Format(name, suffixes, read, write, parse, dump)
