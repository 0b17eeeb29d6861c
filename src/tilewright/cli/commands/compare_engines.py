"""`tilewright compare PUZZLE`: all solutions by one engine, again by another one, and the known counts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...deadline import seconds_left
from ...errors import InvalidRequest, OutOfTime
from ...values import frozen
from .. import status
from ..printing import wording
from ..printing.answers import compared
from ..printing.terminal import ProgressLine, TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.checks import ComparedEngineJson, CompareEnginesAnswer
    from ...families import Choices, Compiled, Known, Solution
    from ...solving import Effort, UpTo
    from ..parameters.opening import Opened
    from ..parameters.options import SearchChoice


@frozen
class _AllFound:
    """All solutions that an engine found, by what stands for those that symmetries carry into each other."""

    found: dict[Choices, Solution]
    compiled: Compiled
    effort: Effort

    def line(self, up_to: UpTo | None) -> str:
        many = wording.solutions(len(self.found)) + (f" {wording.UP_TO[up_to]}" if up_to else "")
        work = f"{wording.nodes(self.effort.nodes)}, {wording.seconds(self.effort.seconds)}"
        end = "it is exhausted" if self.effort.exhausted else f"stopped {wording.stopped(self.effort)}"
        return f"Engine {self.effort.engine} finds {many}; {end} ({work})."


def compare_engines(
    opened: Opened,
    up_to: UpTo | None,
    search: SearchChoice,
    against: str | None,
    style: TerminalStyle,
) -> int:
    """List all solutions twice, compare, and compare with what the catalog knows."""
    with ProgressLine() as line:

        def listed(engine: str | None, nodes: int | None, compiled: Compiled | None) -> _AllFound:
            from ...solving import solutions
            from ...solving.orbits import least_image

            keywords = search.keywords(line.update)
            limits = replace(keywords.pop("limits"), seconds=seconds_left())
            limits = replace(limits, nodes=min(filter(None, (limits.nodes, nodes)), default=None))
            solving = solutions(opened.puzzle, **{**keywords, "engine": engine, "limits": limits}, for_all=True)
            # Engines of other kinds of models number placements in their own ways.
            compiled = compiled or solving.compiled
            least = least_image(compiled, up_to)
            found = {least(compiled.encode(solution)): solution for solution in solving}
            return _AllFound(found, compiled, solving.effort)

        first = listed(search.engine, None, None)
        second = None
        known: list[tuple[Known, bool]] = []
        is_in_time = True
        try:
            if first.effort.stopped_by != "interrupt":
                for engine, nodes in _others(opened, first.effort.engine, against):
                    second = listed(engine, nodes, first.compiled)
                    if nodes is None or second.effort.stopped_by != "nodes" or search.nodes is not None:
                        break
            if second is None or not second.effort.stopped_by:
                known = _known(opened, search, line)
        except OutOfTime:
            # The first listing is there all the same.
            is_in_time = False
    if second is None and not known and first.effort.exhausted and is_in_time:
        raise InvalidRequest(
            f"{first.line(up_to)} There is nothing to compare that with: no other engine can list them, and no number "
            "is known; pip install 'tilewright[cpsat]' brings another engine"
        )
    return _shown(opened, up_to, first, second, known, search.as_json, style, is_in_time=is_in_time)


def _others(opened: Opened, first: str, against: str | None) -> list[tuple[str, int | None]]:
    from ...solving.choice import other_engines

    if against is None:
        return [(engine.name, nodes) for engine, nodes in other_engines(opened.puzzle, first)]
    if against == first:
        raise InvalidRequest(f"both engines are {first!r}; name another one to compare it with")
    return [(against, None)]


def _known(opened: Opened, search: SearchChoice, line: ProgressLine) -> list[tuple[Known, bool]]:
    """The known counts, each with whether a count agrees."""
    from ...solving import Limits, count

    if not opened.template.known:
        return []
    found = count(opened.puzzle, limits=Limits(seconds_left()), workers=search.workers, on_progress=line.update)
    return compared(opened, found)


def _shown(
    opened: Opened,
    up_to: UpTo | None,
    first: _AllFound,
    second: _AllFound | None,
    known: list[tuple[Known, bool]],
    as_json: bool,
    style: TerminalStyle,
    *,
    is_in_time: bool,
) -> int:
    """Print the comparison; returns the exit status. It is not whole if the time was over before all was compared."""
    listings = [first] if second is None else [first, second]
    only: list[list[Choices]] = [[], []]
    if second is not None:
        # What a stopped search did not come to may be all right.
        only[0] = [key for key in first.found if key not in second.found] if second.effort.exhausted else []
        only[1] = [key for key in second.found if key not in first.found] if first.effort.exhausted else []
    differs = bool(only[0] or only[1]) or not all(agrees for _, agrees in known)
    is_whole = is_in_time and all(one.effort.exhausted for one in listings)
    if as_json:
        engines: list[ComparedEngineJson] = [
            {"found": len(one.found), "only": len(own), **one.effort.to_json()}
            for one, own in zip(listings, only, strict=False)
        ]
        answer: CompareEnginesAnswer = {
            **opened.plain(),
            "up_to": up_to,
            "engines": engines,
            "known": [{"count": one.count, "counts": one.counts, "agrees": agrees} for one, agrees in known],
            "agrees": is_whole and not differs,
        }
        print_json(answer)
    else:
        lines = [one.line(up_to) for one in listings]
        if not is_in_time:
            lines.append("The time was over before all was compared.")
        elif second is None:
            lines.append("No other engine can list them.")
        for one, own in zip(listings, only, strict=False):
            if own:
                lines.append(
                    f"{wording.solutions(len(own))} only by engine {one.effort.engine}, and right: "
                    "a fault of the other engine; please report it."
                )
        for number, agrees in known:
            word = "Agrees with" if agrees else "DIFFERS from"
            lines.append(f"{word} the known number: {number.count:,} {wording.case(number)} ({number.source})")
        lines += ["They differ."] if differs else ["They agree."] if is_whole else []
        style.print("\n".join(lines))
        for one, own in zip(listings, only, strict=False):
            if own:
                style.print(f"\nOne that only engine {one.effort.engine} finds:")
                style.draw(one.found[own[0]])
    if any(one.effort.stopped_by == "interrupt" for one in listings):
        return status.INTERRUPTED
    if differs:
        return status.NO_SOLUTION
    return status.DONE if is_whole else status.STOPPED
