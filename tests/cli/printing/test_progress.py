"""What the line of progress says, at every width."""

from __future__ import annotations

import pytest

from tilewright.cli.printing.progress_text import bar, percent, progress_text
from tilewright.cli.printing.terminal import ProgressLine
from tilewright.cli.printing.wording import clock, compact, power, rounded, span
from tilewright.solving import Progress

LONG = Progress(1_234_567_890, 12_345, 0.4237, 83.4, None, 30_100_000, (170.0, 310.0), 8)


def test_all_of_it() -> None:
    assert progress_text(LONG, 120) == (
        "████████▍░░░░░░░░░░░ 42.3 %  1.23 G nodes, 30.1 M/s, 12.3 k found, 8 workers, 1:23, 3 to 5 min left"
    )
    assert progress_text(LONG) == "42.3 %  1.23 G nodes, 30.1 M/s, 12.3 k found, 8 workers, 1:23, 3 to 5 min left"


def test_less_where_there_is_less_room() -> None:
    assert progress_text(LONG, 80) == ("█████▌░░░░░░░ 42.3 %  1.23 G nodes, 12.3 k found, 1:23, 3 to 5 min left")
    assert progress_text(LONG, 60) == "████▏░░░░░ 42.3 %  12.3 k found, 1:23, 3 to 5 min left"
    assert progress_text(LONG, 40) == "42.3 %  12.3 k found, 3 to 5 min left"
    assert progress_text(LONG, 40, ascii=True).isascii()
    assert all(len(progress_text(LONG, columns)) <= columns for columns in range(1, 200))


def test_no_share_no_bar() -> None:
    annealed = Progress(5_000, 0, 0.0, 12, lowest=3, nodes_per_second=416)
    assert progress_text(annealed, 80) == "best so far 3 wrong, 5,000 nodes, 416/s, 0 found, 0:12"


def test_bars() -> None:
    assert bar(0, 8) == "░" * 8
    assert bar(1, 8) == "█" * 8
    assert bar(0.5, 8, ascii=True) == "####...."
    assert all(len(bar(share / 100, 13)) == 13 for share in range(101))


def test_shares() -> None:
    assert [percent(share) for share in (0, 0.0001, 0.5, 0.9999, 1)] == [
        " 0.0 %",
        "<0.1 %",
        "50.0 %",
        "99.9 %",
        "100 %",
    ]


def test_numbers() -> None:
    assert [compact(n) for n in (0, 950, 8154, 12_345, 210_400_000, 7e12, 4e27)] == [
        "0", "950", "8,154", "12.3 k", "210 M", "7 T", "4.0e27",
    ]  # fmt: skip
    assert [rounded(n) for n in (0, 950, 8154, 2_440_000, 3.1e13, 4.2e27)] == [
        "0", "950", "8,200", "2.4 million", "31 trillion", "4.2·10^27",
    ]  # fmt: skip
    assert [power(n) for n in (3, 840, 2e27)] == ["3", "800", "10^27"]


def test_times() -> None:
    assert [clock(seconds) for seconds in (5.9, 83, 3600 * 3 + 427, 86400 * 2 + 60)] == [
        "0:05", "1:23", "3:07:07", "2 d 0:01:00",
    ]  # fmt: skip
    spans = [(0.1, 0.7), (4, 5), (170, 310), (10, 200), (3000, 3700), (1e5, 1e6), (3e15, 4e17), (118, 121)]
    assert [span(*one) for one in spans] == [
        "less than 1 s", "4 to 5 s", "3 to 5 min", "up to 3 min", "50 to 62 min", "1 to 12 days", "10^8 to 10^10 years",
        "about 2 min",
    ]  # fmt: skip


def test_a_file_gets_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    monkeypatch.setattr("tilewright.cli.printing.terminal.time.monotonic", lambda: now)
    line = ProgressLine()
    assert line.looks_after > 20
    told = []
    for second in range(7200):
        now = float(second)
        line.update(Progress(second, 0, 0.3, now))
        if capsys.readouterr().err:
            told.append(second)
    assert told[:6] == [30, 60, 120, 240, 480, 960]
    assert told[-1] - told[-2] == 600
