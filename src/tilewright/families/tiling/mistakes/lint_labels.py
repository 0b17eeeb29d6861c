"""Lint for the labels of tiles: mistyped ones, and counts of labels that prove that no solution exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...base import Finding, Severity
from ...wording import listing, nearest, plural
from ..puzzle import TilingPuzzle

# Among fewer labels, to be equally frequent means little.
_FEWEST_LABELS = 4


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
            wanted = f" ({' or '.join(sorted(mates))} is on no {puzzle.noun})" if mates else ""
            message = f"label {label} has no partner{wanted}: {where}"
        pieces = _having(puzzle, label)
        must_lie = any(puzzle.piece_of_name[name].least for name in pieces)
        level: Severity = "impossible" if must_lie and not places else "suspicious"
        yield Finding(level, message, _typed_right(puzzle, label, pieces), pieces=pieces, labels=(label,))


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
        labels=(odd[1],),
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
                corners = tuple(cell for cell in sorted(free) if free[cell] == k)
                return Finding("impossible", message, help_, pieces, corners, (label,))
    if n_labeled < n_rim:
        message = f"the rim has {n_rim} sides, but only {n_labeled} sides of the tiles are labeled {label}"
        return Finding("impossible", message, help_, _having(puzzle, label), tuple(sorted(free)), (label,))
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
            labels=tuple(suspects),
        )
