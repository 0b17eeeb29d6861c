"""A proof in parts: its files are one proof, each part can be checked without the others, a wrong one is refused."""

from __future__ import annotations

import lzma
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import assume, given, settings

from tests.examples import unicorn
from tests.verifying import plain_lrat
from tests.verifying.test_verify import FEW, PUZZLES, proofs_of
from tilewright import load
from tilewright.errors import CannotSave, InvalidCertificate, InvalidRequest
from tilewright.families import Puzzle, TilingPuzzle
from tilewright.proving import packing, parts, walk
from tilewright.proving.packing import PackedFile
from tilewright.proving.prove import steps_of_prove
from tilewright.proving.result import Proved, ProveOptions
from tilewright.solving import count
from tilewright.verifying.folder import CNF, PROOF, UNFINISHED
from tilewright.verifying.verify import verify


def write(puzzle: Puzzle, folder: Path, **options: Any) -> Proved:
    *_, proved = steps_of_prove(puzzle, folder, ProveOptions(**{"plain": True, **options}))
    assert isinstance(proved, Proved)
    return proved


def one_behind_the_other(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for _, path in proofs_of(folder))


def small() -> TilingPuzzle:
    puzzle = load("slothouber-graatsma")
    assert isinstance(puzzle, TilingPuzzle)
    return puzzle


def hold(puzzle: TilingPuzzle, folder: Path, n_parts: int, as_text: bool) -> None:
    proved = write(puzzle, folder, parts=n_parts, as_text=as_text)
    if proved.modulus:
        return
    n_lines = plain_lrat.check((folder / CNF).read_text(encoding="utf-8"), one_behind_the_other(folder))
    assert n_lines <= proved.n_lines
    for workers in (1, 3):
        assert verify(folder, workers=workers).distinct == proved.distinct


@settings(max_examples=5)
@given(PUZZLES)
def test_parts_of_random_puzzles_are_one_proof(puzzle: TilingPuzzle) -> None:
    assume(count(puzzle).distinct <= 300)
    with TemporaryDirectory() as folder:
        for n_parts, as_text in ((2, False), (3, True)):
            hold(puzzle, Path(folder) / str(n_parts), n_parts, as_text)


@pytest.mark.thorough
@settings(max_examples=30)
@given(PUZZLES)
def test_parts_of_many_random_puzzles_are_one_proof(puzzle: TilingPuzzle) -> None:
    assume(count(puzzle).distinct <= 300)
    with TemporaryDirectory() as folder:
        hold(puzzle, Path(folder) / "parts", 4, as_text=False)


@pytest.mark.thorough
@pytest.mark.parametrize("as_text", [False, True])
def test_a_part_goes_on_in_another_file_when_its_numbers_are_used_up(
    as_text: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walk, "_CAPACITY", 1 << 9)
    monkeypatch.setattr(parts, "_STEPS_OF_A_RANGE", 1)
    hold(small(), tmp_path / "many", 2, as_text)
    names = [name for name, _ in proofs_of(tmp_path / "many")]
    assert names[:4] == ["part-1", "part-2", "part-1", "part-2"]
    assert names.count("end") == 1
    assert names[-1] == "end"


def test_the_files_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    written = []
    for workers in (1, 3):
        write(small(), tmp_path / str(workers), parts=4, workers=workers)
        written.append([(path.name, path.read_bytes()) for _, path in proofs_of(tmp_path / str(workers))])
    assert written[0] == written[1]


def test_a_long_proof_has_parts_if_there_are_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_NODES_OF_ONE_WALKER", 100)
    monkeypatch.setattr(walk, "_NODES", 50)
    assert write(small(), tmp_path / "one").packed_bytes == (tmp_path / "one" / PROOF).stat().st_size
    proved = write(small(), tmp_path / "two", workers=3, plain=False)
    packed = [path.read_bytes() for _, path in proofs_of(tmp_path / "two")]
    assert len(packed) == 5
    assert sum(map(len, packed)) == proved.packed_bytes
    # Packed files, too, are one when they lie one behind the other.
    cnf = lzma.decompress((tmp_path / "two" / f"{CNF}.xz").read_bytes()).decode()
    assert plain_lrat.check(cnf, lzma.decompress(b"".join(packed))) == proved.n_lines
    assert "xz -dc proof-*.lrat.xz > proof.lrat" in (tmp_path / "two" / "README.txt").read_text(encoding="utf-8")
    assert not (tmp_path / "two" / f"{PROOF}.xz").exists()


def test_a_puzzle_that_forks_nowhere_has_one_part(tmp_path: Path) -> None:
    write(load("slothouber-graatsma"), tmp_path / "many", parts=50)
    assert verify(tmp_path / "many").distinct == 8


def test_what_stops_one_part_stops_all_and_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = write(unicorn(), tmp_path / "small", parts=3, workers=2, disk=60_000)
    assert (stopped.exhausted, stopped.stopped_by) == (False, "disk")
    put = PackedFile.write

    def full(self: PackedFile, part: bytes) -> None:
        if "part-2" in self.path.name and self.n_bytes:
            raise CannotSave("full")
        put(self, part)

    monkeypatch.setattr(packing.PackedFile, "write", full)
    with pytest.raises(CannotSave, match="full"):
        write(unicorn(), tmp_path / "small", parts=3, workers=2)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("workers", [1, 2])
def test_wrong_parts_are_refused(workers: int, tmp_path: Path) -> None:
    write(FEW, tmp_path, parts=3)
    verify(tmp_path, workers=workers)
    paths = [path for _, path in proofs_of(tmp_path)]
    contents = [path.read_bytes() for path in paths]

    def refused() -> str:
        with pytest.raises(InvalidCertificate) as caught:
            verify(tmp_path, workers=workers)
        for path, content in zip(paths, contents, strict=True):
            path.write_bytes(content)
        return str(caught.value)

    for path, content in zip(paths, contents, strict=True):
        path.write_bytes(content[:-10])
        refused()
        path.unlink()
        refused()
    paths[0].write_bytes(contents[1])
    refused()
    paths[1].write_bytes(contents[2])
    paths[2].write_bytes(contents[1])
    refused()
    verify(tmp_path, workers=workers)


def test_a_proof_that_was_stopped_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    steps = steps_of_prove(unicorn(), folder, ProveOptions(plain=True, parts=5, resumes=True))
    while not any(folder.glob("proof-*.lrat")):
        next(steps)
    steps.close()
    kept = sorted(path.name for path in folder.iterdir())
    assert UNFINISHED in kept
    assert 2 <= len(kept) < 6
    with pytest.raises(InvalidCertificate, match="--resume` goes on"):
        verify(folder)
    with pytest.raises(InvalidRequest, match="--resume goes on"):
        write(unicorn(), folder)
    with pytest.raises(InvalidRequest, match="begun with another puzzle"):
        write(small(), folder, resumes=True)
    with pytest.raises(InvalidRequest, match="begun with other --text or --plain"):
        write(unicorn(), folder, resumes=True, as_text=True)
    record = (folder / UNFINISHED).read_bytes()
    # A number that was changed, text that is none, and what nests too deep for a reader of JSON.
    deep = b"[" * 100_000
    sealed = sha256(deep).hexdigest().encode() + b"\n" + deep
    for damage in (record.replace(b'"range": 0', b'"range": 1'), b"\xff", b"[]", deep, sealed):
        (folder / UNFINISHED).write_bytes(damage)
        with pytest.raises(InvalidRequest, match="is damaged"):
            write(unicorn(), folder, resumes=True)
    (folder / UNFINISHED).write_bytes(record)
    lost = copytree(folder, tmp_path / "lost")
    next(lost.glob("proof-*")).unlink()
    # A crash leaves more.
    (folder / "proof-0009-part-4.lrat").write_bytes(b"half")
    assert sorted(path.name for path in folder.iterdir() if path.name in kept) == kept
    before = {name: (folder / name).stat().st_mtime_ns for name in kept if name != UNFINISHED}
    proved = write(unicorn(), folder, resumes=True)
    assert proved == replace(write(unicorn(), tmp_path / "at once", parts=5), folder=folder, seconds=proved.seconds)
    assert {name: (folder / name).stat().st_mtime_ns for name in before} == before
    write(unicorn(), lost, resumes=True)
    for one in (folder, lost):
        assert {path.name: path.read_bytes() for path in one.iterdir()} == {
            path.name: path.read_bytes() for path in (tmp_path / "at once").iterdir()
        }
