"""Makes docs/json-answers.md and docs/schemas/answers.schema.json from the types of the JSON answers."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from tilewright.answers import (
    ANSWERS,
    WITHOUT,
    atlas,
    base,
    checks,
    counts,
    designing,
    files,
    jobs,
    solving,
    tessellating,
)
from tilewright.cli.app import COMMANDS

DOCS = Path(__file__).parent
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
WORDS = {**PLAIN, str: "text", bool: "true or false"}
INTRO = """\
# JSON answers

With `--json` a command prints its answer for other programs, and nothing else to stdout: one object, or a line for each
solution, puzzle or setup and at the end a line with a `summary`. `list` and `identify` print one list. Remarks,
progress and errors go to stderr as ever, and the exit status says what it
[always says](command-line.md#exit-statuses). A command that ends with status 2, or whose time is over before it could
begin, prints no answer.

[answers.schema.json](schemas/answers.schema.json) has all of this page as JSON Schema: `#/$defs/count` describes what
`tilewright count --json` prints, one line at a time, and `#/$defs/CountAnswer` one of its answers. Both are made from
the types in `src/tilewright/answers` by `python docs/make_all.py`. No other keys occur than these. A
later version may add keys; it does not change what a key means.

Whole numbers are JSON numbers with all their digits, however many there are: a board of 8 x 60 cells has
540702837469800345466636655620114250126334269081771798953 coverings with dominoes. Python reads them as they are;
JavaScript's `JSON.parse` and jq before 1.7 round what is beyond 2<sup>53</sup>. (The page gets such numbers as texts of
digits for that reason.) Seconds, shares and all that is estimated are floating-point numbers, and what is beyond
10<sup>290</sup> is estimated as about that; infinities and NaN do not occur.
"""


def made() -> dict[Path, str]:
    """The files that are made from the types, each with its text as it should be."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    return {DOCS / "json-answers.md": page(), DOCS / "schemas" / "answers.schema.json": text}


def schema() -> dict[str, Any]:
    """The JSON Schema: a definition for each command, and for each type."""
    commands = {name: {"anyOf": [_schema_of(one) for one in answers]} for name, answers in ANSWERS.items()}
    types = {one.__name__: _object(one) for one in _all_types()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What tilewright prints with --json",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in commands],
        "$defs": {**commands, **types},
    }


def _object(shape: Any) -> dict[str, Any]:
    keys = get_type_hints(shape, include_extras=True)
    return {
        "description": _about(shape),
        "type": "object",
        "properties": {
            key: {**_schema_of(_bare(hint)), "description": _meaning(shape, key)} for key, hint in keys.items()
        },
        "required": [key for key, hint in keys.items() if hint is _bare(hint)],
        "additionalProperties": False,
    }


def _schema_of(hint: Any) -> dict[str, Any]:
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    if origin is Literal:
        return {"enum": list(parts)}
    if origin is list:
        return {"type": "array", "items": _schema_of(parts[0])}
    if origin is dict:
        return (
            {"type": "object"} if parts[1] is Any else {"type": "object", "additionalProperties": _schema_of(parts[1])}
        )
    if origin in (Union, UnionType):
        if all(part in PLAIN for part in parts):
            return {"type": [PLAIN[part] for part in parts]}
        return {"anyOf": [_schema_of(part) for part in parts]}
    return {"type": PLAIN[hint]}


def page() -> str:
    """The page: for each command the keys of its answers, then the objects inside them."""
    shown: set[str] = set()
    parts = [INTRO.strip()]
    for command in COMMANDS:
        parts.append(f"## {command}")
        if command in WITHOUT:
            parts.append(f"Has no `--json`: {WITHOUT[command]}.")
        for answer in ANSWERS.get(command, ()):
            [shape, *_] = [*_types_in(answer), None]
            if shape is None:
                parts.append(_OF_FILES[command])
            elif shape.__name__ in shown:
                parts.append(f"[{shape.__name__}](#{shape.__name__.lower()}): {_about(shape)}")
            else:
                shown |= {shape.__name__, *(one.__name__ for one in _types_in(_summary(shape)))}
                parts.append(_section(shape, "A list of these. " * (get_origin(answer) is list)))
    parts.append("## Objects inside answers")
    others = sorted({*_all_types(), *_SHARED}, key=_name)
    parts += [_section(shape) for shape in others if shape.__name__ not in shown]
    return "\n\n".join(parts) + "\n"


_OF_FILES = {
    "show": "The puzzle as in its [file](puzzle-file.md), whose schema is `formats/puzzle.schema.json`.",
    "invent": "With `--brief`, the [brief](inventing.md) as in its file; its schema is `inventing/brief.schema.json`.",
}


def _section(shape: Any, lead: str = "") -> str:
    """A type with its keys; of the last line, those of the summary."""
    name, about = shape.__name__, _about(shape)
    hints = get_type_hints(shape, include_extras=True)
    if inner := _summary(shape):
        lead, shape = 'An object `{"summary": ...}`, and these keys inside. ', inner
        hints = get_type_hints(shape, include_extras=True)
    rows = ["| key | type | meaning |", "| --- | --- | --- |"]
    bases = [one for one in _SHARED if one is not shape and one.__name__ in _bases_of(shape.__name__)]
    shared = {key: one for one in bases for key in get_type_hints(one)}
    rows += [f"| those of [{one.__name__}](#{one.__name__.lower()}) | | |" for one in dict.fromkeys(shared.values())]
    rows += [
        f"| `{key}` | {_words(_bare(hint))}{', or missing' * (hint is not _bare(hint))} | {_meaning(shape, key)} |"
        for key, hint in hints.items()
        if key not in shared
    ]
    return "\n".join([f"### {name}\n\n{lead}{about}\n", *rows])


_SHARED = (base.ReadyJson, base.OpenedJson, base.EffortJson, base.ModelJson)
"""Many answers have their keys, which the page shows once."""


def _summary(shape: Any) -> Any:
    """The object inside the last line; None for other types."""
    hints = get_type_hints(shape)
    return hints["summary"] if list(hints) == ["summary"] else None


def _words(hint: Any) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    if origin is Literal:
        return " or ".join(f"`{json.dumps(part)}`" for part in parts)
    if origin is list:
        return f"list of {_words(parts[0])}" if not get_args(parts[0]) else f"list of ({_words(parts[0])})"
    if origin is dict:
        return "object" if parts[1] is Any else f"{_words(parts[1])} for each name"
    if origin in (Union, UnionType):
        return " or ".join(map(_words, parts))
    return WORDS[hint]


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def _name(shape: Any) -> str:
    return str(shape.__name__)


def _all_types() -> list[Any]:
    """All types of objects, each once, in the order in which the commands have them."""
    found: dict[str, Any] = {}
    left = [shape for answers in ANSWERS.values() for answer in answers for shape in _types_in(answer)]
    while left:
        shape = left.pop(0)
        if found.setdefault(shape.__name__, shape) is shape:
            inner = [one for hint in get_type_hints(shape).values() for one in _types_in(hint)]
            left += [one for one in inner if one.__name__ not in found]
    return list(found.values())


def _types_in(hint: Any) -> Iterator[Any]:
    if is_typeddict(hint):
        yield hint
    for part in get_args(hint):
        yield from _types_in(part)


def _about(shape: Any) -> str:
    """The docstring of a type."""
    return _classes()[shape.__name__][""]


def _meaning(shape: Any, key: str) -> str:
    """The text below a key, in its class or in one that this is made from."""
    return next(found[key] for name in _bases_of(shape.__name__) if key in (found := _classes()[name]))


def _bases_of(name: str) -> list[str]:
    """A type, and those that it is made from."""
    others = _classes()[name].get(" bases", "").split()
    return [name, *(one for other in others if other != "TypedDict" for one in _bases_of(other))]


@cache
def _classes() -> dict[str, dict[str, str]]:
    """For each class the text below each of its keys; at "" its own."""
    found: dict[str, dict[str, str]] = {}
    for module in (base, solving, counts, jobs, checks, designing, tessellating, files, atlas):
        body = ast.parse(inspect.getsource(module)).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.ClassDef):
                keys = {"": ast.get_docstring(node) or "", " bases": " ".join(map(ast.unparse, node.bases))}
                for field, text in zip(node.body, node.body[1:], strict=False):
                    if isinstance(field, ast.AnnAssign):
                        keys[ast.unparse(field.target)] = _text(text)
                found[node.name] = keys
            elif isinstance(node, ast.Assign) and after is not None and "TypedDict" in ast.unparse(node.value):
                about, *lines = filter(None, inspect.cleandoc(_text(after)).splitlines())
                found[ast.unparse(node.targets[0])] = {"": about, **dict(line.split(": ", 1) for line in lines)}
    return found


def _text(node: ast.stmt) -> str:
    assert isinstance(node, ast.Expr), f"there is no text below a key, but {ast.unparse(node)}"
    return str(ast.literal_eval(node.value))
