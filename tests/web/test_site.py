"""The static site: what is written, what is never touched, and what is said where it cannot be written.

What it holds is enough for a Python without NumPy and threads.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from tests.cli.running import run
from tilewright import catalog
from tilewright.desk import asks as desk
from tilewright.desk.said import with_sentences
from tilewright.errors import InvalidRequest
from tilewright.solving import count
from tilewright.web import bytecode, site
from tilewright.web.pyodide import FILES, ON_THE_CDN, unpacked
from tilewright.web.served import PAGE


@pytest.fixture(scope="module")
def pyodide_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pyodide")
    for name in FILES:
        (folder / name).write_text(name)
    (folder / "package.json").write_text('{"name": "pyodide", "version": "314.0.7"}')
    info = {"arch": "wasm32", "python": "3.14.2"}
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": info, "packages": {}}))
    return folder


SHOWN = ("genius-star", "soma", "unicorn")


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    """Showing all puzzles takes many seconds; what stands for Pyodide here compiles nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "_shown", lambda: SHOWN)
        patch.setattr(site, "compiled", lambda program, pyodide: None)
        yield


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory, pyodide_folder: Path) -> Path:
    out = tmp_path_factory.mktemp("site") / "public" / "puzzles"
    site.write_site(out, pyodide=pyodide_folder)
    return out


@pytest.fixture
def without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing the catalog takes a second; most tests do not look at it."""
    monkeypatch.setattr(site, "_catalog", lambda: {"gallery.json": b"{}"})
    monkeypatch.setattr(site, "_views", dict)


def _files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def _policy(folder: Path) -> dict[str, list[str]]:
    html = (folder / "index.html").read_text(encoding="utf-8")
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', html)
    # Nothing is loaded before the policy is known.
    assert not re.search(r"<(script|link|style)", html[: html.index(policy)])
    return {name: values for name, *values in (part.split() for part in policy.split(";"))}


def test_the_page_asks_python_in_the_browser(written: Path) -> None:
    html = (written / "index.html").read_text(encoding="utf-8")
    assert '<meta name="tilewright-backend" content="worker">' in html
    assert 'content="server"' not in html
    # Of what is not as the server has it: a list of modules, and all styles in one.
    changed = ("index.html", "service-worker.js", "ahead.js")
    styles = [(PAGE / name).read_text() for name in re.findall(r'href="(.*\.css)"', (PAGE / "index.html").read_text())]
    assert (written / "style.css").read_text() == "\n".join(styles)
    for path in PAGE.rglob("*"):
        if path.is_file() and path.suffix != ".css" and path.name not in changed:
            assert (written / path.relative_to(PAGE)).read_bytes() == path.read_bytes()


def test_the_page_may_lie_in_any_folder_of_a_server(written: Path) -> None:
    html = (written / "index.html").read_text(encoding="utf-8")
    for address in re.findall(r'\b(?:href|src)="([^"#]*)', html):
        assert not address.startswith(("/", "http:", "https:")), address
        assert not address or (written / address).is_file(), address


def test_the_policy_allows_its_own_files_only(written: Path) -> None:
    assert _policy(written) == {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "worker-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
    }


def test_the_gallery_waits_for_nothing(written: Path) -> None:
    assert json.loads((written / "gallery.json").read_bytes()) == with_sentences(desk.answer("gallery", {}))
    for name in catalog.names():
        assert (written / "pictures" / f"{name}.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_puzzles_of_the_catalog_wait_for_nothing(written: Path) -> None:
    names = json.loads((written / "views" / "views.json").read_bytes())
    assert set(names) == set(SHOWN)
    for name, file in names.items():
        shown = json.loads(gzip.decompress((written / "views" / file).read_bytes()))
        assert shown["view"] == with_sentences(desk.answer("view", {"puzzle": {"name": name}}))
        assert ("solid" in shown) is (shown["view"]["board"]["dimension"] > 2)


def test_python_and_its_libraries_are_there(written: Path) -> None:
    place = json.loads((written / "python" / "python.json").read_bytes())
    program = written / "python" / place["program"]
    with zipfile.ZipFile(program) as archive:
        names = archive.namelist()
    assert {PurePosixPath(name).parts[0].split("-")[0] for name in names} == {"tilewright", "spanned_toml", "tomli_w"}
    assert sum("LICENSE" in name for name in names) == len(site.LIBRARIES)
    assert place["pyodide"] == "pyodide/"
    assert not place["remote"]
    assert place["bytes"] == program.stat().st_size + sum((written / "pyodide" / name).stat().st_size for name in FILES)
    assert "MPL 2.0" in (written / "python" / "NOTICE.txt").read_text()


def test_the_manifest_lists_every_file(written: Path) -> None:
    names = json.loads((written / site.MANIFEST).read_text())["files"]
    assert set(names) == set(_files(written)) - {site.MANIFEST}


@pytest.mark.usefixtures("without_pictures")
def test_a_browser_keeps_every_file_by_its_digest(written: Path, tmp_path: Path) -> None:
    def kept(folder: Path) -> dict[str, Any]:
        [told] = re.findall(r"^const SITE = (.*);$", (folder / "service-worker.js").read_text(), re.MULTILINE)
        found: dict[str, Any] = json.loads(told)
        return found

    found = kept(written)
    files = _files(written)
    assert set(found["files"]) == set(files) - {site.MANIFEST, "service-worker.js"}
    for name, digest in found["files"].items():
        assert hashlib.sha256(files[name]).hexdigest().startswith(digest)
    assert found["elsewhere"] == {}
    site.write_site(tmp_path)
    other = kept(tmp_path)
    assert other["elsewhere"] == {f"{ON_THE_CDN.url}{name}": ON_THE_CDN.integrity[name] for name in FILES}
    assert other["version"] != found["version"]


def test_it_can_be_installed(written: Path) -> None:
    [address] = re.findall(r'<link rel="manifest" href="([^"]*)">', (written / "index.html").read_text())
    manifest = json.loads((written / address).read_bytes())
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert (written / manifest["start_url"] / "index.html").is_file()
    for icon in manifest["icons"]:
        content = (written / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_bytecode_takes_the_place_of_source(tmp_path: Path) -> None:
    packed = io.BytesIO()
    kernel = "tilewright/kernels/one.py"
    texts = {"one.py": "ONE = 1", "two.py": "TWO = 2", "one.toml": "a = 1", kernel: "THREE = 3"}
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    found = tmp_path / "found.zip"
    found.write_bytes(bytecode.with_bytecode(packed.getvalue(), {"one.py", kernel}))
    # What is not needed at first stays small, and kernels are made from their source.
    with zipfile.ZipFile(found) as archive:
        assert archive.namelist() == ["one.pyc", "two.py", "one.toml", kernel]
    done = subprocess.run(
        [sys.executable, "-c", "import one, two; print(one.ONE, two.TWO)"],
        env={"PYTHONPATH": str(found)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["1", "2"]


# A Python as a browser has it: no compiled kernels, no threads, and no clock for each of them.
BROWSER = """
import importlib.abc, json, sys, sysconfig, threading, time
MISSING = {
    "click", "numpy", "ortools", "resvg_py", "starlette", "uvicorn",
}
class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
# This asks for the platform, once.
sysconfig.get_config_vars()
sys.platform = "emscripten"
del time.thread_time
def cannot_start(thread):
    raise RuntimeError("can't start new thread")
threading.Thread.start = cannot_start
sys.path[:0] = [sys.argv[1]]
from tilewright.web.in_browser import opened_desk
desk = opened_desk()
def ask(name, **params):
    answer = json.loads(desk.hear(json.dumps({"id": 1, "ask": name}), json.dumps(params)))
    assert "answer" in answer, answer
    return answer["answer"]
def events(**params):
    begun = json.loads(desk.hear('{"id": 2, "search": true}', json.dumps(params)))
    assert "event" in begun, begun
    wait, found = 0, []
    while wait is not None:
        done = json.loads(desk.turn())
        wait = done["wait"]
        found += [message["event"] for message in done["messages"] if "event" in message]
    return found
star = {"name": "genius-star", "blocked": ask("roll", puzzle={"name": "genius-star"}, seed=1)["blocked"]}
for name in ("genius-star", "soma", "magic-19", "unicorn"):
    ask("view", puzzle={"name": name})
solved = events(puzzle=star, most=1)
placed = next(event["placements"] for event in solved if event["kind"] == "solution")
counted = events(puzzle={"name": "magic-triangle"}, mode="count")[-1]
print(json.dumps({
    "modules": sorted(name for name in sys.modules if name.startswith("tilewright")),
    "from": sys.modules["tilewright"].__file__,
    "table": ask("table", puzzle={**star, "placed": placed}),
    "hint": ask("hint", puzzle={**star, "placed": placed[:-1]})["kind"],
    "picture": ask("draw", puzzle=star, kind="svg")["text"][:5],
    "counts": {count["what"]: count["count"] for count in counted["counts"]},
    "watched": events(puzzle={"name": "magic-triangle"}, mode="watch", speed=100000, most=1)[-1]["found"],
}))
"""


def test_what_is_packed_is_enough_for_a_browser(written: Path, tmp_path: Path) -> None:
    [code] = (written / "python").glob("tilewright-*.zip")
    shutil.unpack_archive(code, tmp_path)
    done = subprocess.run(
        # Isolated, so that only what is packed is found, and the libraries.
        [sys.executable, "-I", "-c", BROWSER, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert Path(told["from"]).is_relative_to(tmp_path)
    assert not any(name.startswith(("tilewright.cli", "tilewright.jobs")) for name in told["modules"])
    assert told["table"] == {"faults": [], "complete": True, "regions": [], "fits": None}
    assert told["hint"] == "place"
    assert told["picture"] == "<svg "
    assert told["counts"]["symmetry"] == str(count(catalog.open_puzzle("magic-triangle")).up_to_symmetry)
    assert told["watched"] == 1


def test_the_same_program_gives_the_same_site(written: Path, pyodide_folder: Path, tmp_path: Path) -> None:
    site.write_site(tmp_path / "again", pyodide=pyodide_folder)
    assert _files(tmp_path / "again") == _files(written)


@pytest.mark.usefixtures("without_pictures")
def test_without_pyodide_the_page_loads_it_from_a_cdn(tmp_path: Path) -> None:
    told: list[str] = []
    done = site.write_site(tmp_path, tell=told.append)
    assert done.pyodide == ON_THE_CDN
    assert told
    place = json.loads((tmp_path / "python" / "python.json").read_bytes())
    address = f"https://cdn.jsdelivr.net/npm/pyodide@{ON_THE_CDN.version}/"
    assert place["pyodide"] == address
    assert place["remote"]
    assert not (tmp_path / "pyodide").exists()
    policy = _policy(tmp_path)
    assert {name for name, values in policy.items() if address in values} == {"connect-src"}
    assert "blob:" in policy["script-src"]
    assert place["integrity"] == ON_THE_CDN.integrity


@pytest.mark.skipif("TILEWRIGHT_PYODIDE" not in os.environ, reason="needs the npm package of Pyodide")
def test_the_digests_are_those_of_the_version_that_is_loaded() -> None:
    package = Path(os.environ["TILEWRIGHT_PYODIDE"])
    assert unpacked(package).version == ON_THE_CDN.version
    for name in FILES:
        digest = hashlib.sha384((package / name).read_bytes()).digest()
        assert ON_THE_CDN.integrity[name] == f"sha384-{base64.b64encode(digest).decode()}"


@pytest.mark.usefixtures("without_pictures")
def test_a_site_is_written_again(pyodide_folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    site.write_site(out, pyodide=pyodide_folder)
    (out / "CNAME").write_text("puzzles.example.org")
    (out / "python" / "mine.txt").write_text("mine")
    (out / "index.html").write_text("old")
    site.write_site(out)
    assert "tilewright" in (out / "index.html").read_text(encoding="utf-8")
    # What it no longer needs is gone, what is not its own stays.
    assert not (out / "pyodide").exists()
    assert (out / "CNAME").read_text() == "puzzles.example.org"
    assert (out / "python" / "mine.txt").read_text() == "mine"


@pytest.mark.usefixtures("without_pictures")
def test_files_of_others_are_never_touched(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("mine")
    with pytest.raises(InvalidRequest, match="has files in it, and no site of Tilewright's"):
        site.write_site(tmp_path)
    assert _files(tmp_path) == {"index.html": b"mine"}
    with pytest.raises(InvalidRequest, match="is a file; name a folder"):
        site.write_site(tmp_path / "index.html")
    # Not even where a site lies that did not have a file of this name.
    out = tmp_path / "out"
    site.write_site(out)
    manifest = json.loads((out / site.MANIFEST).read_text())
    manifest["files"].remove("index.html")
    (out / site.MANIFEST).write_text(json.dumps(manifest))
    (out / "index.html").write_text("mine")
    with pytest.raises(InvalidRequest, match=r"index\.html is not of the site that was written there before"):
        site.write_site(out)
    assert (out / "index.html").read_text() == "mine"


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize("names", ['["../mine"]', '["/etc/mine"]', '["C:\\\\mine"]', "[3]", "3"])
def test_a_manifest_leads_nowhere_else(names: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (tmp_path / "mine").write_text("mine")
    (out / site.MANIFEST).write_text(f'{{"files": {names}}}')
    with pytest.raises(InvalidRequest, match="is damaged"):
        site.write_site(out)
    assert (tmp_path / "mine").exists()


@pytest.mark.usefixtures("without_pictures")
def test_nothing_is_written_where_something_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Unlisted:
        files = None

    monkeypatch.setattr(site.metadata, "distribution", lambda name: Unlisted)
    with pytest.raises(InvalidRequest, match="the installed spanned-toml does not say which files it has"):
        site.write_site(tmp_path / "out")
    assert not (tmp_path / "out").exists()


class TestPyodide:
    def test_its_version_is_known(self, pyodide_folder: Path) -> None:
        assert unpacked(pyodide_folder).version == "314.0.7"

    def test_what_is_missing_is_named(self, pyodide_folder: Path, tmp_path: Path) -> None:
        with pytest.raises(InvalidRequest, match=r"no folder; expected an unpacked Pyodide: `npm pack pyodide`"):
            unpacked(tmp_path / "nowhere")
        package = tmp_path / "package"
        shutil.copytree(pyodide_folder, package)
        (package / "pyodide.asm.wasm").unlink()
        with pytest.raises(InvalidRequest, match=r"it has no pyodide\.asm\.wasm; `npm pack"):
            unpacked(package)
        # One folder too high.
        with pytest.raises(InvalidRequest, match=r"it has no pyodide\.mjs, .*; give .*package$"):
            unpacked(tmp_path)

    @pytest.mark.parametrize("text", ["{}", "[]", "{", '{"info": {"arch": "wasm32"}}'])
    def test_a_lock_file_of_another_kind_is_refused(self, text: str, pyodide_folder: Path, tmp_path: Path) -> None:
        package = tmp_path / "package"
        shutil.copytree(pyodide_folder, package)
        (package / "pyodide-lock.json").write_text(text)
        with pytest.raises(InvalidRequest, match="is no Pyodide known here"):
            unpacked(package)

    def test_an_old_python_is_refused(self, pyodide_folder: Path, tmp_path: Path) -> None:
        package = tmp_path / "package"
        shutil.copytree(pyodide_folder, package)
        info = {"python": "3.10.2"}
        (package / "pyodide-lock.json").write_text(json.dumps({"info": info}))
        with pytest.raises(InvalidRequest, match=r"holds Python 3\.10\.2; Tilewright needs 3\.11"):
            unpacked(package)


def test_the_libraries_are_those_of_the_package() -> None:
    project = Path(__file__).parents[2] / "pyproject.toml"
    stated = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"]
    anywhere = [re.split("[<>=!~]", requirement)[0] for requirement in stated if "sys_platform" not in requirement]
    # That is for the command line alone.
    assert list(site.LIBRARIES) == [one for one in anywhere if one != "click"]


@pytest.mark.usefixtures("without_pictures")
class TestCommand:
    def test_it_says_what_was_written_and_how_to_look_at_it(self, pyodide_folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "public"
        result = run("site", out, "--pyodide", pyodide_folder)
        assert re.search(r"Wrote .*public: \d+ files, [\d.]+ MB\.", result.stdout)
        assert "Pyodide 314.0.7 is part of it: browsers load nothing from elsewhere." in result.stdout
        assert f"python -m http.server --directory {out}" in result.stdout

    def test_it_says_where_python_comes_from(self, tmp_path: Path) -> None:
        result = run("site", tmp_path / "public")
        assert f"from https://cdn.jsdelivr.net/npm/pyodide@{ON_THE_CDN.version}/" in result.stdout

    def test_what_is_wrong_is_said_in_words(self, tmp_path: Path) -> None:
        result = run("site", tmp_path / "public", "--pyodide", tmp_path, status=2)
        assert "is no unpacked Pyodide: it has no pyodide.mjs" in result.stderr
        (tmp_path / "mine").write_text("mine")
        result = run("site", tmp_path / "mine", status=2)
        assert "mine is a file; name a folder for the site" in result.stderr
