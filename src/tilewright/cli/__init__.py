"""The command line. It only translates: every answer comes from the package below it.

Each command is a module of `commands`; `app.COMMANDS` lists them. A command imports what it needs when it runs,
so that `--help`, `list` and completion wait for no solver.
"""

from __future__ import annotations

from .start import main

__all__ = ["main"]
