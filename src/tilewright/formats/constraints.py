"""An exact cover as rows about true and false: what SAT, pseudo-Boolean and constraint solvers read.

Variables count from 1. First come the options that can be used, in the order of the model; then one for each color in
which several options cover a secondary item: it is true where one of them is chosen. So every solution of the cover is
one solution of the rows, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest
from ..models import CoverModel
from ..values import frozen
from .as_cover import cover_compiler

MOST_LITERALS = 1_000_000
"""Of the longest row that is written."""

if TYPE_CHECKING:
    from ..families import Puzzle


@frozen
class BoundedRow:
    """From `lower` to `upper` of these literals are true; one that stands here twice counts twice.

    A literal is a variable, or, negative, its opposite.
    """

    lower: int
    upper: int
    variables: tuple[int, ...]


@frozen
class Definition:
    """A variable that is true where any of several others is."""

    variable: int
    others: tuple[int, ...]


@frozen
class Constraints:
    """The rows of an exact cover, and for each option its words: the names of the items that it covers."""

    comments: tuple[str, ...]
    options: tuple[str, ...]
    definitions: tuple[Definition, ...]
    rows: tuple[BoundedRow, ...]

    @property
    def n_variables(self) -> int:
        return len(self.options) + len(self.definitions)


def constraints_of(puzzle: Puzzle) -> Constraints:
    """The rows of a puzzle's exact cover; InvalidRequest for a puzzle that is none."""
    from .exact_cover import comments_on, words_of_options

    compiled: Any = cover_compiler(puzzle)(puzzle)
    model: CoverModel = compiled.model
    words = words_of_options(compiled)
    usable = [option for option, is_usable in enumerate(model.usable) if is_usable]
    variable_of = {option: number for number, option in enumerate(usable, 1)}
    definitions: list[Definition] = []
    rows = [*_primary(model, variable_of), *_secondary(model, variable_of, definitions), *_sums(model, variable_of)]
    options = tuple(words[option] for option in usable)
    return Constraints(tuple(comments_on(puzzle, compiled)), options, tuple(definitions), tuple(rows))


def _primary(model: CoverModel, variable_of: dict[int, int]) -> Iterator[BoundedRow]:
    for item, (lower, upper) in enumerate(zip(model.lower, model.upper, strict=True)):
        variables = tuple(variable_of[option] for option in model.options_of[item] if option in variable_of)
        if lower or upper < len(variables):
            yield BoundedRow(lower, upper, variables)


def _secondary(model: CoverModel, variable_of: dict[int, int], definitions: list[Definition]) -> Iterator[BoundedRow]:
    """At most one color for each item; options without a color count as one of their own."""
    for item in range(model.n_primary, model.n_items):
        of_color: dict[tuple[int, int], dict[int, None]] = {}
        for option in dict.fromkeys(model.options_of[item]):
            if option in variable_of:
                [color, *_] = [color for other, color in model.options[option] if other == item]
                of_color.setdefault((color, 0 if color else option), {})[variable_of[option]] = None
        if len(of_color) < 2:
            continue
        together: list[int] = []
        for variables in of_color.values():
            if len(variables) == 1:
                together += variables
            else:
                together.append(len(variable_of) + len(definitions) + 1)
                definitions.append(Definition(together[-1], tuple(variables)))
        yield BoundedRow(0, 1, tuple(together))


def _sums(model: CoverModel, variable_of: dict[int, int]) -> Iterator[BoundedRow]:
    """A literal for each unit that an option adds; less a unit is the opposite, and one more in all."""
    for one in model.sums:
        factors, literals, n_less, n_units = dict(one.factors), list[int](), 0, 0
        for option, variable in variable_of.items():
            pairs = zip(model.options[option], model.values[option], strict=True)
            added = sum(factors.get(item, 0) * value for (item, _), value in pairs)
            n_units += abs(added)
            if n_units > MOST_LITERALS:
                raise InvalidRequest(f"a sum has more than {MOST_LITERALS:,} units of all options together")
            literals += [variable if added > 0 else -variable] * abs(added)
            n_less += max(0, -added)
        lower, upper = max(0, one.least + n_less), min(len(literals), one.most + n_less)
        if lower > 0 or upper < len(literals):
            yield BoundedRow(lower, max(upper, -1), tuple(literals))


def linear(row: BoundedRow) -> tuple[int, dict[int, int], int]:
    """The row as a sum of variables with factors: its least value, the factors, and its greatest value."""
    factors: dict[int, int] = {}
    for literal in row.variables:
        factors[abs(literal)] = factors.get(abs(literal), 0) + (1 if literal > 0 else -1)
    n_less = sum(literal < 0 for literal in row.variables)
    return row.lower - n_less, factors, row.upper - n_less


def meanings(constraints: Constraints) -> Iterator[str]:
    """Comments that say what the variables stand for."""
    n = len(constraints.options)
    yield from constraints.comments
    yield f"variables 1 to {n} are the options below: a piece, the cells and what else it covers"
    if constraints.n_variables > n:
        yield f"variables from {n + 1} on follow from these"
    for number, words in enumerate(constraints.options, 1):
        yield f"{number} = {words}"
