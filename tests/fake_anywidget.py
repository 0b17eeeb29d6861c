"""Stands in for anywidget and traitlets, as far as a board uses them; the real ones weigh 70 MB with all they need.

`tests/notebook` runs a board with the real ones in a real JupyterLab.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

WIDGET = "tilewright.web.notebook.widget"
Handler = Callable[[Any, Any, Any], None]


class TraitError(Exception):
    """What traitlets raises for a trait that is not to be set."""


class Trait:
    """A trait of any type."""

    def __init__(self, default: Any = None, *, allow_none: bool = False, read_only: bool = False) -> None:
        self.default, self.read_only, self.sync = default, read_only, False

    def tag(self, *, sync: bool) -> Trait:
        self.sync = sync
        return self

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def get(self, obj: Any, cls: Any = None) -> Any:
        return obj.values.get(self.name, self.default)

    def __get__(self, obj: Any, cls: Any = None) -> Any:
        return self if obj is None else self.get(obj, cls)

    def __set__(self, obj: Any, value: Any) -> None:
        if self.read_only:
            raise TraitError(f"{self.name} is read-only")
        obj.set_trait(self.name, value)


class Dict(Trait):
    """A trait that is a dict."""

    def __init__(self) -> None:
        super().__init__({})


class Unicode(Trait):
    """A trait that is a text."""

    def __init__(self) -> None:
        super().__init__("")


def _marked(kind: str) -> Callable[..., Any]:
    def named(*names: str) -> Callable[[Any], Any]:
        def mark(method: Any) -> Any:
            setattr(method, kind, names)
            return method

        return mark

    return named


class AnyWidget:
    """A widget without a front end: `sent` has what went there, `heard` what is said from there."""

    def __init__(self, **traits: Any) -> None:
        self.values: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        self._observers: list[tuple[tuple[str, ...], Callable[[Any], None]]] = []
        self._held: list[tuple[str, Any, Any]] | None = None
        methods = [getattr(self, name) for name in dir(type(self)) if callable(getattr(type(self), name))]
        self._validators = {name: one for one in methods for name in getattr(one, "validates", ())}
        self._observers += [(one.observes, one) for one in methods if hasattr(one, "observes")]
        for name, value in traits.items():
            setattr(self, name, value)

    def observe(self, handler: Callable[[Any], None], names: str | list[str]) -> None:
        self._observers.append(((names,) if isinstance(names, str) else tuple(names), handler))

    def set_trait(self, name: str, value: Any) -> None:
        if name in self._validators:
            value = self._validators[name]({"value": value})
        old = self.values.get(name, getattr(type(self), name).default)
        self.values[name] = value
        if getattr(type(self), name).sync:
            json.dumps(value)
        if old != value:
            self._notify(name, old, value)

    def _notify(self, name: str, old: Any, new: Any) -> None:
        if self._held is not None:
            self._held.append((name, old, new))
            return
        for names, handler in list(self._observers):
            if name in names:
                handler({"name": name, "old": old, "new": new, "owner": self})

    @contextmanager
    def hold_trait_notifications(self) -> Iterator[None]:
        self._held = []
        yield
        held, self._held = self._held, None
        for change in held:
            self._notify(*change)

    def on_msg(self, handler: Handler) -> None:
        self._on_message = handler

    def send(self, content: dict[str, Any]) -> None:
        self.sent.append(json.loads(json.dumps(content)))

    def say(self, content: dict[str, Any]) -> list[dict[str, Any]]:
        """Hear a message of the front end; what was sent there meanwhile."""
        self.sent.clear()
        self._on_message(self, content, [])
        return list(self.sent)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        return {"text/plain": repr(self), "application/vnd.jupyter.widget-view+json": {"model_id": "1"}}, {}


@contextmanager
def installed() -> Iterator[None]:
    """Have both libraries importable, and the widget made of them."""
    anywidget, traitlets = ModuleType("anywidget"), ModuleType("traitlets")
    vars(anywidget).update(AnyWidget=AnyWidget)
    vars(traitlets).update(Any=Trait, Dict=Dict, Unicode=Unicode, TraitError=TraitError)
    vars(traitlets).update(validate=_marked("validates"), observe=_marked("observes"))
    fakes = {"anywidget": anywidget, "traitlets": traitlets}
    before = {name: sys.modules.pop(name, None) for name in (*fakes, WIDGET)}
    sys.modules.update(fakes)
    try:
        yield
    finally:
        for name, module in before.items():
            sys.modules.pop(name, None)
            if module is not None:
                sys.modules[name] = module
