"""DIMACS, OPB and MiniZinc: what is written has as many solutions as the puzzle, by another solver."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import tilewright as tw
from tilewright.formats import FORMATS
from tilewright.formats.puzzle_file import read_toml_text

Rows = tuple[int, list[tuple[int, dict[int, int], int]]]
"""The number of variables; for each row its least value, the factor of each variable, its greatest value."""

# Ranges of copies, pieces that touch none of their color, a total, optional cells, and sides of any one label.
RANGES = """\
format = 1
family = "tiling"
lattice = "square"
total = "2..4"
[board]
shape = "rectangle"
columns = 3
rows = 3
optional = "5 9"
[[piece]]
name = "I"
picture = "##"
copies = "1..4"
[[piece]]
name = "V"
picture = \"""
##
#.
\"""
copies = "0..2"
color = "red"
[[piece]]
name = "o"
picture = "#"
copies = "0..2"
color = "red"
[matching]
apart = "color"
"""
TABLE = """\
format = 1
family = "tiling"
lattice = "square"
tiles = ["A B C *", "A C B B", "C A A B", "B B A C"]
[board]
shape = "rectangle"
columns = 2
rows = 2
[matching]
pairs = [["A", "B"], ["B", "C"], ["A", "A"]]
[rim]
forbidden = ["C"]
"""


def cnf(text: str) -> Rows:
    lines = [line.split() for line in text.splitlines() if not line.startswith("c")]
    assert lines[0][:2] == ["p", "cnf"]
    n_variables, n_clauses = map(int, lines[0][2:])
    clauses = [list(map(int, line)) for line in lines[1:]]
    assert len(clauses) == n_clauses
    assert all(clause[-1] == 0 and all(0 < abs(one) <= n_variables for one in clause[:-1]) for clause in clauses)
    rows = []
    for *clause, _ in clauses:
        n_negated = sum(one < 0 for one in clause)
        rows.append((1 - n_negated, {abs(one): 1 if one > 0 else -1 for one in clause}, len(clause)))
    return n_variables, rows


def opb(text: str) -> Rows:
    head, *lines = text.splitlines()
    found = re.fullmatch(r"\* #variable= (\d+) #constraint= (\d+)", head)
    assert found
    rows = []
    for line in (line for line in lines if not line.startswith("*")):
        match = re.fullmatch(r"((?:[+-]\d+ x\d+ )+)(>=|=) (-?\d+) ;", line)
        assert match, line
        factors = {int(variable): int(factor) for factor, variable in re.findall(r"([+-]\d+) x(\d+)", match[1])}
        rows.append((int(match[3]), factors, int(match[3]) if match[2] == "=" else 10**6))
    assert len(rows) == int(found[2])
    return int(found[1]), rows


def minizinc(text: str) -> Rows:
    size = re.search(r"^array\[1\.\.(\d+)\] of var 0\.\.1: x;$", text, re.MULTILINE)
    assert size
    rows = []
    for line in re.findall(r"^constraint (.*);$", text, re.MULTILINE):
        defined = re.fullmatch(r"x\[(\d+)\] = max\(\[(.*)\]\)", line)
        if defined:
            variable, others = int(defined[1]), [int(one) for one in re.findall(r"\d+", defined[2])]
            rows += [(0, {variable: 1, other: -1}, 1) for other in others]
            rows.append((0, {**dict.fromkeys(others, 1), variable: -1}, 10**6))
            continue
        for part in line.split(" /\\ "):
            match = re.fullmatch(r"(?:(-?\d+) <= )?([^<=]*)(?:(<=|=) (-?\d+))?", part.strip())
            assert match, part
            factors = {int(one): int(n or 1) for n, one in re.findall(r"(?:(-?\d+) \* )?x\[(\d+)\]", match[2])}
            most = int(match[4]) if match[4] else 10**6
            rows.append((most if match[3] == "=" else int(match[1] or -(10**6)), factors, most))
    return int(size[1]), rows


PARSERS: dict[str, Callable[[str], Rows]] = {"dimacs": cnf, "opb": opb, "minizinc": minizinc}


def n_solutions(rows: Rows) -> int:
    cp_model = pytest.importorskip("ortools.sat.python.cp_model")
    n_variables, lines = rows
    model = cp_model.CpModel()
    x = [model.new_bool_var(str(k)) for k in range(n_variables + 1)]
    model.add(x[0] == 0)
    for least, factors, most in lines:
        model.add_linear_constraint(sum(factor * x[one] for one, factor in factors.items()), least, most)

    class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        n = 0

        def on_solution_callback(self) -> None:
            self.n += 1

    solver, counter = cp_model.CpSolver(), Counter()
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    solver.parameters.keep_all_feasible_solutions_in_presolve = True
    solver.solve(model, counter)
    return counter.n


@pytest.mark.thorough
@pytest.mark.parametrize("to", PARSERS)
@pytest.mark.parametrize("name", ["magic-triangle", "tetrominoes-4x5", "ranges", "table"])
def test_another_solver_finds_as_many_solutions(name: str, to: str) -> None:
    texts = {"ranges": RANGES, "table": TABLE}
    puzzle = read_toml_text(texts[name]) if name in texts else tw.load(name)
    write = FORMATS[to].write
    assert write is not None
    assert n_solutions(PARSERS[to](write(puzzle))) == tw.count(puzzle).distinct


def test_minizinc_prints_no_two_solutions_alike() -> None:
    write = FORMATS["minizinc"].write
    assert write is not None
    text = write(tw.load("macmahon-squares-2"))
    words = re.findall(r'^  (".*?"),?$', text, re.MULTILINE)
    # Tiles that differ at the rim alone have equal words, and MiniZinc leaves out a solution that it printed before.
    assert len(set(words)) < len(words) == 96
    assert r'output ["\(k) = \(option[k])\n" | k in OPTIONS where fix(x[k]) = 1];' in text


@pytest.mark.parametrize("to", PARSERS)
def test_comments_say_what_variables_mean_and_sums_are_refused(to: str) -> None:
    write = FORMATS[to].write
    assert write is not None
    text = write(tw.load("magic-triangle"))
    assert "p1 c1 1-3:b" in text
    assert "colors: " in text
    with pytest.raises(tw.InvalidRequest, match="numbers that add up"):
        write(tw.load("magic-19"))
