"""Translates the expressions of the language of kernels to C.

Python evaluates from left to right, C in any order. So where one part of an expression calls a function that writes to
an array, no other part may read or write one.
"""

from __future__ import annotations

import ast
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import unwrap
from math import isfinite
from types import FunctionType
from typing import Any

from ._marks import INSTRUCTIONS, KERNELS, KernelEntry, name_of

C_TYPES = {"i": "int32_t", "q": "int64_t", "d": "double", "bool": "int64_t", "int": "int64_t", "float": "double"}
# Words of C and names of its header for integers, and what a file defines itself.
_TAKEN = frozenset(
    "asm auto case char const default do double enum extern float goto inline int long register restrict short signed "
    "sizeof static struct switch typedef typeof union unsigned void volatile min max magnitude floor_div floor_mod "
    "checked narrow int32_t int64_t uint64_t uintptr_t INT64_C INT32_MIN INT32_MAX INT64_MIN INT64_MAX".split()
)
# Operators in C, and how strongly they bind.
BINARY = {
    ast.Mult: ("*", 80), ast.Div: ("/", 80), ast.Add: ("+", 70), ast.Sub: ("-", 70), ast.LShift: ("<<", 60),
    ast.RShift: (">>", 60), ast.BitAnd: ("&", 40), ast.BitXor: ("^", 35), ast.BitOr: ("|", 30),
}  # fmt: skip
ROUNDED = {ast.FloorDiv: "floor_div", ast.Mod: "floor_mod"}
_ONLY_INTEGERS = (ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
_COMPARED = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}
_UNARY = {ast.USub: "-", ast.Invert: "~", ast.Not: "!"}
_FUNCTIONS = {"min": ("min", 2), "max": ("max", 2), "abs": ("magnitude", 1)}
_TIGHT, _UNARY_BINDS, _COMPARISON, _AND, _OR, _CHOICE = 100, 90, 50, 20, 15, 10
NUMBERS = ("bool", "int", "float")
_ALLOCATES = "kernels allocate nothing: add an array to the state"
_ADVICE: dict[type[ast.AST], str] = {
    **dict.fromkeys((ast.List, ast.ListComp, ast.Dict, ast.Set), _ALLOCATES),
    ast.Slice: "an index is one number: write a loop",
    ast.Tuple: "a tuple stands only on both sides of one assignment",
    ast.Call: "kernels call kernels, primitives, len, int, and min, max and abs of integers, all without keywords",
    ast.For: "loops go `for name in range(...)`, with a constant step and without else",
    ast.While: "a loop has no else: use a flag",
    ast.Pow: "multiply instead of **",
    ast.Attribute: "only fields of the state and the model have a dot",
    ast.Name: "names are variables, and constants of the module that are numbers of 64 bits",
    ast.Constant: "numbers are integers of 64 bits, floats and bools",
    ast.BoolOp: "`and` and `or` take comparisons and bools: write `x != 0`",
    ast.Compare: "numbers are compared by <, <=, >, >=, == and !=, in chains with names and numbers in the middle",
}


class Unknown(Exception):
    """The type of a variable is not known yet."""


class OutsideLanguage(Exception):
    """A kernel uses what the language of kernels does not have; the message says where, what, and what would do."""


@dataclass(frozen=True)
class Array:
    """An array of numbers of this type, as the module `array` names it."""

    code: str


@dataclass(frozen=True)
class Struct:
    """A named tuple of arrays."""

    kind: type


Type = Any
"""The type of a value: "bool", "int", "float", "None", an Array or a Struct."""


@dataclass(frozen=True)
class Phrase:
    """An expression in C, and what must be known to put it into others."""

    text: str
    type: Type
    binds: int = _TIGHT
    """How strongly its operator binds."""
    is_wide: bool = True
    """Whether C takes it as a number of 64 bits; bools, digits and items of int32_t are of 32."""
    reads: bool = False
    writes: bool = False
    """Whether computing it reads arrays, or writes to them."""
    length: str = ""
    """The length of an array."""

    def within(self, least: int) -> str:
        """The text of an operand, in parentheses if it binds less strongly than `least`."""
        return self.text if self.binds >= least else f"({self.text})"


def c_name(name: str) -> str:
    """A name of Python's as C may have it. Names with two underscores are the translator's own."""
    return f"{name.lstrip('_')}__" if name in _TAKEN or (name[0] == "_" and name[1:2].isalpha()) else name


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the arrays of a named tuple."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return fields


class Unit(ABC):
    """A file of C with a kernel and its helpers.

    If it is checked, an index out of range and a number that is cut to 32 bits end the program.
    """

    def __init__(self, entry: KernelEntry, *, is_checked: bool = False) -> None:
        self.entry, self.is_checked = entry, is_checked
        self.constants: dict[tuple[str, str], str] = {}
        """The names of constants in C, by their names and values in Python."""

    @abstractmethod
    def function(
        self, source: FunctionType, kinds: tuple[Type, ...], refused: Callable[[str], OutsideLanguage]
    ) -> Expressions:
        """A function translated for arguments of these types. Raises OutsideLanguage."""

    def constant(self, name: str, value: Any) -> str:
        """The name of a constant; two modules may give different values to one name."""
        key, base = (name, repr(value)), name.lstrip("_")
        if key not in self.constants:
            n_others = sum(other.lstrip("_") == base for other, _ in self.constants)
            self.constants[key] = f"{base}__{n_others + 1}" if n_others else c_name(name)
        return self.constants[key]

    def struct(self, kind: type) -> str:
        """The name of a struct of arrays."""
        return f"{self.entry.name}_{'state' if kind is self.entry.state else 'model'}"


class Expressions:
    """The expressions of one function; the types of its variables are learned while they are translated."""

    def __init__(self, unit: Unit, space: Mapping[str, Any], file: str, name: str) -> None:
        self._unit, self._space, self._file = unit, space, file
        self.name = name
        self.arguments: list[str] = []
        self.result = "int"
        self.types: dict[str, Type] = {}
        """The types of variables."""
        self.stored: set[str] = set()
        """The variables that are assigned."""
        self.lengths: set[str] = set()
        """The arrays whose lengths are asked for."""
        self.reads = self.writes = False

    def refuse(self, node: ast.AST, advice: str = "") -> OutsideLanguage:
        """The words about a part that the language of kernels does not have."""
        advice = advice or _ADVICE.get(type(node), "the language of kernels has nothing of the kind")
        line = getattr(node, "lineno", 0)
        return OutsideLanguage(f"{self._file}:{line}: {ast.unparse(node).splitlines()[0]}: {advice} (docs/kernels.md)")

    def joined(self, node: ast.AST, first: Type, second: Type) -> Type:
        """The type of what may be of either type."""
        if first == second or first is None:
            return second
        if first not in NUMBERS or second not in NUMBERS:
            raise self.refuse(node, "a variable is a number, or an array of one type")
        return max(first, second, key=NUMBERS.index)

    def fit(self, node: ast.AST, kind: Type, wanted: Type) -> None:
        """Refuse a float where an integer is wanted, and an integer where a bool is."""
        if kind == "float" and wanted in ("int", "bool"):
            raise self.refuse(node, "a float in the place of an integer: say how it is rounded, by int()")
        if kind == "int" and wanted == "bool":
            raise self.refuse(node, "an integer in the place of a bool: write `x != 0`")
        if kind == "None":
            raise self.refuse(node, "this returns nothing")

    def in_any_order(self, node: ast.AST, *parts: Phrase) -> None:
        """Refuse parts of one expression whose order matters, since C may take them in another one."""
        writing = sum(part.writes for part in parts)
        if writing > 1 or (writing and any(part.reads and not part.writes for part in parts)):
            raise self.refuse(node, "one part writes to arrays while another reads or writes: name its result first")

    def test(self, node: ast.expr) -> Phrase:
        """A condition."""
        shown = self.expression(node)
        if shown.type not in NUMBERS:
            raise self.refuse(node, "what is asked must be a number or a bool")
        return shown

    def expression(self, node: ast.expr) -> Phrase:
        """An expression in C. Raises Unknown if it names a variable of which no type is known yet."""
        match node:
            case ast.Constant(bool(value)):
                return Phrase(str(int(value)), "bool", is_wide=False)
            case ast.Constant(float(value)) if isfinite(value):
                return Phrase(repr(value), "float")
            case ast.Constant(int(value)) if value < 1 << 63:
                return Phrase(str(value), "int", is_wide=False)
            case ast.Name(name):
                return self._name(node, name)
            case ast.Attribute(ast.Name(owner), name) if name in self._fields_of(owner):
                shown = f"{c_name(owner)}->"
                return Phrase(shown + c_name(name), Array(self._unit.entry.typecode(name)), length=f"{shown}len_{name}")
            case ast.Subscript(array, index):
                return self._item(node, array, index)
            case ast.UnaryOp(operator, operand) if type(operator) in _UNARY:
                return self._unary(node, operator, self.expression(operand))
            case ast.BinOp(left, operator, right):
                return self._operation(node, operator, self.expression(left), self.expression(right))
            case ast.BoolOp(operator, values):
                parts = [self.expression(part) for part in values]
                if any(part.type != "bool" for part in parts):
                    raise self.refuse(node)
                sign, binds = (" && ", _AND) if isinstance(operator, ast.And) else (" || ", _OR)
                joint = sign.join(part.within(45 if part.binds != binds else 0) for part in parts)
                return _made(joint, "bool", parts, binds, is_wide=False)
            case ast.Compare(left, operators, others):
                return self._comparison(node, [left, *others], operators)
            case ast.IfExp(asked, body, orelse):
                test, one, other = self.test(asked), self.expression(body), self.expression(orelse)
                kind = self.joined(node, one.type, other.type)
                if kind not in NUMBERS:
                    raise self.refuse(node, "only numbers are chosen: use if and else")
                shown = f"{test.within(45)} ? {one.within(30)} : {other.within(30)}"
                return _made(shown, kind, [test, one, other], _CHOICE, is_wide=one.is_wide or other.is_wide)
            case ast.Call(ast.Name(name), arguments, []):
                return self._call(node, name, arguments)
        raise self.refuse(node)

    def _fields_of(self, name: str) -> tuple[str, ...]:
        kind = self.types.get(name)
        return fields_of(kind.kind) if isinstance(kind, Struct) else ()

    def _name(self, node: ast.expr, name: str) -> Phrase:
        if name in self.types:
            return Phrase(c_name(name), self.types[name], length=f"len__{name}")
        if name in self.stored:
            raise Unknown(name)
        value: Any = self._space.get(name)
        is_integer = type(value) in (int, bool) and -(1 << 63) < value < 1 << 63
        if not is_integer and not (type(value) is float and isfinite(value)):
            raise self.refuse(node)
        return Phrase(self._unit.constant(name, value), type(value).__name__)

    def _item(self, node: ast.expr, owner: ast.expr, index: ast.expr) -> Phrase:
        array, at = self.expression(owner), self.expression(index)
        if not isinstance(array.type, Array):
            raise self.refuse(node, "only arrays have items")
        self.fit(index, at.type, "int")
        if isinstance(index, ast.UnaryOp):
            raise self.refuse(node, "an index counts from 0: use len")
        self.reads = True
        shown = f"checked({at.text}, {self.length(owner, array)})" if self._unit.is_checked else at.text
        kind = "float" if array.type.code == "d" else "int"
        return Phrase(f"{array.text}[{shown}]", kind, is_wide=array.type.code != "i", reads=True, writes=at.writes)

    def length(self, node: ast.expr, array: Phrase) -> str:
        """The length of an array, which is an argument of its own where the array is one."""
        if isinstance(node, ast.Name):
            self.lengths.add(node.id)
        return array.length

    def _unary(self, node: ast.expr, operator: ast.unaryop, value: Phrase) -> Phrase:
        if value.type not in NUMBERS or (value.type == "float" and not isinstance(operator, ast.USub)):
            raise self.refuse(node)
        kind = "bool" if isinstance(operator, ast.Not) else self.joined(node, "int", value.type)
        if kind == "int" and not value.text.isdigit():
            value = _widened(value)
        shown = _UNARY[type(operator)] + value.within(95)
        return _made(shown, kind, [value], _UNARY_BINDS, is_wide=value.is_wide and kind != "bool")

    def _operation(self, node: ast.expr, operator: ast.operator, left: Phrase, right: Phrase) -> Phrase:
        self.in_any_order(node, left, right)
        if left.type not in NUMBERS or right.type not in NUMBERS:
            raise self.refuse(node, "only numbers are computed with")
        kind = self.joined(node, "int", self.joined(node, left.type, right.type))
        if kind == "float" and isinstance(operator, _ONLY_INTEGERS):
            raise self.refuse(node, "this is for integers: use int() or /")
        if what := ROUNDED.get(type(operator)):
            return _made(f"{what}({left.text}, {right.text})", kind, [left, right])
        if type(operator) not in BINARY:
            raise self.refuse(node, _ADVICE.get(type(operator), ""))
        sign, binds = BINARY[type(operator)]
        if isinstance(operator, ast.Div):
            return _made(f"(double){left.within(95)} / {right.within(95)}", "float", [left, right], binds)
        is_bitwise = isinstance(operator, ast.BitAnd | ast.BitOr | ast.BitXor)
        is_wide = left.is_wide or (right.is_wide and not isinstance(operator, ast.LShift | ast.RShift))
        if not is_wide and not is_bitwise:
            is_wide, left = True, _widened(left)
        is_plain = isinstance(operator, ast.Add | ast.Sub)
        first = left.within(70 if is_plain else binds if left.binds == binds and binds != 60 else 85)
        shown = f"{first} {sign} {right.within(75 if is_plain else 85)}"
        return _made(shown, kind, [left, right], binds, is_wide=is_wide)

    def _comparison(self, node: ast.expr, ends: list[ast.expr], operators: list[ast.cmpop]) -> Phrase:
        is_plain = all(isinstance(end, ast.Name | ast.Constant) for end in ends[1:-1])
        shown = [self.expression(end) for end in ends]
        self.in_any_order(node, *shown)
        is_known = all(type(operator) in _COMPARED for operator in operators)
        if not (is_plain and is_known and all(end.type in NUMBERS for end in shown)):
            raise self.refuse(node)
        parts = [
            f"{one.within(55)} {_COMPARED[type(operator)]} {other.within(55)}"
            for one, operator, other in zip(shown, operators, shown[1:], strict=False)
        ]
        return _made(" && ".join(parts), "bool", shown, _COMPARISON if len(parts) == 1 else _AND, is_wide=False)

    def _call(self, node: ast.Call, name: str, arguments: list[ast.expr]) -> Phrase:
        values = [self.expression(argument) for argument in arguments]
        self.in_any_order(node, *values)
        source, kinds = self._space.get(name), [value.type for value in values]
        is_whole = all(kind in ("bool", "int") for kind in kinds)
        if isinstance(source, FunctionType) and name_of(source) in KERNELS:
            return self._call_of_kernel(node, source, values)
        if name == "len" and len(values) == 1 and isinstance(kinds[0], Array):
            return Phrase(self.length(arguments[0], values[0]), "int")
        if name == "int" and len(values) == 1 and kinds[0] in NUMBERS:
            [value] = values
            if kinds[0] != "float":
                return replace(value, type="int")
            return _made(f"(int64_t){value.within(95)}", "int", values, _UNARY_BINDS)
        if is_whole and source is None and len(values) == _FUNCTIONS.get(name, ("", -1))[1]:
            return _made(f"{_FUNCTIONS[name][0]}({', '.join(value.text for value in values)})", "int", values)
        if is_whole and isinstance(source, FunctionType) and name_of(source) in INSTRUCTIONS and len(values) == 1:
            shown = f"{INSTRUCTIONS[name_of(source)]}((uint64_t){values[0].within(95)})"
            return _made(shown, "int", values, is_wide=False)
        raise self.refuse(node)

    def _call_of_kernel(self, node: ast.Call, source: FunctionType, values: list[Phrase]) -> Phrase:
        kinds = tuple(value.type if isinstance(value.type, Array | Struct) else "int" for value in values)
        used = self._unit.function(unwrap(source), kinds, lambda words: self.refuse(node, words))
        self.reads, self.writes = self.reads or used.reads, self.writes or used.writes
        shown = []
        for argument, value, own in zip(node.args, values, used.arguments, strict=True):
            self.fit(argument, value.type, used.types[own])
            shown.append(value.text)
            if isinstance(value.type, Array) and own in used.lengths:
                shown.append(self.length(argument, value))
        called = _made(f"{used.name}({', '.join(shown)})", used.result, values)
        # What its arguments read was read before the call.
        writes = used.writes or called.writes
        return replace(called, writes=writes, reads=not used.writes and (used.reads or called.reads))


def _made(text: str, kind: Type, parts: Sequence[Phrase], binds: int = _TIGHT, *, is_wide: bool = True) -> Phrase:
    """An expression that reads and writes what its parts do."""
    reads, writes = any(part.reads for part in parts), any(part.writes for part in parts)
    return Phrase(text, kind, binds, is_wide, reads, writes)


def _widened(value: Phrase) -> Phrase:
    """A number as one of 64 bits."""
    if value.is_wide or value.type == "float":
        return value
    if value.text.isdigit():
        return replace(value, text=f"INT64_C({value.text})", is_wide=True)
    return replace(value, text=f"(int64_t){value.within(95)}", binds=_UNARY_BINDS, is_wide=True)
