"""Real puzzles, one TOML file each, named by their file.

Listing them reads no more than TOML; the models of the puzzle file are loaded when a puzzle is opened.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest, UnknownPuzzle
from ..sentences import sentence
from ..values import frozen

if TYPE_CHECKING:
    from pathlib import Path

    from ..families import Puzzle

SUFFIX = ".toml"
FOLDER = os.path.dirname(__file__)


# What a known count has if it is that of a setup, or of a variant.
_OF_OTHERS = frozenset({"variant", "block", "pieces", "size", "target"})


@frozen
class PuzzleSummary:
    """The entry of one puzzle in a list."""

    name: str
    title: str
    about: str
    maker: tuple[str, ...]
    family: str
    lattice: str
    setup: str
    """The kind of choice that is left open ("dice", "date", "cells", "pieces"), or "" if there is none."""
    variants: tuple[str, ...]
    known: tuple[Mapping[str, Any], ...]
    """The known counts, as they stand in the file."""
    sources: tuple[str, ...]
    tiles: bool
    """Whether tiles are laid, whose sides match, rather than pieces of several cells."""

    @property
    def counts(self) -> dict[str, int]:
        """The known counts of the puzzle as it is, without a setup or a variant, by kind."""
        return {known["counts"]: known["count"] for known in self.known if not known.keys() & _OF_OTHERS}


@cache
def names() -> tuple[str, ...]:
    """The names of all puzzles of the catalog, sorted."""
    return tuple(sorted(name.removesuffix(SUFFIX) for name in os.listdir(FOLDER) if name.endswith(SUFFIX)))


def full_name(name: str) -> str | None:
    """The name by which the catalog has a puzzle, that of a day with its date; None if it has none of this name."""
    if name in names():
        return name
    from .days import dated

    return dated(name)


def text_of(name: str) -> str:
    """The file of a puzzle as it is kept, comments included; UnknownPuzzle if there is none."""
    if name not in names():
        from .days import dated, text_of_day

        if (full := dated(name)) is not None:
            return text_of_day(full, open_puzzle)
        raise UnknownPuzzle(_unknown(name))
    with open(os.path.join(FOLDER, f"{name}{SUFFIX}"), encoding="utf-8") as file:
        return file.read()


def summary(name: str) -> PuzzleSummary:
    """The entry of one puzzle in the list."""
    data: dict[str, Any] = tomllib.loads(text_of(name))
    return PuzzleSummary(
        name,
        data.get("title", name),
        data.get("about", ""),
        (maker,) if isinstance(maker := data.get("maker", ()), str) else tuple(maker),
        data["family"],
        data["lattice"],
        data.get("setup", {}).get("kind", ""),
        tuple(data.get("variant", ())),
        tuple(data.get("known", ())),
        tuple(data.get("sources", ())),
        "tiles" in data,
    )


def summaries() -> list[PuzzleSummary]:
    """The entries of all puzzles, sorted by name."""
    return [summary(name) for name in names()]


# What most people mean by the number of solutions comes first.
_IN_SHORT = {
    "symmetry": " up to symmetry",
    "relabeling": " up to symmetry and renaming",
    "rotation": " up to rotation",
    "distinct": "",
    "raw": "",
}


def most_telling(known: Mapping[str, int]) -> str | None:
    """The kind of the one of the known counts of a puzzle that says most; None without any."""
    return next((kind for kind in _IN_SHORT if kind in known), None)


def in_short(known: Mapping[str, int]) -> str:
    """The one of the known counts of a puzzle, by kind, that says most; or ""."""
    kind = most_telling(known)
    if kind is None:
        return ""
    return f"{known[kind]:,}{_IN_SHORT[kind]}" if known[kind] else "none"


def variants(name: str) -> tuple[str, ...]:
    """The names of a puzzle's variants."""
    return summary(name).variants


def open_puzzle(name: str, variant: str | None = None) -> Puzzle:
    """A puzzle of the catalog or of a day; UnknownPuzzle, with the nearest names, if there is none of this name."""
    from ..formats.puzzle_file import read_toml_text

    name = full_name(name) or name
    return read_toml_text(text_of(name), name, variant, path=f"{name}{SUFFIX}")


def load(source: str | Path | Sequence[str | Path], variant: str | None = None) -> Puzzle:
    """Load a puzzle from the catalog, from a file, or from the files of a deck.

    Parameters
    ----------
    source
        A name of the catalog such as "unicorn", that of a puzzle of the day such as "dominoes-hard", the path of a
        puzzle file, or a list of the paths of a deck's files.
        A text is a path if it has a suffix or a slash. A `LeftOut` warning says what a file of another program holds
        and a puzzle cannot.
    variant
        The name of one of the variants that the file describes; by default the puzzle without a variant.

    Returns
    -------
    Puzzle
        A `TilingPuzzle` or a `LabelingPuzzle`.

    Raises
    ------
    UnknownPuzzle
        The catalog has no puzzle of this name; the message names the nearest ones.
    InvalidRequest
        There is no such file or variant, the file cannot be read, or neither its beginning nor its suffix belongs to a
        format of puzzles.
    InvalidFile
        The file has mistakes; the message lists all of them, each with its place.

    See Also
    --------
    save : Write a puzzle into a file.
    read_solutions : Read the solutions of a puzzle from a file.

    Examples
    --------
    >>> import tilewright as tw
    >>> puzzle = tw.load("unicorn")
    >>> puzzle.title, len(puzzle.pieces)
    ('Unicorn', 9)
    >>> tw.load("tatami", "halves").pieces[-1].name
    'half'
    """
    sources = [source] if isinstance(source, str | os.PathLike) else source
    if len(sources) == 1:
        if not str(sources[0]):
            raise InvalidRequest(sentence("name a puzzle or a file"))
        if isinstance(sources[0], str) and not is_file(sources[0]):
            return open_puzzle(sources[0], variant)
    from pathlib import Path

    from ..formats import read_puzzle

    return read_puzzle([Path(one) for one in sources], variant)


def load_sized(source: str | Path, size: str | None = None, variant: str | None = None) -> Callable[[int], Puzzle]:
    """Load a puzzle whose board may have any size, for `series`.

    Parameters
    ----------
    source
        A name of the catalog, or the path of a puzzle file, see `load`.
    size
        The size of the board to choose: "columns", "rows", "layers" or "side"; by default the one that the file leaves
        open, as `columns = "n"` does.
    variant
        The name of one of the variants that the file describes.

    Returns
    -------
    function
        It gives the puzzle with this size: `load_sized("dominoes-8x8", "columns")(10)` has a board of 10 columns. It
        raises InvalidFile if there is no such board.

    Raises
    ------
    UnknownPuzzle
        The catalog has no puzzle of this name.
    InvalidRequest
        There is no such file or variant, or the board does not have that size, or leaves none open.
    InvalidFile
        The file cannot be read.

    See Also
    --------
    load : Load a puzzle as it is.
    series : Count the solutions for all sizes.

    Examples
    --------
    >>> import tilewright as tw
    >>> puzzle_of = tw.load_sized("tatami", "columns")
    >>> len(puzzle_of(8).board)
    40
    """
    from ..formats.document import FileText, source_of
    from ..formats.sized_puzzles import puzzles_in

    if isinstance(source, str) and not is_file(source):
        return puzzles_in(FileText(f"{source}{SUFFIX}", text_of(source)), variant, size)
    from pathlib import Path

    return puzzles_in(source_of(Path(source)), variant, size)


def is_file(source: str) -> bool:
    """Tell whether a word means a file, not a name of the catalog."""
    if "/" in source or "\\" in source:
        return True
    if "." not in source:
        return False
    from pathlib import PurePath

    return bool(PurePath(source).suffix)


def names_like(name: str) -> list[str]:
    """Names of the catalog that may be meant by one that is not in it."""
    from difflib import get_close_matches

    close = get_close_matches(name.lower(), names(), n=3, cutoff=0.5)
    return close or [one for one in names() if name.lower() in one]


def _unknown(name: str) -> str:
    close = names_like(name)
    hint = (
        sentence("did you mean {names}?", names=" or ".join(close))
        if close
        else sentence("`tilewright list` shows all there are")
    )
    return f"there is no puzzle {name!r} in the catalog; {hint}"
