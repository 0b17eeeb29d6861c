"""The trees that a plan walks, fresh, to see how large they are."""

from __future__ import annotations

from typing import TypeGuard

from ..engines import ENGINES, KernelSearch, Search
from ..errors import InvalidRequest
from .choice import choose_for_model
from .fallback import EmptySearch, FallbackSearch, start_engine
from .plan import SearchPlan
from .subproblem import Subproblem


def tree_of(plan: SearchPlan, part: int) -> tuple[KernelSearch | None, str]:
    """The tree of a part of a plan: a search at its root, None if it is known to be empty, and its engine.

    An engine that only counts has none: the next one that lists stands in for it. InvalidRequest if there is none.
    """
    begun = plan.begin(Subproblem(part))
    name = begun.engine_name or plan.engine_of(part)
    if isinstance(begun, EmptySearch):
        return None, name
    search, other = (begun.now, begun.second) if isinstance(begun, FallbackSearch) else (begun, None)
    if not has_tree(search):
        other = other or choose_for_model(plan.model(part)).engine
        name, search = other.name, start_engine(other, plan.model(part))
    if not has_tree(search):
        raise InvalidRequest(f"nothing can be estimated: engine {name!r} has no tree to descend")
    return search, name


def tree_under_way(plan: SearchPlan, subproblem: Subproblem) -> KernelSearch | None:
    """The tree of the part that a subproblem belongs to, by the engine that searches it; None if that has none."""
    name = subproblem.engine or (plan.choice.second or plan.choice.engine).name
    model = plan.model(subproblem.part)
    engine = ENGINES.get(name)
    # What symmetries leave in place is another kind of model than the puzzle, perhaps.
    if engine is None or not isinstance(model, engine.model) or engine.unfit(model):
        return None
    search = start_engine(engine, model)
    return search if has_tree(search) else None


def has_tree(search: Search) -> TypeGuard[KernelSearch]:
    """Tell whether branches of a search can be seen and chosen."""
    return isinstance(search, KernelSearch) and search.has_tree
