"""Output to the terminal: colors, characters, a line of progress."""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Any, TextIO, cast

from ...errors import LeftOut, escaped, visible
from ...values import frozen

if TYPE_CHECKING:
    from ...answers import AnswerJson
    from ...answers.base import OpenedJson
    from ...answers.solving import AboutSolution, LabelingSolutionLine, TilingSolutionLine
    from ...families import Finding, Puzzle, Solution
    from ...families.scenes import Scene
    from ...solving import Progress

_BOX_CHARACTERS = "\u2500\u2502\u250c\u2571\u00b7\u2191"


@frozen
class TerminalStyle:
    """The style in which the terminal draws text."""

    ascii: bool = False
    color: bool = False

    @classmethod
    def of(cls, *, ascii: bool, color: str) -> TerminalStyle:
        """The style that was asked for, as far as stdout can show it."""
        return cls(ascii or not _can_encode(_BOX_CHARACTERS), color == "always" or (color == "auto" and _wants_color()))

    def print(self, text: str) -> None:
        """Write a text to stdout at once."""
        echo(text)

    def draw(self, item: Puzzle | Solution, *, pieces: bool = True) -> None:
        """Draw a solution, or a board and the pieces beside it."""
        from ...rendering import scene_of

        self.draw_scene(scene_of(item, pieces=pieces))

    def draw_scene(self, scene: Scene) -> None:
        """Draw a scene, without its title."""
        from ...rendering import draw_text

        # The only text with colors. Words of the scene are made visible where it is drawn.
        self._print_colored(draw_text(scene, ascii=self.ascii, color=self.color, width=_width()))

    def draw_boards(self, scenes: Mapping[str, Scene]) -> None:
        """Draw the boards of several scenes side by side, each above its caption."""
        from ...rendering import draw_boards

        self._print_colored(draw_boards(scenes, ascii=self.ascii, color=self.color, width=_width()))

    def _print_colored(self, text: str) -> None:
        # Click knows terminals that have no colors.
        import click

        click.echo(text.rstrip("\n"), color=self.color)

    def print_solution(
        self,
        solution: Solution,
        number: int | None,
        about: OpenedJson | AboutSolution,
        *,
        as_json: bool,
        neighbors: bool = False,
    ) -> None:
        """Print one of the solutions of a search: drawn, below its number if it has one, or as JSON with facts."""
        if as_json:
            from ...formats.solutions import solution_to_json

            line = {"solution": number or 1, **about, **solution_to_json(solution, neighbors=neighbors)}
            print_json(cast("TilingSolutionLine | LabelingSolutionLine", line))
            return
        if number is not None:
            self.print(f"Solution {number}")
        self.draw(solution)
        self.print("")


def _can_encode(text: str, stream: Any = None) -> bool:
    try:
        text.encode(getattr(stream or sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _wants_color() -> bool:
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _width() -> int | None:
    """Columns of the terminal; None if the text goes to a file."""
    if not sys.stdout.isatty():
        return None
    return columns()


def columns() -> int:
    """The columns of the terminal."""
    from shutil import get_terminal_size

    return get_terminal_size().columns


def echo(text: str) -> None:
    """Write a text to stdout and end the line.

    Text from outside must not steer the terminal, so here, as in `note`, control characters become visible escapes.
    The commands write only with the functions of this file.
    """
    _write(visible(text), sys.stdout)


def note(message: str) -> None:
    """A remark beside the answer, to stderr."""
    _write(visible(message), sys.stderr)


def _write(text: str, stream: TextIO) -> None:
    """Write a line at once."""
    stream.write(f"{text}\n")
    stream.flush()


def _rewrite_line(text: str) -> None:
    """Put a text in the place of the last line of the terminal."""
    import click

    click.echo(f"\r\033[K{text}", nl=False, err=True)


@contextmanager
def noting_left_out() -> Iterator[list[str]]:
    """Print the warnings of file formats to stderr as notes, each once; gives a list that gets their texts."""
    said: list[str] = []
    with warnings.catch_warnings():
        warnings.simplefilter("always", LeftOut)
        show = warnings.showwarning

        def show_note(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
            if not issubclass(category, LeftOut):
                show(message, category, *place, **more)
            elif str(message) not in said:
                said.append(str(message))
                note(f"note: {message}")

        warnings.showwarning = show_note
        yield said


def echo_file(content: str | bytes) -> None:
    """Write the content of a file to stdout: as it is to another program, visible to a person."""
    if isinstance(content, str) and sys.stdout.isatty():
        content = visible(content)
    import click

    click.echo(content, nl=False)


def print_json(data: AnswerJson, indent: int | None = None) -> None:
    """Print an answer for other programs, on a line of its own unless it is indented."""
    import json

    _write(escaped(json.dumps(data, ensure_ascii=False, indent=indent)), sys.stdout)


_MOST_FINDINGS = 8


def note_findings(findings: Iterable[Finding]) -> None:
    """Say before a search what may be wrong with a puzzle, each on a line of its own."""
    from .wording import short_finding

    grave = [finding for finding in findings if finding.level != "note"]
    for finding in grave[:_MOST_FINDINGS]:
        note(short_finding(finding))
    if len(grave) > _MOST_FINDINGS:
        note(f"lint: {len(grave) - _MOST_FINDINGS} more; `tilewright check` shows all")


class ProgressLine:
    """A line on stderr that tells how far a search is; a search that ends soon shows none.

    On a terminal it is one line, written anew as the search goes on and wiped away at its end. Elsewhere,
    such as in a file, a line is added now and then, ever more seldom.
    """

    _AFTER_SECONDS = 1.0
    _EVERY_SECONDS = 0.2
    _LOG_AFTER_SECONDS = 30.0
    _LOG_MOST_SECONDS = 600.0
    _READY_SECONDS = 5.0

    def __init__(self) -> None:
        self._is_shown = False
        self._next = 0.0
        self._log_next = self._LOG_AFTER_SECONDS
        self._began = time.monotonic()

    @property
    def looks_after(self) -> float:
        """After how many seconds of the search the share is needed: soon before it is shown."""
        return self._AFTER_SECONDS / 2 if sys.stderr.isatty() else self._LOG_AFTER_SECONDS - self._READY_SECONDS

    def __enter__(self) -> ProgressLine:
        from ...engines import announce_compiling

        announce_compiling(self._say_compiling)
        return self

    def _say_compiling(self) -> None:
        # It depends on what was run on this machine before, so it does not belong into a log.
        if not sys.stderr.isatty():
            return
        self.clear()
        note("compiling the searches for this machine, once; that takes a few seconds")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        from ...engines import announce_compiling

        announce_compiling(None)
        self.clear()

    def clear(self) -> None:
        """Wipe the line away, so that something else can be printed."""
        if self._is_shown:
            _rewrite_line("")
            self._is_shown = False

    def update(self, progress: Progress) -> None:
        """Show how far the search has come."""
        if not sys.stderr.isatty():
            self._log(progress)
            return
        now = time.monotonic()
        if progress.seconds < self._AFTER_SECONDS or now < self._next or progress.share >= 1:
            return
        from .progress_text import progress_text

        self._next = now + self._EVERY_SECONDS
        self._is_shown = True
        text = progress_text(progress, columns() - 1, ascii=not _can_encode("\u2588\u258f\u2591", sys.stderr))
        _rewrite_line(visible(text))

    def _log(self, progress: Progress) -> None:
        # How old this search is here; a job may have been worked on for days before.
        lasted = time.monotonic() - self._began
        if lasted < self._log_next or progress.share >= 1:
            return
        from .progress_text import progress_text

        self._log_next = lasted + min(max(lasted, self._LOG_AFTER_SECONDS), self._LOG_MOST_SECONDS)
        note(progress_text(progress).strip())
