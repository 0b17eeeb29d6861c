"""Files in and out: puzzles in several formats, bare models, and solutions.

The puzzle file, in TOML, is the one complete format; `FORMATS` lists the others beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import InvalidFile, InvalidRequest
from ..later import function_in
from ..sentences import sentence
from ..values import replace
from ..writing import write_whole
from .base import Format, document_format
from .document import (
    FileText,
    cleaned,
    json_text,
    parse_json,
    parse_toml,
    plain_name,
    require_file,
    source_of,
)

if TYPE_CHECKING:
    from pathlib import Path, PurePath

    from ..families import Puzzle, Solution
    from .exact_cover import BareModel


# The modules of formats are imported when they are first used, so that listing the formats costs nothing.
_later = function_in(__package__)
_solutions_in = _later("solutions:solutions_in")


def _toml_text(document: Mapping[str, Any]) -> str:
    from .toml_text import toml_text

    return toml_text(document)


def _read_deck(sources: Sequence[FileText], variant: str | None) -> Puzzle:
    from .deck import read_deck

    if variant:
        raise InvalidRequest(sentence("a deck of cards has no variants; found {variant}", variant=repr(variant)))
    return read_deck(sources[0], sources[1])


def _read_e2_solutions(puzzle: Puzzle, source: FileText) -> list[Solution]:
    from .e2_board import read_board_solutions

    return read_board_solutions(puzzle, source.text, source.name)


def _read_exact_cover(source: FileText) -> BareModel:
    from .exact_cover import parse_model

    return parse_model(source.text, source.stem, path=source.name)


FORMATS = {
    row.name: row
    for row in (
        document_format("toml", (".toml",), parse_toml, _toml_text, signature=r"(?:\s|#.*\n)*format *= *\d"),
        document_format("json", (".json",), parse_json, json_text, signature=r'\s*\{\s*"format"\s*:'),
        Format(
            "deck",
            (".csv",),
            _read_deck,
            n_files=2,
            files="the cards (a line each, their labels) and the neighbors "
            "(a line for each edge: place, place, side), e.g. deck_of_cards.csv edge_matches.csv",
            group=_later("deck:group_decks"),
        ),
        document_format(
            "xmpuzzle",
            (".xmpuzzle",),
            _later("xmpuzzle:parse_xmpuzzle"),
            write=_later("xmpuzzle_writer:write_xmpuzzle"),
            signature=r"\s*<(?:[?!][^>]*>\s*<)*puzzle\b",
        ),
        Format("xc", (".xc", ".dlx"), write=_later("exact_cover:write"), read_model=_read_exact_cover),
        document_format(
            "e2-pieces",
            (".e2pieces",),
            _later("e2_pieces:parse_pieces"),
            write=_later("e2_pieces:write_pieces"),
            signature=r"(?:\s|#.*\n)*\d+[ \t]+\d+(?:[ \t]+\d+)*[ \t]*(?:\n|#|$)",
        ),
        replace(
            document_format(
                "e2-board",
                (".e2board",),
                _later("e2_board:parse_board"),
                # Programs log the board that they found, row by row, before its address.
                signature=r"(?:[^\n]{0,400}\n){0,100}?\S*\bboard_edges=",
            ),
            read_solutions=_read_e2_solutions,
            write_solution=_later("e2_board:write_board"),
            viewer="e2.bucas.name",
        ),
        document_format(
            "polysolver",
            (".psv",),
            _later("polysolver:parse_polysolver"),
            write=_later("polysolver:write_polysolver"),
            signature=r"(?i)[^\n]*\n\s*[a-z]+\s+board\s*\(\s*\(",
        ),
        document_format(
            "polycube",
            (".polycube",),
            _later("polycube:parse_polycube"),
            write=_later("polycube:write_polycube"),
            signature=r"(?:\s|#.*\n)*D:[^\n]*\bxDim=",
        ),
        document_format(
            "daily-dominoes",
            (".pips",),
            _later("daily_dominoes:parse_daily"),
            signature=r'\s*\{[^\[\]]{0,1000}"dominoes"\s*:\s*\[',
        ),
        Format("dimacs", (".cnf",), write=_later("dimacs:write_dimacs")),
        Format("opb", (".opb",), write=_later("opb:write_opb")),
        Format("minizinc", (".mzn",), write=_later("minizinc:write_minizinc")),
        # Solutions are told by what stands in a file, so that it may have any name.
        Format("jsonl", (".jsonl",), read_solutions=_solutions_in),
        Format("pictures", (".txt",), read_solutions=_solutions_in),
        Format(
            "lines",
            (".lines",),
            read_solutions=_solutions_in,
            write_solution=_later("lines:write_lines"),
        ),
    )
}


def format_by_suffix(path: PurePath) -> Format | None:
    """The format that the suffix of a file name stands for; None if no format has this suffix."""
    suffix = plain_name(path).suffix.lower()
    return next((row for row in FORMATS.values() if suffix in row.suffixes), None)


def format_of(paths: Sequence[PurePath]) -> Format:
    """The format of the puzzle in files with these names, by their suffixes; InvalidRequest if they hold no puzzle."""
    if not paths:
        raise InvalidRequest(sentence("name a puzzle or a file"))
    row = format_by_suffix(paths[0])
    if row is not None and row.read is not None:
        if len(paths) == row.n_files and all(format_by_suffix(path) is row for path in paths):
            return row
        if row.n_files > 1:
            raise InvalidRequest(
                sentence(
                    "a {row} takes {n_files} files, {files}; found {n}",
                    row=row.name,
                    n_files=row.n_files,
                    files=row.files,
                    n=len(paths),
                )
            )
        raise InvalidRequest(
            sentence("a puzzle in {upper} is one file; found {n}", upper=row.name.upper(), n=len(paths))
        )
    if row is not None and row.read_model is not None:
        raise InvalidRequest(
            sentence(
                "{path} is an exact cover without its puzzle; `tilewright count --model {path}` counts "
                "its solutions, `tilewright solve --model {path}` lists them",
                path=paths[0],
            )
        )
    suffix = plain_name(paths[0]).suffix.lower()
    found = f"the suffix {suffix!r}" if suffix else "no suffix"
    if row is not None:
        found += ", which is only written" if row.write is not None else ", which is for solutions"
    known = ", ".join(suffix for row in FORMATS.values() if row.read is not None for suffix in row.suffixes)
    raise InvalidRequest(
        sentence("{path} has {found}; puzzles are read from files in {known}", path=paths[0], found=found, known=known)
    )


def format_of_sources(sources: Sequence[FileText]) -> Format:
    """The format of the puzzle in these texts, by how they begin, else by their names; see `format_of`."""
    from pathlib import PurePath

    named = format_by_suffix(PurePath(sources[0].name)) if sources else None
    if len(sources) == 1 and (named is None or named.read_model is None):
        for row in FORMATS.values():
            if row.read is not None and row.begins(sources[0].text):
                return row
    return format_of([PurePath(source.name) for source in sources])


def read_puzzle(paths: Sequence[Path], variant: str | None = None) -> Puzzle:
    """The puzzle in a file (or the files of a deck), in the format that its beginning or its suffix says.

    Raises InvalidFile with all mistakes of the file, InvalidRequest if there is no such file or format. Warns with
    LeftOut of what the file holds and a puzzle cannot.
    """
    for path in paths:
        require_file(path)
    try:
        sources = [source_of(path) for path in paths]
    except InvalidFile:
        # A picture, say, is refused for its suffix.
        format_of(paths)
        raise
    return _read(sources, variant)


def _read(sources: Sequence[FileText], variant: str | None) -> Puzzle:
    read = format_of_sources(sources).read
    assert read is not None
    return read(sources, variant)


def read_sources(sources: Sequence[FileText], variant: str | None = None) -> Puzzle:
    """The puzzle in texts that came without a disk, e.g. from a browser; their names may say which format it is."""
    return _read([FileText(source.name, cleaned(source.text, source.name)) for source in sources], variant)


def read_model(path: Path) -> BareModel:
    """The bare model in a file; a file whose suffix says nothing is read as an exact cover in Knuth's format.

    Raises InvalidFile with the mistakes of the file, each with its place.
    """
    row = format_by_suffix(path)
    return ((row and row.read_model) or _read_exact_cover)(source_of(path))


def read_solutions(puzzle: Puzzle, path: str | Path) -> list[Solution]:
    """Read all solutions in a file of JSON, JSON Lines, CSV, pictures or lines of labels.

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
        A `LeftOut` warning tells of a picture at the end of which only a part is there.

    Raises
    ------
    InvalidFile
        The file is no text or has no solutions, a solution names pieces or cells that the puzzle does not have, or a
        picture was changed by hand so that it shows no solution; each mistake comes with its line.
    InvalidRequest
        There is no such file, or it cannot be read.

    See Also
    --------
    check : Verify a solution.
    solution_from_json : Read one solution from plain data.

    Examples
    --------
    >>> import tilewright as tw
    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> [solution] = tw.solve("unicorn").solutions
    >>> with TemporaryDirectory() as folder:
    ...     _ = Path(folder, "found.txt").write_text(tw.draw(solution, "ascii"))
    ...     tw.read_solutions("unicorn", f"{folder}/found.txt") == [solution]
    True
    """
    from pathlib import Path

    return solutions_of(puzzle, source_of(Path(path)))


def solutions_of(puzzle: Puzzle, source: FileText) -> list[Solution]:
    """The solutions in a text, in the format that its beginning or else its name says; see `read_solutions`."""
    from pathlib import PurePath

    known = [row for row in FORMATS.values() if row.read_solutions and row.begins(source.text)]
    row = known[0] if known else format_by_suffix(PurePath(source.name))
    return ((row and row.read_solutions) or _solutions_in)(puzzle, source)


def save(puzzle: Puzzle, path: str | Path) -> None:
    """Write a puzzle into a file.

    Parameters
    ----------
    puzzle
        Any puzzle.
    path
        The file to write. Its suffix says the format: .toml, .json, .xmpuzzle for BurrTools, .psv for PolySolver,
        .polycube, .e2pieces for a list of tiles, or .xc, .cnf, .opb, .mzn for the puzzle's exact cover. A `LeftOut`
        warning says what of the puzzle the format cannot hold, if that changes no solution.

    Raises
    ------
    CannotSave
        The file cannot be written, because the disk is full, say; what was there stays.
    InvalidRequest
        No format for writing puzzles has this suffix, or the format cannot hold the puzzle, as an exact cover cannot
        hold templates and sums.
    InvalidPuzzle
        The puzzle was made in Python with a feature that no puzzle file can express.

    See Also
    --------
    load : Load a puzzle from a file.

    Examples
    --------
    >>> import tilewright as tw
    >>> from tempfile import TemporaryDirectory
    >>> puzzle = tw.load("unicorn")
    >>> with TemporaryDirectory() as folder:
    ...     tw.save(puzzle, f"{folder}/unicorn.toml")
    ...     tw.load(f"{folder}/unicorn.toml") == puzzle
    True
    """
    from pathlib import Path

    path = Path(path)
    row = format_by_suffix(path)
    if row is None or row.write is None:
        from ..families.wording import listing

        suffixes = [row.suffixes[0] for row in FORMATS.values() if row.write is not None]
        raise InvalidRequest(
            sentence(
                "{path}: puzzles are written into files that end in {suffixes}",
                path=path,
                suffixes=listing(suffixes, joint="or"),
            )
        )
    write_whole(path, row.write(puzzle))


__all__ = [
    "FORMATS",
    "Format",
    "FileText",
    "format_by_suffix",
    "format_of",
    "format_of_sources",
    "read_model",
    "read_puzzle",
    "read_solutions",
    "read_sources",
    "save",
    "solutions_of",
]
