"""One suite for every row of the table of formats."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run
from tests.contracts.samples import NAMES, sample
from tests.contracts.templates import template
from tilewright.cli.commands import convert
from tilewright.desk.asks import answer
from tilewright.errors import InvalidFile, InvalidRequest
from tilewright.families.common import known_alone
from tilewright.formats import FORMATS, Format, format_of
from tilewright.formats.document import source_of

LITERAL = template("format.md", "literal.py").LITERAL
ROWS = [*FORMATS.values(), LITERAL]
READING = [pytest.param(row, id=row.name) for row in ROWS if row.read is not None]
WRITING = [pytest.param(row, id=row.name) for row in ROWS if row.write is not None]
COMPLETE = [pytest.param(row, id=row.name) for row in ROWS if row.dump is not None]
BOTH = [pytest.param(row, id=row.name) for row in ROWS if row.read is not None and row.write is not None]


def written(row: Format) -> tuple[str, str]:
    """The name of a puzzle that a format can hold, and its text."""
    assert row.write is not None
    for name in ("unicorn", "slothouber-graatsma", "macmahon-squares-2"):
        with suppress(InvalidRequest):
            return name, row.write(sample(name))
    raise AssertionError(f"{row.name} holds none of these puzzles")


@pytest.fixture(autouse=True)
def _template_in_the_table() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(FORMATS, LITERAL.name, LITERAL)
        # The choices of `--to` are those of the table when the command was imported.
        importlib.reload(convert)
        yield
    importlib.reload(convert)


def test_each_row_stands_under_its_name_with_suffixes_of_its_own() -> None:
    suffixes = [suffix for row in ROWS for suffix in row.suffixes]
    assert all(name == row.name for name, row in FORMATS.items())
    assert all(suffix.startswith(".") and suffix == suffix.lower() for suffix in suffixes)
    assert len(set(suffixes)) == len(suffixes)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("row", COMPLETE)
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


@pytest.mark.parametrize("row", BOTH)
def test_a_file_is_saved_and_loaded_by_its_suffix(row: Format, tmp_path: Path) -> None:
    name, _ = written(row)
    for suffix in row.suffixes:
        file = tmp_path / f"{name}{suffix}"
        tw.save(sample(name), file)
        assert (tw.load(file) == sample(name)) == (row.dump is not None)
        assert tw.count(tw.load(file)).distinct == tw.count(sample(name)).distinct


@pytest.mark.parametrize("row", WRITING)
def test_every_format_that_writes_can_be_converted_to(row: Format, tmp_path: Path) -> None:
    name, text = written(row)
    assert run("convert", name, "-", "--to", row.name).stdout == text
    for suffix in row.suffixes:
        run("convert", name, tmp_path / f"{name}{suffix}")
        assert (tmp_path / f"{name}{suffix}").read_text(encoding="utf-8") == text
    with pytest.raises(InvalidRequest) as refusal:
        tw.save(sample("unicorn"), tmp_path / "unicorn.nothing")
    assert row.suffixes[0] in str(refusal.value)


@pytest.mark.parametrize("row", [row for row in BOTH if row.values[0].dump])
def test_the_page_saves_and_opens_every_format_that_holds_documents(row: Format) -> None:
    saved = answer("save", {"puzzle": {"name": "soma"}, "format": row.name})
    assert saved["name"] == f"soma{row.suffixes[0]}"
    found = answer("read", {"files": [saved]})
    assert not found["mistakes"]
    assert found["document"] == answer("read", {"files": [answer("save", {"puzzle": {"name": "soma"}})]})["document"]


@pytest.mark.parametrize("row", [pytest.param(row, id=row.name) for row in ROWS if row.read is None])
def test_a_file_without_a_puzzle_says_what_can_be_read(row: Format) -> None:
    with pytest.raises(InvalidRequest) as refusal:
        format_of([Path(f"some{row.suffixes[0]}")])
    wanted = "--model" if row.read_model is not None else "puzzles are read from files in .toml"
    assert wanted in str(refusal.value)


def test_a_format_may_be_named_otherwise_than_its_suffix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = Format("smt", (".smt2",), write=lambda puzzle: f"; {puzzle.title}\n(check-sat)\n")
    monkeypatch.setitem(FORMATS, row.name, row)
    importlib.reload(convert)
    try:
        run("convert", "unicorn", tmp_path / "unicorn.smt2")
        assert (tmp_path / "unicorn.smt2").read_text().startswith("; ")
        assert run("convert", "unicorn", "-", "--to", "smt").stdout.startswith("; ")
        error = run("solve", tmp_path / "unicorn.smt2", status=2).stderr
        assert "exact cover" not in error
        assert "has the suffix '.smt2', which is only written; puzzles are read from files in .toml" in error
    finally:
        monkeypatch.undo()
        importlib.reload(convert)
