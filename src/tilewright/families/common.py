"""Parts of puzzles of all families: known counts, and the daily choices of a template."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeVar

from ..boards.shapes import figure_maker
from ..errors import InvalidSetup, is_plain, shortened
from ..lattices import Cell, Lattice, ShapeMaker
from ..sentences import sentence
from ..values import frozen, replace, settings_of
from .wording import plural, plural_is


def store(value: object, **parts: Any) -> None:
    """Replace parts of a frozen value while it is made, such as lists given by hand by tuples."""
    for name, part in parts.items():
        object.__setattr__(value, name, part)


WORDS = ("name", "title", "about", "maker", "sources", "license", "known", "label_names", "order")
"""The fields of a puzzle that are no rules."""

_P = TypeVar("_P")


def not_on_a_line(*texts: str) -> Iterator[str]:
    """The contradictions of titles and names with control characters, which a terminal would obey."""
    for text in texts:
        if not is_plain(text):
            yield f"{shortened(text, 60)!r} has control characters; titles and names are texts on one line"


def without_words(puzzle: _P) -> _P:
    """A puzzle with its rules alone."""
    bare: Any = puzzle
    settings = settings_of(bare.__class__)
    words = {name: one.made() if one.has_default else "" for name, one in settings.items() if name in WORDS}
    made: _P = replace(bare, **words)
    return made


def says_more(value: Any, *read: str) -> bool:
    """Tell whether a part of a puzzle has rules in other fields than these: values that are not the default there."""
    settings = settings_of(value.__class__).items()
    return any(name not in read and getattr(value, name) != one.made() for name, one in settings)


@frozen
class Known:
    """A published or verified number of solutions, with its source.

    `counts` is the kind of count: "raw", "distinct", "rotation", "symmetry" or "relabeling", the last
    three for solutions up to rotations, to all symmetries of the puzzle, or to these and renaming of
    labels (for sums: the complement). `blocked`, `variant`, `target`, `pieces` and `size` say which setup, variant,
    sum, set or size of the board it is about. `seconds` is roughly how long our own count takes.
    """

    count: int
    counts: str
    source: str
    blocked: tuple[str, ...] = ()
    variant: str = ""
    target: int | None = None
    seconds: float = 1.0
    pieces: tuple[str, ...] = ()
    size: str = ""

    @property
    def setup(self) -> tuple[str, ...]:
        """The names of the setup that it is about; () if it is about the puzzle as it stands."""
        if self.size:
            return (self.size,)
        return self.blocked or self.pieces or (() if self.target is None else (str(self.target),))


def known_alone(known: Iterable[Known], variant: str) -> tuple[Known, ...]:
    """The numbers of one variant, "" for the puzzle itself, as they stand in a file that has nothing else."""
    return tuple(replace(one, variant="") for one in known if one.variant == variant)


def refuse_template(puzzle: Any) -> None:
    """Raise InvalidSetup for a template: its dice were not rolled, or its pieces not chosen."""
    if puzzle.setup is not None:
        raise InvalidSetup(
            sentence("{name} is a template: {first_step}", name=puzzle.name, first_step=puzzle.setup.first_step)
        )


@frozen
class Setup:
    """A choice that a template leaves open: cells to block by dice, by a date or freely, pieces, or a board's size.

    `blocked` is how many cells are chosen. `choices`, if given, are as many lists of cell names, of
    each of which one is chosen: the faces of each die, or the months and the days.

    Where pieces are chosen, `among` are their names, () for all that are not fixed; `choose` says how many, and
    `cells` how many cells they have together. Without these as many are chosen as fill the board.

    Where the size of the board is chosen, `shape` is its shape, and `sizes` has for each size of the shape its name and
    what it may be. The number of cells is a multiple of `multiple`. Of a `figure`, its cells, the scale is chosen.
    Each board is wrapped around by the periods of `wrap`, in which the names of sizes stand for their numbers.
    """

    kind: Literal["dice", "date", "cells", "pieces", "size"]
    blocked: int = 0
    choices: tuple[tuple[str, ...], ...] = ()
    among: tuple[str, ...] = ()
    choose: int | None = None
    cells: int | None = None
    shape: str = ""
    sizes: tuple[tuple[str, tuple[int, ...]], ...] = ()
    multiple: int = 1
    figure: tuple[Cell, ...] = ()
    wrap: tuple[tuple[float | str, ...], ...] = ()

    def __post_init__(self) -> None:
        store(self, choices=tuple(tuple(names) for names in self.choices), among=tuple(self.among))
        store(self, sizes=tuple((name, tuple(sizes)) for name, sizes in self.sizes))

    def maker(self, lattice: Lattice) -> ShapeMaker | None:
        """The shape whose size is chosen; None if the lattice has none of its name."""
        return figure_maker(lattice, self.figure) if self.figure else lattice.shape_named.get(self.shape)

    @property
    def first_step(self) -> str:
        """The words for what must be done before the puzzle can be solved."""
        if self.blocked:
            return f"choose {plural(self.blocked, 'cell')} to block first"
        return "choose a size first" if self.sizes else "choose a set of pieces first"

    def is_roll(self, names: tuple[str, ...]) -> bool:
        """Tell whether these cells can come up together, one from each of the choices."""
        if not self.choices:
            return len(set(names)) == self.blocked

        def assign(k: int, used: frozenset[int]) -> bool:
            return k == len(names) or any(
                assign(k + 1, used | {die})
                for die, faces in enumerate(self.choices)
                if die not in used and names[k] in faces
            )

        return len(names) == len(self.choices) and assign(0, frozenset())

    def checked(self, names: tuple[str, ...], board_names: tuple[str, ...]) -> tuple[str, ...]:
        """The names, if they are the right number of different cells of the board; else InvalidSetup."""
        for name in names:
            if name not in board_names:
                hint = sentence(
                    "the cells are named {board_name} to {board_name_2}",
                    board_name=board_names[0],
                    board_name_2=board_names[-1],
                )
                raise InvalidSetup(sentence("there is no cell {name} on the board; {hint}", name=repr(name), hint=hint))
        for name in names:
            if names.count(name) > 1:
                raise InvalidSetup(
                    sentence(
                        "cell {name} is blocked twice; name {blocked} different cells", name=name, blocked=self.blocked
                    )
                )
        if len(names) != self.blocked:
            raise InvalidSetup(
                sentence(
                    "{counted} blocked, but this puzzle blocks {blocked}: found {names}",
                    counted=plural_is(len(names), "cell"),
                    blocked=self.blocked,
                    names=", ".join(names) or "none",
                )
            )
        return names
