"""The interface of a family of puzzles: compile, decode, check, lint, symmetries; lay pieces, set up, write files."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from operator import sub
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from ..deadline import timely
from ..later import imported
from ..models import EdgeModel, SumModel
from ..values import field, frozen

if TYPE_CHECKING:
    from random import Random

    from ..boards import Board
    from ..errors import Mistake
    from ..lattices import Cell
    from .board_sizes import BoardSizes
    from .clauses import LaidMotion, LaidThing, PuzzleClauses
    from .compiled import Compiled
    from .edits import Edits
    from .naive import NaiveSpace
    from .pictured import Pictured
    from .relaxed import Relaxed
    from .scenes import CellRegion, Owner, Scene

Severity = Literal["impossible", "suspicious", "note"]


@frozen
class Finding:
    """A remark of lint about a puzzle, in the words of the puzzle's owner.

    Attributes
    ----------
    level
        "impossible" if the finding proves that there is no solution; "suspicious" for a likely mistake; "note" for what
        is merely worth knowing.
    message
        What is wrong or remarkable, in a few words.
    help
        How to mend it, or "".
    pieces
        The names of the pieces concerned; for a labeling puzzle the values.
    cells
        The cells concerned, as indices of the board.
    labels
        The labels concerned, on the pieces concerned.
    """

    level: Severity
    message: str
    help: str = ""
    pieces: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    is_cut: bool = False
    """Whether it lists the checks that were left out, because the time was over."""

    @property
    def proves(self) -> bool:
        return self.level == "impossible"


@frozen
class BrokenRule:
    """A rule that things on a board break, in the owner's words.

    `laid` are the numbers of these things, in the order in which they were given; `cells` are indices of the board.
    """

    message: str
    laid: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()


RegionState = Literal["open", "met", "broken"]
"""The condition of a region on a table: cells that are not covered leave it open, unless it is broken already."""


@frozen
class Orientation:
    """One way in which a thing may lie: its cells, the anchor first, and the labels of each by side number.

    `to` has for each move of a hand ("turn", "flip", ...) the number of the orientation to which it leads, `words` the
    moves that lead here from the first one.
    """

    cells: tuple[Cell, ...]
    labels: tuple[tuple[str | None, ...], ...]
    to: dict[str, int]
    words: str

    def offsets(self, dimension: int) -> tuple[Cell, ...]:
        """The cells counted from the anchor; the coordinate that says how a cell points stays as it is."""
        anchor = self.cells[0][:dimension]
        return tuple((*map(sub, cell, anchor), *cell[dimension:]) for cell in self.cells)


@frozen
class Thing:
    """A piece with its copies, or a value, that can be laid on a board.

    `words` describe it without a picture. `owner` is its code and color in pictures; None if they write its name.
    """

    name: str
    words: str
    orientations: tuple[Orientation, ...]
    least: int = 1
    most: int = 1
    owner: Owner | None = None


@frozen
class Table:
    """The things that can be laid on the board of a puzzle, and the rules that the laid ones break.

    Laid things are a sequence of values that have the name of the `piece` and the `cells` that it covers.
    """

    covers_one: bool
    """Whether each thing covers one cell, of any kind."""
    things: Callable[[Any], tuple[Thing, ...]]
    lay: Callable[[Any, int, int, tuple[int, ...]], Any]
    """From the number of a thing and of its orientation, and the cells of the board in the order of that one."""
    place_of: Callable[[Any, Any], tuple[int, int, int]]
    """The way back: the numbers of the thing, of its orientation, and of the cell on which its anchor lies."""
    words: Callable[[Any, Any], str]
    """The words for one of the laid things: "tile 3", "piece corner (A)", "number 5"."""
    with_given: Callable[[Any, Sequence[Any]], tuple[Any, ...]]
    """The laid things, and after them those that the puzzle fixes, if it says how they lie."""
    with_laid: Callable[[Any, Sequence[Any]], Any]
    """The puzzle with the laid things fixed; InvalidPuzzle if that is a contradiction."""
    faults: Callable[[Any, Sequence[Any], bool], list[BrokenRule]]
    """The rules that are broken; True means that more will be laid, so that nothing is missing yet."""
    solution: Callable[[Any, Sequence[Any]], Any]
    """The solution that the laid things make."""
    laid: Callable[[Any], tuple[Any, ...]]
    """The things that a solution lays."""
    regions: Callable[[Any, Sequence[Any]], Mapping[tuple[int, ...], RegionState]] = lambda puzzle, laid: {}
    """For each region, by its cells in ascending order, how far the laid things meet its condition."""


SetupNames = tuple[str, ...]
_ClassKey = TypeVar("_ClassKey", bound=Hashable)


@frozen
class SetupClasses:
    """Classes of setups that are the same up to symmetry.

    `class_of` has for each setup the number of its class, from 0 on in the order of first appearance;
    `representatives` for each class the setup that stands for it. That need not be one of the setups
    given: the image of a roll may be no roll.
    """

    class_of: list[int]
    representatives: list[SetupNames]
    n_symmetries: int

    @classmethod
    def of(cls, keys: Sequence[_ClassKey], names: Callable[[_ClassKey], SetupNames], n_symmetries: int) -> SetupClasses:
        """Setups with equal keys are one class; `names` turns a key into the setup that stands for it."""
        number_of = {key: number for number, key in enumerate(dict.fromkeys(keys))}
        return cls([number_of[key] for key in keys], [names(key) for key in timely(number_of)], n_symmetries)


@frozen
class SizeSetups:
    """What is known of boards whose size is left to choose; a board is named by its size, such as "5x10"."""

    boards: Callable[[Any], BoardSizes]
    n_pieces: Callable[[Any, str], int | None]
    """How many pieces fill a board; None if that depends on which are taken."""
    is_composed: Callable[[Any], bool]
    """Whether solutions on boards that lie side by side are a solution on both together."""
    dissection: Callable[[Any, str, Iterable[str]], Any]
    """The puzzle of dividing a board into some of others; None if none of these fits."""


@frozen
class Setups:
    """The choices that make puzzles of a template. A setup is a tuple of names: cells, pieces, or the sum to reach."""

    kind: Callable[[Any], str]
    """The kind of choice, a name of `SETUP_KINDS`; InvalidSetup for a puzzle that leaves nothing to choose."""
    with_setup: Callable[[Any, SetupNames], Any]
    n: Callable[[Any], int]
    """The number of setups; an upper bound if dice share faces, or months have less than 31 days."""
    listed: Callable[[Any], Iterator[SetupNames]]
    draw: Callable[[Any, Random], SetupNames | None]
    """A setup drawn at random; None if no roll or date is like that."""
    lacking: Callable[[Any, SetupNames], str]
    """The choice that is missing besides these names, in words; "" if nothing is."""
    classes: Callable[[Any, Sequence[SetupNames], Any, Mapping[int, int]], SetupClasses]
    """See `all_setups.classes_of`."""
    pieces: Callable[[Any], tuple[str, ...]] = lambda puzzle: ()
    """The pieces to choose from; () where none are chosen."""
    taken: Callable[[Any, Any], tuple[list[int], list[int]] | str] = lambda puzzle, compiled: ([], [])
    """The items of a compiled template that some setup takes, see `start`; or why no search can begin without them."""
    start: Callable[[Any, Any, SetupNames], tuple[list[int], list[int]]] = lambda puzzle, compiled, names: ([], [])
    """The items that a setup takes beforehand: those of cells, and one for each copy of a piece."""
    parts: Callable[[Any, SetupNames, Callable[[SetupNames], bool]], tuple[SetupNames, ...]] = lambda *request: ()
    """Setups of which a function tells that they have solutions, which together are one of this setup; () if none."""
    sizes: Callable[[Any], SizeSetups | None] = lambda puzzle: None
    """More about the boards, where their size is chosen."""
    block: Callable[[Any, frozenset[int]], Any] | None = None
    """The puzzle with more of its cells blocked; None if points cannot be blocked."""


@frozen
class Likeness:
    """Functions that compare puzzles apart from words: names, order, coordinates, and how the board is turned."""

    traits: Callable[[Any], Mapping[str, str]]
    """Digests of parts of a puzzle: puzzles with the same part have the same digest, others hardly ever."""
    is_same: Callable[[Any, Any], bool]
    """Tells whether two puzzles are the same."""
    marks: Callable[[Any], Iterable[str]]
    """Marks of the pieces of a puzzle, by which those puzzles are found that have a piece."""
    setup_of: Callable[[Any, Any], SetupNames | None]
    """From a template and a puzzle: the setup with which they are the same; None if there is none."""
    kept_by_setup: tuple[tuple[str, ...], ...]
    """The traits that a template shares with its puzzles: all of one of these lists, for each kind of setup one."""
    near: tuple[tuple[tuple[str, ...], str], ...]
    """Ways to be nearly the same, the nearest first: the traits that puzzles share, and words for that."""


@frozen
class SolutionFormat:
    """Functions that write solutions into files and read them again."""

    key: str
    """The key that an object of JSON has for a solution."""
    to_json: Callable[[Any], Mapping[str, Any]]
    from_json: Callable[[Any, Mapping[str, Any]], Any]
    """InvalidSolution for other pieces or cells than those of the puzzle."""
    columns: Callable[[Any], dict[str, Any]]
    """The columns of a table of solutions, each with its type: a name that Arrow knows, [type], or {name: type}."""
    row: Callable[[Any], dict[str, Any]]
    pictured: Callable[[], Pictured]
    """Imports the functions that read a solution from its picture."""
    laid_to_json: Callable[[Any, Sequence[Any]], Any]
    """Laid things that need not be a solution yet, as what stands below the key."""
    laid_from_json: Callable[[Any, Any], tuple[Any, ...]]
    """The way back; InvalidSolution like `from_json`."""
    from_lines: Callable[[Any, str, list[Mistake]], list[Any] | None] | None = None
    """Reads lines of labels and adds their mistakes to the list; None for a text that has none."""
    to_lines: Callable[[Any], str] | None = None
    laid_keys: Callable[[Any], tuple[str, ...]] | None = None
    """The keys of a piece that lies; None where values are laid."""
    touching: Callable[[Any], list[dict[int, int]]] | None = None
    """For each piece of a solution the numbers of those that it touches, and how many sides they share."""


@frozen
class Variant:
    """A variant that was put into the fields of a file; "" for none.

    `drop` names pieces that it takes away. Of the lists of pieces (`tiles`, `piece`, `polyforms`) only the first
    `n_before[key]` entries are old enough to be taken away.
    """

    name: str = ""
    drop: tuple[str, ...] = ()
    n_before: Mapping[str, int] = field(default_factory=dict)


NO_VARIANT = Variant()


@frozen
class Nouns:
    """The words of a family: "piece" and "cell", "number" and "point"."""

    piece: str
    place: str


@frozen
class Family:
    """One row of the table of families: other code asks it, and never names a family."""

    name: str
    about: str
    """A description of its puzzles in a few words."""
    nouns: Nouns
    puzzle: type
    solution: type
    homes: Mapping[str, str]
    """Where in its folder those attributes are that nothing here is given for: each is imported when asked for."""
    compilers: Mapping[type, Callable[[Any], Compiled]]
    """For each kind of model its compiler, the special ones first; NoEngine for puzzles that it cannot express."""
    lint_work: Callable[[Any], int]
    """About how many placements, or values on lines, `lint` looks at."""
    room: Callable[[Any], Iterable[Finding]]
    """The findings of lint that compare the pieces with the room for them."""
    remark: Callable[[Any], str]
    """A remark beside the picture of a solution, such as its sum if several are allowed; or ""."""
    unfinished: Callable[[Mapping[str, Any]], Iterator[tuple[str, str, tuple[str | int, ...]]]]
    """The gaps of a puzzle file that is being written: a message, what helps, and the place in the file."""
    first_documents: Mapping[str, Mapping[str, Any]]
    """By what the page calls all that is laid: the keys of a new puzzle file, besides its words, lattice and board."""
    broken_rules: Callable[[Any, Any], list[str]] = field(init=False)
    """The checker: the rules of a puzzle that a solution breaks, in words; none if it is right."""
    lint: Callable[[Any], tuple[Finding, ...]] = field(init=False)
    scene_of_puzzle: Callable[[Any], Scene] = field(init=False)
    """The picture of a puzzle: the board and the pieces."""
    scene_of_solution: Callable[[Any], Scene] = field(init=False)
    scene_begun: Callable[[Any], Scene] = field(init=False)
    """A small picture of a puzzle: the board partly filled, as it might lie on a table."""
    naive: Callable[[Any], NaiveSpace | None] = field(init=False)
    """The number of arrangements without any rule; None if it takes long to count."""
    rules: Callable[[Any], list[str]] = field(init=False)
    """A line for each rule that the picture of a puzzle does not show."""
    facts: Callable[[Any], list[str]] = field(init=False)
    """A description of a puzzle, in lines for the page."""
    table: Table = field(init=False)
    setups: Setups = field(init=False)
    solutions: SolutionFormat = field(init=False)
    fields: type[Any] = field(init=False)
    """The tables and keys of its puzzle files, a `PuzzleFields`."""
    build: Callable[..., Any] = field(init=False)
    """From the fields, a name, a `FaultReport` and a `Variant` to the puzzle; None, with faults reported, if none."""
    fields_of_puzzle: Callable[[Any], dict[str, Any]] = field(init=False)
    region_in_file: Callable[[Any, str | None, Board], Mapping[int, tuple[CellRegion, ...]]] = field(init=False)
    """How pictures show one region of a file, by cells; it need not be whole yet; nothing where it is wrong."""
    likeness: Likeness = field(init=False)
    edits: Edits = field(init=False)
    relaxed: Callable[[Any, int], Relaxed] = field(init=False)
    """A puzzle any requirement of which may be dropped; where several arrangements will do, the seed chooses one."""
    clauses: Callable[[Any], PuzzleClauses] = field(init=False)
    """A compiled puzzle as clauses, for certificates."""
    read_clauses: Callable[[Any], PuzzleClauses] = field(init=False)
    """The clauses of a puzzle by a second reading of its rules, which shares no code with compiling."""
    read_motions: Callable[[Any, PuzzleClauses], Iterator[LaidMotion]] = field(init=False)
    """The motions that keep the rules, the identity first."""
    solution_of_laid: Callable[[Any, Iterable[LaidThing]], Any] = field(init=False)
    """The solution that things make, for its picture in a certificate."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Import an attribute; Python asks for it only the first time."""
            home = vars(self).get("homes", {}).get(name)
            if home is None:
                raise AttributeError(f"a family has no {name!r}")
            value = vars(self)[name] = imported(f"{__package__}.{self.name}", home)
            return value

    @property
    def has_proofs(self) -> bool:
        """Tell whether certificates can be written about its puzzles, and verified."""
        return {"clauses", "read_clauses", "read_motions", "solution_of_laid"} <= self.homes.keys()

    @property
    def has_sums(self) -> bool:
        """Tell whether its puzzles are about values on lines that add up."""
        return SumModel in self.compilers

    @property
    def has_labels(self) -> bool:
        """Tell whether its pieces may have labels that must match where sides meet."""
        return EdgeModel in self.compilers
