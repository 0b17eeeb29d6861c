"""The badges of regions: their conditions in a few characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ... import region_pictures
from ...scenes import CellRegion

if TYPE_CHECKING:
    from ....boards import Board

_SIGNS = {"same": "\N{GREEK CAPITAL LETTER SIGMA}", "equal": "=", "different": "\N{NOT EQUAL TO}"}
_MOST_VALUES = 3


def badge(region: Any) -> str:
    """The condition of a region in a few characters."""
    if region.condition in _SIGNS:
        return _SIGNS[region.condition]
    values = "/".join(region.values[:_MOST_VALUES]) + "\N{HORIZONTAL ELLIPSIS}" * (len(region.values) > _MOST_VALUES)
    if region.condition == "values":
        return values
    if region.most is None:
        bounds = f">{region.least - 1}"
    elif region.least == 0 and region.most > 0:
        bounds = f"<{region.most + 1}"
    else:
        bounds = str(region.least) if region.least == region.most else f"{region.least}-{region.most}"
    return f"{bounds}\N{MULTIPLICATION SIGN}{values}" if region.condition == "count" else bounds


def shown_regions(board: Board, regions: Sequence[Any]) -> Mapping[int, tuple[CellRegion, ...]]:
    """For each cell the regions that it lies in."""
    return region_pictures.shown_regions(board, ((one.cells, badge(one), one.wanted) for one in regions))
