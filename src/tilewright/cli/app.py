"""The group of all commands: finds them when asked for, and turns errors into messages and exit statuses."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TextIO

import click

from .. import __version__
from ..errors import InvalidFile, OutOfTime, TilewrightError
from ..writing import reason_of
from .layout import CONTEXT, ExamplesFirst
from .status import BROKEN_PIPE, INTERRUPTED, STOPPED, WRONG_USAGE
from .terminal import echo, note, noting_left_out

COMMANDS = {
    "list": ("list_puzzles", "List the puzzles of the catalog."),
    "identify": ("identify", "Say whether a puzzle is one of the catalog in other words."),
    "show": ("show", "Show the board, the pieces and the known counts of a puzzle."),
    "solve": ("solve", "Find a solution, or several, or all."),
    "count": ("count", "Count the solutions: all, and up to rotation and symmetry."),
    "resume": ("resume", "Resume a count that was stopped."),
    "job": ("job", "Show the progress of a long count, split it, export its solutions."),
    "sweep": ("sweep", "Solve every roll, date or sum of a puzzle."),
    "estimate": ("estimate", "Predict how long a count will take."),
    "sample": ("sample", "Draw solutions at random, all with the same chance."),
    "check": ("check", "Look for mistakes in a puzzle file, or verify solutions."),
    "compare": ("compare", "Compare a file of solutions with all solutions of the puzzle."),
    "prove": ("prove", "Prove that all solutions were found: a certificate for other checkers."),
    "verify": ("verify", "Verify a certificate, trusting nothing that wrote it."),
    "rate": ("rate", "Rate how hard a puzzle is for a person."),
    "analyze": ("analyze", "Tell from all solutions how often each piece lies where."),
    "unify": ("unify", "Find the least change that makes the solution the only one."),
    "why": ("why", "Say why there is no solution: what cannot be together."),
    "invent": ("invent", "Invent puzzles with exactly as many solutions as you ask for."),
    "draw": ("draw", "Draw a puzzle or its solutions as SVG, PNG or text."),
    "sheet": ("sheet", "Print, cut and build a puzzle: files at true size."),
    "convert": ("convert", "Turn a puzzle file into another format."),
    "site": ("site", "Write the page as files for any web server; Python runs in the browser."),
    "serve": ("serve", "Open the page: play, solve, count and make puzzles in a browser."),
    "doctor": ("doctor", "Check that everything Tilewright needs is installed and works."),
    "completion": ("completion", "Let your shell complete commands and puzzles."),
}
"""For each command its module here, which has it as `command`, and what it does."""


class App(ExamplesFirst, click.Group):
    """A group whose commands are imported when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = import_module(f".{COMMANDS[name][0]}", __package__).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-") and not ctx.resilient_parsing:
            raise click.UsageError(_unknown_command(name))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        # Help and version are written here already.
        with _writing():
            try:
                return super().make_context(info_name, args, parent, **extra)
            except click.exceptions.NoArgsIsHelpError as error:
                echo(error.format_message())
                raise click.exceptions.Exit from None

    def invoke(self, ctx: click.Context) -> Any:
        with _writing(), noting_left_out():
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
        status: object = 0
        try:
            status = super().main(args, prog_name or "tilewright", complete_var, False, **extra)
        except TilewrightError as error:
            # The mistakes of a file come with their places, and that time is over is no error.
            prefix = "" if isinstance(error, InvalidFile | OutOfTime) else "error: "
            status = _say(f"{prefix}{error}", STOPPED if isinstance(error, OutOfTime) else WRONG_USAGE)
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else "tilewright"
            status = _say(f"error: {_sentence(error.format_message())}\n`{where} --help` explains.", WRONG_USAGE)
        except click.ClickException as error:
            status = _say(f"error: {error.format_message()}", WRONG_USAGE)
        except (click.Abort, KeyboardInterrupt):
            status = _say("Interrupted.", INTERRUPTED)
        sys.exit(status if isinstance(status, int) else 0)


def _say(message: str, status: int) -> int:
    note(message)
    return status


def _sentence(message: str) -> str:
    """Click's messages begin with a capital and end with a full stop; ours do not."""
    return message[:1].lower() + message[1:].removesuffix(".")


@contextmanager
def _writing() -> Iterator[None]:
    """End quietly if the reader of stdout is gone; ClickException if stdout cannot be written, e.g. on a full disk."""
    try:
        yield
    except BrokenPipeError:
        # The reader of a pipe has gone away, e.g. `| head`: nothing is left to be said.
        _discard_output()
        sys.exit(BROKEN_PIPE)
    except OSError as error:
        _discard_output()
        raise click.ClickException(f"the output cannot be written: {reason_of(error)}") from None


def _discard_output() -> None:
    """Drop buffered output, which would fail again when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nowhere() -> TextIO:
    return os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _unknown_command(name: str) -> str:
    from difflib import get_close_matches

    from ..catalog import names

    close = get_close_matches(name, COMMANDS, n=1)
    if name in names() and not close:
        return f"there is no command {name!r}, but there is a puzzle; try `tilewright solve {name}`"
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(COMMANDS)}"
    return f"there is no command {name!r}; {hint}"


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


def main() -> None:
    """The command `tilewright`."""
    # A stream is None if the calling program closed it (`>&-`): its output is dropped.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="tilewright")
