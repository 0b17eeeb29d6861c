"""`tilewright rate`: how hard a puzzle is for a person."""

from __future__ import annotations

import textwrap
import time
from math import inf
from typing import TYPE_CHECKING

from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    json_option,
    puzzle_argument,
    search_options,
    seconds_option,
    setup_options,
)
from ..printing.terminal import ProgressLine, echo, note, print_json

if TYPE_CHECKING:
    from ...answers.designing import RateAnswer, RateLine, RateSummary
    from ...design.difficulty.rating import Rating

_about_setups = layout.section("Which setups")


@layout.command(
    "rate",
    examples="""
    tilewright rate pentominoes-3x20               a number, a grade, and the reasons
    tilewright rate genius-star --roll             roll the dice: how hard is that?
    tilewright rate genius-square --sample 20      of 20 rolls the easiest and the hardest
    tilewright rate my-puzzle.toml --json
""",
)
@puzzle_argument
@setup_options
@_about_setups("--sample", metavar="N", type=layout.Whole(1), help="Rate N rolls, dates or sets, at random.")
@search_options(seconds_option, json_option)
def command(puzzle: tuple[str, ...], setup: SetupChoice, sample: int | None, search: SearchChoice) -> int:
    """Rate how hard a puzzle is for a person.

    The command simulates attempts: a solver always goes to the tightest place, and tries what fits there in random
    order. Each point of the number doubles the tries in vain. The rating is the same for a puzzle that is turned, has
    other names or has its pieces in another order. docs/difficulty.md says what it cannot know.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards.
    """
    if sample is not None:
        return _rate_setups(puzzle, setup, sample, search)
    from ...design.difficulty.rating import rate
    from ..parameters.opening import open_puzzle

    opened = open_puzzle(puzzle, setup)
    with ProgressLine() as line:
        found = rate(opened.puzzle, limits=search.limits(), on_progress=line.update)
    if search.as_json:
        answer: RateAnswer = {**opened.plain(), **found.to_json()}
        print_json(answer)
    else:
        echo(opened.title + "\n\n" + _headline(found) + "\n")
        for reason in found.reasons:
            echo(textwrap.fill(reason, 100))
    return _status(found)


def _headline(found: Rating) -> str:
    if found.number is None:
        return found.grade
    return f"{'at least ' if found.given_up else ''}{found.number:.1f}  {found.grade}"


def _status(found: Rating) -> int:
    if found.stopped_by:
        return status.STOPPED
    return status.NO_SOLUTION if found.grade == "no solution" else status.DONE


def _rate_setups(words: tuple[str, ...], setup: SetupChoice, n: int, search: SearchChoice) -> int:
    """Rate setups drawn at random, and list them from the easiest to the hardest."""
    from ...catalog import load
    from ...design.difficulty.rating import rate
    from ...errors import InvalidRequest
    from ...families.all_setups import sampled_setups, with_setup
    from ...families.setup_kinds import SETUP_KINDS
    from ...solving import Limits
    from ..parameters.sources import only_puzzle

    if chosen := [*setup.choosing, *(["--target"] if setup.target is not None else [])]:
        raise InvalidRequest(f"--sample draws setups, and {chosen[0]} names one; give one of them")
    template = load(only_puzzle(words), setup.variant)
    until = None if search.seconds is None else time.monotonic() + search.seconds
    rated: list[tuple[tuple[str, ...], Rating]] = []
    names = sampled_setups(template, n, setup.seed or 0)
    with ProgressLine() as line:
        for one in names:
            left = None if until is None else max(0.0, until - time.monotonic())
            found = rate(with_setup(template, one), limits=Limits(left), on_progress=line.update)
            if found.stopped_by:
                break
            rated.append((one, found))
    rated.sort(key=lambda row: (_place(row[1]), row[0]))
    if search.as_json:
        for name, found in rated:
            rated_one: RateLine = {"puzzle": template.name, "setup": list(name), **found.to_json()}
            print_json(rated_one)
        summary: RateSummary = {
            "puzzle": template.name,
            "rated": len(rated),
            "setups": len(names),
            "stopped_by": None if len(rated) == len(names) else "seconds",
        }
        print_json({"summary": summary})
    else:
        kind = SETUP_KINDS["target" if template.setup is None else template.setup.kind]
        echo(f"{template.title or template.name}, {len(rated):,} {kind.many} from the easiest to the hardest\n")
        for name, found in rated:
            echo(f"{_headline(found):<17}  {','.join(name)}")
    if len(rated) == len(names):
        return status.DONE
    note(f"Stopped at the limit of time: {len(rated):,} of {len(names):,} are rated.")
    return status.STOPPED


def _place(found: Rating) -> float:
    """The place in the list: at its end what has no number."""
    return inf if found.number is None else found.number
