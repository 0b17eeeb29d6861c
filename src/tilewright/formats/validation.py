"""From plain data to the fields of a family, with mistakes in words that the owner of a puzzle understands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, get_args, get_origin

from ..errors import Mistake
from ..families import FAMILIES
from ..families.declared import Fields, WrongPart, WrongValue, keys_of
from ..families.fields import FaultReport, FieldPath, FileFault
from ..families.wording import found, listing, nearest, suggestion
from ..lattices import LATTICES
from ..sentences import commas, sentence
from .document import Document

AnyFields = TypeVar("AnyFields", bound=Fields)
LISTS_OF_TABLES = ("piece", "polyforms", "fixed", "known")


def validated(
    document: Document, data: dict[str, Any], table: type[AnyFields], report: FaultReport, mistakes: list[Mistake]
) -> AnyFields | None:
    """The fields in the data. Mistakes are listed, and the rest is read without the parts that have them.

    Top-level keys that lost something are added to `report.broken`; list items that move up, to
    `document.moved`, which is why mistakes get their places at once.
    """
    for attempt in range(6):
        try:
            return table.read(data)
        except WrongValue as wrong:
            wrong_parts = wrong.wrong_parts(data)
        if not attempt:
            mistakes.extend(document.mistake(_fault(one, table, report)) for one in wrong_parts)
        data = _pruned(data, wrong_parts, report, document.moved)
    return None


def _fault(part: WrongPart, table: type[Fields], report: FaultReport) -> FileFault:
    path, value, detail = part.path, part.value, part.detail
    if part.kind == "missing":
        return FileFault(
            path[:-1],
            sentence("`{key}` is missing in {table}", key=path[-1], table=_name(path[:-1]))
            if path[1:]
            else sentence("`{key}` is missing", key=path[-1]),
            _help_for_missing(path),
            on_key=True,
            missing=path,
        )
    if part.kind == "unknown":
        return _unknown_key(path, table, report)
    if part.kind == "said":
        return FileFault(path, detail)
    if path == ("format",) and isinstance(value, int) and value > 1:
        return FileFault(
            path,
            sentence(
                "this file is made for a newer version of tilewright: its format is {value}, this version "
                "reads format 1",
                value=value,
            ),
            sentence("install the newest tilewright"),
        )
    if part.kind == "choice":
        allowed = [str(choice) for choice in detail]
        near = nearest(value, allowed) if isinstance(value, str) else None
        return FileFault(
            path,
            sentence("expected {allowed}, found {value}", allowed=listing(allowed, joint="or"), value=found(value)),
            sentence("did you mean {near}?", near=repr(near)) if near else "",
        )
    if part.kind == "least":
        return FileFault(path, sentence("expected at least {detail}, found {value}", detail=detail, value=value))
    return FileFault(
        path,
        sentence("expected {detail}, found {value}", detail=detail, value=found(value)),
        _help_for_tables(detail, value, path),
    )


def _help_for_tables(expected: str, value: object, path: FieldPath) -> str:
    if expected == "a list" and isinstance(value, dict):
        return sentence("write the heading with double brackets: [[{names}]]", names=".".join(map(str, path)))
    if expected == "a table" and isinstance(value, list) and path and isinstance(path[-1], str):
        return sentence("write it once, with single brackets: [{path}]", path=path[-1])
    return _EXAMPLES.get(path[:2], "") if expected == "a list" else ""


_EXAMPLES: dict[FieldPath, str] = {
    ("board", "wrap"): "list shifts, for example wrap = [[10, 0]]",
    ("board", "glue"): 'list pairs of sides, for example glue = [["1 left", "4 right"]]',
}
"""Help where lists of lists are expected."""


def _help_for_missing(path: FieldPath) -> str:
    first, *others = FAMILIES.values()
    rest = ", or ".join(f'"{family.name}", for {family.about}' for family in others)
    lattice, *lattices = (f'"{name}"' for name in LATTICES)
    helps: dict[FieldPath, str] = {
        ("format",): sentence("add the line: {line}", line="format = 1"),
        ("family",): sentence("add the line: {line} (or {others})", line=f'family = "{first.name}"', others=rest),
        ("lattice",): sentence(
            "add the line: {line} (or {others})", line=f"lattice = {lattice}", others=commas(lattices)
        ),
        ("board",): sentence("the cells in play stand under the heading [board]"),
    }
    return helps.get(path, "")


def _name(path: FieldPath) -> str:
    """The table at a path, as messages call it."""
    words = ""
    for key in path:
        words += f"[{key + 1}]" if isinstance(key, int) else f".{key}" if words else key
    return f"`{words}`"


def _unknown_key(path: FieldPath, table: type[Fields], report: FaultReport) -> FileFault:
    key = str(path[-1])
    inner = table_at(table, path[:-1])
    known = list(keys_of(inner)) if inner is not None else []
    where = sentence("in {path}", path=_name(path[:-1])) if path[1:] else sentence("at the top of the file")
    if path[1:] and key in keys_of(table):
        report.broken.add(key)
        return FileFault(
            path,
            sentence("there is no key `{key}` {where}", key=key, where=where),
            sentence(
                "`{key}` belongs to the whole puzzle: move it above the first [table]; in TOML everything "
                "below a table's heading belongs to that table",
                key=key,
            ),
            on_key=True,
        )
    near = nearest(key, known)
    if near is None and not path[1:] and key in keys_of(table_at(table, ("board",)) or table):
        help = sentence("`{key}` belongs to the board: move it below the heading [board]", key=key)
        return FileFault(path, sentence("there is no key `{key}` {where}", key=key, where=where), help, on_key=True)
    if near is not None and not path[1:]:
        report.broken.add(near)
    return FileFault(
        path,
        sentence("there is no key `{key}` {where}", key=key, where=where),
        suggestion(key, known, sentence("the keys are")),
        on_key=True,
    )


def table_at(table: type[Fields] | None, path: FieldPath) -> type[Fields] | None:
    """The table at a path."""
    for key in path:
        if isinstance(key, int):
            continue
        if table is None or key not in keys_of(table):
            return None
        table = _inner_table(keys_of(table)[key][0])
    return table


def _inner_table(annotation: Any) -> type[Fields] | None:
    if isinstance(annotation, type) and get_origin(annotation) is None and issubclass(annotation, Fields):
        return annotation
    return next((inner for inner in map(_inner_table, get_args(annotation)) if inner is not None), None)


def _pruned(
    data: dict[str, Any], wrong_parts: Sequence[WrongPart], report: FaultReport, moved: dict[FieldPath, FieldPath]
) -> dict[str, Any]:
    """The data without the parts that have mistakes, so that the rest can still be looked at."""
    data = dict(data)
    gone: dict[str, set[int]] = {}
    # Unknown keys first, while all that leads to them is still there.
    for part in sorted(wrong_parts, key=lambda one: one.kind != "unknown"):
        path = part.path
        key = str(path[0])
        if part.kind == "unknown":
            _delete(data, path)
        elif _is_mendable(path):
            report.broken.add(key)
            _delete(data, path[:3])
            if path[2] == "name":
                data[key][path[1]]["name"] = f"piece {int(path[1]) + 1}"
        elif len(path) > 1 and key in LISTS_OF_TABLES and isinstance(path[1], int):
            gone.setdefault(key, set()).add(path[1])
            report.broken.add(key)
        else:
            report.broken.add(key)
            _replace(data, key, part)
    for key, indices in gone.items():
        if isinstance(data.get(key), list):
            left = [k for k in range(len(data[key])) if k not in indices]
            moved.update({(key, new): moved.get((key, old), (key, old)) for new, old in enumerate(left)})
            data[key] = [data[key][old] for old in left]
    return data


# Keys of a piece without which the rest of it can still be looked at.
_APART = {
    "piece": ("name", "labels", "copies", "freedom"),
    "polyforms": ("freedom", "copies", "names", "only", "without"),
}


def _is_mendable(path: FieldPath) -> bool:
    return len(path) > 2 and isinstance(path[1], int) and path[2] in _APART.get(str(path[0]), ())


def _replace(data: dict[str, Any], key: str, part: WrongPart) -> None:
    """Replace a value that cannot be read by a harmless one."""
    substitutes: dict[str, Any] = {"format": 1, "board": {}}
    if part.kind == "choice" and isinstance(part.value, str) and part.path == (key,):
        near = nearest(part.value, list(map(str, part.detail)))
        if near is not None:
            data[key] = near
            return
    if key == "board" and isinstance(data.get(key), dict) and part.path != (key, "shape"):
        # The name of the shape can still be looked at.
        data[key] = {name: value for name, value in data[key].items() if name == "shape"}
    elif key in substitutes:
        data[key] = substitutes[key]
    else:
        data.pop(key, None)


def _delete(data: dict[str, Any], path: FieldPath) -> None:
    """Take one key out of nested tables, copying what lies on the way to it."""
    here: Any = data
    for key in path[:-1]:
        if isinstance(here[key], dict):
            here[key] = dict(here[key])
        elif isinstance(here[key], list):
            here[key] = list(here[key])
        here = here[key]
    here.pop(path[-1], None)
