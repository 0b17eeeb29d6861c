"""One suite for every row of the table of families."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import tilewright as tw
from tests.contracts.samples import NAMES, sample, solved
from tilewright.errors import NoEngine
from tilewright.families import FAMILIES, family_of
from tilewright.families.base import Family
from tilewright.families.fields import FaultReport, SetupFields
from tilewright.families.setup_kinds import SETUP_KINDS
from tilewright.formats import FileText
from tilewright.formats.solutions import solutions_in
from tilewright.solving import choose_engine, solve


def test_each_row_stands_under_its_name_and_has_a_sample() -> None:
    assert {sample(name).family for name in NAMES} == set(FAMILIES)
    for name, family in FAMILIES.items():
        assert (family.name, family.puzzle.family, family.solution.family) == (name, name, name)
        assert family.compilers


@pytest.mark.parametrize("name", NAMES)
def test_compiling_decoding_and_encoding(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    family = family_of(puzzle)
    assert isinstance(puzzle, family.puzzle)
    assert isinstance(solution, family.solution)
    compiled_for = {}
    for model, compile_puzzle in family.compilers.items():
        # A special model takes only some puzzles.
        with suppress(NoEngine):
            compiled_for[model] = compile_puzzle(puzzle)
    assert compiled_for
    for model, compiled in compiled_for.items():
        assert isinstance(compiled.model, model)
        choices = compiled.encode(solution)
        assert compiled.canonical(choices) == choices
        assert compiled.decode(choices) == solution
        assert compiled.weight(choices) >= 1
        parts = compiled.parts(compiled.symmetries(False), True, is_long=True)
        assert compiled.weight(choices) in [part.raw for part in parts]


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_the_same_as_itself_under_another_title_and_like_no_other(name: str) -> None:
    puzzle = sample(name)
    likeness = family_of(puzzle).likeness
    assert likeness.is_same(puzzle, replace(puzzle, name="mine", title="Mine", maker=("me",)))
    traits = likeness.traits(puzzle)
    assert {trait for wanted, _ in likeness.near for trait in wanted} | set().union(*likeness.kept_by_setup) <= set(
        traits
    )
    for other in NAMES:
        if other != name and sample(other).family == puzzle.family:
            assert not likeness.is_same(puzzle, sample(other))


@pytest.mark.parametrize("name", NAMES)
def test_symmetries_carry_solutions_to_solutions(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    family = family_of(puzzle)
    compiled = choose_engine(puzzle).compiled
    choices = compiled.encode(solution)
    group = compiled.symmetries(True)
    assert not group[0].is_reflection
    assert not group[0].relabels
    assert group[0].fixes(choices)
    for symmetry in group:
        image = symmetry.image(choices)
        assert family.broken_rules(puzzle, compiled.decode(image)) == []
        assert symmetry.fixes(choices) == (image == choices)


@pytest.mark.parametrize("name", NAMES)
def test_lint_does_not_call_a_puzzle_impossible_that_has_a_solution(name: str) -> None:
    assert not any(finding.proves for finding in family_of(sample(name)).lint(sample(name)))


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_accepts_what_is_right(name: str) -> None:
    assert family_of(sample(name)).broken_rules(sample(name), solved(name)) == []
    assert solve(sample(name)).solutions == (solved(name),)


@pytest.mark.parametrize("name", NAMES)
def test_what_lies_there(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    family = family_of(puzzle)
    table = family.table
    laid = table.laid(solution)
    assert table.solution(puzzle, laid) == solution
    assert family_of(solution) is family
    things = table.things(puzzle)
    for one in laid:
        number, orientation, anchor = table.place_of(puzzle, one)
        assert things[number].name == one.piece
        assert anchor in one.cells
        shape = things[number].orientations[orientation].cells
        under = one.cells if table.covers_one else puzzle.board.under(shape, anchor)
        assert sorted(under or ()) == list(one.cells)
        assert table.lay(puzzle, number, orientation, under) == one
        assert one.piece in table.words(puzzle, one)
        assert table.words(puzzle, one).split()[0] in (family.nouns.piece, "tile")
    # All that is given lies in every solution, and nothing is missing as long as more may come.
    assert table.faults(puzzle, table.with_given(puzzle, ()), True) == []
    assert table.faults(puzzle, laid[:2], True) == []
    assert table.faults(puzzle, laid, False) == []
    assert table.faults(puzzle, laid[1:], False)
    assert set(table.with_given(puzzle, laid[:1])) >= {laid[0], *table.with_given(puzzle, ())}
    assert family.broken_rules(table.with_laid(puzzle, laid), solution) == []
    [wrong] = {rule.laid for rule in table.faults(puzzle, (laid[0], laid[0]), True) if rule.laid == (0, 1)}
    assert wrong == (0, 1)


@pytest.mark.parametrize("name", NAMES)
def test_things_have_moves_of_a_hand_that_lead_to_each_other(name: str) -> None:
    for thing in family_of(sample(name)).table.things(sample(name)):
        assert thing.name in thing.words
        assert 0 <= thing.least <= thing.most
        assert len(thing.orientations[0].cells) == 1 or not family_of(sample(name)).table.covers_one
        for orientation in thing.orientations:
            assert set(orientation.to.values()) < set(range(len(thing.orientations)))
            assert len(orientation.labels) == len(orientation.cells)


@pytest.mark.parametrize("name", NAMES)
def test_solutions_are_written_and_read_again(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    written = family_of(puzzle).solutions
    plain = json.loads(json.dumps(written.to_json(solution)))
    assert set(plain) == {written.key}
    assert written.from_json(puzzle, plain) == solution
    assert set(written.columns(puzzle)) == set(written.row(solution))
    assert solutions_in(puzzle, FileText("found.txt", str(solution))) == [solution]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_has_the_fields_that_make_the_puzzle(name: str) -> None:
    puzzle = sample(name)
    files = family_of(puzzle)
    plain = json.loads(json.dumps(files.fields_of_puzzle(puzzle)))
    report = FaultReport()
    again = files.build(files.fields.read(plain), puzzle.name, report)
    assert not report.faults
    assert again == replace(puzzle, known=again.known, about=again.about)


def test_the_kinds_of_setups_are_those_of_the_file() -> None:
    kinds = get_args(get_type_hints(SetupFields)["kind"])
    # A sum is chosen in puzzles that have no table [setup].
    assert {*kinds, "target"} == set(SETUP_KINDS)
    assert all(kind.name == name for name, kind in SETUP_KINDS.items())


def test_every_family_has_puzzles_to_be_set_up() -> None:
    for template in map(tw.load, ("genius-star", "calendar", "katamino", "y-pentomino", "magic-hexagon-2")):
        setups = family_of(template).setups
        assert setups.kind(template) in SETUP_KINDS
        listed = list(islice(setups.listed(template), 5))
        assert 0 < len(listed) <= setups.n(template)
        names = next(drawn for _ in range(20) if (drawn := setups.draw(template, Random(1))) is not None)
        for setup in (*listed, names):
            assert setups.with_setup(template, setup).setup is None
            assert setups.lacking(template, setup) == ""
        assert setups.lacking(template, ()) or setups.kind(template) == "target"
        bare: Any = replace(template, setup=None) if template.setup is not None else template  # type: ignore[call-arg]
        compiled = next(iter(reversed(family_of(template).compilers.values())))(bare)
        classes = setups.classes(template, listed, compiled, {})
        assert len(classes.class_of) == len(listed)
        assert set(classes.class_of) == set(range(len(classes.representatives)))


@pytest.mark.parametrize("name", NAMES)
def test_cells_can_be_blocked_or_not(name: str) -> None:
    puzzle = sample(name)
    block = family_of(puzzle).setups.block
    if block is not None:
        taken = {cell for one in family_of(puzzle).table.with_given(puzzle, ()) for cell in one.cells}
        free = next(cell for cell in range(len(puzzle.board)) if cell not in taken)
        blocked = block(puzzle, frozenset({free}))
        assert family_of(puzzle).scene_of_puzzle(blocked).cells[free].state == "blocked"
        assert list(family_of(puzzle).room(blocked)) or not list(family_of(puzzle).room(puzzle))


@pytest.mark.parametrize("name", NAMES)
def test_words_and_pictures(name: str) -> None:
    puzzle, solution = sample(name), solved(name)
    family = family_of(puzzle)
    assert family.about
    assert family.facts(puzzle)
    assert all(line and "\n" not in line for line in (*family.facts(puzzle), *family.rules(puzzle)))
    assert list(family.room(puzzle)) == []
    assert family.lint_work(puzzle) > 0
    assert "\n" not in family.remark(solution)
    for scene in (family.scene_of_puzzle(puzzle), family.scene_begun(puzzle), family.scene_of_solution(solution)):
        assert [cell.cell for cell in scene.cells] == list(puzzle.board.cells)
    states = {cell.state for cell in family.scene_begun(puzzle).cells}
    assert "filled" in states
    assert states & {"empty", "optional"}


@pytest.mark.parametrize("family", FAMILIES.values(), ids=list(FAMILIES))
def test_an_empty_file_lacks_something_and_a_whole_one_nothing(family: Family) -> None:
    lacking = list(family.unfinished({}))
    assert lacking
    assert all(message.endswith(".") and help.endswith(".") and place for message, help, place in lacking)
    for name in NAMES:
        if sample(name).family == family.name:
            assert list(family.unfinished(family.fields_of_puzzle(sample(name)))) == []
    assert family.has_sums != family.has_labels
