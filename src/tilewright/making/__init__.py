"""Objects in millimeters: files from which puzzles are printed, cut and built."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from typing import Any

from ..errors import InvalidRequest, InvalidSolution
from ..families import Puzzle, Solution, family_of
from ..families.wording import listing
from ..later import function_in
from ..writing import write_whole
from .base import OPTIONS, Made, Maker, SheetOption, SheetRequest, Tell

# The modules of makers, and their libraries, are imported when they are used.
_later = function_in(__package__)

_TRAY = ("rim", "tray", "tray_gap")
_CUT = frozenset({"bed", "borders", "cell", "gap", "kerf", "nets", "radius", "spacing", "title", *_TRAY})
_SOLID = frozenset(
    {"answers", "assembled", "bed", "bevel", "cell", "explode", "gap", "radius", "spacing", "thickness", *_TRAY}
)
_PRINTER = {"bed": (220.0, 220.0), "gap": 0.3, "rim": 5.0, "spacing": 3.0}
_when_cut = (_later("laser:why_not_cut"), _later("laser:idle_when_cut"))
_when_printed = (_later("printing:why_not"), _later("printing:idle"))

MAKERS = {
    maker.name: maker
    for maker in (
        Maker(
            "pdf",
            (".pdf",),
            "paper to cut out, or to solve with a pencil",
            _later("pdf:make_pdf"),
            frozenset({"answers", "cell", "paper", "worksheet"}),
        ),
        Maker("svg", (".svg",), "lines for a laser to cut and engrave", _later("laser:make_svg"), _CUT, *_when_cut),
        Maker("dxf", (".dxf",), "the same for CAD", _later("dxf:make_dxf"), _CUT, *_when_cut),
        Maker(
            "3mf",
            (".3mf",),
            "solids to print, with colors",
            _later("printing:make_3mf"),
            _SOLID,
            *_when_printed,
            _PRINTER,
        ),
        Maker(
            "stl",
            (".stl",),
            "the same without names and colors",
            _later("printing:make_stl"),
            _SOLID,
            *_when_printed,
            _PRINTER,
        ),
        Maker(
            "scad",
            (".scad",),
            "pieces of cubes for OpenSCAD with the library puzzlecad",
            _later("openscad:make_scad"),
            frozenset({"bed", "bevel", "cell", "gap"}),
            _later("openscad:why_not_cubes"),
            usual=_PRINTER,
        ),
    )
}
"""The kinds of files, each told by its suffix."""


def maker_of(path: str | Path) -> Maker:
    """The maker of a file, by its suffix; InvalidRequest if there is none."""
    suffix = PurePath(path).suffix.lower()
    for maker in MAKERS.values():
        if suffix in maker.suffixes:
            return maker
    found = f"the suffix {suffix!r}" if suffix else "no suffix"
    known = ", ".join(suffix for maker in MAKERS.values() for suffix in maker.suffixes)
    raise InvalidRequest(f"{path} has {found}, which should say what to make: {known}")


def refuse_unheeded(makers: Sequence[Maker], given: Iterable[str]) -> None:
    """Raise InvalidRequest for an option that none of these makers obeys."""
    for name in given:
        if name not in OPTIONS and name != "answers":
            raise InvalidRequest(f"there is no option {name!r}; there are {', '.join(OPTIONS)}")
        if not any(name in maker.options for maker in makers):
            about = [suffix for maker in MAKERS.values() if name in maker.options for suffix in maker.suffixes]
            wanted = listing(dict.fromkeys(maker.suffixes[0] for maker in makers))
            raise InvalidRequest(f"{name} is about {listing(about)} files, not about {wanted}")


def made(
    maker: Maker,
    puzzle: Puzzle,
    given: Mapping[str, Any],
    answers: Iterable[Solution] = (),
    *,
    answers_are_all: bool = False,
    count: str = "",
    tell: Tell = lambda done, n: None,
) -> Made:
    """The content of a file; of the options that were given, a maker leaves aside those that it does not obey.

    `tell` is called now and then with the number of parts that are made, and of all.

    Raises InvalidRequest for a puzzle that it cannot make, and for a value that makes no sense, InvalidSolution for an
    answer that is none.
    """
    answers = tuple(answers)
    for answer in answers:
        is_on_board = answer.family == puzzle.family and answer.puzzle.board == puzzle.board
        if not is_on_board or family_of(puzzle).broken_rules(puzzle, answer):
            raise InvalidSolution(f"one of the answers is no solution of {puzzle.name}")
    reason = maker.why_not(puzzle)
    if reason and given.get("nets"):
        reason = f"nets are for single cubes, and {reason}"
    if reason:
        raise InvalidRequest(f"{puzzle.name} cannot be made as {maker.suffixes[0]}: {reason}")
    values = {name: OPTIONS[name].checked(value) for name, value in given.items() if name in OPTIONS}
    obeyed = {name: value for name, value in values.items() if name in maker.options}
    request = SheetRequest(puzzle, answers, answers_are_all, count, tell=tell, **{**maker.usual, **obeyed})
    product, idle = maker.make(request), maker.idle(request)
    unused = [f"{name} changes nothing: {idle[name]}" for name, value in obeyed.items() if value and name in idle]
    return replace(product, remarks=(*product.remarks, *unused))


def sheet(puzzle: Puzzle, path: str | Path, *, answers: Iterable[Solution] = (), **options: Any) -> tuple[str, ...]:
    """Write a file from which a puzzle is printed, cut or built, at true size.

    Parameters
    ----------
    puzzle
        Any puzzle.
    path
        The file to write. Its suffix says what to make: .pdf for paper, .svg and .dxf for a laser, .3mf and .stl for a
        3D printer, .scad for OpenSCAD. Several sheets of material, or beds, become several files, numbered: a-1.svg,
        a-2.svg.
    answers
        Solutions to show, e.g. those of `solve`.
    **options
        What `tilewright sheet --help` lists, with lengths in mm: e.g. `cell`, the edge of a cell; `paper`, "a4" or
        "letter"; `worksheet`, True for pages to solve with a pencil; `kerf`, the width of the cut of a laser; `bed`,
        the width and height of its material, as (600, 400).

    Returns
    -------
    tuple of str
        Remarks for the person who prints or builds it, e.g. that the board goes over several pages.

    Raises
    ------
    CannotSave
        The file cannot be written, because the disk is full, say; what was there stays.
    InvalidRequest
        No maker has this suffix, it does not obey an option or cannot make this puzzle, or a value makes no sense.
    InvalidSolution
        One of the answers is no solution of this puzzle.
    MissingExtra
        A library is needed that is not installed; the message tells how to install it.

    See Also
    --------
    draw : Draw a picture of a puzzle or a solution.
    solve : Find solutions.

    Examples
    --------
    >>> import tilewright as tw
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     tw.sheet("tangram", f"{folder}/tangram.svg", bed=(300, 200))
    ('7 parts on a sheet of 300 x 200 mm; a cell has edges of 51 mm',)
    """
    maker, answers = maker_of(path), tuple(answers)
    refuse_unheeded([maker], [*options, *(["answers"] if answers else [])])
    product = made(maker, puzzle, options, answers)
    for file, content in files_of(str(path), product):
        write_whole(file, content)
    return product.remarks


def files_of(path: str, product: Made) -> list[tuple[str, bytes]]:
    """The files to write: the one that was asked for, or several that are numbered, as a-1.svg, a-2.svg.

    Behind them come those with a name of their own, as a-solutions.pdf.
    """
    stem, suffix = Path(path).stem, Path(path).suffix
    if not product.more:
        named = {str(Path(path).with_name(f"{stem}-{end}{suffix}")): held for end, held in product.named.items()}
        return [(path, product.content), *named.items()]
    contents = (product.content, *product.more)
    return [(str(Path(path).with_name(f"{stem}-{k}{suffix}")), content) for k, content in enumerate(contents, start=1)]


__all__ = [
    "MAKERS",
    "OPTIONS",
    "Made",
    "Maker",
    "SheetOption",
    "SheetRequest",
    "files_of",
    "made",
    "maker_of",
    "refuse_unheeded",
    "sheet",
]
