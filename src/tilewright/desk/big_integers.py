"""Integers beyond 2**53 travel as decimal strings between Python and the page, because JavaScript would round them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

# JavaScript tells all integers up to here from one another.
_LARGEST = 2**53 - 1
_DIGITS = re.compile(r"-?[1-9][0-9]{15,999}")
# The keys of a puzzle file that may hold larger numbers, also deeper inside, as in variants and known counts.
_NUMBERS = ("count", "values", "target", "given")
_DEEPEST = 8


def for_page(answer: Mapping[str, Any]) -> dict[str, Any]:
    """An answer for the page: in the documents of puzzles, integers that JavaScript would round are strings."""
    return _with_documents(answer, lambda value: str(value) if type(value) is int and abs(value) > _LARGEST else value)


def from_page(params: Mapping[str, Any]) -> dict[str, Any]:
    """A request of the page, with these strings as the integers that they stand for."""
    return _with_documents(params, _number)


def _number(value: Any) -> Any:
    if isinstance(value, str) and _DIGITS.fullmatch(value) and abs(number := int(value)) > _LARGEST:
        return number
    return value


def _with_documents(holder: Mapping[str, Any], change: Callable[[Any], Any]) -> dict[str, Any]:
    """A request or an answer with its `document` changed, and with that of its `puzzle`."""
    found = dict(holder)
    for key, inside in (("document", _changed), ("puzzle", _with_documents)):
        if isinstance(found.get(key), dict):
            found[key] = inside(found[key], change)
    return found


def _changed(value: Any, change: Callable[[Any], Any], is_number: bool = False, depth: int = 0) -> Any:
    if depth < _DEEPEST and isinstance(value, dict):
        return {key: _changed(one, change, is_number or key in _NUMBERS, depth + 1) for key, one in value.items()}
    if depth < _DEEPEST and isinstance(value, list):
        return [_changed(one, change, is_number, depth + 1) for one in value]
    return change(value) if is_number else value
