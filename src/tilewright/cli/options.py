"""Options that several commands share, each group a decorator that hands over one value."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from . import complete
from .layout import Decorator, section

if TYPE_CHECKING:
    from ..solving import Limits

about_puzzle = section("Which puzzle")
about_search = section("How to search")
about_limits = section("Where to stop")
about_output = section("Output")


@dataclass(frozen=True)
class SetupChoice:
    """Which version of a puzzle is meant. `roll` is "" for dice to be rolled at random."""

    variant: str | None = None
    block: str | None = None
    roll: str | None = None
    date: str | None = None
    target: int | None = None
    seed: int | None = None

    @property
    def chooses_cells(self) -> bool:
        """Whether cells to block are chosen here."""
        return any(value is not None for value in (self.block, self.roll, self.date))


@dataclass(frozen=True)
class LimitChoice:
    """Where to stop."""

    seconds: float | None
    nodes: int | None
    solutions: int | None = None
    memory: int | None = None

    def limits(self) -> Limits:
        """The same as the solver knows it."""
        from ..solving import Limits

        memory = None if self.memory is None else self.memory << 20
        return Limits(self.seconds, self.nodes, self.solutions, memory)


def _grouped(name: str, make: Callable[..., Any], options: list[Decorator], keys: tuple[str, ...]) -> Decorator:
    """A decorator that adds options to a command and hands them over as one argument."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def command(*args: Any, **kwargs: Any) -> Any:
            value = make(**{key: kwargs.pop(key) for key in keys})
            return function(*args, **{name: value}, **kwargs)

        decorated: Callable[..., Any] = command
        for add in reversed(options):
            decorated = add(decorated)
        return decorated

    return decorate


def words_argument(metavar: str) -> Decorator:
    """The words of a command that begin with a puzzle; `opening.split_puzzle` tells which mean it."""
    return click.argument("puzzle", nargs=-1, metavar=metavar, shell_complete=complete.puzzles)


puzzle_argument = words_argument("PUZZLE")
"""A name of the catalog, a file, or the two files of a deck."""

variant_option = about_puzzle(
    "--variant",
    metavar="NAME",
    shell_complete=complete.variants,
    help="Another version of the puzzle; `tilewright show` lists them.",
)

_SETUP = [
    variant_option,
    about_puzzle("--block", metavar="CELLS", help="The cells that are blocked, e.g. 9,10,28,33,34,39,47."),
    about_puzzle(
        "--roll",
        metavar="[CELLS]",
        is_flag=False,
        flag_value="",
        help="What the dice show, e.g. 9,10,28,33,34,39,47; alone it rolls them for you.",
    ),
    about_puzzle("--date", metavar="YYYY-MM-DD", help="The date of a calendar puzzle; else today."),
    about_puzzle("--target", metavar="N", type=int, help="The sum that every line must reach."),
    about_puzzle("--seed", metavar="N", type=int, help="Makes dice, random solutions and annealing repeat themselves."),
]

setup_options = _grouped("setup", SetupChoice, _SETUP, ("variant", "block", "roll", "date", "target", "seed"))

_LIMITS = [
    about_limits("--seconds", metavar="S", type=click.FloatRange(min=0), help="Stop after S seconds."),
    about_limits("--nodes", metavar="N", type=click.IntRange(min=1), help="Stop after N steps of the search."),
    about_limits("--solutions", metavar="N", type=click.IntRange(min=1), help="Stop after N solutions."),
]

limit_options = _grouped("limit", LimitChoice, _LIMITS, ("seconds", "nodes", "solutions"))

_MEMORY = about_limits(
    "--memory",
    metavar="MIB",
    type=click.IntRange(min=1),
    help="Remember at most MIB mebibytes of what was counted before (1024); the numbers stay exact.",
)

count_limit_options = _grouped("limit", LimitChoice, [*_LIMITS, _MEMORY], ("seconds", "nodes", "solutions", "memory"))
"""The limits of a command that counts."""

sample_limit_options = _grouped("limit", LimitChoice, [*_LIMITS[:2], _MEMORY], ("seconds", "nodes", "memory"))
"""The limits of a command that must count all solutions."""

search_limit_options = _grouped("limit", LimitChoice, _LIMITS[:2], ("seconds", "nodes"))
"""The limits of a command that takes one solution."""

engine_option = about_search(
    "--engine",
    metavar="NAME",
    shell_complete=complete.engines,
    help="Take this engine; without it the one that suits the puzzle.",
)


def _n_cores() -> int:
    # Fewer than the machine has, if this process may only use some.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


workers_option = about_search(
    "--workers",
    metavar="N",
    type=click.IntRange(min=1, max=1024),
    default=_n_cores,
    show_default=False,
    help="Share the search out among N threads; without it as many as there are cores.",
)

dask_option = about_search(
    "--dask",
    metavar="ADDRESS",
    help="Let the workers of a Dask cluster search, whose scheduler is at ADDRESS, e.g. tcp://10.0.0.1:8786; "
    "`local` starts one of N processes on this machine.",
)

ordered_option = about_search(
    "--ordered",
    is_flag=True,
    help="Give solutions in the order in which one worker finds them, however many there are.",
)

why_option = about_search("--why", is_flag=True, help="Say on stderr which engine searched, why, and how long.")

model_option = about_puzzle(
    "--model",
    metavar="FILE",
    type=click.Path(),
    help="Instead of a puzzle, a bare exact cover in Knuth's text format (.xc, .dlx).",
)

json_option = about_output("--json", "as_json", is_flag=True, help="Print JSON, for other programs.")

_STYLE = [
    about_output("--ascii", "ascii", is_flag=True, help="Draw with plain ASCII characters only."),
    about_output(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        help="Color the text; `auto`, the default, only on a terminal. NO_COLOR and FORCE_COLOR are obeyed.",
    ),
]


def _style(**choice: Any) -> Any:
    from .terminal import TextStyle

    return TextStyle.of(**choice)


style_options = _grouped("style", _style, _STYLE, ("ascii", "color"))
