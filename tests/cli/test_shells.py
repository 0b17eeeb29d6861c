"""What the wheel has for shells: completion as bash, zsh and fish read it from `share`, and the man page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SHARE = Path(__file__).parents[2] / "share"

BASH = """
source "$SHARE/bash-completion/completions/tilewright"
COMP_WORDS=(tilewright solve kan) COMP_CWORD=2
_tilewright_completion tilewright
printf '%s\\n' "${COMPREPLY[@]}"
"""
# The functions of zsh's completion work only while somebody types.
ZSH = """
compdef() { }
_path_files() { }
compadd() { print -l -- ${(P)@[-1]} }
words=(tilewright solve kan) CURRENT=3
source "$SHARE/zsh/site-functions/_tilewright"
"""
FISH = 'complete -C "tilewright solve kan"'


@pytest.mark.parametrize(
    ("shell", "script"), [(["bash", "--norc", "-c"], BASH), (["zsh", "-f", "-c"], ZSH), (["fish", "-c"], FISH)]
)
def test_a_shell_completes_a_puzzle(shell: list[str], script: str, tmp_path: Path) -> None:
    if shutil.which(shell[0]) is None or os.name == "nt":
        pytest.skip(f"there is no {shell[0]}")
    program = tmp_path / "tilewright"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tilewright "$@"\n')
    program.chmod(0o755)
    environment = {
        **os.environ,
        "SHARE": str(SHARE),
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        # The homes of fish's own files, and of those that come with programs.
        "HOME": str(tmp_path),
        "XDG_DATA_DIRS": str(SHARE),
    }
    done = subprocess.run([*shell, script], env=environment, capture_output=True, text=True, check=False)
    assert {"kanoodle", "kanoodle-genius", "kanoodle-pyramid"} <= set(done.stdout.split()), done.stderr
    assert "soma" not in done.stdout


def test_the_man_page_is_set_without_a_warning() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("there is no groff")
    # -z sets the page and prints nothing but warnings.
    page = SHARE / "man" / "man1" / "tilewright.1"
    done = subprocess.run([groff, "-ww", "-z", "-man", page], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
