"""The plan of the house holds: imports point down, tables are complete, files stay small."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tilewright
from tilewright.cli.app import COMMANDS
from tilewright.engines import ENGINES
from tilewright.engines.base import Engine
from tilewright.families import FAMILIES
from tilewright.families.base import Family
from tilewright.formats import FORMATS
from tilewright.lattices import LATTICES
from tilewright.lattices.lattice import Lattice
from tilewright.rendering import RENDERERS

PACKAGE = Path(tilewright.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 420

# For each part of the package the other parts that it may import.
MAY_IMPORT = {
    "errors": set(),
    "lattices": {"errors"},
    "boards": {"errors", "lattices"},
    "models": {"errors"},
    "kernels": set(),
    "engines": {"errors", "models", "kernels"},
    "families": {"errors", "lattices", "boards", "models"},
    "formats": {"errors", "lattices", "boards", "families", "models"},
    "rendering": {"errors", "lattices", "boards", "families"},
    "catalog": {"errors", "families", "formats"},
    "solving": {"errors", "families", "models", "engines"},
    "design": {"errors", "families", "models", "engines", "solving"},
    "jobs": {"errors", "families", "formats", "solving", "engines", "models"},
    "distributed": {"errors", "families", "formats", "solving", "engines", "models", "jobs"},
    "desk": {
        *("errors", "lattices", "boards", "models", "families", "formats", "rendering", "catalog", "solving", "design"),
    },
    "web": {"errors", "catalog", "rendering", "engines", "kernels", "solving", "desk"},
}
# A cell, a puzzle or a solution can show itself in a notebook; the picture is drawn only when it is asked for.
LAZY_EXCEPTIONS = {("families", "rendering")}


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def _part(path: Path) -> str:
    """The part of the package that a source belongs to: its folder, or the module itself."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def _imports(path: Path) -> Iterator[tuple[str, bool]]:
    """The parts that a source imports, each with whether that happens inside a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    package = ("tilewright", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{module}.{alias.name}" for alias in node.names] if module == "tilewright" else [module]
        for name in names:
            # The version is the package's own.
            if name.startswith("tilewright.") and name != "tilewright.__version__":
                yield name.split(".")[1], id(node) in inside


@pytest.mark.parametrize("path", SOURCES, ids=_name)
def test_imports_point_down(path: Path) -> None:
    own = _part(path)
    if own not in MAY_IMPORT:
        assert own in {"cli", "__init__", "__main__"}, f"say in MAY_IMPORT what {own} may import"
        return
    for other, is_lazy in _imports(path):
        allowed = other == own or other in MAY_IMPORT[own] or (is_lazy and (own, other) in LAZY_EXCEPTIONS)
        assert allowed, (
            f"{_name(path)} imports {other}; {own} may import {', '.join(sorted(MAY_IMPORT[own])) or 'nothing'}"
        )


def test_nothing_but_the_command_line_imports_the_command_line() -> None:
    importers = {_name(path) for path in SOURCES for other, _ in _imports(path) if other == "cli"}
    assert {name for name in importers if not name.startswith("cli/")} <= {"__main__.py"}


def _values(folder: str, kind: type) -> dict[str, object]:
    """The values of a class that the modules of a folder (or the packages in it) define, by their place."""
    found: dict[str, object] = {}
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        relative = path.relative_to(PACKAGE).with_suffix("")
        parts = relative.parts[:-1] if relative.name == "__init__" else relative.parts
        module = import_module(".".join(("tilewright", *parts)))
        for name, value in vars(module).items():
            if isinstance(value, kind) and not name.startswith("_"):
                found[f"{relative.as_posix()}:{name}"] = value
    return found


@pytest.mark.parametrize(
    ("folder", "kind", "table"),
    [("lattices", Lattice, LATTICES), ("families", Family, FAMILIES), ("engines", Engine, ENGINES)],
    ids=["lattices", "families", "engines"],
)
def test_every_value_is_in_its_table(folder: str, kind: type, table: dict[str, object]) -> None:
    values = _values(folder, kind)
    assert values
    for place, value in values.items():
        assert any(value is row for row in table.values()), f"{place} is missing from the table of {folder}"
    for name, row in table.items():
        assert getattr(row, "name", name) == name


def test_every_family_is_a_folder_of_its_table() -> None:
    folders = {path.name for path in (PACKAGE / "families").iterdir() if (path / "__init__.py").exists()}
    assert folders == set(FAMILIES)


def test_every_format_is_in_its_table() -> None:
    # A module of formats that offers to read a puzzle is meant for the table.
    text = (PACKAGE / "formats" / "__init__.py").read_text(encoding="utf-8")
    for path in sorted((PACKAGE / "formats").glob("*.py")):
        readers = {
            node.name
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef) and node.returns and "Puzzle" in ast.unparse(node.returns)
        }
        if path.name != "__init__.py" and readers & {"read", f"read_{path.stem}"}:
            assert f".{path.stem} import" in text, f"formats/{path.name} is missing from FORMATS"
    assert all(row.name == name for name, row in FORMATS.items())


def test_every_renderer_is_in_its_table() -> None:
    for path in sorted((PACKAGE / "rendering").glob("*.py")):
        # A renderer is a function of a scene, named as its module.
        renderers = {
            node.name
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
            and node.args.args
            and ast.unparse(node.args.args[0].annotation or ast.Constant(None)) == "Scene"
        }
        if f"draw_{path.stem}" in renderers:
            assert path.stem in RENDERERS, f"draw_{path.stem} is missing from RENDERERS"


def test_every_command_has_its_module() -> None:
    for name, (module, what) in COMMANDS.items():
        assert (PACKAGE / "cli" / f"{module}.py").exists(), f"command {name} has no module cli/{module}.py"
        assert what


@pytest.mark.parametrize("path", SOURCES, ids=_name)
def test_files_are_short(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES, f"{_name(path)} has {lines} lines; divide it"


def _has_docstring(node: ast.FunctionDef | ast.ClassDef) -> bool:
    return ast.get_docstring(node) is not None


def _is_plain(node: ast.FunctionDef) -> bool:
    """A function that says all it does in a line or two, under a name that says it too."""
    return len(node.body) <= 2 and all(isinstance(part, ast.Return | ast.Expr | ast.Assign) for part in node.body)


@pytest.mark.parametrize("path", SOURCES, ids=_name)
def test_public_names_have_docstrings(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    # An empty __init__.py marks a folder of the package and nothing else.
    assert not tree.body or ast.get_docstring(tree), f"{_name(path)} does not say what it is"
    missing = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not node.name.startswith("_")
        and not _has_docstring(node)
        and not (isinstance(node, ast.FunctionDef) and _is_plain(node))
    ]
    assert not missing, f"{_name(path)}: no docstring on {', '.join(missing)}"


@pytest.mark.parametrize("path", SOURCES, ids=_name)
def test_lattices_are_asked_not_named(path: Path) -> None:
    if _part(path) == "lattices":
        return
    compared = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value in LATTICES
    ]
    assert not compared, f"{_name(path)}:{compared[0]} asks for the name of a lattice; ask the lattice itself"


@pytest.mark.parametrize("path", SOURCES, ids=_name)
def test_the_package_reads_nothing_outside_itself(path: Path) -> None:
    texts = [
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    outside = [
        text for text in texts if text.startswith(("../", "/work", "/home", "/tmp", "/usr")) or "shared/" in text
    ]
    assert not outside, f"{_name(path)} names {outside[0]!r}, a place outside the package"


@pytest.mark.parametrize("folder", ["kernels", "models", "lattices", "boards"])
def test_lower_rooms_need_no_library(folder: str) -> None:
    # Kernels are plain Python; only the two modules that compile them know Numba.
    allowed = {"_jit.py": {"numba", "platformdirs"}, "_numba.py": {"numba"}}
    for path in sorted((PACKAGE / folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            for name in names:
                library = name.split(".")[0]
                if library in {"numpy", "numba", "pydantic", "click", "rich", "ortools", "platformdirs"}:
                    assert library in allowed.get(path.name, set()), f"{_name(path)} imports {library}"


# Private without an underscore: they move from one version to the next.
PRIVATE = ("uvicorn.protocols", "numba.core")
# The one exception: the kernels' own way to compile, without which Numba's is taken.
PIPELINE = ("kernels/_jit.py", "kernels/_numba.py", "kernels/_pipeline.py")


def test_other_packages_are_used_by_their_public_modules() -> None:
    private = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module != "__future__":
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            for name in names:
                is_private = any(part.startswith("_") for part in name.split(".")) or name.startswith(PRIVATE)
                if is_private and not (_name(path) in PIPELINE and name.startswith("numba.core")):
                    private.append(f"{_name(path)} imports {name}")
    assert not private, "\n".join(private)
