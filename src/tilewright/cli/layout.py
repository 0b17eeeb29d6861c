"""How help looks: what a command does, examples, then its options in sections."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from functools import partial
from inspect import cleandoc
from math import isfinite
from typing import Any

import click

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
_OTHER = "Options"


class OneOf(click.Choice[str]):
    """One of several words; the message for another one names the nearest."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from ..families.wording import nearest

        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as problem:
            near = nearest(str(value), self.choices)
            if near is None:
                raise
            message = f"{problem.message.removesuffix('.')}; did you mean {near!r}?"
            raise click.BadParameter(message, ctx, param) from None


_NUMBER = r"(\d+(?:\.\d*)?|\.\d+)"
_TIME = "(?ai)" + "".join(rf"(?:{_NUMBER}{unit})?" for unit in "dhms")
_SECONDS_OF_UNITS = (86400, 3600, 60, 1)


class Seconds(click.ParamType[float]):
    """A time in seconds (90, 1.5), or with units (1m, 2h, 1m30s): at least `least` seconds."""

    name = "time"

    def __init__(self, least: float = 0.0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        text = "".join(str(value).split())
        found = re.fullmatch(_TIME, text if text[-1:].isalpha() else f"{text}s")
        numbers = [] if found is None else [float(number or 0) for number in found.groups()]
        seconds = sum(number * each for number, each in zip(numbers, _SECONDS_OF_UNITS, strict=False))
        if found is None or not any(found.groups()) or not isfinite(seconds):
            self.fail(f"{value!r} is no time; write 90, 1m, 2h", param, ctx)
        if seconds < self.least:
            self.fail(f"{value!r} is less than {self.least:g} seconds", param, ctx)
        return seconds


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
"""What adds an option to the function behind a command."""


class SectionOption(click.Option):
    """An option that stands in a section of the help. It still takes its `former` name, which no help mentions."""

    def __init__(self, *args: Any, section: str = _OTHER, former: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.section = section
        self.former = former

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        super().add_to_parser(parser, ctx)
        if self.former:
            alias = copy(self)
            alias.opts = [self.former]
            click.Option.add_to_parser(alias, parser, ctx)

    def get_help_extra(self, ctx: click.Context) -> Any:
        """Without the range of numbers, which the message of an error tells."""
        extra = super().get_help_extra(ctx)
        extra.pop("range", None)
        return extra


class ExamplesFirst(click.Command):
    """A command whose help shows examples before the options."""

    def __init__(self, *args: Any, examples: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.examples = cleandoc(examples)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_help_text(ctx, formatter)
        if self.examples:
            with formatter.section("Examples"):
                for line in self.examples.splitlines():
                    formatter.write(" " * formatter.current_indent + line + "\n" if line else "\n")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        sections: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and not isinstance(param, click.Argument):
                sections.setdefault(getattr(param, "section", _OTHER), []).append(record)
        # "Options" holds --help and what belongs nowhere else: last.
        for name in sorted(sections, key=lambda name: name == _OTHER):
            with formatter.section(name):
                formatter.write_dl(sections[name])
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


def command(name: str, examples: str) -> Callable[[Callable[..., int]], click.Command]:
    """The decorator of a command."""
    return click.command(name, cls=ExamplesFirst, context_settings=CONTEXT, examples=examples)


def option(*names: str, **kwargs: Any) -> Decorator:
    """The decorator of an option; `section` says where it stands in the help."""
    return click.option(*names, cls=SectionOption, **kwargs)


def section(name: str) -> Callable[..., Decorator]:
    """The decorator of the options that stand under this heading of the help."""
    return partial(option, section=name)
