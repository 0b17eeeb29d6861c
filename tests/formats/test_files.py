"""Files that are missing, empty or something else are refused in words."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tilewright import catalog
from tilewright.errors import InvalidFile, InvalidRequest, UnknownPuzzle
from tilewright.formats import read_puzzle

PUZZLE = """\
format = 1
family = "tiling"
lattice = "square"
tiles = ["A B C D"]
[board]
cells = [[0, 0]]
"""


@pytest.mark.parametrize(
    ("name", "content", "error", "words"),
    [
        ("a.toml", b"", InvalidFile, "the file is empty"),
        ("a.toml", b"  \n", InvalidFile, "the file is empty"),
        ("a.toml", b"a = 1\n\x89PNG\xff", InvalidFile, "line 2 is not text in UTF-8: found the byte 0x89"),
        ("a.json", b"[1]", InvalidFile, "expected an object"),
        (
            "a.txt",
            b"x",
            InvalidRequest,
            "suffix '.txt', which is for solutions; puzzles are read from files in .toml, .json, .csv",
        ),
        ("a", b"x", InvalidRequest, "no suffix"),
    ],
)
def test_files_of_the_wrong_kind(tmp_path: Path, name: str, content: bytes, error: type[Exception], words: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(error, match=words.replace("(", r"\(")):
        read_puzzle([path])


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("one.toml.gz", gzip.compress(PUZZLE.encode())),
        ("one.txt", b"# A puzzle.\n" + PUZZLE.encode()),
        ("one", gzip.compress(PUZZLE.encode())),
    ],
)
def test_a_file_is_known_by_how_it_begins(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    (tmp_path / "one.toml").write_text(PUZZLE)
    assert read_puzzle([tmp_path / name]) == read_puzzle([tmp_path / "one.toml"])


@pytest.mark.parametrize(
    ("packed", "words"),
    [
        pytest.param(lambda: gzip.compress(PUZZLE.encode())[:-12], "its end is missing", id="cut"),
        pytest.param(lambda: b"\x1f\x8b\x08\x00" + b"garbage" * 9, "packed with gzip, and damaged", id="damaged"),
        pytest.param(lambda: gzip.compress(gzip.compress(bytes(70 * 2**20))), "not text in UTF-8", id="twice"),
        pytest.param(lambda: gzip.compress(bytes(65 * 2**20)), "grows beyond 64.0 MB", id="large"),
    ],
)
def test_packed_files_that_hold_no_puzzle(tmp_path: Path, packed: Callable[[], bytes], words: str) -> None:
    (tmp_path / "a.toml.gz").write_bytes(packed())
    with pytest.raises(InvalidFile, match=words):
        read_puzzle([tmp_path / "a.toml.gz"])


def test_missing_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(InvalidRequest, match="there is no file"):
        read_puzzle([tmp_path / "none.toml"])
    with pytest.raises(InvalidRequest, match="is a folder"):
        read_puzzle([tmp_path])


def test_windows_line_ends_and_byte_order_marks(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_bytes(b"\xef\xbb\xbf" + PUZZLE.replace("\n", "\r\n").encode())
    puzzle = read_puzzle([path])
    assert (puzzle.name, len(puzzle.board)) == ("one", 1)


def test_load_takes_a_path_or_a_name(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(PUZZLE)
    assert catalog.load(str(path)) == catalog.load(path) == catalog.load([path])
    with pytest.raises(InvalidRequest, match="there is no file"):
        catalog.load("none.toml")
    with pytest.raises(UnknownPuzzle, match="there is no puzzle 'no such thing' in the catalog"):
        catalog.load("no such thing")


def test_the_catalog_can_be_listed_and_opened() -> None:
    for summary in catalog.summaries():
        assert summary.title
        assert catalog.variants(summary.name) == summary.variants
