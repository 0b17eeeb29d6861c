"""Make the folder of the npm package `tile-wright`, from which `npm pack` makes the tarball.

    python element/make.py OUT
    npm pack ./OUT

Needs nothing but Python: the element is the file that every site has, and the version that of Tilewright.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WRITTEN = ROOT / "element" / "package"
"""What only the package has."""
TAKEN = {"element.js": ROOT / "src/tilewright/web/page/tile-wright.js", "LICENSE": ROOT / "LICENSE"}


def make(out: Path) -> None:
    """Write the package into a new or empty folder."""
    out.mkdir(parents=True, exist_ok=True)
    if any(out.iterdir()):
        sys.exit(f"{out} has files in it; name a new or an empty folder")
    for path in (*sorted(WRITTEN.iterdir()), *TAKEN.values()):
        name = next((name for name, taken in TAKEN.items() if taken == path), path.name)
        (out / name).write_bytes(path.read_bytes())
    about = json.loads((out / "package.json").read_text(encoding="utf-8"))
    text = json.dumps({"name": about.pop("name"), "version": version(), **about}, indent=2, ensure_ascii=False)
    (out / "package.json").write_text(f"{text}\n", encoding="utf-8")


def version() -> str:
    """The version of Tilewright, which is that of the package."""
    text = (ROOT / "src/tilewright/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found, "src/tilewright/__init__.py has no __version__"
    return found[1]


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    make(Path(sys.argv[1]))
