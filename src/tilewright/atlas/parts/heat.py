"""The heat map of a puzzle: how often each piece covers each cell, over all solutions."""

from __future__ import annotations

from ...design.analyzing.analyze import analyze
from ...errors import InvalidRequest, NoEngine, OutOfTime
from ...rendering.heat import HeatMap, heat_svg
from ..base import AtlasFacts, MadePart, PartRequest, ProcessorLimit
from ..number_words import plain_case

HEAT = "heat.svg"
_LARGEST = 400_000
_MEMORY = 400 << 20


def make_heat(request: PartRequest) -> MadePart:
    """Draw the heat maps, if all solutions can be looked at in time."""
    nothing: AtlasFacts = {"file": None, "bytes": 0, "basis": "", "forced": [], "remark": ""}
    if request.puzzle.setup is not None:
        return MadePart({**nothing, "remark": "It is a template: each of its setups has solutions of its own."})
    case = plain_case(request.facts.get("counts", {}).get("cases", ()))
    if case is not None and not case["search"]:
        return MadePart({**nothing, "remark": "Its solutions take too long to look at all of them."})
    request.tell("looking at all solutions")
    try:
        limit = ProcessorLimit(request.options.seconds / 2)
        found = analyze(request.puzzle, limits=limit.limits(_MEMORY), on_progress=limit)
        if not found.has_shares:
            reason = "It has no solution." if found.effort.exhausted else "Its solutions take too long to look at."
            return MadePart({**nothing, "remark": reason})
        maps = [HeatMap(name, tuple(found.shares(kind))) for kind, name in enumerate(found.names)]
        picture = heat_svg(found.puzzle, maps, request.puzzle.title, found.basis_words()).encode()
    except (InvalidRequest, NoEngine, OutOfTime) as reason:
        return MadePart({**nothing, "remark": str(reason)})
    facts = {"basis": found.basis_words(), "forced": [found.words(move) for move in found.forced]}
    if len(picture) > _LARGEST:
        return MadePart({**nothing, **facts, "remark": "The picture of all of them would be too large."})
    return MadePart({**nothing, **facts, "file": HEAT, "bytes": len(picture)}, {HEAT: picture})
