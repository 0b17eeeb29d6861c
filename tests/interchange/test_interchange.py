"""What other systems get has as many solutions as the puzzle, by searches that are not ours, and they come back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw

cp_model = pytest.importorskip("ortools.sat.python.cp_model")

CORNERS = """
format = 1
family = "tiling"
lattice = "square"
board = { shape = "rectangle", columns = 3, rows = 3, optional = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] }
polyforms = [{ size = 3 }]
"""


@pytest.fixture
def corners(tmp_path: Path) -> tw.Puzzle:
    """Two pieces that leave three cells of nine empty."""
    path = tmp_path / "corners.toml"
    path.write_text(CORNERS, encoding="utf-8")
    return tw.load(path)


class _Every(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
    def __init__(self, variables: Sequence[Any]) -> None:
        super().__init__()
        self.variables = variables
        self.found: list[list[int]] = []

    def on_solution_callback(self) -> None:
        self.found.append([self.value(variable) for variable in self.variables])


def _all(model: Any, variables: Sequence[Any]) -> list[list[int]]:
    solver = cp_model.CpSolver()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    every = _Every(variables)
    solver.solve(model, every)
    return every.found


def _pictures(solutions: Sequence[Any]) -> set[str]:
    return {str(solution) for solution in solutions}


@pytest.mark.parametrize(("name", "n"), [("pentominoes-3x20", 8), ("dominosa-4", 1), ("broken-chessboard", 2)])
def test_a_plain_matrix_has_one_exact_cover_for_each_solution(name: str, n: int) -> None:
    _rows_agree(tw.load(name), n)


def test_items_that_may_be_left_have_rows_of_their_own(corners: tw.Puzzle) -> None:
    _rows_agree(corners, tw.count(corners).distinct)


def _rows_agree(puzzle: tw.Puzzle, n: int) -> None:
    cover = tw.to_exact_cover(puzzle)
    model = cp_model.CpModel()
    matrix = cover.matrix()
    assert matrix.shape == (len(cover.rows), len(cover.items))
    chosen = [model.new_bool_var("") for _ in cover.rows]
    for column in range(matrix.shape[1]):
        model.add_exactly_one(chosen[row] for row in matrix[:, [column]].tocoo().row)
    found = _all(model, chosen)
    options = [[k for k, value in enumerate(values[: len(cover.options)]) if value] for values in found]
    assert len(_pictures([cover.solution(some) for some in options])) == len(found) == n


@pytest.mark.parametrize(("name", "n"), [("unicorn", 8), ("crazy-planes", 8), ("mrs-perkins-quilt-7", 28)])
def test_clauses_have_one_model_for_each_solution(name: str, n: int) -> None:
    sat = tw.to_sat(tw.load(name))
    model = cp_model.CpModel()
    variables = [model.new_bool_var("") for _ in range(sat.n_variables)]
    for clause in sat.clauses:
        model.add_bool_or(variables[k - 1] if k > 0 else ~variables[-k - 1] for k in clause)
    found = _all(model, variables)
    literals = [[k if value else -k for k, value in enumerate(values, 1)] for values in found]
    assert len(_pictures([sat.solution(some) for some in literals])) == len(found) == n


@pytest.mark.parametrize(("name", "n"), [("unicorn", 8), ("magic-square-3", 8), ("crazy-planes", 8)])
def test_a_model_of_cp_sat_takes_further_conditions(name: str, n: int) -> None:
    cp = tw.to_cpsat(tw.load(name))
    assert len(cp.names) == len(cp.variables)
    found = _all(cp.model, cp.variables)
    assert len(_pictures([cp.solution(values) for values in found])) == len(found) == n
    cp.model.add(cp.variables[0] == found[0][0])
    assert len(_all(cp.model, cp.variables)) == sum(values[0] == found[0][0] for values in found)


def test_a_tiling_is_a_graph() -> None:
    [solution] = tw.solve("dominosa-4", limits=tw.Limits(solutions=1)).solutions
    graph = tw.to_networkx(solution)
    board = solution.puzzle.board
    owner = {cell: number for number, placed in enumerate(solution.placed) for cell in placed.cells}
    apart = sum(owner[edge.cell] != owner[edge.other] for edge in board.edges)
    assert sum(sides for _, _, sides in graph.edges(data="sides")) == apart
    assert [graph.nodes[k]["piece"] for k in graph] == [placed.piece for placed in solution.placed]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: tw.to_exact_cover("magic-19"), "it has numbers that add up"),
        (lambda: tw.to_exact_cover("genius-star"), "is a template: choose"),
        (lambda: tw.to_cpsat("genius-star"), "is a template: choose"),
        (lambda: tw.to_exact_cover("unicorn").rows, "labels that must match.* to_sat and to_cpsat do"),
        (lambda: tw.to_exact_cover("crazy-planes").rows, "no 0/1 matrix says that"),
        (lambda: tw.to_exact_cover("mrs-perkins-quilt-7").matrix(), "may be covered several times"),
        (lambda: tw.to_networkx(tw.solve("magic-square-3").solutions[0]), "it has numbers that add up"),
    ],
)
def test_what_cannot_be_said_is_refused(wrong: Any, words: str) -> None:
    with pytest.raises(tw.InvalidRequest, match=words):
        wrong()


def test_what_is_no_solution_does_not_come_back() -> None:
    cover, sat, cp = (make("dominosa-4") for make in (tw.to_exact_cover, tw.to_sat, tw.to_cpsat))
    wrong = [
        *(lambda some=some: cover.solution(some) for some in ([0], [0, 0], [-1], [len(cover.options)])),
        *(lambda some=some: sat.solution(some) for some in ([], [1], [-1])),
        *(lambda some=some: cp.solution(some) for some in ([], [0] * len(cp.variables), [1] * len(cp.variables))),
    ]
    for each in wrong:
        with pytest.raises(tw.InvalidSolution):
            each()
