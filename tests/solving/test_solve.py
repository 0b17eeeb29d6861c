from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from tests.examples import box, rectangle, slothouber_graatsma, two_sets_of_tetrominoes, unicorn
from tilewright.catalog import load
from tilewright.errors import InvalidRequest, InvalidSetup, InvalidSolution, NoEngine
from tilewright.families import Setup, TilingPuzzle, TilingSolution
from tilewright.families.setups import roll, with_blocked, with_target
from tilewright.families.tiling import Fixed, piece
from tilewright.lattices import CUBIC, SQUARE, polyforms
from tilewright.solving import Limits, Progress, check, choose_engine, count, lint, solutions, solve


def test_solve_gives_the_first_solution_and_does_not_claim_that_it_is_the_only_one() -> None:
    answer = solve(unicorn())
    assert len(answer.solutions) == 1
    assert not answer.exhausted
    assert answer.effort.stopped_by == "solutions"


def test_solve_all_is_exhausted() -> None:
    answer = solve(unicorn(), n=None)
    assert len(set(answer.solutions)) == 8
    assert answer.exhausted


@pytest.mark.parametrize(("up_to", "wanted"), [("rotation", 2), ("symmetry", 2), ("relabeling", 2)])
def test_one_solution_of_each_orbit(up_to: str, wanted: int) -> None:
    listed = list(solutions(unicorn(), up_to=up_to))  # type: ignore[arg-type]
    assert len(listed) == wanted


def test_orbits_given_agree_with_orbits_counted() -> None:
    for puzzle in (two_sets_of_tetrominoes("abde"), slothouber_graatsma()):
        counted = count(puzzle)
        assert len(list(solutions(puzzle, up_to="rotation"))) == counted.up_to_rotation
        assert len(list(solutions(puzzle, up_to="symmetry"))) == counted.up_to_symmetry


def test_no_solution_is_proved_and_lint_says_why() -> None:
    pieces = tuple(piece(SQUARE, str(k), shape) for k, shape in enumerate(polyforms(SQUARE, 4)))
    puzzle = TilingPuzzle("tetrominoes-4x5", rectangle(5, 4), pieces)
    answer = solve(puzzle)
    assert answer.solutions == ()
    assert answer.exhausted
    assert any(finding.proves and "chessboard" in finding.message for finding in answer.findings)
    counted = count(puzzle)
    assert (counted.raw, counted.distinct, counted.up_to_symmetry) == (0, 0, 0)
    assert counted.exhausted


@pytest.mark.parametrize(
    ("limits", "stopped_by"),
    [(Limits(nodes=100), "nodes"), (Limits(solutions=5), "solutions"), (Limits(seconds=0.0), "seconds")],
)
def test_limits_stop_a_search_and_the_numbers_are_lower_bounds(limits: Limits, stopped_by: str) -> None:
    counted = count(two_sets_of_tetrominoes(), limits=limits)
    assert not counted.exhausted
    assert counted.effort.stopped_by == stopped_by
    assert counted.distinct < 3106
    assert counted.up_to_symmetry <= counted.distinct


def test_a_limit_of_nodes_is_kept_to_the_node() -> None:
    assert count(two_sets_of_tetrominoes(), limits=Limits(nodes=1234)).effort.nodes == 1234


def test_an_interrupt_ends_a_search_with_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.solving.progress.TELL_SECONDS", 0.0)

    def interrupt(progress: Progress) -> None:
        if progress.found:
            raise KeyboardInterrupt

    counted = count(two_sets_of_tetrominoes(), on_progress=interrupt)
    assert counted.effort.stopped_by == "interrupt"
    assert 0 < counted.distinct < 3106


def test_progress_grows_to_the_whole() -> None:
    seen: list[Progress] = []
    count(unicorn(), on_progress=seen.append)
    shares = [progress.share for progress in seen]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_every_solution_shown_has_passed_the_checker() -> None:
    puzzle = unicorn()
    solution = next(solutions(puzzle))
    check(puzzle, solution)
    first, second, *rest = solution.placed
    swapped = TilingSolution(puzzle, (replace(first, cells=second.cells), replace(second, cells=first.cells), *rest))
    with pytest.raises(InvalidSolution, match="which do not match"):
        check(puzzle, swapped)
    with pytest.raises(InvalidSolution, match="cell 1 is not covered"):
        check(puzzle, TilingSolution(puzzle, solution.placed[1:]))


def test_mirror_images_in_space_count_where_the_set_of_pieces_has_them() -> None:
    """The seven Soma pieces contain each other's mirror images, so that 480 solutions up to rotation are 240."""
    shapes = {
        "V": "000 100 010",
        "L": "000 100 200 010",
        "T": "000 100 200 110",
        "Z": "000 100 110 210",
        "P": "000 100 010 001",
        "R": "000 100 110 111",
        "S": "000 010 110 111",
    }
    pieces = tuple(
        piece(CUBIC, name, [(int(c[0]), int(c[1]), int(c[2])) for c in cells.split()], freedom="one_sided")
        for name, cells in shapes.items()
    )
    puzzle = TilingPuzzle("soma", box(3, 3, 3), pieces)
    group = choose_engine(puzzle).compiled.symmetries(False)
    assert (len(group), sum(symmetry.is_reflection for symmetry in group)) == (48, 24)
    without_mirror = replace(puzzle, pieces=(*pieces[:-1], replace(pieces[-2], name="R2")))
    group = choose_engine(without_mirror).compiled.symmetries(False)
    assert (len(group), sum(symmetry.is_reflection for symmetry in group)) == (24, 0)


def test_requests_that_make_no_sense() -> None:
    puzzle = unicorn()
    with pytest.raises(InvalidRequest, match="0 solutions cannot be asked for"):
        solve(puzzle, 0)
    with pytest.raises(NoEngine, match="there is no engine 'magic'"):
        solve(puzzle, engine="magic")
    with pytest.raises(NoEngine, match="cannot take a tiling puzzle"):
        solve(puzzle, engine="sums")
    with pytest.raises(InvalidRequest, match="no sums"):
        with_target(puzzle, 22)
    with pytest.raises(InvalidSetup, match="one fixed puzzle"):
        with_blocked(puzzle, ["1"])


def test_setups() -> None:
    from random import Random

    template = TilingPuzzle(
        "daily", rectangle(3, 1), (piece(SQUARE, "domino", [(0, 0), (1, 0)]),), setup=Setup("dice", 1, (("1", "3"),))
    )
    with pytest.raises(InvalidSetup, match="template"):
        solve(template)
    assert roll(template, Random(1))[0] in "13"
    assert count(with_blocked(template, [1])).distinct == 1
    assert count(with_blocked(template, ["2"])).distinct == 0
    for cells, message in [
        ([], "0 cells are blocked"),
        (["1", "3"], "2 cells are blocked"),
        (["1", "1"], "blocked twice"),
        (["4"], "no cell '4'"),
        (["x"], "no cell 'x'"),
    ]:
        with pytest.raises(InvalidSetup, match=message):
            with_blocked(template, cells)
    assert template.setup is not None
    assert template.setup.is_roll(("3",))
    assert not template.setup.is_roll(("2",))


def test_fixed_pieces_are_not_said_to_be_told_apart() -> None:
    twins = tuple(piece(SQUARE, name, [(0, 0)]) for name in "ABC")
    for n_fixed, alike in ((0, "A and B and C"), (1, "B and C"), (2, None), (3, None)):
        fixed = tuple(Fixed(twin.name, (cell,)) for cell, twin in enumerate(twins[:n_fixed]))
        puzzle = TilingPuzzle("twins", rectangle(3, 1), twins, fixed=fixed)
        found = [finding.message for finding in lint(puzzle)]
        assert found == (
            [f"pieces {alike} are alike: raw counts tell them apart, distinct ones do not"] if alike else []
        )
        assert count(puzzle).raw == {0: 6, 1: 2}.get(n_fixed, 1)


def test_lint_names_the_parts_of_a_piece_that_do_not_touch() -> None:
    apart = piece(SQUARE, "P", [(0, 0), (1, 1), (1, 0), (3, 0), (4, 1)], most=1)
    whole = piece(SQUARE, "Q", [(0, 0), (1, 0), (1, 1)])
    puzzle = TilingPuzzle("apart", rectangle(8, 1), (apart, whole))
    (found,) = [finding for finding in lint(puzzle) if "parts" in finding.message]
    parts = "[0, 0][1, 0][1, 1], [3, 0] and [4, 1]"
    assert found.message == f"piece P is in 3 parts that touch across no side: {parts}"
    assert (found.level, found.pieces) == ("suspicious", ("P",))


def test_labelings_are_counted_up_to_exchanges_of_points_that_keep_the_lines() -> None:
    found = count(load("magic-square-4"))
    assert (found.up_to_lines, found.line_exchanges) == (220, 32)
    assert (found.to_json()["up_to_lines"], found.to_json()["line_exchanges"]) == (220, 32)
    for other in (
        count(load("magic-square-3")),  # Nothing but the motions of the board keeps all lines.
        count(load("magic-square-4"), limits=Limits(nodes=1000)),
        count(unicorn()),
    ):
        assert (other.up_to_lines, other.line_exchanges) == (None, None)


def test_lint_speaks_of_alike_pieces() -> None:
    puzzle = unicorn()
    twin = replace(puzzle, pieces=(*puzzle.pieces[:-1], replace(puzzle.pieces[0], name="twin")))
    assert any("1 and twin are alike" in finding.message for finding in lint(twin))
    assert list(islice(lint(puzzle), 1)) == []


def test_whoever_takes_slices_is_heard_between_them() -> None:
    # No solution for a very long time: that is not waited for.
    search = solutions(load("eternity-2"))
    assert list(islice(search.slices(), 3)) == [None, None, None]
    assert not search.effort.exhausted


def test_slices_have_all_solutions() -> None:
    found = [solution for solution in solutions(unicorn()).slices() if solution is not None]
    assert found == list(solutions(unicorn()))


def test_all_solutions_are_listed_by_the_engine_that_would_count_them() -> None:
    puzzle = load("pentominoes-6x10")
    counting = choose_engine(puzzle, for_counting=True).engine
    assert not counting.only_counts
    assert choose_engine(puzzle, for_all=True).engine is counting


def test_a_solution_on_another_board_is_none() -> None:
    answer = solve(load("unicorn"))
    with pytest.raises(InvalidSolution, match="magic-triangle has another board"):
        check(load("magic-triangle"), answer.solutions[0])
