"""Answers in notebooks and as data."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import tilewright as tw
from tilewright.errors import MissingExtra
from tilewright.solving.tables import html_table


def hostile(name: str = "magic-square-3") -> Any:
    """A puzzle whose title and names are markup."""
    puzzle = tw.load(name)
    board = replace(puzzle.board, names=("<b>", *puzzle.board.names[1:]))
    return replace(puzzle, title="<script>x</script> & Co", board=board)


def test_all_answers_show_themselves_as_tables_with_all_text_escaped() -> None:
    puzzle = hostile()
    shown = {
        "solve": tw.solve(puzzle)._repr_html_(),
        "count": tw.count(puzzle)._repr_html_(),
        "estimate": tw.estimate(puzzle, rounds=2)._repr_html_(),
        "sweep": tw.sweep(puzzle)._repr_html_(),
        "analyze": tw.analyze(puzzle)._repr_html_(),
    }
    for html in shown.values():
        assert "<script>" not in html
        assert "<b>" not in html
        ElementTree.fromstring(f"<p>{html}</p>")
    assert "<td>distinct</td><td>8</td>" in shown["count"]
    assert "<svg" in shown["solve"]
    assert "&lt;b&gt;" in shown["analyze"]
    assert "at least" in tw.count(tw.load("ultimate"), limits=tw.Limits(nodes=10))._repr_html_()


def test_of_many_rows_the_first_are_shown() -> None:
    html = html_table("n", ("n",), [(n,) for n in range(30)], most=5)
    assert html.count("<tr>") == 6
    assert "and 26 more" in html


def test_frames_and_arrays() -> None:
    pandas, numpy = pytest.importorskip("pandas"), pytest.importorskip("numpy")
    puzzle = tw.load("magic-square-3")
    found, swept = tw.analyze(puzzle), tw.sweep(puzzle)
    frame = found.to_frame()
    assert isinstance(frame, pandas.DataFrame)
    assert list(frame.columns) == ["cell", "piece", "solutions", "share"]
    assert frame.groupby("cell")["solutions"].sum().tolist() == [8] * 9
    shares = found.to_numpy()
    assert shares.shape == (9, 9)
    assert numpy.allclose(shares.sum(axis=0), 1)
    assert swept.to_frame()["solutions"].sum() == swept.to_numpy().sum() == swept.summary().total


def test_without_the_library_the_message_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    found = tw.analyze(tw.load("magic-square-3"))
    for library, ask in (("pandas", found.to_frame), ("numpy", found.to_numpy)):
        monkeypatch.setitem(sys.modules, library, None)
        with pytest.raises(MissingExtra, match=r"tilewright\[data\]"):
            ask()
