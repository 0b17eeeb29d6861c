from __future__ import annotations

import random

from tests.examples import unicorn
from tilewright.engines.edge_layout import lay_out
from tilewright.families.tiling import compile_edges
from tilewright.kernels.edge_scan import BLOCK, ENTRY, FIRST, MORE, PLAN, ROW, SOURCE, TARGET, TILE_SHIFT, on_offer


def test_a_block_tells_which_of_its_tiles_are_on_offer() -> None:
    rng = random.Random(5)
    for _ in range(200):
        words = [rng.getrandbits(63) for _ in range(4)]
        tiles = [rng.randrange(4) << 6 | rng.randrange(64) for _ in range(BLOCK)]
        packed = sum(tile << TILE_SHIFT * k for k, tile in enumerate(tiles))
        wanted = sum((words[tile >> 6] >> (tile & 63) & 1) << k for k, tile in enumerate(tiles))
        assert on_offer([0, 0, *words], 2, packed) == wanted


def test_rows_have_an_entry_for_every_bit_and_lead_to_rows_of_the_same_tiles() -> None:
    layout = lay_out(compile_edges(unicorn()).model)
    arrays = layout.arrays
    assert not layout.is_wide
    assert arrays.tiles[0] == 0
    for key, tiles in enumerate(arrays.tiles):
        start, more = arrays.row[ROW * key + FIRST], arrays.row[ROW * key + MORE]
        assert start + ENTRY * tiles.bit_count() <= len(arrays.entry)
        # So a row without a free tile is not followed by one with any.
        assert arrays.tiles[more] & ~tiles == 0


def test_every_level_reads_what_a_level_before_it_wrote() -> None:
    plan = lay_out(compile_edges(unicorn()).model).arrays.plan
    written = {0}
    for level in range(1, len(plan) // PLAN):
        assert plan[level * PLAN + SOURCE] in written
        written.add(plan[level * PLAN + TARGET])
