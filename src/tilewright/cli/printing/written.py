"""Solutions printed in a format that other programs read, instead of pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...formats import FORMATS
from ...values import frozen
from ..parameters.layout import OneOf
from ..parameters.options import about_output
from .terminal import TerminalStyle

if TYPE_CHECKING:
    from ...families import Puzzle, Solution

_WRITERS = {name: row.write_solution for name, row in FORMATS.items() if row.write_solution is not None}

format_option = about_output(
    "--format",
    "form",
    type=OneOf(["text", "jsonl", *_WRITERS]),
    help="Print solutions as pictures (`text`), as `--json` does (`jsonl`), as `lines` of labels or as addresses of "
    "boards (`e2-board`).",
)


@frozen
class SolutionWriter:
    """The form in which a command prints solutions: a format's function, else pictures, or JSON if asked for."""

    as_json: bool
    write: Callable[[Solution], str] | None = None

    @classmethod
    def of(cls, form: str | None, as_json: bool, puzzle: Puzzle) -> SolutionWriter:
        """The form that was asked for; InvalidRequest for one in which solutions of the puzzle cannot be written."""
        if as_json and form not in (None, "jsonl"):
            raise InvalidRequest(f"--json and --format {form} contradict each other; give one of them")
        write = _WRITERS.get(form or "")
        if write is not None:
            from ...families import family_of

            family = family_of(puzzle)
            if not family.has_labels:
                raise InvalidRequest(f"--format {form} is for tiles with labels; {puzzle.name} has none")
            write(family.table.solution(puzzle, ()))
        return cls(as_json or form == "jsonl", write)

    def print_solution(self, style: TerminalStyle, solution: Solution, number: int | None) -> None:
        """Print a solution in a format, with its number as a comment."""
        assert self.write is not None
        heading = "" if number is None else f"# solution {number}\n"
        style.print(heading + self.write(solution))

    def remark(self, text: str) -> str:
        """A text beside the solutions, as a comment where they are in a format."""
        return text if self.write is None else "\n".join(f"# {line}".rstrip() for line in text.split("\n"))
