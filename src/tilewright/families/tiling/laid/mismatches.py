"""The distance of an arrangement of pieces from a solution: the sides that do not match."""

from __future__ import annotations

from ....values import frozen
from ..labels import Label, sides_only
from ..puzzle import TilingSolution


@frozen
class Mismatches:
    """Labels of an arrangement that break a rule.

    `edges` are (cell, side, cell beyond, its side) where two pieces meet whose labels do not match, and
    `rim` (cell, side) where a label lies on the rim that may not; `n_edges` is at how many edges two
    pieces meet.
    """

    edges: tuple[tuple[int, int, int, int], ...]
    rim: tuple[tuple[int, int], ...]
    n_edges: int

    @property
    def score(self) -> int:
        """Edges at which two pieces meet and match."""
        return self.n_edges - len(self.edges)

    @property
    def sides(self) -> dict[int, tuple[int, ...]]:
        """The wrong sides of every cell that has some."""
        found: dict[int, list[int]] = {}
        for a, s, b, t in self.edges:
            found.setdefault(a, []).append(s)
            found.setdefault(b, []).append(t)
        for cell, side in self.rim:
            found.setdefault(cell, []).append(side)
        return {cell: tuple(sorted(sides)) for cell, sides in found.items()}


NO_MISMATCHES = Mismatches((), (), 0)
"""Those of pieces without labels."""


def mismatches(solution: TilingSolution) -> Mismatches:
    """The sides of an arrangement that do not match; none if it is a solution."""
    puzzle, lying = solution.puzzle, solution.piece_on_cell
    labels: dict[tuple[int, int], Label | None] = {
        (cell, side): label
        for placed in solution.placed
        for cell, own in zip(placed.cells, placed.labels, strict=True)
        for side, label in enumerate(sides_only(own))
    }
    rim = puzzle.rim
    outside = rim.labels if rim.only_there else frozenset()
    wrong, n_edges = [], 0
    for edge in puzzle.board.edges:
        if edge.cell not in lying or edge.other not in lying:
            continue
        one, other = labels[edge.cell, edge.side], labels[edge.other, edge.other_side]
        # A piece can meet itself only round the seam of a wrapped board.
        if lying[edge.cell] is lying[edge.other] and (not puzzle.board.wrap or None in (one, other)):
            continue
        n_edges += 1
        if not puzzle.relation.matches(one, other) or outside & {one, other}:
            wrong.append((edge.cell, edge.side, edge.other, edge.other_side))
    on_rim = ((cell, side, labels.get((cell, side))) for cell, side in puzzle.board.rim)
    wrong_rim = tuple(
        (cell, side) for cell, side, label in on_rim if label is not None and not rim.allows(cell, side, label)
    )
    return Mismatches(tuple(wrong), wrong_rim, n_edges)
