"""The keys of the files that people write, as the families declare them: what a table may have, and what it means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from ..families import FAMILIES
from ..families.declared import Fields, Given, keys_of
from ..families.fields import FieldPath
from ..families.schema import schema_of_value
from ..formats.puzzle_file import likeliest_family
from ..formats.validation import table_at
from ..values import frozen, replace
from .toml_scan import TomlScan

HeadingKind = Literal["", "table", "tables"]
"""How a key is written: with a value behind it, as [key], or as [[key]]."""
_IN_VARIANTS = {"about": "what is different", "drop": "names of pieces to remove"}
"""The keys of a variant besides those of the puzzle."""


@frozen
class FileKey:
    """A key that a table may have: its meaning in words, "" if its name says all, and the values to choose from."""

    name: str
    about: str
    heading: HeadingKind
    choices: tuple[str, ...]
    """As TOML writes them: true, 1, "free"."""
    is_closed: bool
    """Whether there are no other values."""
    is_required: bool
    default: Any = None


def is_brief(scan: TomlScan) -> bool:
    """Tell whether a text says what to invent, and is no puzzle."""
    return ("invent",) in scan.keys


def _top_tables(scan: TomlScan) -> tuple[str, dict[str, type[Fields]]]:
    """The key that tells of which kind a text is, and for each of its values the table that the text is then."""
    if not is_brief(scan):
        return "family", {name: row.fields for name, row in FAMILIES.items()}
    from ..inventing.brief import INVENTIONS

    return "invent", {name: row.fields for name, row in INVENTIONS.items()}


def top_table(scan: TomlScan) -> type[Fields]:
    """The table that a whole text is: of the family that it names, or that has most of its keys."""
    key, tables = _top_tables(scan)
    named = scan.values.get((key,))
    if named is not None and named.plain in tables:
        return tables[named.plain]
    likeliest = likeliest_family(dict.fromkeys(str(path[0]) for path in scan.keys))
    return tables.get(likeliest) or next(iter(tables.values()))


def plain_path(path: FieldPath) -> tuple[str, ...]:
    """The keys of a path without indices; those of a variant are those of the whole puzzle."""
    if path[:1] == ("variant",) and len(path) > 2:
        path = path[2:]
    return tuple(key for key in path if isinstance(key, str))


def table_of(scan: TomlScan, path: FieldPath) -> type[Fields] | None:
    """The declared table at a path; None where keys are free, or wrong."""
    top = top_table(scan)
    is_variant = path[:1] == ("variant",) and len(path) == 2
    return top if is_variant else table_at(top, plain_path(path))


def keys_at(scan: TomlScan, path: FieldPath) -> dict[str, FileKey]:
    """The keys that the table at a path may have, in their order."""
    table = table_of(scan, path)
    if table is None:
        return {}
    found = {name: _file_key(name, annotation, known) for name, (annotation, known) in keys_of(table).items()}
    if not path:
        kind, tables = _top_tables(scan)
        found[kind] = replace(found[kind], choices=tuple(f'"{name}"' for name in tables))
    if path[:1] == ("variant",) and len(path) == 2:
        plain = {name: FileKey(name, about, "", (), False, False) for name, about in _IN_VARIANTS.items()}
        found = {**plain, **{name: key for name, key in found.items() if name not in ("format", "variant", *plain)}}
    return found


def key_at(scan: TomlScan, path: FieldPath) -> FileKey | None:
    """What is declared of the key to which a path leads; the indices of a list lead to the key of the list."""
    while path and isinstance(path[-1], int):
        path = path[:-1]
    return keys_at(scan, path[:-1]).get(str(path[-1])) if path else None


def about_table(scan: TomlScan, path: FieldPath) -> str:
    """What a table is for, in words; "" if nothing is declared."""
    table = table_of(scan, path)
    return " ".join((table.__doc__ or "").split()) if table is not None else ""


def _file_key(name: str, annotation: Any, known: Given) -> FileKey:
    schema = schema_of_value(annotation, {})
    return FileKey(
        name,
        known.about or "",
        _heading_of(annotation),
        tuple(dict.fromkeys(_choices(schema))),
        not _is_free(schema),
        known.is_required,
        None if known.is_required or known.made_by is not None or known.default in (None, "", []) else known.default,
    )


def _heading_of(annotation: Any) -> HeadingKind:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _heading_of(arguments[0])
    if origin in (Union, UnionType):
        return next((found for one in arguments if one is not NoneType and (found := _heading_of(one))), "")
    if origin is list:
        return "tables" if _heading_of(arguments[0]) == "table" else ""
    if origin is dict:
        return "table"
    return "table" if isinstance(annotation, type) and issubclass(annotation, Fields) else ""


def _choices(schema: Any) -> Iterator[str]:
    """The single values that a schema allows, as TOML writes them, also as items of a list."""
    if not isinstance(schema, Mapping):
        return
    allowed = [*schema.get("enum", ()), *([schema["const"]] if "const" in schema else ())]
    if not allowed and schema.get("type") == "boolean":
        allowed = [True, False]
    for value in allowed:
        yield f'"{value}"' if isinstance(value, str) else str(value).lower()
    for inner in (*schema.get("anyOf", ()), schema.get("items")):
        yield from _choices(inner)


def _is_free(schema: Any) -> bool:
    """Tell whether a schema allows values that it does not list."""
    if not isinstance(schema, Mapping) or not schema:
        return True
    if "anyOf" in schema or "items" in schema:
        return any(map(_is_free, (*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else ()))))
    return not ({"enum", "const"} & schema.keys() or schema.get("type") == "boolean")
