"""What every family of puzzles offers to the bridge: compile, decode, check, lint, symmetries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from ..models import Model, Part
from .scenes import Scene

Choices = tuple[int, ...]
"""A solution as the model knows it. Equal pictures have equal choices (tiling: sorted options)."""


Level = Literal["impossible", "suspicious", "note"]


class Symmetry(Protocol):
    """A move that carries every solution of a puzzle to a solution."""

    @property
    def is_reflection(self) -> bool:
        """Whether the board is turned over or mirrored."""

    @property
    def relabels(self) -> bool:
        """Whether labels are renamed besides; for sums, each value x exchanged for least + greatest - x."""

    def image(self, choices: Choices) -> Choices:
        """The solution to which it carries a solution, in canonical order."""

    def fixes(self, choices: Choices) -> bool:
        """Whether it carries a solution to itself."""


class Compiled(Protocol):
    """A puzzle translated into a model, and the way back."""

    @property
    def model(self) -> Model:
        """What is asked of the search."""

    def canonical(self, choices: Choices) -> Choices:
        """The choices of an engine in canonical order."""

    def decode(self, choices: Choices) -> Any:
        """The solution that these choices stand for."""

    def encode(self, solution: Any) -> Choices:
        """The canonical choices of a solution; ValueError if the model has none for it."""

    @property
    def constant_weight(self) -> int | None:
        """The weight of every solution, if it is the same for all; else None."""

    def weight(self, choices: Choices) -> int:
        """How many raw solutions look like this one: in how many ways its equal pieces can be told apart."""

    def target(self, choices: Choices) -> int | None:
        """The sum that the lines of a labeling reach; None for puzzles without sums."""

    def symmetries(self, relabelings: bool) -> tuple[Symmetry, ...]:
        """The symmetry group of the puzzle, the identity first; with renamings of labels if asked for."""

    def parts(self, group: tuple[Symmetry, ...], for_counting: bool) -> tuple[Part, ...]:
        """The search without what the symmetries make superfluous; the weights of its parts make up for that.

        At least one solution of every orbit of the group is found; with `for_counting` it may also be of a
        greater group.
        """

    @property
    def line_exchanges(self) -> int | None:
        """How many exchanges of points keep all lines; None for puzzles without lines, or where it is not known."""

    def must_list(self, relabelings: bool) -> bool:
        """Whether each solution must be seen to be counted: weights or targets differ, or `fixed_model` fails."""

    def fixed_model(self, symmetry: Symmetry) -> Model | None:
        """What to count to know how many solutions a symmetry leaves in place; None if there are clearly none."""


@dataclass(frozen=True)
class Finding:
    """What lint noticed, in the owner's words.

    `proves` says that there can be no solution because of it; otherwise it is a suspicion, or, with
    level "note", merely worth knowing. `pieces` names the pieces that it is about (of a labeling puzzle the values),
    `cells` are indices of the board.
    """

    level: Level
    message: str
    help: str = ""
    pieces: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    is_cut: bool = False
    """Whether it says what was not looked at, because the time was over."""

    @property
    def proves(self) -> bool:
        return self.level == "impossible"


@dataclass(frozen=True)
class Fault:
    """A rule that is broken by what lies on a board, in the owner's words.

    `laid` are the numbers of what breaks it, in the order in which it was given; `cells` are indices of the board.
    """

    message: str
    laid: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()


@dataclass(frozen=True)
class Family:
    """One row of the table of families."""

    name: str
    puzzle: type
    solution: type
    compilers: Mapping[type, Callable[[Any], Compiled]]
    """For each kind of model its compiler, the special ones first; NoEngine for puzzles that it cannot express."""
    broken_rules: Callable[[Any, Any], list[str]]
    """The checker: the rules of a puzzle that a solution breaks, in words; none if it is right."""
    lint: Callable[[Any], tuple[Finding, ...]]
    scene_of_puzzle: Callable[[Any], Scene]
    """What a picture shows of a puzzle: the board and the pieces."""
    scene_of_solution: Callable[[Any], Scene]
