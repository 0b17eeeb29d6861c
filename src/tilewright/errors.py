"""All errors of the package.

A message says where, what was found, what was expected, and what helps.
"""

from __future__ import annotations

from dataclasses import dataclass, field


class TilewrightError(Exception):
    """Anything a person can get wrong; the command line prints it without a traceback."""


class InvalidPuzzle(TilewrightError):
    """The parts of a puzzle do not suit each other, e.g. four-sided tiles on a triangular lattice.

    `spot` is the row and column, from 1, of the picture that the message is about, if it is about a place in one.
    """

    def __init__(self, message: str = "", spot: tuple[int, int] | None = None) -> None:
        super().__init__(message)
        self.spot = spot


class InvalidSetup(TilewrightError):
    """A daily choice (dice, date, blocked cells) that the puzzle does not allow."""


class InvalidRequest(TilewrightError):
    """An option or argument that asks for something impossible."""


class UnknownPuzzle(TilewrightError):
    """A name that is neither a file nor a puzzle of the catalog."""


class NoEngine(TilewrightError):
    """No engine can answer this question about this puzzle."""


class LeftOut(UserWarning):
    """A part of a file or puzzle that the other format cannot hold, and that was left out."""


class MissingExtra(TilewrightError):
    """An optional library is needed and not installed."""


class OutOfTime(TilewrightError):
    """The limit of seconds was reached before the search began."""


class InvalidCertificate(TilewrightError):
    """A certificate that proves nothing, or something else than it says."""


class InvalidSolution(TilewrightError):
    """A solution that breaks a rule of its puzzle; the message names the rule and the place."""


# What is quoted of a file is cut to so many characters, the words of a message to a few times as many.
_WIDEST_LINE = 120
_LONGEST_MESSAGE = 600
_CUT = "..."


def shortened(text: str, most: int) -> str:
    """A text of at most so many characters: a longer one without its end."""
    return text if len(text) <= most else text[: most - len(_CUT)] + _CUT


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake in a file: where it stands, what was expected, and what helps.

    `line` and `column` count from 1; 0 means that the mistake has no place of its own. The message stays readable
    even if it quotes long names. `about` has the keys and list indices that lead to the part of the document,
    which may be missing. With `is_unfinished` the mistake may go away when more of the puzzle is written.
    """

    message: str
    line: int = 0
    column: int = 0
    width: int = 1
    help: str = ""
    about: tuple[str | int, ...] = field(default=(), compare=False)
    is_unfinished: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        for name, words in (("message", self.message), ("help", self.help)):
            object.__setattr__(self, name, shortened(words, _LONGEST_MESSAGE))

    def quoted(self, source: str) -> tuple[str, str]:
        """The line of the file that it is about, and a line of carets below; of a long line what is near the place."""
        begin = self.column - 1
        first = max(0, min(begin - _WIDEST_LINE // 4, len(source) - _WIDEST_LINE))
        shown = (_CUT if first else "") + shortened(source[first:], _WIDEST_LINE)
        # Tabs stay tabs in the line of carets, so that they stand under their column.
        before = (_CUT if first else "") + source[first:begin]
        blanks = "".join("\t" if character == "\t" else " " for character in before)
        return shown, blanks + "^" * max(1, min(self.width, len(shown) - len(blanks)))


class InvalidJob(TilewrightError):
    """A job file that is damaged, of another version, in use, or made for something else; or work that overlaps."""


class ClusterError(TilewrightError):
    """A cluster that does not answer, or whose machines do not suit each other."""


class Lost(Exception):
    """A task of a cluster has no outcome and can be submitted again; or, raised, the whole cluster is lost."""


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
            place = f":{mistake.line}:{mistake.column}" if mistake.line else ""
            block = [f"{self.path}{place}: {mistake.message}"]
            if 0 < mistake.line <= len(lines):
                shown, carets = mistake.quoted(lines[mistake.line - 1])
                number = f"{mistake.line:>5} | "
                block.append(number + shown)
                block.append(" " * (len(number) - 2) + "| " + carets)
            if mistake.help:
                block.append(f"      help: {mistake.help}")
            blocks.append("\n".join(block))
        if len(self.mistakes) > 1:
            blocks.append(f"{len(self.mistakes)} mistakes in {self.path}")
        return "\n".join(blocks)
