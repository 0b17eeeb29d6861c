"""What links hold: a puzzle, an exercise, a collection or an album, each in the form in which it travels.

The functions take what a page or a link says, and give it without empty parts; Refused for a value of another form.
They read no puzzle file: whoever shows a puzzle tells if it does not open.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..sentences import sentence
from .limits import Refused, bound
from .requests import KEYS, album_request, collection_request, exercise_request, puzzle_request

MOST_COLLECTED = 60
"""The most puzzles of a collection."""

_T = TypeVar("_T")
_DIGITS = 12

# Controls, ends of lines, and changes of direction: these would also turn round what stands beside the words.
_OBEYED = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def puzzle_data(value: Any, where: str) -> dict[str, Any]:
    """The request of a puzzle."""
    _within(where, puzzle_request, value)
    return {key: value[key] for key in KEYS if value.get(key) not in (None, "", [])}


def exercise_data(value: Any, where: str) -> dict[str, Any]:
    """What an exercise says besides its puzzle."""
    exercise = _within(where, exercise_request, value)
    return _without_empty({"question": plain_words(exercise.question), "without": _sorted(exercise.without)})


def collection_data(value: Any, where: str) -> dict[str, Any]:
    """A collection: its title, words for the class, the helps that are not shown, and its puzzles in their order."""
    asked = _within(where, collection_request, value)
    if not asked.puzzles:
        raise Refused(
            sentence("there is no puzzle in this collection"),
            where,
            sentence("add one, at its table or in the gallery"),
        )
    n = len(asked.puzzles)
    words = sentence("this collection has {n:,} puzzles; at most {most:,} are taken", n=n, most=MOST_COLLECTED)
    bound(n, MOST_COLLECTED, words, where, sentence("make two collections of it"))
    puzzles = [
        {"puzzle": puzzle_data(one.puzzle, f"puzzles[{k}]"), **_without_empty({"question": plain_words(one.question)})}
        for k, one in enumerate(asked.puzzles)
    ]
    said = {"title": plain_words(asked.title), "about": plain_words(asked.about), "without": _sorted(asked.without)}
    return {**_without_empty(said), "puzzles": puzzles}


def with_keys(collection: dict[str, Any]) -> dict[str, Any]:
    """A collection with the `key` under which a browser keeps what was found, and one of each puzzle.

    The title names the collection, so that it can get further puzzles and what was found of the others stays.
    """
    name = collection.get("title") or [one["puzzle"] for one in collection["puzzles"]]
    puzzles = [{**one, "key": _key(one)} for one in collection["puzzles"]]
    return {**collection, "key": _key(name), "puzzles": puzzles}


def _key(value: object) -> str:
    try:
        text = json.dumps(value, sort_keys=True)
    except RecursionError:
        raise Refused("a puzzle of this collection is nested too deeply", "collection") from None
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


def album_data(value: Any, where: str) -> dict[str, Any]:
    """An album: its pages, each with a puzzle, its title, the number of its solutions, and those that were found."""
    asked = _within(where, album_request, value)
    if not any(page.found for page in asked.pages):
        raise Refused(
            sentence("there is no solution in this album"), where, sentence("solve a puzzle by hand, and it comes in")
        )
    return {
        "pages": [
            {
                "puzzle": puzzle_data(page.puzzle, where),
                "title": plain_words(page.title),
                "total": page.total,
                "found": [{"placed": [list(one) for one in found.placed], "day": found.day} for found in page.found],
            }
            for page in asked.pages
        ]
    }


def plain_words(text: str | None) -> str:
    """A text in one line, which only says something and turns nothing round."""
    return " ".join(_OBEYED.sub(" ", text or "").split())


def _within(where: str, read: Callable[[Any], _T], value: Any) -> _T:
    """What a function reads; what it refuses is refused with the place that the caller knows."""
    try:
        return read(value)
    except Refused as refusal:
        raise Refused(refusal.message, where, refusal.help if where != "link" else "") from None


def _sorted(names: Sequence[str] | None) -> list[str]:
    return sorted(set(names or ()))


def _without_empty(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value}
