"""All commands, imported when they are asked for, and how one ends: errors become messages and exit statuses."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from ..errors import CannotSave, InvalidFile, OutOfTime, TilewrightError
from ..writing import reason_of
from .printing.terminal import note
from .status import BROKEN_PIPE, DONE, INTERRUPTED, STOPPED, WRONG_USAGE

if TYPE_CHECKING:
    from .parameters.layout import Command

COMMANDS = {
    "list": ("list_puzzles", "List the puzzles of the catalog."),
    "identify": ("identify", "Say whether a puzzle is one of the catalog in other words."),
    "show": ("show", "Show the board, the pieces and the known counts of a puzzle."),
    "solve": ("solve", "Find a solution, or several, or all."),
    "count": ("count", "Count the solutions: all, and up to rotation and symmetry."),
    "resume": ("resume", "Resume a count that was stopped."),
    "job": ("job", "Show the progress of a long count, split it, export its solutions."),
    "sweep": ("sweep", "Solve every roll, date or sum of a puzzle."),
    "series": ("series", "Count on boards of every length, and prove the recurrence."),
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
    "plane": ("plane", "Tell whether a piece, or several, tile the plane."),
    "invent": ("invent", "Invent puzzles with exactly as many solutions as you ask for."),
    "draw": ("draw", "Draw a puzzle or its solutions as SVG, PNG or text."),
    "sheet": ("sheet", "Print, cut and build a puzzle: files at true size."),
    "convert": ("convert", "Turn a puzzle file into another format."),
    "atlas": ("atlas", "Write a page of each puzzle, with all that is known of it: a static site."),
    "site": ("site", "Write the page as files for any web server; Python runs in the browser."),
    "serve": ("serve", "Open the page: play, solve, count and make puzzles in a browser."),
    "lsp": ("lsp", "Help to write puzzle files in an editor, which starts this."),
    "doctor": ("doctor", "Check that everything Tilewright needs is installed and works."),
    "completion": ("completion", "Let your shell complete commands and puzzles."),
}
"""For each command its module in `commands`, which has it as `command`, and what it does."""


def command_of(name: str) -> Command:
    """The command of a name, imported."""
    command: Command = import_module(f".commands.{COMMANDS[name][0]}", __package__).command
    return command


def exit_status(run: Callable[[], object]) -> int:
    """Run a command; its exit status, or that of the error of which it says what it is."""
    try:
        status = run()
    except TilewrightError as error:
        # The mistakes of a file come with their places, and that time is over is no error.
        prefix = "" if isinstance(error, InvalidFile | OutOfTime) else "error: "
        return say(f"{prefix}{error}", STOPPED if isinstance(error, OutOfTime) else WRONG_USAGE)
    except KeyboardInterrupt:
        # A terminal shows ^C, and goes on behind it.
        return say("\nInterrupted.", INTERRUPTED)
    return status if isinstance(status, int) else DONE


def say(message: str, status: int = WRONG_USAGE) -> int:
    """Say why a command ends with this status."""
    note(message)
    return status


@contextmanager
def writing() -> Iterator[None]:
    """End quietly if the reader of stdout is gone; CannotSave if stdout cannot be written, e.g. on a full disk."""
    try:
        yield
    except BrokenPipeError:
        # The reader of a pipe has gone away, e.g. `| head`: nothing is left to be said.
        _discard_output()
        sys.exit(BROKEN_PIPE)
    except OSError as error:
        _discard_output()
        raise CannotSave(f"the output cannot be written: {reason_of(error)}") from None


def _discard_output() -> None:
    """Drop buffered output, which would fail again when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def unknown_command(name: str) -> str:
    """Say that there is no such command, and which one may be meant."""
    from difflib import get_close_matches

    from ..catalog import names

    close = get_close_matches(name, COMMANDS, n=1)
    if name in names() and not close:
        return f"there is no command {name!r}, but there is a puzzle; try `tilewright solve {name}`"
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(COMMANDS)}"
    return f"there is no command {name!r}; {hint}"
