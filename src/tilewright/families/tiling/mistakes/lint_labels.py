"""Lint for the labels of tiles: mistyped ones, and counts of labels that prove that no solution exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ....sentences import sentence
from ...base import Finding, Severity
from ...wording import listing, nearest
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
    places: list[str] = []
    if puzzle.board.rim and (not puzzle.rim.labels or puzzle.rim.sides):
        places.append(sentence("on the rim"))
    if puzzle.blocked or puzzle.optional:
        places.append(sentence("beside an empty cell"))
    if _has_wild(puzzle):
        places.append(sentence("beside a side without a label"))
    where = sentence("there is no place for it")
    if places:
        where = sentence("it can only lie {places}", places=listing(places, joint="or"))
    for label in puzzle.labels:
        if label in puzzle.rim.labels:
            continue
        if puzzle.relation.kind == "equal":
            if tally[label] != 1 and not _is_on_one_tile(puzzle, label, tally[label]):
                continue
            on = "side" if tally[label] == 1 else "tile"
            message = sentence(
                "label {label} is on one {on} only, so that nothing matches it: {where}",
                label=label,
                on=on,
                where=where,
            )
        else:
            mates = puzzle.relation.mates.get(label, frozenset())
            if any(tally[mate] for mate in mates):
                continue
            lone = sentence("label {label} has no partner", label=label)
            if mates:
                lone = sentence(
                    "{lone} ({mates} is on no {noun})",
                    lone=lone,
                    mates=listing(sorted(mates), joint="or"),
                    noun=puzzle.noun,
                )
            message = sentence("{lone}: {where}", lone=lone, where=where)
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
        sentence(
            "{often} is on {more} sides and {seldom} on {less}, every other label on {usual}",
            often=odd[1],
            more=usual + 1,
            seldom=odd[-1],
            less=usual - 1,
            usual=usual,
        ),
        sentence("look whether {often} was typed for {seldom} on one of the tiles", often=odd[1], seldom=odd[-1]),
        pieces=tuple(name for name in often if often[name] == max(often.values())),
        labels=(odd[1],),
    )


def _typed_right(puzzle: TilingPuzzle, label: str, pieces: Sequence[str]) -> str:
    """The likely place of a mistyped label, and the label that may be meant."""
    near = nearest(label, [other for other in puzzle.labels if other != label])
    called = _called(puzzle, pieces)
    look = sentence("look whether {label} was typed right on {pieces}", label=label, pieces=called)
    return look if near is None else sentence("{look}; is {near} meant?", look=look, near=near)


def _called(puzzle: TilingPuzzle, pieces: Sequence[str]) -> str:
    """Pieces as their owner calls them: "tile 4", "tiles 4 and 9"."""
    noun = "tile" if all(puzzle.piece_of_name[name].is_tile for name in pieces) else "piece"
    names = listing(pieces)
    return sentence("{noun}{n:|s} {names}", noun=noun, n=len(pieces), names=names)


def _frame(puzzle: TilingPuzzle, label: str, n_rim: int, n_labeled: int) -> Finding | None:
    """A finding if the tiles do not have the labeled sides that the rim needs."""
    free = Counter(cell for cell, _ in puzzle.board.rim if cell not in puzzle.blocked)
    help_ = sentence("is a tile of the frame missing, or one of its sides typed wrong?")
    if puzzle.rim.only_there and not puzzle.blocked:
        # The label may lie nowhere else: a corner with two sides on the rim takes a tile with just two such sides.
        cells = Counter(free.values())
        of_piece = {piece.name: sum(sides.count(label) for sides in piece.labels) for piece in puzzle.pieces}
        tiles: Counter[int] = Counter()
        for piece in puzzle.pieces:
            tiles[of_piece[piece.name]] += piece.most
        for k in sorted((cells.keys() | tiles.keys()) - {0}, reverse=True):
            if cells[k] != tiles[k]:
                message = sentence(
                    "{cells} {cells:cell|cells} of the board {cells:has|have} {k} {k:side|sides} on the rim, "
                    "but {tiles} {tiles:tile|tiles} {tiles:has|have} {k} {k:side|sides} labeled {label}",
                    cells=cells[k],
                    k=k,
                    tiles=tiles[k],
                    label=label,
                )
                pieces = tuple(name for name, often in of_piece.items() if often == k)
                corners = tuple(cell for cell in sorted(free) if free[cell] == k)
                return Finding("impossible", message, help_, pieces, corners, (label,))
    if n_labeled < n_rim:
        message = sentence(
            "the rim has {n_rim} sides, but only {n_labeled} sides of the tiles are labeled {label}",
            n_rim=n_rim,
            n_labeled=n_labeled,
            label=label,
        )
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
            counts = sentence(
                "{labels} {n:occurs|occur} an odd number of times", labels=listing(suspects), n=len(suspects)
            )
        else:
            counts = sentence("{label} occurs {n} times", label=worst, n=tally[worst])
            for mate in partners_of_worst:
                counts = sentence("{counts}, its partner {label} {n} times", counts=counts, label=mate, n=tally[mate])
        # Tiles with several of them come first.
        often = Counter(name for label in suspects for name in _having(puzzle, label))
        room = sentence("none lies")
        if n_loose:
            room = sentence("only {n} {n:side|sides} {n:lies|lie}", n=n_loose)
        yield Finding(
            "impossible",
            sentence(
                "{total} sides find no partner, but {room} where none is needed: {counts}",
                total=total,
                room=room,
                counts=counts,
            ),
            sentence("look whether a side with {suspects} was typed wrong", suspects=listing(suspects, joint="or")),
            pieces=tuple(sorted(often, key=lambda name: -often[name])),
            labels=tuple(suspects),
        )
