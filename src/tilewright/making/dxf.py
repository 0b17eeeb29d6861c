"""Sheets for a laser as DXF: closed polylines whose bulges are arcs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

from .base import Made, SheetRequest, without_library
from .laser import CutSheet, cut_sheets, ids_of

_COLORS = {"ENGRAVE": 5, "CUT": 1}
"""Layers with their colors by the numbers of DXF: blue and red."""


def make_dxf(request: SheetRequest) -> Made:
    """A sheet as DXF in millimeters, with the layers CUT and ENGRAVE, and a group for each part.

    Raises MissingExtra if ezdxf is not installed.
    """
    try:
        import ezdxf  # noqa: F401
    except ImportError as error:
        raise without_library("DXF", "ezdxf") from error
    sheets, remarks = cut_sheets(request)
    with _same_each_time():
        first, *more = map(_dxf, sheets)
    return Made(first, remarks, tuple(more))


@contextmanager
def _same_each_time() -> Iterator[None]:
    """Let ezdxf write neither the time nor random numbers that tell its files apart."""
    from ezdxf import options

    before = options.write_fixed_meta_data_for_testing
    options.write_fixed_meta_data_for_testing = True
    try:
        yield
    finally:
        options.write_fixed_meta_data_for_testing = before


def _dxf(sheet: CutSheet) -> bytes:
    import ezdxf
    from ezdxf import units

    document = ezdxf.new("R2010", units=units.MM)
    for layer, color in _COLORS.items():
        document.layers.add(layer, color=color)
    space = document.modelspace()
    for part, name in zip(sheet.parts, ids_of(sheet.parts), strict=True):
        with document.groups.new(name).edit_data() as group:
            for layer, curves in zip(_COLORS, part.layers, strict=True):
                group += [
                    space.add_lwpolyline(curve.corners, "xyb", close=curve.is_closed, dxfattribs={"layer": layer})
                    for curve in curves
                ]
    text = StringIO()
    document.write(text)
    return text.getvalue().encode()
