"""JSON from strangers: unless it is plain, small and finite, it is refused in words before it is used."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, NoReturn

from ..desk.limits import Refused

DEEPEST = 32
"""A puzzle file nests six levels deep."""
_MOST_DIGITS = 18


def parse(text: str) -> Mapping[str, Any]:
    """The object that a text holds; Refused, with the place, for anything else.

    Huge numbers, NaN and Infinity, texts that are no Unicode, names that come twice and deep nesting are refused.
    """
    try:
        value = json.loads(
            text, parse_int=_whole, parse_float=_finite, parse_constant=_constant, object_pairs_hook=_object
        )
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise Refused(f"this is not JSON: {problem.msg.lower()}", where, "send one JSON object") from None
    except RecursionError:
        raise _too_deep() from None
    if not isinstance(value, dict):
        raise Refused("expected a JSON object", help='for example {"puzzle": {"name": "unicorn"}}')
    _look_through(value)
    return value


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > _MOST_DIGITS:
        raise Refused(
            f"the number {digits[:12]}… has {len(digits.lstrip('-')):,} digits; at most {_MOST_DIGITS} make sense"
        )
    return int(digits)


def _finite(digits: str) -> float:
    value = float(digits)
    if value in (float("inf"), float("-inf")):
        raise Refused(f"the number {digits[:20]} is too large")
    return value


def _constant(name: str) -> NoReturn:
    raise Refused(f"{name} is no number here")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise Refused(f"the name {twice[:40]!r} comes twice in one object")
    return found


def _look_through(value: Any, depth: int = 1) -> None:
    """Refuse what is nested too deeply, and texts with halves of characters, which no file could hold."""
    if depth > DEEPEST:
        raise _too_deep()
    if isinstance(value, str) and not value.isascii() and any("\ud800" <= one <= "\udfff" for one in value):
        raise Refused("a text has half a character (a lone surrogate), which is no Unicode")
    if isinstance(value, dict | list):
        for inner in (*value, *value.values()) if isinstance(value, dict) else value:
            _look_through(inner, depth + 1)


def _too_deep() -> Refused:
    return Refused(f"this is nested too deeply; {DEEPEST} levels are allowed", kind="too-large")
