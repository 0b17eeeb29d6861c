from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.families.tiling.compiling.test_edges import solved_puzzles, wrong_sides
from tilewright.engines.annealing import anneal
from tilewright.families.tiling import TilingSolution, compile_edges
from tilewright.families.tiling.checking.check import broken_rules
from tilewright.families.tiling.laid.mismatches import mismatches
from tilewright.families.tiling.pictures.scene import scene_of_solution
from tilewright.rendering import draw_text
from tilewright.rendering.svg import draw_svg


@given(solved_puzzles())
def test_a_solution_has_none(solution: TilingSolution) -> None:
    found = mismatches(solution)
    assert found.score == found.n_edges
    assert found.edges == found.rim == ()
    assert not any(cell.wrong for cell in scene_of_solution(solution).cells)


@pytest.mark.thorough
@settings(max_examples=40)
@given(solved_puzzles(), st.integers(0, 9))
def test_they_are_what_the_engines_count_and_the_pictures_mark(solution: TilingSolution, seed: int) -> None:
    compiled = compile_edges(solution.puzzle)
    search = anneal(compiled.model, seed)
    search.advance(2, 0)
    wrong, choices = search.best()
    arrangement = compiled.decode(choices)
    found = mismatches(arrangement)
    if not solution.puzzle.blocked:
        assert len(found.edges) + len(found.rim) == wrong == wrong_sides(compiled.model, choices)
    assert (broken_rules(solution.puzzle, arrangement) == []) == (wrong == 0)
    scene = scene_of_solution(arrangement)
    assert sum(len(cell.wrong) for cell in scene.cells) == 2 * len(found.edges) + len(found.rim)
    if solution.puzzle.lattice.dimension == 2:
        assert ("#e00000" in draw_svg(scene)) == bool(found.edges or found.rim)
    assert ("do not match" in draw_text(scene)) == bool(found.edges)
