"""The proof that the graph counts nothing too much: whatever makes the root true satisfies each clause of the CNF.

It refutes "the root is true, and one of the clauses is false", where `chosen` variables say which. Lemmas from the
first layer to the last say that one of the rests of a layer holds, one of its choices, and that a variable that is true
is the choice of its place. Others, from the last layer to the first, say for each item: if a rest holds in which it is
covered, then all variables from there on that have it are false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .graph import CountGraph
from .proof_lines import ProofLines, bits_of
from .sound_layer import NoneFrom, SoundLayer


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
        self._layers = {place: SoundLayer(graph, self.names, place) for place in self._places}
        self._following = dict(zip(self._places, self._places[1:], strict=False))
        self._name_all()
        self.root_clause = self.names.next_clause
        """The number of the clause that says that the root is true; it follows those of the names."""
        n_pairs = sum(bits.bit_count() for bits in pairs)
        self.n_chosen = len(others) + n_pairs
        """The number of variables behind the names, each of which says that a clause is false."""
        self._said = self.root_clause + 1 + sum(map(len, others))
        self._some = self._said + 2 * n_pairs
        self.lines = ProofLines(self._some)
        for layer in self._layers.values():
            layer.lines = self.lines

    def _name_all(self) -> None:
        """Give names to what is said of each layer, from the last to the first.

        What is said of an item is only asked for where a variable before a place has it, and another one from there on.
        """
        ahead: dict[int, NoneFrom] = {}
        for place in reversed(self._places):
            own: dict[int, list[int]] = {}
            for variable in self._walk.starts[place]:
                for item in bits_of(self._walk.items[variable]):
                    own.setdefault(item, []).append(variable)
            for item in own:
                if item not in ahead:
                    ahead[item] = NoneFrom(self.names)
            for item in [item for item in ahead if self._begins[item] == place]:
                del ahead[item]
            self._layers[place].name_all(own, ahead)

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
                hints += self._layers[self._following[place]].none_with[item].steps_to(-other)
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
