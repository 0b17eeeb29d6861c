"""Tables of the puzzle file, declared as plain classes.

A subclass of `Fields` says which keys a table has and what their values may be. `Fields.read` makes one from right data
alone, in plain Python: importing pydantic takes longer than most searches. `model_of` gives pydantic's model of the
same class, which names all mistakes and knows the JSON Schema. Data that `read` takes it takes, too, with the same
values; it alone decides what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self, Union, get_args, get_origin, get_type_hints

from ..values import frozen

if TYPE_CHECKING:
    from pydantic import BaseModel, GetCoreSchemaHandler, GetJsonSchemaHandler

_REQUIRED: Any = object()
ReadValue = Callable[[Any], Any]
"""Turns a value of a file into the value of a field; WrongValue if it is no right value."""


class WrongValue(ValueError):
    """A value that a file may not have here, and why; `expected` lists the values of which it must be one."""

    def __init__(self, message: str, expected: str = "") -> None:
        super().__init__(message)
        self.expected = expected


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
    def read(cls, data: Any) -> Self:
        """The fields in the data; WrongValue, without saying why, if anything is wrong."""
        readers = _readers(cls)
        if type(data) is not dict or not readers.keys() >= data.keys():
            raise WrongValue("not such a table")
        values = {key: reader(data[key]) for key, (_, reader) in readers.items() if key in data}
        for key, (known, _) in readers.items():
            if key not in values:
                if known.is_required:
                    raise WrongValue(f"{key} is missing")
                values[key] = known.value()
        return cls(values)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return handler.generate_schema(model_of(cls))


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


def model_of(table: type[Fields]) -> type[BaseModel]:
    """Pydantic's model of a table."""
    if table not in _MODELS:
        _MODELS[table] = _make_model(table)
    return _MODELS[table]


def _make_model(table: type[Fields]) -> type[BaseModel]:
    from pydantic import ConfigDict, Field, create_model

    keys: dict[str, Any] = {}
    for key, (annotation, known) in keys_of(table).items():
        if known.made_by is not None:
            field = Field(default_factory=known.made_by, description=known.about)
        else:
            field = Field(... if known.is_required else known.default, description=known.about)
        keys[key] = annotation, field
    config = ConfigDict(extra="forbid", strict=True)
    return create_model(table.__name__, __config__=config, __doc__=table.__doc__, **keys)


# Made when they are first asked for.
_KEYS: dict[type[Fields], dict[str, tuple[Any, Given]]] = {}
_READERS: dict[type[Fields], dict[str, tuple[Given, ReadValue]]] = {}
_MODELS: dict[type[Fields], type[BaseModel]] = {}


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

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic_core import PydanticCustomError, core_schema

        def read(value: Any) -> Any:
            try:
                return self.function(value)
            except WrongValue as wrong:
                if wrong.expected:
                    raise PydanticCustomError("literal_error", "{expected}", {"expected": wrong.expected}) from None
                raise PydanticCustomError("plain", "{message}", {"message": str(wrong)}) from None

        return core_schema.no_info_before_validator_function(read, handler(source))

    def __get_pydantic_json_schema__(self, core: Any, handler: GetJsonSchemaHandler) -> Any:
        return dict(self.schema)


@frozen
class Demand:
    """In an annotation: the values for which `holds` is true. `core` says the same to pydantic."""

    holds: Callable[[Any], bool]
    core: Mapping[str, Any]

    __hash__ = object.__hash__

    def around(self, inner: ReadValue) -> ReadValue:
        def read(value: Any) -> Any:
            value = inner(value)
            if not self.holds(value):
                raise WrongValue("not allowed")
            return value

        return read

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return {**handler(source), **self.core}


def at_least(number: int) -> Demand:
    """Numbers from this one on."""
    return Demand(lambda value: bool(value >= number), {"ge": number})


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


def _of_type(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise WrongValue(f"not of type {kind.__name__}")
    return value


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise WrongValue("no number")
    return float(value)


def _one_of(choices: tuple[Any, ...], value: Any) -> Any:
    if not any(type(value) is type(choice) and value == choice for choice in choices):
        raise WrongValue("none of the choices")
    return value


def _list(item: ReadValue, value: Any) -> list[Any]:
    if type(value) is not list:
        raise WrongValue("no list")
    return [item(one) for one in value]


def _row(items: tuple[ReadValue, ...], value: Any) -> tuple[Any, ...]:
    if type(value) is not list or len(value) != len(items):
        raise WrongValue("no list of this length")
    return tuple(item(one) for item, one in zip(items, value, strict=True))


def _table(item: ReadValue, value: Any) -> dict[str, Any]:
    if type(value) is not dict or not all(type(key) is str for key in value):
        raise WrongValue("no table")
    return {key: item(one) for key, one in value.items()}


def _or_none(reader: ReadValue, value: Any) -> Any:
    return None if value is None else reader(value)
