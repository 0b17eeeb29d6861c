"""From a labeling puzzle to sums on lines, and back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from ...models import NumberSet, Part, PointCondition, SumModel
from ...models.sums import feasible_targets
from ...values import field, frozen, replace
from ..compiled import Choices, Move, Symmetry
from .puzzle import LabelingPuzzle, LabelingSolution

# On larger boards it may take long to find all rearrangements of the lines; the motions of the board are enough then.
_MOST_POINTS = 64
# A part for each sum is laid out by itself. Values far apart have too many sums to list.
_MOST_TARGETS = 100
_MOST_SPREAD = 10_000


@frozen
class CompiledLabeling:
    """A labeling puzzle as sums; the choices are the values of the points in the order of the board."""

    puzzle: LabelingPuzzle = field(repr=False)
    model: SumModel = field(repr=False)

    def canonical(self, choices: Choices) -> Choices:
        return choices

    def decode(self, choices: Choices) -> LabelingSolution:
        return LabelingSolution(self.puzzle, choices)

    def encode(self, solution: LabelingSolution) -> Choices:
        if len(solution.values) != len(self.puzzle.board):
            raise ValueError(f"{len(solution.values)} values for {len(self.puzzle.board)} points")
        for point, value in enumerate(solution.values):
            if value not in self.model.domains[point]:
                raise ValueError(f"point {self.puzzle.board.names[point]} cannot take {value}")
        return solution.values

    def weight(self, choices: Choices) -> int:
        """Always 1: the values differ, so that there are no equal pieces to tell apart."""
        return 1

    def target(self, choices: Choices) -> int | None:
        """The sum that the lines without one of their own reach."""
        return self.decode(choices).sum

    def symmetries(self, relabelings: bool) -> tuple[Symmetry, ...]:
        from .symmetry import symmetry_group

        return symmetry_group(self.puzzle, relabelings)

    def parts(self, group: tuple[Symmetry, ...], for_counting: bool, is_long: bool = False) -> tuple[Part, ...]:
        """One solution of each orbit of the motions; where only numbers matter, of the rearrangements of the lines.

        And where only numbers matter, a part for each sum that may be reached.
        """
        from .symmetry import ValueSymmetry, breaking_pairs, line_group

        moves = [symmetry for symmetry in group if isinstance(symmetry, ValueSymmetry) and not symmetry.relabels]
        order, less = len(moves), breaking_pairs(move.places for move in moves)
        # A complement goes with motions, so that these must keep their images together.
        only_numbers = for_counting and len(moves) == len(group)
        if only_numbers and len(self.puzzle.board) <= _MOST_POINTS:
            lines = line_group(self.puzzle)
            order, less = lines.order, lines.less
        model = replace(self.model, less=less)
        if not model.common_lines or (model.targets is not None and len(model.targets) == 1):
            return (Part(order, model, raw=1),)
        is_narrow = max(model.values) - min(model.values) <= _MOST_SPREAD
        targets = feasible_targets(model) if only_numbers and is_narrow else ()
        if not 0 < len(targets) <= _MOST_TARGETS:
            return (Part(order, model),)
        return tuple(Part(order, replace(model, targets=(target,)), raw=1, target=target) for target in targets)

    @property
    def line_exchanges(self) -> int | None:
        """The number of exchanges of points that keep all lines and given values; None for very large boards."""
        from .symmetry import line_group

        return line_group(self.puzzle).order if len(self.puzzle.board) <= _MOST_POINTS else None

    def must_list(self, relabelings: bool) -> bool:
        """Tell whether complements are asked for: no model tells which solutions one leaves in place."""
        return relabelings

    def fixed_model(self, symmetry: Symmetry) -> None:
        """None: as all values differ, only the identity leaves a solution in place."""

    @property
    def alike(self) -> tuple[tuple[str, ...], ...]:
        """All values differ."""
        return tuple((str(value),) for value in self.puzzle.values)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        number = {value: k for k, value in enumerate(self.puzzle.values)}
        return tuple(
            Move(number[value], (point,)) for point, domain in enumerate(self.model.domains) for value in domain
        )

    @cached_property
    def _move_of(self) -> dict[tuple[int, int], int]:
        values = self.puzzle.values
        return {(move.cells[0], values[move.kind]): number for number, move in enumerate(self.moves)}

    def moves_of(self, choices: Choices) -> list[int]:
        return [self._move_of[pair] for pair in enumerate(choices)]

    @property
    def side_by_side(self) -> set[tuple[int, int]]:
        return {(min(pair), max(pair)) for line in self.puzzle.lines for pair in pairwise(line)}


def compile_sums(puzzle: LabelingPuzzle) -> CompiledLabeling:
    """Translate a puzzle into sums: a given value is the only one for its point, and for no other point.

    A line with several sums to choose from is no line of the model, but a condition; a region with one sum is a line.
    """
    given = puzzle.given_values
    rest = tuple(value for value in puzzle.values if value not in set(given.values()))
    domains = [(given[point],) if point in given else rest for point in range(len(puzzle.board))]
    for region in puzzle.regions:
        for point in region.cells if region.condition == "values" else ():
            domains[point] = tuple(value for value in domains[point] if value in region.values)
    targets = None if puzzle.targets is None else tuple(sorted(set(puzzle.targets)))
    sums = [(line, puzzle.own_target.get(number)) for number, line in enumerate(puzzle.lines)]
    sums += [(region.cells, region.allowed) for region in puzzle.regions if region.condition == "sum"]
    lines = [(line, own) for line, own in sums if own is None or own.only is not None]
    bounded = [PointCondition(line, own) for line, own in sums if own is not None and own.only is None]
    model = SumModel(
        len(puzzle.board),
        puzzle.values,
        tuple(domains),
        tuple(line for line, _ in lines),
        targets,
        own_targets=tuple((k, own.only) for k, (_, own) in enumerate(lines) if own and own.only is not None),
        conditions=(*bounded, *_conditions(puzzle)),
    )
    return CompiledLabeling(puzzle, model)


def _conditions(puzzle: LabelingPuzzle) -> Iterator[PointCondition]:
    """What regions demand besides sums and single values."""
    same = [set(region.cells) for region in puzzle.regions if region.condition == "same"]
    for one, other in pairwise(same):
        if one == other:
            continue
        yield PointCondition(tuple(sorted(one - other)), NumberSet.of(0), tuple(sorted(other - one)))
    for region in puzzle.regions:
        if region.condition == "count":
            yield PointCondition(region.cells, region.allowed, counted=region.chosen(puzzle.values))
