"""`solve` and `draw`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tilewright import catalog
from tilewright.cli.printing.terminal import TerminalStyle
from tilewright.engines import kernel_search
from tilewright.solving import whole

from ..running import run

ROLL = "9,10,28,33,34,39,47"
BOX = "-" * 28


def test_the_first_solution_and_how_many_there_are() -> None:
    lines = run("solve", "unicorn").stdout.splitlines()
    assert lines[0] == BOX
    assert lines[-1] == "8 solutions in all, 2 up to rotation. Print them with --all."


def test_a_solution_that_is_half_drawn_at_an_interrupt_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = TerminalStyle.print_solution

    def interrupted(*about: Any, **more: Any) -> None:
        drawn(*about, **more)
        raise KeyboardInterrupt

    monkeypatch.setattr(TerminalStyle, "print_solution", interrupted)
    found = run("solve", "unicorn", "--all", status=130)
    assert found.stdout.splitlines()[-1].startswith("1 solution so far; stopped by you")


def test_the_order_in_which_a_solid_goes_together() -> None:
    puzzle = ("slothouber-graatsma", "--assembly")
    lines = run("solve", *puzzle).stdout.splitlines()
    steps = lines[lines.index("These pieces can be put together one by one, in this order.") + 1 :]
    assert [line.split()[0] for line in steps[:8]] == list("12345678")
    assert " to piece " in steps[0]
    first, _ = run("solve", *puzzle, "--json").stdout.splitlines()
    told = json.loads(first)
    assert (told["assembly"]["possible"], told["assembly"]["locked"]) == (True, [])
    pieces = {piece for step in told["assembly"]["steps"] for piece in (*step["moving"], *step["standing"])}
    assert pieces == set(range(len(told["placed"])))


@pytest.mark.parametrize("workers", [1, 2])
def test_all_are_counted_where_that_is_quick(workers: int) -> None:
    asked = ("solve", "genius-star", "--roll", ROLL, "--workers", workers)
    assert run(*asked).stdout.endswith("\n7,699 solutions in all. Print them with --all.\n")
    summary = json.loads(run(*asked, "--json").stdout.splitlines()[-1])["summary"]
    assert (summary["printed"], summary["found"], summary["exhausted"]) == (1, 7699, True)
    # A limit is one for both: for the first solution and for the count.
    late = run(*asked, "--nodes", 20_000, "--json").stdout.splitlines()[-1]
    summary = json.loads(late)["summary"]
    assert (summary["found"], summary["exhausted"], summary["stopped_by"]) == (1, False, "solutions")
    assert summary["nodes"] <= 20_000


def test_the_count_is_one_of_the_kind_that_was_asked_for() -> None:
    text = run("solve", "genius-star", "--roll", ROLL, "-n", 2, "--explain-engine")
    assert "\nthen counted all: engine scan: " in text.stderr
    many = run("solve", "pentominoes-6x10", "--up-to", "rotation").stdout
    assert many.endswith("\n4,678 solutions up to rotation in all. Print them with --all.\n")
    both = run("solve", "pentominoes-6x10").stdout
    assert both.endswith(
        "\n9,356 solutions in all, 4,678 up to rotation, 2,339 up to symmetry. Print them with --all.\n"
    )


@pytest.mark.thorough
def test_nothing_is_compiled_to_see_how_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(kernel_search, "is_loaded", lambda entry: False)
    monkeypatch.setattr(kernel_search, "native", lambda entry: asked.append(entry.name))
    monkeypatch.setattr(whole, "_MOST_SECONDS", 0.5)
    assert "There may be more: " in run("solve", "macmahon-squares-4x6").stdout
    assert asked == []


def test_all_solutions_with_headings() -> None:
    text = run("solve", "unicorn", "--all").stdout
    assert [line for line in text.splitlines() if line.startswith("Solution")] == [f"Solution {k}" for k in range(1, 9)]
    assert text.endswith("\n8 solutions, 2 up to rotation; the search is exhausted.\n")


def test_up_to_rotation() -> None:
    assert run("solve", "unicorn", "--all", "--up-to", "rotation").stdout.endswith(
        "2 solutions up to rotation; the search is exhausted.\n"
    )


def test_some_solutions() -> None:
    text = run("solve", "unicorn", "-n", 3).stdout
    assert text.count(BOX) == 3 * 4
    assert text.splitlines()[-1].startswith("8 solutions in all")
    assert run("solve", "unicorn", "-n", 30).stdout.endswith("8 solutions in all, 2 up to rotation.\n")


def test_the_only_solution() -> None:
    assert run("solve", "circus-seven", "--up-to", "rotation").stdout.endswith("the only solution up to rotation.\n")


def test_json_lines() -> None:
    lines = [json.loads(line) for line in run("solve", "unicorn", "--all", "--json").stdout.splitlines()]
    assert [line.get("solution") for line in lines] == [*range(1, 9), None]
    assert all(len(line["placed"]) == 9 for line in lines[:-1])
    summary = lines[-1]["summary"]
    assert (
        summary.items()
        >= {
            "puzzle": "unicorn",
            "printed": 8,
            "found": 8,
            "exhausted": True,
            "up_to_rotation": 2,
            "stopped_by": None,
            "engine": "edge-scan",
        }.items()
    )


def test_no_solution_is_proved() -> None:
    result = run("solve", "tetrominoes-4x5", status=1)
    assert result.stdout.startswith("No solution exists (proved: the search is exhausted).\nimpossible: ")


def test_a_limit_proves_nothing() -> None:
    result = run("solve", "pentominoes-2x3x10", "--nodes", 20, status=3)
    assert "that does not mean that there is none" in result.stdout
    summary = json.loads(run("solve", "pentominoes-2x3x10", "--nodes", 20, "--json", status=3).stdout)["summary"]
    assert (summary["found"], summary["exhausted"], summary["stopped_by"]) == (0, False, "nodes")


def test_a_limit_may_stop_it_midway() -> None:
    result = run("solve", "unicorn", "--all", "--solutions", 3, status=3)
    assert result.stdout.endswith("3 solutions so far; stopped at the limit of solutions: there may be more.\n")


@pytest.mark.parametrize("option", ["--explain-engine", "--why"])
def test_explain_engine_also_by_its_former_name(option: str) -> None:
    assert run("solve", "unicorn", option).stderr.startswith("engine edge-scan: ")
    assert "--why" not in run("solve", "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--block", "1,2,3,4,5,6"], "6 cells are blocked, but this puzzle blocks 7"),
        (["--block", "1,2,3,4,5,6,6"], "cell 6 is blocked twice"),
        (["--block", "1,2,3,4,5,6,49"], "there is no cell '49' on the board; the cells are named 1 to 48"),
        (["--block", "all"], "there is no cell 'all'"),
        (["--block", ","], "--block names no cells"),
        (["--roll", "1,2,3,4,5,6,7"], "cannot come up together on these dice"),
        (["--block", ROLL, "--roll", ROLL], "--block and --roll both choose cells"),
        (["--date", "2026-01-25"], "does not go by the date"),
        (["--target", "3"], "has no sums"),
        (["-n", "2", "--all"], "-n and --all contradict"),
    ],
)
def test_wrong_setups(arguments: list[str], message: str) -> None:
    result = run("solve", "genius-star", *arguments, status=2)
    assert message in result.stderr
    assert result.stderr.startswith("error: ")


def test_dice_are_rolled_and_the_roll_can_be_repeated() -> None:
    first = run("solve", "genius-star")
    assert first.stderr.startswith("Rolled ")
    again = first.stderr.split("The same again: tilewright ")[1].split()
    assert run(*again).stdout.splitlines()[0] == first.stdout.splitlines()[0]
    seeded = run("solve", "genius-star", "--roll", "--seed", 5)
    assert seeded.stderr == run("solve", "--roll", "genius-star", "--seed", 5).stderr


def test_pieces_are_chosen_or_drawn() -> None:
    chosen = json.loads(run("solve", "katamino", "--pieces", "L, Y,T,P,W", "--all", "--json").stdout.splitlines()[-1])
    assert (chosen["summary"]["found"], chosen["summary"]["pieces"]) == (8, ["L", "Y", "T", "P", "W"])
    assert chosen["summary"]["again"] == "--pieces L,Y,T,P,W"
    counted = run("count", "katamino", "--pieces", "L Y T P W").stdout
    assert counted.startswith("Katamino (pieces: L Y T P W)\n")
    assert "Agrees with the known number: 8 distinct, with the pieces L Y T P W" in counted
    drawn = run("solve", "ubongo-duel", "--roll", "--seed", 1, status=1).stderr
    assert drawn.startswith("Drew ")
    again = drawn.split("The same again: tilewright ")[1].splitlines()[0].split()
    assert again[:3] == ["solve", "ubongo-duel", "--pieces"]
    run(*again, status=1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "katamino needs a set of pieces; choose it with --pieces, or --roll draws one"),
        (["--pieces", "L,Y,T,P"], "takes pieces with 25 cells together; found 4 pieces with 20 cells"),
        (["--pieces", "L,Y,T,P,L"], "piece 'L' is chosen twice"),
        (["--pieces", ","], "--pieces names no pieces"),
        (["--pieces", "L", "--roll"], "both choose pieces"),
        (["--block", "1"], "no cells to choose"),
        (["--roll", "L,Y,T,P,W"], "has no dice to roll"),
    ],
)
def test_wrong_sets(arguments: list[str], message: str) -> None:
    assert message in run("solve", "katamino", *arguments, status=2).stderr


def test_cells_that_are_no_roll_are_solved_with_a_warning() -> None:
    assert "warning: " in run("solve", "genius-star", "--block", "1,2,3,4,5,6,7").stderr
    assert not run("solve", "genius-star", "--block", ROLL).stderr
    assert not run("solve", "genius-star", "--roll", ROLL.replace(",", " ")).stderr


def test_the_date() -> None:
    assert not run("solve", "calendar", "--date", "2026-01-25").stderr
    assert run("solve", "calendar").stderr.startswith("Today is ")
    assert "no date" in run("solve", "calendar", "--date", "25 January", status=2).stderr
    assert "there is no such day as 2026-02-30" in run("solve", "calendar", "--date", "2026-02-30", status=2).stderr
    assert "no cells to choose" in run("solve", "unicorn", "--date", "2026-01-25", status=2).stderr


def test_another_sum() -> None:
    assert "sum 24" in run("solve", "magic-19", "--target", 24).stdout
    assert "No solution exists" in run("solve", "magic-hexagon-2", status=1).stdout


def test_annealing_finds_but_never_knows_all(tmp_path: Path) -> None:
    trace = tmp_path / "cooling.svg"
    result = run("solve", "magic-square-3", "--engine", "annealing", "--seed", 1, "--trace", trace)
    assert result.stdout.endswith("Found 1 solution by annealing, which cannot tell whether there are more.\n")
    assert trace.read_text().startswith("<svg")
    assert run("solve", "magic-square-3", "--t0", 5, "--schedule", "linear", "--seconds", 300).stdout
    assert "about annealing" in run("solve", "unicorn", "--engine", "exact-cover", "--t0", 5, status=2).stderr


def test_annealing_as_it_was_told_to_cool() -> None:
    def summary(*options: object, status: int = 0) -> dict[str, Any]:
        text = run("solve", *options, "--seed", 1, "--json", status=status).stdout
        told: dict[str, Any] = json.loads(text.splitlines()[-1])["summary"]
        return told

    short = summary("magic-19", "--steps", 200, "--restarts", 5, status=3)
    assert (short["stopped_by"], short["annealing"]["steps"], short["annealing"]["restarts"]) == ("restarts", 200, 5)
    # Lint has proved that there is no solution: only what ends is begun.
    assert summary("magic-hexagon-2", "--engine", "annealing", "--restarts", 1, status=3)["stopped_by"] == "restarts"
    assert summary("unicorn", "--cooling", 0.99)["annealing"]["factor"] == 0.99
    usual, long = summary("unicorn", "--t0", 0.6), summary("unicorn", "--steps", 100_000)
    assert long["annealing"]["factor"] ** 2 == pytest.approx(usual["annealing"]["factor"])
    wrong = run("solve", "magic-19", "--cooling", 0.9, "--schedule", "fast", status=2).stderr
    assert "--schedule fast has none" in wrong
    assert "0 is less than 1" in run("solve", "magic-19", "--steps", 0, status=2).stderr


def test_annealing_that_fails_says_how_close_it_came() -> None:
    text = run("solve", "magic-hexagon-2", "--engine", "annealing", "--nodes", 2000, status=3).stdout
    assert "None found" in text
    assert "energy" in text


def test_color() -> None:
    assert "\033[" in run("solve", "pentominoes-3x20", "--color", "always").stdout
    assert "\033[" not in run("solve", "pentominoes-3x20").stdout


def test_color_by_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\033[" in run("solve", "pentominoes-3x20").stdout
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\033[" not in run("solve", "pentominoes-3x20").stdout


def test_ascii() -> None:
    assert run("solve", "pentominoes-3x20", "--ascii").stdout.isascii()


def test_a_mistake_in_a_file_is_shown_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(catalog.text_of("unicorn").replace('"PT GT RH YH"', '"PT GT RH"'))
    result = run("solve", file, status=2)
    assert f"{file}:" in result.stderr
    assert "^" in result.stderr


def test_pictures_of_the_solution(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.svg", "b.png", "c.txt", "d", "e")]
    run("solve", "unicorn", "-o", files[0], "-o", files[1], "-o", files[2], "--svg", files[3], "--png", files[4])
    assert files[0].read_text() == files[3].read_text()
    assert files[1].read_bytes()[:4] == b"\x89PNG" == files[4].read_bytes()[:4]
    assert files[2].read_text().startswith(BOX)


def test_draw(tmp_path: Path) -> None:
    assert run("draw", "unicorn").stdout in run("show", "unicorn").stdout
    assert "pieces" not in run("draw", "unicorn", "--blank").stdout
    assert run("draw", "unicorn", "--solved").stdout.startswith(BOX)
    assert run("draw", "unicorn", "-o", "-").stdout.startswith("<svg")
    assert run("draw", "genius-star", "--to", "txt").stdout
    assert "No solution" in run("draw", "tetrominoes-4x5", "--solved", status=1).stderr
    picture = tmp_path / "board.png"
    run("draw", "unicorn", "--blank", "--width", 64, "-o", picture)
    assert int.from_bytes(picture.read_bytes()[16:20]) == 64
    assert ".svg, .png, .txt" in run("draw", "unicorn", "-o", tmp_path / "x.gif", status=2).stderr


def test_draw_a_solution_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "unicorn.jsonl"
    file.write_text(run("solve", "unicorn", "--all", "--json").stdout)
    third = run("solve", "unicorn", "--all").stdout.split("Solution 3\n")[1].split("\n\nSolution 4")[0]
    assert run("draw", "unicorn", "--solutions", file, "--number", 3).stdout.rstrip() == third.rstrip()
    assert "no number 9" in run("draw", "unicorn", "--solutions", file, "--number", 9, status=2).stderr
