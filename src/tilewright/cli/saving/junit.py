"""Reports in the XML of JUnit, which servers that run tests show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from ...design.difficulty.examine import Examined

# XML 1.0 has no way to write these.
_UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_text(examined: Sequence[tuple[str, str, Examined]]) -> str:
    """One test for each puzzle, with its first file and its name: failed, or an error if it is broken or open."""
    n_failures = sum(found.verdict == "fail" for *_, found in examined)
    n_errors = sum(found.verdict in ("broken", "open") for *_, found in examined)
    seconds = sum(found.seconds for *_, found in examined)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuite name="tilewright check" tests="{len(examined)}" failures="{n_failures}" errors="{n_errors}" '
        f'skipped="0" time="{seconds:.3f}">',
    ]
    for file, name, found in examined:
        folder = PurePath(file).parent.as_posix()
        head = f"  <testcase classname={_quoted(folder)} name={_quoted(name)} time={_quoted(f'{found.seconds:.3f}')}"
        if found.verdict == "pass":
            lines.append(head + "/>")
            continue
        kind = "failure" if found.verdict == "fail" else "error"
        what = {"fail": "failed", "broken": "broken", "open": "left open"}[found.verdict]
        lines.append(f"{head}>\n    <{kind} type={_quoted(what)} message={_quoted(found.problem)}/>\n  </testcase>")
    return "\n".join([*lines, "</testsuite>", ""])


def _quoted(text: str) -> str:
    return quoteattr(_UNWRITABLE.sub("\ufffd", text))
