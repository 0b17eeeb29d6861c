"""Documents written in TOML or JSON: plain data, and the place of each part in the text.

Reading a good file needs no places, so they are looked up only when there is something to report.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from ..errors import InvalidFile, InvalidRequest, Mistake, escaped, is_whole
from ..families.whole_numbers import MOST_DIGITS, n_digits_too_long
from ..sentences import sentence
from ..values import field, frozen, record, replace

if TYPE_CHECKING:
    from json import JSONDecoder
    from pathlib import Path as FilePath
    from pathlib import PurePath

    from ..families.fields import FieldPath, FileFault
    from .spans import FilePlace, TextSpan

DEEPEST = 32
"""The levels of a document that is read; a puzzle file nests six levels deep. Deeper parts have no places."""
OWN_SUFFIX = ".tilewright"
"""Before the suffix of a puzzle file it tells editors that this is one."""
_TOO_DEEP = "lists or tables are nested too deeply"
# A key of thousands of parts takes parsers of TOML minutes.
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+"""
_MOST_PARTS = 500
_ENDLESS_KEY = rf"(?<![\w\-\"'.]){_PART}(?:\.[ \t]*+{_PART}){{{_MOST_PARTS}}}"

# A path of it has lost one of two slashes.
_ADDRESS = r"(?i)(https?|ftp):[/\\\\]+(.*)"


@frozen
class FileText:
    """A file as text. Its name says the format and appears in messages; no file is opened by it."""

    name: str
    text: str

    @property
    def stem(self) -> str:
        """The name without folders and suffix, which may be `.tilewright.toml`: what the puzzle is called."""
        from pathlib import PurePath

        return plain_name(PurePath(self.name)).stem.removesuffix(OWN_SUFFIX)


def plain_name(path: PurePath) -> PurePath:
    """The name of a file without the `.gz` that says how it is packed."""
    return path.with_suffix("") if path.suffix.lower() == ".gz" and path.stem else path


@record
class Document:
    """A parsed file.

    `find` finds where in the text each part of the data stands, by path; without it mistakes have no place. `moved`
    says from where parts of the data came that were put elsewhere. `left_out` says, in sentences, what the file holds
    and the data do not.
    """

    path: str
    text: str
    data: dict[str, Any]
    find: Callable[[str], dict[FieldPath, FilePlace]] = lambda text: {}
    moved: dict[FieldPath, FieldPath] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()

    @cached_property
    def places(self) -> dict[FieldPath, FilePlace]:
        """The places of all parts of the document, by path; none if it is nested too deeply to find them."""
        try:
            return self.find(self.text)
        except RecursionError:
            return {}

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self.text))]

    def origin(self, path: FieldPath) -> FieldPath:
        """The path in the file of a part of the merged data."""
        for length in range(len(path), 0, -1):
            source = self.moved.get(path[:length])
            if source is not None:
                return source + path[length:]
        return path

    def mistake(self, fault: FileFault) -> Mistake:
        """A fault, with its place in the file."""
        path = self.origin(fault.path)
        span = self._span(path, on_key=fault.on_key)
        if span is None:
            line, column, width = 0, 0, 1
        elif fault.spot is not None and self.text.startswith(('"""', "'''"), span[0]):
            line, column = self._spot_in_text(span[0], fault.spot)
            width = 1
        else:
            line, column = self._line_and_column(span[0])
            end = self.text.find("\n", span[0], span[1])
            width = max(1, (span[1] if end < 0 else end) - span[0])
        about = self.origin(fault.missing or fault.path)
        return Mistake(fault.message, line, column, width, fault.help, about, fault.is_unfinished)

    def fail(self, mistakes: Iterable[Mistake]) -> InvalidFile:
        """The error that tells all these mistakes, each once."""
        return InvalidFile(self.path, list(dict.fromkeys(mistakes)), self.text)

    def _span(self, path: FieldPath, *, on_key: bool) -> TextSpan | None:
        here = path
        while here and here not in self.places:
            here = here[:-1]
        if not here:
            return None
        place = self.places[here]
        if len(here) == len(path) - 1 and isinstance(path[-1], int):
            word = self._word(place.value, path[-1])
            if word is not None:
                return word
        if (on_key and len(here) == len(path)) or place.value[0] == place.value[1]:
            return place.key
        return place.value

    def _word(self, span: TextSpan, k: int) -> TextSpan | None:
        """The k-th of the words of a text written with quotes on one line."""
        source = self.text[span[0] : span[1]]
        if source[:1] not in ('"', "'") or "\n" in source or "\\" in source:
            return None
        words = list(re.finditer(r"\S+", source[1:-1]))
        return (span[0] + 1 + words[k].start(), span[0] + 1 + words[k].end()) if k < len(words) else None

    def _line_and_column(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._line_starts, offset)
        return line, offset - self._line_starts[line - 1] + 1

    def _spot_in_text(self, start: int, spot: tuple[int, int]) -> tuple[int, int]:
        """The line and column of a row and column of a text in triple quotes, its leading empty lines not counted."""
        line, column = self._line_and_column(start)
        rows = self.text[start + 3 :].split("\n")
        empty = next((k for k, row in enumerate(rows) if row.strip()), 0)
        row = empty + spot[0] - 1
        return line + row, spot[1] + (column + 2 if row == 0 else 0)


def refuse_address(path: FilePath) -> None:
    """Raise InvalidRequest for an address in the place of a path."""
    if (address := re.match(_ADDRESS, str(path))) is not None:
        raise InvalidRequest(
            sentence(
                "{address} is an address, and Tilewright fetches nothing from the network; "
                "save the file first, and name that",
                address=f"{address[1]}://{address[2]}",
            )
        )


def require_file(path: FilePath) -> None:
    """Raise InvalidRequest if there is no such file, or it is a folder."""
    refuse_address(path)
    if not path.exists():
        raise InvalidRequest(sentence("there is no file {path}", path=path))
    if path.is_dir():
        raise InvalidRequest(sentence("{path} is a folder; name a file in it", path=path))


def read_text(path: FilePath) -> str:
    """The text of a file, unpacked if need be, its lines ending as on Unix; InvalidFile if it is none."""
    try:
        require_file(path)
        data = path.read_bytes() if path.is_file() else _read_once(path)
    except OSError as problem:
        raise InvalidRequest(
            sentence("{path} cannot be read: {strerror}", path=path, strerror=problem.strerror or problem)
        ) from None
    from .packed import decoded

    return cleaned(decoded(data, str(path)), str(path))


@cache
def _read_once(path: FilePath) -> bytes:
    """The bytes of a pipe, which gives them only once: for its setup and for its solutions."""
    return path.read_bytes()


def cleaned(text: str, name: str) -> str:
    """A text with lines that end as on Unix and without a byte order mark; InvalidFile if nothing is left."""
    if not text.strip("\ufeff \t\r\n"):
        raise InvalidFile(name, [Mistake(sentence("the file is empty"))])
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def source_of(path: FilePath) -> FileText:
    """A file of the disk as text; InvalidRequest if there is none, InvalidFile if it is no text."""
    return FileText(str(path), read_text(path))


def parse_toml(text: str, path: str) -> Document:
    """The document in a TOML text; InvalidFile with line and column where it is none."""
    text = text.replace("\r\n", "\n")
    if text.count(".") >= _MOST_PARTS and (endless := re.search(_ENDLESS_KEY, text)) is not None:
        raise InvalidFile(path, [Mistake(_TOO_DEEP, *_line_and_column(text, endless.start()))], text)
    try:
        return _in_bounds(Document(path, text, tomllib.loads(text), _toml_places))
    except tomllib.TOMLDecodeError as problem:
        raise InvalidFile(path, [_toml_mistake(problem, text)], text) from None
    except (ValueError, RecursionError) as problem:
        raise InvalidFile(path, [_excess(problem, text, tomllib.loads)], text) from None


def parse_json(text: str, path: str) -> Document:
    """The document in a JSON text; InvalidFile with line and column where it is none."""
    # Each table with such a key stays here, so that no other one gets its id.
    twice: dict[int, tuple[dict[str, Any], str]] = {}

    def collected(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            often = Counter(key for key, _ in pairs)
            twice[id(found)] = found, next(key for key in found if often[key] > 1)
        return found

    try:
        data = json_decoder(collected).decode(text)
    except (ValueError, RecursionError) as problem:
        raise InvalidFile(path, [json_mistake(problem, text)], text) from None
    if not isinstance(data, dict):
        raise InvalidFile(path, [Mistake("expected an object in braces, { ... }", 1, 1)], text)
    return _in_bounds(Document(path, text, data, _json_places), twice)


def _toml_places(text: str) -> dict[FieldPath, FilePlace]:
    from .spans import toml_places

    return toml_places(text, DEEPEST)


def _json_places(text: str) -> dict[FieldPath, FilePlace]:
    from .spans import json_places

    return json_places(text)


def json_decoder(collected: Callable[[list[tuple[str, Any]]], dict[str, Any]] | None = None) -> JSONDecoder:
    """A decoder of JSON from outside; it raises ValueError for numbers of more than `MOST_DIGITS` digits, too.

    `collected` makes an object of its keys and values.
    """
    from json import JSONDecoder

    def whole(digits: str) -> int:
        if len(digits) > MOST_DIGITS:
            raise ValueError("too many digits")
        return int(digits)

    return JSONDecoder(parse_int=whole, object_pairs_hook=collected)


def json_mistake(problem: ValueError | RecursionError, text: str, offset: int = 0) -> Mistake:
    """An error of `json_decoder` in plain words; at `offset` begins the value that it refused."""
    from json import JSONDecodeError

    if isinstance(problem, JSONDecodeError):
        return Mistake(
            sentence("this is not JSON: {problem}", problem=problem.msg[:1].lower() + problem.msg[1:]),
            problem.lineno,
            problem.colno,
        )
    offset += len(text) - offset - len(text[offset:].lstrip())
    mistake = _excess(problem, text, lambda beginning: json_decoder().raw_decode(beginning, offset))
    return mistake if mistake.line or not offset else replace(mistake, line=text.count("\n", 0, offset) + 1, column=1)


def _in_bounds(document: Document, twice: Mapping[int, tuple[dict[str, Any], str]] | None = None) -> Document:
    """The document; InvalidFile if it has what cannot be worked with.

    That are values nested too deeply, numbers too long, halves of characters, and tables with a key that stands twice:
    `twice` has these by their id.
    """
    todo: list[tuple[FieldPath, Any]] = [((), document.data)]
    while todo:
        path, value = todo.pop()
        if isinstance(value, dict | list):
            if len(path) > DEEPEST:
                raise document.fail([document.mistake(_fault(path, _TOO_DEEP))])
            if twice and id(value) in twice:
                _, key = twice[id(value)]
                fault = _fault((*path, key), f"the key `{key}` is given twice", on_key=True)
                raise document.fail([document.mistake(fault)])
            todo += [
                ((*path, key), one) for key, one in (value.items() if isinstance(value, dict) else enumerate(value))
            ]
        elif isinstance(value, int) and (n_digits := n_digits_too_long(value)):
            raise document.fail([document.mistake(_fault(path, _too_long(n_digits)))])
        elif isinstance(value, str) and not is_whole(value):
            raise document.fail([document.mistake(_fault(path, "half a character, which no file can hold"))])
    return document


def _line_and_column(text: str, offset: int) -> tuple[int, int]:
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def _fault(path: FieldPath, message: str, *, on_key: bool = False) -> FileFault:
    from ..families.fields import FileFault

    return FileFault(path, message, on_key=on_key)


def _too_long(n_digits: int) -> str:
    return f"a number of {n_digits:,} digits; at most {MOST_DIGITS} are read"


def _excess(problem: ValueError | RecursionError, text: str, parse: Callable[[str], object]) -> Mistake:
    """Name what a parser has too much of, if it is no mistake of writing."""
    if isinstance(problem, RecursionError):
        return Mistake(_TOO_DEEP)
    # Parsers do not tell where the number stands. What ends behind its digits ends for no other reason.
    for run in islice(re.finditer(rf"[0-9_]{{{MOST_DIGITS},}}", text), 4):
        try:
            parse(text[: run.end()])
        except ValueError as reason:
            if type(reason) is ValueError:
                n_digits = len(run[0].replace("_", ""))
                return Mistake(_too_long(n_digits), *_line_and_column(text, run.start()), len(run[0]))
    return Mistake(sentence("a number has too many digits"))


def json_text(data: Mapping[str, Any]) -> str:
    """The data of a puzzle file as a JSON text; ValueError for a number that JSON does not have."""
    import json

    return escaped(json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False)) + "\n"


# What helps with an error of Python's TOML parser, by the first words of its message. Other messages stay as they are.
_LINE = sentence("a line is `key = value`, `[table]` or a `# comment`")
_TOML_HELP: dict[tuple[str, ...], tuple[str, str]] = {
    ("Expected '=' after a key",): (sentence("expected `=` after the key"), _LINE),
    ("Invalid value",): (
        sentence("this is no value"),
        sentence('texts stand in quotes: "text"; numbers have no leading zeros'),
    ),
    ("Cannot overwrite", "Duplicate inline table key"): (
        sentence("this key is given twice"),
        sentence("keep one of the two"),
    ),
    ("Cannot declare",): (sentence("this table is given twice"), sentence("put the keys of both under one heading")),
    ("Cannot mutate", "Cannot redefine"): (sentence("this adds to a table or list that is complete already"), ""),
    ("Unclosed array",): (
        sentence("this list is not closed"),
        sentence("a `,` between the values or a `]` at the end is missing"),
    ),
    ("Unclosed inline table",): (
        sentence("this table is not closed"),
        sentence("a `,` between the values or a `{brace}` at the end is missing", brace="}"),
    ),
    ("Unterminated string", "Expected \"'"): (
        sentence("a text is not closed"),
        sentence("the quotes at its end are missing"),
    ),
    ("Illegal character '\\n'",): (
        sentence("a text is not closed on its line"),
        sentence('the quotes at its end are missing; texts of several lines stand in """triple quotes"""'),
    ),
    ("Expected newline or end of document",): (
        sentence("something stands after the end of the value"),
        sentence("one key a line; texts of several words stand in quotes"),
    ),
    ("Unescaped '\\'",): (
        sentence("a `\\` in a text starts a special character"),
        sentence("write it as `\\\\`, or use 'single quotes'"),
    ),
    ("Invalid statement", "Invalid initial character"): (sentence("a line cannot start like this"), _LINE),
}


def _toml_mistake(problem: tomllib.TOMLDecodeError, text: str) -> Mistake:
    """An error of the TOML parser in plain words."""
    lines = text.split("\n")
    message, _, place = str(problem).rpartition(" (at ")
    message = message or str(problem)
    if hasattr(problem, "lineno") and hasattr(problem, "colno"):  # From Python 3.14 on.
        line, column = problem.lineno, problem.colno
    elif numbers := re.findall(r"\d+", place):
        line, column = map(int, numbers)
    else:  # At the end of the document.
        line, column = len(lines), len(lines[-1]) + 1
    while line > 1 and column == 1 and not lines[line - 1].strip():
        # At the end of a file point to the last line that says something.
        line, column = line - 1, len(lines[line - 2]) + 1
    for beginnings, (words, help) in _TOML_HELP.items():
        if message.startswith(beginnings):
            return Mistake(words, line, column, 1, help)
    return Mistake(message[:1].lower() + message[1:], line, column)
