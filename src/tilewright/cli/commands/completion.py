"""`tilewright completion`: lets the shell complete commands, options and names of puzzles."""

from __future__ import annotations

import os
from pathlib import Path

from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..printing.terminal import echo

_INSTALL = {
    "bash": "echo 'eval \"$(tilewright completion bash)\"' >> ~/.bashrc",
    "zsh": "echo 'eval \"$(tilewright completion zsh)\"' >> ~/.zshrc",
    "fish": "tilewright completion fish > ~/.config/fish/completions/tilewright.fish",
}
"""For each shell how to have completion in every new one."""


@layout.command(
    "completion", examples="\n".join(["tilewright completion bash      print the script for bash", *_INSTALL.values()])
)
@layout.argument("shell", required=False, type=layout.OneOf(list(_INSTALL)))
def command(shell: str | None) -> int:
    """Print a script that lets your shell complete commands, options and names of puzzles.

    Without SHELL it is the one that you are using.
    """
    from click.shell_completion import get_completion_class

    from ..parameters.clicked import app

    shell = shell or Path(os.environ.get("SHELL", "")).name
    if shell not in _INSTALL:
        raise InvalidRequest(f"completion is there for {', '.join(_INSTALL)}; name one of them")
    maker = get_completion_class(shell)
    assert maker is not None
    echo(maker(app, {}, "tilewright", "_TILEWRIGHT_COMPLETE").source().rstrip("\n"))
    # As a comment, at the end since zsh reads the first line: a shell that evaluates the script stays quiet.
    echo(f"\n# To have it in every new {shell}: {_INSTALL[shell]}")
    return status.DONE
