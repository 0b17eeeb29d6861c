"""The plan of the house holds: imports point down, tables are complete, files stay small."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
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
from tilewright.making import MAKERS
from tilewright.rendering import RENDERERS

PACKAGE = Path(tilewright.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 420

# For each part of the package the other parts that it may import.
MAY_IMPORT = {
    "errors": {"values"},
    "values": set(),
    "sentences": set(),
    "later": set(),
    "answers": set(),
    "deadline": {"sentences", "errors", "values"},
    "writing": {"errors"},
    "lattices": {"later", "deadline", "errors", "values"},
    "boards": {"deadline", "errors", "lattices", "sentences", "values"},
    "models": {"deadline", "errors", "sentences", "values"},
    "kernels": set(),
    "engines": {"later", "deadline", "errors", "models", "kernels", "values"},
    "families": {"later", "deadline", "errors", "lattices", "boards", "models", "sentences", "values", "answers"},
    "formats": {
        "sentences",
        "later",
        "deadline",
        "errors",
        "lattices",
        "boards",
        "families",
        "rendering",
        "models",
        "values",
        "writing",
    },
    "rendering": {"errors", "lattices", "boards", "families", "values"},
    "making": {"later", "errors", "lattices", "boards", "families", "rendering", "values", "writing"},
    "catalog": {"errors", "families", "formats", "sentences", "values"},
    "solving": {"sentences", "deadline", "errors", "families", "models", "engines", "values", "answers"},
    "interchange": {"engines", "errors", "families", "formats", "lattices", "models", "solving", "values"},
    "strips": {"deadline", "errors", "lattices", "boards", "families", "models", "solving", "values"},
    "design": {
        *("deadline", "errors", "lattices", "families", "models", "engines", "solving", "sentences", "values"),
        "answers",
    },
    "tessellating": {
        *("deadline", "errors", "lattices", "boards", "families", "solving", "sentences", "values"),
        "answers",
    },
    "inventing": {
        "sentences",
        *("errors", "lattices", "boards", "models", "engines", "families", "formats", "solving", "design", "values"),
        "answers",
    },
    # People read the pictures in a certificate, so verifying draws them again; no proof depends on them.
    "verifying": {"errors", "families", "formats", "kernels", "rendering", "values"},
    "proving": {
        *(
            "deadline",
            "engines",
            "errors",
            "families",
            "formats",
            "kernels",
            "models",
            "solving",
            "verifying",
            "values",
            "writing",
        ),
    },
    "contributing": {
        *("deadline", "errors", "families", "formats", "rendering", "catalog", "solving", "values"),
    },
    "jobs": {"errors", "families", "formats", "solving", "engines", "models", "values", "writing", "answers"},
    "distributed": {"errors", "families", "formats", "solving", "engines", "models", "jobs", "values"},
    "atlas": {
        *("answers", "catalog", "deadline", "design", "engines", "errors", "families", "formats", "jobs", "kernels"),
        *("making", "proving", "rendering", "solving", "values", "verifying", "writing"),
    },
    "desk": {
        *("errors", "lattices", "boards", "models", "families", "formats", "rendering", "catalog", "solving", "design"),
        *("deadline", "making", "inventing", "sentences", "values", "tessellating"),
    },
    "editor": {
        *("deadline", "errors", "lattices", "families", "formats", "rendering", "solving", "design", "inventing"),
        "values",
    },
    "web": {
        *("errors", "lattices", "families", "catalog", "rendering", "engines", "kernels", "solving", "desk", "values"),
        *("deadline", "writing"),
    },
}
# A cell, a puzzle or a solution can show itself in a notebook; the picture is drawn only when it is asked for.
LAZY_EXCEPTIONS = {("families", "rendering")}
# Imports that would close a circle of files. The types of all families stand beside their table, so every file of a
# family imports the table's file, which imports the families. A puzzle is validated when it is made, by a file of
# rules; a compiled puzzle looks for its symmetries, which are about its placements. An invented puzzle tells the
# version by which it was made, and the package's file of that lists for type checkers what is public.
CLOSES_A_CIRCLE = {
    ("families/", "families/__init__.py"),
    ("families/", "rendering/__init__.py"),
    ("families/tiling/validate.py", "families/tiling/puzzle.py"),
    ("families/tiling/compiling/symmetry.py", "families/tiling/compiling/compile.py"),
    ("inventing/made.py", "__init__.py"),
}
PAGE = PACKAGE / "web" / "page"
# Ours; `vendor` has what others wrote.
PAGE_SOURCES = [path for path in sorted(PAGE.rglob("*.js")) if "vendor" not in path.parts]


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def _part(path: Path) -> str:
    """The part of the package that a source belongs to: its folder, or the module itself."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def _tree(path: Path) -> ast.Module:
    """Parse a source once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(_tree(path)))


@cache
def _imports(path: Path) -> tuple[tuple[str, bool], ...]:
    """Give the parts that a source imports, each with whether that happens inside a function."""
    return tuple(_find_imports(path))


def _find_imports(path: Path) -> Iterator[tuple[str, bool]]:
    inside = {
        line
        for function in _nodes(path)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for line in range(function.lineno, (function.end_lineno or function.lineno) + 1)
    }
    package = ("tilewright", *path.relative_to(PACKAGE).parent.parts)
    for node in _nodes(path):
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
                yield name.split(".")[1], node.lineno in inside


def test_imports_point_down() -> None:
    unknown = {_part(path) for path in SOURCES} - set(MAY_IMPORT)
    assert unknown == {"cli", "__init__", "__main__"}, "say in MAY_IMPORT what a new part may import"
    upward = [
        f"{_name(path)} imports {other}; {own} may import {', '.join(sorted(MAY_IMPORT[own])) or 'nothing'}"
        for path in SOURCES
        if (own := _part(path)) in MAY_IMPORT
        for other, is_lazy in _imports(path)
        if other != own and other not in MAY_IMPORT[own] and not (is_lazy and (own, other) in LAZY_EXCEPTIONS)
    ]
    assert not upward, "\n".join(upward)


# The parts of a family that also its second reading of the rules may use: what a puzzle is.
READ_TWICE = {"puzzle.py", "labels.py"}
# The parts that all families share which it may use, too: what its answers are, and words.
ANSWERS = {"base.py", "clauses.py", "wording.py"}
SHARED = {"lattices", "boards", "sentences", "values", "later"}


def test_what_verifies_shares_no_code_with_what_it_verifies() -> None:
    checking = [*PACKAGE.glob("families/*/reading.py"), *PACKAGE.glob("families/*/checking/*.py")]
    assert len(checking) > len(list(PACKAGE.glob("families/tiling/rules/*.py")))
    for path in checking:
        family = PACKAGE / "families" / path.relative_to(PACKAGE / "families").parts[0]
        for file in _files_imported(path):
            if file.parent == family:
                assert file.name in READ_TWICE
            elif file.parent == family.parent:
                assert file.name in ANSWERS
            elif file.parent != family / "checking":
                assert _name(file).split("/")[0].removesuffix(".py") in SHARED


def test_only_rules_and_their_checks_read_a_rule() -> None:
    """Everything else asks all rules what it wants to know."""
    for path in SOURCES:
        name = _name(path)
        if not name.startswith(("families/tiling/rules/", "families/tiling/checking/")):
            for file in _files_imported(path):
                home = _name(file)
                is_rule = home.startswith("families/tiling/rules/") and not home.endswith(("__init__.py", "base.py"))
                assert not is_rule or name == "families/tiling/__init__.py", f"{name} imports {home}"
    for path in PACKAGE.glob("verifying/*.py"):
        asked = {_name(file) for file in _files_imported(path) if _part(file) == "families"}
        assert asked <= {"families/__init__.py", "families/clauses.py"}


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
            for node in _tree(path).body
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
            for node in _tree(path).body
            if isinstance(node, ast.FunctionDef)
            and node.args.args
            and ast.unparse(node.args.args[0].annotation or ast.Constant(None)) == "Scene"
        }
        if f"draw_{path.stem}" in renderers:
            assert path.stem in RENDERERS, f"draw_{path.stem} is missing from RENDERERS"


def test_every_maker_is_in_its_table() -> None:
    made = {
        node.name
        for path in SOURCES
        if _part(path) == "making"
        for node in _tree(path).body
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "Made"
        if not node.name.startswith("_") and node.args.args and node.args.args[0].arg == "request"
    }
    assert made <= {f"make_{name}" for name in MAKERS}
    assert all(row.name == name for name, row in MAKERS.items())


def test_every_command_has_its_module() -> None:
    for name, (module, what) in COMMANDS.items():
        assert (PACKAGE / "cli" / "commands" / f"{module}.py").exists(), f"{name} has no cli/commands/{module}.py"
        assert what


def test_files_are_short() -> None:
    sources = [*SOURCES, *PAGE_SOURCES]
    lines = {_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    long = [f"{name} has {n} lines; divide it" for name, n in lines.items() if n > MOST_LINES]
    assert not long, "\n".join(long)


# Classes of the page that are longer than a function may be, each with the reason.
LONG_IN_THE_PAGE = {
    "table/table.js: Table": "the one state that all parts of a puzzle's view share, with its steps in order",
    "board/board.js: Board": "pointer, keys and focus mean the same cells",
    "table/hand.js: Hand": "what is held, and each way in which it is laid, turned or let go",
    "make/made.js: Made": "the one state of the drawing board, through undo, reload and other tabs",
    "make/draft.js: Draft": "what a view may ask of that state and do to it",
}
MOST_LINES_IN_THE_PAGE = 80
assert len(LONG_IN_THE_PAGE) <= 5
# The files are formatted alike: what begins on a line ends on the next line with a brace that is indented as much.
BEGINS = re.compile(
    r"^( *)(?:export )?"
    r"(?:(?:async )?function (\w+)\(.*|class (\w+) .*|(?:const|let) (\w+) = .*=> "
    r"|(?:static |async |get )*(#?\w+)\(.*\) )\{$"
)
STATEMENTS = {"if", "for", "while", "switch"}


def _lengths_in_the_page(path: Path) -> Iterator[tuple[str, int]]:
    """Give the functions and classes of a module of the page by their names, each with its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if (found := BEGINS.match(line)) and found[5] not in STATEMENTS:
            ends = (k for k in range(number + 1, len(lines)) if lines[k].startswith(found[1] + "}"))
            yield f"{path.relative_to(PAGE).as_posix()}: {found[found.lastindex or 0]}", next(ends) - number + 1


def test_functions_of_the_page_are_short() -> None:
    lengths = [found for path in PAGE_SOURCES for found in _lengths_in_the_page(path)]
    assert ("parts/dom.js: h", 3) in lengths
    long = {name: n for name, n in lengths if n > MOST_LINES_IN_THE_PAGE}
    told = [
        f"{name} has {n} lines; part state, view and wiring" for name, n in long.items() if name not in LONG_IN_THE_PAGE
    ]
    assert not told, "\n".join(told)
    assert LONG_IN_THE_PAGE.keys() <= long.keys(), "take out of LONG_IN_THE_PAGE what is short by now"


def _has_docstring(node: ast.FunctionDef | ast.ClassDef) -> bool:
    return ast.get_docstring(node) is not None


def _is_plain(node: ast.FunctionDef) -> bool:
    """A function that says all it does in a line or two, under a name that says it too."""
    return len(node.body) <= 2 and all(isinstance(part, ast.Return | ast.Expr | ast.Assign) for part in node.body)


def test_public_names_have_docstrings() -> None:
    # An empty __init__.py marks a folder of the package and nothing else.
    silent = [_name(path) for path in SOURCES if _tree(path).body and not ast.get_docstring(_tree(path))]
    silent += [
        f"{_name(path)}: {node.name}"
        for path in SOURCES
        for node in _tree(path).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not node.name.startswith("_")
        and not _has_docstring(node)
        and not (isinstance(node, ast.FunctionDef) and _is_plain(node))
    ]
    assert not silent, "no docstring: " + ", ".join(silent)


def test_lattices_are_asked_not_named() -> None:
    compared = [
        f"{_name(path)}:{node.lineno}"
        for path in SOURCES
        if _part(path) != "lattices"
        for node in _nodes(path)
        if isinstance(node, ast.Compare)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant) and side.value in LATTICES
    ]
    assert not compared, f"asks for the name of a lattice, not the lattice itself: {', '.join(compared)}"


def test_the_page_names_no_lattice() -> None:
    names = "|".join(LATTICES)
    # As a text, as a key of a table, or as a property.
    named = re.compile(rf"""["'`](?:{names})["'`]|\b(?:{names})\s*:|\.(?:{names})\b""")
    found = [
        f"{path.relative_to(PAGE)}:{number}"
        for path in PAGE_SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert not found, f"{', '.join(found)} name a lattice; Python says what the page needs to know of it"


# Classes that stand for one kind of several: what belongs to a family, a compiled puzzle, a job and its plan.
ONE_KIND = re.compile("|".join([*map(str.capitalize, FAMILIES), "^Placed(Value)?$", "^Compiled.", "(Spec|Plan|Job)$"]))
NAMES_OF_KINDS = {*FAMILIES, "sweep"}


def _asks_for_a_kind(path: Path) -> Iterator[int]:
    """Give the lines of a source that ask of which family or kind something is."""
    for node in _nodes(path):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            asked = node.args[1:] if node.func.id in ("isinstance", "issubclass") else []
        elif isinstance(node, ast.MatchClass):
            asked = [node.cls]
        names = {part.id for one in asked for part in ast.walk(one) if isinstance(part, ast.Name)}
        names |= {part.attr for one in asked for part in ast.walk(one) if isinstance(part, ast.Attribute)}
        if any(map(ONE_KIND.search, names)):
            yield node.lineno
        if isinstance(node, ast.Compare):
            texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
            yield from [node.lineno] * any(text in NAMES_OF_KINDS for text in texts if isinstance(text, str))


def test_families_and_kinds_are_asked_not_named() -> None:
    named = [
        f"{_name(path)}:{line}"
        for path in SOURCES
        if path.relative_to(PACKAGE).parts[:2] not in {("families", name) for name in FAMILIES}
        for line in _asks_for_a_kind(path)
    ]
    assert not named, f"asks of which family or kind something is, not the thing itself: {', '.join(named)}"


def test_the_page_asks_no_family() -> None:
    for path in PAGE_SOURCES:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            named = [name for name in FAMILIES if f'"{name}"' in line or f"'{name}'" in line or f"`{name}`" in line]
            assert not named, f"{_name(path)}:{number} names the family {named[0]}; the view has words for it"


def test_the_package_reads_nothing_outside_itself() -> None:
    outside = [
        f"{_name(path)}:{node.lineno} names {node.value!r}"
        for path in SOURCES
        for node in _nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.startswith(("../", "/work", "/home", "/tmp", "/usr")) or "shared/" in node.value
    ]
    assert not outside, "\n".join(outside)


@pytest.mark.parametrize("folder", ["kernels", "models", "lattices", "boards"])
def test_lower_rooms_need_no_library(folder: str) -> None:
    for path in sorted((PACKAGE / folder).glob("*.py")):
        for node in _nodes(path):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            for name in names:
                heavy = {"numpy", "pydantic", "click", "rich", "ortools"}
                assert name.split(".")[0] not in heavy, f"{_name(path)} imports {name}"


def _files_imported(path: Path) -> Iterator[Path]:
    """The files that a source names in its imports, wherever in it: at its top, in a function, for types alone."""
    here = ("tilewright", *path.relative_to(PACKAGE).parent.parts)
    for node in _nodes(path):
        if isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            module = (*base, *(node.module.split(".") if node.module else ()))
            for parts in [(*module, alias.name) for alias in node.names]:
                file = _file_of(parts) or _file_of(module)
                if file is not None:
                    yield file


def _file_of(parts: tuple[str, ...]) -> Path | None:
    place = PACKAGE.parent.joinpath(*parts)
    files = [place.with_suffix(".py"), place / "__init__.py"] if parts[0] == "tilewright" else []
    return next((file for file in files if file.is_file()), None)


def _require_no_circle(imports: Mapping[str, set[str]]) -> None:
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(f"these files import each other in a circle: {' <- '.join(error.args[1])}")


def test_no_files_import_each_other_in_a_circle() -> None:
    imports = {_name(path): {_name(file) for file in _files_imported(path) if file != path} for path in SOURCES}
    assert len(imports["formats/__init__.py"]) > 3
    assert ("families/labeling/puzzle.py", "rendering/__init__.py") in {(a, b) for a in imports for b in imports[a]}
    for importer, imported in CLOSES_A_CIRCLE:
        importers = [
            name for name in imports if name == importer or (importer[-1] == "/" and name.startswith(importer))
        ]
        assert any(imported in imports[name] for name in importers), f"{importer} does not import {imported} any more"
        for name in importers:
            imports[name].discard(imported)
    _require_no_circle(imports)


def test_no_modules_of_the_page_import_each_other_in_a_circle() -> None:
    statement = re.compile(
        r"""^(?:import|export|\}) [^;"']*from ["'](\.[^"']+)["']|\bimport\(["'](\.[^"']+)["']\)""", re.M
    )
    imports = {
        path: {
            (path.parent / (found[1] or found[2])).resolve() for found in statement.finditer(path.read_text("utf-8"))
        }
        for path in (file.resolve() for file in sorted(PAGE.rglob("*.js")))
    }
    assert len(imports[(PAGE / "main.js").resolve()]) > 5
    assert all(file.exists() for files in imports.values() for file in files)
    _require_no_circle(
        {
            path.relative_to(PAGE.resolve()).as_posix(): {file.relative_to(PAGE.resolve()).as_posix() for file in files}
            for path, files in imports.items()
        }
    )


# Private without an underscore: they move from one version to the next.
PRIVATE = ("uvicorn.protocols",)


# Files that write to a terminal: the commands' functions, the server's log, and a translation shown to developers.
WRITE_TO_TERMINALS = {"cli/printing/terminal.py", "web/process.py", "kernels/__main__.py"}


def test_text_goes_to_a_terminal_in_one_place() -> None:
    # There it is made visible: text from outside must not steer a terminal.
    writes = {"click.echo", "click.secho", "click.echo_via_pager", "sys.stdout.write", "sys.stderr.write", "print"}
    found = [
        f"{_name(path)}:{node.lineno}"
        for path in SOURCES
        for node in _nodes(path)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in writes and _name(path) not in WRITE_TO_TERMINALS
    ]
    assert not found, f"{', '.join(found)}: write with echo, note, echo_file or print_json of cli/printing/terminal.py"


def test_other_packages_are_used_by_their_public_modules() -> None:
    private = []
    for path in SOURCES:
        for node in _nodes(path):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level and node.module != "__future__":
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            for name in names:
                is_private = any(part.startswith("_") for part in name.split(".")) or name.startswith(PRIVATE)
                if is_private:
                    private.append(f"{_name(path)} imports {name}")
    assert not private, "\n".join(private)


# Names that stand for different things in different parts, each with the reason.
SEVERAL_HOMES = {
    "Cell": "a lattice knows places, an engine only their numbers",
    "Floats": "arrays as one kernel takes them; a kernel says so itself",
    "Ints": "arrays as one kernel takes them; a kernel says so itself",
    "Label": "a family has words on the sides, an engine only their numbers",
    "Side": "a lattice numbers the sides of one cell, an engine pairs of a cell and a side",
}
assert len(SEVERAL_HOMES) <= 10


def _classes_and_types(path: Path) -> Iterator[str]:
    """The names of the classes of a source and of the types that it names, without leading underscores."""
    for node in _nodes(path):
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_")
    for node in _tree(path).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id.lstrip("_")
            # Constants are in capitals, type variables are one letter.
            if name[:1].isupper() and not name.isupper():
                yield name


def test_a_name_of_a_class_or_type_has_one_home() -> None:
    homes: dict[str, list[str]] = {}
    for path in SOURCES:
        for name in _classes_and_types(path):
            homes.setdefault(name, []).append(_name(path))
    several = {name: places for name, places in homes.items() if len(places) > 1}
    told = [f"{name}: {', '.join(places)}" for name, places in several.items()]
    assert set(several) <= set(SEVERAL_HOMES), "\n".join(told)
    assert set(SEVERAL_HOMES) <= set(several), "take out of SEVERAL_HOMES what has one home by now"


# Names that are the same in every folder, each for the same thing.
IN_EVERY_FOLDER = {"__init__.py", "__main__.py", "base.py"}


def _home(path: Path) -> str:
    """The folder of a source. All families are one home, as they share a contract; so are an engine and its kernel."""
    folder = path.parent.relative_to(PACKAGE).as_posix()
    if folder.startswith("families/"):
        return "families/NAME"
    return "engines, kernels" if folder in {"engines", "kernels"} else folder


def test_a_name_of_a_file_has_two_homes_at_most() -> None:
    homes: dict[str, set[str]] = {}
    for path in SOURCES:
        if path.name not in IN_EVERY_FOLDER:
            homes.setdefault(path.name, set()).add(_home(path))
    told = [f"{name}: {', '.join(sorted(places))}" for name, places in homes.items() if len(places) > 2]
    assert not told, "\n".join(told)


DOCS = PACKAGE.parents[1] / "docs"


def test_the_picture_of_the_house_is_true() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    # Names stand on the left, what is said about them begins after 37 characters.
    lines = [line[:36] for line in text.splitlines() if line.startswith("    ")]
    floor = {
        name: number
        for number, line in enumerate(lines)
        for name in re.findall("[a-z]+", line)
        if name in MAY_IMPORT or name == "cli"
    }
    assert floor.keys() == {*MAY_IMPORT, "cli"}
    upward = [
        f"{own} on {other}" for own, others in MAY_IMPORT.items() for other in others if floor[own] >= floor[other]
    ]
    assert not upward, f"the picture in docs/architecture.md does not show that {', '.join(upward)} rests"
    files = re.findall(r"`([a-z_/]+\.py)`", text)
    assert files
    assert not [name for name in files if not (PACKAGE / name).is_file() and not (PACKAGE.parents[1] / name).is_file()]


@pytest.mark.parametrize(
    "folder", ["atlas", "design", "interchange", "tessellating", "solving", "jobs", "distributed", "desk", "web"]
)
def test_public_classes_are_in_the_glossary(folder: str) -> None:
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    words = set(re.findall(r"`(\w+)`", text))
    missing = [
        f"{_name(path)}: {node.name}"
        for path in SOURCES
        if _part(path) == folder
        for node in _tree(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and node.name not in words
    ]
    assert not missing, f"docs/glossary.md does not have {', '.join(missing)}"
