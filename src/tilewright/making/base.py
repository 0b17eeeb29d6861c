"""Makers of files from which puzzles are built, and what can be asked of them; all lengths are millimeters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from math import dist
from typing import Any, Literal

from ..errors import InvalidRequest, MissingExtra
from ..families import Puzzle, Solution
from ..families.wording import listing, nearest
from ..lattices import Lattice
from ..rendering import scene_of
from ..values import frozen

NO_TRAY = "there is no tray; ask for one with tray"

# Of a drawing whose pixels suit its cells and labels, a puzzle to be held in the hand is this large.
MM_PER_PIXEL = 0.385


Tell = Callable[[int, int], None]
"""Called by a maker with the number of parts that are made, and of all."""


@frozen
class SheetRequest:
    """All that can be asked of a maker; each obeys some of the fields, which its row names."""

    puzzle: Puzzle
    answers: tuple[Solution, ...] = ()
    """Solutions to show, in this order."""
    answers_are_all: bool = False
    """Whether there are no other solutions, up to symmetry."""
    count: str = ""
    """The number of all solutions, in words, if it is known."""
    cell: float | None = None
    """The edge of a cell, or the diameter of a ball: what is 1 in a drawing of the lattice. None for a usual size."""
    paper: Literal["a4", "letter"] = "a4"
    worksheet: bool = False
    """Whether to make pages to solve with a pencil, instead of pieces to cut out."""
    kerf: float = 0.0
    """The width of the cut of a laser, which outlines make up for."""
    gap: float = 0.2
    """The room between a piece and its neighbors in the tray; by default 0.2, printed 0.3."""
    radius: float = 0.0
    """The radius to which corners are rounded."""
    tray: bool = False
    """Whether to make a tray with a rim, too."""
    tray_gap: float | None = None
    """The room between the pieces and the wall of the tray; None for the usual room."""
    title: bool = False
    """Whether to engrave the title on the rim of the tray, or of a board of numbers."""
    bed: tuple[float, float] = (600.0, 400.0)
    """The width and height of the material, on which pieces are nested."""
    spacing: float = 2.0
    """The room between parts on the material; by default 2, for a printer 3."""
    rim: float = 12.0
    """The width of the rim of a tray."""
    borders: bool = False
    """Whether to engrave the edges between cells."""
    thickness: float = 4.0
    """The height of pieces that are flat."""
    bevel: float = 0.0
    """The width of the slanting rim that takes the place of sharp edges."""
    assembled: bool = False
    """Whether pieces stand together as in the first of the answers, instead of side by side."""
    explode: float = 0.0
    """How far pieces stand apart that stand together, as a share of their way from the middle."""
    nets: bool = False
    """Whether to unfold the cells of pieces in space, to be folded from paper."""
    tell: Tell = field(default=lambda done, n: None, compare=False)

    @property
    def edge(self) -> float:
        """The edge of a cell: the one that was asked for, or the usual size of this puzzle."""
        return self.cell or usual_edge(self.puzzle)

    def wall(self, usual: float) -> float:
        """How far the wall of a tray stands outside of the cells, where its usual room to the pieces is so much."""
        return (usual if self.tray_gap is None else self.tray_gap) - self.gap / 2


WITHOUT_VALUES = "the values of cells are left away: no face of a solid is theirs alone"
"""A remark on solids and nets."""


def usual_edge(puzzle: Puzzle) -> float:
    """A length at which the cells of a puzzle are easy to hold, and their labels to read, in whole millimeters."""
    scene = scene_of(puzzle)
    lattice = scene.lattice.layer or scene.lattice
    return float(round(MM_PER_PIXEL * lattice.pixels[bool(scene.marks)]))


def scale_of(lattice: Lattice, edge: float) -> float:
    """Millimeters to the unit of `lattice.position`, where edges of cells, or the diameters of balls, are so long."""
    if lattice.dimension == 2 or lattice.is_round:
        return edge
    kind = lattice.kinds[0]
    first, second, *_ = (lattice.position(kind.corners[k]) for k in kind.face_corners[0])
    return edge / dist(first, second)


@frozen
class SheetOption:
    """One field of a request, as people set it: a length, a flag, one of several words, or a width and a height."""

    name: str
    about: str
    kind: Literal["length", "flag", "choice", "size", "share"] = "length"
    least: float = 0.0
    most: float = 0.0
    choices: tuple[str, ...] = ()

    def checked(self, value: Any) -> Any:
        """The value as a request holds it; InvalidRequest for one that makes no sense."""
        if self.kind == "flag":
            return bool(value)
        if self.kind == "choice":
            if str(value).lower() in self.choices:
                return str(value).lower()
            near = nearest(str(value), self.choices)
            help = f"; did you mean {near!r}?" if near else ""
            raise InvalidRequest(f"{self.name} is {listing(self.choices, joint='or')}; found {value!r}{help}")
        if self.kind in ("length", "share"):
            return self._length(value)
        try:
            width, height = value
        except (TypeError, ValueError):
            raise InvalidRequest(f"{self.name} is a width and a height in mm; found {value!r}") from None
        return self._length(width), self._length(height)

    def _length(self, value: Any) -> float:
        if isinstance(value, int | float) and self.least <= value <= self.most:
            return float(value)
        kind, mm = ("share", "") if self.kind == "share" else ("length", " mm")
        raise InvalidRequest(f"{self.name} is a {kind} from {self.least:g} to {self.most:g}{mm}; found {value!r}")


OPTIONS = {
    option.name: option
    for option in (
        SheetOption("cell", "The edge of a cell, or the diameter of a ball.", least=1, most=1000),
        SheetOption("paper", "The paper, a4 or letter.", "choice", choices=("a4", "letter")),
        SheetOption("worksheet", "Pages to solve with a pencil, instead of pieces to cut out.", "flag"),
        SheetOption(
            "bed",
            "The width and height of the material; by default 600x400, for a printer 220x220.",
            "size",
            least=10,
            most=10_000,
        ),
        SheetOption("kerf", "The width of the cut of the laser.", most=5),
        SheetOption("gap", "The room between a piece and its neighbors in the tray; by default 0.2.", most=10),
        SheetOption("radius", "Round the corners of pieces and tray to this radius.", most=100),
        SheetOption("tray", "Make a tray with a rim, too.", "flag"),
        SheetOption(
            "tray_gap",
            "The room between the pieces and the wall of the tray; by default half of the gap, printed all.",
            most=10,
        ),
        SheetOption("title", "Engrave the title on the rim of the tray, or of a board of numbers.", "flag"),
        SheetOption("rim", "The width of the rim of the tray; by default 12, printed 5.", least=1, most=500),
        SheetOption("spacing", "The room between parts on the material; by default 2.", least=0.1, most=100),
        SheetOption("borders", "Engrave the edges between cells, too.", "flag"),
        SheetOption("thickness", "The height of flat pieces.", least=0.1, most=1000),
        SheetOption("bevel", "Slant sharp edges by this width.", most=20),
        SheetOption("assembled", "Show the pieces together, as a solution has them.", "flag"),
        SheetOption("explode", "The same, moved apart by this share of their way from the middle.", "share", most=10),
        SheetOption("nets", "Unfold the cells of pieces in space, to be folded from paper.", "flag"),
    )
}
"""What can be asked besides solutions, in the order of the help."""


@frozen
class Made:
    """The content of a file, and remarks for the person who prints or builds it."""

    content: bytes
    remarks: tuple[str, ...] = ()
    more: tuple[bytes, ...] = ()
    """Further files of the same kind, if one cannot hold all."""
    named: Mapping[str, bytes] = field(default_factory=dict)
    """Further files that hold something else, by what their names end with."""


@frozen
class Maker:
    """One kind of file: a row of the table `MAKERS`."""

    name: str
    suffixes: tuple[str, ...]
    about: str
    """What such a file holds, in a few words for the help."""
    make: Callable[[SheetRequest], Made]
    options: frozenset[str]
    """The fields of a request that it obeys."""
    why_not: Callable[[Puzzle], str] = lambda puzzle: ""
    """Why it cannot make this puzzle, in words; "" if it can."""
    idle: Callable[[SheetRequest], Mapping[str, str]] = lambda request: {}
    """The fields that change nothing in a request as this one, each with the reason in words."""
    usual: Mapping[str, Any] = field(default_factory=dict)
    """The fields that have another usual value here than in other requests."""

    def __post_init__(self) -> None:
        assert self.options <= {one.name for one in fields(SheetRequest)}, self.options


def without_library(what: str, library: str) -> MissingExtra:
    """The error to raise if a library of the extra is not installed."""
    return MissingExtra(f"{what} needs {library}, which is not installed; pip install 'tilewright[make]' brings it")
