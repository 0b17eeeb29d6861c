"""A file format: a row of the table `FORMATS`."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import LeftOut
from ..values import frozen
from .document import Document, FileText

if TYPE_CHECKING:
    from ..families import Puzzle, Solution
    from .exact_cover import BareModel


@frozen
class Format:
    """One way to write down puzzles, models or solutions; None if it cannot.

    `name` is what `--to` takes. Files are recognized by what they begin with, else by their suffix, not by the name;
    a new file gets the first of `suffixes`.
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
    write_solution: Callable[[Solution], str] | None = None
    viewer: str = ""
    """The site that shows a solution, or the beginning of one: `write_solution` writes an address there."""
    n_files: int = 1
    files: str = ""
    """What the files are, where a puzzle takes several."""
    group: Callable[[Sequence[FileText]], list[tuple[FileText, ...]]] | None = None
    """Finds those files of a folder that make a puzzle together, where a puzzle takes several."""
    signature: str = ""
    """A pattern of the beginning of a file of this format, and of no other."""

    def begins(self, text: str) -> bool:
        """Tell whether a text begins as only files of this format do."""
        return bool(self.signature) and re.match(self.signature, text) is not None


def document_format(
    name: str,
    suffixes: tuple[str, ...],
    parse: Callable[[str, str], Document],
    dump: Callable[[Mapping[str, Any]], str] | None = None,
    write: Callable[[Puzzle], str] | None = None,
    signature: str = "",
) -> Format:
    """A format that is read as the data of a puzzle file.

    With `dump` it holds the puzzle file key for key, as TOML and JSON do. Otherwise `parse` translates what it holds.
    """

    def read(sources: Sequence[FileText], variant: str | None) -> Puzzle:
        from .puzzle_file import puzzle_of

        [source] = sources
        document = parse(source.text, source.name)
        leave_out(document.path, document.left_out)
        return puzzle_of(document, source.stem, variant)

    def write_document(puzzle: Puzzle) -> str:
        from .puzzle_file import document_of_puzzle

        assert dump is not None
        return dump(document_of_puzzle(puzzle))

    return Format(name, suffixes, read, write_document if dump else write, parse, dump, signature=signature)


def leave_out(path: str, sentences: Iterable[str]) -> None:
    """Warn, with LeftOut, of parts of a file or a puzzle that the other format cannot hold."""
    for sentence in sentences:
        warnings.warn(f"{path}: {sentence}", LeftOut, stacklevel=4)
