"""The JSON Schema of tables of the puzzle file: what `declared.py` says of their keys, in the words of that standard.

Where a function reads a value, the schema is what stands beside it: it may allow more than the function does.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from .declared import Demand, Fields, Given, ReadBy, keys_of

_NAMES = {int: "integer", str: "string", bool: "boolean", float: "number"}


def schema_of(tables: Iterable[type[Fields]], key: str, title: str) -> dict[str, Any]:
    """The JSON Schema of files that have one of these tables; the value of the key tells which."""
    tables = list(tables)
    defs: dict[str, Any] = {}
    choices = [_reference(table, defs) for table in tables]
    [names] = zip(*(get_args(keys_of(table)[key][0]) for table in tables), strict=True)
    mapping = {
        name: choice["$ref"] for name, choice in sorted(zip(names, choices, strict=True), key=lambda pair: pair[0])
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": dict(sorted(defs.items())),
        "discriminator": {"mapping": mapping, "propertyName": key},
        "oneOf": choices,
    }


def _reference(table: type[Fields], defs: dict[str, Any]) -> dict[str, Any]:
    """A reference to the schema of a table, which is added to the others."""
    if table.__name__ not in defs:
        defs[table.__name__] = {}
        defs[table.__name__] = _table(table, defs)
    return {"$ref": f"#/$defs/{table.__name__}"}


def _table(table: type[Fields], defs: dict[str, Any]) -> dict[str, Any]:
    keys = keys_of(table)
    required = [key for key, (_, known) in keys.items() if known.is_required]
    return {
        "additionalProperties": False,
        "description": table.__doc__,
        "properties": {key: _key(annotation, known, defs) for key, (annotation, known) in keys.items()},
        **({"required": required} if required else {}),
        "type": "object",
    }


def _key(annotation: Any, known: Given, defs: dict[str, Any]) -> dict[str, Any]:
    schema = schema_of_value(annotation, defs)
    if not known.is_required and known.made_by is None and known.default is not None:
        schema["default"] = known.default
    if known.about is not None:
        schema["description"] = known.about
    return schema


def schema_of_value(annotation: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """What a value of an annotated type may be, as a schema of its own; the tables in it are added to `defs`."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        schema = schema_of_value(arguments[0], defs)
        for mark in arguments[1:]:
            if isinstance(mark, ReadBy):
                schema = dict(mark.schema)
            elif isinstance(mark, Demand):
                schema.update(mark.schema)
        return schema
    if origin is Literal:
        kind = _NAMES[type(arguments[0])]
        return {"const": arguments[0], "type": kind} if len(arguments) == 1 else {"enum": list(arguments), "type": kind}
    if origin is list:
        return {"items": schema_of_value(arguments[0], defs), "type": "array"}
    if origin is dict:
        inner = schema_of_value(arguments[1], defs) or True
        return {"additionalProperties": inner, "type": "object"}
    if origin in (Union, UnionType):
        [kind] = [kind for kind in arguments if kind is not NoneType]
        return schema_of_value(kind, defs)
    if annotation is Any:
        return {}
    return _reference(annotation, defs) if issubclass(annotation, Fields) else {"type": _NAMES[annotation]}
