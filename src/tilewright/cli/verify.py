"""`tilewright verify`: checks a certificate."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import InvalidCertificate
from . import layout, status, wording
from .options import SearchChoice, json_option, search_options, workers_option
from .terminal import ProgressLine, print_json

if TYPE_CHECKING:
    from ..verifying.verify import Verified


@layout.command(
    "verify",
    examples="""
    tilewright verify unicorn-proof           is the list of solutions complete?
    tilewright verify unicorn-proof --json    for a program
""",
)
@click.argument("folder", metavar="FOLDER", type=click.Path())
@search_options(workers_option, json_option)
def command(folder: str, search: SearchChoice) -> int:
    """Verify a certificate: the solutions in it are right, and there are no others.

    Nothing that wrote it is trusted. The rules are read afresh, by code that shares nothing with the solver, and every
    step of the proof is checked.

    FOLDER is what `tilewright prove` wrote.
    """
    from ..solving import Progress
    from ..verifying.verify import VerifyStep, steps_of_verify

    begun = time.monotonic()
    found: Verified | None = None
    try:
        with ProgressLine() as line:
            for step in steps_of_verify(Path(folder), search.workers):
                if isinstance(step, VerifyStep):
                    seconds = time.monotonic() - begun
                    line.update(Progress(step.n_lines, 0, step.share, seconds, words=("steps", "faults")))
                else:
                    found = step
    except InvalidCertificate as fault:
        if search.as_json:
            print_json({"folder": folder, "verified": False, "fault": str(fault)})
        else:
            click.echo(f"Not verified: {fault}.")
        return status.NO_SOLUTION
    assert found is not None
    if search.as_json:
        print_json({"folder": folder, "verified": True, **asdict(found)})
    else:
        click.echo("\n".join(_lines(found)))
    return status.DONE


def _lines(found: Verified) -> list[str]:
    if not found.distinct:
        claim = "Verified: there is no solution."
    else:
        claim = f"Verified: exactly {wording.solutions(found.distinct)}."
    made = "clauses are those that the rules and the list make"
    if found.is_pseudo_boolean:
        made = "pseudo-Boolean constraints are those that the rules make"
    n_steps = "1 step of the proof is" if found.n_lines == 1 else f"{found.n_lines:,} steps of the proof are"
    return [
        f"{found.name}",
        "",
        claim,
        *(
            [f"{found.up_to_rotation:,} up to rotation, {found.up_to_symmetry:,} up to symmetry."]
            * (found.distinct > 0)
        ),
        "",
        f"{found.n_clauses:,} {made}; {n_steps} right ({wording.seconds(found.seconds)}).",
    ]
