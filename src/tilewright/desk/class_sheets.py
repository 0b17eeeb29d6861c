"""The tool that makes sheets of a collection: puzzles to solve with a pencil, and their solutions apart."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING

from ..errors import TilewrightError, shortened
from ..sentences import commas, sentence
from ..solving import Limits
from .collection import title_of
from .files import file_name
from .limits import Refused
from .link_contents import plain_words
from .opened import AskedPuzzle, opened
from .told import Event
from .workshop import Bench, Findings, finding, parts_told

if TYPE_CHECKING:
    from ..making.class_sheets import ClassPuzzle

PER_PAGE = (("1", "one"), ("2", "two"), ("4", "four"), ("6", "six"))
ANSWERS = (("none", "none"), ("end", "one of each, at the end"), ("apart", "one of each, in a file of their own"))
PAPERS = (("a4", "A4"), ("letter", "Letter"))

MOST_NAMES = 200
_LONGEST_NAME = 60
# What it takes to find a solution of one puzzle at most.
_SECONDS = 10.0


def names_in(text: str) -> tuple[str, ...]:
    """The names of pupils in lines of text; Refused for more than there are in a class."""
    names = tuple(shortened(name, _LONGEST_NAME) for line in text.splitlines() if (name := plain_words(line)))
    if len(names) > MOST_NAMES:
        raise Refused(
            sentence("{n:,} names are given; at most {most_names} are taken", n=len(names), most_names=MOST_NAMES),
            "names",
            sentence("make two files"),
        )
    return names


def class_sheets(bench: Bench) -> Findings:
    """Find a solution of each puzzle, if they are wanted, and make the files."""
    names = names_in(bench.values["names"])
    return _making(bench, names)


def _making(bench: Bench, names: tuple[str, ...]) -> Findings:
    from ..making import files_of
    from ..making.class_sheets import ClassPuzzle, ClassSheets, make_class_sheets

    values, told = bench.values, bench.collection
    title = told.get("title", "") or "Puzzles"
    puzzles, remarks = list[ClassPuzzle](), list[str]()
    for number, one in enumerate(told["puzzles"], start=1):
        try:
            asked = opened(one["puzzle"], bench.served)
            puzzle = yield from _solved(bench, asked, one.get("question", ""), values["answers"] != "none")
        except (Refused, TilewrightError) as problem:
            remarks.append(sentence("puzzle number {n} is left out: {problem}", n=number, problem=str(problem)))
            continue
        puzzles.append(puzzle)
    if not puzzles:
        return sentence("There is nothing to print: {remarks}.", remarks=commas(remarks, "; "))
    sheets = ClassSheets(
        title,
        tuple(puzzles),
        told.get("about", ""),
        names,
        int(values["per_page"]),
        values["paper"],
        values["answers"] != "none",
        values["answers"] == "apart",
    )
    file = file_name(title) + ".pdf"
    product = yield from parts_told(
        bench, sentence("Making {file}", file=file), lambda tell: make_class_sheets(sheets, tell)
    )
    for name, content in files_of(file, product):
        words = [*remarks, *product.remarks] if name == file else []
        yield finding(name, words=words, file=(name, "application/pdf", content))
    return sentence("The files are made.") if product.named else sentence("The file is made.")


def _solved(
    bench: Bench, asked: AskedPuzzle, question: str, wants_answer: bool
) -> Generator[Event | None, None, ClassPuzzle]:
    """A puzzle for the sheets, with its first solution if it is wanted."""
    from ..making.class_sheets import ClassPuzzle
    from ..solving import solutions

    made = partial(ClassPuzzle, asked.puzzle, title_of(asked), question)
    if not wants_answer:
        return made()
    if asked.missing is not None:
        return made(no_answer=asked.missing.message)
    limits = Limits(seconds=_SECONDS, memory=bench.limits.memory)
    search = solutions(asked.puzzle, limits=limits, on_progress=bench.on_progress)
    for solution in search.slices():
        if solution is not None:
            return made(answer=solution)
        yield None
    return made(no_answer="there is no solution" if search.effort.exhausted else "no solution was found in time")
