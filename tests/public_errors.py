"""The errors that a function may raise, as far as its source and that of what it calls by name tell."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from tilewright.errors import TilewrightError

Found = dict[str, str]
"""For each error the function that raises it."""


def errors_of(function: Any) -> Found:
    """The TilewrightErrors raised in a function, or in functions and classes of the package that it calls by name.

    Calls of methods are not followed, so that this is what a docstring must name at least.
    """
    return _Reader().errors_of(function)


class _Reader:
    """Reads each function once."""

    def __init__(self) -> None:
        self._seen: set[Any] = set()

    def errors_of(self, function: Any) -> Found:
        function = inspect.unwrap(function)
        if function in self._seen:
            return {}
        self._seen.add(function)
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        names = dict(function.__globals__)
        names.update(_imported(tree, function.__globals__["__package__"]))
        return self._in_nodes(tree.body, names, function.__qualname__)

    def _in_nodes(self, nodes: list[Any], names: dict[str, Any], where: str) -> Found:
        found: Found = {}
        for node in nodes:
            found |= self._in_node(node, names, where)
        return found

    def _in_node(self, node: ast.AST, names: dict[str, Any], where: str) -> Found:
        if isinstance(node, ast.Try):
            caught = {one.id for row in node.handlers for one in ast.walk(row.type or row) if isinstance(one, ast.Name)}
            tried = self._in_nodes(node.body, names, where)
            rest = [*node.handlers, *node.orelse, *node.finalbody]
            return {name: at for name, at in tried.items() if name not in caught} | self._in_nodes(rest, names, where)
        found = self._in_nodes(list(ast.iter_child_nodes(node)), names, where)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= self._called(node.func.id, names.get(node.func.id), where)
        return found

    def _called(self, name: str, called: Any, where: str) -> Found:
        if inspect.isclass(called):
            if issubclass(called, TilewrightError):
                return {name: where}
            called = vars(called).get("__init__") or vars(called).get("__post_init__")
        is_ours = inspect.isfunction(called) and called.__module__.startswith("tilewright.")
        has_source = is_ours and not called.__code__.co_filename.startswith("<")
        return self.errors_of(called) if has_source else {}


def _imported(tree: ast.AST, package: str) -> Iterator[tuple[str, Any]]:
    """The names that a function imports from the package when it runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            home = import_module("." * node.level + (node.module or ""), package)
            for alias in node.names:
                yield alias.asname or alias.name, getattr(home, alias.name)
