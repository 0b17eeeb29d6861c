"""Complete sets of tiles, as MacMahon's: each tile that there is once, and a few of them laid from the start.

The board and the labels leave no choice of tiles. So a solution is looked for, and its tiles are taken up again one by
one, as long as no other solution comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from string import ascii_uppercase

from ..boards import Board
from ..design import with_laid
from ..families import Laid, TilingPuzzle
from ..families.tiling import Rim, tile
from ..families.tiling.labels import in_reading_order
from ..families.wording import plural
from ..values import frozen
from .labeled_boards import TileDemand, all_tiles, side_turns
from .trials import Draft, Drafts, SearchedWhole, Trials, compiled_first, listed, whole


@frozen
class Completer:
    """Lays some tiles of a complete set on its board from the start, so that the rest has few solutions."""

    board: Board
    demand: TileDemand
    title: str = ""

    def steps(self, chance: Random, trials: Trials) -> Drafts:
        """Puzzles in which no tile can be taken up that lies from the start."""
        while True:
            puzzle = self._shuffled(chance)
            compiled = compiled_first(puzzle)
            listing = yield from listed(whole(compiled), 1, trials)
            if listing.found:
                yield from self._taken_up(puzzle, compiled.decode(listing.found[0]).placed, chance, trials)
            elif listing.is_all:
                return
            yield None

    def _shuffled(self, chance: Random) -> TilingPuzzle:
        """The puzzle with all labels renamed, so that each time another solution is found first."""
        lattice, cell = self.board.lattice, self.board.cells[0]
        letters = ascii_uppercase[: self.demand.labels]
        name = dict(zip(letters, chance.sample(letters, len(letters)), strict=True))
        turns = side_turns(self.board, cell)
        rows = [tuple(name[label[0]] + label[1:] for label in labels) for labels in all_tiles(self.demand, turns) or ()]
        chance.shuffle(rows)
        tiles = tuple(
            tile(lattice, str(k), in_reading_order(lattice, cell, row)) for k, row in enumerate(rows, start=1)
        )
        rim = Rim(one_color=self.demand.rim_of_one)
        return TilingPuzzle("invented", self.board, tiles, self.demand.relation, rim, title=self.title)

    def _taken_up(self, puzzle: TilingPuzzle, laid: Sequence[Laid], chance: Random, trials: Trials) -> Drafts:
        most = max(1, trials.wanted) * len(self.board.symmetries)
        left, n_classes = list(laid), 1
        for one in chance.sample(laid, len(laid)):
            fewer = [other for other in left if other is not one]
            changed = with_laid(puzzle, fewer)
            compiled = compiled_first(changed)
            listing = yield from listed(whole(compiled), most + 1, trials)
            classes = SearchedWhole(compiled).n_classes(listing.found) if listing.is_all else most + 1
            if classes <= trials.wanted:
                left, n_classes = fewer, classes
                trials.note(changed, len(left), f"{plural(len(left), 'tile')} laid from the start")
            yield None
        if n_classes == trials.wanted:
            drafted = with_laid(puzzle, left)
            words = f"Of {len(laid)} tiles {len(left)} lie{'s' * (len(left) == 1)} from the start; none too many."
            yield Draft(drafted, remark=words if left else "")
