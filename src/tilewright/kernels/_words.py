"""One source for masks of one machine word, of two, and so on.

A template is a plain function for masks of one word, in which

- a *wide* variable holds a mask; unrolled, it becomes one variable for each word;
- `W` is the number of the word that a statement is about, and `N` the number of words;
- `ANY(mask)` and `NONE(mask)` ask whether a mask has a bit, in any of its words;
- `for _ in WORDS` repeats several statements for each word; a single statement that names a wide variable or `W`
  is repeated without it.

Unrolling changes the syntax tree, so nothing is left of it when a kernel runs, compiled or interpreted. A function or
a tuple for each operation would slow down both. Line numbers are those of the template.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from copy import deepcopy
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from ._jit import kernel
from ._source import code_of, trees_of

P = ParamSpec("P")
R = TypeVar("R")

W, N = 0, 1
WORDS = range(N)


def ANY(mask: int) -> bool:
    """Whether a mask has a bit."""
    return mask != 0


def NONE(mask: int) -> bool:
    """Whether a mask has no bit."""
    return mask == 0


def for_words(template: Callable[P, R], n_words: int, wide: frozenset[str]) -> Callable[P, R]:
    """Make the kernel for masks of `n_words` words from a template, whose variables in `wide` hold masks."""
    assert isinstance(template, FunctionType)
    trees = trees_of(template.__module__)
    tree: ast.FunctionDef = _Unroll(n_words, wide).visit(deepcopy(trees[template.__name__]))
    tree.name = f"{template.__name__}_{n_words}"
    trees[tree.name] = tree
    code = code_of(tree, template.__code__.co_filename)
    return kernel(cast("Callable[P, R]", FunctionType(code, template.__globals__)))


def text(function: Callable[..., object]) -> str:
    """The source of a generated kernel."""
    return ast.unparse(trees_of(function.__module__)[function.__name__])


class _Unroll(ast.NodeTransformer):
    def __init__(self, n_words: int, wide: frozenset[str]) -> None:
        self._n_words, self._wide = n_words, wide

    def _word(self, node: ast.AST, w: int) -> Any:
        """A copy for word `w`."""
        return _Word(w, self._n_words, self._wide).visit(deepcopy(node))

    def _words(self, node: ast.AST) -> list[Any]:
        """A copy for each word."""
        return [self._word(node, w) for w in range(self._n_words)]

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        match node.func:
            case ast.Name("ANY" | "NONE" as name):
                whole, *others = self._words(node.args[0])
                for word in others:
                    whole = ast.BinOp(whole, ast.BitOr(), word)
                return ast.Compare(whole, [ast.NotEq() if name == "ANY" else ast.Eq()], [ast.Constant(0)])
        return node

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.AST]:
        if isinstance(node.iter, ast.Name) and node.iter.id == "WORDS":
            return [self._word(statement, w) for w in range(self._n_words) for statement in node.body]
        return self.generic_visit(node)

    def _statement(self, node: ast.stmt) -> ast.AST | list[ast.AST]:
        self.generic_visit(node)
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        return self._words(node) if names & {"W", *self._wide} else node

    visit_Assign = visit_AugAssign = _statement


class _Word(ast.NodeTransformer):
    """What stands for one word."""

    def __init__(self, w: int, n_words: int, wide: frozenset[str]) -> None:
        self._numbers, self._w, self._wide = {"W": w, "N": n_words}, w, wide

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._numbers:
            return ast.copy_location(ast.Constant(self._numbers[node.id]), node)
        if node.id in self._wide:
            node.id += str(self._w)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Interpreted, nothing else would leave out 0 * a and 1 * a, and 0 + a."""
        self.generic_visit(node)
        match node:
            case ast.BinOp(ast.Constant(0), ast.Mult()):
                return node.left
            case ast.BinOp(ast.Constant(0), ast.Add(), other) | ast.BinOp(other, ast.Add(), ast.Constant(0)):
                return other
            case ast.BinOp(ast.Constant(1), ast.Mult(), other):
                return other
        return node
