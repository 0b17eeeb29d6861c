"""One source for kernels that differ in a few places: templates, from which each kernel is made as a syntax tree.

A template is a plain function; its module gives a value to every name that a kernel may get another one for.

- A *constant* gets the value that the kernel asks for. `if CONSTANT:` keeps one branch.
- A *wide* variable holds a mask of `N` machine words; it becomes one variable for each word. In a statement that names
  one, `W` is the number of the word, and the statement is repeated for each.
- `ANY(mask)` and `NONE(mask)` ask whether a mask has a bit, in any of its words.
- `for _ in WORDS` repeats several statements together for each word.

Nothing of this is left when a kernel runs, compiled or interpreted; a function or a tuple for each operation would slow
down both. Line numbers are those of the template.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from copy import deepcopy
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from ._marks import kernel
from ._source import code_of, parsed, trees_of

P = ParamSpec("P")
R = TypeVar("R")


def kernel_of(
    template: Callable[P, R], name: str, wide: frozenset[str] = frozenset(), **constants: int
) -> Callable[P, R]:
    """Make the kernel of this name from a template, with these constants; variables in `wide` hold masks."""
    assert isinstance(template, FunctionType)
    tree = _Constants(constants).visit(parsed(template.__module__)[template.__name__])
    if wide:
        tree = _Unroll(constants["N"], wide).visit(tree)
    tree.name = name
    trees_of(template.__module__)[name] = tree
    code = code_of(tree, template.__code__.co_filename)
    return kernel(cast("Callable[P, R]", FunctionType(code, template.__globals__)))


def text(function: Callable[..., object]) -> str:
    """The source of a kernel that was made from a template."""
    return ast.unparse(trees_of(function.__module__)[function.__name__])


class _Constants(ast.NodeTransformer):
    """Puts values in the place of names, and leaves out what they make superfluous."""

    def __init__(self, values: Mapping[str, int]) -> None:
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._values:
            return ast.copy_location(ast.Constant(self._values[node.id]), node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
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


class _InWord(_Constants):
    """Puts the variables of one word in the place of wide ones."""

    def __init__(self, w: int, wide: frozenset[str]) -> None:
        super().__init__({"W": w})
        self._w, self._wide = w, wide

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._wide:
            node.id += str(self._w)
        return super().visit_Name(node)


class _Unroll(ast.NodeTransformer):
    """Repeats statements for each word."""

    def __init__(self, n_words: int, wide: frozenset[str]) -> None:
        self._n_words, self._wide = n_words, wide

    def _words(self, *nodes: ast.AST) -> list[Any]:
        """Copies of the nodes for each word; the nodes themselves serve for the last."""
        last = self._n_words - 1
        return [
            _InWord(w, self._wide).visit(node if w == last else deepcopy(node))
            for w in range(last + 1)
            for node in nodes
        ]

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
            return self._words(*node.body)
        return self.generic_visit(node)

    def _statement(self, node: ast.stmt) -> ast.AST | list[ast.AST]:
        self.generic_visit(node)
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        return self._words(node) if names & {"W", *self._wide} else node

    visit_Assign = visit_AugAssign = _statement
