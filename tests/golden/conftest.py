"""Fixtures of the tests of the catalog."""

from __future__ import annotations

import pytest

from tests.golden.entries import TEXTS
from tilewright import catalog


@pytest.fixture
def template_in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the puzzle that docs/adding shows, so that it is tested like the others."""
    monkeypatch.setattr(catalog, "text_of", TEXTS.__getitem__)
    monkeypatch.setattr(catalog, "names", lambda: tuple(TEXTS))
