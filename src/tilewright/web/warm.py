"""What a process loads before anybody waits for it: what all puzzles need, and the compiled kernels of most."""

from __future__ import annotations

from collections.abc import Iterator

from ..engines import KernelSearch

# Between them their searches need the kernels that nearly all puzzles need. Each is small.
_PUZZLES = ("unicorn", "tetrominoes-4x5", "magic-triangle", "macmahon-triangles", "pentominoes-3x4x5")


def load_common() -> None:
    """Open, compile and draw a small puzzle, which imports what every other one needs, too."""
    from ..catalog import open_puzzle
    from ..rendering import draw

    draw(open_puzzle(_PUZZLES[0]))
    for _ in searches():
        break


def searches() -> Iterator[KernelSearch]:
    """Searches that need one kernel each; none where nothing can be compiled."""
    from ..catalog import open_puzzle
    from ..kernels._jit import can_compile
    from ..solving.counting import plan_count

    if not can_compile():
        return
    for name in _PUZZLES:
        plan = plan_count(open_puzzle(name))
        search = plan.begin(plan.first()[0])
        if isinstance(search, KernelSearch):
            yield search
