"""Solutions printed in a format that other programs read, instead of pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...formats import FORMATS
from ...values import frozen
from ..parameters.layout import OneOf
from ..parameters.options import about_output
from .terminal import TerminalStyle, note

if TYPE_CHECKING:
    from ...families import Puzzle, Solution

_WRITERS = {name: row.write_solution for name, row in FORMATS.items() if row.write_solution is not None}

format_option = about_output(
    "--format",
    "form",
    type=OneOf(["text", "jsonl", "csv", *_WRITERS]),
    help="Print solutions as pictures (`text`), as `--json` does (`jsonl`), as a table (`csv`), as `lines` of labels "
    "or as addresses of boards (`e2-board`).",
)
neighbors_option = about_output(
    "--neighbors", is_flag=True, help="Say of each piece which others it touches, in JSON and CSV."
)


@frozen
class SolutionWriter:
    """The form in which a command prints solutions: a format's function, else pictures, or JSON if asked for.

    In a table other texts would be rows, so that they go to stderr.
    """

    as_json: bool
    write: Callable[[Solution, int], str] | None = None
    is_table: bool = False
    neighbors: bool = False

    @classmethod
    def of(cls, form: str | None, as_json: bool, puzzle: Puzzle, *, neighbors: bool = False) -> SolutionWriter:
        """The form that was asked for; InvalidRequest for one in which solutions of the puzzle cannot be written."""
        from ...families import family_of

        family = family_of(puzzle)
        if as_json and form not in (None, "jsonl"):
            raise InvalidRequest(f"--json and --format {form} contradict each other; give one of them")
        if neighbors and not as_json and form not in ("jsonl", "csv"):
            raise InvalidRequest("--neighbors is about JSON and CSV; add --json or --format csv")
        if neighbors and family.solutions.touching is None:
            raise InvalidRequest(f"{puzzle.name} has no pieces that could touch; leave out --neighbors")
        if form == "csv":
            from ...formats.solution_table import rows_of

            return cls(False, partial(rows_of, neighbors=neighbors), True, neighbors)
        write = _WRITERS.get(form or "")
        if write is None:
            return cls(as_json or form == "jsonl", neighbors=neighbors)
        if not family.has_labels:
            raise InvalidRequest(f"--format {form} is for tiles with labels; {puzzle.name} has none")
        write(family.table.solution(puzzle, ()))
        return cls(as_json, lambda solution, number: write(solution))

    def begin(self, style: TerminalStyle, puzzle: Puzzle) -> None:
        """Print what stands above all solutions."""
        if self.is_table:
            from ...formats.solution_table import header

            style.print(header(puzzle, neighbors=self.neighbors))

    def print_solution(self, style: TerminalStyle, solution: Solution, number: int | None) -> None:
        """Print a solution in a format, with its number, as a comment or in its rows."""
        assert self.write is not None
        heading = "" if number is None or self.is_table else f"# solution {number}\n"
        style.print(heading + self.write(solution, number or 1))

    def tell(self, style: TerminalStyle, text: str) -> None:
        """Print a text beside the solutions, as a comment where they are in a format."""
        if self.is_table:
            note(text.strip("\n"))
        elif self.write is None:
            style.print(text)
        else:
            style.print("\n".join(f"# {line}".rstrip() for line in text.split("\n")))
