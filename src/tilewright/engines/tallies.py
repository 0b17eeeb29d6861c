"""The solutions that have each option, counted without listing any: from the table of engine memo.

The table has for each rest of the puzzle the number of ways to complete it. This pass goes through the rests from the
first hole on and adds up the number of ways that lead to each. An option between two rests is in as many solutions as
the product of the ways before and behind it; all rests between which an option leads are summed up.
"""

from __future__ import annotations

from collections.abc import Iterator

from .base import Choices
from .memo_search import MemoSearch

BYTES_OF_REST = 350
"""About how many bytes a rest takes that waits: its key, two numbers, and its place in a dictionary."""

_REPORT_EVERY = 512


def tally_options(search: MemoSearch, counts: list[int]) -> Iterator[tuple[float, int]]:
    """Add to `counts`, which has a number for each option of the model, the solutions that have it.

    Yields now and then the share of the holes that are done, and how many rests wait. The search must have counted all
    and have kept all (`has_all`).
    """
    n_holes = len(search.arrays.class_of)
    hole, window, stocks = search.root
    # For each hole: the rests there, each with the ways that lead to it and the ways to complete it.
    waiting: list[dict[tuple[int, int], list[int]]] = [{} for _ in range(n_holes)]
    waiting[hole][window, stocks] = [1, search.found]
    completed = n_done = n_seen = 0
    for hole, layer in enumerate(waiting):
        waiting[hole] = {}
        for (window, stocks), (before, behind) in layer.items():
            n_done += 1
            if n_done % _REPORT_EVERY == 0:
                yield hole / n_holes, n_seen - n_done
            if not behind:
                continue
            for option, (to, *rest) in search.options_at(hole, window, stocks):
                if to >= n_holes:
                    through = before * search.ways(to, *rest)
                    completed += through
                else:
                    key = rest[0], rest[1]
                    known = waiting[to].get(key)
                    if known is None:
                        n_seen += 1
                        known = waiting[to][key] = [0, search.kept_ways(to, *key)]
                    known[0] += before
                    through = before * known[1]
                if option >= 0:
                    counts[option] += through
    assert completed == search.found


def every_solution(search: MemoSearch) -> Iterator[Choices]:
    """All solutions, from the table of a search that has counted them and has kept all."""
    n_holes = len(search.arrays.class_of)
    todo: list[tuple[tuple[int, int, int], Choices]] = [(search.root, ())]
    while todo:
        (hole, window, stocks), chosen = todo.pop()
        if hole >= n_holes:
            yield chosen
            continue
        for option, rest in search.options_at(hole, window, stocks):
            if search.ways(*rest) if rest[0] >= n_holes else search.kept_ways(*rest):
                todo.append((rest, (*chosen, option) if option >= 0 else chosen))
