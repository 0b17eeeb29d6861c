"""Kernels as files of C: one source and one header for each, which need nothing but a compiler."""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import getdoc
from pathlib import Path
from types import FunctionType
from typing import Any

from ._expressions import C_TYPES, OutsideLanguage, Struct, Type, Unit, c_name, fields_of
from ._marks import KernelEntry, name_of
from ._translate import Function, comment

# What Python has and C has not; the last two are for files that are checked.
_HELPERS = {
    "min": "(int64_t a, int64_t b) { return a < b ? a : b; }",
    "max": "(int64_t a, int64_t b) { return a > b ? a : b; }",
    "magnitude": "(int64_t a) { return a < 0 ? -a : a; }",
    "floor_div": "(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }",
    "floor_mod": "(int64_t a, int64_t b) { return a % b + (a % b != 0 && (a < 0) != (b < 0) ? b : 0); }",
    "checked": "(int64_t k, int64_t n) { if (k < 0 || k >= n) __builtin_trap(); return k; }",
    "narrow": "(int64_t a) { if (a != (int32_t)a) __builtin_trap(); return a; }",
}
_EXPORT = """
/* The fields of state and model by their addresses and lengths. */
#ifndef TILEWRIGHT_ENTRY
#define TILEWRIGHT_ENTRY {name}_at
#endif
#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
int64_t TILEWRIGHT_ENTRY(const int64_t *fields, const int64_t *lengths, int64_t budget, int64_t capacity)
{{
{parts}
    return {function}(&first, &second, budget, capacity);
}}
"""
_HEADER = """#ifndef TILEWRIGHT_{upper}_H
#define TILEWRIGHT_{upper}_H
#include <stdint.h>

{constants}
{structs}
{doc}
int64_t {name}_at(const int64_t *fields, const int64_t *lengths, int64_t budget, int64_t capacity);

static inline int64_t {name}(const {state} *state, const {model} *model, int64_t budget, int64_t capacity)
{{
    const int64_t fields[] = {{
{fields}
    }};
    const int64_t lengths[] = {{
{lengths}
    }};
    return {name}_at(fields, lengths, budget, capacity);
}}
#endif
"""


class CFile(Unit):
    """The file of C of a kernel. Raises OutsideLanguage."""

    def __init__(self, entry: KernelEntry, *, is_checked: bool = False) -> None:
        super().__init__(entry, is_checked=is_checked)
        self._kinds = (entry.state, entry.arrays)
        self._functions: dict[tuple[str, tuple[Type, ...]], Function] = {}
        self._open: set[str] = set()
        advance: Any = entry.advance
        kinds = (*map(Struct, self._kinds), "int", "int")
        self._main = self.function(advance, kinds, lambda words: OutsideLanguage(f"{entry.name}: {words}"))

    def function(
        self, source: FunctionType, kinds: tuple[Type, ...], refused: Callable[[str], OutsideLanguage]
    ) -> Function:
        name = name_of(source)
        made = self._functions.get((name, kinds))
        if made is None:
            if name in self._open:
                raise refused("a kernel does not call itself")
            if len(kinds) != source.__code__.co_argcount:
                raise refused("all arguments are given")
            self._open.add(name)
            shown = c_name(source.__name__)
            taken = {self.entry.name, f"{self.entry.name}_at", *(each.name for each in self._functions.values())}
            names = (f"{shown}__{k}" if k > 1 else shown for k in range(1, 99))
            made = Function(self, source, kinds, next(each for each in names if each not in taken))
            self._open.remove(name)
            self._functions[name, kinds] = made
        return made

    def _stored(self, field: str) -> str:
        return C_TYPES[self.entry.typecode(field)]

    def source(self) -> str:
        """The file with the functions, which includes the header."""
        lines = [*comment(getdoc(sys.modules[self.entry.advance.__module__]) or ""), _ORIGIN]
        functions = [line for function in self._functions.values() for line in ("", *function.lines)]
        lines += [f'#include "{self.entry.name}.h"', ""]
        for name, text in _HELPERS.items():
            if any(f"{name}(" in line for line in functions):
                lines.append(f"static inline int64_t {name}{text}")
        for (_, value), name in self.constants.items():
            number = {"True": "1", "False": "0"}.get(value, value)
            lines.append(f"static const {'int64_t' if number.lstrip('-').isdigit() else 'double'} {name} = {number};")
        lines += functions
        parts, at = [], 0
        for name, kind in zip(("first", "second"), self._kinds, strict=True):
            parts.append(f"    const {self.struct(kind)} {name} = {{")
            for field in fields_of(kind):
                parts.append(f"        ({self._stored(field)} *)(uintptr_t)fields[{at}], lengths[{at}],")
                at += 1
            parts.append("    };")
        shown = {"name": self.entry.name, "parts": "\n".join(parts), "function": self._main.name}
        return "\n".join(lines) + "\n" + _EXPORT.format(**shown)

    def header(self) -> str:
        """The file that says what callers need: the places of scalars, state and model, and the function."""
        upper, space = self.entry.name.upper(), vars(sys.modules[self.entry.advance.__module__])
        constants = [
            f"#define {upper}_{name} {value}"
            for name, value in space.items()
            if type(value) is int and name.isupper() and not name.startswith("_") and abs(value) < 1 << 31
        ]
        structs = []
        for kind in dict.fromkeys(self._kinds):
            structs += [*comment(getdoc(kind) or ""), "typedef struct {"]
            structs += [
                f"    {self._stored(field)} *{c_name(field)}; int64_t len_{field};" for field in fields_of(kind)
            ]
            structs.append(f"}} {self.struct(kind)};")
        owners = zip(self._kinds, ("state", "model"), strict=True)
        fields = [
            (f"{owner}->{c_name(each)}", f"{owner}->len_{each}") for kind, owner in owners for each in fields_of(kind)
        ]
        doc = comment(getdoc(self.entry.advance) or f"One slice of the search by {self.entry.name}.")
        return _HEADER.format(
            upper=upper,
            name=self.entry.name,
            constants="\n".join(constants),
            structs="\n".join(structs),
            doc="\n".join(doc),
            state=self.struct(self._kinds[0]),
            model=self.struct(self._kinds[1]),
            fields="\n".join(f"        (int64_t)(uintptr_t){field}," for field, _ in fields),
            lengths="\n".join(f"        {length}," for _, length in fields),
        )

    def write(self, folder: Path) -> Path:
        """Write source and header into a folder, and return the path of the source."""
        folder.joinpath(f"{self.entry.name}.h").write_text(self.header(), encoding="utf-8")
        path = folder / f"{self.entry.name}.c"
        path.write_text(self.source(), encoding="utf-8")
        return path


_ORIGIN = "/* Made by `python -m tilewright.kernels --c`, from a kernel of tilewright (MIT License). */"
