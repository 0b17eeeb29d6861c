"""`tilewright series`."""

from __future__ import annotations

import json
import shlex

from ..running import run

TATAMI = ("series", "tatami", "--open", "columns", "--any-copies")


def test_the_answer_for_people() -> None:
    text = run(*TATAMI, "-n", 3).stdout
    assert text.startswith(
        "Tatami\n\n0  1\n1  0\n2  6\n\nrecurrence, of order 6:\n  a(n) = a(n-4) + a(n-6) for n >= 11\n"
    )
    assert "\n  (1 + 6*x^2 + 2*x^4 - 5*x^6 - 7*x^8 - x^10)/(1 - x^4 - x^6)\n" in text
    assert "\nProved: all that matters of the layers behind is one of 9 states" in text
    assert "a recurrence of order at most 11. Any of at most that" in " ".join(text.split())


def test_other_forms() -> None:
    assert r"= \frac{1 + 6x^2 + 2x^4 - 5x^6 - 7x^8 - x^{10}}{1 - x^4 - x^6}" in run(*TATAMI, "--format", "latex").stdout
    lines = run(*TATAMI, "-n", 5, "--format", "oeis").stdout.splitlines()
    assert lines[0] == "%S A000000 1,0,6,0,3"
    assert lines[-2:] == ["%K A000000 nonn,easy", "%O A000000 0,3"]
    assert "signature (0,0,0,1,0,1)." in lines[2]


def test_a_b_file_is_read_back_and_says_how_it_was_made() -> None:
    text = run("series", "dominoes-8x8", "--open", "columns", "--any-copies", "-n", 7, "--format", "b-file").stdout
    comments = [line for line in text.splitlines() if line.startswith("#")]
    terms = [tuple(map(int, line.split())) for line in text.splitlines() if not line.startswith("#")]
    # OEIS A028470.
    assert terms == list(enumerate([1, 1, 34, 153, 2245, 14824, 167089]))
    assert comments[0] == "# Number of solutions of Dominoes on a chessboard with boards of size n."
    _, words = comments[1].split(": tilewright ")
    assert run(*shlex.split(words)).stdout == text
    assert len(comments) == 2


def test_json() -> None:
    answer = json.loads(run(*TATAMI, "-n", 2, "--json").stdout)
    assert answer["terms"] == [1, 0]
    assert answer["recurrence"]["coefficients"] == [0, 0, 0, 1, 0, 1]
    assert answer["recurrence"]["growth_per_cell"] == "1.0285190555266052751"
    assert run(*TATAMI, "--json", "--format", "oeis", status=2).stderr.startswith("error: --json and --format oeis are")


def test_limited_pieces_have_numbers_and_no_recurrence() -> None:
    text = run("series", "tatami", "--open", "columns", "-n", 6).stdout
    assert "\n6  2\n\nNo recurrence was proved: piece mat has 15 copies" in text


def test_a_size_must_be_open() -> None:
    assert "tatami leaves no size of its board open" in run("series", "tatami", status=2).stderr
    assert (
        "the board of tatami has no size 'side'; it has columns and rows" in run(*TATAMI[:3], "side", status=2).stderr
    )
