"""The law of rules: no rule of a puzzle is lost anywhere, and none is lost in silence.

For each field of each family's puzzle there are two samples that differ in it (`rules.py`). Whatever reads, writes,
says, compares, checks, proves or relaxes puzzles must tell the two apart.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tilewright as tw
from tests.cli.running import run
from tests.contracts.rules import SAMPLES, fields_of, sample
from tests.families.disguises import disguised
from tests.formats.test_constraints import PARSERS, n_solutions
from tilewright.desk.asks import answer
from tilewright.errors import InvalidRequest
from tilewright.families import FAMILIES, Puzzle, Solution, family_of
from tilewright.families.clauses import PuzzleClauses, ones
from tilewright.formats import FORMATS, FileText, Format, read_sources
from tilewright.formats.puzzle_file import document_of_puzzle
from tilewright.solving.bare import count_model

FIELDS = [(family, field) for family in SAMPLES for field in SAMPLES[family]]
SOLVED = [(family, field) for family, field in FIELDS if not field.startswith("setup.")]
PICTURED = {
    *("board.lattice", "board.cells", "pieces.cells", "pieces.labels", "pieces.freedom", "pieces.least", "pieces.most"),
    *("pieces.color", "blocked", "values", "lines", "given", "own_targets.ranges"),
    *("setup.kind", "setup.blocked", "setup.choices", "setup.among", "setup.choose", "setup.cells"),
    *("setup.shape", "setup.sizes", "setup.multiple", "setup.figure", "setup.wrap"),
}
"""The fields that no line of rules has to tell: the pictures, tables and setups beside the lines show them."""
WRITING = [row for row in FORMATS.values() if row.write is not None]

of_each = pytest.mark.parametrize(("family", "field"), FIELDS)
of_each_solved = pytest.mark.parametrize(("family", "field"), SOLVED)


@cache
def solutions_of(puzzle: Puzzle) -> frozenset[tuple[Any, ...]]:
    """All solutions of a puzzle, each as what it lays."""
    return frozenset(laid_in(solution) for solution in tw.solutions(puzzle))


def laid_in(solution: Solution) -> tuple[Any, ...]:
    return tuple(sorted(family_of(solution).table.laid(solution), key=repr))


@cache
def answer_of(puzzle: Puzzle) -> object:
    """All that there is to find out about a puzzle: its solutions and their symmetries, those of all setups."""
    family = family_of(puzzle)
    if puzzle.setup is None:
        count = tw.count(puzzle)
        return solutions_of(puzzle), count.up_to_rotation, count.up_to_symmetry
    return {setup: answer_of(family.setups.with_setup(puzzle, setup)) for setup in family.setups.listed(puzzle)}


def document_text(puzzle: Puzzle) -> str:
    return json.dumps(document_of_puzzle(puzzle))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_field_has_a_sample(family: str) -> None:
    assert {name.partition(" in ")[0] for name in SAMPLES[family]} == set(fields_of(family))


@of_each
def test_the_samples_have_different_answers(family: str, field: str) -> None:
    one, other = sample(family, field)
    assert answer_of(one) != answer_of(other)


@of_each
def test_what_is_saved_comes_back(family: str, field: str) -> None:
    one, other = sample(family, field)
    assert document_of_puzzle(one) != document_of_puzzle(other)
    for row in (row for row in WRITING if row.dump is not None):
        assert row.write is not None
        again = read_sources([FileText(f"sample{row.suffixes[0]}", row.write(one))])
        assert again == replace(one, name="sample")
        assert answer_of(again) == answer_of(one)


@of_each
def test_people_are_told(family: str, field: str, tmp_path: Path) -> None:
    shown, viewed = [], []
    for puzzle in sample(family, field):
        path = tmp_path / "sample.json"
        path.write_text(document_text(puzzle), encoding="utf-8")
        shown.append(run("show", str(path)).output)
        view = answer("view", {"puzzle": {"document": document_of_puzzle(puzzle)}})
        viewed.append(view)
        for line in family_of(puzzle).rules(puzzle):
            assert line in shown[-1]
            assert line in view["facts"]
    assert shown[0] != shown[1]
    assert viewed[0] != viewed[1]
    if field.partition(" in ")[0] not in PICTURED:
        one, other = (set(family_of(puzzle).facts(puzzle)) for puzzle in sample(family, field))
        assert one != other


@of_each
def test_only_the_same_puzzle_in_other_words_is_the_same(family: str, field: str) -> None:
    one, other = sample(family, field)
    likeness = FAMILIES[family].likeness
    assert not likeness.is_same(one, other)
    assert not likeness.is_same(other, one)
    for puzzle in (one, other):
        for seed in range(5):
            mine = disguised(puzzle, Random(seed))
            assert likeness.is_same(puzzle, mine)
            assert likeness.is_same(mine, puzzle)
            assert likeness.traits(puzzle) == likeness.traits(mine)


@of_each_solved
def test_the_checker_and_the_second_reading_see_a_solution_that_breaks_it(family: str, field: str) -> None:
    puzzles = sample(family, field)
    for puzzle, another in (puzzles, puzzles[::-1]):
        row, mine = FAMILIES[family], solutions_of(puzzle)
        clauses = row.read_clauses(puzzle)
        for laid in mine:
            assert not row.table.faults(puzzle, laid, False)
            assert not is_refused(clauses, laid)
        for laid in broken(puzzle, another):
            assert row.table.faults(puzzle, laid, False), laid
            assert is_refused(clauses, laid)


def broken(puzzle: Puzzle, another: Puzzle) -> list[tuple[Any, ...]]:
    """The solutions of another puzzle that are none of this one, even if equal pieces change places."""
    alike = {piece.name: (piece.color, piece.cells) for piece in getattr(puzzle, "pieces", ())}

    def looks(laid: tuple[Any, ...]) -> frozenset[Any]:
        return frozenset((alike.get(one.piece, one.piece), one.cells, one.labels) for one in laid)

    mine = set(map(looks, solutions_of(puzzle)))
    return sorted((laid for laid in solutions_of(another) if looks(laid) not in mine), key=repr)


def is_refused(clauses: PuzzleClauses, laid: tuple[Any, ...]) -> bool:
    """Tell whether no solution of the clauses lays exactly these things."""
    number_of = {(name, one.cells, one.labels): k for k, one in enumerate(clauses.laid) for name in one.names}
    chosen = set()
    for one in laid:
        cells, labels = zip(*sorted(zip(one.cells, one.labels, strict=True)), strict=True)
        number = number_of.get((one.piece, cells, labels))
        if number is None or number in chosen:
            return True
        chosen.add(number)
    if any(other in chosen for k in chosen for other in ones(clauses.excluded[k])):
        return True
    given = {k + 1: k in chosen for k in range(len(clauses.laid))}
    return is_contradiction(clauses.others, given)


def is_contradiction(clauses: tuple[tuple[int, ...], ...], given: dict[int, bool]) -> bool:
    """Tell whether unit propagation refutes clauses. If all things are given it decides: the rest follows from them."""
    is_new = True
    while is_new:
        is_new = False
        for clause in clauses:
            if any(given.get(abs(x)) == (x > 0) for x in clause):
                continue
            left = [x for x in clause if abs(x) not in given]
            if not left:
                return True
            if len(left) == 1:
                given[abs(left[0])] = left[0] > 0
                is_new = True
    return False


@of_each_solved
def test_why_relaxes_it_or_keeps_it(family: str, field: str) -> None:
    """What a solution of the other sample breaks is found where that solution is begun, whole, on this one."""
    puzzles = sample(family, field)
    for puzzle, another in (puzzles, puzzles[::-1]):
        for laid in broken(puzzle, another)[:3]:
            try:
                begun = FAMILIES[family].table.with_laid(puzzle, laid)
            except tw.InvalidPuzzle:
                continue
            conflict = tw.why(begun)
            if another.lattice is not puzzle.lattice:
                continue
            # The other sample may have fewer cells or pieces, so that what lies there is a beginning.
            assert conflict.has_solution == any(set(laid) <= set(mine) for mine in solutions_of(puzzle))
            assert conflict.has_solution or conflict.is_minimal


@pytest.mark.filterwarnings("ignore::tilewright.errors.LeftOut")
@of_each
def test_a_writer_keeps_it_or_names_it(family: str, field: str) -> None:
    for row in WRITING:
        for puzzle, other in (sample(family, field), sample(family, field)[::-1]):
            text, refusal = written(row, puzzle)
            if text:
                wanted = answer_of(puzzle) if puzzle.setup is not None else len(solutions_of(puzzle))
                assert n_of(row, text) == wanted, row.name
            elif written(row, other)[0]:
                # Only this field can be the reason.
                assert refusal, row.name


def written(row: Format, puzzle: Puzzle) -> tuple[str, str]:
    """The text of a puzzle in a format, or the reason why there is none."""
    assert row.write is not None
    try:
        return row.write(puzzle), ""
    except InvalidRequest as refusal:
        return "", str(refusal)


def n_of(row: Format, text: str) -> object:
    """The number of solutions of what was written, for a template its answer."""
    source = FileText(f"sample{row.suffixes[0]}", text)
    if row.name in PARSERS:
        return n_solutions(PARSERS[row.name](text))
    if row.read_model is not None:
        return count_model(row.read_model(source).model).total
    puzzle = read_sources([source])
    return answer_of(puzzle) if puzzle.setup is not None else len(solutions_of(puzzle))


@pytest.mark.thorough
@of_each_solved
def test_a_certificate_has_it(family: str, field: str, tmp_path: Path) -> None:
    for name, puzzle in zip(("one", "other"), sample(family, field), strict=True):
        tw.prove(puzzle, tmp_path / name)
        verified = tw.verify(tmp_path / name)
        count = tw.count(puzzle)
        assert verified.distinct == count.distinct
        assert verified.up_to_symmetry == count.up_to_symmetry


@of_each
def test_links_and_the_drawing_board_keep_it(family: str, field: str) -> None:
    for puzzle in sample(family, field):
        document = document_of_puzzle(puzzle)
        link = answer("link", {"puzzle": {"document": document}})["link"]
        again = answer("unlink", {"link": link})["puzzle"]["document"]
        assert again == json.loads(json.dumps(document))
        assert answer("draft", {"document": document})["ready"]
