"""Names for places on which equal pieces lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter

from ...clauses import LaidThing
from ..puzzle import Placed, TilingPuzzle, TilingSolution


def named(puzzle: TilingPuzzle, laid: Iterable[LaidThing]) -> TilingSolution:
    """The solution that things make.

    Those that look alike get their names in the order of the cells that they cover.
    """
    groups: dict[tuple[str, ...], list[LaidThing]] = {}
    for one in laid:
        groups.setdefault(one.names, []).append(one)
    placed: list[Placed] = []
    for alike, lying in groups.items():
        lying.sort(key=attrgetter("cells"))
        names = name_places(puzzle, [one.cells for one in lying], [alike] * len(lying))
        # There is no name only if a piece is fixed more often than it has copies; the checker reports that.
        placed += [Placed(name or alike[0], one.cells, one.labels) for name, one in zip(names, lying, strict=True)]
    return TilingSolution(puzzle, tuple(sorted(placed, key=attrgetter("cells"))))


def name_places(
    puzzle: TilingPuzzle, places: Sequence[tuple[int, ...]], fitting: Sequence[Sequence[str]]
) -> list[str | None]:
    """A name for each place out of those that fit there, so that all pieces keep to their numbers of copies.

    `places` are the cells that each place covers. Where a piece is fixed it keeps its name. Otherwise every
    piece gets its least number of places, if there are enough, and none more than its most: a place
    for which no piece remains gets None. Places where the same pieces fit get them in the order of the file.
    """
    fitting = [tuple(names) for names in fitting]
    for fixed in puzzle.fixed:
        for k, cells in enumerate(places):
            if fixed.piece in fitting[k] and set(fixed.cells) <= set(cells):
                fitting[k] = (fixed.piece,)
    names = _NameMatching(fitting)
    # First the places without which a piece would fall short: paths through them never take a copy from a piece.
    for limits in (
        {piece.name: piece.least for piece in puzzle.pieces},
        {piece.name: piece.most for piece in puzzle.pieces},
    ):
        for k in range(len(places)):
            if names.of_place[k] is None:
                names.extend(k, limits)
    return _in_order(names.of_place, fitting, {piece.name: k for k, piece in enumerate(puzzle.pieces)})


class _NameMatching:
    """Names given to places, extended place by place along augmenting paths of a bipartite matching."""

    def __init__(self, fitting: Sequence[Sequence[str]]) -> None:
        self._fitting = fitting
        self.of_place: list[str | None] = [None] * len(fitting)
        self._places: dict[str, list[int]] = {name: [] for names in fitting for name in names}

    def extend(self, start: int, limits: Mapping[str, int]) -> None:
        """Give a place a name, by renaming others if need be; do nothing if no name has room in the end."""
        reached_from: dict[str, int] = {}
        todo = [start]
        for place in todo:
            for name in self._fitting[place]:
                if name not in reached_from:
                    reached_from[name] = place
                    if len(self._places[name]) < limits[name]:
                        self._rename(name, reached_from)
                        return
                    todo += self._places[name]

    def _rename(self, name: str, reached_from: Mapping[str, int]) -> None:
        """Go back along a path: every place on it takes the name after it and leaves its own to the place before."""
        while True:
            place = reached_from[name]
            before = self.of_place[place]
            self.of_place[place] = name
            self._places[name].append(place)
            if before is None:
                return
            self._places[before].remove(place)
            name = before


def _in_order(
    names: Sequence[str | None], fitting: Sequence[Sequence[str]], rank: Mapping[str, int]
) -> list[str | None]:
    """The names, those of places where the same pieces fit exchanged until they are in order."""
    alike: dict[Sequence[str], list[int]] = {}
    for k, name in enumerate(names):
        if name is not None:
            alike.setdefault(fitting[k], []).append(k)
    ordered = list(names)
    for places in alike.values():
        sorted_names = sorted((name for name in (names[k] for k in places) if name is not None), key=rank.__getitem__)
        for k, name in zip(places, sorted_names, strict=True):
            ordered[k] = name
    return ordered
