"""Minimal conflicts, against all arrangements of tiny puzzles."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations, product

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.random_puzzles import labeling_puzzles, tiling_puzzles, valued_puzzles
from tilewright.catalog import load
from tilewright.design.no_solution.conflict import scene_of_conflict, why
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle, family_of
from tilewright.families.relaxed import Requirement
from tilewright.families.tiling import Fixed, GivenValues, Regions, compile_cover
from tilewright.families.tiling.labels import sides_only, value_on, with_value
from tilewright.families.tiling.rules import Rule
from tilewright.solving import Limits

EXAMPLES = settings(
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
    max_examples=200 if "--slow" in sys.argv else 10,
)


def met_by_tilings(puzzle: TilingPuzzle, requirements: list[Requirement]) -> Iterator[frozenset[int]]:
    """The requirements that each arrangement of pieces without labels on their sides meets."""
    compiled = compile_cover(replace(puzzle, fixed=(), rules=()))
    most = {group.name: group.most for group in compiled.classes}
    names = {one.name: group.name for group in compiled.classes for one in group.members}
    lying: list[tuple[str, frozenset[int]]] = [
        (compiled.classes[one.piece_class].name, frozenset(one.cells)) for one in compiled.placements
    ]
    least = {
        group.name: sum(max(one.least, sum(f.piece == one.name for f in puzzle.fixed)) for one in group.members)
        for group in compiled.classes
    }

    regions = {
        (one.cells, one.wanted): one for rule in puzzle.rules if isinstance(rule, Regions) for one in rule.regions
    }

    def values_on(cells: tuple[int, ...], chosen: tuple[int, ...]) -> list[str]:
        laid = [compiled.placements[k] for k in chosen]
        on = {cell: value_on(own) for one in laid for cell, own in zip(one.cells, one.labels, strict=True)}
        return [str(on[cell]) for cell in cells if on.get(cell) is not None]

    def holds(requirement: Requirement, chosen: tuple[int, ...]) -> bool:
        values = values_on(requirement.cells, chosen)
        if requirement.kind == "given":
            # On this cell a piece without a value lies wrong, too.
            covers = any(requirement.cells[0] in lying[k][1] for k in chosen)
            return not covers or values == [requirement.words.rpartition(" ")[2]]
        [region] = [
            one
            for (cells, wanted), one in regions.items()
            if cells == requirement.cells and requirement.words.endswith(f" {wanted}")
        ]
        if region.condition == "equal":
            return len(set(values)) <= 1
        if region.condition == "different":
            return len(set(values)) == len(values)
        if region.condition == "values":
            return set(values) <= set(region.values)
        n = sum(map(int, values)) if region.condition == "sum" else sum(value in region.values for value in values)
        return region.least <= n and (region.most is None or n <= region.most)

    def meets(requirement: Requirement, chosen: tuple[int, ...]) -> bool:
        if requirement.kind in ("given", "region"):
            return holds(requirement, chosen)
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
        n_before = len(sums) + len(puzzle.regions)
        given = {n_before + k for k, (point, value) in enumerate(puzzle.given) if values[point] == value}
        own, lying = puzzle.own_target, [[values[point] for point in region.cells] for region in puzzle.regions]
        for target, common in product(puzzle.targets or set(sums) or {0}, set(map(sum, lying)) or {0}):
            met = {k for k, s in enumerate(sums) if (s in own[k] if k in own else s == target)}
            for k, (region, there) in enumerate(zip(puzzle.regions, lying, strict=True), start=len(sums)):
                among = [value in region.values for value in there]
                is_met = {
                    "sum": sum(there) in region.allowed,
                    "same": sum(there) == common,
                    "values": all(among),
                    "count": among.count(True) in region.allowed,
                }
                met |= {k} if is_met[region.condition] else set()
            yield frozenset(given | met)


def with_values_alone(puzzle: TilingPuzzle) -> TilingPuzzle:
    """The puzzle without labels on sides, and of its rules those about values, of which "same" has no requirement."""
    blank = []
    for one in puzzle.pieces:
        values = [value_on(own) for own in one.labels]
        sides = [(None,) * len(sides_only(own)) for own in one.labels]
        blank.append(replace(one, labels=tuple(map(with_value, sides, values))))
    regions = [one for rule in puzzle.rules if isinstance(rule, Regions) for one in rule.regions]
    kept: list[Rule] = [rule for rule in puzzle.rules if isinstance(rule, GivenValues)]
    if listed := tuple(one for one in regions if one.condition != "same"):
        kept.append(Regions(listed))
    return replace(puzzle, pieces=tuple(blank), rim=type(puzzle.rim)(), rules=tuple(kept))


@EXAMPLES
@given(st.one_of(tiling_puzzles(), labeling_puzzles(), valued_puzzles()))
def test_conflicts_are_minimal_and_the_smallest(puzzle: Puzzle) -> None:
    if isinstance(puzzle, TilingPuzzle):
        puzzle = with_values_alone(puzzle)
        assume(len(compile_cover(replace(puzzle, fixed=(), rules=())).placements) < 40)
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
