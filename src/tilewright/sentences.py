"""Sentences for people, with what it takes to say them in other languages.

A `Sentence` is its English text. Besides, it keeps the template that it was made from, and the values in it. The page
looks up the template in the messages of its language (`web/page/languages/python`) and fills in the values. English
stands once, where the sentence is said:

    sentence("Only {piece} fits on {place}.", piece=words, place=where)

In a template `{n}` is a value and `{n:,}` a number with its thousands apart; `{n:cell|cells}` is one of two words, the
first if n is 1; `{Piece}` is the value `piece` with a capital first letter. Templates are literals, so that
docs/make_sentences.py finds them in the source.

What is put together in other ways, as by an f-string, is a plain text: it stays English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

_NONE: Mapping[str, Any] = {}
_LONGEST_ID = 60


class Sentence(str):
    """An English text with its template and its values: numbers, names, other sentences, or `NameList`s of these."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, Any]

    def __new__(cls, text: str, template: str = "", values: Mapping[str, Any] = _NONE) -> Sentence:
        made = super().__new__(cls, text)
        made.template, made.values = template, values
        return made

    def __str__(self) -> str:
        # So `str(error)` is still the sentence that the error was raised with.
        return self

    @property
    def id(self) -> str:
        """The id of its message."""
        return id_of(self.template)


def id_of(template: str) -> str:
    """The id of the message for a template: its words after "py-", of a long one the first, with a digest of them all.

    When the English changes, its translation is missing instead of out of date.
    """
    end = "-" if template[-1:] in ".?!:" else ""
    words = re.sub(r"[^A-Za-z0-9]+", "-", template).strip("-") + end
    if len(words) > _LONGEST_ID:
        digest = 0
        for character in template:
            digest = (digest * 31 + ord(character)) % 0xFFFF
        words = f"{words[:_LONGEST_ID].rstrip('-')}-{digest:04x}"
    return f"py-{words}"


class NameList(str):
    """Names in one text, "a, b and c", with the names apart; the joint is "and", "or" or ","."""

    __slots__ = ("joint", "names")

    joint: str
    names: tuple[str, ...]

    def __new__(cls, text: str, names: Iterable[str] = (), joint: str = ",") -> NameList:
        made = super().__new__(cls, text)
        made.names, made.joint = tuple(names), joint
        return made

    def __str__(self) -> str:
        return self


def sentence(template: str, /, **values: Any) -> Sentence:
    """The sentence of an English template with its values filled in."""
    values = {name: value if isinstance(value, str | int | float) else str(value) for name, value in values.items()}
    return Sentence(template.format_map(_Filled(values)), template, values)


def written(text: str) -> Sentence:
    """A text as a file has it, such as the title of a puzzle: its message has the same id wherever it is said."""
    return Sentence(text, text)


def commas(names: Iterable[str], by: str = ", ") -> NameList:
    """Names with nothing but commas between them."""
    names = tuple(names)
    return NameList(by.join(names), names)


def together(*sentences: str) -> str:
    """Sentences one after the other; empty ones are left out."""
    said = [one for one in sentences if one]
    if len(said) < 2:
        return said[0] if said else ""
    return sentence("{first} {then}", first=said[0], then=together(*said[1:]))


def with_help(message: str, help: str) -> str:
    """A message with what helps, if anything does, in one."""
    return sentence("{message}; {help}", message=message, help=help) if help else message


def capitalized(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


class _Filled(dict[str, Any]):
    """The values of a template by the names that it has for them."""

    def __getitem__(self, name: str) -> Any:
        if name not in self:
            return capitalized(super().__getitem__(name[0].lower() + name[1:]))
        value = super().__getitem__(name)
        return _OneOrMany(value) if type(value) is int else value


class _OneOrMany(int):
    """A number that chooses between two words."""

    def __format__(self, form: str) -> str:
        one, is_choice, many = form.partition("|")
        return (one if self == 1 else many) if is_choice else super().__format__(form)
