"""The templates of docs/adding: each is a row that the suite of its table runs over, so that none of them can rot.

A template is a block of a page that has a file name as its title. A test lists it in the table and then treats it
like every other row:

    MODULE = template("renderer.md", "listing.py")

    @pytest.fixture(autouse=True)
    def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(RENDERERS, "listing", MODULE.draw_listing)
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from tilewright.lattices import LATTICES, Lattice

ADDING = Path(__file__).parents[2] / "docs" / "adding"


def template_text(page: str, title: str) -> str:
    """The block of a page of docs/adding that has this title; above its first line as many empty ones as on the page.

    So an error in it names the line of the page.
    """
    text = (ADDING / page).read_text(encoding="utf-8")
    blocks = re.finditer(r'^```\w+ title="([^"\n]+)"\n(.*?)^```$', text, re.MULTILINE | re.DOTALL)
    [block] = [block for block in blocks if block[1] == title]
    return "\n" * text.count("\n", 0, block.start(2)) + block[2]


@cache
def template(page: str, title: str) -> ModuleType:
    """The module that a `python` block of a page of docs/adding defines."""
    name = f"tests.contracts.template_{title.removesuffix('.py')}"
    module = ModuleType(name)
    # Dataclasses look their module up there.
    sys.modules[name] = module
    exec(compile(template_text(page, title), str(ADDING / page), "exec"), vars(module))
    return module


ELONGATED: Lattice = template("lattice.md", "elongated.py").ELONGATED
"""A lattice that no puzzle uses: squares and triangles, with few symmetries."""

EVERY_LATTICE: dict[str, Lattice] = {**LATTICES, ELONGATED.name: ELONGATED}
