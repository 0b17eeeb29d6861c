"""The setup that a file of solutions names: cells to block, pieces, a size, the sum, the variant, annealing's seed."""

from __future__ import annotations

import re
import shlex
from contextlib import suppress
from typing import Any

from ..errors import InvalidFile, Mistake
from ..families.whole_numbers import whole_number
from ..sentences import sentence
from ..values import frozen
from .document import FileText, json_decoder

_LINE = re.compile(r"^(?:# *)?Setup: (.+)$", re.MULTILINE)
_OPTION_OF = {
    "--block": "blocked",
    "--pieces": "pieces",
    "--size": "size",
    "--target": "target",
    "--variant": "variant",
    "--seed": "seed",
}
_NUMBERS = ("--target", "--seed")


@frozen
class SetupInFile:
    """The choices under which solutions were found, as far as their file says; None for what it does not."""

    variant: str | None = None
    blocked: tuple[str, ...] | None = None
    pieces: tuple[str, ...] | None = None
    target: int | None = None
    seed: int | None = None
    size: str | None = None


def setup_in(source: FileText) -> SetupInFile:
    """The setup in the output of `solve`: JSON, or the lines of a text that say it.

    Raises InvalidFile for a line that cannot be understood, or that says another setup than one above it.
    """
    is_json = source.text.lstrip().startswith(("{", "["))
    facts = _facts(source.text.strip()) if is_json else _of_lines(source)
    variant, target, seed, size = (facts.get(key) for key in ("variant", "target", "seed", "size"))
    return SetupInFile(
        variant if isinstance(variant, str) else None,
        _names(facts.get("blocked")),
        _names(facts.get("pieces")),
        target if type(target) is int else None,
        seed if type(seed) is int else None,
        size if isinstance(size, str) else None,
    )


def _facts(text: str) -> dict[str, Any]:
    """What the first solution and the summary at the end say beside the solution."""
    found: dict[str, Any] = {}
    for start in dict.fromkeys((0, text.rfind("\n") + 1)):
        with suppress(ValueError, RecursionError):
            data, _ = json_decoder().raw_decode(text, start)
            while isinstance(data, list) and data:
                data = data[0]
            if isinstance(data, dict):
                inner = data.get("summary")
                found |= inner if isinstance(inner, dict) else data
    return found


def _of_lines(source: FileText) -> dict[str, Any]:
    """The options on the lines that begin with "Setup:"."""
    found: dict[str, Any] = {}
    for line in _LINE.finditer(source.text):
        try:
            said = _options(line[1])
        except ValueError:
            message = sentence(
                "this setup cannot be understood; it has some of {names}, each with a value",
                names=", ".join(_OPTION_OF),
            )
            raise _mistake(source, line, message) from None
        if any(found.get(key, value) != value for key, value in said.items()):
            message = sentence(
                "this is another setup than that above; solutions of each belong into a file of their own"
            )
            raise _mistake(source, line, message)
        found |= said
    return found


def _options(text: str) -> dict[str, Any]:
    """The values of options by what they are about; ValueError if the text has anything else."""
    found: dict[str, Any] = {}
    words = shlex.split(text)
    for option, value in zip(words[::2], words[1::2], strict=True):
        if option not in _OPTION_OF:
            raise ValueError(option)
        if option in ("--block", "--pieces"):
            found[_OPTION_OF[option]] = [name.strip() for name in value.split(",")]
        else:
            found[_OPTION_OF[option]] = _number(value) if option in _NUMBERS else value
    return found


def _number(text: str) -> int:
    number = whole_number(text, signed=True)
    if number is None:
        raise ValueError(text)
    return number


def _mistake(source: FileText, line: re.Match[str], message: str) -> InvalidFile:
    number = source.text.count("\n", 0, line.start()) + 1
    return InvalidFile(source.name, [Mistake(message, number, 1, len(line[0]))], source.text)


def _names(value: object) -> tuple[str, ...] | None:
    is_list = isinstance(value, list) and value and all(isinstance(name, str) for name in value)
    return tuple(value) if isinstance(value, list) and is_list else None
