"""How the pieces of a solid are put together, as text and as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...design.assembling.assembly import assembly
from ...design.assembling.assembly_words import assembly_words, step_words
from ...families import family_of

if TYPE_CHECKING:
    from ...answers.solving import AssemblyJson
    from ...families import Solution


def assembly_text(solution: Solution) -> str:
    """The claim, and the steps in their order."""
    found, laid = assembly(solution), family_of(solution).table.laid(solution)
    steps = found.joins if found.is_possible else ()
    lines = [f"{number:4}  {step_words(solution.puzzle, laid, join)}" for number, join in enumerate(steps, start=1)]
    return "\n".join([assembly_words(solution.puzzle, laid, found), *lines, ""])


def assembly_to_json(solution: Solution) -> AssemblyJson:
    """The steps, or the groups that hold each other; pieces by their places in the solution."""
    found = assembly(solution)
    return {
        "possible": found.is_possible,
        "exhausted": found.exhausted,
        "steps": [
            {
                "moving": list(join.moving),
                "standing": list(join.standing),
                "way": list(join.way),
                "words": join.words,
                "shifts": [{"pieces": list(shift.pieces), "by": list(shift.by)} for shift in join.shifts],
            }
            for join in found.joins
        ],
        "locked": [list(group) for group in found.locked],
    }
