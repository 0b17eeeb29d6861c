"""`tilewright prove` and `tilewright verify`."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter, sleep

import pytest

from tests.cli.running import run
from tilewright.cli.commands.measured import measured
from tilewright.cli.commands.prove import summary
from tilewright.errors import Undecided
from tilewright.proving.result import Proved
from tilewright.verifying.folder import UNFINISHED, CertificateFolder
from tilewright.verifying.limits import VerifyLimits


def test_a_certificate_is_written_and_verified(tmp_path: Path) -> None:
    folder = tmp_path / "triangle"
    assert "Exactly 6 solutions" in run("prove", "magic-triangle", "-o", folder).stdout
    page = (folder / "README.txt").read_text(encoding="utf-8")
    assert "exactly 6 solutions" in page
    assert "cake_lpr" in page
    assert (
        "The Magic Triangle\n\nVerified: exactly 6 solutions.\n2 up to rotation, 2 up to symmetry."
        in run("verify", folder).stdout
    )
    (folder / "solutions.txt").write_text("", encoding="utf-8")
    assert "Not verified: " in run("verify", folder, status=1).stdout
    assert json.loads(run("verify", folder, "--json", status=1).stdout)["verified"] is False
    assert "is not empty" in run("prove", "magic-triangle", "-o", folder, status=2).stderr


def test_no_solution_has_the_status_of_no_solution(tmp_path: Path) -> None:
    answer = json.loads(run("prove", "tetrominoes-4x5", "-o", tmp_path / "none", "--json", status=1).stdout)
    assert (answer["distinct"], answer["exhausted"]) == (0, True)
    verified = run("verify", tmp_path / "none").stdout
    assert (
        "Verified: there is no solution.\n\n25 pseudo-Boolean constraints are those that the rules make; " in verified
    )
    assert "; 1 step of the proof is right (" in verified
    page = " ".join((tmp_path / "none" / "README.txt").read_text(encoding="utf-8").split())
    assert "This puzzle has no solution. How it is proved. By a coloring: " in page
    assert "veripb puzzle.opb proof.pbp" in page


def test_a_limit_stops_it(tmp_path: Path) -> None:
    text = run("prove", "pentominoes-6x10", "-o", tmp_path / "late", "--seconds", 0, status=3)
    assert "no certificate" in text.stdout or "limit" in text.stderr


@pytest.mark.parametrize(
    ("puzzle", "number"),
    [
        pytest.param("kanoodle", "371,020", marks=pytest.mark.thorough),
        ("dominoes-8x8", "12,988,816"),
    ],
)
def test_too_many_solutions_are_refused_with_their_number_before_any_is_listed(
    puzzle: str, number: str, tmp_path: Path
) -> None:
    refused = run("prove", puzzle, "-o", tmp_path / "many", "--seconds", 300, status=2).stderr
    assert f"{puzzle} has {number} solutions, and a proof lists every one: at most 100,000. With a piece" in refused
    assert not (tmp_path / "many").exists()


@pytest.mark.parametrize("command", ["solve", "check"])
def test_a_proof_that_there_is_no_solution_is_offered(command: str, tmp_path: Path) -> None:
    assert "--prove FOLDER" in run(command, "tetrominoes-4x5", status=1).stderr
    assert "--prove" not in run(command, "tetrominoes-4x5", "--prove", tmp_path / command, status=1).stderr
    assert "Verified: there is no solution." in run("verify", tmp_path / command).stdout
    refused = run(command, "tetrominoes-4x5", "--prove", tmp_path / command, status=2).stderr
    assert "is not empty" in refused
    answer = run(command, "tetrominoes-4x5", "--prove", tmp_path / "json", "--json", status=1).stdout.splitlines()[-1]
    told = json.loads(answer)
    assert told.get("summary", told)["certificate"]["exhausted"] is True
    assert "Nothing written" in run(command, "unicorn", "--prove", tmp_path / "some").stderr
    assert not (tmp_path / "some").exists()


def test_parts_and_limits_of_the_disk(tmp_path: Path) -> None:
    run("prove", "magic-triangle", "-o", tmp_path / "parts", "--parts", 2, "--workers", 2)
    assert len(list((tmp_path / "parts").glob("proof-*.xz"))) == 3
    assert "Verified: exactly 6 solutions." in run("verify", tmp_path / "parts", "--workers", 2).stdout
    text = run("prove", "pentominoes-3x20", "-o", tmp_path / "large", "--disk", 1, "--plain", status=3).stdout
    assert "Stopped by the limit of disk space; there is no certificate, and no file is left." in text
    assert not (tmp_path / "large").exists()


def test_what_is_kept_is_told(tmp_path: Path) -> None:
    stopped = Proved(tmp_path, 0, False, stopped_by="disk")
    assert "no file is left" in summary(stopped)
    (tmp_path / UNFINISHED).touch()
    assert summary(stopped).endswith("parts are kept. The same command with a greater --disk goes on.")
    assert summary(replace(stopped, stopped_by="seconds")).endswith("parts are kept. The same command goes on.")


def test_the_page_of_no_solution_speaks_of_none(tmp_path: Path) -> None:
    run("prove", "tetrahexes-triangle", "-o", tmp_path / "none", "--plain", status=1)
    page = " ".join((tmp_path / "none" / "README.txt").read_text(encoding="utf-8").split())
    assert "so there is no solution. What you must" in page
    cnf = (tmp_path / "none" / "puzzle.cnf").read_text(encoding="utf-8")
    assert re.search(r"^c \d+ = one piece on 1 and 2$", cnf, re.MULTILINE)
    before, _, after = cnf.partition("p cnf ")
    told = before.partition("c Clauses, in this order:\n")[2]
    assert sum(map(int, re.findall(r"^c (\d+):", told, re.MULTILINE))) == int(after.split()[1])
    assert "which excludes it" not in told


def test_a_limit_leaves_a_certificate_undecided_and_other_files_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    run("prove", "tetrominoes-4x5", "-o", folder, status=1)
    (folder / "more\x1b[2J.txt").touch()
    assert "\nThis file was not looked at: more\\x1b[2J.txt\n" in run("verify", folder).stdout
    assert json.loads(run("verify", folder, "--json").stdout)["unread"] == ["more\x1b[2J.txt"]
    text = run("verify", folder, "--seconds", 0, status=3).stdout
    assert text.startswith("Not decided: the limit of seconds was reached")
    assert json.loads(run("verify", folder, "--seconds", 0, "--json", status=3).stdout)["stopped_by"] == "seconds"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
def test_a_limit_stops_what_takes_long_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def take_long(folder: CertificateFolder) -> None:
        # As code does that takes every error for a fault of the file.
        with suppress(Exception):
            sleep(60)

    monkeypatch.setattr(CertificateFolder, "puzzle", take_long)
    (tmp_path / "folder").mkdir()
    assert "Not decided" in run("verify", tmp_path / "folder", "--seconds", 0.1, status=3).stdout
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
def test_a_limit_is_noticed_only_while_a_step_is_taken() -> None:
    def take_steps() -> Iterator[int]:
        yield 1
        signal.raise_signal(signal.SIGALRM)
        yield 2

    steps = measured(VerifyLimits(-1), take_steps())
    assert next(steps) == 1
    signal.raise_signal(signal.SIGALRM)
    with pytest.raises(Undecided):
        next(steps)
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


class _Freed:
    def __del__(self) -> None:
        end = perf_counter() + 0.5
        while perf_counter() < end:
            pass


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_limit_is_noticed_again_where_python_drops_the_error() -> None:
    def take_steps() -> Iterator[int]:
        _Freed()
        sleep(60)
        yield 1

    with pytest.raises(Undecided):
        next(measured(VerifyLimits(0.1), take_steps()))


def test_a_number_up_to_symmetry_is_proved_and_told_in_a_table(tmp_path: Path) -> None:
    folder = tmp_path / "strip"
    written = run("prove", "dominoes-moebius", "--count", "--up-to-symmetry", "-o", folder)
    assert "rests of the puzzle to look at; the files of the whole count will have about" in written.stderr
    assert "Exactly 539 solutions, 48 up to symmetry" in written.stdout
    text = run("verify", folder).stdout
    assert re.search(r"^motion +how many +each keeps +clauses\nidentity +1 +539 +puzzle.cnf$", text, re.MULTILINE)
    assert "= 48 up to symmetry." in text
    answer = json.loads(run("verify", folder, "--json").stdout)
    assert answer["up_to_symmetry"] == 48
    assert answer["motions"][0] == {
        "motion": "identity",
        "n_motions": 1,
        "n_turns": 1,
        "kept": 539,
        "file": "puzzle.cnf",
    }
    refused = run("prove", "dominoes-moebius", "--up-to-symmetry", "-o", tmp_path / "list", status=2).stderr
    assert "give --count, too" in refused
