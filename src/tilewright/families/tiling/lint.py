"""Lint for tiling puzzles: likely mistakes, found without a search and told in the owner's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from ...errors import OutOfTime
from ...lattices.polyforms import connected_parts
from ...models import in_time
from ..base import Finding, Severity
from ..common import Setup
from ..dates import date_fields
from ..setup_kinds import SETUP_KINDS
from ..wording import listing, nearest, plural
from .compile import CompiledTiling, compile_cover
from .piece_sets import piece_sets
from .puzzle import Fixed, TilingPuzzle
from .shapes import PieceClass, turned

# Among fewer labels, to be equally frequent means little.
_FEWEST_LABELS = 4


def lint(puzzle: TilingPuzzle) -> tuple[Finding, ...]:
    """All findings, the likeliest mistake first.

    Mistakes in counting or typing come before their consequences, and so even before proofs that there is no solution:
    one mistyped label makes sides that find no partner, and a tile that fits nowhere.
    """
    if puzzle.setup is not None:
        # The cells to be blocked, or the pieces to be used, are not known yet.
        return (*area(puzzle), *_number_in_all(puzzle), *_in_parts(puzzle), *_weekdays(puzzle.setup))
    found = [*area(puzzle), *_number_in_all(puzzle), *_in_parts(puzzle), *about_labels(puzzle)]
    try:
        compiled = compile_cover(puzzle)
        for look in (_homeless_pieces, _misplaced_pieces, _bare_cells, _coloring, _alike):
            found += look(compiled)
    except OutOfTime:
        pieces, cells = plural(len(puzzle.pieces), "piece"), plural(len(puzzle.board), "cell")
        message = (
            f"the time was over before all ways in which {pieces} can lie on {cells} were seen; not looked at: pieces "
            f"that fit nowhere, cells that no piece covers, colors like those of a chessboard"
        )
        found.append(Finding("note", message, is_cut=True))
    return tuple(found)


def area(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """Pieces that have more or fewer cells than the board has room for."""
    if puzzle.setup is not None and SETUP_KINDS[puzzle.setup.kind].chooses == "pieces":
        if not piece_sets(puzzle).n:
            help = "count the pieces, their cells and those of the board again; look at `choose` and `cells`"
            yield Finding("impossible", "no set of the pieces has as many cells as the board has to fill", help)
        return
    least = sum(piece.least * len(piece.cells) for piece in puzzle.pieces)
    most = sum(piece.most * len(piece.cells) for piece in puzzle.pieces)
    # In a template the choice will block more cells.
    room = len(puzzle.board) - len(puzzle.blocked) - (puzzle.setup.blocked if puzzle.setup else 0)
    needed = room - len(puzzle.optional)
    hint = "count the pieces and the cells again; is a cell blocked that should not be, or a piece missing?"
    if least > room:
        message = f"the pieces have {plural(least, 'cell')}, but the board has room for only {room}"
        yield Finding("impossible", message, hint)
    elif most < needed:
        yield Finding("impossible", f"the pieces have only {plural(most, 'cell')}, but {needed} must be covered", hint)


def _number_in_all(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """More or fewer pieces in all than their copies and their sizes allow."""
    least, most = puzzle.total
    room = len(puzzle.board) - len(puzzle.blocked) - (puzzle.setup.blocked if puzzle.setup else 0)
    # The fewest pieces that cover what must be covered are the largest, and the most that have room the smallest.
    few = max(sum(piece.least for piece in puzzle.pieces), _taken(puzzle, room - len(puzzle.optional), largest=True))
    many = _taken(puzzle, room + 1, largest=False) - 1
    if most is not None and most < few:
        yield Finding("impossible", f"at most {plural(most, 'piece')} may be used, but at least {few} are needed")
    if least > many:
        yield Finding("impossible", f"at least {plural(least, 'piece')} must be used, but at most {many} can be")


def _taken(puzzle: TilingPuzzle, cells: int, *, largest: bool) -> int:
    """The number of pieces, the largest or the smallest first, that have so many cells; one more than all if none."""
    taken = 0
    for piece in sorted(puzzle.pieces, key=lambda piece: len(piece.cells), reverse=largest):
        if cells <= 0:
            break
        used = min(piece.most, -(-cells // len(piece.cells)))
        taken += used
        cells -= used * len(piece.cells)
    return taken if cells <= 0 else taken + 1


def _in_parts(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """Pieces whose cells are not connected."""
    for piece in puzzle.pieces:
        parts = connected_parts(puzzle.lattice, piece.cells)
        if len(parts) > 1:
            shown = listing(["".join(str(list(cell)) for cell in part) for part in parts])
            message = f"piece {piece.name} is in {len(parts)} parts that touch across no side: {shown}"
            help = "look at its cells; if it is meant so, nothing is wrong"
            yield Finding("suspicious", message, help, pieces=(piece.name,))


def _weekdays(setup: Setup) -> Iterator[Finding]:
    """A list of weekdays that seems to begin on Sunday: each date would stand for the day before."""
    for field, names in zip(date_fields(setup.choices), setup.choices, strict=False):
        if field.name == "weekday" and names[0].casefold().startswith("su"):
            message = f"the list of weekdays begins with {names[0]}; it is read from Monday on"
            yield Finding("suspicious", message, "list them from Monday to Sunday, wherever they stand on the board")


def _homeless_pieces(compiled: CompiledTiling) -> Iterator[Finding]:
    housed = {placement.piece_class for placement in compiled.placements}
    # Of a misplaced piece its place is told.
    housed.update(compiled.class_of_piece[fixed.piece] for fixed in _misplaced(compiled))
    homeless = [group for index, group in enumerate(compiled.classes) if index not in housed]
    # A set may have hundreds of them: they are told together.
    levels: dict[Severity, list[PieceClass]] = {"impossible": [], "note": []}
    for group in homeless:
        levels["impossible" if group.least else "note"].append(group)
    for level, groups in levels.items():
        if groups:
            names = listing([group.name for group in groups])
            few = f"piece {names} fits nowhere on the board"
            message = few if len(groups) == 1 else f"{len(groups)} pieces fit nowhere on the board: {names}"
            pieces = tuple(piece.name for group in groups for piece in group.members)
            yield Finding(level, message, "look at shapes, labels, the rim and the blocked cells", pieces=pieces)


def _misplaced_pieces(compiled: CompiledTiling) -> Iterator[Finding]:
    for fixed in _misplaced(compiled):
        which = _cells(compiled.puzzle, fixed.cells)
        yield Finding(
            "impossible",
            f"piece {fixed.piece} cannot lie on {which}, where it is fixed",
            "look at its shape, its labels, the rim and these cells",
            pieces=(fixed.piece,),
            cells=fixed.cells,
        )


def _misplaced(compiled: CompiledTiling) -> list[Fixed]:
    """The fixed pieces that no way of lying takes to all cells where they are fixed."""
    wanted = {(compiled.class_of_piece[fixed.piece], fixed.cells): fixed for fixed in compiled.puzzle.fixed}
    if wanted:
        for placement in compiled.placements:
            for piece_class, cells in list(wanted):
                if piece_class == placement.piece_class and set(cells) <= set(placement.cells):
                    del wanted[piece_class, cells]
    return list(wanted.values())


def _bare_cells(compiled: CompiledTiling) -> Iterator[Finding]:
    puzzle = compiled.puzzle
    covered = {cell for placement in compiled.placements for cell in placement.cells}
    covered.update(cell for fixed in _misplaced(compiled) for cell in fixed.cells)
    bare = tuple(
        cell
        for cell in range(len(puzzle.board))
        if cell not in covered and cell not in puzzle.blocked and cell not in puzzle.optional
    )
    if bare:
        help_ = "is there a hole too small for every piece?"
        yield Finding("impossible", f"no piece can cover {_cells(puzzle, bare)}", help_, cells=bare)


def _cells(puzzle: TilingPuzzle, cells: Sequence[int]) -> str:
    names = [puzzle.board.names[cell] for cell in cells]
    return f"cell {names[0]}" if len(names) == 1 else f"cells {', '.join(names)}"


def _two_coloring(puzzle: TilingPuzzle) -> list[int] | None:
    """+1 and -1 like a chessboard, 0 for blocked cells; None if the board cannot be colored so (hexagons)."""
    neighbors: dict[int, list[int]] = {}
    for edge in puzzle.board.edges:
        neighbors.setdefault(edge.cell, []).append(edge.other)
        neighbors.setdefault(edge.other, []).append(edge.cell)
    colors = [0] * len(puzzle.board)
    for start in range(len(colors)):
        if colors[start]:
            continue
        colors[start] = 1
        todo = [start]
        while todo:
            cell = todo.pop()
            for other in neighbors.get(cell, ()):
                if not colors[other]:
                    colors[other] = -colors[cell]
                    todo.append(other)
                elif colors[other] == colors[cell]:
                    return None
    return [0 if cell in puzzle.blocked else color for cell, color in enumerate(colors)]


def _coloring(compiled: CompiledTiling) -> Iterator[Finding]:
    """Color the board like a chessboard: the pieces must cover as many cells of each color as the board has."""
    puzzle = compiled.puzzle
    colors = _two_coloring(puzzle)
    if puzzle.optional or puzzle.setup is not None or colors is None:
        return
    balances: list[set[int]] = [set() for _ in compiled.classes]
    for placement in compiled.placements:
        balances[placement.piece_class].add(sum(colors[cell] for cell in placement.cells))
    reachable = {0}
    for group, balance in zip(compiled.classes, balances, strict=True):
        if group.least > group.room or (group.least and not balance):
            return  # Lint reports that elsewhere.
        step = {0} if group.least == 0 else set()
        sums = {0}
        for copies in range(1, min(group.most, group.room) + 1):
            in_time()
            sums = {a + b for a in sums for b in balance}
            if copies >= group.least:
                step |= sums
        in_time()
        reachable = {a + b for a in reachable for b in step}
    board = sum(colors)
    if board in reachable:
        return
    rest = {value % 2 for value in reachable}
    if len(rest) == 1 and board % 2 not in rest:
        why = f"the pieces always cover an {'odd' if rest == {1} else 'even'} difference"
    else:
        nearest_to_board = min(sorted(reachable, key=abs), key=lambda value: abs(value - board))
        why = f"the nearest that the pieces can cover is a difference of {nearest_to_board}"
    cells = f"{abs(board)} more cells of one color than" if board else "as many cells of one color as"
    message = f"color the board like a chessboard: it has {cells} of the other, but {why}"
    yield Finding("impossible", message, "this parity argument rules out every arrangement")


def _fills_with_tiles(puzzle: TilingPuzzle) -> bool:
    """Tell whether every piece is one cell, used an exact number of times, and all together fill the board."""
    exact = all(len(piece.cells) == 1 and piece.least == piece.most for piece in puzzle.pieces)
    return (
        exact and not puzzle.optional and sum(p.most for p in puzzle.pieces) == len(puzzle.board) - len(puzzle.blocked)
    )


def about_labels(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """A side that finds no partner must lie on the rim, and the rim has a limited number of sides."""
    tally = puzzle.times_of_label.copy()
    if not tally:
        return
    yield from _lonely(puzzle, tally)
    yield from _uneven(puzzle, tally)
    if not _fills_with_tiles(puzzle) or puzzle.relation.kind == "table" or _has_wild(puzzle):
        return
    n_rim = sum(1 for cell, _ in puzzle.board.rim if cell not in puzzle.blocked)
    n_loose = n_rim + sum(
        (edge.cell in puzzle.blocked) != (edge.other in puzzle.blocked) for edge in puzzle.board.edges
    )
    rim_label = puzzle.rim.label
    if rim_label is not None and not puzzle.rim.sides:
        frame = _frame(puzzle, rim_label, n_rim, tally[rim_label])
        if frame is not None:
            # The other labels cannot be right before the frame is right.
            yield frame
            return
        n_loose -= n_rim
        tally[rim_label] -= n_rim
    yield from _unpaired(puzzle, tally, n_loose)


def _has_wild(puzzle: TilingPuzzle) -> bool:
    """Tell whether some sides have no label."""
    return any(label is None for piece in puzzle.pieces for sides in piece.labels for label in sides)


def _lonely(puzzle: TilingPuzzle, tally: Counter[str]) -> Iterator[Finding]:
    """Labels that no side can meet."""
    # A side of the rim with a label of its own accepts no other.
    places = ["on the rim"] if puzzle.board.rim and (not puzzle.rim.labels or puzzle.rim.sides) else []
    places += ["beside an empty cell"] if puzzle.blocked or puzzle.optional else []
    places += ["beside a side without a label"] if _has_wild(puzzle) else []
    where = f"it can only lie {listing(places, joint='or')}" if places else "there is no place for it"
    for label in puzzle.labels:
        if label in puzzle.rim.labels:
            continue
        if puzzle.relation.kind == "equal":
            if tally[label] != 1 and not _is_on_one_tile(puzzle, label, tally[label]):
                continue
            on = "side" if tally[label] == 1 else "tile"
            message = f"label {label} is on one {on} only, so that nothing matches it: {where}"
        else:
            mates = puzzle.relation.mates.get(label, frozenset())
            if any(tally[mate] for mate in mates):
                continue
            wanted = f" ({' or '.join(sorted(mates))} is on no piece)" if mates else ""
            message = f"label {label} has no partner{wanted}: {where}"
        pieces = _having(puzzle, label)
        must_lie = any(puzzle.piece_of_name[name].least for name in pieces)
        level: Severity = "impossible" if must_lie and not places else "suspicious"
        yield Finding(level, message, _typed_right(puzzle, label, pieces), pieces=pieces)


def _is_on_one_tile(puzzle: TilingPuzzle, label: str, times: int) -> bool:
    """Tell whether only one piece of one cell has a label, and no second copy of it: its sides never meet."""
    if times > max(kind.n_sides for kind in puzzle.lattice.kinds):
        return False
    first, *others = _having(puzzle, label)
    piece = puzzle.piece_of_name[first]
    return not others and len(piece.cells) == 1 and piece.most == 1


def _uneven(puzzle: TilingPuzzle, tally: Counter[str]) -> Iterator[Finding]:
    """One label once too often and another once too seldom, where all others are equally frequent."""
    if puzzle.relation.kind != "equal":
        # Puzzles of heads and tails often have labels of unequal frequency.
        return
    times = {label: tally[label] for label in puzzle.labels if label not in puzzle.rim.labels}
    usual = Counter(times.values()).most_common(1)[0][0] if times else 0
    odd = {often - usual: label for label, often in times.items() if often != usual}
    if len(times) < _FEWEST_LABELS or len(times) - list(times.values()).count(usual) != 2 or odd.keys() != {1, -1}:
        return
    often = {piece.name: sum(sides.count(odd[1]) for sides in piece.labels) for piece in puzzle.pieces}
    yield Finding(
        "suspicious",
        f"{odd[1]} is on {usual + 1} sides and {odd[-1]} on {usual - 1}, every other label on {usual}",
        f"look whether {odd[1]} was typed for {odd[-1]} on one of the tiles",
        pieces=tuple(name for name in often if often[name] == max(often.values())),
    )


def _typed_right(puzzle: TilingPuzzle, label: str, pieces: Sequence[str]) -> str:
    """The likely place of a mistyped label, and the label that may be meant."""
    near = nearest(label, [other for other in puzzle.labels if other != label])
    meant = f"; is {near} meant?" if near is not None else ""
    return f"look whether {label} was typed right on {_called(puzzle, pieces)}{meant}"


def _called(puzzle: TilingPuzzle, pieces: Sequence[str]) -> str:
    """Pieces as their owner calls them: "tile 4", "tiles 4 and 9"."""
    noun = "tile" if all(puzzle.piece_of_name[name].is_tile for name in pieces) else "piece"
    return f"{noun}{'' if len(pieces) == 1 else 's'} {listing(pieces)}"


def _frame(puzzle: TilingPuzzle, label: str, n_rim: int, n_labeled: int) -> Finding | None:
    """A finding if the tiles do not have the labeled sides that the rim needs."""
    free = Counter(cell for cell, _ in puzzle.board.rim if cell not in puzzle.blocked)
    help_ = "is a tile of the frame missing, or one of its sides typed wrong?"
    if puzzle.rim.only_there and not puzzle.blocked:
        # The label may lie nowhere else: a corner with two sides on the rim takes a tile with just two such sides.
        cells = Counter(free.values())
        of_piece = {piece.name: sum(sides.count(label) for sides in piece.labels) for piece in puzzle.pieces}
        tiles: Counter[int] = Counter()
        for piece in puzzle.pieces:
            tiles[of_piece[piece.name]] += piece.most
        for k in sorted((cells.keys() | tiles.keys()) - {0}, reverse=True):
            if cells[k] != tiles[k]:
                some = plural(k, "side")
                message = (
                    f"{plural(cells[k], 'cell')} of the board {'has' if cells[k] == 1 else 'have'} {some} on the rim, "
                    f"but {plural(tiles[k], 'tile')} {'has' if tiles[k] == 1 else 'have'} {some} labeled {label}"
                )
                pieces = tuple(name for name, often in of_piece.items() if often == k)
                return Finding("impossible", message, help_, pieces, tuple(c for c in sorted(free) if free[c] == k))
    if n_labeled < n_rim:
        message = f"the rim has {n_rim} sides, but only {n_labeled} sides of the tiles are labeled {label}"
        return Finding("impossible", message, help_, _having(puzzle, label), tuple(sorted(free)))
    return None


def _having(puzzle: TilingPuzzle, label: str) -> tuple[str, ...]:
    """The pieces with a label."""
    return tuple(piece.name for piece in puzzle.pieces if any(label in sides for sides in piece.labels))


def _unpaired(puzzle: TilingPuzzle, tally: Counter[str], n_loose: int) -> Iterator[Finding]:
    """More sides without a partner than the rim and free sides can take, when labels are paired off."""
    left_over: dict[str, int] = {}
    for label in tally:
        mates = {label} if puzzle.relation.kind == "equal" else puzzle.relation.mates.get(label, frozenset())
        if label in mates:
            left_over[label] = tally[label] % 2
        else:
            left_over[label] = max(0, tally[label] - sum(tally[mate] for mate in mates))
    total = sum(left_over.values())
    if total > n_loose:
        worst = max(left_over, key=lambda label: left_over[label])
        partners_of_worst = sorted(puzzle.relation.mates.get(worst, {worst}))
        suspects = [worst]
        if partners_of_worst == [worst]:
            # A label typed for another one makes both numbers odd.
            suspects = sorted(label for label in left_over if left_over[label])
            counts = f"{listing(suspects)} {'occurs' if len(suspects) == 1 else 'occur'} an odd number of times"
        else:
            counts = f"{worst} occurs {tally[worst]} times"
            counts += "".join(f", its partner {mate} {tally[mate]} times" for mate in partners_of_worst)
        # Tiles with several of them come first.
        often = Counter(name for label in suspects for name in _having(puzzle, label))
        room = f"only {plural(n_loose, 'side')} {'lies' if n_loose == 1 else 'lie'}" if n_loose else "none lies"
        yield Finding(
            "impossible",
            f"{total} sides find no partner, but {room} where none is needed: {counts}",
            f"look whether a side with {listing(suspects, joint='or')} was typed wrong",
            pieces=tuple(sorted(often, key=lambda name: -often[name])),
        )


def _alike(compiled: CompiledTiling) -> Iterator[Finding]:
    """Pieces that look the same, and labeled tiles that are mirror images of each other."""
    # Copies that are fixed are not told apart.
    loose = [
        tuple(p.name for p, n_fixed in zip(group.members, group.fixed_of_member, strict=True) if p.most > n_fixed)
        for group in compiled.classes
    ]
    alike = [names for names in loose if len(names) > 1]
    if alike:
        message = f"pieces {_listed(alike)} are alike: raw counts tell them apart, distinct ones do not"
        yield Finding("note", message, pieces=tuple(chain.from_iterable(alike)))
    class_of_shape = {
        shape: k
        for k, group in enumerate(compiled.classes)
        if group.members[0].has_labels
        for shape in group.orientations
    }
    mirror = compiled.puzzle.lattice.point_group[-1]
    mirrored = []
    for k, group in enumerate(compiled.classes):
        image = class_of_shape.get(turned(compiled.puzzle.lattice, mirror, group.orientations[0]))
        if image is not None and image > k:
            mirrored.append((group.name, compiled.classes[image].name))
    if mirrored:
        message = f"pieces {_listed(mirrored)} are mirror images of each other"
        yield Finding("note", message, pieces=tuple(chain.from_iterable(mirrored)))


def _listed(groups: Sequence[tuple[str, ...]]) -> str:
    shown = "; ".join(" and ".join(names) for names in groups[:5])
    return shown if len(groups) <= 5 else f"{shown}; and {len(groups) - 5} more groups"
