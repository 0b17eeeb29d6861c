"""A static copy of the page, whose Python runs in the browser: any web server that gives files can give it."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import posixpath
import re
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Any

from .. import __version__, catalog
from ..desk import asks as desk
from ..desk.limits import Refused
from ..errors import InvalidRequest
from ..kernels._native import wasm_files, wasm_folder
from ..values import frozen
from ..writing import ZIP_TIME, reason_of, write_whole
from .bytecode import STANDARD_LIBRARY, compiled
from .pyodide import ON_THE_CDN, SOURCE, Pyodide, unpacked
from .served import IMPORT, PAGE_POLICY, page_files, policy_text

MANIFEST = "tilewright-site.json"
"""The file of a site that lists all others; where it is, a site may be written again."""
# The browser asks the desk and nothing above it.
_COMPILING = "library/ runtime.c __main__. _build. _c. _expressions. _targets. _translate.".split()
_ABOVE = "atlas/ cli/ contributing/ distributed/ editor/ jobs/ web/notebook/ web/page/".split()
_LEFT_OUT = (*_ABOVE, *(f"kernels/{name}" for name in _COMPILING))
_CHARSET = '<meta charset="utf-8">'
_KEEPER = "service-worker.js"
_NOT_KEPT = 'const SITE = { version: "", files: {}, elsewhere: {} };'
_BACKEND = '<meta name="tilewright-backend" content="{}">'
_STYLE, _MODULE = '<link rel="stylesheet" href="{}">', '<link rel="modulepreload" href="{}">'
_MAIN = '<script type="module" src="main.js"></script>'
_NOTHING_NEEDED = "const NEEDED = {};"
_EARLY = ("main.js", "backend/backend-worker.js", "gallery/gallery.js")
"""Modules that the page loads first, or next."""
_LATER = ("table/puzzle.js", "solid/view.js")
"""Modules that it loads later, if it needs them."""
LIBRARIES = ("spanned-toml", "tomli-w")
"""What pyproject.toml asks for, without what only the command line needs."""

Files = dict[str, bytes]


@frozen
class Site:
    """A site that was written."""

    folder: Path
    n_files: int
    size: int
    """Bytes of all files."""
    pyodide: Pyodide


def write_site(
    out: Path,
    *,
    pyodide: Path | None = None,
    tell: Callable[[str], None] = lambda words: None,
) -> Site:
    """Write the page, the catalog's pictures and the program for the browser into a folder.

    Parameters
    ----------
    out
        A new or empty folder, or one with a site that was written before; other files are never touched.
    pyodide
        The unpacked npm package of Pyodide, which is copied; without it the page loads Pyodide from a CDN.
    tell
        Called with a sentence before each step that takes a while.

    Raises InvalidRequest for folders that do not suit, and where a library is not what its package says. Nothing is
    written before everything is there.
    """
    before = _written_before(out)
    target = ON_THE_CDN if pyodide is None else unpacked(pyodide)
    if not wasm_files():
        _compile_kernels(tell)
    tell("Drawing the catalog ...")
    try:
        files = {**_page(target), **_catalog(), **_views(), **_python(target, tell)}
    except OSError as problem:
        raise InvalidRequest(f"{problem.filename or 'a file'} cannot be read: {problem.strerror}") from None
    files[_KEEPER] = _keeper(files, target)
    try:
        _write(out, files, before)
    except OSError as problem:
        raise InvalidRequest(f"{problem.filename or out} cannot be written: {reason_of(problem)}") from None
    return Site(out, len(files), sum(map(len, files.values())), target)


def _written_before(out: Path) -> frozenset[str]:
    """The files of a site that was written there before; InvalidRequest for a folder with anything else in it."""
    if not out.exists() and not out.is_symlink():
        return frozenset()
    if not out.is_dir():
        raise InvalidRequest(f"{out} is a file; name a folder for the site")
    manifest = out / MANIFEST
    if manifest.is_file():
        try:
            names = json.loads(manifest.read_text(encoding="utf-8"))["files"]
            if all(isinstance(name, str) and _stays_inside(name) for name in names):
                return frozenset(names)
        except (OSError, ValueError, KeyError, TypeError):
            pass
        raise InvalidRequest(f"{manifest} is damaged, so that it does not say what may be written over; remove {out}")
    if any(out.iterdir()):
        raise InvalidRequest(f"{out} has files in it, and no site of Tilewright's; name a new or an empty folder")
    return frozenset()


def _stays_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return bool(name) and not path.is_absolute() and ".." not in path.parts and "\\" not in name and ":" not in name


def _write(out: Path, files: Files, before: frozenset[str]) -> None:
    for name in files:
        if name not in before and (out / name).exists():
            raise InvalidRequest(f"{out / name} is not of the site that was written there before; move it away")
    out.mkdir(parents=True, exist_ok=True)
    # First the list of all files, old and new: if writing fails now, it can be done again.
    _write_manifest(out, frozenset(files) | before)
    for name, content in files.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        write_whole(out / name, content)
    for name in before - frozenset(files):
        (out / name).unlink(missing_ok=True)
        with suppress(OSError):
            (out / name).parent.rmdir()
    _write_manifest(out, frozenset(files))


def _write_manifest(out: Path, names: frozenset[str]) -> None:
    text = json.dumps({"made_by": f"tilewright {__version__}", "files": sorted(names)}, indent=1)
    write_whole(out / MANIFEST, f"{text}\n")


def _page(target: Pyodide) -> Files:
    """The files of the page; the first one says that Python is in the browser, and what may be loaded.

    Every file costs a host a request, and every generation of imports the way there and back. So all styles are in one
    file, and modules are named with all that they import.
    """
    files = {name: file.body for name, file in page_files().items() if name}
    text = files["index.html"].decode("utf-8")
    styles = re.findall(_STYLE.format("(.*)"), text)
    files[styles[0]] = b"\n".join(files.pop(name) for name in styles)
    early = list(dict.fromkeys(name for path in _EARLY for name in _imported(files, path)))
    needed = {path: [name for name in _imported(files, path) if name not in early] for path in _LATER}
    changes = {
        _CHARSET: f'{_CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="{policy_of(target)}">',
        _BACKEND.format("server"): _BACKEND.format("worker"),
        **dict.fromkeys((f"    {_STYLE.format(name)}\n" for name in styles[1:]), ""),
        **dict.fromkeys(re.findall(f"    {_MODULE.format('.*')}\n", text), ""),
        _MAIN: "\n    ".join([*map(_MODULE.format, early), _MAIN]),
    }
    files["index.html"] = _changed(text, changes)
    files["ahead.js"] = _changed(
        files["ahead.js"].decode("utf-8"), {_NOTHING_NEEDED: f"const NEEDED = {json.dumps(needed)};"}
    )
    return files


def _changed(text: str, changes: Mapping[str, str]) -> bytes:
    """A file of the page, in which each of these texts stands once, with others in their place."""
    for old, new in changes.items():
        assert text.count(old) == 1, f"a file of the page has no {old}"
        text = text.replace(old, new)
    return text.encode("utf-8")


def _imported(files: Files, path: str) -> list[str]:
    """A module and all that it imports, in the order in which they are found."""
    found = [path]
    for name in found:
        folder = PurePosixPath(name).parent
        for before, imported in IMPORT.findall(files[name].decode("utf-8")):
            module = posixpath.normpath(folder / imported)
            if before != "import(" and module not in found:
                found.append(module)
    return found


def _keeper(files: Files, target: Pyodide) -> bytes:
    """What keeps the site in a browser, with a list of all that it keeps."""
    text = files.pop(_KEEPER).decode("utf-8")
    kept = {
        "files": {name: _digest(content) for name, content in sorted(files.items())},
        "elsewhere": {f"{target.url}{name}": digest for name, digest in target.integrity.items()},
    }
    site = _json({"version": _digest(text.encode() + _json(kept)), **kept}).decode("utf-8")
    return _changed(text, {_NOT_KEPT: f"const SITE = {site};"})


def policy_of(target: Pyodide) -> str:
    """Say what the page may load: its own files, and Pyodide.

    Some browsers hold the worker to the policy of its page, so that what the worker needs stands here, too. It runs no
    script from elsewhere, only the `blob:` that it made of one whose digest is right.
    """
    blob, cdn = ("", "") if target.folder is not None else (" blob:", f" {target.url}")
    more = {"script-src": f"'self' 'wasm-unsafe-eval'{blob}", "worker-src": "'self'", "connect-src": f"'self'{cdn}"}
    return policy_text(PAGE_POLICY | more)


def _catalog() -> Files:
    """List what the gallery shows, so that it need not wait for Python."""
    files = {"gallery.json": _json(_answer("gallery"))}
    for name in catalog.names():
        files[f"pictures/{name}.svg"] = desk.answer("picture", {"name": name})["text"].encode("utf-8")
    return files


def _views() -> Files:
    """The puzzles of the catalog as the page shows them, so that pieces can be laid before Python is there."""
    files: Files = {}
    names = {}
    for name in _shown():
        asked = {"puzzle": {"name": name}}
        shown = {"view": _answer("view", asked)}
        if shown["view"]["board"]["dimension"] > 2:
            # Numbers in space are no solid.
            with suppress(Refused):
                shown["solid"] = _answer("solid", asked)
        content = _json(shown)
        # Packed here, as few hosts would do it; named by what is in it, so that a browser never takes an older one.
        names[name] = f"{name}-{_digest(content)}.view"
        files[f"views/{names[name]}"] = gzip.compress(content, mtime=0)
    return {**files, "views/views.json": _json(names), "views/first.json": _json(_first_answers())}


def _first_answers() -> list[dict[str, object]]:
    """What the page asks when drawing begins, with the answers, so that tiles can be typed before Python is there."""
    shown = desk.answer("gallery", {})
    lattice = shown["lattices"][0]
    begun = {"format": 1, "title": "My puzzle", "lattice": lattice["id"]}
    asked: list[tuple[str, dict[str, object]]] = [
        ("draft", {"document": {**begun, **keys, "board": lattice["board"]}})
        for keys in shown["first_documents"].values()
    ]
    asked.append(("canvas", {"lattice": lattice["id"], "columns": 1, "rows": 1, "sides": True}))
    return [{"ask": ask, "params": params, "answer": _answer(ask, params)} for ask, params in asked]


def _answer(ask: str, params: Mapping[str, object] | None = None) -> dict[str, Any]:
    """An answer for a page in any language."""
    return desk.answer(ask, {**(params or {}), "sentences": True})


def _shown() -> tuple[str, ...]:
    return tuple(catalog.names())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _python(target: Pyodide, tell: Callable[[str], None]) -> Files:
    """Python, and the program with its libraries; and where they are, for `python-worker.js`."""
    code, files = code_for_browsers(), target.files()
    place: dict[str, object] = {}
    if target.folder is not None:
        tell("Compiling Python for the browser ...")
        if found := compiled(code, target.folder):
            code, library = found
            del files[f"{target.url}{STANDARD_LIBRARY}"]
            place["library"] = f"python/stdlib-{_digest(library)}.zip"
            files[str(place["library"])] = library
        else:
            tell("Without Node.js it stays as it is, and takes the browser twice as long to start.")
    # Named by what is in it: a browser that keeps an old one does not mix it with new files.
    program = f"tilewright-{__version__}-{_digest(code)}.zip"
    size = target.size if target.folder is None else sum(map(len, files.values()))
    place |= {
        "pyodide": target.url,
        "remote": target.folder is None,
        "integrity": dict(target.integrity),
        "bytes": size + len(code),
        "program": program,
    }
    notice = (
        f"The Python in this folder is Tilewright {__version__} (MIT) and the libraries that it needs, with their\n"
        f"licenses. It runs on Pyodide {target.version} (MPL 2.0), whose source is at {SOURCE}.\n"
    )
    return {
        **files,
        f"python/{program}": code,
        "python/python.json": _json(place),
        "python/NOTICE.txt": notice.encode(),
    }


def _compile_kernels(tell: Callable[[str], None]) -> None:
    """Have the kernels compiled for browsers, if that is possible here."""
    from ..kernels._build import compile_for_browsers
    from ..kernels._targets import BuildError

    tell("Compiling the searches for the browser ...")
    try:
        compile_for_browsers(wasm_folder())
    except BuildError as problem:
        tell(f"Searches will run interpreted there, and slowly ({problem}): pip install ziglang")


def code_for_browsers() -> bytes:
    """The package and its libraries as a zip file, without what the browser has no use for."""
    package = Path(__file__).parents[1]
    packed = io.BytesIO()
    files = {path.relative_to(package).as_posix(): path for path in package.rglob("*") if path.is_file()}
    kept = {
        f"tilewright/{name}": path
        for name, path in files.items()
        if not name.startswith(_LEFT_OUT) and "__pycache__" not in path.parts
    }
    # Of the libraries of kernels, that for WebAssembly.
    kept.update((f"tilewright/kernels/library/{path.name}", path) for path in wasm_files())
    for library in LIBRARIES:
        kept |= _files_of(library)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in sorted(kept.items()):
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return packed.getvalue()


def _files_of(library: str) -> dict[str, Path]:
    """The modules of an installed library and its license; they are plain Python, so that they run in browsers too."""
    files = {file.as_posix(): Path(str(file.locate())) for file in metadata.distribution(library).files or ()}
    kept = {name: path for name, path in files.items() if name.endswith(".py") or "LICENSE" in name}
    if f"{library.replace('-', '_')}/__init__.py" not in kept:
        raise InvalidRequest(
            f"the installed {library} does not say which files it has; "
            f"`pip install --force-reinstall {library}` mends that"
        )
    return kept


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
