"""What is in the folder `editors`, and file names by which editors know a puzzle file."""

from __future__ import annotations

import gzip
import json
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.running import run
from tilewright import catalog
from tilewright.formats import puzzle_file

ROOT = Path(__file__).parents[2]
EXTENSION = ROOT / "editors" / "vscode"


def test_the_extension_is_of_this_version_and_starts_the_server() -> None:
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    assert package["version"] == tw.__version__
    settings = package["contributes"]["configuration"]["properties"]
    assert settings["tilewright.command"]["default"] == ["tilewright", "lsp"]
    script = (EXTENSION / "extension.js").read_text(encoding="utf-8")
    assert set(re.findall(r'require\("([^"]+)"\)', script)) == {"vscode", "vscode-languageclient/node"}


@pytest.mark.parametrize("name", ["my-puzzle.tilewright.toml", "my-puzzle.tilewright.json"])
def test_the_schema_is_offered_for_files_of_this_name(name: str) -> None:
    entry = json.loads((ROOT / "editors" / "schemastore.json").read_text(encoding="utf-8"))
    assert any(fnmatch(name, pattern) for pattern in entry["fileMatch"])
    assert puzzle_file.schema()["title"] == "Puzzle file"


def test_all_commands_read_files_of_this_name(tmp_path: Path) -> None:
    text = catalog.text_of("unicorn")
    toml, packed = tmp_path / "my-puzzle.tilewright.toml", tmp_path / "packed.tilewright.toml.gz"
    toml.write_text(text, encoding="utf-8")
    packed.write_bytes(gzip.compress(text.encode()))
    assert (tw.load(toml).name, tw.load(packed).name) == ("my-puzzle", "packed")
    run("convert", toml, tmp_path / "other.tilewright.json")
    assert tw.load(tmp_path / "other.tilewright.json").name == "other"
    assert "my-puzzle.tilewright.toml" in run("check", tmp_path).output
    assert "No mistakes found" in run("check", toml).output
    tw.save(tw.load(toml), tmp_path / "again.tilewright.toml")
    assert tw.count(f"{tmp_path}/again.tilewright.toml").distinct == 8
