"""The number of solutions in words, as far as a short count tells; a change of the file ends it."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NoEngine, OutOfTime, TilewrightError
from ..families import Puzzle
from ..families.wording import plural_of
from ..solving import Count, Limits, count_steps

SECONDS = 1.0
"""So long a count may take."""


def counted(puzzle: Puzzle, is_over: Callable[[], bool], seconds: float = SECONDS) -> str:
    """Count the solutions of a puzzle, up to a limit of seconds; "" if `is_over` says that nobody wants to know."""
    if puzzle.setup is not None:
        return "A template, which leaves a choice open: `tilewright sweep` counts the solutions of each."
    steps = count_steps(puzzle, limits=Limits(seconds=seconds))
    try:
        while not is_over():
            next(steps)
    except StopIteration as end:
        count: Count = end.value
        return _words(count, seconds)
    except OutOfTime:
        return f"The solutions are not counted: to begin takes more than {seconds:g} s."
    except NoEngine as error:
        return f"The solutions are not counted: {error}."
    except TilewrightError as error:
        return str(error)
    finally:
        steps.close()
    return ""


def _words(count: Count, seconds: float) -> str:
    if count.exhausted:
        if not count.distinct:
            return "No solution: the search is exhausted."
        words = _solutions(count.distinct)
        return words + (f", {count.up_to_symmetry:,} up to symmetry." if count.up_to_symmetry < count.distinct else ".")
    why = f"the count was stopped after {seconds:g} s" if count.effort.stopped_by == "seconds" else "the count stopped"
    if not count.distinct:
        return f"No solution was found, which proves nothing: {why}."
    return f"At least {_solutions(count.distinct)}: {why}."


def _solutions(n: int) -> str:
    return f"{n:,} {'solution' if n == 1 else plural_of('solution')}"
