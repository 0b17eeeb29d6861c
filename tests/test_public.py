"""The public list of the package."""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from numpydoc.docscrape import FunctionDoc
from numpydoc.validate import validate

import tilewright as tw
from tests import fake_anywidget
from tests.public_errors import errors_of
from tilewright.families.tiling.rules import Rule
from tilewright.formats import FORMATS

FUNCTIONS = [name for name in tw.__all__ if inspect.isfunction(getattr(tw, name))]
RULES = [name for name in tw.__all__ if inspect.isclass(getattr(tw, name)) and issubclass(getattr(tw, name), Rule)]
# By numpydoc's letters: form, summary, parameters, what is returned or yielded, see also, examples. Left out are what
# the house does in another way (the text begins behind the quotes, types stand in the signature), and sections that not
# every function needs.
WANTED = (
    {"GL03", "GL05", "GL06", "GL07", "GL08", "SS01", "SS02", "SS03", "SS04", "SS05", "SS06"}
    | {"PR01", "PR02", "PR03", "PR05", "PR06", "PR07", "PR08", "PR09", "PR10"}
    | {"RT01", "RT02", "RT03", "RT04", "RT05", "YD01", "SA02", "SA03", "SA04", "EX01"}
)
# Errors in code that these functions call, but not in this way.
NOT_MET = {
    "board": {"InvalidSetup"},  # Nothing is chosen yet.
    "analyze": {"MissingExtra"},  # It chooses the engine by itself.
    "estimate": {"OutOfTime"},  # It sets no deadline for what comes before.
    "lint": {"OutOfTime"},  # A finding says what was not looked at.
    "invent": {"OutOfTime"},
    # It chooses the engine by itself, and refuses templates before.
    "prove": {"MissingExtra", "NoEngine", "InvalidSetup", "InvalidSolution"},
    "sample": {"MissingExtra", "InvalidSolution"},  # It chooses the engine by itself.
    "series": {"MissingExtra", "NoEngine"},  # It chooses the engine by itself.
    "solve": {"InvalidSolution"},  # Only an engine that is wrong gives one.
    "solutions": {"InvalidSolution"},
    "sweep": {"MissingExtra", "InvalidSolution"},
    "tessellate": {"InvalidSolution"},  # Only a search that is wrong gives one.
    "tessellate_tiles": {"InvalidSolution"},
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_docstring_of_a_public_function_is_complete(name: str) -> None:
    wrong = [f"{code}: {message}" for code, message in validate(f"tilewright.{name}")["errors"] if code in WANTED]
    assert not wrong


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_docstring_of_a_public_function_names_its_errors(name: str) -> None:
    doc = FunctionDoc(getattr(tw, name))
    named = {row.type for row in doc["Raises"]}
    with fake_anywidget.installed():
        found = errors_of(getattr(tw, name))
    missing = {error: where for error, where in found.items() if error not in named}
    # Time runs out only where a limit is set.
    is_limited = {"limits", "seconds"} & {row.name for row in doc["Parameters"]}
    not_met = NOT_MET.get(name, set()) | (set() if is_limited else {"OutOfTime"})
    assert set(missing) <= not_met, f"raised in the function named here: {missing}"
    assert all(error in tw.__all__ or hasattr(builtins, error) for error in named), "not in the public list"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_docstring_refers_only_to_what_is_public(name: str) -> None:
    doc = FunctionDoc(getattr(tw, name))
    assert all(other in tw.__all__ for others, _ in doc["See Also"] for other, _ in others)


@pytest.mark.parametrize("name", RULES)
def test_the_docstring_of_a_rule_makes_a_puzzle_with_it(name: str) -> None:
    [section] = re.findall(r"^Examples\n-{8}\n(.*)", inspect.getdoc(getattr(tw, name)) or "", re.MULTILINE | re.DOTALL)
    assert f"rules=[tw.{name}(" in section


def test_every_public_name_is_there_and_has_a_home() -> None:
    assert len(set(tw.__all__)) == len(tw.__all__) > 50
    for name in tw.__all__:
        assert getattr(tw, name) is not None
        assert name in dir(tw)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        tw.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_type_checkers_see_the_public_names_in_their_homes() -> None:
    imports = [
        (node.module, alias.name, alias.asname)
        for node in ast.walk(ast.parse(Path(tw.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.level
        for alias in node.names
    ]
    assert sorted(imports) == sorted((home, name, name) for name, home in tw._HOME_OF_NAME.items())


def test_functions_of_a_puzzle_take_its_name(tmp_path: Path) -> None:
    name: Any = "unicorn"
    assert tw.count(name).distinct == tw.count(puzzle=name).distinct == 8
    [solution] = tw.solve(name).solutions
    tw.check(name, solution)
    assert tw.draw(name) == tw.draw(tw.load("unicorn")) != tw.draw(solution)
    tw.save(name, tmp_path / "copy.toml")
    file: Any = tmp_path / "copy.toml"
    assert tw.lint(file) == tw.lint(name)
    nowhere: Any = "unicron"
    with pytest.raises(tw.UnknownPuzzle, match="did you mean unicorn"):
        tw.solve(nowhere)


def test_a_puzzle_made_in_python_is_solved_saved_and_loaded(tmp_path: Path) -> None:
    square = tw.LATTICES["square"]
    board = tw.Board.of(square, tw.shape_cells(square, "rectangle", {"columns": 3, "rows": 2}))
    ell = tw.piece(square, "L", tw.cells_of_picture(square, "#.\n##"), least=2)
    puzzle = tw.TilingPuzzle("two-l", board, (ell,))
    assert tw.count(puzzle).distinct == 2
    tw.save(puzzle, tmp_path / "two-l.toml")
    assert tw.load(tmp_path / "two-l.toml") == puzzle
    solution = tw.solve(puzzle).solutions[0]
    assert tw.solution_from_json(puzzle, tw.solution_to_json(solution)) == solution
    with pytest.raises(tw.InvalidRequest, match="written into files that end in") as refusal:
        tw.save(puzzle, tmp_path / "two-l.txt")
    assert all(row.suffixes[0] in str(refusal.value) for row in FORMATS.values() if row.write is not None)
    with pytest.raises(tw.InvalidRequest, match="cannot be written"):
        tw.save(puzzle, tmp_path / "nowhere" / "two-l.toml")


def test_solutions_and_puzzles_must_belong_together() -> None:
    numbers, tiles = tw.load("magic-square-3"), tw.load("unicorn")
    with pytest.raises(tw.InvalidSolution, match="this solves a labeling puzzle"):
        tw.check(tiles, tw.solve(numbers).solutions[0])
    with pytest.raises(tw.InvalidRequest, match="up to 'foo'"):
        tw.solve(tiles, up_to="foo")  # type: ignore[arg-type]


def test_each_library_has_an_oldest_version_and_one_everywhere() -> None:
    """`.ci/lowest` installs these versions."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: dict[str, set[str]] = {}
    for one in (
        *project["dependencies"],
        *(one for extra in project["optional-dependencies"].values() for one in extra),
    ):
        name, bounds = re.fullmatch(r"([\w.\[\]-]+)\s*(>=[\w.,<>=!]*)(?:\s*;.*)?", one).groups()  # type: ignore[union-attr]
        wanted.setdefault(name, set()).add(bounds)
    assert [name for name, bounds in wanted.items() if len(bounds) > 1] == []
    own = set(project["optional-dependencies"]) - {"test", "docs"}
    lowest = Path(__file__).parents[1] / ".ci" / "lowest"
    # The source archive has none.
    assert not lowest.exists() or f"[{','.join(sorted(own))}]" in lowest.read_text(encoding="utf-8")
