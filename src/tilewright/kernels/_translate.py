"""Translates functions of the language of kernels to C, statement by statement.

The language is a part of Python that C says in the same words (docs/kernels.md); what lies outside is refused, with
file, line and what to write instead. Integers are `int64_t`, but for those in arrays, of which a kernel's entry tells
the types. A helper is translated once for each kind of arrays that it is given.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import replace
from types import FunctionType

from ._expressions import BINARY, C_TYPES, NUMBERS, Array, Expressions, Phrase, Struct, Type, Unit, Unknown, c_name
from ._source import comments_of, trees_of

_JUMPS = {ast.Break: "break;", ast.Continue: "continue;", ast.Pass: ";"}


class Function(Expressions):
    """A function in C, for arguments of certain types."""

    def __init__(self, unit: Unit, source: FunctionType, types: Sequence[Type], name: str) -> None:
        super().__init__(unit, source.__globals__, source.__code__.co_filename, name)
        self._tree = trees_of(source.__module__)[source.__name__]
        given = self._tree.args
        if given.posonlyargs or given.kwonlyargs or given.vararg or given.kwarg or given.defaults:
            raise self.refuse(self._tree, "arguments are plain: no defaults, no stars")
        self.arguments = [argument.arg for argument in given.args]
        for argument, kind in zip(given.args, types, strict=True):
            # Integers may be given where a float is wanted, so a number is what its annotation says.
            self.types[argument.arg] = self._said(argument.annotation, NUMBERS) if kind == "int" else kind
        self.result = self._said(self._tree.returns, (*NUMBERS, "None"))
        self._parts = list(ast.walk(self._tree))
        names = [part for part in self._parts if isinstance(part, ast.Name)]
        self._names = list(dict.fromkeys(part.id for part in names))
        for part in names:
            if "__" in part.id:
                raise self.refuse(part, "names with two underscores are the translator's own")
        self._loaded = {part.id for part in names if isinstance(part.ctx, ast.Load)}
        self.stored = {part.id for part in names if isinstance(part.ctx, ast.Store)}
        self._own = self._own_counters()
        self._comments = comments_of(source.__module__)
        self._told = 0
        self.lines: list[str] = []
        """The function as lines of C."""
        self._translate()

    def _said(self, annotation: ast.expr | None, known: Sequence[str]) -> str:
        """The type that an annotation says; what a template made has lost its annotations."""
        said = ast.unparse(annotation) if annotation is not None else "int"
        if said not in known:
            raise self.refuse(annotation or self._tree, f"this is one of {', '.join(known)}")
        return said

    def _translate(self) -> None:
        known: object = None
        # A pass that learns a type may let the next one learn others.
        while known != (known := dict(self.types)):
            for node in self._parts:
                self._learn(node)
        asked: object = None
        while asked != (asked := set(self.lengths)):
            self._told = self._tree.lineno
            body: list[str] = []
            try:
                self._block(self._tree.body, body, 1)
            except Unknown as unknown:
                raise self.refuse(self._tree, f"nothing tells the type of {unknown}") from None
        head = ", ".join(map(self._declared, self.arguments))
        self.lines = comment(ast.get_docstring(self._tree) or "")
        self.lines += [f"static {C_TYPES.get(self.result, 'void')} {self.name}({head})", "{"]
        self.lines += [f"    (void){c_name(name)};" for name in self.arguments if name not in self._names]
        for name in self._names:
            if name in self.types and name not in self.arguments and name not in self._own:
                self.lines.append(f"    {self._declared(name).replace(', ', '; ')};")
        self.lines += [*body, "}"]

    # Types of variables, and where they are declared

    _has_changed = True

    def _learn(self, node: ast.AST) -> None:
        match node:
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                pairs = list(zip(targets, values, strict=False))
            case ast.Assign(targets, value):
                pairs = [(target, value) for target in targets]
            case ast.AugAssign(target, operator, value) if isinstance(target, ast.Name):
                pairs = [(target, _combined(target, operator, value))]
            case ast.For(ast.Name() as target):
                pairs = [(target, ast.Constant(0))]
            case _:
                return
        for one, its_value in pairs:
            if isinstance(one, ast.Name):
                try:
                    kind = self.expression(its_value).type
                except Unknown:
                    continue
                self.types[one.id] = self.joined(one, self.types.get(one.id), kind)

    def _own_counters(self) -> set[str]:
        """The variables that are nothing but counters of loops that do not lie in one another."""
        loops = [part for part in self._parts if isinstance(part, ast.For) and isinstance(part.target, ast.Name)]
        elsewhere = {id(part): part.id for part in self._parts if isinstance(part, ast.Name)}
        nested = set()
        for loop in loops:
            name = ast.unparse(loop.target)
            del elsewhere[id(loop.target)]
            for part in (inner for statement in loop.body for inner in ast.walk(statement)):
                if isinstance(part, ast.Name) and part.id == name:
                    if isinstance(part.ctx, ast.Store):
                        nested.add(name)
                    else:
                        elsewhere.pop(id(part), None)
        return {ast.unparse(loop.target) for loop in loops} - nested - set(elsewhere.values()) - set(self.arguments)

    def _declared(self, name: str) -> str:
        kind, shown = self.types[name], c_name(name)
        if isinstance(kind, Struct):
            return f"const {self._unit.struct(kind.kind)} *{shown}"
        if isinstance(kind, Array):
            length = f", int64_t len__{name}" if name in self.lengths else ""
            return f"{C_TYPES[kind.code]} *{shown}{length}"
        return f"{C_TYPES[kind]} {shown}"

    # Statements

    def _block(self, statements: Iterable[ast.stmt], lines: list[str], depth: int) -> None:
        indent = "    " * depth
        for node in statements:
            last = node.body[0].lineno - 1 if isinstance(node, ast.If | ast.While | ast.For) else node.end_lineno or 0
            for line in range(self._told + 1, last + 1):
                if line in self._comments:
                    lines += [indent + part for part in comment(self._comments[line])]
            self._told = max(self._told, last)
            self._statement(node, lines, depth)

    def _statement(self, node: ast.stmt, lines: list[str], depth: int) -> None:
        indent = "    " * depth
        match node:
            case ast.Expr(ast.Constant(str())):
                return
            case ast.Expr(ast.Call() as call):
                lines.append(f"{indent}{self.expression(call).text};")
            case ast.Break() | ast.Continue() | ast.Pass():
                lines.append(indent + _JUMPS[type(node)])
            case ast.Return(value):
                lines.append(f"{indent}return{self._returned(value)};")
            case ast.Assign() | ast.AugAssign():
                lines += [indent + line for line in self._assignments(node)]
            case ast.If(test, body, orelse):
                lines.append(f"{indent}if ({self.test(test).text}) {{")
                self._block(body, lines, depth + 1)
                if len(orelse) == 1 and isinstance(orelse[0], ast.If):
                    at = len(lines)
                    self._block(orelse, lines, depth)
                    # What a comment says of the other case stands before it.
                    head = next(k for k in range(at, len(lines)) if lines[k].startswith(f"{indent}if ("))
                    lines[head] = f"{indent}}} else {lines[head].lstrip()}"
                    lines[at:head] = ["    " + line for line in lines[at:head]]
                    return
                if orelse:
                    lines.append(f"{indent}}} else {{")
                    self._block(orelse, lines, depth + 1)
                lines.append(indent + "}")
            case ast.While(test, body, []):
                shown = "1" if isinstance(test, ast.Constant) and test.value is True else self.test(test).text
                lines.append(f"{indent}while ({shown}) {{")
                self._block(body, lines, depth + 1)
                lines.append(indent + "}")
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), [_, *_] as bounds, []), body, []):
                lines += [indent + line for line in self._loop_head(node, name, bounds, depth)]
                self._block(body, lines, depth + 1)
                lines.append(indent + "}")
            case _:
                raise self.refuse(node)

    def _returned(self, node: ast.expr | None) -> str:
        if (node is None) != (self.result == "None"):
            raise self.refuse(self._tree, "a function returns what its annotation says")
        if node is None:
            return ""
        value = self.expression(node)
        self.fit(node, value.type, self.result)
        return f" {value.text}"

    def _assignments(self, node: ast.Assign | ast.AugAssign) -> list[str]:
        match node:
            case ast.AugAssign(target, operator, value):
                whole = self.expression(_combined(target, operator, value))
                goal = self.expression(target)
                # C has a short form of the operators that it has itself, in which it shifts 32 bits as such.
                is_short = type(operator) in BINARY and not isinstance(operator, ast.Div)
                if not is_short or self._unit.is_checked or (_is_shift(operator) and not goal.is_wide):
                    return self._assign(node, target, value, whole)
                self.fit(node, whole.type, goal.type)
                self.writes |= isinstance(target, ast.Subscript)
                return [f"{goal.text} {BINARY[type(operator)][0]}= {self.expression(value).text};"]
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)) if len(targets) == len(values):
                return self._assign_all(node, targets, values)
            case ast.Assign([first, *others], value) if not others or isinstance(first, ast.Name):
                lines = self._assign(node, first, value, self.expression(value))
                again = self.expression(first) if others else Phrase("", "None")
                return lines + [line for target in others for line in self._assign(node, target, first, again)]
        raise self.refuse(node, "of several targets the first is a name")

    def _assign(self, node: ast.stmt, target: ast.expr, source: ast.expr, value: Phrase) -> list[str]:
        if isinstance(target, ast.Subscript):
            item, at = self.expression(target), self.expression(target.slice)
            self.in_any_order(node, replace(item, reads=at.reads), value)
            self.fit(node, value.type, item.type)
            self.writes = True
            is_cut = self._unit.is_checked and not item.is_wide
            return [f"{item.text} = {f'narrow({value.text})' if is_cut else value.text};"]
        if not isinstance(target, ast.Name):
            raise self.refuse(target)
        name = target.id
        if value.type == "None":
            raise self.refuse(node, "this returns nothing")
        lines = [f"{c_name(name)} = {value.text};"]
        if isinstance(value.type, Array) and name in self.lengths:
            lines.append(f"len__{name} = {self.length(source, value)};")
        # The constants of a template may have made it superfluous.
        return lines if name in self._loaded else [*lines, f"(void){c_name(name)};"]

    def _assign_all(self, node: ast.stmt, targets: list[ast.expr], values: list[ast.expr]) -> list[str]:
        """Assign several values one after the other; none of them may depend on an assignment before it."""
        lines = []
        for number, (target, value) in enumerate(zip(targets, values, strict=True)):
            shown = self.expression(value)
            if shown.writes:
                raise self.refuse(node, "a call that writes to arrays stands alone: name its result first")
            for later in values[number + 1 :]:
                named = {part.id for part in ast.walk(later) if isinstance(part, ast.Name)}
                is_array = isinstance(target, ast.Subscript) and self.expression(later).reads
                if is_array or (isinstance(target, ast.Name) and target.id in named):
                    raise self.refuse(node, "a value depends on an assignment before it: write several statements")
            lines += self._assign(node, target, value, shown)
        return lines

    def _loop_head(self, node: ast.For, name: str, bounds: list[ast.expr], depth: int) -> list[str]:
        shown = [self.expression(bound) for bound in bounds]
        self.in_any_order(node, *shown)
        for bound, text in zip(bounds, shown, strict=True):
            self.fit(bound, text.type, "int")
        start, stop = ("0", shown[0].text) if len(shown) == 1 else (shown[0].text, shown[1].text)
        step = 1
        if len(bounds) == 3:
            given = ast.unparse(bounds[2])
            try:
                step = int(self._space.get(given, given)) if given not in self.types else 0
            except (TypeError, ValueError):
                step = 0
        if step == 0 or len(bounds) > 3:
            raise self.refuse(node)
        is_own = name in self._own
        # A variable that is used elsewhere, too, keeps its last value, as in Python.
        counter = c_name(name) if is_own else f"{name}__at{depth}"
        goes = {1: f"{counter}++", -1: f"{counter}--"}.get(step, f"{counter} += {step}")
        ends = f"int64_t {counter} = {start}, {counter}__stop = {stop}"
        head = f"for ({ends}; {counter} {'<' if step > 0 else '>'} {counter}__stop; {goes}) {{"
        return [head] if is_own else [head, f"    {c_name(name)} = {counter};"]


def comment(text: str) -> list[str]:
    """Some lines as a comment of C."""
    first, *others = text.replace("*/", "* /").splitlines() or [""]
    *before, last = [f"/* {first}", *(f"   {line}".rstrip() for line in others)]
    return [*before, f"{last} */"] if text else []


def _combined(target: ast.expr, operator: ast.operator, value: ast.expr) -> ast.BinOp:
    """The value that `target += value` assigns."""
    again = ast.copy_location(ast.Name(target.id, ast.Load()), target) if isinstance(target, ast.Name) else target
    return ast.copy_location(ast.BinOp(again, operator, value), target)


def _is_shift(operator: ast.operator) -> bool:
    return isinstance(operator, ast.LShift | ast.RShift)
