"""`tilewright compare PUZZLE FILE FILE...`: files of solutions against one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ...values import frozen
from .. import status
from ..printing import wording
from ..printing.terminal import TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.checks import ComparedFileJson, CompareFilesAnswer
    from ...families import Choices, Compiled, Solution
    from ...solving import UpTo
    from ..parameters.opening import Opened

_MOST_SHOWN = 30


@frozen
class FileOfSolutions:
    """The solutions of a file, compared with the rules and with each other.

    `wrong` and `twice` are the numbers of those that break a rule, and of those that stand in the file before. `right`
    has the others, as the choices that stand for them.
    """

    path: str
    n: int
    wrong: tuple[int, ...]
    twice: tuple[int, ...]
    right: tuple[Choices, ...]
    seed: int | None = None

    @classmethod
    def of(cls, path: str, opened: Opened, compiled: Compiled, solutions: Sequence[Solution]) -> FileOfSolutions:
        """Check the solutions of a file."""
        from ...families import family_of
        from ...formats.document import source_of
        from ...formats.setup_in_file import setup_in

        broken_rules = family_of(opened.puzzle).broken_rules
        wrong: list[int] = []
        twice: list[int] = []
        right: dict[Choices, None] = {}
        for number, solution in enumerate(solutions, start=1):
            if broken_rules(opened.puzzle, solution):
                wrong.append(number)
            elif (choices := compiled.encode(solution)) in right:
                twice.append(number)
            else:
                right[choices] = None
        seed = setup_in(source_of(Path(path))).seed
        return cls(path, len(solutions), tuple(wrong), tuple(twice), tuple(right), seed)

    @property
    def name(self) -> str:
        """The file, and the seed of its annealing if that is known."""
        return self.path if self.seed is None else f"{self.path} (seed {self.seed})"

    @property
    def flaws(self) -> str:
        """The wrong and the repeated solutions in words."""
        flaws = {"wrong": self.wrong, "there before": self.twice}
        return "".join(
            f"; {len(numbers):,} {what} (number {wording.numbers(numbers)})"
            for what, numbers in flaws.items()
            if numbers
        )


def compare_files(
    opened: Opened,
    paths: Sequence[str],
    up_to: UpTo | None,
    as_json: bool,
    style: TerminalStyle,
) -> int:
    """Say which solutions are in which of the files."""
    from ...families.wording import listing
    from ...formats import read_solutions
    from ...solving import choose_engine
    from ...solving.orbits import least_image

    compiled = choose_engine(opened.puzzle).compiled
    files = [FileOfSolutions.of(path, opened, compiled, read_solutions(opened.puzzle, Path(path))) for path in paths]
    least = least_image(compiled, up_to)
    inside: dict[Choices, list[int]] = {}
    for number, file in enumerate(files):
        for key in dict.fromkeys(map(least, file.right)):
            inside.setdefault(key, []).append(number)
    shared = sorted(Counter(map(tuple, inside.values())).items(), key=lambda one: (-len(one[0]), one[0]))
    agree = all(len(numbers) == len(files) for numbers in inside.values()) and not any(file.flaws for file in files)
    if as_json:
        plain: list[ComparedFileJson] = [
            {"file": one.path, "seed": one.seed, "listed": one.n, "wrong": list(one.wrong), "twice": list(one.twice)}
            for one in files
        ]
        answer: CompareFilesAnswer = {
            **opened.plain(),
            "up_to": up_to,
            "files": plain,
            "shared": [{"files": [files[k].path for k in numbers], "solutions": n} for numbers, n in shared],
            "agrees": agree,
        }
        print_json(answer)
    else:
        lines = [f"{file.name} has {wording.solutions(file.n)}{file.flaws}." for file in files]
        suffix = f" {wording.UP_TO[up_to]}" if up_to else ""
        for numbers, n in shared[:_MOST_SHOWN]:
            where = "only in" if len(numbers) == 1 else "in all," if len(numbers) == len(files) > 2 else "in"
            names = listing(files[k].name for k in numbers)
            lines.append(f"{wording.solutions(n)}{suffix} {'is' if n == 1 else 'are'} {where} {names}.")
        if len(shared) > _MOST_SHOWN:
            lines.append(f"{len(shared) - _MOST_SHOWN} further lines; --json has all.")
        if up_to is None:
            n_classes = len(set(map(least_image(compiled, "symmetry"), inside)))
            if n_classes < len(inside):
                lines.append(f"Up to symmetry these are {n_classes:,}; --up-to symmetry compares them so.")
        style.print("\n".join([*lines, "They agree." if agree else "They differ."]))
    return status.DONE if agree else status.NO_SOLUTION
