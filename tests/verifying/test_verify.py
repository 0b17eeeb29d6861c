"""Certificates are accepted if they are true, by three checkers; changed ones are not."""

from __future__ import annotations

import lzma
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.examples import rectangle
from tests.random_puzzles import (
    labeling_puzzles,
    ruled_puzzles,
    strict_puzzles,
    tiling_puzzles,
    valued_puzzles,
    with_rules,
    wrapped_puzzles,
)
from tests.verifying import plain_lrat, plain_pseudo_boolean
from tilewright import load
from tilewright.boards import Board
from tilewright.errors import InvalidCertificate, TilewrightError
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle
from tilewright.families.clauses import InnerEdge, PuzzleClauses
from tilewright.families.tiling import Fixed, Rim, piece, tile
from tilewright.formats import read_puzzle
from tilewright.lattices import LATTICES, PRISMS, SQUARE
from tilewright.proving.prove import prove, steps_of_prove
from tilewright.proving.result import ProveOptions
from tilewright.proving.text import deletion, line
from tilewright.solving import count
from tilewright.verifying.folder import CNF, OPB, PBP, PROOF, PUZZLE, SOLUTIONS, CertificateFolder
from tilewright.verifying.limits import VerifyLimits
from tilewright.verifying.lrat import ProofCheck
from tilewright.verifying.verify import verify

# A certificate holds a puzzle file, which names its lattice.
PUZZLES = st.one_of(
    *(tiling_puzzles(), strict_puzzles(), ruled_puzzles(), wrapped_puzzles(), with_rules(tiling_puzzles())),
    valued_puzzles(),
    *[labeling_puzzles(lengths=(1, 6), most_given=3)] * 2,
).filter(lambda puzzle: puzzle.board.lattice.name in LATTICES)
FEW = TilingPuzzle(
    "few",
    rectangle(3, 2),
    (
        piece(SQUARE, "domino", [(0, 0), (1, 0)], least=1, most=2),
        piece(SQUARE, "cell", [(0, 0)], least=0, most=2),
    ),
)
SUMS = LabelingPuzzle(
    "sums",
    rectangle(3, 2),
    (1, 2, 3, 4, 5, 7, 9),
    ((0, 1, 2), (3, 4, 5), (0, 3)),
    None,
    ((4, 4),),
    own_targets=((2, 8),),
)


def write_plain(puzzle: Puzzle, folder: Path, *, as_text: bool = False, n_parts: int = 1) -> Path:
    for _ in steps_of_prove(puzzle, folder, ProveOptions(as_text=as_text, plain=True, parts=n_parts)):
        pass
    return folder


def proofs_of(folder: Path) -> list[tuple[str, Path]]:
    """The files of a proof, each with the name of its part."""
    return [(file.part, folder / file.name) for file in CertificateFolder(folder).proofs()]


def hold(puzzle: Puzzle, folder: Path) -> None:
    counted = count(puzzle)
    for as_text in (False, True):
        written = write_plain(puzzle, folder / str(as_text), as_text=as_text)
        verified = verify(written)
        found = (verified.distinct, verified.up_to_rotation, verified.up_to_symmetry)
        assert found == (counted.distinct, counted.up_to_rotation, counted.up_to_symmetry)
        if verified.is_pseudo_boolean:
            assert plain_pseudo_boolean.holds((written / OPB).read_text("utf-8"), (written / PBP).read_text("utf-8"))
            continue
        n_lines = plain_lrat.check((written / CNF).read_text(encoding="utf-8"), (written / PROOF).read_bytes())
        assert n_lines == verified.n_lines


@settings(max_examples=5)
@given(PUZZLES)
def test_certificates_of_random_puzzles_hold(puzzle: Puzzle) -> None:
    assume(count(puzzle).distinct <= 1000)
    with TemporaryDirectory() as folder:
        hold(puzzle, Path(folder))


def test_a_motion_carries_no_fixed_piece_to_a_twin_that_is_free(tmp_path: Path) -> None:
    board = Board.of(SQUARE, [(x, 0) for x in range(4)], wrap=[(4, 0)])
    twins = tuple(piece(SQUARE, name, [(0, 0), (1, 0)]) for name in "ab")
    puzzle = TilingPuzzle("twins", board, twins, optional=frozenset({0}), fixed=(Fixed("b", (1,)),))
    assert count(puzzle).up_to_symmetry == 2
    hold(puzzle, tmp_path)


@pytest.mark.thorough
@settings(max_examples=60)
@given(PUZZLES)
def test_certificates_of_many_random_puzzles_hold(puzzle: Puzzle) -> None:
    assume(count(puzzle).distinct <= 1000)
    with TemporaryDirectory() as folder:
        hold(puzzle, Path(folder))


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["magic-triangle", "slothouber-graatsma", "cube-corners", "magic-hexagon-2"])
def test_certificates_of_the_catalog_hold(name: str, tmp_path: Path) -> None:
    hold(load(name), tmp_path)


def test_what_the_rim_demands_counts_for_symmetry_even_if_no_piece_tells(tmp_path: Path) -> None:
    # Only one piece has a label, and no side may have another one.
    pieces = (tile(SQUARE, "a", ["a", None, None, None]), piece(SQUARE, "cell", [(0, 0)], least=3, most=3))
    puzzle = TilingPuzzle("told", rectangle(2, 2), pieces, rim=Rim(sides=((3, 3, "a"),)))
    assert count(puzzle).up_to_symmetry == count(puzzle).distinct > 2
    hold(puzzle, tmp_path)


def test_a_piece_that_may_not_be_turned_is_not_carried_to_itself_because_it_covers_the_same_cells(
    tmp_path: Path,
) -> None:
    # The two cells of each layer meet in two sides.
    board = Board.of(PRISMS, [(0, 0, k, side) for k in (0, 1) for side in (0, 1)], wrap=[(0, 1, 0)])
    cells = [(0, 0, 0, 0), (0, -1, 0, 1)]
    pieces = piece(PRISMS, "free", cells), piece(PRISMS, "fixed", cells, freedom="fixed")
    puzzle = TilingPuzzle("turned", board, pieces)
    assert (count(puzzle).up_to_rotation, count(puzzle).up_to_symmetry) == (2, 1)
    hold(puzzle, tmp_path)


def replace_in(path: Path, old: str, new: str, times: int = 1) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, times), encoding="utf-8")


def drop_line(path: Path, start: str) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(k for k, line in enumerate(lines) if line.startswith(start))
    dropped = lines.pop(number)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return dropped


def drop_solution(folder: Path) -> str:
    """Take the last solution out of the list, with its picture; its variables."""
    text = (folder / SOLUTIONS).read_text(encoding="utf-8")
    before, _, last = text.rpartition("solution ")
    (folder / SOLUTIONS).write_text(before, encoding="utf-8")
    return last.partition(":")[2].partition("\n")[0].strip()


def change_number(folder: Path, what: str, by: int) -> None:
    """Let a CNF say that it has more clauses of a kind."""
    for pattern in (rf"(?m)^(c )(\d+)(: {what})", r"(?m)^(p cnf \d+ )(\d+)()$"):
        text = (folder / CNF).read_text(encoding="utf-8")
        changed = re.sub(pattern, lambda match: f"{match[1]}{int(match[2]) + by}{match[3]}", text)
        assert changed != text
        (folder / CNF).write_text(changed, encoding="utf-8")


def refused(folder: Path) -> str:
    with pytest.raises(InvalidCertificate) as caught:
        verify(folder)
    return str(caught.value)


@pytest.fixture(params=[FEW, SUMS], ids=lambda puzzle: puzzle.name)
def few(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return write_plain(request.param, tmp_path / "few")


def last_solution(folder: Path) -> tuple[int, str]:
    lines = (folder / SOLUTIONS).read_text(encoding="utf-8").splitlines()
    [last] = [line for line in lines if line.startswith("solution")][-1:]
    head, _, literals = last.partition(":")
    return int(head.split()[1]), literals.strip()


def test_a_solution_that_is_missing_everywhere_lets_the_proof_fail(few: Path) -> None:
    blocking = " ".join(f"-{literal}" for literal in drop_solution(few).split())
    drop_line(few / CNF, f"{blocking} ")
    change_number(few, "one for each solution", -1)
    assert "the proof is" in refused(few)


def test_a_solution_that_is_missing_from_the_list_is_missed(few: Path) -> None:
    drop_solution(few)
    assert "one for each solution" in refused(few)
    change_number(few, "one for each solution", -1)
    assert "which neither the rules nor the list have" in refused(few)


def test_a_solution_that_stands_there_twice_is_found(few: Path) -> None:
    number, literals = last_solution(few)
    with (few / SOLUTIONS).open("a", encoding="utf-8") as file:
        file.write(f"solution {number + 1}: {literals}\n")
    assert "once more" in refused(few)


def test_what_is_no_solution_is_found(few: Path) -> None:
    number, _ = last_solution(few)
    with (few / SOLUTIONS).open("a", encoding="utf-8") as file:
        file.write(f"solution {number + 1}: 1\n")
    assert "breaks the rules" in refused(few)


def test_a_clause_too_many_is_found(few: Path) -> None:
    with (few / CNF).open("a", encoding="utf-8") as file:
        file.write("-1 0\n")
    assert "'-1 0' is one line too many" in refused(few)
    change_number(few, "what must be covered", 1)
    assert "p cnf" in refused(few) or "what must be covered" in refused(few)


@pytest.mark.parametrize(
    "mistake",
    [
        lambda edge: edge._replace(inside=edge.inside | edge.across),
        lambda edge: edge._replace(inside=edge.inside | edge.across, across=edge.across & edge.across - 1),
        lambda edge: edge._replace(across=edge.across | 1),
        lambda edge: edge._replace(across=edge.across | 1 << 6),
    ],
)
def test_edges_that_exclude_too_much_are_found(
    mistake: Callable[[InnerEdge], InnerEdge], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What writes certificates makes the same mistake, so that the CNF is as expected.
    edges = PuzzleClauses.edges.func
    monkeypatch.setattr(PuzzleClauses, "edges", property(lambda self: tuple(map(mistake, edges(self)))))
    assert "the clauses of edges exclude more than the rules" in refused(write_plain(FEW, tmp_path))


def test_the_proof_of_another_puzzle_is_refused(few: Path, tmp_path: Path) -> None:
    other = write_plain(TilingPuzzle("other", rectangle(2, 2), FEW.pieces), tmp_path / "other")
    (few / PROOF).write_bytes((other / PROOF).read_bytes())
    assert "the proof is" in refused(few)
    (other / PUZZLE).write_bytes((few / PUZZLE).read_bytes())
    refused(other)


@pytest.mark.parametrize("name", [CNF, PROOF])
def test_truncated_files_are_refused(name: str, few: Path) -> None:
    content = (few / name).read_bytes()
    for share in (0, 3, 7, 9):
        (few / name).write_bytes(content[: len(content) * share // 10])
        refused(few)
    (few / name).rename(few / f"{name}.old")
    packed = lzma.compress(content)
    (few / f"{name}.xz").write_bytes(packed)
    verify(few)
    (few / f"{name}.xz").write_bytes(packed[:-20])
    assert "unpacked" in refused(few)


@pytest.mark.parametrize(
    "line",
    [
        b"a\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01\x00\x00",  # a number of many digits
        b"a\xfe\xff\xff\xff\x7f\xfe\xff\x7f\x00\x00",  # a variable that is not there
        b"a\x02\x00\x02\x00",  # a number that is taken
        b"a\xfe\x7f\x00\x03\x00",  # a negative hint
        b"a\xfe\x7f\x00\x00",  # no hints
        b"a\xfe\x7f\x00\xfe\xff\x7f\x00",  # a hint that is not there
        b"d\xfe\xff\x7f\x00",
        b"d\x03\x00",
        b"x",
        b"\xff\xff\xff",
        b"a\xff",
        b"",
    ],
)
def test_hostile_numbers_are_refused(line: bytes, few: Path) -> None:
    (few / PROOF).write_bytes(line)
    refused(few)


def test_a_line_without_an_end_is_refused(few: Path) -> None:
    (few / CNF).write_bytes(b"c" * (1 << 23))
    assert "a line does not end" in refused(few)


def test_a_checker_with_little_room_tidies_up(few: Path) -> None:
    clauses = [sorted(clause) for clause in plain_lrat.read_cnf((few / CNF).read_text(encoding="utf-8")).values()]
    n_variables = max(abs(literal) for clause in clauses for literal in clause)
    # Less than all clauses would take that are added below, if those that are deleted kept their room.
    check = ProofCheck(n_variables, clauses, VerifyLimits(memory=150_000))

    def take(lines: bytes) -> None:
        for _ in check.take(lines):
            pass

    for byte in (few / PROOF).read_bytes():
        # Byte by byte, so that each line is cut everywhere.
        take(bytes([byte]))
    assert check.is_proved
    # The first clause follows from itself, if it is still found after all is tidied up.
    literals = [2 * abs(literal) + (literal < 0) for literal in clauses[0]]
    first = check.last_id + 1
    for number in range(first, first + 10_000):
        take(line(number, literals, (1,)) + deletion([number]))
    assert check.last_id == first + 9999
    with pytest.raises(InvalidCertificate, match=f"clause {first} is deleted, but is not there"):
        take(deletion([first]))


@pytest.mark.parametrize(
    ("times", "n_parts"),
    [
        pytest.param(400, 1, marks=pytest.mark.thorough),
        pytest.param(100, 2, marks=pytest.mark.thorough),
        pytest.param(10_000, 1, marks=pytest.mark.slow),
        pytest.param(10_000, 2, marks=pytest.mark.slow),
    ],
)
def test_what_is_accepted_after_a_change_is_true(times: int, n_parts: int, tmp_path: Path) -> None:
    few = write_plain(FEW, tmp_path / "few", n_parts=n_parts)
    random = Random(times)
    names = (PUZZLE, SOLUTIONS, CNF, *(path.name for _, path in proofs_of(few)))
    contents = {name: (few / name).read_bytes() for name in names}
    changed = copytree(few, tmp_path / "changed")
    n_accepted = 0
    for _ in range(times):
        name = random.choice(names)
        (changed / name).write_bytes(_changed(contents[name], random))
        try:
            verified = verify(changed, workers=n_parts)
        except InvalidCertificate:
            pass
        else:
            n_accepted += 1
            puzzle = read_puzzle([changed / PUZZLE])
            assert count(puzzle).distinct == verified.distinct
        (changed / name).write_bytes(contents[name])
    assert n_accepted < times / 2


def _changed(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content))
    end = min(len(content), at + random.choice((1, 1, 1, 2, 8, 40)))
    lines = content.splitlines(keepends=True)
    line = random.randrange(len(lines))
    other = random.randrange(len(lines))
    return random.choice(
        (
            content[:at] + bytes([random.randrange(256)]) + content[at + 1 :],
            content[:at] + bytes([content[at] ^ 1 << random.randrange(8)]) + content[at + 1 :],
            content[:at] + content[end:],
            content[:at] + content[at:end] + content[at:],
            content[:at] + b"".join(random.choices((b"0", b"1", b"-", b" ", b"\n"), k=1)) + content[at:],
            b"".join((*lines[:line], *lines[line + 1 :])),
            b"".join((*lines[: line + 1], *lines[line:])),
            b"".join((*lines[:line], lines[other], *lines[line + 1 :])),
        )
    )


def test_a_checker_of_a_wrong_line_says_which(few: Path) -> None:
    proof = (few / PROOF).read_bytes()
    (few / PROOF).write_bytes(proof[:1] + b"\x02" + proof[2:])
    assert "does not come after" in refused(few)


def test_prove_and_verify_are_public(tmp_path: Path) -> None:
    proved = prove(FEW, tmp_path / "public")
    assert verify(tmp_path / "public").distinct == proved.distinct == count(FEW).distinct
    with pytest.raises(TilewrightError, match="not empty"):
        prove(FEW, tmp_path / "public")
