"""Make the man page, share/man/man1/tilewright.1: the help of all commands, and tables of docs/command-line.md.

The language is that of man(7), without what only groff knows, so that mandoc reads it as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path

import click

from tilewright import __version__
from tilewright.cli.app import COMMANDS
from tilewright.cli.parameters.clicked import CONTEXT, ExamplesFirst, app

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "share" / "man" / "man1" / "tilewright.1"
_CODE = re.compile(r"`([^`]+)`")
_OPTION = re.compile(r"((?<![\w-])(?:\\-){1,2}[\w\\-]+)")
_VALUE = re.compile(r"\b([A-Z]+(?:\\-[A-Z]+)*)\b(?!\w)(?!\\fR)")
_LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")


def made() -> dict[Path, str]:
    """The man page, and its text."""
    return {PAGE: "\n".join(_lines()) + "\n"}


def _lines() -> Iterator[str]:
    context = click.Context(app, info_name="tilewright", **CONTEXT)
    assert isinstance(app, ExamplesFirst)
    assert isinstance(app, click.Group)
    yield r".\" Made by docs/make_man.py."
    yield f'.TH TILEWRIGHT 1 "" "Tilewright {__version__}" "User Commands"'
    yield ".SH NAME"
    yield rf"tilewright \- {_text('solve, count, prove, draw and design tile puzzles')}"
    yield ".SH SYNOPSIS"
    yield from (".B tilewright", r"\fICOMMAND\fR [\fIOPTIONS\fR] [\fIPUZZLE\fR ...]", ".br")
    yield rf"\fBtilewright\fR \fICOMMAND\fR {_text('--help', code=True)}"
    yield ".SH DESCRIPTION"
    yield from _about(app)
    yield from _examples(app)
    yield from _options(app, context)
    yield ".SH COMMANDS"
    for name, (_, what) in COMMANDS.items():
        yield from (".TP", rf"\fB{_text(name, code=True)}\fR", _prose(what))
    for name in COMMANDS:
        command = app.get_command(context, name)
        assert isinstance(command, ExamplesFirst)
        its_context = click.Context(command, parent=context, info_name=name, **CONTEXT)
        yield f".SH TILEWRIGHT {_text(name.upper(), code=True)}"
        usage = " ".join(command.collect_usage_pieces(its_context))
        yield rf"\fBtilewright {_text(name, code=True)}\fR {_text(usage, code=True)}"
        yield ".PP"
        yield from _about(command)
        yield from _examples(command)
        yield from _options(command, its_context)
    for heading, title in {"EXIT STATUS": "Exit statuses", "ENVIRONMENT": "Environment variables"}.items():
        yield f".SH {heading}"
        for left, right in _table(title):
            yield from (".TP", _prose(left), _prose(right))
    yield ".SH COPYRIGHT"
    yield "The Tilewright authors; free software under the MIT license."


def _about(command: click.Command) -> Iterator[str]:
    paragraphs = cleandoc(command.help or "").split("\n\n")
    for place, paragraph in enumerate(paragraphs):
        yield from (".PP",) if place else ()
        yield _prose(" ".join(paragraph.split()))


def _examples(command: ExamplesFirst) -> Iterator[str]:
    if command.examples:
        yield from (".PP", "Examples:", ".PP", ".nf", ".RS 4")
        yield from (_text(line, code=True) for line in command.examples.splitlines())
        yield from (".RE", ".fi")


def _options(command: ExamplesFirst, context: click.Context) -> Iterator[str]:
    for heading, records in command.sections(context).items():
        yield from (".PP", f"{_text(heading)}:")
        for words, meaning in records:
            tag = _OPTION.sub(r"\\fB\1\\fR", _text(words, code=True))
            yield from (".TP", _VALUE.sub(r"\\fI\1\\fR", tag), _prose(meaning))


def _table(title: str) -> Iterable[tuple[str, str]]:
    """The rows of the first table below a heading of docs/command-line.md, without its head."""
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", section, re.MULTILINE)
    assert len(rows) > 2, f"docs/command-line.md has no table below {title}"
    return rows[2:]


def _prose(text: str) -> str:
    """A text with `code` and links of Markdown, as a line of roff."""
    parts = _CODE.split(_LINK.sub(r"\1", text).replace(r"\|", "|"))
    return "".join(rf"\fB{_text(part, code=True)}\fR" if place % 2 else _text(part) for place, part in enumerate(parts))


def _text(text: str, *, code: bool = False) -> str:
    r"""A text with what roff would obey escaped; in code a hyphen is a minus, which people can copy.

    >>> _text(r".a\b-c'")
    "\\&.a\\eb-c'"
    """
    text = text.replace("\\", r"\e")
    for character, name in {"`": r"\(ga", "^": r"\(ha", "~": r"\(ti"}.items():
        text = text.replace(character, name)
    if code:
        text = text.replace("-", r"\-").replace("'", r"\(aq")
    text = "".join(one if one.isascii() else rf"\[u{ord(one):04X}]" for one in text)
    return rf"\&{text}" if text.startswith((".", "'")) else text
