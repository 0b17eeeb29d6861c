"""`tilewright show --placements`: all ways in which one piece can lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...families.wording import plural
from ..printing.terminal import TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.solving import PlacementJson, PlacementsAnswer
    from ...families import Laid, Puzzle

SHOWN = 12
"""So many are drawn unless another number is asked for."""


def show_placements(puzzle: Puzzle, piece: str, n: int | None, style: TerminalStyle, *, as_json: bool) -> None:
    """Print the ways in which a piece can lie: the first few drawn, or as JSON all of them."""
    from ...families.placements import placements

    found = placements(puzzle, piece)
    if as_json:
        listed = [_plain(puzzle, laid) for laid in found[:n]]
        answer: PlacementsAnswer = {"puzzle": puzzle.name, "piece": piece, "n": len(found), "placements": listed}
        print_json(answer)
        return
    style.print(f"{puzzle.title or puzzle.name}\n\n{_count(puzzle, piece, found)}")
    shown = found[: n or SHOWN]
    if len(shown) < len(found):
        style.print(f"{len(shown)} of them {'is' if len(shown) == 1 else 'are'} drawn; -n {len(found)} draws all")
    if shown:
        style.print("")
        _draw(puzzle, shown, style)


def _count(puzzle: Puzzle, piece: str, found: tuple[Laid, ...]) -> str:
    """A line such as "piece T: 72 placements, in 12 orientations"."""
    from ...families import family_of

    family = family_of(puzzle)
    table = family.table
    words = table.words(puzzle, found[0]) if found else f"{family.nouns.piece} {piece}"
    [ways] = [thing.orientations for thing in table.things(puzzle) if thing.name == piece]
    # Where seams mirror, an orientation is listed with each of its cells as the first.
    looks = [frozenset(zip(way.cells, way.labels, strict=True)) for way in ways]
    used, n_ways = {looks[table.place_of(puzzle, laid)[1]] for laid in found}, len(set(looks))
    count = f"{words}: {plural(len(found), 'placement')}"
    if n_ways == 1 or not found:
        return count
    return f"{count}, in {'' if len(used) == n_ways else f'{len(used)} of '}{plural(n_ways, 'orientation')}"


def _draw(puzzle: Puzzle, shown: tuple[Laid, ...], style: TerminalStyle) -> None:
    from ...families import family_of
    from ...rendering import scene_of

    with_laid = family_of(puzzle).table.with_laid
    style.draw_boards(
        {str(number): scene_of(with_laid(puzzle, [laid]), pieces=False) for number, laid in enumerate(shown, start=1)}
    )


def _plain(puzzle: Puzzle, laid: Laid) -> PlacementJson:
    """The cells by name, and the labels on each of them in reading order if there are any."""
    board = puzzle.board
    entry: PlacementJson = {"cells": [board.names[cell] for cell in laid.cells]}
    if any(label is not None for sides in laid.labels for label in sides):
        orders = [board.lattice.kind(board.cells[cell]).reading_order for cell in laid.cells]
        labels = [[sides[side] for side in order] for sides, order in zip(laid.labels, orders, strict=True)]
        entry["labels"] = labels[0] if len(labels) == 1 else labels
    return entry
