"""Kernels as syntax trees: what is changed in their source before they are compiled.

The changes speak plain Python, so they do not depend on the insides of Numba, and line numbers stay as they are.

- Every index becomes unsigned. Otherwise each access first asks whether the index counts from the end; kernels never
  do that, and they index with single integers only.
- A constant that is assigned to a variable becomes a number like any other. To Numba 0 and 2 are of two types; it
  would have to tell the assignments of a variable apart (by static single assignment, which takes as long as all the
  rest) to let the variable be both.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from inspect import getsource
from types import CodeType, FunctionType
from typing import Any

UNSIGNED, PLAIN = "_unsigned_", "_plain_"
"""The names under which a compiled kernel finds the two functions of `_instructions`."""


def code_to_compile(function: FunctionType) -> CodeType:
    """The code of a kernel with unsigned indices and plain numbers."""
    tree = deepcopy(trees_of(function.__module__)[function.__name__])
    return code_of(_Numbers(function.__globals__).visit(tree), function.__code__.co_filename)


@cache
def trees_of(module: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module by their names; `_templates` adds those that it makes."""
    return parsed(module)


def parsed(module: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module as its source says: new trees at each call, which is faster than copying them."""
    body = ast.parse(getsource(sys.modules[module])).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def code_of(tree: ast.FunctionDef, file: str) -> CodeType:
    """The code of a function as a syntax tree says it."""
    module = ast.fix_missing_locations(ast.Module([_bare(tree)], []))
    return next(part for part in compile(module, file, "exec").co_consts if isinstance(part, CodeType))


def _bare(function: ast.FunctionDef) -> ast.FunctionDef:
    """A function without decorators and annotations, whose names would have to exist."""
    function.decorator_list, function.returns = [], None
    for argument in function.args.args:
        argument.annotation = None
    return function


class _Numbers(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, Any]) -> None:
        self._names = names

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        node.slice = _call(UNSIGNED, node.slice)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Tuple):
            node.value.elts = [self._plain(value) for value in node.value.elts]
        else:
            node.value = self._plain(node.value)
        return node

    def _plain(self, value: ast.expr) -> ast.expr:
        return _call(PLAIN, value) if self._is_constant(value) else value

    def _is_constant(self, value: ast.expr) -> bool:
        """Whether an expression is an integer known beforehand: digits, or a name of the module."""
        match value:
            case ast.Constant(number):
                return type(number) is int
            case ast.Name(name):
                return type(self._names.get(name)) is int
            case ast.UnaryOp(ast.USub(), number):
                return self._is_constant(number)
        return False


def _call(name: str, argument: ast.expr) -> ast.expr:
    return ast.copy_location(ast.Call(ast.Name(name, ast.Load()), [argument], []), argument)
