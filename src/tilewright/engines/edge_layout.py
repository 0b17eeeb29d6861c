"""Lays an edge model out for the kernels that fill its cells in a fixed order."""

from __future__ import annotations

from ..kernels import edge_scan
from ..kernels.bits import WORD_BITS
from ..models import EdgeModel
from ..values import frozen
from .base import Unfit
from .edge_order import Domains, Side, cell_order
from .edge_tables import N_READ, N_WRITTEN, EdgeTables, levels_of
from .lists import flat

Candidates = tuple[tuple[int, int], ...]
# A bit that no word has.
_NO_TILE = WORD_BITS


@frozen
class EdgeLayout:
    """An edge model laid out for the kernel that suits it: with wide rows if `is_wide`."""

    domains: Domains
    order: list[int]
    """The cell of every level."""
    arrays: edge_scan.EdgeScanArrays
    free: list[int]
    """The tiles on offer at the beginning: of equal ones only the first."""
    n_after: int
    """The number of words of tiles that all levels keep together."""
    n_slots: int
    first_row: list[int]
    """For each row the first of the rows that hold its ways."""
    is_wide: bool
    n_nodes: float
    """The estimated size of the tree."""


class _Bits:
    """The word and bit of every tile; the tiles of a group have words of their own, or share one with others."""

    def __init__(self, domains: Domains) -> None:
        most = max(map(len, domains.members))
        if most > WORD_BITS:
            raise Unfit(f"{most} tiles are equal; this engine takes up to {WORD_BITS} of a kind")
        size = domains.group_sizes
        self.is_wide = any(n > WORD_BITS for n in size.values())
        self.first_word: dict[int, int] = {}
        self.n_words: dict[int, int] = {}
        used: list[int] = []
        self.bit_of_class = [0] * len(domains.members)
        classes_of: dict[int, list[int]] = {}
        for c, group in enumerate(domains.group_of_class):
            classes_of.setdefault(group, []).append(c)
        for group, classes in classes_of.items():
            if not used or self.is_wide or used[-1] + size[group] > WORD_BITS:
                used.append(0)
            self.first_word[group] = len(used) - 1
            for c in classes:
                if used[-1] + len(domains.members[c]) > WORD_BITS:
                    used.append(0)
                self.bit_of_class[c] = (len(used) - 1) * edge_scan.WORD_ROOM + used[-1]
                used[-1] += len(domains.members[c])
            self.n_words[group] = len(used) - self.first_word[group]
        if len(used) * edge_scan.WORD_ROOM > edge_scan.TILE_MASK:
            raise Unfit(f"there are {domains.model.n_tiles} tiles; this engine takes fewer")
        self.free = [0] * len(used)
        self.linked = [0] * len(used)
        for c, tiles in enumerate(domains.members):
            word, bit = divmod(self.bit_of_class[c], edge_scan.WORD_ROOM)
            self.free[word] |= 1 << bit
            for k in range(len(tiles) - 1):
                self.linked[word] |= 1 << (bit + k)


def lay_out(model: EdgeModel) -> EdgeLayout:
    """Choose the order of the cells and make all tables."""
    domains = Domains(model)
    order, n_nodes = cell_order(domains)
    return lay_out_in_order(domains, order, n_nodes)


def lay_out_in_order(domains: Domains, order: list[int], n_nodes: float = 0.0) -> EdgeLayout:
    """Make the tables for this order of the cells."""
    bits = _Bits(domains)
    tables, levels, n_slots = levels_of(domains, order)
    early_start, early = flat(level.reads[:-N_READ] for level in levels)
    late_start, late = flat(level.writes[N_WRITTEN:] for level in levels)
    # Levels are counted from 1. `after` begins with the words of the beginning; then each level has as many places as
    # its group has words. The wide kernel numbers tiles through all words, so that its word 0 stands before a place.
    plan, width = [0] * edge_scan.PLAN, [0]
    latest = list(range(len(bits.free)))
    place = len(bits.free)
    for k, (level, cell) in enumerate(zip(levels, order, strict=True)):
        domain = domains.of_cell[cell]
        group = domains.group_of(domain) if domains.ways_of[domain] else domains.group_of_class[0]
        word, n = bits.first_word[group], bits.n_words[group]
        before = word if bits.is_wide else 0
        plan += [level.root, *level.reads[-N_READ:], *(slot for slot, _ in level.writes[:N_WRITTEN])]
        plan += [word, latest[word] - before, place - before]
        plan += [early_start[k], early_start[k + 1], late_start[k], late_start[k + 1]]
        latest[word] = place
        width.append(n)
        place += n
    rows = _Rows(tables, bits)
    arrays = edge_scan.EdgeScanArrays(
        plan,
        early,
        [slot for slot, _ in late],
        [side for _, side in late],
        tables.step,
        rows.tiles,
        rows.row,
        rows.entry,
        bits.linked,
        [tables.number.get(label, 0) for way in domains.ways for label in way.labels],
        [len(domains.ways[0].labels), int(any(bits.linked))],
        width,
    )
    return EdgeLayout(domains, order, arrays, bits.free, place, n_slots, rows.first_row, bits.is_wide, n_nodes)


class _Rows:
    """The rows of candidates, written for one of the kernels: each candidate is a tile, as a bit, and a way.

    What finds no place in a row stands in another one, behind the rows of the tries.
    """

    def __init__(self, tables: EdgeTables, bits: _Bits) -> None:
        self._tables = tables
        self._is_wide = bits.is_wide
        self.entry: list[int] = []
        self.first_row = list(range(len(tables.rows)))
        self._more: list[tuple[int, int, int]] = []
        tiles_of_class = [
            range(start, start + len(tiles))
            for start, tiles in zip(bits.bit_of_class, tables.domains.members, strict=True)
        ]
        tiles_of_way = [tiles_of_class[way.tile_class] for way in tables.domains.ways]
        nothing = (_packed(()) if bits.is_wide else 0, 0, 0)
        known: dict[tuple[tuple[int, ...], tuple[Side, ...]], tuple[int, int, int]] = {}
        rows: list[tuple[int, int, int]] = []
        for ways, outputs in zip(tables.rows, tables.row_outputs, strict=True):
            if ways and (ways, outputs) not in known:
                row = tuple((bit, way) for way in ways for bit in tiles_of_way[way])
                known[ways, outputs] = self._write(row, outputs, len(rows))
            rows.append(known[ways, outputs] if ways else nothing)
        rows += self._more
        self.tiles = [tiles for tiles, _, _ in rows]
        self.row = [number for _, start, more in rows for number in (start, more)]

    def _write(self, row: Candidates, outputs: tuple[Side, ...], origin: int) -> tuple[int, int, int]:
        """Write the entries of a row: its tiles, where the entries begin, and the row with the rest, or 0."""
        ways, number = self._tables.domains.ways, self._tables.number
        now, later = (_block if self._is_wide else _different)(row)
        start = len(self.entry)
        for _, way in now:
            labels = ways[way].labels
            self.entry += [*(number[labels[side]] if side >= 0 else 0 for side in outputs), way]
        more = 0
        if later:
            more = len(self._tables.rows) + len(self._more)
            self.first_row.append(origin)
            self._more.append((0, 0, 0))
            self._more[more - len(self._tables.rows)] = self._write(later, outputs, origin)
        return (_packed if self._is_wide else _mask)(now), start, more


def _different(row: Candidates) -> tuple[Candidates, Candidates]:
    """The candidates of a row by bit, each tile once, and those that are left."""
    now: dict[int, int] = {}
    later = []
    for bit, way in row:
        if bit in now:
            later.append((bit, way))
        else:
            now[bit] = way
    return tuple(sorted(now.items())), tuple(later)


def _block(row: Candidates) -> tuple[Candidates, Candidates]:
    """The first few candidates of a row, and those that are left."""
    return row[: edge_scan.BLOCK], row[edge_scan.BLOCK :]


def _mask(row: Candidates) -> int:
    """The tiles of a row, all of one word."""
    return sum(1 << bit % edge_scan.WORD_ROOM for bit, _ in row)


def _packed(row: Candidates) -> int:
    """The tiles of a block in one number; where there are fewer, the bit that no word has."""
    bits = [bit for bit, _ in row] + [_NO_TILE] * (edge_scan.BLOCK - len(row))
    return sum(bit << edge_scan.TILE_SHIFT * k for k, bit in enumerate(bits))
