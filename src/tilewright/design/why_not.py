"""Why it does not work out: what lint notices with all that lies there, and what the search knows."""

from __future__ import annotations

from collections.abc import Sequence

from ..families import Finding, Puzzle
from ..families.setups import is_template
from ..families.tiling import Placed
from ..solving import Limits, lint
from .completions import Completions
from .find_moves import moves_of
from .moves import Clock, dead_end
from .table import Laid, faults, is_complete, with_laid
from .take_back import THINKING


def why(puzzle: Puzzle, laid: Sequence[Laid], limits: Limits = THINKING) -> tuple[Finding, ...]:
    """What is wrong or remarkable about a puzzle with what lies on it, what proves it impossible first.

    What is about the puzzle itself, with nothing on it, comes last.
    """
    about_puzzle = lint(puzzle)
    wrong = faults(puzzle, laid)
    if wrong:
        found = [
            Finding(
                "impossible",
                fault.message,
                "take back what is wrong there",
                pieces=tuple(dict.fromkeys(_name(laid[k]) for k in fault.laid)),
                cells=fault.cells,
            )
            for fault in wrong
        ]
        return (*found, *about_puzzle)
    if not laid or is_template(puzzle) or is_complete(puzzle, laid):
        return about_puzzle
    about_laid = [finding for finding in lint(with_laid(puzzle, laid)) if finding not in about_puzzle]
    if any(finding.proves for finding in (*about_laid, *about_puzzle)):
        return (*about_laid, *about_puzzle)
    return (*_by_search(puzzle, laid, limits), *about_laid, *about_puzzle)


def _name(laid: Laid) -> str:
    return laid.piece if isinstance(laid, Placed) else str(laid.value)


def _by_search(puzzle: Puzzle, laid: Sequence[Laid], limits: Limits) -> tuple[Finding, ...]:
    """Whether what lies there can be completed, if that is found out within the limits."""
    moves = moves_of(puzzle)
    state, bare = moves.begin(laid), moves.begin(())
    if state is None or bare is None:
        return (Finding("impossible", "what lies there does not go together with what the puzzle fixes"),)
    reason = dead_end(moves, state)
    if reason is None and Completions(moves, state, Clock(limits, 0.5)).exists(state) is not False:
        return ()
    because = "" if reason is None else f": {reason.now}"
    with_solutions = Completions(moves, bare, Clock(limits, 0.5)).exists(bare)
    if with_solutions is False:
        return (Finding("impossible", "the puzzle has no solution at all, whatever is laid"),)
    although = ", although the puzzle has solutions" if with_solutions else ""
    message = f"what lies there cannot be completed{although}{because}"
    return (Finding("impossible", message, "a hint says what to take back"),)
