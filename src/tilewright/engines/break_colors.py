"""Labels that may meet make up a color; what the numbers of sides of each color say about breaks to come."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..kernels.bits import WORD_BITS
from ..models import EdgeModel
from .break_order import Cell
from .orientations import Label, labels_of, mates_of


def label_width(model: EdgeModel) -> int:
    """One more than the greatest label."""
    return max(labels_of(model), default=0) + 1


def dead_labels(model: EdgeModel) -> frozenset[Label]:
    """Labels that match nothing that there is: they belong on the rim."""
    used, mates = labels_of(model), mates_of(model)
    return frozenset(label for label in used if label and not mates[label] & used)


def colors_of(model: EdgeModel) -> dict[Label, int]:
    """The color of each label, from 1; labels that may meet are of one color; 0 for those that meet none."""
    mates = mates_of(model)
    used = labels_of(model) - {0} - dead_labels(model)
    color: dict[Label, int] = dict.fromkeys(range(label_width(model)), 0)
    number = 0
    for label in sorted(used):
        if color[label] == 0:
            number += 1
            waiting = [label]
            while waiting:
                one = waiting.pop()
                if color[one] == 0:
                    color[one] = number
                    waiting += mates[one] & used
    return color


def color_bits(model: EdgeModel, color: Mapping[Label, int]) -> list[int]:
    """The bit of every label's color for counting parities; all 0 if sides of a color may lie on the rim or meet none.

    With more colors than bits some share one, which makes the bound weaker, but not wrong.
    """
    width = label_width(model)
    used = labels_of(model)
    inner = {(cell, side) for cell, own in enumerate(model.neighbors()) for side, _, _ in own}
    on_rim: dict[tuple[Cell, int], Collection[Label]] = {(cell, side): labels for cell, side, labels in model.rim}
    outer = [
        (cell, side)
        for cell in range(model.n_cells)
        for side in range(len(model.orientations[0][0]))
        if (cell, side) not in inner
    ]
    if 0 in used or any(color[label] for place in outer for label in used & set(on_rim.get(place, used))):
        return [0] * width
    return [1 << (color[label] - 1) % (WORD_BITS - 1) if color[label] else 0 for label in range(width)]


def odd_at_first(model: EdgeModel, given: Mapping[Cell, tuple[int, int]], bits: list[int]) -> int:
    """The colors that are odd in all tiles together, and those that breaks between given tiles change."""
    odd = 0
    for ways in model.orientations:
        for label in ways[0]:
            odd ^= bits[label]
    for a, s, b, t in model.edges:
        if a in given and b in given:
            odd ^= bits[lying(model, given[a])[s]] ^ bits[lying(model, given[b])[t]]
    return odd


def lying(model: EdgeModel, placed: tuple[int, int]) -> tuple[Label, ...]:
    """The labels of a tile in an orientation, by side."""
    return model.orientations[placed[0]][placed[1]]


def given_mismatches(model: EdgeModel, given: Mapping[Cell, tuple[int, int]]) -> int:
    """Sides of given tiles that are wrong in every arrangement."""
    mates = mates_of(model)
    wrong = sum(
        lying(model, given[b])[t] not in mates[lying(model, given[a])[s]]
        for a, s, b, t in model.edges
        if a in given and b in given
    )
    for cell, side, labels in model.rim:
        if cell in given:
            label = lying(model, given[cell])[side]
            wrong += label != 0 and label not in labels
    return wrong
