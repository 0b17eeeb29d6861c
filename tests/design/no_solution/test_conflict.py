"""Minimal conflicts, against all arrangements of tiny puzzles."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.random_puzzles import labeling_puzzles, tiling_puzzles
from tilewright.catalog import load
from tilewright.design.no_solution.conflict import scene_of_conflict, why
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle, family_of
from tilewright.families.relaxed import Requirement
from tilewright.families.tiling import Fixed, compile_cover
from tilewright.solving import Limits

EXAMPLES = settings(
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    max_examples=200 if "--slow" in sys.argv else 10,
)


def met_by_tilings(puzzle: TilingPuzzle, requirements: list[Requirement]) -> Iterator[frozenset[int]]:
    """The requirements that each arrangement of pieces without labels meets."""
    compiled = compile_cover(replace(puzzle, fixed=()))
    most = {group.name: group.most for group in compiled.classes}
    names = {one.name: group.name for group in compiled.classes for one in group.members}
    lying: list[tuple[str, frozenset[int]]] = [
        (compiled.classes[one.piece_class].name, frozenset(one.cells)) for one in compiled.placements
    ]
    least = {
        group.name: sum(max(one.least, sum(f.piece == one.name for f in puzzle.fixed)) for one in group.members)
        for group in compiled.classes
    }

    def meets(requirement: Requirement, chosen: tuple[int, ...]) -> bool:
        if requirement.kind == "cell":
            return any(requirement.cells[0] in lying[k][1] for k in chosen)
        if requirement.kind == "fixed":
            return any(
                lying[k][0] == names[requirement.pieces[0]] and lying[k][1] >= set(requirement.cells) for k in chosen
            )
        name = names[requirement.pieces[0]]
        return sum(lying[k][0] == name for k in chosen) >= least[name]

    def extend(chosen: tuple[int, ...]) -> Iterator[frozenset[int]]:
        yield frozenset(k for k, requirement in enumerate(requirements) if meets(requirement, chosen))
        covered = frozenset().union(*(lying[k][1] for k in chosen))
        used = Counter(lying[k][0] for k in chosen)
        for k in range(chosen[-1] + 1 if chosen else 0, len(lying)):
            if covered.isdisjoint(lying[k][1]) and used[lying[k][0]] < most[lying[k][0]]:
                yield from extend((*chosen, k))

    return extend(())


def met_by_values(puzzle: LabelingPuzzle, requirements: list[Requirement]) -> Iterator[frozenset[int]]:
    """The requirements that each arrangement of values meets, for each sum that lines may have in common."""
    for values in permutations(puzzle.values, len(puzzle.board)):
        sums = [sum(values[point] for point in line) for line in puzzle.lines]
        given = {len(sums) + k for k, (point, value) in enumerate(puzzle.given) if values[point] == value}
        for target in puzzle.targets or set(sums):
            yield frozenset(given | {k for k, s in enumerate(sums) if s == puzzle.own_target.get(k, target)})


@EXAMPLES
@given(st.one_of(tiling_puzzles(), labeling_puzzles()))
def test_conflicts_are_minimal_and_the_smallest(puzzle: Puzzle) -> None:
    if isinstance(puzzle, TilingPuzzle):
        blank = tuple(
            replace(piece, labels=tuple((None,) * len(sides) for sides in piece.labels)) for piece in puzzle.pieces
        )
        puzzle = replace(puzzle, pieces=blank, rim=type(puzzle.rim)())
        assume(len(compile_cover(replace(puzzle, fixed=())).placements) < 40)
    requirements = list(family_of(puzzle).relaxed(puzzle, 0).requirements)
    met = set(
        met_by_tilings(puzzle, requirements)
        if isinstance(puzzle, TilingPuzzle)
        else met_by_values(puzzle, requirements)
    )
    everything = frozenset(range(len(requirements)))
    found = why(puzzle)
    assert found.has_solution == (everything in met)
    if found.has_solution:
        return
    conflict = frozenset(requirements.index(one) for one in found.requirements)
    assert found.is_minimal
    assert not any(conflict <= one for one in met)
    for requirement in conflict:
        assert any(conflict - {requirement} <= one for one in met)
    assert found.is_smallest
    assert all(any(some <= one for one in met) for some in map(frozenset, combinations(everything, len(conflict) - 1)))


def test_labels_that_fit_nowhere_make_a_conflict() -> None:
    puzzle = load("unicorn")
    assert isinstance(puzzle, TilingPuzzle)
    first, second = puzzle.pieces[:2]
    lying = (Fixed(first.name, (0,), first.labels[0]), Fixed(second.name, (1,), second.labels[0]))
    found = why(replace(puzzle, fixed=lying))
    assert {one.kind for one in found.requirements} == {"fixed"}
    assert [one.words for one in found.requirements] == ["tile 1 lies on 1", "tile 2 lies on 2"]
    scene = scene_of_conflict(puzzle, found)
    assert not scene.pieces


def test_a_limit_stops_it_before_anything_is_known() -> None:
    found = why(load("pentominoes-6x10"), limits=Limits(nodes=5))
    assert (found.has_solution, found.requirements, found.stopped_by) == (None, (), "nodes")
