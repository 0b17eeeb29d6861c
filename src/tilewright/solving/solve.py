"""Solve, enumerate, count, check: once for every family and every engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Literal, get_args

from ..engines import Choices, Search
from ..errors import InvalidRequest, InvalidSolution
from ..families import Compiled, Finding, Puzzle, Solution, Symmetry, family_of
from ..models import Model, Part
from .answers import NO_LIMITS, Answer, Count, Effort, Limits
from .bare import count_model
from .choice import Choice, choose_engine
from .orbits import OrbitTally
from .parts import PartsSearch, start_parts, start_search
from .run import OnProgress, Run

UpTo = Literal["rotation", "symmetry", "relabeling"]
_BATCH = 512


def check(puzzle: Puzzle, solution: Solution) -> None:
    """Verify a solution by reading the rules afresh; raises InvalidSolution, naming each rule that it breaks."""
    if solution.family != puzzle.family:
        raise InvalidSolution(f"this solves a {solution.family} puzzle; {puzzle.name} is a {puzzle.family} puzzle")
    broken = family_of(puzzle).broken_rules(puzzle, solution)
    if broken:
        raise InvalidSolution(f"this is no solution of {puzzle.name}: " + "; ".join(broken))


def lint(puzzle: Puzzle) -> tuple[Finding, ...]:
    """What is wrong or remarkable about a puzzle, found without a search; what proves it impossible comes first."""
    return family_of(puzzle).lint(puzzle)


class Solutions:
    """An iterator over the solutions of a puzzle; `effort` says at any time how far the search has come.

    `start`, if given, begins the search instead of the engine: the same engine with other parameters.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        *,
        up_to: UpTo | None = None,
        engine: str | None = None,
        limits: Limits = NO_LIMITS,
        seed: int = 0,
        on_progress: OnProgress | None = None,
        start: Callable[[Model, int], Search] | None = None,
    ) -> None:
        self._puzzle = puzzle
        choice = choose_engine(puzzle, engine)
        self._compiled = choice.compiled
        self._group = subgroup(self._compiled, up_to) if up_to is not None else ()
        self._wanted = limits.solutions
        # An engine that chooses at random comes back to solutions; an exhaustive one gives each once.
        self._seen: set[Choices] | None = None if choice.engine.is_exhaustive else set()
        if self._seen is not None and limits == NO_LIMITS:
            raise InvalidRequest(
                f"engine {choice.engine.name!r} finds solutions but never knows all; "
                f"ask for a number of them or give a limit"
            )
        # With symmetry a limit of solutions is one of solutions given, not of solutions found.
        given_once = not self._group and self._seen is None
        inner = Limits(limits.seconds, limits.nodes, limits.solutions if given_once else None)
        self._parts: tuple[Part, ...] = ()
        if self._group and self._seen is None and start is None:
            # With symmetry a share of the tree is enough.
            self._parts = self._compiled.parts(self._group, False)
            search = start_parts(choice.pick, self._parts)
        else:
            search = (
                start_search(choice.pick, choice.compiled.model)
                if start is None and choice.engine.is_exhaustive
                else (start or choice.engine.start)(choice.compiled.model, seed)
            )
        most = _BATCH if self._seen is None else 1
        self._run = Run(choice.pick, inner, search=search, most=most, first_at_once=True, on_progress=on_progress)
        self._iterator = self._solutions()
        self._passed_over = 0

    @property
    def passed_over(self) -> int:
        """Solutions seen so far that were not given because a smaller one of their orbit stands for them."""
        return self._passed_over

    @property
    def effort(self) -> Effort:
        return self._run.effort

    def interrupt(self) -> None:
        """Take note that whoever takes the solutions was interrupted (Ctrl-C) and takes no more."""
        self._run.interrupt()

    @property
    def compiled(self) -> Compiled:
        """The puzzle as the engine sees it; it tells whether solutions are the same up to symmetry."""
        return self._compiled

    @property
    def search(self) -> Search:
        """The search itself, for what only this engine can tell."""
        return self._run.search

    def closest(self) -> Solution | None:
        """The best arrangement so far of an engine that keeps one; it is no solution if rules are broken."""
        best = getattr(self.search, "best", None)
        if best is None or self.search.nodes == 0:
            return None
        closest: Solution = self._compiled.decode(best()[1])
        return closest

    def __iter__(self) -> Iterator[Solution]:
        return self

    def __next__(self) -> Solution:
        return next(self._iterator)

    def _solutions(self) -> Iterator[Solution]:
        given = 0
        for batch in self._run:
            for choices in batch:
                canonical = self._compiled.canonical(choices)
                if self._seen is not None:
                    canonical = min([canonical, *(symmetry.image(canonical) for symmetry in self._group)])
                    if canonical in self._seen:
                        continue
                    self._seen.add(canonical)
                elif self._group:
                    images = [symmetry.image(canonical) for symmetry in self._group]
                    # Of those of its images that this search comes to, too, only the least is given.
                    if any(image < canonical and any(part.has(image) for part in self._parts) for image in images):
                        self._passed_over += 1
                        continue
                    canonical = min(images)
                solution: Solution = self._compiled.decode(canonical)
                check(self._puzzle, solution)
                yield solution
                given += 1
                if self._wanted is not None and given >= self._wanted:
                    return


def solutions(
    puzzle: Puzzle,
    *,
    up_to: UpTo | None = None,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    seed: int = 0,
    on_progress: OnProgress | None = None,
) -> Solutions:
    """The distinct solutions of a puzzle, one after the other; each has passed the checker.

    Parameters
    ----------
    up_to
        Give one solution of each orbit of the rotations, of the symmetry group, or of that and the
        renamings of labels: the least, so that none needs to be remembered.
    engine
        The name of an engine; by default the one that suits the puzzle.
    seed
        Makes engines that choose at random repeat themselves.
    """
    return Solutions(puzzle, up_to=up_to, engine=engine, limits=limits, seed=seed, on_progress=on_progress)


def solve(
    puzzle: Puzzle,
    n: int | None = 1,
    *,
    up_to: UpTo | None = None,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    seed: int = 0,
    on_progress: OnProgress | None = None,
) -> Answer:
    """The first `n` solutions of a puzzle, all with n = None.

    The answer says whether the search was exhausted: if it was and nothing was found, there is no
    solution. Lint looks at the puzzle first; the answer repeats what it suspects.
    """
    if n is not None and n < 1:
        raise InvalidRequest(f"{n} solutions cannot be asked for; give a number from 1 on, or None for all")
    wanted = n if limits.solutions is None else min(limits.solutions, n or limits.solutions)
    findings = lint(puzzle)
    found = Solutions(
        puzzle,
        up_to=up_to,
        engine=engine,
        limits=Limits(limits.seconds, limits.nodes, wanted),
        seed=seed,
        on_progress=on_progress,
    )
    listed = tuple(islice(found, n))
    return Answer(listed, found.effort, findings, None if listed else found.closest())


def count(
    puzzle: Puzzle,
    *,
    relabelings: bool = False,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    on_progress: OnProgress | None = None,
    on_findings: Callable[[tuple[Finding, ...]], None] | None = None,
) -> Count:
    """Count the solutions of a puzzle: raw, distinct, up to rotation and up to symmetry.

    A share of the tree is searched, and each solution found stands for its images. By Burnside's lemma a
    group has as many orbits as its members leave solutions in place on average, and what a member leaves
    in place is counted by a small search of its own. So no solution is kept; memory is in proportion
    to the model, but for what an engine may remember (`limits.memory`).

    Parameters
    ----------
    relabelings
        Count also up to renamings of labels (for sums: the complement of all values).
    limits
        Where to stop; the numbers are then lower bounds, and `exhausted` is False.
    on_findings
        Is told before the search what lint noticed.
    """
    # A number of solutions to stop at is meant to be seen as they come: not by weights.
    is_limited = limits.solutions is not None
    shares: dict[int, tuple[tuple[Symmetry, ...], tuple[Part, ...]]] = {}

    def share(compiled: Compiled) -> tuple[tuple[Symmetry, ...], tuple[Part, ...]]:
        if id(compiled) not in shares:
            group = compiled.symmetries(relabelings)
            parts = (Part(1, compiled.model),) if is_limited else compiled.parts(group, True)
            shares[id(compiled)] = (group, parts)
        return shares[id(compiled)]

    def choose(for_counting: bool) -> Choice:
        return choose_engine(puzzle, engine, for_counting=for_counting, searched=lambda c: share(c)[1][0].model)

    choice = choose(not is_limited)
    lists = is_limited or choice.compiled.must_list(relabelings)
    if engine is None and lists and choice.engine.only_counts:
        choice = choose(False)
    compiled = choice.compiled
    if not choice.engine.is_exhaustive:
        raise InvalidRequest(f"engine {choice.engine.name!r} cannot count: it finds solutions, but never knows all")
    if lists and choice.engine.only_counts:
        raise InvalidRequest(
            f"engine {choice.engine.name!r} never sees a solution, and here each must be looked at to be counted"
        )
    findings = lint(puzzle)
    if on_findings is not None:
        on_findings(findings)
    group, parts = share(compiled)
    tally = _Tally(compiled, group)
    search = start_parts(choice.pick, parts, limits.memory)
    run = Run(choice.pick, limits, search=search, most=_BATCH if lists else 0, on_progress=on_progress)
    try:
        for batch in run:
            tally.add(batch, search.weight if isinstance(search, PartsSearch) else 1)
    except KeyboardInterrupt:
        # Between two slices: what was added up so far is a lower bound.
        run.interrupt()
    effort = run.effort
    if not lists:
        tally.orbits.n_solutions = search.found
        if effort.exhausted and search.found:
            try:
                effort = _count_left_in_place(compiled, tally.orbits, limits, effort)
            except KeyboardInterrupt:
                effort = replace(effort, stopped_by="interrupt")
    return tally.count(effort, findings, relabelings)


def _count_left_in_place(compiled: Compiled, orbits: OrbitTally, limits: Limits, effort: Effort) -> Effort:
    """Count, for each symmetry, the solutions that it leaves in place: a small search of its own."""
    for number, symmetry in enumerate(orbits.group[1:], start=1):
        model = compiled.fixed_model(symmetry)
        if model is None:
            continue
        nodes = None if limits.nodes is None else max(1, limits.nodes - effort.nodes)
        seconds = None if limits.seconds is None else max(0.0, limits.seconds - effort.seconds)
        counted = count_model(model, limits=Limits(seconds, nodes, memory=limits.memory))
        orbits.set_left_in_place(number, counted.total)
        effort = replace(
            effort,
            nodes=effort.nodes + counted.effort.nodes,
            seconds=effort.seconds + counted.effort.seconds,
            stopped_by=counted.effort.stopped_by,
        )
        if effort.stopped_by:
            break
    return effort


class _Tally:
    """What the one pass over the solutions adds up."""

    def __init__(self, compiled: Compiled, group: tuple[Symmetry, ...]) -> None:
        self._compiled = compiled
        self.orbits = OrbitTally(group)
        self._raw = 0
        self._by_target: dict[int, int] = {}
        self._has_targets = _has_targets(compiled)

    def add(self, batch: list[Choices], weight: int = 1) -> None:
        compiled = self._compiled
        is_weighed = compiled.constant_weight is None
        for choices in batch:
            self.orbits.add(choices, weight)
            if is_weighed:
                self._raw += weight * compiled.weight(choices)
            if self._has_targets:
                target = compiled.target(choices)
                assert target is not None
                self._by_target[target] = self._by_target.get(target, 0) + weight

    def count(self, effort: Effort, findings: tuple[Finding, ...], relabelings: bool) -> Count:
        constant = self._compiled.constant_weight
        up_to_rotation, n_rotations = self.orbits.orbits(lambda s: not s.relabels and not s.is_reflection)
        up_to_symmetry, n_symmetries = self.orbits.orbits(lambda s: not s.relabels)
        up_to_relabeling, n_relabelings = self.orbits.orbits()
        return Count(
            raw=self._raw if constant is None else constant * self.orbits.n_solutions,
            distinct=self.orbits.n_solutions,
            up_to_rotation=up_to_rotation,
            up_to_symmetry=up_to_symmetry,
            up_to_relabeling=up_to_relabeling if relabelings else None,
            symmetries=(n_rotations, n_symmetries, n_relabelings if relabelings else None),
            by_target=dict(sorted(self._by_target.items())),
            effort=effort,
            findings=findings,
        )


def _has_targets(compiled: Compiled) -> bool:
    from ..models import SumModel

    model = compiled.model
    return isinstance(model, SumModel) and (model.targets is None or len(model.targets) > 1)


def subgroup(compiled: Compiled, up_to: UpTo) -> tuple[Symmetry, ...]:
    """The rotations of a puzzle, its symmetries, or these with renamings of labels."""
    if up_to not in get_args(UpTo):
        raise InvalidRequest(f"solutions cannot be told apart up to {up_to!r}; choose {', '.join(get_args(UpTo))}")
    group = compiled.symmetries(up_to == "relabeling")
    return tuple(symmetry for symmetry in group if up_to != "rotation" or not symmetry.is_reflection)
