"""SVG and PNG: well-formed, standalone, the same every time, and legible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest

from tilewright.errors import InvalidRequest, MissingExtra
from tilewright.rendering import RENDERERS, as_svg, draw, png

from . import examples

SVG = "{http://www.w3.org/2000/svg}"


def pictures(solved: examples.Solved) -> Iterator[str]:
    yield as_svg(solved)
    yield as_svg(solved.puzzle)


def words_in(svg: str) -> list[str]:
    return [
        path.attrib["aria-label"]
        for path in ElementTree.fromstring(svg).iter(f"{SVG}path")
        if "aria-label" in path.attrib
    ]


@pytest.mark.parametrize("example", examples.EXAMPLES)
def test_pictures_are_standalone(example: Callable[[], examples.Solved]) -> None:
    solved = example()
    for svg in pictures(solved):
        root = ElementTree.fromstring(svg)
        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert tags <= {"svg", "title", "desc", "defs", "pattern", "path", "circle", "radialGradient", "stop"}
        assert root.attrib["role"] == "img"
        assert root.findtext(f"{SVG}title") == solved.puzzle.title == root.attrib["aria-label"]
        assert "nan" not in svg
        assert "inf" not in svg
        used = {part.split(")")[0] for part in svg.split("url(#")[1:]}
        assert used == {definition.attrib["id"] for defs in root.iter(f"{SVG}defs") for definition in defs}


@pytest.mark.parametrize("example", examples.EXAMPLES)
def test_pictures_are_deterministic(example: Callable[[], examples.Solved]) -> None:
    assert list(pictures(example())) == list(pictures(example()))


def test_every_tile_shows_its_name_and_labels() -> None:
    words = words_in(as_svg(examples.unicorn()))
    assert sorted(word for word in words if word.isdigit()) == [str(k) for k in range(1, 10)]
    assert sum(word in {"PH", "PT", "GH", "GT", "RH", "RT", "YH", "YT"} for word in words) == 36


def test_every_piece_is_named_once() -> None:
    words = words_in(as_svg(examples.pentominoes()))
    assert sorted(words[1:]) == list("FILNPTUVWXYZ")


def test_a_solid_names_the_pieces_that_can_be_seen() -> None:
    words = words_in(as_svg(examples.soma()))
    # In the solid each at most once, in the layers once for each layer that it reaches.
    assert set(words[1:8]) == set("VLTZPAB")


def test_balls_are_drawn_as_a_solid_and_by_layers() -> None:
    solved = examples.ball_tetrahedron()
    root = ElementTree.fromstring(as_svg(solved))
    shaded = [circle for circle in root.iter(f"{SVG}circle") if circle.attrib["fill"].startswith("url(#ball-")]
    assert len(shaded) == 2 * len(solved.puzzle.board)
    # A ball in the plane of the picture is as large as one in its layer, but for the scales.
    assert len({circle.attrib["r"] for circle in shaded}) == 2


def test_colored_cubes_show_all_their_labels() -> None:
    assert set("ABCDEF") <= set("".join(words_in(as_svg(examples.colored_cubes().puzzle))))


def test_titles_are_escaped() -> None:
    from dataclasses import replace

    puzzle = replace(examples.unicorn().puzzle, title='<Horn & "Hoof">')
    assert ElementTree.fromstring(as_svg(puzzle)).findtext(f"{SVG}title") == puzzle.title


@pytest.mark.parametrize("kind", list(RENDERERS))
def test_every_renderer_draws(kind: str) -> None:
    if kind == "png":
        pytest.importorskip("resvg_py")
    assert len(draw(examples.magic_square(), kind)) > 50
    assert len(draw(examples.magic_square().puzzle, kind)) > 50


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(InvalidRequest, match="choose one of text, ascii, svg, png"):
        draw(examples.unicorn(), "pdf")


def test_png_has_the_width_that_was_asked_for() -> None:
    pytest.importorskip("resvg_py")
    for solved, width in ((examples.causeway(), 300), (examples.soma(), None)):
        image = draw(solved, "png", width=width)
        assert image.startswith(b"\x89PNG\r\n")
        assert int.from_bytes(image[16:20]) == (width or png.WIDTH)


def test_png_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match="pip install resvg-py"):
        draw(examples.unicorn(), "png")
