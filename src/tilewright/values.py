"""Frozen values: dataclasses that are made quickly when a module is imported.

`dataclass(frozen=True)` writes and compiles the source of six methods for each class, which took a third of the time
of a short command. Here only `__init__` is compiled; the other methods are shared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform

Class = TypeVar("Class", bound=type)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: Class) -> Class:
    """Make a class a frozen dataclass, as `dataclass(frozen=True)` does; methods that it has itself stay.

    `fields`, `replace`, pattern matching, pickling and cached properties work as for every dataclass.
    """
    # A class with an `__eq__` of its own has None for `__hash__`.
    own = {name for name, method in vars(cls).items() if method is not None}
    dataclass(init=False, repr=False, eq=False)(cls)
    listed = fields(cls)
    methods: dict[str, Callable[..., Any]] = {
        "__init__": _init(cls),
        "__repr__": _repr(tuple(one.name for one in listed if one.repr)),
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
    }
    compared = tuple(one.name for one in listed if one.compare)
    methods["__eq__"] = _eq(compared)
    methods["__hash__"] = _hash(tuple(one.name for one in listed if (one.compare if one.hash is None else one.hash)))
    for name, method in methods.items():
        if name not in own:
            setattr(cls, name, method)
    return cls


def _init(cls: type) -> Callable[..., None]:
    """The method that takes the fields in their order, and calls `__post_init__` if there is one."""
    parameters, lines = ["self"], ["own = self.__dict__"]
    defaults: dict[str, Any] = {"__name__": cls.__module__}
    annotations: dict[str, Any] = {}
    for one in fields(cls):
        parameter, given = one.name, one.name
        if one.default is not MISSING:
            defaults[f"default_{one.name}"] = one.default
            parameter = f"{one.name}=default_{one.name}"
        elif one.default_factory is not MISSING:
            defaults |= {f"make_{one.name}": one.default_factory, "MISSING": MISSING}
            parameter, given = f"{one.name}=MISSING", f"make_{one.name}() if {one.name} is MISSING else {one.name}"
        parameters.append(parameter)
        lines.append(f"own[{one.name!r}] = {given}")
        annotations[one.name] = one.type
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    made: dict[str, Any] = {}
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines), defaults, made)
    init: Callable[..., None] = made["__init__"]
    init.__annotations__ = {**annotations, "return": None}
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _repr(names: tuple[str, ...]) -> Callable[[Any], str]:
    def __repr__(self: Any) -> str:
        shown = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__qualname__}({shown})"

    return __repr__


def _key(names: tuple[str, ...]) -> Callable[[Any], Any]:
    """The values of these fields as one."""
    if len(names) < 2:
        return lambda item: tuple([getattr(item, name) for name in names])
    return attrgetter(*names)


def _eq(names: tuple[str, ...]) -> Callable[[Any, object], bool]:
    key = _key(names)

    def __eq__(self: Any, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        same: bool = key(self) == key(other)
        return same

    return __eq__


def _hash(names: tuple[str, ...]) -> Callable[[Any], int]:
    key = _key(names)
    return lambda self: hash(key(self))


def _refuse_to_set(self: object, name: str, new: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
