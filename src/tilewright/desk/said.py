"""Sentences on their way to a page in another language: objects with all that it takes to translate them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..sentences import NameList, Sentence
from .limits import Refused

# JavaScript tells all integers up to here from one another.
_LARGEST = 2**53 - 1


def wants_sentences(params: object) -> bool:
    """Tell whether a request wants sentences as objects."""
    return isinstance(params, Mapping) and params.get("sentences") is True


def with_sentences(value: Any) -> Any:
    """Plain data with an object for each sentence: its `text`, its id as `sentence`, and its `values`.

    A listing is an object, too: its `text`, its names as `list`, and their `joint`.
    """
    if isinstance(value, Sentence) and value.template:
        told = {"text": "".join(value), "sentence": value.id}
        return {**told, "values": {key: _value(one) for key, one in value.values.items()}} if value.values else told
    if isinstance(value, NameList):
        return {"text": "".join(value), "list": [with_sentences(name) for name in value.names], "joint": value.joint}
    if isinstance(value, dict):
        return {key: with_sentences(one) for key, one in value.items()}
    if isinstance(value, list):
        return [with_sentences(one) for one in value]
    return value


def _value(value: Any) -> Any:
    return str(value) if isinstance(value, int) and abs(value) > _LARGEST else with_sentences(value)


def refused_with_sentences(refusal: Refused) -> Refused:
    """A refusal whose words are objects."""
    refusal.message, refusal.help = with_sentences(refusal.message), with_sentences(refusal.help)
    return refusal
