"""The graph of a count: products without common variables, and sums of which at most one is true.

Each product and each sum is a line of the file, with the number that follows that of the line before; the first follows
the last variable. It names literals, and nodes of lines before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .rests import CoverWalk, WalkRest


class Definitions:
    """Names for products and sums, as clauses: what a name means is the first of its clauses, and one for each part.

    For a product "all parts make it true", then "it makes this part true"; for a sum "it makes one part true", then
    "this part makes it true". Clauses are numbered from `first` on.
    """

    def __init__(self, last_name: int, first: int) -> None:
        self._begin = last_name + 1
        self.parts: list[tuple[int, ...]] = []
        self.is_sum: list[bool] = []
        self._first: list[int] = []
        self.next_clause = first
        self._places: dict[int, dict[int, int]] = {}

    def moved(self, first: int) -> Definitions:
        """The same names, with clauses that are numbered from another number on."""
        other = Definitions(self._begin - 1, first)
        shift = first - (self._first[0] if self._first else self.next_clause)
        other.parts, other.is_sum = self.parts[:], self.is_sum[:]
        other._first = [number + shift for number in self._first]
        other.next_clause = self.next_clause + shift
        return other

    @property
    def last(self) -> int:
        """The last name."""
        return self._begin + len(self.parts) - 1

    def add(self, parts: Sequence[int], *, is_sum: bool = False) -> int:
        """Give a product or a sum the next name."""
        self.parts.append(tuple(parts))
        self.is_sum.append(is_sum)
        self._first.append(self.next_clause)
        self.next_clause += len(parts) + 1
        return self.last

    def is_name(self, literal: int) -> bool:
        """Tell whether this is a name, or its negative, and no variable."""
        return abs(literal) >= self._begin

    def of(self, name: int) -> tuple[int, ...]:
        """The parts of a name."""
        return self.parts[name - self._begin]

    def whole(self, name: int) -> int:
        """The number of the clause about all parts."""
        return self._first[name - self._begin]

    def last_part(self, name: int) -> int:
        """The number of the clause about the last part."""
        index = name - self._begin
        return self._first[index] + len(self.parts[index])

    def part(self, name: int, part: int) -> int:
        """The number of the clause about one part."""
        index = name - self._begin
        parts = self.parts[index]
        if len(parts) < 9:
            return self._first[index] + 1 + parts.index(part)
        places = self._places.get(name)
        if places is None:
            places = self._places[name] = {one: k for k, one in enumerate(parts)}
        return self._first[index] + 1 + places[part]

    def clauses(self) -> Iterator[tuple[int, ...]]:
        """All clauses, in the order of their numbers."""
        for name, (parts, is_sum) in enumerate(zip(self.parts, self.is_sum, strict=True), self._begin):
            sign = -1 if is_sum else 1
            yield (sign * name, *(part * -sign for part in parts))
            for part in parts:
                yield (-sign * name, sign * part)


class CountGraph:
    """The graph of all rests, from the last layer to the first. `root` is its last line.

    `exactly[t][v]` says that of the variables that begin at place t just v is true, `none[t]` that none is; 0 where
    there are none.
    """

    def __init__(self, walk: CoverWalk, layers: Sequence[Sequence[WalkRest]]) -> None:
        self.walk = walk
        self.layers = layers
        self.names = Definitions(walk.n_variables, 1)
        self.exactly: list[dict[int, int]] = [{} for _ in walk.starts]
        self.none = [0] * walk.n_places
        self.root = 0

    def build(self) -> Iterator[None]:
        """Make all nodes, in steps."""
        for place in range(self.walk.n_places - 1, -1, -1):
            for rest in self.layers[place]:
                if rest.ways:
                    self._add(place, rest)
            yield
        root = self.layers[0][0]
        if not root.ways:
            self.root = self.names.add((), is_sum=True)
        elif not self.names.is_name(root.node):
            self.root = self.names.add((root.node,) if root.node else ())
        else:
            self.root = root.node

    def _add(self, place: int, rest: WalkRest) -> None:
        products = []
        for choice, following in rest.choices:
            if not following.ways:
                products.append(0)
                continue
            first = self._choice(place, choice)
            products.append(self._product([part for part in (first, following.node) if part]))
        rest.products = tuple(products)
        alive = [node for node, (_, following) in zip(rest.products, rest.choices, strict=True) if following.ways]
        rest.node = alive[0] if len(alive) == 1 else self.names.add(alive, is_sum=True)

    def _choice(self, place: int, choice: int) -> int:
        """The node that says of the variables that begin at a place that this one is true, or none; 0 for no node."""
        start = self.walk.starts[place]
        if not choice:
            if start and not self.none[place]:
                self.none[place] = self._product([-variable for variable in start])
            return self.none[place]
        known = self.exactly[place]
        if choice not in known:
            known[choice] = self._product([x if x == choice else -x for x in start])
        return known[choice]

    def _product(self, parts: Sequence[int]) -> int:
        return self.names.add(parts) if len(parts) > 1 else parts[0] if parts else 0

    def lines(self) -> Iterator[str]:
        """The order of the variables, and all products and sums."""
        yield f"o {''.join([f'{variable} ' for variable in self.walk.order])}0\n"
        for parts, is_sum in zip(self.names.parts, self.names.is_sum, strict=True):
            yield f"{'s' if is_sum else 'p'} {''.join([f'{part} ' for part in parts])}0\n"

    def lines_of_proof(self, letter: str, names: Definitions) -> Iterator[str]:
        """The lines of names that follow those of the graph."""
        for parts in names.parts[len(self.names.parts) :]:
            yield f"{letter} {''.join([f'{part} ' for part in parts])}0\n"
