"""A second reading of the rules of a tiling puzzle as clauses, for what verifies certificates.

It shares no code with compiling: like the checker it reads the rules afresh, from the puzzle alone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product

from ....boards import BoardSymmetry
from ....lattices import Cell, Matrix, Motion, moves_of
from ...clauses import Clause, LaidBound, LaidMotion, LaidThing, PuzzleClauses, demand_few, ones
from ..labels import CellValue, Label, SideLabels
from ..puzzle import Fixed, Piece, TilingPuzzle
from .base import LaidNumber, check_of
from .counted import Counted
from .seams import folding_of, sides_beyond

_CellSide = tuple[int, int]
"""A side of a cell: the index of the cell, and the number of the side."""


def read_clauses(puzzle: TilingPuzzle) -> PuzzleClauses:
    """The clauses that say what the rules of the puzzle say."""
    return RuleReader(puzzle).clauses()


def read_motions(puzzle: TilingPuzzle, clauses: PuzzleClauses) -> Iterator[LaidMotion]:
    """The motions of the board that keep the rules, the identity first."""
    reading = RuleReader(puzzle)
    spots: dict[object, dict[int, int]] = defaultdict(dict)
    for k, (group, laid) in enumerate(reading.laid):
        spots[laid.cells, laid.labels][group] = k
    # The ways to lay each fixed piece: a motion may carry it to another fixed one, but not to a twin that is free.
    fixed = {
        frozenset(k for k, (_, laid) in enumerate(reading.laid) if set(one.cells) <= set(laid.cells))
        for one in puzzle.fixed
    }
    needs = Counter(frozenset(clause) for clause in clauses.others if all(0 < x <= len(clauses.laid) for x in clause))
    for motion in puzzle.board.symmetries:
        if not _keeps_as_written(puzzle, motion):
            continue
        images: list[tuple[int, dict[int, int]]] = []
        for group, laid in reading.laid:
            moved = {}
            for cell, labels in zip(laid.cells, laid.labels, strict=True):
                sides = motion.sides[cell]
                turned = {
                    side if isinstance(label, CellValue) else sides[side]: label for side, label in enumerate(labels)
                }
                moved[motion.places[cell]] = tuple(turned[side] for side in range(len(labels)))
            cells = tuple(sorted(moved))
            images.append((group, spots.get((cells, tuple(moved[cell] for cell in cells)), {})))
        carried = reading.carried(images, motion)
        if carried is None or {frozenset(carried[k] for k in ways) for ways in fixed} != fixed:
            continue
        if Counter(frozenset(carried[x - 1] + 1 for x in need) for need in needs.elements()) == needs:
            yield LaidMotion(motion.is_reflection, carried, motion.places)


def _keeps_as_written(puzzle: TilingPuzzle, motion: BoardSymmetry) -> bool:
    """Tell whether a motion keeps blocked and optional cells, and what sides of the rim demand, as written.

    That some other cells or sides would do as well, since no piece tells them apart, makes no symmetry of the rules.
    """
    fixed = {cell for piece in puzzle.fixed for cell in piece.cells}
    for cells in (puzzle.blocked, puzzle.optional - fixed):
        if {motion.places[cell] for cell in cells} != cells:
            return False
    if not all(check_of(rule).keeps(rule, motion) for rule in puzzle.rules):
        return False
    rim = puzzle.rim
    wanted = {(cell, side): {labels} if isinstance(labels, str) else set(labels) for cell, side, labels in rim.sides}
    demands = {spot: labels for spot, labels in wanted.items() if labels != rim.labels}
    return {(motion.places[cell], motion.sides[cell][side]): x for (cell, side), x in demands.items()} == demands


class RuleReader:
    """What the rules say about each piece that may be laid, and about each two of them."""

    def __init__(self, puzzle: TilingPuzzle) -> None:
        self.puzzle = puzzle
        self.beyond = sides_beyond(puzzle.board)
        self._folding = folding_of(puzzle.board)
        self.groups = self._alike()
        self.laid: list[tuple[int, LaidThing]] = []
        for number, pieces in enumerate(self.groups):
            names = tuple(piece.name for piece in pieces)
            places: set[tuple[tuple[int, ...], tuple[SideLabels, ...]]] = set()
            for lying in self._places(pieces[0]):
                if self._may_lie(names, *lying):
                    places.add(lying)
                    demand_few(puzzle.name, len(self.laid) + len(places))
            ordered = sorted(places, key=lambda lying: (lying[0], [[x or "" for x in sides] for sides in lying[1]]))
            self.laid += [(number, LaidThing(names, *lying)) for lying in ordered]

    def clauses(self) -> PuzzleClauses:
        needs = [
            self._each(lambda laid, cell=cell: cell in laid.cells)  # type: ignore[misc]
            for cell in range(len(self.puzzle.board))
            if cell not in self.puzzle.blocked
            if cell not in self.puzzle.optional or any(cell in fixed.cells for fixed in self.puzzle.fixed)
        ]
        counted = Counted(len(self.laid))
        for number in range(len(self.groups)):
            counted.bound([k + 1 for k, (group, _) in enumerate(self.laid) if group == number], *self.copies(number))
        for one in self._numbers:
            low, high = one.implied
            least = 0 if one.least <= low else one.least
            most = one.room if one.most >= high else one.most
            numbers = one.times or tuple(ones(one.things))
            counted.bound([k + 1 for k in numbers], least, most, one.room, one.about)
        self._add_up(counted)
        return PuzzleClauses(
            tuple(laid for _, laid in self.laid),
            tuple(bits & -(2 << k) for k, bits in enumerate(self._excluded())),
            tuple(needs + counted.clauses),
            tuple(counted.words),
            tuple(sorted({(cell, other) for (cell, _), (other, _) in self.beyond.items() if cell < other})),
            tuple(self._bounds()),
            has_all_bounds=self._counts_once(),
        )

    def _bounds(self) -> Iterator[LaidBound]:
        """How many copies are laid of each piece, how many things on each cell, and what other rules bound.

        Of a number for which there is no room one is left that is too large as well.
        """
        puzzle = self.puzzle
        for number in range(len(self.groups)):
            least, most, room, _ = self.copies(number)
            names = " or ".join(piece.name for piece in self.groups[number])
            yield LaidBound(min(least, room + 1), min(most, room + 1), self.of_group[number], names)
        for cell in range(len(puzzle.board)):
            if cell not in puzzle.blocked:
                may_be_empty = cell in puzzle.optional and all(cell not in fixed.cells for fixed in puzzle.fixed)
                yield LaidBound(int(not may_be_empty), 1, self.on_cell[cell], f"cell {puzzle.board.names[cell]}")
        for one in self._numbers:
            if len(set(one.times)) == len(one.times):
                yield LaidBound(one.least, one.most, one.things, one.about)

    @cached_property
    def of_group(self) -> list[int]:
        """For each group of equal pieces its laid things, as a set of bits."""
        found = [0] * len(self.groups)
        for k, (group, _) in enumerate(self.laid):
            found[group] |= 1 << k
        return found

    @cached_property
    def on_cell(self) -> list[int]:
        """For each cell the laid things that cover it, as a set of bits."""
        found = [0] * len(self.puzzle.board)
        for k, (_, laid) in enumerate(self.laid):
            for cell in laid.cells:
                found[cell] |= 1 << k
        return found

    def _each(self, holds: Callable[[LaidThing], bool]) -> Clause:
        return tuple(k + 1 for k, (_, laid) in enumerate(self.laid) if holds(laid))

    def carried(self, images: Sequence[tuple[int, dict[int, int]]], motion: BoardSymmetry) -> tuple[int, ...] | None:
        """What is laid where a motion carries each; None if some of it may not lie there.

        For each piece its group is given, and by groups those of the same cells and labels as its image. On a wrapped
        board a piece can cover the same cells as another one that is the piece turned as it may not be.
        """
        to: dict[int, set[int]] = {}
        for group, places in images:
            to[group] = to.get(group, places.keys()) & places.keys()
        chosen: dict[int, int] = {}
        for group, others in to.items():
            piece = self.groups[group][0]
            mine = piece.color, self.copies(group)[:2], self._shapes(piece, motion.matrix)
            same = (
                x
                for x in sorted(others)
                for piece in self.groups[x][:1]
                if (piece.color, self.copies(x)[:2], self._shapes(piece)) == mine
            )
            other = next((x for x in same if x not in chosen.values()), None)
            if other is None:
                return None
            chosen[group] = other
        if not all(check_of(rule).carries(rule, self, chosen) for rule in self.puzzle.rules):
            return None
        found = tuple(places[chosen[group]] for group, places in images)
        return found if len(set(found)) == len(found) else None

    # Pieces that look alike, and their numbers of copies.

    def _alike(self) -> list[list[Piece]]:
        found: dict[object, list[Piece]] = {}
        for piece in self.puzzle.pieces:
            found.setdefault((piece.color, self._shapes(piece)), []).append(piece)
        return list(found.values())

    def _shapes(self, piece: Piece, after: Matrix | None = None) -> frozenset[object]:
        """The piece as it may be turned, `after` another turn, each way moved to the origin."""
        lattice = self.puzzle.lattice
        found = set()
        for matrix in moves_of(lattice, piece.freedom):
            shape = list(zip(piece.cells, piece.labels, strict=True))
            for turn in (matrix,) if after is None else (after, matrix):
                motion = Motion(turn, lattice.glide_of(turn))
                moved = [self._moved(motion, cell, labels) for cell, labels in shape]
                origin = lattice.at_origin(cell for cell, _ in moved)
                shape = [(cell, labels) for cell, (_, labels) in zip(origin, moved, strict=True)]
            found.add(frozenset(shape))
        return frozenset(found)

    def _moved(self, motion: Motion, cell: Cell, labels: SideLabels) -> tuple[Cell, SideLabels]:
        lattice = self.puzzle.lattice
        if not any(labels):
            return lattice.move(motion, cell), labels
        turned = {
            side if isinstance(label, CellValue) else lattice.move_side(motion, cell, side)[1]: label
            for side, label in enumerate(labels)
        }
        return lattice.move(motion, cell), tuple(turned[side] for side in range(len(labels)))

    def _room(self, size: int) -> int:
        return (len(self.puzzle.board) - len(self.puzzle.blocked)) // size

    def copies(self, number: int) -> tuple[int, int, int, str]:
        """The least and the greatest number of copies of a group, the number for which there is room, and a name."""
        pieces = self.groups[number]
        fixed = Counter(fixed.piece for fixed in self.puzzle.fixed)
        least = sum(max(piece.least, fixed[piece.name]) for piece in pieces)
        return least, sum(piece.most for piece in pieces), self._room(len(pieces[0].cells)), pieces[0].name

    @cached_property
    def _numbers(self) -> list[LaidNumber]:
        return [one for rule in self.puzzle.rules for one in check_of(rule).numbers(rule, self)]

    def _counts_once(self) -> bool:
        """Tell whether the rules count things, each of them once, and add up no values."""
        is_once = all(len(set(one.times)) == len(one.times) for one in self._numbers)
        return is_once and not any(True for rule in self.puzzle.rules for _ in check_of(rule).sums(rule, self))

    def _add_up(self, counted: Counted) -> None:
        """Clauses on the sums of values."""
        values: dict[int, dict[int, int]] = {}

        def value_on(cell: int) -> dict[int, int]:
            if cell not in values:
                things: dict[int, list[int]] = defaultdict(list)
                for k, (_, laid) in enumerate(self.laid):
                    if cell in laid.cells:
                        last = laid.labels[laid.cells.index(cell)][-1]
                        things[int(last) if isinstance(last, CellValue) else 0].append(k + 1)
                values[cell] = counted.value(things, self.puzzle.board.names[cell])
            return values[cell]

        for rule in self.puzzle.rules:
            for one in check_of(rule).sums(rule, self):
                cells = [value_on(cell) for cell in one.cells]
                if one.same_as is None:
                    counted.bound_sum(cells, one.least, one.most, one.about)
                else:
                    counted.same_sum(cells, [value_on(cell) for cell in one.same_as], one.about)

    # Where a piece may lie by itself.

    def _places(self, piece: Piece) -> Iterable[tuple[tuple[int, ...], tuple[SideLabels, ...]]]:
        """Each way to lay a piece on cells of the board that are not blocked."""
        lattice, board = self.puzzle.lattice, self.puzzle.board
        starts = self._folding.starts(piece)
        for matrix, start, target in product(moves_of(lattice, piece.freedom), starts, board.cells):
            motion = lattice.motion_taking(matrix, start, target)
            if motion is None or lattice.move(motion, start) != target:
                continue
            lying: dict[int, SideLabels] = {}
            for cell, labels in zip(piece.cells, piece.labels, strict=True):
                image, turned = self._moved(motion, cell, labels)
                landing = self._folding.landing(image)
                if landing is None or landing[0] in self.puzzle.blocked:
                    break
                if any(turned):
                    # Behind the sides of a cell its value stays where it is.
                    there = dict(zip((*landing[1], len(landing[1])), turned, strict=False))
                    turned = tuple(there[side] for side in range(len(turned)))
                lying[landing[0]] = turned
            else:
                if len(lying) == len(piece.cells):
                    cells = tuple(sorted(lying))
                    yield cells, tuple(lying[cell] for cell in cells)

    def _may_lie(self, names: tuple[str, ...], cells: tuple[int, ...], labels: tuple[SideLabels, ...]) -> bool:
        """Tell whether the rules of the rim, of fixed pieces and of its own labels let a piece lie there."""
        shown = _shown(cells, labels)
        rim = self.puzzle.rim
        demanded = {(cell, side): wanted for cell, side, wanted in rim.sides}
        outside = {spot: label for spot, label in shown.items() if spot not in self.beyond}
        for spot, label in outside.items():
            wanted = demanded.get(spot, rim.labels)
            if label in rim.forbidden or (
                wanted and label != wanted and (isinstance(wanted, str) or label not in wanted)
            ):
                return False
        if rim.one_color and len(set(outside.values())) > 1:
            return False
        if rim.only_there and any(label in rim.labels for spot, label in shown.items() if spot not in outside):
            return False
        for spot, label in shown.items():
            if spot in self.beyond and not self._match(label, shown.get(self.beyond[spot])):
                return False
        if not all(check_of(rule).allows(rule, self.puzzle, cells, labels) for rule in self.puzzle.rules):
            return False
        touched = [fixed for fixed in self.puzzle.fixed if set(fixed.cells) & set(cells)]
        return not touched or (len(touched) == 1 and _lies_as(touched[0], names, dict(zip(cells, labels, strict=True))))

    def _match(self, one: Label | None, other: Label | None) -> bool:
        if one is None or other is None:
            return True
        relation = self.puzzle.relation
        return one == other if relation.kind == "equal" else (one, other) in relation.pairs

    # Which two cannot lie there together.

    def _excluded(self) -> list[int]:
        """For each laid piece all that cannot lie with it, as a set of bits."""
        at_spot: dict[_CellSide, dict[Label, int]] = defaultdict(lambda: defaultdict(int))
        on_rim: dict[Label, int] = defaultdict(int)
        for k, (_, laid) in enumerate(self.laid):
            for spot, label in _shown(laid.cells, laid.labels).items():
                at_spot[spot][label] |= 1 << k
                if spot not in self.beyond:
                    on_rim[label] |= 1 << k
        alone = [one.things for one in self._numbers if one.most == 1]
        by_rules = [check_of(rule).excluded(rule, self) for rule in self.puzzle.rules]
        found = []
        for k, (group, laid) in enumerate(self.laid):
            bits = 0
            for cell in laid.cells:
                bits |= self.on_cell[cell]
            if sum(piece.most for piece in self.groups[group]) == 1:
                bits |= self.of_group[group]
            for spot, label in _shown(laid.cells, laid.labels).items():
                if spot in self.beyond:
                    for other, those in at_spot[self.beyond[spot]].items():
                        bits |= 0 if self._match(label, other) else those
                elif self.puzzle.rim.one_color:
                    for other, those in on_rim.items():
                        bits |= 0 if label == other else those
            for things in alone:
                bits |= things if things >> k & 1 else 0
            for of_rule in by_rules:
                bits |= of_rule[k] if of_rule else 0
            found.append(bits)
        return found


def _shown(cells: tuple[int, ...], labels: tuple[SideLabels, ...]) -> dict[_CellSide, Label]:
    return {
        (cell, side): label
        for cell, sides in zip(cells, labels, strict=True)
        for side, label in enumerate(sides)
        if label is not None and not isinstance(label, CellValue)
    }


def _lies_as(fixed: Fixed, names: tuple[str, ...], labels: dict[int, SideLabels]) -> bool:
    if fixed.piece not in names or not set(fixed.cells) <= labels.keys():
        return False
    lying = tuple(labels[cell] for cell in fixed.cells)
    return (fixed.labels is None or _agree(fixed.labels, lying[0])) and all(
        _agree(wanted, found) for wanted, found in zip(fixed.sides or lying, lying, strict=True)
    )


def _agree(wanted: SideLabels, found: SideLabels) -> bool:
    """Tell whether a cell lies as wanted; where no value is wanted, any will do."""
    return found[: len(wanted)] == wanted and all(isinstance(label, CellValue) for label in found[len(wanted) :])
