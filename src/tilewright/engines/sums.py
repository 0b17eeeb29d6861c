"""The engine of the labeling family: every way to place values so that all lines have the same sum."""

from __future__ import annotations

from ..kernels import sums
from ..models import Model, SumModel
from ..models.sums import feasible_targets
from .base import Choices, Engine, KernelEntry, KernelSearch, SavedState, restored

_ENTRY = KernelEntry(sums.advance)
_CAPACITY = 512
# The kernel looks values up in a table from the least to the greatest, and adds them up in 32 bits.
_WIDEST = 1 << 20
_GREATEST = (1 << 31) - 1
# Points on no line are filled last.
_ON_NO_LINE = 1 << 30


def filling_order(model: SumModel) -> tuple[int, ...]:
    """The points in the order in which to fill them: that of the smallest estimated tree.

    One order is grown from every first point: a point that completes a line comes at once, otherwise a
    point of the line that lacks fewest, the one on most lines first. Given values come before all.
    """
    given = [point for point in range(model.n_points) if len(model.domains[point]) == 1]
    free = [point for point in range(model.n_points) if len(model.domains[point]) != 1]
    orders: list[list[int]] = [_grow(model, [*given, first]) for first in free] or [given]
    sizes = [_tree_size(model, order, len(given)) for order in orders]
    return tuple(orders[sizes.index(min(sizes))])


def _grow(model: SumModel, order: list[int]) -> list[int]:
    placed = set(order)
    lines_of_point = [[line for line in model.lines if point in line] for point in range(model.n_points)]
    while len(order) < model.n_points:
        best = min(
            (point for point in range(model.n_points) if point not in placed),
            key=lambda point: _rank(lines_of_point[point], placed, point),
        )
        order.append(best)
        placed.add(best)
    return order


def _rank(lines: list[tuple[int, ...]], placed: set[int], point: int) -> tuple[int, int, int, int]:
    """Sorts points by what their lines lack: few missing points on some line, then on many lines."""
    missing = sorted(sum(p not in placed for p in line) for line in lines)
    fewest = missing[0] if missing else _ON_NO_LINE
    return (fewest, -missing.count(fewest), -len(lines), point)


def _tree_size(model: SumModel, order: list[int], n_given: int) -> float:
    """A rough number of nodes: a free point tries all unused values, a completed line lets few through."""
    n = model.n_points
    # So many sums a line of random values may have, roughly: the chance to meet the target is one in these.
    spread = max(1, n)
    size, width = 0.0, 1.0
    placed: set[int] = set(order[:n_given])
    for depth in range(n_given, n):
        placed.add(order[depth])
        completed = sum(order[depth] in line and placed.issuperset(line) for line in model.lines)
        width *= (n - depth) / spread**completed
        size += width
    return size


def _arrays(model: SumModel) -> sums.SumArrays:
    """The model laid out for the kernel, level by level."""
    values = sorted(model.values)
    order = filling_order(model)
    least, n = values[0], model.n_points
    rank, below = [], 0
    for x in range(least, values[-1] + 1):
        rank.append(below)
        if values[below] == x:
            below += 1
    lines_of_point: list[list[int]] = [[] for _ in range(n)]
    for number, line in enumerate(model.lines):
        for point in line:
            lines_of_point[point].append(number)
    level_of_point = {point: level for level, point in enumerate(order)}
    forcing, start, lines, left, allowed = [], [0], [], [], []
    for level, point in enumerate(order):
        completed = -1
        for number in lines_of_point[point]:
            later = sum(level_of_point[other] > level for other in model.lines[number])
            lines.append(number)
            left.append(later)
            if later == 0 and completed < 0:
                completed = number
        forcing.append(completed)
        start.append(len(lines))
        domain = set(model.domains[point])
        allowed += [int(value in domain) for value in values]
    targets = feasible_targets(model)
    longest = max((len(line) for line in model.lines), default=0)
    return sums.SumArrays(values, rank, list(targets), list(order), allowed, forcing, start, lines, left, [longest])


def _fresh_state(arrays: sums.SumArrays) -> sums.SumState:
    n, n_lines = len(arrays.values), max(arrays.line, default=-1) + 1
    reg = [0] * sums.N_REGISTERS
    reg[sums.TARGET] = -1
    reg[sums.PHASE] = sums.NEXT
    extremes = arrays.longest[0] + 1
    return sums.SumState(
        used=[0] * n,
        line_sum=[0] * n_lines,
        level_value=[-1] * n,
        level_next=[0] * n,
        level_stop=[0] * n,
        least_sum=[0] * extremes,
        most_sum=[0] * extremes,
        found=[0] * (_CAPACITY * n),
        reg=reg,
    )


def _read_row(state: sums.SumState, row: int) -> Choices:
    n = len(state.used)
    return tuple(int(value) for value in state.found[row * n : (row + 1) * n])


def _search(model: SumModel, state: sums.SumState | None) -> KernelSearch:
    arrays = _arrays(model)
    n, n_targets = model.n_points, max(1, len(arrays.targets))

    def progress(state: sums.SumState) -> float:
        """Every level shares out its part of the tree evenly among all values, every target likewise."""
        reg = state.reg
        if reg[sums.PHASE] == sums.DONE:
            return 1.0
        share = 1 / n_targets
        done = max(0, int(reg[sums.TARGET])) * share
        for level in range(int(reg[sums.DEPTH])):
            if arrays.forcing[level] < 0:
                share /= n
                done += share * max(0, min(int(state.level_next[level]) - 1, n))
        return done

    return KernelSearch(
        _ENTRY,
        arrays,
        _fresh_state(arrays) if state is None else state,
        registers=(sums.NODES, sums.N_FOUND, sums.N_STORED),
        read_row=_read_row,
        progress=progress,
        capacity=_CAPACITY,
    )


def start(model: SumModel, seed: int = 0) -> KernelSearch:
    """Begin a search; the seed is not used, the walk is always the same."""
    return _search(model, None)


def resume(model: SumModel, saved: SavedState) -> KernelSearch:
    """Go on from a saved state of the same model."""
    return _search(model, restored(sums.SumState, saved))


def unfit(model: Model) -> str:
    """Why the kernel cannot take a model: values too far apart or too great."""
    assert isinstance(model, SumModel)
    spread = max(model.values) - min(model.values)
    if spread > _WIDEST:
        return f"the values lie {spread} apart; this engine takes values up to {_WIDEST} apart"
    if sum(abs(value) for value in (*model.values, *(model.targets or ()))) > _GREATEST:
        return f"the numbers are too great: together they must not exceed {_GREATEST}"
    return ""


SUMS = Engine(
    name="sums",
    description="fills the points in an order that completes lines early, with bounds on lines half filled",
    model=SumModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
)
