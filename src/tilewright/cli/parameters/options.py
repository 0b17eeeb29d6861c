"""Options that several commands share, each group a decorator that hands over one value."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from ...deadline import within
from ...errors import InvalidRequest
from ...values import frozen, settings_of
from ..printing.terminal import TerminalStyle
from . import complete
from .layout import FILE, INTEGER, Decorator, OneOf, Seconds, Whole, argument, section

if TYPE_CHECKING:
    from ...solving import Limits, OnProgress

about_puzzle = section("Which puzzle")
about_search = section("How to search")
about_limits = section("Where to stop")
about_output = section("Output")


@frozen
class SetupChoice:
    """The version of a puzzle that a command is to take. `roll` is "" for dice or a set of pieces drawn at random."""

    variant: str | None = None
    block: str | None = None
    roll: str | None = None
    date: str | None = None
    pieces: str | None = None
    target: int | None = None
    seed: int | None = None
    size: str | None = None

    @property
    def choosing(self) -> list[str]:
        """The options that were given to choose cells to block, pieces, or a size."""
        options = {"--block": self.block, "--roll": self.roll, "--date": self.date, "--pieces": self.pieces}
        options["--size"] = self.size
        return [option for option, value in options.items() if value is not None]


@frozen
class SearchChoice:
    """The options of a search: engine, limits, and what to print; a command has some of them."""

    engine: str | None = None
    workers: int = 1
    ordered: bool = False
    job: str | None = None
    dask: str | None = None
    explain_engine: bool = False
    seconds: float | None = None
    nodes: int | None = None
    solutions: int | None = None
    memory: int | None = None
    disk: int | None = None
    as_json: bool = False

    def limits(self) -> Limits:
        """The limits as the solver takes them."""
        from ...solving import Limits

        memory = None if self.memory is None else self.memory << 20
        return Limits(self.seconds, self.nodes, self.solutions, memory)

    def keywords(self, on_progress: OnProgress) -> dict[str, Any]:
        """The engine, the limits and the workers, as keywords of the solver."""
        return {"engine": self.engine, "limits": self.limits(), "workers": self.workers, "on_progress": on_progress}


def _grouped(name: str, make: Callable[..., Any], keys: Iterable[str], options: Sequence[Decorator]) -> Decorator:
    """A decorator that adds options to a command and hands over those among the keys as one argument."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def command(*args: Any, **kwargs: Any) -> Any:
            value = make(**{key: kwargs.pop(key) for key in keys if key in kwargs})
            return function(*args, **{name: value}, **kwargs)

        decorated: Callable[..., Any] = command
        for add in reversed(options):
            decorated = add(decorated)
        return decorated

    return decorate


def words_argument(metavar: str) -> Decorator:
    """The words of a command that begin with a puzzle; `opening.split_puzzle` tells which mean it."""
    return argument("puzzle", nargs=-1, metavar=metavar, shell_complete=complete.puzzles)


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
        help="The cells that the dice show, e.g. 9,10,28,33,34,39,47; without CELLS, roll them, or draw pieces.",
    ),
    about_puzzle("--date", metavar="YYYY-MM-DD", help="The date of a calendar puzzle; by default today."),
    about_puzzle("--pieces", metavar="NAMES", help="The pieces that take part, e.g. L,P,T,U,V."),
    about_puzzle("--size", metavar="SIZE", help="The size of the board, e.g. 5x10: 5 columns and 10 rows."),
    about_puzzle("--target", metavar="N", type=INTEGER, help="The sum that every line must reach."),
    about_puzzle("--seed", metavar="N", type=INTEGER, help="Makes dice, random solutions and annealing repeatable."),
]

_setup_options = _grouped("setup", SetupChoice, settings_of(SetupChoice), _SETUP)


def setup_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The decorator of a command that takes a puzzle and what sets it up, as one `SetupChoice`."""

    @wraps(function)
    def command(*args: Any, setup: SetupChoice, puzzle: Sequence[str], **kwargs: Any) -> Any:
        _refuse_loose_names(setup, puzzle)
        return function(*args, setup=setup, puzzle=puzzle, **kwargs)

    return _setup_options(command)


def _refuse_loose_names(setup: SetupChoice, words: Sequence[str]) -> None:
    """Raise InvalidRequest for `--roll 9 10 28`, which takes only the first of the names."""
    from ... import catalog

    loose = [word for word in words if catalog.full_name(word) is None and not catalog.is_file(word)]
    if not loose or len(loose) == len(words) or any(map(os.path.exists, loose)):
        return
    for option, first in {"--roll": setup.roll, "--block": setup.block, "--pieces": setup.pieces}.items():
        if first:
            from shlex import quote

            together = quote(",".join([*([first] if "," in first else first.split()), *loose]))
            raise InvalidRequest(
                f"{option} takes one word, and {loose[0]!r} stands alone; join them with commas: {option} {together}"
            )


def search_options(*options: Decorator) -> Decorator:
    """The options of a search that a command has, in this order, as one `SearchChoice`.

    With `seconds_option` the limit holds for all that the command does, and with `memory_option` models may take as
    much as that allows.
    """
    grouped = _grouped("search", SearchChoice, settings_of(SearchChoice), options)
    if seconds_option not in options:
        return grouped

    def limited(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def command(*args: Any, search: SearchChoice, **kwargs: Any) -> Any:
            # To load the code is no part of what is limited.
            from ... import solving  # noqa: F401
            from ...models import room_for

            with within(search.seconds), room_for(search.limits().memory):
                return function(*args, search=search, **kwargs)

        return grouped(command)

    return limited


seconds_option = about_limits(
    "--seconds", metavar="TIME", type=Seconds(), help="Stop after so many seconds; 90, 1m30s and 2h are times."
)
nodes_option = about_limits("--nodes", metavar="N", type=Whole(1), help="Stop after N steps of the search.")
solutions_option = about_limits("--solutions", metavar="N", type=Whole(1), help="Stop after N solutions.")
memory_option = about_limits(
    "--memory",
    metavar="MIB",
    type=Whole(1),
    help="Keep at most MIB mebibytes of earlier counts in memory (1280); placements may take as much (512), too. "
    "The numbers stay exact.",
)

disk_option = about_limits(
    "--disk", metavar="MIB", type=Whole(1), help="Stop when the files have MIB mebibytes together."
)

engine_option = about_search(
    "--engine",
    metavar="NAME",
    shell_complete=complete.engines,
    help="Take this engine; by default the one that suits the puzzle.",
)


def _n_cores() -> int:
    # Fewer than the machine has, if this process may only use some.
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_option_for(what: str) -> Decorator:
    """`--workers` for what N of them do."""
    return about_search(
        "--workers",
        metavar="N",
        type=Whole(1, 1024),
        default=_n_cores,
        show_default=False,
        help=f"{what}; by default as many as there are cores.",
    )


workers_option = workers_option_for("Share the search among N threads")


def job_option(what: str) -> Decorator:
    """`--job` for what is kept in the file."""
    return about_search(
        "--job",
        metavar="FILE",
        help=f"Keep {what} in FILE, to survive a stop or a crash; `tilewright resume FILE` continues.",
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
    help="Give solutions in the order in which a single worker finds them.",
)

explain_option = about_search(
    "--explain-engine", former="--why", is_flag=True, help="Say on stderr which engine searched, why, and how long."
)

model_option = about_puzzle(
    "--model",
    metavar="FILE",
    type=FILE,
    asks_click=True,
    help="Instead of a puzzle, a bare exact cover in Knuth's text format (.xc, .dlx).",
)

json_option = about_output("--json", "as_json", is_flag=True, help="Print JSON, for other programs.")

_STYLE = [
    about_output("--ascii", "ascii", is_flag=True, help="Draw with plain ASCII characters only."),
    about_output(
        "--color",
        type=OneOf(["auto", "always", "never"]),
        default="auto",
        help="Color the text; `auto`, the default, only on a terminal. Obeys NO_COLOR and FORCE_COLOR.",
    ),
]


style_options = _grouped("style", TerminalStyle.of, ("ascii", "color"), _STYLE)
