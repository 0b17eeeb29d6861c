"""Find the one mistyped label that explains why matching tiles have no solution.

A side without a label matches anything. So each side in turn loses its label; in a solution of that puzzle the side
beyond it shows the label that belongs there. Every change reported was found by a search and passed the checker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...errors import OutOfTime
from ...families import Finding, TilingPuzzle
from ...families.tiling.labels import Label
from ...families.tiling.mistakes.bare_sides import fits, is_plain
from ...families.tiling.mistakes.edits import all_labels, with_label
from ...families.tiling.mistakes.lint_labels import about_labels
from ...families.tiling.mistakes.slips import Rank, label_rank
from ...families.wording import listing, plural
from ...solving import choose_engine, solutions
from ...values import frozen
from ..moves.base import Clock

# With more sides the time for a search on each of them is too short to find out anything.
_MOST_SIDES = 150
# This number of solutions of a side without a label mostly shows all labels that fit there.
_MOST_SOLUTIONS = 300
_MOST_TOLD = 12
# A side may take this multiple of its equal share of the time that is left.
_PATIENCE = 4.0


@frozen
class Change:
    """A label on one side of a tile, and another one with which the puzzle has a solution."""

    tile: str
    side: int
    label: Label
    instead_of: Label


def has_single_labels(puzzle: TilingPuzzle) -> bool:
    """Tell whether all pieces are labeled tiles, each once, none fixed, and few enough to try all their sides."""
    n_sides = sum(len(sides) for piece in puzzle.pieces for sides in piece.labels)
    return n_sides <= _MOST_SIDES and not puzzle.fixed and all(is_plain(piece) for piece in puzzle.pieces)


def mistyped(puzzle: TilingPuzzle, clock: Clock) -> Finding:
    """A finding about the one label that may explain why a puzzle has no solution, which must have been proved."""
    ranks = _ranks(puzzle)
    of_side: dict[tuple[str, int], list[Change]] = {}
    for change in sorted(ranks, key=lambda one: ranks[one]):
        of_side.setdefault((change.tile, change.side), []).append(change)
    found: list[Change] = []
    tried, is_all = 0, True
    # Which engine suits the puzzle without a label hardly depends on the label.
    engine = choose_engine(_with_label(puzzle, 0, 0, None)).engine.name if of_side else ""
    for changes in of_side.values():
        if clock.is_over:
            break
        some, is_settled = _of_side(puzzle, changes, clock, _PATIENCE / (len(of_side) - tried), engine)
        found += some
        is_all &= is_settled
        tried += 1
    doubt = "" if is_all else "; there was not time enough for all sides" if not found else "; there may be more"
    if tried < len(of_side):
        doubt = f"; there was time for {tried} of {plural(len(of_side), 'side')} only"
    if found:
        return _told(puzzle, sorted(found, key=lambda one: ranks[one]), ranks, doubt)
    if not doubt:
        return Finding(
            "note", "no single wrong label explains it: with no other label on any one side is there a solution"
        )
    return Finding("note", f"whether just one label was typed wrong could not be found out{doubt}")


def _ranks(puzzle: TilingPuzzle) -> dict[Change, Rank]:
    """All changes that counting labels does not rule out, each with its rank."""
    labels = all_labels(puzzle)
    ranks: dict[Change, Rank] = {}
    for number, piece in enumerate(puzzle.pieces):
        for side, instead_of in enumerate(piece.labels[0]):
            for label in labels:
                changed = _with_label(puzzle, number, side, label)
                if instead_of not in (label, None) and not any(finding.proves for finding in about_labels(changed)):
                    change = Change(piece.name, side, label, instead_of)
                    ranks[change] = label_rank(puzzle, changed, number, side)
    return ranks


def _told(puzzle: TilingPuzzle, changes: Sequence[Change], ranks: Mapping[Change, Rank], doubt: str) -> Finding:
    """The likeliest changes in words, tile by tile."""
    # Makers like balance: a change that restores it fully hardly does so by chance.
    even = [one for one in changes if not ranks[one][0]]
    of_tile: dict[str, list[Change]] = {}
    shown = (even or changes)[:_MOST_TOLD]
    for one in shown:
        of_tile.setdefault(one.tile, []).append(one)
    told = "; ".join(f"tile {tile}: {_sides(puzzle, some)}" for tile, some in of_tile.items())
    others = len(changes) - len(shown)
    if doubt:
        lead = "perhaps just one label was typed wrong"
        lead += f"; of {len(changes)} ways the likeliest first" if others else ", one of these"
    elif others:
        lead = f"if just one label was typed wrong, there are {len(changes)} ways how, the likeliest first"
    else:
        lead = f"if just one label was typed wrong, it is {'this' if len(changes) == 1 else 'one of these'}"
    more = f"; and {plural(others, 'other')}" if others else ""
    look = "compare it" if len(of_tile) == 1 else "compare these tiles, the first ones first,"
    help_ = f"{look} with yours{'; then the labels would be in balance' if even else ''}"
    return Finding("suspicious", f"{lead}: {told}{more}{doubt}", help_, pieces=tuple(of_tile))


def _sides(puzzle: TilingPuzzle, changes: Sequence[Change]) -> str:
    """The sides of a tile with the labels that may belong there: "bottom RH instead of GH"."""
    names = puzzle.lattice.kind(puzzle.piece_of_name[changes[0].tile].cells[0]).side_names
    labels: dict[int, list[Label]] = {}
    for one in changes:
        labels.setdefault(one.side, []).append(one.label)
    instead_of = {one.side: one.instead_of for one in changes}
    return ", ".join(
        f"{names[side]} {listing(some, joint='or')} instead of {instead_of[side]}" for side, some in labels.items()
    )


def _of_side(
    puzzle: TilingPuzzle, changes: Sequence[Change], clock: Clock, share: float, engine: str
) -> tuple[list[Change], bool]:
    """Those of the changes of one side that lead to a solution; whether nothing is unknown about the others."""
    first = changes[0]
    number = [piece.name for piece in puzzle.pieces].index(first.tile)
    open_ones = {one: _with_label(puzzle, number, one.side, one.label) for one in changes}
    found: list[Change] = []
    limits = replace(clock.left(min(1.0, share)), solutions=_MOST_SOLUTIONS)
    try:
        search: Any = solutions(_with_label(puzzle, number, first.side, None), engine=engine, limits=limits)
    except OutOfTime:
        return [], False
    for solution in search.slices():
        if solution is None:
            continue
        for one in [one for one, changed in open_ones.items() if fits(changed, solution, one.tile, one.label)]:
            found.append(one)
            del open_ones[one]
        if not open_ones:
            break
    clock.spend(search.effort.nodes)
    return found, not open_ones or search.effort.exhausted


def _with_label(puzzle: TilingPuzzle, number: int, side: int, label: Label | None) -> TilingPuzzle:
    pieces = list(puzzle.pieces)
    pieces[number] = with_label(pieces[number], 0, side, label)
    return replace(puzzle, pieces=tuple(pieces))
