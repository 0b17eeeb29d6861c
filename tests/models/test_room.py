from __future__ import annotations

import pytest

from tests.cli.running import run
from tests.examples import rectangle
from tilewright.engines.memo_search import DEFAULT_MEMORY
from tilewright.errors import NoEngine
from tilewright.families.tiling import TilingPuzzle, piece
from tilewright.families.tiling.compiling.compile import compile_cover
from tilewright.lattices import SQUARE
from tilewright.models import room, room_for
from tilewright.solving import count, lint


def test_a_model_that_takes_too_much_memory_is_refused_before_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_BYTES_OF_PAIR", 1 << 20)
    compile_cover.cache_clear()
    bars = TilingPuzzle("bars", rectangle(20, 20), (piece(SQUARE, "I", [(0, 0), (1, 0)], least=200),))
    with pytest.raises(NoEngine, match="380 placements and more would need over 1,140 MiB of memory, and 512 MiB"):
        count(bars)
    assert lint(bars)[-1].is_cut
    with room_for(1 << 32):
        assert compile_cover(bars).placements
    compile_cover.cache_clear()


def test_the_help_names_what_is_taken_without_an_option() -> None:
    text = " ".join(run("count", "--help").stdout.split())
    kept, placed = DEFAULT_MEMORY >> 20, room._room.get() >> 20
    assert f"of earlier counts in memory ({kept}); placements may take as much ({placed})" in text
