"""The interface of a puzzle that was translated into a model: its symmetries, its moves, and the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from ..models import Choices as Choices
from ..models import Model, Part


class Symmetry(Protocol):
    """A move that carries every solution of a puzzle to a solution."""

    @property
    def is_reflection(self) -> bool:
        """Tell whether the board is turned over or mirrored."""

    @property
    def relabels(self) -> bool:
        """Tell whether it also renames labels; for sums, exchanges each value x for least + greatest - x."""

    def image(self, choices: Choices) -> Choices:
        """The solution to which it carries a solution, in canonical order."""

    def fixes(self, choices: Choices) -> bool:
        """Tell whether it carries a solution to itself."""


class Move(NamedTuple):
    """A thing laid on a board: its number among those that are told apart, the cells, and the labels of each.

    Pieces that look alike have one number: it is a class of pieces, see `Compiled.alike`.
    """

    kind: int
    cells: tuple[int, ...]
    labels: tuple[tuple[str | None, ...], ...] = ()


class Compiled(Protocol):
    """A puzzle translated into a model, and the way back."""

    @property
    def model(self) -> Model:
        """The model to search."""

    def canonical(self, choices: Choices) -> Choices:
        """The choices of an engine in canonical order."""

    def decode(self, choices: Choices) -> Any:
        """The solution that these choices stand for."""

    def encode(self, solution: Any) -> Choices:
        """The canonical choices of a solution; ValueError if the model has none for it."""

    def weight(self, choices: Choices) -> int:
        """The number of raw solutions that look like this one, since its equal pieces can be exchanged."""

    def target(self, choices: Choices) -> int | None:
        """The sum that the lines of a labeling reach; None for puzzles without sums."""

    def symmetries(self, relabelings: bool) -> tuple[Symmetry, ...]:
        """The symmetry group of the puzzle, the identity first; with renamings of labels if asked for."""

    def parts(self, group: tuple[Symmetry, ...], for_counting: bool, is_long: bool = False) -> tuple[Part, ...]:
        """The search without the parts that symmetries make superfluous; the weights of its parts make up for that.

        At least one solution of every orbit of the group is found; with `for_counting` it may also be of a
        greater group. Where the search is long, it may then be cut into many parts, so that no solution must be seen.
        """

    @property
    def line_exchanges(self) -> int | None:
        """The number of exchanges of points that keep all lines; None without lines, or if it is not known."""

    def must_list(self, relabelings: bool) -> bool:
        """Tell whether each solution must be seen to be counted up to symmetry, as `fixed_model` fails."""

    def fixed_model(self, symmetry: Symmetry) -> Model | None:
        """The model whose solutions are those that a symmetry leaves in place; None if there are clearly none."""

    @property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        """The names of the things that can be laid, those together that no solution tells apart."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves that the model knows; a solution is a set of them."""

    def moves_of(self, choices: Choices) -> Iterable[int]:
        """The moves of a solution, as numbers in `moves`."""

    @property
    def side_by_side(self) -> Iterable[tuple[int, int]]:
        """The pairs of cells whose things are neighbors: cells that share a side, or points next on a line."""
