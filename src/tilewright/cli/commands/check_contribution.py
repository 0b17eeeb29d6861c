"""`tilewright check --contribution FILE`: all that keeps a puzzle out of the catalog."""

from __future__ import annotations

import textwrap
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidFile, InvalidRequest
from .. import status
from ..printing import wording
from ..printing.terminal import ProgressLine, echo, note, print_json

if TYPE_CHECKING:
    from ...answers.checks import ContributionAnswer, ContributionCountJson
    from ...contributing.examine import Contribution
    from ...contributing.remarks import Remark
    from ...contributing.twice import CountedCase
    from ..parameters.options import SearchChoice

_SECONDS = 60.0
_LEVELS = {"wrong": "wrong", "missing": "missing", "open": "left open", "note": ""}
"""The levels of remarks, the gravest first, and the words with which their number is told."""
_WIDTH = 100


def check_contribution(file: str, search: SearchChoice, out: str | None = None) -> int:
    """Look at a file as the maintainers of the catalog would, and say what they would say; with `out` make its page."""
    from ...contributing.examine import examine

    seconds = _SECONDS if search.seconds is None else search.seconds
    with ProgressLine() as line:
        found = examine(Path(file), seconds=seconds, workers=search.workers, on_progress=line.update)
    if found.mistakes is not None:
        note("\n".join(_lines(file, found)))
    elif search.as_json:
        print_json(_plain(file, found))
    else:
        echo("\n".join(_lines(file, found)))
    if out is not None and found.mistakes is None and not found.stopped_by:
        with ProgressLine() as line:
            _make_page(file, Path(out), line)
    return _status(found)


def _make_page(file: str, out: Path, line: ProgressLine) -> None:
    """Make the page that the puzzle would have in an atlas, with its certificate, and say where it is."""
    from ...atlas.base import AtlasOptions
    from ...atlas.entries import AtlasEntry, slug_of
    from ...atlas.make_atlas import make_atlas
    from ...solving import Progress

    entry = AtlasEntry(slug_of(Path(file).stem) or "puzzle", files=(file,))
    began = time.monotonic()
    for news in make_atlas(out, [entry], AtlasOptions()):
        words = ("puzzle", f"made; {'' if news is None else news.doing}")
        line.update(Progress(1, 0, 0.0, time.monotonic() - began, words=words))
        if news is not None and news.problem:
            raise InvalidRequest(f"the page cannot be made: {news.problem}")
    line.clear()
    note(f"Wrote {out / entry.slug / 'index.html'}.")


def _status(found: Contribution) -> int:
    if found.stopped_by:
        return status.of_stop(found.stopped_by)
    if found.mistakes is not None:
        return status.WRONG_USAGE
    if found.having("missing", "wrong"):
        return status.NO_SOLUTION
    return status.STOPPED if found.having("open") else status.DONE


def _lines(file: str, found: Contribution) -> list[str]:
    lines = [_verdict(file, found)]
    if found.mistakes is not None:
        lines += ["", str(found.mistakes)]
    for level in _LEVELS:
        some = found.having(level)
        lines += [""] if some else []
        lines += [line for remark in some for line in _remark(remark)]
    if found.counts:
        lines += ["", *map(_count, found.counts)]
    return lines


def _verdict(file: str, found: Contribution) -> str:
    if found.stopped_by:
        return f"{file}: stopped {wording.STOPPED_BY[found.stopped_by]}."
    if found.is_accepted:
        return f"{file} is ready for the catalog."
    numbers: Counter[str] = Counter(remark.level for remark in found.remarks)
    told = [f"{numbers[level]} {words}" for level, words in _LEVELS.items() if words and numbers[level]]
    if isinstance(found.mistakes, InvalidFile):
        told.insert(0, wording.number_of(len(found.mistakes.mistakes), "mistake"))
    return f"{file} is not ready for the catalog: {', '.join(told)}."


def _remark(remark: Remark) -> list[str]:
    head = f"{remark.level:<8} {remark.about}: {remark.message}"
    lines = textwrap.wrap(head, _WIDTH, subsequent_indent=" " * 9, break_long_words=False, break_on_hyphens=False)
    help = remark.help.split("\n")
    if len(help) == 1:
        help = textwrap.wrap(help[0], _WIDTH - 9, break_long_words=False, break_on_hyphens=False)
    return [*lines, *(f"         {line}".rstrip() for line in help)]


def _count(found: CountedCase) -> str:
    from ...contributing.compared import in_words

    sure = "" if found.engines else "at least "
    numbers = ", ".join(f"{sure}{n:,} {wording.UP_TO.get(kind, kind)}" for kind, n in found.numbers.items())
    by = " and ".join(found.engines) or "no engine to its end"
    return f"{in_words(found.case)}{numbers}, counted by {by}"


def _plain(file: str, found: Contribution) -> ContributionAnswer:
    return {
        "file": file,
        "puzzle": found.name,
        "ready": found.is_accepted,
        "remarks": [
            {"level": one.level, "about": one.about, "message": one.message, "help": one.help} for one in found.remarks
        ],
        "counts": [_plain_count(one) for one in found.counts],
        "stopped_by": found.stopped_by or None,
    }


def _plain_count(found: CountedCase) -> ContributionCountJson:
    return {
        "variant": found.case.variant or None,
        "setup": list(found.case.setup),
        "engines": list(found.engines),
        "exact": bool(found.engines),
        "numbers": dict(found.numbers),
    }
