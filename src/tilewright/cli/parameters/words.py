"""Reads the words of a command line that is plainly right. Any other is left to Click, which helps and complains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .layout import Parameter


def values_of(parameters: Sequence[Parameter], words: Sequence[str]) -> dict[str, Any] | None:
    """The values of all parameters; None where Click must read the words.

    It is plain to see what words mean if options have their full names, each once, and values that do not begin with a
    dash. Click takes the same words for the same.
    """
    option_of = {name: one for one in parameters for name in one.names if one.is_option}
    given: dict[str, Any] = {}
    others: list[str] = []
    left = iter(words)
    for word in left:
        if not word.startswith("-"):
            others.append(word)
            continue
        name, joint, word = word.partition("=") if word.startswith("--") else (word, "", "")
        option = option_of.get(name)
        if option is None or not option.is_plain or option.key in given or (joint and option.is_flag):
            return None
        if not option.is_flag and not joint:
            word = next(left, "-")
        value = option.is_flag or _value(option, word)
        if value is None:
            return None
        given[option.key] = value
    for argument in parameters:
        if not argument.is_option and others:
            taken = others if argument.takes_many else others[:1]
            values = [_value(argument, word) for word in taken]
            if None in values:
                return None
            given[argument.key] = tuple(values) if argument.takes_many else values[0]
            others = others[len(taken) :]
    if others or any(one.is_required and one.key not in given for one in parameters):
        return None
    return {one.key: given[one.key] if one.key in given else one.default() for one in parameters}


def _value(parameter: Parameter, word: str) -> Any:
    read = getattr(parameter.kind, "read", None)
    return None if read is None or word.startswith("-") else read(word)
