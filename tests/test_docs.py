"""The documentation is true: its snippets run, its files are right, its links lead somewhere.

- A `python` block with prompts is a doctest, one without is run; the blocks of a page share their names.
- A `console` block has commands after `$` and below each what it prints; `...` stands for anything.
- In an `sh` block the lines that begin with `tilewright` are run and must succeed.
- A line of prose has at most 120 columns; tables, headings, code and what cannot be broken may have more.
- A `toml` block with `title="NAME"` is written to that file before the commands of its page are run, and every
  `toml` block that is a whole puzzle, or a brief, must be a right one.
"""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pkgutil
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tilewright
from tests import fake_anywidget
from tilewright.inventing import read_brief
from tilewright.lattices import LATTICES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "bench").glob("*.md")])
COLUMNS = 120
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str
    title: str
    text: str
    line: int


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for match in re.finditer(r"^```(\w+)([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        title = re.search(r'title="([^"]+)"', match[2])
        yield Block(match[1], title[1] if title else "", match[3], text.count("\n", 0, match.start()) + 1)


@pytest.fixture(autouse=True)
def _boards() -> Iterator[None]:
    """Let boards for notebooks be made without the extra."""
    with fake_anywidget.installed():
        yield


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in _blocks(page):
        place = f"{_name(page)}:{block.line}"
        if block.title:
            Path(block.title).write_text(block.text, encoding="utf-8")
        if block.language == "toml" and "format = 1" in block.text and "..." not in block.text:
            _check_puzzle(block, place)
        elif block.language == "python" and ">>>" in block.text:
            _run_session(block, place, names)
        elif block.language == "python":
            exec(compile("\n" * block.line + block.text, place, "exec"), names)
        elif block.language == "console":
            _run_console(block, place)
        elif block.language == "sh":
            for line in block.text.splitlines():
                if line.startswith("tilewright "):
                    _run(line, place)


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.ipynb")), ids=_name)
def test_notebooks_run(path: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], start=1):
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "kept without outputs, which nothing would keep true"
            exec(compile("".join(cell["source"]), f"{_name(path)}, cell {number}", "exec"), names)


def _run_session(block: Block, place: str, names: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, {}, place, place, block.line)
    test.globs = names
    output: list[str] = []
    result = doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=output.append, clear_globs=False)
    assert not result.failed, "".join(output)


def _run_console(block: Block, place: str) -> None:
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        may_fail = (
            re.search("error|No solution|^Does not tile|^Open|^Stopped |^None found", expected, re.MULTILINE)
            is not None
        )
        printed = _run(command, place, may_fail=may_fail)
        right = doctest.OutputChecker().check_output(_plain(expected), _plain(printed), doctest.ELLIPSIS)
        assert right, f"{place}: `{command}` prints\n{printed}"


def _plain(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines()) + "\n"


def _run(command: str, place: str, may_fail: bool = False) -> str:
    program, *arguments = shlex.split(command, comments=True)
    assert program == "tilewright", f"{place}: only `tilewright` can be run here, not {program}"
    # Of a file the width of the terminal says nothing; only the encoding has to be sure.
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    result = subprocess.run(
        [sys.executable, "-m", "tilewright", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=environment,
    )
    assert "Traceback" not in result.stderr, f"{place}: {result.stderr}"
    assert may_fail or result.returncode == 0, f"{place}: `{command}` ends with {result.returncode}: {result.stderr}"
    return result.stdout if result.stdout.strip() else result.stderr


def _check_puzzle(block: Block, place: str) -> None:
    path = Path(block.title or "snippet.toml")
    path.write_text(block.text, encoding="utf-8")
    try:
        if "\ninvent = " in block.text:
            read_brief(path)
        elif '= "n"' in block.text:
            tilewright.load_sized(path)(6)
        else:
            tilewright.load(path)
    except tilewright.TilewrightError as problem:
        pytest.fail(f"{place}: {problem}")


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r'\]\(([^)\s]+)\)|src="([^"]+)"', _prose(page)):
        link = "".join(target)
        if not link.startswith(("http://", "https://")):
            name, _, place = link.partition("#")
            file = page.parent / name if name else page
            assert file.exists(), f"{_name(page)} links to {link}, which is not there"
            if place and file.suffix == ".md":
                assert place in _anchors(file), f"{_name(page)} links to {link}, but no heading there is called so"


@cache
def _anchors(page: Path) -> frozenset[str]:
    """The names by which the headings of a page are linked to, as MkDocs and GitHub make them."""
    headings = re.findall(r"^#+ (.+?)\s*$", _prose(page), re.MULTILINE)
    plain = (re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower() for heading in headings)
    return frozenset(re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading).strip()) for heading in plain)


def _prose(page: Path) -> str:
    """The text of a page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_prose_is_wrapped(page: Path) -> None:
    prose = [
        line for line in _prose(page).splitlines() if not line.startswith(("|", "#", "    ")) and "<img" not in line
    ]
    wide = [line for line in prose if len(line) > COLUMNS and " " in line.strip("- ")]
    assert not wide, f"{_name(page)}: wrap this at {COLUMNS} columns: {wide[0]}"


def test_every_page_is_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in DOCS.rglob("*.md"):
        assert f" {page.relative_to(DOCS).as_posix()}\n" in contents, f"{_name(page)} is missing from mkdocs.yml"


def test_pages_name_files_that_exist() -> None:
    # `engines/base.py` on a page about the code means src/tilewright/engines/base.py.
    for page in PAGES:
        for name in re.findall(r"`([a-z_]+(?:/[a-z_]+)+\.py)`", page.read_text(encoding="utf-8")):
            homes = (ROOT, ROOT / "src" / "tilewright")
            assert any((home / name).exists() for home in homes), f"{_name(page)} names {name}, which is not there"


def _modules() -> list[str]:
    found = pkgutil.walk_packages(tilewright.__path__, "tilewright.")
    return ["tilewright", *(module.name for module in found if not module.name.endswith("__main__"))]


def test_examples_in_docstrings(subtests: pytest.Subtests) -> None:
    for name in _modules():
        with subtests.test(name):
            result = doctest.testmod(importlib.import_module(name), optionflags=OPTIONS)
            assert not result.failed


def test_the_readme_has_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for mark in ("solve", "test"):
        [command] = re.findall(rf"^<!-- command: {mark} -->\n```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        assert command.count("\n") == 1, "one line to copy"


def test_versions_agree() -> None:
    version = tilewright.__version__
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"{version}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_what_is_made_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS))
    make_all = importlib.import_module("make_all")
    old = [_name(path) for path in make_all.old()]
    assert not old, f"{', '.join(old)}: run `python docs/make_all.py`"


def test_the_puzzle_file_has_every_lattice() -> None:
    text = (DOCS / "puzzle-file.md").read_text(encoding="utf-8")
    assert not [name for name in LATTICES if f'"{name}"' not in text]
