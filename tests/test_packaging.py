"""What is handed on with the package: the bill of what others wrote says all, and says it right."""

from __future__ import annotations

import importlib
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tilewright"
OTHERS = re.compile(
    r"copyright (?:\(c\)|©|\d{4})|SPDX-License|(?:licensed|distributed) under|under the Apache|all rights reserved",
    re.I,
)
"""Words by which the work of others is known."""


@pytest.fixture
def sbom(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    return importlib.import_module("make_sbom")


def test_the_bill_lists_every_file_that_others_wrote(sbom: ModuleType) -> None:
    listed = {*sbom.LICENSES, *sbom.LICENSES.values()}
    vendored = {path.relative_to(PACKAGE).as_posix() for path in (PACKAGE / "web/page/vendor").iterdir()}
    assert vendored <= listed
    marked = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in (".c", ".css", ".html", ".js", ".json", ".py", ".svg", ".txt")
        and OTHERS.search(path.read_text(encoding="utf-8"))
    }
    assert marked <= listed
    locations = {
        occurrence["location"].removeprefix("tilewright/")
        for component in sbom._bill()["components"]
        for occurrence in component["evidence"]["occurrences"]
    }
    assert locations == set(sbom.LICENSES)


def test_a_wheel_has_the_license_of_all_that_is_listed(sbom: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["license-files"]) == {"LICENSE", *(f"src/tilewright/{one}" for one in sbom.LICENSES.values())}
