"""The proof that the graph misses no solution: whatever satisfies the CNF makes the root true.

Lemmas say of each rest, from the last layer to the first, that its node is true if what is covered is as the rest says;
of a rest that cannot be completed, that it never comes up. Of what is covered a lemma names only what it needs.

That an item is not covered when the walk comes to a place is a product: none of the variables that begin before has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from .counted_layer import CountedLayer
from .counters import StockCounters
from .graph import CountGraph
from .premises import Premises
from .proof_lines import ProofLines, bits_of
from .rests import WalkRest


class CompleteProof:
    """Writes the proof; `names` are those of the graph, then those of the proof alone."""

    def __init__(self, graph: CountGraph, premises: Premises, unusable: frozenset[int]) -> None:
        self._graph = graph
        self._walk = walk = graph.walk
        self._premises = premises
        self._unusable = unusable
        self.names = graph.names.moved(premises.n + 1)
        n_items = walk.n_items
        self._with: list[list[int]] = [[] for _ in range(n_items)]
        """For each item its variables in the order of the walk."""
        # For each place and item the literal that says that nothing before covers it; 0 if nothing can.
        self._clear = [[0] * n_items]
        self._n_with = [[0] * n_items]
        self._changed: list[int] = []
        self._exists = [0]
        for start in walk.starts:
            self._add_layer(start)
        self._none = [
            none or (self.names.add([-x for x in start]) if len(start) > 1 else -sum(start))
            for start, none in zip(walk.starts, graph.none, strict=True)
        ]
        self.counters = StockCounters(walk.stocks, self.names.last, self.names.next_clause)
        self.n_counted = [[0] * len(walk.stocks)]
        for start, changed in zip(walk.starts, self._changed, strict=True):
            self._count_layer(start, changed)
        self.root_clause = self.counters.next_clause
        """The number of the clause that says that the root is false; it follows those of names and counters."""
        self.lines = ProofLines(self.root_clause)

    def _add_layer(self, start: Sequence[int]) -> None:
        new: dict[int, list[int]] = {}
        for variable in start:
            for item in bits_of(self._walk.items[variable]):
                new.setdefault(item, []).append(-variable)
                self._with[item].append(variable)
        row, counts, changed = self._clear[-1][:], self._n_with[-1][:], 0
        for item in sorted(new):
            parts = [*([row[item]] if row[item] else []), *new[item]]
            row[item] = self.names.add(parts) if len(parts) > 1 else parts[0]
            counts[item] += len(new[item])
            changed |= 1 << item
        self._clear.append(row)
        self._n_with.append(counts)
        self._changed.append(changed)
        self._exists.append(self._exists[-1] | changed)

    def steps(self, lines: ProofLines | None = None) -> Iterator[float]:
        """Write the proof, in steps that tell the share so far; once more into other lines, if any are given."""
        self.lines = lines = lines or self.lines
        graph = self._graph
        layers = graph.layers
        last = len(layers) - 1
        self.counters.prove(lines)
        for rest in layers[last]:
            if not rest.ways and (few := self._too_few(rest)) is not None:
                stock = self._walk.stocks[few]
                rest.lemma = self.counters.enough[few] or self._premises.clause(())
                rest.out = 1 << stock.first + stock.least - 1 if self.counters.enough[few] else 0
            elif not rest.ways:
                item = next(bits_of(self._walk.wanted & ~rest.covered))
                rest.out = (1 << item) & self._exists[last]
                rest.lemma = self._nothing_covers(last, item)
        for place in range(last - 1, -1, -1):
            layer = _CompleteLayer(self, place)
            for rest in layers[place]:
                layer.add(rest)
            if self._walk.starts[place]:
                lines.delete(following.lemma for following in layers[place + 1])
                lines.delete(layer.temporary)
            for following in layers[place + 1]:
                following.forget()
            yield 1 - place / last
        root = layers[0][0]
        if not root.ways:
            if root.lemma <= self.root_clause:
                lines.add((), (root.lemma,))
            return
        hints = [root.lemma] if root.lemma else []
        if root.node != graph.root:
            hints.append(self.names.whole(graph.root))
        lines.add((), (*hints, self.root_clause))

    def _count_layer(self, start: Sequence[int], changed: int) -> None:
        """Add to the rows of a layer what is counted before it, and what changes there."""
        counts, row = self.n_counted[-1][:], self._clear[len(self.n_counted)]
        for number, stock in enumerate(self._walk.stocks):
            more = len(self.counted_here(number, start))
            counts[number] += more
            if more:
                changed |= (1 << stock.height) - 1 << stock.first
            for k in range(1, stock.height + 1):
                row.append(-self.counters.name(number, counts[number], k))
                self._exists[len(self.n_counted)] |= int(k <= counts[number]) << stock.first + k - 1
        self._changed[len(self.n_counted) - 1] = changed
        self.n_counted.append(counts)

    def counted_here(self, number: int, start: Sequence[int]) -> list[int]:
        """The variables of a stock that begin at a place, in their order, each as often as it counts."""
        times = self._times[number]
        return [variable for variable in start for _ in range(times.get(variable, 0))]

    @cached_property
    def _times(self) -> list[dict[int, int]]:
        return [Counter(stock.variables) for stock in self._walk.stocks]

    def _too_few(self, rest: WalkRest) -> int | None:
        """The number of a stock of which a rest at the end has used too few."""
        stocks = enumerate(self._walk.stocks)
        return next((number for number, stock in stocks if stock.used(rest.covered) < stock.least), None)

    def _nothing_covers(self, place: int, item: int) -> int:
        """The number of the clause that says: it is not so that no variable before a place covers an item."""
        needed = self._premises.clause(self._with[item])
        clear = self._clear[place][item]
        if not clear:
            return needed
        return self.lines.add((-clear,), (*self._unfolded(place, item), needed))

    def _unfolded(self, place: int, item: int) -> list[int]:
        """The hints by which each variable before is false where an item is not covered."""
        found, names = [], self.names
        name = self._clear[place][item]
        while name and names.is_name(name):
            parts = names.of(name)
            found += [names.part(name, part) for part in parts]
            name = parts[0] if names.is_name(parts[0]) else 0
        return found


class _CompleteLayer:
    """The lemmas of one layer, those on its choices when they are first needed."""

    def __init__(self, proof: CompleteProof, place: int) -> None:
        self._place = place
        walk, graph = proof._walk, proof._graph
        self._names, self._lines, self._premises = proof.names, proof.lines, proof._premises
        self._proof = proof
        self._start = walk.starts[place]
        self._items = walk.items
        self._before, self._after = proof._clear[place], proof._clear[place + 1]
        self._changed, self._exists = proof._changed[place], proof._exists[place]
        self._n_items = walk.n_items
        self._exactly, self._none = graph.exactly[place], proof._none[place]
        self._may_be_free = walk.may_be_free[place]
        self._known: dict[tuple[int, ...], int] = {}
        self.temporary: list[int] = []
        """The numbers of lemmas that no other layer needs."""
        self._counting = CountedLayer(
            walk,
            proof.counters,
            [proof.counted_here(number, self._start) for number in range(len(walk.stocks))],
            (proof.n_counted[place], proof.n_counted[place + 1]),
            lambda choice, others: self._excluded(choice, others),
            self._keep,
        )

    def add(self, rest: WalkRest) -> None:
        """Prove the lemma of a rest."""
        if rest.covered >> self._place & 1:
            self._pass(rest)
        else:
            self._cover(rest)

    def _pass(self, rest: WalkRest) -> None:
        following = rest.following[0]
        if not self._start:
            rest.lemma, rest.on, rest.out = following.lemma, following.on, following.out
            return
        on, out, hints = self._carried(following, 0)
        hints = [self._no_room(), *hints]
        if following.ways and following.node:
            hints += self._folded(rest.node)
        if following.lemma:
            hints.append(following.lemma)
        self._state(rest, on | 1 << self._place, out, hints)

    def _cover(self, rest: WalkRest) -> None:
        on = out = 0
        here, hints = 1 << self._place, []
        at = 0
        those, products = rest.following, rest.products
        is_alive = rest.ways > 0
        for variable in self._start:
            if variable in self._proof._unusable:
                hints.append(self._premises.clause((-variable,)))
                continue
            blocked = rest.covered & self._items[variable]
            if not blocked and (lacking := self._proof._walk.lacking(variable, rest.covered)):
                used, hint = self._counting.too_few_left(variable, *lacking)
                on |= used
                hints.append(hint)
                continue
            if blocked:
                blocked = blocked & on or blocked
                item = (blocked & -blocked).bit_length() - 1
                on |= 1 << item
                hints.append(self._alone(variable, item))
                continue
            following = those[at]
            more_on, more_out, carried = self._carried(following, variable)
            on |= more_on
            out |= more_out
            if not following.ways:
                key = (-1, variable, more_on, more_out)
                if key not in self._known:
                    self._keep(key, (*self._context(more_on, more_out), -variable), (*carried, following.lemma))
                hints.append(self._known[key])
            elif rest.node != variable:
                product = products[at]
                steps = [self._names.part(rest.node, product)] if product != rest.node else []
                if len(self._start) > 1:
                    steps.append(self._just(variable))
                if following.node:
                    steps += [self._names.whole(product), *carried]
                    if following.lemma:
                        steps.append(following.lemma)
                literals = (*self._context(more_on, more_out), -variable, rest.node)
                number = self._lines.add(literals, steps)
                self.temporary.append(number)
                hints.append(number)
            at += 1
        if self._may_be_free:
            following = those[at]
            more_on, more_out, carried = self._carried(following, 0)
            if not self._start:
                rest.lemma, rest.on, rest.out = following.lemma, following.on, following.out
                return
            on |= more_on
            out |= more_out
            hints += self._folded(self._none)
            if following.ways:
                product = products[at]
                if product != rest.node:
                    hints.append(self._names.part(rest.node, product))
                if following.node:
                    hints += self._folded(product)
            # That a variable that begins here is false was derived above, and a hint that says so again is wrong.
            again = {self._names.part(self._none, -x) for x in self._start} if len(self._start) > 1 else set()
            hints += [number for number in carried if number not in again]
            if following.lemma:
                hints.append(following.lemma)
        else:
            hints.append(self._needed())
            out |= here & self._exists
        self._state(rest, on, out, hints, is_alive=is_alive)

    def _state(self, rest: WalkRest, on: int, out: int, hints: list[int], is_alive: bool | None = None) -> None:
        rest.on, rest.out = on, out
        if rest.ways:
            rest.lemma = self._lines.add((*self._context(on, out), rest.node), hints)
            return
        key = (-2, on, out)
        if key not in self._known:
            self._known[key] = self._lines.add(self._context(on, out), hints)
        rest.lemma = self._known[key]

    def _context(self, on: int, out: int) -> list[int]:
        """The literals of a lemma that are false where something is covered and something else is not."""
        before = self._before
        # Items of which one and the same variable begins before have one literal.
        return list(dict.fromkeys([before[item] for item in bits_of(on)] + [-before[item] for item in bits_of(out)]))

    def _carried(self, following: WalkRest, choice: int) -> tuple[int, int, list[int]]:
        """What must be covered, and not covered, so that a choice leads to a rest as its lemma needs it; and hints."""
        on, out, changed = following.on, following.out, self._changed
        own = self._items[choice] if choice else 0
        hints = []
        after, before, names = self._after, self._before, self._names
        # No literal is derived twice.
        derived = set[int]()
        real = (1 << self._n_items) - 1
        for item in bits_of(on & changed & real):
            name = after[item]
            if own >> item & 1:
                if names.is_name(name):
                    hints.append(names.part(name, -choice))
            else:
                hints.append(names.part(name, before[item]))
        for item in bits_of(out & changed & real):
            if after[item] not in derived and (number := self._still_clear(choice, item)):
                derived.add(after[item])
                hints.append(number)
        if (on | out) > real:
            on, out = self._counting.carried(choice, on, out, hints)
        return on & ~own, out & self._exists, hints

    def _excluded(self, choice: int, others: Sequence[int]) -> tuple[int, list[int]]:
        """The literal that is false if a choice is made, and hints by which others that begin here are false then."""
        if choice:
            return -choice, [self._premises.pair(choice, variable) for variable in others]
        hints = [self._names.part(self._none, -x) for x in others] if len(self._start) > 1 else []
        return -self._none, hints

    def _keep(self, key: tuple[int, ...], literals: Sequence[int], hints: Sequence[int]) -> int:
        number = self._known[key] = self._lines.add(literals, hints)
        self.temporary.append(number)
        return number

    def _folded(self, name: int) -> list[int]:
        """The hint by which a product is true when its parts are; none for a literal."""
        return [self._names.whole(name)] if self._names.is_name(name) else []

    def _alone(self, variable: int, item: int) -> int:
        """A variable is false, or nothing before covers an item that it has."""
        key = (0, variable, item)
        if key in self._known:
            return self._known[key]
        before = self._proof._with[item][: self._proof._n_with[self._place][item]]
        pair = self._premises.pair
        if len(before) == 1:
            number = self._known[key] = pair(variable, before[0])
            return number
        hints = [pair(variable, other) for other in before]
        chain, name = [], self._before[item]
        while self._names.is_name(name):
            chain.append(self._names.whole(name))
            name = self._names.of(name)[0]
        return self._keep(key, (-variable, self._before[item]), (*hints, *reversed(chain)))

    def _just(self, variable: int) -> int:
        """A variable is false, or just it is true of those that begin here."""
        key = (2, variable)
        if key in self._known:
            return self._known[key]
        node = self._exactly[variable]
        hints = [self._premises.pair(variable, other) for other in self._start if other != variable]
        return self._keep(key, (-variable, node), (*hints, self._names.whole(node)))

    def _still_clear(self, choice: int, item: int) -> int:
        """What was not covered before is not covered after a choice that does not have it; 0 if that is no clause."""
        key = (3, choice, item)
        if key in self._known:
            return self._known[key]
        before, after, names = self._before[item], self._after[item], self._names
        new = [variable for variable in self._start if self._items[variable] >> item & 1]
        if choice:
            hints = [self._premises.pair(choice, variable) for variable in new]
            if not names.is_name(after):
                number = self._known[key] = hints[0]
                return number
            first = -choice
        elif len(self._start) == 1:
            # That none begins here is the same literal.
            number = self._known[key] = names.whole(after) if names.is_name(after) else 0
            return number
        else:
            hints = [names.part(self._none, -variable) for variable in new]
            if not names.is_name(after):
                number = self._known[key] = hints[0]
                return number
            first = -self._none
        literals = (first, *([-before] if before else []), after)
        return self._keep(key, literals, (*hints, names.whole(after)))

    def _no_room(self) -> int:
        """If this place is covered, nothing begins here."""
        key = (4,)
        if key in self._known:
            return self._known[key]
        hints = [self._alone(variable, self._place) for variable in self._start]
        if len(hints) == 1:
            self._known[key] = hints[0]
            return hints[0]
        return self._keep(key, (self._before[self._place], self._none), (*hints, *self._folded(self._none)))

    def _needed(self) -> int:
        """If this place is not covered, something begins here."""
        key = (5,)
        if key in self._known:
            return self._known[key]
        proof, place = self._proof, self._place
        needed = self._premises.clause(proof._with[place])
        clear = self._before[place]
        if not clear:
            self._known[key] = needed
            return needed
        return self._keep(key, (-clear, *self._start), (*proof._unfolded(place, place), needed))
