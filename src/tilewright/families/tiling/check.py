"""The checker: reads the rules of a tiling puzzle afresh and shares no code with compiling or solving."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ...lattices import Cell, Lattice, moves_of
from .puzzle import Label, Piece, Placed, SideLabels, TilingPuzzle, TilingSolution


def broken_rules(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    """The rules that a solution breaks, in words; an empty list if it is right."""
    unknown = [
        f"there is no piece {placed.piece!r} in this puzzle"
        for placed in solution.placed
        if placed.piece not in puzzle.piece_of_name
    ]
    if unknown:
        return unknown
    off_board = [
        f"piece {placed.piece} covers a cell that is not on the board"
        for placed in solution.placed
        if not all(0 <= cell < len(puzzle.board) for cell in placed.cells)
    ]
    if off_board:
        return off_board
    return [
        *_copies(puzzle, solution),
        *_covering(puzzle, solution),
        *(message for placed in solution.placed for message in _shape(puzzle, placed)),
        *_matching(puzzle, solution),
        *_rim(puzzle, solution),
        *_fixed(puzzle, solution),
    ]


def _copies(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    used = Counter(placed.piece for placed in solution.placed)
    found = []
    for piece in puzzle.pieces:
        if not piece.least <= used[piece.name] <= piece.most:
            wanted = str(piece.most) if piece.least == piece.most else f"{piece.least} to {piece.most}"
            found.append(f"piece {piece.name} is used {used[piece.name]} times instead of {wanted}")
    return found


def _covering(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    covered = Counter(cell for placed in solution.placed for cell in placed.cells)
    found = []
    for cell, name in enumerate(puzzle.board.names):
        if covered[cell] > 1:
            found.append(f"cell {name} is covered {covered[cell]} times")
        elif covered[cell] and cell in puzzle.blocked:
            found.append(f"cell {name} is blocked, but covered")
        elif not covered[cell] and cell not in puzzle.blocked and cell not in puzzle.optional:
            found.append(f"cell {name} is not covered")
    return found


def _shape(puzzle: TilingPuzzle, placed: Placed) -> list[str]:
    """Whether some allowed motion carries the piece, labels and all, to where it lies."""
    piece, dimension = puzzle.piece_of_name[placed.piece], puzzle.lattice.dimension
    cells = [puzzle.board.cells[cell] for cell in placed.cells]
    # Moved to the origin, so that what was found for one place holds for all.
    least = [min((cell[k] for cell in cells), default=0) for k in range(dimension)]
    lying = tuple(
        ((*(x - d for x, d in zip(cell, least, strict=False)), *cell[dimension:]), labels)
        for cell, labels in zip(cells, placed.labels, strict=True)
    )
    if _may_lie(puzzle.lattice, piece, lying):
        return []
    names = ", ".join(puzzle.board.names[cell] for cell in placed.cells)
    what = "with these labels " if piece.has_labels else ""
    return [f"piece {placed.piece} cannot lie {what}on {names}"]


@lru_cache(maxsize=4096)
def _may_lie(lattice: Lattice, piece: Piece, lying: tuple[tuple[Cell, SideLabels], ...]) -> bool:
    """Whether some motion that the piece is free to make carries it, labels and all, to these cells."""
    allowed = set(moves_of(lattice, piece.freedom))
    labels_of = dict(lying)
    for motion in lattice.motions_between(piece.cells, labels_of):
        if motion.matrix not in allowed:
            continue
        sides_agree = True
        for cell, labels in zip(piece.cells, piece.labels, strict=True):
            for side, label in enumerate(labels):
                image, image_side = lattice.move_side(motion, cell, side)
                sides_agree = sides_agree and labels_of[image][image_side] == label
        if sides_agree:
            return True
    return False


def _labels(solution: TilingSolution) -> dict[tuple[int, int], Label | None]:
    return {
        (cell, side): label
        for placed in solution.placed
        for cell, labels in zip(placed.cells, placed.labels, strict=True)
        for side, label in enumerate(labels)
    }


def _matching(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    labels, found = _labels(solution), []
    for edge in puzzle.board.edges:
        one, other = labels.get((edge.cell, edge.side)), labels.get((edge.other, edge.other_side))
        pair = solution.piece_on_cell.get(edge.cell), solution.piece_on_cell.get(edge.other)
        if pair[0] is pair[1]:
            continue
        if one is None or other is None:
            continue
        fits = one == other if puzzle.relation.kind == "equal" else (one, other) in puzzle.relation.pairs
        if not fits:
            a, b = puzzle.board.names[edge.cell], puzzle.board.names[edge.other]
            found.append(f"{one} on cell {a} meets {other} on cell {b}, which do not match")
    return found


def _rim(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    labels, rim, found = _labels(solution), puzzle.rim, []
    demanded = {(cell, side): label for cell, side, label in rim.sides}
    on_rim = {place: labels[place] for place in puzzle.board.rim if labels.get(place) is not None}
    for (cell, side), label in on_rim.items():
        place = (
            f"{puzzle.lattice.kind(puzzle.board.cells[cell]).side_names[side]} side of cell {puzzle.board.names[cell]}"
        )
        wanted = demanded.get((cell, side), rim.label)
        if wanted is not None and label != wanted:
            found.append(f"{label} lies on the rim ({place}), where {wanted} must be")
        if label in rim.forbidden:
            found.append(f"{label} lies on the rim ({place}), where it may not be")
    if rim.one_color and len(set(on_rim.values())) > 1:
        found.append(
            f"the rim has more than one label: {', '.join(sorted(str(label) for label in set(on_rim.values())))}"
        )
    if rim.only_there:
        found += [
            f"{label} lies inside, on cell {puzzle.board.names[cell]}, but may lie only on the rim"
            for (cell, side), label in labels.items()
            if label == rim.label and (cell, side) not in on_rim
        ]
    return found


def _fixed(puzzle: TilingPuzzle, solution: TilingSolution) -> list[str]:
    found: list[str] = []
    lying: list[tuple[Placed, str]] = []
    for fixed in puzzle.fixed:
        names = ", ".join(puzzle.board.names[cell] for cell in fixed.cells)
        placed = solution.piece_on_cell.get(fixed.cells[0])
        if placed is None or placed.piece != fixed.piece or not set(fixed.cells) <= set(placed.cells):
            found.append(f"piece {fixed.piece} does not lie on {names}, where it is fixed")
        elif fixed.labels is not None and placed.labels[placed.cells.index(fixed.cells[0])] != fixed.labels:
            found.append(f"piece {fixed.piece} is turned on {names}; it is fixed there in another orientation")
        else:
            found += [
                f"piece {fixed.piece} lies both on {others} and on {names}, where two pieces are fixed"
                for other, others in lying
                if other is placed
            ]
            lying.append((placed, names))
    return found
