"""How hard a puzzle is for a person: as the catalog keeps it, or rated here."""

from __future__ import annotations

from ...catalog.grades import number_of, step_of
from ...design.difficulty.rating import rate
from ...errors import NoEngine, OutOfTime
from ..base import AtlasFacts, MadePart, PartRequest, ProcessorLimit


def make_rating(request: PartRequest) -> MadePart:
    """Take the catalog's rating, which was made without a limit of time; rate what it does not have."""
    entry = request.entry
    nothing: AtlasFacts = {"number": None, "grade": "", "origin": "", "remark": ""}
    if entry.name:
        number = number_of(entry.name)
        if number is None:
            return MadePart({**nothing, "remark": "The catalog has no rating of it: rating it takes too long."})
        remark = "It is a template: this is the rating of a usual setup." if request.puzzle.setup is not None else ""
        facts = {"number": number, "grade": step_of(number), "origin": "catalog", "remark": remark}
        return MadePart({**nothing, **facts})
    if request.puzzle.setup is not None:
        return MadePart({**nothing, "remark": "It is a template: each of its setups has a rating of its own."})
    request.tell("rating")
    try:
        limit = ProcessorLimit(request.options.seconds)
        found = rate(request.puzzle, limits=limit.limits(), on_progress=limit)
    except (NoEngine, OutOfTime) as reason:
        return MadePart({**nothing, "remark": str(reason)})
    number = None if found.number is None else round(found.number, 2)
    remark = "It is a lower bound: a limit of time stopped the rating." if found.stopped_by else ""
    return MadePart({**nothing, "number": number, "grade": found.grade, "origin": "computed", "remark": remark})
