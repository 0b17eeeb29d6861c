"""Certificates of numbers: right, accepted by other checkers, and never accepted with another number."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import assume, given, settings

from tests.examples import rectangle
from tests.random_puzzles import ruled_puzzles, tiling_puzzles, wrapped_puzzles
from tests.verifying import plain_cpog, plain_lrat
from tests.verifying.test_mutated_certificates import CHANGES
from tests.verifying.test_verify import FEW
from tilewright.boards import Board
from tilewright.errors import InvalidCertificate, InvalidRequest, Undecided
from tilewright.families import Puzzle, TilingPuzzle
from tilewright.families.tiling import NoCrossing, piece, tile
from tilewright.formats import read_puzzle
from tilewright.lattices import LATTICES, SQUARE
from tilewright.proving.prove import prove, steps_of_prove
from tilewright.proving.result import Proved, ProveOptions, ProveStep
from tilewright.solving import count
from tilewright.verifying.folder import (
    CNF,
    COMPLETE,
    COUNT_FILES,
    CPOG,
    GRAPH,
    PUZZLE,
    README,
    SOUND,
    CertificateFolder,
    CountFiles,
)
from tilewright.verifying.graph import CountedGraph
from tilewright.verifying.verify import verify
from tilewright.verifying.words import graph_comments

DOMINO = piece(SQUARE, "domino", [(0, 0), (1, 0)], least=6, most=6)
DOMINOES = TilingPuzzle("dominoes", rectangle(3, 4), (DOMINO,))
DIFFERENT = TilingPuzzle(
    "different",
    rectangle(4, 3),
    tuple(
        piece(SQUARE, f"{a}x{b}", [(x, y) for x in range(a) for y in range(b)], least=0, most=1)
        for a, b in ((1, 2), (1, 3), (1, 4), (2, 2), (2, 3))
    ),
    optional=frozenset({0}),
)
COPIES = TilingPuzzle(
    "copies",
    rectangle(4, 3),
    (
        piece(SQUARE, "domino", [(0, 0), (1, 0)], least=2, most=4),
        piece(SQUARE, "three", [(0, 0), (1, 0), (2, 0)], least=0, most=2),
        piece(SQUARE, "bend", [(0, 0), (1, 0), (0, 1)], least=1, most=3),
    ),
)
NONE = TilingPuzzle(
    "none",
    rectangle(4, 3),
    tuple(
        piece(SQUARE, name, cells)
        for name, cells in (
            ("T", [(0, 0), (1, 0), (2, 0), (1, 1)]),
            ("S", [(0, 0), (1, 0), (1, 1), (2, 1)]),
            ("O", [(0, 0), (1, 0), (0, 1), (1, 1)]),
        )
    ),
)
FREE = TilingPuzzle(
    "free",
    rectangle(3, 2),
    (
        piece(SQUARE, "domino", [(0, 0), (0, 1)], freedom="fixed"),
        piece(SQUARE, "cell", [(0, 0)]),
    ),
    optional=frozenset({0, 1}),
)
"""Where a cell stays empty, what only one of those that begin there covers is not covered."""


# Around a cylinder the points lie in another order for each of the two readings.
TATAMI = TilingPuzzle(
    "tatami",
    Board.of(SQUARE, rectangle(4, 4).cells, wrap=[(4, 0)]),
    (piece(SQUARE, "domino", [(0, 0), (1, 0)], least=8, most=8),),
    rules=(NoCrossing(),),
)


def write(
    puzzle: Puzzle, folder: Path, *, plain: bool = True, as_text: bool = False, has_motions: bool = False
) -> Proved:
    options = ProveOptions(as_text=as_text, plain=plain, counts=True, has_motions=has_motions)
    *_, proved = steps_of_prove(puzzle, folder, options)
    assert isinstance(proved, Proved)
    return proved


def recounted(count_graph: Path, folder: Path, files: CountFiles = COUNT_FILES) -> int:
    """The number of assignments by the checker in C and the plain checker of LRAT."""
    names = [folder / name for name in (files.cnf, files.graph, "complete.cnf", "sound.cnf")]
    told = subprocess.run([count_graph, *names], capture_output=True, text=True, check=True).stdout
    for proof, formula in zip((files.complete, files.sound), names[2:], strict=True):
        plain_lrat.check(formula.read_text(encoding="utf-8"), (folder / proof).read_bytes())
    return int(told.rpartition("counted: ")[2])


@pytest.mark.parametrize(
    "puzzle", [DOMINOES, DIFFERENT, NONE, FREE, FEW, COPIES, TATAMI], ids=lambda puzzle: puzzle.name
)
@pytest.mark.parametrize("as_text", [False, True])
def test_two_checkers_count_what_is_counted(puzzle: Puzzle, as_text: bool, tmp_path: Path, count_graph: Path) -> None:
    proved = write(puzzle, tmp_path, as_text=as_text)
    verified, counted = verify(tmp_path), count(puzzle)
    assert verified.distinct == proved.distinct == counted.distinct == recounted(count_graph, tmp_path)
    assert verified.n_nodes == proved.n_graph
    # That no motion but the identity keeps the rules is seen without a proof.
    assert verified.up_to_symmetry == (counted.distinct if counted.symmetries[1] == 1 else None)


@pytest.mark.parametrize("puzzle", [DOMINOES, DIFFERENT], ids=lambda puzzle: puzzle.name)
def test_the_file_for_other_programs_counts_the_same(puzzle: Puzzle, tmp_path: Path) -> None:
    *_, proved = steps_of_prove(puzzle, tmp_path, ProveOptions(plain=True, counts=True, has_cpog=True))
    assert isinstance(proved, Proved)
    cnf, cpog = ((tmp_path / name).read_text(encoding="utf-8") for name in (CNF, CPOG))
    assert plain_cpog.count(cnf, cpog) == proved.distinct
    assert verify(tmp_path).unread == (CPOG,)


@settings(max_examples=8)
@given(wrapped_puzzles() | tiling_puzzles() | ruled_puzzles())
def test_numbers_of_random_puzzles_are_proved_or_refused(puzzle: Puzzle) -> None:
    hold(puzzle)


@pytest.mark.thorough
@settings(max_examples=200)
@given(wrapped_puzzles() | tiling_puzzles() | ruled_puzzles())
def test_numbers_of_many_random_puzzles_are_proved_or_refused(puzzle: Puzzle) -> None:
    hold(puzzle)


def hold(puzzle: Puzzle) -> None:
    assume(puzzle.board.lattice.name in LATTICES)
    with TemporaryDirectory() as folder:
        try:
            proved = write(puzzle, Path(folder) / "proof", plain=False, has_motions=True)
        except InvalidRequest:
            assert not (Path(folder) / "proof").exists()
            return
        numbers = [
            (one.distinct, one.up_to_rotation, one.up_to_symmetry)
            for one in (verify(Path(folder) / "proof"), proved, count(puzzle))
        ]
        assert len(set(numbers)) == 1, numbers


def damaged(folder: Path, name: str, old: str, new: str) -> str:
    """What `verify` says of a file in which something else stands."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InvalidCertificate) as caught:
        verify(folder)
    return str(caught.value)


@pytest.mark.parametrize(
    ("graph", "fault"),
    [
        ("o 1 2 0\np 1 0\n", "not about all variables"),
        ("o 1 2 0\np 1 1 2 0\n", "do not follow one another"),
        ("o 2 1 0\np 1 2 0\n", "do not follow one another"),
        ("o 1 1 0\np 1 2 0\n", "each variable once"),
        ("p 1 2 0\n", "too early"),
        ("o 1 2 0\ns 1 2 0\n", "about different variables"),
        ("o 1 2 0\np 1 2 0\np 1 -2 0\np -1 2 0\ns 3 4 0\np 1 2 0\ns 6 7 0\n", "do not exclude each other"),
        ("o 1 2 0\np 1 4 0\np 2 0\n", "no line before"),
        ("o 1 2 0\np 1 -3 0\n", "no line before"),
        ("o 1 2 0\np 1 2 0\nf 4 0\n", "comes later"),
        ("o 1 2 0\np 1 2 0\nf 3 0\np 1 2 0\n", "is no line of a graph"),
        ("o 1 2 0\np 0\n", "a product of nothing"),
        ("o 1 2 0\np 1 2 0\ns 0\n", "a sum of nothing"),
        ("o 1 2 0\n", "no product and no sum"),
        ("o 1 2 0\np 1 2\n", "is no line of a graph"),
        ("k 2 0\no 1 2 0\np 1 2 0\n", "number of no bound"),
        ("o 1 2 0\nk 1 0\np 1 2 0\n", "is no line of a graph"),
    ],
)
def test_no_graph_is_accepted_that_counts_otherwise(graph: str, fault: str, tmp_path: Path, count_graph: Path) -> None:
    cells = piece(SQUARE, "cell", [(0, 0)], least=2, most=2)
    write(TilingPuzzle("two", rectangle(2, 1), (cells,)), tmp_path)
    path = tmp_path / GRAPH
    head, _, _ = path.read_text(encoding="utf-8").partition("\no ")
    path.write_text(f"{head}\n{graph}", encoding="utf-8")
    with pytest.raises(InvalidCertificate, match=fault):
        verify(tmp_path)
    names = [tmp_path / name for name in (CNF, GRAPH, "complete.cnf", "sound.cnf")]
    assert subprocess.run([count_graph, *names], capture_output=True).returncode == 1


def told_of(count_graph: Path, cnf: str, graph: str, folder: Path) -> str:
    """What the checker in C tells."""
    (folder / CNF).write_text(cnf, encoding="utf-8")
    (folder / GRAPH).write_text(graph, encoding="utf-8")
    names = [folder / name for name in (CNF, GRAPH, "complete.cnf", "sound.cnf")]
    return subprocess.run([count_graph, *names], capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("cnf", "fault"),
    [
        ("p cnf 2 1\n5 0\n", "no such number"),
        ("p cnf 2 1\n1 0\n2 0\n", "more clauses"),
        ("p cnf 2 0\n1 0\n", "more clauses"),
        ("p cnf 2 2\n1 0\n", "no such number"),
        ("1 0\n", "no CNF"),
    ],
)
def test_the_checker_in_c_takes_no_other_clauses_than_the_cnf_announces(
    cnf: str, fault: str, tmp_path: Path, count_graph: Path
) -> None:
    # Of a variable 5 that is the root of the graph everything could be proved.
    graph = "o 1 2 0\ns 1 -1 0\ns 2 -2 0\np 3 4 0\n"
    assert "counted: 4\n" in told_of(count_graph, "p cnf 2 1\n1 2 0\n", graph, tmp_path)
    assert fault in told_of(count_graph, cnf, graph, tmp_path)


def test_the_checker_in_c_refuses_a_number_that_is_too_large_for_it(tmp_path: Path, count_graph: Path) -> None:
    # What is too large in this product is a multiple of 2 to the power of 64.
    digits = [2**35 // 39 + (k < 2**35 % 39) for k in range(39)]
    factors = (sum(digit * 10 ** (9 * k) for k, digit in enumerate(digits, 1)), 2**29 * 10 ** (9 * 39))
    n = sum(factor.bit_length() for factor in factors)
    lines = [f"o {' '.join(map(str, range(1, n + 1)))} 0"]

    def line(letter: str, *parts: int) -> int:
        lines.append(f"{letter} {' '.join(map(str, parts))} 0")
        return n + len(lines) - 1

    last, roots = 0, []
    for factor in factors:
        # The assignments of its bits, the highest one first, that are a smaller number.
        smaller = every = 0
        for k in range(factor.bit_length()):
            bit = last + factor.bit_length() - k
            if factor >> k & 1:
                less = line("p", -bit, every) if every else -bit
                smaller = line("s", less, line("p", bit, smaller)) if smaller else less
            elif smaller:
                smaller = line("p", -bit, smaller)
            free = line("s", bit, -bit) if k < factor.bit_length() - 1 else 0
            every = line("p", free, every) if free and every else free
        last += factor.bit_length()
        roots.append(smaller)
    line("p", *roots)
    assert "too large" in told_of(count_graph, f"p cnf {n} 0\n", "\n".join(lines) + "\n", tmp_path)


def test_a_number_of_copies_that_no_clause_says_is_shown_by_the_graph(tmp_path: Path) -> None:
    # Of the copies there is one too many for the board, which the clauses without counters do not tell.
    write(DOMINOES, tmp_path)
    assert "n 1 2 3" in (tmp_path / GRAPH).read_text(encoding="utf-8")
    damaged(tmp_path, PUZZLE, "copies = 6", "copies = 5")


def test_what_people_read_is_compared(tmp_path: Path) -> None:
    write(DIFFERENT, tmp_path)
    n = f"{count(DIFFERENT).distinct:,} solutions"
    assert README in damaged(tmp_path, README, n, "9,999 solutions")


def test_a_proof_that_lacks_its_end_is_none(tmp_path: Path) -> None:
    for name in (COMPLETE, SOUND):
        folder = tmp_path / name
        write(DOMINOES, folder, as_text=True)
        lines = (folder / name).read_text(encoding="utf-8").splitlines(keepends=True)
        (folder / name).write_text("".join(lines[:-1]), encoding="utf-8")
        with pytest.raises(InvalidCertificate, match="not complete"):
            verify(folder)


@pytest.mark.parametrize("times", [60, pytest.param(2000, marks=pytest.mark.thorough)])
def test_no_change_is_accepted_with_another_number(times: int, tmp_path: Path) -> None:
    random = Random(times)
    for number, (puzzle, as_text) in enumerate(((DOMINOES, False), (DIFFERENT, True), (NONE, False), (FEW, True))):
        folder = tmp_path / str(number)
        right = write(puzzle, folder, as_text=as_text).distinct
        contents = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
        for _ in range(times // 4):
            # The graph and its proofs are what nothing else knows.
            name = random.choice((*contents, GRAPH, GRAPH, COMPLETE, SOUND))
            (folder / name).write_bytes(random.choice(CHANGES)(contents[name], random))
            try:
                found = verify(folder).distinct
            except InvalidCertificate:
                pass
            else:
                assert found == (count(read_puzzle([folder / PUZZLE])).distinct if name == PUZZLE else right)
            (folder / name).write_bytes(contents[name])


def test_what_cannot_be_told_by_what_is_covered_is_refused_with_the_reason(tmp_path: Path) -> None:
    tiles = (tile(SQUARE, "a", ["a", "b", "a", "b"]), tile(SQUARE, "b", ["b", "a", None, "a"]))
    with pytest.raises(InvalidRequest, match="labels that meet, or pieces that must not touch"):
        write(TilingPuzzle("tiles", rectangle(2, 1), tiles), tmp_path / "tiles")
    assert not (tmp_path / "tiles").exists()
    with pytest.raises(InvalidRequest, match="--cpog"):
        list(steps_of_prove(FEW, tmp_path / "few", ProveOptions(counts=True, has_cpog=True)))


def test_what_long_lines_of_a_graph_hold_is_limited(tmp_path: Path) -> None:
    write(DOMINOES, tmp_path)
    with (tmp_path / GRAPH).open("a", encoding="utf-8") as file:
        file.write("b" + " 1" * (1 << 19) + " 0\n")
    with pytest.raises(Undecided, match="memory"):
        verify(tmp_path, memory=1 << 24)


def test_a_number_that_python_does_not_write_is_refused(tmp_path: Path) -> None:
    n = 13_300
    lines = [f"o {' '.join(map(str, range(1, n + 1)))} 0", *(f"s {x} {-x} 0" for x in range(1, n + 1))]
    lines.append(f"p {' '.join(map(str, range(n + 1, 2 * n + 1)))} 0")
    (tmp_path / GRAPH).write_text("".join([*graph_comments(()), *(f"{line}\n" for line in lines)]), encoding="utf-8")
    with pytest.raises(InvalidCertificate, match=r"4,000 digits"):
        list(CountedGraph(CertificateFolder(tmp_path), n, ()).read())


def test_an_interruption_at_any_step_leaves_no_file(tmp_path: Path) -> None:
    options = ProveOptions(counts=True, has_motions=True)
    n_steps = len(list(steps_of_prove(DOMINOES, tmp_path / "whole", options)))
    for n in range(0, n_steps, 9):
        steps = steps_of_prove(DOMINOES, tmp_path / "none" / str(n), options)
        for _ in range(n):
            next(steps)
        with pytest.raises(KeyboardInterrupt):
            steps.throw(KeyboardInterrupt)  # type: ignore[attr-defined]
        assert not (tmp_path / "none").exists()


def test_the_size_is_told_first_and_what_is_too_large_is_refused_at_once(tmp_path: Path) -> None:
    steps = list(steps_of_prove(DOMINOES, tmp_path / "whole", ProveOptions(counts=True)))
    told = [step for step in steps if isinstance(step, ProveStep) and step.n_rests]
    proved = steps[-1]
    assert isinstance(proved, Proved)
    assert [one.n_rests for one in told] == [proved.nodes]
    assert told[0].n_expected > 0
    assert told[0].n_bytes == 0
    with pytest.raises(InvalidRequest, match="more than 20 different rests"):
        list(steps_of_prove(DOMINOES, tmp_path / "none", ProveOptions(counts=True, most_rests=20)))
    assert not (tmp_path / "none").exists()


def test_a_limit_leaves_no_file(tmp_path: Path) -> None:
    *_, proved = steps_of_prove(DOMINOES, tmp_path / "none", ProveOptions(disk=100, counts=True))
    assert isinstance(proved, Proved)
    assert (proved.exhausted, proved.stopped_by) == (False, "disk")
    assert not (tmp_path / "none").exists()
    assert prove(DOMINOES, tmp_path / "list").distinct == 11
