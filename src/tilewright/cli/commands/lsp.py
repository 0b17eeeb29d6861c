"""`tilewright lsp`: help for people who write puzzle files in an editor, which starts it."""

from __future__ import annotations

import os
import sys

from ...errors import MissingExtra
from .. import status
from ..parameters import layout
from ..printing.terminal import note


@layout.command(
    "lsp",
    examples="""
    tilewright lsp        what an editor runs; docs/editors.md has the settings of several
""",
)
@layout.option("--stdio", is_flag=True, help="Talk over stdin and stdout. It always does; some editors ask for it.")
def command(stdio: bool) -> int:
    """Help to write puzzle files in an editor: mistakes while typing, completion, pictures, quick fixes.

    Editors start this language server and talk to it over stdin and stdout, in the Language Server Protocol.
    """
    try:
        from ...editor.handlers import serve_editor
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("pygls", "lsprotocol", "cattrs", "attrs"):
            raise
        raise MissingExtra(
            "editors need the library pygls, which is not installed: pip install 'tilewright[editor]'"
        ) from error
    if sys.stdin.isatty():
        note("This is for editors, which start it themselves; docs/editors.md has the settings. Ctrl-C ends it.")
    # Nothing else may write between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve_editor(sys.stdin.buffer, answers)
    return status.DONE
