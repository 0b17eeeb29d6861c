"""The commands as Click has them: with help, messages for wrong words, and completion."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import copy
from inspect import cleandoc
from typing import TYPE_CHECKING, Any

import click

from ... import __version__
from ..app import COMMANDS, command_of, exit_status, say, unknown_command, writing
from ..printing.terminal import echo, noting_left_out
from ..status import INTERRUPTED
from . import layout

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class OneOfType(click.Choice[str]):
    """One of several words; the message for another one names the nearest."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from ...families.wording import nearest

        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as problem:
            near = nearest(str(value), self.choices)
            if near is None:
                raise
            message = f"{problem.message.removesuffix('.')}; did you mean {near!r}?"
            raise click.BadParameter(message, ctx, param) from None


if TYPE_CHECKING:
    _NumberParam = click.ParamType[float]
else:
    # Older versions of Click take no type here.
    _NumberParam = click.ParamType


class NumberType(_NumberParam):
    """A number within bounds, whole or not."""

    def __init__(self, kind: layout.Whole | layout.Above) -> None:
        self._kind = kind
        self.name = "whole number" if isinstance(kind, layout.Whole) else "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        kind = self._kind
        try:
            number = int(value) if isinstance(kind, layout.Whole) else float(value)
        except ValueError:
            self.fail(f"{value!r} is no {self.name}", param, ctx)
        if isinstance(kind, layout.Above):
            if not number > kind.bound:
                self.fail(f"{value} is not more than {kind.bound:g}", param, ctx)
        elif kind.least is not None and number < kind.least:
            self.fail(f"{value} is less than {kind.least}", param, ctx)
        if kind.most is not None and number > kind.most:
            self.fail(f"{value} is more than {kind.most:g}", param, ctx)
        return number


class SecondsType(_NumberParam):
    """A time in seconds, or with units."""

    name = "time"

    def __init__(self, kind: layout.Seconds) -> None:
        self._kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = self._kind.seconds(str(value))
        if seconds is None:
            self.fail(f"{value!r} is no time; write 90, 1m, 2h", param, ctx)
        if seconds < self._kind.least:
            self.fail(f"{value!r} is less than {self._kind.least:g} seconds", param, ctx)
        return seconds


def _type_of(kind: Any) -> Any:
    """A kind of value as a type of Click."""
    if isinstance(kind, layout.Whole | layout.Above):
        return NumberType(kind)
    if isinstance(kind, layout.OneOf):
        return OneOfType(kind.words)
    if isinstance(kind, layout.Seconds):
        return SecondsType(kind)
    if isinstance(kind, layout.AnyText):
        return click.Path() if isinstance(kind, layout.AnyFile) else None
    return kind


class SectionOption(click.Option):
    """An option that stands in a section of the help."""

    def __init__(self, declared: layout.Parameter) -> None:
        super().__init__(declared.names, type=_type_of(declared.kind), **declared.settings)
        self.section = declared.section
        self.former = declared.former

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

    def sections(self, ctx: click.Context) -> dict[str, list[tuple[str, str]]]:
        """The headings of the options, and below each its options: how they are written, and what they do."""
        sections: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and not isinstance(param, click.Argument):
                sections.setdefault(getattr(param, "section", layout.OTHER), []).append(record)
        # "Options" holds --help and what belongs nowhere else: last.
        return {name: sections[name] for name in sorted(sections, key=lambda name: name == layout.OTHER)}

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for name, records in self.sections(ctx).items():
            with formatter.section(name):
                formatter.write_dl(records)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


def clicked(command: layout.Command) -> click.Command:
    """A command as Click has it."""
    params: list[click.Parameter] = [
        SectionOption(one) if one.is_option else click.Argument(one.names, type=_type_of(one.kind), **one.settings)
        for one in command.parameters
    ]
    return ExamplesFirst(
        command.name,
        callback=command.run,
        params=params,
        help=command.function.__doc__,
        short_help=COMMANDS[command.name][1],
        context_settings=CONTEXT,
        examples=command.examples,
    )


class App(ExamplesFirst, click.Group):
    """A group whose commands are imported when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        return clicked(command_of(name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-") and not ctx.resilient_parsing:
            raise click.UsageError(unknown_command(name))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        # Help and version are written here already.
        with writing():
            try:
                return super().make_context(info_name, args, parent, **extra)
            except click.exceptions.NoArgsIsHelpError as error:
                echo(error.format_message())
                raise click.exceptions.Exit from None

    def invoke(self, ctx: click.Context) -> Any:
        with writing(), noting_left_out():
            return super().invoke(ctx)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and exit with its status; with `standalone_mode` False errors come through."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, **extra)
        sys.exit(exit_status(lambda: self._status(args, prog_name or "tilewright", complete_var, **extra)))

    def _status(self, args: Sequence[str] | None, prog_name: str, complete_var: str | None, **extra: Any) -> object:
        try:
            return super().main(args, prog_name, complete_var, False, **extra)
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "tilewright"
            return say(f"error: {_sentence(error.format_message())}\n`{where} --help` explains.")
        except click.ClickException as error:
            return say(f"error: {error.format_message()}")
        except click.Abort:
            return say("Interrupted.", INTERRUPTED)


def _sentence(message: str) -> str:
    """Click's messages begin with a capital and end with a full stop; ours do not."""
    return message[:1].lower() + message[1:].removesuffix(".")


@click.command(
    cls=App,
    context_settings=CONTEXT,
    no_args_is_help=True,
    examples="""
    tilewright list                       the puzzles that are there
    tilewright solve unicorn              the first solution, and how many there are
    tilewright solve genius-star --roll   roll the dice and solve that
    tilewright count ultimate             how many, and up to symmetry
    tilewright check my-puzzle.toml       what is wrong with a file
""",
)
@click.version_option(__version__, prog_name="tilewright", message="%(prog)s %(version)s")
def app() -> None:
    """Solve, count, check and draw tile puzzles.

    A PUZZLE is a name from `tilewright list`, or a puzzle file.
    """
