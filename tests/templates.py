"""The templates of docs/adding, run as the documentation has them, so that they cannot rot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tilewright.lattices import LATTICES, Lattice

ADDING = Path(__file__).parents[1] / "docs" / "adding"


def template(page: str, title: str) -> dict[str, Any]:
    """The names that the block with this title defines."""
    text = (ADDING / page).read_text(encoding="utf-8")
    block = re.search(rf'^```python title="{re.escape(title)}"\n(.*?)^```$', text, re.MULTILINE | re.DOTALL)
    assert block is not None, f"{page} has no block {title}"
    names: dict[str, Any] = {"__name__": title.removesuffix(".py")}
    exec(compile(block[1], f"{page}:{title}", "exec"), names)
    return names


TETRAKIS: Lattice = template("lattice.md", "tetrakis.py")["TETRAKIS"]
"""A lattice that no puzzle uses: four kinds of cells, with unequal sides and angles."""

EVERY_LATTICE: dict[str, Lattice] = {**LATTICES, TETRAKIS.name: TETRAKIS}
