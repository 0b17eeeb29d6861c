"""`tilewright verify`: checks a certificate."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ...errors import InvalidCertificate, Undecided
from .. import status
from ..parameters import layout
from ..parameters.options import SearchChoice, about_limits, json_option, search_options, seconds_option, workers_option
from ..printing import wording
from ..printing.terminal import ProgressLine, echo, print_json

if TYPE_CHECKING:
    from ...answers.checks import NotVerifiedAnswer, UndecidedAnswer, VerifiedAnswer
    from ...verifying.result import Verified


_MOST_UNREAD = 8
_memory_option = about_limits(
    "--memory",
    metavar="MIB",
    type=layout.Whole(1),
    help="Stop when what is held takes MIB mebibytes of memory (2048).",
)


@layout.command(
    "verify",
    examples="""
    tilewright verify unicorn-proof           is the list of solutions complete?
    tilewright verify unicorn-proof --json    for a program
""",
)
@layout.argument("folder", metavar="FOLDER", type=layout.FILE)
@search_options(workers_option, seconds_option, _memory_option, json_option)
def command(folder: str, search: SearchChoice) -> int:
    """Verify a certificate: the solutions in it are right, and there are no others.

    Nothing that wrote it is trusted. The rules are read afresh, by code that shares nothing with the solver, and every
    step of the proof is checked. So is what people read: the pictures, the comments, README.txt. A limit that stops
    the check leaves open whether the certificate is right.

    FOLDER is what `tilewright prove` wrote.
    """
    from ...solving import Progress
    from ...verifying.limits import VerifyLimits
    from ...verifying.result import VerifyStep
    from ...verifying.verify import steps_of_verify
    from .measured import measured

    limits = VerifyLimits(search.seconds, None if search.memory is None else search.memory << 20)
    begun = time.monotonic()
    found: Verified | None = None
    try:
        steps = measured(limits, steps_of_verify(Path(folder), search.workers, limits))
        with ProgressLine() as line, closing(steps):
            for step in steps:
                if isinstance(step, VerifyStep):
                    seconds = time.monotonic() - begun
                    line.update(Progress(step.n_lines, 0, step.share, seconds, words=("steps", "faults")))
                else:
                    found = step
    except InvalidCertificate as fault:
        if search.as_json:
            refusal: NotVerifiedAnswer = {"folder": folder, "verified": False, "fault": str(fault)}
            print_json(refusal)
        else:
            echo(f"Not verified: {fault}.")
        return status.NO_SOLUTION
    except Undecided as stop:
        if search.as_json:
            undecided: UndecidedAnswer = {"folder": folder, "verified": False, "stopped_by": stop.stopped_by}
            print_json(undecided)
        else:
            echo(f"Not decided: {stop}. A greater --{stop.stopped_by} goes further.")
        return status.STOPPED
    assert found is not None
    if search.as_json:
        print_json(cast("VerifiedAnswer", {"folder": folder, "verified": True, **asdict(found)}))
    else:
        echo("\n".join(_lines(found)))
    return status.DONE


def _lines(found: Verified) -> list[str]:
    if not found.distinct:
        claim = "Verified: there is no solution."
    else:
        claim = f"Verified: exactly {wording.solutions(found.distinct)}."
    what = "pseudo-Boolean constraint" if found.is_pseudo_boolean else "clause"
    made = f"{wording.number_of(found.n_clauses, what)} {'is the one' if found.n_clauses == 1 else 'are those'}"
    made += f" that the rules{'' if found.n_nodes or found.is_pseudo_boolean else ' and the list'} make"
    n_steps = f"{wording.number_of(found.n_lines, 'step')} of the proof {'is' if found.n_lines == 1 else 'are'}"
    if found.n_nodes:
        verb = "counts" if found.n_nodes == 1 else "count"
        n_steps = f"{wording.number_of(found.n_nodes, 'line')} of sums and products {verb} the solutions; {n_steps}"
    return [
        f"{found.name}",
        "",
        claim,
        *_up_to_symmetry(found),
        "",
        f"{made}; {n_steps} right ({wording.seconds(found.seconds)}).",
        *(f"This file was not looked at: {name}" for name in found.unread[:_MOST_UNREAD]),
        *([f"Nor were {len(found.unread) - _MOST_UNREAD:,} others."] * (len(found.unread) > _MOST_UNREAD)),
    ]


def _up_to_symmetry(found: Verified) -> list[str]:
    if not found.distinct or found.up_to_rotation is None or found.up_to_symmetry is None:
        return []
    from ...verifying.readme import motion_table

    numbers = f"{found.up_to_rotation:,} up to rotation, {found.up_to_symmetry:,} up to symmetry."
    return [numbers, *(["", *motion_table(found.motions)] if found.motions else [])]
