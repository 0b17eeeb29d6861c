"""A tiling as a graph: which pieces touch."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ..errors import MissingExtra
from ..formats.as_cover import cover_compiler

if TYPE_CHECKING:
    from ..families import TilingSolution


def to_networkx(solution: TilingSolution) -> Any:
    """Give a tiling as a graph: its pieces, and which of them touch.

    Parameters
    ----------
    solution
        A solution of a puzzle of pieces.

    Returns
    -------
    networkx.Graph
        Its nodes are the numbers of the pieces in `solution.placed`, with the attributes `piece` (its name) and
        `cells` (their names). Two are joined if they share sides of cells; the attribute `sides` says how many.

    Raises
    ------
    InvalidRequest
        The solution has no pieces, but numbers.
    MissingExtra
        NetworkX is not installed.

    See Also
    --------
    draw : Draw the tiling.

    Examples
    --------
    >>> import tilewright as tw
    >>> graph = tw.to_networkx(tw.solve("pentominoes-6x10").solutions[0])
    >>> len(graph), max(sides for _, _, sides in graph.edges(data="sides")) >= 2
    (12, True)
    """
    cover_compiler(solution.puzzle)
    try:
        from networkx import Graph
    except ImportError:
        raise MissingExtra("a graph needs NetworkX, which is not installed; pip install networkx") from None
    board = solution.puzzle.board
    graph = Graph()
    number_on: dict[int, int] = {}
    for number, placed in enumerate(solution.placed):
        graph.add_node(number, piece=placed.piece, cells=tuple(board.names[cell] for cell in placed.cells))
        number_on |= dict.fromkeys(placed.cells, number)
    shared: Counter[tuple[int, int]] = Counter()
    for edge in board.edges:
        if edge.cell in number_on and edge.other in number_on:
            a, b = sorted((number_on[edge.cell], number_on[edge.other]))
            shared[a, b] += a != b
    graph.add_edges_from((a, b, {"sides": n}) for (a, b), n in shared.items() if n)
    return graph
