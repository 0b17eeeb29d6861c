"""`tilewright compare`: a file of solutions against all that there are, engines and files against one another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...values import frozen
from .. import status
from ..parameters import complete, layout
from ..parameters.options import (
    SearchChoice,
    SetupChoice,
    engine_option,
    json_option,
    nodes_option,
    search_options,
    seconds_option,
    setup_options,
    solutions_option,
    style_options,
    words_argument,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.checks import CompareAnswer, ComparisonJson
    from ...families import Choices, Solution
    from ...solving import Effort, UpTo
    from ..parameters.opening import Opened


@layout.command(
    "compare",
    examples="""
    tilewright solve unicorn --all > unicorn.txt
    tilewright compare unicorn unicorn.txt
    tilewright compare ultimate found.txt --up-to rotation   one of each suffices
    tilewright compare genius-star found.jsonl             for the roll that the file names
    tilewright compare unicorn                             by two engines, and the known counts
    tilewright compare magic-19 seed-1.jsonl seed-2.jsonl  files against one another
""",
)
@words_argument("PUZZLE [SOLUTIONS]...")
@setup_options
@layout.option(
    "--up-to",
    type=layout.OneOf(["rotation", "symmetry", "relabeling"]),
    section="How to compare",
    help="Treat solutions as the same that can be turned (or turned and reflected, or have their labels "
    "renamed) into each other.",
)
@layout.option(
    "--against",
    metavar="NAME",
    section="How to compare",
    shell_complete=complete.engines,
    help="Without SOLUTIONS: take this engine as the second one.",
)
@search_options(engine_option, seconds_option, nodes_option, solutions_option, json_option)
@style_options
def command(
    puzzle: tuple[str, ...],
    setup: SetupChoice,
    up_to: UpTo | None,
    against: str | None,
    search: SearchChoice,
    style: TerminalStyle,
) -> int:
    """Solve a puzzle completely and compare that with the solutions in a file.

    Without a file, another engine solves it once more, and the known counts are compared, too. Several files are
    compared with one another, without a search.

    PUZZLE is a name from `tilewright list`, a puzzle file, or the two files of a deck of cards. SOLUTIONS
    is a file as `solve --all` prints it, pictures or `--json`. The exit status is 0 if they agree and 1 if not.
    """
    from ...formats import read_solutions
    from ..parameters.opening import open_puzzle, setup_of_files
    from ..parameters.sources import split_puzzle

    sources, files = split_puzzle(puzzle)
    if against is not None and files:
        raise InvalidRequest("--against is about two engines; leave out the files of solutions")
    opened = open_puzzle(sources, setup_of_files(setup, files), may_roll=False)
    if not files:
        from .compare_engines import compare_engines

        return compare_engines(opened, up_to, search, against, style)
    if len(files) > 1:
        from .compare_files import compare_files

        return compare_files(opened, files, up_to, search.as_json, style)
    listed = read_solutions(opened.puzzle, Path(files[0]))
    comparison = _compare(opened, listed, up_to, search)
    if search.as_json:
        answer: CompareAnswer = {**opened.plain(), **comparison.to_json()}
        print_json(answer)
    else:
        style.print(comparison.text(files[0]))
        if comparison.missing_one is not None:
            style.print("\nOne that is missing:")
            style.draw(comparison.missing_one)
    return comparison.exit_status


@frozen
class Comparison:
    """A file of solutions compared with a complete search; all numbers count solutions `up_to` symmetry."""

    up_to: UpTo | None
    listed: int
    wrong: tuple[int, ...]
    """The numbers of the solutions in the file that break a rule."""
    twice: tuple[int, ...]
    """Those that stand in the file before, exactly so."""
    found: int
    both: int
    classes: tuple[int, int]
    """How many there are in the file and in all, up to symmetry."""
    missing_one: Solution | None
    effort: Effort

    @property
    def differs(self) -> bool:
        return bool(self.wrong or self.twice or self.both < self.found or self.unfound)

    @property
    def agrees(self) -> bool:
        return not self.differs and self.effort.exhausted

    @property
    def unfound(self) -> int:
        """Right solutions of the file that an exhausted search should have found, and did not."""
        right = self.listed - len(self.wrong) - len(self.twice)
        return right - self.both if self.up_to is None and self.effort.exhausted else 0

    @property
    def exit_status(self) -> int:
        if self.effort.stopped_by == "interrupt":
            return status.INTERRUPTED
        if self.differs:
            return status.NO_SOLUTION
        return status.DONE if self.effort.exhausted else status.STOPPED

    def text(self, file: str) -> str:
        """The comparison in sentences."""
        up_to = f" {wording.UP_TO[self.up_to]}" if self.up_to else ""
        flaws = wording.flaw(self.wrong, "wrong") + wording.flaw(self.twice, "there before")
        end = "it is exhausted" if self.effort.exhausted else f"stopped {wording.stopped(self.effort)}"
        are = "is" if self.both == 1 else "are"
        lines = [
            f"{file} has {wording.solutions(self.listed)}{flaws}.",
            f"The search finds {wording.solutions(self.found)}{up_to}; {end}.",
            f"{self.both:,} of them {are} in the file, {self.found - self.both:,} missing.",
        ]
        if self.up_to is None and self.classes[1] < self.found:
            lines.append(f"Up to symmetry the file has {self.classes[0]:,} of {self.classes[1]:,}.")
        if self.unfound:
            lines.append(
                f"{wording.solutions(self.unfound)} of the file that are right were not found: "
                f"a fault of engine {self.effort.engine}; please report it."
            )
        if self.agrees:
            lines.append("They agree.")
        elif self.exit_status == status.NO_SOLUTION:
            lines.append(
                "They differ; `tilewright check` says which rules a wrong solution breaks."
                if self.wrong
                else "They differ."
            )
        return "\n".join(lines)

    def to_json(self) -> ComparisonJson:
        """The same as plain data."""
        return {
            "up_to": self.up_to,
            "listed": self.listed,
            "wrong": list(self.wrong),
            "twice": list(self.twice),
            "found": self.found,
            "both": self.both,
            "missing": self.found - self.both,
            "up_to_symmetry": {"listed": self.classes[0], "found": self.classes[1]},
            "agrees": self.agrees,
            **self.effort.to_json(),
        }


def _compare(opened: Opened, listed: list[Solution], up_to: UpTo | None, choice: SearchChoice) -> Comparison:
    from ...families import family_of
    from ...solving import solutions
    from ...solving.orbits import least_image

    broken_rules = family_of(opened.puzzle).broken_rules
    with ProgressLine() as line:
        search = solutions(opened.puzzle, **choice.keywords(line.update))
        compiled = search.compiled
        least = least_image(compiled, up_to)
        found = {least(compiled.encode(solution)): solution for solution in search}
    in_file: set[Choices] = set()
    before: set[Choices] = set()
    wrong, twice = [], []
    for number, solution in enumerate(listed, start=1):
        if broken_rules(opened.puzzle, solution):
            wrong.append(number)
            continue
        choices = compiled.encode(solution)
        if choices in before:
            twice.append(number)
        before.add(choices)
        in_file.add(least(choices))
    missing = next((solution for choices, solution in found.items() if choices not in in_file), None)
    by_symmetry = least if up_to == "symmetry" else least_image(compiled, "symmetry")
    classes = (len({by_symmetry(choices) for choices in in_file}), len({by_symmetry(choices) for choices in found}))
    # What a stopped search did not come to may still be right.
    return Comparison(
        up_to,
        len(listed),
        tuple(wrong),
        tuple(twice),
        len(found),
        len(in_file & found.keys()),
        classes,
        missing,
        search.effort,
    )
