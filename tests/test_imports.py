"""What costs time to import waits until it is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import tilewright
from tilewright.kernels._native import library_fault

HEAVY = ("numpy", "pydantic", "ortools", "resvg_py")
# Parts of the standard library that other imports bring along easily.
NEEDLESS = ("subprocess", "statistics", "urllib.request", "email", "concurrent.futures", "importlib.metadata", "shutil")
# Prints, after the program's own output, which of some libraries and parts of the package it has imported.
PROBE = """
import json, sys
try:
    {code}
except SystemExit as end:
    assert not end.code, f"exit status {{end.code}}"
finally:
    print()
    print(json.dumps([name for name in {heavy!r} if not sys.modules.keys().isdisjoint((name, "tilewright." + name))]))
"""


def _imported(code: str, libraries: tuple[str, ...] = HEAVY, **environment: str) -> list[str]:
    result = subprocess.run(
        [sys.executable, "-c", PROBE.format(code=code, heavy=libraries)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert result.returncode == 0, result.stderr
    names: list[str] = json.loads(result.stdout.splitlines()[-1])
    return names


def _command(*arguments: str) -> str:
    return f"sys.argv = {['tilewright', *arguments]!r}; from tilewright.cli import main; main()"


@pytest.mark.parametrize(
    "code",
    [
        "import tilewright",
        "import tilewright; tilewright.load",
        _command("--help"),
        _command("solve", "--help"),
        _command("--version"),
        _command("list"),
        _command("list", "hexagonal", "--json"),
        _command("completion", "bash"),
    ],
    ids=["import", "load", "help", "help of a command", "version", "list", "list --json", "completion script"],
)
def test_nothing_heavy_is_imported(code: str) -> None:
    assert _imported(code) == []


def test_no_command_needs_searches_before_it_is_run() -> None:
    look = "from tilewright.cli.app import COMMANDS; from tilewright.cli.parameters.clicked import app; "
    look += "import click; [app.get_command(click.Context(app), name) for name in COMMANDS]"
    assert _imported(look, (*HEAVY, "engines", "jobs.file", "solving")) == []


def test_completion_imports_nothing_heavy() -> None:
    # What the shell runs each time the tab key is pressed.
    assert (
        _imported(_command(), _TILEWRIGHT_COMPLETE="bash_complete", COMP_WORDS="tilewright solve uni", COMP_CWORD="2")
        == []
    )


# What no count needs, nor does what it needs import it.
NO_COUNT = (
    *(
        "click",
        "csv",
        "gettext",
        "platform",
        "uuid",
        "decimal",
        "difflib",
        "fractions",
        "http",
        "logging",
        "secrets",
        "shlex",
        "socket",
        "ssl",
        "tempfile",
    ),
    *("hashlib", "pathlib", "textwrap", "unicodedata", "urllib", "xml", "zlib"),
    *("answers", "design", "desk", "editor", "inventing", "making", "proving", "rendering", "verifying", "web"),
    *("families.edits", "families.naive", "families.pictured", "families.relaxed"),
    *("formats.packed", "formats.solutions", "formats.spans", "formats.toml_text"),
    *("engines.annealing", "engines.edge_breaks", "kernels.anneal_sums"),
)
TILING = tuple(
    f"families.tiling.{name}"
    for name in (
        *("checking", "facts", "likeness", "mistakes.edits", "mistakes.slips", "pictures"),
        *("compiling.naive", "compiling.relaxed", "file.to_fields", "laid.mismatches", "laid.table"),
    )
)
LATTICES = ("balls", "cubic", "deltoidal", "hexagonal", "kisrhombille", "square", "tetrakis", "triangular")
COVER_ENGINES = ("exact_cover", "memo", "packing", "scan")
EDGE_ENGINES = ("edge_domains", "edge_scan")


def _others(folder: str, names: tuple[str, ...], *needed: str) -> tuple[str, ...]:
    return tuple(f"{folder}.{name}" for name in names if name not in needed)


@pytest.mark.parametrize(
    ("puzzle", "needless"),
    [
        (
            "pentominoes-3x20",
            (
                *("families.labeling", "engines.sums", "solving.descents", *TILING),
                *_others("lattices", LATTICES, "square"),
                *_others("engines", (*COVER_ENGINES, *EDGE_ENGINES), "scan"),
            ),
        ),
        (
            "soma",
            (
                *("families.labeling", "engines.sums", "solving.descents", *TILING),
                *_others("lattices", LATTICES, "cubic", "square"),
                *_others("engines", (*COVER_ENGINES, *EDGE_ENGINES), "scan"),
            ),
        ),
        (
            "ultimate",
            (
                *("families.labeling", "engines.sums", "solving.descents", *TILING),
                *_others("lattices", LATTICES, "square"),
                *_others("engines", (*COVER_ENGINES, *EDGE_ENGINES), "edge_scan"),
            ),
        ),
        (
            "magic-19",
            (
                *("families.tiling", "solving.descents"),
                *(f"families.labeling.{name}" for name in ("check", "edits", "naive", "scene", "table", "to_fields")),
                *_others("lattices", LATTICES, "hexagonal"),
                *_others("engines", (*COVER_ENGINES, *EDGE_ENGINES)),
            ),
        ),
    ],
    ids=["pieces", "pieces in space", "tiles", "numbers"],
)
def test_a_short_count_imports_what_it_needs(puzzle: str, needless: tuple[str, ...]) -> None:
    # Without a library, a search on a busy machine may take so long that it looks for kernels that were compiled.
    environment = {"TILEWRIGHT_COMPILE": "never"} if library_fault() else {}
    # Without one, a template is made into a kernel that is interpreted.
    for_templates = () if library_fault() else ("ast", "dataclasses", "inspect")
    libraries = (*HEAVY, *NEEDLESS, *NO_COUNT, *for_templates, *needless)
    assert _imported(_command("count", puzzle), libraries, **environment) == []


def test_a_short_search_imports_what_it_needs() -> None:
    needless = ("engines.scan", "engines.annealing", "rendering.svg", "rendering.png")
    environment = {"TILEWRIGHT_COMPILE": "never"} if library_fault() else {}
    assert _imported(_command("solve", "magic-triangle"), (*HEAVY, *NEEDLESS, *needless), **environment) == []


def test_the_module_runs_as_the_command() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tilewright", "--version"], capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout.split()) == (0, ["tilewright", tilewright.__version__])


@pytest.mark.parametrize("name", tilewright.__all__)
def test_every_public_name_can_be_had(name: str) -> None:
    assert getattr(tilewright, name) is not None
    assert name in dir(tilewright)


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'sovle'"):
        tilewright.sovle  # noqa: B018
