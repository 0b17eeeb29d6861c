"""Certificates that a stranger made to take time, memory or another file are refused at once."""

from __future__ import annotations

import json
import lzma
import os
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

from tests.verifying.test_verify import FEW, refused, write_plain
from tilewright.errors import Undecided
from tilewright.formats.puzzle_file import document_of_puzzle
from tilewright.verifying import folder as files
from tilewright.verifying.folder import CNF, PROOF, PUZZLE, README, SOLUTIONS
from tilewright.verifying.verify import verify

MIB = 1 << 20
WRITTEN = [PUZZLE, SOLUTIONS, CNF, PROOF, README]


def packed(beginning: bytes, rest: bytes, mib: int) -> bytes:
    """Some bytes, and others over and over, packed."""
    packer = lzma.LZMACompressor(lzma.FORMAT_XZ, preset=0)
    block = rest * (MIB // len(rest))
    return b"".join((packer.compress(beginning), *(packer.compress(block) for _ in range(mib)), packer.flush()))


def replace_by(folder: Path, name: str, content: bytes, ending: str = "") -> None:
    (folder / name).unlink()
    (folder / (name + ending)).write_bytes(content)


def repeat_clauses(folder: Path) -> None:
    replace_by(folder, CNF, packed((folder / CNF).read_bytes(), b"-1 0\n", 20), ".xz")


def comment_much(folder: Path) -> None:
    replace_by(folder, SOLUTIONS, packed((folder / SOLUTIONS).read_bytes(), b"# nothing\n", 20), ".xz")


def not_end_a_line(folder: Path) -> None:
    replace_by(folder, CNF, packed(b"", b"c", 20), ".xz")


def give_hints(folder: Path) -> None:
    replace_by(folder, PROOF, packed(b"a\xfe\xff\x7f\0", b"\2", 20), ".xz")


def give_hints_in_words(folder: Path) -> None:
    replace_by(folder, PROOF, packed(b"999999 0", b" 1", 20), ".xz")


def write_much(name: str) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        with (folder / name).open("r+b") as file:
            file.truncate(1 << 30)

    return write


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (repeat_clauses, "one line too many"),
        (comment_much, "should be solution 12"),
        (not_end_a_line, "a line does not end"),
        (give_hints, "the proof is wrong"),
        (give_hints_in_words, "a line does not end"),
        (write_much(README), "longer than"),
        (write_much(PUZZLE), "longer than"),
        (write_much(SOLUTIONS), "a line does not end"),
    ],
)
def test_what_is_too_much_is_refused_at_once(make: Callable[[Path], None], words: str, tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    make(folder)
    begun = process_time()
    tracemalloc.start()
    try:
        assert words in refused(folder)
        assert tracemalloc.get_traced_memory()[1] < 16 * MIB
    finally:
        tracemalloc.stop()
    assert process_time() - begun < 10


def test_many_files_and_what_needs_much_room_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    packed_proof = lzma.compress((folder / PROOF).read_bytes())
    replace_by(folder, PROOF, packed_proof, ".xz")
    verify(folder)
    for more in (b"\0" * 4, packed_proof):
        (folder / f"{PROOF}.xz").write_bytes(packed_proof + more)
        assert "goes on behind its end" in refused(folder)
    (folder / f"{PROOF}.xz").write_bytes(packed_proof)
    monkeypatch.setattr(files, "_ROOM_TO_UNPACK", 1 << 20)
    assert "more than 1 MiB of memory" in refused(folder)
    monkeypatch.setattr(files, "MOST_FILES", 4)
    assert "has more than 4 files" in refused(folder)


def test_a_puzzle_in_another_format_is_refused(tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    for text, words in (
        (json.dumps(document_of_puzzle(FEW)), "a line cannot start like this"),
        ("D:xDim=3:yDim=2:zDim=1", "expected `=` after the key"),
        ("", "`format` is missing"),
    ):
        (folder / PUZZLE).write_text(text, encoding="utf-8")
        assert words in refused(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links")
@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_no_plain_file_is_not_opened(name: str, tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    path = folder / name
    path.rename(tmp_path / name)
    path.symlink_to(tmp_path / name)
    assert "should be a plain file" in refused(folder)
    path.unlink()
    os.mkfifo(path)
    assert "should be a plain file" in refused(folder)
    path.unlink()
    path.mkdir()
    assert "should be a plain file" in refused(folder)


@pytest.mark.parametrize("digits", [19, 5000])
@pytest.mark.parametrize(
    ("name", "old"),
    [
        (SOLUTIONS, "solution 1:"),
        (SOLUTIONS, "solution 1: 1"),
        (CNF, "p cnf "),
        (CNF, " 0\n-1"),
        (CNF, "\n-1 -"),
        (PROOF, "\n"),
        (PROOF, " 0"),
    ],
)
def test_a_number_of_many_digits_is_refused(name: str, old: str, digits: int, tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few", as_text=True)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    end = old[-1]
    (folder / name).write_text(text.replace(old, f"{old[:-1]}{'9' * digits}{end}", 1), encoding="utf-8")
    refused(folder)


def test_limits_leave_it_undecided(tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    for limits in ({"seconds": 0.0}, {"memory": 1000}):
        with pytest.raises(Undecided) as caught:
            verify(folder, **limits)  # type: ignore[arg-type]
        assert [caught.value.stopped_by] == list(limits)
    assert verify(folder, seconds=60, memory=4 * MIB).distinct == 11


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (README, "exactly 11 solutions", "exactly 12 solutions"),
        (README, "11 steps", "12 steps"),
        (README, "few: a certificate", "many: a certificate"),
        (SOLUTIONS, "C │ D", "D │ C"),
        (SOLUTIONS, "# The", "# All"),
        (SOLUTIONS, "solution 1: ", "solution 1: 0"),
        (CNF, "c 1 = domino", "c 1 = cell"),
        (CNF, "c few", "c many"),
        (CNF, "c Clauses, in this order", "c In any order"),
    ],
)
def test_what_people_read_is_checked(name: str, old: str, new: str, tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    number = text[: text.index(old)].count("\n") + 1
    assert refused(folder).startswith(f"{name}, line {number}: ")


def test_clauses_of_one_kind_stand_in_any_order_and_others_do_not(tmp_path: Path) -> None:
    folder = write_plain(FEW, tmp_path / "few")
    lines = (folder / CNF).read_text(encoding="utf-8").splitlines(keepends=True)
    begin = next(k for k, line in enumerate(lines) if line.startswith("p ")) + 1
    lines[-1], lines[begin] = lines[begin], lines[-1]
    (folder / CNF).write_text("".join(lines), encoding="utf-8")
    assert "or among others" in refused(folder)
