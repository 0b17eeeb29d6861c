"""Solutions as a table: any reader of CSV understands it, it comes back as it was, and says which pieces touch."""

from __future__ import annotations

import contextlib
import csv
import io
from itertools import islice
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright.formats import FileText
from tilewright.formats.solution_table import header, rows_of
from tilewright.formats.solutions import solutions_in

PUZZLES = ("soma", "unicorn", "crazy-planes", "domino-sums-5", "magic-square-3", "tatami", "six-squares-cube")


def table(name: str, n: int = 3) -> tuple[list[tw.Solution], str]:
    found = list(islice(tw.solutions(tw.load(name)), n))
    return found, "\n".join([header(found[0].puzzle), *(rows_of(one, k) for k, one in enumerate(found, start=1)), ""])


@pytest.mark.parametrize("name", PUZZLES)
def test_a_table_is_read_as_it_was_written(name: str) -> None:
    found, text = table(name)
    assert solutions_in(found[0].puzzle, FileText("found.csv", text)) == found


def test_any_reader_of_csv_gets_the_cells_of_each_piece() -> None:
    found, text = table("soma")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 7 * len(found)
    for number, solution in enumerate(found, start=1):
        own = [row for row in rows if row["solution"] == str(number)]
        assert [int(row["placed"]) for row in own] == list(range(7))
        assert sorted(int(cell) for row in own for cell in row["cells"].split()) == list(range(1, 28))
        assert [row["piece"] for row in own] == [placed.piece for placed in solution.placed]
    _, text = table("magic-square-3")
    for row in csv.reader(text.splitlines()[1:]):
        assert [sum(map(int, row[k : k + 3])) for k in (1, 4, 7)] == [15, 15, 15]


@pytest.mark.parametrize("name", ["soma", "pentominoes-3x20", "dominoes-torus", "kanoodle"])
def test_pieces_that_touch_have_cells_side_by_side(name: str) -> None:
    [solution] = tw.solve(name, 1).solutions
    board = solution.puzzle.board
    beside = [
        {found[0] for side in range(board.lattice.n_sides_of(cell)) if (found := board.across(k, side)) is not None}
        for k, cell in enumerate(board.cells)
    ]
    data = tw.solution_to_json(solution, neighbors=True)["placed"]
    graph = tw.to_networkx(solution)
    for number, (entry, placed) in enumerate(zip(data, solution.placed, strict=True)):
        reached = set().union(*(beside[cell] for cell in placed.cells))
        wanted = [k for k, other in enumerate(solution.placed) if k != number and reached & set(other.cells)]
        assert [one["placed"] for one in entry["touches"]] == wanted == sorted(graph[number])
        assert {one["placed"]: one["sides"] for one in entry["touches"]} == {
            other: shared["sides"] for other, shared in graph[number].items()
        }
        # Each says so of the other.
        assert all(
            {"placed": number, "sides": one["sides"]} in data[one["placed"]]["touches"] for one in entry["touches"]
        )
    assert tw.solution_from_json(solution.puzzle, {"placed": data}) == solution
    rows = rows_of(solution, 1, neighbors=True)
    for row, entry in zip(csv.reader(rows.splitlines()), data, strict=True):
        assert [int(one) for one in row[-1].split()] == [one["placed"] for one in entry["touches"]]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("solution,placed,piece,cells\n1,0,L\n", "expected 4 columns, found 3"),
        ("solution,placed,piece,cells\n1,0,Q,1 2 3\n", "there is no piece 'Q'"),
        ("solution,placed,piece,cells\n1,0,L,99\n", "there is no cell '99'"),
        ("solution,placed,piece,cells\n1,0,L,[1\n", "expected a list of cells, found the text '[1'"),
        ("solution,placed,piece\n1,0,L\n", "expected a list of cells"),
        ("solution,a\n1,L\n", "there is no piece None|expected the name of a piece"),
        ("solution,placed,piece,cells\n1,0,L," + "1" * 140_000, "this is no CSV: field larger"),
        ("solution,placed,piece,cells\n1,0,L," + "[" * 9999 + "\n", "expected a list of cells"),
    ],
)
def test_mistakes_have_their_line(text: str, words: str) -> None:
    with pytest.raises(tw.InvalidFile) as caught:
        solutions_in(tw.load("soma"), FileText("found.csv", text))
    assert any(one in str(caught.value) for one in words.split("|"))
    assert "found.csv:2:1" in str(caught.value)


@pytest.mark.parametrize("text", ["solution,", "solution," + "x" * 140_000, "solution,a\x00\n1,0\n", 'solution,"\n1,0'])
def test_broken_tables_are_mistakes(text: str) -> None:
    with contextlib.suppress(tw.InvalidFile):
        assert solutions_in(tw.load("soma"), FileText("found.csv", text)) == []
    with contextlib.suppress(tw.InvalidFile):
        assert solutions_in(tw.load("magic-square-3"), FileText("found.csv", text)) == []


def test_names_with_blanks_are_kept() -> None:
    puzzle = tw.load("calendar")
    [solution] = tw.solve(tw.with_blocked(puzzle, ["Jan", "25"]), 1).solutions
    named = tw.TilingSolution(solution.puzzle, solution.placed)
    assert solutions_in(named.puzzle, FileText("x.csv", f"{header(named.puzzle)}\n{rows_of(named, 1)}\n")) == [named]


def test_the_command_prints_nothing_but_the_table(tmp_path: Path) -> None:
    result = run("solve", "soma", "--all", "--up-to", "symmetry", "--format", "csv", "--neighbors")
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert len({row["solution"] for row in rows}) == 240
    assert len(rows) == 240 * 7
    (tmp_path / "found.csv").write_text(result.stdout)
    assert "240 solutions, all right" in run("check", "soma", tmp_path / "found.csv").output
    assert run("solve", "tetrominoes-4x5", "--format", "csv", status=1).stdout == "solution,placed,piece,cells\n"
    assert "--neighbors is about JSON and CSV" in run("solve", "soma", "--neighbors", status=2).output
    assert "no pieces" in run("solve", "magic-square-3", "--neighbors", "--json", status=2).output
