"""The sources of kernels as syntax trees, and their comments."""

from __future__ import annotations

import ast
import sys
from functools import cache
from inspect import getsource
from threading import Lock
from types import CodeType

# Before 3.11.10 and 3.12.5 Python counts the depth of the syntax trees that all threads make and read together, and
# fails where two threads are at it (python/cpython#106905).
_TREES = Lock()


@cache
def trees_of(module: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module by their names; `_templates` adds those that it makes."""
    return parsed(module)


def parsed(module: str) -> dict[str, ast.FunctionDef]:
    """The functions of a module as its source says: new trees at each call, which is faster than copying them."""
    with _TREES:
        body = ast.parse(getsource(sys.modules[module])).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def code_of(tree: ast.FunctionDef, file: str) -> CodeType:
    """The code of a function as a syntax tree says it."""
    module = ast.fix_missing_locations(ast.Module([_bare(tree)], []))
    with _TREES:
        made = compile(module, file, "exec")
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
