"""The libraries that the browser's Python needs, as wheels: fetched by pip, or taken from a folder."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from ..errors import InvalidRequest
from .pyodide import Pyodide

REQUIREMENTS = ("pydantic>=2.7", "spanned-toml>=2", "tomli-w>=1")
"""What pyproject.toml asks for, without what only the command line and compiled kernels need."""
_INSTEAD = "--wheels takes them from a folder instead"
_SECONDS = 600


@dataclass(frozen=True)
class Wheel:
    """A wheel in a folder."""

    path: Path
    name: str
    version: str
    tags: str


def fetch_wheels(target: Pyodide, folder: Path) -> None:
    """Let pip put all that is needed into a folder; InvalidRequest where it cannot."""
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
    there: dict[str, list[Wheel]] = {}
    for path in sorted(folder.glob("*.whl")):
        wheel = _wheel_of(path)
        if wheel is not None and _fits(wheel, target):
            there.setdefault(wheel.name, []).append(wheel)
    chosen: dict[str, Wheel] = {}
    waiting = [_required(requirement) for requirement in REQUIREMENTS]
    while waiting:
        name, version, is_sure = waiting.pop(0)
        able = [wheel for wheel in there.get(name, []) if version in ("", wheel.version)]
        if name in chosen:
            able = [chosen[name]] if version in ("", chosen[name].version) else []
        if not able and is_sure:
            what = f"{name} {version}".strip()
            raise InvalidRequest(
                f"{folder} has no wheel of {what} for Python {target.python} and {target.platforms[0]}; "
                f"`{_download_line(target)}` fetches all that are needed"
            )
        if able and name not in chosen:
            chosen[name] = max(able, key=lambda wheel: _numbers(wheel.version))
            waiting += [_required(requirement) for requirement in _requirements_of(chosen[name])]
    return tuple(chosen[name] for name in sorted(chosen))


def _download_line(target: Pyodide) -> str:
    """What a person types to get the wheels."""
    words = " ".join(f"'{requirement}'" for requirement in REQUIREMENTS)
    return f"pip download --only-binary :all: --python-version {target.python} --platform {target.platforms[0]} {words}"


def _wheel_of(path: Path) -> Wheel | None:
    """A wheel as its name tells; None for a name that says nothing."""
    parts = path.name.removesuffix(".whl").split("-")
    if len(parts) not in (5, 6):
        return None
    return Wheel(path, _plain(parts[0]), parts[1], "-".join(parts[-3:]))


def _fits(wheel: Wheel, target: Pyodide) -> bool:
    pythons, abis, platforms = (part.split(".") for part in wheel.tags.split("-"))
    if "any" in platforms:
        return "none" in abis and any(python.startswith("py3") for python in pythons)
    return target.tag in pythons and target.tag in abis and not set(platforms).isdisjoint(target.platforms)


def _requirements_of(wheel: Wheel) -> list[str]:
    try:
        with zipfile.ZipFile(wheel.path) as archive:
            [name] = [name for name in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name)]
            lines = archive.read(name).decode("utf-8").splitlines()
    except (OSError, ValueError, zipfile.BadZipFile) as problem:
        raise InvalidRequest(f"{wheel.path} is no wheel: {problem}") from None
    # The description follows after an empty line.
    head = lines[: lines.index("")] if "" in lines else lines
    return [line.partition(":")[2].strip() for line in head if line.startswith("Requires-Dist:")]


def _required(requirement: str) -> tuple[str, str, bool]:
    """Of "pydantic-core==2.50.4" the name, the version if only one will do, and whether it is needed for sure.

    What is needed only somewhere, or for an extra, is taken if it is there.
    """
    what, _, marker = requirement.partition(";")
    name = re.split(r"[^A-Za-z0-9._-]", what.strip(), maxsplit=1)[0]
    exact = re.search(r"==\s*([A-Za-z0-9.+!]+)\s*\)?\s*$", what)
    return _plain(name), exact[1] if exact else "", not marker.strip()


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version))


def _shortened(words: str) -> str:
    return words if len(words) <= 300 else f"{words[:300]} ..."
