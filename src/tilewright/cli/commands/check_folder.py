"""`tilewright check FOLDER`: all puzzles in it, such as the levels of a game, one line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidRequest, TilewrightError
from ...values import frozen
from .. import status
from ..printing import wording
from ..printing.terminal import ProgressLine, echo, note, print_json
from ..saving.write_file import check_writable, refuse_stdout, write_file

if TYPE_CHECKING:
    from ...answers.checks import FolderLine, FolderSummary
    from ...design.difficulty.examine import Criteria, Examined
    from ...families import Puzzle
    from ..parameters.options import SearchChoice

_WORDS = {"pass": "ok", "fail": "FAILED", "open": "OPEN", "broken": "BROKEN"}
_WIDEST_NAME = 60


@frozen
class FolderPuzzle:
    """One puzzle of a folder: its files, and its variant, if it has several."""

    sources: tuple[str, ...]
    variant: str | None = None
    mistake: TilewrightError | None = field(default=None, compare=False)
    """Why its file cannot be read, if that is known already."""

    @property
    def name(self) -> str:
        """The files, and the variant, in words."""
        return " ".join(self.sources) + (f", {self.variant}" if self.variant else "")

    def open(self) -> Puzzle:
        """The puzzle; a TilewrightError if its file is broken."""
        from ...catalog import load

        if self.mistake is not None:
            raise self.mistake
        return load([Path(source) for source in self.sources], self.variant)


def is_folder(word: str) -> bool:
    """Tell whether a word means a folder, not a puzzle of the catalog."""
    from ... import catalog

    return Path(word).is_dir() and (catalog.is_file(word) or catalog.full_name(word) is None)


def check_folders(
    folders: Sequence[str], criteria: Criteria, search: SearchChoice, variant: str | None, junit: str | None
) -> int:
    """Examine all puzzles of the folders, and say of each whether it meets the criteria."""
    from ...design.difficulty.examine import examine

    refuse_stdout(search.as_json, junit)
    if junit is not None:
        check_writable(junit)
    levels = _levels(folders, variant)
    if not levels:
        raise InvalidRequest(f"there are no puzzles in {' and '.join(folders)}; docs/formats.md says what is read")
    width = min(_WIDEST_NAME, max(len(level.name) for level in levels))
    show = _print_json if search.as_json else partial(_print, width=width)
    results: dict[int, Examined] = {}
    told = 0

    with ProgressLine() as line:

        def tell(number: int, found: Examined) -> None:
            # In the order of the list.
            nonlocal told
            results[number] = found
            while told in results:
                line.clear()
                show(levels[told], results[told])
                told += 1

        openings = [level.open for level in levels]
        stopped_by = examine(openings, criteria, workers=search.workers, on_progress=line.update, on_examined=tell)
    for number in sorted(results):
        if number >= told:
            show(levels[number], results[number])
    examined = [(levels[number], results[number]) for number in sorted(results)]
    verdicts: Counter[str] = Counter(found.verdict for _, found in examined)
    if search.as_json:
        summary: FolderSummary = {
            "puzzles": len(levels),
            "pass": verdicts["pass"],
            "fail": verdicts["fail"],
            "open": verdicts["open"],
            "broken": verdicts["broken"],
            "stopped_by": stopped_by or None,
        }
        print_json({"summary": summary})
    else:
        echo(_summary(len(levels), verdicts, stopped_by))
    if junit is not None:
        from ..saving.junit import junit_text

        write_file(junit, junit_text([(level.sources[0], level.name, found) for level, found in examined]))
    if stopped_by:
        return status.of_stop(stopped_by)
    if verdicts["fail"] or verdicts["broken"]:
        return status.NO_SOLUTION
    return status.STOPPED if verdicts["open"] else status.DONE


def _levels(folders: Sequence[str], variant: str | None) -> list[FolderPuzzle]:
    """The puzzles of the folders, with their variants; those files that are none are named on stderr."""
    from ...families.wording import listing
    from ...formats.folder import entries_of
    from ..parameters.sources import variants_of

    levels: list[FolderPuzzle] = []
    left_out: dict[str, list[str]] = {}
    for folder in folders:
        for entry in entries_of(Path(folder)):
            sources = tuple(map(str, entry.paths))
            if entry.left_out:
                left_out.setdefault(entry.left_out, []).append(sources[0])
                continue
            if variant is not None:
                levels.append(FolderPuzzle(sources, variant))
                continue
            levels.append(FolderPuzzle(sources))
            try:
                levels += [FolderPuzzle(sources, name) for name in variants_of(sources)]
            except TilewrightError as mistake:
                levels[-1] = FolderPuzzle(sources, mistake=mistake)
    for why, names in left_out.items():
        note(f"left out, as {why}: {listing(names)}")
    return levels


def _print(level: FolderPuzzle, found: Examined, width: int) -> None:
    echo(f"{level.name:<{width}}  {_WORDS[found.verdict]:<6}  {_facts(found)}".rstrip())


def _facts(found: Examined) -> str:
    """The facts about a puzzle on one line."""
    if found.verdict == "broken" or (found.verdict != "pass" and not found.solutions):
        return found.problem.split("\n")[0]
    if found.solutions is None:
        return "a template: its file has no mistakes"
    number = wording.solutions(found.solutions) if found.is_all else f"at least {wording.solutions(found.solutions)}"
    parts = [number + (", unique" if found.is_unique else "")]
    if found.rating is not None and found.rating.number is not None:
        doubt = ", as far as it was rated" if found.rating.stopped_by else ""
        parts.append(f"{found.rating.grade} ({found.rating.number:.1f}{doubt})")
    if found.verdict != "pass":
        parts.append(found.problem)
    return "; ".join(parts)


def _print_json(level: FolderPuzzle, found: Examined) -> None:
    rating = found.rating
    line: FolderLine = {
        "files": list(level.sources),
        "variant": level.variant,
        "puzzle": None if found.puzzle is None else found.puzzle.name,
        "verdict": found.verdict,
        "problem": found.problem or None,
        "template": found.is_template,
        "solvable": found.is_solvable,
        "unique": found.is_unique,
        "solutions": found.solutions,
        "all": found.is_all,
        "rating": None
        if rating is None
        else {"number": rating.number, "grade": rating.grade, "stopped_by": rating.stopped_by or None},
        "findings": [wording.plain_finding(one) for one in found.findings],
        "seconds": round(found.seconds, 6),
    }
    print_json(line)


def _summary(n: int, verdicts: Counter[str], stopped_by: str) -> str:
    from ...families.wording import plural

    n_done = sum(verdicts.values())
    words = {"pass": "ok", "fail": "failed", "open": "left open by a limit", "broken": "broken"}
    told = [f"{verdicts[verdict]:,} {what}" for verdict, what in words.items() if verdicts[verdict]]
    head = (
        plural(n, "puzzle") if not stopped_by else f"Stopped {wording.STOPPED_BY[stopped_by]}: {n_done} of {n} puzzles"
    )
    return f"\n{head}: {', '.join(told) or 'none examined'}."
