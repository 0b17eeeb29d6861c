"""The sets of pieces that a template leaves to choose: which there are, and which are the same up to symmetry.

A piece that is chosen takes part with all its copies. A set has the number of pieces and of cells that the template
asks for, and with the pieces that always take part it has enough cells to fill the board, and not too many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import NamedTuple

from ....deadline import in_time
from ....errors import InvalidSetup
from ....sentences import sentence
from ....values import replace
from ...base import SetupClasses, SetupNames, Setups
from ...wording import listing, plural, suggestion
from ..compiling.symmetry import keeps, keeps_rim
from ..puzzle import Piece, TilingPuzzle
from .shapes import piece_classes, turned


class _Chosen(NamedTuple):
    """Of some pieces: how many they are, and how many cells the fewest and the most copies of them have."""

    n: int = 0
    least: int = 0
    most: int = 0

    def plus(self, piece: Piece) -> _Chosen:
        size = len(piece.cells)
        return _Chosen(self.n + 1, self.least + piece.least * size, self.most + piece.most * size)

    @staticmethod
    def of(pieces: Iterable[Piece]) -> _Chosen:
        taken = _Chosen()
        for piece in pieces:
            taken = taken.plus(piece)
        return taken


class PieceSets:
    """All sets of a template in a row, in the order in which its pieces are listed."""

    def __init__(self, puzzle: TilingPuzzle) -> None:
        setup = puzzle.setup
        assert setup is not None
        fixed = {one.piece for one in puzzle.fixed}
        self.names = setup.among or tuple(piece.name for piece in puzzle.pieces if piece.name not in fixed)
        """The pieces to choose from."""
        self.always = [piece for piece in puzzle.pieces if piece.name not in set(self.names)]
        self.pieces = [puzzle.piece_of_name[name] for name in self.names]
        others = _Chosen.of(self.always)
        room = len(puzzle.board) - len(puzzle.blocked)
        # The fewest cells that the most copies of a set must have, and the most that the fewest copies may have.
        self._low = max(0, room - len(puzzle.optional) - others.most, setup.cells or 0)
        self._high = min(room - others.least, room if setup.cells is None else setup.cells)
        self._choose = setup.choose
        self._ways = self._count_ways()

    @property
    def n(self) -> int:
        """The number of sets."""
        return sum(self._ways[0].values())

    def nth(self, number: int) -> SetupNames:
        """The set with this number, from 0 on."""
        [taken], names = self._ways[0], []
        for piece, there in zip(self.pieces, self._ways[1:], strict=True):
            after = self._with(taken, piece)
            n_with = 0 if after is None else there[after]
            if after is not None and number < n_with:
                names.append(piece.name)
                taken = after
            else:
                number -= n_with
        return tuple(names)

    def lacking(self, names: SetupNames) -> str:
        """The choice that is missing besides these pieces, "" if none is; InvalidSetup if they are in no set."""
        taken = self._taken(names)
        if self._is_whole(taken):
            return ""
        if not names:
            return sentence("no pieces are chosen yet")
        if self._choose is not None and taken.n < self._choose:
            return sentence("{choose} {choose:piece|pieces} still to be chosen", choose=self._choose - taken.n)
        if taken.most < self._low and self._choose is None:
            return sentence("{low} {low:cell|cells} still to be filled", low=self._low - taken.most)
        raise InvalidSetup(self._unfit(names, taken))

    def check(self, names: SetupNames) -> None:
        """Raise InvalidSetup unless these pieces are a set."""
        taken = self._taken(names)
        if not self._is_whole(taken):
            raise InvalidSetup(self._unfit(names, taken))

    def _taken(self, names: SetupNames) -> _Chosen:
        piece_of_name = dict(zip(self.names, self.pieces, strict=True))
        for name in names:
            if any(piece.name == name for piece in self.always):
                raise InvalidSetup(
                    sentence(
                        "piece {name} always takes part; choose from {names}",
                        name=repr(name),
                        names=listing(self.names),
                    )
                )
            if name not in piece_of_name:
                help = suggestion(name, self.names, sentence("the pieces are"))
                raise InvalidSetup(sentence("there is no piece {name} to choose; {help}", name=repr(name), help=help))
            if names.count(name) > 1:
                raise InvalidSetup(sentence("piece {name} is chosen twice; name different pieces", name=repr(name)))
        taken = _Chosen.of(piece_of_name[name] for name in names)
        if (self._choose is not None and taken.n > self._choose) or taken.least > self._high:
            raise InvalidSetup(self._unfit(names, taken))
        return taken

    def _unfit(self, names: SetupNames, taken: _Chosen) -> str:
        have = f"{taken.least} to {taken.most}" if taken.least < taken.most else str(taken.least)
        cells = f"{self._low} to {self._high} cells" if self._low < self._high else plural(self._low, "cell")
        what = "pieces" if self._choose is None else plural(self._choose, "piece")
        found = f"{plural(len(names), 'piece')} with {have} cells" if names else "none"
        return f"this puzzle takes {what} with {cells} together; found {found}"

    def _count_ways(self) -> list[dict[_Chosen, int]]:
        """Before each piece, and after the last one: in how many ways to go on from what may be taken by then."""
        ways: list[dict[_Chosen, int]] = [{_Chosen(): 0}]
        for piece in self.pieces:
            in_time()
            after = (self._with(taken, piece) for taken in ways[-1])
            ways.append(dict.fromkeys(chain(ways[-1], (taken for taken in after if taken is not None)), 0))
        for taken in ways[-1]:
            ways[-1][taken] = int(self._is_whole(taken))
        for k in range(len(self.pieces) - 1, -1, -1):
            in_time()
            for taken in ways[k]:
                after_it = self._with(taken, self.pieces[k])
                ways[k][taken] = ways[k + 1][taken] + (0 if after_it is None else ways[k + 1][after_it])
        return ways

    def _with(self, taken: _Chosen, piece: Piece) -> _Chosen | None:
        """The pieces taken and one more, as far as it matters; None if that is too much."""
        n, least, most = taken.plus(piece)
        if least > self._high or (self._choose is not None and n > self._choose):
            return None
        return _Chosen(n if self._choose is not None else 1, least, min(most, max(self._low, least)))

    def _is_whole(self, taken: _Chosen) -> bool:
        n_fits = taken.n == self._choose if self._choose is not None else taken.n > 0
        return n_fits and taken.least <= self._high and taken.most >= self._low


@lru_cache(maxsize=4)
def piece_sets(puzzle: TilingPuzzle) -> PieceSets:
    """The sets of a template; kept for a while, since a page or a sweep asks again and again."""
    return PieceSets(puzzle)


def _with_setup(puzzle: TilingPuzzle, names: SetupNames) -> TilingPuzzle:
    sets = piece_sets(puzzle)
    sets.check(names)
    left_out = set(sets.names) - set(names)
    pieces = tuple(piece for piece in puzzle.pieces if piece.name not in left_out)
    rules = [kept for rule in puzzle.rules if (kept := rule.for_pieces(pieces)) is not None]
    return replace(puzzle, setup=None, pieces=pieces, rules=tuple(rules))


def _draw(puzzle: TilingPuzzle, chance: Random) -> SetupNames | None:
    sets = piece_sets(puzzle)
    return sets.nth(chance.randrange(sets.n)) if sets.n else None


def _classes(
    puzzle: TilingPuzzle, setups: Sequence[SetupNames], compiled: object, place_of_item: Mapping[int, int]
) -> SetupClasses:
    """Sets are the same if a symmetry of the board carries the pieces of one to pieces that look like the other's.

    The pieces that always take part must then go to themselves. The symmetries of a puzzle with fixed pieces are not
    looked for.
    """
    sets = piece_sets(puzzle)
    groups = piece_classes(puzzle)
    # Pieces of the same kind may take each other's place.
    kind_of: dict[str, tuple[int, int, int]] = {
        piece.name: (k, piece.least, piece.most) for k, group in enumerate(groups) for piece in group.members
    }
    class_of = {
        (shape, len(group.orientations), group.color): k
        for k, group in enumerate(groups)
        for shape in group.orientations
    }
    always = Counter(kind_of[piece.name] for piece in sets.always)
    names_of_kind: dict[tuple[int, int, int], list[str]] = {}
    for name in sets.names:
        names_of_kind.setdefault(kind_of[name], []).append(name)
    number = {kind: k for k, kind in enumerate(dict.fromkeys([*names_of_kind, *always]))}

    images: dict[tuple[int | None, ...], None] = {}
    tells_pieces = bool(puzzle.fixed) or any(rule.names_pieces for rule in puzzle.rules)
    for move in puzzle.board.symmetries[:1] if tells_pieces else puzzle.board.symmetries:
        if not (keeps(move, puzzle.blocked) and keeps(move, puzzle.optional) and keeps_rim(puzzle, move, {})):
            continue
        if not all(rule.is_kept_by(move) for rule in puzzle.rules):
            continue
        image_of_class = []
        for group in groups:
            shape = turned(puzzle.lattice, move.matrix, group.orientations[0])
            image_of_class.append(class_of.get((shape, len(group.orientations), group.color), -1))
        image = {kind: (image_of_class[kind[0]], *kind[1:]) for kind in number}
        if Counter({image[kind]: n for kind, n in always.items()}) == always:
            images[tuple(number.get(image[kind]) for kind in number)] = None

    n_of = [len(names_of_kind.get(kind, ())) for kind in number]
    keys = []
    for names in setups:
        kinds = [number[kind_of[name]] for name in names]
        moved = []
        for places in images:
            one = sorted(k for kind in kinds if (k := places[kind]) is not None)
            if len(one) == len(kinds) and all(one.count(k) <= n_of[k] for k in one):
                moved.append(tuple(one))
        keys.append(min(moved))
    kinds_in_order = list(number)

    def names_of(key: tuple[int, ...]) -> SetupNames:
        chosen = set(chain.from_iterable(names_of_kind[kinds_in_order[k]][: key.count(k)] for k in key))
        return tuple(name for name in sets.names if name in chosen)

    return SetupClasses.of(keys, names_of, len(images))


PIECE_SETS = Setups(
    kind=lambda puzzle: "pieces",
    with_setup=_with_setup,
    n=lambda puzzle: piece_sets(puzzle).n,
    listed=lambda puzzle: map(piece_sets(puzzle).nth, range(piece_sets(puzzle).n)),
    draw=_draw,
    lacking=lambda puzzle, names: piece_sets(puzzle).lacking(names),
    classes=_classes,
    pieces=lambda puzzle: piece_sets(puzzle).names,
)
