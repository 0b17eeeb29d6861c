"""A tiling as a graph: which pieces touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..errors import MissingExtra
from ..families.tiling.laid.touching import touching
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
    solution_to_json : The same as plain data, with `neighbors=True`.

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
    for number, placed in enumerate(solution.placed):
        graph.add_node(number, piece=placed.piece, cells=tuple(board.names[cell] for cell in placed.cells))
    for number, shared in enumerate(touching(solution)):
        graph.add_edges_from((number, other, {"sides": n}) for other, n in shared.items())
    return graph
