"""The answer of the command `plane`."""

from __future__ import annotations

from typing import TypedDict


class CopyJson(TypedDict):
    """A piece of a tiling."""

    shape: int
    """The number of its shape among those that were asked for, from 0 on."""
    cells: list[list[int]]
    """The cells on which it lies, in the coordinates of the lattice."""


class TilingOfPlaneJson(TypedDict):
    """A tiling of the plane that repeats itself."""

    pieces: int
    """How many pieces a period has."""
    cells: int
    """How many cells a period has."""
    period: list[list[int]]
    """Two shifts after which the tiling looks the same, as short as possible; all such shifts are sums of them."""
    copies: list[CopyJson]
    """The pieces of a period; all others differ from these by such shifts."""
    orbits: list[list[int]]
    """The numbers of the copies, from 0 on, that symmetries carry into each other; one orbit if it is isohedral."""
    group: str
    """The name of its symmetry group, `p1` to `p6m`."""


class TessellatedJson(TypedDict):
    """Whether pieces tile the plane."""

    tiles: bool | None
    """Whether they do; null if that is open."""
    tiling: TilingOfPlaneJson | None
    """A tiling with the smallest period, the most symmetric one of those that were looked at."""
    most_pieces: int
    """All periods of up to this number of pieces were tried, or of as many as the one that was found has."""
    stopped_by: str | None
    """The reason why the search stopped: `seconds` or `interrupt`."""
    seconds: float
    """How long it took."""


class PlaneAnswer(TessellatedJson):
    """Whether pieces tile the plane, and which pieces."""

    lattice: str
    """The name of the lattice."""
    freedom: str
    """`free` if pieces may be turned and flipped, `one_sided` if only turned, `fixed` if neither."""
    pieces: list[list[list[int]]]
    """The cells of each piece that was asked for; those that look alike once."""
