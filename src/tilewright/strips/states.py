"""The states of a strip, and the graph of the ways from each to those one layer later.

The layers of a long strip are the same but for the first `n_first` and the last `n_last`. So the number of solutions of
n >= n_first + n_last layers is u T^(n - n_first - n_last) v: u has for each state the ways that lead to it through the
first layers, T the ways from state to state through a layer in the middle, v the ways to the end. States that no way
reaches, or from which none leads to the end, are left out; states from which the same ways lead on count as one, and so
do those to which the same ways lead: see `lumped`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from ..deadline import in_time
from ..values import frozen
from .strip import Layer, NoStates

MOST_STATES = 300_000
_MOST_WAYS = 8_000_000

Ways = Mapping[int, int]
"""For each of some states a number of ways."""


def through(layer: Layer, ways: Ways, width: int) -> dict[int, int]:
    """The states behind a layer, each with the number of ways to it, from those before the layer.

    NoStates if they are too many: one wide layer can have more of them than there is memory for.
    """
    for cell, options in enumerate(layer.options):
        bit = 1 << cell
        if not layer.cells & bit:
            continue
        found: defaultdict[int, int] = defaultdict(int)
        for here, n in ways.items():
            if here & bit:
                found[here] += n
                continue
            for sets, forbids in options:
                if not here & forbids:
                    found[here | sets] += n
            if layer.optional & bit:
                found[here | bit] += n
        ways = found
        if len(ways) > 1000:
            in_time()
            demand_few(len(ways))
    after: dict[int, int] = {}
    for here, n in ways.items():
        if not layer.required & ~here:
            after[here >> width] = after.get(here >> width, 0) + n
    return after


def demand_few(n_states: int, n_ways: int = 0) -> None:
    """Raise NoStates if there are more states, or ways between them, than can be walked."""
    if n_states > MOST_STATES:
        raise NoStates(f"its layers have more than {MOST_STATES:,} states, too many to walk")
    if n_ways > _MOST_WAYS:
        raise NoStates(f"its layers have more than {_MOST_WAYS:,} ways from state to state, too many to walk")


def walked(layers: Sequence[Layer], width: int, ways: Ways) -> dict[int, int]:
    """The states behind some layers, each with the number of ways to it, from those before."""
    here = dict(ways)
    for layer in layers:
        in_time()
        here = through(layer, here, width)
    return here


@frozen
class StateGraph:
    """A graph with numbers of ways: `first[s]` lead to state s, `steps[s]` from it to others, `last[s]` to the end."""

    first: tuple[int, ...]
    steps: tuple[tuple[tuple[int, int], ...], ...]
    last: tuple[int, ...]

    @property
    def n_states(self) -> int:
        return len(self.first)

    @property
    def n_steps(self) -> int:
        """The number of pairs of states, one a layer behind the other."""
        return sum(map(len, self.steps))


def state_graph(first: Sequence[Layer], middle: Layer, last: Sequence[Layer], width: int) -> StateGraph:
    """The graph of a strip of these layers: those in the middle may be any number. It is lumped."""
    begin = walked(first, width, {0: 1})
    number_of = {state: number for number, state in enumerate(begin)}
    steps: list[dict[int, int]] = []
    n_ways = 0
    for state in (todo := list(begin)):
        if len(steps) % 64 == 0:
            in_time()
        after = through(middle, {state: 1}, width)
        for one in after:
            if one not in number_of:
                number_of[one] = len(todo)
                todo.append(one)
        steps.append({number_of[one]: n for one, n in after.items()})
        n_ways += len(after)
        demand_few(len(number_of), n_ways)
    ends: dict[int, int] = _ways_to_end(last, width, todo)
    return lumped(
        StateGraph(
            tuple(begin.get(state, 0) for state in todo),
            tuple(tuple(sorted(one.items())) for one in steps),
            tuple(ends[state] for state in todo),
        )
    )


def _ways_to_end(layers: Sequence[Layer], width: int, states: Sequence[int]) -> dict[int, int]:
    """For each state the ways from it through the last layers."""
    after: list[dict[int, dict[int, int]]] = []
    here = list(states)
    for layer in layers:
        in_time()
        after.append({state: through(layer, {state: 1}, width) for state in here})
        here = list({one for ways in after[-1].values() for one in ways})
    # Behind the last layer nothing is left that could be covered.
    ends = dict.fromkeys(here, 1)
    for found in reversed(after):
        ends = {state: sum(n * ends[one] for one, n in ways.items()) for state, ways in found.items()}
    return ends


def lumped(graph: StateGraph) -> StateGraph:
    """A smaller graph with the same terms.

    A partition of the states is refined until all states of a class have as many ways to the end, and as many ways into
    each class; then one of them stands for all. The same backwards, until neither makes the graph smaller.
    """
    graph = _trimmed(graph)
    while True:
        smaller = _trimmed(_reversed(_merged(_reversed(_merged(graph)))))
        if smaller.n_states == graph.n_states:
            return graph
        graph = smaller


def _reversed(graph: StateGraph) -> StateGraph:
    """The graph with all ways turned around; its terms are the same."""
    steps: list[list[tuple[int, int]]] = [[] for _ in graph.steps]
    for state, ways in enumerate(graph.steps):
        for after, n in ways:
            steps[after].append((state, n))
    return StateGraph(graph.last, tuple(map(tuple, steps)), graph.first)


def _trimmed(graph: StateGraph) -> StateGraph:
    """The graph without the states that no way from the beginning to the end passes."""
    forward, backward = _reached(graph), _reached(_reversed(graph))
    kept = [state for state in range(graph.n_states) if state in forward and state in backward]
    number_of = {state: number for number, state in enumerate(kept)}
    return StateGraph(
        tuple(graph.first[state] for state in kept),
        tuple(tuple((number_of[one], n) for one, n in graph.steps[state] if one in number_of) for state in kept),
        tuple(graph.last[state] for state in kept),
    )


def _reached(graph: StateGraph) -> set[int]:
    todo = [state for state, n in enumerate(graph.first) if n]
    found = set(todo)
    for state in todo:
        for after, _ in graph.steps[state]:
            if after not in found:
                found.add(after)
                todo.append(after)
    return found


def _merged(graph: StateGraph) -> StateGraph:
    """The graph with one state for those that lead on alike."""
    class_of = _numbered(graph.last)
    while True:
        in_time()
        ways: list[tuple[int, tuple[tuple[int, int], ...]]] = []
        for state, steps in enumerate(graph.steps):
            into: dict[int, int] = {}
            for after, n in steps:
                into[class_of[after]] = into.get(class_of[after], 0) + n
            ways.append((class_of[state], tuple(sorted(into.items()))))
        finer = _numbered(ways)
        if max(finer, default=0) == max(class_of, default=0):
            break
        class_of = finer
    n_classes = 1 + max(class_of, default=-1)
    first, last = [0] * n_classes, [0] * n_classes
    steps_of: list[tuple[tuple[int, int], ...]] = [()] * n_classes
    for state, number in enumerate(class_of):
        first[number] += graph.first[state]
        last[number], steps_of[number] = graph.last[state], ways[state][1]
    return StateGraph(tuple(first), tuple(steps_of), tuple(last))


def _numbered(values: Sequence[object]) -> list[int]:
    """For each value its number among the different ones."""
    number_of: dict[object, int] = {}
    return [number_of.setdefault(value, len(number_of)) for value in values]
