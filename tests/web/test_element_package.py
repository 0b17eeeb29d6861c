"""The npm package of the element <tile-wright>: what is in it, and that its descriptions fit the element."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import tilewright as tw

ROOT = Path(__file__).parents[2]
ELEMENT = (ROOT / "src/tilewright/web/page/tile-wright.js").read_text(encoding="utf-8")
MOST_BYTES = 400_000
FILES = {"README.md", "LICENSE", "package.json", "custom-elements.json", "element.js", "index.js"} | {
    "index.d.ts",
    "react.d.ts",
}
# What a text has that came from one machine, or leads to one.
PRIVATE = re.compile(r"/(?:home|root|tmp|work|Users)/|localhost|127\.0\.0\.1|\b10\.\d+\.\d+\.\d+|192\.168\.|file://")
HOSTS = {"puzzles.example.org"}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package") / "tile-wright"
    subprocess.run([sys.executable, ROOT / "element" / "make.py", folder], check=True)
    return folder


def _attributes() -> tuple[list[str], list[str]]:
    """The attributes of the element, and its properties."""
    found = re.search(r"const TEXTS = \[(.*?)\];", ELEMENT)
    assert found
    texts = re.findall(r'"(.*?)"', found[1])
    assert 'observedAttributes = [...TEXTS, "lang", "read-only"]' in ELEMENT
    return [*texts, "lang", "read-only"], [*texts, "readOnly"]


def test_npm_packs_it(made: Path, tmp_path: Path) -> None:
    if shutil.which("npm") is None:
        pytest.skip("there is no npm here")
    command = ["npm", "pack", made, "--silent", "--cache", tmp_path / "cache", "--pack-destination", tmp_path]
    subprocess.run(command, check=True)
    tarball = tmp_path / f"tile-wright-{tw.__version__}.tgz"
    assert tarball.stat().st_size <= MOST_BYTES
    with tarfile.open(tarball) as packed:
        assert {name.removeprefix("package/") for name in packed.getnames()} == FILES


def test_it_is_the_element_of_the_sites_and_of_this_version(made: Path) -> None:
    assert {path.name for path in made.iterdir()} == FILES
    assert (made / "element.js").read_text(encoding="utf-8") == ELEMENT
    about = json.loads((made / "package.json").read_text(encoding="utf-8"))
    assert about["version"] == tw.__version__
    named = [about["main"], about["types"], about["customElements"], *about["exports"].values()]
    paths = [path for one in named for path in (one.values() if isinstance(one, dict) else [one])]
    assert {Path(path).name for path in paths} <= FILES


def test_nothing_private_is_in_it(made: Path) -> None:
    for path in made.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not PRIVATE.search(text), path.name
        assert set(re.findall(r"https?://([\w.-]+)", text)) <= HOSTS, path.name


def test_a_program_without_elements_may_import_it(made: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("there is no node here")
    script = "import('./index.js').then(({ TileWright }) => console.log(TileWright))"
    done = subprocess.run(["node", "-e", script], cwd=made, check=True, capture_output=True, text=True)
    assert done.stdout == "undefined\n"


def test_types_manifest_and_pages_tell_all_there_is(made: Path) -> None:
    attributes, properties = _attributes()
    manifest = json.loads((made / "custom-elements.json").read_text(encoding="utf-8"))
    [element] = manifest["modules"][0]["declarations"]
    assert sorted(one["name"] for one in element["attributes"]) == sorted(attributes)
    assert [one["name"] for one in element["members"] if not one.get("static")] == properties
    assert {one["name"] for one in element["events"]} == {"change", "solved"}
    types = (made / "index.d.ts").read_text(encoding="utf-8")
    assert (
        re.findall(r"^  (\w+): (?:string|boolean|\"\" \|.*);$", types.partition("class TileWright")[2], re.M)
        == properties
    )
    own = re.search(r"type Own = (.*);", (made / "react.d.ts").read_text(encoding="utf-8"))
    assert own
    assert re.findall(r'"(\w+)"', own[1]) == properties
    for page in (made / "README.md", ROOT / "docs" / "embedding.md"):
        text = page.read_text(encoding="utf-8")
        assert [name for name in attributes if f"`{name}`" not in text] == []
