"""Reasons why laid pieces lead nowhere: the findings of lint with all of them fixed, and those of a search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...errors import OutOfTime
from ...families import Finding, Laid, Puzzle, family_of
from ...families.base import BrokenRule
from ...families.setups import is_template
from ...families.wording import listing
from ...sentences import sentence
from ...solving import Limits, lint, solutions
from ..moves.base import Clock, dead_end
from ..moves.find_moves import moves_of
from ..no_solution.mistyped import has_single_labels, mistyped
from ..table import faults, is_complete, with_given, with_laid, words_for
from .completions import Completions
from .take_back import THINKING

_NO_SOLUTION = Finding("impossible", sentence("the puzzle has no solution at all, even with nothing laid"))


def why_not(
    puzzle: Puzzle, laid: Sequence[Laid], limits: Limits = THINKING, *, with_typos: bool = True
) -> tuple[Finding, ...]:
    """The findings about a puzzle with pieces on its board, the likeliest mistake first.

    Mistakes on the table come first, then findings about the puzzle itself, in the order of `lint`. But if the puzzle
    itself is impossible, that comes before its consequences on the table. Notes come last. Without typos there is no
    search for the one label that may be mistyped.
    """
    about_puzzle = lint(puzzle)
    found = _found(puzzle, laid, about_puzzle, limits)
    if not laid or _NO_SOLUTION in found or any(finding.proves for finding in about_puzzle):
        found = (*found, *_by_labels(puzzle, found, limits, with_typos))
    return tuple(sorted(found, key=lambda finding: finding.level == "note"))


def _by_labels(puzzle: Any, found: Sequence[Finding], limits: Limits, with_typos: bool) -> tuple[Finding, ...]:
    """Findings about one mistyped label, if tiles have no solution and that can be proved."""
    if not family_of(puzzle).has_labels or is_template(puzzle) or not has_single_labels(puzzle):
        return ()
    is_proved = any(finding.proves for finding in found)
    if is_proved and not with_typos:
        return ()
    if is_proved:
        suspect = mistyped(puzzle, Clock(limits, 0.5 if _NO_SOLUTION in found else 1.0))
        # A note adds nothing if another finding explains it already.
        return (suspect,) if suspect.level != "note" or _NO_SOLUTION in found else ()
    try:
        search = solutions(puzzle, limits=replace(Clock(limits).left(0.5), solutions=1))
    except OutOfTime:
        return ()
    if any(search.slices()) or not search.effort.exhausted:
        return ()
    return (_NO_SOLUTION, *((mistyped(puzzle, Clock(limits, 0.5)),) if with_typos else ()))


def _found(
    puzzle: Puzzle, laid: Sequence[Laid], about_puzzle: tuple[Finding, ...], limits: Limits
) -> tuple[Finding, ...]:
    wrong = dict.fromkeys(_broken(puzzle, laid, fault) for fault in faults(puzzle, laid))
    if wrong:
        return (*wrong, *about_puzzle)
    if not laid or is_template(puzzle) or is_complete(puzzle, laid):
        return about_puzzle
    about_laid = tuple(finding for finding in lint(with_laid(puzzle, laid)) if finding not in about_puzzle)
    if any(finding.proves for finding in about_puzzle):
        return (*about_puzzle, *about_laid)
    if any(finding.proves for finding in about_laid):
        return (*about_laid, *about_puzzle)
    return (*_by_search(puzzle, laid, limits), *about_laid, *about_puzzle)


def _broken(puzzle: Puzzle, laid: Sequence[Laid], fault: BrokenRule) -> Finding:
    """A rule that laid or fixed pieces break, with all pieces on its cells."""
    pieces = [laid[k].piece for k in fault.laid]
    fixed = [one for one in with_given(puzzle, laid)[len(laid) :] if not set(one.cells).isdisjoint(fault.cells)]
    if not fixed:
        help_ = sentence("take back what is wrong there")
    else:
        named = listing(dict.fromkeys(words_for(puzzle, one) for one in fixed))
        help_ = sentence(
            "the puzzle fixes {things} there: look whether that is right, and which way it is turned", things=named
        )
        pieces += [one.piece for one in fixed]
    return Finding("impossible", fault.message, help_, pieces=tuple(dict.fromkeys(pieces)), cells=fault.cells)


def _by_search(puzzle: Puzzle, laid: Sequence[Laid], limits: Limits) -> tuple[Finding, ...]:
    """A finding if the laid pieces cannot be completed, as far as the search can tell within the limits."""
    moves = moves_of(puzzle)
    state, bare = moves.begin(laid), moves.begin(())
    if state is None or bare is None:
        return (Finding("impossible", sentence("what lies there does not go together with what the puzzle fixes")),)
    reason = dead_end(moves, state)
    if reason is None and Completions(moves, state, Clock(limits, 0.5)).exists(state) is not False:
        return ()
    with_solutions = Completions(moves, bare, Clock(limits, 0.5)).exists(bare)
    if with_solutions is False:
        return (_NO_SOLUTION,)
    message = sentence("what lies there cannot be completed")
    if with_solutions:
        message = sentence("what lies there cannot be completed, although the puzzle has solutions")
    if reason is not None:
        message = sentence("{what}: {why}", what=message, why=reason.now)
    return (Finding("impossible", message, sentence("a hint says what to take back")),)
