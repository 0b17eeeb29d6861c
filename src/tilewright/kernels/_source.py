"""The sources of kernels as syntax trees, and their comments."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from functools import cache
from inspect import getsource
from types import CodeType
from typing import TypeVar

_Parsed = TypeVar("_Parsed")

# Before 3.11.10 and 3.12.5 Python has one count of how deep in syntax trees all threads, and all code that the garbage
# collector calls, are. Where two of them make a tree at once it raises SystemError (python/cpython#106905).
_TRIES = 10


def _made(make: Callable[[], _Parsed]) -> _Parsed:
    """What a function makes of a syntax tree, or the tree; once more where another one came between."""
    for _ in range(_TRIES - 1):
        try:
            return make()
        except SystemError:
            continue
    return make()


@cache
def trees_of(module: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module by their names; `_templates` adds those that it makes."""
    return parsed(module)


def parsed(module: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module as its source says: new trees at each call, which is faster than copying them."""
    source = getsource(sys.modules[module])
    body = _made(lambda: ast.parse(source)).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def code_of(tree: ast.FunctionDef, file: str) -> CodeType:
    """The code of a function as a syntax tree says it."""
    module = ast.fix_missing_locations(ast.Module([_bare(tree)], []))
    made = _made(lambda: compile(module, file, "exec"))
    return next(part for part in made.co_consts if isinstance(part, CodeType))


def _bare(function: ast.FunctionDef) -> ast.FunctionDef:
    """A function without decorators and annotations, whose names would have to exist."""
    function.decorator_list, function.returns = [], None
    for argument in function.args.args:
        argument.annotation = None
    return function


@cache
def comments_of(module: str) -> dict[int, str]:
    """The comments of a module by their lines."""
    import io
    import tokenize

    tokens = tokenize.generate_tokens(io.StringIO(getsource(sys.modules[module])).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
