"""From the words on the command line to puzzles as they are written, in the catalog or in files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...errors import InvalidRequest

if TYPE_CHECKING:
    from ...formats.document import Document


def split_puzzle(words: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words that name the puzzle, which may be several files (a deck of cards is two), and those that follow."""
    if not words:
        raise InvalidRequest("name a puzzle (`tilewright list` shows them) or a puzzle file")
    from ... import catalog

    if not catalog.is_file(words[0]):
        return tuple(words[:1]), tuple(words[1:])
    from pathlib import PurePath

    from ...formats import format_by_suffix

    row = format_by_suffix(PurePath(words[0]))
    n = row.n_files if row is not None and len(words) >= row.n_files else 1
    if any(format_by_suffix(PurePath(word)) is not row for word in words[:n]):
        n = 1
    return tuple(words[:n]), tuple(words[n:])


def only_puzzle(words: Sequence[str]) -> tuple[str, ...]:
    """The words that name the puzzle, where nothing else may stand."""
    sources, rest = split_puzzle(words)
    if rest:
        raise InvalidRequest(f"one puzzle at a time; found {sources[0]!r} and {rest[0]!r}")
    return sources


def text_of(source: str) -> str:
    """The text of a puzzle file, as it is."""
    from pathlib import Path

    from ... import catalog
    from ...formats.document import read_text

    return read_text(Path(source)) if catalog.is_file(source) else catalog.text_of(source)


def variants_of(sources: Sequence[str]) -> tuple[str, ...]:
    """The names of a puzzle's variants, read without the models of the puzzle file; a deck has none."""
    from ... import catalog
    from ...formats.puzzle_file import variants_of as named_in

    if len(sources) == 1 and not catalog.is_file(sources[0]):
        return catalog.variants(sources[0])
    document = _document_of(sources)
    return () if document is None else named_in(document.data)


def with_example(sources: Sequence[str], variant: str | None) -> tuple[str | None, str]:
    """The variant with an example of a size that the file leaves open, and a remark on that; see `sizes.py`."""
    from ...formats.puzzle_file import data_of_variant
    from ...formats.sizes import name_and_size
    from ...formats.sizes import with_example as chosen

    document = _document_of(sources)
    if document is None:
        return variant, ""
    return chosen(data_of_variant(document, sources[0], name_and_size(variant)[0]), variant)


def variant_of_size(sources: Sequence[str], variant: str | None, size: str) -> str | None:
    """The variant that chooses a size that the file leaves open, if that is what a size means; None if it is not."""
    from ...formats.puzzle_file import data_of_variant
    from ...formats.sizes import name_and_size, open_sizes, with_name_and_size

    document = _document_of(sources) if size.isascii() and size.isdecimal() else None
    _, number = name_and_size(variant)
    if number is not None:
        raise InvalidRequest(f"--variant {variant} and --size {size} both choose the size; give one of them")
    if document is None or not open_sizes(data_of_variant(document, sources[0], variant)):
        return None
    return with_name_and_size(variant, int(size))


def _document_of(sources: Sequence[str]) -> Document | None:
    """The data of a puzzle file as they are, right or wrong; None for the files of a deck."""
    from pathlib import Path

    from ... import catalog
    from ...formats import format_of_sources
    from ...formats.document import FileText, source_of

    if len(sources) > 1:
        return None
    if catalog.is_file(sources[0]):
        source = source_of(Path(sources[0]))
    else:
        source = FileText(f"{sources[0]}{catalog.SUFFIX}", catalog.text_of(sources[0]))
    parse = format_of_sources([source]).parse
    return None if parse is None else parse(source.text, source.name)
