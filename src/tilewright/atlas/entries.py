"""The puzzles of an atlas, from the catalog and from folders, each with its address."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from .. import catalog
from ..errors import InvalidRequest
from ..families import Puzzle
from ..formats.document import read_text
from ..formats.folder import entries_of
from ..values import frozen

_LONGEST_SLUG = 60


@frozen
class AtlasEntry:
    """A puzzle of an atlas.

    Attributes
    ----------
    slug
        The name of its folder in the atlas, which is its address: small letters, digits and hyphens.
    name
        A name of the catalog; "" for a puzzle in files.
    files
        The files of a puzzle that is not in the catalog; a deck of cards has two.
    """

    slug: str
    name: str = ""
    files: tuple[str, ...] = ()

    @cached_property
    def text(self) -> str:
        """All that its files say, as they are kept; InvalidRequest or InvalidFile if they cannot be read."""
        if self.name:
            return catalog.text_of(self.name)
        return "\n".join(read_text(Path(file)) for file in self.files)

    def load(self, variant: str = "") -> Puzzle:
        """The puzzle, or a variant; a TilewrightError if a file is broken."""
        source = self.name or [Path(file) for file in self.files]
        return catalog.load(source, variant or None)

    @property
    def argument(self) -> str:
        """The word that stands for the puzzle on a command line: of one in files, the file that its page offers."""
        return self.name or "puzzle.toml"

    @property
    def is_puzzle_file(self) -> bool:
        """Whether its text is a puzzle file in TOML, which is offered as it is."""
        return bool(self.name) or (len(self.files) == 1 and Path(self.files[0]).suffix.lower() == ".toml")


def of_catalog() -> list[AtlasEntry]:
    """The puzzles of the catalog."""
    return [AtlasEntry(name, name) for name in catalog.names()]


def of_folders(folders: Sequence[Path], out: Path, taken: Iterable[str] = ()) -> list[AtlasEntry]:
    """The puzzles in folders, and below them, whose addresses are none of those that are taken.

    The address follows from the place of a file in its folder, and if another file has that, from its suffix and from
    where the folder is, too. What is in the atlas `out` itself, which offers puzzle files, is left away. Raises
    InvalidRequest for what is no folder, and for one that is named again and again.
    """
    used, atlas = set(taken), out.resolve()
    found: list[AtlasEntry] = []
    for folder in folders:
        for entry in entries_of(folder):
            if entry.left_out or entry.paths[0].resolve().is_relative_to(atlas):
                continue
            slug = next((slug for slug in _slugs(folder, entry.paths[0]) if slug not in used), None)
            if slug is None:
                raise InvalidRequest(f"{entry.paths[0]} has no address of its own; is a folder named several times?")
            used.add(slug)
            found.append(AtlasEntry(slug, files=tuple(map(str, entry.paths))))
    return found


def _slugs(folder: Path, file: Path) -> Iterator[str]:
    """The addresses that a file may have, the best first: if others have them, they tell more of where it is."""
    place = file.relative_to(folder)
    words = slug_of(place.with_suffix("").as_posix())
    if words:
        yield words
    parts = (folder.resolve() / place).parts
    longer = ("/".join(parts[-n:]) for n in range(len(place.parts), len(parts) + 1))
    for told in (place.with_suffix("").as_posix(), *longer):
        yield f"{words or 'puzzle'}-{sha256(told.encode(errors='replace')).hexdigest()[:8]}"


def slug_of(place: str) -> str:
    """The address that follows from the name of a file, or ""."""
    return re.sub(r"[^a-z0-9]+", "-", place.lower())[:_LONGEST_SLUG].strip("-")
