"""The libraries that the browser's Python needs, as wheels: fetched by pip, or taken from a folder."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from contextlib import suppress
from email import message_from_bytes
from importlib.util import find_spec
from pathlib import Path

from packaging.requirements import Requirement
from packaging.tags import compatible_tags, cpython_tags
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from ..errors import InvalidRequest
from ..values import frozen
from .pyodide import Pyodide

REQUIREMENTS = ("pydantic>=2.11", "spanned-toml>=2", "tomli-w>=1")
"""What pyproject.toml asks for, without what only the command line needs."""
_INSTEAD = "--wheels takes them from a folder instead"
_SECONDS = 600


@frozen
class Wheel:
    """A wheel in a folder."""

    path: Path
    name: str
    version: Version


def fetch_wheels(target: Pyodide, folder: Path) -> None:
    """Let pip put all that is needed into a folder; InvalidRequest if it cannot."""
    if find_spec("pip") is None:
        raise InvalidRequest(
            f"the site needs {', '.join(REQUIREMENTS)} for the browser, and this Python has no pip to fetch them: "
            f"`{Path(sys.executable).name} -m ensurepip` may bring it, or {_INSTEAD}"
        )
    platforms = [word for platform in target.platforms for word in ("--platform", platform)]
    command = [
        *(sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "1"),
        *("download", "--quiet", "--dest", str(folder), "--only-binary", ":all:"),
        *("--implementation", "cp", "--python-version", target.python, "--abi", target.tag),
        *platforms,
        *REQUIREMENTS,
    ]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise InvalidRequest(f"pip cannot fetch the libraries: {problem}; {_INSTEAD}") from None
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")]
        said = errors[0].removeprefix("ERROR:").strip() if errors else "it does not say why"
        raise InvalidRequest(
            f"pip found no libraries for the Python {target.python} of Pyodide {target.version}: {_shortened(said)}; "
            f"without a network, {_INSTEAD}"
        )


def choose_wheels(folder: Path, target: Pyodide) -> tuple[Wheel, ...]:
    """Of the wheels in a folder those that are needed, each in the newest version that suits the others.

    InvalidRequest if one is missing.
    """
    if not folder.is_dir():
        raise InvalidRequest(f"{folder} is no folder; expected one with wheels for {target.platforms[0]}")
    there = _suitable(folder, target)
    chosen: dict[str, Wheel] = {}
    waiting = [Requirement(requirement) for requirement in REQUIREMENTS]
    while waiting:
        needed = waiting.pop(0)
        if needed.marker is not None and not needed.marker.evaluate(_environment(target)):
            continue
        name = canonicalize_name(needed.name)
        able = [chosen[name]] if name in chosen else there.get(name, [])
        able = [wheel for wheel in able if needed.specifier.contains(wheel.version, prereleases=True)]
        if not able:
            raise InvalidRequest(
                f"{folder} has no wheel of {name}{needed.specifier} for Python {target.python} and "
                f"{target.platforms[0]}; `{_download_line(target)}` fetches all that are needed"
            )
        if name not in chosen:
            chosen[name] = max(able, key=lambda wheel: wheel.version)
            waiting += _requirements_of(chosen[name])
    return tuple(chosen[name] for name in sorted(chosen))


def _suitable(folder: Path, target: Pyodide) -> dict[str, list[Wheel]]:
    """The wheels that the Python of the browser can install, by name."""
    python, platforms = tuple(map(int, target.python.split("."))), target.platforms
    tags = {*cpython_tags(python, [target.tag], platforms), *compatible_tags(python, target.tag, platforms)}
    found: dict[str, list[Wheel]] = {}
    for path in sorted(folder.glob("*.whl")):
        with suppress(InvalidWheelFilename):
            name, version, _, its_tags = parse_wheel_filename(path.name)
            if not tags.isdisjoint(its_tags):
                found.setdefault(name, []).append(Wheel(path, name, version))
    return found


def _environment(target: Pyodide) -> dict[str, str]:
    """Answer for the browser what the conditions of requirements ask."""
    return {
        "os_name": "posix",
        "platform_system": "Emscripten",
        "platform_machine": "wasm32",
        "python_version": target.python,
        "python_full_version": f"{target.python}.0",
        "sys_platform": "emscripten",
        "extra": "",
    }


def _download_line(target: Pyodide) -> str:
    """The command that fetches the wheels."""
    words = " ".join(f"'{requirement}'" for requirement in REQUIREMENTS)
    return f"pip download --only-binary :all: --python-version {target.python} --platform {target.platforms[0]} {words}"


def _requirements_of(wheel: Wheel) -> list[Requirement]:
    try:
        with zipfile.ZipFile(wheel.path) as archive:
            [name] = [name for name in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name)]
            head = message_from_bytes(archive.read(name))
        return [Requirement(requirement) for requirement in head.get_all("Requires-Dist", [])]
    except (OSError, ValueError, zipfile.BadZipFile) as problem:
        raise InvalidRequest(f"{wheel.path} is no wheel: {problem}") from None


def _shortened(words: str) -> str:
    return words if len(words) <= 300 else f"{words[:300]} ..."
