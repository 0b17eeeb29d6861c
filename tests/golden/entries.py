"""The files of the catalog, and the template of docs/adding as if it was one of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.contracts.templates import template_text
from tilewright import catalog

TEMPLATE = "four-on-the-stairs"
TEXTS = {
    **{name: catalog.text_of(name) for name in catalog.names()},
    TEMPLATE: template_text("puzzle.md", f"{TEMPLATE}.toml"),
}

Question = tuple[str, str, str, tuple[str, ...], int | None]
"""Name of a puzzle, variant, the key of what is chosen and its names, target sum: one search answers its counts."""


@cache
def document_of(name: str) -> dict[str, Any]:
    return tomllib.loads(TEXTS[name])


def known_of(name: str) -> Iterator[tuple[Question, dict[str, Any]]]:
    """The known counts of a puzzle, each with the question that it answers."""
    for known in document_of(name).get("known", []):
        key = next((key for key in ("pieces", "size") if key in known), "block")
        named = known.get(key, ())
        chosen = tuple(named.split()) if isinstance(named, str) else tuple(map(str, named))
        yield (name, known.get("variant", ""), key, chosen, known.get("target")), known
