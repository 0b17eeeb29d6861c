"""The answer of the command `plane`."""

from __future__ import annotations

from typing import TypedDict

from .solving import CertificateJson


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


class LaidJson(CopyJson):
    """A piece of a patch."""

    corona: int
    """The number of its corona; 0 for the piece in the middle."""


class HeeschJson(TypedDict):
    """How often a piece can be surrounded."""

    shape: int
    """The number of its shape."""
    coronas: int
    """The most coronas, which may leave holes; nobody can lay one more."""
    without_holes: int | None
    """The most coronas that leave no holes, the Heesch number; null if it was not found in time."""
    holes_in_outermost: int | None
    """The most coronas of which only the outermost may leave holes; null if it was not found in time."""
    patches: list[list[LaidJson]]
    """A patch with each of these numbers of coronas, those with the same number once."""


class TessellatedJson(TypedDict):
    """Whether pieces tile the plane."""

    tiles: bool | None
    """Whether they do; null if that is open."""
    tiling: TilingOfPlaneJson | None
    """A tiling with the smallest period, the most symmetric one of those that were looked at."""
    heesch: HeeschJson | None
    """How often a piece can be surrounded that tiles no plane; null if none is known."""
    most_pieces: int
    """All periods of up to this number of pieces were tried, or of as many as the one that was found has."""
    coronas: int
    """The number of coronas that each piece was shown to have."""
    patch: list[LaidJson] | None
    """The first piece with these coronas; null if there is an answer, or they were not found."""
    stopped_by: str | None
    """The reason why the search stopped: `seconds` or `interrupt`."""
    seconds: float
    """How long it took."""


class PlaneAnswer(TessellatedJson, CertificateJson):
    """Whether pieces tile the plane, and which pieces."""

    lattice: str
    """The name of the lattice."""
    freedom: str
    """`free` if pieces may be turned and flipped, `one_sided` if only turned, `fixed` if neither."""
    pieces: list[list[list[int]]]
    """The cells of each piece that was asked for; those that look alike once."""


class LaidTileJson(TypedDict):
    """A labeled tile that lies on a cell."""

    tile: int
    """The number of the tile among those that were asked for, from 0 on."""
    cell: list[int]
    """Its cell, in the coordinates of the lattice."""
    labels: list[str | None]
    """The labels by side number, as the tile lies; null for a side without one."""


class LabeledTilingJson(TypedDict):
    """A tiling of the plane by labeled tiles that repeats itself."""

    period: list[list[int]]
    """Two shifts after which the tiling looks the same, as short as possible."""
    laid: list[LaidTileJson]
    """The tiles of a period; all others differ from these by such shifts."""


class LabeledTessellatedJson(TypedDict):
    """Whether labeled tiles tile the plane."""

    tiles: bool | None
    """Whether they do; null if that is open."""
    tiling: LabeledTilingJson | None
    """A tiling with the smallest period."""
    coronas: int
    """A cell with this number of coronas around it was filled; -1 if nothing was."""
    patch: list[LaidTileJson] | None
    """These cells with their tiles; null if there is a tiling, or nothing was filled."""
    most_tiles: int
    """All periods of up to this number of tiles were tried, or of as many as the one that was found has."""
    stopped_by: str | None
    """The reason why the search stopped: `seconds` or `interrupt`."""
    seconds: float
    """How long it took."""


class PlaneOfTilesAnswer(LabeledTessellatedJson, CertificateJson):
    """Whether labeled tiles tile the plane, and which tiles."""

    lattice: str
    """The name of the lattice."""
    names: list[str]
    """The names of the tiles, in the order of their numbers."""
