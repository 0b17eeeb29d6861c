"""What costs time to import waits until it is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import tilewright
from tilewright.kernels._native import library_fault

HEAVY = ("numpy", "numba", "pydantic", "ortools", "resvg_py")
# Parts of the standard library that other imports bring along easily.
NEEDLESS = ("subprocess", "statistics", "urllib.request", "email", "concurrent.futures", "importlib.metadata", "shutil")
# Prints, after the program's own output, which of the heavy libraries it has imported.
PROBE = """
import json, sys
try:
    {code}
except SystemExit as end:
    assert not end.code, f"exit status {{end.code}}"
finally:
    print()
    print(json.dumps(sorted(set({heavy!r}) & set(sys.modules))))
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


def test_completion_imports_nothing_heavy() -> None:
    # What the shell runs each time the tab key is pressed.
    assert (
        _imported(_command(), _TILEWRIGHT_COMPLETE="bash_complete", COMP_WORDS="tilewright solve uni", COMP_CWORD="2")
        == []
    )


@pytest.mark.parametrize(
    ("arguments", "needless"),
    [
        (("count", "pentominoes-3x20"), ("engines.edge_scan", "engines.sums", "engines.packing", "engines.memo")),
        (("count", "magic-19"), ("engines.edge_scan", "engines.scan", "engines.packing", "rendering")),
        (("solve", "magic-triangle"), ("engines.scan", "engines.annealing", "rendering.svg", "rendering.png")),
    ],
    ids=["packing", "sums", "tiles"],
)
def test_a_short_search_imports_what_it_needs(arguments: tuple[str, ...], needless: tuple[str, ...]) -> None:
    names = (*HEAVY, *NEEDLESS, *(f"tilewright.{name}" for name in needless))
    # Without a library, a search on a busy machine may take so long that it looks for kernels that were compiled.
    environment = {"TILEWRIGHT_COMPILE": "never"} if library_fault() else {}
    assert _imported(_command(*arguments), names, **environment) == []


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
