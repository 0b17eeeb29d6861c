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
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tilewright import catalog
from tilewright.desk import asks as desk
from tilewright.errors import InvalidRequest
from tilewright.solving import count
from tilewright.web import bytecode, site, wheels
from tilewright.web.pyodide import FILES, ON_THE_CDN, Pyodide, unpacked
from tilewright.web.served import PAGE

CORE = "cp314-cp314-pyemscripten_2026_0_wasm32"
PURE = "py3-none-any"


def make_wheel(folder: Path, name: str, version: str, tags: str = PURE, requires: tuple[str, ...] = ()) -> Path:
    """A wheel with nothing in it."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}-{version}-{tags}.whl"
    head = ["Metadata-Version: 2.1", f"Name: {name}", *(f"Requires-Dist: {one}" for one in requires)]
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}-{version}.dist-info/METADATA", "\n".join([*head, "", "Requires-Dist: no"]))
        archive.writestr(f"{name}/vendored-1.dist-info/METADATA", "")
    return path


@pytest.fixture(scope="module")
def wheel_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheels that are needed, and some that do not suit."""
    folder = tmp_path_factory.mktemp("wheels")
    extra, elsewhere = 'tzdata; extra == "timezone"', 'colorama; sys_platform == "win32"'
    make_wheel(folder, "pydantic", "2.99.1", requires=("pydantic-core==2.2",))
    make_wheel(
        folder, "pydantic", "2.100.1", requires=("annotated-types>=0.6.0", "pydantic-core==2.3", extra, elsewhere)
    )
    make_wheel(folder, "pydantic_core", "2.2", CORE)
    make_wheel(folder, "pydantic_core", "2.3", CORE, ("typing-extensions!=4.7.0,>=4.6.0",))
    make_wheel(folder, "pydantic_core", "2.3", "cp311-cp311-manylinux_2_17_x86_64")
    for name in ("annotated_types", "tomli_w", "unrelated"):
        make_wheel(folder, name, "1.0")
    make_wheel(folder, "typing_extensions", "4.12.0")
    make_wheel(folder, "spanned_toml", "2.0")
    make_wheel(folder, "spanned_toml", "2.1.dev", "py2-none-any")
    (folder / "strange.whl").write_text("its name says nothing")
    return folder


@pytest.fixture(scope="module")
def pyodide_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pyodide")
    for name in FILES:
        (folder / name).write_text(name)
    (folder / "package.json").write_text('{"name": "pyodide", "version": "314.0.7"}')
    info = {"abi_version": "2026_0", "arch": "wasm32", "python": "3.14.2"}
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
def written(tmp_path_factory: pytest.TempPathFactory, pyodide_folder: Path, wheel_folder: Path) -> Path:
    out = tmp_path_factory.mktemp("site") / "public" / "puzzles"
    site.write_site(out, pyodide=pyodide_folder, wheels=wheel_folder)
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
    for path in PAGE.rglob("*"):
        if path.is_file() and path.name not in ("index.html", "service-worker.js"):
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
    assert json.loads((written / "gallery.json").read_bytes()) == desk.answer("gallery", {})
    for name in catalog.names():
        assert (written / "pictures" / f"{name}.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_puzzles_of_the_catalog_wait_for_nothing(written: Path) -> None:
    names = json.loads((written / "views" / "views.json").read_bytes())
    assert set(names) == set(SHOWN)
    for name, file in names.items():
        shown = json.loads(gzip.decompress((written / "views" / file).read_bytes()))
        assert shown["view"] == desk.answer("view", {"puzzle": {"name": name}})
        assert ("solid" in shown) is (shown["view"]["board"]["dimension"] > 2)


def test_python_and_its_libraries_are_listed(written: Path) -> None:
    place = json.loads((written / "python" / "python.json").read_bytes())
    sizes = {archive["name"]: archive["bytes"] for archive in place["archives"]}
    assert {name.split("-")[0] for name in sizes} == {
        *("tilewright", "pydantic", "pydantic_core", "annotated_types", "typing_extensions", "spanned_toml", "tomli_w")
    }
    for name, size in sizes.items():
        assert (written / "python" / name).stat().st_size == size
    assert place["pyodide"] == "pyodide/"
    assert not place["remote"]
    assert place["bytes"] == sum(sizes.values()) + sum((written / "pyodide" / name).stat().st_size for name in FILES)
    assert "MPL 2.0" in (written / "python" / "NOTICE.txt").read_text()


def test_the_manifest_lists_every_file(written: Path) -> None:
    names = json.loads((written / site.MANIFEST).read_text())["files"]
    assert set(names) == set(_files(written)) - {site.MANIFEST}


@pytest.mark.usefixtures("without_pictures")
def test_a_browser_keeps_every_file_by_its_digest(written: Path, wheel_folder: Path, tmp_path: Path) -> None:
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
    site.write_site(tmp_path, wheels=wheel_folder)
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
from tilewright.web.in_browser import made_warm
desk = made_warm()
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
    assert told["table"] == {"faults": [], "complete": True, "regions": []}
    assert told["hint"] == "place"
    assert told["picture"] == "<svg "
    assert told["counts"]["symmetry"] == str(count(catalog.open_puzzle("magic-triangle")).up_to_symmetry)
    assert told["watched"] == 1


def test_the_same_program_gives_the_same_site(
    written: Path, pyodide_folder: Path, wheel_folder: Path, tmp_path: Path
) -> None:
    site.write_site(tmp_path / "again", pyodide=pyodide_folder, wheels=wheel_folder)
    assert _files(tmp_path / "again") == _files(written)


@pytest.mark.usefixtures("without_pictures")
def test_without_pyodide_the_page_loads_it_from_a_cdn(wheel_folder: Path, tmp_path: Path) -> None:
    told: list[str] = []
    done = site.write_site(tmp_path, wheels=wheel_folder, tell=told.append)
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
def test_a_site_is_written_again(pyodide_folder: Path, wheel_folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    site.write_site(out, pyodide=pyodide_folder, wheels=wheel_folder)
    (out / "CNAME").write_text("puzzles.example.org")
    (out / "python" / "mine.txt").write_text("mine")
    (out / "index.html").write_text("old")
    site.write_site(out, wheels=wheel_folder)
    assert "tilewright" in (out / "index.html").read_text(encoding="utf-8")
    # What it no longer needs is gone, what is not its own stays.
    assert not (out / "pyodide").exists()
    assert (out / "CNAME").read_text() == "puzzles.example.org"
    assert (out / "python" / "mine.txt").read_text() == "mine"


@pytest.mark.usefixtures("without_pictures")
def test_files_of_others_are_never_touched(wheel_folder: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("mine")
    with pytest.raises(InvalidRequest, match="has files in it, and no site of Tilewright's"):
        site.write_site(tmp_path, wheels=wheel_folder)
    assert _files(tmp_path) == {"index.html": b"mine"}
    with pytest.raises(InvalidRequest, match="is a file; name a folder"):
        site.write_site(tmp_path / "index.html", wheels=wheel_folder)
    # Not even where a site lies that did not have a file of this name.
    out = tmp_path / "out"
    site.write_site(out, wheels=wheel_folder)
    manifest = json.loads((out / site.MANIFEST).read_text())
    manifest["files"].remove("index.html")
    (out / site.MANIFEST).write_text(json.dumps(manifest))
    (out / "index.html").write_text("mine")
    with pytest.raises(InvalidRequest, match=r"index\.html is not of the site that was written there before"):
        site.write_site(out, wheels=wheel_folder)
    assert (out / "index.html").read_text() == "mine"


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize("names", ['["../mine"]', '["/etc/mine"]', '["C:\\\\mine"]', "[3]", "3"])
def test_a_manifest_leads_nowhere_else(names: str, wheel_folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (tmp_path / "mine").write_text("mine")
    (out / site.MANIFEST).write_text(f'{{"files": {names}}}')
    with pytest.raises(InvalidRequest, match="is damaged"):
        site.write_site(out, wheels=wheel_folder)
    assert (tmp_path / "mine").exists()


@pytest.mark.usefixtures("without_pictures")
def test_nothing_is_written_where_something_is_missing(tmp_path: Path) -> None:
    with pytest.raises(InvalidRequest, match="has no wheel of pydantic"):
        site.write_site(tmp_path / "out", wheels=tmp_path)
    assert not (tmp_path / "out").exists()


class TestPyodide:
    def test_its_version_says_which_wheels_suit(self, pyodide_folder: Path) -> None:
        found = unpacked(pyodide_folder)
        assert (found.version, found.python, found.tag) == ("314.0.7", "3.14", "cp314")
        assert found.platforms[0] == "pyemscripten_2026_0_wasm32"

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

    @pytest.mark.parametrize("text", ["{}", "[]", "{", '{"info": {"python": "3.14.2"}}'])
    def test_a_lock_file_of_another_kind_is_refused(self, text: str, pyodide_folder: Path, tmp_path: Path) -> None:
        package = tmp_path / "package"
        shutil.copytree(pyodide_folder, package)
        (package / "pyodide-lock.json").write_text(text)
        with pytest.raises(InvalidRequest, match="is no Pyodide known here"):
            unpacked(package)

    def test_an_old_python_is_refused(self, pyodide_folder: Path, tmp_path: Path) -> None:
        package = tmp_path / "package"
        shutil.copytree(pyodide_folder, package)
        info = {"abi_version": "2022_0", "python": "3.10.2"}
        (package / "pyodide-lock.json").write_text(json.dumps({"info": info}))
        with pytest.raises(InvalidRequest, match=r"holds Python 3\.10\.2; Tilewright needs 3\.11"):
            unpacked(package)


class TestWheels:
    def test_the_newest_that_suit_each_other_are_taken(self, wheel_folder: Path) -> None:
        chosen = {wheel.name: wheel.path.name for wheel in wheels.choose_wheels(wheel_folder, ON_THE_CDN)}
        assert chosen["pydantic"] == "pydantic-2.100.1-py3-none-any.whl"
        assert chosen["pydantic-core"] == f"pydantic_core-2.3-{CORE}.whl"
        assert set(chosen) == {
            *("pydantic", "pydantic-core", "annotated-types", "typing-extensions", "spanned-toml", "tomli-w")
        }

    @pytest.mark.parametrize(
        ("target", "version"), [(ON_THE_CDN, "2.4"), (Pyodide("315.0.0", "3.15", "2027_0"), "2.3")]
    )
    def test_what_is_missing_is_named_with_what_fetches_it(
        self, target: Pyodide, version: str, wheel_folder: Path, tmp_path: Path
    ) -> None:
        folder = tmp_path / "wheels"
        shutil.copytree(wheel_folder, folder)
        make_wheel(folder, "pydantic", "2.100.1", requires=(f"pydantic-core=={version}",))
        expected = f"has no wheel of pydantic-core=={re.escape(version)} for Python {target.python}.*`pip download "
        with pytest.raises(InvalidRequest, match=expected):
            wheels.choose_wheels(folder, target)

    def test_versions_are_those_that_are_required(self, wheel_folder: Path, tmp_path: Path) -> None:
        folder = tmp_path / "wheels"
        shutil.copytree(wheel_folder, folder)
        (folder / f"spanned_toml-2.0-{PURE}.whl").rename(folder / f"spanned_toml-1.9-{PURE}.whl")
        with pytest.raises(InvalidRequest, match=r"has no wheel of spanned-toml>=2 for Python 3\.14"):
            wheels.choose_wheels(folder, ON_THE_CDN)

    def test_a_folder_that_is_none_and_a_wheel_that_is_none(self, tmp_path: Path) -> None:
        with pytest.raises(InvalidRequest, match="no folder; expected one with wheels"):
            wheels.choose_wheels(tmp_path / "nowhere", ON_THE_CDN)
        (tmp_path / f"pydantic-2.99-{PURE}.whl").write_text("no zip file")
        with pytest.raises(InvalidRequest, match="is no wheel"):
            wheels.choose_wheels(tmp_path, ON_THE_CDN)

    def test_pip_is_asked_for_wheels_of_the_browser(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        asked: list[list[str]] = []

        def pretend(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
            asked.append(command)
            return subprocess.CompletedProcess(command, 0, "", "")

        monkeypatch.setattr(subprocess, "run", pretend)
        wheels.fetch_wheels(ON_THE_CDN, tmp_path)
        [command] = asked
        words = " ".join(command[1:])
        assert words.startswith("-m pip ")
        assert "--only-binary :all:" in words
        assert "--python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32" in words
        assert command[-3:] == list(wheels.REQUIREMENTS)

    def test_without_pip(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setattr(wheels, "find_spec", lambda name: None)
        with pytest.raises(InvalidRequest, match=r"no pip to fetch them.*--wheels takes them from a folder"):
            wheels.fetch_wheels(ON_THE_CDN, tmp_path)

    @pytest.mark.parametrize(
        ("said", "expected"),
        [
            ("WARNING: Retrying\nERROR: No matching distribution found for pydantic-core==9", "No matching .*==9;"),
            ("ERROR: Cannot install " + "pydantic, " * 1000, r"Cannot install .* \.\.\.;"),
            ("", "it does not say why"),
        ],
    )
    def test_what_pip_says(self, said: str, expected: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        failed = subprocess.CompletedProcess([], 1, "", said)
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
        with pytest.raises(InvalidRequest, match=f"{expected}.*--wheels takes them from a folder") as caught:
            wheels.fetch_wheels(ON_THE_CDN, tmp_path)
        assert len(str(caught.value)) < 600

    def test_the_requirements_are_those_of_the_package(self) -> None:
        project = Path(__file__).parents[2] / "pyproject.toml"
        stated = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["dependencies"]
        anywhere = [requirement for requirement in stated if "sys_platform" not in requirement]
        # That is for the command line alone.
        assert list(wheels.REQUIREMENTS) == [one for one in anywhere if not one.startswith("click")]


@pytest.mark.usefixtures("without_pictures")
class TestCommand:
    def test_it_says_what_was_written_and_how_to_look_at_it(
        self, pyodide_folder: Path, wheel_folder: Path, tmp_path: Path
    ) -> None:
        out = tmp_path / "public"
        result = run("site", out, "--pyodide", pyodide_folder, "--wheels", wheel_folder)
        assert re.search(r"Wrote .*public: \d+ files, [\d.]+ MB\.", result.stdout)
        assert "Pyodide 314.0.7 is part of it: browsers load nothing from elsewhere." in result.stdout
        assert f"python -m http.server --directory {out}" in result.stdout

    def test_it_says_where_python_comes_from(self, wheel_folder: Path, tmp_path: Path) -> None:
        result = run("site", tmp_path / "public", "--wheels", wheel_folder)
        assert f"from https://cdn.jsdelivr.net/npm/pyodide@{ON_THE_CDN.version}/" in result.stdout

    def test_what_is_wrong_is_said_in_words(self, tmp_path: Path) -> None:
        result = run("site", tmp_path / "public", "--pyodide", tmp_path, status=2)
        assert "is no unpacked Pyodide: it has no pyodide.mjs" in result.stderr
        (tmp_path / "mine").write_text("mine")
        result = run("site", tmp_path / "mine", status=2)
        assert "mine is a file; name a folder for the site" in result.stderr
