"""One suite for every row of the table of renderers."""

from __future__ import annotations

from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

import tilewright as tw
from tests.contracts.samples import NAMES, SMALL, sample, solved
from tests.contracts.templates import template
from tilewright.rendering import RENDERERS

LISTING = template("renderer.md", "listing.py").draw_listing


@pytest.fixture(autouse=True)
def _template_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RENDERERS, "listing", LISTING)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", [*RENDERERS, "listing"])
def test_draws_every_sample(kind: str, name: str) -> None:
    if kind == "png" and find_spec("resvg_py") is None:
        pytest.skip("resvg-py is not installed")
    for item in (sample(name), solved(name)):
        picture = tw.draw(item, kind, **SMALL.get(kind, {}))
        assert picture
        assert picture == tw.draw(item, kind, **SMALL.get(kind, {}))
        if isinstance(picture, bytes):
            assert picture.startswith(b"\x89PNG")
        elif kind == "svg":
            assert ElementTree.fromstring(picture).tag.endswith("svg")
        elif kind == "ascii":
            assert picture.isascii()


@pytest.mark.parametrize("name", NAMES)
def test_puzzles_and_solutions_show_themselves(name: str) -> None:
    assert sample(name)._repr_svg_().startswith("<svg")
    assert solved(name)._repr_svg_().startswith("<svg")
    assert str(solved(name)) == tw.draw(solved(name), "text")
