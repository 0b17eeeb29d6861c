"""The requirements of a puzzle, any of which may be dropped: what must be covered, used, fixed, or add up.

What a requirement forbids besides, such as two pieces on one cell, always holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..models import Choices, Model
from ..values import frozen


@frozen
class Requirement:
    """Something that a solution must do.

    Attributes
    ----------
    kind
        "cell", "piece", "fixed", "line", "given", or the key of a rule, such as "total".
    words
        The requirement as a sentence: "cell 5 is covered".
    pieces
        The names of the pieces that it is about.
    cells
        The cells or points that it is about, as indices of the board.
    """

    kind: str
    words: str
    pieces: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()


class Relaxed(Protocol):
    """A puzzle of which only some requirements hold; they are called by their numbers."""

    @property
    def requirements(self) -> Sequence[Requirement]:
        """All requirements."""

    def model(self, kept: frozenset[int]) -> Model | None:
        """The model whose solutions are the arrangements that meet these requirements; None if nothing is demanded."""

    def met(self, kept: frozenset[int], choices: Choices) -> frozenset[int]:
        """The requirements that an arrangement meets, chosen by the model of `kept`; () where there is no model."""
