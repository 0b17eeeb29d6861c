"""The exact cover of a puzzle as plain data, as rows of a 0/1 matrix, and as a sparse matrix of SciPy."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest, InvalidSolution, MissingExtra
from ..models import CoverModel
from ..solving.checks import checked
from ..values import field, frozen

if TYPE_CHECKING:
    from ..families import Puzzle, Solution


@frozen
class ExactCover:
    """Items and options of a puzzle: each solution of the puzzle is one set of options, and the other way round.

    Attributes
    ----------
    items
        The names of the items, the primary ones first: pieces, cells, and what rules add.
    n_primary
        How many items are primary. The others are secondary: options that are chosen may leave them alone.
    lower, upper
        How often each primary item is covered at least and at most; (1, 1) for most.
    options
        For each option the numbers of its items. One that stands there twice is covered twice.
    colors
        For each option and each of its items the color, 0 for none. Of the options that are chosen, those that cover
        the same secondary item all give it the same color, which is not 0, or are only one.
    """

    items: tuple[str, ...]
    n_primary: int
    lower: tuple[int, ...]
    upper: tuple[int, ...]
    options: tuple[tuple[int, ...], ...]
    colors: tuple[tuple[int, ...], ...]
    _compiled: Any = field(repr=False, compare=False)
    _numbers: tuple[int, ...] = field(repr=False, compare=False)
    """The number of each option in the model."""

    def solution(self, options: Iterable[int]) -> Solution:
        """The solution of the puzzle that these options stand for.

        Raises
        ------
        InvalidSolution
            They are none; the message says which rules are broken.
        """
        chosen = sorted(options)
        if chosen and not 0 <= chosen[0] <= chosen[-1] < len(self.options):
            raise InvalidSolution(f"options are numbers from 0 to {len(self.options) - 1}")
        if len(set(chosen)) < len(chosen):
            raise InvalidSolution("an option is chosen twice")
        compiled = self._compiled
        return checked(compiled.puzzle, compiled, compiled.canonical(tuple(self._numbers[k] for k in chosen)))

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """For each row of a 0/1 matrix the columns that have a 1, for solvers that know only primary items.

        Row k is option k. Further rows, one for each secondary item, cover that item alone, so that it may be left: the
        matrix has as many exact covers as the puzzle has solutions.

        Raises
        ------
        InvalidRequest
            The puzzle has colors, or items that are covered several times or not at all.
        """
        what = None
        if any(map(any, self.colors)):
            what = "labels that must match, which are colors of items"
        elif set(zip(self.lower, self.upper, strict=True)) - {(1, 1)}:
            what = "items that may be covered several times or not at all"
        if what is not None:
            raise InvalidRequest(f"{what}: no 0/1 matrix says that; to_sat and to_cpsat do")
        return (*self.options, *((item,) for item in range(self.n_primary, len(self.items))))

    def matrix(self) -> Any:
        """The matrix of `rows` as `scipy.sparse.csr_array` of shape (rows, items), of small integers.

        Raises
        ------
        InvalidRequest
            As for `rows`.
        MissingExtra
            SciPy is not installed.
        """
        try:
            from scipy.sparse import csr_array
        except ImportError:
            raise MissingExtra("a sparse matrix needs SciPy, which is not installed; pip install scipy") from None
        ends = [0, *accumulate(map(len, self.rows))]
        columns = [item for row in self.rows for item in row]
        return csr_array(([1] * len(columns), columns, ends), shape=(len(self.rows), len(self.items)), dtype="int8")


def to_exact_cover(puzzle: Puzzle) -> ExactCover:
    """Give the exact cover of a puzzle as plain data.

    Parameters
    ----------
    puzzle
        A puzzle of pieces; no template.

    Returns
    -------
    ExactCover
        Its items and options, with as many solutions as the puzzle has pictures (`distinct`).

    Raises
    ------
    InvalidRequest
        The puzzle has numbers that add up, or is a template.

    See Also
    --------
    to_sat : The same as clauses.
    to_cpsat : The same for CP-SAT.

    Examples
    --------
    >>> import tilewright as tw
    >>> cover = tw.to_exact_cover("pentominoes-6x10")
    >>> len(cover.options), len(cover.items)
    (2056, 72)
    """
    from ..families.tiling.compiling.item_names import names_of_items
    from ..formats.as_cover import cover_compiler

    compiled: Any = cover_compiler(puzzle)(puzzle)
    model: CoverModel = compiled.model
    if model.sums:
        raise InvalidRequest(f"{puzzle.name} has values that add up, which no exact cover says; to_sat and to_cpsat do")
    usable = tuple(option for option, is_usable in enumerate(model.usable) if is_usable)
    return ExactCover(
        names_of_items(compiled),
        model.n_primary,
        model.lower,
        model.upper,
        tuple(model.items_of[option] for option in usable),
        tuple(model.colors_of[option] for option in usable),
        compiled,
        usable,
    )
