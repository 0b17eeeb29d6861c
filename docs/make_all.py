"""Bring up to date all that is made from the package: `python docs/make_all.py`; `--check` only says what is not.

That is: the schemas, the pages docs/catalog.md and docs/json-answers.md, the number of puzzles in README.md, the traits
by which puzzles are identified, how hard they are, the English sentences for translators, the man page, the bill of
materials, and the pictures of README.md and of docs. Only the pictures of the page need a browser, and have
`make_page_images.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import make_catalog
import make_grades
import make_images
import make_json_answers
import make_man
import make_sbom
import make_sentences

from tilewright.formats import puzzle_file
from tilewright.inventing import brief

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tilewright"


def schemas() -> dict[Path, str]:
    """The JSON Schemas of the files that people write."""
    made = {"formats/puzzle.schema.json": puzzle_file.schema(), "inventing/brief.schema.json": brief.schema()}
    return {PACKAGE / name: _text(schema) for name, schema in made.items()}


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


MADE: tuple[Callable[[], dict[Path, str]], ...] = (
    schemas,
    make_catalog.made,
    make_grades.made,
    make_json_answers.made,
    make_images.made,
    make_sentences.made,
    make_man.made,
    make_sbom.made,
)
"""Each makes some files: their paths, and their texts as they should be."""


def old() -> dict[Path, str]:
    """The files that are out of date, each with its text as it should be."""
    made = {path: text for files in MADE for path, text in files().items()}
    return {path: text for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text}


def main(arguments: list[str]) -> int:
    """Write what is out of date, or with `--check` only name it; the status is 1 if a check finds something."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    for path, text in (found := old()).items():
        print(path.relative_to(ROOT))
        if not arguments:
            path.write_text(text, encoding="utf-8")
    return int(bool(arguments and found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
