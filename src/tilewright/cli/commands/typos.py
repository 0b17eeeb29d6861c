"""`tilewright check --typos`: what may be mistyped in a puzzle without a solution, before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ...families.wording import listing
from .. import status
from ..printing import wording
from ..printing.terminal import ProgressLine, note, note_findings, print_json
from ..saving.picture_files import wanted_pictures

if TYPE_CHECKING:
    from ...answers.checks import TyposAnswer
    from ...design.no_solution.typos import Typos
    from ..parameters.opening import Opened
    from ..printing.terminal import TerminalStyle

_MOST_SHOWN = 5
"""The number of typos of each kind that are shown."""
_LINT_SECONDS = 1
_HEADINGS = {
    "label": "A label:",
    "piece": "A cell of a piece:",
    "board": "A cell of the board:",
    "fixed": "A fixed piece:",
    "number": "A number:",
    "line": "A point of a line:",
    "region": "A region:",
    "given": "A given value:",
}


def check_typos(opened: Opened, seconds: float, output: tuple[str, ...], as_json: bool, style: TerminalStyle) -> int:
    """Say which single changes give a puzzle a solution; draw each before and after."""
    from ...design.no_solution.proofread import corrections_of, next_look
    from ...design.no_solution.typos import scene_of_typo, typos
    from ...solving import Limits, lint

    pictures = wanted_pictures(output, None, None)
    note_findings(lint(opened.puzzle, seconds=_LINT_SECONDS))
    with ProgressLine() as line:
        found = typos(opened.puzzle, limits=Limits(seconds), on_progress=line.update)
    corrections = corrections_of(opened.puzzle, found)
    look = next_look(corrections)
    if as_json:
        chance: dict[tuple[str, str], float] = {}
        for correction in corrections:
            chance[correction.typo.kind, correction.typo.words] = correction.chance
        answer: TyposAnswer = {
            **opened.plain(),
            "solvable": found.has_solution,
            "typos": [
                {"kind": one.kind, "change": one.words, "chance": chance.get((one.kind, one.words))}
                for one in found.typos
            ],
            "compare_next": list(look),
            "tried": found.tried,
            "complete": found.is_all,
            "stopped_by": found.stopped_by or None,
        }
        print_json(answer)
    else:
        _print(opened, found, style)
        if look:
            style.print(_words_of_look(look, len({one.tile for one in corrections})))
    for picture in pictures:
        scene = scene_of_typo(opened.puzzle, found.typos[0]) if found.typos else None
        if scene is None:
            note(f"{picture.path} is not written: there is nothing to draw")
        else:
            picture.write_scene(scene)
    if found.stopped_by:
        return status.of_stop(found.stopped_by)
    return status.DONE if found.has_solution else status.NO_SOLUTION


def _print(opened: Opened, found: Typos, style: TerminalStyle) -> None:
    from ...design.no_solution.typos import scene_of_typo

    stopped = f"Stopped {wording.STOPPED_BY[found.stopped_by]}" if found.stopped_by else ""
    if found.has_solution:
        style.print(f"{opened.title} has a solution; nothing needs to be mended.")
        return
    if found.has_solution is None:
        style.print(f"{stopped} before it was known whether there is a solution.")
        return
    lead = "with any of these changes there is one" if found.typos else "no single change was found to help"
    style.print(f"{opened.title}: No solution exists; {lead}.")
    shown = Counter[str]()
    for one in found.typos:
        shown[one.kind] += 1
        if shown[one.kind] == 1:
            style.print(f"\n{_HEADINGS[one.kind]}")
        if shown[one.kind] > _MOST_SHOWN:
            continue
        style.print(f"  {one.words}")
        scene = scene_of_typo(opened.puzzle, one)
        if scene is not None and (one.edit.pieces or shown[one.kind] == 1):
            # The board says nothing new about a piece, and only the first time where its cells are.
            style.draw_scene(replace(scene, cells=(), caption="") if one.edit.pieces else scene)
            style.print("")
    for kind, n in shown.items():
        if n > _MOST_SHOWN:
            style.print(f"\n{n - _MOST_SHOWN} more of the kind: {_HEADINGS[kind][:-1].lower()}; --json lists all.")
    tried = f"{found.tried:,} change{' was' if found.tried == 1 else 's were'} tried"
    rest = "" if found.is_all else "; others may help, too"
    style.print(f"\n{stopped or 'Done'}: {tried}{rest}.")


def _words_of_look(look: Sequence[str], n_tiles: int) -> str:
    """Which tiles to compare with the real ones, of those that one mistyped label may stand on."""
    which = f"tile {look[0]}" if len(look) == 1 else f"tiles {listing(look)}, in this order,"
    where = "more likely than not" if len(look) < n_tiles else "if one label is mistyped"
    on = "there" if len(look) == 1 else "on one of them"
    return f"Compare {which} with yours: {where}, the mistake is {on}."
