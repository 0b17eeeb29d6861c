"""Frozen values: dataclasses of which nothing is made before it is asked for.

`dataclass(frozen=True)` writes and compiles the source of six methods for each class, which took a third of the time
of a short command. Here only `__init__` is compiled, and only of classes with many values; the other methods are
shared, and the list of fields is made when `fields` or `replace` want it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field
from functools import cache, cached_property, partial
from operator import attrgetter
from threading import RLock
from typing import Any, NoReturn, TypeVar, dataclass_transform

Class = TypeVar("Class", bound=type)

# To compile `__init__` takes as long as to fill so many values without.
_FEW = 20


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: Class) -> Class:
    """Make a class a frozen dataclass, as `dataclass(frozen=True)` does; methods that it has itself stay.

    `fields`, `replace`, pattern matching, pickling and cached properties work as for every dataclass.
    """
    # A class with an `__eq__` of its own has None for `__hash__`.
    own = {name for name, method in vars(cls).items() if method is not None}
    if "__setattr__" not in own:
        cls.__setattr__ = _refuse_to_set  # type: ignore[assignment, method-assign]
    if "__delattr__" not in own:
        cls.__delattr__ = _refuse_to_delete  # type: ignore[assignment, method-assign]
    for name in _MAKERS.keys() - own:
        setattr(cls, name, _First(cls) if name == "__init__" else _Later(cls, name))
    return cls


_making = RLock()


class _Later:
    """Stands in a class for a method or an attribute until that is asked for."""

    def __init__(self, cls: type, name: str) -> None:
        self._cls, self._name = cls, name

    def __get__(self, item: object, owner: type) -> Any:
        cls, name = self._cls, self._name
        with _making:
            # Another thread may have been first.
            if vars(cls)[name] is self:
                setattr(cls, name, _MAKERS[name](cls))
        made = vars(cls)[name]
        return made.__get__(item, owner) if callable(made) else made


class _First(_Later):
    """Stands for `__init__`, and fills the first few values of the class itself."""

    def __init__(self, cls: type) -> None:
        super().__init__(cls, "__init__")
        self._left = _FEW

    def __get__(self, item: object, owner: type) -> Any:
        # A class is asked for its signature.
        return super().__get__(item, owner) if item is None or self._left <= 0 else partial(self._fill, item)

    @cached_property
    def _taken(self) -> dict[str, Field[Any]]:
        return {name: one for name, one in _listed(self._cls).items() if one.init}

    def _fill(self, item: Any, *args: Any, **given: Any) -> None:
        self._left -= 1
        taken = self._taken
        own = dict(zip(taken, args, strict=False))
        is_wrong = len(own) < len(args) or not own.keys().isdisjoint(given)
        own |= given
        if len(own) < len(taken):
            for name, one in taken.items():
                if name not in own and (one.default, one.default_factory) != (MISSING, MISSING):
                    own[name] = one.default if one.default_factory is MISSING else one.default_factory()
        if is_wrong or own.keys() != taken.keys():
            # Python says what is wrong.
            super().__get__(item, type(item))(*args, **given)
            return
        vars(item).update(own)
        if hasattr(item, "__post_init__"):
            item.__post_init__()


@cache
def _listed(cls: type) -> dict[str, Field[Any]]:
    """The fields of a class, and of those before it. As by `dataclass`, a class keeps no more than their defaults."""
    found: dict[str, Field[Any]] = {}
    for base in reversed(cls.__mro__[1:]):
        if "__dataclass_fields__" in vars(base):
            found |= _listed(base)
    for name, annotation in cls.__annotations__.items():
        if not str(annotation).startswith(("ClassVar", "typing.ClassVar")):
            default = vars(cls).get(name, MISSING)
            found[name] = default if isinstance(default, Field) else field(default=default)
            found[name].type = annotation
            if isinstance(default, Field):
                if default.default is MISSING:
                    delattr(cls, name)
                else:
                    setattr(cls, name, default.default)
    return found


def _fields(cls: type) -> Any:
    """The list that `dataclass` makes."""
    for name, one in _listed(cls).items():
        if name in cls.__annotations__:
            setattr(cls, name, one)
    dataclass(init=False, repr=False, eq=False, match_args=False)(cls)
    return vars(cls)["__dataclass_fields__"]


def _init(cls: type) -> Callable[..., None]:
    """The method that takes the fields in their order, and calls `__post_init__` if there is one."""
    parameters, lines = ["self"], ["own = self.__dict__"]
    defaults: dict[str, Any] = {"__name__": cls.__module__}
    annotations: dict[str, Any] = {}
    for name, one in _listed(cls).items():
        if not one.init:
            continue
        parameter, given = name, name
        if one.default is not MISSING:
            defaults[f"default_{name}"] = one.default
            parameter = f"{name}=default_{name}"
        elif one.default_factory is not MISSING:
            defaults |= {f"make_{name}": one.default_factory, "MISSING": MISSING}
            parameter, given = f"{name}=MISSING", f"make_{name}() if {name} is MISSING else {name}"
        parameters.append(parameter)
        lines.append(f"own[{name!r}] = {given}")
        annotations[name] = one.type
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    made: dict[str, Any] = {}
    exec(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines), defaults, made)
    init: Callable[..., None] = made["__init__"]
    init.__annotations__ = {**annotations, "return": None}
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _names(cls: type, belongs: Callable[[Field[Any]], object]) -> tuple[str, ...]:
    return tuple(name for name, one in _listed(cls).items() if belongs(one))


def _repr(cls: type) -> Callable[[Any], str]:
    names = _names(cls, lambda one: one.repr)

    def __repr__(self: Any) -> str:
        shown = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__qualname__}({shown})"

    return __repr__


def _key(names: tuple[str, ...]) -> Callable[[Any], Any]:
    """The values of these fields as one."""
    if len(names) < 2:
        return lambda item: tuple([getattr(item, name) for name in names])
    return attrgetter(*names)


def _eq(cls: type) -> Callable[[Any, object], bool]:
    key = _key(_names(cls, lambda one: one.compare))

    def __eq__(self: Any, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        same: bool = key(self) == key(other)
        return same

    return __eq__


def _hash(cls: type) -> Callable[[Any], int]:
    key = _key(_names(cls, lambda one: one.compare if one.hash is None else one.hash))
    return lambda self: hash(key(self))


def _refuse_to_set(self: object, name: str, new: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


_MAKERS: dict[str, Callable[[type], Any]] = {
    "__init__": _init,
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__match_args__": lambda cls: _names(cls, lambda one: one.init),
    "__dataclass_fields__": _fields,
}
