"""The walk that writes a proof does the same interpreted and as machine code, and writes what takes little room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.examples import unicorn
from tilewright import load
from tilewright.errors import CannotSave, InvalidRequest
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle, clauses
from tilewright.families.clauses import PuzzleClauses
from tilewright.families.labeling import clauses as labeling_clauses
from tilewright.families.labeling.compile import compile_sums
from tilewright.families.labeling.reading import read_clauses
from tilewright.families.tiling import compile_cover
from tilewright.families.tiling.compiling.clauses import clauses_of
from tilewright.kernels import refute, refute_parts
from tilewright.kernels._native import is_loaded
from tilewright.proving import packing, refusing, walk
from tilewright.proving.cnf import blocking_clauses, cnf_lines
from tilewright.proving.prove import steps_of_prove
from tilewright.proving.result import Proved, ProveOptions
from tilewright.proving.walk import MissedSolutionError, ProofWalk
from tilewright.solving import solutions
from tilewright.verifying.folder import PROOF
from tilewright.verifying.lrat import ProofCheck


def clauses_and_blocking(puzzle: TilingPuzzle) -> tuple[PuzzleClauses, list[tuple[int, ...]]]:
    compiled = compile_cover(puzzle)
    clauses = clauses_of(compiled)
    number_of = {(laid.names, laid.cells, laid.labels): k for k, laid in enumerate(clauses.laid)}
    names_of = {name: laid.names for laid in clauses.laid for name in laid.names}
    found = [
        sorted(number_of[names_of[one.piece], one.cells, one.labels] for one in solution.placed)
        for solution in solutions(puzzle)
    ]
    return clauses, list(blocking_clauses(clauses, found))


def test_a_walk_is_the_same_in_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    clauses, blocking = clauses_and_blocking(unicorn())
    written = {}
    for is_native in (False, True):
        monkeypatch.setattr(walk, "is_loaded", lambda entry, is_native=is_native: is_native and is_loaded(entry))
        monkeypatch.setattr(walk, "_CAPACITY", 1 << 12 if is_native else 1 << 18)
        one = ProofWalk(clauses, blocking)
        written[is_native] = b"".join(one.steps())
        assert one.progress == 1
        assert one.nodes > 1500
    assert written[False] == written[True]


def test_the_stack_of_kept_clauses_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    clauses, blocking = clauses_and_blocking(unicorn())
    whole = b"".join(ProofWalk(clauses, blocking).steps())
    # Room for the longest clause, and no more. A walk that is crowded deletes at other times.
    monkeypatch.setattr(walk, "STACK", 2)
    assert b"".join(ProofWalk(clauses, blocking).steps()) != whole
    assert proved(unicorn(), ProofWalk(clauses, blocking), clauses, blocking)


def test_a_walk_with_little_room_writes_a_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "is_loaded", lambda _: False)
    monkeypatch.setattr(refute, "MOST_KEPT", 12)
    puzzle = load("tetrominoes-4x5")
    clauses, blocking = clauses_and_blocking(puzzle)
    assert clauses.edges
    narrow = ProofWalk(clauses, blocking)
    room = narrow._state.reg[refute_parts.N_TREE] + 60
    shorter = {name: row[:room] for name, row in narrow._state._asdict().items() if name.startswith("tree_")}
    narrow._state = narrow._state._replace(**shorter)
    assert proved(puzzle, narrow, clauses, blocking)
    assert narrow._state.reg[refute_parts.N_KEPT] < 40 < narrow.n_clauses


def proved(puzzle: Puzzle, one: ProofWalk, clauses: PuzzleClauses, blocking: list[tuple[int, ...]]) -> bool:
    """Tell whether what a walk writes is a proof."""
    text = "".join(cnf_lines(puzzle, clauses, blocking))
    numbers = [tuple(map(int, line.split())) for line in text.splitlines() if line[0] not in "cp"]
    check = ProofCheck(clauses.n_variables, [clause[:-1] for clause in numbers])
    for part in one.steps():
        for _ in check.take(part):
            pass
    return check.is_proved


def test_a_solution_that_is_not_excluded_stops_the_walk() -> None:
    clauses, blocking = clauses_and_blocking(unicorn())
    with pytest.raises(MissedSolutionError):
        list(ProofWalk(clauses, blocking[1:]).steps())


@pytest.mark.parametrize(
    ("name", "words"), [("genius-star", "template"), ("unicorn", "lay a piece"), ("magic-19", "lay a number")]
)
def test_what_cannot_be_proved_is_refused(
    name: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refusing, "MOST_LAID", 300)
    with pytest.raises(InvalidRequest, match=words):
        list(steps_of_prove(load(name), tmp_path, ProveOptions()))


def test_sums_of_too_many_values_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    square = load("magic-square-3")
    assert isinstance(square, LabelingPuzzle)
    far = replace(square, values=(*square.values[:-1], 200_000))
    with pytest.raises(InvalidRequest, match="more than 100,000 apart"):
        labeling_clauses.clauses_of(compile_sums(far))
    monkeypatch.setattr(clauses, "_MOST_OTHERS", 500)
    for write in (lambda: labeling_clauses.clauses_of(compile_sums(square)), lambda: read_clauses(square)):
        with pytest.raises(InvalidRequest, match="more than 500 clauses"):
            write()


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*"))


@pytest.mark.parametrize("limit", [{"seconds": 0.0}, {"disk": 20_000}])
def test_a_limit_leaves_no_file(limit: dict[str, Any], tmp_path: Path) -> None:
    *_, result = steps_of_prove(unicorn(), tmp_path / "new" / "folder", ProveOptions(plain=True, **limit))
    assert isinstance(result, Proved)
    assert (result.exhausted, result.stopped_by) == (False, *limit)
    assert not left_in(tmp_path)


def test_an_interrupt_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "_NODES", 200)
    for error in (KeyboardInterrupt, GeneratorExit):
        steps = steps_of_prove(unicorn(), tmp_path, ProveOptions(plain=True))
        while (step := next(steps)) is not None and not getattr(step, "share", 0):
            pass
        # A thread of its own opens the file.
        while not any(name.startswith(PROOF) for name in left_in(tmp_path)):
            sleep(0.01)
        with pytest.raises(error):
            steps.throw(error)
        assert not left_in(tmp_path)


class FullDisk:
    """Opens files that take no more than some bytes together."""

    def __init__(self, room: int) -> None:
        self.room = room

    @contextmanager
    def __call__(self, path: Path) -> Iterator[FullDisk]:
        with path.open("wb") as self.file:
            yield self

    def write(self, part: bytes) -> int:
        self.room -= len(part)
        if self.room < 0:
            raise OSError(28, "No space left on device")
        return self.file.write(part)


@pytest.mark.parametrize("room", [0, 3000, 30_000])
def test_a_full_disk_is_told_and_leaves_no_file(room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "before").write_text("lost?", encoding="utf-8")
    monkeypatch.setattr(packing, "_opened", FullDisk(room))
    with pytest.raises(CannotSave, match=r"the disk is full.*no certificate"):
        list(steps_of_prove(unicorn(), tmp_path / "folder", ProveOptions(plain=True)))
    assert left_in(tmp_path) == ["before"]
