"""Names in a puzzle file: what stands for a thing, and where the thing is."""

from __future__ import annotations

import pytest

from tilewright import catalog
from tilewright.editor import file_names
from tilewright.editor.file_names import FileName, names_of, place_of
from tilewright.editor.file_tables import key_at, keys_at
from tilewright.editor.puzzle_text import PuzzleText
from tilewright.editor.toml_scan import scanned
from tilewright.families import FAMILIES
from tilewright.formats.puzzle_file import read_toml_text

HEADS = {name: f'format = 1\nfamily = "{name}"\n' for name in FAMILIES}


def test_all_keys_with_names_are_keys_of_a_family() -> None:
    scans = [scanned(head) for head in HEADS.values()]
    for path in file_names._KINDS:
        assert path == ("drop",) or any(key_at(scan, path) is not None for scan in scans), path


def test_every_key_of_every_family_can_be_told() -> None:
    for head in HEADS.values():
        scan = scanned(head)
        keys = keys_at(scan, ())
        assert set(keys["family"].choices) == {f'"{name}"' for name in FAMILIES}
        assert keys["lattice"].is_closed
        assert not keys["title"].is_closed
        assert keys["format"].is_required
        assert {keys[name].heading for name in ("board", "known", "variant")} == {"table", "tables"}
    assert {"group", "region", "crossing", "total", "given"} <= keys_at(scanned(HEADS["tiling"]), ()).keys()


@pytest.mark.parametrize(
    ("name", "kind", "word", "place"),
    [
        ("pentominoes-6x10", "piece", "W", "W"),
        ("unicorn", "piece", "9", "PT GH YH YT"),
        ("tatami", "variant", "halves", "halves"),
    ],
)
def test_things_are_found_in_the_catalog(name: str, kind: file_names.NameKind, word: str, place: str) -> None:
    text = catalog.text_of(name)
    scan = scanned(text)
    span = place_of(scan, read_toml_text(text), FileName(kind, word, (0, 0)))
    assert span is not None
    assert text[slice(*span)] == place


@pytest.mark.parametrize("name", catalog.names()[::9])
def test_each_piece_of_a_puzzle_is_found(name: str) -> None:
    text = PuzzleText(f"{name}.toml", catalog.text_of(name))
    scan, puzzle = text.scan, text.read.puzzles[""]
    for piece in file_names.pieces_of(puzzle):
        assert place_of(scan, puzzle, FileName("piece", piece, (0, 0))) is not None, piece
    assert set(names_of(scan, puzzle, "piece", ("drop",))) >= set(list(file_names.pieces_of(puzzle))[:400])
