"""One suite for every row of the table of formats."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.contracts.samples import NAMES, sample
from tilewright.errors import InvalidFile, InvalidRequest
from tilewright.families.common import known_alone
from tilewright.formats import FORMATS, Format
from tilewright.formats.document import source_of

READING = [pytest.param(row, id=name) for name, row in FORMATS.items() if row.read is not None]
BOTH = [pytest.param(row, id=name) for name, row in FORMATS.items() if row.read is not None and row.write is not None]


def test_each_row_stands_under_its_name() -> None:
    for name, row in FORMATS.items():
        assert name == row.name
        assert all(suffix.startswith(".") for suffix in row.suffixes)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("row", BOTH)
def test_what_is_written_reads_back_the_same(row: Format, name: str, tmp_path: Path) -> None:
    assert row.read is not None
    assert row.write is not None
    file = tmp_path / f"{sample(name).name}{row.suffixes[0]}"
    file.write_text(row.write(sample(name)), encoding="utf-8")
    # Variants are not written, nor are their numbers.
    assert row.read([source_of(file)], None) == replace(sample(name), known=known_alone(sample(name).known, ""))


@pytest.mark.parametrize("row", READING)
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00 not a text", b"{[\n", b"hello\n"])
def test_what_is_no_puzzle_is_refused_in_words(row: Format, content: bytes, tmp_path: Path) -> None:
    files = [tmp_path / f"{k}{row.suffixes[0]}" for k in range(row.n_files)]
    for file in files:
        file.write_bytes(content)
    assert row.read is not None
    with pytest.raises((InvalidFile, InvalidRequest)) as refusal:
        row.read([source_of(file) for file in files], None)
    assert str(files[0]) in str(refusal.value)
