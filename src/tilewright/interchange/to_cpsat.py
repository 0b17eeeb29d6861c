"""A puzzle as a model of OR-Tools' CP-SAT, to add conditions or an objective of one's own to, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest, InvalidSolution, MissingExtra
from ..models import CoverModel, SumModel
from ..solving.checks import checked
from ..values import field, frozen

if TYPE_CHECKING:
    from ..families import Puzzle, Solution


@frozen
class CpSat:
    """A `CpModel` whose solutions are those of the puzzle.

    Attributes
    ----------
    model
        The `ortools.sat.python.cp_model.CpModel`; add to it what you like.
    variables
        What tells solutions apart. For pieces a Boolean for each option, a piece in one of its places; for numbers an
        integer for each point, in the order of the board.
    names
        For each variable what it stands for.
    """

    model: Any
    variables: tuple[Any, ...]
    names: tuple[str, ...]
    _compiled: Any = field(repr=False, compare=False)
    _read: Any = field(repr=False, compare=False)

    def solution(self, values: Sequence[int]) -> Solution:
        """The solution of the puzzle for values of all `variables`: `[solver.value(v) for v in cp.variables]`.

        Raises
        ------
        InvalidSolution
            These values are none.
        """
        if len(values) != len(self.variables):
            raise InvalidSolution(f"there are {len(self.variables)} variables, and {len(values)} values for them")
        compiled = self._compiled
        return checked(compiled.puzzle, compiled, compiled.canonical(self._read([int(value) for value in values])))


def to_cpsat(puzzle: Puzzle) -> CpSat:
    """Give a puzzle as a model of CP-SAT.

    Parameters
    ----------
    puzzle
        Any puzzle; no template.

    Returns
    -------
    CpSat
        The model and its variables; add conditions or an objective to it.

    Raises
    ------
    InvalidRequest
        The puzzle is a template.
    MissingExtra
        OR-Tools are not installed.

    See Also
    --------
    to_exact_cover : Items and options.
    count : Counts by CP-SAT, too, with `engine="cpsat"`.

    Examples
    --------
    >>> import tilewright as tw
    >>> cp = tw.to_cpsat("magic-square-3")
    >>> len(cp.variables), cp.names[:3]
    (9, ('1', '2', '3'))
    """
    from ..engines.cpsat import BUILDERS, is_available
    from ..families import family_of

    if not is_available():
        raise MissingExtra("a model of CP-SAT needs OR-Tools; pip install 'tilewright[cpsat]' brings them")
    if puzzle.setup is not None:
        raise InvalidRequest(f"{puzzle.name} is a template: {puzzle.setup.first_step}")
    compilers = family_of(puzzle).compilers
    kind = next(kind for kind in BUILDERS if kind in compilers)
    compiled = compilers[kind](puzzle)
    model, variables, read = BUILDERS[kind](compiled.model)
    return CpSat(model, tuple(variables), tuple(_NAMES[kind](compiled)), compiled, read)


def _names_of_options(compiled: Any) -> Sequence[str]:
    from ..formats.exact_cover import words_of_options

    return words_of_options(compiled)


_NAMES: Mapping[type, Callable[[Any], Sequence[str]]] = {
    CoverModel: _names_of_options,
    SumModel: lambda compiled: compiled.puzzle.board.names,
}
