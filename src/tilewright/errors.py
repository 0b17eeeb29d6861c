"""All errors of the package.

A message says where, what was found, what was expected, and what helps.
"""

from __future__ import annotations

import re
from itertools import pairwise

from .values import field, frozen


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
    """The limit of seconds was reached before there was an answer."""


class InvalidCertificate(TilewrightError):
    """A certificate that proves nothing, or something else than it says."""


class Undecided(TilewrightError):
    """A limit was reached before it was known whether a certificate is right; `stopped_by` names the limit."""

    def __init__(self, stopped_by: str) -> None:
        super().__init__(f"the limit of {stopped_by} was reached before the certificate was checked to its end")
        self.stopped_by = stopped_by


class InvalidSolution(TilewrightError):
    """A solution that breaks a rule of its puzzle; the message names the rule and the place.

    `cell` is the place on the board that the message is about, if it is about a single one.
    """

    def __init__(self, message: str = "", cell: int | None = None) -> None:
        super().__init__(message)
        self.cell = cell


# What is quoted of a file is cut to so many characters, the words of a message to a few times as many.
_WIDEST_LINE = 120
_LONGEST_MESSAGE = 600
_CUT = "..."
_JOINER = "\u200d"


# Characters that a terminal or a page obeys instead of showing them: control characters but for tab and newline, ends
# of lines and changes of direction of Unicode, halves of characters.
_OBEYED = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"


def shortened(text: str, most: int) -> str:
    """A text of at most so many characters: a longer one without its end, cut between letters as people see them."""
    if len(text) <= most:
        return text
    end = most - len(_CUT)
    while end > 0 and _is_joined(text, end):
        end -= 1
    return text[: end or most - len(_CUT)] + _CUT


def letters_of(text: str) -> list[str]:
    """The letters of a text as people see them: with their accents, and a family emoji as one."""
    ends = [k for k in range(1, len(text)) if not _is_joined(text, k)]
    return [text[start:end] for start, end in pairwise((0, *ends, len(text)))] if text else []


def _is_joined(text: str, k: int) -> bool:
    """Tell whether a character belongs to the one before: an accent, a variant, a skin, what a joiner joins, a flag."""
    if text[k].isascii():
        return False
    from unicodedata import category

    if category(text[k]).startswith("M") or text[k] == _JOINER or "\U0001f3fb" <= text[k] <= "\U0001f3ff":
        return True
    if text[k - 1] == _JOINER:
        return True
    n_before = 0
    while n_before < k and _is_regional(text[k - 1 - n_before]):
        n_before += 1
    return _is_regional(text[k]) and n_before % 2 == 1


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def visible(text: str) -> str:
    r"""A text from outside as it can be shown: control characters and the like as escapes, such as \x1b."""
    # Nearly all texts are plain, and to compile the pattern takes as long as to show hundreds of them.
    if text.replace("\n", "").isprintable():
        return text
    return re.sub(_OBEYED, lambda found: _escape(ord(found[0])), text)


def escaped(text: str) -> str:
    """A text in JSON or TOML with escapes in its quotes that a program reads back, where `visible` is for people."""
    return re.sub(_OBEYED, lambda found: f"\\u{ord(found[0]):04x}", text)


def is_plain(text: str) -> bool:
    """Tell whether a name can be shown on a line as it is: without control characters, tabs and newlines."""
    return text.isprintable() or not (re.search(_OBEYED, text) or "\n" in text or "\t" in text)


def is_whole(text: str) -> bool:
    """Tell whether a text has no surrogate without its other half, so that a file can hold it; JSON can write one."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _escape(code: int) -> str:
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


@frozen
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
            object.__setattr__(self, name, shortened(visible(words), _LONGEST_MESSAGE))

    def quoted(self, source: str) -> tuple[str, str]:
        """The line of the file that it is about, and a line of carets below; of a long line what is near the place."""
        begin = self.column - 1
        first = max(0, min(begin - _WIDEST_LINE // 4, len(source) - _WIDEST_LINE))
        shown = (_CUT if first else "") + visible(shortened(source[first:], _WIDEST_LINE))
        # Tabs stay tabs in the line of carets, so that they stand under their column.
        before = (_CUT if first else "") + visible(source[first:begin])
        blanks = "".join("\t" if character == "\t" else " " for character in before)
        return shown, blanks + "^" * max(1, min(self.width, len(shown) - len(blanks)))


class InvalidJob(TilewrightError):
    """A job file that is damaged, of another version, in use, or made for something else; or work that overlaps."""


class ClusterError(TilewrightError):
    """A cluster that does not answer, or whose machines do not suit each other."""


class Lost(Exception):
    """A task of a cluster has no outcome and can be submitted again; or, raised, the whole cluster is lost."""


class CannotSave(InvalidRequest):
    """A file that cannot be written, e.g. on a full disk; what was written before stays right."""


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
