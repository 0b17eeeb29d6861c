"""Random descents: what a tree holds, told from a few of its subtrees.

Knuth (1975) walks from the root to a leaf, takes a branch at random at each node, and lets every node that he meets
stand for as many as there were branches to choose from. No method tells more of a tree for less work, but a few
large subtrees that are seldom met make up most of most trees. Two things tame that.

A descent does not go down to the leaves: a subtree that the search walks in a moment is walked, and
counts as large as it is. And `width` descents go down side by side: of all branches of all nodes of a level
so many are drawn at even distances, each in proportion to what it stands for, so that the first branches are
shared out fairly and dead ends are made up for by their neighbors. One such *round* is an
unbiased estimate of the whole: each node of the tree is met with a known chance, and counts for its reciprocal.
What is decided by earlier rounds, such as at which depth subtrees are small enough to be tried, does not change that.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import accumulate
from math import sqrt
from random import Random

from ..engines import KernelSearch, Status, thread_seconds
from ..engines.branching import Level
from ..values import frozen

# A subtree is walked if that takes no longer than to go one level down, which is about this: of all descents together,
# or of one where a search tells how long its nodes take.
_TRIAL_SECONDS = 0.0006
_STEP_SECONDS = 40e-6
_LEAST_TRIAL_NODES = 16
_FIRST_TRIAL_NODES = 1024
# Where fewer than one subtree in so many was small enough, they are not tried any more. Failures are dear.
_TRIES = 4
_SELDOM = 8
# Multiples of such numbers are spread evenly over 0 to 1, and no two of them go hand in hand (Kronecker, Weyl).
_STEPS = tuple(sqrt(prime) % 1.0 for prime in (5, 2, 3, 7, 11, 13, 17, 19))
# Of trees whose size no floating-point number holds, what a node stands for and its interval go no further than this.
_HEAVIEST = 1e290
_NARROWEST = 1e-290
# Short calls tell little about speed: now and then a search is let go for so long.
_SPEED_SECONDS = 0.004


class Round:
    """One estimate of the whole tree, from `width` descents that went down side by side.

    It has subtrees: where each begins on the interval of the tree, and what it stands for.
    """

    def __init__(self, width: int) -> None:
        self.width = width
        self.positions: list[float] = []
        self.nodes: list[float] = []
        self.found: list[float] = []
        self.seconds = 0.0
        """The time of all nodes together, 0 where no caller asked for it."""

    def add(self, position: float, weight: float, search: KernelSearch, each: float) -> None:
        """Take what a search met from `position` on for `weight` times as much; a node takes `each` seconds."""
        self.positions.append(position)
        self.nodes.append(weight * search.nodes)
        self.found.append(weight * search.found)
        self.seconds += weight * search.nodes * each

    @cached_property
    def _sums(self) -> tuple[list[float], list[float]]:
        """The positions in order, and the nodes before each; for a round that has ended."""
        order = sorted(range(len(self.positions)), key=self.positions.__getitem__)
        return [self.positions[k] for k in order], [0.0, *accumulate(self.nodes[k] for k in order)]

    @property
    def total(self) -> float:
        """All nodes."""
        return self._sums[1][-1]

    def within(self, begin: float, end: float) -> float:
        """Nodes from `begin` on and before `end`."""
        positions, before = self._sums
        first = bisect_left(positions, begin)
        last = len(positions) if end >= 1.0 else bisect_left(positions, end)
        return before[max(first, last)] - before[first]


@frozen
class _Branches:
    """Branches of one level that are still to be tried: the first, how many, of how many, and the node's interval."""

    level: int
    first: int
    n: int
    of: int
    begin: float
    width: float

    @property
    def length(self) -> float:
        """The part of the interval that each of them has."""
        return self.width / self.of


@frozen
class _Node:
    """A node of the tree with a search that has come to it, the number of nodes it stands for, and its branches."""

    search: KernelSearch
    weight: float
    position: float
    levels: list[Level]
    branches: list[_Branches]


class Descents:
    """Descents in what is left of the tree of a search, from where it is; the search itself does not move.

    `speed`, nodes a second, is measured if it is not known. With `node_seconds`, how long a node below the place of a
    search takes, rounds tell how long all nodes take.
    """

    def __init__(
        self,
        root: KernelSearch,
        seed: int = 0,
        width: int = 16,
        speed: float | None = None,
        node_seconds: Callable[[KernelSearch], float] = lambda search: 0.0,
    ) -> None:
        self.root = root
        self._node_seconds = node_seconds
        self._chance = Random(seed)
        self.width = width
        """How many descents of the next rounds go down side by side."""
        self._tries: dict[int, list[int]] = {}
        self._offsets: dict[int, float] = {}
        self._n_rounds = 0
        self._trial_nodes = _FIRST_TRIAL_NODES if speed is None else _trial_nodes(speed)
        self._measures = speed is None
        self.n_walked = 0
        """Subtrees that were walked to their end."""
        self.nodes = 0
        self.seconds = 0.0
        """Nodes visited in long calls, and the seconds of the processor that they took."""

    def steps(self) -> Iterator[Round | None]:
        """Rounds without end; None every millisecond or so in between, so that the caller regains control."""
        if self._measures:
            self.measure(self.root)
        while True:
            yield from self._round()

    def measure(self, search: KernelSearch) -> None:
        """Let a copy of a search go for a moment, to see how fast it is."""
        walk = search.copy(only_counts=True)
        budget = self._trial_nodes
        began = thread_seconds()
        while True:
            status, _ = walk.advance(budget, 0)
            took = thread_seconds() - began
            if status is Status.EXHAUSTED or took > _SPEED_SECONDS:
                break
            budget *= 2
        self.note(walk.nodes, took)

    def note(self, nodes: int, seconds: float) -> None:
        """Take note of how long so many nodes took."""
        if seconds > _SPEED_SECONDS / 4:
            self.nodes += nodes
            self.seconds += seconds
            if self._measures:
                self._trial_nodes = _trial_nodes(self.nodes / self.seconds)

    def _round(self) -> Iterator[Round | None]:
        done = Round(self.width)
        levels = self.root.levels()
        level = [_Node(self.root, 1.0, 0.0, levels, _open_branches(levels, 0, 0.0, 1.0))]
        depth = 0
        lasting: list[_Node] = []
        while level:
            following: list[_Node] = []
            for node in level:
                if depth and self._walks(depth, node, done):
                    continue
                following.append(node)
                yield None
            lasting = following or lasting
            level = []
            for node, branches, k, weight in self._drawn(following, depth):
                below = self._descend(node, branches, k, weight, done)
                if below.branches:
                    level.append(below)
                yield None
            depth += 1
        if lasting and self._measures:
            self.measure(self._chance.choice(lasting).search)
        self._n_rounds += 1
        yield done

    def _walks(self, depth: int, node: _Node, done: Round) -> bool:
        """Walk the subtree of a node if that does not take long; False if it does, or is expected to."""
        tries = self._tries.setdefault(depth, [0, 0])
        if tries[0] >= _TRIES and tries[1] * _SELDOM < tries[0]:
            return False
        walk = node.search.copy(only_counts=True)
        each = self._node_seconds(node.search)
        most = max(_LEAST_TRIAL_NODES, int(_STEP_SECONDS / each)) if each else self._trial_nodes
        status, _ = walk.advance(min(most, self._trial_nodes), 0)
        tries[0] += 1
        if status is not Status.EXHAUSTED:
            return False
        tries[1] += 1
        self.n_walked += 1
        done.add(node.position, node.weight, walk, each)
        return True

    def _offset(self, depth: int) -> float:
        """The place, from 0 to 1, to draw from first at a depth: random, then spread evenly over the rounds."""
        begin = self._offsets.setdefault(depth, self._chance.random())
        return (begin + self._n_rounds * _STEPS[depth % len(_STEPS)]) % 1.0

    def _drawn(self, nodes: list[_Node], depth: int) -> Iterator[tuple[_Node, _Branches, int, float]]:
        """Branches of nodes, as many as go down side by side, each with its weight; all if there are no more."""
        n = sum(branches.n for node in nodes for branches in node.branches)
        if n <= self.width:
            for node in nodes:
                for branches in node.branches:
                    for k in range(branches.n):
                        yield node, branches, k, node.weight
            return
        # Drawn at even distances on a scale where each branch is as long as its weight, from a random place on. A
        # branch longer than a distance may be drawn twice. Of one node with branches on several levels those of
        # the upper levels are longer: by the root of their part of the interval, which did better than all of it.
        scale = [
            (node, branches, node.weight * sqrt(branches.length / max(other.length for other in node.branches)))
            for node in nodes
            for branches in node.branches
        ]
        distance = sum(branches.n * length for _, branches, length in scale) / self.width
        at = self._offset(depth) * distance
        end = 0.0
        for node, branches, length in scale:
            begin, end = end, end + branches.n * length
            while at < end:
                k = min(branches.n - 1, int((at - begin) / length))
                times = 1
                at += distance
                while at < begin + (k + 1) * length:
                    times += 1
                    at += distance
                yield node, branches, k, min(times * distance * (node.weight / length), _HEAVIEST)

    def _descend(self, node: _Node, branches: _Branches, k: int, weight: float, done: Round) -> _Node:
        """Go down one branch."""
        search = node.search.copy(only_counts=True)
        search.narrow(k, branches.level, node.levels)
        width = max(branches.length, _NARROWEST)
        position = branches.begin + width * (branches.first + k)
        status, _ = search.advance(1, 0)
        done.add(position, weight, search, self._node_seconds(node.search))
        levels = [] if status is Status.EXHAUSTED else search.levels()
        return _Node(search, weight, position, levels, _open_branches(levels, branches.level + 1, position, width))


def _trial_nodes(speed: float) -> int:
    """The nodes of the largest subtree that is walked. In steps, so that the same seed mostly gives the same rounds."""
    steps = (int(speed * _TRIAL_SECONDS) // _LEAST_TRIAL_NODES).bit_length()
    return _LEAST_TRIAL_NODES << max(0, steps - 1)


def _open_branches(levels: list[Level], level: int, begin: float, width: float) -> list[_Branches]:
    """The branches not tried from a level on, whose node owns an interval; some kernels drop levels that are done."""
    first = next((k for k, found in enumerate(levels) if found.untried), len(levels))
    opened = []
    for here in range(min(level, first), len(levels)):
        of, n = levels[here]
        if n:
            opened.append(_Branches(here, of - n, n, of, begin, width))
        width /= max(1, of)
        begin += width * max(0, of - n - 1)
    return opened
