"""Ctrl-C at every boundary of the slices of every command that searches: heard, and nothing false is said after it."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tilewright.cli.parameters.clicked import app
from tilewright.cli.printing.terminal import ProgressLine
from tilewright.solving import live
from tilewright.solving.live import LiveSearch

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")

_MOST = 20
"""Boundaries at which a command is interrupted, at most."""
_QUICK = {"count soma"}
_SEARCHING = [
    "draw soma --solved -o {folder}/soma.svg",
    "solve diabolical-cube --workers 1",
    "solve diabolical-cube --all --up-to symmetry --json --workers 1",
    "solve diabolical-cube --all --workers 2 --ordered --json",
    "count soma",
    "count pentominoes-4x15 --workers 2",
    "count soma --job {folder}/count.job --keep-solutions",
    "sample soma -n 2",
    "prove magic-triangle -o {folder}/proof",
    "prove magic-triangle -o {folder}/parts --resume --workers 1 --parts 2",
    "analyze soma",
    "unify magic-triangle",
    "why tetrominoes-4x5",
    "rate magic-triangle",
    "compare magic-triangle {folder}/listed.jsonl",
    "sheet magic-triangle -o {folder}/sheet.pdf --answers 2",
    "sweep genius-square --sample 3 --seed 1",
    "sweep genius-square --sample 3 --seed 1 --job {folder}/sweep.job",
    "check {folder}/impossible.toml --typos",
    "invent shapes --board 4x4 --pieces 4 --seed 1",
]
_TIMES = re.compile(r"[\d.]+ m?s\b|\"(work_)?seconds\": [\d.e-]+")
_CLAIMS = re.compile(r"exhausted\.|no others|no solution|the only|[Ee]xactly|They agree", re.IGNORECASE)


class Boundaries:
    """Counts the boundaries of slices, and sends Ctrl-C at one of them."""

    def __init__(self, at: int | None = None) -> None:
        self.n = 0
        self._at = at

    def cross(self) -> None:
        self.n += 1
        if self.n == self._at:
            os.kill(os.getpid(), signal.SIGINT)

    @contextmanager
    def watched(self) -> Iterator[Boundaries]:
        """Cross one before and after each slice, and where progress is told."""
        with pytest.MonkeyPatch.context() as patched:
            for holder, name in ((LiveSearch, "advance"), (LiveSearch, "report"), (ProgressLine, "update")):
                patched.setattr(holder, name, self._crossing(getattr(holder, name)))
            patched.setattr(live, "FIRST_SLICE_NODES", 64)
            patched.setattr("tilewright.solving.progress.TELL_SECONDS", 0.0)
            yield self

    def _crossing(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def crossed(*arguments: Any, **more: Any) -> Any:
            self.cross()
            return function(*arguments, **more)

        return crossed


def _run(command: str, folder: Path) -> Result:
    result = CliRunner().invoke(app, command.format(folder=folder).split())
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    return result


@pytest.mark.parametrize(
    "command", [pytest.param(one, marks=[] if one in _QUICK else [pytest.mark.thorough]) for one in _SEARCHING]
)
def test_an_interrupt_at_any_boundary_is_heard_and_claims_nothing(command: str, tmp_path: Path) -> None:
    sound = tmp_path / "sound"
    _prepare(sound)
    with Boundaries().watched() as all_of_them:
        usual = _run(command, sound)
    n = all_of_them.n
    assert n
    n_interrupted = 0
    most = 6 if command in _QUICK else _MOST
    for at in sorted({1 + k * (n - 1) // most for k in range(most + 1)}):
        folder = tmp_path / f"at-{at}"
        _prepare(folder)
        with Boundaries(at).watched():
            result = _run(command, folder)
        if result.exit_code != 130:
            # It came when the answer was there already.
            assert (result.exit_code, _lasting(result, folder)) == (usual.exit_code, _lasting(usual, sound))
            continue
        n_interrupted += 1
        assert not (_CLAIMS.search(result.stdout) and "Stopped" not in result.stdout), (at, result.output)
        if "-o" in command or "--job" in command:
            # What it left behind does not stand in the way of the same command.
            again = _run(command, folder)
            assert again.exit_code == usual.exit_code, (at, again.output)
    assert n_interrupted


def _lasting(result: Result, folder: Path) -> str:
    return _TIMES.sub("", result.stdout.replace(str(folder), ""))


def _prepare(folder: Path) -> None:
    folder.mkdir()
    listed = CliRunner().invoke(app, ["solve", "magic-triangle", "--all", "--json"])
    # One card is mirrored.
    puzzle = CliRunner().invoke(app, ["convert", "magic-triangle", "-", "--to", "toml"]).stdout
    mirrored = puzzle.replace("BO BG HO", "HO BG BO")
    assert mirrored != puzzle
    (folder / "impossible.toml").write_text(mirrored, encoding="utf-8")
    (folder / "listed.jsonl").write_text(listed.stdout, encoding="utf-8")
