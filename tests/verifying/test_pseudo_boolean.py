"""Proofs by coloring are accepted if they are right, by two checkers; changed ones are not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import rectangle, ruled
from tests.reference_tilings import pictures_of
from tests.verifying import plain_pseudo_boolean
from tests.verifying.test_verify import refused, replace_in, write_plain
from tilewright import load
from tilewright.errors import InvalidCertificate
from tilewright.families import TilingPuzzle
from tilewright.families.tiling import piece
from tilewright.lattices import SQUARE
from tilewright.proving.prove import prove
from tilewright.verifying.folder import OPB, PBP, PUZZLE
from tilewright.verifying.verify import verify

SHAPES = {
    "domino": [(0, 0), (1, 0)],
    "bar": [(0, 0), (1, 0), (2, 0)],
    "corner": [(0, 0), (1, 0), (0, 1)],
    "tee": [(0, 0), (1, 0), (2, 0), (1, 1)],
}


@st.composite
def small_puzzles(draw: st.DrawFn) -> TilingPuzzle:
    columns, rows = draw(st.integers(2, 5)), draw(st.integers(2, 4))
    cells = st.frozensets(st.integers(0, columns * rows - 1), max_size=2)
    blocked = draw(cells)
    pieces = []
    for name in draw(st.lists(st.sampled_from(sorted(SHAPES)), min_size=1, max_size=2, unique=True)):
        least = draw(st.integers(0, 3))
        most = least + draw(st.sampled_from((0, 0, 1, 9)))
        pieces.append(piece(SQUARE, name, SHAPES[name], least=least, most=max(1, most)))
    fewest = draw(st.integers(1, 5))
    total = draw(st.sampled_from(((0, None), (fewest, fewest), (fewest, None))))
    optional = draw(cells) - blocked
    return TilingPuzzle(
        "small", rectangle(columns, rows), tuple(pieces), blocked=blocked, optional=optional, rules=ruled(total=total)
    )


def hold(puzzle: TilingPuzzle) -> None:
    with TemporaryDirectory() as place:
        folder = Path(place)
        if prove(puzzle, folder).modulus:
            assert not pictures_of(puzzle)
            assert verify(folder).is_pseudo_boolean
            assert plain_pseudo_boolean.holds((folder / OPB).read_text("utf-8"), (folder / PBP).read_text("utf-8"))


@settings(max_examples=15)
@given(small_puzzles())
def test_proofs_by_coloring_of_random_puzzles_hold(puzzle: TilingPuzzle) -> None:
    hold(puzzle)


@pytest.mark.thorough
@settings(max_examples=600)
@given(small_puzzles())
def test_proofs_by_coloring_of_many_random_puzzles_hold(puzzle: TilingPuzzle) -> None:
    hold(puzzle)


@pytest.mark.thorough
def test_bricks_in_a_cube_have_a_short_proof(tmp_path: Path) -> None:
    begun = process_time()
    proved = prove(load("de-bruijn-6x6x6"), tmp_path)
    assert (proved.distinct, proved.modulus, proved.n_clauses, proved.proof_bytes < 1000) == (0, 2, 217, True)
    assert verify(tmp_path).distinct == 0
    assert process_time() - begun < 5
    assert "% 1: cell 1, cell 3, cell 5, cell 13," in (tmp_path / PBP).read_text("utf-8")


def no_board() -> TilingPuzzle:
    """5 x 4 cells less two, which bars of 3 do not cover."""
    bar = piece(SQUARE, "bar", SHAPES["bar"], least=6, most=6)
    return TilingPuzzle("board", rectangle(5, 4), (bar,), blocked=frozenset({2, 17}))


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A proof that bars of 3 do not cover 5 x 4 cells less two, by numbers modulo 3."""
    folder = write_plain(no_board(), tmp_path / "board")
    assert " 2 * +" in (folder / PBP).read_text("utf-8")
    assert verify(folder).is_pseudo_boolean
    return folder


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda pol: "+", "well-formed"),
        (lambda pol: "1 +", "well-formed"),
        (lambda pol: "1 2", "several"),
        (lambda pol: "1 0 d", "well-formed"),
        (lambda pol: "1 2 + 3 4 + *", "well-formed"),
        (lambda pol: "0", "no constraint 0"),
        (lambda pol: "999", "no constraint 999"),
        (lambda pol: f"{pol} 1", "several"),
        (lambda pol: "1 " * 20 + "+ " * 19, "well-formed"),
        (lambda pol: "1 999999999 * 999999999 * 999999999 *", "too large"),
        (lambda pol: "1 9999999999 *", "too large"),
        (lambda pol: "1 -2 *", "well-formed"),
        (lambda pol: "1 ٣ +", "well-formed"),
        (lambda pol: "x1", "well-formed"),
        (lambda pol: "1 s", "well-formed"),
        (lambda pol: "1", "can be satisfied"),
        (lambda pol: pol + " 0 *", "can be satisfied"),
        (lambda pol: pol.replace(" d", " *"), "can be satisfied"),
        (lambda pol: "1 " + "+ " * (1 << 22), "longer than"),
    ],
)
def test_steps_that_are_wrong_are_refused(change: Callable[[str], str], words: str, board: Path) -> None:
    text = (board / PBP).read_text("utf-8")
    changed = re.sub("pol (.*);", lambda match: f"pol {change(match[1]).strip()};", text)
    (board / PBP).write_text(changed, encoding="utf-8")
    assert words in refused(board)


def test_there_is_one_step(board: Path) -> None:
    text = (board / PBP).read_text("utf-8")
    number = int(re.findall(r"UNSAT : (\d+)", text)[0])
    text = re.sub("pol (.*);", rf"pol \1;\npol {number} 1 *;", text)
    (board / PBP).write_text(text.replace(f"UNSAT : {number}", f"UNSAT : {number + 1}"), encoding="utf-8")
    assert "damaged" in refused(board)


def test_other_constraints_are_refused(board: Path) -> None:
    lines = (board / OPB).read_text("utf-8").splitlines(keepends=True)
    least = next(k for k, line in enumerate(lines) if line[0] == "+")
    for words, changed in {
        "line 1: ": lines[1:],
        "or there once more": [*lines, lines[-1]],
        "lacks 1 of the 19": lines[:-2],
        "ends with a comment": lines[:-1],
        "no constraint of the rules on 'cell 2": [*lines[:-2], "* cell 2\n", lines[-1]],
        "is no constraint": [*lines[:-1], lines[-1].replace("= 1", "= 2")],
        "no constraint of": [*lines[:-1], lines[-1].replace("+1", "-1", 1)],
        "is no constraint of": [*lines[:-1], lines[-1].replace("x", "y", 1)],
    }.items():
        (board / OPB).write_text("".join(changed), encoding="utf-8")
        assert words in refused(board)
    # In another order they are the same constraints, but the proof names others.
    (board / OPB).write_text("".join((*lines[:least], *reversed(lines[least:]))), encoding="utf-8")
    refused(board)


def test_the_proof_of_another_puzzle_is_refused(board: Path) -> None:
    replace_in(board / PUZZLE, "blocked", "optional")
    refused(board)


@pytest.mark.parametrize("name", [OPB, PBP, PUZZLE])
def test_truncated_files_are_refused(name: str, board: Path) -> None:
    content = (board / name).read_bytes()
    for share in (0, 3, 7, 9):
        (board / name).write_bytes(content[: len(content) * share // 10])
        refused(board)
    (board / name).unlink()
    assert "has no" in refused(board)


@pytest.mark.parametrize(
    "times", [pytest.param(300, marks=pytest.mark.thorough), pytest.param(10_000, marks=pytest.mark.slow)]
)
def test_what_is_accepted_after_a_change_is_right(times: int, board: Path, tmp_path: Path) -> None:
    random = Random(times)
    changed = copytree(board, tmp_path / "changed")
    for _ in range(times):
        name = random.choice((OPB, PBP))
        content = (board / name).read_bytes()
        at = random.randrange(len(content))
        end = at + random.choice((1, 1, 2, 8))
        new = bytes([random.choice(b"0123456789 +*d;x\n%")]) * random.randrange(2)
        (changed / name).write_bytes(content[:at] + new + content[end:])
        try:
            verify(changed)
        except InvalidCertificate:
            continue
        finally:
            (changed / name).write_bytes(content)
        assert plain_pseudo_boolean.holds((changed / OPB).read_text("utf-8"), (changed / PBP).read_text("utf-8"))
