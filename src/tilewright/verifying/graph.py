"""Reads the graph of a count, and counts: InvalidCertificate where it is no graph in which that is allowed.

Each line is a product or a sum, with the number that follows that of the line before; the first follows the last
variable, and the last line is the root. The file says in which order the variables are. Then it is enough to see that

- a line names literals and lines before it,
- each is about variables side by side in that order: the parts of a product follow one another without a gap, so that
  they share no variable, and the parts of a sum are about the same variables;
- of each two parts of a sum one has a literal, or a product with it, of which the other one has the negative.

Then the assignments that make a product true are those of its parts multiplied, and those of a sum are added up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from ..errors import InvalidCertificate
from ..families.clauses import Clause, LaidBound
from .folder import COUNT_FILES, CertificateFolder, CountFiles, demand, shown
from .words import graph_comments

_LINE = re.compile(rb"([a-z])((?: -?[1-9]\d{0,8}+)*+) 0")
_BYTES_OF_A_PART = 60
_BYTES_OF_A_LINE = 600
_PARTS_AT_ONCE = 1 << 16
MOST_WAYS = 10**4000
"""The greatest number that is counted: Python writes none of more than 4,300 digits."""


class CountedGraph:
    """The graph of a certificate. `n_models` assignments of the variables make its root true."""

    def __init__(
        self,
        folder: CertificateFolder,
        n_variables: int,
        bounds: Sequence[LaidBound],
        names: CountFiles = COUNT_FILES,
    ) -> None:
        self._folder = folder
        self._files = names
        self._n = n_variables
        self._bounds = bounds
        self.parts: list[Clause] = []
        self.is_sum: list[bool] = []
        self.complete: list[Clause] = []
        """The products that only the proof names that the graph is complete."""
        self.sound: list[Clause] = []
        """The products that only the proof names that it counts nothing too much."""
        self._counted: list[int] = []
        self._place: dict[int, int] = {}
        # For each line the first of its variables in their order, and the first behind them; how many assignments; and
        # for each bound the least and the greatest number.
        self._reach: list[tuple[int, int]] = []
        self._ways: list[int] = []
        self._numbers: list[tuple[tuple[int, int], ...]] = []
        self._bounded = [Counter(bound.counted) for bound in bounds]
        self._name = ""
        # Parts of sums, with the literals that each says; each two of them exclude each other.
        self._exclusive: dict[int, frozenset[int]] = {}

    @property
    def root(self) -> int:
        """The last line."""
        return self._n + len(self.parts)

    @property
    def n_models(self) -> int:
        return self._ways[-1]

    @property
    def n_lines(self) -> int:
        """The number of products and sums, also of those that only proofs name."""
        return len(self.parts) + len(self.complete) + len(self.sound)

    def read(self) -> Iterator[None]:
        """Read and check all of it, in steps."""
        name = self._name = self._folder.find(self._files.graph)
        lines = self._folder.lines(name)
        number = n_parts = 0
        for wanted in graph_comments(self._bounds, self._files):
            number += 1
            demand(name, number, next(lines, None), wanted)
        sections = "kopfb"
        n_held = 0
        for line in lines:
            number += 1
            match = _LINE.fullmatch(line)
            section = "p" if match and match[1] == b"s" else match[1].decode() if match else ""
            if not match or section not in sections:
                raise InvalidCertificate(f"{name}, line {number}: {shown(line)} is no line of a graph, or not there")
            # After the order of the variables come products and sums, and then what only the proofs name.
            sections = sections[sections.index(section) :] if section != "o" else "pfb"
            kind = match[1].decode()
            parts = tuple(map(int, match[2].split()))
            if kind == "k":
                self._take_counter(number, parts)
            elif kind == "o":
                self._take_order(parts)
            elif kind in "ps" and self._place:
                self._take(number, parts, is_sum=kind == "s")
            elif kind in "fb" and self.parts:
                self._take_name(number, self.complete if kind == "f" else self.sound, parts)
            else:
                raise InvalidCertificate(f"{name}, line {number}: {shown(line)} comes too early")
            n_parts += len(parts)
            if number % 1024 == 0 or n_parts > n_held + _PARTS_AT_ONCE:
                n_held = n_parts
                self._folder.limits.hold("graph", _BYTES_OF_A_PART * n_parts + _BYTES_OF_A_LINE * self.n_lines)
                yield
        if not self.parts:
            raise InvalidCertificate(f"{name} has no product and no sum")
        self._check_root()
        yield

    def _take_counter(self, number: int, parts: Clause) -> None:
        """Take that the proof that nothing is missed counts the variables of a bound."""
        if len(parts) != 1 or not 0 < parts[0] <= len(self._bounds) or parts[0] in self._counted:
            raise self._fault(number, f"{list(parts)} is the number of no bound, or once more")
        self._counted.append(parts[0])

    def _take_order(self, order: Clause) -> None:
        if sorted(order) != list(range(1, self._n + 1)):
            raise InvalidCertificate(f"{self._name} does not have each variable once in its order")
        self._place = {variable: place for place, variable in enumerate(order)}

    def _take(self, number: int, parts: Clause, *, is_sum: bool) -> None:
        """Take a product or a sum."""
        reaches = []
        for part in parts:
            if part > self.root or part < -self._n:
                raise self._fault(number, f"{part} is no literal and no line before")
            place = self._place.get(abs(part))
            reaches.append(self._reach[part - self._n - 1] if place is None else (place, place + 1))
        self._reach.append((self._common if is_sum else self._joined)(number, reaches))
        if is_sum:
            self._demand_exclusive(number, parts)
        ways = 0 if is_sum else 1
        for part in parts:
            more = 1 if abs(part) <= self._n else self._ways[part - self._n - 1]
            ways = ways + more if is_sum else ways * more
        if ways > MOST_WAYS:
            raise self._fault(number, "more assignments make it true than can be counted: over 4,000 digits")
        self._ways.append(ways)
        numbers = []
        for k, things in enumerate(self._bounded):
            each = [self._number(part, k, things) for part in parts]
            pick = (min, max) if is_sum else (sum, sum)
            numbers.append((pick[0](low for low, _ in each), pick[1](high for _, high in each)) if each else (0, 0))
        self._numbers.append(tuple(numbers))
        self.parts.append(parts)
        self.is_sum.append(is_sum)

    def _number(self, part: int, k: int, things: Mapping[int, int]) -> tuple[int, int]:
        """How many of the things that a bound counts are laid where a part is true, at least and at most."""
        if abs(part) > self._n:
            return self._numbers[part - self._n - 1][k]
        laid = things.get(part - 1, 0)
        return laid, laid

    def _joined(self, number: int, reaches: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """The variables of a product."""
        if not reaches:
            if self._n:
                raise self._fault(number, "a product of nothing")
            return 0, 0
        if any(end != begin for (_, end), (begin, _) in pairwise(reaches)):
            raise self._fault(number, "the parts of a product do not follow one another in the order of the variables")
        return reaches[0][0], reaches[-1][1]

    def _common(self, number: int, reaches: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """The variables of a sum; one of nothing, which is never true, is the whole graph."""
        if not reaches:
            if self.parts:
                raise self._fault(number, "a sum of nothing")
            return 0, self._n
        if len(set(reaches)) > 1:
            raise self._fault(number, "the parts of a sum are about different variables")
        return reaches[0]

    def _demand_exclusive(self, number: int, parts: Clause) -> None:
        """Raise InvalidCertificate unless each two parts of a sum have opposite literals.

        Most parts begin with what says which variable of a place is true, if any. Of these a set is kept in which each
        two exclude each other, so that the next sum of the same place does not ask again.
        """
        begins = {self._begin_of(part): None for part in parts}
        if len(begins) == len(parts):
            if begins.keys().isdisjoint(self._exclusive):
                self._exclusive = {}
            if all(map(self._joins, begins)):
                return
            self._exclusive = {}
        literals = [self._literals(part) for part in parts]
        for k, own in enumerate(literals):
            if not all(_exclude(own, other) for other in literals[:k]):
                raise self._fault(number, "two parts of a sum do not exclude each other")

    def _joins(self, part: int) -> bool:
        """Put a part into the set of which each two exclude each other, if it may be there."""
        if part in self._exclusive:
            return True
        own = self._literals(part)
        is_one = all(_exclude(own, other) for other in self._exclusive.values())
        if is_one:
            self._exclusive[part] = own
        return is_one

    def _begin_of(self, part: int) -> int:
        """The first part of a product that has others than literals; of anything else all of it."""
        parts = self._parts_of_product(part)
        return parts[0] if any(abs(one) > self._n for one in parts) else part

    def _literals(self, part: int) -> frozenset[int]:
        """The literals that a part says: its own, and those of products in it."""
        if abs(part) <= self._n:
            return frozenset((part,))
        return frozenset(x for one in self._parts_of_product(part) for x in (one, *self._parts_of_product(one)))

    def _parts_of_product(self, part: int) -> Clause:
        index = part - self._n - 1
        return self.parts[index] if index >= 0 and not self.is_sum[index] else ()

    def _take_name(self, number: int, names: list[Clause], parts: Clause) -> None:
        last = self.root + len(names)
        if any(abs(part) > last for part in parts):
            raise self._fault(number, "there is a name in it that comes later")
        names.append(parts)

    def _check_root(self) -> None:
        if self._reach[-1] != (0, self._n):
            raise InvalidCertificate(f"{self._name}: the root is not about all variables")
        for bound, (low, high) in zip(self._bounds, self._numbers[-1], strict=True):
            if self.n_models and not bound.least <= low <= high <= bound.most:
                raise InvalidCertificate(
                    f"{self._name}: of {bound.about} there are {low} to {high} in what is counted, and the rules want "
                    f"{bound.least} to {bound.most}"
                )

    def _fault(self, number: int, what: str) -> InvalidCertificate:
        return InvalidCertificate(f"{self._name}, line {number}: {what}")

    def clauses(self, names: Sequence[Clause]) -> Iterator[Clause]:
        """What the lines and some names mean, as clauses."""
        name = self._n
        for parts, is_sum in zip((*self.parts, *names), (*self.is_sum, *[False] * len(names)), strict=True):
            name += 1
            if is_sum:
                yield (-name, *parts)
                yield from ((name, -part) for part in parts)
            else:
                yield (name, *(-part for part in parts))
                yield from ((-name, part) for part in parts)

    def misses_one(self, cnf: Sequence[Clause]) -> tuple[int, Iterator[Clause]]:
        """The clauses that say: the CNF is satisfied, and the root is false. Also the number of variables.

        The CNF does not say all bounds; those that the file names are added, with counters that follow from variables.
        """
        last = self.root + len(self.complete)
        counting: list[Clause] = []
        for number in self._counted:
            last = self._count(self._bounds[number - 1], last, counting)

        def clauses() -> Iterator[Clause]:
            yield from cnf
            yield from self.clauses(self.complete)
            yield from counting
            yield (-self.root,)

        return last, clauses()

    def _count(self, bound: LaidBound, last: int, found: list[Clause]) -> int:
        """Add the clauses of a bound. A counter says that of its first variables in the order at least k are true."""
        variables = sorted((thing + 1 for thing in bound.counted), key=lambda variable: self._place[variable])
        n = len(variables)
        top = bound.most + 1 if bound.most < n else bound.least
        self._folder.limits.hold(("bound", bound.about), _BYTES_OF_A_PART * 12 * n * top)
        before: list[int] = []
        for at, variable in enumerate(variables, 1):
            here = [last + k for k in range(1, min(at, top) + 1)]
            last += len(here)
            for k, counter in enumerate(here):
                found.append((counter, -variable, *((-before[k - 1],) if k else ())))
                more = (before[k],) if k < len(before) else ()
                if more:
                    found.append((counter, -more[0]))
                found.append((-counter, *more, variable))
                if k:
                    found.append((-counter, *more, before[k - 1]))
            before = here
        if bound.most < n:
            found.append((-before[bound.most],))
        if 0 < bound.least <= n:
            found.append((before[bound.least - 1],))
        return last

    def has_too_much(self, cnf: Sequence[Clause]) -> tuple[int, Iterator[Clause]]:
        """The clauses that say: the root is true, and a clause of the CNF is false. Also the number of variables."""
        last = self.root + len(self.sound)

        def clauses() -> Iterator[Clause]:
            yield from self.clauses(self.sound)
            yield (self.root,)
            for number, clause in enumerate(cnf, last + 1):
                yield from ((-number, -x) for x in clause)
            yield tuple(range(last + 1, last + len(cnf) + 1))

        return last + len(cnf), clauses()


def _exclude(some: frozenset[int], others: frozenset[int]) -> bool:
    """Tell whether there are opposite literals among them."""
    few, many = sorted((some, others), key=len)
    return any(-x in many for x in few)
