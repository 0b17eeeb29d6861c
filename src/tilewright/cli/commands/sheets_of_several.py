"""`tilewright sheet` makes sheets for a class: of several puzzles that are named, or of a link to a collection."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ...errors import InvalidRequest
from ...families.wording import listing
from .. import status
from ..parameters.options import SearchChoice, SetupChoice
from ..parameters.sources import split_puzzle
from ..printing.terminal import ProgressLine, note, print_json

if TYPE_CHECKING:
    from ...answers.base import WrittenJson
    from ...answers.files import SheetAnswer
    from ...families import Puzzle, Solution
    from ...making.class_sheets import ClassPuzzle

OPTIONS = ("names", "per_page", "apart")
"""The options that are about such sheets alone."""

_LINK = re.compile(r"(?:^|#p=)[0-9]{1,4}\.[A-Za-z0-9_-]{8,}")
Solve = Callable[["Puzzle", str], tuple[list["Solution"], int]]
"""Finds a solution of a puzzle with a title, if there is one; gives it with the status of the command."""


def is_for_class(words: Sequence[str], options: Mapping[str, Any]) -> bool:
    """Tell whether the words of the command mean several puzzles, or a link, or its options sheets for a class."""
    if any(options.get(name) for name in OPTIONS):
        return True
    return bool(words) and (_LINK.search(words[0]) is not None or bool(split_puzzle(words)[1]))


def make(
    words: Sequence[str],
    setup: SetupChoice,
    search: SearchChoice,
    output: Sequence[str],
    options: Mapping[str, Any],
    solve: Solve | None,
) -> int:
    """Make the sheets; `solve` is None if no solutions are to be shown."""
    from ...making import files_of
    from ...making.class_sheets import ClassSheets, make_class_sheets
    from ...solving.telling import Teller
    from ..saving.write_file import write_file

    others = [name for name, value in options.items() if value and name not in (*OPTIONS, "paper", "worksheet")]
    if others:
        raise InvalidRequest(f"{listing(others)} cannot be asked for sheets of several puzzles, to solve with a pencil")
    if wrong := [path for path in output if Path(path).suffix.lower() != ".pdf"]:
        raise InvalidRequest(f"sheets of several puzzles are .pdf files; found {wrong[0]}")
    if options.get("apart") and solve is None:
        raise InvalidRequest("there are no solutions to show apart; ask for them with --answers 1")
    title, about, puzzles = _puzzles(words, setup)
    puzzles, exit_status = _with_answers(puzzles, solve)
    if exit_status == status.INTERRUPTED:
        return exit_status
    sheets = ClassSheets(
        title or Path(output[0]).stem.replace("-", " ").capitalize(),
        puzzles,
        about,
        _names(options.get("names") or ""),
        int(options.get("per_page") or 2),
        (options.get("paper") or "a4").lower(),
        solve is not None,
        bool(options.get("apart")),
    )
    with ProgressLine() as line:
        teller = Teller(line.update, ("puzzles drawn", "in all"))
        product = make_class_sheets(sheets, lambda done, n: teller.tell(done, n, done / n))
    files: list[WrittenJson] = []
    for path in output:
        files += [write_file(file, content) for file, content in files_of(path, product)]
    for remark in product.remarks:
        note(f"{output[0]}: {remark}")
    if search.as_json:
        answer: SheetAnswer = {
            "puzzle": sheets.title,
            "files": files,
            "remarks": [{"file": output[0], "remark": remark} for remark in product.remarks],
            "solutions": sum(one.answer is not None for one in puzzles),
            "complete": False,
            "stopped_by": None,
        }
        print_json(answer)
    return exit_status


def _puzzles(words: Sequence[str], setup: SetupChoice) -> tuple[str, str, tuple[ClassPuzzle, ...]]:
    """The title, the words for the class, and the puzzles, without solutions."""
    from ...making.class_sheets import ClassPuzzle
    from ..parameters.opening import opened_or_template

    if words and _LINK.search(words[0]):
        if len(words) > 1 or setup != SetupChoice():
            raise InvalidRequest("a link says all about its puzzles; give it alone")
        return _of_link(words[0])
    sources, rest = split_puzzle(words)
    found: list[ClassPuzzle] = []
    several = bool(rest)
    if several and setup != SetupChoice():
        raise InvalidRequest(
            "options that set a puzzle up are for one puzzle; a collection of the page has each as it is set up"
        )
    while sources:
        opened = opened_or_template(sources, setup)
        missing = "" if opened.puzzle.setup is None else "its dice, date or pieces are not chosen"
        found.append(ClassPuzzle(opened.puzzle, opened.title, no_answer=missing))
        sources, rest = split_puzzle(rest) if rest else ((), ())
    return "" if several else found[0].title, "", tuple(found)


def _of_link(link: str) -> tuple[str, str, tuple[ClassPuzzle, ...]]:
    from ...desk.collection import title_of
    from ...desk.limits import DeskLimits, Refused
    from ...desk.links import held_by
    from ...desk.opened import opened
    from ...making.class_sheets import ClassPuzzle

    found: list[ClassPuzzle] = []
    try:
        collection = _collection_in(held_by(link, DeskLimits()))
        for one in collection["puzzles"]:
            asked = opened(one["puzzle"], DeskLimits())
            missing = "" if asked.missing is None else asked.missing.message
            found.append(ClassPuzzle(asked.puzzle, title_of(asked), one.get("question", ""), no_answer=missing))
    except Refused as refusal:
        which = f"puzzle number {len(found) + 1} of the link: " if found else ""
        raise InvalidRequest(f"{which}{refusal.message}" + (f"; {refusal.help}" if refusal.help else "")) from None
    title = collection.get("title", "") or (found[0].title if len(found) == 1 else "")
    return title, collection.get("about", ""), tuple(found)


def _collection_in(held: Mapping[str, Any]) -> Mapping[str, Any]:
    """The collection of a link, or its puzzle as one."""
    if "album" in held:
        raise InvalidRequest("this is the link to an album, not to puzzles")
    if "collection" in held:
        return cast("Mapping[str, Any]", held["collection"])
    return {"puzzles": [{"puzzle": held["puzzle"], "question": (held["exercise"] or {}).get("question", "")}]}


def _with_answers(puzzles: Sequence[ClassPuzzle], solve: Solve | None) -> tuple[tuple[ClassPuzzle, ...], int]:
    """The puzzles with a solution each, and the status with which the command ends."""
    from ...values import replace

    answered: list[ClassPuzzle] = []
    ends = {status.DONE}
    for one in puzzles:
        if solve is None or one.no_answer:
            answered.append(one)
            continue
        found, end = solve(one.puzzle, one.title)
        if end == status.INTERRUPTED:
            return (), end
        why = "there is no solution" if end == status.NO_SOLUTION else "no solution was found in time"
        answered.append(replace(one, answer=found[0]) if found else replace(one, no_answer=why))
        ends.add(status.STOPPED if end == status.STOPPED else status.DONE)
    return tuple(answered), max(ends)


def _names(words: str) -> tuple[str, ...]:
    """Names between commas, or those in the lines of a file."""
    from ...desk.class_sheets import names_in
    from ...desk.limits import Refused
    from ...formats.document import read_text

    text = read_text(Path(words)) if words and "," not in words and Path(words).is_file() else words.replace(",", "\n")
    try:
        return names_in(text)
    except Refused as refusal:
        raise InvalidRequest(f"{refusal.message}; {refusal.help}") from None
