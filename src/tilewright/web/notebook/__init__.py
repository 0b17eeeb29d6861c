"""A puzzle to lay by hand in a notebook: the page's table as a widget, answered by the notebook's own Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...errors import MissingExtra
from ...families import Puzzle

if TYPE_CHECKING:
    from .widget import BoardWidget


def board(puzzle: Puzzle) -> BoardWidget:
    """Show a puzzle in a notebook, to lay by hand.

    Pieces, hints, live counts and searches are as on the page of `tilewright serve`; this Python answers them.

    Parameters
    ----------
    puzzle
        Any puzzle; if it leaves something to choose, such as dice, that is chosen in the notebook.

    Returns
    -------
    BoardWidget
        A widget of ipywidgets, with these traits. `laid` is what lies there, as plain data: what `solution_to_json` has
        below its key. Set to such data, or to a solution, it lays that. `solution` is None until the puzzle is solved,
        then the solution, which has passed the checker. `observe` calls a function when one of them changes. `puzzle`
        is the puzzle with what was chosen.

    Raises
    ------
    MissingExtra
        The library anywidget is not installed.
    InvalidRequest
        The puzzle is too large for a page.

    See Also
    --------
    solution_to_json : The form of what lies there.
    draw : A picture of a puzzle or a solution.

    Examples
    --------
    >>> import tilewright as tw
    >>> board = tw.board("magic-square-3")
    >>> board.laid = {"1": 2, "2": 9}
    >>> board
    <board of Magic square of order 3: 2 laid>
    """
    try:
        from .widget import BoardWidget
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("anywidget", "traitlets"):
            raise
        raise MissingExtra(
            "a board in a notebook needs the library anywidget, which is not installed: "
            "pip install 'tilewright[notebook]'"
        ) from error
    return BoardWidget(puzzle)
