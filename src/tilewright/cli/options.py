"""Options that several commands share, each group a decorator that hands over one value."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from . import complete
from .layout import Decorator, option

if TYPE_CHECKING:
    from ..solving import Limits


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

variant_option = option(
    "--variant",
    metavar="NAME",
    shell_complete=complete.variants,
    section="Which puzzle",
    help="Another version of the puzzle; `tilewright show` lists them.",
)

_SETUP = [
    variant_option,
    option(
        "--block", metavar="CELLS", section="Which puzzle", help="The cells that are blocked, e.g. 9,10,28,33,34,39,47."
    ),
    option(
        "--roll",
        metavar="[CELLS]",
        is_flag=False,
        flag_value="",
        section="Which puzzle",
        help="What the dice show, e.g. 9,10,28,33,34,39,47; alone it rolls them for you.",
    ),
    option("--date", metavar="YYYY-MM-DD", section="Which puzzle", help="The date of a calendar puzzle; else today."),
    option("--target", metavar="N", type=int, section="Which puzzle", help="The sum that every line must reach."),
    option(
        "--seed",
        metavar="N",
        type=int,
        section="Which puzzle",
        help="Makes dice, random solutions and annealing repeat themselves.",
    ),
]

setup_options = _grouped("setup", SetupChoice, _SETUP, ("variant", "block", "roll", "date", "target", "seed"))

_LIMITS = [
    option(
        "--seconds",
        metavar="S",
        type=click.FloatRange(min=0),
        section="Where to stop",
        help="Stop after so many seconds.",
    ),
    option(
        "--nodes",
        metavar="N",
        type=click.IntRange(min=1),
        section="Where to stop",
        help="Stop after so many steps of the search.",
    ),
    option(
        "--solutions",
        metavar="N",
        type=click.IntRange(min=1),
        section="Where to stop",
        help="Stop after so many solutions.",
    ),
]

limit_options = _grouped("limit", LimitChoice, _LIMITS, ("seconds", "nodes", "solutions"))

_MEMORY = option(
    "--memory",
    metavar="MIB",
    type=click.IntRange(min=1),
    section="Where to stop",
    help="Keep at most so many mebibytes of what was counted before (1024); the numbers stay exact.",
)

count_limit_options = _grouped("limit", LimitChoice, [*_LIMITS, _MEMORY], ("seconds", "nodes", "solutions", "memory"))
"""The limits of a command that counts."""

sample_limit_options = _grouped("limit", LimitChoice, [*_LIMITS[:2], _MEMORY], ("seconds", "nodes", "memory"))
"""The limits of a command that must count all solutions."""

search_limit_options = _grouped("limit", LimitChoice, _LIMITS[:2], ("seconds", "nodes"))
"""The limits of a command that takes one solution."""

engine_option = option(
    "--engine",
    metavar="NAME",
    shell_complete=complete.engines,
    section="How to search",
    help="Take this engine; without it the one that suits the puzzle.",
)


def _n_cores() -> int:
    # Fewer than the machine has, if this process may only use some.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


workers_option = option(
    "--workers",
    metavar="N",
    type=click.IntRange(min=1, max=1024),
    default=_n_cores,
    show_default=False,
    section="How to search",
    help="Share the search out among N threads; without it as many as there are cores.",
)

dask_option = option(
    "--dask",
    metavar="ADDRESS",
    section="How to search",
    help="Let the workers of a Dask cluster search, whose scheduler is at ADDRESS, e.g. tcp://10.0.0.1:8786; "
    "`local` starts one of N processes on this machine.",
)

ordered_option = option(
    "--ordered",
    is_flag=True,
    section="How to search",
    help="Give solutions in the order in which one worker finds them, however many there are.",
)

why_option = option(
    "--why", is_flag=True, section="How to search", help="Say on stderr which engine searched, why, and how long."
)

model_option = option(
    "--model",
    metavar="FILE",
    type=click.Path(),
    section="Which puzzle",
    help="Instead of a puzzle, a bare exact cover in Knuth's text format (.xc, .dlx).",
)

json_option = option("--json", "as_json", is_flag=True, section="Output", help="Print JSON, for other programs.")

_STYLE = [
    option("--ascii", "ascii", is_flag=True, section="Output", help="Draw with plain ASCII characters only."),
    option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        section="Output",
        help="Color the text; `auto`, the default, only on a terminal. NO_COLOR and FORCE_COLOR are obeyed.",
    ),
]


def _style(**choice: Any) -> Any:
    from .terminal import Style

    return Style.of(**choice)


style_options = _grouped("style", _style, _STYLE, ("ascii", "color"))
