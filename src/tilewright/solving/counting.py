"""What must be searched to count the solutions of a puzzle, and what the numbers found mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from ..engines import Choices, Search
from ..errors import InvalidRequest
from ..families import Compiled, Finding, Symmetry
from ..models import Model, Part, room_for
from ..sentences import sentence
from ..values import replace
from .answers import NO_LIMITS, Count, Effort, Limits
from .choice import SOON, Choice, choose_engine, choose_for_model
from .orbits import n_orbits
from .plan import BATCH, SearchPlan
from .subproblem import NO_COUNTS, Counts, Subproblem

if TYPE_CHECKING:
    from ..families import Puzzle


class CountPlan(SearchPlan):
    """All that must be searched to count the solutions of a puzzle, up to its symmetries too."""

    def __init__(
        self,
        pick: Choice,
        group: tuple[Symmetry, ...],
        parts: Sequence[Part],
        *,
        lists: bool,
        relabelings: bool,
        memory: int | None = None,
        picks_each: bool = False,
    ) -> None:
        looks = lists or any(part.raw is None for part in parts)
        super().__init__(pick, parts, batch=BATCH if looks else 0, memory=memory)
        self.compiled: Compiled = pick.compiled
        self.group = group
        self.lists = lists
        self._relabelings = relabelings
        # Parts with other numbers of pieces are very unlike each other.
        self._picks_each = picks_each
        self._fixed_model = cache(lambda symmetry: self.compiled.fixed_model(group[symmetry]))

    def _symmetry(self, part: int) -> int:
        """Behind the parts of the search come those that count what each symmetry but the identity leaves in place."""
        return part - len(self.parts) + 1

    def model(self, part: int) -> Model:
        """The model of a part."""
        if part < len(self.parts):
            return super().model(part)
        model = self._fixed_model(self._symmetry(part))
        assert model is not None
        return model

    def has(self, part: int) -> bool:
        """Tell whether there is such a part of the search, or one that counts what a symmetry leaves in place."""
        n = len(self.parts)
        return super().has(part) or (
            n <= part < n + len(self.group) - 1 and self._fixed_model(self._symmetry(part)) is not None
        )

    def _pick_for(self, part: int) -> Choice:
        if part < len(self.parts) and not self._picks_each:
            return super()._pick_for(part)
        model, engine = self.model(part), self.choice.engine
        if engine.only_counts and engine.model is type(model) and not engine.unfit(model):
            # What a symmetry leaves in place mostly takes less time than all; then no other engine has to be asked.
            assert engine.estimate is not None
            if engine.estimate(model) <= max(SOON, self.choice.seconds):
                return Choice(engine, self.choice.why)
        return choose_for_model(model, for_counting=True)

    def look(self, part: int, rows: list[Choices]) -> tuple[list[Choices], Counts]:
        """Weigh each solution where they differ, and see which symmetries leave it in place if no model tells."""
        if part >= len(self.parts):
            return [], NO_COUNTS
        rows, _ = super().look(part, rows)
        raw, by_target, in_place = 0, Counter[int](), Counter[int]()
        is_weighed = self.parts[part].raw is None
        symmetries = list(enumerate(self.group))[1:] if self.lists else []
        for choices in rows:
            for number, symmetry in symmetries:
                if symmetry.fixes(choices):
                    in_place[number] += 1
            if is_weighed:
                raw += self.compiled.weight(choices)
                target = self.compiled.target(choices)
                if target is not None:
                    by_target[target] += 1
        return rows, Counts(raw=raw, by_target=by_target, in_place=in_place)

    def ended(self, part: int, search: Search) -> Counts:
        """Weigh the solutions by the pieces that they use, if the search tells these."""
        uses = search.uses() if part < len(self.parts) and self.parts[part].factors else None
        return NO_COUNTS if uses is None else Counts(raw=self.parts[part].raw_by(uses))

    def canonical(self, choices: Choices) -> Choices:
        """The least of the images of a solution, which stands for all of them."""
        canonical = self.compiled.canonical(choices)
        return min([canonical, *(symmetry.image(canonical) for symmetry in self.group[1:])])

    def weighed(self, part: int, counts: Counts) -> Counts:
        """Weigh the counts of a part for the whole: what was found for a symmetry is what it leaves in place."""
        if part < len(self.parts):
            whole, raw, target = super().weighed(part, counts), self.parts[part].raw, self.parts[part].target
            if raw is not None:
                whole = replace(whole, raw=raw * whole.found)
            if target is not None and whole.found:
                whole = replace(whole, by_target={target: whole.found})
            return whole
        return Counts(counts.nodes, counts.seconds, in_place={self._symmetry(part): counts.found})

    def following(self, total: Counts, present: Iterable[int]) -> list[Subproblem]:
        """Plan, when all solutions are counted, to count those that each symmetry leaves in place."""
        if self.lists or not total.found:
            return []
        there = set(present)
        n = len(self.parts)
        return [
            Subproblem(part)
            for part in range(n, n + len(self.group) - 1)
            if part not in there and self._fixed_model(self._symmetry(part)) is not None
        ]

    def _exact(self, done: Collection[int], exhausted: bool) -> tuple[str, ...]:
        """The names of the numbers that are exact when these parts are searched to their end."""
        groups = {"up_to_rotation": _turns, "up_to_symmetry": _moves, "up_to_relabeling": _all}
        names = [name for name in groups if self._relabelings or name != "up_to_relabeling"]
        if exhausted:
            return ("raw", "distinct", *names)
        if self.lists or not all(part in done for part in range(len(self.parts))):
            return ()

        def is_known(symmetry: int) -> bool:
            return len(self.parts) + symmetry - 1 in done or self._fixed_model(symmetry) is None

        known = [True, *(is_known(k) for k in range(1, len(self.group)))]
        exact = [
            name for name in names if all(known[k] for k, symmetry in enumerate(self.group) if groups[name](symmetry))
        ]
        return ("raw", "distinct", *exact)

    def count(
        self, total: Counts, effort: Effort, findings: tuple[Finding, ...] = (), done: Collection[int] = ()
    ) -> Count:
        """The answer, from what all subproblems found together; `done` are the parts searched to their end."""
        orbits = partial(n_orbits, self.group, total.found, total.in_place)
        up_to_rotation, n_rotations = orbits(_turns)
        up_to_symmetry, n_symmetries = orbits(_moves)
        up_to_relabeling, n_relabelings = orbits()
        exchanges = self.compiled.line_exchanges if effort.exhausted else None
        if exchanges is not None and exchanges <= n_symmetries:
            exchanges = None
        return Count(
            raw=total.raw,
            distinct=total.found,
            up_to_rotation=up_to_rotation,
            up_to_symmetry=up_to_symmetry,
            up_to_relabeling=up_to_relabeling if self._relabelings else None,
            symmetries=(n_rotations, n_symmetries, n_relabelings if self._relabelings else None),
            by_target=dict(sorted(total.by_target.items())),
            effort=effort,
            findings=findings,
            # All values differ, so that each exchange of points changes every solution: all orbits are of one size.
            up_to_lines=None if exchanges is None else total.found // exchanges,
            line_exchanges=exchanges,
            exact=self._exact(done, effort.exhausted),
        )


def _turns(symmetry: Symmetry) -> bool:
    return not symmetry.relabels and not symmetry.is_reflection


def _moves(symmetry: Symmetry) -> bool:
    return not symmetry.relabels


def _all(symmetry: Symmetry) -> bool:
    return True


def plan_count(
    puzzle: Puzzle,
    *,
    relabelings: bool = False,
    engine: str | None = None,
    limits: Limits = NO_LIMITS,
    lists: bool = False,
) -> CountPlan:
    """Plan the searches that count the solutions of a puzzle up to its symmetries.

    Raises NoEngine, MissingExtra and InvalidSetup as `choose_engine` does, and InvalidRequest for an engine
    that cannot count what is asked for. With `lists` at least one solution of each orbit is
    seen, even if they are only counted. Models may take as much memory as the limits allow, if they allow more than
    usual, in any thread and process.
    """
    with room_for(limits.memory):
        return _plan(puzzle, relabelings, engine, limits, lists)


def _plan(puzzle: Puzzle, relabelings: bool, engine: str | None, limits: Limits, lists: bool) -> CountPlan:
    # A number of solutions to stop at is meant to be seen as they come: not by weights.
    is_limited = limits.solutions is not None
    shares: dict[int, tuple[tuple[Symmetry, ...], tuple[Part, ...]]] = {}

    def share(compiled: Compiled) -> tuple[tuple[Symmetry, ...], tuple[Part, ...]]:
        if id(compiled) not in shares:
            group = compiled.symmetries(relabelings)
            parts = compiled.parts(group[:1], False) if is_limited else compiled.parts(group, not lists)
            shares[id(compiled)] = (group, parts)
        return shares[id(compiled)]

    def choose(for_counting: bool) -> Choice:
        return choose_engine(
            puzzle,
            engine,
            for_counting=for_counting,
            for_all=not is_limited,
            searched=lambda c: share(c)[1][0].model,
        )

    def must_weigh() -> bool:
        tells = choice.engine.tells_uses
        return any(part.raw is None and not (tells and part.factors) for part in share(choice.compiled)[1])

    only_numbers, is_cut = not (is_limited or lists), False
    choice = choose(only_numbers)
    if only_numbers and (must_weigh() if choice.engine.only_counts else choice.is_long):
        compiled, (whole_group, _) = choice.compiled, share(choice.compiled)
        would_weigh = must_weigh()
        shares[id(compiled)] = whole_group, compiled.parts(whole_group, True, is_long=True)
        is_cut = would_weigh and not must_weigh()
    must_list = not only_numbers or choice.compiled.must_list(relabelings)
    must_look = must_list or must_weigh()
    if engine is None and must_look and choice.engine.only_counts:
        choice = choose(False)
    if not choice.engine.is_exhaustive:
        raise InvalidRequest(
            sentence(
                "engine {name} cannot count: it finds solutions, but never knows all", name=repr(choice.engine.name)
            )
        )
    if must_look and choice.engine.only_counts:
        raise InvalidRequest(
            sentence(
                "engine {name} never sees a solution, and here each must be looked at to be counted",
                name=repr(choice.engine.name),
            )
        )
    group, parts = share(choice.compiled)
    return CountPlan(
        choice,
        group,
        parts,
        lists=must_list,
        relabelings=relabelings,
        memory=limits.memory,
        picks_each=is_cut and engine is None,
    )
