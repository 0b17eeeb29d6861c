"""Frozen values, and records that change: dataclasses of which nothing is made before it is asked for.

`dataclass(frozen=True)` writes and compiles the source of six methods for each class, which took a third of the time
of a short command. Here only `__init__` is compiled, and only of classes with many values; the other methods are
shared, and the list of fields is made when `fields` of `dataclasses` wants it. To import that module takes a twentieth
of a short command: what such a command needs takes `field` and `replace` from here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Set
from functools import cache, cached_property, partial
from operator import attrgetter
from threading import RLock
from typing import Any, NoReturn, TypeVar, dataclass_transform

Class = TypeVar("Class", bound=type)
Value = TypeVar("Value")

_NOTHING: Any = object()


class FieldSettings:
    """How a field of a class is treated, in the words of `dataclasses.field`."""

    def __init__(
        self,
        default: Any = _NOTHING,
        default_factory: Any = _NOTHING,
        init: bool = True,
        repr: bool = True,
        hash: bool | None = None,
        compare: bool = True,
    ) -> None:
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.hash, self.compare = init, repr, hash, compare
        self.type: Any = None

    @property
    def has_default(self) -> bool:
        return self.default is not _NOTHING or self.default_factory is not _NOTHING

    def made(self) -> Any:
        """The default, or a new one from the factory."""
        return self.default if self.default_factory is _NOTHING else self.default_factory()


def field(**settings: Any) -> Any:
    """Say of a field of a class what `dataclasses.field` says of one."""
    return FieldSettings(**settings)


def replace(value: Value, /, **changes: Any) -> Value:
    """The same value with other fields, as by `dataclasses.replace`."""
    cls: Any = type(value)
    own = {name: getattr(value, name) for name, one in settings_of(cls).items() if one.init}
    made: Value = cls(**{**own, **changes})
    return made


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
    return _with_methods(cls, _MAKERS.keys() - own)


@dataclass_transform(field_specifiers=(field,))
def record(cls: Class) -> Class:
    """Make a class a dataclass that may change, as `dataclass` does; methods that it has itself stay."""
    own = vars(cls).keys()
    if "__hash__" not in own:
        cls.__hash__ = None  # type: ignore[assignment, method-assign]
    return _with_methods(cls, _MAKERS.keys() - own)


def _with_methods(cls: Class, names: Set[str]) -> Class:
    for name in names:
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
    def _taken(self) -> dict[str, FieldSettings]:
        return {name: one for name, one in settings_of(self._cls).items() if one.init}

    def _fill(self, item: Any, *args: Any, **given: Any) -> None:
        self._left -= 1
        taken = self._taken
        own = dict(zip(taken, args, strict=False))
        is_wrong = len(own) < len(args) or not own.keys().isdisjoint(given)
        own |= given
        if len(own) < len(taken):
            for name, one in taken.items():
                if name not in own and one.has_default:
                    own[name] = one.made()
        if is_wrong or own.keys() != taken.keys():
            # Python says what is wrong.
            super().__get__(item, type(item))(*args, **given)
            return
        vars(item).update(own)
        if hasattr(item, "__post_init__"):
            item.__post_init__()


@cache
def settings_of(cls: type) -> dict[str, FieldSettings]:
    """The fields of a class, and of those before it. As by `dataclass`, the class keeps no more than their defaults."""
    found: dict[str, FieldSettings] = {}
    for base in reversed(cls.__mro__[1:]):
        if "__dataclass_fields__" in vars(base):
            found |= settings_of(base)
    for name, annotation in cls.__annotations__.items():
        if not str(annotation).startswith(("ClassVar", "typing.ClassVar")):
            default = vars(cls).get(name, _NOTHING)
            found[name] = one = _settings(default)
            one.type = annotation
            if one.default is not default:
                if one.default is _NOTHING:
                    delattr(cls, name)
                else:
                    setattr(cls, name, one.default)
    return found


def _settings(default: Any) -> FieldSettings:
    """The settings of a field, from what stands behind its name in the class."""
    if isinstance(default, FieldSettings):
        return default
    dataclasses = sys.modules.get("dataclasses")
    if dataclasses is None or not isinstance(default, dataclasses.Field):
        return FieldSettings(default)
    words = ("default", "default_factory", "init", "repr", "hash", "compare")
    given = {word: value for word in words if (value := getattr(default, word)) is not dataclasses.MISSING}
    return FieldSettings(**given)


def _fields(cls: type) -> Any:
    """The list that `dataclass` makes."""
    import dataclasses

    for name, one in settings_of(cls).items():
        if name in cls.__annotations__:
            words = ("init", "repr", "hash", "compare")
            given = {
                word: value for word in ("default", "default_factory") if (value := getattr(one, word)) is not _NOTHING
            }
            setattr(cls, name, dataclasses.field(**given, **{word: getattr(one, word) for word in words}))
    dataclasses.dataclass(init=False, repr=False, eq=False, match_args=False)(cls)
    return vars(cls)["__dataclass_fields__"]


def _init(cls: type) -> Callable[..., None]:
    """The method that takes the fields in their order, and calls `__post_init__` if there is one."""
    parameters, lines = ["self"], ["own = self.__dict__"]
    defaults: dict[str, Any] = {"__name__": cls.__module__}
    annotations: dict[str, Any] = {}
    for name, one in settings_of(cls).items():
        if not one.init:
            continue
        parameter, given = name, name
        if one.default_factory is not _NOTHING:
            defaults |= {f"make_{name}": one.default_factory, "MISSING": _NOTHING}
            parameter, given = f"{name}=MISSING", f"make_{name}() if {name} is MISSING else {name}"
        elif one.has_default:
            defaults[f"default_{name}"] = one.default
            parameter = f"{name}=default_{name}"
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


def _names(cls: type, belongs: Callable[[FieldSettings], object]) -> tuple[str, ...]:
    return tuple(name for name, one in settings_of(cls).items() if belongs(one))


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
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot delete field {name!r}")


_MAKERS: dict[str, Callable[[type], Any]] = {
    "__init__": _init,
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__match_args__": lambda cls: _names(cls, lambda one: one.init),
    "__dataclass_fields__": _fields,
}
