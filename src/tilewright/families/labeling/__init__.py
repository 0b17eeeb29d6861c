"""The labeling family: distinct values on points, with lines that add up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...models import SumModel
from ..base import Family, Nouns
from .compile import compile_sums
from .puzzle import LabelingPuzzle, LabelingSolution


def _remark(solution: LabelingSolution) -> str:
    return f"sum {solution.sum}" if solution.puzzle.target is None and solution.sum is not None else ""


def _unfinished(document: Mapping[str, Any]) -> Iterator[tuple[str, str, tuple[str | int, ...]]]:
    needs_lines = document.get("lines") not in (None, []) or not document.get("region")
    for key, message, help in (
        ("values", "There are no values yet.", "Say which numbers are to be placed, e.g. 1..9."),
        ("lines", "There are no lines yet.", "Click the points of a line one by one, or take all straight rows."),
        ("target", "What the lines add up to is not said yet.", "Give a number, or allow any sum."),
    ):
        is_needed = key == "values" or (needs_lines and not (key == "target" and _all_have_sums(document.get("lines"))))
        if document.get(key) in (None, "", []) and is_needed:
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
        "fields": "fields:LabelingFields",
        "build": "fields:build",
        "fields_of_puzzle": "to_fields:fields_of_puzzle",
        "region_in_file": "regions:region_in_file",
        "likeness": "likeness:LIKENESS",
        "edits": "edits:EDITS",
        "relaxed": "relaxed:RelaxedSums",
        "clauses": "clauses:clauses_of",
        "read_clauses": "reading:read_clauses",
        "read_motions": "reading:read_motions",
        "solution_of_laid": "reading:solution_of",
    },
    compilers={SumModel: compile_sums},
    lint_work=lambda puzzle: sum(len(line) for line in puzzle.lines) * len(puzzle.values),
    room=lambda puzzle: (),
    remark=_remark,
    unfinished=_unfinished,
    first_documents={"numbers": {"values": "", "lines": [], "target": "common"}},
)
