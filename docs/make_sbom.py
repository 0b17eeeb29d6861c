"""Make tilewright.cdx.json, which lists what others wrote in the package: a bill of materials (CycloneDX 1.6).

Wheels have it in `.dist-info/sboms`, as PEP 770 says. Each entry is read from the notice that stands in the copied file
or beside it, so that the list tells what is there. Libraries that pip installs are not in it: a wheel does not say
their versions. The compiled kernels have nothing in them but our code: no runtime of C or of zig is linked to them.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tilewright import __version__

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tilewright"
BILL = ROOT / "tilewright.cdx.json"

FLUENT = "web/page/vendor/fluent-bundle.js"
LETTERS = "rendering/glyphs.json"
LICENSES = {FLUENT: "web/page/vendor/LICENSE.txt", LETTERS: "rendering/glyphs-license.txt"}
"""For each file that others wrote the file with its license."""


def made() -> dict[Path, str]:
    """The bill, and its text."""
    return {BILL: json.dumps(_bill(), indent=2) + "\n"}


def _bill() -> dict[str, Any]:
    own = {
        "type": "library",
        "bom-ref": "tilewright",
        "name": "tilewright",
        "version": __version__,
        "licenses": [{"license": {"id": "MIT"}}],
        "purl": f"pkg:pypi/tilewright@{__version__}",
    }
    components = [_fluent(), _letters()]
    parts = [component["bom-ref"] for component in components]
    # Without a serial number and a time, the same sources make the same bytes.
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [{"ref": "tilewright", "dependsOn": parts}, *({"ref": part} for part in parts)],
    }


def _fluent() -> dict[str, Any]:
    notice = _found(FLUENT, r"\* (@fluent/bundle) ([\d.]+), by (.+?), under the Apache\s+\* License 2\.0")
    return {
        "type": "library",
        "bom-ref": "fluent-bundle",
        "supplier": {"name": "Mozilla", "url": ["https://projectfluent.org"]},
        "group": "@fluent",
        "name": "bundle",
        "version": notice[2],
        **_of_file(FLUENT),
        "licenses": [{"license": {"id": "Apache-2.0"}}],
        "purl": f"pkg:npm/%40fluent/bundle@{notice[2]}",
        "pedigree": {"notes": "The modules of the npm package as one file, without comments, otherwise unchanged."},
    }


def _letters() -> dict[str, Any]:
    notice = _found(LICENSES[LETTERS], r"outlines of some letters of (DejaVu Sans) ([\d.]+),")
    return {
        "type": "data",
        "bom-ref": "dejavu-sans",
        "supplier": {"name": "The DejaVu fonts", "url": ["https://dejavu-fonts.github.io"]},
        "name": notice[1],
        "version": notice[2],
        **_of_file(LETTERS),
        "copyright": _found(LICENSES[LETTERS], r"^Copyright: (.+?) *$")[1],
        "licenses": [{"license": {"id": "Bitstream-Vera"}}],
        "purl": f"pkg:generic/dejavu-fonts@{notice[2]}",
        "pedigree": {"notes": "Outlines of some letters, scaled and written as paths of SVG."},
    }


def _found(name: str, pattern: str) -> re.Match[str]:
    found = re.search(pattern, (PACKAGE / name).read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"{name} does not say what it is: {pattern}"
    return found


def _of_file(name: str) -> dict[str, Any]:
    content = (PACKAGE / name).read_bytes()
    return {
        "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(content).hexdigest()}],
        "evidence": {"occurrences": [{"location": f"tilewright/{name}"}]},
    }
