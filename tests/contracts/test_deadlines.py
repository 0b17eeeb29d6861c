"""A limit of seconds holds for all that a command does: reading, what comes before a search, and what comes after it.

The clocks of the package tell the work of the processor here, so that a busy machine changes nothing.
"""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

from tests.cli.running import run
from tilewright import deadline
from tilewright.cli.app import COMMANDS, command_of
from tilewright.families.tiling.compiling.compile import compile_cover
from tilewright.proving import counted, prove

_SECONDS = 0.2
_FREE = 0.1
_SLACK = 1.5
"""So much later a command may end. It should be less than a second; the rest is for slow machines."""


def _table(**keys: object) -> str:
    return "".join(f"{key} = {json.dumps(value)}\n" for key, value in keys.items())


def _puzzle(lattice: str, board: dict[str, object], *parts: str) -> str:
    head = _table(format=1, title="worst", family="tiling", lattice=lattice)
    return head + "[board]\n" + _table(**board) + "".join(parts)


_ROW = "#" * 9_000
WORST = {
    # Sets of hexominoes that fill a board with a hole: engines take seconds to begin.
    "set": _puzzle("square", {"shape": "rectangle", "columns": 15, "rows": 14}, "[[polyforms]]\n", _table(size=6)),
    "large piece": _puzzle(
        "square", {"picture": _ROW}, *("[[piece]]\n" + _table(name=f"p{k}", picture=_ROW[k:]) for k in range(4))
    ),
    "large board": _puzzle(
        "hexagonal",
        {"shape": "parallelogram", "columns": 80, "rows": 80},
        "[[polyforms]]\n",
        _table(size=5, copies="0..9999"),
    ),
    "many solutions": _puzzle(
        "square", {"shape": "rectangle", "columns": 10, "rows": 6}, "[[polyforms]]\n", _table(size=5)
    ),
    "many labels": _puzzle(
        "square",
        {"shape": "rectangle", "columns": 40, "rows": 40},
        "",
    ).replace(
        "[board]",
        f"tiles = {json.dumps([[str(k * j % 13) for j in (1, 2, 3, 5)] for k in range(1600)])}\n[board]",
    ),
}
_BRIEF = _table(invent="shapes", lattice="square") + "[board]\n" + _table(shape="rectangle", columns=40, rows=40)
ARGUMENTS = {
    "check": "{puzzle}",
    "draw": "{puzzle} --solved -o {folder}/picture.svg",
    "invent": "{brief}",
    "prove": "{puzzle} -o {folder}/proof",
    "resume": "{job}",
    "sheet": "{puzzle} --answers 2 -o {folder}/sheet.pdf",
    "solve": "{puzzle} --all",
    "sweep": "genius-star",
    "verify": "{folder}",
}
"""What a command takes besides a puzzle."""
ALONE = {"sweep": ["set"], "invent": ["set"], "resume": ["many solutions"]}
"""Commands that take no puzzle, or only one with which a job can begin in time."""
QUICK = {("solve", "many solutions"), ("check", "large board")}


def _limited() -> list[str]:
    """The commands that have `--seconds`."""
    return [name for name in COMMANDS if "--seconds" in _options(name)]


def _options(name: str) -> set[str]:
    return {option for one in command_of(name).parameters for option in one.names}


@pytest.fixture
def _work_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (deadline, counted, prove):
        monkeypatch.setattr(module, "perf_counter", time.process_time)
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    monkeypatch.setattr(time, "monotonic", time.process_time)
    monkeypatch.setattr(deadline, "_FREE_SECONDS", _FREE)


@pytest.mark.usefixtures("_work_is_time")
@pytest.mark.parametrize(
    ("name", "worst"),
    [
        pytest.param(name, worst, marks=() if (name, worst) in QUICK else pytest.mark.thorough)
        for name in _limited()
        for worst in ALONE.get(name, WORST)
    ],
)
def test_a_command_ends_at_its_limit_of_seconds(name: str, worst: str, tmp_path: Path) -> None:
    (tmp_path / "puzzle.toml").write_text(WORST[worst])
    (tmp_path / "brief.toml").write_text(_BRIEF)
    names = {"puzzle": tmp_path / "puzzle.toml", "brief": tmp_path / "brief.toml", "folder": tmp_path}
    words = ARGUMENTS.get(name, "{puzzle}").format(**names, job=tmp_path / "job").split()
    if name == "resume":
        run("count", names["puzzle"], "--job", words[0], "--seconds", _SECONDS, status=None)
    words += ["--workers", "1"] if "--workers" in _options(name) else []
    compile_cover.cache_clear()
    before = time.process_time()
    result = run(name, *words, "--seconds", _SECONDS, status=None)
    took = time.process_time() - before
    assert took < _SECONDS + _FREE + _SLACK, result.output
    told = re.search(r"[Ss]topped at the limit of time, after ([\d.]+) s", result.output)
    if told is not None:
        assert took - _SLACK < float(told[1]) < took + 0.01


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("90", 90),
        ("1.5", 1.5),
        (".5", 0.5),
        ("1m", 60),
        ("2h", 7200),
        ("1m30s", 90),
        ("1m30", 90),
        ("1h 5m", 3900),
        ("0", 0),
    ],
)
def test_times_have_units(text: str, seconds: float) -> None:
    from tilewright.cli.parameters.layout import Seconds

    assert Seconds().read(text) == seconds


@pytest.mark.parametrize("text", ["", "1x", "-1", "nan", "inf", "m", "30s1m", "1e3", "1,5", "9" * 400])
def test_what_is_no_time_is_refused_with_times_as_they_are(text: str) -> None:
    result = run("count", "unicorn", "--seconds", text, status=2)
    assert "is no time; write 90, 1m, 2h" in result.output
