"""What to do about parts that are larger than a sheet of material, or a bed: the sizes at which they fit."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from ..errors import InvalidRequest
from ..values import frozen
from .base import SheetRequest
from .nesting import room_on


@frozen
class PartSize:
    """The size of a part in mm; `rim` is how much of both lengths stays the same where cells become smaller."""

    title: str
    width: float
    height: float
    rim: float = 0.0

    @property
    def ends(self) -> tuple[float, float]:
        """The longer side and the shorter one; a part may lie turned."""
        return max(self.width, self.height), min(self.width, self.height)


def too_large(parts: Sequence[PartSize], what: str, request: SheetRequest) -> InvalidRequest:
    """The error to raise if these parts, and no others, do not fit on `what`: it names the first, and what helps."""
    first, (width, height), spacing = parts[0], request.bed, request.spacing
    long, short = (max(part.ends[k] for part in parts) for k in (0, 1))
    # The raster on which parts are laid is up to so coarse.
    bed = [ceil(length + 2 * spacing + max(1.0, (length + 2 * spacing) / 1000)) for length in (long, short)]
    wide, high = bed if width >= height else bed[::-1]
    help = f"a bed of {max(wide, ceil(width))} x {max(high, ceil(height))} mm takes all parts"
    room = sorted(room_on(request.bed, spacing), reverse=True)
    shares = [
        (free - part.rim) / (length - part.rim) for part in parts for free, length in zip(room, part.ends, strict=True)
    ]
    edge = floor(min(1.0, *shares) * request.edge)
    if edge >= 1:
        help += f", and this one cells of {edge} mm"
    return InvalidRequest(
        f"{first.title} is {first.width:.0f} x {first.height:.0f} mm with cells of {request.edge:g} mm: it does not "
        f"fit on {what} of {width:g} x {height:g} mm with {spacing:g} mm around it; {help}"
    )
