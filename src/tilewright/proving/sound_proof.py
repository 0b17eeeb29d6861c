"""The proof that the graph counts nothing too much: whatever makes the root true satisfies each clause of the CNF.

It refutes "the root is true, and one of the clauses is false", where `chosen` variables say which. Lemmas from the
first layer to the last say that one of the rests of a layer holds, one of its choices, and that a variable that is true
is the choice of its place. Others, from the last layer to the first, say for each item: if a rest holds in which it is
covered, then all variables from there on that have it are false.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from .graph import CountGraph, Definitions
from .proof_lines import ProofLines, bits_of
from .rests import WalkRest


class SoundProof:
    """Writes the proof; `names` are those of the graph, then those of the proof alone.

    `clauses` are those of the CNF in their order: some that want one of several variables or forbid one, and pairs.
    """

    def __init__(self, graph: CountGraph, others: Sequence[tuple[int, ...]], pairs: Sequence[int]) -> None:
        self._graph = graph
        self._walk = walk = graph.walk
        self._others, self._pairs = others, pairs
        self.names = graph.names.moved(1)
        self.exactly, self.none = graph.exactly, graph.none
        self._places = [place for place, start in enumerate(walk.starts) if start]
        self._place_of = {variable: place for place, start in enumerate(walk.starts) for variable in start}
        self._begins: dict[int, int] = {}
        self._ends: dict[int, int] = {}
        for place in self._places:
            for variable in walk.starts[place]:
                for item in bits_of(walk.items[variable]):
                    self._begins.setdefault(item, place)
                    self._ends[item] = place
        self._layers = {place: _SoundLayer(self, place, graph.layers[place]) for place in self._places}
        self._following = dict(zip(self._places, self._places[1:], strict=False))
        for place in reversed(self._places):
            self._layers[place].name_all(self._following.get(place))
        self.root_clause = self.names.next_clause
        """The number of the clause that says that the root is true; it follows those of the names."""
        n_pairs = sum(bits.bit_count() for bits in pairs)
        self.n_chosen = len(others) + n_pairs
        """The number of variables behind the names, each of which says that a clause is false."""
        self._said = self.root_clause + 1 + sum(map(len, others))
        self._some = self._said + 2 * n_pairs
        self.lines = ProofLines(self._some)

    def steps(self) -> Iterator[float]:
        """Write the proof, in steps that tell the share so far."""
        lines, names = self.lines, self.names
        root = self._graph.root
        if names.is_name(root) and not names.of(root) and names.is_sum[root - self._walk.n_variables - 1]:
            lines.add((), (names.whole(root), self.root_clause))
            return
        for place in reversed(self._places):
            self._layers[place].look_ahead(self._layers.get(self._following.get(place, -1)))
            yield 0.5 * (1 - place / self._walk.n_places)
        first = self._graph.layers[0][0]
        cut = self.root_clause
        if first.node != root and first.node:
            cut = lines.add((first.node,), (names.part(root, first.node), cut))
        refuted = [0] * self.n_chosen
        clauses = self._clauses_by_place()
        for place in self._places:
            layer = self._layers[place]
            layer.choose(cut)
            for number, said, clause in clauses.get(place, ()):
                refuted[number] = self._refute(number, said, clause, place, cut)
            following = self._following.get(place)
            old = cut
            if following is not None:
                cut = layer.cut(cut, self._layers[following])
            lines.delete((*layer.temporary, *((old,) if old != cut else ())))
            yield 0.5 + 0.5 * place / self._walk.n_places
        lines.add((), (*refuted, self._some))

    def _clauses_by_place(self) -> dict[int, list[tuple[int, int, tuple[int, ...]]]]:
        """The clauses by the first place of a variable: the number of each, and of the first that says it is false."""
        found: dict[int, list[tuple[int, int, tuple[int, ...]]]] = {}
        place_of, said = self._place_of, self.root_clause + 1
        number = 0
        for clause in self._others:
            found.setdefault(min(place_of[abs(x)] for x in clause), []).append((number, said, clause))
            number, said = number + 1, said + len(clause)
        for first, bits in enumerate(self._pairs, 1):
            for second in bits_of(bits):
                place = min(place_of[first], place_of[second + 1])
                found.setdefault(place, []).append((number, said, (-first, -second - 1)))
                number, said = number + 1, said + 2
        return found

    def _refute(self, number: int, said: int, clause: tuple[int, ...], place: int, cut: int) -> int:
        """Prove that a clause is not false; the number of that lemma."""
        chosen = self.names.last + 1 + number
        layer = self._layers[place]
        if clause[0] > 0:
            hints = [*range(said, said + len(clause)), *self._without(clause, place), cut]
        elif len(clause) == 1:
            hints = [said, layer.own[-clause[0]]]
        else:
            one, other = -clause[0], -clause[1]
            hints = [said, said + 1]
            if self._place_of[one] != place:
                one, other = other, one
            if not layer.by_choice[one]:
                hints.append(layer.own[one])
            elif self._place_of[other] == place:
                hints += layer.implies_just(one)
                if self.names.is_name(node := self.exactly[place][one]):
                    hints.append(self.names.part(node, -other))
            else:
                shared = self._walk.items[one] & self._walk.items[other]
                item = (shared & -shared).bit_length() - 1
                hints.append(layer.implies_none(one, item, self._layers[self._following[place]]))
                none = self._layers[self._following[place]].none_with[item]
                if self.names.is_name(none):
                    hints.append(self.names.part(none, -other))
        return self.lines.add((-chosen,), hints)

    def _without(self, clause: Sequence[int], begin: int) -> list[int]:
        """Hints by which all nodes at a place are false if all variables of a clause are."""
        names = self.names
        variables = set(clause)
        end = max(self._place_of[variable] for variable in clause)
        false: set[int] = set()
        hints: list[int] = []
        for place in reversed(self._places):
            if not begin <= place <= end:
                continue
            layer = self._layers[place]
            exactly = self.exactly[place]
            gone = set()
            for variable in self._walk.starts[place]:
                if variable in variables and layer.by_choice[variable]:
                    gone.add(variable)
                    if names.is_name(exactly[variable]):
                        hints.append(names.part(exactly[variable], variable))
            now: set[int] = set()
            for rest in layer.rests:
                if rest.node in now:
                    continue
                for live in rest.live:
                    if live.node not in false and live.choice not in gone:
                        break
                else:
                    # What is false in both ways needs one hint.
                    found = [live.by_first if live.choice in gone else live.by_node for live in rest.live]
                    hints += [hint for hint in (*found, rest.by_all) if hint]
                    now.add(rest.node)
            false = now
        return hints


class _LiveChoice:
    """A choice that can be completed: its product, the parts of that, and the hints by which they make it false.

    `first` says what begins here, `node` is what is left; a product of one part alone has no hint.
    """

    __slots__ = ("by_first", "by_node", "choice", "first", "node", "product")

    def __init__(self, names: Definitions, choice: int, first: int, product: int, node: int) -> None:
        self.choice, self.first, self.product, self.node = choice, first, product, node
        is_pair = product not in (first, node)
        self.by_first = names.whole(product) + 1 if is_pair else 0
        self.by_node = names.last_part(product) if is_pair else 0


class _LiveRest:
    """A rest that can be completed: its choices, and the hint by which it is false when these are; 0 if it is one."""

    __slots__ = ("by_all", "covered", "live", "node")

    def __init__(self, proof: SoundProof, place: int, rest: WalkRest) -> None:
        exactly, none = proof.exactly[place], proof.none[place]
        self.covered, self.node = rest.covered, rest.node
        self.live = [
            _LiveChoice(proof.names, choice, exactly[choice] if choice else none, product, following.node)
            for product, (choice, following) in zip(rest.products, rest.choices, strict=True)
            if following.ways
        ]
        self.by_all = proof.names.whole(rest.node) if rest.node not in rest.products else 0


class _SoundLayer:
    """What is proved of the rests of one place."""

    def __init__(self, proof: SoundProof, place: int, rests: Iterable[WalkRest]) -> None:
        self._proof = proof
        self._place = place
        self.rests = [_LiveRest(proof, place, rest) for rest in rests if rest.ways]
        self._start = proof._walk.starts[place]
        self._exactly, self._none = proof.exactly[place], proof.none[place]
        self._names = proof.names
        self.by_choice: dict[int, list[_LiveChoice]] = {choice: [] for choice in (*self._start, 0)}
        """For each choice its nodes, each once."""
        seen = set()
        for rest in self.rests:
            for live in rest.live:
                if live.product not in seen:
                    seen.add(live.product)
                    self.by_choice[live.choice].append(live)
        self.chosen: dict[int, int] = {}
        """The literal that is true if one of the nodes of a choice is."""
        self.covered: dict[int, int] = {}
        """For each item the literal that is true if a node of a rest is that has it covered."""
        self.none_with: dict[int, int] = {}
        """For each item the product that says that all variables from here on that have it are false."""
        self._none_here: dict[int, int] = {}
        self._variables_with: dict[int, list[int]] = {}
        self._ahead: dict[int, int] = {}
        self.own: dict[int, int] = {}
        """For each variable the lemma that it is false or chosen."""
        self._just: dict[int, list[int]] = {}
        self._aside: dict[tuple[int, int], int] = {}
        self.temporary: list[int] = []
        """The numbers of lemmas that no other layer needs."""

    # Names.

    def name_all(self, following: int | None) -> None:
        """Give names to what is said of this layer; the one that follows has its names already."""
        proof = self._proof
        for choice, nodes in self.by_choice.items():
            if nodes:
                self.chosen[choice] = self._some([live.product for live in nodes])
        later = proof._layers[following] if following is not None else None
        here: dict[int, list[int]] = {}
        for variable in self._start:
            for item in bits_of(proof._walk.items[variable]):
                here.setdefault(item, []).append(variable)
        self._variables_with = {item: some[:] for item, some in here.items()}
        for item, some in later._variables_with.items() if later else ():
            self._variables_with.setdefault(item, []).extend(some)
        for item in sorted(self._variables_with):
            own = here.get(item, [])
            if own:
                self._none_here[item] = self._all_false(own)
            if own and later and item in later.none_with:
                self.none_with[item] = self._all_false(self._variables_with[item])
            else:
                self.none_with[item] = self._none_here[item] if own else later.none_with[item]  # type: ignore[union-attr]
            if proof._begins[item] < self._place:
                covering = sorted({rest.node for rest in self.rests if rest.covered >> item & 1})
                if covering:
                    self.covered[item] = self._some(covering)

    def _some(self, nodes: Sequence[int]) -> int:
        """The literal that one of these nodes is true: that not all are false."""
        return nodes[0] if len(nodes) == 1 else -self._names.add([-node for node in nodes])

    def _all_false(self, variables: Sequence[int]) -> int:
        return self._names.add([-x for x in variables]) if len(variables) > 1 else -variables[0]

    def _is_of_many(self, some: int) -> bool:
        """Tell whether such a literal is a name of its own; that of a single node is the node, or a literal."""
        return some < 0 and self._names.is_name(some)

    def _falsified(self, some: int) -> list[int]:
        """The hint by which not all nodes of a name can be false."""
        return [self._names.whole(-some)] if self._is_of_many(some) else []

    def _each_false(self, some: int, node: int) -> list[int]:
        """The hint by which a node is false if none of those of a name is true."""
        return [self._names.part(-some, -node)] if self._is_of_many(some) else []

    # From the last layer to the first.

    def look_ahead(self, later: _SoundLayer | None) -> None:
        """Prove for each item: if a rest holds in which it is covered, no variable from here on has it."""
        lines, names = self._proof.lines, self._names
        for item, some in self.covered.items():
            rests = [rest for rest in self.rests if rest.covered >> item & 1]
            none = self.none_with[item]
            goes_on = later is not None and item in later.none_with
            own = item in self._none_here
            if not own:
                assert later is not None
                hints = [*later.ahead(item), *self._steps(rests, later, item), *self._falsified(some)]
                self._ahead[item] = lines.add((-some, none), hints)
                continue
            here = self._none_here[item]
            # The node may be the product itself: then there is nothing to prove.
            now = 0
            if some != here:
                now = lines.add((-some, here), (*self._asides(rests, item), *self._falsified(some)))
            if not goes_on:
                self._ahead[item] = now
                continue
            assert later is not None
            next_some, next_none = later.covered[item], later.none_with[item]
            step = lines.add((-some, next_some), (*self._steps(rests, later, item), *self._falsified(some)))
            hints = [
                step,
                *later.ahead(item),
                *self._unfolded(next_none),
                *([now] if now else ()),
                *self._unfolded(here),
            ]
            self._ahead[item] = lines.add((-some, none), (*hints, names.whole(none)))
            lines.delete((now, step))

    def ahead(self, item: int) -> list[int]:
        """The hint by which no variable from here on has an item if a rest holds in which it is covered."""
        return [number] if (number := self._ahead[item]) else []

    def _unfolded(self, none: int) -> list[int]:
        names = self._names
        return [names.part(none, part) for part in names.of(none)] if names.is_name(none) else []

    def _steps(self, rests: Iterable[_LiveRest], later: _SoundLayer, item: int) -> list[int]:
        """Hints by which rests are false if none of those that follow and have an item covered is true."""
        some = later.covered[item]
        following: dict[int, None] = {}
        products: dict[int, None] = {}
        sums: dict[int, None] = {}
        for rest in rests:
            for live in rest.live:
                following[live.node] = None
                products[live.by_node] = None
            if rest.by_all:
                sums[rest.by_all] = None
        nodes = [self._names.part(-some, -node) for node in following] if self._is_of_many(some) else []
        return [*nodes, *products, *sums]

    def _asides(self, rests: Iterable[_LiveRest], item: int) -> list[int]:
        """Hints by which rests are false if a variable is true that begins here and has an item."""
        names, here = self._names, self._none_here[item]
        firsts: dict[int, None] = {}
        products: dict[int, None] = {}
        sums: dict[int, None] = {}
        for rest in rests:
            for live in rest.live:
                firsts[live.first] = None
                if live.by_first:
                    products[live.by_first] = None
            if rest.by_all:
                sums[rest.by_all] = None
        hints = []
        for node in firsts:
            if not names.is_name(node):
                continue
            if not names.is_name(here):
                hints.append(names.part(node, here))
                continue
            parts = [names.part(node, part) for part in names.of(here)]
            hints.append(self._proof.lines.add((-node, here), (*parts, names.whole(here))))
        return [*hints, *products, *sums]

    # From the first layer to the last.

    def choose(self, cut: int) -> None:
        """Prove that one of the choices holds, and of each variable that it is false or chosen."""
        names = self._names
        hints: list[int] = []
        for choice, some in self.chosen.items():
            for live in self.by_choice[choice]:
                hints += self._each_false(some, live.product)
        sums = dict.fromkeys(rest.by_all for rest in self.rests if rest.by_all)
        one = self._keep(self.chosen.values(), (*hints, *sums, cut))
        just: dict[int, list[int]] = {}
        for choice, some in self.chosen.items():
            node = self._exactly[choice] if choice else self._none
            if some == node:
                just[choice] = []
            elif not self._is_of_many(some):
                just[choice] = [names.part(some, node)]
            else:
                steps = [live.by_first for live in self.by_choice[choice] if live.by_first]
                just[choice] = [self._keep((-some, node), (*steps, names.whole(-some)))]
        for variable in self._start:
            steps = []
            for choice in self.chosen:
                if choice != variable:
                    node = self._exactly[choice] if choice else self._none
                    if names.is_name(node):
                        steps.append(names.part(node, -variable))
                    steps += just[choice]
            if self.chosen.get(variable) == variable:
                # Its node is the variable itself.
                self._just[variable] = []
                continue
            literals = (-variable, *((self.chosen[variable],) if variable in self.chosen else ()))
            self.own[variable] = self._keep(literals, (*steps, one))
            self._just[variable] = [self.own[variable], *just.get(variable, ())]

    def implies_just(self, variable: int) -> list[int]:
        """Hints by which a variable that is true is the only one of its place."""
        return self._just[variable]

    def implies_none(self, variable: int, item: int, later: _SoundLayer) -> int:
        """The lemma that a variable is false, or all later ones that have one of its items are."""
        key = variable, item
        if key not in self._aside:
            some, nodes = later.covered[item], self.by_choice[variable]
            hints = [*later.ahead(item), self.own[variable]]
            for node in dict.fromkeys(live.node for live in nodes):
                hints += self._each_false(some, node)
            hints += [live.by_node for live in nodes]
            hints += self._falsified(self.chosen[variable])
            self._aside[key] = self._keep((-variable, later.none_with[item]), hints)
        return self._aside[key]

    def cut(self, cut: int, later: _SoundLayer) -> int:
        """Prove that one of the rests of the next layer holds."""
        hints = [live.by_node for nodes in self.by_choice.values() for live in nodes]
        sums = dict.fromkeys(rest.by_all for rest in self.rests if rest.by_all)
        nodes = sorted({rest.node for rest in later.rests})
        return self._proof.lines.add(nodes, (*hints, *sums, cut))

    def _keep(self, literals: Iterable[int], hints: Iterable[int]) -> int:
        number = self._proof.lines.add(literals, hints)
        self.temporary.append(number)
        return number
