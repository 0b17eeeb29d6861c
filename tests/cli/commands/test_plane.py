"""`tilewright plane`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ..running import run


def test_it_tells_and_draws_a_tiling(tmp_path: Path) -> None:
    result = run("plane", "W", "--ascii")
    assert result.stdout.startswith("Tiles the plane.\nThe smallest period has 1 piece, 5 cells; ")
    assert "Its symmetry group is cm. It is isohedral" in result.stdout
    assert "| A   A |" in result.stdout
    run("plane", "sphinx", "--lattice", "triangular", "-o", tmp_path / "a.svg", "-o", tmp_path / "a.txt")
    # The line around the period.
    assert "stroke-dasharray" in (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert (tmp_path / "a.txt").exists()


def test_pieces_are_named_drawn_and_taken_from_puzzles() -> None:
    def pieces(*words: str) -> list[list[list[int]]]:
        found: list[list[list[int]]] = json.loads(run("plane", *words, "--json").stdout)["pieces"]
        return found

    assert pieces("V3") == pieces("3b") == pieces("--picture", "#./##") == [[[0, 0], [0, 1], [1, 0]]]
    assert [len(cells) for cells in pieces("pentominoes-6x10", "W")] == [5]
    assert len(pieces("domino", "I3")) == 2


def test_a_file_that_leaves_its_size_open_has_pieces(tmp_path: Path) -> None:
    file = tmp_path / "strip.toml"
    file.write_text(
        'format = 1\ntitle = "Strip"\nfamily = "tiling"\nlattice = "square"\n'
        '[board]\nshape = "rectangle"\ncolumns = "n"\nrows = 2\n[[polyforms]]\nsize = 2\ncopies = "0.."\n',
        encoding="utf-8",
    )
    assert run("plane", file).stdout.startswith("Tiles the plane.\nThe smallest period has 1 piece, 2 cells; ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["T"], "'T' is the name of several pieces; say T4 or T5"),
        (["R"], "there is no piece 'R' on the square lattice"),
        (["3c"], "there is no piece 3c: polyominoes of 3 cells are 3a to 3b"),
        (["12a"], "12a: pieces of 1 to 9 cells have such names"),
        (["bee", "--lattice", "hex"], "there is no lattice 'hex'; did you mean 'hexagonal'?"),
        (["--picture", "."], "--picture '.': the picture shows no cell"),
        (["bee"], "there is no piece 'bee' on the square lattice, but with --lattice hexagonal"),
        (["##/#."], "'##/#.' is a picture; write --picture '##/#.'"),
        (
            ["pentominoes-6x10", "--pieces", "11"],
            "12 pieces, of which each is used, need periods of at least 12 pieces",
        ),
        ([], "name a piece, such as P"),
        (["pentominoes-6x10", "Q"], "pentominoes-6x10 has no piece 'Q'"),
        (["pentominoes-6x10", "--lattice", "square"], "has a lattice and pieces of its own"),
        (["unicorn", "X"], "unicorn has no piece 'X'"),
        (["dominoes-8x8", "--lattice", "square"], "has a lattice and pieces of its own"),
        (["magic-19"], "has no pieces, but numbers"),
        (["soma"], "the cubic lattice lies in space"),
    ],
)
def test_wrong_words_are_explained(words: list[str], message: str) -> None:
    assert message in run("plane", *words, status=2).stderr


def test_an_open_question_is_said_to_be_open() -> None:
    result = run("plane", "F", "--pieces", "1", "--coronas", "1", status=3)
    assert result.stdout.startswith("Open: no tiling has a period of up to 1 piece. Each piece has 1 corona.\n\n")


def test_labeled_tiles_match(tmp_path: Path) -> None:
    found = run("plane", "unicorn", "-o", tmp_path / "a.svg")
    assert found.stdout.startswith("Tiles the plane.\nThe smallest period has 2 tiles; ")
    assert (tmp_path / "a.svg").exists()
    none = run("plane", "unicorn", "1", "2", "--freedom", "fixed", status=1)
    assert none.stdout.startswith("Does not tile the plane.\n1 cell can be filled, but 9 cells, with one corona more")
    assert "With --prove FOLDER" in none.stderr
    assert (
        "there is no solution"
        in run("plane", "tetravex-3x3-a", "--prove", tmp_path / "proof", status=1).stdout.lower()
        + run("verify", tmp_path / "proof").stdout
    )
    late = run("plane", "unicorn", "--pieces", "1", "--coronas", "0", status=3)
    assert late.stdout.startswith("Open: no tiling has a period of up to 1 tile. 1 cell can be filled.")


def test_coronas_are_told_drawn_and_proved(tmp_path: Path) -> None:
    holed = run("plane", "--picture", ".#../####/.#../.#..", "-o", tmp_path / "a.svg", status=1)
    assert holed.stdout.startswith(
        "Does not tile the plane.\nThe piece has at most 1 corona, whatever holes they leave."
    )
    assert "Its Heesch number is 0: " in holed.stdout
    assert "If the outermost corona may leave holes, it is 1." in holed.stdout
    assert (tmp_path / "a.svg").exists()
    found = run("plane", "F", "--freedom", "fixed", "--prove", tmp_path / "proof", status=1)
    assert "The piece cannot be surrounded" in found.stdout
    assert "there is no solution" in run("verify", tmp_path / "proof").stdout
    assert "Nothing written" in run("plane", "F", "--prove", tmp_path / "none").stderr
