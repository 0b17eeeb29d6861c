"""Certificates of numbers up to symmetry: right, checked by others, and never accepted with another number."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.examples import rectangle
from tests.verifying.test_count import COPIES, DIFFERENT, DOMINOES, FREE, NONE, damaged, recounted, write
from tests.verifying.test_mutated_certificates import CHANGES
from tilewright.errors import InvalidCertificate
from tilewright.families import Puzzle, TilingPuzzle
from tilewright.families.clauses import LaidMotion
from tilewright.families.tiling import piece
from tilewright.formats import read_puzzle
from tilewright.lattices import SQUARE
from tilewright.solving import count
from tilewright.verifying.folder import PUZZLE, README, motion_files
from tilewright.verifying.motions import motion_classes
from tilewright.verifying.verify import verify

SQUARE_OF_FOUR = TilingPuzzle(
    "square",
    rectangle(4, 4),
    (
        piece(SQUARE, "domino", [(0, 0), (1, 0)], least=2, most=6),
        piece(SQUARE, "cell", [(0, 0)], least=1, most=5),
        piece(SQUARE, "bend", [(0, 0), (1, 0), (0, 1)], least=0, most=2),
        piece(SQUARE, "long", [(0, 0), (1, 0), (2, 0)], least=0, most=1),
    ),
)
"""A motion carries up to four copies of a piece to each other, more than there may be of some."""
MIRRORED = TilingPuzzle(
    "mirrored",
    rectangle(4, 4),
    tuple(
        piece(SQUARE, name, cells, least=0, most=2, freedom="one_sided")
        for name, cells in (
            ("S", [(0, 0), (1, 0), (1, 1), (2, 1)]),
            ("Z", [(0, 1), (1, 1), (1, 0), (2, 0)]),
            ("L", [(0, 0), (1, 0), (2, 0), (2, 1)]),
            ("J", [(0, 0), (1, 0), (2, 0), (0, 1)]),
        )
    ),
)
"""A reflection carries copies of one piece to those of another one."""
PUZZLES = [DOMINOES, DIFFERENT, NONE, FREE, COPIES, SQUARE_OF_FOUR, MIRRORED]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_number_up_to_symmetry_is_what_is_counted(puzzle: Puzzle, tmp_path: Path, count_graph: Path) -> None:
    proved, counted = write(puzzle, tmp_path, has_motions=True), count(puzzle)
    verified = verify(tmp_path)
    assert verified.distinct == counted.distinct
    assert verified.up_to_rotation == proved.up_to_rotation == counted.up_to_rotation
    assert verified.up_to_symmetry == proved.up_to_symmetry == counted.up_to_symmetry
    assert verified.motions == proved.motions
    assert sum(one.n_motions for one in verified.motions) == (counted.symmetries[1] if verified.motions else 0)
    assert bool(verified.motions) == (counted.symmetries[1] > 1)
    for number, one in enumerate(verified.motions[1:], 2):
        assert recounted(count_graph, tmp_path, motion_files(number)) == one.kept


def test_a_puzzle_without_symmetries_needs_no_more_files(tmp_path: Path) -> None:
    proved = write(DIFFERENT, tmp_path, has_motions=True)
    assert proved.distinct == proved.up_to_symmetry == verify(tmp_path).up_to_symmetry
    assert not list(tmp_path.glob("motion*"))
    (tmp_path / "motion-notes.txt").touch()
    assert verify(tmp_path).unread == ("motion-notes.txt",)


@pytest.mark.parametrize("times", [30, pytest.param(500, marks=pytest.mark.thorough)])
def test_no_change_is_accepted_with_another_number_up_to_symmetry(times: int, tmp_path: Path) -> None:
    random = Random(times)
    for number, puzzle in enumerate((DOMINOES, COPIES)):
        folder = tmp_path / str(number)
        right = write(puzzle, folder, as_text=number > 0, has_motions=True)
        contents = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
        for _ in range(times // 2):
            name = random.choice(list(contents))
            (folder / name).write_bytes(random.choice(CHANGES)(contents[name], random))
            try:
                found = verify(folder)
            except InvalidCertificate:
                pass
            else:
                wanted = count(read_puzzle([folder / PUZZLE])) if name == PUZZLE else right
                assert found.distinct == wanted.distinct
                assert (found.up_to_rotation, found.up_to_symmetry) == (wanted.up_to_rotation, wanted.up_to_symmetry)
            (folder / name).write_bytes(contents[name])


def test_files_about_motions_stand_for_no_others(tmp_path: Path) -> None:
    write(DOMINOES, tmp_path, has_motions=True)
    n = len(verify(tmp_path).motions)
    assert n == 4
    contents = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    # What one motion keeps is no proof of what another one keeps.
    for one, other in ((2, 3), (3, 4), (4, 2)):
        for name, as_name in zip(motion_files(one), motion_files(other), strict=True):
            (tmp_path / as_name).write_bytes(contents[name])
        with pytest.raises(InvalidCertificate, match="motion-"):
            verify(tmp_path)
        for as_name in motion_files(other):
            (tmp_path / as_name).write_bytes(contents[as_name])
    for name in motion_files(n):
        (tmp_path / name).unlink()
    with pytest.raises(InvalidCertificate, match=f"has no {motion_files(n).cnf}"):
        verify(tmp_path)
    for number in range(2, n):
        for name in motion_files(number):
            (tmp_path / name).unlink()
    # Without any of them it says nothing of symmetry, so its README must not.
    with pytest.raises(InvalidCertificate, match=README):
        verify(tmp_path)


def test_what_people_read_of_motions_is_compared(tmp_path: Path) -> None:
    proved = write(DOMINOES, tmp_path, has_motions=True)
    text = (tmp_path / README).read_text(encoding="utf-8")
    assert f"= {proved.up_to_symmetry} up to symmetry." in text
    cnf = motion_files(2).cnf
    assert cnf in damaged(tmp_path, cnf, "c 1 = 1 ", "c 1 = 2 ")
    write_again(tmp_path, DOMINOES)
    assert README in damaged(tmp_path, README, f"{proved.up_to_symmetry} up to symmetry", "9 up to symmetry")


def write_again(folder: Path, puzzle: Puzzle) -> None:
    for path in folder.iterdir():
        path.unlink()
    write(puzzle, folder, has_motions=True)


def test_motions_that_are_no_group_are_refused() -> None:
    identity, turn = LaidMotion(False, (0, 1, 2), (0, 1, 2)), LaidMotion(False, (1, 2, 0), (1, 2, 0))
    back = LaidMotion(False, (2, 0, 1), (2, 0, 1))
    first, second = motion_classes([identity, turn, back], "abc")
    assert (first.words, first.n, second.words, second.n) == ("identity", 1, "motion a > b > c", 2)
    for motions in ([identity, turn], [turn, back, identity], [identity, turn, back, back], []):
        with pytest.raises(InvalidCertificate, match="no group"):
            motion_classes(motions, "abc")
