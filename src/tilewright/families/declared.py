"""Tables of the puzzle file, declared as plain classes.

A subclass of `Fields` says which keys a table has and what their values may be. `Fields.read` makes one from the data
of a file, or names everything that is wrong with them; `schema.py` beside it says the same as a JSON Schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Literal, Self, Union, get_args, get_origin, get_type_hints

from ..values import frozen

_REQUIRED: Any = object()
ReadValue = Callable[[Any], Any]
"""Turns a value of a file into the value of a field; WrongValue if it is no right value."""
WrongKind = Literal["said", "type", "choice", "least", "missing", "unknown"]


@frozen
class WrongPart:
    """A mistake in data: `path` leads to the value, or to a key that is missing or unknown.

    `detail` depends on the kind: "said": what is wrong, in words; "type": what was expected, in words; "choice": the
    values of which it must be one; "least": the least number.
    """

    kind: WrongKind
    path: tuple[str | int, ...]
    value: Any
    detail: Any

    def below(self, key: str | int) -> WrongPart:
        """The same mistake as whoever holds the data under this key sees it."""
        return WrongPart(self.kind, (key, *self.path), self.value, self.detail)


class WrongValue(ValueError):
    """A value that a file may not have here, and why.

    Functions of `ReadBy` raise it with a message, or with the choices that there are. Lists and tables have `parts`:
    what is wrong with their values.
    """

    def __init__(
        self,
        message: str = "",
        *,
        choices: tuple[Any, ...] = (),
        expected: str = "",
        least: int | None = None,
        parts: tuple[WrongPart, ...] = (),
    ) -> None:
        super().__init__(message)
        self.kind: WrongKind = "choice" if choices else "type" if expected else "said" if least is None else "least"
        self.detail: Any = choices or expected or (message if least is None else least)
        self.parts = parts

    def wrong_parts(self, value: Any) -> tuple[WrongPart, ...]:
        """All that is wrong with the value."""
        return self.parts or (WrongPart(self.kind, (), value, self.detail),)


@frozen
class Given:
    """The meaning of a key, and its default or the function that makes it."""

    default: Any = _REQUIRED
    about: str | None = None
    made_by: Callable[[], Any] | None = None

    @property
    def is_required(self) -> bool:
        return self.default is _REQUIRED and self.made_by is None

    def value(self) -> Any:
        """The value where the file has none, with lists and tables of its own."""
        if self.made_by is not None:
            return self.made_by()
        return self.default.copy() if isinstance(self.default, list | dict) else self.default


def given(default: Any = _REQUIRED, about: str | None = None, *, made_by: Callable[[], Any] | None = None) -> Any:
    """Declare the default of a key and its meaning; a key without default is required."""
    return Given(default, about, made_by)


class Fields:
    """A table of the puzzle file; keys that it does not know are mistakes."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.__dict__.update(values)

    @classmethod
    def with_defaults(cls, values: Mapping[str, Any]) -> Self:
        """The fields with these values, as they are, and with the defaults of all other keys."""
        return cls({**{key: known.value() for key, (_, known) in keys_of(cls).items() if key not in values}, **values})

    @classmethod
    def read(cls, data: Any) -> Self:
        """The fields in the data; WrongValue with all that is wrong, known keys in their order first."""
        readers = _readers(cls)
        if type(data) is not dict:
            raise WrongValue(expected="a table")
        given = {key: (reader, data[key]) for key, (_, reader) in readers.items() if key in data}
        values, wrong = _each(given)
        for key, (known, _) in readers.items():
            if key not in data:
                if known.is_required:
                    wrong.append(WrongPart("missing", (key,), None, ""))
                else:
                    values[key] = known.value()
        wrong.extend(WrongPart("unknown", (key,), data[key], "") for key in data if key not in readers)
        if wrong:
            raise WrongValue(parts=tuple(wrong))
        return cls(values)


def keys_of(table: type[Fields]) -> Mapping[str, tuple[Any, Given]]:
    """The keys of a table, each with the type of its values and what else is known."""
    if table not in _KEYS:
        keys: dict[str, tuple[Any, Given]] = {}
        for key, annotation in get_type_hints(table, include_extras=True).items():
            default = getattr(table, key, _REQUIRED)
            keys[key] = annotation, default if isinstance(default, Given) else Given(default)
        # Other threads see all keys or none.
        _KEYS[table] = keys
    return _KEYS[table]


def _readers(table: type[Fields]) -> dict[str, tuple[Given, ReadValue]]:
    if table not in _READERS:
        _READERS[table] = {key: (known, reader_of(annotation)) for key, (annotation, known) in keys_of(table).items()}
    return _READERS[table]


# Made when they are first asked for.
_KEYS: dict[type[Fields], dict[str, tuple[Any, Given]]] = {}
_READERS: dict[type[Fields], dict[str, tuple[Given, ReadValue]]] = {}


@frozen
class ReadBy:
    """In an annotation: `function` turns what stands in the file, which `schema` describes, into the type annotated.

    The function raises WrongValue for other values.
    """

    function: ReadValue
    schema: Mapping[str, Any]

    __hash__ = object.__hash__

    def around(self, inner: ReadValue) -> ReadValue:
        return lambda value: inner(self.function(value))


@frozen
class Demand:
    """In an annotation: the values for which `holds` is true; `wrong` tells why another is none.

    `schema` says the same as a part of a JSON Schema.
    """

    holds: Callable[[Any], bool]
    wrong: Callable[[], WrongValue] = WrongValue
    schema: Mapping[str, Any] = MappingProxyType({})

    __hash__ = object.__hash__

    def around(self, inner: ReadValue) -> ReadValue:
        def read(value: Any) -> Any:
            value = inner(value)
            if not self.holds(value):
                raise self.wrong()
            return value

        return read


def at_least(number: int) -> Demand:
    """Numbers from this one on."""
    return Demand(lambda value: bool(value >= number), partial(WrongValue, least=number), {"minimum": number})


NOT_EMPTY = Demand(bool, partial(WrongValue, expected="a text that is not empty"), {"minLength": 1})


def reader_of(annotation: Any) -> ReadValue:
    """A function that takes right values of an annotated type; lists become tuples where the annotation says so."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        reader = reader_of(arguments[0])
        for mark in arguments[1:]:
            reader = mark.around(reader)
        return reader
    if origin is Literal:
        return partial(_one_of, arguments)
    if origin is list:
        return partial(_list, reader_of(arguments[0]))
    if origin is tuple:
        return partial(_row, tuple(map(reader_of, arguments)))
    if origin is dict:
        return partial(_table, reader_of(arguments[1]))
    if origin in (Union, UnionType):
        [kind] = [kind for kind in arguments if kind is not NoneType]
        return partial(_or_none, reader_of(kind))
    if annotation is Any:
        return lambda value: value
    if issubclass(annotation, Fields):
        reads: ReadValue = annotation.read
        return reads
    return _number if annotation is float else partial(_of_type, annotation)


_WORDS: dict[type, str] = {int: "a whole number", str: "a text", bool: "true or false"}


def _of_type(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise WrongValue(expected=_WORDS[kind])
    return value


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise WrongValue(expected="a number")
    return float(value)


def _one_of(choices: tuple[Any, ...], value: Any) -> Any:
    if not any(type(value) is type(choice) and value == choice for choice in choices):
        raise WrongValue(choices=choices)
    return value


def _list(item: ReadValue, value: Any) -> list[Any]:
    if type(value) is not list:
        raise WrongValue(expected="a list")
    try:
        return [item(one) for one in value]
    except WrongValue:
        return list(_right({k: (item, one) for k, one in enumerate(value)}).values())


def _row(items: tuple[ReadValue, ...], value: Any) -> tuple[Any, ...]:
    if type(value) is not list or len(value) != len(items):
        raise WrongValue(expected=f"a list of {len(items)}")
    return tuple(_right(dict(enumerate(zip(items, value, strict=True)))).values())


def _table(item: ReadValue, value: Any) -> dict[str, Any]:
    if type(value) is not dict or not all(type(key) is str for key in value):
        raise WrongValue(expected="a table")
    return _right({key: (item, one) for key, one in value.items()})


def _or_none(reader: ReadValue, value: Any) -> Any:
    return None if value is None else reader(value)


def _right(parts: Mapping[Any, tuple[ReadValue, Any]]) -> dict[Any, Any]:
    values, wrong = _each(parts)
    if wrong:
        raise WrongValue(parts=tuple(wrong))
    return values


def _each(parts: Mapping[Any, tuple[ReadValue, Any]]) -> tuple[dict[Any, Any], list[WrongPart]]:
    """The values of a list or table by their indices or keys, and what is wrong with the others."""
    values: dict[Any, Any] = {}
    wrong: list[WrongPart] = []
    for key, (reader, value) in parts.items():
        try:
            values[key] = reader(value)
        except WrongValue as error:
            wrong.extend(one.below(key) for one in error.wrong_parts(value))
    return values, wrong
