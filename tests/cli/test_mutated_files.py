"""Files with something wrong in them: every command answers with a message and a status, never with a traceback."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tilewright import catalog

SMALL = ("genius-star", "giants-causeway", "magic-hexagon-3", "soma", "unicorn", "wheel-9")
VALUES: tuple[Any, ...] = (None, 0, -1, 10**30, 1.5, "", "x", "*", "1..3", [], [[]], [None], {}, {"a": 1}, [{}], True)
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("check",),
    ("show",),
    ("solve", "--seconds", "0.1"),
    ("convert", "-", "--to", "json"),
    ("draw",),
)


@pytest.mark.parametrize("command", ["check", "solve", "show", "convert", "draw"])
@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("b.toml", 'format = 1\ntitle = "x\n', "b.toml:2:11: a text is not closed on its line"),
        ("b.json", '{"format":1,', "b.json:1:13: this is not JSON"),
        ("deep.json", "[" * 100_000, "deep.json: lists or tables are nested too deeply"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(
    tmp_path: Path, command: str, name: str, text: str, wanted: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    more = ["-", "--to", "json"] if command == "convert" else []
    result = run(command, file, *more, status=2)
    assert wanted in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_file_never_ends_in_a_traceback(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        text = catalog.text_of(chance.choice(SMALL))
        suffix, change = chance.choice(CHANGES)
        file = tmp_path / f"changed{suffix}"
        file.write_text(change(text, chance), encoding="utf-8")
        command, *more = chance.choice(COMMANDS)
        run(command, file, *more, status=None)


def _cut_off(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text))]


def _one_character(text: str, chance: random.Random) -> str:
    place = chance.randrange(len(text))
    return text[:place] + chance.choice("\"'[]{}=,.#\n\\ 0é\x00-*x") + text[place + 1 :]


def _another_value(text: str, chance: random.Random) -> str:
    found = chance.choice(list(re.finditer(r"^\w+ *= *(.*)$", text, re.MULTILINE)))
    return text[: found.start(1)] + json.dumps(chance.choice(VALUES[1:])) + text[found.end(1) :]


def _another_part(text: str, chance: random.Random) -> str:
    """The puzzle in JSON, with any of its parts replaced."""
    document = tomllib.loads(text)
    parts: list[tuple[Any, Any]] = []
    todo: list[Any] = [document]
    while todo:
        whole = todo.pop()
        inside = list(whole.items() if isinstance(whole, dict) else enumerate(whole))
        parts += [(whole, key) for key, _ in inside]
        todo += [part for _, part in inside if isinstance(part, dict | list)]
    whole, key = chance.choice(parts)
    whole[key] = chance.choice(VALUES)
    return json.dumps(document)


CHANGES: tuple[tuple[str, Callable[[str, random.Random], str]], ...] = (
    (".toml", _cut_off),
    (".toml", _one_character),
    (".toml", _another_value),
    (".json", _another_part),
)
