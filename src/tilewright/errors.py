"""All errors of the package.

A message says where, what was found, what was expected, and what helps.
"""

from __future__ import annotations

from dataclasses import dataclass


class TilewrightError(Exception):
    """Anything a person can get wrong; the command line prints it without a traceback."""


class InvalidPuzzle(TilewrightError):
    """The parts of a puzzle do not suit each other, e.g. four-sided tiles on a triangular lattice."""


class InvalidSetup(TilewrightError):
    """A daily choice (dice, date, blocked cells) that the puzzle does not allow."""


class InvalidRequest(TilewrightError):
    """An option or argument that asks for something impossible."""


class UnknownPuzzle(TilewrightError):
    """A name that is neither a file nor a puzzle of the catalog."""


class NoEngine(TilewrightError):
    """No engine can answer this question about this puzzle."""


class MissingExtra(TilewrightError):
    """An optional library is needed and not installed."""


class InvalidSolution(TilewrightError):
    """A solution that breaks a rule of its puzzle; the message names the rule and the place."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake in a file: where it stands, what was expected, and what helps.

    `line` and `column` count from 1; 0 means that the mistake has no place of its own.
    """

    message: str
    line: int = 0
    column: int = 0
    width: int = 1
    help: str = ""


class InvalidJob(TilewrightError):
    """A job file that is damaged, of another version, in use, or made for something else; or work that overlaps."""


class ClusterError(TilewrightError):
    """A cluster that does not answer, or whose machines do not suit each other."""


class CannotSave(TilewrightError):
    """A job file that takes no more, e.g. on a full disk; what was written before stays right."""


class InvalidFile(TilewrightError):
    """A file with one or more mistakes, all of them listed, each with its place."""

    def __init__(self, path: str, mistakes: list[Mistake], text: str = "") -> None:
        self.path = path
        self.mistakes = tuple(sorted(mistakes, key=lambda mistake: (mistake.line, mistake.column)))
        self.text = text
        super().__init__(self._message())

    def _message(self) -> str:
        lines = self.text.replace("\r\n", "\n").split("\n")
        blocks = []
        for mistake in self.mistakes:
            if not mistake.line:
                block = [f"{self.path}: {mistake.message}"]
            else:
                block = [f"{self.path}:{mistake.line}:{mistake.column}: {mistake.message}"]
            if 0 < mistake.line <= len(lines):
                source = lines[mistake.line - 1]
                number = f"{mistake.line:>5} | "
                # Tabs stay tabs in the caret line, so that the caret stands under its column.
                lead = "".join("\t" if char == "\t" else " " for char in source[: mistake.column - 1])
                width = max(1, min(mistake.width, len(source) - mistake.column + 1))
                block.append(number + source)
                block.append(" " * (len(number) - 2) + "| " + lead + "^" * width)
            if mistake.help:
                block.append(f"      help: {mistake.help}")
            blocks.append("\n".join(block))
        count = len(self.mistakes)
        if count > 1:
            blocks.append(f"{count} mistakes in {self.path}")
        return "\n".join(blocks)
