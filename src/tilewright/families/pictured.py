"""Solutions read from pictures: what a picture shows of each cell, and the solution that it is of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from ..values import frozen
from .scenes import Scene, SceneCell

Content = tuple[str, tuple[str | None, ...]]
"""What a picture shows in a cell with a piece or a value: the text, and the labels by side number, () for none."""


@frozen
class SeenPicture:
    """What a picture shows, and the lines below it.

    `contents` has for each cell all that may stand there by the picture, which writes no name into a tile with labels;
    none for a cell on which nothing lies. `joined` tells of two neighbors whether there is no border between them.
    """

    contents: Sequence[Sequence[Content]]
    joined: Callable[[int, int], bool]
    below: Sequence[str] = ()


@frozen
class Pictured:
    """Functions that find the solution of which a picture is."""

    blank: Callable[[Any], Scene]
    """The picture of a puzzle's solution in which nothing lies on the board."""
    contents: Callable[[Any], Sequence[Collection[Content]]]
    """For each cell all that may stand there; cells with the same contents have the same object."""
    filled: Callable[[SceneCell, Content, int], SceneCell]
    """A cell of `blank` with a content; the number tells whose it is."""
    solution: Callable[[Any, SeenPicture], Any]
    """The solution in which all this is seen; InvalidSolution, with the cell, if there is none."""
