"""PDF files of drawings: the shapes of a `Picture` as the operators of ISO 32000-1, colors, patterns and all.

A picture writes few kinds of SVG shapes: paths, circles, patterns, and the light on balls. Each is put here as PDF has
it. So a file looks as the picture does, needs no fonts, and is the same each time.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from xml.etree.ElementTree import Element, fromstring

from ..rendering.palette import channels
from ..rendering.picture import Picture

_POINTS = 72 / 25.4
"""Points to the millimeter."""

_ROUND = 0.5523
"""The share of a radius at which a curve that is a quarter of a circle has its control points."""

_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Characters that may stand in a name and not in XML."""

Window = tuple[float, float, float, float]
"""Left, top, width and height."""


class PdfFile:
    """Pages in the making; lengths are millimeters, from the upper left corner of a page."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._objects: list[bytes] = [b"", b"", b""]
        # What several pages have in common, their first layer, is in the file once.
        self._pages: list[tuple[float, float, list[list[str]]]] = []
        self._patterns: dict[tuple[str, float], str] = {}
        self._shadings: dict[str, str] = {}
        self._letters: dict[tuple[str, str], str] = {}
        self._names: dict[str, dict[str, int]] = {"Pattern": {}, "Shading": {}, "XObject": {}}

    @property
    def n_pages(self) -> int:
        """The number of pages so far."""
        return len(self._pages)

    def page(self, width: float, height: float) -> None:
        """Begin a new page, on which all is drawn from now on."""
        self._pages.append((width, height, [[]]))

    def page_like(self, number: int) -> None:
        """Begin a new page with all that stands on an earlier one, which is full: nothing more is drawn on it."""
        width, height, (layer, *_) = self._pages[number]
        self._pages.append((width, height, [layer, []]))

    def layer(self) -> None:
        """Draw from now on what pages like this one will not have."""
        self._pages[-1][2].append([])

    def draw(self, picture: Picture, left: float, top: float, scale: float = 1.0, clip: Window | None = None) -> None:
        """Draw a picture with its origin at a point, `scale` millimeters to its unit; outside of `clip` nothing."""
        _, height, (*_, content) = self._pages[-1]
        content.append("q")
        if clip is not None:
            x, y, wide, high = (_POINTS * length for length in clip)
            content.append(f"{_n(x)} {_n(_POINTS * height - y - high)} {_n(wide)} {_n(high)} re W n")
        size = _POINTS * scale
        content.append(f"{size:.6f} 0 0 {-size:.6f} {_n(_POINTS * left)} {_n(_POINTS * (height - top))} cm")
        defined = {name: fromstring(text) for name, text in picture.patterns.items()}
        for shape in fromstring(f"<g>{_NO_XML.sub('', picture.markup())}</g>"):
            content += self._shape(shape, defined, size)
        content.append("Q")

    def _shape(self, shape: Element, defined: dict[str, Element], size: float) -> Iterator[str]:
        """The operators for a shape; the graphics state is as before after them."""
        fill, stroke = shape.get("fill", "none"), shape.get("stroke", "none")
        yield "q"
        moved = re.fullmatch(r"translate\((\S+) (\S+)\)scale\((\S+)\)", shape.get("transform", ""))
        if moved:
            yield f"{moved[3]} 0 0 {moved[3]} {moved[1]} {moved[2]} cm"
            # A line of text: the outlines of its letters, each of which stands in the file once.
            letters = re.findall(r"M(\S+) (-?\d+)([^M]*)", shape.get("d", ""))
            for operator, color in (("f", f"{_color(fill)} rg"), ("S", _pen(shape) if stroke != "none" else "")):
                if color:
                    yield color
                    for x, y, rest in letters:
                        yield f"q 1 0 0 1 {x} {y} cm /{self._letter(rest, operator)} Do Q"
            yield "Q"
            return
        path, named = _path_of(shape), re.fullmatch(r"url\(#(.*)\)", fill)
        if named and "Gradient" in defined[named[1]].tag:
            x, y, radius = (float(shape.get(key, 0)) for key in ("cx", "cy", "r"))
            place = f"{_n(2 * radius)} 0 0 {_n(2 * radius)} {_n(x - radius)} {_n(y - radius)} cm"
            yield f"q {path} W n {place} /{self._shading(named[1], defined[named[1]])} sh Q"
        elif named:
            yield f"/Pattern cs /{self._pattern(named[1], defined[named[1]], size)} scn {path} f"
        elif fill != "none":
            yield f"{_color(fill)} rg {path} f"
        if stroke != "none":
            yield f"{_pen(shape)} {path} S"
        yield "Q"

    def _letter(self, outline: str, operator: str) -> str:
        """The name, in this file, of a letter that an operator paints; its outline begins at the origin."""
        key = outline, operator
        if key not in self._letters:
            head = "/Type /XObject /Subtype /Form /BBox [-3000 -3000 3000 3000]"
            self._letters[key] = self._name("XObject", _stream(head, f"{_path(f'M0 0{outline}')} {operator}"))
        return self._letters[key]

    def _pattern(self, name: str, element: Element, size: float) -> str:
        """The name, in this file, of a pattern at a size in points."""
        key = name, round(size, 6)
        if key not in self._patterns:
            side = element.get("width", "8")
            [shape] = element
            matrix = f"[{size:.6f} 0 0 {-size:.6f} 0 0]"
            head = (
                f"/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 {side} {side}] "
                f"/XStep {side} /YStep {side} /Resources << >> /Matrix {matrix}"
            )
            drawn = f"{_pen(shape)} {_path(shape.get('d', ''))} S"
            self._patterns[key] = self._name("Pattern", _stream(head, drawn))
        return self._patterns[key]

    def _shading(self, name: str, element: Element) -> str:
        """The name, in this file, of the light on a ball whose box is the unit square."""
        if name not in self._shadings:
            stops = [(float(stop.get("offset", 0)), _color(stop.get("stop-color", ""))) for stop in element]
            parts = [
                f"<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [{first}] /C1 [{second}] >>"
                for (_, first), (_, second) in pairwise(stops)
            ]
            bounds = " ".join(_n(offset) for offset, _ in stops[1:-1])
            function = (
                f"<< /FunctionType 3 /Domain [0 1] /Bounds [{bounds}] /Encode [{'0 1 ' * len(parts)}] "
                f"/Functions [{' '.join(parts)}] >>"
            )
            focus, middle = (" ".join(element.get(key, "0") for key in keys) for keys in (("fx", "fy"), ("cx", "cy")))
            shading = (
                f"<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [{focus} 0 {middle} {element.get('r', '1')}] "
                f"/Extend [true true] /Function {function} >>"
            )
            self._shadings[name] = self._name("Shading", shading.encode())
        return self._shadings[name]

    def _name(self, kind: str, content: bytes) -> str:
        name = f"{kind[0]}{len(self._names[kind])}"
        self._names[kind][name] = self._add(content)
        return name

    def _add(self, content: bytes) -> int:
        """The number of a new object."""
        self._objects.append(content)
        return len(self._objects)

    def content(self) -> bytes:
        """The whole file; nothing can be drawn any more."""
        catalog, tree, resources = 1, 2, 3
        kids, streams = [], dict[int, int]()
        for width, height, layers in self._pages:
            for layer in layers:
                if id(layer) not in streams:
                    streams[id(layer)] = self._add(_stream("", "\n".join(layer)))
            drawn = " ".join(f"{streams[id(layer)]} 0 R" for layer in layers)
            box = f"[0 0 {_n(_POINTS * width)} {_n(_POINTS * height)}]"
            page = f"/Parent {tree} 0 R /MediaBox {box} /Resources {resources} 0 R /Contents [{drawn}]"
            kids.append(self._add(f"<< /Type /Page {page} >>".encode()))
        title = self._add(f"<< /Title <FEFF{self._title.encode('utf-16-be').hex()}> /Producer (Tilewright) >>".encode())
        # A page that is printed smaller, to fit, is no longer at true size.
        self._objects[catalog - 1] = (
            f"<< /Type /Catalog /Pages {tree} 0 R /ViewerPreferences << /PrintScaling /None >> >>".encode()
        )
        pages = " ".join(f"{kid} 0 R" for kid in kids)
        self._objects[tree - 1] = f"<< /Type /Pages /Kids [{pages}] /Count {len(kids)} >>".encode()
        lists = (
            f"/{kind} << {' '.join(f'/{name} {number} 0 R' for name, number in names.items())} >>"
            for kind, names in self._names.items()
        )
        self._objects[resources - 1] = f"<< {' '.join(lists)} >>".encode()
        return _assembled(self._objects, f"/Root {catalog} 0 R /Info {title} 0 R")


def _assembled(objects: Sequence[bytes], trailer: str) -> bytes:
    """A file of objects, numbered from 1, and the table of their places."""
    parts, places, place = [b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"], [], 0
    for number, content in enumerate(objects, start=1):
        place += len(parts[-1])
        places.append(place)
        parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, content))
    place += len(parts[-1])
    table = "".join(f"{one:010} 00000 n \n" for one in places)
    size = len(objects) + 1
    table = f"xref\n0 {size}\n0000000000 65535 f \n{table}"
    end = f"trailer\n<< /Size {size} {trailer} >>\nstartxref\n{place}\n%%EOF\n"
    return b"".join([*parts, table.encode(), end.encode()])


def _stream(head: str, content: str) -> bytes:
    packed = zlib.compress(content.encode())
    return b"<< %s /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream" % (head.encode(), len(packed), packed)


def _n(value: float) -> str:
    """A number with at most three decimals."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=256)
def _color(color: str) -> str:
    """Red, green and blue from 0 to 1."""
    return " ".join(_n(part / 255) for part in channels(color))


def _pen(shape: Element) -> str:
    """The operators that choose color, width, ends and dashes of lines."""
    cap = int(shape.get("stroke-linecap") == "round")
    join = int(shape.get("stroke-linejoin") == "round")
    pen = f"{_color(shape.get('stroke', ''))} RG {shape.get('stroke-width', '1')} w {cap} J {join} j"
    dashes = shape.get("stroke-dasharray")
    return f"{pen} [{dashes}] 0 d" if dashes else pen


def _path_of(shape: Element) -> str:
    if not shape.tag.endswith("circle"):
        return _path(shape.get("d", ""))
    x, y, r = (float(shape.get(key, 0)) for key in ("cx", "cy", "r"))
    k = _ROUND * r
    curves = [
        (x + r, y + k, x + k, y + r, x, y + r),
        (x - k, y + r, x - r, y + k, x - r, y),
        (x - r, y - k, x - k, y - r, x, y - r),
        (x + k, y - r, x + r, y - k, x + r, y),
    ]
    return f"{_n(x + r)} {_n(y)} m " + " ".join(f"{' '.join(map(_n, curve))} c" for curve in curves) + " h"


_NUMBERS_OF = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "z": 0}


@lru_cache(maxsize=4096)
def _path(path: str) -> str:
    """The operators for an SVG path of straight lines and quadratic curves."""
    words = re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)", path)
    found: list[str] = []
    x = y = start_x = start_y = 0.0
    at, letter = 0, ""
    while at < len(words):
        if words[at].isalpha():
            letter, at = words[at], at + 1
        command = letter.lower()
        values = [float(word) for word in words[at : at + _NUMBERS_OF[command]]]
        at += len(values)
        if command == "z":
            found.append("h")
            x, y = start_x, start_y
            continue
        from_x, from_y = (x, y) if letter.islower() else (0.0, 0.0)
        if command == "h":
            x = from_x + values[0]
        elif command == "v":
            y = from_y + values[0]
        else:
            x_between, y_between = from_x + values[0], from_y + values[1]
            before = x, y
            x, y = from_x + values[-2], from_y + values[-1]
        if command == "m":
            start_x, start_y = x, y
            # Further points of the same command are joined by lines.
            letter = "l" if letter.islower() else "L"
        if command == "q":
            # A quadratic curve is a cubic one whose control points are two thirds of the way to its own.
            controls = (
                _n(end + 2 / 3 * (between - end))
                for ends in (before, (x, y))
                for end, between in zip(ends, (x_between, y_between), strict=True)
            )
            found.append(f"{' '.join(controls)} {_n(x)} {_n(y)} c")
        else:
            found.append(f"{_n(x)} {_n(y)} {'m' if command == 'm' else 'l'}")
    return " ".join(found)
