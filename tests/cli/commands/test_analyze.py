"""`analyze`: what it says, prints and writes, and how it ends."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tilewright.rendering.heat import percent

from ..running import run


def test_it_says_what_its_numbers_rest_on() -> None:
    text = run("analyze", "magic-square-3").stdout
    assert "Exact, over all 8 solutions." in text
    assert "Moves in every solution:\n  5 on 5\n" in text
    assert "Of 81 moves 33 are in some solution and 48 in none." in text
    drawn = run("analyze", "dominoes-8x8", "--samples", 100, "--seed", 1).stdout
    assert "From 100 uniform samples, give or take 5.0 %, of 12,988,816 solutions." in drawn
    assert run("analyze", "dominoes-8x8", "--samples", 100, "--seed", 1).stdout == drawn


def test_a_search_that_is_stopped_gives_no_shares(tmp_path: Path) -> None:
    picture = tmp_path / "heat.svg"
    result = run("analyze", "pentominoes-6x10", "--nodes", 20_000, "-o", picture, status=3)
    assert "no fair sample: no shares are known" in result.stdout
    assert "ways to lay a piece are in some solution" in result.stdout
    assert "is not written" in result.stderr
    assert not picture.exists()
    assert "There is no solution." in run("analyze", "tetrominoes-4x5", status=1).stdout
    data = json.loads(run("analyze", "pentominoes-6x10", "--nodes", 20_000, "--json", status=3).stdout)
    assert (data["basis"], data["stopped_by"], data["solutions"]) == ("part", "nodes", None)


def test_tables_and_json_have_all_numbers(tmp_path: Path) -> None:
    printed = run("analyze", "unicorn", "--csv").stdout
    rows = list(csv.DictReader(io.StringIO(printed)))
    assert len(rows) == 81
    assert sum(int(row["solutions"]) for row in rows if row["cell"] == "5") == 8
    run("analyze", "unicorn", "-o", tmp_path / "unicorn.csv")
    assert (tmp_path / "unicorn.csv").read_text(encoding="utf-8") == printed
    data = json.loads(run("analyze", "genius-star", "--roll", "5,27,39,21,12,17,37", "--json").stdout)
    assert data["blocked"] == ["5", "27", "39", "21", "12", "17", "37"]
    assert data["solutions"] == 301
    blocked = next(one for one in data["cells"] if one["cell"] == "5")
    assert blocked["solutions"] == {}
    assert sum(move["solutions"] for move in data["moves"]) == 301 * 11


def test_shares_are_whole_or_halves_and_only_certain_ones_are_0_or_100() -> None:
    shares = (0, 0.001, 1 / 40, 1 / 8, 1 / 7, 0.5, 2 / 3, 7 / 8, 0.999, 1)
    assert [percent(share) for share in shares] == "0 <1 2.5 12.5 14 50 67 87.5 >99 100".split()


@pytest.mark.thorough
def test_heat_maps_are_pictures_of_some_or_all_pieces(tmp_path: Path) -> None:
    run("analyze", "soma", "-o", tmp_path / "all.svg")
    run("analyze", "soma", "--piece", "T", "-o", tmp_path / "one.svg", "-o", tmp_path / "one.png")
    whole, one = ((tmp_path / name).read_text(encoding="utf-8") for name in ("all.svg", "one.svg"))
    ElementTree.fromstring(whole)
    assert [whole.count(f'aria-label="{name}"') for name in "VLTZPAB"] == [1] * 7
    assert (one.count('aria-label="T"'), one.count('aria-label="L"')) == (1, 0)
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")
    text = run("analyze", "magic-square-3", "--piece", "2").stdout
    assert "number 2, in percent of the solutions on each point" in text
    assert "most frequent" not in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("unicorn", "--piece", "10"), "there is no piece '10'; did you mean '1'?"),
        (("unicorn", "--csv", "--json"), "both go to stdout"),
        (("unicorn", "-o", "heat.pdf"), ".svg"),
        (("unicorn", "-o", "nowhere/heat.svg"), "there is no folder"),
        (("unicorn", "--samples", "0"), "--samples"),
        (("unicorn", "--seconds", "-1"), "--seconds"),
        (("katamino",), "needs a set of pieces"),
        (("unicorm",), "did you mean"),
    ],
)
def test_bad_input_is_refused_in_words(arguments: tuple[str, ...], message: str) -> None:
    assert message in run("analyze", *arguments, status=2).stderr
