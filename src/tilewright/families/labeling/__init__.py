"""The labeling family: distinct values on points, with lines that add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ...models import SumModel
from ..base import Family, FileFormat, Likeness, Nouns, RulesReading
from .compile import CompiledLabeling, compile_sums
from .puzzle import LabelingPuzzle, LabelingSolution

if TYPE_CHECKING:
    from ..clauses import PuzzleClauses
    from ..edits import Edits
    from ..relaxed import Relaxed


def _files() -> FileFormat:
    from .fields import LabelingFields, build

    return FileFormat(LabelingFields, build, _fields_of_puzzle)


def _fields_of_puzzle(puzzle: LabelingPuzzle) -> dict[str, Any]:
    from .to_fields import fields_of_puzzle

    return fields_of_puzzle(puzzle)


def _likeness() -> Likeness:
    from .likeness import LIKENESS

    return LIKENESS


def _edits() -> Edits:
    from .edits import EDITS

    return EDITS


def _relaxed(puzzle: LabelingPuzzle, seed: int) -> Relaxed:
    from .relaxed import RelaxedSums

    return RelaxedSums(puzzle)


def _clauses() -> Callable[[CompiledLabeling], PuzzleClauses]:
    from .clauses import clauses_of

    return clauses_of


def _reading() -> RulesReading:
    from .reading import read_clauses, read_motions, solution_of

    return RulesReading(read_clauses, read_motions, solution_of)


def _remark(solution: LabelingSolution) -> str:
    return f"sum {solution.sum}" if solution.puzzle.target is None and solution.sum is not None else ""


def _unfinished(document: Mapping[str, Any]) -> Iterator[tuple[str, str, tuple[str | int, ...]]]:
    for key, message, help in (
        ("values", "There are no values yet.", "Say which numbers are to be placed, e.g. 1..9."),
        ("lines", "There are no lines yet.", "Click the points of a line one by one, or take all straight rows."),
        ("target", "What the lines add up to is not said yet.", "Give a number, or allow any sum."),
    ):
        if document.get(key) in (None, "", []) and not (key == "target" and _all_have_sums(document.get("lines"))):
            yield message, help, (key,)


def _all_have_sums(lines: object) -> bool:
    """Tell whether every line of a document has a sum of its own, so that it needs no other."""
    from .line_words import has_sum

    words = [line.split() if isinstance(line, str) else line for line in lines] if isinstance(lines, list) else []
    return bool(words) and all(isinstance(line, list) and has_sum(line, None) for line in words)


LABELING = Family(
    name="labeling",
    about="numbers that add up",
    nouns=Nouns("number", "point"),
    puzzle=LabelingPuzzle,
    solution=LabelingSolution,
    homes={
        "broken_rules": "check:broken_rules",
        "lint": "lint:lint",
        "scene_of_puzzle": "scene:scene_of_puzzle",
        "scene_of_solution": "scene:scene_of_solution",
        "scene_begun": "scene:scene_begun",
        "naive": "naive:naive",
        "rules": "scene:rules",
        "facts": "scene:facts",
        "table": "table:TABLE",
        "setups": "setups:SETUPS",
        "solutions": "solutions:SOLUTIONS",
    },
    compilers={SumModel: compile_sums},
    lint_work=lambda puzzle: sum(len(line) for line in puzzle.lines) * len(puzzle.values),
    room=lambda puzzle: (),
    remark=_remark,
    unfinished=_unfinished,
    first_documents={"numbers": {"values": "", "lines": [], "target": "common"}},
    files=_files,
    likeness=_likeness,
    edits=_edits,
    relaxed=_relaxed,
    clauses=_clauses,
    reading=_reading,
)
