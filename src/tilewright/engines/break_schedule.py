"""The number of breaks that a scan may have up to each position, from an estimate of the width of its tree."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from ..kernels import break_runs, random
from .break_order import Side
from .break_tables import BREAK_GAIN, BreakLayout
from .lists import zeros
from .orientations import Label, mates_of

# No position is taken to offer fewer candidates than this on average.
_LEAST = 1e-3


def unclipped_needs(layout: BreakLayout) -> tuple[list[int], int]:
    """Shunned sides used by each position in a typical run, up to the last one, and how many there are in all."""
    arrays = layout.arrays
    n = len(layout.order)
    state = fresh_state(layout, 0)
    everywhere = arrays._replace(sizes=[*arrays.sizes[:2], n, *arrays.sizes[3:]])
    break_runs.choose_shunned(state, everywhere)
    break_runs.set_needs(state, everywhere)
    total = sum(weight * copies for weight, copies in zip(state.weight, arrays.copies, strict=True))
    return list(state.needed), total


def widths(layout: BreakLayout) -> list[float]:
    """For each position the logarithm of how many candidates it offers on average that match all neighbors.

    Labels are taken to lie independently of each other, each in proportion to the sides that tiles still have.
    """
    model, arrays, order = layout.model, layout.arrays, layout.order
    needs, total = unclipped_needs(layout)
    position = {cell: p for p, cell in enumerate(order)}
    neighbors = model.neighbors()
    mates = mates_of(model)
    supply = Counter(label for tiles in layout.members for tile in tiles for label in model.orientations[tile][0])
    n_shunned, n_colors = arrays.sizes[1], max(1, len(layout.colors))
    # Every run draws anew which colors it shuns: on average it shuns each to this part.
    part = n_shunned / n_colors
    tiles_of = [
        sum(arrays.copies[c] for c in arrays.group_class[a:b])
        for a, b in zip(arrays.group_start, arrays.group_start[1:], strict=False)
    ]
    used = [0] * len(tiles_of)
    combined: dict[tuple[int, tuple[Side, ...], tuple[tuple[Side, Label], ...]], Counter[tuple[Label, ...]]] = {}
    found = []
    for p, cell in enumerate(order):
        group = arrays.group[p]
        left = 1 - used[group] / max(1, tiles_of[group])
        used[group] += 1
        earlier = [(b, t, s) for s, b, t in neighbors[cell] if position.get(b, p) < p]
        facing = layout.facing[p]
        key = (id(layout.rows[p]), tuple(s for _, _, s in earlier), facing)
        if key not in combined:
            combined[key] = Counter()
            for row in layout.rows[p]:
                if all(row.labels[s] in mates[label] for s, label in facing):
                    combined[key][tuple(row.labels[s] for s in key[1])] += arrays.copies[row.tile_class]
        chance = [_chance(layout, position[b], t, supply, mates) for b, t, _ in earlier]
        expected = sum(
            count * math.prod(one.get(label, 0.0) for one, label in zip(chance, labels, strict=True))
            for labels, count in combined[key].items()
        )
        # With some colors nearly used up the others match each other more often. If a group has more cells than
        # tiles, none of its tiles may be left.
        kept = max(0.0, 1 - needs[p] / total) if total else 1.0
        rest = part * (kept / left if kept < left else 1.0) + 1 - part
        found.append(math.log(max(_LEAST, expected * left / rest ** max(0, len(earlier) - 1))))
    return found


def _chance(
    layout: BreakLayout, p: int, side: Side, supply: Mapping[Label, int], mates: Mapping[Label, frozenset[Label]]
) -> dict[Label, float]:
    """For every label the chance that it matches what position p shows on a side."""
    shown = {row.labels[side] for row in layout.rows[p]}
    total = max(1, sum(supply[label] for label in shown))
    chance: dict[Label, float] = {}
    for label in shown:
        for mate in mates[label]:
            chance[mate] = chance.get(mate, 0.0) + supply[label] / total
    return chance


def flat_breaks(layout: BreakLayout, gain: float = BREAK_GAIN) -> list[int]:
    """Breaks allowed up to each position, so that the tree stays about as wide as at its widest.

    Where the estimated width has fallen by the `gain` of a break below the widest, one more is allowed.
    """
    width = widest = 0.0
    breaks = 0
    allowed = []
    for wider in widths(layout):
        width += wider
        widest = max(widest, width)
        while width < widest - gain:
            width += gain
            breaks += 1
        allowed.append(breaks)
    return allowed


def fresh_state(layout: BreakLayout, capacity: int) -> break_runs.BreakState:
    """A state that has not begun; the random numbers are still to be seeded."""
    arrays = layout.arrays
    n, n_sides = len(layout.order), arrays.sizes[0]
    n_classes, n_groups = len(arrays.copies), len(arrays.group_start) - 1
    reg = [0] * break_runs.N_REGISTERS
    reg[random.FIRST] = reg[random.SECOND] = 1
    reg[break_runs.BEST] = -1
    reg[break_runs.PUSH] = break_runs.FIRST_PUSH
    return break_runs.BreakState(
        entries=list(layout.entries),
        placed=[0] * (n + 1 + len(layout.given)),
        **zeros(n, "cursor", "middle", "stop", "needed", "allowed", "best"),
        **zeros(n + 1, "broken", "count", "odd"),
        left=list(arrays.copies),
        weight=[0] * n_classes,
        colors=list(layout.colors),
        is_shunned=[0] * layout.n_colors,
        tally=[0] * (n_groups * (n_sides + 4)),
        found=[0] * (capacity * n),
        reg=reg,
    )
