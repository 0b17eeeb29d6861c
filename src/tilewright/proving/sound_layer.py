"""The lemmas of one place in the proof that the graph counts nothing too much, and the names that they need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..values import frozen
from .graph import CountGraph, Definitions
from .proof_lines import ProofLines
from .rests import WalkRest

_BLOCK = 8


@frozen
class NoneWith:
    """The literal that says that all variables from a place on that have an item are false, and how it is made.

    It is the product of `parts`: literals, and products of eight parts each, made here (`made`) or before. `above` has
    for each literal and each part of such a product that product.
    """

    names: Definitions
    literal: int
    parts: tuple[int, ...]
    made: tuple[int, ...]
    above: Mapping[int, int]

    def unfolded(self) -> list[int]:
        """The hints by which its parts are true if it is."""
        return [self.names.part(self.literal, part) for part in self.parts] if len(self.parts) > 1 else []

    def folded(self) -> list[int]:
        """The hints by which it is true if the parts from which it was made are."""
        own = [self.literal] if len(self.parts) > 1 else []
        return [self.names.whole(name) for name in (*self.made, *own)]

    def steps_to(self, literal: int) -> list[int]:
        """The hints by which a literal in it is true if it is."""
        found, at = [], literal
        while at not in self.parts:
            found.append(self.names.part(self.above[at], at))
            at = self.above[at]
        if len(self.parts) > 1:
            found.append(self.names.part(self.literal, at))
        return found[::-1]


class NoneFrom:
    """Names what says of an item that no variable from a place on has it, from the last place to the first.

    Of each eight that follow one another there is a product, and again of each eight such products. So each is written
    once, not again for every place before it.
    """

    def __init__(self, names: Definitions) -> None:
        self._names = names
        self._sizes: list[int] = []
        self._parts: list[int] = []
        """The parts of the next name, the last first."""
        self._above: dict[int, int] = {}
        self.now: NoneWith
        """The last name that was made."""

    def add(self, variables: Sequence[int]) -> None:
        """Make the next name, with variables that begin before all others."""
        made = []
        for variable in reversed(variables):
            self._parts.append(-variable)
            self._sizes.append(1)
            while len(self._parts) >= _BLOCK and self._sizes[-_BLOCK] == self._sizes[-1]:
                block = self._parts[: -_BLOCK - 1 : -1]
                made.append(self._names.add(block))
                self._above.update(dict.fromkeys(block, made[-1]))
                self._sizes[-_BLOCK:] = [_BLOCK * self._sizes[-1]]
                self._parts[-_BLOCK:] = [made[-1]]
        parts = tuple(reversed(self._parts))
        literal = parts[0] if len(parts) == 1 else self._names.add(parts)
        self.now = NoneWith(self._names, literal, parts, tuple(made), self._above)


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

    def __init__(self, names: Definitions, exactly: Mapping[int, int], none: int, rest: WalkRest) -> None:
        self.covered, self.node = rest.covered, rest.node
        self.live = [
            _LiveChoice(names, choice, exactly[choice] if choice else none, product, following.node)
            for product, (choice, following) in zip(rest.products, rest.choices, strict=True)
            if following.ways
        ]
        self.by_all = names.whole(rest.node) if rest.node not in rest.products else 0


class SoundLayer:
    """What is proved of the rests of one place."""

    def __init__(self, graph: CountGraph, names: Definitions, place: int) -> None:
        self._names = names
        self._start = graph.walk.starts[place]
        self._exactly, self._none = graph.exactly[place], graph.none[place]
        rests = graph.layers[place]
        self.rests = [_LiveRest(names, self._exactly, self._none, rest) for rest in rests if rest.ways]
        self.lines: ProofLines
        """Where lemmas are written: behind all names, so these come first."""
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
        self.none_with: dict[int, NoneWith] = {}
        """For each item the product that says that all variables from here on that have it are false."""
        self._none_here: dict[int, int] = {}
        self._ahead: dict[int, int] = {}
        self.own: dict[int, int] = {}
        """For each variable the lemma that it is false or chosen."""
        self._just: dict[int, list[int]] = {}
        self._aside: dict[tuple[int, int], int] = {}
        self.temporary: list[int] = []
        """The numbers of lemmas that no other layer needs."""

    # Names.

    def name_all(self, own: Mapping[int, Sequence[int]], ahead: Mapping[int, NoneFrom]) -> None:
        """Give names to what is said of this layer; the one that follows has its names already.

        `own` has for each item its variables that begin here, `ahead` the names of those that begin from here on.
        """
        for choice, nodes in self.by_choice.items():
            if nodes:
                self.chosen[choice] = self._some([live.product for live in nodes])
        for item in sorted(ahead):
            if item in own:
                self._none_here[item] = self._all_false(own[item])
                ahead[item].add(own[item])
            self.none_with[item] = ahead[item].now
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

    def look_ahead(self, later: SoundLayer | None) -> None:
        """Prove for each item: if a rest holds in which it is covered, no variable from here on has it."""
        lines = self.lines
        for item, some in self.covered.items():
            rests = [rest for rest in self.rests if rest.covered >> item & 1]
            none, here = self.none_with[item], self._none_here.get(item)
            hints: list[int] = []
            if later is not None and item in later.none_with:
                hints = [*self._steps(rests, later, item), *self._falsified(some)]
                if here is None:
                    # It is the same literal there.
                    self._ahead[item] = lines.add((-some, none.literal), (*later.ahead(item), *hints))
                    continue
                hints = [lines.add((-some, later.covered[item]), hints), *later.ahead(item)]
                hints += later.none_with[item].unfolded()
            assert here is not None
            # The node may be the product itself: then there is nothing to prove.
            now = 0
            if some != here:
                now = lines.add((-some, here), (*self._asides(rests, item), *self._falsified(some)))
            if none.literal == here:
                self._ahead[item] = now
                continue
            parts = [now, *self._unfolded(here), *none.folded()]
            self._ahead[item] = lines.add((-some, none.literal), (*hints, *[hint for hint in parts if hint]))
            lines.delete((now, *hints[:1]) if hints else (now,))

    def ahead(self, item: int) -> list[int]:
        """The hint by which no variable from here on has an item if a rest holds in which it is covered."""
        return [number] if (number := self._ahead[item]) else []

    def _unfolded(self, none: int) -> list[int]:
        names = self._names
        return [names.part(none, part) for part in names.of(none)] if names.is_name(none) else []

    def _steps(self, rests: Iterable[_LiveRest], later: SoundLayer, item: int) -> list[int]:
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
            hints.append(self.lines.add((-node, here), (*parts, names.whole(here))))
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

    def implies_none(self, variable: int, item: int, later: SoundLayer) -> int:
        """The lemma that a variable is false, or all later ones that have one of its items are."""
        key = variable, item
        if key not in self._aside:
            some, nodes = later.covered[item], self.by_choice[variable]
            hints = [*later.ahead(item), self.own[variable]]
            for node in dict.fromkeys(live.node for live in nodes):
                hints += self._each_false(some, node)
            hints += [live.by_node for live in nodes]
            hints += self._falsified(self.chosen[variable])
            self._aside[key] = self._keep((-variable, later.none_with[item].literal), hints)
        return self._aside[key]

    def cut(self, cut: int, later: SoundLayer) -> int:
        """Prove that one of the rests of the next layer holds."""
        hints = [live.by_node for nodes in self.by_choice.values() for live in nodes]
        sums = dict.fromkeys(rest.by_all for rest in self.rests if rest.by_all)
        nodes = sorted({rest.node for rest in later.rests})
        return self.lines.add(nodes, (*hints, *sums, cut))

    def _keep(self, literals: Iterable[int], hints: Iterable[int]) -> int:
        number = self.lines.add(literals, hints)
        self.temporary.append(number)
        return number
