"""What commands take, in words and options, and how their help is laid out: declared here, and read twice.

A line of words that is plainly right is read by `words.py`. For help, errors and completion `clicked.py` makes commands
of Click of the same declarations: to import Click alone takes a tenth of the time of a short command.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import partial
from math import isfinite
from typing import Any, Protocol

from ...values import frozen


class WordKind(Protocol):
    """The kind of value that an argument or an option takes."""

    def read(self, word: str) -> Any:
        """The value of a word; None if it is none, which `clicked.py` explains."""


@frozen
class AnyText:
    """Any text."""

    def read(self, word: str) -> str:
        return word


@frozen
class AnyFile(AnyText):
    """The path of a file, which a shell completes."""


@frozen
class Whole:
    """A whole number from `least` to `most`."""

    least: int | None = None
    most: int | None = None

    def read(self, word: str) -> int | None:
        if not (word.isascii() and word.isdecimal()) or len(word) > _MOST_DIGITS:
            return None
        number = int(word)
        is_within = (self.least is None or number >= self.least) and (self.most is None or number <= self.most)
        return number if is_within else None


@frozen
class Above:
    """A number greater than `bound`, and at most `most`."""

    bound: float
    most: float | None = None

    def read(self, word: str) -> None:
        """Nothing: rare enough to be left to Click."""


@frozen
class OneOf:
    """One of several words; the message for another one names the nearest."""

    words: Sequence[str]

    def read(self, word: str) -> str | None:
        return word if word in self.words else None


# Longer ones are read by Click, whatever they are.
_MOST_DIGITS = 18
_NUMBER = r"(\d+(?:\.\d*)?|\.\d+)"
_TIME = "(?ai)" + "".join(rf"(?:{_NUMBER}{unit})?" for unit in "dhms")
_SECONDS_OF_UNITS = (86400, 3600, 60, 1)


@frozen
class Seconds:
    """A time in seconds (90, 1.5), or with units (1m, 2h, 1m30s): at least `least` seconds."""

    least: float = 0.0

    def read(self, word: str) -> float | None:
        seconds = self.seconds(word)
        return None if seconds is None or seconds < self.least else seconds

    def seconds(self, word: str) -> float | None:
        """The time, long enough or not; None if the word is no time."""
        text = "".join(word.split())
        found = re.fullmatch(_TIME, text if text[-1:].isalpha() else f"{text}s")
        if found is None or not any(found.groups()):
            return None
        numbers = [float(number or 0) for number in found.groups()]
        seconds = sum(number * each for number, each in zip(numbers, _SECONDS_OF_UNITS, strict=True))
        return seconds if isfinite(seconds) else None


TEXT = AnyText()
FILE = AnyFile()
INTEGER = Whole()

OTHER = "Options"
"""The heading of what belongs under no other."""
_MANY = -1


@frozen
class Parameter:
    """An argument or an option of a command.

    `settings` are those of Click. An option stands under the heading `section` of the help, and still takes its
    `former` name, which no help mentions.
    """

    names: tuple[str, ...]
    kind: Any
    """A `WordKind`, or anything else that Click takes for a type."""
    settings: dict[str, Any]
    is_option: bool = True
    section: str = OTHER
    former: str = ""
    asks_click: bool = False
    """Whether the command asks Click, if this is given, what else is."""

    @property
    def key(self) -> str:
        """The name of its value among those that the command gets."""
        plain = [name for name in self.names if not name.startswith("-")]
        return plain[0] if plain else max(self.names, key=_dashes).lstrip("-").replace("-", "_")

    @property
    def takes_many(self) -> bool:
        """Whether it is an argument that takes all words that are left."""
        return self.settings.get("nargs") == _MANY

    @property
    def is_flag(self) -> bool:
        return bool(self.settings.get("is_flag"))

    @property
    def is_plain(self) -> bool:
        """Whether it is given once, with one value or none, that needs no further work."""
        return not self.asks_click and self.settings.keys().isdisjoint(("multiple", "callback", "flag_value"))

    @property
    def is_required(self) -> bool:
        return bool(self.settings.get("required", not self.is_option and not self.takes_many))

    def default(self) -> Any:
        """The value where it is not given."""
        if self.takes_many or self.settings.get("multiple"):
            return ()
        default = self.settings.get("default", False if self.is_flag else None)
        return default() if callable(default) else default


def _dashes(name: str) -> int:
    return len(name) - len(name.lstrip("-"))


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
"""What adds an option to the function behind a command."""

# The command that runs, for the words with which it can be run again.
_running: ContextVar[str] = ContextVar("running", default="solve")


def running_command() -> str:
    """The name of the command that runs."""
    return _running.get()


@frozen
class Command:
    """A command: what it does, what it takes, and examples for its help."""

    name: str
    function: Callable[..., int]
    parameters: tuple[Parameter, ...]
    examples: str

    def run(self, **values: Any) -> int:
        """Do it, with the values of its parameters; returns the exit status."""
        _running.set(self.name)
        return self.function(**values)


def command(name: str, examples: str) -> Callable[[Callable[..., int]], Command]:
    """The decorator of a command."""

    def made(function: Callable[..., int]) -> Command:
        return Command(name, function, tuple(reversed(vars(function).get("declared", ()))), examples)

    return made


def argument(name: str, *, type: Any = TEXT, **settings: Any) -> Decorator:
    """The decorator of an argument."""
    return partial(_declare, Parameter((name,), type, settings, is_option=False))


def option(
    *names: str, type: Any = TEXT, section: str = OTHER, former: str = "", asks_click: bool = False, **settings: Any
) -> Decorator:
    """The decorator of an option; `section` says where it stands in the help."""
    return partial(_declare, Parameter(names, type, settings, True, section, former, asks_click))


def _declare(parameter: Parameter, function: Callable[..., Any]) -> Callable[..., Any]:
    vars(function).setdefault("declared", []).append(parameter)
    return function


def section(name: str) -> Callable[..., Decorator]:
    """The decorator of the options that stand under this heading of the help."""
    return partial(option, section=name)
