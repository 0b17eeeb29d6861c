"""Files of solids, in millimeters: STL, which holds triangles alone, and 3MF, with names, colors and copies."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import cos, radians, sin
from struct import Struct
from xml.sax.saxutils import escape, quoteattr
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..values import frozen
from ..writing import ZIP_TIME
from .mesh import Mesh
from .upright import Point3, cross, way

_TRIANGLE = Struct("<12fH")
_CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_MODEL = "3D/3dmodel.model"
_TYPES = (
    f'<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>'
)
_RELATIONS = (
    f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Target="/{_MODEL}" Id="model" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>'
)


@frozen
class Pose:
    """The place of a mesh: turned counterclockwise by degrees, as seen from above, and then shifted."""

    degrees: float
    x: float
    y: float
    z: float

    @property
    def rows(self) -> tuple[Point3, ...]:
        """The images of the three axes and of the origin."""
        c, s = round(cos(radians(self.degrees)), 9) + 0.0, round(sin(radians(self.degrees)), 9) + 0.0
        return (c, s, 0.0), (-s, c, 0.0), (0.0, 0.0, 1.0), (self.x, self.y, self.z)

    def moved(self, point: Point3) -> Point3:
        """The image of a point."""
        x, y, z = (
            sum(a * b for a, b in zip((*point, 1.0), axis, strict=True)) for axis in zip(*self.rows, strict=True)
        )
        return (x, y, z)


@frozen
class Body:
    """A mesh with its name and color, #rrggbb, and the places of its copies."""

    name: str
    color: str
    mesh: Mesh
    places: tuple[Pose, ...]


def stl(title: str, bodies: Sequence[Body]) -> bytes:
    """The bodies as a binary STL file."""
    triangles = [
        _TRIANGLE.pack(*_normal(*corners), *corners[0], *corners[1], *corners[2], 0)
        for body in bodies
        for place in body.places
        for corners in _moved(body.mesh, place)
    ]
    header = title.encode("ascii", "replace")[:80].ljust(80)
    return header + len(triangles).to_bytes(4, "little") + b"".join(triangles)


def _moved(mesh: Mesh, place: Pose) -> list[tuple[Point3, Point3, Point3]]:
    points = [place.moved(point) for point in mesh.points]
    return [(points[a], points[b], points[c]) for a, b, c in mesh.triangles]


def _normal(first: Point3, second: Point3, third: Point3) -> Point3:
    """The direction in which a triangle looks; 0 for one too narrow to say, from which readers find it themselves."""
    upright = cross(way(first, second), way(first, third))
    length = sum(x * x for x in upright) ** 0.5
    return (upright[0] / length, upright[1] / length, upright[2] / length) if length else (0.0, 0.0, 0.0)


def three_mf(title: str, bodies: Sequence[Body]) -> bytes:
    """The bodies as a 3MF file: each an object with its name and color, and its copies as items to build."""
    colors = list(dict.fromkeys(body.color for body in bodies))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<model unit="millimeter" xml:lang="en" xmlns="{_CORE}">',
        f'<metadata name="Title">{escape(_printable(title))}</metadata>',
        '<metadata name="Application">tilewright</metadata>',
        '<resources><basematerials id="1">',
        *(f'<base name="{color}" displaycolor="{color.upper()}"/>' for color in colors),
        "</basematerials>",
    ]
    items = []
    for number, body in enumerate(bodies, 2):
        name, color = quoteattr(_printable(body.name)), colors.index(body.color)
        lines.append(f'<object id="{number}" type="model" name={name} pid="1" pindex="{color}"><mesh><vertices>')
        lines += [f'<vertex x="{_text(x)}" y="{_text(y)}" z="{_text(z)}"/>' for x, y, z in body.mesh.points]
        lines.append("</vertices><triangles>")
        lines += [f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in body.mesh.triangles]
        lines.append("</triangles></mesh></object>")
        for place in body.places:
            transform = " ".join(_text(part) for row in place.rows for part in row)
            items.append(f'<item objectid="{number}" transform="{transform}"/>')
    lines += ["</resources><build>", *items, "</build></model>"]
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as package:
        parts = {"[Content_Types].xml": _TYPES, "_rels/.rels": _RELATIONS, _MODEL: "\n".join(lines)}
        for name, text in parts.items():
            package.writestr(ZipInfo(name, ZIP_TIME), text, ZIP_DEFLATED)
    return content.getvalue()


def _printable(text: str) -> str:
    """The text without characters that XML cannot hold."""
    return "".join(char for char in text if char.isprintable())


def _text(length: float) -> str:
    return f"{length:.6f}".rstrip("0").rstrip(".")
