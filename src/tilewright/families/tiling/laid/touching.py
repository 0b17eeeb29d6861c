"""Which of the pieces that lie on a board touch."""

from __future__ import annotations

from ..puzzle import TilingSolution


def touching(solution: TilingSolution) -> list[dict[int, int]]:
    """For each of the placed pieces, by number, those that it touches: how many sides of cells they share."""
    number_on = {cell: number for number, placed in enumerate(solution.placed) for cell in placed.cells}
    found: list[dict[int, int]] = [{} for _ in solution.placed]
    for edge in solution.puzzle.board.edges:
        if edge.cell in number_on and edge.other in number_on:
            one, other = number_on[edge.cell], number_on[edge.other]
            if one != other:
                found[one][other] = found[one].get(other, 0) + 1
                found[other][one] = found[other].get(one, 0) + 1
    return [dict(sorted(shared.items())) for shared in found]
