"""What a process loads before the first request, and a browser after it: what all puzzles need; kernels of most."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache

# Between them their searches need the kernels that nearly all puzzles need. Each is small.
_PUZZLES = ("unicorn", "tetrominoes-4x5", "magic-triangle", "macmahon-triangles", "pentominoes-3x4x5")
_ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def use_one_thread() -> None:
    """Let numerical libraries, which read this when they are imported, compute in one thread."""
    os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))


@cache
def load_common() -> None:
    """Load what every puzzle needs."""
    for _ in common_steps():
        pass


def common_steps() -> Iterator[None]:
    """Open, compile and draw a small puzzle, which imports what every other one needs, too; then import all tables."""
    from ..catalog import open_puzzle
    from ..engines import ENGINES
    from ..families import FAMILIES
    from ..kernels._native import can_run
    from ..lattices import LATTICES
    from ..rendering import draw
    from ..solving.counting import plan_count

    puzzle = open_puzzle(_PUZZLES[0])
    yield
    draw(puzzle)
    yield
    plan_count(puzzle)
    yield
    # Where kernels come in a library this loads it.
    can_run()
    for table in (ENGINES, LATTICES):
        for name in table:
            yield
            table[name]
    for family in FAMILIES.values():
        for name in family.homes:
            yield
            getattr(family, name)


def load_kernels(*, compiles: bool = False) -> int:
    """Load the kernels if they are on disk, or wait until they are compiled; the number of kernels loaded so."""
    from ..catalog import open_puzzle
    from ..engines import KernelSearch
    from ..kernels._native import can_run
    from ..solving.counting import plan_count

    n_compiled = 0
    for name in _PUZZLES if can_run() else ():
        plan = plan_count(open_puzzle(name))
        search = plan.begin(plan.first()[0])
        if isinstance(search, KernelSearch) and search.is_loaded is not compiles:
            n_compiled += search.compile()
    return n_compiled
