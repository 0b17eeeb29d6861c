"""What stands where in a TOML text is known, also while it is broken."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright import catalog
from tilewright.editor.toml_scan import scanned
from tilewright.families.fields import FieldPath

BROKEN = """\
format = 1
tiles = [
  "A B",
  "C D
lattice = "squ
[board]
shape = rect
rows =
[[fixed]]
piece = "
[variant.small.rim]
sides = [{ cell = "1", side = "to", lab
[[variant.small.piece]]
name = 'b'
cells = [[0, 0], [1,"""


def _flat(data: Any, path: FieldPath = ()) -> Iterator[tuple[FieldPath, Any]]:
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _flat(value, (*path, key))
    else:
        yield path, data


@pytest.mark.parametrize("name", catalog.names())
def test_a_right_text_is_read_as_the_parser_of_toml_reads_it(name: str) -> None:
    text = catalog.text_of(name)
    scan, data = scanned(text), dict(_flat(tomllib.loads(text)))
    assert scan.values.keys() == data.keys()
    for path, value in data.items():
        token = scan.values[path]
        assert text[token.start : token.end] == token.source
        assert isinstance(value, str) == token.is_text
        if isinstance(value, str) and "\\" not in token.source:
            assert token.plain.removeprefix("\n") == value


@pytest.mark.parametrize(
    ("words", "wanted", "path"),
    [
        ("format", "key", ("format",)),
        ('"A', "value", ("tiles", 0)),
        ('"C D', "value", ("tiles", 1)),
        ('"squ', "value", ("lattice",)),
        ("[boa", "heading", ("board",)),
        ("rect", "value", ("board", "shape")),
        ("rows =", "value", ("board", "rows")),
        ('piece = "', "value", ("fixed", 0, "piece")),
        ("sides = [", "value", ("variant", "small", "rim", "sides", 0)),
        ('"to', "value", ("variant", "small", "rim", "sides", 0, "side")),
        (", lab", "key", ("variant", "small", "rim", "sides", 0, "lab")),
        ("[[variant.small.pie", "heading", ("variant", "small", "piece", 0)),
        ("name = 'b", "value", ("variant", "small", "piece", 0, "name")),
        ("[1,", "value", ("variant", "small", "piece", 0, "cells", 1, 1)),
    ],
)
def test_a_mistake_costs_its_own_line(words: str, wanted: str, path: FieldPath) -> None:
    cursor = scanned(BROKEN).at(BROKEN.index(words) + len(words))
    assert (cursor.wanted, cursor.path) == (wanted, path)


def test_nothing_is_wanted_in_a_comment_and_behind_a_value() -> None:
    text = 'format = 1  # the version\ntitle = "#1" '
    wanted = [scanned(text).at(offset).wanted for offset in (text.index("the"), text.index("\n"), len(text))]
    assert wanted == ["nothing", "nothing", "nothing"]
    assert scanned(text).values["title",].plain == "#1"


def test_the_lines_of_a_key_are_known() -> None:
    text = 'a = 1\ntiles = [  # two\n  "A",\n  "B",\n]  # end\n[board]\n'
    span = scanned(text).statement(("tiles",))
    assert span is not None
    assert text[slice(*span)] == 'tiles = [  # two\n  "A",\n  "B",\n]  # end\n'


@given(st.text(st.sampled_from("ab=[]{},.'\"#\n \\1\r\t\U0001f600"), max_size=60))
def test_any_text_is_scanned(text: str) -> None:
    scan = scanned(text)
    for offset in range(len(text) + 1):
        cursor = scan.at(offset)
        assert 0 <= cursor.word[0] <= cursor.word[1] <= len(text)
    ends = [0, *(end for token in scan.tokens for end in (token.start, token.end))]
    assert ends == sorted(ends)
    for token in scan.tokens:
        assert token.start <= token.inner[0] <= token.inner[1] <= token.end
        scan.statement(token.path)
