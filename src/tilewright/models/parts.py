"""Shares of a search that symmetry makes equal: it is enough to search one of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import prod
from operator import getitem

from ..values import frozen
from .cover import CoverModel
from .edges import EdgeModel
from .sums import SumModel


@frozen
class Part:
    """A share of a search: each of its solutions stands for `weight` solutions of the whole.

    Attributes
    ----------
    numbers
        Where options were left out, the numbers of those that are left.
    raw
        The number of raw solutions that look like each of its solutions; None if each must be weighed by itself.
    factors
        Where `raw` is None, and the model tracks items: for each of these the factor by the number of its uses. The
        product of these is the number of raw solutions that look like a solution.
    target
        The sum that all lines have in each of its solutions; None if they differ, or if there are no lines.
    """

    weight: int
    model: CoverModel | SumModel | EdgeModel
    numbers: tuple[int, ...] | None = None
    raw: int | None = None
    factors: tuple[tuple[int, ...], ...] = ()
    target: int | None = None

    def raw_by(self, uses: Mapping[tuple[int, ...], int]) -> int:
        """The number of raw solutions, from that of solutions for each way to use the tracked items."""
        return sum(n * prod(map(getitem, self.factors, used)) for used, n in uses.items())

    @cached_property
    def _numbers(self) -> frozenset[int]:
        return frozenset(self.numbers or ())

    def has(self, choices: tuple[int, ...]) -> bool:
        """Tell whether a solution of the whole is found in this part."""
        model = self.model
        if isinstance(model, SumModel):
            return all(choices[a] < choices[b] for a, b in model.less)
        if isinstance(model, EdgeModel):
            places = zip(range(model.n_cells), choices[::2], choices[1::2], strict=True)
            return not model.banned or model.banned.isdisjoint(places)
        return self.numbers is None or self._numbers.issuperset(choices)
