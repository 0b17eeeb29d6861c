"""`tilewright series`: how the number of solutions grows with the board."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ...deadline import within
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    about_limits,
    about_output,
    about_puzzle,
    json_option,
    puzzle_argument,
    search_options,
    variant_option,
)
from ..printing import wording
from ..printing.terminal import echo, echo_file, print_json

if TYPE_CHECKING:
    from ...answers.counts import RecurrenceJson, SeriesAnswer
    from ...families import Puzzle
    from ...strips.series import Recurrence, Series

FORMATS = ("table", "b-file", "latex", "oeis")
_WIDTH = 100
_SECONDS = 60.0


@layout.command(
    "series",
    examples="""
    tilewright series strip.toml                   a board with columns = "n"
    tilewright series tatami --open columns --any-copies
    tilewright series dominoes-8x8 --open columns --any-copies --format b-file -n 200 > b028470.txt
""",
)
@puzzle_argument
@variant_option
@about_puzzle("--open", "size", metavar="SIZE", help="The size of the board to vary: columns, rows, layers or side.")
@about_puzzle("--any-copies", "any_copies", is_flag=True, help="Allow any number of copies of each piece.")
@about_output("-n", "n", metavar="N", type=layout.Whole(1), help="Print N terms (20).")
@about_output(
    "--format",
    "as_format",
    metavar="FORMAT",
    type=layout.OneOf(FORMATS),
    help="table, b-file, latex, or oeis for lines of an entry there.",
)
@search_options(
    about_limits(
        "--seconds", metavar="TIME", type=layout.Seconds(), help="Stop after so many seconds (60); 90, 1m30s are times."
    ),
    json_option,
)
def command(
    puzzle: tuple[str, ...],
    variant: str | None,
    size: str | None,
    any_copies: bool,
    n: int | None,
    as_format: str | None,
    search: SearchChoice,
) -> int:
    """Count the solutions on boards of every length, and prove the recurrence that the numbers obey.

    The file leaves a size of its board open, as `columns = "n"` does, or --open names one. Where any number of each
    piece may be used, the linear recurrence of least order and the generating function are found, and proved by the
    number of states of a layer. Else each board is counted for itself.
    """
    from ... import __version__
    from ...catalog import load_sized
    from ...errors import InvalidRequest
    from ...strips import written
    from ...strips.series import series
    from ..parameters.sources import only_puzzle

    sources = only_puzzle(puzzle)
    if len(sources) > 1:
        raise InvalidRequest("a deck of cards has a board of one size")
    if search.as_json and as_format is not None:
        raise InvalidRequest(f"--json and --format {as_format} are two forms of one answer; take one of them")
    with within(_SECONDS if search.seconds is None else search.seconds):
        puzzle_of = load_sized(sources[0], size, variant)
        found = series(puzzle_of, 20 if n is None else n, any_copies=any_copies)
    shown = puzzle_of(max(1, found.first))
    if search.as_json:
        print_json(_plain(found, shown.name, variant, any_copies=any_copies))
    elif as_format == "b-file":
        again = _command(sources[0], variant, size, n, any_copies=any_copies)
        echo_file(written.b_file(found, [_about(shown), f"Made by tilewright {__version__}: {again}"]))
    elif as_format == "latex":
        echo_file(written.latex(found))
    elif as_format == "oeis":
        echo_file(written.oeis(found, _about(shown)))
    else:
        echo("\n".join([shown.title or shown.name, "", *_lines(found)]))
    return status.of_stop(found.stopped_by) if found.stopped_by else status.DONE


def _about(puzzle: Puzzle) -> str:
    return f"Number of solutions of {puzzle.title or puzzle.name} with boards of size n."


def _command(source: str, variant: str | None, size: str | None, n: int | None, *, any_copies: bool) -> str:
    """The command that makes the b-file again."""
    from shlex import join

    words = ["tilewright", "series", source, *(["--variant", variant] if variant else [])]
    words += [*(["--open", size] if size else []), *(["--any-copies"] if any_copies else [])]
    return join([*words, "--format", "b-file", *([] if n is None else ["-n", f"{n}"])])


def _lines(found: Series) -> list[str]:
    from ...strips import written

    lines = [written.table(found), ""]
    if found.stopped_by:
        lines += [f"Stopped {wording.STOPPED_BY[found.stopped_by]}, before the next term.", ""]
    if found.recurrence is None:
        return [*lines, f"No recurrence was proved: {found.why_none}."]
    function = found.recurrence.function
    lines += [
        f"recurrence, of order {function.order}:",
        _wrapped(written.recurrence_text(function, found.first)),
        "generating function:",
        _wrapped(written.fraction_text(function, found.first)),
        *_growth(found.recurrence),
        "",
        textwrap.fill(_proof(found.recurrence), _WIDTH),
    ]
    return lines


def _proof(recurrence: Recurrence) -> str:
    n = recurrence.n_states
    state = "a single state" if n == 1 else f"one of {n:,} states"
    return (
        f"Proved: all that matters of the layers behind is {state}, so that the numbers "
        f"obey a recurrence of order at most {recurrence.bound:,}. Any of at most that order that holds for "
        f"{2 * recurrence.bound:,} terms holds for all. This one holds for {recurrence.n_compared:,}, and no shorter "
        "one does."
    )


def _growth(recurrence: Recurrence) -> list[str]:
    if recurrence.growth is None:
        return ["growth: none, all further terms are 0"]
    return [f"growth: {recurrence.growth} for each layer, {recurrence.growth_per_cell} for each cell"]


def _wrapped(text: str) -> str:
    return textwrap.fill(text, _WIDTH, initial_indent="  ", subsequent_indent="    ", break_long_words=False)


def _plain(found: Series, name: str, variant: str | None, *, any_copies: bool) -> SeriesAnswer:
    answer: SeriesAnswer = {
        "puzzle": name,
        "variant": variant,
        "any_copies": any_copies,
        "first": found.first,
        "terms": list(found.terms),
        "recurrence": None if found.recurrence is None else _plain_recurrence(found.recurrence, found.first),
        "why_none": found.why_none,
        "stopped_by": found.stopped_by or None,
    }
    return answer


def _plain_recurrence(found: Recurrence, first: int) -> RecurrenceJson:
    return {
        "order": found.function.order,
        "coefficients": list(found.function.coefficients),
        "holds_from": first + found.function.first,
        "numerator": [0] * first + list(found.function.numerator),
        "denominator": list(found.function.denominator),
        "states": found.n_states,
        "bound": found.bound,
        "compared": found.n_compared,
        "growth": None if found.growth is None else str(found.growth),
        "growth_per_cell": None if found.growth_per_cell is None else str(found.growth_per_cell),
    }
