"""The graph and the proof that it misses nothing in the format SCPOG, for programs that check and count in it.

Its sums have two parts each, so a sum of several is a chain of sums here; and it wants a proof that the two parts of
each exclude each other. These programs find out by themselves that the graph has nothing too much. See R. E. Bryant,
W. Nawrocki, J. Avigad, M. J. H. Heule, Certified knowledge compilation with application to verified model counting,
SAT 2023.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from .complete_proof import CompleteProof
from .graph import CountGraph
from .proof_lines import ProofLines


class CpogFile(ProofLines):
    """Takes the steps of the proof, and writes them in the other numbering."""

    def __init__(self, graph: CountGraph, proof: CompleteProof, n_cnf: int) -> None:
        super().__init__(proof.root_clause)
        self._graph = graph
        self._names = proof.names
        self._root_clause = proof.root_clause
        n = graph.walk.n_variables
        self._name = [*range(n + 1), *[0] * len(proof.names.parts)]
        """For each variable and name its number there."""
        self._last_name, self._last_clause = n, n_cnf
        self._hint: list[list[int]] = [[number] for number in range(n_cnf + 1)]
        self._hint += [[] for _ in range(n_cnf + 1, proof.root_clause + 1)]
        """For each clause of the CNF and of names its numbers there, as hints."""
        self._shift = 0
        self._text: list[str] = []

    def lines_of(self, proof: CompleteProof) -> Iterator[str]:
        """All lines of the file."""
        yield from self._definitions()
        for _ in proof.steps(self):
            yield from self._taken_lines()
        yield from self._taken_lines()

    def _definitions(self) -> Iterator[str]:
        """The lines of the graph and of the names of the proof."""
        choices, names = self._choices(), self._names
        n, n_graph = self._graph.walk.n_variables, len(self._graph.names.parts)
        yield f"r {self._root()}\n"
        # There the root has the greatest number, so what the proof names comes first.
        for index in (*range(n_graph, len(names.parts)), *range(n_graph)):
            parts = names.parts[index]
            lines = self._sum(parts, choices[n + 1 + index]) if names.is_sum[index] else self._product(parts)
            hints: list[list[int]] = []
            for line, more in lines:
                hints += more
                yield line
            self._name[n + 1 + index] = self._last_name
            begin = names.whole(n + 1 + index)
            self._hint[begin : begin + len(hints)] = hints
        self._shift = self._last_clause - self._root_clause

    def _root(self) -> int:
        """The number of the root there, which is the last: a sum of k parts takes k - 1 names."""
        named = zip(self._names.parts, self._names.is_sum, strict=True)
        return self._names.last + sum(len(parts) - 2 for parts, is_sum in named if is_sum)

    def _choices(self) -> dict[int, list[tuple[int, int, int]]]:
        """For each sum its parts: the choice, what says that of the variables of its place, and the product."""
        graph, found = self._graph, {}
        for exactly, none, layer in zip(graph.exactly, graph.none, graph.layers, strict=False):
            for rest in layer:
                if rest.ways and rest.node not in rest.products:
                    found[rest.node] = [
                        (choice, exactly[choice] if choice else none, product)
                        for product, (choice, following) in zip(rest.products, rest.choices, strict=True)
                        if following.ways
                    ]
        return found

    def _product(self, parts: Sequence[int]) -> Iterator[tuple[str, list[list[int]]]]:
        """The line of a product; for each of its clauses the hints that stand for it there."""
        first = self._last_clause + 1
        self._last_clause += len(parts) + 1
        self._last_name += 1
        hints = [[number] for number in range(first, self._last_clause + 1)]
        yield f"{first} p {self._last_name} {self._renamed(parts)}0\n", hints

    def _sum(
        self, parts: Sequence[int], choices: Sequence[tuple[int, int, int]]
    ) -> Iterator[tuple[str, list[list[int]]]]:
        """The lines of a sum; at the last of them for each of its clauses the hints that stand for it there."""
        chain: list[int] = []
        one = self._renamed(parts[:1])
        for number in range(1, len(parts)):
            first = self._last_clause + 1
            self._last_clause += 3
            self._last_name += 1
            hints = "".join([f"{hint} " for hint in (*self._exclusive(choices[: number + 1]), *reversed(chain))])
            chain.append(first)
            # That no part makes it true is never a hint of this proof.
            found: list[list[int]] = [[]] * (number == len(parts) - 1)
            for part in range(len(parts) if found else 0):
                above = [first + 1 for first in reversed(chain[max(1, part) :])]
                found.append([*above, chain[part - 1] + 2 if part else chain[0] + 1])
            yield f"{first} s {self._last_name} {one}{self._renamed(parts[number : number + 1])}{hints}0\n", found
            one = f"{self._last_name} "

    def _exclusive(self, choices: Sequence[tuple[int, int, int]]) -> list[int]:
        """Hints by which all parts but the last are false if that is true: it says that their variables are."""
        names = self._names
        *before, (_, says, product) = choices
        found = [names.part(product, says)] if product != says else []
        for choice, other, node in before:
            found += [names.part(says, -choice)] if names.is_name(says) else []
            found += [names.part(other, choice)] if names.is_name(other) else []
            found += [names.part(node, other)] if node != other else []
        return [self._hint[clause][0] for clause in found]

    def add(self, literals: Iterable[int], hints: Iterable[int]) -> int:
        """Add a clause, which follows from those that the hints name."""
        self.last += 1
        self.n_lines += 1
        literals, hints = tuple(literals), list(hints)
        if not literals:
            # Where the other proof contradicts that the root is false, this one proves the root, unless a lemma has.
            literals = (self._graph.root,)
            hints.remove(self._root_clause)
            if len(hints) < 2:
                return self.last
        text = "".join([f"{hint} " for hint in self._renumbered(hints)])
        self._text.append(f"{self.last + self._shift} a {self._renamed(literals)}0 {text}0\n")
        return self.last

    def delete(self, numbers: Iterable[int]) -> None:
        """Delete clauses that were added; others stay."""
        gone = sorted({number + self._shift for number in numbers if number > self._root_clause})
        if gone:
            self._text.append(f"D {''.join([f'{number} ' for number in gone])}0\n")

    def _taken_lines(self) -> list[str]:
        """The lines since the last call."""
        found, self._text = self._text, []
        return found

    def _renumbered(self, hints: Iterable[int]) -> Iterator[int]:
        for hint in hints:
            if hint > self._root_clause:
                yield hint + self._shift
            else:
                yield from self._hint[hint]

    def _renamed(self, literals: Iterable[int]) -> str:
        return "".join([f"{self._name[x] if x > 0 else -self._name[-x]} " for x in literals])
