"""All counts of a puzzle: what is recorded, with its source; what was counted here; and a second engine's count.

A count here walks all solutions. So does that of the second engine, which works in another way. Nothing is said to
agree but what was compared.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...deadline import within
from ...errors import OutOfTime, TilewrightError
from ...families import Puzzle
from ...families.all_setups import with_setup
from ...families.setups import with_target
from ...solving import Count, count
from ...solving.answers import NUMBER_OF_KIND
from ...solving.choice import other_engines
from ...values import replace
from ..base import AtlasFacts, MadePart, PartRequest, ProcessorLimit

_MEMORY = 400 << 20
# The catalog says how long a count takes on an idle machine; one that takes this many times the limit is not begun.
_HOPELESS = 2.0
_LEAST_SECONDS = 0.5
_Question = tuple[str, tuple[str, ...], int | None]
"""A variant, the names of a setup, and a sum: one search answers all kinds of counts of it."""


def make_counts(request: PartRequest) -> MadePart:
    """Count each puzzle that a number is recorded of, the puzzle as it stands and its variants."""
    known: dict[_Question, list[AtlasFacts]] = {}
    for variant in request.variants:
        if request.variant(variant).setup is None:
            known[variant, (), None] = []
    for one in request.facts["about"]["known"]:
        known.setdefault((one["variant"], tuple(one["setup"]), one["target"]), []).append(one)
    # The first question has the whole time; all others together have as much again.
    limit, cases = ProcessorLimit(request.options.seconds), []
    for question, recorded in known.items():
        cases.append(_case(request, question, recorded, limit))
        if len(cases) == 1:
            limit = ProcessorLimit(request.options.seconds)
    return MadePart({"cases": cases})


def _case(request: PartRequest, question: _Question, recorded: list[AtlasFacts], limit: ProcessorLimit) -> AtlasFacts:
    variant, setup, target = question
    case: AtlasFacts = {"variant": variant, "setup": list(setup), "target": target}
    case |= {"numbers": [], "search": None, "second": None, "remark": ""}
    found = None
    usual = max((one["seconds"] for one in recorded), default=0.0)
    if usual > _HOPELESS * request.options.seconds:
        case["remark"] = f"Not counted here: the catalog says that this takes about {usual:,.0f} s."
    elif limit.left < _LEAST_SECONDS:
        case["remark"] = "Not counted here: the time was over."
    else:
        try:
            puzzle = _puzzle(request, question)
            request.tell("counting" + f" {variant}" * bool(variant) + f" {' '.join(setup)}" * bool(setup))
            relabelings = any(one["counts"] == "relabeling" for one in recorded)
            found = count(puzzle, relabelings=relabelings, limits=limit.limits(_MEMORY), on_progress=limit)
            if found.exhausted:
                case["search"] = found.effort.to_json()
                case["second"] = _second(request, puzzle, found)
            else:
                case["remark"] = f"Not counted here: it takes longer than {limit.seconds:.0f} s."
        except OutOfTime:
            case["remark"] = f"Not counted here: it takes longer than {limit.seconds:.0f} s."
        except TilewrightError as reason:
            case["remark"] = f"Not counted here: {reason}"
    case["numbers"] = list(_numbers(recorded, found if found is not None and found.exhausted else None))
    return case


def _puzzle(request: PartRequest, question: _Question) -> Puzzle:
    variant, setup, target = question
    puzzle = request.variant(variant)
    if setup:
        puzzle = with_setup(puzzle, setup)
    return puzzle if target is None else with_target(puzzle, target)


def _numbers(recorded: list[AtlasFacts], found: Count | None) -> Iterator[AtlasFacts]:
    """For each kind of count what is recorded, what was counted, and whether they agree; None if that is not known."""
    for kind, name in NUMBER_OF_KIND.items():
        known = [{"count": one["count"], "source": one["source"]} for one in recorded if one["counts"] == kind]
        computed = None if found is None else getattr(found, name)
        if known or computed is not None:
            agrees = all(one["count"] == computed for one in known) if known and computed is not None else None
            yield {"counts": kind, "known": known, "computed": computed, "agrees": agrees}


def _second(request: PartRequest, puzzle: Puzzle, first: Count) -> AtlasFacts | None:
    """The count of another engine that is done in time; None if none is."""
    limit = ProcessorLimit(min(request.options.seconds / 2, max(4.0, 20 * first.effort.seconds)))
    try:
        with within(limit.limits().seconds):
            others = list(other_engines(puzzle, first.effort.engine, for_counting=True))
    except OutOfTime:
        return None
    for engine, nodes in others:
        if limit.left < _LEAST_SECONDS:
            return None
        request.tell(f"counting again, with the engine {engine.name}")
        own = ProcessorLimit(limit.left / 2)
        try:
            limits = replace(own.limits(_MEMORY), nodes=nodes)
            again = count(puzzle, engine=engine.name, limits=limits, on_progress=own)
        except TilewrightError:
            continue
        if again.exhausted and again.effort.engine != first.effort.engine:
            agrees = (again.raw, again.distinct) == (first.raw, first.distinct)
            return {**again.effort.to_json(), "distinct": again.distinct, "agrees": agrees}
    return None
