"""Runs the command that the command line names."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from .app import COMMANDS, command_of, exit_status, writing
from .parameters.words import values_of
from .printing.terminal import noting_left_out


def main() -> None:
    """The command `tilewright`."""
    # A stream is None if the calling program closed it (`>&-`): its output is dropped.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(exit_status(_run))


def _run() -> object:
    """Run the command that the words of the command line name, without Click where they are plainly right."""
    name, *words = sys.argv[1:] or [""]
    # Click completes words for a shell, and on Windows it does what shells do elsewhere.
    if name in COMMANDS and "_TILEWRIGHT_COMPLETE" not in os.environ and sys.platform != "win32":
        command = command_of(name)
        values = values_of(command.parameters, words)
        if values is not None:
            with writing(), noting_left_out():
                return command.run(**values)
    from .parameters.clicked import app

    return app(prog_name="tilewright")


def _nowhere() -> TextIO:
    return os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
