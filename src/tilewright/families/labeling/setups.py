"""The setups of a labeling puzzle: the sums that its lines can reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from ...errors import InvalidSetup
from ...sentences import sentence
from ..base import SetupClasses, SetupNames, Setups
from .puzzle import LabelingPuzzle
from .symmetry import symmetry_group


def _kind(puzzle: LabelingPuzzle) -> str:
    if not puzzle.common_lines:
        raise InvalidSetup(
            sentence("{name} leaves nothing to choose: each of its lines has a sum of its own", name=puzzle.name)
        )
    return "target"


def possible_targets(puzzle: LabelingPuzzle) -> range:
    """The sums that every line without its own sum can reach; InvalidSetup if all lines have one."""
    _kind(puzzle)
    values = sorted(puzzle.values)
    bounds = [(sum(values[:n]), sum(values[-n:])) for n in {len(line) for line in puzzle.common_lines}]
    return range(max(least for least, _ in bounds), min(most for _, most in bounds) + 1)


def _with_setup(puzzle: LabelingPuzzle, names: SetupNames) -> LabelingPuzzle:
    return replace(puzzle, targets=(int(names[0]),))


def _listed(puzzle: LabelingPuzzle) -> Iterator[SetupNames]:
    return ((str(target),) for target in possible_targets(puzzle))


def _draw(puzzle: LabelingPuzzle, chance: Random) -> SetupNames:
    return (str(chance.choice(possible_targets(puzzle))),)


def _classes(
    puzzle: LabelingPuzzle, setups: Sequence[SetupNames], compiled: object, place_of_item: Mapping[int, int]
) -> SetupClasses:
    targets = [int(names[0]) for names in setups]
    # With any sum allowed, the complement depends on values, lines and what is given.
    group = symmetry_group(replace(puzzle, targets=None), relabelings=True)
    mirror = next((symmetry.mirror for symmetry in group if symmetry.relabels), None)
    if mirror is not None:
        total = len(puzzle.common_lines[0]) * mirror
        targets = [min(target, total - target) for target in targets]
    return SetupClasses.of(targets, lambda target: (str(target),), 1 if mirror is None else 2)


SETUPS = Setups(
    kind=_kind,
    with_setup=_with_setup,
    n=lambda puzzle: len(possible_targets(puzzle)),
    listed=_listed,
    draw=_draw,
    lacking=lambda puzzle, names: "",
    classes=_classes,
)
